"""Everything the verifier and a refused setup say exists in every language, and the English is the same everywhere."""

import re
from pathlib import Path
from string import Formatter
from typing import get_args

import pytest

import hotseat.fairness
from hotseat.fairness import FairnessError
from hotseat.fairness.verify import MESSAGES, english
from hotseat.locales import FOLDER, LANGUAGES, phrases
from hotseat.protocol.refusals import OfShuffle

PACKAGE = Path(hotseat.fairness.__file__).parent
RAISED = set(re.findall(r'"(fair-[a-z-]+)"', "".join(path.read_text() for path in PACKAGE.rglob("*.py"))))
CODES = sorted(RAISED | set(get_args(OfShuffle)))
"""What the package refuses, and what a server refuses in a shuffle."""


def facts_of(code: str) -> dict[str, str]:
    return {name: f"<{name}>" for _, name, _, _ in Formatter().parse(MESSAGES[code]) if name}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_worded_with_all_its_facts(language: str) -> None:
    for code in MESSAGES:
        said = phrases(language).say(f"verify-{code}", **facts_of(code))
        assert all(fact in said for fact in facts_of(code).values()), said


def test_the_command_and_the_single_file_speak_the_same_english() -> None:
    for code in MESSAGES:
        assert phrases("en").say(f"verify-{code}", **facts_of(code)) == english(code, facts_of(code))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_worded(language: str) -> None:
    assert len(CODES) == 24
    for code in CODES:
        assert "error" not in phrases(language).error(
            FairnessError("error", code, {"seat": "A", "what": "seats", "wait": "1000"})
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_phrase_is_left_over(language: str) -> None:
    ids = re.findall(r"^([a-z0-9-]+) =", (FOLDER / language / "fairness.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    command = ["command-verify", "help-transcript", "help-receipt", "help-replay", "help-no-replay", "help-server-key"]
    said = [f"verify-{code}" for code in MESSAGES] + [f"error-{code}" for code in CODES]
    assert sorted(ids) == sorted(command + said)
