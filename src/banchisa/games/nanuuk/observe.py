"""What a seat observes of a game of Nanuuk!: the lines of the floe, who stands where, tiles and sheets."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from banchisa.engine.arrays import vec
from banchisa.engine.bits import write_bits
from banchisa.engine.observation import (
    HIGHEST,
    Feature,
    from_chair,
    step_features,
    write_count,
    write_one,
    write_seat,
    write_step,
)
from banchisa.games.nanuuk.rules import phase, sheet
from banchisa.games.nanuuk.rules.bear_modes import FIRST_INUK, BearState
from banchisa.games.nanuuk.rules.board import BEAR_HUNT, BIT, CELLS, EDGES, HALF, NANUUK, SHARED_BEAR, TILES, Floe
from banchisa.games.nanuuk.rules.play import HuntState
from banchisa.games.nanuuk.rules.state import FloeState
from banchisa.games.nanuuk.rules.stock import StockState

_THINGS: Final = 9  # on the left side of a sheet
_ANIMALS: Final = 4  # kinds on its right side
_KINDS: Final = 6  # of tiles, bears included


def declare_features(floe: Floe) -> tuple[Feature, ...]:
    """The features of a mode, in the order in which they are written."""
    seats = int(floe.seats)
    common = (
        *step_features(phase.NAMES, seats),
        Feature("round", (1,), HIGHEST, "the number of the round; from 255 on the same"),
        Feature("closed", (EDGES,), 1, "lines that nobody walks over: cracked, or out of play"),
        Feature("here", (CELLS,), 1, "the space that was entered last"),
        Feature("places", (seats,), seats, "the place of each seat, 0 as long as it is open"),
    )
    if floe.mode == NANUUK:
        return common + _hunt_features(floe)
    if floe.mode == BEAR_HUNT or floe.mode == SHARED_BEAR:
        return common + _bear_features(floe)
    return (*common, Feature("pieces", (seats, int(floe.each), CELLS), 1, "where the pieces of each seat stand"))


def _hunt_features(floe: Floe) -> tuple[Feature, ...]:
    hunters = (int(floe.seats), int(floe.each))
    return (
        Feature("hunters", (*hunters, CELLS), 1, "where the hunters of each seat stand"),
        Feature("tiles", (_KINDS, CELLS), 1, f"where tiles and bears lie: {', '.join(TILES)}"),
        Feature("carried", (*hunters, _THINGS), 1, f"the left side of each sheet: {', '.join(sheet.LEFT_NAMES)}"),
        Feature(
            "stored",
            (*hunters, _ANIMALS),
            sheet.MOST_STORED,
            f"the right side of each sheet: {', '.join(sheet.ANIMAL_NAMES)}",
        ),
        Feature("laid", (1,), HIGHEST, "tiles, then cracks, that were laid out before the game"),
        Feature("hunter", (int(floe.each),), 1, "which of its hunters the seat that acts has moved"),
        Feature("extra", (1,), 1, "whether this is an extra turn"),
        Feature("deferred", (1,), 1, "whether a crack is owed"),
        Feature("still", (1,), int(floe.seats), "turns without movement in a row"),
        Feature("homecoming", (1,), 1, "whether the hunt is over and all are on the way home"),
    )


def _bear_features(floe: Floe) -> tuple[Feature, ...]:
    seats, bears = int(floe.seats), int(floe.bears)
    return (
        Feature("inuit", (seats, _inuit_of_seat(floe), CELLS), 1, "where the Inuit of each seat stand"),
        Feature("bears", (bears, CELLS), 1, "where each bear stands"),
        Feature("bear_seat", (seats,), 1, "who plays the bear, where one seat does"),
        Feature("turn", (1,), 3, "how many turns of the round, or parts of the turn, are over"),
        Feature("walking", (bears,), 1, "the bear that has walked last"),
        Feature("walk_from", (CELLS,), 1, "where the walk of the bear began, while there is one"),
        Feature("may_go_on", (1,), 1, "whether the bear may take a second step"),
        Feature("skinned", (1,), 1, "whether the bear is out and the Inuit play on"),
    )


def _inuit_of_seat(floe: Floe) -> int:
    return 2 if floe.mode == BEAR_HUNT and floe.seats == 2 else 1


def write_observation(state: FloeState, seat: i64, out: vec[u8], at: i64) -> None:
    """Write all features of the mode."""
    at = _write_common(state, seat, out, at)
    if isinstance(state, HuntState):
        _write_hunt(state, seat, out, at)
    elif isinstance(state, BearState):
        _write_bears(state, seat, out, at)
    else:
        _write_pieces(state, seat, out, at)


def _write_common(state: FloeState, seat: i64, out: vec[u8], at: i64) -> i64:
    seats = state.floe.seats
    at = write_step(out, at, state.phase, len(phase.NAMES), state.actor, seat, seats)
    at = write_count(out, at, state.round)
    write_bits(out, at, state.closed_low, HALF)
    write_bits(out, at + HALF, state.closed_high, HALF)
    at = write_one(out, at + EDGES, state.here, CELLS)
    for other in range(seats):
        out[at + from_chair(other, seat, seats)] = u8(state.place_of(other))
    return at + seats


def _write_pieces(state: FloeState, seat: i64, out: vec[u8], at: i64) -> i64:
    """Write the pieces that are numbered by seat."""
    seats, each = state.floe.seats, state.floe.each
    other = seat
    for _ in range(seats):
        for slot in range(each):
            at = write_one(out, at, state.spot(other * each + slot), CELLS)
        other = other + 1 if other + 1 < seats else i64(0)
    return at


def _write_hunt(state: HuntState, seat: i64, out: vec[u8], at: i64) -> None:
    at = _write_pieces(state, seat, out, at)
    at = _write_tiles(state, out, at)
    at = _write_sheets(state, seat, out, at)
    at = write_count(out, at, state.laid)
    each = state.floe.each
    if (state.phase > phase.MOVE or state.extra) and state.hunter // each == state.actor:
        out[at + state.hunter % each] = 1
    at = write_count(out, at + each, state.extra)
    at = write_count(out, at, state.deferred)
    at = write_count(out, at, state.still)
    write_count(out, at, state.homecoming)


def _write_tiles(state: StockState, out: vec[u8], at: i64) -> i64:
    for kind in range(i64(_KINDS)):
        mask = state.tile_mask(kind)
        for cell in range(i64(CELLS)):
            if mask & BIT[cell]:
                out[at + cell] = 1
        at += CELLS
    return at


def _write_sheets(state: StockState, seat: i64, out: vec[u8], at: i64) -> i64:
    """Write what is carried on all sheets, then what is stored on them."""
    seats, each = state.floe.seats, state.floe.each
    stored = at + seats * each * _THINGS
    for other in range(seats):
        for slot in range(each):
            hunter = other * each + slot
            row = from_chair(other, seat, seats) * each + slot
            write_bits(out, at + row * _THINGS, state.things_of(hunter), _THINGS)
            for animal in range(i64(_ANIMALS)):
                out[stored + row * _ANIMALS + animal] = u8(state.stored_of(hunter, animal))
    return stored + seats * each * _ANIMALS


def _write_bears(state: BearState, seat: i64, out: vec[u8], at: i64) -> None:
    floe = state.floe
    at = _write_inuit(state, seat, out, at)
    for bear in range(floe.bears):
        at = write_one(out, at, state.spot(bear), CELLS)
    at = write_seat(out, at, floe.bear_seat, seat, floe.seats)
    at = write_count(out, at, state.turn)
    at = write_one(out, at, state.bear, floe.bears)
    at = write_one(out, at, state.from_cell, CELLS)
    at = write_count(out, at, state.may_go_on)
    write_count(out, at, state.skinned)


def _write_inuit(state: BearState, seat: i64, out: vec[u8], at: i64) -> i64:
    """Write one Inuk for each seat that has any; in a bear hunt for two, both of the seat that is no bear."""
    floe = state.floe
    pairs = floe.mode == BEAR_HUNT and floe.seats == 2
    slots: i64 = 2 if pairs else 1
    for other in range(floe.seats):
        row = at + from_chair(other, seat, floe.seats) * slots * CELLS
        if other == floe.bear_seat:
            continue
        if pairs:
            write_one(out, row, state.spot(FIRST_INUK), CELLS)
            write_one(out, row + CELLS, state.spot(FIRST_INUK + 1), CELLS)
        else:
            write_one(out, row, state.spot(FIRST_INUK + other), CELLS)
    return at + floe.seats * slots * CELLS
