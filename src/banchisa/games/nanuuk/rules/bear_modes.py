"""Bear hunts: two Inuit against a bear, and two Inuit who share one to three bears."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from banchisa.engine.arrays import vec
from banchisa.games.nanuuk import actions as ids
from banchisa.games.nanuuk.rules import phase
from banchisa.games.nanuuk.rules.board import (
    BEAR_HUNT,
    BIT,
    CELLS,
    CROSSING,
    EXACTLY_TWO,
    NEIGHBOUR,
    NOWHERE,
    ROUND,
    ZERO_TO_TWO,
    Floe,
    seat_of,
)
from banchisa.games.nanuuk.rules.state import FloeState, fill_mask

# pieces: the bears are 0, 1, 2; the Inuit follow, one a seat, or A and B of the one seat that has two
FIRST_INUK: Final = 3


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class BearState(FloeState):
    """A bear walks up to two spaces, an Inuk one. A blocked piece loses the game for its side."""

    __slots__ = ("bear", "from_cell", "may_go_on", "skinned", "turn")

    def __init__(self, floe: Floe) -> None:
        super().__init__(floe)
        self.turn: i64 = 0  # whose turn it is in the order of turns; in Shared bear 0 the bear's part, 1 the Inuk's
        self.bear: i64 = 0  # the bear that walks
        self.from_cell: i64 = NOWHERE  # where the walk began, while there is one
        self.may_go_on: i64 = 0  # 1 after the first step of a walk in single steps
        self.skinned: i64 = 0  # 1 when the bear is out and the Inuit play on (NAN-6.9)
        self.actor = seat_of(floe.order[0])

    def copy(self) -> BearState:
        twin = BearState(self.floe)
        self.copy_floe(twin)
        twin.turn = self.turn
        twin.bear = self.bear
        twin.from_cell = self.from_cell
        twin.may_go_on = self.may_go_on
        twin.skinned = self.skinned
        return twin

    # the Inuit

    def inuk(self, slot: i64) -> i64:
        """The piece a seat moves under this slot."""
        if self.floe.mode == BEAR_HUNT and self.floe.seats == 2:
            return FIRST_INUK + slot
        return FIRST_INUK + self.actor

    def moves_slot(self, slot: i64) -> bool:
        """Whether the Inuk under this slot may be moved now (NAN-4.40, NAN-6.8)."""
        if self.floe.mode != BEAR_HUNT or self.floe.seats != 2:
            return slot == 0
        return self.floe.one_inuk or slot == self.slot_in_turn()

    def slot_in_turn(self) -> i64:
        """Which of the two Inuit of one seat is in turn, when they take turns."""
        return self.turn - self.floe.inuit_from

    def bear_turn(self) -> bool:
        """Whether a bear, not an Inuk, is the piece in motion."""
        return self.turn == 0 if self.floe.mode != BEAR_HUNT else self.actor == self.floe.bear_seat

    # walking bears

    def reach_one(self, cell: i64) -> i64:
        """The free spaces one step away."""
        reach: i64 = 0
        for k in range(ROUND[cell], ROUND[cell + 1]):
            if not self.occupied & BIT[NEIGHBOUR[k]] and not self.is_closed(CROSSING[k]):
                reach |= BIT[NEIGHBOUR[k]]
        return reach

    def reach_two(self, cell: i64) -> i64:
        """The free spaces exactly two steps away, each step to a free space, without the start."""
        reach: i64 = 0
        for k in range(ROUND[cell], ROUND[cell + 1]):
            if not self.occupied & BIT[NEIGHBOUR[k]] and not self.is_closed(CROSSING[k]):
                reach |= self.reach_one(NEIGHBOUR[k])
        return reach & ~BIT[cell]  # occupied by the bear itself, so never in reach

    def walks(self, cell: i64) -> i64:
        """Where a bear on this space may go: whole walks, or first steps of a walk in single steps."""
        if cell == NOWHERE:
            return 0
        if self.floe.two_cracks:
            return self._first_steps(cell)
        if self.floe.bear_move == EXACTLY_TWO:
            return self.reach_two(cell)  # NAN-6.5
        return self.reach_one(cell) | self.reach_two(cell)  # NAN-4.42

    def _first_steps(self, cell: i64) -> i64:
        steps = self.reach_one(cell)
        if self.floe.bear_move != EXACTLY_TWO:
            return steps  # NAN-6.3
        for k in range(ROUND[cell], ROUND[cell + 1]):  # NAN-6.4
            if self.reach_one(NEIGHBOUR[k]) == 0:
                steps &= ~BIT[NEIGHBOUR[k]]
        return steps

    # offers

    def write_actions(self, out: vec[i64]) -> i64:
        if self.phase == phase.CRACK:
            n = self.fill_cracks(out, self.here)
            return self._keep_a_way(out, n) if self._must_go_on() else n
        if self.phase == phase.BEAR_WALK:
            return self._fill_walks(out)
        if self.phase == phase.MOVE:
            return self._fill_moves(out)
        if self.phase == phase.BEAR_ON:
            return self._fill_second_steps(out)
        if self.phase == phase.PLACE:
            return fill_mask(out, 0, ids.PLACE, self.floe.play & ~self.occupied)  # NAN-3.2, NAN-3.8, NAN-3.9
        return 0

    def _fill_moves(self, out: vec[i64]) -> i64:
        n: i64 = 0
        if self.moves_slot(0):
            n = self.fill_steps(out, n, ids.MOVE, self.spot(self.inuk(0)))
        if self.moves_slot(1):
            n = self.fill_steps(out, n, ids.MOVE + CELLS, self.spot(self.inuk(1)))
        return n

    def _fill_walks(self, out: vec[i64]) -> i64:
        n: i64 = 0
        for bear in range(self.floe.bears):
            n = fill_mask(out, n, ids.BEAR_WALK + bear * CELLS, self.walks(self.spot(bear)))
        if self.floe.bear_move == ZERO_TO_TWO:  # NAN-6.6, NAN-6.10
            for bear in range(self.floe.bears):
                if self.walks(self.spot(bear)):
                    out[n] = ids.BEAR_STAY + bear
                    n += 1
        return n

    def _fill_second_steps(self, out: vec[i64]) -> i64:
        n = fill_mask(out, 0, ids.BEAR_ON, self._second_steps())
        if self.floe.bear_move != EXACTLY_TWO:
            out[n] = ids.BEAR_STOP
            n += 1
        return n

    def _second_steps(self) -> i64:
        return self.reach_one(self.here) & ~BIT[self.from_cell]  # NAN-6.3

    def _must_go_on(self) -> bool:
        return self.may_go_on == 1 and self.floe.bear_move == EXACTLY_TWO

    def _keep_a_way(self, out: vec[i64], n: i64) -> i64:
        """Strike the cracks that would leave the bear no second step (NAN-6.4)."""
        kept: i64 = 0
        low = self.closed_low
        high = self.closed_high
        for k in range(n):
            self.crack(out[k] - ids.CRACK)
            if self._second_steps():
                out[kept] = out[k]
                kept += 1
            self.closed_low = low
            self.closed_high = high
        return kept

    # steps

    def apply(self, action: i64) -> None:
        if self.phase == phase.CRACK:
            self.crack(action - ids.CRACK)
            self._after_crack()
        elif self.phase == phase.MOVE:
            slot: i64 = 1 if action >= ids.MOVE + CELLS else 0
            self._go(self.inuk(slot), action - ids.MOVE - slot * CELLS)
        elif self.phase == phase.BEAR_WALK:
            self._walk(action)
        elif self.phase == phase.BEAR_ON:
            self._go_on(action)
        else:
            self.place(action)

    def _go(self, piece: i64, cell: i64) -> None:
        self.occupied ^= BIT[self.spot(piece)] | BIT[cell]
        self.put(piece, cell)
        self.here = cell
        self.phase = phase.CRACK

    def _walk(self, action: i64) -> None:
        if action >= ids.BEAR_STAY:  # NAN-6.6: a crack for the space it stands on
            self.bear = action - ids.BEAR_STAY
            self.here = self.spot(self.bear)
            self.phase = phase.CRACK
            return
        self.bear = (action - ids.BEAR_WALK) // CELLS
        if self.floe.two_cracks:
            self.from_cell = self.spot(self.bear)
            self.may_go_on = 1
        self._go(self.bear, (action - ids.BEAR_WALK) % CELLS)

    def _go_on(self, action: i64) -> None:
        if action == ids.BEAR_STOP:
            self._end_part()
        else:
            self._go(self.bear, action - ids.BEAR_ON)

    def _after_crack(self) -> None:
        if self.may_go_on == 1:
            self.may_go_on = 0
            if self._second_steps():
                self.phase = phase.BEAR_ON
                return
        self._end_part()

    def _end_part(self) -> None:
        """After a piece has moved and cracked: the next part or the next turn."""
        self.from_cell = NOWHERE
        if self.floe.mode == BEAR_HUNT:
            self.turn += 1
            self._next_hunt_turn()
        elif self.turn == 0:
            self._begin_inuk_part()
        else:
            self.begin(self.actor + 1)

    # turns

    def begin(self, seat: i64) -> None:
        if self.floe.mode == BEAR_HUNT:
            self.turn = self.floe.first_turn_of(seat)
            self._next_hunt_turn()
        else:
            self._begin_bear_part(seat)

    def begin_again(self) -> None:
        if self.floe.mode == BEAR_HUNT:
            self._next_hunt_turn()
        elif self.turn == 0:
            self._begin_bear_part(self.actor)
        else:
            self._begin_inuk_part()

    def _next_hunt_turn(self) -> None:
        while True:
            if self.turn >= len(self.floe.turns):
                self.turn = 0
                self.round += 1
            self.actor = self.floe.turns[self.turn]
            if self.actor != self.floe.bear_seat:
                self._begin_inuk_turn()
                return
            if not self.skinned:
                if self.walks(self.spot(0)):
                    self.phase = phase.BEAR_WALK
                    return
                if not self.floe.bear_skin:
                    self._inuit_win()
                    return
                self._skin()
            self.turn += 1

    def _begin_inuk_turn(self) -> None:
        self.phase = phase.MOVE
        if self.floe.one_inuk and self.floe.seats == 2:
            blocked = not self.can_step(self.spot(FIRST_INUK)) or not self.can_step(self.spot(FIRST_INUK + 1))
        elif self.floe.seats == 2:
            blocked = not self.can_step(self.spot(FIRST_INUK + self.slot_in_turn()))
        else:
            blocked = not self.can_step(self.spot(FIRST_INUK + self.actor))
        if blocked:
            self._end_blocked()

    def _end_blocked(self) -> None:
        """The bear wins (NAN-4.43, NAN-6.8), or the other Inuk when the bear is out (NAN-6.9)."""
        bear = self.floe.bear_seat
        for seat in range(self.floe.seats):
            if self.skinned:
                self.rank(seat, 3 if seat == bear else 2 if seat == self.actor else 1)
            else:
                self.rank(seat, 1 if seat == bear else 2)
        self.finish()

    def _inuit_win(self) -> None:
        """The bear is blocked: the Inuit win together (NAN-4.44)."""
        for seat in range(self.floe.seats):
            self.rank(seat, self.floe.seats if seat == self.floe.bear_seat else i64(1))
        self.finish()

    def _skin(self) -> None:
        """The blocked bear leaves the floe (NAN-6.9)."""
        self.occupied ^= BIT[self.spot(0)]
        self.put(0, NOWHERE)
        self.skinned = 1

    def _begin_bear_part(self, seat: i64) -> None:
        if seat >= self.floe.seats:
            seat = 0
            self.round += 1
        self.actor = seat
        self.turn = 0
        self.phase = phase.BEAR_WALK
        for bear in range(self.floe.bears):
            if self.walks(self.spot(bear)):
                return
        self._lose(seat)  # NAN-4.46

    def _begin_inuk_part(self) -> None:
        self.turn = 1
        self.phase = phase.MOVE
        if not self.can_step(self.spot(FIRST_INUK + self.actor)):
            self._lose(self.actor)  # NAN-4.46

    def _lose(self, seat: i64) -> None:
        self.rank(seat, 2)
        self.rank(1 - seat, 1)  # NAN-5.2
        self.finish()
