"""The figures of a server in the format of Prometheus; never about hidden cards. docs/hosting.md explains them."""

import asyncio
import time
from collections.abc import Iterator
from typing import Final

from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
    SummaryMetricFamily,
)
from prometheus_client.registry import Collector
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from hotseat import __version__
from hotseat.server.durations import Durations
from hotseat.server.lobby import Lobby

STAGES: Final = ("waiting", "sealing", "playing", "paused", "finished", "closed")
LOOK_SECONDS: Final = 0.1
"""How often the lag of the event loop is measured."""


def registry_of(lobby: Lobby) -> CollectorRegistry:
    """The figures of this server, and CPU time, memory and open files of its process."""
    registry = CollectorRegistry()
    registry.register(Metrics(lobby))
    ProcessCollector(registry=registry)
    return registry


def metrics_route(lobby: Lobby) -> Route:
    """`GET /metrics`."""
    registry = registry_of(lobby)

    async def metrics(request: Request) -> Response:
        return PlainTextResponse(generate_latest(registry))

    return Route("/metrics", metrics, methods=["GET"])


async def watch_loop(lag: Durations) -> None:
    """Measure until cancelled how late the event loop wakes a task: everybody at every table waits as long."""
    while True:
        due = time.monotonic() + LOOK_SECONDS
        await asyncio.sleep(LOOK_SECONDS)
        lag.add(max(time.monotonic() - due, 0.0))


class Metrics(Collector):
    """All figures of one server, collected when somebody asks. Every figure has the label `node`."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._node = lobby.claims.standing().node

    def collect(self) -> Iterator[Metric]:
        """All metrics."""
        info = GaugeMetricFamily("hotseat_info", "The version of this server", labels=["node", "version"])
        info.add_metric([self._node, __version__], 1)
        yield info
        yield from self._counters()
        yield from self._durations()
        yield self._tables()
        yield from self._gauges()

    def _counters(self) -> Iterator[Metric]:
        counts, store = self._lobby.shared.counts, self._lobby.shared.store
        standing = self._lobby.claims.standing()
        for name, text, value in (
            ("hotseat_moves", "Moves that reached the engine", counts.moves),
            ("hotseat_refusals", "Commands refused", counts.refusals),
            ("hotseat_connections_opened", "Connections greeted", counts.connections),
            ("hotseat_bot_failures", "Bots that failed or were too slow", counts.bot_failures),
            ("hotseat_store_failures", "Writes that failed", counts.store_failures),
            ("hotseat_slow_readers", "Connections dropped because they read too slowly", counts.dropped),
            ("hotseat_entries", "Log entries stored", store.written),
            ("hotseat_commits", "Transactions that stored them", store.commits),
            ("hotseat_takeovers", "Tables taken over from other nodes", standing.takeovers),
            ("hotseat_peers_found_dead", "Other nodes that this one found dead", standing.found_dead),
            ("hotseat_fenced", "Times this node stopped because the fence refused its writes", standing.fenced),
        ):
            counter = CounterMetricFamily(name, text, labels=["node"])
            counter.add_metric([self._node], value)
            yield counter

    def _durations(self) -> Iterator[Metric]:
        counts, store = self._lobby.shared.counts, self._lobby.shared.store
        waits = SummaryMetricFamily(
            "hotseat_store_seconds", "Time until the entries of a turn are durable", labels=["node"]
        )
        waits.add_metric([self._node], counts.commits, counts.commit_seconds)
        yield waits
        for name, text, durations in (
            ("hotseat_commit_seconds", "Time of a transaction", store.commit_seconds),
            ("hotseat_loop_lag_seconds", "How late the event loop wakes a task", counts.loop_lag),
            (
                "hotseat_bot_seconds",
                "Time until a bot has answered, from its question on",
                counts.bots.seconds,
            ),
        ):
            histogram = HistogramMetricFamily(name, text, labels=["node"])
            histogram.add_metric([self._node], durations.up_to(), durations.seconds)
            yield histogram

    def _tables(self) -> Metric:
        tables = GaugeMetricFamily("hotseat_tables", "Tables in memory", labels=["node", "stage"])
        stages = [table.room.stage for table in self._lobby.tables.values()]
        for stage in STAGES:
            tables.add_metric([self._node, stage], stages.count(stage))
        return tables

    def _gauges(self) -> Iterator[Metric]:
        silence = self._lobby.claims.standing().silence
        shared, audiences = self._lobby.shared, [table.audience for table in self._lobby.tables.values()]
        for name, text, value in (
            ("hotseat_tables_limit", "Tables that may be in memory", self._lobby.most_tables),
            ("hotseat_connections", "Connections now", sum([len(one.seated) + len(one.watching) for one in audiences])),
            ("hotseat_store_waiting", "Writes that are not durable yet", shared.store.waiting),
            ("hotseat_bots_waiting", "Bots that wait for a worker", shared.counts.bots.waiting),
            ("hotseat_bots_thinking", "Bots that a worker is thinking for", shared.counts.bots.thinking),
            ("hotseat_lease_age_seconds", "Time since this node renewed its lease", silence),
        ):
            gauge = GaugeMetricFamily(name, text, labels=["node"])
            gauge.add_metric([self._node], value)
            yield gauge
