"""What lies on the table of Arctic: hands, rows of cards, tokens, Power cards, and what everybody has seen.

Cards in hands, River and the unseen pool are sets. Cards that lie in order are entries of rows: each seat has a
personal pile (bottom to top) and a Penalty zone (in order of arrival). All rows lie end to end in one array, so that a
position is a few words and one array: hands first, then what is known of every card, then the rows.

An entry says which card it is (or UNKNOWN), whether it lies face down, which seats have seen its face, from whose hand
it came (or from the draw pile) and its exit number there.

The cards whose place a position does not show are `unseen`. In the whole truth these are the cards that nobody has
seen; in what a seat sees, the cards in other hands are among them too.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from banchisa.engine.arrays import vec
from banchisa.engine.grids import table
from banchisa.engine.state import CHANCE, OVER, State, Terms
from banchisa.games.arctic.rules import phase
from banchisa.games.arctic.rules.board import (
    ANIMALS,
    BIT,
    CARDS,
    FLAG,
    HALF,
    ONE_OF,
    SIDES,
    UNKNOWN,
    byte_of,
    digit_of,
    with_digit,
)
from banchisa.games.arctic.setup import ArcticTerms

NOBODY: Final = -1
NONE: Final = -1  # no card, no place in a row
NEEDED: Final = 1  # why the Reserve was opened: a card was needed (ARC-5.1), or the game stood still (ARC-5.5)
STALLED: Final = 2
HIDDEN: Final = 7  # a Totem that was dealt and is not known; 0 is one that was not dealt, else animal + 1

# the array of cards: two words for each hand, what is known (three cards a word), then the rows
KNOWN: Final = 8
ROWS: Final = 48
KNOWN_BITS: Final = 17
KNOWN_MASK: Final = 0x1FFFF
_A_WORD: Final = 3  # cards of which a word says what is known
EXIT_BITS: Final = 14  # in which the hidden exits of a seat are counted
EXITS: Final = 0x3FFF
_END_BITS: Final = 7  # for the end of a row
_MOST_LYING: Final = 127

# by card: where it is said what is known of it
WORD_OF: Final = table([KNOWN + card // _A_WORD for card in range(CARDS)])
SHIFT_OF: Final = table([card % _A_WORD * KNOWN_BITS for card in range(CARDS)])

# an entry of a row
FACE: Final = 127
DOWN: Final = 128
SEEN: Final = 8  # first bit of the seats that have seen the face
ORIGIN: Final = 12
EXIT: Final = 15
FROM_PILE: Final = 4  # the origin of a card that came from the draw pile
EXIT_OF: Final = table([1 << EXIT_BITS * seat for seat in range(4)])  # one hidden exit more
TAIL: Final = table([sum([1 << _END_BITS * later for later in range(row, 8)]) for row in range(8)])


def pile_row(seat: i64) -> i64:
    """The row of a seat's pile."""
    return seat * 2


def zone_row(seat: i64) -> i64:
    """The row of a seat's Penalty zone."""
    return seat * 2 + 1


def entry_of(card: i64, seen: i64, origin: i64, exit: i64) -> i64:
    """A card that lies face down."""
    return card | DOWN | seen << SEEN | origin << ORIGIN | exit << EXIT


def has_seen(entry: i64) -> i64:
    """The seats that have seen the face of a card, as a mask."""
    return entry >> SEEN & 15


def origin_of(entry: i64) -> i64:
    return entry >> ORIGIN & 7


def exit_of(entry: i64) -> i64:
    return entry >> EXIT


@mypyc_attr(acyclic=True)
class TableState(State):
    """The table; its subclasses add the phases of a turn."""

    __slots__ = (
        "agreed", "aside", "cards", "chosen", "count", "dealt", "decks", "ends", "exits", "final", "first", "heading",
        "known_high", "known_low", "least", "most", "opened", "owners", "phase", "pile", "puffin", "reserve", "river",
        "river_high", "river_low", "round", "sides", "sizes", "still", "tokens", "totems", "turn", "unseen_high",
        "unseen_low",
    )  # fmt: skip

    def __init__(self, agreed: ArcticTerms, cards: vec[i64]) -> None:
        self.agreed: ArcticTerms = agreed
        self.cards: vec[i64] = cards
        self.actor = CHANCE
        self.phase: i64 = phase.DECKS
        self.turn: i64 = 0  # whose turn it is
        self.first: i64 = NOBODY  # the first player
        self.round: i64 = 1
        self.dealt: i64 = 0  # how much of the present step of the set-up is done
        self.decks: i64 = 0  # a bit for each deck that is in the game
        self.sides: i64 = 0  # a bit for each Power card that lies with side B up
        self.owners: i64 = 0  # three bits a Power card: its owner's seat + 1
        self.totems: i64 = 0  # three bits a seat
        self.tokens: i64 = 0  # three bits an animal: its position on the Landscape
        self.pile: i64 = 0  # cards of the draw pile
        self.reserve: i64 = 0  # cards of the Reserve as long as it is unopened
        self.opened: i64 = 0  # NEEDED or STALLED when the Reserve was opened: the end is announced
        self.final: i64 = 0  # 1 in the final round
        self.still: i64 = 0  # turns in a row in which no card left the draw pile; -1 in a turn in which one has
        self.river: i64 = 0  # cards of the River
        self.river_low: i64 = 0
        self.river_high: i64 = 0
        self.unseen_low: i64 = 0
        self.unseen_high: i64 = 0
        self.known_low: i64 = 0  # the cards of which `knowledge_of` says something
        self.known_high: i64 = 0
        self.sizes: i64 = 0  # eight bits a seat: cards in hand, known or not
        self.ends: i64 = 0  # seven bits a row: where it ends
        self.exits: i64 = 0  # 14 bits a seat: its hidden exits so far
        self.aside: i64 = UNKNOWN  # the card that is being exchanged with the River
        self.count: i64 = 0  # cards placed or drawn in this phase
        self.least: i64 = 0  # how many must be
        self.most: i64 = 0  # how many may be
        self.puffin: i64 = 0  # 1 when a puffin power was used in this turn
        self.heading: i64 = 0  # where the token that may go on went: -1 left, 1 right
        self.chosen: i64 = NONE  # the place in the Penalty zone of the card to be given

    @property
    def terms(self) -> Terms:
        return self.agreed

    def phase_name(self) -> str:
        return phase.NAMES[self.phase]

    def receiver(self) -> i64:
        """The seat that a secret outcome of chance is for."""
        if self.phase == phase.TOTEMS:
            return self.dealt
        if self.phase == phase.HANDS:
            return self.dealt // self.agreed.hand_start
        return self.turn

    def copy_table(self, twin: TableState) -> None:
        """Copy everything but the array of cards."""
        twin.actor = self.actor
        twin.phase = self.phase
        twin.turn = self.turn
        twin.first = self.first
        twin.round = self.round
        twin.dealt = self.dealt
        twin.decks = self.decks
        twin.sides = self.sides
        twin.owners = self.owners
        twin.totems = self.totems
        twin.tokens = self.tokens
        twin.pile = self.pile
        twin.reserve = self.reserve
        twin.opened = self.opened
        twin.final = self.final
        twin.still = self.still
        twin.river = self.river
        twin.river_low = self.river_low
        twin.river_high = self.river_high
        twin.unseen_low = self.unseen_low
        twin.unseen_high = self.unseen_high
        twin.known_low = self.known_low
        twin.known_high = self.known_high
        twin.sizes = self.sizes
        twin.ends = self.ends
        twin.exits = self.exits
        twin.aside = self.aside
        twin.count = self.count
        twin.least = self.least
        twin.most = self.most
        twin.puffin = self.puffin
        twin.heading = self.heading
        twin.chosen = self.chosen

    def ask(self, question: i64, actor: i64) -> None:
        """Set the phase, and who acts in it."""
        self.phase = question
        self.actor = actor

    # hands

    def size(self, seat: i64) -> i64:
        """How many cards a seat holds."""
        return byte_of(self.sizes, seat)

    def hand_low(self, seat: i64) -> i64:
        """The known cards of a hand that are below HALF, as a mask."""
        return self.cards[seat * 2]

    def hand_high(self, seat: i64) -> i64:
        """The other known cards of a hand."""
        return self.cards[seat * 2 + 1]

    def forget_hand(self, seat: i64) -> None:
        """No card of a hand is known any more."""
        self.cards[seat * 2] = 0
        self.cards[seat * 2 + 1] = 0

    def holds(self, seat: i64, card: i64) -> bool:
        """Whether a seat is known to hold a card."""
        return (self.cards[seat * 2 + card // HALF] & BIT[card]) != 0

    def take(self, seat: i64, card: i64) -> None:
        """A card comes into a hand."""
        self.cards[seat * 2 + card // HALF] |= BIT[card]
        self.sizes += ONE_OF[seat]

    def drop(self, seat: i64, card: i64) -> None:
        """A card leaves a hand."""
        self.cards[seat * 2 + card // HALF] &= ~BIT[card]
        self.sizes -= ONE_OF[seat]

    # River and unseen pool

    def in_river(self, card: i64) -> bool:
        return ((self.river_low if card < HALF else self.river_high) & BIT[card]) != 0

    def to_river(self, card: i64) -> None:
        if card < HALF:
            self.river_low |= BIT[card]
        else:
            self.river_high |= BIT[card]
        self.river += 1

    def from_river(self, card: i64) -> None:
        if card < HALF:
            self.river_low &= ~BIT[card]
        else:
            self.river_high &= ~BIT[card]
        self.river -= 1

    def is_unseen(self, card: i64) -> bool:
        return ((self.unseen_low if card < HALF else self.unseen_high) & BIT[card]) != 0

    def show(self, card: i64) -> None:
        """Somebody sees the face of a card for the first time."""
        if card < HALF:
            self.unseen_low &= ~BIT[card]
        else:
            self.unseen_high &= ~BIT[card]

    def hide(self, card: i64) -> None:
        """The place of a card is no longer shown."""
        if card < HALF:
            self.unseen_low |= BIT[card]
        else:
            self.unseen_high |= BIT[card]

    def leave_pile(self) -> None:
        """A card leaves the draw pile."""
        self.pile -= 1
        self.still = -1

    def supply(self) -> bool:
        """Whether the draw pile has a card. If it has none, the Reserve is opened first."""
        if self.pile == 0 and not self.opened:  # ARC-4.8, ARC-5.1
            self.open_reserve(NEEDED)
        return self.pile > 0

    def open_reserve(self, why: i64) -> None:
        """The Reserve becomes the draw pile, or goes under it, and the end is announced."""
        self.pile += self.reserve
        self.reserve = 0
        self.opened = why

    # rows

    def row_start(self, row: i64) -> i64:
        if row == 0:
            return 0
        return self.row_end(row - 1)

    def row_end(self, row: i64) -> i64:
        return self.ends >> row * _END_BITS & _MOST_LYING

    def count_lying(self) -> i64:
        """How many cards lie in all rows."""
        return self.row_end(zone_row(self.agreed.seats - 1))

    def zone_size(self, seat: i64) -> i64:
        return self.row_end(zone_row(seat)) - self.row_start(zone_row(seat))

    def entry_at(self, place: i64) -> i64:
        """The entry at a place of the rows."""
        return self.cards[ROWS + place]

    def entries(self, row: i64) -> list[int]:
        """The entries of a row, in their order."""
        return [int(self.entry_at(place)) for place in range(self.row_start(row), self.row_end(row))]

    def all_entries(self) -> list[int]:
        return [int(self.entry_at(place)) for place in range(self.count_lying())]

    def insert(self, row: i64, place: i64, entry: i64) -> None:
        """Lay a card at a place of a row; what lies after it moves on."""
        cards = self.cards
        k = ROWS + self.count_lying()
        while k > ROWS + place:
            cards[k] = cards[k - 1]
            k -= 1
        cards[k] = entry
        self.ends += TAIL[row]

    def remove(self, row: i64, place: i64) -> i64:
        """Take the card from a place of a row; what lay after it closes up."""
        cards = self.cards
        entry = cards[ROWS + place]
        end = ROWS + self.count_lying() - 1
        k = ROWS + place
        while k < end:
            cards[k] = cards[k + 1]
            k += 1
        cards[k] = 0
        self.ends -= TAIL[row]
        return entry

    def visible(self, seat: i64) -> i64:
        """The Visible card of a seat, NONE if it has none (ARC-4.3)."""
        end = self.row_end(pile_row(seat))
        if end == self.row_start(pile_row(seat)):
            return NONE
        entry = self.cards[ROWS + end - 1]
        return i64(NONE) if entry & DOWN else entry & FACE

    def add_penalty(self, seat: i64, entry: i64) -> None:
        """A face-down card comes to the end of a Penalty zone."""
        self.insert(zone_row(seat), self.row_end(zone_row(seat)), entry)

    def place_in_zone(self, seat: i64, card: i64) -> i64:
        """Where a card lies in a Penalty zone, NONE if it is not known to lie there."""
        for place in range(self.row_start(zone_row(seat)), self.row_end(zone_row(seat))):
            if self.cards[ROWS + place] & FACE == card:
                return place
        return NONE

    # what everybody knows

    def knowledge_of(self, card: i64) -> i64:
        """Whose hand a card was seen to enter, and after how many hidden exits: 0, or `known_of`."""
        return self.cards[WORD_OF[card]] >> SHIFT_OF[card] & KNOWN_MASK

    def note(self, card: i64, known: i64) -> None:
        """Write down what `knowledge_of` a card says from now on."""
        before = self.knowledge_of(card)
        self.cards[WORD_OF[card]] ^= (before ^ known) << SHIFT_OF[card]
        if (before == 0) == (known == 0):
            return
        if card < HALF:
            self.known_low ^= BIT[card]
        else:
            self.known_high ^= BIT[card]

    def enter_openly(self, seat: i64, card: i64) -> None:
        """A card comes into a hand before everybody's eyes (ARC-4.44)."""
        self.take(seat, card)
        self.note(card, known_of(seat, self.exits_of(seat)))

    def leave_openly(self, seat: i64, card: i64) -> None:
        """A card leaves a hand, and everybody sees which."""
        self.drop(seat, card)
        self.note(card, 0)

    def leave_hidden(self, seat: i64, card: i64) -> i64:
        """A card leaves a hand face down; the entry it becomes."""
        self.drop(seat, card)
        self.exits += EXIT_OF[seat]
        return entry_of(card, FLAG[seat], seat, self.exits_of(seat))

    def set_exits(self, seat: i64, exits: i64) -> None:
        self.exits += (exits - self.exits_of(seat)) * EXIT_OF[seat]

    def exits_of(self, seat: i64) -> i64:
        """How many cards have left a hand face down."""
        return self.exits >> seat * EXIT_BITS & EXITS

    # Landscape, Power cards, Totems

    def token(self, animal: i64) -> i64:
        return digit_of(self.tokens, animal)

    def move_token(self, animal: i64, step: i64) -> None:
        self.tokens = with_digit(self.tokens, animal, self.token(animal) + step)

    def owner(self, animal: i64) -> i64:
        """The owner of a Power card, NOBODY while it lies in the centre."""
        return digit_of(self.owners, animal) - 1

    def give_power(self, animal: i64, seat: i64) -> None:
        """A Power card goes to a seat and stays there until another one takes it (ARC-4.17)."""
        self.owners = with_digit(self.owners, animal, seat + 1)

    def side(self, animal: i64) -> i64:
        return self.sides >> animal & 1

    def power(self, animal: i64) -> i64:
        """The power of an animal in this game."""
        return animal * SIDES + self.side(animal)

    def owns(self, seat: i64, power: i64) -> bool:
        """Whether a seat owns a Power card that lies with this power up; it may use all it owns (ARC-4.7)."""
        animal = power // SIDES
        return self.power(animal) == power and self.owner(animal) == seat

    def totem(self, seat: i64) -> i64:
        """A seat's Totem: animal + 1, HIDDEN, or 0 before it is dealt."""
        return digit_of(self.totems, seat)

    def set_totem(self, seat: i64, code: i64) -> None:
        self.totems = with_digit(self.totems, seat, code)

    # the end of a game

    def finish(self) -> None:
        self.ask(phase.OVER, OVER)

    def begin_turn(self, seat: i64) -> None:
        """Give the turn to a seat."""
        raise NotImplementedError


def known_of(seat: i64, stamp: i64) -> i64:
    """What is known of a card that a hand received openly."""
    return 1 + (seat << EXIT_BITS) + stamp


def known_seat(known: i64) -> i64:
    return known - 1 >> EXIT_BITS


def known_stamp(known: i64) -> i64:
    return known - 1 & EXITS


def new_cards(agreed: ArcticTerms) -> vec[i64]:
    """The array of cards with nothing in it."""
    return vec[i64]([0] * (ROWS + int(agreed.cards)))


def start_tokens(agreed: ArcticTerms) -> i64:
    """All tokens on one Landscape card (ARC-3.2)."""
    tokens: i64 = 0
    for animal in range(i64(ANIMALS)):
        tokens = with_digit(tokens, animal, agreed.token_start)
    return tokens
