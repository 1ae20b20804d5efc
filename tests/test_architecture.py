"""Imports go one way: core <- runs, games <- bots, records, fairness <- server, client <- cli; core <- protocol."""

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "src" / "hotseat"
LAYERS = {
    "core": set(),
    "games": {"core"},
    "runs": {"core", "extras"},
    "bots": {"core", "games", "runs"},
    "simulation": {"core", "games", "bots", "runs"},
    "datasets": {"core", "games", "bots", "records", "runs"},
    "records": {"core", "games"},
    "moments": {"core", "games", "records"},
    "fairness": {"core", "games"},
    "table": {"bots", "core", "games", "locales", "records"},
    "starting": {"core", "games"},
    "drawing": {"core", "cli", "locales", "pictures"},
    "pictures": {"core", "games", "bots", "records", "table"},
    "rl": {"core", "games", "bots", "datasets", "extras", "records", "runs"},
    "extras": set(),
    "resources": {"core"},
    "locales": {"core", "games", "resources"},
    "protocol": {"core"},
    "server": {"core", "extras", "games", "bots", "moments", "records", "fairness", "locales", "protocol"},
    "client": {"core", "extras", "games", "bots", "fairness", "protocol"},
    "cli": {
        "bots",
        "client",
        "core",
        "datasets",
        "fairness",
        "games",
        "locales",
        "protocol",
        "rate",
        "records",
        "resources",
        "rl",
        "runs",
        "server",
        "simulation",
        "table",
    },
}
"""What each layer may import; core imports the standard library only (and mypyc's marks)."""


def imported_layers(file: Path) -> set[str]:
    """The hotseat layers that a file imports, TYPE_CHECKING blocks included."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
        elif isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
    return found


def files_of(layer: str) -> list[Path]:
    folder = PACKAGE / layer
    return sorted(folder.rglob("*.py")) if folder.is_dir() else [PACKAGE / f"{layer}.py"]


@pytest.mark.parametrize("layer", sorted(LAYERS))
def test_imports_go_one_way(layer: str) -> None:
    allowed = LAYERS[layer] | {layer}
    for file in files_of(layer):
        for module in imported_layers(file):
            if module.startswith("hotseat."):
                assert module.split(".")[1] in allowed, f"{file.name} imports {module}"


def test_the_engine_does_no_input_and_output() -> None:
    pure = {
        "dataclasses",
        "typing",
        "collections.abc",
        "copyreg",
        "mypy_extensions",
        "typing_extensions",
        "librt.vecs",
        "importlib",
        "inspect",
        "math",
        "functools",
        "enum",
        "hashlib",
        "hmac",
        "heapq",
        "itertools",
        "bisect",
        "operator",
    }
    for layer in ("core", "games", "bots"):
        for file in files_of(layer):
            outside = {module for module in imported_layers(file) if not module.startswith("hotseat")}
            if file.name == "arena.py":
                continue  # the tournament is a program, not a bot
            assert outside <= pure, f"{file.name} imports {sorted(outside - pure)}"
