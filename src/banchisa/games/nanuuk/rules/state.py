"""What all positions of Nanuuk! share: pieces on the floe, cracks, moving and cracking."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from banchisa.engine.arrays import vec
from banchisa.engine.rng import Rng
from banchisa.engine.state import OVER, State, Terms, places
from banchisa.games.nanuuk import actions as ids
from banchisa.games.nanuuk.rules import phase
from banchisa.games.nanuuk.rules.board import (
    BIT,
    CELLS,
    CROSSING,
    EDGE_HIGH,
    EDGE_LOW,
    EDGES,
    NEIGHBOUR,
    NOWHERE,
    RAY,
    RAYS,
    RAYS_HIGH,
    RAYS_LOW,
    ROUND,
    SIDE,
    SIDES,
    SIDES_HIGH,
    SIDES_LOW,
    Floe,
    byte_of,
    piece_of,
    seat_of,
    with_byte,
)

UNPLACED: Final = 0x1F1F1F1F1F1F1F  # seven pieces that are nowhere


@mypyc_attr(acyclic=True)
class FloeState(State):
    """Pieces and cracks; the modes add their own turns."""

    __slots__ = (
        "closed_high", "closed_low", "floe", "here", "occupied", "phase", "placed", "results", "round", "spots",
    )  # fmt: skip

    def __init__(self, floe: Floe) -> None:
        self.floe: Floe = floe
        self.actor = 0
        self.phase: i64 = phase.PLACE
        self.round: i64 = 1
        self.placed: i64 = 0  # how many pieces have been placed
        self.closed_low: i64 = floe.shore_low  # lines nobody walks over: out of play, and cracked later (NAN-3.3)
        self.closed_high: i64 = floe.shore_high
        self.occupied: i64 = 0  # spaces that hold a piece and admit no other
        self.spots: i64 = UNPLACED  # eight bits a piece: its space
        self.here: i64 = NOWHERE  # the space entered last
        self.results: i64 = 0  # eight bits a seat: its place, 0 as long as it is open

    @property
    def terms(self) -> Terms:
        return self.floe

    def phase_name(self) -> str:
        return phase.NAMES[self.phase]

    def seen_by(self, seat: i64) -> State:
        return self.copy()  # nothing is hidden

    def resample(self, rng: Rng) -> State:
        return self.copy()

    def spot(self, piece: i64) -> i64:
        """The space a piece stands on."""
        return byte_of(self.spots, piece)

    def put(self, piece: i64, cell: i64) -> None:
        self.spots = with_byte(self.spots, piece, cell)

    def is_closed(self, edge: i64) -> bool:
        """Whether nobody can walk over this line."""
        return (EDGE_LOW[edge] & self.closed_low | EDGE_HIGH[edge] & self.closed_high) != 0

    def is_cracked(self, edge: i64) -> bool:
        low = EDGE_LOW[edge] & self.closed_low & ~self.floe.shore_low
        return (low | EDGE_HIGH[edge] & self.closed_high & ~self.floe.shore_high) != 0

    def cracks(self) -> i64:
        """How many lines are cracked."""
        n: i64 = 0
        for edge in range(i64(EDGES)):
            if self.is_cracked(edge):
                n += 1
        return n

    def crack(self, edge: i64) -> None:
        self.closed_low |= EDGE_LOW[edge]
        self.closed_high |= EDGE_HIGH[edge]

    def fill_steps(self, out: vec[i64], n: i64, first: i64, cell: i64) -> i64:
        """Write the free neighbours of a space that can be walked to, and return the new number of actions."""
        for k in range(ROUND[cell], ROUND[cell + 1]):
            # NAN-4.2, NAN-4.3
            if not self.occupied & BIT[NEIGHBOUR[k]] and not self.is_closed(CROSSING[k]):
                out[n] = first + NEIGHBOUR[k]
                n += 1
        return n

    def can_step(self, cell: i64) -> bool:
        """Whether a piece on this space is not blocked (NAN-4.8)."""
        for k in range(ROUND[cell], ROUND[cell + 1]):
            if not self.occupied & BIT[NEIGHBOUR[k]] and not self.is_closed(CROSSING[k]):
                return True
        return False

    def is_sealed(self, cell: i64) -> bool:
        """Whether every side of this space is cracked; pieces around it do not matter (NAN-4.8)."""
        low = SIDES_LOW[cell] & ~self.closed_low
        return (low | SIDES_HIGH[cell] & ~self.closed_high) == 0

    def fill_cracks(self, out: vec[i64], cell: i64) -> i64:
        """Write the lines that may be cracked for a piece that entered this space, and return their number."""
        n: i64 = 0
        for k in range(RAYS[cell], RAYS[cell + 1]):  # NAN-4.4
            if not self.is_closed(RAY[k]):
                out[n] = ids.CRACK + RAY[k]
                n += 1
        if n == 0:
            for k in range(SIDES[cell], SIDES[cell + 1]):  # NAN-4.5
                if not self.is_closed(SIDE[k]):
                    out[n] = ids.CRACK + SIDE[k]
                    n += 1
        return n

    def can_crack(self, cell: i64) -> bool:
        """Whether any line of this space is left to crack (NAN-4.6)."""
        low = (RAYS_LOW[cell] | SIDES_LOW[cell]) & ~self.closed_low
        return (low | (RAYS_HIGH[cell] | SIDES_HIGH[cell]) & ~self.closed_high) != 0

    def rank(self, seat: i64, place: i64) -> None:
        self.results = with_byte(self.results, seat, place)

    def place_of(self, seat: i64) -> i64:
        return byte_of(self.results, seat)

    def finish(self) -> None:
        self.phase = phase.OVER
        self.actor = OVER

    def scores(self) -> list[int]:
        return [1 if self.place_of(seat) == 1 else 0 for seat in range(self.floe.seats)]  # NAN-5.4

    def ranks(self) -> list[int]:
        if self.actor != OVER:
            return places([(score,) for score in self.scores()])
        return [self.place_of(seat) for seat in range(self.floe.seats)]

    def copy_floe(self, twin: FloeState) -> None:
        """Copy what all modes share."""
        twin.actor = self.actor
        twin.phase = self.phase
        twin.round = self.round
        twin.placed = self.placed
        twin.closed_low = self.closed_low
        twin.closed_high = self.closed_high
        twin.occupied = self.occupied
        twin.spots = self.spots
        twin.here = self.here
        twin.results = self.results

    def place(self, cell: i64) -> None:
        """The next piece in order comes to a space and occupies it (NAN-3.5, NAN-3.6, NAN-3.7)."""
        self.occupied |= BIT[cell]
        self.put_next(cell)

    def put_next(self, cell: i64) -> None:
        """The next piece in order is put on a space; after the last one the first turn begins."""
        self.put(piece_of(self.floe.order[self.placed]), cell)
        self.placed += 1
        if self.placed < len(self.floe.order):
            self.actor = seat_of(self.floe.order[self.placed])
        else:
            self.begin(0)

    def begin(self, seat: i64) -> None:
        """Start the turn of a seat. Parts of the turn that offer no choice are played at once."""
        raise NotImplementedError

    def begin_again(self) -> None:
        """Start the present turn, or its present part, once more; a position of a real game does not change."""
        self.begin(self.actor)


def fill_mask(out: vec[i64], n: i64, first: i64, mask: i64) -> i64:
    """Write an action for each space of a mask, and return the new number of actions."""
    for cell in range(i64(CELLS)):
        if mask & BIT[cell]:
            out[n] = first + cell
            n += 1
    return n
