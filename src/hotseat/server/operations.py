"""Metrics and administration on a separate loopback port; everything but the metrics requires the admin token."""

import hmac
from collections.abc import Iterator
from typing import Any

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric, SummaryMetricFamily
from prometheus_client.registry import Collector
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from hotseat.core.errors import HotseatError
from hotseat.protocol.refusals import Refusal
from hotseat.server.api import json_response, problem_response
from hotseat.server.entries import written
from hotseat.server.gate import Guarded
from hotseat.server.guard import Hosts
from hotseat.server.lobby import Lobby
from hotseat.server.store import Store

STAGES = ("waiting", "sealing", "playing", "paused", "finished", "closed")


class _Figures(Collector):
    """Prometheus metrics about the server; never about hidden cards."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby

    def collect(self) -> Iterator[Metric]:
        counts, store = self.lobby.shared.counts, self.lobby.shared.store
        for name, text, value in (
            ("hotseat_moves", "Moves that reached the engine", counts.moves),
            ("hotseat_refusals", "Commands refused", counts.refusals),
            ("hotseat_connections_opened", "Connections greeted", counts.connections),
            ("hotseat_bot_failures", "Bots that failed or were too slow", counts.bot_failures),
            ("hotseat_store_failures", "Writes that failed", counts.store_failures),
            ("hotseat_slow_readers", "Connections dropped because they read too slowly", counts.dropped),
            ("hotseat_entries", "Log entries stored", store.written),
            ("hotseat_commits", "Transactions that stored them", store.commits),
        ):
            yield CounterMetricFamily(name, text, value)
        yield SummaryMetricFamily(
            "hotseat_store_seconds", "Time until an entry is durable", counts.commits, counts.commit_seconds
        )
        tables = GaugeMetricFamily("hotseat_tables", "Tables in memory", labels=["stage"])
        for stage in STAGES:
            tables.add_metric([stage], sum(table.room.stage == stage for table in self.lobby.tables.values()))
        yield tables
        live = sum(len(table.audience.seated) + len(table.audience.watching) for table in self.lobby.tables.values())
        yield GaugeMetricFamily("hotseat_connections", "Connections now", live)


class Operations:
    """The operator's ASGI application."""

    def __init__(self, lobby: Lobby, token: str) -> None:
        self.lobby = lobby
        self._token = token.encode()
        self.registry = CollectorRegistry()
        self.registry.register(_Figures(lobby))
        app = Starlette(
            routes=[
                Route("/metrics", self.metrics, methods=["GET"]),
                Route("/admin/tables", self._for_admin(self.tables), methods=["GET"]),
                Route("/admin/tables/{table}", self._for_admin(self.table), methods=["GET"]),
                Route("/admin/tables/{table}/export", self._for_admin(self.export), methods=["GET"]),
                Route("/admin/tables/{table}/close", self._for_admin(self.close), methods=["POST"]),
            ]
        )
        self.app = Guarded(app, frozenset(), Hosts(frozenset(), network=False))

    def _for_admin(self, answer: Any) -> Any:
        async def checked(request: Request) -> Response:
            given = request.headers.get("authorization", "").removeprefix("Bearer ").encode()
            if request.headers.get("origin") is not None or not hmac.compare_digest(given, self._token):
                return problem_response(Refusal("wrong-token", "This needs the admin's token."))
            try:
                response: Response = await answer(request)
                return response
            except HotseatError as problem:
                return problem_response(problem)

        return checked

    async def metrics(self, request: Request) -> Response:
        return PlainTextResponse(generate_latest(self.registry))

    async def tables(self, request: Request) -> Response:
        return json_response([await table.ask(table.audience.info) for table in list(self.lobby.tables.values())])

    async def table(self, request: Request) -> Response:
        table = await self.lobby.find(request.path_params["table"])
        return json_response(await table.ask(table.audience.info))

    async def export(self, request: Request) -> Response:
        """The complete log of a table, one entry per line, including hidden cards and secrets."""
        text = await self.lobby.shared.aside.read(
            lambda: _exported(self.lobby.shared.store, request.path_params["table"])
        )
        if not text:
            raise Refusal("no-such-table", "There is no such table.")
        return PlainTextResponse(text)

    async def close(self, request: Request) -> Response:
        await self.lobby.close_table(request.path_params["table"], "admin")
        return json_response({"closed": request.path_params["table"]})


def _exported(store: Store, table: str) -> str:
    lines = [f'{{"seq":{row.seq},"at":{row.at},"entry":{written(row.entry)}}}\n' for row in store.load(table)]
    return "".join(lines)
