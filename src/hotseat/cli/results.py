"""Tournament results on disk, one batch per line, so that an interrupted tournament can be resumed."""

import hashlib
import json
from dataclasses import asdict
from functools import cache
from pathlib import Path

import hotseat
from hotseat.bots.arena import Match, Rows

LAYERS = ("core", "games", "bots")


@cache
def fingerprint() -> str:
    """A hash of the engine and its bots, so that outdated results are never reused."""
    found = hashlib.sha256()
    root = Path(hotseat.__file__).parent
    for layer in LAYERS:
        for file in sorted([*(root / layer).rglob("*.py"), *(root / layer).rglob("*.json")]):
            found.update(file.read_bytes())
    return found.hexdigest()[:16]


def key(match: Match) -> str:
    """Identifies a batch together with its first deal: the match without its length, and the engine's fingerprint."""
    spec = {name: value for name, value in asdict(match).items() if name != "deals"}
    return hashlib.sha256(json.dumps([fingerprint(), spec], sort_keys=True).encode()).hexdigest()[:24]


class Results:
    """A file of batches; without a path nothing is saved."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.found: dict[str, dict[int, Rows]] = {}
        if path and path.exists():
            for line in path.read_text(encoding="utf-8").splitlines():
                self._read(line)

    def _read(self, line: str) -> None:
        try:
            entry = json.loads(line)
        except json.JSONDecodeError:
            return  # an incomplete line left by an interrupted program
        rows = [(share, score) for share, score in entry["rows"]]
        self.found.setdefault(entry["match"], {})[entry["first"]] = rows

    def of(self, match: Match) -> dict[int, Rows]:
        """The batches of this match, by their first deal."""
        return self.found.get(key(match), {})

    def add(self, match: Match, first: int, rows: Rows) -> None:
        """Save a batch."""
        if self.path:
            with self.path.open("a", encoding="utf-8") as file:
                # The newline comes first because the previous line may be incomplete.
                file.write("\n" + json.dumps({"match": key(match), "first": first, "rows": rows}))
