"""Bots run in worker processes and see only views; a worker that hangs or dies is replaced, its seat plays a default.

A worker reads one job per line and answers with one line. Run as a program, this module is a worker.
"""

import asyncio
import contextlib
import os
import resource
import sys
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, Final

from msgspec import DecodeError, Struct, ValidationError, json

from hotseat.bots import make_bot
from hotseat.core.options import OptionValue
from hotseat.core.position import position, restored_view
from hotseat.core.state import State
from hotseat.games import game
from hotseat.server.durations import Durations

MOST_MEMORY: Final = 2 << 30
NICENESS: Final = 10
"""Added to the server's own: tables come before bots that think."""
LONGEST_LINE: Final = 4 << 20
LIVE_SECONDS: Final = 0.7
"""The time limit of a bot's search; with everything around it, an answer takes at most 0.9 s on an idle core."""
FAILURES: Final = (
    TimeoutError,
    OSError,
    DecodeError,
    ValidationError,
    asyncio.IncompleteReadError,
    asyncio.LimitOverrunError,
)
"""Exceptions raised when a worker hangs, dies or writes invalid or endless output."""


class Job(Struct, frozen=True):
    """A question for a bot; the state is the view of its seat."""

    game: str
    players: int
    options: dict[str, Any]
    view: dict[str, Any]
    seat: int
    level: str
    seed: int


class Answer(Struct, frozen=True):
    """All moves of the bot's answer."""

    moves: list[int]


def answered(job: Job) -> Answer:
    """The bot's answer to this job."""
    options: dict[str, OptionValue] = job.options
    setup = game(job.game).setup(job.players, options)
    view = restored_view(setup, job.view, job.seat)
    bot = make_bot(job.game, job.level, job.seed)
    ends = perf_counter() + LIVE_SECONDS
    bot.late = lambda: perf_counter() > ends
    return Answer(bot.answer(view, job.seat))


def work() -> None:
    """Answer jobs until the input ends."""
    os.nice(NICENESS)
    with contextlib.suppress(ValueError, OSError):  # macOS refuses this limit
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    decoder = json.Decoder(Job)
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(json.encode(answered(decoder.decode(line))) + b"\n")
        sys.stdout.buffer.flush()


@dataclass
class BotQueue:
    """How many bots wait or think, and how long their answers took."""

    waiting: int = 0
    thinking: int = 0
    seconds: Durations = field(default_factory=Durations)


class Workers:
    """A pool of worker processes and its queue."""

    def __init__(
        self, count: int = 1, deadline: float = 5.0, command: list[str] | None = None, queue: BotQueue | None = None
    ) -> None:
        self.deadline = deadline
        self.queue = queue or BotQueue()
        self.failures = 0
        self._command = command or [sys.executable, "-m", "hotseat.server.bots"]
        self._free: asyncio.Queue[asyncio.subprocess.Process | None] = asyncio.Queue()
        self._all: set[asyncio.subprocess.Process] = set()
        for _ in range(count):
            self._free.put_nowait(None)

    async def answer(self, view: State, seat: int, level: str, seed: int) -> list[int]:
        """The bot's complete answer; empty if the worker failed or timed out, in which case it is replaced."""
        setup = view.setup
        options: dict[str, Any] = setup.options.changed()
        job = Job(setup.game.id, setup.players, options, position(view), seat, level, seed)
        began = perf_counter()
        worker = await self._free_worker()
        self.queue.thinking += 1
        try:
            worker = await self._alive(worker)
            async with asyncio.timeout(self.deadline):
                return await _answer_of(worker, job)
        except FAILURES:
            self.failures += 1
            await self._end(worker)
            worker = None
            return []
        except asyncio.CancelledError:
            await self._end(worker)
            worker = None
            raise
        finally:
            self.queue.thinking -= 1
            self.queue.seconds.add(perf_counter() - began)
            self._free.put_nowait(worker)

    async def _free_worker(self) -> asyncio.subprocess.Process | None:
        self.queue.waiting += 1
        try:
            return await self._free.get()
        finally:
            self.queue.waiting -= 1

    async def _alive(self, worker: asyncio.subprocess.Process | None) -> asyncio.subprocess.Process:
        if worker is not None and worker.returncode is None:
            return worker
        started = await asyncio.create_subprocess_exec(
            *self._command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            limit=LONGEST_LINE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join([path for path in sys.path if path])},
        )
        self._all.add(started)
        return started

    async def _end(self, worker: asyncio.subprocess.Process | None) -> None:
        if worker is None:
            return
        with contextlib.suppress(ProcessLookupError):
            worker.kill()
        await worker.wait()
        self._all.discard(worker)

    async def close(self) -> None:
        """Stop all workers."""
        for worker in list(self._all):
            await self._end(worker)


async def _answer_of(worker: asyncio.subprocess.Process, job: Job) -> list[int]:
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.write(json.encode(job) + b"\n")
    await worker.stdin.drain()
    line = await worker.stdout.readuntil(b"\n")
    return json.decode(line, type=Answer).moves


if __name__ == "__main__":
    work()
