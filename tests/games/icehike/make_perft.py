"""Counts the lines of play of perft.toml anew and confirms them with the reference simulator.

    PYTHONPATH=src:tests .venv-dev/bin/python tests/games/icehike/make_perft.py

Only the numbers in `leaves` are rewritten, as many as stand there. The reference counts by brute force too, as deep as
there are few leaves; a difference stops the run before anything is written.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import banchisa
from banchisa.engine.rollout import perft
from games.icehike.positions import GAME, hike_json, play
from games.icehike.reference import OVER, Reference

TABLE = Path(__file__).parent / "perft.toml"
FEW = 2500  # the reference counts as deep as there are no more leaves than this
Entry = dict[str, Any]
Json = dict[str, Any]


def entries() -> list[Entry]:
    return tomllib.loads(TABLE.read_text(encoding="utf-8"))["position"]


def opened(entry: Entry) -> banchisa.State:
    """The position of an entry."""
    data = stated(entry)
    state = GAME.start(entry["seats"], **entry.get("options", {})) if data is None else GAME.from_json(data)
    return play(state, *steps(entry))


def stated(entry: Entry) -> Json | None:
    """The position an entry begins with, unless that is the start of a game."""
    if "hike" not in entry:
        return None
    return hike_json(seats=entry["seats"], **entry["hike"], **entry.get("options", {}))


def steps(entry: Entry) -> list[str]:
    return [step.strip() for step in entry.get("steps", "").split(",") if step.strip()]


# the same for the reference


def referred(entry: Entry) -> Reference:
    """The position of an entry in the reference simulator."""
    game = Reference(entry["seats"], **entry.get("options", {}))
    data = stated(entry)
    if data is not None:
        game.set_position(
            data["puppets"],
            tiles={cell: kind for kind, cells in data["tiles"].items() for cell in cells},
            caves={cell: kind for kind, cells in data["finds"].items() for cell in cells},
            igloos=data["igloos"],
            bears=data["bears"],
            finds={name: [find for find, n in held.items() for _ in range(n)] for name, held in data["held"].items()},
            active=data["colour"],
            at=data["phase"],
            stack=data.get("stack"),
            bag=data.get("bag"),
            tile=data.get("tile"),
            cube=data.get("cube"),
        )
    for step in steps(entry):
        game.apply(GAME.actions.parse(step))
    return game


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
    confirmed = 0
    for depth, found in enumerate(leaves, start=1):
        if depth == 1 or found <= FEW:
            confirmed = depth
            if count(game, depth) != found:
                raise SystemExit(f"{entry['name']}: at depth {depth} the reference does not count {found}")
    print(entry["name"], leaves, "confirmed to depth", confirmed, flush=True)
    return leaves


def main() -> None:
    fresh = iter([counted(entry) for entry in entries()])
    text = TABLE.read_text(encoding="utf-8")
    TABLE.write_text(re.sub(r"^leaves = .*$", lambda _: f"leaves = {next(fresh)}", text, flags=re.M), encoding="utf-8")


if __name__ == "__main__":
    main()
