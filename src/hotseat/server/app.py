"""The application: routes, security headers, the page, start and stop."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from functools import cache
from pathlib import Path
from typing import Any, Final

from msgspec import json
from sqlalchemy import make_url
from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp
from starlette.websockets import WebSocket
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from hotseat.fairness import ServerKey
from hotseat.protocol.refusals import Code, Refusal
from hotseat.server.api import Api, problem_response
from hotseat.server.archiving import Archiving
from hotseat.server.bots import Workers
from hotseat.server.cluster.joining import claims_of, node_of
from hotseat.server.cluster.membership import Membership
from hotseat.server.config import Config, ConfigError
from hotseat.server.files import alone_in, close_to_others
from hotseat.server.gate import Guarded
from hotseat.server.guard import Addresses, Hosts, origin_host, origin_of
from hotseat.server.links import PAGE, Links
from hotseat.server.lobby import Lobby
from hotseat.server.metrics import watch_loop
from hotseat.server.openapi import openapi
from hotseat.server.ownership import DatabaseInUse, owned
from hotseat.server.push.calls import Calls
from hotseat.server.push.routes import PushApi
from hotseat.server.push.subscriptions import Subscriptions
from hotseat.server.push.vapid import PushKey
from hotseat.server.shared import Counts, Shared, Thinker
from hotseat.server.socket import Limits, serve_socket
from hotseat.server.store import Store
from hotseat.server.time import Time

SWEEP_SECONDS: Final = 60.0
PUSH_DAYS: Final = 180
"""Days after which a browser that has not visited a table since then is no longer called."""
DAY: Final = 24 * 3600 * 1000
LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")
FALLBACK: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Hotseat</title>
<h1>Hotseat</h1><p>The server runs. The web client is not part of this installation;
join from a terminal with <code>hotseat join</code> and this page's address.</p></html>"""


class Server:
    """One server: what its tables share, and the application that serves them."""

    def __init__(self, config: Config, time: Time | None = None, thinker: Thinker | None = None) -> None:
        self.config = config
        counts = Counts()
        self.workers = Workers(config.bots, config.bot_seconds, queue=counts.bots)
        delay = config.bot_delay_ms / 1000
        self.shared = Shared(
            _opened(config),
            time or Time(),
            thinker or self.workers,
            _key(config.folder / "hotseat.key"),
            (delay * 2 / 3, delay * 5 / 3),
            config.spectator_delay,
            config.pauses / 100,
            counts,
        )
        self.public_url = (config.public_url or f"http://{_named(reachable(config.host))}:{config.port}").rstrip("/")
        self.shared.calls = _calls(config, self.shared)
        claims = claims_of(self.shared)
        self.lobby = Lobby(
            self.shared, self.public_url, config.most_tables, config.unload_minutes, config.archive_days, claims
        )
        self.archiving = Archiving(self.shared, config.finished_days)
        self.membership = None if claims is None else Membership(self.lobby, claims)
        self.addresses = Addresses(config.requests, config.most_connections, config.proxies)
        self.limits = Limits()
        self.app = self._application()

    def allowed_origins(self) -> frozenset[str]:
        """The origins whose pages may talk to this server."""
        port = self.config.port
        own = [self.public_url, f"http://{_named(self.config.host)}:{port}"]
        if self.config.host in (*LOOPBACK, "0.0.0.0", "::"):
            own += [f"http://127.0.0.1:{port}", f"http://localhost:{port}", f"http://[::1]:{port}"]
        found = [origin_of(url.rstrip("/")) for url in [*own, *self.config.origins.split()]]
        return frozenset([origin for origin in found if origin is not None])

    def hosts(self) -> Hosts:
        """The names under which this server may be reached."""
        config = self.config
        known = [origin_host(origin) for origin in self.allowed_origins()]
        listening = [config.host.lower(), *config.allowed_hosts.lower().split()]
        return Hosts(frozenset([*known, *listening]), config.host not in LOOPBACK)

    def _application(self) -> ASGIApp:
        api = Api(self.lobby, self.addresses)
        routes: list[Any] = [
            *api.routes(),
            *PushApi(api, self.shared.calls).routes(),
            Route("/openapi.json", self._openapi, methods=["GET"]),
            WebSocketRoute("/api/tables/{table}/live", self._socket),
            *_page_routes(Links(PAGE, self.lobby, self.addresses, self.public_url)),
        ]
        app = Starlette(
            routes=routes,
            lifespan=self._lifespan,
            exception_handlers={HTTPException: _http_problem, Exception: _failure},
        )
        guarded: Any = Guarded(app, self.allowed_origins(), self.hosts())
        if self.config.proxies:
            guarded = ProxyHeadersMiddleware(guarded, self.config.proxies.split())
        checked: ASGIApp = guarded
        return checked

    async def _socket(self, socket: WebSocket) -> None:
        await serve_socket(socket, self.lobby, self.addresses, self.limits)

    async def _openapi(self, request: Request) -> Response:
        return Response(_described(), media_type="application/json")

    @contextlib.asynccontextmanager
    async def _lifespan(self, app: Starlette) -> AsyncIterator[None]:
        loading = asyncio.create_task(self.lobby.load_all() if self.membership is None else self.membership.run())
        sweeping = asyncio.create_task(self._sweep())
        watching = asyncio.create_task(watch_loop(self.shared.counts.loop_lag))
        yield
        for task in (loading, sweeping, watching):
            task.cancel()
        if self.shared.calls is not None:
            self.shared.calls.close()
        await self.leave()
        await self.workers.close()
        self.shared.aside.close()
        self.shared.store.close()

    async def leave(self) -> None:
        """Stop all tables; a node hands them over to the others."""
        self.lobby.keep_snapshots()
        if self.membership is None:
            await self.lobby.close()
        else:
            await self.membership.leave()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            await self.lobby.sweep()
            await self.archiving.sweep()
            if self.shared.calls is not None:
                await self.shared.calls.expire(self.shared.time.wall() - PUSH_DAYS * DAY)


@cache
def _described() -> bytes:
    return json.encode(openapi())


def _opened(config: Config) -> Store:
    """Open the store; raises ConfigError with a readable reason."""
    try:
        return Store(config.db_url, node_of(config) if config.node else owned)
    except ImportError as missing:
        reason = f'PostgreSQL needs the package {missing.name}: pip install "hotseat[server]"'
        raise ConfigError("db", reason) from missing
    except DatabaseInUse as problem:
        raise ConfigError("db", f"{_shown(config)} is {problem}.") from problem
    except (SQLAlchemyError, OSError) as problem:
        told = getattr(problem, "orig", None) or getattr(problem, "strerror", None) or problem
        reason = str(told).strip().partition("\n")[0]
        raise ConfigError("db", f"{_shown(config)} cannot be opened: {reason}.") from problem


def _key(path: Path) -> ServerKey:
    close_to_others(path)  # a copy restored from elsewhere
    return ServerKey.kept_in(path)


def _calls(config: Config, shared: Shared) -> Calls | None:
    """The notifications of turns, if the host wants any; their key is made on first use."""
    if not config.push_contact:
        return None
    with alone_in(config.folder):  # nodes that share the folder must not create a key each
        key = PushKey.kept_in(config.folder / "hotseat.push", config.push_contact)
    return Calls(Subscriptions(shared.store.engine), key, shared.aside, shared.time, bool(config.push_local))


def _shown(config: Config) -> str:
    """The database without its password."""
    return make_url(config.db_url).render_as_string() if "://" in config.db else config.db


def reachable(host: str) -> str:
    """The address under which others reach a server listening on `host`; the machine's own for a wildcard address."""
    if host not in ("0.0.0.0", "::", ""):
        return host
    family, far = (socket.AF_INET6, "2001:db8::1") if host == "::" else (socket.AF_INET, "192.0.2.1")
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((far, 9))  # sends nothing; the system only picks the source address
            found: str = probe.getsockname()[0]
            return found
    except OSError:
        return "localhost"


def _named(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _page_routes(links: Links) -> list[Any]:
    """The web client, if installed; every path outside the API serves its single page, which handles unknown paths."""
    folder = PAGE.parent

    async def show(request: Request) -> Response:
        if request.url.path.startswith("/api/"):
            raise HTTPException(404)
        return await links.show(request) if PAGE.exists() else HTMLResponse(FALLBACK)

    shown: list[Any] = [
        Route("/link/{name}.png", links.picture, methods=["GET"]),
        Route("/{page:path}", show, methods=["GET"]),
    ]
    assets = folder / "assets"
    files: list[Any] = [Mount("/assets", GZipMiddleware(_Built(directory=assets)))] if assets.is_dir() else []
    if folder.is_dir():
        pages = [file for file in folder.iterdir() if file.is_file() and file != PAGE]
        files += [Route(f"/{file.name}", _file(file)) for file in pages]
    return [*files, *shown]


class _Built(StaticFiles):
    """Files whose names change with their contents, so browsers may cache them forever."""

    def file_response(self, *args: Any, **more: Any) -> Response:
        response = super().file_response(*args, **more)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response


def _file(path: Path) -> Any:
    async def show(request: Request) -> Response:
        return FileResponse(path)

    return show


async def _http_problem(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    codes: dict[int, Code] = {404: "not-found", 405: "wrong-method"}
    code = codes.get(problem.status_code, "malformed")
    response = problem_response(Refusal(code, problem.detail))
    response.status_code = problem.status_code
    for name, value in (problem.headers or {}).items():
        response.headers[name] = value
    return response


async def _failure(request: Request, problem: Exception) -> Response:
    response = problem_response(Refusal("failure", "Something went wrong in the server; it has been logged."))
    response.status_code = 500
    return response
