"""Faults of a cluster under load. Everything acknowledged is looked up in the log afterwards (crashing.py)."""

import asyncio
import math
import os
import random
import signal
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from hotseat.server.cluster.node import FENCED
from tests.server.cable import Cable
from tests.server.cpu import Waited, Waits
from tests.server.crashing import EVERY_KIND, LONG_GAME, Crowd, Kind, Verdict, Witness, acknowledged_by, judged
from tests.server.postgres import CRASH, Postgres
from tests.server.town import Town, until
from tests.volume import PATIENCE, Progress

Fault = Callable[[Town, str], Awaitable[None]]
"""Something happens to a node, and is over; the node runs again."""
THINK = 0.03
"""Seconds a player takes, so that nobody is slowed down for answering too often."""


@dataclass
class Outcome:
    """What players saw of some faults."""

    witnesses: list[Witness]
    watched: list[Witness]
    """What spectators saw."""
    gaps: list[float] = field(default_factory=list)
    """By table and fault: the longest time without an acknowledgement, in seconds."""
    waits: list[float] = field(default_factory=list)
    """The same, but counted only while a player waits for the server, and not while a window runs out, for example."""
    own: list[float] = field(default_factory=list)
    """The same without what the machine added: the time that processes waited for a CPU meanwhile."""


async def run_faults(
    town: Town,
    fault: Fault,
    times: int,
    tables: int,
    moves: int,
    seed: int,
    patience: float = PATIENCE,
    kinds: tuple[Kind, ...] = (LONG_GAME, *EVERY_KIND),
) -> Outcome:
    """Play under load, and let the fault happen to a node at random moments.

    With less patience than usual, players whom a faulty server left waiting do not fail the test.
    """
    rng = random.Random(seed)
    async with asyncio.TaskGroup() as group:
        crowd = Crowd(town, group, rng, THINK, kinds)
        await crowd.open(tables)
        outcome = Outcome(crowd.witnesses, crowd.watched)
        progress = Progress(fault.__name__, times)
        looking = group.create_task(town.waits.keep_looking())
        for number in range(times):
            progress.at(number, f"{acknowledged_by(crowd.witnesses):,} acknowledged")
            await _waited(_acknowledged(crowd, rng.randint(5, moves)), patience)
            name = rng.choice([*town.nodes])
            await asyncio.to_thread(town.wait_until_judged, name)
            town.calm = town.waits.now
            happening = group.create_task(_happened(fault, town, name))
            pauses = group.create_task(_gaps(crowd, town.waits, outcome, happening))
            await happening
            await _waited(pauses, patience)
            await crowd.replace_finished(tables)
        await _going_on(crowd, patience)
        looking.cancel()
        await crowd.leave()
    return outcome


async def _waited(what: Awaitable[None], patience: float) -> None:
    try:
        async with asyncio.timeout(patience):
            await what
    except TimeoutError:
        if patience == PATIENCE:
            raise


async def _acknowledged(crowd: Crowd, more: int) -> None:
    """Wait for this many acknowledgements."""
    enough = acknowledged_by(crowd.witnesses) + more
    while acknowledged_by(crowd.witnesses) < enough:
        await asyncio.sleep(0.002)


async def _going_on(crowd: Crowd, patience: float) -> None:
    """Wait until every table has acknowledged something, also those where a window was running out."""
    before, ends = _counts(crowd), time.monotonic() + patience
    while stuck := [t for t, count in _counts(crowd).items() if count == before[t] and not _over(crowd, t)]:
        await asyncio.sleep(0.005)
        if time.monotonic() > ends:
            assert patience < PATIENCE, [client.now for client in crowd.clients if client.table in stuck]
            return


async def _happened(fault: Fault, town: Town, name: str) -> None:
    await fault(town, name)
    await asyncio.to_thread(town.bring_back_starved)


async def _gaps(crowd: Crowd, machine: Waits, outcome: Outcome, fault: asyncio.Task[None]) -> None:
    """Wait until every table goes on after the fault, or nobody waits there; note how long its longest pause was."""
    began = time.monotonic()
    going = [(table, count) for table, count in _counts(crowd).items() if not _over(crowd, table)]
    tables = [Pause(table, count, began, machine.now) for table, count in going]
    ends = math.inf
    while time.monotonic() < ends or any(one.heard < ends and one.waiting for one in tables):
        await asyncio.sleep(0.005)
        machine.look_if_late()
        if fault.done() and ends == math.inf:
            ends = max(time.monotonic(), began + 1.0)
        counts = _counts(crowd)
        for one in tables:
            one.look(counts[one.table], _over(crowd, one.table), crowd.waits(one.table), machine)
    outcome.gaps += [one.gap for one in tables]
    outcome.waits += [one.wait for one in tables]
    outcome.own += [one.own for one in tables]


@dataclass
class Pause:
    """The longest pause at a table."""

    table: str
    count: int
    """The commands acknowledged so far."""
    heard: float
    """When the last one was."""
    machine: Waited
    """How long processes had waited for a CPU when somebody began to wait for the server."""
    waiting: bool = True
    gap: float = 0.0
    wait: float = 0.0
    own: float = 0.0

    def __post_init__(self) -> None:
        self.idle = self.heard
        """When somebody began to wait for the server."""

    def look(self, count: int, over: bool, waiting: bool, machine: Waits) -> None:
        """See how many commands have been acknowledged, and whether somebody waits."""
        now = time.monotonic()
        self.wait = max(self.wait, now - self.idle)
        if now - self.idle > self.own:
            self.own = max(self.own, now - self.idle - machine.of_a_request(self.machine))
        if count > self.count or over:
            self.gap = max(self.gap, now - self.heard)
            self.count, self.heard = count, now
            waiting = False
        self.waiting = waiting
        if not waiting:
            self.idle, self.machine = now, machine.now


def _counts(crowd: Crowd) -> dict[str, int]:
    counts: dict[str, int] = {}
    for witness in crowd.witnesses:
        counts[witness.table] = counts.get(witness.table, 0) + len(witness.acknowledged)
    return counts


def _over(crowd: Crowd, table: str) -> bool:
    return any(witness.finished for witness in crowd.witnesses if witness.table == table)


def verdict_of(town: Town, outcome: Outcome, faults: int) -> Verdict:
    """Compare with the log; all nodes must have stopped."""
    return judged(town.database, outcome.witnesses + outcome.watched, faults)


# -- faults ------------------------------------------------------------------------------------------------------------


async def killed(town: Town, name: str) -> None:
    """Kill -9 of a node."""
    await asyncio.to_thread(town.nodes[name].kill)
    await asyncio.to_thread(town.nodes[name].start)


async def stopped(town: Town, name: str) -> None:
    """SIGTERM, as in a rolling deploy."""
    node = town.nodes[name]
    os.kill(node.pid, signal.SIGTERM)
    assert await asyncio.to_thread(node.reaped) == 0
    await asyncio.to_thread(node.start)


async def rolled(town: Town, name: str) -> None:
    """A rolling deploy: all nodes in turn."""
    for one in town.nodes:
        await stopped(town, one)
        await asyncio.to_thread(town.wait_until_steady)


def restarted(postgres: Postgres) -> Fault:
    """The database crashes and is started again; no node that gets a CPU may be declared dead for it."""

    async def database_restarted(town: Town, name: str) -> None:
        await asyncio.to_thread(postgres.stop, CRASH)
        await asyncio.to_thread(postgres.start)
        await asyncio.to_thread(town.wait_until_steady)

    return database_restarted


def promoted(primary: Postgres, standby: Postgres) -> Fault:
    """The primary is gone for good, and the standby takes its place."""

    async def standby_promoted(town: Town, name: str) -> None:
        await asyncio.to_thread(primary.stop, CRASH)
        await asyncio.to_thread(standby.promote)
        await asyncio.to_thread(town.wait_until_steady)

    return standby_promoted


async def frozen(town: Town, name: str) -> None:
    """SIGSTOP until the node has been declared dead; when it wakes up, it must stop itself."""
    node = town.nodes[name]
    os.kill(node.pid, signal.SIGSTOP)
    await asyncio.to_thread(town.wait_until_dead, name)
    os.kill(node.pid, signal.SIGCONT)
    assert await asyncio.to_thread(node.reaped) == FENCED
    assert "declared dead by another one" in node.log()
    await asyncio.to_thread(node.start)


def cut(cable: Cable) -> Fault:
    """The network between n1 and the database swallows everything for a while; n1 stops itself when it is back."""

    async def network_split(town: Town, name: str) -> None:
        node = town.nodes["n1"]
        cable.cut = True
        await asyncio.to_thread(town.wait_until_dead, "n1")
        await asyncio.to_thread(until, lambda: "cut off from the database" in node.log())
        cable.cut = False
        assert await asyncio.to_thread(node.reaped) == FENCED
        (node.folder / "server.log").write_text("", encoding="ascii")
        await asyncio.to_thread(node.start)

    return network_split
