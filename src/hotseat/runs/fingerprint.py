"""Which engine and bots made a result, and which job a result belongs to."""

import hashlib
import json
from functools import cache
from pathlib import Path
from typing import Any, Final

import hotseat

LAYERS: Final = ("core", "games", "bots", "rl")
"""What results depend on: the rules, the bots, and how saved agents play."""


@cache
def fingerprint() -> str:
    """A hash of the engine, its bots and its agents, so that outdated results are never reused."""
    found = hashlib.sha256()
    root = Path(hotseat.__file__).parent
    for layer in LAYERS:
        for file in sorted([*(root / layer).rglob("*.py"), *(root / layer).rglob("*.json")]):
            found.update(file.read_bytes())
    return found.hexdigest()[:16]


def key(spec: dict[str, Any]) -> str:
    """Identifies the pieces of a job: its spec together with the engine's fingerprint."""
    return hashlib.sha256(json.dumps([fingerprint(), spec], sort_keys=True).encode()).hexdigest()[:32]


def file_hash(path: str | Path) -> str:
    """The hash of a file's contents; empty if there is none."""
    file = Path(path)
    return hashlib.sha256(file.read_bytes()).hexdigest() if file.is_file() else ""
