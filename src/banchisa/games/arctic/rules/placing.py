"""Phase A: placing cards and taking the power of the Visible card."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from banchisa.engine.arrays import vec
from banchisa.games.arctic import actions as ids
from banchisa.games.arctic.rules import phase
from banchisa.games.arctic.rules.board import (
    FOX_JOKER,
    FOX_UNDER,
    MOOSE_PLACE,
    PUFFIN_SWAP,
    PUFFIN_TAKEBACK,
    UNKNOWN,
    fill_cards,
)
from banchisa.games.arctic.rules.moving import MovingState
from banchisa.games.arctic.rules.state import FACE, FROM_PILE, NONE, entry_of, pile_row


@mypyc_attr(acyclic=True)
class PlacingState(MovingState):
    """A position in which cards can be placed."""

    def begin_turn(self, seat: i64) -> None:
        """Phase A; phases B and C follow of themselves (ARC-4.2)."""
        self.turn = seat
        self.puffin = 0
        self.set_quota()
        self._place_on()

    def set_quota(self) -> None:
        """How many cards are to be placed: fixed before the first one (ARC-4.4, ARC-4.14)."""
        visible = self.visible(self.turn)
        self.count = 0
        placement = self.agreed.first_placement if visible == NONE else self.agreed.place[visible]  # ARC-4.10
        self.least = placement
        self.most = placement
        if self.owns(self.turn, MOOSE_PLACE):  # ARC-4.24
            self.most += 1
            self.least -= 1
            if self.least == 0 and visible == NONE:  # ARC-4.25
                self.least = 1

    def _place_on(self) -> None:
        """Ask for the next card, unless enough were placed or there is nothing to choose (ARC-4.11)."""
        if self.count < self.most and (self.size(self.turn) > 0 or self.may_take_back()):
            self.ask(phase.PLACE, self.turn)
        else:
            self._finish_placing()

    def may_use_puffin(self, power: i64) -> bool:
        """Before the first card is placed, once a turn (ARC-4.6, ARC-4.18)."""
        return self.count == 0 and not self.puffin and self.owns(self.turn, power)

    def may_swap(self) -> bool:
        return self.river > 0 and self.may_use_puffin(PUFFIN_SWAP)  # ARC-4.21

    def may_take_back(self) -> bool:
        return self.may_use_puffin(PUFFIN_TAKEBACK) and self.visible(self.turn) != NONE  # ARC-4.22

    def may_stop_placing(self) -> bool:
        return self.count >= self.least or self.size(self.turn) == 0

    def may_play_fox(self, power: i64) -> bool:
        """The last card of the turn, beneath a Visible card (ARC-4.29)."""
        if not self.owns(self.turn, power) or self.visible(self.turn) == NONE:
            return False
        return self.count + 1 >= self.least or self.size(self.turn) == 1

    def fill_place(self, out: vec[i64]) -> i64:
        low, high = self.hand_low(self.turn), self.hand_high(self.turn)
        n = fill_cards(out, 0, ids.PLACE_TOP, low, high)
        if self.may_play_fox(FOX_UNDER):
            n = fill_cards(out, n, ids.PLACE_UNDER, low, high)
        if self.may_play_fox(FOX_JOKER):
            n = fill_cards(out, n, ids.PLACE_JOKER, low, high)
        if self.may_swap():
            n = fill_cards(out, n, ids.SWAP_OUT, low, high)
        if self.may_take_back():
            out[n] = ids.TAKE_BACK
            n += 1
        if self.may_stop_placing():
            out[n] = ids.STOP_PLACING
            n += 1
        return n

    def place(self, action: i64) -> None:
        if action < ids.PLACE_UNDER:
            self._place_top(action)
        elif action < ids.PLACE_JOKER:
            self._place_under(action - ids.PLACE_UNDER)
        elif action < ids.SWAP_OUT:
            self._place_joker(action - ids.PLACE_JOKER)
        elif action < ids.SWAP_IN:
            self._swap_out(action - ids.SWAP_OUT)
        elif action == ids.TAKE_BACK:
            self._take_back()
        else:
            self._finish_placing()

    def _place_top(self, card: i64) -> None:
        self.leave_openly(self.turn, card)
        self.insert(pile_row(self.turn), self.row_end(pile_row(self.turn)), card)
        self.count += 1
        self._place_on()

    def _place_under(self, card: i64) -> None:
        """Face up at the very bottom (ARC-4.27)."""
        self.leave_openly(self.turn, card)
        self.insert(pile_row(self.turn), self.row_start(pile_row(self.turn)), card)
        self.count += 1
        self._finish_placing()

    def _place_joker(self, card: i64) -> None:
        """Face down beneath the Visible card (ARC-4.28)."""
        entry = self.leave_hidden(self.turn, card)
        self.insert(pile_row(self.turn), self.row_end(pile_row(self.turn)) - 1, entry)
        self.count += 1
        self._finish_placing()

    def _swap_out(self, card: i64) -> None:
        self.leave_openly(self.turn, card)
        self.aside = card
        self.ask(phase.SWAP, self.turn)

    def swap_in(self, card: i64) -> None:
        """The card put aside joins the River, which keeps its size (ARC-4.21)."""
        self.from_river(card)
        self.to_river(self.aside)
        self.enter_openly(self.turn, card)
        self.aside = UNKNOWN
        self.puffin = 1
        self.ask(phase.PLACE, self.turn)

    def _take_back(self) -> None:
        """The Visible card comes back, and the number to place is set anew (ARC-4.22, ARC-4.23)."""
        card = self.remove(pile_row(self.turn), self.row_end(pile_row(self.turn)) - 1) & FACE
        self.enter_openly(self.turn, card)
        self.puffin = 1
        self.set_quota()
        self.ask(phase.PLACE, self.turn)

    def _finish_placing(self) -> None:
        """Pay for missing cards, take the power of the Visible card, and go on to the tokens."""
        while self.count < self.least and self.supply():  # ARC-4.12, ARC-4.13, ARC-4.26
            self.leave_pile()
            self.add_penalty(self.turn, entry_of(UNKNOWN, 0, FROM_PILE, 0))
            self.count += 1
        self.give_power(self.main_animal(), self.turn)  # of a card that is always there: ARC-4.15, ARC-4.16 to ARC-4.19
        self.start_moving()
