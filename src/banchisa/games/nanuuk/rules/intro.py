"""The introductory game and its relatives: Cooperation, Neighbour, Rescuer."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from banchisa.engine.arrays import vec
from banchisa.games.nanuuk import actions as ids
from banchisa.games.nanuuk.rules import phase
from banchisa.games.nanuuk.rules.board import BIT, CELLS, COOPERATION, INTRO, NOWHERE, Floe
from banchisa.games.nanuuk.rules.state import FloeState, fill_mask


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class IntroState(FloeState):
    """Hunters (and bears, in Rescuer) that must move, crack, and not be blocked; no tiles, igloos are ice (NAN-3.4)."""

    __slots__ = ("alive",)

    def __init__(self, floe: Floe) -> None:
        super().__init__(floe)
        self.alive: i64 = floe.seats

    def copy(self) -> IntroState:
        twin = IntroState(self.floe)
        self.copy_floe(twin)
        twin.alive = self.alive
        return twin

    def write_actions(self, out: vec[i64]) -> i64:
        if self.phase == phase.MOVE:
            if self.floe.each == 1:
                return self.fill_steps(out, 0, ids.MOVE, self.spot(self.actor))
            n = self.fill_steps(out, 0, ids.MOVE, self.spot(self.actor * 2))
            return self.fill_steps(out, n, ids.MOVE + CELLS, self.spot(self.actor * 2 + 1))
        if self.phase == phase.CRACK:
            return self.fill_cracks(out, self.here)
        if self.phase == phase.PLACE:
            return fill_mask(out, 0, ids.PLACE, self.floe.play & ~self.occupied)  # NAN-3.2, NAN-3.5
        return 0

    def apply(self, action: i64) -> None:
        if self.phase == phase.MOVE:
            self._move(action - ids.MOVE)
        elif self.phase == phase.CRACK:
            self.crack(action - ids.CRACK)
            self.begin(self.actor + 1)
        else:
            self.place(action)

    def _move(self, target: i64) -> None:
        """Move a piece; there is always a line left to crack, the one just walked over."""
        piece = self.actor
        if self.floe.each == 2:
            piece = self.actor * 2 + (1 if target >= CELLS else 0)
            if target >= CELLS:
                target -= CELLS
        self.occupied ^= BIT[self.spot(piece)] | BIT[target]
        self.put(piece, target)
        self.here = target
        self.phase = phase.CRACK

    def begin(self, seat: i64) -> None:
        self.phase = phase.MOVE
        while True:
            if seat >= self.floe.seats:
                seat = 0
                self.round += 1  # NAN-3.19
            if self.floe.each == 2:
                self._begin_pair(seat)
                return
            cell = self.spot(seat)
            if cell != NOWHERE:
                if self.alive == 1:
                    self._last(seat)
                    return
                if self.can_step(cell):
                    self.actor = seat
                    return
                if self.floe.mode != INTRO:
                    self._end_blocked(seat)
                    return
                self._leave(seat, cell)
            seat += 1

    def _leave(self, seat: i64, cell: i64) -> None:
        """A blocked hunter leaves the floe and frees its space (NAN-4.10)."""
        self.rank(seat, self.alive)
        self.occupied ^= BIT[cell]
        self.put(seat, NOWHERE)
        self.alive -= 1

    def _last(self, seat: i64) -> None:
        """The last hunter wins, even if it could not move (NAN-5.1)."""
        self.rank(seat, 1)
        self.finish()

    def _end_blocked(self, seat: i64) -> None:
        """End the game: in Cooperation and Neighbour one blocked hunter is enough (NAN-4.38)."""
        seats = self.floe.seats
        for other in range(seats):
            if self.floe.mode == COOPERATION:  # NAN-4.36
                self.rank(other, 1 if (other - seat) % 2 == 0 else 3)
            else:  # NAN-4.37
                hunter = (seat + seats - 1) % seats if self.floe.left_wins else (seat + 1) % seats
                self.rank(other, 1 if other == hunter else 2)
        self.finish()

    def _begin_pair(self, seat: i64) -> None:
        """Two pieces a seat: a seat loses if it can move neither, or if cracks surround one of them."""
        first = self.spot(seat * 2)
        second = self.spot(seat * 2 + 1)
        sealed = self.is_sealed(first)
        if self.floe.mode == INTRO:  # NAN-4.11
            sealed = sealed or self.is_sealed(second)
        if sealed or not (self.can_step(first) or self.can_step(second)):  # NAN-4.11, NAN-4.39
            self.rank(seat, 2)
            self.rank(1 - seat, 1)  # NAN-5.2
            self.finish()
        else:
            self.actor = seat
