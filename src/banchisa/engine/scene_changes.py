"""What is different between two scenes, so that what has not changed is not sent again."""

from __future__ import annotations

from typing import Final

from banchisa.engine.scene import Scene, SceneChange
from banchisa.engine.texts import Text

_PARTS: Final = (
    "players", "pieces", "zones", "marks", "choices", "counters", "legend", "sums", "layers", "prompt", "banners",
    "ranks", "ending", "grounds", "now",
)  # fmt: skip
_WHOLE: Final = ("prompt", "banners", "ranks", "ending")  # sent as they are
_NAMES: Final = {"pieces": "id", "zones": "id", "choices": "name"}  # what the things of a list are known by
Shared = dict[tuple[int, int], object]  # what has changed in a part, by the ids of the old and the new; both must live
_AHEAD: Final = 3  # so far ahead a thing is looked for before it is looked for by its name


def changes_between(before: Scene, after: Scene, shared: Shared | None = None) -> SceneChange:
    """What somebody who has the scene before needs for the one after; both are for seats, or both for spectators.

    Scenes of one position for several viewers have parts in common: with `shared`, those are compared once.
    """
    change, known = SceneChange(), {} if shared is None else shared
    if before.seat != after.seat:
        change.seat = after.seat
    for name in _PARTS:
        old: object = getattr(before, name)
        new: object = getattr(after, name)
        if old is new:
            continue
        key = (id(old), id(new))
        if key not in known:
            known[key] = _changes_of_part(name, old, new)
        if known[key] is not None:
            setattr(change, name, known[key])
    if before.boards != after.boards and before.board_keys() != after.board_keys():
        change.boards = after.board_keys()
    if before.headline != after.headline:
        change.headline = Text("") if after.headline is None else after.headline
    return change


def _changes_of_part(name: str, old: object, new: object) -> object:
    """What is sent of a part that may have changed; nothing if it has not."""
    if old == new:
        return None
    if name in _WHOLE:
        return new
    if isinstance(old, dict) and isinstance(new, dict):
        return _changes_of_dict(old, new)
    assert isinstance(old, list) and isinstance(new, list)
    return _changes_of_list(old, new, _NAMES.get(name, ""))


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
