"""Positions of Pinguinoè stated in one line, and the words to play on from them.

Cards are written "1:L1a/0 9:D4a/180" (place, front, rotation), cells "7.13" (row, column). Penguins stand in seat
order, "-" for one at home; hands are words in seat order. Four players sit as in the worked examples: seat 0 NW, 1 NE,
2 SE, 3 SW. What is an option goes to the options, the rest into the position; without a phase the seat is to roll.
"""

from __future__ import annotations

from typing import Any

import banchisa
from support.positions import json_entry, names, play

GAME = banchisa.game("pinguinoe")
OPTIONS = tuple(GAME.options)
HOMES = {
    (2, "standard"): ["0.0", "14.27"],
    (3, "standard"): ["0.0", "0.27", "14.27"],
    (4, "standard"): ["0.0", "0.27", "14.27", "14.0"],
    (2, "two_player"): ["0.0", "14.0"],
}
Json = dict[str, Any]


# stating a position


def at(*said: Any, **more: Any) -> banchisa.State:
    """A position; the seat is the one on turn."""
    return GAME.from_json(at_json(*said, **more))


def at_json(
    cards: str = "",
    penguins: str = "",
    hands: tuple[str, ...] | list[str] = (),
    seat: int = 0,
    seats: int = 4,
    down: str = "",
    discards: str = "",
    **more: object,
) -> Json:
    options = {name: more.pop(name) for name in OPTIONS if name in more}
    homes = HOMES[seats, str(options.get("layout", "standard"))]
    named = penguins.split() + ["-"] * (seats - len(penguins.split()))
    held = list(hands) + [""] * (seats - len(hands))
    return {
        "seats": seats,
        "options": options,
        "up": cards_json(cards),
        "down": cards_json(down),
        "penguins": [home if cell == "-" else cell for cell, home in zip(named, homes, strict=True)],
        "hands": [words.split() for words in held],
        "discards": discards.split(),
        "turn": seat,
    } | more


STATED = {"at": at_json}


def cards_json(cards: str) -> dict[str, str]:
    return dict(card.split(":") for card in cards.split())


def roll(result: int, *args: object, **more: object) -> banchisa.State:
    """A position in which the seat on turn has rolled."""
    return play(at(*args, **more), "roll", f"die {result}")


# playing on


def labels(state: banchisa.State, family: str) -> str:
    """What the legal actions of a family speak of."""
    return " ".join(" ".join(name.split()[1:]) for name in names(state, family))


# looking


def penguins(state: banchisa.State) -> str:
    """Where the penguins stand; one that floats has a ring."""
    data = state.to_json()
    return " ".join(f"({c})" if k in data["floating"] else c for k, c in enumerate(data["penguins"]))


def hand(state: banchisa.State, seat: int) -> str:
    data = state.to_json()
    return " ".join(sorted([*data["hands"][seat], *data["kept"][seat]]))


def question(state: banchisa.State) -> str:
    """Who is asked for what: "0 move", "-1 die"."""
    return f"{int(state.actor)} {json_entry(state, 'phase')}"


def up(state: banchisa.State) -> str:
    """The cards that lie face up."""
    return " ".join(f"{place}:{card}" for place, card in state.to_json()["up"].items())


def cells_of(state) -> dict[str, str]:
    """What each cell of the map shows, by name: the sea of its card where there is nothing else."""
    scene = GAME.scene(state, None)
    cards = scene.boards[0].regions[:-1]
    seas = {cell: scene.grounds.get(card.id, card.ground) for card in cards for cell in card.cells}
    cells = {cell.name: (cell.id, scene.grounds.get(cell.id, cell.ground)) for cell in scene.boards[0].cells}
    return {name: seas[id] if ground == "sea" else ground for name, (id, ground) in cells.items()}
