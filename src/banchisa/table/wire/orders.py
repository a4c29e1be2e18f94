"""Standing orders: how a seat has questions answered that are put to it out of turn."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from banchisa.table.wire.common import WireStruct

OrderName = Annotated[str, Meta(max_length=32)]


class StandingOrder(WireStruct, frozen=True):
    """One question, and how it is answered until the order ends."""

    reaction: OrderName
    answer: OrderName
    until: Literal["round", "game"]  # the seat's next turn, or the end of the game


class SeatOrders(WireStruct, frozen=True):
    """What the table does for a seat. Nobody else hears of it."""

    standing: Annotated[tuple[StandingOrder, ...], Meta(max_length=16)] = ()
    forced: bool = False  # whether it takes choices that are the only one


class WireReaction(WireStruct, frozen=True):
    """A question for which orders can be given, and the answers that it can have."""

    name: str
    answers: list[str]


NO_ORDERS = SeatOrders()
