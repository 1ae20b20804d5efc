"""`python -m bench.load.experts`: do fifty `expert` bots in the queue slow the acknowledgements of people's moves?

People play at a fixed pace, in turn without and with 50 further tables at which one person plays `expert` bots of Stick
'Em, which search for every card. Measured: latencies of the people of the first tables, the length of the queue, and
the niceness and the memory of the bots' process.
"""

import argparse
import os
import re
import statistics
import sys
import tempfile
import threading
from pathlib import Path
from urllib.request import urlopen

from msgspec import Struct, structs

from bench.load.players import Parameters
from bench.load.runs import played, share
from bench.load.servers import DURABLE, hotseat
from bench.load.usage import rss
from tools.cluster import free_port

EXPERTS = 50
"""Tables with experts: at each of them at least one bot waits or thinks most of the time."""
MOST_WORKER_MB = 150.0
SLOWER_MS = 10.0
"""How much later than without bots an acknowledgement may come at the median and at p95."""
LOOK_SECONDS = 0.25


class Seen(Struct, frozen=True):
    """One run."""

    p50_ms: float
    p95_ms: float
    p99_ms: float
    moves: int
    queue: float
    """The median number of bots that waited or were being thought for."""
    worker_mb: float
    nicer: int
    """How much nicer than the server the bots' process is."""
    problems: list[str]


def main() -> None:
    """Measure and print; fails if a move was refused."""
    parser = argparse.ArgumentParser(prog="python -m bench.load.experts", description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--rate", type=float, default=100, help="moves per second over all tables")
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--runs", type=int, default=3)
    args = parser.parse_args()
    print(verdict(measured(Parameters("stick-em", args.tables, 4, 0, 3, args.seconds, args.rate), args.runs)))


def measured(parameters: Parameters, runs: int) -> list[tuple[Seen, Seen]]:
    """By run: without experts, and with them."""
    found = []
    for number in range(runs):
        found.append((run(parameters), run(structs.replace(parameters, experts=EXPERTS))))
        for name, seen in zip(("alone", f"{EXPERTS} experts"), found[-1], strict=True):
            print(f"{number + 1} {line(name, seen)}", file=sys.stderr, flush=True)
    problems = [problem for pair in found for seen in pair for problem in seen.problems]
    if problems:
        sys.exit("\n".join(problems[:5]))
    return found


def run(parameters: Parameters) -> Seen:
    """A run on a fresh server."""
    port, lengths, over = free_port(), list[float](), threading.Event()
    with tempfile.TemporaryDirectory() as name, hotseat(Path(name), DURABLE, metrics=port) as server:
        watcher = threading.Thread(target=watch, args=(port, lengths, over))
        watcher.start()
        found = played(structs.replace(parameters, url=server.url, pid=server.pid), Path(name) / "players.json")
        over.set()
        watcher.join()
        workers = bot_processes(server.pid)
        worker_mb = max([rss(pid) for pid in workers], default=0.0)
        nicer = min([os.getpriority(os.PRIO_PROCESS, pid) for pid in workers], default=0)
        nicer -= os.getpriority(os.PRIO_PROCESS, server.pid)
    busy = lengths[len(lengths) // 2 :]  # the players sit down and warm up before
    return Seen(
        share(found.latencies, 0.5),
        share(found.latencies, 0.95),
        share(found.latencies, 0.99),
        len(found.latencies),
        statistics.median(busy) if busy else 0.0,
        worker_mb,
        nicer if workers else 0,
        found.problems,
    )


def watch(port: int, lengths: list[float], over: threading.Event) -> None:
    """Note the length of the queue of bots until it is over."""
    while not over.wait(LOOK_SECONDS):
        with urlopen(f"http://127.0.0.1:{port}/metrics", timeout=10) as answer:
            lengths.append(queued(answer.read().decode()))


def queued(metrics: str) -> float:
    """The bots that wait or are being thought for."""
    return sum([float(found) for found in re.findall(r"^hotseat_bots_(?:waiting|thinking)\S* (\S+)$", metrics, re.M)])


def bot_processes(server: int) -> list[int]:
    """The children of the server in which bots think."""
    children = Path(f"/proc/{server}/task/{server}/children").read_text(encoding="ascii").split()
    return [int(pid) for pid in children if b"hotseat.server.bots" in Path(f"/proc/{pid}/cmdline").read_bytes()]


def line(name: str, seen: Seen) -> str:
    """The figures of one run."""
    return (
        f"{name:12} p50 {seen.p50_ms:.1f} ms, p95 {seen.p95_ms:.1f} ms, p99 {seen.p99_ms:.1f} ms, {seen.moves} moves, "
        f"queue {seen.queue:.0f}, worker {seen.worker_mb:.0f} MB, nicer by {seen.nicer}"
    )


def verdict(found: list[tuple[Seen, Seen]]) -> str:
    """The medians of the runs next to their targets."""
    alone, beside = [[pair[at] for pair in found] for at in (0, 1)]

    def median(runs: list[Seen], name: str) -> float:
        return float(statistics.median([getattr(seen, name) for seen in runs]))

    lines = []
    for name in ("p50_ms", "p95_ms"):
        before, after = median(alone, name), median(beside, name)
        slower = "yes" if after <= before + SLOWER_MS else "NO"
        lines.append(f"{name} with {EXPERTS} experts {after:.1f} <= {before:.1f} + {SLOWER_MS:g}: {slower}")
    queue, memory = median(beside, "queue"), max([seen.worker_mb for seen in beside])
    lines.append(f"bots in the queue {queue:.0f} >= {EXPERTS}: {'yes' if queue >= EXPERTS else 'NO'}")
    small = "yes" if memory <= MOST_WORKER_MB else "NO"
    lines.append(f"memory of a worker {memory:.0f} MB <= {MOST_WORKER_MB:g}: {small}")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
