"""The table in text: the Landscape with its tokens, the cards in the centre, and what lies before each seat.

A card is written as its code and the letter of its companion, 1F3:o; a joker has a star, ? is a hidden face, and - a
face that nobody has seen.
"""

from __future__ import annotations

from banchisa.engine.state import CHANCE, OVER
from banchisa.games.arctic.cards import (
    ANIMALS,
    CARD_NAMES,
    CARD_OF,
    LAST,
    LETTERS,
    POWER_NAMES,
    SIDE_NAMES,
    UNKNOWN,
    cards_in,
)
from banchisa.games.arctic.position import face_name, hand_codes, totem_name, zone_entries
from banchisa.games.arctic.state import DOWN, ENDED, FACE, NOBODY, PHASES, SIDES, TableState

WIDTH = 11  # of a Landscape card


def drawn(state: TableState) -> str:
    """Landscape, centre and seats; below it whose turn it is."""
    lines = [*_landscape(state), _centre(state), _powers(state)]
    for seat in range(state.agreed.seats):
        lines.extend(_seat(state, seat))
    return "\n".join([*lines, "", _status(state)])


def _landscape(state: TableState) -> list[str]:
    rim = "+".join(["", *["-" * WIDTH] * (LAST + 1), ""])
    values = [str(state.agreed.landscape[position]).center(WIDTH) for position in range(LAST + 1)]
    tokens = [_tokens(state, position).center(WIDTH) for position in range(LAST + 1)]
    return [rim, "|".join(["", *values, ""]), "|".join(["", *tokens, ""]), rim]


def _tokens(state: TableState, position: int) -> str:
    return " ".join(LETTERS[animal] for animal in range(ANIMALS) if state.token(animal) == position)


def card_label(state: TableState, card: int) -> str:
    """A card with the letter of its companion."""
    return f"{CARD_NAMES[card]}:{LETTERS[state.agreed.companion[card]].lower()}"


def _label(state: TableState, code: str | None) -> str:
    if code is None:
        return "-"
    return card_label(state, CARD_OF[code]) if code in CARD_OF else code


def _centre(state: TableState) -> str:
    river = [card_label(state, card) for card in cards_in(state.river_low, state.river_high)]
    aside = "" if state.aside == UNKNOWN else f"   aside {card_label(state, int(state.aside))}"
    return f"River {' '.join(river) or 'empty'}{aside}   pile {state.pile}   Reserve {state.reserve}"


def _powers(state: TableState) -> str:
    """The powers of this game, with their owners."""
    if state.phase <= SIDES:
        return "Powers not turned yet"
    return "Powers " + "  ".join(_power(state, animal) for animal in range(ANIMALS))


def _power(state: TableState, animal: int) -> str:
    name = POWER_NAMES[animal * len(SIDE_NAMES) + int(state.side(animal))]
    return name if state.owner(animal) == NOBODY else f"{name}={state.owner(animal)}"


def _seat(state: TableState, seat: int) -> list[str]:
    first = ", first player" if seat == state.first else ""
    totem = totem_name(state, seat)
    hand = " ".join(_label(state, code) for code in hand_codes(state, seat))
    zone = " ".join(_label(state, face_name(entry)) for entry in zone_entries(state, seat))
    pile = " ".join(_pile_card(state, place) for place in range(state.row_start(seat * 2), state.row_end(seat * 2)))
    return [
        f"Seat {seat} ({state.agreed.colours[seat]}{first}{'' if totem is None else f', Totem {totem}'})",
        f"  hand {hand or 'empty'}   penalty {zone or 'empty'}",
        f"  pile {pile or 'empty'}",
    ]


def _pile_card(state: TableState, place: int) -> str:
    entry = int(state.lying(place))
    return f"{_label(state, face_name(entry))}*" if entry & DOWN else card_label(state, entry & FACE)


def _status(state: TableState) -> str:
    who = {CHANCE: "chance", OVER: "nobody"}.get(int(state.actor), f"seat {state.actor}")
    parts = [f"round {state.round}"]
    if state.final:
        parts.append("final round")
    elif state.opened:
        parts.append("end announced")
    parts.append("over" if state.phase == ENDED else f"{who} to act: {PHASES[state.phase]}")
    return ", ".join(parts)
