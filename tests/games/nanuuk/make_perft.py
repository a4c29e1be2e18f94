"""Counts the lines of play of perft.toml anew and confirms them with the reference simulator.

    PYTHONPATH=src:tests .venv-dev/bin/python tests/games/nanuuk/make_perft.py

Only the numbers in `leaves` are rewritten, as many as stand there. The reference counts by brute force too, to depth
3 everywhere and deeper while there are few leaves; a difference stops the run before anything is written.
"""

from __future__ import annotations

import copy
import re
import tomllib
from pathlib import Path
from typing import Any

import banchisa
from banchisa.engine.rollout import perft
from games.nanuuk.positions import GAME, bears_json, hunt_json, intro_json, play
from games.nanuuk.reference import OVER, Reference

TABLE = Path(__file__).parent / "perft.toml"
CONFIRMED, FEW = 3, 1500  # the reference counts to this depth, and on while there are so few leaves
STATED = {"hunt": hunt_json, "intro": intro_json, "bears": bears_json}
Entry = dict[str, Any]
Json = dict[str, Any]
Pieces = dict[tuple[int, int], str]


def entries() -> list[Entry]:
    return tomllib.loads(TABLE.read_text(encoding="utf-8"))["position"]


def opened(entry: Entry) -> banchisa.State:
    """The position of an entry."""
    data = stated(entry)
    state = GAME.start(entry["seats"], **entry.get("options", {})) if data is None else GAME.from_json(data)
    return play(state, *steps(entry))


def stated(entry: Entry) -> Json | None:
    """The position an entry begins with, unless that is the start of a game."""
    return next((state_it(**entry[kind]) for kind, state_it in STATED.items() if kind in entry), None)


def steps(entry: Entry) -> list[str]:
    return [step.strip() for step in entry.get("steps", "").split(",") if step.strip()]


# the same for the reference


def referred(entry: Entry) -> Reference:
    """The position of an entry in the reference simulator."""
    data = stated(entry)
    game = Reference(entry["seats"], **entry.get("options", {})) if data is None else reference_at(data)
    for step in steps(entry):
        game.apply(GAME.actions.parse(step))
    return game


def reference_at(data: Json) -> Reference:
    """The reference where a position begins the turn of a seat."""
    game = Reference(data["seats"], **data["options"])
    turn = next(number for number, turn in enumerate(game.turns) if turn.seat == data["seat"])
    pieces, things = standing(game, data)
    return game.set_position(
        pieces,
        cracks=data["cracks"],
        turn=turn,
        round_number=data.get("round", 2),
        homecoming=data.get("homecoming", False),
        **things,
    )


def standing(game: Reference, data: Json) -> tuple[Pieces, Json]:
    """Where the pieces of the seats stand, and what else lies on floe and sheets."""
    if "hunters" in data:
        hunters = dict(zip(slots(game), data["hunters"], strict=True))
        return {slot: hunter["at"] for slot, hunter in hunters.items()}, {
            "bears": data["bears"],
            "tiles": {space: kind for kind, spaces in data["tiles"].items() for space in spaces},
            "left": {slot: hunter["left"] for slot, hunter in hunters.items()},
            "stored": {slot: stored(hunter) for slot, hunter in hunters.items()},
        }
    if "pieces" in data:
        return dict(zip(slots(game), data["pieces"], strict=True)), {}
    inuit = [space for space in data["inuit"] if space is not None]
    if game.mode == "shared_bear":
        return dict(zip(slots(game), inuit, strict=True)), {"bears": data["bears"]}
    bear = {(game.bear_seat, 0): data["bears"][0]}
    return bear | dict(zip([slot for slot in slots(game) if slot not in bear], inuit, strict=True)), {}


def slots(game: Reference) -> list[tuple[int, int]]:
    """The pieces of all seats in seat order."""
    return sorted((piece.seat, piece.slot) for piece in game.pieces if piece.seat is not None)


def stored(hunter: Json) -> list[str]:
    return [animal for animal, number in hunter["stored"].items() for _ in range(number)]


def count(game: Reference, depth: int) -> int:
    """What perft counts, by the reference."""
    if depth == 0 or game.actor == OVER:
        return 1
    if depth == 1:
        return len(game.legal())
    leaves = 0
    for action in game.legal():
        child = copy.deepcopy(game)
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
