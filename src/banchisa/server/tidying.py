"""Old tables: removed when nothing has happened at them for long enough."""

from __future__ import annotations

import time
from collections.abc import Container

from banchisa.server.events import Remove
from banchisa.server.store import Store

_AT_ONCE = 100  # so that nobody waits for long


async def remove_untouched(store: Store, seconds: float, only_waiting: bool, besides: Container[str] = ()) -> int:
    """Remove the tables at which nothing happened for so long, or only those that never began; how many they were."""
    before, removed = time.time() - seconds, 0
    while found := await store.untouched(before, only_waiting, _AT_ONCE):
        old = [kept for kept in found if kept.opening.id not in besides]
        await store.write(*(Remove(kept.opening.id, kept.brief.version) for kept in old))
        removed += len(old)
        if len(old) < _AT_ONCE:  # the rest is in use, and would be found again
            break
    return removed
