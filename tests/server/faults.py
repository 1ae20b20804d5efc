"""Faults of a cluster under load. Everything acknowledged is looked up in the log afterwards (crashing.py)."""

import asyncio
import os
import random
import signal
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from hotseat.server.cluster.node import FENCED
from tests.server.cable import Cable
from tests.server.crashing import LONG_GAME, Crowd, Kind, Verdict, Witness, acknowledged_by, judged
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
    gaps: list[float] = field(default_factory=list)
    """By table and fault: the longest time without an acknowledgement, in seconds."""
    waits: list[float] = field(default_factory=list)
    """The same, but counted only while a player waits for the server, and not while a window runs out, for example."""


async def run_faults(
    town: Town,
    fault: Fault,
    times: int,
    tables: int,
    moves: int,
    seed: int,
    patience: float = PATIENCE,
    kinds: tuple[Kind, ...] = (LONG_GAME,),
) -> Outcome:
    """Play under load, and let the fault happen to a node at random moments.

    With less patience than usual, players whom a faulty server left waiting do not fail the test.
    """
    rng = random.Random(seed)
    async with asyncio.TaskGroup() as group:
        crowd = Crowd(town, group, rng, THINK, kinds)
        await crowd.open(tables)
        outcome = Outcome(crowd.witnesses)
        progress = Progress(fault.__name__, times)
        for number in range(times):
            progress.at(number, f"{acknowledged_by(crowd.witnesses):,} acknowledged")
            await _waited(_acknowledged(crowd, rng.randint(5, moves)), patience)
            await asyncio.to_thread(town.wait_until_steady)
            name = rng.choice([*town.nodes])
            watch = group.create_task(_gaps(crowd, outcome))
            await fault(town, name)
            await _waited(watch, patience)
            await crowd.replace_finished(tables)
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


async def _gaps(crowd: Crowd, outcome: Outcome) -> None:
    """Wait until every table has acknowledged something twice, and note how long its longest pause was."""
    began = time.monotonic()
    last = {table: count for table, count in _counts(crowd).items() if not _over(crowd, table)}
    heard, idle = dict.fromkeys(last, began), dict.fromkeys(last, began)
    gaps, waits = dict.fromkeys(last, 0.0), dict.fromkeys(last, 0.0)
    while time.monotonic() - began < 1.0 or any(heard[table] == began for table in last):
        await asyncio.sleep(0.005)
        now = time.monotonic()
        counts = _counts(crowd)
        for table in last:
            waits[table] = max(waits[table], now - idle[table])
            if counts[table] > last[table] or _over(crowd, table):
                gaps[table] = max(gaps[table], now - heard[table])
                last[table], heard[table], idle[table] = counts[table], now, now
            elif not crowd.waits(table):
                idle[table] = now
    outcome.gaps += gaps.values()
    outcome.waits += waits.values()


def _counts(crowd: Crowd) -> dict[str, int]:
    counts: dict[str, int] = {}
    for witness in crowd.witnesses:
        counts[witness.table] = counts.get(witness.table, 0) + len(witness.acknowledged)
    return counts


def _over(crowd: Crowd, table: str) -> bool:
    return any(witness.finished for witness in crowd.witnesses if witness.table == table)


def verdict_of(town: Town, outcome: Outcome, faults: int) -> Verdict:
    """Compare with the log; all nodes must have stopped."""
    return judged(town.database, outcome.witnesses, faults)


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
    """The database crashes and is started again; no node may be declared dead for it."""

    async def database_restarted(town: Town, name: str) -> None:
        await asyncio.to_thread(postgres.stop, CRASH)
        await asyncio.to_thread(postgres.start)
        await asyncio.to_thread(town.wait_until_steady)
        assert town.one("SELECT count(*) FROM nodes") == len(town.nodes)

    return database_restarted


def promoted(primary: Postgres, standby: Postgres) -> Fault:
    """The primary is gone for good, and the standby takes its place."""

    async def standby_promoted(town: Town, name: str) -> None:
        await asyncio.to_thread(primary.stop, CRASH)
        await asyncio.to_thread(standby.promote)
        await asyncio.to_thread(town.wait_until_steady)
        assert town.one("SELECT count(*) FROM nodes") == len(town.nodes)

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
