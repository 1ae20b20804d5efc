"""The application: routes, security headers, the page, start and stop."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from importlib import resources
from pathlib import Path
from typing import Any, Final

from sqlalchemy import make_url
from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from hotseat.fairness import ServerKey
from hotseat.protocol.refusals import Code, Refusal
from hotseat.server.api import Api, json_response, problem_response
from hotseat.server.bots import Workers
from hotseat.server.config import Config, ConfigError
from hotseat.server.guard import Addresses, origin_allowed, origin_of
from hotseat.server.lobby import Lobby
from hotseat.server.openapi import openapi
from hotseat.server.shared import Shared, Thinker
from hotseat.server.socket import Limits, serve_socket
from hotseat.server.store import Store
from hotseat.server.time import Time

SWEEP_SECONDS: Final = 60.0
HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
        "form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
FALLBACK: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Hotseat</title>
<h1>Hotseat</h1><p>The server runs. The web client is not part of this installation;
join from a terminal with <code>hotseat join</code> and this page's address.</p></html>"""


class Guarded:
    """Middleware that adds the security headers to every response and rejects foreign origins."""

    def __init__(self, app: ASGIApp, allowed: frozenset[str]) -> None:
        self.app = app
        self.allowed = allowed

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        if not self._welcome(scope):
            await self._turn_away(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if scope["path"].startswith("/api/"):
                    headers["Cache-Control"] = "no-store"
            await send(message)

        await self.app(scope, receive, with_headers)

    def _welcome(self, scope: Scope) -> bool:
        origins = Headers(scope=scope).getlist("origin")
        if len(origins) > 1:
            return False
        return origin_allowed(origins[0] if origins else None, self.allowed)

    async def _turn_away(self, scope: Scope, receive: Receive, send: Send) -> None:
        refusal = problem_response(Refusal("foreign-origin", "Pages of other sites may not talk to this server."))
        if scope["type"] == "http":
            await refusal(scope, receive, send)
        else:
            await WebSocket(scope, receive, send).send_denial_response(refusal)


class Server:
    """One server: what its tables share, and the application that serves them."""

    def __init__(self, config: Config, time: Time | None = None, thinker: Thinker | None = None) -> None:
        self.config = config
        self.workers = Workers(config.bots, config.bot_seconds)
        delay = config.bot_delay_ms / 1000
        self.shared = Shared(
            _opened(config),
            time or Time(),
            thinker or self.workers,
            ServerKey.kept_in(config.folder / "hotseat.key"),
            (delay * 2 / 3, delay * 5 / 3),
            config.spectator_delay,
            config.pauses / 100,
        )
        self.public_url = (config.public_url or f"http://{_named(reachable(config.host))}:{config.port}").rstrip("/")
        self.lobby = Lobby(self.shared, self.public_url, config.most_tables)
        self.addresses = Addresses(config.requests, config.requests / 2, config.most_connections)
        self.limits = Limits()
        self.app = self._application()

    def allowed_origins(self) -> frozenset[str]:
        """The origins whose pages may talk to this server."""
        port = self.config.port
        own = [self.public_url, f"http://{_named(self.config.host)}:{port}"]
        if self.config.host in ("127.0.0.1", "localhost", "::1", "0.0.0.0", "::"):
            own += [f"http://127.0.0.1:{port}", f"http://localhost:{port}", f"http://[::1]:{port}"]
        found = [origin_of(url.rstrip("/")) for url in [*own, *self.config.origins.split()]]
        return frozenset([origin for origin in found if origin is not None])

    def _application(self) -> ASGIApp:
        api = Api(self.lobby, self.addresses)
        routes: list[Any] = [
            *api.routes(),
            Route("/openapi.json", self._openapi, methods=["GET"]),
            WebSocketRoute("/api/tables/{table}/live", self._socket),
            *_page_routes(),
        ]
        app = Starlette(
            routes=routes,
            lifespan=self._lifespan,
            exception_handlers={HTTPException: _http_problem, Exception: _failure},
        )
        return Guarded(app, self.allowed_origins())

    async def _socket(self, socket: WebSocket) -> None:
        await serve_socket(socket, self.lobby, self.addresses, self.limits)

    async def _openapi(self, request: Request) -> Response:
        return json_response(openapi())

    @contextlib.asynccontextmanager
    async def _lifespan(self, app: Starlette) -> AsyncIterator[None]:
        loading = asyncio.create_task(self.lobby.load_all())
        sweeping = asyncio.create_task(self._sweep())
        yield
        for task in (loading, sweeping):
            task.cancel()
        await self.lobby.close()
        await self.workers.close()
        self.shared.store.close()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            await self.lobby.sweep()


def _opened(config: Config) -> Store:
    """Open the store; raises ConfigError with a readable reason."""
    try:
        return Store(config.db_url)
    except ImportError as missing:
        reason = f'PostgreSQL needs the package {missing.name}: pip install "hotseat[server]"'
        raise ConfigError("db", reason) from missing
    except SQLAlchemyError as problem:
        reason = str(getattr(problem, "orig", None) or problem).strip().partition("\n")[0]
        shown = make_url(config.db_url).render_as_string() if "://" in config.db else config.db  # hides a password
        raise ConfigError("db", f"{shown} cannot be opened: {reason}.") from problem


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


def _page_routes() -> list[Any]:
    """The web client, if installed; every path outside the API serves its single page, which handles unknown paths."""
    folder = Path(str(resources.files("hotseat"))) / "web"
    page = folder / "index.html"

    async def show(request: Request) -> Response:
        if request.url.path.startswith("/api/"):
            raise HTTPException(404)
        return FileResponse(page) if page.exists() else HTMLResponse(FALLBACK)

    shown: list[Any] = [Route("/{page:path}", show, methods=["GET"])]
    assets = folder / "assets"
    files: list[Any] = [Mount("/assets", GZipMiddleware(_Built(directory=assets)))] if assets.is_dir() else []
    if folder.is_dir():
        files += [Route(f"/{file.name}", _file(file)) for file in folder.iterdir() if file.is_file()]
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
    response = problem_response(Refusal("failure", "Something went wrong in the server; it has been noted."))
    response.status_code = 500
    return response
