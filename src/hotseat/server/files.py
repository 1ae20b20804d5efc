"""Files that hold secrets: only their owner may read them."""

import contextlib
import fcntl
import os
import stat
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

PRIVATE: Final = 0o600
_OTHERS: Final = stat.S_IRWXO


def keep_private(path: Path) -> None:
    """Create the file if it does not exist, readable by its owner only; withdraw everybody's access to an older one.

    An older file that only a group may read was opened to that group by the host, and stays so.
    """
    os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, PRIVATE))
    close_to_others(path)


def close_to_others(path: Path) -> None:
    """Withdraw everybody's access to this file, if it exists."""
    if path.exists() and path.stat().st_mode & _OTHERS:
        path.chmod(PRIVATE)


@contextlib.contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """Keep other processes out of the same block for this folder, which is created if necessary."""
    folder.mkdir(parents=True, exist_ok=True)
    file = os.open(folder, os.O_RDONLY | os.O_CLOEXEC)
    try:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield
    finally:
        os.close(file)


def kept_secret(path: Path, new: Callable[[], str]) -> str:
    """The secret in this file, which is created on first use with what `new` returns."""
    if not path.exists():
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE), "w", encoding="ascii") as file:
            file.write(new())
            file.flush()
            os.fsync(file.fileno())
    close_to_others(path)  # a copy restored from elsewhere
    return path.read_text(encoding="ascii").strip()
