"""What is different between two scenes, so that what has not changed is not sent again."""

from __future__ import annotations

from typing import Final

from banchisa.engine.scene import Scene, SceneChange
from banchisa.engine.texts import Text

_LISTS: Final = ("players", "pieces", "zones", "marks", "choices", "counters", "legend", "sums", "layers")
_WHOLE: Final = ("prompt", "banners", "ranks", "ending")
_DICTS: Final = ("grounds", "now")
_NAMES: Final = {"pieces": "id", "zones": "id", "choices": "name"}  # what the things of a list are known by
_AHEAD: Final = 3  # so far ahead a thing is looked for before it is looked for by its name


def changes_between(before: Scene, after: Scene) -> SceneChange:
    """What somebody who has the scene before needs for the one after; both are for seats, or both for spectators."""
    change = SceneChange()
    if before.seat != after.seat:
        change.seat = after.seat
    for name in _LISTS:
        old: list[object] = getattr(before, name)
        new: list[object] = getattr(after, name)
        if old is not new and old != new:
            setattr(change, name, _changes_of_list(old, new, _NAMES.get(name, "")))
    for name in _WHOLE:
        if getattr(before, name) != getattr(after, name):
            setattr(change, name, getattr(after, name))
    for name in _DICTS:
        known: dict[str, object] = getattr(before, name)
        now: dict[str, object] = getattr(after, name)
        if known is not now and known != now:
            setattr(change, name, _changes_of_dict(known, now))
    if before.boards is not after.boards and before.board_keys() != after.board_keys():
        change.boards = after.board_keys()
    if before.headline != after.headline:
        change.headline = Text("") if after.headline is None else after.headline
    return change


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
