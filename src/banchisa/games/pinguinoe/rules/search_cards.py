"""Search cards: hands, deck and discard pile. The deck is not stored: it is what lies nowhere else."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from banchisa.engine.grids import table
from banchisa.engine.rng import Rng
from banchisa.games.pinguinoe.rules.board import BIT, BLIZZARD, CARDS, OBJECTS, STOP
from banchisa.games.pinguinoe.rules.state import SeaState

KINDS: Final = 10
HAND_BITS: Final = 13  # a hand: two bits a kind, three for snowballs
HAND_MASK: Final = 8191
HAND_SHIFT: Final = table([0, 2, 5, 7, 9, 11])
MOST: Final = table([3, 7, 3, 3, 3, 3])
OF_KIND: Final = table([MOST[kind] << HAND_SHIFT[kind] for kind in range(OBJECTS)])  # the bits of a kind in a hand
_SIZES: Final = table(
    [sum(hand >> HAND_SHIFT[kind] & MOST[kind] for kind in range(OBJECTS)) for hand in range(HAND_MASK + 1)]
)
ONE: Final = table([1 << shift for shift in HAND_SHIFT])
DISCARD_BITS: Final = 3
MOST_DISCARDED: Final = 7
ONE_DISCARD: Final = table([1 << DISCARD_BITS * kind for kind in range(len(CARDS))])


def count_in(hand: i64, kind: i64) -> i64:
    """How many cards of a kind are in thirteen bits."""
    return hand >> HAND_SHIFT[kind] & MOST[kind]


def size_of(hand: i64) -> i64:
    """How many cards are in thirteen bits."""
    return _SIZES[hand]


@mypyc_attr(acyclic=True)
class PouchState(SeaState):
    """Who holds which objects, and what is left to draw."""

    __slots__ = ()

    def fresh_of(self, seat: i64) -> i64:
        """The cards that a seat has drawn since the last shuffle, or their number if the hand is hidden."""
        return self.hands >> seat * HAND_BITS & HAND_MASK

    def kept_of(self, seat: i64) -> i64:
        """The cards that a seat has kept from before the last shuffle, or their number if the hand is hidden."""
        return self.kept >> seat * HAND_BITS & HAND_MASK

    def is_hidden(self, seat: i64) -> bool:
        return (self.hidden >> seat & 1) != 0

    def count_held(self, seat: i64, kind: i64) -> i64:
        """How many objects of a kind a known hand holds."""
        return count_in(self.fresh_of(seat), kind) + count_in(self.kept_of(seat), kind)

    def holds(self, seat: i64, kind: i64) -> bool:
        hand = (self.hands | self.kept) >> seat * HAND_BITS
        return (hand & OF_KIND[kind]) != 0 and not self.is_hidden(seat)

    def hand_size(self, seat: i64) -> i64:
        """How many cards a seat holds, which everybody knows."""
        if self.is_hidden(seat):
            return self.fresh_of(seat) + self.kept_of(seat)
        return size_of(self.fresh_of(seat)) + size_of(self.kept_of(seat))

    def may_hold(self, seat: i64, kind: i64) -> bool:
        """Whether this seat could hold an object of a kind, as far as everybody knows.

        This decides who is asked for a reaction. The hand itself does not, so that a question tells nobody anything.
        """
        return self.count_discarded(kind) < self.sea.box[kind] and self.hand_size(seat) > 0

    def count_discarded(self, kind: i64) -> i64:
        return self.discards >> kind * DISCARD_BITS & MOST_DISCARDED

    def discard(self, kind: i64) -> None:
        self.discards += ONE_DISCARD[kind]

    def take_out(self, seat: i64, kind: i64) -> None:
        """Discard an object of a hand; of two equal ones the older goes first."""
        card = ONE[kind] << seat * HAND_BITS
        if count_in(self.kept_of(seat), kind) > 0:
            self.kept -= card
        else:
            self.hands -= card
        self.discard(kind)

    def discard_hand(self, seat: i64) -> None:
        for kind in range(i64(OBJECTS)):
            while self.count_held(seat, kind) > 0:
                self.take_out(seat, kind)

    def in_play(self, kind: i64) -> i64:
        """Event cards that lie on the table: before a player, or over everybody."""
        if kind == BLIZZARD:
            return 1 if self.storm > 0 else 0
        total: i64 = 0
        if kind == STOP:
            for seat in range(self.sea.seats):
                total += self.stops >> seat & 1
        return total

    def unseen_cards(self, kind: i64) -> i64:
        """How many cards of a kind lie in the deck; where hands are hidden, in the deck or drawn into those."""
        total = self.sea.box[kind] - self.count_discarded(kind) - self.in_play(kind)
        if kind < OBJECTS:
            total -= count_in(self.pool, kind)
            for seat in range(self.sea.seats):
                if not self.is_hidden(seat):
                    total -= self.count_held(seat, kind)
        return total

    def deck_size(self) -> i64:
        total: i64 = 0
        for kind in range(i64(KINDS)):
            total += self.sea.box[kind] - self.count_discarded(kind) - self.in_play(kind)
        for seat in range(self.sea.seats):
            total -= self.hand_size(seat)
        return total

    def draw(self, seat: i64, kind: i64) -> None:
        """An object goes to a hand."""
        self.hands += ONE[kind] << seat * HAND_BITS

    def reshuffle(self) -> None:
        """The discards become the deck; the cards in hands count as kept from now on (PIN-5.3)."""
        self.discards = 0
        self.kept += self.hands
        self.hands = 0

    # what a seat knows

    def hide_others(self, viewer: i64) -> None:
        """Make unknown what the other hands hold; their sizes stay."""
        for seat in range(self.sea.seats):
            if seat != viewer and not self.is_hidden(seat):
                self.pool += self.kept_of(seat)
                self.hands = _put(self.hands, seat, size_of(self.fresh_of(seat)))
                self.kept = _put(self.kept, seat, size_of(self.kept_of(seat)))
                self.hidden |= BIT[seat]

    def deal_hidden(self, rng: Rng) -> None:
        """Fill the unknown hands: every way to deal the unseen objects to the places is equally likely."""
        unseen: list[int] = []
        old: list[int] = []
        for kind in range(OBJECTS):
            unseen.extend([kind] * self.unseen_cards(kind))
            old.extend([kind] * count_in(self.pool, kind))
        for seat in range(self.sea.seats):
            if self.is_hidden(seat):
                self.hands = _put(self.hands, seat, _deal(unseen, self.fresh_of(seat), rng))
                self.kept = _put(self.kept, seat, _deal(old, self.kept_of(seat), rng))
        self.hidden = 0
        self.pool = 0


def _put(word: i64, seat: i64, hand: i64) -> i64:
    """Thirteen bits of a seat replaced."""
    shift = seat * HAND_BITS
    return word ^ ((word >> shift & HAND_MASK) ^ hand) << shift


def _deal(cards: list[int], count: i64, rng: Rng) -> i64:
    """So many cards off a shuffled pile, as thirteen bits."""
    hand: i64 = 0
    for _ in range(count):
        kind: i64 = cards.pop(rng.below(len(cards)))
        hand += ONE[kind]
    return hand
