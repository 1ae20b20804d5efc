"""D1: kill -9 under load loses no acknowledged move, doubles none and reorders none."""

import asyncio
import os
import sqlite3
import sys
from pathlib import Path

from tests.server.crashing import judge, run_crashes
from tests.server.served import Served

KILLS = 200 if os.environ.get("HOTSEAT_SOAK") else 20
TABLES = 20 if os.environ.get("HOTSEAT_SOAK") else 6


def test_no_acknowledged_move_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    witnesses = asyncio.run(run_crashes(Served(tmp_path), KILLS, TABLES, seed=1))
    verdict = judge(tmp_path, witnesses, KILLS)
    assert (verdict.lost, verdict.doubled, verdict.changed) == ([], [], [])
    assert verdict.acknowledged > 10 * KILLS
    print(f"{verdict.kills} kills, {verdict.acknowledged} acknowledged, {verdict.seen} batches seen, 0 lost")
    with sqlite3.connect(tmp_path / "hotseat.sqlite") as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_the_harness_catches_a_server_that_acknowledges_too_early(tmp_path: Path) -> None:
    mutant = Served(tmp_path, [sys.executable, "-m", "tests.server.mutant_early"])
    witnesses = asyncio.run(run_crashes(mutant, 5, TABLES, seed=2))
    assert judge(tmp_path, witnesses, 5).lost
