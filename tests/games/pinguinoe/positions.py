"""Positions of Pinguinoè stated in one line, and the words to play on from them.

Cards are written "1:L1a/0 9:D4a/180" (place, front, rotation), cells "7.13" (row, column). Penguins stand in seat
order, "-" for one at home; hands are words in seat order. Four players sit as in the worked examples: seat 0 NW, 1 NE,
2 SE, 3 SW. What is an option goes to the options, the rest into the position; without a phase the seat is to roll.
"""

from __future__ import annotations

import banchisa

GAME = banchisa.game("pinguinoe")
OPTIONS = tuple(GAME.options)
HOMES = {
    (2, "standard"): ["0.0", "14.27"],
    (3, "standard"): ["0.0", "0.27", "14.27"],
    (4, "standard"): ["0.0", "0.27", "14.27", "14.0"],
    (2, "two_player"): ["0.0", "14.0"],
}
Json = dict[str, object]


# stating a position


def at(
    cards: str = "",
    penguins: str = "",
    hands: tuple[str, ...] | list[str] = (),
    seat: int = 0,
    seats: int = 4,
    down: str = "",
    discards: str = "",
    **more: object,
) -> banchisa.State:
    """A position; the seat is the one on turn."""
    return GAME.from_json(at_json(cards, penguins, hands, seat, seats, down, discards, **more))


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


def cards_json(cards: str) -> dict[str, str]:
    return dict(card.split(":") for card in cards.split())


def rolled(result: int, *args: object, **more: object) -> banchisa.State:
    """A position in which the seat on turn has rolled."""
    return play(at(*args, **more), "roll", f"die {result}")


# playing on


def play(state: banchisa.State, *steps: str) -> banchisa.State:
    """The position after some steps, each of which must be allowed."""
    after = state.copy()
    for step in steps:
        action = GAME.actions.parse(step)
        refusal = GAME.refusal(after, action)
        assert refusal is None, f"{step}: {refusal}"
        assert action in after.legal_actions(), step
        after.apply(action)
    return after


def names(state: banchisa.State, family: str = "") -> list[str]:
    """The legal actions (of a family) in notation."""
    found = [GAME.actions.name(action) for action in state.legal_actions()]
    return [name for name in found if not family or name.split()[0] == family]


def labels(state: banchisa.State, family: str) -> str:
    """What the legal actions of a family speak of."""
    return " ".join(" ".join(name.split()[1:]) for name in names(state, family))


def refused(state: banchisa.State, step: str) -> str | None:
    """The rule that forbids a step, which must not be offered either."""
    action = GAME.actions.parse(step)
    refusal = GAME.refusal(state, action)
    assert (refusal is None) == (action in state.legal_actions()), step
    return None if refusal is None else refusal.rule


# looking


def look(state: banchisa.State, name: str) -> object:
    """One entry of the position."""
    return state.to_json()[name]


def penguins(state: banchisa.State) -> str:
    """Where the penguins stand; one that floats has a ring."""
    data = state.to_json()
    return " ".join(f"({c})" if k in data["floating"] else c for k, c in enumerate(data["penguins"]))


def hand(state: banchisa.State, seat: int) -> str:
    data = state.to_json()
    return " ".join(sorted([*data["hands"][seat], *data["kept"][seat]]))


def asked(state: banchisa.State) -> str:
    """Who is asked for what: "0 move", "-1 die"."""
    return f"{int(state.actor)} {look(state, 'phase')}"


def up(state: banchisa.State) -> str:
    """The cards that lie face up."""
    return " ".join(f"{place}:{card}" for place, card in state.to_json()["up"].items())


def shown(state) -> dict[str, str]:
    """What each cell of the map shows, by name: the sea of its card where there is nothing else."""
    scene = GAME.scene(state, None)
    cards = scene.boards[0].regions[:-1]
    seas = {cell: scene.grounds.get(card.id, card.ground) for card in cards for cell in card.cells}
    cells = {cell.name: (cell.id, scene.grounds.get(cell.id, cell.ground)) for cell in scene.boards[0].cells}
    return {name: seas[id] if ground == "sea" else ground for name, (id, ground) in cells.items()}
