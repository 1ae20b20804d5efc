"""Every numbered clause and every worked example of the rules has a test that names it."""

import re
from pathlib import Path

RULES = Path(__file__).parents[3] / "docs" / "rules" / "wazabi.md"
TESTS = Path(__file__).parent


def test_every_clause_and_example_has_a_test() -> None:
    clauses = re.findall(r"^- \*\*(WZ-[E\d.]+)", RULES.read_text(encoding="utf-8"), re.MULTILINE)
    tests = "\n".join(path.read_text(encoding="utf-8") for path in TESTS.rglob("test_*.py"))
    named = set(re.findall(r"WZ-E?\d+(?:\.\d+)?", tests))
    assert len(clauses) > 130
    assert [clause for clause in clauses if clause not in named] == []
