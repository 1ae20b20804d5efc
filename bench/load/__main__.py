"""`python -m bench.load`: so many tables, so many moves a second, latencies as the median of several runs.

Every run is followed by a control without a store, in the same minute on the same machine, so that what the disk costs
can be told from what the machine does. One process is the server, one is this load generator.
"""

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from bench.load.players import Figures, LoadTable, sit_down

ROOT = Path(__file__).parents[2]
RESULTS = ROOT / "bench" / "results"


class Process:
    """A server process for one run."""

    def __init__(self, folder: Path, module: list[str]) -> None:
        wishes = {
            "DB": str(folder / "load.sqlite"),
            "REQUESTS": "1000000",
            "MOST_CONNECTIONS": "100000",
            "MOST_TABLES": "10000",
            "LOG": "error",
        }
        environment = {**os.environ, **{f"HOTSEAT_{name}": value for name, value in wishes.items()}}
        self.process = subprocess.Popen(
            [sys.executable, "-m", *module, "--port", "0", "--no-browser"],
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.url = next(word for word in line.split() if word.startswith("http"))

    def rss(self) -> float:
        """Megabytes of memory in use."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii").splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) / 1024
        return 0.0

    def cpu(self) -> float:
        """Seconds of processor time used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        """End it."""
        self.process.terminate()
        self.process.wait(60)
        assert self.process.stdout is not None
        self.process.stdout.close()


async def drive(tables: list[LoadTable], rate: float, seconds: float) -> int:
    """Let random tables move, evenly spread in time; returns how many moves were sent."""
    began = time.perf_counter()
    sent = 0
    rng = random.Random(1)
    while (passed := time.perf_counter() - began) < seconds:
        while sent < passed * rate:
            await rng.choice(tables).move()
            sent += 1
        await asyncio.sleep(0.001)
    return sent


async def measure(process: Process, args: argparse.Namespace) -> dict[str, Any]:
    """One run."""
    figures = Figures()
    tables: list[LoadTable] = []
    gate = asyncio.Semaphore(8)

    async def seat(number: int) -> None:
        async with gate:
            tables.append(await sit_down(process.url, args.players, figures, number))

    await asyncio.gather(*[seat(number) for number in range(args.tables)])
    listening = [asyncio.create_task(table.listen(seat)) for table in tables for seat in table.seats]
    await drive(tables, args.rate, args.warmup)
    for table in tables:
        table.measuring = True
    cpu = process.cpu()
    began = time.perf_counter()
    await drive(tables, args.rate, args.seconds)
    lasted = time.perf_counter() - began
    used = process.cpu() - cpu
    await asyncio.sleep(0.5)
    for task in listening:
        task.cancel()
    await asyncio.gather(*listening, return_exceptions=True)
    ordered = sorted(figures.acknowledged)
    return {
        "sockets": args.tables * args.players,
        "moves_per_second": round(len(ordered) / lasted, 1),
        "p50_ms": round(1000 * ordered[len(ordered) // 2], 2),
        "p95_ms": round(1000 * ordered[int(len(ordered) * 0.95)], 2),
        "p99_ms": round(1000 * ordered[int(len(ordered) * 0.99)], 2),
        "rss_mb": round(process.rss(), 1),
        "server_cpu": round(used / lasted, 2),
        "refused": len(figures.refused),
    }


def run(args: argparse.Namespace, module: list[str]) -> dict[str, Any]:
    """One run on a fresh server and a fresh database."""
    with tempfile.TemporaryDirectory() as folder:
        process = Process(Path(folder), module)
        try:
            return asyncio.run(measure(process, args))
        finally:
            process.stop()


def median(runs: list[dict[str, Any]]) -> dict[str, Any]:
    """The median of every figure."""
    return {name: statistics.median([one[name] for one in runs]) for name in runs[0]}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.load")
    parser.add_argument("--tables", type=int, default=334)
    parser.add_argument("--players", type=int, default=6)
    parser.add_argument("--rate", type=float, default=500)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--warmup", type=float, default=3)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--results", type=Path, default=RESULTS)
    args = parser.parse_args()
    durable, control = [], []
    for number in range(args.runs):
        durable.append(run(args, ["hotseat.cli", "serve"]))
        control.append(run(args, ["bench.load.no_store"]))
        print(f"run {number + 1}  durable {durable[-1]}\n       control {control[-1]}", flush=True)
    settings = {name: value for name, value in vars(args).items() if name != "results"}
    report = {"settings": settings, "durable": median(durable), "control": median(control)}
    args.results.mkdir(parents=True, exist_ok=True)
    (args.results / "load.json").write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    print(f"median of {args.runs}\n durable {report['durable']}\n control {report['control']}")


if __name__ == "__main__":
    main()
