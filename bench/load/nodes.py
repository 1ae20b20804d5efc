"""`python -m bench.load.nodes`: one node on one core against two nodes on two cores, on one PostgreSQL.

Every round plays the same number of tables per node, flat out, once on one node and once on two; the order changes from
round to round. Each node is pinned to a core of its own and has its own players. On a machine with two cores players
and PostgreSQL use the same cores, so moves per second of wall time say little; what counts is how many moves a node
makes in a second of its own CPU time. The sum over both nodes, divided by that of one node alone, is what two cores
carry if everything else runs elsewhere.
"""

import argparse
import math
import os
import statistics
import sys
import tempfile
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import psycopg
from msgspec import Struct, structs

from bench.load.players import Measured, Parameters
from bench.load.runs import played
from bench.load.servers import SOURCES, Process
from bench.load.usage import cpu
from bench.load.versus import interval
from tools.cluster import Cluster, free_port, missing

WANTED = 1.8


class Carried(Struct, frozen=True):
    """What some nodes did in one run."""

    moves_per_second: float
    carried: float
    """Moves per second of CPU time, summed over the nodes."""
    database_us: float
    """CPU time of PostgreSQL per move."""
    problems: list[str] = []


def main() -> None:
    """Measure and print; fails if a move was lost or refused."""
    parser = argparse.ArgumentParser(prog="python -m bench.load.nodes", description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=50, help="tables per node")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=4)
    parser.add_argument("--rounds", type=int, default=5)
    args = parser.parse_args()
    if lacking := missing():
        sys.exit(f"Install first: apt-get install {' '.join(lacking)}")
    parameters = Parameters("stick-em", args.tables, args.players, 0, 1.5, args.seconds, 0)
    print(verdict(measured(parameters, args.rounds)))


def measured(parameters: Parameters, rounds: int) -> list[tuple[Carried, Carried]]:
    """By round: one node, and two."""
    found: list[tuple[Carried, Carried]] = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)  # PostgreSQL may run as another user
        database = Cluster(folder)
        try:
            address = database.start_database()
            for number in range(rounds):
                order = (1, 2) if number % 2 == 0 else (2, 1)
                runs = {count: run(count, parameters, address, folder, database.running[0].pid) for count in order}
                found.append((runs[1], runs[2]))
                print(line(number, *found[-1]), file=sys.stderr, flush=True)
        finally:
            database.stop()
    problems = [problem for pair in found for one in pair for problem in one.problems]
    if problems:
        sys.exit("\n".join(problems))
    return found


def run(count: int, parameters: Parameters, database: str, folder: Path, postgres: int) -> Carried:
    """Play on this many nodes at once."""
    with ExitStack() as nodes:
        started = [nodes.enter_context(node(number, database, folder)) for number in range(count)]
        before = cpu_of_family(postgres)
        with ThreadPoolExecutor(count) as pool:
            work = [structs.replace(parameters, url=one.url, pid=one.pid) for one in started]
            files = [folder / f"players{number}.json" for number in range(count)]
            results = list(pool.map(played, work, files))
        used = cpu_of_family(postgres) - before
    moves = [len(one.latencies) for one in results]
    refused = [problem for one in results for problem in one.problems]
    return Carried(
        sum([made / one.used.seconds for made, one in zip(moves, results, strict=True)]),
        sum([made / one.used.seconds / one.used.server_cpu for made, one in zip(moves, results, strict=True)]),
        1e6 * used / max(sum([len(one.stored) for one in results]), 1),
        [*refused[:3], *not_stored(database, results)],
    )


def node(number: int, database: str, folder: Path) -> Process:
    """A node on a core of its own."""
    port = free_port()
    settings = {
        "DB": database,
        "NODE": f"n{number}",
        "PORT": str(port),
        "PUBLIC_URL": f"http://127.0.0.1:{port}",
        "KEYS": str(folder / "keys"),
        "REQUESTS": "1000000",
        "MOST_CONNECTIONS": "100000",
        "MOST_TABLES": "10000",
        "LOG": "error",
    }
    (folder / "keys").mkdir(exist_ok=True)
    environment = {**SOURCES, **{f"HOTSEAT_{name}": value for name, value in settings.items()}}
    core = number % (os.cpu_count() or 1)
    words = ["taskset", "-c", str(core), sys.executable, "-m", "hotseat.cli", "serve", "--no-browser"]
    return Process(words, folder, environment)


def cpu_of_family(pid: int) -> float:
    """CPU time of PostgreSQL: of its sessions, which are children of its first process, and of those that ended."""
    total = cpu(pid)
    for task in Path("/proc").glob("[0-9]*/stat"):
        try:
            parts = task.read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
            if int(parts[1]) == pid:
                total += cpu(int(task.parent.name))
            elif int(task.parent.name) == pid:
                total += (int(parts[13]) + int(parts[14])) / os.sysconf("SC_CLK_TCK")  # of children that have ended
        except (OSError, IndexError):
            continue  # it has just ended
    return total


def not_stored(database: str, results: list[Measured]) -> list[str]:
    """Acknowledged commands that are not in the log exactly once."""
    query = "select table_id, entry::json->>'command' from log where coalesce(entry::json->>'command', '') <> ''"
    with psycopg.connect(database.replace("+psycopg", "")) as connection:
        stored = Counter(connection.execute(query).fetchall())
    acknowledged = [(table, command) for one in results for table, command in one.stored]
    wrong = [(table, command) for table, command in acknowledged if stored[table, command] != 1]
    return [f"{table} {command}: stored {stored[table, command]} times" for table, command in wrong[:5]]


def line(number: int, one: Carried, two: Carried) -> str:
    """One round."""
    return (
        f"{number + 1:2} one node {one.carried:6.0f} moves per CPU second, two {two.carried:6.0f}:"
        f" {two.carried / one.carried:.2f};  {one.moves_per_second:5.0f} and {two.moves_per_second:5.0f} moves/s;"
        f" PostgreSQL {one.database_us:.0f} and {two.database_us:.0f} us a move; load {os.getloadavg()[0]:.1f}"
    )


def verdict(found: list[tuple[Carried, Carried]]) -> str:
    """The ratio with its interval."""
    ratio, low, high = interval([math.log(two.carried / one.carried) for one, two in found])
    wall = statistics.median([two.moves_per_second / one.moves_per_second for one, two in found])
    told = f"two nodes carry {ratio:.2f} x one node, 95 % between {low:.2f} and {high:.2f}"
    return f"{told} >= {WANTED:g}: {'yes' if ratio >= WANTED else 'NO'} (wall: {wall:.2f})"


if __name__ == "__main__":
    main()
