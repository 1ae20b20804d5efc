"""Fixtures shared by the tests of the server."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Postgres, postgres


@pytest.fixture
def memory() -> Iterator[Path]:
    """A folder in memory if available, for tests that do not depend on a disk."""
    disk = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=disk if disk.is_dir() else None) as folder:
        yield Path(folder)


@pytest.fixture
def server_of_postgres() -> Iterator[Postgres]:
    """A PostgreSQL server of this test's own."""
    with postgres() as running:
        yield running


@pytest.fixture(scope="session")
def common_postgres() -> Iterator[Postgres]:
    """A PostgreSQL server for all tests that leave it running."""
    with postgres() as running:
        yield running


@pytest.fixture
def database(common_postgres: Postgres) -> str:
    """The address of an empty database."""
    return common_postgres.new_database()
