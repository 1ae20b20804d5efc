"""Fixtures shared by all tests, and which server they test."""

import os
import sys
from collections.abc import Iterator, Sequence
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

SERVER = ("hotseat.server.", "hotseat.fairness.entries", "hotseat.protocol.frames")
"""The modules of the server that are compiled."""


class Interpreted:
    """Loads the server from its Python files, because many tests replace parts of it, which cannot be done to compiled
    code. HOTSEAT_COMPILED_SERVER=1 tests the compiled server instead, without these tests."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith(SERVER) or not path:
            return None
        file = Path(path[0]) / f"{name.rpartition('.')[2]}.py"
        return spec_from_file_location(name, file) if file.is_file() else None


if not os.environ.get("HOTSEAT_COMPILED_SERVER"):
    sys.meta_path.insert(0, Interpreted)


@pytest.fixture(autouse=True, scope="session")
def journal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Clients of tests keep their journals in a folder of the test run."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("HOTSEAT_JOURNAL", str(tmp_path_factory.mktemp("journal")))
        yield
