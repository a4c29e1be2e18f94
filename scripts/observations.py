"""Writes the features of all games, as they declare them, into docs/observations.md.

python scripts/observations.py          write the page
python scripts/observations.py --check  fail if it is not what would be written
"""

from __future__ import annotations

import sys
from pathlib import Path

import banchisa
from banchisa.engine.bounds import GameBounds
from banchisa.engine.game import Game
from banchisa.engine.observation import Feature
from banchisa.engine.state import Terms
from banchisa.games import registry

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "observations.md"
COMMAND = "python scripts/observations.py"
BEGIN = f"<!-- features:begin, written by `{COMMAND}` from what the games declare: change it there -->"
END = "<!-- features:end -->"


def tables() -> list[tuple[Game, str, dict[str, object], int]]:
    """What is described: every game, and Nanuuk! in its three kinds of modes."""
    nanuuk = banchisa.game("nanuuk")
    kinds: list[tuple[Game, str, dict[str, object], int]] = [
        (nanuuk, "the hunt", {}, 4),
        (nanuuk, "introductory game, Cooperation, Neighbour, Rescuer", {"mode": "intro"}, 4),
        (nanuuk, "bear hunt, shared bears", {"mode": "bear_hunt"}, 3),
    ]
    return kinds + [(game, "", {}, game.seats[-1]) for game in banchisa.games() if game.key in registry.PACKAGED[1:]]


def write_features() -> str:
    """The section of the page that follows from the declarations."""
    parts = [BEGIN]
    for game, kind, options, seats in tables():
        terms = game.start(seats, **options).terms
        title = f"{game.title}: {kind}" if kind else game.title
        parts += [f"## {title}", _describe_table(game, options, terms), _list_features(game.features(terms))]
    return "\n\n".join([*parts, END])


def write_page(before: str) -> str:
    """The page with its section as it should be."""
    head, _, rest = before.partition(BEGIN)
    return head + write_features() + rest.partition(END)[2]


def _describe_table(game: Game, options: dict[str, object], terms: Terms) -> str:
    sizes = {
        seats: game.observation_size(game.start(seats, **options).terms) for seats in game.allowed_seats(**options)
    }
    bytes_of = ", ".join(f"{size:,} bytes with {seats} seats" for seats, size in sizes.items())
    return f"{bytes_of}. The table below is for {terms.seats} seats. {_describe_bounds(game.bounds(terms))}"


def _describe_bounds(bounds: GameBounds) -> str:
    chance = (
        f"chance chooses between {bounds.max_chance_outcomes}" if bounds.max_chance_outcomes else "there is no chance"
    )
    return (
        f"There are at most {bounds.max_steps:,} steps, scores from {bounds.min_score} to {bounds.max_score:,}, "
        f"and {bounds.actions:,} actions; {chance}{' outcomes at most' if bounds.max_chance_outcomes else ''}."
    )


def _list_features(features: tuple[Feature, ...]) -> str:
    rows = [
        f"| `{feature.name}` | {' × '.join(map(str, feature.shape))} | {feature.high} | {feature.about} |"
        for feature in features
    ]
    return "\n".join(["| feature | shape | highest | what it says |", "|---|---|---|---|", *rows])


def main(arguments: list[str]) -> int:
    before = PAGE.read_text(encoding="utf-8")
    after = write_page(before)
    if "--check" not in arguments:
        PAGE.write_text(after, encoding="utf-8")
    elif before != after:
        print(f"{PAGE.name} is stale: run {COMMAND}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
