"""Fixtures shared by the tests of the server."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest


@pytest.fixture
def memory() -> Iterator[Path]:
    """A folder in memory if available, for tests that do not depend on a disk."""
    disk = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=disk if disk.is_dir() else None) as folder:
        yield Path(folder)
