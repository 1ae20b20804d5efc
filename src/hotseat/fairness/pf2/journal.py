"""What a client must not forget: every promise, list and part of every game, in order, append-only.

The journal keeps a client from showing two parts for one table. It is written before every answer and read back after
writing, so that two programs with the same journal cannot both answer.
"""

import errno
import json
import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, Protocol

What = Literal["promise", "list", "shown", "ready", "given-up", "alarm", "end"]


@dataclass(frozen=True)
class Note:
    """One line; `at` is the client's own time in milliseconds."""

    at: int
    what: What
    data: dict[str, Any]


class Journal(Protocol):
    """The journal of one client about one server."""

    def read(self, game: str) -> list[Note]:
        """All notes about this game, oldest first."""

    def append(self, game: str, note: Note) -> None:
        """Append this note durably; raises OSError if that fails."""

    def games(self) -> list[str]:
        """All games with notes."""


class MemoryJournal:
    """A journal in memory, lost when the program ends."""

    def __init__(self) -> None:
        self.notes: dict[str, list[Note]] = {}

    def read(self, game: str) -> list[Note]:
        """All notes about this game."""
        return list(self.notes.get(game, []))

    def append(self, game: str, note: Note) -> None:
        """Append this note."""
        self.notes.setdefault(game, []).append(note)

    def games(self) -> list[str]:
        """All games with notes."""
        return list(self.notes)


class FileJournal:
    """A journal in its own folder for every server: one file of JSON lines per game."""

    def __init__(self, folder: Path, origin: str) -> None:
        self.folder = folder / _file_name(origin)

    def read(self, game: str) -> list[Note]:
        """All notes about this game; a truncated last line is ignored, because it was never answered."""
        try:
            text = self._file(game).read_text(encoding="utf-8")
        except FileNotFoundError:
            return []
        return list(_notes(text))

    def append(self, game: str, note: Note) -> None:
        """Append this note durably."""
        self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        line = json.dumps({"at": note.at, "what": note.what, "data": note.data}) + "\n"
        file = os.open(self._file(game), os.O_RDWR | os.O_APPEND | os.O_CREAT, 0o600)
        try:
            written = (_mend(file) + line).encode()
            if os.write(file, written) != len(written):
                raise OSError(errno.ENOSPC, "the journal was not written", str(self._file(game)))
            os.fsync(file)
        finally:
            os.close(file)

    def games(self) -> list[str]:
        """All games with notes."""
        return sorted([file.stem for file in self.folder.glob("*.jsonl")])

    def _file(self, game: str) -> Path:
        return self.folder / f"{_file_name(game)}.jsonl"


def _mend(file: int) -> str:
    """A line break if a crash cut off the last line."""
    if os.fstat(file).st_size == 0:
        return ""
    os.lseek(file, -1, os.SEEK_END)
    return "" if os.read(file, 1) == b"\n" else "\n"


def _notes(text: str) -> Iterator[Note]:
    for line in text.splitlines():
        try:
            data = json.loads(line)
        except ValueError:
            continue
        yield Note(data["at"], data["what"], data["data"])


def _file_name(text: str) -> str:
    return "".join([c if c.isalnum() or c in "-." else "_" for c in text])
