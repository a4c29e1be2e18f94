"""Positions as JSON: written whole, read with every mistake named; what is left out takes its natural value."""

from __future__ import annotations

from banchisa.engine.errors import PositionError
from banchisa.engine.positions import Json, flag, heading, listed, whole
from banchisa.engine.state import CHANCE, OVER
from banchisa.games.nanuuk import sheet
from banchisa.games.nanuuk.bears import FIRST_INUK, NO_WALK, BearState
from banchisa.games.nanuuk.floe import (
    BEAR,
    BEAR_HUNT,
    BIT,
    CELL_NAMES,
    CELL_OF,
    EDGE_NAMES,
    EDGE_OF,
    EDGES,
    MOST_BEARS,
    NOWHERE,
    TILES,
    Floe,
    holds,
)
from banchisa.games.nanuuk.hunt import HuntState
from banchisa.games.nanuuk.intro import IntroState
from banchisa.games.nanuuk.soundness import ENTERED, check_offer, check_sound
from banchisa.games.nanuuk.state import (
    BEAR_ON,
    CRACK_OWED,
    CRACKING,
    DELIVERING,
    DRIVE,
    ENDED,
    EXTRA,
    LAY_CRACK,
    LAY_REST,
    LAY_TILE,
    MOVE,
    PHASES,
    PLACE,
    PLACE_TILE,
    TAKING,
    FloeState,
)
from banchisa.games.nanuuk.state import BEAR_WALK as WALKING
from banchisa.games.nanuuk.stock import FIRST_BEAR

_INTRO_PHASES = (PLACE, MOVE, CRACKING, ENDED)
_BEAR_PHASES = (PLACE, MOVE, CRACKING, WALKING, BEAR_ON, ENDED)
_HUNT_PHASES = (
    LAY_TILE, LAY_REST, PLACE_TILE, LAY_CRACK, PLACE, MOVE, CRACKING, DRIVE, TAKING, DELIVERING, EXTRA, CRACK_OWED,
    ENDED,
)  # fmt: skip
TURN = "turn"  # read only: begin this seat's turn


# writing


def written(state: FloeState) -> Json:
    """The whole position."""
    terms = state.floe
    data: Json = {
        **heading(terms),
        "phase": PHASES[state.phase],
        "seat": int(state.actor),
        "round": int(state.round),
        "cracks": cracks_of(state),
        "here": cell_name(state.here),
        "places": [int(state.place_of(seat)) for seat in range(terms.seats)],
    }
    if isinstance(state, IntroState):
        data["pieces"] = [cell_name(state.spot(piece)) for piece in range(terms.seats * terms.each)]
    elif isinstance(state, BearState):
        _write_bears(state, data)
    elif isinstance(state, HuntState):
        _write_hunt(state, data)
    return data


def cell_name(cell: int) -> str | None:
    return None if cell == NOWHERE else CELL_NAMES[cell]


def cells_of(mask: int) -> list[str]:
    """The names of the spaces of a mask."""
    return [name for k, name in enumerate(CELL_NAMES) if holds(mask, k)]


def cracks_of(state: FloeState) -> list[str]:
    return [EDGE_NAMES[edge] for edge in range(EDGES) if state.is_cracked(edge)]


def _write_bears(state: BearState, data: Json) -> None:
    data["bears"] = [cell_name(state.spot(bear)) for bear in range(state.floe.bears)]
    data["inuit"] = [cell_name(state.spot(FIRST_INUK + k)) for k in range(_inuit(state.floe))]
    data["turn"] = int(state.turn)
    data["bear"] = int(state.bear)
    data["walk_from"] = cell_name(state.from_cell)
    data["may_go_on"] = state.may_go_on == 1
    data["skinned"] = state.skinned == 1


def _inuit(floe: Floe) -> int:
    """How many places for Inuit there are: by seat, or A and B."""
    return 3 if floe.mode == BEAR_HUNT and floe.seats == 3 else 2


def _write_hunt(state: HuntState, data: Json) -> None:
    data["tiles"] = {kind: cells_of(state.tile_mask(k)) for k, kind in enumerate(TILES) if k != BEAR}
    standing = [cell_name(state.spot(FIRST_BEAR + k)) for k in range(MOST_BEARS)]
    data["bears"] = [name for name in standing if name is not None]
    data["hunters"] = [_write_hunter(state, hunter) for hunter in range(state.hunters())]
    data["laid"] = int(state.laid)
    data["hunter"] = int(state.hunter)
    data["extra"] = state.extra == 1
    data["deferred"] = state.deferred == 1
    data["still"] = int(state.still)
    data["homecoming"] = state.homecoming == 1


def _write_hunter(state: HuntState, hunter: int) -> Json:
    carried = state.carried(hunter)
    return {
        "at": cell_name(state.spot(hunter)),
        "left": [name for k, name in enumerate(sheet.LEFT_NAMES) if carried >> k & 1],
        "stored": {name: int(state.stored_of(hunter, k)) for k, name in enumerate(sheet.ANIMAL_NAMES)},
    }


# reading


def read(floe: Floe, data: Json) -> FloeState:
    """The position on this floe; data that cannot stand there is refused."""
    if floe.mode == BEAR_HUNT or floe.bears:
        bears = BearState(floe)
        _read_common(bears, data, _BEAR_PHASES)
        _read_bears(bears, data)
        return _begun(bears, data)
    if sum(floe.counts):
        hunt = HuntState(floe)
        _read_common(hunt, data, _HUNT_PHASES)
        _read_hunt(hunt, data)
        return _begun(hunt, data)
    intro = IntroState(floe)
    _read_common(intro, data, _INTRO_PHASES)
    _read_pieces(intro, list(range(floe.seats * floe.each)), listed(data, "pieces"), "pieces")
    if intro.phase != PLACE:
        intro.alive = len([seat for seat in range(floe.seats) if intro.spot(seat * floe.each) != NOWHERE])
    return _begun(intro, data)


def _begun(state: FloeState, data: Json) -> FloeState:
    begins = data.get("phase", TURN) == TURN
    check_sound(state, begins)
    if begins:
        state.begin(state.actor)
    else:
        check_offer(state)
    return state


def _read_common(state: FloeState, data: Json, allowed: tuple[int, ...]) -> None:
    phase = data.get("phase", TURN)
    names = [PHASES[k] for k in allowed]
    if phase != TURN and phase not in names:
        raise PositionError(f"phase: {phase!r} is not allowed; allowed: {', '.join([TURN, *names])}")
    state.phase = MOVE if phase == TURN else PHASES.index(str(phase))
    state.actor = whole(data, "seat", 0, OVER, int(state.floe.seats) - 1)
    if (state.phase == ENDED) != (state.actor == OVER):
        raise PositionError("seat: -2 (over) goes with the phase 'over'")
    if (state.phase in (LAY_TILE, LAY_REST, LAY_CRACK)) != (state.actor == CHANCE):
        raise PositionError("seat: -1 (chance) goes with the phases lay_tile, lay_rest and lay_crack")
    state.round = whole(data, "round", 2, 1, 9999)
    for name in listed(data, "cracks"):
        state.crack(_edge(state, name))
    state.here = _cell(state, data.get("here"), "here")
    if state.phase in ENTERED and state.here == NOWHERE:
        raise PositionError(f"here: the phase {phase!r} needs the space that was entered")
    places = listed(data, "places")
    if len(places) not in (0, state.floe.seats) or not all(isinstance(p, int) and 0 <= p <= 4 for p in places):
        raise PositionError("places: one place from 1 to 4 for each seat, 0 while it is open")
    for seat, place in enumerate(places):
        assert isinstance(place, int)
        state.rank(seat, place)


def _read_pieces(state: FloeState, pieces: list[int], at: list[object], what: str) -> None:
    if len(at) != len(pieces):
        raise PositionError(f"{what}: {len(pieces)} spaces are needed (null for a piece off the floe), not {len(at)}")
    for piece, name in zip(pieces, at, strict=True):
        cell = _cell(state, name, what)
        if cell != NOWHERE and holds(state.occupied, cell):
            raise PositionError(f"{what}: two pieces stand on {name}")
        state.put(piece, cell)
        state.occupied |= BIT[cell]


def _read_bears(state: BearState, data: Json) -> None:
    _read_pieces(state, list(range(state.floe.bears)), listed(data, "bears"), "bears")
    inuit = [FIRST_INUK + k for k in range(_inuit(state.floe))]
    _read_pieces(state, inuit, listed(data, "inuit"), "inuit")
    turns = len(state.floe.turns) if state.floe.mode == BEAR_HUNT else 2
    state.turn = whole(data, "turn", 0, 0, turns - 1)
    playing = state.phase not in (PLACE, ENDED) and data.get("phase", TURN) != TURN
    if playing and state.floe.mode == BEAR_HUNT and state.floe.turns[state.turn] != state.actor:
        raise PositionError(f"turn: turn {state.turn} of the round is not seat {state.actor}'s")
    state.bear = whole(data, "bear", 0, 0, int(state.floe.bears) - 1)
    walk_from = _cell(state, data.get("walk_from"), "walk_from")
    state.from_cell = NO_WALK if walk_from == NOWHERE else walk_from
    if state.phase == BEAR_ON and state.from_cell == NO_WALK:
        raise PositionError("walk_from: the phase 'bear_on' needs the space where the walk began")
    state.may_go_on = 1 if flag(data, "may_go_on") else 0
    state.skinned = 1 if flag(data, "skinned") else 0


def _read_hunt(state: HuntState, data: Json) -> None:
    tiles = data.get("tiles", {})
    if not isinstance(tiles, dict):
        raise PositionError("tiles: a table of spaces by kind")
    for name in tiles:
        if name not in TILES or name == TILES[BEAR]:
            raise PositionError(f"tiles: {name!r} is no tile; allowed: whale, inuk, walrus, seal, fish")
    for kind, name in enumerate(TILES):
        found = listed(data, "bears") if kind == BEAR else listed(tiles, name)
        if kind == BEAR and len(found) > MOST_BEARS:
            raise PositionError(f"bears: there are {MOST_BEARS} at most, not {len(found)}")
        for space in found:
            state.lay(kind, BIT[_tile_space(state, space, name)])
    hunters = listed(data, "hunters")
    if len(hunters) != state.hunters():
        raise PositionError(f"hunters: {state.hunters()} are needed, not {len(hunters)}")
    for hunter, entry in enumerate(hunters):
        _read_hunter(state, hunter, entry)
    state.laid = whole(data, "laid", 0, 0, 99)
    state.hunter = whole(data, "hunter", int(max(state.actor, 0) * state.floe.each), 0, int(state.hunters()) - 1)
    state.extra = 1 if flag(data, "extra") else 0
    state.deferred = 1 if flag(data, "deferred") else 0
    state.still = whole(data, "still", 0, 0, int(state.floe.seats) - 1 if state.phase != ENDED else 4)
    state.homecoming = 1 if flag(data, "homecoming") else 0


def _tile_space(state: HuntState, name: object, what: str) -> int:
    cell = _cell(state, name, what)
    if cell == NOWHERE or state.floe.is_igloo(cell):
        raise PositionError(f"{what}: {name!r} is no space for a tile or bear")
    if holds(state.tiles() | state.bears, cell):
        raise PositionError(f"{what}: {name} already holds a tile or bear")
    return cell


def _read_hunter(state: HuntState, hunter: int, entry: object) -> None:
    where = f"hunters[{hunter}]"
    if isinstance(entry, str) or entry is None:
        entry = {"at": entry}
    if not isinstance(entry, dict):
        raise PositionError(f"{where}: the name of a space, or a table with at, left and stored")
    cell = _cell(state, entry.get("at"), where)
    if cell != NOWHERE:
        if holds(state.occupied, cell):
            raise PositionError(f"{where}: another piece stands on {entry.get('at')}")
        state.occupied |= BIT[cell] & ~state.floe.igloos
    state.put(hunter, cell)
    for thing in listed(entry, "left") if "left" in entry else ["harpoon"]:
        if thing not in sheet.LEFT_NAMES:
            raise PositionError(f"{where}.left: {thing!r} is unknown; allowed: {', '.join(sheet.LEFT_NAMES)}")
        state.pick_up(hunter, 1 << sheet.LEFT_NAMES.index(str(thing)))
    stored = entry.get("stored", {})
    if not isinstance(stored, dict) or not all(name in sheet.ANIMAL_NAMES for name in stored):
        raise PositionError(f"{where}.stored: numbers by animal; allowed: {', '.join(sheet.ANIMAL_NAMES)}")
    for animal, name in enumerate(sheet.ANIMAL_NAMES):
        for _ in range(whole(stored, name, 0, 0, sheet.MOST_STORED)):
            state.store(hunter, animal)


def _cell(state: FloeState, name: object, what: str) -> int:
    if name is None:
        return NOWHERE
    if not isinstance(name, str) or name not in CELL_OF or not state.floe.is_in_play(CELL_OF[name]):
        raise PositionError(f"{what}: {name!r} is no space in play; allowed: {', '.join(cells_of(state.floe.play))}")
    return CELL_OF[name]


def _edge(state: FloeState, name: object) -> int:
    if not isinstance(name, str) or name not in EDGE_OF:
        raise PositionError(f"cracks: {name!r} is not a line of the floe; for example D2-D3")
    edge = EDGE_OF[name]
    if state.is_closed(edge):
        raise PositionError(f"cracks: {name} is out of play or stands twice")
    return edge
