"""`python -m bench.load.restart`: how fast a server with many open games in its database restarts.

Remote bots play a few games of every kind, the server is killed, the logs are copied under new ids, and the server is
restarted. Measured: the time until it answers, until a player is back at a table that was not loaded yet, until all
tables are loaded, and how long clients wait for answers in the meantime.
"""

import argparse
import asyncio
import json
import tempfile
import time
from pathlib import Path
from typing import Any

from msgspec import structs

from bench.load.servers import DURABLE, RESULTS, hotseat
from bench.load.usage import cpu, rss
from hotseat import protocol as m
from hotseat.client import Client, Level, join_table, open_table, play
from hotseat.client.lobby import asked
from hotseat.games import GAMES
from hotseat.server.guard import new_table_id
from hotseat.server.store import Store, StoreUnavailable

PLAYERS = 3


async def copies(store: Store, count: int) -> list[tuple[str, str]]:
    """Copy the unfinished tables in turn until there are `count`; returns pairs of original and copy."""
    originals = store.unfinished()
    lines = {line.id: line for line in store.contents(("waiting", "sealing", "playing", "paused"), count, public=False)}
    made: list[tuple[str, str]] = []
    for number in range(count - len(originals)):
        original, copy = originals[number % len(originals)], new_table_id()
        line = lines[original]
        store.append(copy, store.load(original), structs.replace(line, id=copy), _must_be_stored)
        made.append((original, copy))
        await asyncio.sleep(0)
    return made


def _must_be_stored(problem: StoreUnavailable | None) -> None:
    if problem is not None:
        raise problem


async def play_some(url: str, tables: int, seconds: float) -> list[tuple[str, str]]:
    """Let remote bots play tables of all games for a while; returns the link and the first token of each."""
    tickets: list[tuple[str, str]] = []
    clients: list[Client] = []
    for number in range(tables):
        game = list(GAMES)[number % len(GAMES)]
        ticket = await asyncio.to_thread(open_table, url, game, ["open"] * PLAYERS)
        tokens = [ticket["token"]]
        for guest in range(1, PLAYERS):
            tokens.append((await asyncio.to_thread(join_table, ticket["link"], f"P{guest}"))["token"])
        clients += [await Client(ticket["link"], token).__aenter__() for token in tokens]
        await clients[-PLAYERS].command(m.Start)
        tickets.append((ticket["link"], ticket["token"]))
    playing = [asyncio.create_task(play(client, Level("random", number))) for number, client in enumerate(clients)]
    await asyncio.sleep(seconds)
    for task in playing:
        task.cancel()
    for client in clients:
        await client.__aexit__(None, None, None)
    return tickets


async def until_back(link: str, token: str) -> float:
    """Seconds until this seat sees its table."""
    began = time.perf_counter()
    async with Client(link, token, first_wait=0.02) as client:
        async for message in client.updates():
            if isinstance(message, m.Welcome):
                return time.perf_counter() - began
    raise AssertionError("the table is gone")


async def all_back(url: str, count: int, began: float) -> dict[str, float]:
    """Poll the server's health until every table is loaded."""
    worst = 0.0
    while True:
        sent = time.perf_counter()
        health = await asyncio.to_thread(asked, f"{url}/healthz")
        worst = max(worst, time.perf_counter() - sent)
        if health["tables"] >= count:
            return {"all_back": time.perf_counter() - began, "slowest_answer": worst}
        await asyncio.sleep(0.02)


async def measured(tables: int, originals: int, seconds: float) -> dict[str, Any]:
    """One run."""
    with tempfile.TemporaryDirectory() as folder:
        server = hotseat(Path(folder), DURABLE)
        tickets = await play_some(server.url, originals, seconds)
        server.process.kill()
        server.process.wait()
        store = Store(f"sqlite:///{Path(folder) / 'load.sqlite'}")
        made = await copies(store, tables)
        entries = sum([store.length(id) for id in store.unfinished()])
        open_tables = len(store.unfinished())
        last = store.unfinished()[-1]
        store.close()
        original = {copy: original for original, copy in made}[last]
        token = {link.rpartition("/")[2]: token for link, token in tickets}[original]
        began = time.perf_counter()
        server = await asyncio.to_thread(hotseat, Path(folder), DURABLE)
        ready = time.perf_counter() - began
        back = await until_back(f"{server.url}/t/{last}", token)
        figures = {"tables": open_tables, "entries": entries, "ready": ready, "back_at_the_last_table": back}
        figures |= await all_back(server.url, open_tables, began)
        figures["server_cpu"], figures["rss_mb"] = cpu(server.pid), rss(server.pid)
        server.process.kill()
        server.process.wait()
        return figures


def main() -> None:
    """Parse the arguments, measure, write the report."""
    parser = argparse.ArgumentParser(prog="python -m bench.load.restart", description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--originals", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=8.0, help="how long the originals are played")
    parser.add_argument("--results", type=Path, default=RESULTS)
    args = parser.parse_args()
    figures = asyncio.run(measured(args.tables, args.originals, args.seconds))
    args.results.mkdir(parents=True, exist_ok=True)
    (args.results / "restart.json").write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
