"""Clocks: what a table has agreed on, and how much time there is."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from banchisa.table.wire.common import WireStruct


class LiveClock(WireStruct, frozen=True, tag_field="kind", tag="live"):
    """Everybody has a bank of seconds, to which each turn adds some."""

    bank: Annotated[int, Meta(ge=0, le=3 * 3600)]
    turn: Annotated[int, Meta(ge=5, le=3600)]
    loses: bool = False  # whose time is up has lost; else a bot plays that turn


class DaysClock(WireStruct, frozen=True, tag_field="kind", tag="days"):
    """Every turn may take so many days."""

    days: Annotated[int, Meta(ge=1, le=30)]
    loses: bool = False


ClockRule = LiveClock | DaysClock


class SeatClock(WireStruct, frozen=True):
    """The time of one seat."""

    left: float  # seconds
    missed: int = 0  # turns in a row in which time was up
    lost: bool = False  # by time


class WireClock(WireStruct, frozen=True):
    """How much time there is at this moment."""

    seats: list[SeatClock]
    running: int | None = None  # the seat whose time runs
    free: float = 0.0  # seconds before it begins to run: what others did is shown, or one comes back after a stop
    substitute: int | None = None  # the seat whose turn a bot plays because time was up
