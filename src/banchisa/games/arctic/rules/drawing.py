"""Phase C: drawing cards, refilling the River, the hand limit, and giving a penalty card away."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from banchisa.engine.arrays import vec
from banchisa.engine.state import CHANCE
from banchisa.games.arctic import actions as ids
from banchisa.games.arctic.rules import phase
from banchisa.games.arctic.rules.board import (
    BEAR_DRAW,
    BEAR_GIVE,
    BIT,
    HALF,
    MOOSE_DRAW,
    ORCA_PILE,
    ORCA_REFILL,
    UNKNOWN,
    fill_cards,
)
from banchisa.games.arctic.rules.dealing import DealingState
from banchisa.games.arctic.rules.state import FACE, NONE, STALLED, zone_row


@mypyc_attr(acyclic=True)
class DrawingState(DealingState):
    """Phase C."""

    def set_draw_quota(self) -> None:
        """How many cards are to be drawn."""
        draw = self.agreed.draw[self.visible(self.turn)]  # ARC-4.41
        self.count = 0
        self.least = draw
        self.most = draw
        if self.owns(self.turn, MOOSE_DRAW):  # ARC-4.46
            self.least -= 1
            self.most += 1

    def start_drawing(self) -> None:
        self.set_draw_quota()
        if self.owns(self.turn, BEAR_DRAW) and self.look(phase.LOOK_TO_DRAW):  # ARC-4.49
            return
        self._draw_on()

    def _draw_on(self) -> None:
        """Ask for the next card, unless enough were drawn or there is none (ARC-4.45)."""
        if self.count < self.most and (self.river > 0 or self.may_draw_pile() or self.may_draw_penalty()):
            self.ask(phase.DRAW, self.turn)
        else:
            self._refill()

    def may_draw_pile(self) -> bool:
        return self.owns(self.turn, ORCA_PILE) and self.pile + self.reserve > 0  # ARC-4.48

    def may_draw_penalty(self) -> bool:
        return self.owns(self.turn, BEAR_DRAW) and self.zone_size(self.turn) > 0  # ARC-4.49

    def may_stop_drawing(self) -> bool:
        return self.count >= self.least or self.river == 0  # ARC-4.41, ARC-4.45

    # offers

    def fill_draw(self, out: vec[i64]) -> i64:
        n = fill_cards(out, 0, ids.DRAW_RIVER, self.river_low, self.river_high)
        if self.may_draw_penalty():
            n = self._fill_zone(out, n, ids.DRAW_PENALTY)
        if self.may_draw_pile():
            out[n] = ids.DRAW_PILE
            n += 1
        if self.may_stop_drawing():
            out[n] = ids.STOP_DRAWING
            n += 1
        return n

    def _fill_zone(self, out: vec[i64], n: i64, first: i64) -> i64:
        """Write an action for each card of the own Penalty zone."""
        low: i64 = 0
        high: i64 = 0
        for place in range(self.row_start(zone_row(self.turn)), self.row_end(zone_row(self.turn))):
            card = self.entry_at(place) & FACE
            if card < HALF:
                low |= BIT[card]
            elif card != UNKNOWN:
                high |= BIT[card]
        return fill_cards(out, n, first, low, high)

    def fill_discard(self, out: vec[i64]) -> i64:
        return fill_cards(out, 0, ids.DISCARD, self.hand_low(self.turn), self.hand_high(self.turn))

    def fill_give(self, out: vec[i64]) -> i64:
        n = self._fill_zone(out, 0, ids.GIVE_CARD)
        out[n] = ids.GIVE_NONE  # ARC-4.6
        return n + 1

    def fill_receivers(self, out: vec[i64]) -> i64:
        n: i64 = 0
        for seat in range(self.agreed.seats):
            if seat != self.turn:  # ARC-4.53
                out[n] = ids.GIVE_TO + seat
                n += 1
        return n

    # steps

    def draw(self, action: i64) -> None:
        if action == ids.STOP_DRAWING:
            self._refill()
        elif action == ids.DRAW_PILE:
            self.supply()
            self.ask(phase.PILE_CARD, CHANCE)
        elif action >= ids.DRAW_PENALTY:
            self._draw_penalty(action - ids.DRAW_PENALTY)
        else:
            self._draw_river(action - ids.DRAW_RIVER)

    def _draw_river(self, card: i64) -> None:
        self.from_river(card)
        self.enter_openly(self.turn, card)
        self.count += 1
        if self.owns(self.turn, ORCA_REFILL) and self.supply():  # ARC-4.47
            self.ask(phase.REFILL_AT_ONCE, CHANCE)
        else:
            self._draw_on()  # ARC-4.42

    def _draw_penalty(self, card: i64) -> None:
        self.remove(zone_row(self.turn), self.place_in_zone(self.turn, card))
        self.take(self.turn, card)
        self.count += 1  # ARC-4.50
        self._draw_on()

    def show_face(self, action: i64) -> None:
        """A card gets its face in the middle of phase C."""
        if self.phase == phase.PILE_CARD:
            self._draw_from_pile(action - ids.PILE)
        elif self.phase == phase.LOOK_TO_DRAW:
            if not self.turn_over(action - ids.LOOK):
                self._draw_on()
        elif self.phase == phase.LOOK_TO_GIVE:
            if not self.turn_over(action - ids.LOOK):
                self.ask(phase.GIVE, self.turn)
        else:
            self._turn_up_again(action - ids.RIVER)

    def _draw_from_pile(self, card: i64) -> None:
        self.show(card)
        self.leave_pile()
        self.take(self.turn, card)
        self.count += 1  # ARC-4.50
        self._draw_on()

    def _turn_up_again(self, card: i64) -> None:
        """A card comes into the River; the refill goes on until it is full (ARC-4.43)."""
        self.show(card)
        self.leave_pile()
        self.to_river(card)
        if self.river < self.agreed.river_size and self.supply():
            return
        if self.phase == phase.REFILL_AT_ONCE:
            self._draw_on()
        else:
            self._limit_hand()

    def _refill(self) -> None:
        if self.river < self.agreed.river_size and self.supply():
            self.ask(phase.REFILL, CHANCE)
        else:
            self._limit_hand()  # ARC-5.4

    def _limit_hand(self) -> None:
        """The hand limit is checked only now (ARC-4.51, ARC-4.52)."""
        if self.size(self.turn) > self.agreed.hand_limit:
            self.ask(phase.DISCARD, self.turn)
        else:
            self._may_give()

    def discard(self, card: i64) -> None:
        self.add_penalty(self.turn, self.leave_hidden(self.turn, card))
        self._limit_hand()

    def _may_give(self) -> None:
        if not self.owns(self.turn, BEAR_GIVE) or self.zone_size(self.turn) == 0:  # ARC-4.53
            self.end_turn()
        elif not self.look(phase.LOOK_TO_GIVE):
            self.ask(phase.GIVE, self.turn)

    def give(self, action: i64) -> None:
        if action == ids.GIVE_NONE:
            self.end_turn()
            return
        self.chosen = self.place_in_zone(self.turn, action - ids.GIVE_CARD) - self.row_start(zone_row(self.turn))
        self.ask(phase.GIVE_TO, self.turn)

    def give_to(self, seat: i64) -> None:
        entry = self.remove(zone_row(self.turn), self.row_start(zone_row(self.turn)) + self.chosen)
        self.add_penalty(seat, entry)
        self.chosen = NONE
        self.end_turn()

    # the end of a turn

    def end_turn(self) -> None:
        """Count the turns without a card from the draw pile, and give the turn on (ARC-4.54)."""
        if not self.opened:
            self.still += 1
            if self.still >= self.agreed.stall_turns:  # ARC-5.5
                self.open_reserve(STALLED)
        following = (self.turn + 1) % self.agreed.seats  # ARC-4.1
        if following == self.first:
            if self.final:
                self.finish()  # ARC-5.6
                return
            self.final = 1 if self.opened else 0  # ARC-5.2, ARC-5.3
            self.round += 1
        self.begin_turn(following)
