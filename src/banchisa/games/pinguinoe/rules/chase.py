"""The seal: its way, the penguins it reaches, and the fish that lure it away."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from banchisa.engine.arrays import vec
from banchisa.games.pinguinoe import actions as ids
from banchisa.games.pinguinoe.rules import phase
from banchisa.games.pinguinoe.rules.board import ARK, FISH, NOWHERE, PLACES, insert
from banchisa.games.pinguinoe.rules.search_cards import PouchState
from banchisa.games.pinguinoe.rules.ways import leg_cost


@mypyc_attr(acyclic=True)
class ChaseState(PouchState):
    """Catching penguins, one after the other."""

    __slots__ = ()

    def move_seal(self, cell: i64) -> None:
        """One leg of the seal (PIN-4.25)."""
        self.left -= leg_cost(self, cell, self.left)
        self.place_seal(cell)

    def place_seal(self, cell: i64) -> None:
        """The seal comes onto a cell: every penguin there is reached, whosever it is (PIN-4.27, PIN-4.28, PIN-4.31)."""
        self.seal = cell
        self.queue = self.on_cell(cell)
        self.catch_on()

    def catch_on(self) -> None:
        """Deal with the penguins reached one by one, clockwise from the seat on turn (PIN-4.29)."""
        while self.queue:
            seat = self.next_in_queue()
            if self.may_hold(seat, FISH):
                self.ask(phase.FISH, seat)
                return
            self.send_home(seat)
        self.go_back()  # PIN-4.26

    def use_fish(self) -> None:
        """A fish of one's own turn: the cell is picked next (PIN-4.61)."""
        self.use(FISH)
        self.ask(phase.SEND, self.turn)

    def use(self, kind: i64) -> None:
        """The one object card of this turn is laid down (PIN-4.57)."""
        self.used = 1
        self.take_out(self.turn, kind)

    def answer_seal(self, action: i64) -> None:
        """The owner of a reached penguin gives a fish or not (PIN-4.62); that is no use of a card (PIN-4.33)."""
        if action == ids.DECLINE:
            self.send_home(self.actor)
            self.catch_on()
            return
        self.take_out(self.actor, FISH)
        if self.stage == phase.SEAL:
            self.left = 0  # PIN-4.32
        if self.has_hole(self.spot(self.actor)):
            self.ask(phase.LURE, self.actor)
        else:
            self.seal = ARK  # PIN-4.30: those not dealt with yet are safe
            self.go_back()

    def fill_holes(self, out: vec[i64], but: i64) -> i64:
        """Write a pick for each seal cell face up besides one, ascending, and return their number."""
        n: i64 = 0
        for place in range(i64(PLACES)):
            hole = self.hole_on(place)
            if hole != NOWHERE and hole != but:
                n = insert(out, n, ids.PICK + hole)
        return n
