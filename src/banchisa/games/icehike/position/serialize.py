"""Positions as JSON: a reader names every mistake, and gives a field that is left out its natural value."""

from __future__ import annotations

from typing import Final

from banchisa.engine.errors import PositionError
from banchisa.engine.position_json import (
    TURN,
    Json,
    check_fields,
    get_bool,
    get_int,
    get_list,
    get_named,
    get_places,
    get_table,
    get_word,
    name_or_none,
    need,
    write_start,
)
from banchisa.engine.state import CHANCE, OVER
from banchisa.games.icehike.position.validate import check_offer, check_sound, count, in_box
from banchisa.games.icehike.refusals.lookup import caves_of, tile_on, tiles_of
from banchisa.games.icehike.rules import phase
from banchisa.games.icehike.rules.blockades import assess, open_cells
from banchisa.games.icehike.rules.board import (
    BEAR_CAVE,
    CELL_NAMES,
    CELL_OF,
    COLOURS,
    CUBES,
    FINDS,
    FIRST_CUBE,
    FLAG,
    MOST_BEARS,
    MOUNTAIN,
    NONE,
    OFF,
    TILES,
    WATER,
    Hike,
    pack_bytes,
    within,
)
from banchisa.games.icehike.rules.play import HikeState
from banchisa.games.icehike.rules.state import MODES, MOST_GONE, NOBODY, TrailState

_MOST_TURNS: Final = 99999  # turns that a position may name: more than any game has
_FIELDS = (
    "asked", "bag", "bear", "bears", "came", "colour", "cube", "drawn", "energy", "finds", "gone", "held", "hit",
    "igloos", "late", "mode", "owner", "phase", "places", "protected", "puppets", "seat", "stack", "tile", "tiles",
    "turn", "walk_from",
)  # fmt: skip


# writing


def write_position(state: TrailState) -> Json:
    """The whole position."""
    hike = state.hike
    return {
        **write_start(state),
        "colour": COLOURS[state.colour],
        "turn": int(state.turn),
        "late": int(state.late),
        "tiles": {kind: [CELL_NAMES[cell] for cell in tiles_of(state, k)] for k, kind in enumerate(TILES)},
        "finds": {kind: [CELL_NAMES[cell] for cell in caves_of(state, k)] for k, kind in enumerate(FINDS)},
        "bears": [CELL_NAMES[state.den(bear)] for bear in range(state.bears_out())],
        "puppets": {COLOURS[colour]: name_or_none(CELL_NAMES, state.spot(colour)) for colour in hike.order},
        "igloos": {COLOURS[colour]: igloos_of(state, colour) for colour in hike.order},
        "held": {COLOURS[colour]: count_finds(state, colour) for colour in hike.order},
        "stack": {kind: int(state.tiles_left(k)) for k, kind in enumerate(TILES)},
        "bag": {kind: int(state.cubes_left(k)) for k, kind in enumerate(CUBES)},
        "gone": {kind: int(state.count_gone(k)) for k, kind in enumerate((*TILES, *CUBES))},
        "drawn": state.drawn == 1,
        "tile": name_or_none(TILES, state.tile),
        "cube": name_or_none(CUBES, state.cube),
        "mode": MODES[state.mode],
        "energy": int(state.energy),
        "came": name_or_none(CELL_NAMES, state.came),
        "bear": None if state.bear == NOBODY else int(state.bear) + 1,
        "walk_from": name_or_none(CELL_NAMES, state.walk_from),
        "hit": name_or_none(CELL_NAMES, state.hit),
        "asked": name_or_none(COLOURS, state.asked),
        "owner": name_or_none(COLOURS, state.owner),
        "protected": [COLOURS[colour] for colour in hike.order if state.protected & FLAG[colour]],
        "places": [int(state.place_of(seat)) for seat in range(hike.seats)],
    }


def igloos_of(state: TrailState, colour: int) -> list[str]:
    """The igloos of a colour in the order of building."""
    return [CELL_NAMES[state.igloo(colour, slot)] for slot in range(state.igloos_built(colour))]


def count_finds(state: TrailState, colour: int) -> dict[str, int]:
    return {kind: int(state.finds(colour, k)) for k, kind in enumerate(FINDS)}


# reading


def read_position(hike: Hike, data: Json) -> HikeState:
    """The position with these terms; data that cannot stand on the board is refused."""
    check_fields(data, _FIELDS)
    state = HikeState(hike)
    name = get_word(data, "phase", TURN, (TURN, *phase.NAMES))
    begins = name == TURN
    state.phase = phase.DRAW_TILE if begins else phase.NAMES.index(name)
    _read_board(state, data)
    _read_turn(state, data, begins)
    _read_things(state, data)
    check_sound(state, begins)
    if begins:
        state.turn -= 1
        state.begin(state.colour)
        return state
    _read_protected(state, data)
    if state.phase == phase.PLACE:
        open_cells(state)
    check_offer(state)
    return state


def _read_board(state: HikeState, data: Json) -> None:
    tiles = get_table(data, "tiles", TILES)
    for kind, name in enumerate(TILES):
        for entry in get_list(tiles, name):
            cell = _ice(state, entry, f"tiles.{name}")
            need(not within(state.tile_low, state.tile_high, cell), f"tiles.{name}: {entry} already has a tile")
            state.lay(kind, cell)
    finds = get_table(data, "finds", FINDS)
    for kind, name in enumerate(FINDS):
        for entry in get_list(finds, name):
            cell = _cell(entry, f"finds.{name}")
            if tile_on(state, cell) != TILES[MOUNTAIN] or state.find_in(cell) != NONE:
                raise PositionError(f"finds.{name}: {entry} is not a mountain, or already has a find")
            state.toggle_find(kind, cell)
    _read_pieces(state, data)


def _read_pieces(state: HikeState, data: Json) -> None:
    names = tuple(COLOURS[colour] for colour in state.hike.order)
    igloos = get_table(data, "igloos", names)
    for colour in state.hike.order:
        built = get_list(igloos, COLOURS[colour])
        if len(built) > state.hike.igloos:
            raise PositionError(f"igloos.{COLOURS[colour]}: {len(built)} are built; allowed: {state.hike.igloos}")
        for entry in built:
            cell = _ice(state, entry, f"igloos.{COLOURS[colour]}")
            if state.has_igloo(cell) or state.is_water(cell):
                raise PositionError(f"igloos.{COLOURS[colour]}: {entry} is water or already has an igloo")
            state.raise_igloo(colour, cell)
    puppets = get_table(data, "puppets", names)
    for colour in state.hike.order:
        name = COLOURS[colour]
        state.put(colour, _cell_or_none(puppets.get(name, CELL_NAMES[state.hike.start]), f"puppets.{name}"))
    bears = get_list(data, "bears")
    need(len(bears) <= state.hike.bears, f"bears: there are {state.hike.bears} at most, not {len(bears)}")
    for bear, entry in enumerate(bears):
        cell = _cell(entry, "bears")
        need(state.bear_on(cell) == NOBODY, f"bears: two are on {entry}")
        state.put_bear(bear, cell)


def _read_things(state: HikeState, data: Json) -> None:
    """The finds that colours hold, the tiles and cubes that are left, and those that have left the game."""
    names = tuple(COLOURS[colour] for colour in state.hike.order)
    held = get_table(data, "held", names)
    for colour in state.hike.order:
        own = get_table(held, COLOURS[colour], FINDS)
        for kind, name in enumerate(FINDS):
            for _ in range(get_int(own, name, 0, 0, 15)):
                state.take(colour, kind)
    gone = get_table(data, "gone", (*TILES, *CUBES))
    for thing, name in enumerate((*TILES, *CUBES)):
        for _ in range(get_int(gone, name, 0, 0, MOST_GONE)):
            state.discard(thing)
    state.stack = state.bag = 0
    state.stack = _read_left(state, data, "stack", TILES, 0)
    state.bag = _read_left(state, data, "bag", CUBES, FIRST_CUBE)


def _read_left(state: HikeState, data: Json, name: str, kinds: tuple[str, ...], first: int) -> int:
    """What is left in the stack or the bag; left out, all that is nowhere else."""
    said = get_table(data, name, kinds)
    left: list[int] = []
    for k, kind in enumerate(kinds):
        rest = 0
        if name not in data:
            rest = max(0, in_box(state, first + k) - count(state, first + k))
        if rest and kind == CUBES[BEAR_CAVE] and "gone" not in data:
            rest = max(0, rest - int(state.bears_out()))  # a bear stands for its cube
        left.append(get_int(said, kind, rest, 0, MOST_GONE))
    return pack_bytes(left)


def _read_turn(state: HikeState, data: Json, begins: bool) -> None:
    hike = state.hike
    colour = data.get("colour", COLOURS[hike.order[0]])
    state.colour = _colour(state, colour, "colour")
    state.turn = get_int(data, "turn", int(hike.quiet_turns * hike.colours) + 1, 1, _MOST_TURNS)
    state.late = get_int(data, "late", 0, 0, _MOST_TURNS)
    state.drawn = 1 if get_bool(data, "drawn", not begins and state.phase != phase.DRAW_TILE) else 0
    state.mode = MODES.index(get_word(data, "mode", MODES[0], MODES))
    state.energy = get_int(data, "energy", int(hike.puppet_energy) if state.phase == phase.ACT else 0, 0, 99)
    tile, cube = data.get("tile"), data.get("cube")
    state.tile = NONE if tile is None else TILES.index(get_word(data, "tile", TILES[WATER], TILES))
    state.cube = NONE if cube is None else CUBES.index(get_word(data, "cube", CUBES[BEAR_CAVE], CUBES))
    state.came = _cell_or_none(data.get("came"), "came")
    state.walk_from = _cell_or_none(data.get("walk_from"), "walk_from")
    state.hit = _cell_or_none(data.get("hit"), "hit")
    state.bear = NOBODY if data.get("bear") is None else get_int(data, "bear", 1, 1, MOST_BEARS) - 1
    state.asked = _colour_or_none(state, data, "asked")
    state.owner = _colour_or_none(state, data, "owner")
    for seat, place in enumerate(get_places(data, int(hike.seats), int(hike.seats))):
        state.set_place(seat, place)
    state.actor = get_int(data, "seat", _natural_actor(state), OVER, int(hike.seats) - 1)
    if not begins and state.actor != _natural_actor(state):
        raise PositionError(f"seat: with this phase and colour it is {_natural_actor(state)}, not {state.actor}")


def _natural_actor(state: TrailState) -> int:
    """The actor, which follows from the phase and the colours."""
    if state.phase == phase.OVER:
        return OVER
    if state.phase in (phase.DRAW_TILE, phase.DRAW_CUBE):
        return CHANCE
    return int(state.hike.seat_of(state.acting_colour()))


def _read_protected(state: HikeState, data: Json) -> None:
    """The colours that are protected in this turn; if the field is left out, the colours that have a way now."""
    assess(state)
    if "protected" not in data:
        return
    ways = state.protected
    state.protected = 0
    for name in get_list(data, "protected"):
        colour = _colour(state, name, "protected")
        settled = (
            state.phase != phase.OVER and colour != state.asked
        )  # who is asked is assessed again after the retreat
        if settled and not ways & FLAG[colour]:
            raise PositionError(f"protected: {name} is the active seat's, has arrived, or has no way")
        state.protected |= FLAG[colour]


def _cell(name: object, what: str) -> int:
    return get_named(CELL_OF, name, f"{what}: {name!r} is not a space; allowed: A1 to M10")


def _cell_or_none(name: object, what: str) -> int:
    return OFF if name is None else _cell(name, what)


def _ice(state: TrailState, name: object, what: str) -> int:
    """A whole cell of ice, where tiles lie and igloos are built."""
    cell = _cell(name, what)
    need(within(state.hike.ice_low, state.hike.ice_high, cell), f"{what}: {name} is a cut space or printed ground")
    return cell


def _colour(state: TrailState, name: object, what: str) -> int:
    in_play = {COLOURS[colour]: colour for colour in state.hike.order}
    return get_named(in_play, name, f"{what}: {name!r} is not a colour in play; allowed: {', '.join(in_play)}")


def _colour_or_none(state: TrailState, data: Json, name: str) -> int:
    return NOBODY if data.get(name) is None else _colour(state, data[name], name)
