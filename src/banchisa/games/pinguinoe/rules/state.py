"""What every position of Pinguinoè holds: cards on the sea, penguins, the seal, search cards and the turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from banchisa.engine.state import CHANCE, OVER, State, Terms
from banchisa.games.pinguinoe.rules import phase
from banchisa.games.pinguinoe.rules.board import (
    ARK,
    BIT,
    CARD_COLS,
    CELL_MASK,
    FACE_MASK,
    FIRST_CELL,
    FRONTS,
    NOWHERE,
    PLACE_OF,
    PLACES,
    SHOWN,
    SPOT_OF,
    SPOT_STEP,
    SPOTS,
    UNSEEN,
    UP,
    Sea,
    byte_of,
)

NOBODY: Final = -1
PENGUIN_BITS: Final = 9  # a cell
ALL_FRONTS: Final = 2**FRONTS - 1


@mypyc_attr(acyclic=True)
class SeaState(State):
    """The table without its rules."""

    __slots__ = (
        "discards", "events", "flips", "floated", "floating", "hands", "hidden", "hole", "kept", "left", "moved",
        "penguins", "phase", "place", "pool", "queue", "rolled", "row_0", "row_1", "row_2", "row_3", "row_4", "sea",
        "seal", "shift", "stage", "stops", "storm", "turn", "turns", "unseen", "used", "who", "winner",
    )  # fmt: skip

    def __init__(self, sea: Sea) -> None:
        self.sea: Sea = sea
        self.actor = CHANCE
        self.phase: i64 = phase.ARK
        self.row_0: i64 = sea.start_rows[0]  # cards: seven places a row, eight bits each
        self.row_1: i64 = sea.start_rows[1]
        self.row_2: i64 = sea.start_rows[2]
        self.row_3: i64 = sea.start_rows[3]
        self.row_4: i64 = sea.start_rows[4]
        self.unseen: i64 = ALL_FRONTS  # a bit for each front that nobody has seen
        self.shift: i64 = 0  # of the seats against the corners (PIN-3.7)
        self.penguins: i64 = 0  # nine bits a seat: its penguin's cell
        self.floating: i64 = 0  # a bit a seat: its penguin rests in water
        self.seal: i64 = ARK  # PIN-3.10
        self.hands: i64 = 0  # thirteen bits a seat: objects drawn since the deck was last shuffled
        self.kept: i64 = 0  # the same for objects that were in hand before that
        self.discards: i64 = 0  # three bits a kind
        self.hidden: i64 = 0  # a bit a seat whose hand is unknown: its thirteen bits are the number of cards
        self.pool: i64 = 0  # thirteen bits: what the unknown hands keep together from before the last shuffle
        self.events: i64 = 0  # event cards drawn
        self.storm: i64 = 0  # turns the blizzard still lasts, this one included
        self.stops: i64 = 0  # a bit a seat with a miss-a-turn card
        self.turn: i64 = 0  # the seat whose turn it is
        self.turns: i64 = 0  # turns that are over
        self.rolled: i64 = 0  # the result of the die in this turn, 0 before it
        self.left: i64 = 0  # movement points or seal steps
        self.used: i64 = 0  # 1 once an object card was used in this turn
        self.moved: i64 = 0  # 1 once the penguin has stepped or jumped in this turn
        self.floated: i64 = 0  # 1 if the penguin was floating when this turn began
        self.stage: i64 = phase.ROLL  # of the turn: rolling, moving, sealing, or closing: where effects go back to
        self.queue: i64 = 0  # a bit a seat whose penguin is still to be dealt with
        self.flips: i64 = 0  # tsunami: cards still to be turned: own, north, east, south, west
        self.hole: i64 = NOWHERE  # tsunami: the seal cell turned up last
        self.place: i64 = 0  # the card that is turned
        self.who: i64 = 0  # the penguin that retreats
        self.winner: i64 = NOBODY
        for seat in range(sea.seats):
            self.put(seat, sea.home(seat, 0))  # PIN-3.9

    @property
    def terms(self) -> Terms:
        return self.sea

    def phase_name(self) -> str:
        return phase.NAMES[self.phase]

    # cards

    def row(self, number: i64) -> i64:
        """The cards of one row."""
        if number == 0:
            return self.row_0
        if number == 1:
            return self.row_1
        if number == 2:
            return self.row_2
        return self.row_3 if number == 3 else self.row_4

    def code(self, place: i64) -> i64:
        """The face of the card at a place, known or not, and whether it lies up."""
        return byte_of(self.row(place // CARD_COLS), place % CARD_COLS)

    def lay(self, place: i64, code: i64) -> None:
        change = (self.code(place) ^ code) << place % CARD_COLS * 8
        number = place // CARD_COLS
        if number == 0:
            self.row_0 ^= change
        elif number == 1:
            self.row_1 ^= change
        elif number == 2:
            self.row_2 ^= change
        elif number == 3:
            self.row_3 ^= change
        else:
            self.row_4 ^= change

    def is_down(self, place: i64) -> bool:
        """Whether a map card lies face down there."""
        return self.code(place) < UP

    def is_known(self, place: i64) -> bool:
        """Whether everybody has seen the face of the card there."""
        return (self.code(place) & FACE_MASK) != UNSEEN

    def face(self, place: i64) -> i64:
        """What a place shows."""
        return SHOWN[self.code(place)]

    def kind(self, cell: i64) -> i64:
        """What a cell shows."""
        return self.sea.kinds[SPOTS * self.face(PLACE_OF[cell]) + SPOT_OF[cell]]

    def hole_on(self, place: i64) -> i64:
        """The seal cell that a place shows, NOWHERE without one."""
        spot = self.sea.holes[self.face(place)]
        if spot < 0:
            return NOWHERE
        return FIRST_CELL[place] + SPOT_STEP[spot]

    def has_hole(self, but: i64) -> bool:
        """Whether a seal cell lies face up besides this one (PIN-4.30, PIN-4.61)."""
        for place in range(i64(PLACES)):
            hole = self.hole_on(place)
            if hole != NOWHERE and hole != but:
                return True
        return False

    # pawns

    def spot(self, seat: i64) -> i64:
        """The cell of a penguin."""
        return self.penguins >> seat * PENGUIN_BITS & CELL_MASK

    def put(self, seat: i64, cell: i64) -> None:
        self.penguins ^= (self.spot(seat) ^ cell) << seat * PENGUIN_BITS

    def home(self, seat: i64) -> i64:
        return self.sea.home(seat, self.shift)

    def on_cell(self, cell: i64) -> i64:
        """A bit for each penguin on a cell; any number may stand there (PIN-4.4)."""
        found: i64 = 0
        for seat in range(self.sea.seats):
            if self.spot(seat) == cell:
                found |= BIT[seat]
        return found

    def is_floating(self, seat: i64) -> bool:
        return (self.floating >> seat & 1) != 0

    def float(self, seat: i64) -> None:
        self.floating |= BIT[seat]

    def land(self, seat: i64) -> None:
        """The penguin is not floating any more."""
        self.floating &= ~BIT[seat]

    def send_home(self, seat: i64) -> None:
        """Put a penguin on its igloo; in its own move its points are gone (PIN-4.6)."""
        self.put(seat, self.home(seat))
        self.land(seat)
        if seat == self.turn and self.stage == phase.MOVE:
            self.left = 0

    def next_in_queue(self) -> i64:
        """The first seat of the queue, clockwise from the seat on turn; it leaves the queue."""
        seat = self.turn
        while not self.queue & BIT[seat]:
            seat = self.left_of(seat)
        self.queue &= ~BIT[seat]
        return seat

    def left_of(self, seat: i64) -> i64:
        """The player to the left (PIN-3.1)."""
        if seat + 1 == self.sea.seats:
            return 0
        return seat + 1

    # the turn

    def ask(self, question: i64, actor: i64) -> None:
        """Set the phase, and who acts in it."""
        self.phase = question
        self.actor = actor

    def go_back(self) -> None:
        """An effect is over: back to what it interrupted."""
        if self.stage == phase.END:
            self.close_turn()
        else:
            self.ask(self.stage, self.turn)

    def begin_stage(self, stage: i64) -> None:
        self.stage = stage
        self.ask(stage, self.turn)

    def close_turn(self) -> None:
        """The last of a turn: the clock of the blizzard, then the next seat."""
        raise NotImplementedError

    def finish(self, winner: i64) -> None:
        self.winner = winner
        self.ask(phase.OVER, OVER)

    def scores(self) -> list[int]:
        return [1 if seat == self.winner else 0 for seat in range(self.sea.seats)]  # PIN-5.5

    def ranks(self) -> list[int]:
        """Nobody is first where nobody wins (PIN-5.1)."""
        return [1 if seat == self.winner else 2 for seat in range(self.sea.seats)]

    def copy_sea(self, twin: SeaState) -> None:
        twin.actor = self.actor
        twin.phase = self.phase
        twin.row_0 = self.row_0
        twin.row_1 = self.row_1
        twin.row_2 = self.row_2
        twin.row_3 = self.row_3
        twin.row_4 = self.row_4
        twin.unseen = self.unseen
        twin.shift = self.shift
        twin.penguins = self.penguins
        twin.floating = self.floating
        twin.seal = self.seal
        twin.hands = self.hands
        twin.kept = self.kept
        twin.discards = self.discards
        twin.hidden = self.hidden
        twin.pool = self.pool
        twin.events = self.events
        twin.storm = self.storm
        twin.stops = self.stops
        twin.turn = self.turn
        twin.turns = self.turns
        twin.rolled = self.rolled
        twin.left = self.left
        twin.used = self.used
        twin.moved = self.moved
        twin.floated = self.floated
        twin.stage = self.stage
        twin.queue = self.queue
        twin.flips = self.flips
        twin.hole = self.hole
        twin.place = self.place
        twin.who = self.who
        twin.winner = self.winner
