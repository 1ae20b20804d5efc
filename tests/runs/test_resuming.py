"""Kill the program itself at any time and start it again: the same table to the byte."""

import os
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

COMMAND = [sys.executable, "-m", "hotseat", "arena", "stick-em", "--hero", "easy", "--rivals", "random", "--json"]
MATCH = ["--deals", "1500", "--option", "rounds=1", "--workers", "2"]


def stored(file: Path) -> int:
    """How many deal sets the store holds."""
    try:
        with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as db:
            return int(db.execute("SELECT count(*) FROM piece").fetchone()[0])
    except sqlite3.Error:
        return 0


def workers_of(driver: int) -> list[int]:
    """The processes that this one started."""
    found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(driver)], capture_output=True, text=True, check=False)
    return [int(pid) for pid in found.stdout.split()]


def is_running(pid: int) -> bool:
    """Whether this process exists and is not merely waiting to be reaped."""
    found = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False)
    return bool(found.stdout.strip()) and not found.stdout.startswith("Z")


def killed(file: Path) -> int:
    """Run, and kill the driver as soon as it has stored something; returns how many workers it had, which end too."""
    before = stored(file)
    with subprocess.Popen([*COMMAND, *MATCH, "--store", str(file)], stdout=subprocess.DEVNULL) as driver:
        deadline = time.monotonic() + 100
        while stored(file) == before and driver.poll() is None and time.monotonic() < deadline:
            time.sleep(0.005)
        workers = workers_of(driver.pid)
        os.kill(driver.pid, signal.SIGKILL)
    while any(is_running(worker) for worker in workers):
        assert time.monotonic() < deadline, "a worker outlived its driver"
        time.sleep(0.01)
    return len(workers)


def test_a_killed_driver_starts_again_and_ends_with_the_same_table(tmp_path: Path) -> None:
    file = tmp_path / "results.sqlite"
    assert [killed(file), killed(file)] == [2, 2]
    assert 0 < stored(file) < 1500
    resumed = subprocess.run([*COMMAND, *MATCH, "--store", str(file)], capture_output=True, check=True, timeout=120)
    whole = subprocess.run([*COMMAND, *MATCH[:-1], "1"], capture_output=True, check=True, timeout=120)
    assert resumed.stdout == whole.stdout
    assert b'"deals": 1500' in whole.stdout
    assert stored(file) == 1500
