"""Counts the lines of play of perft.toml anew, with the reference simulator alone.

    PYTHONPATH=src:tests .venv-dev/bin/python tests/games/iglu/make_perft.py

Only the numbers in `leaves` are rewritten, as many as stand there; that the game counts the same is for the tests.
"""

from __future__ import annotations

import pickle
import re
import tomllib
from pathlib import Path
from typing import Any

import banchisa
from games.iglu.positions import GAME, play, stated
from games.iglu.reference import OVER, Reference

TABLE = Path(__file__).parent / "perft.toml"
PHASES = {"turn": {"phase": 1}, "act": {"phase": 2}, "drift": {"drift": True}}
Entry = dict[str, Any]


def entries() -> list[Entry]:
    return tomllib.loads(TABLE.read_text(encoding="utf-8"))["position"]


def opened(entry: Entry) -> banchisa.State:
    """The position of an entry."""
    if "at" in entry:
        return play(GAME.from_json(stated(**entry["at"])), *steps(entry))
    return play(GAME.start(entry["seats"], **entry.get("options", {})), *steps(entry))


def steps(entry: Entry) -> list[str]:
    """Steps of a line; "4 place b1" is four times the same."""
    found = []
    for step in entry.get("steps", "").split(","):
        times, _, rest = step.strip().partition(" ")
        found += [rest] * int(times) if times.isdigit() else [step.strip()] * bool(step.strip())
    return found


# the same for the reference


def referred(entry: Entry) -> Reference:
    """The position of an entry in the reference simulator."""
    game = reference_at(entry["at"]) if "at" in entry else Reference(entry["seats"], **entry.get("options", {}))
    for step in steps(entry):
        game.apply(GAME.actions.parse(step))
    return game


def reference_at(line: Entry) -> Reference:
    """The reference in a stated position."""
    data = stated(**line)
    game = Reference(data["seats"], **data["options"])
    game.set_position(
        ice=[cell for cell in data["ice"] if cell not in data["glaciers"]],
        glaciers=data["glaciers"],
        inuit=standing(data["inuit"]),
        igloos={cell: seat for seat, cells in enumerate(data["igloos"]) for cell in cells},
        fish=data["fish"],
        foxes=data["foxes"],
        bears=data["bears"],
        hands=dict(enumerate(repeated(data["kept"]))),
        hunted=dict(enumerate(repeated(data["hunted"]))),
        active=data.get("seat", 0),
        ap=data.get("ap", 3),
        played=data.get("played", []),
        **PHASES[data["phase"]],
    )
    return game


def standing(inuit: list[list[str]]) -> dict[str, dict[int, int]]:
    """How many Inuit of each seat stand where."""
    cells = {cell for tribe in inuit for cell in tribe}
    return {cell: {seat: inuit[seat].count(cell) for seat in range(len(inuit))} for cell in cells}


def repeated(counts: list[dict[str, int]]) -> list[list[str]]:
    """Each thing as often as it is counted."""
    return [[name for name, number in count.items() for _ in range(number)] for count in counts]


def count(game: Reference, depth: int) -> int:
    """What perft counts, by the reference."""
    if depth == 0 or game.actor == OVER:
        return 1
    legal = game.legal()
    if depth == 1:
        return len(legal)
    leaves, frozen = 0, pickle.dumps(game)  # much faster than a deep copy
    for action in legal:
        child = pickle.loads(frozen)
        child.apply(action)
        leaves += count(child, depth - 1)
    return leaves


# the table


def counted(entry: Entry) -> list[int]:
    """The leaves at each depth."""
    game = referred(entry)
    leaves = [count(game, depth) for depth in range(1, len(entry["leaves"]) + 1)]
    print(entry["name"], leaves)
    return leaves


def main() -> None:
    fresh = iter([counted(entry) for entry in entries()])
    text = TABLE.read_text(encoding="utf-8")
    TABLE.write_text(re.sub(r"^leaves = .*$", lambda _: f"leaves = {next(fresh)}", text, flags=re.M), encoding="utf-8")


if __name__ == "__main__":
    main()
