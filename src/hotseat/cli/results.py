"""Results of tournaments kept on disk, one batch a line, so that an interrupted one goes on where it stopped."""

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
    """Changes with every change of the engine and its bots, so that old results are never taken for new ones."""
    found = hashlib.sha256()
    root = Path(hotseat.__file__).parent
    for layer in LAYERS:
        for file in sorted([*(root / layer).rglob("*.py"), *(root / layer).rglob("*.json")]):
            found.update(file.read_bytes())
    return found.hexdigest()[:16]


def key(match: Match) -> str:
    """What identifies a batch beside its first deal: the match without its length, and the engine that plays it."""
    spec = {name: value for name, value in asdict(match).items() if name != "deals"}
    return hashlib.sha256(json.dumps([fingerprint(), spec], sort_keys=True).encode()).hexdigest()[:24]


class Results:
    """A file of batches; without a path nothing is kept."""

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
            return  # the line that was being written when the program was interrupted
        rows = [(share, score) for share, score in entry["rows"]]
        self.found.setdefault(entry["match"], {})[entry["first"]] = rows

    def of(self, match: Match) -> dict[int, Rows]:
        """The batches of this match, by their first deal."""
        return self.found.get(key(match), {})

    def add(self, match: Match, first: int, rows: Rows) -> None:
        """Keep a batch."""
        if self.path:
            with self.path.open("a", encoding="utf-8") as file:
                # The newline comes first: the line before may have been cut off.
                file.write("\n" + json.dumps({"match": key(match), "first": first, "rows": rows}))
