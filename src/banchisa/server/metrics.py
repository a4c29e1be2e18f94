"""What a server counts for whoever watches it, in the format of Prometheus; one set for each application.

Whatever happens at every step is a plain number here, and becomes a metric when somebody asks. No label names a table,
a person or an address: there would be no end of them, and it is nobody's business.
"""

from __future__ import annotations

import asyncio
import platform
import threading
from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager, ExitStack
from itertools import accumulate
from wsgiref.simple_server import WSGIServer

from prometheus_client import CollectorRegistry, ProcessCollector, start_http_server
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from banchisa.engine.arrays import is_compiled
from banchisa.engine.errors import BanchisaError
from banchisa.server.settings import Address
from banchisa.table.events import Event, Seat, StepTaken
from banchisa.version import VERSION

_METHODS = frozenset({"GET", "HEAD", "POST"})
_LAG = 0.5  # seconds between two looks at the event loop
_FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0)
_SLOW = (0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 30.0)
_SIZES = (1, 2, 5, 10, 20, 50, 100, 200, 500)

Gauges = Callable[[], dict[str, dict[str, int]]]  # by the name of a gauge its values, each by its label


class Traffic:
    """What goes over the sockets of a server."""

    __slots__ = ("bytes", "messages", "refusals")

    def __init__(self) -> None:
        self.messages = 0
        self.bytes = 0
        self.refusals: Counter[str] = Counter()  # by code

    def note_sent(self, frame: bytes) -> None:
        self.messages += 1
        self.bytes += len(frame)


class Distribution:
    """How often a value lay where; noted by one thread, read by any. The library's own takes a lock each time."""

    __slots__ = ("_bounds", "_counts", "total")

    def __init__(self, bounds: tuple[float, ...]) -> None:
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self.total = 0.0

    def note(self, value: float) -> None:
        self._counts[bisect_left(self._bounds, value)] += 1
        self.total += value

    def count_up_to(self) -> list[tuple[str, float]]:
        """For each bound how many values were not above it."""
        bounds = [*map(str, map(float, self._bounds)), "+Inf"]
        return list(zip(bounds, accumulate(self._counts), strict=True))


_GAUGES = {  # by name what is said of it, and what its values are labelled with
    "sockets_open": ("Sockets that are open now.", ""),
    "tables_live": ("Tables that are in memory now.", ""),
    "bot_questions_waiting": ("Questions to bots that wait for a worker.", ""),
    "bot_questions_in_progress": ("Questions that bots think about.", ""),
    "analyses": ("Analyses that are kept, by state.", "state"),
}


class Metrics(Collector):
    """The figures of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.traffic = Traffic()
        self._steps: Counter[tuple[str, str]] = Counter()
        self._requests: Counter[tuple[str, str, int]] = Counter()
        self._bot_failures: Counter[str] = Counter()
        self._store_failures = 0
        self._read_gauges: Gauges = dict
        self._durations: defaultdict[str, Distribution] = defaultdict(lambda: Distribution(_FAST))  # by route
        self._answers: defaultdict[tuple[str, str], Distribution] = defaultdict(lambda: Distribution(_SLOW))
        self._commits = Distribution(_FAST)
        self._batches = Distribution(_SIZES)
        self._lag = Distribution(_FAST)
        self.registry.register(self)
        ProcessCollector(registry=self.registry)

    def watch(self, gauges: Gauges) -> None:
        """Say where to look for figures that are not counted, but found when somebody asks."""
        self._read_gauges = gauges

    # what happens

    def note_events(self, game: str, events: Iterable[Event], seats: list[Seat]) -> None:
        """Count the steps among events that were stored."""
        for event in events:
            if isinstance(event, StepTaken):
                self._steps[game, seats[event.actor].kind if event.actor >= 0 else "chance"] += 1

    def note_request(self, method: str, route: str, status: int, seconds: float) -> None:
        self._requests[method if method in _METHODS else "other", route, status] += 1
        self._durations[route].note(seconds)

    def note_commit(self, seconds: float, jobs: int, is_stored: bool) -> None:
        """Called by the thread that writes."""
        self._commits.note(seconds)
        self._batches.note(jobs)
        self._store_failures += not is_stored

    def note_answer(self, ask: str, level: str, seconds: float, has_failed: bool) -> None:
        """A bot has answered, or was given up."""
        self._answers[ask, level].note(seconds)
        self._bot_failures[ask] += has_failed

    async def watch_event_loop(self) -> None:
        """Again and again see how late one is woken."""
        loop = asyncio.get_running_loop()
        while True:
            wanted = loop.time() + _LAG
            await asyncio.sleep(_LAG)
            self._lag.note(max(0.0, loop.time() - wanted))

    # what is told

    def collect(self) -> Iterable[Metric]:
        """The plain numbers as metrics; called by a thread of its own while the server goes on."""
        traffic = self.traffic
        yield _count("steps", "Steps that were stored, by game and actor.", ("game", "actor"), self._steps.items())
        yield _count("http_requests", "Requests.", ("method", "route", "status"), self._requests.items())
        yield _count("refusals", "Messages of clients that were refused.", ("code",), traffic.refusals.items())
        yield _count("socket_messages_sent", "Messages to clients.", (), [((), traffic.messages)])
        yield _count("socket_sent_bytes", "Bytes of these messages.", (), [((), traffic.bytes)])
        yield _count("store_failures", "Commits that failed.", (), [((), self._store_failures)])
        yield _count("bot_failures", "Questions that no bot answered.", ("ask",), self._bot_failures.items())
        yield _spread("http_request_duration_seconds", "Requests, by route.", ("route",), self._durations.items())
        yield _spread("store_commit_duration_seconds", "Commits of the store.", (), [((), self._commits)])
        yield _spread("store_commit_jobs", "How much was committed at once.", (), [((), self._batches)])
        yield _spread("bot_answer_duration_seconds", "Answers of bots.", ("ask", "level"), self._answers.items())
        yield _spread("event_loop_lag_seconds", "How late the event loop is.", (), [((), self._lag)])
        values = self._read_gauges()
        for name, (about, label) in _GAUGES.items():
            yield _gauge(name, about, label, values.get(name, {}))
        info = GaugeMetricFamily("banchisa_build_info", "What runs.", labels=("version", "python", "rules"))
        rules = "compiled" if is_compiled() else "interpreted"
        info.add_metric((VERSION, platform.python_version(), rules), 1)
        yield info

    def serve_at(self, address: Address | None) -> AbstractContextManager[object]:
        """Serve the figures at this address, and nowhere else, while the block runs."""
        stack = ExitStack()
        if address is not None:
            server, thread = self._listen(address)
            stack.callback(thread.join)
            stack.callback(server.server_close)
            stack.callback(server.shutdown)
        return stack

    def _listen(self, address: Address) -> tuple[WSGIServer, threading.Thread]:
        try:
            return start_http_server(address.port, address.host, self.registry)
        except OSError as why:
            raise BanchisaError(f"--metrics: cannot listen on {address}: {why.strerror or why}") from None


def _count(name: str, about: str, labels: tuple[str, ...], values: Iterable[tuple[object, int]]) -> Metric:
    """A counter; keys are labels, or tuples of them. They are copied at once, for others go on counting."""
    family = CounterMetricFamily(f"banchisa_{name}", about, labels=labels)
    for key, value in list(values):
        family.add_metric(_list_labels(key), value)
    return family


def _spread(name: str, about: str, labels: tuple[str, ...], values: Iterable[tuple[object, Distribution]]) -> Metric:
    """A histogram for each of these labels."""
    family = HistogramMetricFamily(f"banchisa_{name}", about, labels=labels)
    for key, distribution in list(values):
        family.add_metric(_list_labels(key), distribution.count_up_to(), distribution.total)
    return family


def _list_labels(key: object) -> list[str]:
    return [str(part) for part in (key if isinstance(key, tuple) else (key,))]


def _gauge(name: str, about: str, label: str, values: dict[str, int]) -> Metric:
    family = GaugeMetricFamily(f"banchisa_{name}", about, labels=(label,) if label else ())
    for key, value in values.items():
        family.add_metric((key,) if label else (), value)
    return family
