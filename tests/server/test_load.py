"""The load test in small: correctness only, no figure."""

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
ALONE = ["--runs", "1", "--no-peer", "--no-nodes", "--no-memory"]


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
