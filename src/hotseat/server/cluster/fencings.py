"""How often a node was fenced, noted in a file: the process ends at once, so nobody could read it from its memory."""

import contextlib
import os
from datetime import UTC, datetime
from pathlib import Path


class Fencings:
    """The notes of one node, a line each; without a file nothing is noted."""

    def __init__(self, file: Path | None = None) -> None:
        self._file = file

    def note(self) -> None:
        """Add a line. A failed write is ignored: the node has to stop."""
        if self._file is not None:
            with contextlib.suppress(OSError):
                file = os.open(self._file, os.O_WRONLY | os.O_CREAT | os.O_APPEND | os.O_CLOEXEC, 0o600)
                os.write(file, f"{datetime.now(UTC):%Y-%m-%d %H:%M:%S} UTC fenced\n".encode())
                os.close(file)

    def count(self) -> int:
        """The number of lines."""
        if self._file is None or not self._file.exists():
            return 0
        return self._file.read_bytes().count(b"\n")
