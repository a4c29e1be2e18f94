"""Whether a server can do its work: what a load balancer asks before it sends people there."""

from __future__ import annotations

import asyncio

from msgspec.structs import astuple

from banchisa.server.live.tables import Tables
from banchisa.table.wire.answers import ReadyParts, WireReadiness
from banchisa.version import VERSION


async def probe_readiness(tables: Tables) -> WireReadiness:
    """How every part of a server stands now."""
    store, schema, workers = await asyncio.gather(
        tables.store.is_healthy(), tables.store.is_current(), tables.workers.is_answering()
    )
    parts = ReadyParts(serving=not tables.sockets.is_closing, store=store, schema=schema, workers=workers)
    return WireReadiness(all(astuple(parts)), VERSION, parts)
