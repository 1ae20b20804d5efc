"""`python -m bench.load.versus BEFORE AFTER`: server CPU time per durable move of two versions, in alternating rounds.

BEFORE and AFTER are checkouts whose `.venv` holds an installed build. Every round plays the same tables on a fresh
server of each version, the order changing from round to round, both pinned to one core and the players to another. The
report is the ratio of CPU time per acknowledged move, with a confidence interval over the rounds: the load of the
machine changes from minute to minute and affects both sides of a round alike.
"""

import argparse
import math
import os
import statistics
import sys
from pathlib import Path

from bench.load.players import Parameters
from bench.load.runs import Run, run
from bench.load.servers import DURABLE, Build

T95 = (
    12.71,
    4.30,
    3.18,
    2.78,
    2.57,
    2.45,
    2.36,
    2.31,
    2.26,
    2.23,
    2.20,
    2.18,
    2.16,
    2.14,
    2.13,
    2.12,
    2.11,
    2.10,
    2.09,
)
"""Student's t for a two-sided interval of 95 %, by degrees of freedom from 1."""


def main() -> None:
    """Measure and print; fails if a move was lost or refused."""
    args = arguments()
    parameters = Parameters(args.game, args.tables, args.players, 0, args.warmup, args.seconds, 0)
    builds = [Build.of(args.before, args.core), Build.of(args.after, args.core)]
    os.sched_setaffinity(0, {args.players_core})
    print(f"{args.game}, {args.tables} tables of {args.players}; us of server CPU per durable move", flush=True)
    costs: list[tuple[float, float]] = []
    for number in range(args.rounds):
        runs: dict[int, Run] = {}
        for side in (0, 1) if number % 2 == 0 else (1, 0):
            runs[side] = run(parameters, DURABLE, builds[side])
            if runs[side].problems:
                sys.exit("\n".join(runs[side].problems))
        costs.append((runs[0].server_us, runs[1].server_us))
        print(line(number, runs[0], runs[1]), flush=True)
    print(verdict(costs))


def arguments() -> argparse.Namespace:
    """The command-line arguments."""
    parser = argparse.ArgumentParser(prog="python -m bench.load.versus", description=__doc__.partition("\n")[0])
    parser.add_argument("before", type=Path)
    parser.add_argument("after", type=Path)
    parser.add_argument("--game", default="stick-em")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--players", type=int, default=4, help="players per table")
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=3)
    parser.add_argument("--warmup", type=float, default=1.5)
    parser.add_argument("--core", type=int, default=0, help="the core of the servers")
    parser.add_argument("--players-core", type=int, default=1, help="the core of the players")
    return parser.parse_args()


def line(number: int, before: Run, after: Run) -> str:
    """One round: both costs, their ratio, both speeds, and the load of the machine."""
    speeds = f"{before.moves_per_second:6.0f} {after.moves_per_second:6.0f} moves/s"
    ratio = after.server_us / before.server_us
    costs = f"{before.server_us:6.1f} {after.server_us:6.1f}  {ratio:.3f}"
    return f"{number + 1:2} {costs}  {speeds}  load {os.getloadavg()[0]:.1f}"


def verdict(costs: list[tuple[float, float]]) -> str:
    """Medians, and the mean ratio with its interval, on a logarithmic scale."""
    before, after = [statistics.median(side) for side in zip(*costs, strict=True)]
    ratio, low, high = interval([math.log(late / early) for early, late in costs])
    return f"median {before:.1f} -> {after:.1f} us; ratio {ratio:.3f}, 95 % between {low:.3f} and {high:.3f}"


def interval(logs: list[float]) -> tuple[float, float, float]:
    """The mean of these logarithms and its interval, as ratios."""
    mean = statistics.fmean(logs)
    if len(logs) < 2:
        return math.exp(mean), 0.0, math.inf
    wide = T95[min(len(logs) - 2, len(T95) - 1)] * statistics.stdev(logs) / math.sqrt(len(logs))
    return math.exp(mean), math.exp(mean - wide), math.exp(mean + wide)


if __name__ == "__main__":
    main()
