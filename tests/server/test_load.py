"""The load test in small: correctness only, no figure."""

import json
import os
import subprocess
import sys
from pathlib import Path

from bench.load.experts import queued, run
from bench.load.players import Parameters

ROOT = Path(__file__).parents[2]


def test_many_tables_at_once_keep_every_move(tmp_path: Path) -> None:
    """Every acknowledged move is in the store exactly once; nobody is refused, lost or told of an older state."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), *[path for path in sys.path if path]])}
    words = ["--tables", "12", "--players", "3", "--watchers", "1", "--rate", "60", "--seconds", "2", "--warmup", "1"]
    run = subprocess.run(
        [
            sys.executable,
            "-m",
            "bench.load",
            *words,
            "--runs",
            "1",
            "--no-peer",
            "--no-nodes",
            "--no-experts",
            "--no-memory",
            "--results",
            str(tmp_path),
        ],
        capture_output=True,
        text=True,
        env=environment,
        timeout=90,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    report = json.loads((tmp_path / "load.json").read_text(encoding="utf-8"))
    for name in ("durable", "control"):
        assert report["runs"][name][0]["problems"] == []
        assert report["median"][name]["sockets"] == 48
        assert report["median"][name]["moves_per_second"] > 0


def test_people_are_acknowledged_while_experts_think_in_a_process_of_their_own() -> None:
    """Nobody is refused or lost; how long it takes is measured by `make load`."""
    seen = run(Parameters("stick-em", 1, 3, 0, 0.5, 1, 10, experts=4))
    assert not seen.problems
    assert seen.moves > 0
    assert seen.worker_mb > 0


def test_bots_that_wait_and_bots_that_are_thought_for_are_both_in_the_queue() -> None:
    metrics = 'hotseat_bots_waiting{node="a"} 41.0\nhotseat_bots_thinking{node="a"} 2.0\nhotseat_bots_other 9.0\n'
    assert queued(metrics) == 43
