"""What is different between two scenes, so that what has not changed is not sent again."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from banchisa.engine.scene import Scene, SceneChange, encode_once
from banchisa.engine.texts import Text

Shared = dict[int, tuple[object, object]]  # by the id of a new part: the old one, and what has changed; all must live
_AHEAD: Final[i64] = 3  # so far ahead a thing is looked for before it is looked for by its name
_NEW: Final[i64] = -1  # no number of a thing: it was not there before
_ELSEWHERE: Final[i64] = -2  # it may have been there, farther off


def changes_between(before: Scene, after: Scene, shared: Shared | None = None) -> SceneChange:
    """What somebody who has the scene before needs for the one after; both are for seats, or both for spectators.

    Scenes of one position for several viewers have parts in common: with `shared`, those are compared once.
    """
    known = {} if shared is None else shared
    change = SceneChange(
        prompt=_find_whole(before.prompt, after.prompt),
        players=_find_changes(before.players, after.players, known),
        pieces=_find_changes(before.pieces, after.pieces, known, "id"),
        zones=_find_changes(before.zones, after.zones, known, "id"),
        marks=_find_changes(before.marks, after.marks, known),
        choices=_find_changes(before.choices, after.choices, known, "name"),
        counters=_find_changes(before.counters, after.counters, known),
        banners=_find_whole(before.banners, after.banners),
        legend=_find_changes(before.legend, after.legend, known),
        sums=_find_changes(before.sums, after.sums, known),
        ranks=_find_whole(before.ranks, after.ranks),
        ending=_find_whole(before.ending, after.ending),
        grounds=_find_changes(before.grounds, after.grounds, known),
        layers=_find_changes(before.layers, after.layers, known),
        now=_find_changes(before.now, after.now, known),
    )
    if before.seat != after.seat:
        change.seat = after.seat
    if before.boards != after.boards and before.board_keys() != after.board_keys():
        change.boards = after.board_keys()
    if before.headline != after.headline:
        change.headline = Text("") if after.headline is None else after.headline
    return change


def _find_whole(old: object, new: object) -> Any:
    """A part that is sent as it is; nothing if it has not changed."""
    return None if old is new or old == new else new


def _find_changes(old: object, new: object, known: Shared, name: str = "") -> Any:
    """What is sent of a part that may have changed, written once; nothing if it has not. Its things may have a name."""
    if old is new or not (old or new):
        return None
    found = known.get(id(new))
    if found is None or found[0] is not old:
        found = known[id(new)] = old, _changes_of_part(old, new, name)
    return found[1]


def _changes_of_part(old: object, new: object, name: str) -> object:
    if old == new:
        return None
    if isinstance(old, dict) and isinstance(new, dict):
        return encode_once(object, _changes_of_dict(old, new))
    assert isinstance(old, list) and isinstance(new, list)
    return encode_once(object, _changes_of_list(old, new, name))


def _changes_of_list(old: list[object], new: list[object], name: str) -> list[object]:
    """The new things as they are, and runs of old ones by their numbers."""
    out: list[object] = []
    places: dict[object, i64] | None = None
    count: i64 = len(old)
    first: i64 = 0
    end: i64 = 0  # the run of old things so far
    for thing in new:
        if end < count and old[end] is thing:
            end += 1
            continue
        at = _find_ahead(old, end, count, thing, name)
        if at == _ELSEWHERE:
            if places is None:
                places = _number_names(old, name)
            at = places.get(getattr(thing, name), _NEW)
            if at >= 0 and old[at] != thing:
                at = _NEW
        if at == end:
            end += 1
            continue
        if first < end:
            out.append((first, end))
        if at < 0:
            out.append(thing)
            first = end
        else:
            first = at
            end = at + 1
    if first < end:
        out.append((first, end))
    return out


def _find_ahead(old: list[object], start: i64, count: i64, thing: object, name: str) -> i64:
    """The number of the same thing among the next ones; else whether it is new, or may be elsewhere by its name."""
    for at in range(start, min(start + _AHEAD, count)):
        if old[at] is thing or old[at] == thing:
            return at
    if not name or (start < count and getattr(old[start], name) == getattr(thing, name)):
        return _NEW
    return _ELSEWHERE


def _number_names(things: list[object], name: str) -> dict[object, i64]:
    return {getattr(thing, name): number for number, thing in enumerate(things)}


def _changes_of_dict(old: dict[str, object], new: dict[str, object]) -> dict[str, object]:
    """What is new or different, and null for what is gone."""
    out: dict[str, object] = {}
    for name, value in new.items():
        if name not in old or old[name] != value:
            out[name] = value
    for name in old:
        if name not in new:
            out[name] = None
    return out
