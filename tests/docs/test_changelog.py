"""Fragments become the changelog: each one is read, and none is lost."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_every_fragment_is_in_the_changelog() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "towncrier", "build", "--draft", "--version", "9.9.9"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    fragments = sorted((ROOT / "changes").iterdir())
    assert fragments
    for fragment in fragments:
        assert fragment.name.endswith(".change.md"), f"{fragment.name} should be called {fragment.stem}.change.md"
        assert fragment.read_text(encoding="utf-8").strip() in ran.stdout, fragment.name
