"""Metrics and administration on a separate loopback port; everything but the metrics requires the admin token."""

import hmac
from typing import Any

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.routing import Route

from hotseat.core.errors import HotseatError
from hotseat.protocol.refusals import Refusal
from hotseat.server.api import json_response, problem_response
from hotseat.server.archive import exported
from hotseat.server.archiving import Archiving
from hotseat.server.entries import written
from hotseat.server.gate import Guarded
from hotseat.server.guard import Hosts
from hotseat.server.lobby import Lobby
from hotseat.server.metrics import metrics_route
from hotseat.server.store import Store


class Operations:
    """The operator's ASGI application."""

    def __init__(self, lobby: Lobby, token: str) -> None:
        self.lobby = lobby
        self._token = token.encode()
        app = Starlette(
            routes=[
                metrics_route(lobby),
                Route("/admin/tables", self._for_admin(self.tables), methods=["GET"]),
                Route("/admin/archive", self._for_admin(self.archive), methods=["POST"]),
                Route("/admin/archive/export", self._for_admin(self.export_archive), methods=["GET"]),
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

    async def archive(self, request: Request) -> Response:
        """Move the tables that ended at least this many days ago to the archive."""
        days = request.query_params.get("days", "0")
        if not days.isdigit() or len(days) > 5:
            raise Refusal("malformed", f"{days!r} is not a number of days.", reason="days")
        return json_response(await Archiving(self.lobby.shared, 0).now(int(days)))

    async def export_archive(self, request: Request) -> Response:
        """All archived tables, one per line, including hidden cards and secrets."""
        return StreamingResponse(exported(self.lobby.shared.store.engine), media_type="application/jsonl")

    async def close(self, request: Request) -> Response:
        await self.lobby.close_table(request.path_params["table"], "admin")
        return json_response({"closed": request.path_params["table"]})


def _exported(store: Store, table: str) -> str:
    lines = [f'{{"seq":{row.seq},"at":{row.at},"entry":{written(row.entry)}}}\n' for row in store.load(table)]
    return "".join(lines)
