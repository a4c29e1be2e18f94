"""What all live tables of a server share."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from banchisa.server.cluster.cluster import Cluster
from banchisa.server.http.rate_limit import Buckets
from banchisa.server.live.conversation import TalkLimits
from banchisa.server.live.service_time import ServiceTime
from banchisa.server.metrics import Metrics
from banchisa.server.processes.pool import WorkerPool
from banchisa.server.storage.store import Store


@dataclass(frozen=True)
class Services:
    """What every live table needs."""

    store: Store
    cluster: Cluster
    workers: WorkerPool
    hints: Buckets
    talk: TalkLimits
    pace: float
    order_pace: float
    grace: float
    metrics: Metrics
    are_told: Callable[[list[str]], Awaitable[bool]]  # whether one of these holders is told when it is their turn
    notice_due: Callable[[], float]  # when something that happens now is told to who does not look
    time: ServiceTime
