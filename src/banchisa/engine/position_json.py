"""Writes and reads the JSON of positions; an error names the field that is wrong."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from banchisa.engine.errors import PositionError
from banchisa.engine.json_values import is_whole
from banchisa.engine.state import CHANCE, OVER, State, Terms

Json = dict[str, object]
MOST_COUNTED = 9999  # rounds or other events that a position may name: more than any game has
TURN = "turn"  # the phase of a position that begins a turn: it is read, never written
_HEADER = ("game", "version", "seats", "options")


def need(fact: object, otherwise: str) -> None:
    """Refuse a position for which something does not hold that must."""
    if not fact:
        raise PositionError(otherwise)


def need_step(state: State, fact: object, otherwise: str) -> None:
    """Refuse a position in which what is asked cannot be asked."""
    need(fact, f"phase {state.phase_name()!r}: {otherwise}")


def write_header(terms: Terms) -> Json:
    """How every position that is written down begins."""
    return {
        "game": terms.game,
        "version": terms.version,
        "seats": int(terms.seats),
        "options": dict(terms.options),
    }


def write_start(state: State) -> Json:
    """The same, and what is asked of whom."""
    return {**write_header(state.terms), "phase": state.phase_name(), "seat": int(state.actor)}


def read_header(data: object, key: str, version: str) -> tuple[Json, int, Json]:
    """The position as a table, its number of seats and its options, if it is one of this game."""
    if not isinstance(data, dict):
        raise PositionError("a position must be a table of names and values")
    if data.get("game", key) != key or data.get("version", version) != version:
        raise PositionError(
            f"this is not a position of {key} {version}: it says {data.get('game')} {data.get('version')}"
        )
    seats, options = data.get("seats"), data.get("options", {})
    if not isinstance(seats, int) or isinstance(seats, bool) or not isinstance(options, dict):
        raise PositionError("seats must be a whole number and options a table")
    return data, seats, {str(name): value for name, value in options.items()}


def check_fields(data: Json, fields: Sequence[str], where: str = "") -> None:
    """Refuse what is not among these fields, or in how every position begins."""
    allowed = (*fields, *([] if where else _HEADER))
    for name in data:
        if name not in allowed:
            raise PositionError(f"{where}{name!r} is unknown; allowed: {', '.join(allowed)}")


def get_list(data: Json, name: str, natural: list[object] | None = None) -> list[object]:
    """A list inside a table; if it is left out, the natural one or an empty one."""
    value = data.get(name, [] if natural is None else natural)
    if not isinstance(value, list):
        raise PositionError(f"{name}: must be a list")
    return value


def get_table(data: Json, name: str, allowed: tuple[str, ...] = ()) -> Json:
    """A table inside a table, with these names if any are given; empty if it is left out."""
    value = data.get(name, {})
    if not isinstance(value, dict):
        raise PositionError(f"{name}: must be a table")
    if allowed:
        check_fields(value, allowed, f"{name}: ")
    return {str(key): item for key, item in value.items()}


def get_int(data: Json, name: str, default: int, least: int, most: int) -> int:
    """A whole number inside a table."""
    value = data.get(name, default)
    if not is_whole(value, least, most):
        allowed = str(least) if least == most else f"a whole number from {least} to {most}"
        raise PositionError(f"{name}: must be {allowed}, not {value!r}")
    return value


def get_word(data: Json, name: str, default: str, allowed: Sequence[str]) -> str:
    """One of the allowed words inside a table."""
    value = data.get(name, default)
    if not isinstance(value, str) or value not in allowed:
        raise PositionError(f"{name}: {value!r} is not allowed; allowed: {', '.join(allowed)}")
    return value


def get_named(numbers: Mapping[str, int], name: object, otherwise: str) -> int:
    """The number of what has this name; a name that nothing has is refused with a sentence."""
    found = numbers.get(name) if isinstance(name, str) else None
    if found is None:
        raise PositionError(otherwise)
    return found


def get_actor(data: Json, seats: int, is_over: bool, is_chance: bool, steps_of_chance: str) -> int:
    """Who acts: chance, or nobody, exactly in the phases that are theirs."""
    actor = get_int(data, "seat", 0, OVER, seats - 1)
    need(is_over == (actor == OVER), "seat: -2 (over) goes with the phase 'over'")
    need(is_chance == (actor == CHANCE), f"seat: -1 (chance) goes with the {steps_of_chance}")
    return actor


def get_places(data: Json, seats: int, last: int) -> list[int]:
    """The place of each seat, or nothing if none is written."""
    places = get_list(data, "places")
    right = [place for place in places if is_whole(place, 0, last)]
    is_right = len(places) in (0, seats) and len(right) == len(places)
    need(is_right, f"places: one place from 1 to {last} for each seat, 0 while it is open")
    return right


def name_or_none(names: Sequence[str], number: int) -> str | None:
    """The name of a thing; none for a number beyond all of them, which stands for what is nowhere."""
    return names[number] if 0 <= number < len(names) else None


def get_bool(data: Json, name: str, default: bool = False) -> bool:
    """True or false inside a table."""
    value = data.get(name, default)
    if not isinstance(value, bool):
        raise PositionError(f"{name}: must be true or false, not {value!r}")
    return value


def get_counts(data: Json, name: str, kinds: tuple[str, ...], most: int) -> dict[str, int]:
    """A number for each kind inside a table; 0 for a kind that is left out."""
    table = get_table(data, name, kinds)
    return {kind: get_int(table, kind, 0, 0, most) for kind in kinds}
