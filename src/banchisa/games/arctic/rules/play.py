"""Phase A - placing cards and taking a power - and the turns as a whole."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from banchisa.engine.arrays import vec
from banchisa.engine.rng import Rng
from banchisa.engine.state import places
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
from banchisa.games.arctic.rules.knowledge import conceal, imagine
from banchisa.games.arctic.rules.moving import MovingState
from banchisa.games.arctic.rules.scoring import total
from banchisa.games.arctic.rules.state import FACE, FROM_PILE, NONE, entry_of, pile_row


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ArcticState(MovingState):
    """A position of Arctic."""

    def copy(self) -> ArcticState:
        twin = ArcticState(self.agreed, self.cards[:])
        self.copy_table(twin)
        return twin

    def seen_by(self, seat: i64) -> ArcticState:
        seen = self.copy()
        conceal(seen, seat)
        return seen

    def resample(self, rng: Rng) -> ArcticState:
        world = self.copy()
        imagine(world, rng)
        return world

    def observed_outcome(self, action: i64, viewer: i64) -> i64:
        """Totems, cards of hands and looks at the pile are for one seat only."""
        if viewer == self.receiver():
            return action
        if ids.TOTEM <= action < ids.FIRST:
            return ids.TOTEM
        if ids.HAND <= action < ids.RIVER:
            return ids.HAND
        return i64(ids.PILE) if action >= ids.PILE else action

    def scores(self) -> list[int]:
        return [int(total(self, seat)) for seat in range(self.agreed.seats)]

    def ranks(self) -> list[int]:
        """A strict ranking: equal totals go by the distance from the first player (ARC-5.19, ARC-5.20)."""
        seats, first = int(self.agreed.seats), max(int(self.first), 0)
        scores = self.scores()
        return places([(scores[seat], -((seat - first) % seats)) for seat in range(seats)])

    # what is asked

    def write_actions(self, out: vec[i64]) -> i64:
        if self.phase == phase.PLACE:
            return self._fill_place(out)
        if self.phase == phase.DRAW:
            return self.fill_draw(out)
        if self.phase == phase.MOVE:
            return self.fill_move(out)
        if self.phase == phase.SWAP:
            return fill_cards(out, 0, ids.SWAP_IN, self.river_low, self.river_high)
        if self.phase == phase.EXTRA:
            return self.fill_extra(out)
        if self.phase == phase.DISCARD:
            return self.fill_discard(out)
        if self.phase == phase.GIVE:
            return self.fill_give(out)
        if self.phase == phase.GIVE_TO:
            return self.fill_receivers(out)
        return i64(0) if self.phase == phase.OVER else self.fill_chance(out)

    def write_weights(self, out: vec[i64]) -> i64:
        """All outcomes of chance are equally likely."""
        n = self.write_actions(out)
        for k in range(n):
            out[k] = 1
        return n

    def apply(self, action: i64) -> None:
        if self.phase == phase.PLACE:
            self._place(action)
        elif self.phase == phase.DRAW:
            self.draw(action)
        elif self.phase == phase.MOVE:
            self.move(action)
        elif self.phase == phase.SWAP:
            self._swap_in(action - ids.SWAP_IN)
        elif self.phase == phase.EXTRA:
            self.take_extra_step(action)
        elif self.phase == phase.DISCARD:
            self.discard(action - ids.DISCARD)
        elif self.phase == phase.GIVE:
            self.give(action)
        elif self.phase == phase.GIVE_TO:
            self.give_to(action - ids.GIVE_TO)
        elif self.phase < phase.PLACE:
            self.set_up(action)
        else:
            self.show_face(action)

    # phase A

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

    def _fill_place(self, out: vec[i64]) -> i64:
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

    def _place(self, action: i64) -> None:
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

    def _swap_in(self, card: i64) -> None:
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
