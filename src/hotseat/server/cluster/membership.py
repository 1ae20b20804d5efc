"""A node at work: keeps its lease, takes over tables, closes them when cut off from the database, and leaves."""

import asyncio
import contextlib
import time
from collections.abc import Callable
from functools import partial
from typing import Final, TypeVar

from hotseat.core.errors import HotseatError
from hotseat.server.cluster.claims import NodeClaims
from hotseat.server.cluster.node import Lease
from hotseat.server.lobby import Lobby
from hotseat.server.shared import LOG

T = TypeVar("T")
CUT_OFF_SECONDS: Final = 5.0
"""Seconds after which a node that cannot renew its lease closes its tables."""
LEAVE_SECONDS: Final = 5.0
"""How long a node that leaves waits for its last writes."""


class Membership:
    """What a node does besides serving its tables."""

    def __init__(self, lobby: Lobby, claims: NodeClaims) -> None:
        self._lobby = lobby
        self._claims = claims
        self._node = claims.node
        self._aside = lobby.shared.aside
        self._responded_at = time.monotonic()
        self._hung_up_at = 0.0
        self._leaving = False

    async def run(self) -> None:
        """Work until cancelled."""
        loop, probe = asyncio.get_running_loop(), self._lobby.shared.probe
        # Whatever is written takes the session again, but a node without players writes nothing.
        lease = Lease(
            self._node,
            lambda: self._responded_at,
            lambda: asyncio.run_coroutine_threadsafe(probe.passed(), loop),
        )
        try:
            async with asyncio.TaskGroup() as group:
                group.create_task(self._watch())
                group.create_task(self._sweep())
        finally:
            lease.close()

    # -- the lease -----------------------------------------------------------------------------------------------------

    async def _watch(self) -> None:
        while True:
            self._responded_at = time.monotonic()
            silent = self._responded_at - self._node.renewed_at
            if silent > CUT_OFF_SECONDS:
                await self._cut_off()
            elif not self._claims.open and not self._leaving and self._lobby.shared.store.idle:
                LOG.warning("database reached again")
                self._claims.open = True
                await self._load(await self._asked(self._claims.mine) or [])
            await asyncio.sleep(0.2)

    async def _cut_off(self) -> None:
        """Players find their tables at another node, as soon as it may take them over."""
        if self._claims.open:
            LOG.error("cut off from the database", extra={"reason": "tables closed until it answers"})
            self._claims.open = False
            await self._lobby.close()
        if time.monotonic() - self._hung_up_at > CUT_OFF_SECONDS:
            self._hung_up_at = time.monotonic()
            self._node.hang_up()

    # -- taking over ---------------------------------------------------------------------------------------------------

    async def _sweep(self) -> None:
        while True:
            found = 0
            if self._claims.open:
                await self._asked(self._claims.declare_dead)
                found = await self._take_over()
                await self._asked(partial(self._claims.listing.write, self._lobby.listed()))
            await asyncio.sleep(0 if found else 1.0)

    async def _take_over(self) -> int:
        """Load some unattended tables; their clocks and bots continue. Returns their number."""
        ids, asleep = await self._asked(self._claims.unattended) or ([], [])
        for one in asleep:
            self._lobby.unloading.found_asleep(one)
        await self._load(ids)
        return len(ids) + len(asleep)

    async def _load(self, ids: list[str]) -> None:
        for id in ids:
            began = time.monotonic()
            try:
                await self._lobby.find(id)
            except Exception:
                LOG.exception("table cannot be read", extra={"table": id})
            await asyncio.sleep(time.monotonic() - began if self._lobby.attended else 0)

    async def _asked(self, work: Callable[[], T]) -> T | None:
        """The result of work in the database; None if it does not answer now."""
        with contextlib.suppress(HotseatError):
            return await self._aside.read(work)
        return None

    # -- leaving -------------------------------------------------------------------------------------------------------

    async def leave(self) -> None:
        """Close all tables, wait until everything is written, then give them to the other nodes."""
        self._leaving = True
        self._claims.open = False
        await self._lobby.close()
        store, until = self._lobby.shared.store, time.monotonic() + LEAVE_SECONDS
        while not store.idle and time.monotonic() < until:
            await asyncio.sleep(0.005)
        if store.idle:
            await self._asked(self._node.leave)
        else:
            self._node.hang_up()
