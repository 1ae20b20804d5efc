"""D2 and D8 on a real server process: system calls show what was synced, and disk errors are injected."""

import asyncio
import random
import re
import shutil
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import pytest

from hotseat import protocol as m
from hotseat.client import Client, RefusedCommand
from tests.server.crashing import LONG_GAME, Player, Witness, judge, run_crashes, seat_table
from tests.server.loop import run
from tests.server.served import Nursed
from tests.volume import Progress, seed, tally, volume

pytestmark = pytest.mark.skipif(shutil.which("strace") is None, reason="strace is not installed")
STRACE = ["strace", "-f", "-y", "-s", "5000", "--seccomp-bpf"]
ACKNOWLEDGED = volume(120, 10_000)
FAULTS = volume(12, 400)
TOO_LATE = ("too-late", "not-asked", "not-resting")


# -- D2: the sync comes before the acknowledgement ---------------------------------------------------------------------


@dataclass
class Traced:
    """What a server's trace shows about its acknowledgements."""

    written: set[str] = field(default_factory=set)
    synced: set[str] = field(default_factory=set)
    acknowledged: int = 0
    early: list[str] = field(default_factory=list)
    """Acknowledged before a sync had been completed that began after the entry was written."""


def read_trace(lines: Iterator[str]) -> Traced:
    """Follow every command from its write to its sync to its acknowledgement, by its id."""
    found = Traced()
    syncing: dict[str, set[str]] = {}
    for line in lines:
        process, _, call = line.strip().partition(" ")
        call = call.strip()
        if call.startswith(("pwrite64(", "write(")) and "hotseat.sqlite" in call[:400]:
            found.written.update(re.findall(r'\\"command\\":\\"([^"\\]+)\\"', call))
        elif call.startswith(("fdatasync(", "fsync(")) and "hotseat.sqlite" in call[:400]:
            syncing[process] = set(found.written)
            if call.endswith("= 0"):
                found.synced |= syncing.pop(process)
        elif re.match(r"<\.\.\. (fdatasync|fsync) resumed>.*= 0", call):
            found.synced |= syncing.pop(process, set())
        for id in re.findall(r'\{\\"type\\":\\"done\\",\\"id\\":\\"([^"\\]+)\\"', call):
            found.acknowledged += 1
            if id not in found.synced:
                found.early.append(id)
    return found


def traced(folder: Path, function: str, acknowledged: int) -> Traced:
    """Serve under strace, play until enough moves are acknowledged, and read the trace."""
    trace = folder / "trace"
    calls = "trace=pwrite64,write,writev,sendto,sendmsg,fdatasync,fsync"
    served = Nursed(folder, function, [*STRACE, "-e", calls, "-o", str(trace)])
    run(run_crashes(served, 0, 4, 60, seed(5), acknowledged))
    with trace.open(encoding="utf-8", errors="replace") as lines:
        return read_trace(lines)


def test_d2_every_move_is_synced_to_the_disk_before_it_is_acknowledged(tmp_path: Path) -> None:
    found = traced(tmp_path, "hotseat.cli:main", ACKNOWLEDGED)
    print(f"{found.acknowledged} acknowledgements traced")
    assert found.acknowledged >= ACKNOWLEDGED
    assert found.early == []
    tally("D2", acknowledged=found.acknowledged)


HASTY = ["tests.server.unsynced:serve", "tests.server.mutant_early:serve"]


@pytest.mark.parametrize("mutant", HASTY[: volume(1, 2)])
def test_d2_a_server_that_does_not_wait_for_the_disk_is_caught(tmp_path: Path, mutant: str) -> None:
    assert traced(tmp_path, mutant, 20).early


# -- D8: the disk fails ------------------------------------------------------------------------------------------------


async def stubborn(client: Client, witness: Witness, rng: random.Random, refusals: list[str]) -> None:
    """Answer every question at random and end every rest; retry until the store accepts."""
    answered = -1
    async for message in client.updates():
        if isinstance(message, m.Update) and message.moves:
            witness.batches[message.n] = message
        if not isinstance(message, m.Welcome | m.Update) or message.result is not None:
            continue
        if message.rest is not None:
            if client.you not in message.rest.ready:
                await insist(partial(client.command, m.GoOn), refusals)
            continue
        prompt = message.prompt
        if prompt is not None and prompt.held is None and prompt.question != answered:
            done = await insist(partial(client.move, rng.choice(prompt.moves)), refusals)
            if done is not None:
                witness.acknowledged[done.id] = done.n
                answered = prompt.question


async def insist(command: Callable[[], Awaitable[m.Done]], refusals: list[str]) -> m.Done | None:
    """Repeat a command until the store accepts it; None if it came too late."""
    while True:
        try:
            return await command()
        except RefusedCommand as refusal:
            refusals.append(refusal.code)
            if refusal.code in TOO_LATE:
                return None
            if refusal.code not in ("store", "too-often"):
                raise
            await asyncio.sleep(0.01 if refusal.code == "store" else 0.25)


async def play_on_a_failing_disk(served: Nursed, faults: int, tables: int) -> tuple[list[Witness], list[str]]:
    """Play until the store has refused often enough; afterwards the game must continue."""
    rng = random.Random(8)
    witnesses: list[Witness] = []
    clients: list[Player] = []
    refusals: list[str] = []
    progress = Progress("D8 refusals by the store", faults)
    await asyncio.to_thread(served.start)
    for _ in range(tables):
        await seat_table(served, witnesses, clients, LONG_GAME)
    for client in clients:
        await client.__aenter__()
    playing = [
        asyncio.create_task(stubborn(client, witness, random.Random(rng.random()), refusals))
        for client, witness in zip(clients, witnesses, strict=True)
    ]
    for client in clients[::3]:
        await client.command(m.Start)
    async with asyncio.timeout(60 + faults):
        while refusals.count("store") < faults:
            assert [task.exception() for task in playing if task.done()] == []
            progress.at(refusals.count("store"))
            await asyncio.sleep(0.01)
    for task in playing:
        task.cancel()
    for client in clients:
        await client.__aexit__(None, None, None)
    return witnesses, refusals


DISK_FAULTS = ["pwrite64:error=ENOSPC:when=80+17", "fdatasync:error=EIO:when=20+5", "pwrite64:error=EIO:when=80+17"]


@pytest.mark.parametrize("fault", DISK_FAULTS[: volume(2, 3)])
def test_d8_a_failing_disk_refuses_moves_and_loses_none_that_was_acknowledged(tmp_path: Path, fault: str) -> None:
    """Every few writes or syncs fail, so that every point of a transaction is hit."""
    call = fault.partition(":")[0]
    # A checkpoint that failed is silently repeated after every commit, and its many writes would take all faults.
    ends = ("-wal",) if call == "pwrite64" else ("", "-wal")
    files = [str(tmp_path / f"hotseat.sqlite{end}") for end in ends]
    paths = [word for file in files for word in ("-P", file)]
    inject = ["-e", f"trace={call}", "-e", f"inject={fault}", "-o", str(tmp_path / "trace")]
    served = Nursed(tmp_path, under=[*STRACE, *paths, *inject])
    try:
        witnesses, refusals = run(play_on_a_failing_disk(served, FAULTS, 3))
    finally:
        served.kill()
        served.stop_nursery()
    assert "INJECTED" in (tmp_path / "trace").read_text(encoding="utf-8", errors="replace")
    verdict = judge(tmp_path, witnesses, 1)
    assert (verdict.lost, verdict.doubled, verdict.changed) == ([], [], [])
    assert verdict.acknowledged > FAULTS // 2
    assert refusals.count("store") >= FAULTS
    with sqlite3.connect(tmp_path / "hotseat.sqlite") as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    healed = Nursed(tmp_path)
    healed.start()
    assert healed.stop() == 0
