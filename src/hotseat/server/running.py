"""Running a server: sockets are bound first, so the printed address already accepts connections."""

import asyncio
import contextlib
import gc
import signal
import socket
import sys
from collections.abc import Callable
from dataclasses import replace

import uvicorn
from starlette.applications import Starlette
from starlette.types import ASGIApp

from hotseat.protocol import LARGEST_MESSAGE
from hotseat.server.admin_token import admin_token
from hotseat.server.app import Server
from hotseat.server.config import Config, ConfigError
from hotseat.server.door import door
from hotseat.server.gate import Guarded
from hotseat.server.guard import Addresses
from hotseat.server.line import Line
from hotseat.server.logging_setup import set_up_logging
from hotseat.server.metrics import metrics_route
from hotseat.server.operations import Operations

STOP_SECONDS = 5
SEND_BUFFER = 128 * 1024
"""Kernel send buffer per connection: about a hundred updates, instead of megabytes for a slow reader."""


def bound(host: str, port: int, listens: bool = True, setting: str = "port") -> socket.socket:
    """A socket that listens, or will; raises ConfigError with the setting and a readable reason."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)  # inherited by every connection
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # inherited; asyncio does not set it on these
    try:
        listening.bind((host, port))
    except OSError as problem:
        listening.close()
        raise ConfigError(setting, f"cannot listen on {host}:{port}: {problem.strerror}.") from problem
    if listens:
        listening.listen(1024)
    return listening


def run(config: Config, ready: Callable[[str], None]) -> None:
    """Serve until interrupted or terminated; `ready` is called with the address once it accepts connections."""
    set_up_logging(config.log)
    _run_smoothly()
    with asyncio.Runner(loop_factory=_loop) as runner:
        runner.run(_run(config, ready))


def _run_smoothly() -> None:
    """Reduce pauses: exclude loaded objects from garbage collection, and switch threads sooner for the writer.

    A collection stops the loop for 0.3 us per object it looks at, and most objects of a move are gone soon after it. A
    collection after 2,000 new objects finds those of moves that wait for the disk and looks at all of them; after
    10,000 most are gone. These thresholds keep all but full collections below 15 ms; a full one, some 0.3 s with 2,000
    sockets, is due after two million objects, about the lives of 400 tables.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 3, 70)
    sys.setswitchinterval(0.001)


def _loop() -> asyncio.AbstractEventLoop:
    """The faster event loop if it is installed."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    loop: asyncio.AbstractEventLoop = uvloop.new_event_loop()
    return loop


def all_bound(config: Config) -> list[socket.socket | None]:
    """The sockets for players, operators and metrics: all of them before anybody is served."""
    ports = (
        ("port", config.host, config.port),
        ("ops_port", "127.0.0.1", config.ops_port),
        ("metrics_port", config.host, config.metrics_port),
    )
    with contextlib.ExitStack() as until_all:
        taken: list[socket.socket | None] = []
        for setting, host, port in ports:
            if setting == "port" or port:
                # A node listens only when it can answer: otherwise the proxy would let players wait instead of asking
                # another node.
                listens = setting != "port" or not config.node
                taken.append(until_all.enter_context(bound(host, port, listens, setting)))
            else:
                taken.append(None)
        until_all.pop_all()
    return taken


async def _run(config: Config, ready: Callable[[str], None]) -> None:
    listening, ops, metrics = all_bound(config)
    assert listening is not None
    config = replace(config, port=listening.getsockname()[1])
    server = Server(config)
    web = _uvicorn(server.app, server.addresses)
    tasks = [asyncio.create_task(web.serve([listening]))]
    running = [web]
    if ops is not None:
        token = admin_token(config.folder / "hotseat.admin", config.admin_token)
        apart = Addresses(config.requests, config.most_connections)  # players behind a proxy here must not use it up
        operations = _uvicorn(Operations(server.lobby, token).app, apart)
        running.append(operations)
        tasks.append(asyncio.create_task(operations.serve([ops])))
    if metrics is not None:
        figures = Guarded(Starlette(routes=[metrics_route(server.lobby)]), frozenset(), server.hosts())
        readable = _uvicorn(figures, Addresses(config.requests, config.most_connections))
        running.append(readable)
        tasks.append(asyncio.create_task(readable.serve([metrics])))
    _stop_on_signals(running, server)
    while not web.started and not tasks[0].done():
        await asyncio.sleep(0.005)
    ready(server.public_url)
    await asyncio.gather(*tasks)


def _uvicorn(app: ASGIApp, addresses: Addresses) -> uvicorn.Server:
    config = uvicorn.Config(
        app,
        http=door(addresses),
        ws=Line,
        ws_per_message_deflate=False,
        ws_max_size=LARGEST_MESSAGE * 2,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=STOP_SECONDS,
        timeout_keep_alive=15,
        h11_max_incomplete_event_size=32 * 1024,
        proxy_headers=False,
    )
    return _Quiet(config)


class _Quiet(uvicorn.Server):
    """Installs no signal handlers, because two of these run side by side."""

    @contextlib.contextmanager
    def capture_signals(self):  # type: ignore[no-untyped-def]
        yield


def _stop_on_signals(running: list[uvicorn.Server], server: Server) -> None:
    loop = asyncio.get_running_loop()
    stopping: set[asyncio.Task[None]] = set()

    async def stop() -> None:
        if server.membership is not None:
            await server.leave()  # while it still answers, so that the proxy learns where the tables are
        for one in running:
            one.should_exit = True

    for name in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(name, lambda: stopping.add(loop.create_task(stop())))
