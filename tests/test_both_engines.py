"""The compiled and the interpreted engine are the same game, move for move."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import hotseat

SOURCE = Path(__file__).parents[1] / "src"

GAMES_EACH = 30


def transcript(engine: Path | None) -> list[str]:
    """What `tests/transcript.py` prints for this engine; None is the installed one."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if engine:
        environment["PYTHONPATH"] = str(engine)
    words = [sys.executable, "-m", "tests.transcript", str(GAMES_EACH)]
    done = subprocess.run(words, check=True, capture_output=True, text=True, cwd=SOURCE.parent, env=environment)
    return done.stdout.splitlines()


def installed() -> bool:
    """Whether the package is installed beside the source tree, as `make test` does it."""
    words = [sys.executable, "-P", "-c", "import hotseat"]
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.run(words, capture_output=True, env=environment).returncode == 0


@pytest.mark.skipif(not installed(), reason="hotseat is not installed here: run `make test`")
def test_seeded_games_agree_move_for_move() -> None:
    interpreted, other = transcript(SOURCE), transcript(None)
    assert interpreted[0] == "False"
    assert other[1:] == interpreted[1:]
    assert len(other) == 1 + GAMES_EACH * len(hotseat.GAMES)
