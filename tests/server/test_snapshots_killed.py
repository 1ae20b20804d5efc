"""D20: a server that is killed between its entries and their snapshot, or in the middle of either, loses nothing."""

import contextlib
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

from hotseat.server.packed import unpacked
from hotseat.server.room import Room
from hotseat.server.snapshot import head_of
from tests.server.busy import all_of
from tests.server.house import House, live
from tests.volume import seed, volume

KILLS = volume(4, 100)
WRITING = """
import asyncio, sys
from hotseat.fairness import ServerKey
from hotseat.server import entries, snapshot
from hotseat.server.room import Room
from hotseat.server.store import Store
from pathlib import Path
from hotseat.server.shared import Shared
from hotseat.server.stored import keep_snapshot, stored_room
from hotseat.server.time import Time

async def write(url, id, folder):
    store = Store(url)
    shared = Shared(store, Time(), None, ServerKey.kept_in(Path(folder) / "hotseat.key"))
    room = stored_room(shared, id)
    print("ready", flush=True)
    while True:
        row = entries.Row(room.seq, room.at + 1, entries.Said(0, "Ada", "hello", "", 0))
        room.fold(row)
        done = asyncio.get_running_loop().create_future()
        store.append(id, [row], None, done.set_result)
        assert await done is None
        print(room.seq, flush=True)
        keep_snapshot(shared, room, row)

asyncio.run(write(*sys.argv[1:]))
"""


@live
async def test_d20_a_table_killed_while_it_writes_entries_and_snapshots_is_the_same_table(tmp_path: Path) -> None:
    house = House(tmp_path)
    table, _ = await house.playing("Ada", "Ben", "Cleo")
    id, rng = table.room.id, random.Random(seed())
    await house.close()
    url = f"sqlite:///{tmp_path / 'hotseat.sqlite'}"
    for _ in range(KILLS):
        acknowledged = _killed(url, id, tmp_path, rng)
        house = House(tmp_path)
        rows = house.store.load(id)
        assert len(rows) >= acknowledged
        stored = house.store.snapshot(id)
        assert stored is not None
        head = head_of(unpacked(stored), id)
        assert head.seq <= len(rows)
        room = Room(id)
        for row in rows:
            room.fold(row)
        assert all_of((await house.lobby.find(id)).room) == all_of(room)
        await house.close()


def _killed(url: str, id: str, folder: Path, rng: random.Random) -> int:
    """Write in another process and kill it at a random moment; returns the number of entries it acknowledged."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", WRITING, url, id, str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        acknowledged = 0
        for _ in range(rng.randrange(5, 60)):
            acknowledged = int(process.stdout.readline())
        time.sleep(rng.random() * 0.005)
        process.send_signal(signal.SIGKILL)
        for line in process.stdout.read().splitlines():
            with contextlib.suppress(ValueError):
                acknowledged = int(line)
    return acknowledged
