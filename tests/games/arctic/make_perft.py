"""Counts the lines of play of perft.toml anew and confirms them with the reference simulator.

    PYTHONPATH=src:tests .venv-dev/bin/python tests/games/arctic/make_perft.py

Only the numbers in `leaves` are rewritten, as many as stand there. The reference counts by brute force too, to depth
3 everywhere and deeper while there are few leaves; a difference stops the run before anything is written.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import banchisa
from banchisa.engine.rollout import perft
from games.arctic.positions import ANIMALS, GAME, play, table_json
from games.arctic.reference import OVER, Reference

TABLE = Path(__file__).parent / "perft.toml"
CONFIRMED, FEW = 3, 15000  # the reference counts to this depth, and on while there are so few leaves
Entry = dict[str, Any]


def entries() -> list[Entry]:
    return tomllib.loads(TABLE.read_text(encoding="utf-8"))["position"]


def opened(entry: Entry) -> banchisa.State:
    """The position of an entry."""
    options = entry.get("options", {})
    if "table" not in entry:
        return play(GAME.start(entry["seats"], **options), *steps(entry))
    return play(GAME.from_json(table_json(entry["seats"], **entry["table"], **options)), *steps(entry))


def steps(entry: Entry) -> list[str]:
    return [step.strip() for step in entry.get("steps", "").split(",") if step.strip()]


# the same for the reference


def referred(entry: Entry) -> Reference:
    """The position of an entry in the reference simulator."""
    game = Reference(entry["seats"], **reference_options(entry.get("options", {})))
    if "table" in entry:
        lay_out(game, entry["seats"], entry["table"])
    for step in steps(entry):
        game.apply(GAME.actions.parse(step))
    return game


def reference_options(options: dict[str, Any]) -> dict[str, Any]:
    sides = {animal: options[f"{animal}_side"] for animal in ANIMALS if f"{animal}_side" in options}
    found = {name: value for name, value in options.items() if not name.endswith("_side")}
    if "decks" in found:
        found["decks"] = [int(deck) for deck in found["decks"].split("-")]
    return found | ({"power_sides": sides} if sides else {})


def lay_out(game: Reference, seats: int, stated: dict[str, Any]) -> None:
    """Lay a stated position out in the reference, with the cards put away unseen as in the game."""
    data = table_json(seats, **stated)
    words = stated.get("powers", "").split(",")
    powers = {power: None if owner == "-" else int(owner) for power, owner in (word.split() for word in words if word)}
    game.set_position(
        piles=[" ".join(row) for row in data["piles"]],
        hands=[" ".join(row) for row in data["hands"]],
        river=" ".join(data["river"]),
        penalties=[" ".join(card or "?" for card in row) for row in data["penalties"]],
        powers=powers,
        tokens=data["tokens"],
        reserve=0 if data.get("opened") else None,
        final=data.get("final", False),
    )


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


# the table


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
