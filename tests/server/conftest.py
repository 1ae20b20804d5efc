"""What the tests of the server share."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest


@pytest.fixture
def memory() -> Iterator[Path]:
    """A folder in memory where there is one: for tests that do not ask what a disk does."""
    disk = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=disk if disk.is_dir() else None) as folder:
        yield Path(folder)
