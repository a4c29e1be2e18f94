"""From a choice of seats and options to the floe of one game."""

from __future__ import annotations

from banchisa.engine.errors import OptionError
from banchisa.games.nanuuk.components import NanuukComponents
from banchisa.games.nanuuk.rules.bear_modes import FIRST_INUK
from banchisa.games.nanuuk.rules.board import (
    BEAR_HUNT,
    FIXED,
    INUK,
    NANUUK,
    RESCUER,
    SHARED_BEAR,
    WHALE,
    Floe,
    open_lines,
    outside_high,
    outside_low,
    pack_placing,
    spread,
)
from banchisa.games.nanuuk.rules.layout import has_room


def set_up(components: NanuukComponents, version: str, seats: int, options: dict[str, object]) -> Floe:
    """The floe for this number of seats with these options (each mode knows its own order of placing)."""
    floe = Floe(version, seats, options)
    key = _board_key(floe, options)
    part = components.part(key)
    floe.play = spread(part)
    floe.igloos = spread(components.igloos & part)
    floe.east = open_lines(part, 1, 0)
    floe.south_east = open_lines(part, 0, 1)
    floe.south_west = open_lines(part, -1, 1)
    floe.shore_low = outside_low(part)
    floe.shore_high = outside_high(part)
    floe.values = components.values
    floe.home_bonus = components.home_bonus
    floe.gifts = components.gifts
    floe.colours = components.colours
    floe.turns = list(range(seats))
    if floe.mode == NANUUK:
        floe.counts = components.counts[key]  # NAN-3.12
        floe.fixed = [spread(cells) for cells in components.layouts[key]]
        floe.each = 2 if options["pawns"] == 2 else 1
        _check_room(floe)
    elif floe.mode == RESCUER or (floe.mode != BEAR_HUNT and floe.mode != SHARED_BEAR and seats == 2):
        floe.each = 2
    if floe.mode == BEAR_HUNT:
        _hunt_a_bear(floe, options["bear_seat"])
    elif floe.mode == SHARED_BEAR:
        _share_bears(floe, options["bears"])
    else:
        floe.order = _order(seats, floe.each == 2)
    return floe


def _check_room(floe: Floe) -> None:
    """Own components may have more whales and Inuit than a free layout can keep apart (NAN-3.16)."""
    if floe.layout != FIXED and not has_room(floe):
        raise OptionError(
            f"option layout: {floe.options['layout']!r} is not possible with these components: too few spaces lie away "
            f"from the igloos for {floe.counts[WHALE]} whales and {floe.counts[INUK]} Inuit; allowed: fixed"
        )


def _board_key(floe: Floe, options: dict[str, object]) -> str:
    """How much of the floe is in play (NAN-3.1): named by the number of hunters it is laid out for."""
    if floe.mode == BEAR_HUNT or floe.mode == SHARED_BEAR:
        return "3"
    if floe.seats == 3:
        return "3"
    return "2" if floe.mode == NANUUK and floe.seats == 2 and options["pawns"] == 1 else "4"


def _order(seats: int, pairs: bool) -> list[int]:
    """The order of placing: with two pieces each, the second seat places both of its own in between."""
    if pairs:
        return [
            pack_placing(0, 0),
            pack_placing(1, 2),
            pack_placing(1, 3),
            pack_placing(0, 1),
        ]  # NAN-3.6, NAN-3.7, NAN-3.18
    return [pack_placing(seat, seat) for seat in range(seats)]


def _hunt_a_bear(floe: Floe, bear_seat: object) -> None:
    """One bear; the other seats are Inuit, one of them with two if it is alone (NAN-3.8, NAN-4.40)."""
    bear: int = floe.seats - 1 if bear_seat == "last" else int(str(bear_seat))
    if bear >= floe.seats:
        raise OptionError(
            f"option bear_seat: there is no seat {bear} with {floe.seats} players; "
            f"allowed: last, {', '.join(str(seat) for seat in range(floe.seats))}"
        )
    floe.bear_seat = bear
    floe.bears = 1
    floe.order = []
    for seat in range(floe.seats):
        if seat == bear:
            floe.order.append(pack_placing(seat, 0))
        elif floe.seats == 2:
            floe.order.extend([pack_placing(seat, FIRST_INUK), pack_placing(seat, FIRST_INUK + 1)])
        else:
            floe.order.append(pack_placing(seat, FIRST_INUK + seat))
    if floe.seats == 2 and not floe.one_inuk:
        floe.turns = [0, 0, 1] if bear == 1 else [0, 1, 1]
    floe.inuit_from = 0 if bear != 0 else 1


def _share_bears(floe: Floe, bears: object) -> None:
    """The bears first, the second seat beginning, then each seat its Inuk (NAN-3.9)."""
    floe.bears = int(str(bears))
    floe.bear_seat = -1
    floe.order = [pack_placing(1 - bear % 2, bear) for bear in range(floe.bears)]
    floe.order.extend([pack_placing(0, FIRST_INUK), pack_placing(1, FIRST_INUK + 1)])
