"""Every clause and every worked example of the rules has a test that names it."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RULES = sorted((ROOT / "docs" / "rules").glob("*.md"))
CLAUSE = re.compile(r"\*\*([A-Z]{2}-E?\d+(?:\.\d+)?)\b")


def clauses(rules: str) -> set[str]:
    """The clause ids that a rules text defines."""
    return set(CLAUSE.findall(rules))


def named_by(tests: str) -> set[str]:
    """The clause ids that a text of tests names."""
    return set(re.findall(r"\b[A-Z]{2}-E?\d+(?:\.\d+)?(?!\d)", tests))


TESTS = "\n".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "tests" / "games").rglob("*.py")))


@pytest.mark.parametrize("rules", RULES, ids=lambda path: path.stem)
def test_no_clause_is_without_a_test(rules: Path) -> None:
    without = clauses(rules.read_text(encoding="utf-8")) - named_by(TESTS)
    assert sorted(without) == []


def test_no_test_names_a_clause_that_does_not_exist() -> None:
    known = set().union(*[clauses(rules.read_text(encoding="utf-8")) for rules in RULES])
    chapters = {clause.partition(".")[0] for clause in known}
    prefixes = {clause[:2] for clause in known}
    assert sorted(clause for clause in named_by(TESTS) - known - chapters if clause[:2] in prefixes) == []


def test_the_check_finds_a_clause_without_a_test() -> None:
    rules = "- **XX-1.1** one\n- **XX-1.10** two\n- **XX-E2** three **XX-E3** four"
    assert clauses(rules) == {"XX-1.1", "XX-1.10", "XX-E2", "XX-E3"}
    assert clauses(rules) - named_by('"""XX-1.10, XX-E2"""') == {"XX-1.1", "XX-E3"}
