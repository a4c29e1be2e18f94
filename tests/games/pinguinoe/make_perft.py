"""Counts the lines of play of perft.toml anew and confirms them with the reference simulator.

    PYTHONPATH=src:tests .venv-dev/bin/python tests/games/pinguinoe/make_perft.py

Only the numbers in `leaves` are rewritten, as many as stand there. The reference counts by brute force too, to depth 2
everywhere and deeper while there are few leaves; a difference stops the run before anything is written.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import banchisa
from banchisa.engine.rollout import perft
from games.pinguinoe.positions import GAME, HOMES, at_json, play
from games.pinguinoe.reference import OVER, Reference

TABLE = Path(__file__).parent / "perft.toml"
CONFIRMED, FEW = 2, 4000  # the reference counts to this depth, and on while there are so few leaves
Entry = dict[str, Any]


def entries() -> list[Entry]:
    return tomllib.loads(TABLE.read_text(encoding="utf-8"))["position"]


def opened(entry: Entry) -> banchisa.State:
    """The position of an entry."""
    if "at" in entry:
        return play(GAME.from_json(at_json(**entry["at"])), *steps(entry))
    return play(GAME.start(entry["seats"], **entry.get("options", {})), *steps(entry))


def steps(entry: Entry) -> list[str]:
    return [step.strip() for step in entry.get("steps", "").split(",") if step.strip()]


def referred(entry: Entry) -> Reference:
    """The position of an entry in the reference simulator."""
    if "at" in entry:
        game = reference_at(at_json(**entry["at"]))
    else:
        game = Reference(entry["seats"], **entry.get("options", {}))
    for step in steps(entry):
        game.apply(GAME.actions.parse(step))
    return game


def reference_at(data: dict[str, Any]) -> Reference:
    """The reference where a position begins the turn of a seat."""
    layout = str(data["options"].get("layout", "standard"))
    homes = HOMES[data["seats"], layout]
    seal = data.get("seal", "ark")
    return Reference(data["seats"], **data["options"]).set_position(
        {seat: pair(cell) for seat, cell in enumerate(data["penguins"]) if cell != homes[seat]},
        up={int(place): card for place, card in data["up"].items()},
        down={int(place): card for place, card in data["down"].items()},
        ark=data.get("ark", "A"),
        seal=None if seal == "ark" else pair(seal),
        hands=dict(enumerate(data["hands"])),
        floating=data.get("floating", ()),
        stopped=data.get("stops", ()),
        blizzard_turns=data.get("storm", 0),
        discards=data["discards"],
        turn=data["turn"],
        turns_played=data.get("turns", 0),
    )


def pair(cell: str) -> tuple[int, int]:
    row, column = cell.split(".")
    return int(row), int(column)


def count(game: Reference, depth: int) -> int:
    """What perft counts, by the reference."""
    if depth == 0 or game.actor == OVER:
        return 1
    if depth == 1:
        return len(game.legal())
    leaves = 0
    for action in game.legal():
        child = game.copy()
        child.apply(action)
        leaves += count(child, depth - 1)
    return leaves


def counted(entry: Entry) -> list[int]:
    """The leaves at each depth, confirmed."""
    state, game = opened(entry), referred(entry)
    leaves = [perft(state, depth) for depth in range(1, len(entry["leaves"]) + 1)]
    for depth, found in enumerate(leaves, start=1):
        if (depth <= CONFIRMED or found <= FEW) and count(game, depth) != found:
            raise SystemExit(f"{entry['name']}: at depth {depth} the reference does not count {found}")
    print(entry["name"], leaves)
    return leaves


def main() -> None:
    fresh = iter([counted(entry) for entry in entries()])
    text = TABLE.read_text(encoding="utf-8")
    TABLE.write_text(re.sub(r"^leaves = .*$", lambda _: f"leaves = {next(fresh)}", text, flags=re.M), encoding="utf-8")


if __name__ == "__main__":
    main()
