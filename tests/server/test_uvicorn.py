"""line.py relies on internals of uvicorn's WebSocket protocol: changes there must be reviewed before upgrading."""

import hashlib
import inspect
import re
import tomllib
from importlib import metadata
from pathlib import Path

from uvicorn.protocols.websockets import websockets_sansio_impl as protocol

READ = "8b32a97a1608788b"
"""The source that line.py was written against."""


def test_uvicorns_protocol_is_the_one_that_our_line_extends() -> None:
    found = hashlib.sha256(inspect.getsource(protocol).encode()).hexdigest()[:16]
    assert found == READ, "uvicorn changed: compare src/hotseat/server/line.py with it, then note the new hash here"


def test_a_version_that_nobody_has_read_is_not_installed() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))
    bounds = {re.split(r"[<>=]", line)[0]: line for line in project["project"]["optional-dependencies"]["server"]}
    major, minor, *_ = metadata.version("uvicorn").split(".")
    assert bounds["uvicorn"] == f"uvicorn>={major}.{minor},<{major}.{int(minor) + 1}"
    assert "<" in bounds["websockets"]
