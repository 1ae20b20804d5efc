"""The load test in small: correctness only, no figure."""

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_many_tables_at_once_keep_every_move(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), *[path for path in sys.path if path]])}
    words = ["--tables", "12", "--players", "3", "--rate", "60", "--seconds", "3", "--warmup", "1", "--runs", "1"]
    run = subprocess.run(
        [sys.executable, "-m", "bench.load", *words, "--results", str(tmp_path)],
        capture_output=True,
        text=True,
        env=environment,
        timeout=90,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    report = json.loads((tmp_path / "load.json").read_text(encoding="utf-8"))
    for name in ("durable", "control"):
        assert report[name]["sockets"] == 36
        assert report[name]["refused"] == 0
        assert report[name]["moves_per_second"] > 0
