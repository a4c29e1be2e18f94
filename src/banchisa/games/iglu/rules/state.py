"""The pieces of a position of Iglu Iglu: ice, animals, tribes, kept tiles, supplies."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from banchisa.engine.state import OVER, State, Terms, places
from banchisa.games.iglu.rules import phase
from banchisa.games.iglu.rules.board import BEAR, BIT, CELLS, FIRST_FOX, FIRST_KEPT, Field, byte_of, water, with_byte

# kept tiles by their number, and the types of which one may be played a turn (IGL-4.42)
KEPT_MELT: Final = 0
KEPT_ENERGY: Final = 1  # the first of three
KEPT_HARPOON: Final = 4
KEPT_ANIMALS: Final = 5
KEPT_KINDS: Final = 6
UNKNOWN: Final = 6  # a kept tile of which only the number is known
TYPE_MELT: Final = 1
TYPE_ENERGY: Final = 2
TYPE_HARPOON: Final = 4
TYPE_ANIMALS: Final = 8
TYPES: Final = ("melt", "energy", "harpoon", "animals")

NOWHERE: Final = 64  # the space of an Inuk that is not on the field
_NOBODY: Final = 0x4040404040
IGLOOS: Final = 2  # of each tribe
_TILE_BITS: Final = 5  # in which the tiles of a kind are counted
MOST_OF_A_KIND: Final = 31


@mypyc_attr(acyclic=True)
class FieldState(State):
    """What lies where, any number of Inuit, fish or foxes in one space (IGL-4.7).

    Counts of a seat or of the supply are bytes of a word. Animals of one value are counted in binary digits, one mask
    for each digit: those on ice are foxes, those in the sea are fish (IGL-4.6).
    """

    __slots__ = (
        "active", "ap", "bears", "built", "field", "first", "fleeing", "folk_0", "folk_1", "folk_2", "folk_3",
        "glaciers", "here", "hunted_0", "hunted_1", "hunted_2", "hunted_3", "ice", "igloos", "kept_0", "kept_1",
        "kept_2", "kept_3", "left", "lost", "one_1", "one_2", "one_4", "one_8", "phase", "placed", "played", "points",
        "pushed", "shown", "supply", "three_1", "three_2", "three_4", "three_8", "turns", "two_1", "two_2", "two_4",
        "two_8", "unseen", "way", "window",
    )  # fmt: skip

    def __init__(self, field: Field) -> None:
        self.field: Field = field
        self.actor = 0
        self.phase: i64 = phase.MELT
        self.first: i64 = 0  # the first player
        self.active: i64 = 0  # whose turn it is
        self.window: i64 = phase.MELT  # the phase to go back to: MELT or ACT
        self.turns: i64 = 0  # turns begun
        self.placed: i64 = 0  # Inuit placed
        self.ice: i64 = 0  # tiles, face down or glacier
        self.glaciers: i64 = 0
        self.bears: i64 = 0
        self.igloos: i64 = 0
        self.built: i64 = 0  # the space of each igloo, two bytes a seat; 0 is in stock
        self.one_1: i64 = 0
        self.one_2: i64 = 0
        self.one_4: i64 = 0
        self.one_8: i64 = 0
        self.two_1: i64 = 0
        self.two_2: i64 = 0
        self.two_4: i64 = 0
        self.two_8: i64 = 0
        self.three_1: i64 = 0
        self.three_2: i64 = 0
        self.three_4: i64 = 0
        self.three_8: i64 = 0
        self.folk_0: i64 = _NOBODY  # the space of each Inuk of a seat
        self.folk_1: i64 = _NOBODY
        self.folk_2: i64 = _NOBODY
        self.folk_3: i64 = _NOBODY
        self.hunted_0: i64 = 0  # tokens hunted by a seat, by kind
        self.hunted_1: i64 = 0
        self.hunted_2: i64 = 0
        self.hunted_3: i64 = 0
        self.kept_0: i64 = 0  # kept tiles of a seat, by kind
        self.kept_1: i64 = 0
        self.kept_2: i64 = 0
        self.kept_3: i64 = 0
        self.unseen: i64 = 0  # tiles that nobody has seen (for a viewer: that this viewer has not seen), by kind
        self.shown: i64 = 0  # tiles that were shown to all, by kind
        self.supply: i64 = 0  # tokens beside the field, by kind
        self.lost: i64 = 0  # tokens that are out of the game, by kind
        self.ap: i64 = 0
        self.played: i64 = 0  # types of kept tiles played this turn
        self.points: i64 = 0  # movement points of Move animals
        self.here: i64 = 0  # the space that is being resolved: melted, to be covered, or under attack
        self.pushed: i64 = 0  # the tile that drifts
        self.way: i64 = 0  # the direction in which it drifts
        self.left: i64 = 0  # fish still to come
        self.fleeing: i64 = 0  # Inuit of each seat that must be put on a corner

    @property
    def terms(self) -> Terms:
        return self.field

    def phase_name(self) -> str:
        return phase.NAMES[self.phase]

    def copy_ice(self, twin: FieldState) -> None:
        """Copy everything."""
        twin.actor = self.actor
        twin.phase = self.phase
        twin.first = self.first
        twin.active = self.active
        twin.window = self.window
        twin.turns = self.turns
        twin.placed = self.placed
        twin.ice = self.ice
        twin.glaciers = self.glaciers
        twin.bears = self.bears
        twin.igloos = self.igloos
        twin.built = self.built
        twin.one_1 = self.one_1
        twin.one_2 = self.one_2
        twin.one_4 = self.one_4
        twin.one_8 = self.one_8
        twin.two_1 = self.two_1
        twin.two_2 = self.two_2
        twin.two_4 = self.two_4
        twin.two_8 = self.two_8
        twin.three_1 = self.three_1
        twin.three_2 = self.three_2
        twin.three_4 = self.three_4
        twin.three_8 = self.three_8
        twin.folk_0 = self.folk_0
        twin.folk_1 = self.folk_1
        twin.folk_2 = self.folk_2
        twin.folk_3 = self.folk_3
        twin.hunted_0 = self.hunted_0
        twin.hunted_1 = self.hunted_1
        twin.hunted_2 = self.hunted_2
        twin.hunted_3 = self.hunted_3
        twin.kept_0 = self.kept_0
        twin.kept_1 = self.kept_1
        twin.kept_2 = self.kept_2
        twin.kept_3 = self.kept_3
        twin.unseen = self.unseen
        twin.shown = self.shown
        twin.supply = self.supply
        twin.lost = self.lost
        twin.ap = self.ap
        twin.played = self.played
        twin.points = self.points
        twin.here = self.here
        twin.pushed = self.pushed
        twin.way = self.way
        twin.left = self.left
        twin.fleeing = self.fleeing

    # ice and sea

    def sea(self) -> i64:
        return water() & ~self.ice  # IGL-4.2

    def face_down(self) -> i64:
        return self.ice & ~self.glaciers  # IGL-4.4

    # animals

    def at_least_one(self, value: i64) -> i64:
        """The spaces with an animal of this value, fish or fox."""
        if value == 1:
            return self.one_1 | self.one_2 | self.one_4 | self.one_8
        if value == 2:
            return self.two_1 | self.two_2 | self.two_4 | self.two_8
        return self.three_1 | self.three_2 | self.three_4 | self.three_8

    def animals(self) -> i64:
        """The spaces with any fish or fox."""
        return self.at_least_one(1) | self.at_least_one(2) | self.at_least_one(3)

    def herd(self, kind: i64) -> i64:
        """The spaces with a token of this kind."""
        if kind == BEAR:
            return self.bears
        if kind >= 3:
            return self.at_least_one(kind - 2) & self.ice
        return self.at_least_one(kind + 1) & ~self.ice

    def count_at(self, value: i64, cell: i64) -> i64:
        """How many animals of this value are in a space."""
        if value == 1:
            low = self.one_1 >> cell & 1 | (self.one_2 >> cell & 1) << 1
            return low | (self.one_4 >> cell & 1) << 2 | (self.one_8 >> cell & 1) << 3
        if value == 2:
            low = self.two_1 >> cell & 1 | (self.two_2 >> cell & 1) << 1
            return low | (self.two_4 >> cell & 1) << 2 | (self.two_8 >> cell & 1) << 3
        low = self.three_1 >> cell & 1 | (self.three_2 >> cell & 1) << 1
        return low | (self.three_4 >> cell & 1) << 2 | (self.three_8 >> cell & 1) << 3

    def put_animal(self, value: i64, cell: i64) -> None:
        """One more animal of this value."""
        self._count_on(value, cell, -1)

    def take_animal(self, value: i64, cell: i64) -> None:
        """One animal of this value less."""
        self._count_on(value, cell, 0)

    def _count_on(self, value: i64, cell: i64, up: i64) -> None:
        """Add one in binary if `up` is all ones, subtract one if it is 0: it goes on while a digit has been 1, or 0."""
        carry = BIT[cell]
        if value == 1:
            self.one_1 ^= carry
            carry &= self.one_1 ^ up
            self.one_2 ^= carry
            carry &= self.one_2 ^ up
            self.one_4 ^= carry
            self.one_8 ^= carry & (self.one_4 ^ up)
        elif value == 2:
            self.two_1 ^= carry
            carry &= self.two_1 ^ up
            self.two_2 ^= carry
            carry &= self.two_2 ^ up
            self.two_4 ^= carry
            self.two_8 ^= carry & (self.two_4 ^ up)
        else:
            self.three_1 ^= carry
            carry &= self.three_1 ^ up
            self.three_2 ^= carry
            carry &= self.three_2 ^ up
            self.three_4 ^= carry
            self.three_8 ^= carry & (self.three_4 ^ up)

    def kind_of(self, value: i64, cell: i64) -> i64:
        """The kind of an animal of this value: a fox on ice, a fish in the sea (IGL-4.6)."""
        return value - 1 + FIRST_FOX if self.ice & BIT[cell] else value - 1

    def kill_animals(self, cell: i64) -> None:
        """All fish or foxes of a space are out of the game."""
        if not self.animals() & BIT[cell]:
            return
        for value in range(i64(1), i64(4)):
            self.lose_tokens(self.kind_of(value, cell), self.count_at(value, cell))
        keep = ~BIT[cell]
        self.one_1 &= keep
        self.one_2 &= keep
        self.one_4 &= keep
        self.one_8 &= keep
        self.two_1 &= keep
        self.two_2 &= keep
        self.two_4 &= keep
        self.two_8 &= keep
        self.three_1 &= keep
        self.three_2 &= keep
        self.three_4 &= keep
        self.three_8 &= keep

    def count_supply(self, kind: i64) -> i64:
        """How many tokens of a kind are in the supply."""
        return byte_of(self.supply, kind)

    def lost_of(self, kind: i64) -> i64:
        return byte_of(self.lost, kind)

    def add_supply(self, kind: i64, count: i64) -> None:
        self.supply += count * BIT[kind * 8]

    def lose_tokens(self, kind: i64, count: i64) -> None:
        self.lost += count * BIT[kind * 8]

    # tribes

    def folk(self, seat: i64) -> i64:
        """The spaces of a seat's Inuit, a byte for each of them."""
        if seat == 0:
            return self.folk_0
        if seat == 1:
            return self.folk_1
        return self.folk_2 if seat == 2 else self.folk_3

    def inuk(self, seat: i64, number: i64) -> i64:
        """The space of one of the seat's Inuit."""
        return byte_of(self.folk(seat), number)

    def put_inuk(self, seat: i64, number: i64, cell: i64) -> None:
        self.set_folk(seat, with_byte(self.folk(seat), number, cell))

    def set_folk(self, seat: i64, folk: i64) -> None:
        if seat == 0:
            self.folk_0 = folk
        elif seat == 1:
            self.folk_1 = folk
        elif seat == 2:
            self.folk_2 = folk
        else:
            self.folk_3 = folk

    def camp(self, seat: i64) -> i64:
        """The spaces where a seat has Inuit, corners included."""
        folk = self.folk(seat)
        found: i64 = 0
        for number in range(self.field.inuit):
            cell = byte_of(folk, number)
            if cell < CELLS:
                found |= BIT[cell]
        return found

    def people(self) -> i64:
        """The spaces with Inuit of any seat."""
        found: i64 = 0
        for seat in range(self.field.seats):
            found |= self.camp(seat)
        return found

    def rivals(self, seat: i64) -> i64:
        """The spaces with Inuit of any other seat."""
        found: i64 = 0
        for other in range(self.field.seats):
            if other != seat:
                found |= self.camp(other)
        return found

    def inuit_at(self, seat: i64, cell: i64) -> i64:
        """How many Inuit a seat has in a space."""
        folk = self.folk(seat)
        count: i64 = 0
        for number in range(self.field.inuit):
            if byte_of(folk, number) == cell:
                count += 1
        return count

    def move_inuk(self, seat: i64, start: i64, to: i64) -> None:
        """Move one of the seat's Inuit from a space to another; one of them must be there."""
        number: i64 = 0
        while self.inuk(seat, number) != start:
            number += 1
        self.put_inuk(seat, number, to)

    def make_flee(self, seat: i64, cell: i64) -> None:
        """All Inuit of a seat in a space must flee."""
        for _ in range(self.inuit_at(seat, cell)):
            self.move_inuk(seat, cell, NOWHERE)
            self.add_fleeing(seat, 1)

    def fleeing_of(self, seat: i64) -> i64:
        """How many Inuit of a seat must flee."""
        return byte_of(self.fleeing, seat)

    def add_fleeing(self, seat: i64, count: i64) -> None:
        self.fleeing += count * BIT[seat * 8]

    def igloo_at(self, number: i64) -> i64:
        """The space of an igloo (two for each seat), 0 if it is in stock."""
        return byte_of(self.built, number)

    def village(self, seat: i64) -> i64:
        """The spaces with an igloo of this seat."""
        found: i64 = 0
        for number in range(seat * IGLOOS, seat * IGLOOS + IGLOOS):
            cell = self.igloo_at(number)
            if cell:
                found |= BIT[cell]
        return found

    def igloos_left(self, seat: i64) -> i64:
        count: i64 = 0
        for number in range(seat * IGLOOS, seat * IGLOOS + IGLOOS):
            if not self.igloo_at(number):
                count += 1
        return count

    def build(self, seat: i64, cell: i64) -> None:
        number = seat * IGLOOS
        if self.igloo_at(number):
            number += 1
        self.built = with_byte(self.built, number, cell)
        self.igloos |= BIT[cell]

    # hunted animals

    def hunted_by(self, seat: i64) -> i64:
        """The tokens a seat has hunted, a byte for each kind."""
        if seat == 0:
            return self.hunted_0
        if seat == 1:
            return self.hunted_1
        return self.hunted_2 if seat == 2 else self.hunted_3

    def hunted_of(self, seat: i64, kind: i64) -> i64:
        return byte_of(self.hunted_by(seat), kind)

    def catch(self, seat: i64, kind: i64) -> None:
        """One more token for a seat."""
        one = BIT[kind * 8]
        if seat == 0:
            self.hunted_0 += one
        elif seat == 1:
            self.hunted_1 += one
        elif seat == 2:
            self.hunted_2 += one
        else:
            self.hunted_3 += one

    # kept tiles

    def kept_by(self, seat: i64) -> i64:
        """The kept tiles of a seat, a byte for each kind and one for those unknown."""
        if seat == 0:
            return self.kept_0
        if seat == 1:
            return self.kept_1
        return self.kept_2 if seat == 2 else self.kept_3

    def set_kept(self, seat: i64, kept: i64) -> None:
        if seat == 0:
            self.kept_0 = kept
        elif seat == 1:
            self.kept_1 = kept
        elif seat == 2:
            self.kept_2 = kept
        else:
            self.kept_3 = kept

    def kept_of(self, seat: i64, kind: i64) -> i64:
        return byte_of(self.kept_by(seat), kind)

    def hand_size(self, seat: i64) -> i64:
        """How many tiles a seat keeps, known or not; there is no limit (IGL-4.40)."""
        total: i64 = 0
        for kind in range(i64(UNKNOWN + 1)):
            total += self.kept_of(seat, kind)
        return total

    def keep(self, seat: i64, kind: i64, count: i64) -> None:
        """Add tiles of a kind to those that a seat keeps."""
        self.set_kept(seat, self.kept_by(seat) + count * BIT[kind * 8])

    def give_up(self, seat: i64, kind: i64) -> None:
        """A kept tile is shown to all and leaves the game (IGL-4.41)."""
        self.keep(seat, kind, -1)
        self.add_shown(kind + FIRST_KEPT, 1)

    # tiles

    def unseen_of(self, kind: i64) -> i64:
        return self.unseen >> kind * _TILE_BITS & MOST_OF_A_KIND

    def add_unseen(self, kind: i64, count: i64) -> None:
        self.unseen += count * BIT[kind * _TILE_BITS]

    def shown_of(self, kind: i64) -> i64:
        return self.shown >> kind * _TILE_BITS & MOST_OF_A_KIND

    def add_shown(self, kind: i64, count: i64) -> None:
        self.shown += count * BIT[kind * _TILE_BITS]

    # the end

    def finish(self) -> None:
        """The game is over and the kept tiles are discarded unseen (IGL-5.3)."""
        self.phase = phase.OVER
        self.actor = OVER
        for seat in range(self.field.seats):
            self.hide(seat)

    def hide(self, seat: i64) -> None:
        """Make a seat's kept tiles as unknown as those face down."""
        for kind in range(i64(KEPT_KINDS)):
            self.add_unseen(kind + FIRST_KEPT, self.kept_of(seat, kind))
        self.set_kept(seat, 0)

    def ranks(self) -> list[int]:
        return places([(score,) for score in self.scores()])  # IGL-5.16
