"""`python -m bench.load.crowd`: everybody reconnects at once to a server that has just started.

Spectators of many tables connect in the same instant. Measured: the time until half of them, and all, are back, and the
CPU time of the server. (That tables play on meanwhile is tested: D18.)
"""

import argparse
import asyncio
import json
import resource
import tempfile
import time
from pathlib import Path
from typing import Any

from bench.load.servers import DURABLE, RESULTS, hotseat
from bench.load.usage import cpu
from hotseat import protocol as m
from hotseat.client import Client, open_table
from hotseat.client.connection import FINAL

ROOM = 100
"""Tables that the crowd comes to."""


async def back_after(client: Client, began: float) -> float:
    """Seconds until a client sees its table."""
    async for message in client.updates():
        if isinstance(message, m.Welcome):
            return time.perf_counter() - began
    raise AssertionError(f"sent away: {client.farewell in FINAL}")


async def measured(clients: int) -> dict[str, Any]:
    """One run."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    with tempfile.TemporaryDirectory() as folder:
        server = hotseat(Path(folder), DURABLE)
        tickets = [open_table(server.url, "stick-em", ["open"] * 3, friendly=True) for _ in range(ROOM)]
        server.process.kill()
        server.process.wait()
        server = await asyncio.to_thread(hotseat, Path(folder), DURABLE)
        links = [f"{server.url}/t/{ticket['table']}" for ticket in tickets]  # it has another port now
        crowd = [Client(links[number % ROOM], None) for number in range(clients)]
        began, used = time.perf_counter(), cpu(server.pid)
        for one in crowd:
            await one.__aenter__()
        times = sorted(await asyncio.gather(*[back_after(one, began) for one in crowd]))
        used = cpu(server.pid) - used
        for one in crowd:
            await one.__aexit__(None, None, None)
        server.process.kill()
        server.process.wait()
    return {"clients": clients, "half_back": times[clients // 2], "all_back": times[-1], "server_cpu": used}


def main() -> None:
    """Parse the arguments, measure, write the report."""
    parser = argparse.ArgumentParser(prog="python -m bench.load.crowd", description=__doc__)
    parser.add_argument("--clients", type=int, default=2000)
    parser.add_argument("--results", type=Path, default=RESULTS)
    args = parser.parse_args()
    figures = asyncio.run(measured(args.clients))
    args.results.mkdir(parents=True, exist_ok=True)
    (args.results / "crowd.json").write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
