"""Every clause and every worked example of the rules is named by a test."""

import re
from pathlib import Path

HERE = Path(__file__).parent
RULES = HERE.parents[2] / "docs" / "rules" / "chili-mafia.md"


def ids_in(text: str) -> set[str]:
    """Clause ids named in a text; `CM-8.13 to CM-8.17` names all between."""
    found = set(re.findall(r"CM-(?:E\d+|\d+\.\d+)", text))
    for chapter, first, last in re.findall(r"CM-(\d+)\.(\d+) to CM-\1\.(\d+)", text):
        found |= {f"CM-{chapter}.{number}" for number in range(int(first), int(last) + 1)}
    for first, last in re.findall(r"CM-E(\d+) to CM-E(\d+)", text):
        found |= {f"CM-E{number}" for number in range(int(first), int(last) + 1)}
    return found


def test_every_clause_is_named_by_a_test() -> None:
    rules = set(re.findall(r"\*\*(CM-(?:E\d+|\d+\.\d+))\*\*", RULES.read_text(encoding="utf-8")))
    files = [file for file in HERE.rglob("test_*.py") if file.name != Path(__file__).name]
    named = ids_in("\n".join([file.read_text(encoding="utf-8") for file in files]))
    assert len(rules) > 200
    assert sorted(rules - named) == []
    assert sorted(named - rules) == []
