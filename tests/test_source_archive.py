"""The source archive holds what building from it needs."""

import ast
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_the_tools_that_setup_imports_are_in_the_source_archive() -> None:
    tree = ast.parse((ROOT / "setup.py").read_text(encoding="utf-8"))
    imported = [node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module]
    needed = {name.replace(".", "/") + ".py" for name in imported if name.startswith("tools.")}
    included = set((ROOT / "MANIFEST.in").read_text(encoding="utf-8").split())
    assert needed
    assert needed | {"tools/__init__.py"} <= included
