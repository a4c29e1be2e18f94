"""What a seat observes of a game of Ice Hike: ground, finds and pieces on the board, and how far the turn has come.

A seat may play several colours. Colours are counted from the chair of the seat: its own in the order of their turns,
then those of the next seat.
"""

from __future__ import annotations

from mypy_extensions import i64, u8

from banchisa.engine.arrays import vec
from banchisa.engine.bits import write_half_sets, write_marks
from banchisa.engine.observation import HIGHEST, Feature, from_chair, step_features, write_count, write_one, write_step
from banchisa.games.icehike.rules import phase
from banchisa.games.icehike.rules.board import (
    ALL_COLOURS,
    BERRY,
    CELLS,
    CUBES,
    FIND_KINDS,
    FINDS,
    FLAG,
    HALF,
    MOST_BEARS,
    MOST_IGLOOS,
    OFF,
    TILES,
    Hike,
    byte_of,
)
from banchisa.games.icehike.rules.state import MODES, NOBODY, TrailState

_MOST_HELD = 15  # finds of a kind: four bits
_MOST_LEFT = 60  # tiles or cubes of a kind


def declare_features(hike: Hike) -> tuple[Feature, ...]:
    """All features, in the order in which they are written."""
    seats, colours = int(hike.seats), int(hike.colours)
    return (
        *step_features(phase.NAMES, seats),
        Feature("height", (CELLS,), 2, "how many levels each space is above the lowest one"),
        Feature("water", (CELLS,), 1, "water, fish tiles included"),
        Feature("fish", (CELLS,), 1, "fish tiles"),
        Feature("tiles", (CELLS,), 1, "spaces on which a tile was placed"),
        Feature("finds", (FIND_KINDS, CELLS), 1, f"finds in caves: {', '.join(FINDS)}"),
        Feature("puppets", (colours, CELLS), 1, "where the puppet of each colour stands; nowhere once it has arrived"),
        Feature("igloos", (colours, CELLS), MOST_IGLOOS, "igloos of each colour: 1 for its first, 2 for its second"),
        Feature("bears", (MOST_BEARS, CELLS), 1, "where each bear stands"),
        Feature("held", (colours, FIND_KINDS), _MOST_HELD, f"finds of each colour: {', '.join(FINDS)}"),
        Feature("stack", (len(TILES),), _MOST_LEFT, f"tiles left to draw: {', '.join(TILES)}"),
        Feature("bag", (len(CUBES),), _MOST_LEFT, f"cubes left to draw: {', '.join(CUBES)}"),
        Feature("tile", (len(TILES),), 1, "the tile that was drawn and is not placed yet"),
        Feature("cube", (len(CUBES),), 1, "the cube that was drawn with it"),
        Feature("colour", (colours,), 1, "the colour whose turn it is"),
        Feature("protected", (colours,), 1, "colours whose way must not be blocked"),
        Feature("asked", (colours,), 1, "the colour that pays, defends itself or retreats"),
        Feature("owner", (colours,), 1, "the colour that is paid"),
        Feature("mode", (len(MODES),), 1, f"how the turn is played: {', '.join(MODES)}"),
        Feature("drawn", (1,), 1, "whether a tile was drawn in this turn"),
        Feature("energy", (1,), _most_energy(hike), "energy left"),
        Feature("bear", (MOST_BEARS,), 1, "the bear that walks or is pushed"),
        Feature("came", (CELLS,), 1, "where the puppet came from that has stepped onto a bear"),
        Feature("walk_from", (CELLS,), 1, "where the walk of the bear began"),
        Feature("hit", (CELLS,), 1, "its latest successful attack"),
        Feature("turn", (1,), HIGHEST, "turns begun; from 255 on the same"),
        Feature("late", (1,), HIGHEST, "turns without a tile that are over; from 255 on the same"),
        Feature("places", (seats,), seats, "the place of each seat, 0 as long as it is open"),
    )


def _most_energy(hike: Hike) -> int:
    """What a turn can begin with, and all berries in it."""
    berries = int(byte_of(hike.bag, BERRY) + hike.finds * hike.colours)
    return min(int(max(hike.puppet_energy, hike.bear_energy)) + berries * int(hike.berry_energy), HIGHEST)


def write_observation(state: TrailState, seat: i64, out: vec[u8], at: i64) -> None:
    """Write all features; nothing is hidden."""
    rows = state.hike.rows[seat]
    at = write_step(out, at, state.phase, len(phase.NAMES), state.actor, seat, state.hike.seats)
    at = _write_ground(state, out, at)
    at = _write_pieces(state, rows, out, at)
    at = _write_box(state, out, at)
    at = _write_asked(state, rows, out, at)
    at = _write_way(state, out, at)
    _write_race(state, seat, out, at)


def _write_mask(out: vec[u8], at: i64, low: i64, high: i64) -> i64:
    """Write a one in the cells of a mask, and return where the next feature begins."""
    return write_half_sets(out, at, low, high, HALF, CELLS)


def _write_ground(state: TrailState, out: vec[u8], at: i64) -> i64:
    _write_mask(out, at, state.peak_low ^ state.raised_low, state.peak_high ^ state.raised_high)
    write_marks(out, at, state.peak_low & state.raised_low, 2)
    write_marks(out, at + HALF, state.peak_high & state.raised_high, 2)
    at += CELLS
    at = _write_mask(out, at, state.water_low, state.water_high)
    at = _write_mask(out, at, state.fish_low, state.fish_high)
    at = _write_mask(out, at, state.tile_low, state.tile_high)
    at = _write_mask(out, at, state.berry_low, state.berry_high)
    at = _write_mask(out, at, state.torch_low, state.torch_high)
    return _write_mask(out, at, state.rope_low, state.rope_high)


def _write_pieces(state: TrailState, rows: i64, out: vec[u8], at: i64) -> i64:
    """Write puppets, igloos, bears and what each colour holds."""
    colours = state.hike.colours
    igloos = at + colours * CELLS
    bears = igloos + colours * CELLS
    held = bears + MOST_BEARS * CELLS
    for place in range(colours):
        colour = byte_of(state.hike.sequence, place)
        row = byte_of(rows, colour)
        write_one(out, at + row * CELLS, state.spot(colour), CELLS)
        for slot in range(i64(MOST_IGLOOS)):
            cell = state.igloo(colour, slot)
            if cell != OFF:
                out[igloos + row * CELLS + cell] = u8(slot + 1)
        for kind in range(i64(FIND_KINDS)):
            out[held + row * FIND_KINDS + kind] = u8(state.finds(colour, kind))
    for bear in range(i64(MOST_BEARS)):
        bears = write_one(out, bears, state.den(bear), CELLS)
    return held + colours * FIND_KINDS


def _write_box(state: TrailState, out: vec[u8], at: i64) -> i64:
    """Write what is left to draw, and what was drawn."""
    tiles, cubes = i64(len(TILES)), i64(len(CUBES))
    for kind in range(tiles):
        out[at + kind] = u8(state.tiles_left(kind))
    at += tiles
    for kind in range(cubes):
        out[at + kind] = u8(state.cubes_left(kind))
    at += cubes
    return write_one(out, write_one(out, at, state.tile, tiles), state.cube, cubes)


def _write_asked(state: TrailState, rows: i64, out: vec[u8], at: i64) -> i64:
    """Write whose turn it is, who is protected, asked and paid."""
    colours = state.hike.colours
    out[at + byte_of(rows, state.colour)] = 1
    for colour in range(i64(ALL_COLOURS)):
        if state.protected & FLAG[colour]:
            out[at + colours + byte_of(rows, colour)] = 1
    if state.asked != NOBODY:
        out[at + 2 * colours + byte_of(rows, state.asked)] = 1
    if state.owner != NOBODY:
        out[at + 3 * colours + byte_of(rows, state.owner)] = 1
    return at + 4 * colours


def _write_way(state: TrailState, out: vec[u8], at: i64) -> i64:
    """Write how the turn is played so far."""
    at = write_one(out, at, state.mode, len(MODES))
    at = write_count(out, at, state.drawn)
    at = write_count(out, at, state.energy)
    at = write_one(out, at, state.bear, MOST_BEARS)
    at = write_one(out, at, state.came, CELLS)
    at = write_one(out, at, state.walk_from, CELLS)
    return write_one(out, at, state.hit, CELLS)


def _write_race(state: TrailState, seat: i64, out: vec[u8], at: i64) -> None:
    at = write_count(out, at, state.turn)
    at = write_count(out, at, state.late)
    for other in range(state.hike.seats):
        out[at + from_chair(other, seat, state.hike.seats)] = u8(state.place_of(other))
