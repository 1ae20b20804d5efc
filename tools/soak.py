"""`make soak`: the tests of docs/reliability.md at full length, in slices of a few minutes that can be interrupted.

Each slice uses its own seeds and adds a line to the ledger: what was run, how much, on which commit, when, and the
result. When restarted, the soak continues where the ledger ends, always with the row that is furthest from its goal.
Once the reason of a failure is known, add it to the line as its `cause`.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import hotseat

ROOT = Path(__file__).parents[1]
LEDGER = ROOT / "docs" / "soak-ledger.jsonl"
Line = dict[str, Any]


@dataclass(frozen=True)
class Row:
    """A row of docs/reliability.md: its tests, the size of a slice, and the goal."""

    id: str
    tests: tuple[str, ...]
    share: float
    """The share of the full volume covered by one slice."""
    goal: dict[str, int]
    """The goal for each counter."""
    compiled: bool = False
    """Whether the compiled server is tested; many tests replace parts of the server and need the interpreted one."""


GAMES = ("chili-mafia", "spicy", "stick-em", "sweet-spicy", "wazabi")
CLUSTER = "tests/server/test_cluster.py"
CONTRACT = "tests/contract/test_contract.py"
LEAKS = "tests/server/test_leaks.py"
TIMING = "tests/server/test_timing.py"
ROWS = (
    Row("D1", ("tests/server/test_crash.py", "-k", "no_acknowledged"), 0.1, {"kills": 200, "acknowledged": 100_000}),
    Row("D2", ("tests/server/test_disk.py", "-k", "d2_every_move"), 0.1, {"acknowledged": 10_000}),
    Row("D3", ("tests/server/test_games.py", "-k", "crash_at_any_moment"), 0.1, dict.fromkeys(GAMES, 200)),
    Row("D5", ("tests/server/test_endurance.py", "-k", "d5"), 0.1, {"reconnections": 10_000}),
    Row("D6", ("tests/server/test_endurance.py", "-k", "d6"), 0.1, {"commands": 100_000}),
    Row("D11", ("tests/server/test_endurance.py", "-k", "d11"), 0.5, {"games": 3_000}),
    Row(
        "D16-nodes",
        (CLUSTER, "-k", "d16_a_fault_of"),
        0.05,
        {"killed": 200, "stopped": 200, "frozen": 200, "acknowledged": 100_000},
    ),
    Row(
        "D16-games",
        (CLUSTER, "-k", "d16_a_fault_leaves"),
        0.05,
        {"killed with all games": 200, "rolled with all games": 70},
    ),
    Row("D16-database", (CLUSTER, "-k", "d16_a_crash or d16_a_fail"), 0.05, {"restarts": 200}),
    Row("D16-split", (CLUSTER, "-k", "d16_a_node_cut"), 0.05, {"splits": 200}),
    Row("D18", ("tests/server/test_crowd.py", "-k", "d18_a_crowd"), 0.5, {"clients": 4_000}),
    Row("D20", ("tests/server/test_snapshots.py", "-k", "any_moment"), 0.1, dict.fromkeys(GAMES, 100)),
    Row("R1", (CONTRACT, "-k", "r1_random_games"), 0.05, {f"{game} games": 200_000 for game in GAMES}),
    Row("H1-engine", (CONTRACT, "-k", "h1_two_worlds"), 0.05, {f"{game} pairs": 200_000 for game in GAMES}),
    # Together 100,000 pairs on the wire; most of them on the server that people run.
    Row("H1", (LEAKS, "-k", "h1_two_worlds"), 0.01, {"pairs": 44_000}),
    Row("H1-compiled", (LEAKS, "-k", "h1_two_worlds"), 0.01, {"pairs": 56_000}, compiled=True),
    Row(
        "H5",
        (TIMING, "-k", "h5_h7_nobody_can_tell"),
        0.25,
        {"by_preset": 20_000, "by_the_clock": 20_000, "by_bot": 20_000},
    ),
    Row("H10", ("tests/server/test_endurance.py", "-k", "h10"), 0.1, {"games": 200}),
    Row("H11", ("tests/server/test_undo.py", "-k", "h11_nothing"), 0.1, dict.fromkeys(GAMES, 1_000)),
    Row("F5", ("tests/server/test_slap_fairness.py", "-k", "quicker_hand"), 0.2, {"races": 10_000}),
    Row("F6", ("tests/server/test_endurance.py", "-k", "f6"), 0.1, dict.fromkeys(GAMES, 20_000)),
    Row("S3", ("tests/server/test_strangers.py", "-k", "s3_damaged_messages"), 0.05, {"messages": 1_000_000}),
    Row(
        "S10",
        ("tests/test_loaders.py",),
        0.05,
        {"records": 200_000, "positions": 200_000},
    ),
)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, help="stop after the slice in which this time runs out")
    parser.add_argument("--row", nargs="+", help="only these rows, such as D1")
    parser.add_argument("--report", action="store_true", help="print the progress of every row and exit")
    parser.add_argument("--workers", default="auto", help="number of pytest processes")
    args = parser.parse_args()
    rows = [row for row in ROWS if not args.row or row.id in args.row]
    if len(rows) < len(args.row or []):
        parser.error(f"There is no such row. Rows: {', '.join(row.id for row in ROWS)}.")
    if args.report:
        report(rows, read_ledger())
    elif changed := changed_since_the_build():
        sys.exit(f"The installed build is not of these sources: {changed[0]} differs. `make soak` builds first.")
    else:
        sys.exit(soak(rows, args.minutes, args.workers))


def soak(rows: list[Row], minutes: float | None, workers: str) -> int:
    """Run slices until every row has reached its goal or the time is up; 1 if a slice failed."""
    began = time.monotonic()
    while minutes is None or time.monotonic() - began < 60 * minutes:
        ledger = read_ledger()
        row = min(rows, key=lambda one: reached(one, ledger))
        if reached(row, ledger) >= 1:
            break
        line = run_slice(row, next_slice(row, ledger), workers)
        with LEDGER.open("a", encoding="utf-8") as lines:
            lines.write(json.dumps(line) + "\n")
        print(f"{row.id}, slice {line['slice']}: {line['result']}, {reached(row, read_ledger()):.0%} of the goal")
        if line["result"] != "passed":
            return 1
    report(rows, read_ledger())
    return 0


def run_slice(row: Row, number: int, workers: str) -> Line:
    """Run one slice of a row; returns its line of the ledger."""
    print(f"{row.id}, slice {number}: {row.share:.0%} of the full volume", flush=True)
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        tally = Path(folder) / "tally.jsonl"
        done = subprocess.run(
            [
                sys.executable,
                "-m",
                "pytest",
                "-q",
                "--timeout",
                "0",
                "-n",
                workers,
                "--dist",
                "worksteal",
                "--capture=sys",
                *row.tests,
            ],
            cwd=ROOT,
            env={**os.environ, **wishes(row, number, tally)},
            check=False,
        )
        counts = added_up(tally)
    return {
        "row": row.id,
        "slice": number,
        "share": row.share,
        "counts": counts,
        "seconds": round(time.monotonic() - began),
        "commit": commit(),
        "date": time.strftime("%Y-%m-%d", time.gmtime()),
        "result": "passed" if done.returncode == 0 else "failed",
    }


def wishes(row: Row, number: int, tally: Path) -> dict[str, str]:
    """The environment variables that tell the tests what to do (tests/volume.py, tests/conftest.py)."""
    return {
        "HOTSEAT_SOAK": str(row.share),
        "HOTSEAT_SLICE": str(number),
        "HOTSEAT_TALLY": str(tally),
        "HOTSEAT_COMPILED_SERVER": "1" if row.compiled else "",
    }


def added_up(tally: Path) -> dict[str, int]:
    """The counters of a slice's tests, summed by name."""
    counts: dict[str, int] = {}
    if tally.exists():
        for line in tally.read_text(encoding="utf-8").splitlines():
            for name, count in json.loads(line).items():
                if name != "row":
                    counts[name] = counts.get(name, 0) + count
    return counts


def commit() -> str:
    """The commit that was tested, with a mark if the working tree differs from it by more than the ledger."""
    mark = "-dirty" if git("status", "--porcelain", "--untracked-files=no", "--", ".", f":(exclude){LEDGER}") else ""
    return git("rev-parse", "--short", "HEAD") + mark


def git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False).stdout.strip()


def changed_since_the_build(sources: Path = ROOT / "src" / "hotseat") -> list[str]:
    """The source files that differ from those of the installed build, which is what the tests run."""
    installed = Path(hotseat.__file__).parent
    files = [file.relative_to(sources) for file in sorted(sources.rglob("*.py"))]
    return [str(file) for file in files if not same(sources / file, installed / file)]


def same(one: Path, two: Path) -> bool:
    return two.exists() and one.read_bytes() == two.read_bytes()


def read_ledger() -> list[Line]:
    """All lines of the ledger, oldest first."""
    if not LEDGER.exists():
        return []
    return [json.loads(line) for line in LEDGER.read_text(encoding="utf-8").splitlines()]


def done_of(row: Row, ledger: list[Line]) -> dict[str, int]:
    """The sums over the passed slices of a row."""
    passed = [line["counts"] for line in ledger if line["row"] == row.id and line["result"] == "passed"]
    return {name: sum(counts.get(name, 0) for counts in passed) for name in row.goal}


def areas(ledger: list[Line]) -> dict[str, tuple[float, int]]:
    """How well the attackers of H5 did over all slices that measured it, and in how many windows of each kind.

    The keys are the way in which the target declines and what the attacker looks at; guessing has an area of 0.5.
    """
    slices = [line["counts"] for line in ledger if line["row"] == "H5" and line["result"] == "passed"]
    found: dict[str, tuple[float, int]] = {}
    for name in sorted({name for counts in slices for name in counts if ": " in name}):
        measured = [counts for counts in slices if name in counts]
        windows = sum(counts[name.partition(": ")[0]] for counts in measured)
        found[name] = (sum(counts[name] for counts in measured) / windows, windows)
    return found


def reached(row: Row, ledger: list[Line]) -> float:
    """The share of its goal that a row has reached, by its slowest counter."""
    done = done_of(row, ledger)
    return min(done[name] / goal for name, goal in row.goal.items())


def next_slice(row: Row, ledger: list[Line]) -> int:
    """The first slice of a row whose seeds have not been used."""
    return 1 + max((line["slice"] for line in ledger if line["row"] == row.id), default=0)


def report(rows: list[Row], ledger: list[Line]) -> None:
    """Print the progress of every row."""
    print("| row | what | done | goal | slices | failed | minutes |\n| --- | --- | --- | --- | --- | --- | --- |")
    for row in rows:
        lines = [line for line in ledger if line["row"] == row.id]
        failed = sum(line["result"] != "passed" for line in lines)
        minutes = sum(line["seconds"] for line in lines) / 60
        for name, count in done_of(row, ledger).items():
            print(f"| {row.id} | {name} | {count:,} | {row.goal[name]:,} | {len(lines)} | {failed} | {minutes:.0f} |")
    for attacker, (area, windows) in areas(ledger).items() if any(row.id == "H5" for row in rows) else ():
        print(f"\nH5, {attacker}: area {area:.4f} in {windows:,} windows of each kind")
    for line in ledger:
        if line["result"] != "passed" and line["row"] in {row.id for row in rows}:
            print(f"\n{line['row']}, slice {line['slice']} failed: {line.get('cause', 'not explained yet')}")


if __name__ == "__main__":
    main()
