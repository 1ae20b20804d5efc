"""Work beside the event loop: reads of the database, which may hang, and long computations.

The loop serves every table, so it never waits for either. Reads have several threads and a time limit; computations
share one thread, because they would only compete for the interpreter.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from hotseat.protocol.refusals import Refusal
from hotseat.server.store import StoreUnavailable

T = TypeVar("T")
READERS: Final = 4
MOST_WAITING: Final = 200
"""Reads, and separately computations, that may wait; more are refused."""
PATIENCE: Final = 5.0
"""Seconds after which a read is given up; its thread stays blocked until the database answers."""


class Aside:
    """The threads of one server for everything that must not block its event loop."""

    def __init__(self) -> None:
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self._computer = ThreadPoolExecutor(1, "computer")
        self._reading = 0
        self._computing = 0

    async def read(self, work: Callable[[], T]) -> T:
        """The result of a read; raises Refusal `store` if the database does not answer."""
        if self._reading >= MOST_WAITING:
            raise unavailable()
        self._reading += 1
        try:
            async with asyncio.timeout(PATIENCE):
                return await asyncio.get_running_loop().run_in_executor(self._readers, work)
        except (TimeoutError, SQLAlchemyError, StoreUnavailable) as problem:
            raise unavailable() from problem
        finally:
            self._reading -= 1

    async def compute(self, work: Callable[[], T]) -> T:
        """The result of a long computation that reads nothing that changes."""
        if self._computing >= MOST_WAITING:
            raise Refusal("too-often", "The server is busy; try again.", wait="1000")
        self._computing += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._computer, work)
        finally:
            self._computing -= 1

    def close(self) -> None:
        """Start nothing more."""
        for threads in (self._readers, self._computer):
            threads.shutdown(wait=False, cancel_futures=True)


def unavailable() -> Refusal:
    """The refusal while the database cannot be reached."""
    return Refusal("store", "The server cannot reach its database now. Nothing was changed; try again.")
