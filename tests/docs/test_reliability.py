"""docs/reliability.md names every row of the table, and every test that it names exists."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "reliability.md").read_text(encoding="utf-8")
ROWS = {"D": 20, "R": 4, "H": 12, "S": 13, "F": 9}


def test_every_row_is_there_once() -> None:
    found = re.findall(r"^\| ([DRHSF]\d+) \|", TEXT, re.M)
    assert found == [f"{kind}{number}" for kind, most in ROWS.items() for number in range(1, most + 1)]


def test_every_test_that_is_named_exists() -> None:
    named = re.findall(r"`([\w/]+\.py)::([\w…]+)`", TEXT)
    assert len(named) > 50
    for path, name in named:
        source = (ROOT / "tests" / path).read_text(encoding="utf-8")
        beginning = name.removesuffix("…") or "test_"
        end = r"\w*\(" if name.endswith("…") else r"\("
        assert re.search(rf"^\s*(async )?def {beginning}{end}", source, re.M), f"{path} has no {name}"


def test_every_mutant_of_the_leaks_that_is_named_exists() -> None:
    source = (ROOT / "tests" / "server" / "leaky.py").read_text(encoding="utf-8")
    for words in re.findall(r"mutants? ((?:`\w+`(?:, )?)+)", TEXT):
        for name in re.findall(r"`(\w+)`", words):
            assert f"def {name}(" in source, name
