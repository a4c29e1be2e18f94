"""From a choice of seats and options to the terms of one game."""

from __future__ import annotations

from zlib import crc32

from banchisa.engine.grids import table
from banchisa.games.icehike.components import IceHikeComponents
from banchisa.games.icehike.rules.board import CELLS, COLOURS, GRID, IS_WHOLE, NE, SE, Hike, S, high, low, pack_bytes


def set_up(components: IceHikeComponents, version: str, seats: int, options: dict[str, object]) -> Hike:
    """The terms for this number of seats with these options."""
    hike = Hike(version, seats, options)
    _seat(hike, components)
    _set_ground(hike, components)
    _set_energy(hike, components.energy)
    key = "normal" if not hike.short else "short5" if seats == 5 else "short"
    hike.stack = pack_bytes(components.stacks[key])  # ICE-3.4, ICE-3.6
    hike.bag = pack_bytes(components.bags[key])  # ICE-3.5, ICE-3.6
    hike.bears = components.bears  # ICE-3.7
    hike.igloos = components.igloos  # ICE-3.8
    hike.finds = components.finds
    hike.cap = int(str(options["end_cap_rounds"])) * hike.colours
    return hike


def _seat(hike: Hike, components: IceHikeComponents) -> None:
    """Who plays which colours, and in which order (ICE-3.1, ICE-3.2, ICE-4.130)."""
    setup = components.setups[str(hike.seats)]
    hike.order = setup.order
    hike.colours = len(setup.order)
    if hike.short:
        hike.quiet_turns = setup.quiet_turns  # ICE-4.3
    seats, following = [0] * len(COLOURS), [0] * len(COLOURS)
    for place, colour in enumerate(setup.order):
        seats[colour] = setup.seat_of(colour)
        following[colour] = setup.order[(place + 1) % len(setup.order)]
    hike.sequence = pack_bytes(setup.order)
    hike.seats_of, hike.next_of = pack_bytes(seats), pack_bytes(following)
    hike.rows = table([pack_bytes(_rows(hike, seat)) for seat in range(hike.seats)])


def _rows(hike: Hike, seat: int) -> list[int]:
    """The row of each colour in an observation: seats are counted from the chair of this one."""
    found = [0] * len(COLOURS)
    seats = int(hike.seats)
    from_chair = sorted(hike.order, key=lambda colour: (int(hike.seat_of(colour)) - seat) % seats)
    for row, colour in enumerate(from_chair):
        found[colour] = row
    return found


def _set_ground(hike: Hike, components: IceHikeComponents) -> None:
    """What the board shows before the first tile (ICE-3.3)."""
    hike.start = components.start
    hike.finish = components.finish_short if hike.short else components.finish_normal
    raised = [components.start, int(hike.finish), *components.printed_land]
    if hike.short:
        hike.village = components.finish_normal
        raised.append(components.finish_normal)  # land without a tile
    water = components.printed_water
    hike.water_low, hike.water_high = low(water), high(water)
    hike.raised_low, hike.raised_high = low(raised), high(raised)
    hike.fingerprint = f"{hike.start}-{hike.finish}-{hike.village}-{crc32(repr((raised, water)).encode()):08x}"
    ice = [cell for cell in range(CELLS) if IS_WHOLE[cell] and cell not in raised]
    hike.ice_low, hike.ice_high = low(ice), high(ice)  # ICE-4.17
    for k, direction in enumerate((S, NE, SE)):
        dry = [
            cell for cell in range(CELLS)
            if GRID.around[cell][direction] >= 0 and cell not in water and GRID.around[cell][direction] not in water
        ]  # fmt: skip
        hike.links[2 * k], hike.links[2 * k + 1] = low(dry), high(dry)


def _set_energy(hike: Hike, energy: dict[str, int]) -> None:
    hike.puppet_energy = energy["puppet"]
    hike.bear_energy = energy["bear"]
    hike.berry_energy = energy["berry"]
    hike.flat = energy["flat"]
    hike.up = energy["up"]
    hike.down = energy["down"]
    hike.down_refund = energy["down_refund_puppet"]
    hike.bear_refund = energy["down_refund_bear"]
    hike.build = energy["build"]
    hike.search = energy["search"]
    hike.rope_up = energy["rope_up"]
    hike.rope_down = energy["rope_down"]
    hike.rope_refund = energy["rope_down_refund"]
