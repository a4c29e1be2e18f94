"""What a viewer knows, and the worlds that are possible for them.

A card that came into a hand openly is in that hand still, or it is one of the cards that have left it face down since:
that is all that is known of it. In a possible world such cards are put on one of those places, the latest first, each
place equally likely; what is left is filled with the other cards whose place is not known.
"""

from __future__ import annotations

from mypy_extensions import i64

from banchisa.engine.rng import Rng
from banchisa.games.arctic.rules import phase
from banchisa.games.arctic.rules.board import ANIMALS, CARDS, FLAG, ONE_OF, UNKNOWN, cards_in
from banchisa.games.arctic.rules.state import (
    EXITS,
    FACE,
    HIDDEN,
    ROWS,
    TableState,
    exit_of,
    has_seen,
    known_seat,
    known_stamp,
    origin_of,
)


def conceal(seen: TableState, viewer: i64) -> None:
    """Take from a position what a viewer cannot know."""
    for seat in range(seen.agreed.seats):
        if seat != viewer:
            _conceal_hand(seen, seat)
            if seen.totem(seat) and seen.phase != phase.OVER:  # ARC-5.15
                seen.set_totem(seat, HIDDEN)
    own = FLAG[viewer] if viewer >= 0 else i64(0)
    for place in range(seen.count_lying()):
        entry = seen.entry_at(place)
        if has_seen(entry) and not has_seen(entry) & own and entry & FACE != UNKNOWN:
            seen.hide(entry & FACE)
            seen.cards[ROWS + place] = entry | UNKNOWN


def _conceal_hand(seen: TableState, seat: i64) -> None:
    seen.unseen_low |= seen.hand_low(seat)
    seen.unseen_high |= seen.hand_high(seat)
    seen.forget_hand(seat)


def imagine(world: TableState, rng: Rng) -> None:
    """Fill in the hidden cards and Totems at random."""
    for seat in range(world.agreed.seats):
        _place_known(world, seat, rng)
    _place_others(world, rng)
    _deal_totems(world, rng)


def hidden_in_hand(world: TableState, seat: i64) -> i64:
    """How many cards of a hand are not known."""
    shown = len(cards_in(world.hand_low(seat), world.hand_high(seat)))
    return world.size(seat) - shown


def is_hidden(entry: i64) -> bool:
    """Whether somebody knows this card, but not the viewer."""
    return has_seen(entry) != 0 and entry & FACE == UNKNOWN


def hidden_places(world: TableState, origin: i64) -> list[int]:
    """Where the hidden cards lie that came from a hand, or from the draw pile."""
    found: list[int] = []
    for place in range(world.count_lying()):
        entry = world.entry_at(place)
        if is_hidden(entry) and origin_of(entry) == origin:
            found.append(place)
    return found


def known_to_all(world: TableState, seat: i64) -> list[int]:
    """The cards that were seen to enter a hand and whose place is not known, the latest first."""
    found: list[int] = []
    for card in cards_in(world.unseen_low, world.unseen_high):
        known = world.knowledge_of(card)
        if known and known_seat(known) == seat:
            found.append((EXITS - int(known_stamp(known))) * CARDS + card)
    found.sort()
    return [key % CARDS for key in found]


def _place_known(world: TableState, seat: i64, rng: Rng) -> None:
    """Put the cards that everybody saw coming on places of this seat."""
    free = int(hidden_in_hand(world, seat))
    places = hidden_places(world, seat)
    for card in known_to_all(world, seat):
        stamp = int(known_stamp(world.knowledge_of(card)))
        later = [place for place in places if exit_of(world.entry_at(place)) > stamp]
        drawn = int(rng.below(free + len(later)))
        if drawn < free:
            free -= 1
            _put_in_hand(world, seat, card)
        else:
            places.remove(later[drawn - free])
            _put_face(world, later[drawn - free], card)


def _put_in_hand(world: TableState, seat: i64, card: i64) -> None:
    world.show(card)
    world.take(seat, card)
    world.sizes -= ONE_OF[seat]  # it was counted already


def _put_face(world: TableState, place: i64, card: i64) -> None:
    world.show(card)
    world.cards[ROWS + place] = (world.entry_at(place) & ~FACE) | card


def _place_others(world: TableState, rng: Rng) -> None:
    """Fill the places that are left with cards of which nothing is known."""
    pool = cards_in(world.unseen_low, world.unseen_high)
    for seat in range(world.agreed.seats):
        for _ in range(hidden_in_hand(world, seat)):
            _put_in_hand(world, seat, pool.pop(rng.below(len(pool))))
    for place in range(world.count_lying()):
        if is_hidden(world.entry_at(place)):
            _put_face(world, place, pool.pop(rng.below(len(pool))))


def _deal_totems(world: TableState, rng: Rng) -> None:
    """Give the seats whose Totem is not known one of the other animals each (ARC-3.7)."""
    dealt = [int(world.totem(seat)) for seat in range(world.agreed.seats)]
    left = [code for code in range(1, ANIMALS + 1) if code not in dealt]
    for seat in range(world.agreed.seats):
        if world.totem(seat) == HIDDEN:
            world.set_totem(seat, left.pop(rng.below(len(left))))
