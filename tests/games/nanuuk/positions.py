"""Positions of Nanuuk! stated in one line, and the words to play on from them.

Spaces, lines and things are written as in the rulebook, with blanks between them: cracks "E3-E4 A1-A2", pieces
"D2 E3", a hunter with its sheet "C5 harpoon husky / fish fish" (carried on the left, stored on the right; a bare
"C5" carries its harpoon, "C5 nothing" nothing at all). What is an option goes to the options, the rest into the
position; without a phase the turn of the seat begins.
"""

from __future__ import annotations

from typing import Any

import banchisa
from support.positions import json_entry, play

GAME = banchisa.game("nanuuk")
Json = dict[str, Any]


# stating a position


def hunt(*said: Any, **more: Any) -> banchisa.State:
    """A position of the full game; hunters not named stand in E3, and a fish on F5 keeps the hunt going."""
    return GAME.from_json(hunt_json(*said, **more))


def hunt_json(
    seats: int = 4,
    hunters: list[str] | None = None,
    cracks: str = "",
    tiles: str = "fish F5",
    bears: str = "",
    seat: int = 0,
    **more: object,
) -> Json:
    pawns = more.get("pawns", 1)
    assert isinstance(pawns, int)
    named = list(hunters or [])
    data: Json = {
        "hunters": [hunter_json(text) for text in named + ["E3"] * (seats * pawns - len(named))],
        "tiles": tiles_json(tiles),
        "bears": bears.split(),
    }
    return position_json(seats, cracks, seat, data | {"mode": "nanuuk"} | more)


def intro(*said: Any, **more: Any) -> banchisa.State:
    """A position of the introductory family: the pieces by seat, "-" for one that has left the floe."""
    return GAME.from_json(intro_json(*said, **more))


def intro_json(
    seats: int = 4, pieces: str = "", cracks: str = "", seat: int = 0, mode: str = "intro", **more: object
) -> Json:
    return position_json(seats, cracks, seat, {"pieces": spaces(pieces), "mode": mode} | more)


def bears(*said: Any, **more: Any) -> banchisa.State:
    """A position of a bear mode: the Inuit by seat, the bear's own seat left out."""
    return GAME.from_json(bears_json(*said, **more))


def bears_json(
    bears: str = "D3",
    inuit: str = "C1 C6",
    cracks: str = "",
    seat: int = 0,
    seats: int = 3,
    mode: str = "bear_hunt",
    **more: object,
) -> Json:
    standing = spaces(inuit)
    if seats == 3:
        bear_seat = more.get("bear_seat", 2)
        assert isinstance(bear_seat, int)
        standing.insert(bear_seat, None)
    number = {"bears": len(bears.split())} if mode == "shared_bear" else {}
    data = position_json(seats, cracks, seat, {"inuit": standing, "mode": mode} | number | more)
    return data | {"bears": spaces(bears)}


STATED = {"hunt": hunt_json, "intro": intro_json, "bears": bears_json}


def shared_bear(
    bear: str = "D3", inuit: str = "C1 C6", cracks: str = "", seat: int = 0, **more: object
) -> banchisa.State:
    """A position of Shared bear with one, two or three bears."""
    return bears(bear, inuit, cracks, seat, 2, "shared_bear", **more)


def position_json(seats: int, cracks: str, seat: int, things: Json) -> Json:
    """Sort what was said into options and position."""
    options = {name: value for name, value in things.items() if name in GAME.options and not isinstance(value, list)}
    data = {name: value for name, value in things.items() if name not in options}
    return {"seats": seats, "options": options, "phase": "turn", "cracks": cracks.split(), "seat": seat} | data


def spaces(text: str) -> list[str | None]:
    return [None if word == "-" else word for word in text.split()]


def tiles_json(text: str) -> Json:
    """ "fish F5 C4, whale A1" as a table by kind."""
    lying: dict[str, list[str]] = {}
    for kind, *found in [words.split() for words in text.split(",") if words.strip()]:
        lying.setdefault(kind, []).extend(found)
    return dict(lying)


def hunter_json(text: str) -> Json:
    """ "C5 harpoon husky / fish fish" as a table."""
    left, _, right = text.partition("/")
    at, *carried = left.split()
    stored = right.split()
    return {
        "at": at,
        "left": [thing for thing in carried or ["harpoon"] if thing != "nothing"],
        "stored": {animal: stored.count(animal) for animal in stored},
    }


# playing on


def start(seats: int, *steps: str, **options: object) -> banchisa.State:
    """A game from its first step on."""
    return play(GAME.start(seats, **options), *steps)


# looking at a position


def each(words: str, endings: str) -> list[str]:
    """The same action with each of these endings: each("move 1", "C3 C4")."""
    return [f"{words} {ending}" for ending in endings.split()]


def why(state: banchisa.State, step: str) -> tuple[str, str, Json] | None:
    """The rule that forbids a step, the reason and the facts."""
    refusal = GAME.refusal(state, GAME.actions.parse(step))
    return None if refusal is None else (refusal.rule, refusal.reason, refusal.facts)


def sheet(state: banchisa.State, hunter: int) -> str:
    """A hunter as it is written above, always with both sides: "C5 harpoon / fish fish"."""
    entry = json_entry(state, "hunters")[hunter]
    stored = [animal for animal, number in entry["stored"].items() for _ in range(number)]
    return " ".join([entry["at"], *(entry["left"] or ["nothing"]), "/", *(stored or ["nothing"])])


def tiles(state: banchisa.State) -> str:
    """The tiles on the floe as they are written above."""
    lying = json_entry(state, "tiles")
    return ", ".join(" ".join([kind, *lying[kind]]) for kind in sorted(lying) if lying[kind])


def cracks(state: banchisa.State) -> str:
    return " ".join(json_entry(state, "cracks"))
