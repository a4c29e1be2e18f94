"""Positions as JSON: a reader names every mistake, and gives a field that is left out its natural value."""

from __future__ import annotations

from banchisa.engine.errors import PositionError
from banchisa.engine.position_json import (
    MOST_COUNTED,
    TURN,
    Json,
    check_fields,
    get_actor,
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
from banchisa.games.nanuuk.actions import ACTIONS
from banchisa.games.nanuuk.position.inventory import on_floe, stored_on
from banchisa.games.nanuuk.position.validate import (
    ENTERED,
    LAYING,
    check_bears,
    check_homecoming,
    check_hunt,
    check_intro,
    check_pieces,
    check_places,
    check_resolution,
    check_step,
    hunt_is_over,
)
from banchisa.games.nanuuk.refusals.prompts import STEPS
from banchisa.games.nanuuk.rules import phase, sheet
from banchisa.games.nanuuk.rules.bear_modes import FIRST_INUK, BearState
from banchisa.games.nanuuk.rules.board import (
    BEAR,
    BEAR_HUNT,
    BIT,
    CELL_NAMES,
    CELL_OF,
    EDGE_NAMES,
    EDGE_OF,
    EDGES,
    INUK,
    MOST_BEARS,
    NANUUK,
    NOWHERE,
    TILES,
    Floe,
    holds,
)
from banchisa.games.nanuuk.rules.intro import IntroState
from banchisa.games.nanuuk.rules.play import HuntState
from banchisa.games.nanuuk.rules.state import FloeState
from banchisa.games.nanuuk.rules.stock import FIRST_BEAR

_INTRO_PHASES = (phase.PLACE, phase.MOVE, phase.CRACK, phase.OVER)
_BEAR_PHASES = (phase.PLACE, phase.MOVE, phase.CRACK, phase.BEAR_WALK, phase.BEAR_ON, phase.OVER)
_HUNT_PHASES = (*range(phase.BEAR_WALK), phase.OVER)
_FIELDS = ("phase", "seat", "round", "cracks", "here", "places")
_INTRO_FIELDS = (*_FIELDS, "pieces")
_BEAR_FIELDS = (*_FIELDS, "bears", "inuit", "turn", "bear", "walk_from", "may_go_on", "skinned")
_HUNT_FIELDS = (
    *_FIELDS, "tiles", "bears", "hunters", "laid", "hunter", "extra", "deferred", "still", "homecoming",
)  # fmt: skip


# writing


def write_position(state: FloeState) -> Json:
    """The whole position."""
    terms = state.floe
    data: Json = {
        **write_start(state),
        "round": int(state.round),
        "cracks": cracks_of(state),
        "here": name_or_none(CELL_NAMES, state.here),
        "places": [int(state.place_of(seat)) for seat in range(terms.seats)],
    }
    if isinstance(state, IntroState):
        data["pieces"] = [name_or_none(CELL_NAMES, state.spot(piece)) for piece in range(terms.seats * terms.each)]
    elif isinstance(state, BearState):
        _write_bears(state, data)
    elif isinstance(state, HuntState):
        _write_hunt(state, data)
    return data


def cells_of(mask: int) -> list[str]:
    """The names of the spaces of a mask."""
    return [name for k, name in enumerate(CELL_NAMES) if holds(mask, k)]


def cracks_of(state: FloeState) -> list[str]:
    return [EDGE_NAMES[edge] for edge in range(EDGES) if state.is_cracked(edge)]


def _write_bears(state: BearState, data: Json) -> None:
    data["bears"] = [name_or_none(CELL_NAMES, state.spot(bear)) for bear in range(state.floe.bears)]
    data["inuit"] = [name_or_none(CELL_NAMES, state.spot(FIRST_INUK + k)) for k in range(_inuit(state.floe))]
    data["turn"] = int(state.turn)
    data["bear"] = int(state.bear)
    data["walk_from"] = name_or_none(CELL_NAMES, state.from_cell)
    data["may_go_on"] = state.may_go_on == 1
    data["skinned"] = state.skinned == 1


def _inuit(floe: Floe) -> int:
    """How many places for Inuit there are: by seat, or A and B."""
    return 3 if floe.mode == BEAR_HUNT and floe.seats == 3 else 2


def _write_hunt(state: HuntState, data: Json) -> None:
    data["tiles"] = {kind: cells_of(state.tile_mask(k)) for k, kind in enumerate(TILES) if k != BEAR}
    standing = [name_or_none(CELL_NAMES, state.spot(FIRST_BEAR + k)) for k in range(MOST_BEARS)]
    data["bears"] = [name for name in standing if name is not None]
    data["hunters"] = [_write_hunter(state, hunter) for hunter in range(state.hunters())]
    data["laid"] = int(state.laid)
    data["hunter"] = int(state.hunter)
    data["extra"] = state.extra == 1
    data["deferred"] = state.deferred == 1
    data["still"] = int(state.still)
    data["homecoming"] = state.homecoming == 1


def _write_hunter(state: HuntState, hunter: int) -> Json:
    carried = state.things_of(hunter)
    return {
        "at": name_or_none(CELL_NAMES, state.spot(hunter)),
        "left": [name for k, name in enumerate(sheet.LEFT_NAMES) if carried >> k & 1],
        "stored": {name: stored_on(state, hunter, name) for name in sheet.STORED_NAMES},
    }


# reading


def read_position(floe: Floe, data: Json) -> FloeState:
    """The position on this floe; data that cannot stand there is refused."""
    begins = data.get("phase", TURN) == TURN
    if floe.mode == NANUUK:
        return _read_hunt_state(floe, data, begins)
    state = _read_bear_state(floe, data, begins) if floe.bears else _read_intro_state(floe, data)
    if begins:
        state.begin(state.actor)
    else:
        check_step(state)
    return state


def _read_intro_state(floe: Floe, data: Json) -> IntroState:
    state = IntroState(floe)
    check_fields(data, _INTRO_FIELDS)
    _read_common(state, data, _INTRO_PHASES)
    _read_pieces(state, list(range(floe.seats * floe.each)), get_list(data, "pieces"), "pieces")
    check_places(state)
    check_pieces(state)
    if state.phase != phase.PLACE:
        state.alive = len([seat for seat in range(floe.seats) if state.spot(seat * floe.each) != NOWHERE])
    check_intro(state)
    return state


def _read_bear_state(floe: Floe, data: Json, begins: bool) -> BearState:
    state = BearState(floe)
    check_fields(data, _BEAR_FIELDS)
    _read_common(state, data, _BEAR_PHASES)
    _read_bears(state, data)
    check_places(state)
    check_bears(state, begins)
    check_pieces(state)
    return state


def _read_hunt_state(floe: Floe, data: Json, begins: bool) -> HuntState:
    state = HuntState(floe)
    check_fields(data, _HUNT_FIELDS)
    _read_common(state, data, _HUNT_PHASES)
    _read_hunt(state, data)
    check_places(state)
    check_pieces(state)
    check_hunt(state)
    over = hunt_is_over(state)
    state.homecoming = 1 if get_bool(data, "homecoming", over) else 0
    check_homecoming(state, over)
    if begins:
        state.resume(state.actor)
    else:
        check_resolution(state)
        check_step(state)
    return state


def _read_common(state: FloeState, data: Json, allowed: tuple[int, ...]) -> None:
    name = get_word(data, "phase", TURN, [TURN, *(phase.NAMES[k] for k in allowed)])
    state.phase = phase.MOVE if name == TURN else phase.NAMES.index(name)
    seats, is_over = int(state.floe.seats), state.phase == phase.OVER
    by_chance = STEPS[int(state.phase)].is_for_chance(ACTIONS)
    state.actor = get_actor(data, seats, is_over, by_chance, "phases lay_tile, lay_rest and lay_crack")
    state.round = get_int(data, "round", 1 if state.phase < phase.MOVE else 2, 1, MOST_COUNTED)
    for edge in get_list(data, "cracks"):
        state.crack(_edge(state, edge))
    state.here = _cell(state, data.get("here"), "here")
    if state.phase in ENTERED and state.here == NOWHERE:
        raise PositionError(f"here: the phase {name!r} needs the space that was entered")
    for seat, place in enumerate(get_places(data, seats, 4)):
        state.rank(seat, place)


def _read_pieces(state: FloeState, pieces: list[int], at: list[object], what: str) -> None:
    if len(at) != len(pieces):
        raise PositionError(f"{what}: {len(pieces)} spaces are needed (null for a piece off the floe), not {len(at)}")
    for piece, name in zip(pieces, at, strict=True):
        cell = _cell(state, name, what)
        need(cell == NOWHERE or not holds(state.occupied, cell), f"{what}: two pieces stand on {name}")
        state.put(piece, cell)
        state.occupied |= BIT[cell]


def _read_bears(state: BearState, data: Json) -> None:
    _read_pieces(state, list(range(state.floe.bears)), get_list(data, "bears"), "bears")
    inuit = [FIRST_INUK + k for k in range(_inuit(state.floe))]
    _read_pieces(state, inuit, get_list(data, "inuit"), "inuit")
    turns = len(state.floe.turns) if state.floe.mode == BEAR_HUNT else 2
    state.turn = get_int(data, "turn", 0, 0, turns - 1)
    playing = state.phase not in (phase.PLACE, phase.OVER) and data.get("phase", TURN) != TURN
    if playing and state.floe.mode == BEAR_HUNT and state.floe.turns[state.turn] != state.actor:
        raise PositionError(f"turn: turn {state.turn} of the round is not seat {state.actor}'s")
    state.bear = get_int(data, "bear", 0, 0, int(state.floe.bears) - 1)
    state.from_cell = _cell(state, data.get("walk_from"), "walk_from")
    state.may_go_on = 1 if get_bool(data, "may_go_on") else 0
    state.skinned = 1 if get_bool(data, "skinned") else 0


def _read_hunt(state: HuntState, data: Json) -> None:
    """Everything but the homecoming, which depends on it."""
    tiles = get_table(data, "tiles", tuple(name for name in TILES if name != TILES[BEAR]))
    for kind, name in enumerate(TILES):
        found = get_list(data, "bears") if kind == BEAR else get_list(tiles, name)
        if len(found) > state.floe.counts[kind]:
            raise PositionError(f"{name}: the box holds {state.floe.counts[kind]}, not {len(found)}")
        for space in found:
            state.lay(kind, BIT[_tile_space(state, space, name)])
    hunters = get_list(data, "hunters", [None] * int(state.hunters()) if state.phase < phase.MOVE else None)
    need(len(hunters) == state.hunters(), f"hunters: {state.hunters()} are needed, not {len(hunters)}")
    for hunter, entry in enumerate(hunters):
        _read_hunter(state, hunter, entry)
    state.laid = get_int(data, "laid", _count_laid(state), 0, 99)
    state.hunter = get_int(data, "hunter", int(max(state.actor, 0) * state.floe.each), 0, int(state.hunters()) - 1)
    state.extra = 1 if get_bool(data, "extra") else 0
    state.deferred = 1 if get_bool(data, "deferred", state.phase == phase.CRACK_OWED) else 0
    state.still = get_int(data, "still", 0, 0, int(state.floe.seats) - (0 if state.phase == phase.OVER else 1))


def _count_laid(state: HuntState) -> int:
    """How many tiles, or initial cracks, have been laid in this phase."""
    if state.phase == phase.LAY_CRACK:
        return int(state.cracks())
    return sum(on_floe(state, kind) for kind in range(len(TILES))) if state.phase in LAYING else 0


def _tile_space(state: HuntState, name: object, what: str) -> int:
    cell = _cell(state, name, what)
    need(cell != NOWHERE and not state.floe.is_igloo(cell), f"{what}: {name!r} is not a space for a tile or bear")
    need(not holds(state.tiles() | state.bears, cell), f"{what}: {name} already holds a tile or bear")
    return cell


def _read_hunter(state: HuntState, hunter: int, entry: object) -> None:
    where = f"hunters[{hunter}]"
    if isinstance(entry, str) or entry is None:
        entry = {"at": entry}
    if not isinstance(entry, dict):
        raise PositionError(f"{where}: the name of a space, or a table with at, left and stored")
    check_fields(entry, ("at", "left", "stored"), f"{where}: ")
    cell = _cell(state, entry.get("at"), where)
    if cell != NOWHERE:
        need(not holds(state.occupied, cell), f"{where}: another piece stands on {entry.get('at')}")
        state.occupied |= BIT[cell] & ~state.floe.igloos
    state.put(hunter, cell)
    _read_left(state, hunter, get_list(entry, "left", ["harpoon"]), where)
    _read_stored(state, hunter, entry.get("stored", {}), where)


def _read_left(state: HuntState, hunter: int, things: list[object], where: str) -> None:
    """What is carried; the left side has one place for each kind (NAN-3.11)."""
    for thing in things:
        need(thing in sheet.LEFT_NAMES, f"{where}.left: {thing!r} is unknown; allowed: {', '.join(sheet.LEFT_NAMES)}")
        bit = 1 << sheet.LEFT_NAMES.index(str(thing))
        need(not state.carries(hunter, bit), f"{where}.left: {thing} is named twice")
        state.pick_up(hunter, bit)


def _read_stored(state: HuntState, hunter: int, stored: object, where: str) -> None:
    """What is stored; with each whale one Inuk went out of the game (NAN-4.32)."""
    if not isinstance(stored, dict) or not all(name in sheet.STORED_NAMES for name in stored):
        raise PositionError(f"{where}.stored: numbers by kind; allowed: {', '.join(sheet.STORED_NAMES)}")
    for animal, name in enumerate(sheet.ANIMAL_NAMES):
        for _ in range(get_int(stored, name, 0, 0, state.floe.counts[TILES.index(name)])):
            state.store(hunter, animal)
    whales = int(state.inuit_stored(hunter))
    if get_int(stored, "inuk", whales, 0, state.floe.counts[INUK]) != whales:
        raise PositionError(f"{where}.stored: as many Inuit as whales ({whales}) are stored, one with each")


def _cell(state: FloeState, name: object, what: str) -> int:
    if name is None:
        return NOWHERE
    if not isinstance(name, str) or name not in CELL_OF or not state.floe.is_in_play(CELL_OF[name]):
        raise PositionError(f"{what}: {name!r} is not a space in play; allowed: {', '.join(cells_of(state.floe.play))}")
    return CELL_OF[name]


def _edge(state: FloeState, name: object) -> int:
    edge = get_named(EDGE_OF, name, f"cracks: {name!r} is not a line of the floe; for example D2-D3")
    need(not state.is_closed(edge), f"cracks: {name} is out of play or named twice")
    return edge
