"""`python -m bench.load`: many tables of Stick 'Em over real sockets with durable moves, next to a control and a peer.

1. Paced: a fixed number of sockets and moves per second; latencies are the median of several runs. Every run is
   followed by a control without a store on the same machine in the same minute, which isolates the cost of the disk.
2. Unthrottled: every seat answers as soon as it is asked. Acknowledged moves per second are compared with boardgame.io
   with the same number of tables and players, in memory (its default, nothing is stored) and with its own file storage
   (nothing is synced), and with the floor, a server that only relays frames.
3. One node on one core against two nodes on two cores, on one PostgreSQL (nodes.py).
4. The latencies of people while 50 tables keep `expert` bots thinking (experts.py).
5. Memory of a socket, and of a table of every game (memory.py).

Servers and load generators are separate processes; on a machine with two cores they share the cores.
"""

import argparse
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

from msgspec import json

from bench.load import experts, memory, nodes, peer
from bench.load.players import Parameters
from bench.load.runs import Run, run
from bench.load.servers import CONTROL, DURABLE, FLOOR, RESULTS

FIGURES = {
    "sockets": "sockets",
    "moves_per_second": "moves/s",
    "p50_ms": "p50 ms",
    "p95_ms": "p95 ms",
    "p99_ms": "p99 ms",
    "rss_mb": "RSS MB",
    "server_cpu": "server",
    "client_cpu": "client",
    "server_us": "us/move",
}
"""Reported figures and their headings: `server` and `client` are cores in use, `us/move` is server time per move."""
TARGETS = {"p50_ms": 10.0, "p95_ms": 30.0, "p99_ms": 60.0, "rss_mb": 250.0}
WANTED = {"boardgame.io, memory": 3.0, "boardgame.io, files": 10.0}
"""How many times as many moves per CPU second as the peer's."""


def main() -> None:
    """Measure, print and save the figures; fails if a move was lost or refused."""
    args = arguments()
    settings = {name: value for name, value in vars(args).items() if isinstance(value, int | float | str)}
    found: dict[str, list[Run]] = {}
    began = time.monotonic()
    paced = Parameters(args.game, args.tables, args.players, args.watchers, args.warmup, args.seconds, args.rate)
    for number in range(args.runs):
        measure(found, "durable", number, lambda: run(paced, DURABLE))
        measure(found, "control", number, lambda: run(paced, CONTROL))
    if args.peer:
        beside_the_peer(found, args)
    print_table(found)
    judge(found)
    if args.nodes:
        print(
            nodes.verdict(nodes.measured(Parameters("stick-em", 50, 4, 0, args.warmup, args.seconds / 2, 0), args.runs))
        )
    if args.experts:
        beside = Parameters("stick-em", 50, 4, 0, args.warmup, args.seconds, 100)
        print(experts.verdict(experts.measured(beside, args.peer_runs)))
    if args.memory:
        memory.print_memory(memory.measured(200))
    args.results.mkdir(parents=True, exist_ok=True)
    report = {"settings": settings, "median": {name: median(runs) for name, runs in found.items()}, "runs": found}
    file = args.results / "load.json"
    file.write_bytes(json.format(json.encode(report), indent=1) + b"\n")
    print(f"took {time.monotonic() - began:.0f} s, kept in {file}")
    problems = [f"{name}: {problem}" for name, runs in found.items() for one in runs for problem in one.problems]
    if problems:
        sys.exit("\n".join(problems))


def arguments() -> argparse.Namespace:
    """The command-line arguments."""
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__.partition("\n")[0])
    parser.add_argument("--game", default="stick-em", help="game of the paced part")
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--players", type=int, default=6, help="players per table")
    parser.add_argument("--watchers", type=int, default=2, help="spectators per table")
    parser.add_argument("--rate", type=float, default=500, help="moves per second over all tables")
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--warmup", type=float, default=3)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--no-peer", dest="peer", action="store_false", help="without boardgame.io")
    parser.add_argument("--no-nodes", dest="nodes", action="store_false", help="without two nodes on PostgreSQL")
    parser.add_argument("--no-experts", dest="experts", action="store_false", help="without bots that think")
    parser.add_argument("--no-memory", dest="memory", action="store_false", help="without the memory of tables")
    parser.add_argument("--peer-tables", type=int, default=100)
    parser.add_argument("--peer-players", type=int, default=4)
    parser.add_argument("--peer-runs", type=int, default=3)
    parser.add_argument("--results", type=Path, default=RESULTS)
    return parser.parse_args()


def beside_the_peer(found: dict[str, list[Run]], args: argparse.Namespace) -> None:
    """Unthrottled, alternating between our server and the peer's."""
    peer.install()
    differing = peer.differences()
    if differing:
        sys.exit("The peer plays by other rules: " + "; ".join(differing[:3]))
    flat_out = Parameters("stick-em", args.peer_tables, args.peer_players, 0, args.warmup, args.seconds, 0)
    for number in range(args.peer_runs):
        measure(found, "flat out", number, lambda: run(flat_out, DURABLE))
        measure(found, "the floor", number, lambda: run(flat_out, FLOOR))
        measure(found, "boardgame.io, memory", number, lambda: peer.run(flat_out, files=False))
        measure(found, "boardgame.io, files", number, lambda: peer.run(flat_out, files=True))


def measure(found: dict[str, list[Run]], name: str, number: int, go: Callable[[], Run]) -> None:
    """Do one run and print a line about it."""
    found.setdefault(name, []).append(go())
    print(f"{number + 1} {line(name, found[name][-1])}", file=sys.stderr, flush=True)


def median(runs: list[Run]) -> dict[str, float]:
    """The median of every figure."""
    return {name: statistics.median([getattr(one, name) for one in runs]) for name in FIGURES}


def line(name: str, figures: "Run | dict[str, float]") -> str:
    """One line of the table."""
    values = figures if isinstance(figures, dict) else {figure: getattr(figures, figure) for figure in FIGURES}
    return f"{name:22}" + "".join([f"{_short(values[figure]):>9}" for figure in FIGURES])


def _short(value: float) -> str:
    return f"{value:.0f}" if value >= 1000 or value == int(value) else f"{value:.2f}" if value < 10 else f"{value:.1f}"


def print_table(found: dict[str, list[Run]]) -> None:
    """Medians over the runs."""
    print(f"\n{'median of the runs':22}" + "".join([f"{heading:>9}" for heading in FIGURES.values()]))
    for name, runs in found.items():
        print(line(name, median(runs)))


def judge(found: dict[str, list[Run]]) -> None:
    """Print the figures next to their targets."""
    print()
    durable = median(found["durable"])
    for name, most in TARGETS.items():
        print(f"{name} {durable[name]:.1f} <= {most:g}: {'yes' if durable[name] <= most else 'NO'}")
    for name, wanted in WANTED.items():
        if name in found:
            ratio = median(found[name])["server_us"] / median(found["flat out"])["server_us"]
            print(f"{ratio:.1f} x {name}, in moves per CPU second >= {wanted:g}: {'yes' if ratio >= wanted else 'NO'}")


if __name__ == "__main__":
    main()
