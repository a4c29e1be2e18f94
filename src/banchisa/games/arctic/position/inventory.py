"""Counting everything in the box: nothing appears, nothing vanishes."""

from __future__ import annotations

from banchisa.games.arctic.rules import phase
from banchisa.games.arctic.rules.board import ANIMALS, CARDS, IN_DECK, LAST, UNKNOWN, cards_in
from banchisa.games.arctic.rules.knowledge import hidden_in_hand
from banchisa.games.arctic.rules.state import FACE, HIDDEN, NOBODY, TableState


def inventory(state: TableState) -> dict[str, int]:
    """How many of each component there are: cards by where they lie, and whether each has one face only."""
    seats = range(state.agreed.seats)
    lying = state.all_entries()
    hands = [int(state.size(seat)) for seat in seats]
    aside = 0 if state.aside == UNKNOWN else 1
    boxed = 0 if state.phase == phase.DECKS else CARDS - IN_DECK * int(state.agreed.seats)
    undealt = CARDS if state.phase == phase.DECKS else int(state.pile + state.reserve)
    totems = [int(state.totem(seat)) for seat in seats]
    return {
        "card": boxed + undealt + int(state.river) + aside + sum(hands) + len(lying),
        "face": boxed + _faces(state, lying, aside),
        "token": len([animal for animal in range(ANIMALS) if 0 <= state.token(animal) <= LAST]),
        "power": len([animal for animal in range(ANIMALS) if NOBODY <= state.owner(animal) < state.agreed.seats]),
        "totem": _totems(totems),
    }


def _faces(state: TableState, lying: list[int], aside: int) -> int:
    """Faces that are shown somewhere and those that are not; a card that lay in two places would be counted twice."""
    if state.phase == phase.DECKS:
        return CARDS
    shown = len([entry for entry in lying if entry & FACE != UNKNOWN]) + aside
    for seat in range(state.agreed.seats):
        shown += int(state.size(seat)) - int(hidden_in_hand(state, seat))
    return shown + int(state.river) + len(cards_in(state.unseen_low, state.unseen_high))


def _totems(totems: list[int]) -> int:
    """Tiles dealt and tiles in the box; two seats with the same tile would make one too many."""
    named = {totem for totem in totems if 0 < totem < HIDDEN}
    dealt = [totem for totem in totems if totem]
    return len(dealt) + ANIMALS - len(named) - len([totem for totem in totems if totem == HIDDEN])
