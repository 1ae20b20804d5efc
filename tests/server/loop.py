"""An event loop per test that closes its connections before it ends.

A connection that outlives its loop is reported when it is collected, in whichever test happens to run then. Here every
aborted connection gets the time to close, and the test that left one open fails itself.
"""

import asyncio
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

T = TypeVar("T")
PATIENCE: Final = 5.0
"""Seconds for connections that were closed to be gone."""


class LeftOpen(Exception):
    """The test ended without closing these connections."""


def run(test: Coroutine[Any, Any, T]) -> T:
    """Like asyncio.run; raises LeftOpen, unless the test itself failed."""
    with asyncio.Runner() as runner:
        try:
            result = runner.run(test)
        except BaseException:
            runner.run(_abandoned())
            raise
        left = runner.run(_abandoned())
    if left:
        raise LeftOpen("; ".join(left))
    return result


async def _abandoned() -> list[str]:
    """Wait for the connections that are being closed; abort the others and name them."""
    left = [transport for transport in _open() if not transport.is_closing()]
    names = [f"{transport!r} to {transport.get_extra_info('peername')}" for transport in left]
    for transport in left:
        transport.abort()
    async with asyncio.timeout(PATIENCE):
        while _open():
            await asyncio.sleep(0.001)
    return names


def _open() -> list[Any]:
    """The transports whose socket is open. The loop knows them all, also those that read nothing at the moment."""
    known: Any = asyncio.get_running_loop()
    return [one for one in known._transports.values() if one.get_extra_info("socket").fileno() != -1]
