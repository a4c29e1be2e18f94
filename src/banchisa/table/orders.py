"""Standing orders of a table: what they say now, and when they end."""

from __future__ import annotations

from msgspec import structs

from banchisa.engine.game import Game
from banchisa.engine.state import State
from banchisa.table.errors import Problem
from banchisa.table.wire.orders import NO_ORDERS, SeatOrders, StandingOrder


class OrderBook:
    """The orders of all seats, as far as they hold. Each belongs to its seat, and nobody else is told of it."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._orders: dict[int, SeatOrders] = {}
        self.were_given = False  # whether any seat has ever given one
        self._turn: int | None = None  # the seat that was last asked for something that is no reaction
        self._by_hand: tuple[int, int] | None = None  # a seat that took back its answer to the step with this number

    def of(self, seat: int) -> SeatOrders:
        return self._orders.get(seat, NO_ORDERS)

    def give(self, seat: int, orders: SeatOrders) -> None:
        """These take the place of all orders of a seat."""
        self._orders[seat] = orders
        self.were_given = True

    def take_back(self, seat: int, step: int) -> None:
        """A seat has taken back its steps from this one on: what it is asked now, it answers by hand."""
        self._by_hand = seat, step

    def follow(self, state: State) -> None:
        """A step was taken. Orders for the round end when the turn comes to their seat."""
        seat = int(state.actor)
        if seat < 0 or seat == self._turn or not self._game.reactions or self._game.reaction_asked(state):
            return
        self._turn = seat
        held = self.of(seat)
        if any(order.until == "round" for order in held.standing):
            lasting = tuple(order for order in held.standing if order.until == "game")
            self._orders[seat] = structs.replace(held, standing=lasting)

    def find_action(self, state: State, step: int) -> int | None:
        """What the seat to act has ordered for what it is asked now, before the step with this number."""
        seat = int(state.actor)
        if self.of(seat) == NO_ORDERS or (seat, step) == self._by_hand:
            return None
        legal, order = state.legal_actions(), self.find_order(state)
        if order is not None:
            answers = self._game.reactions[order.reaction].answers[order.answer]
            return next(action for action in map(self._game.actions.parse, answers) if action in legal)
        is_forced = len(legal) == 1 and self._game.offers_are_open(state)
        return legal[0] if is_forced and self.of(seat).forced else None

    def find_order(self, state: State) -> StandingOrder | None:
        """The order that answers what the seat to act is asked now."""
        asked = self._game.reaction_asked(state)
        return next((order for order in self.of(int(state.actor)).standing if order.reaction == asked), None)


def check_orders(game: Game, orders: SeatOrders) -> None:
    """Refuse what is no order of this game, and two orders for one question."""
    for order in orders.standing:
        reaction = game.reactions.get(order.reaction)
        if reaction is None:
            raise _refuse_word("reaction", list(game.reactions))
        if order.answer not in reaction.answers:
            raise _refuse_word("answer", list(reaction.answers))
    if len({order.reaction for order in orders.standing}) < len(orders.standing):
        raise Problem("request/malformed", what="standing: only one order for each reaction")


def _refuse_word(field: str, allowed: list[str]) -> Problem:
    return Problem("request/malformed", what=f"{field}: must be one of {', '.join(allowed) or 'none in this game'}")
