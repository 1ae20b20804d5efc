"""Every clause and every worked example of both digests is named by a test."""

import re
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent
RULES = Path(__file__).parents[3] / "docs" / "rules"


@pytest.mark.parametrize("digest", ["spicy.md", "sweet-spicy.md"])
def test_every_clause_has_a_test(digest: str) -> None:
    clauses = re.findall(r"^- \*\*((?:SP|SW)-[E\d.]+)\*\*", (RULES / digest).read_text(encoding="utf-8"), re.MULTILINE)
    tests = "\n".join([file.read_text(encoding="utf-8") for file in sorted(FOLDER.glob("test_*.py"))])
    named = set(re.findall(r"(?:SP|SW)-[E\d]+(?:\.\d+)?", tests))
    assert len(clauses) > 50
    assert [clause for clause in clauses if clause not in named] == []
