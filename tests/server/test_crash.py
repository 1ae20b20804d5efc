"""D1: kill -9 under load loses no acknowledged move, doubles none and reorders none."""

import sqlite3
from pathlib import Path

from tests.server.crashing import judge, run_crashes
from tests.server.loop import run
from tests.server.served import Nursed
from tests.volume import SOAK, seed, tally, volume

KILLS = volume(20, 200)
TABLES = 20 if SOAK else 6
MOVES = 1200 if SOAK else 60
"""Maximum number of acknowledged moves between two kills."""


def test_no_acknowledged_move_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    witnesses = run(run_crashes(Nursed(tmp_path), KILLS, TABLES, MOVES, seed(1)))
    verdict = judge(tmp_path, witnesses, KILLS)
    assert (verdict.lost, verdict.doubled, verdict.changed) == ([], [], [])
    assert verdict.acknowledged > 10 * KILLS
    tally("D1", kills=verdict.kills, acknowledged=verdict.acknowledged)
    print(f"{verdict.kills} kills, {verdict.acknowledged} acknowledged, {verdict.seen} batches seen, 0 lost")
    with sqlite3.connect(tmp_path / "hotseat.sqlite") as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_the_harness_catches_a_server_that_acknowledges_too_early(tmp_path: Path) -> None:
    mutant = Nursed(tmp_path, "tests.server.mutant_early:serve")
    witnesses = run(run_crashes(mutant, 5, 6, 60, seed=2))
    assert judge(tmp_path, witnesses, 5).lost
