"""What is different between two scenes, so that what has not changed is not sent again."""

from __future__ import annotations

from typing import Any, Final

from banchisa.engine.scene import Scene, SceneChange
from banchisa.engine.texts import Text

Shared = dict[int, tuple[object, object]]  # by the id of a new part: the old one, and what has changed; all must live
_AHEAD: Final = 3  # so far ahead a thing is looked for before it is looked for by its name


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
    """What is sent of a part that may have changed; nothing if it has not. Its things may be known by a name."""
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
        return _changes_of_dict(old, new)
    assert isinstance(old, list) and isinstance(new, list)
    return _changes_of_list(old, new, name)


def _changes_of_list(old: list[object], new: list[object], name: str) -> list[object]:
    """The new things as they are, and runs of old ones by their numbers."""
    out: list[object] = []
    places: dict[object, int] | None = None
    first = end = 0  # the run of old things so far
    for thing in new:
        at = _find_ahead(old, end, thing)
        if at < 0 and name:
            if places is None:
                places = {getattr(each, name): number for number, each in enumerate(old)}
            at = places.get(getattr(thing, name), -1)
            if at >= 0 and old[at] != thing:
                at = -1
        if at != end or at < 0:
            if first < end:
                out.append((first, end))
            first = end if at < 0 else at
        if at < 0:
            out.append(thing)
        else:
            end = at + 1
    if first < end:
        out.append((first, end))
    return out


def _find_ahead(old: list[object], start: int, thing: object) -> int:
    """The number of the same thing among the next ones, or -1."""
    for at in range(start, min(start + _AHEAD, len(old))):
        if old[at] is thing or old[at] == thing:
            return at
    return -1


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
