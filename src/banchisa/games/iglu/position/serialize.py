"""Positions as JSON: a reader names every mistake, and gives a field that is left out its natural value."""

from __future__ import annotations

from banchisa.engine.errors import PositionError
from banchisa.engine.json_values import is_whole
from banchisa.engine.position_json import (
    TURN,
    Json,
    check_fields,
    get_actor,
    get_counts,
    get_int,
    get_list,
    get_named,
    get_table,
    get_word,
    name_or_none,
    need,
    write_start,
)
from banchisa.games.iglu.actions import ACTIONS
from banchisa.games.iglu.position.validate import check_offer, check_sound
from banchisa.games.iglu.refusals.lookup import animals_at, igloos_of, inuit_of
from banchisa.games.iglu.refusals.prompts import STEPS
from banchisa.games.iglu.rules import phase
from banchisa.games.iglu.rules.board import (
    BIT,
    CELL_NAMES,
    CELL_OF,
    DIRECTIONS,
    FIRST_KEPT,
    KEPT,
    TILES,
    TOKENS,
    Field,
    cells_of,
    holds,
    land,
    names_of,
    value_of,
)
from banchisa.games.iglu.rules.play import IgluState
from banchisa.games.iglu.rules.state import IGLOOS, MOST_OF_A_KIND, TYPES, UNKNOWN, FieldState

_HIDDEN = "unknown"  # kept tiles of which only the number is known
_MOST = 99
_FIELDS = (
    "active", "ap", "bears", "first", "fish", "fleeing", "foxes", "glaciers", "here", "hunted", "ice", "igloos",
    "inuit", "kept", "left", "lost", "phase", "played", "points", "pushed", "seat", "shown", "supply", "turns",
    "unseen", "way", "window",
)  # fmt: skip


# writing


def write_position(state: FieldState) -> Json:
    """The whole position."""
    terms = state.field
    seats = range(terms.seats)
    return {
        **write_start(state),
        "first": int(state.first),
        "active": int(state.active),
        "window": phase.NAMES[state.window],
        "turns": int(state.turns),
        "ice": names_of(state.ice),
        "glaciers": names_of(state.glaciers),
        "inuit": [[name_or_none(CELL_NAMES, cell) for cell in inuit_of(state, seat)] for seat in seats],
        "igloos": [[name_or_none(CELL_NAMES, cell) for cell in igloos_of(state, seat)] for seat in seats],
        "fish": _write_animals(state, int(~state.ice)),
        "foxes": _write_animals(state, int(state.ice)),
        "bears": names_of(state.bears),
        "hunted": [_some(TOKENS, [int(state.hunted_of(seat, k)) for k in range(len(TOKENS))]) for seat in seats],
        "kept": [_write_kept(state, seat) for seat in seats],
        "unseen": _some(TILES, [int(state.unseen_of(kind)) for kind in range(len(TILES))]),
        "shown": _some(TILES, [int(state.shown_of(kind)) for kind in range(len(TILES))]),
        "supply": _some(TOKENS, [int(state.count_supply(kind)) for kind in range(len(TOKENS))]),
        "lost": _some(TOKENS, [int(state.lost_of(kind)) for kind in range(len(TOKENS))]),
        "ap": int(state.ap),
        "played": [name for k, name in enumerate(TYPES) if state.played >> k & 1],
        "points": int(state.points),
        "here": CELL_NAMES[state.here],
        "pushed": CELL_NAMES[state.pushed],
        "way": DIRECTIONS[state.way],
        "left": int(state.left),
        "fleeing": [int(state.fleeing_of(seat)) for seat in seats],
    }


def _write_animals(state: FieldState, where: int) -> Json:
    return {CELL_NAMES[cell]: animals_at(state, cell) for cell in cells_of(int(state.animals()) & where)}


def _write_kept(state: FieldState, seat: int) -> Json:
    return _some((*KEPT, _HIDDEN), [int(state.kept_of(seat, kind)) for kind in range(UNKNOWN + 1)])


def _some(names: tuple[str, ...], numbers: list[int]) -> Json:
    """Names with their numbers, without the zeros."""
    return {name: number for name, number in zip(names, numbers, strict=True) if number}


# reading


def read_position(field: Field, data: Json) -> IgluState:
    """The position on this field; data that cannot stand there is refused."""
    check_fields(data, _FIELDS)
    state = IgluState(field)
    _read_step(state, data)
    _read_ice(state, data)
    _read_tribes(state, data)
    _read_animals(state, data)
    _read_tiles(state, data)
    _read_tokens(state, data)
    check_sound(state)
    if data.get("phase", TURN) == TURN:
        state.begin_turn(state.actor)
    else:
        check_offer(state)
    return state


def _read_step(state: IgluState, data: Json) -> None:
    name = get_word(data, "phase", TURN, (TURN, *phase.NAMES))
    state.phase = phase.MELT if name == TURN else phase.NAMES.index(name)
    seats = int(state.field.seats)
    by_chance = STEPS[int(state.phase)].is_for_chance(ACTIONS)
    state.actor = get_actor(data, seats, state.phase == phase.OVER, by_chance, "phases first, fish, tile and fox")
    state.first = get_int(data, "first", 0, 0, seats - 1)
    state.active = get_int(data, "active", max(int(state.actor), 0), 0, seats - 1)
    window = phase.NAMES[phase.ACT if state.phase == phase.ACT else phase.MELT]
    allowed = (phase.NAMES[phase.MELT], phase.NAMES[phase.ACT])
    state.window = phase.NAMES.index(get_word(data, "window", window, allowed))
    state.turns = get_int(data, "turns", 0 if state.phase in (phase.FIRST, phase.PLACE) else 1, 0, _MOST)
    state.ap = get_int(data, "ap", int(state.field.ap_per_turn) if state.phase == phase.ACT else 0, 0, _MOST)
    for kind in get_list(data, "played"):
        need(kind in TYPES, f"played: {kind!r} is not a type of kept tile; allowed: {', '.join(TYPES)}")
        state.played |= 1 << TYPES.index(str(kind))
    state.points = get_int(data, "points", 0, 0, int(state.field.animal_points))
    state.here = _cell(data.get("here", "a1"), "here")
    state.pushed = _cell(data.get("pushed", "a1"), "pushed")
    way = data.get("way", "N")
    numbers = {name: number for number, name in enumerate(DIRECTIONS)}
    state.way = get_named(numbers, way, f"way: {way!r} is not a direction; allowed: N, E, S, W")
    state.left = get_int(data, "left", 0, 0, 4)


def _cell(name: object, what: str) -> int:
    return get_named(CELL_OF, name, f"{what}: {name!r} is not a space; allowed: a1 to h8")


def _water_cell(name: object, what: str) -> int:
    cell = _cell(name, what)
    need(not holds(land(), cell), f"{what}: {name} is a land corner")
    return cell


def _read_ice(state: IgluState, data: Json) -> None:
    for name in _get_unique(data, "ice"):
        state.ice |= BIT[_water_cell(name, "ice")]
    for name in _get_unique(data, "glaciers"):
        cell = _water_cell(name, "glaciers")
        state.ice |= BIT[cell]
        state.glaciers |= BIT[cell]


def _get_unique(data: Json, what: str) -> list[object]:
    """A list of spaces in which none is named twice."""
    names = get_list(data, what)
    for name in names:
        need(names.count(name) <= 1, f"{what}: {name} is listed twice")
    return names


def _read_tribes(state: IgluState, data: Json) -> None:
    for seat, spaces in enumerate(_by_seat(state, data, "inuit")):
        _read_inuit(state, seat, spaces)
    for seat, spaces in enumerate(_by_seat(state, data, "igloos")):
        if not isinstance(spaces, list) or len(spaces) > IGLOOS:
            raise PositionError(f"igloos: a list of at most {IGLOOS} spaces for each seat, not {spaces!r}")
        for name in spaces:
            cell = _water_cell(name, "igloos")
            need(not holds(state.igloos, cell), f"igloos: two igloos stand on {name}")
            state.build(seat, cell)
    for seat, count in enumerate(_by_seat(state, data, "fleeing")):
        if not is_whole(count, 0, int(state.field.inuit)):
            raise PositionError(f"fleeing: a number of Inuit for each seat, not {count!r}")
        state.add_fleeing(seat, count)


def _read_inuit(state: IgluState, seat: int, spaces: object) -> None:
    most = int(state.field.inuit)
    if not isinstance(spaces, list) or len(spaces) > most:
        raise PositionError(f"inuit: a list of at most {most} spaces for each seat, not {spaces!r}")
    for k, name in enumerate(spaces):
        if name is not None:
            state.put_inuk(seat, k, _cell(name, "inuit"))


def _by_seat(state: IgluState, data: Json, name: str) -> list[object]:
    """A list with one entry for each seat; empty if it is left out."""
    found = get_list(data, name)
    if found and len(found) != state.field.seats:
        raise PositionError(f"{name}: {state.field.seats} entries are needed, one for each seat, not {len(found)}")
    return found


def _read_animals(state: IgluState, data: Json) -> None:
    for name in get_list(data, "bears"):
        cell = _water_cell(name, "bears")
        need(not holds(state.bears, cell), f"bears: two bears are on {name}")
        state.bears |= BIT[cell]
    for what, on_ice in (("fish", False), ("foxes", True)):
        for name, values in get_table(data, what).items():
            cell = _water_cell(name, what)
            need(holds(state.ice, cell) == on_ice, f"{what}: {name} is {'sea' if on_ice else 'ice'}")  # IGL-4.6
            if not isinstance(values, list) or not all(type(value) is int and 1 <= value <= 3 for value in values):
                raise PositionError(f"{what}: {name} needs a list of values from 1 to 3, not {values!r}")
            _put(state, cell, [int(str(value)) for value in values])


def _put(state: IgluState, cell: int, values: list[int]) -> None:
    for value in values:
        need(values.count(value) <= 15, f"{CELL_NAMES[cell]}: there are not that many animals of value {value}")
        state.put_animal(value, cell)


def _read_tiles(state: IgluState, data: Json) -> None:
    """Kept, shown and unseen tiles; left out, all that are not kept or shown are unseen."""
    lying = int(state.glaciers).bit_count()
    shown = (
        get_counts(data, "shown", TILES, MOST_OF_A_KIND)
        if "shown" in data
        else dict.fromkeys(TILES, 0) | {"glacier": lying}
    )
    need(shown["glacier"] >= lying, f"shown: {lying} glaciers lie on the field, so at least as many were shown")
    left = {kind: state.field.tiles[k] - shown[kind] for k, kind in enumerate(TILES)}
    for seat, entry in enumerate(_by_seat(state, data, "kept")):
        kept = get_counts({"kept": entry}, "kept", (*KEPT, _HIDDEN), MOST_OF_A_KIND)
        for k, kind in enumerate((*KEPT, _HIDDEN)):
            state.keep(seat, k, kept[kind])
            if kind != _HIDDEN:
                left[kind] -= kept[kind]
    unseen = get_counts(data, "unseen", TILES, MOST_OF_A_KIND) if "unseen" in data else left
    for k, kind in enumerate(TILES):
        if left[kind] < 0 or unseen[kind] != left[kind]:
            raise PositionError(f"{kind}: kept, shown and unseen tiles must be {state.field.tiles[k]} together")
        state.add_unseen(k, unseen[kind])
        state.add_shown(k, shown[kind])
    hidden = sum(int(state.kept_of(seat, UNKNOWN)) for seat in range(state.field.seats))
    if hidden > sum(unseen[kind] for kind in TILES[FIRST_KEPT:]):
        raise PositionError("kept: more unknown tiles than there are unseen ones with a red border")


def _read_tokens(state: IgluState, data: Json) -> None:
    """Hunted, lost and supplied tokens; left out, all that lie nowhere else are in the supply."""
    lost = get_counts(data, "lost", TOKENS, MOST_OF_A_KIND)
    left = {kind: state.field.tokens[k] - lost[kind] - _count_on_field(state, k) for k, kind in enumerate(TOKENS)}
    for seat, entry in enumerate(_by_seat(state, data, "hunted")):
        hunted = get_counts({"hunted": entry}, "hunted", TOKENS, MOST_OF_A_KIND)
        for k, kind in enumerate(TOKENS):
            left[kind] -= hunted[kind]
            for _ in range(hunted[kind]):
                state.catch(seat, k)
    supply = get_counts(data, "supply", TOKENS, MOST_OF_A_KIND) if "supply" in data else left
    for k, kind in enumerate(TOKENS):
        if left[kind] < 0 or supply[kind] != left[kind]:
            raise PositionError(
                f"{kind}: tokens on the field, hunted, lost and in the supply must be {state.field.tokens[k]} together"
            )
        state.add_supply(k, supply[kind])
        state.lose_tokens(k, lost[kind])


def _count_on_field(state: FieldState, kind: int) -> int:
    """How many tokens of a kind are on the field."""
    if TOKENS[kind] == "bear":
        return int(state.bears).bit_count()
    return sum(int(state.count_at(value_of(kind), cell)) for cell in cells_of(int(state.herd(kind))))


def tokens_lying(state: FieldState) -> list[int]:
    """How many tokens of each kind are on the field."""
    return [_count_on_field(state, kind) for kind in range(len(TOKENS))]
