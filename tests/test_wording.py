"""Phrases and rules are set as printers set them, and keep to the words of docs/words.md."""

import re
from pathlib import Path

import pytest

from hotseat.locales import FOLDER, LANGUAGES

DOCS = Path(__file__).parents[1] / "docs"
COMMAND = r"pip install (['\"]).*?\1"
"""What people copy into a shell keeps its straight quotes."""
EXCEPT = {
    "en/fairness.ftl": "word for word what the verifier of one file says, which prints plain ASCII",
}

FAULTS = {
    "en": {
        r"['\"]": "a straight quote",
        r"\.\.\.": "three dots",
        r"(?<=[\d}]) %": "a space before %",
        r"(?<=\w) …(?=[.?!]?$)": "a space before …",
    },
    "fr": {
        r"['\"]": "a straight quote",
        r"\.\.\.": "three dots",
        r"(?<=[^\s=])[ \u00a0][;!?](?!\S)": "no narrow no-break space before ; ! ?",
        r"(?<=[^\s=])[ \u202f]:(?!\S)": "no no-break space before :",
        r"«[^\u00a0]|[^\u00a0]»": "no no-break space inside « »",
        r"(?<=[\d}]) %": "no no-break space before %",
    },
    "de": {
        r"['\"]": "a straight quote",
        r"\.\.\.": "three dots",
        r"„[^“]*$|”|(?<!„)“(?=\w)": "quotes other than „…“",
        r"(?<=[\d}]) %": "no no-break space before %",
    },
}


def lines(language: str) -> list[tuple[str, str]]:
    """Every line that people may read, with where it stands; Fluent's own strings and comments are left out."""
    files = [*sorted((FOLDER / language).glob("*.ftl")), *sorted((DOCS / "rules" / language).glob("*.md"))]
    return [
        (f"{file.name}:{number}", re.sub(COMMAND, "", re.sub(r'\{ ?"[^"]*" ?\}', "", line)))
        for file in files
        if f"{language}/{file.name}" not in EXCEPT
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if file.suffix == ".md" or not line.startswith("#")
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_dots_and_spaces_are_those_of_the_language(language: str) -> None:
    found = [
        f"{place}: {fault}: {line.strip()}"
        for place, line in lines(language)
        for pattern, fault in FAULTS[language].items()
        if re.search(pattern, line)
    ]
    assert not found, "\n".join(found)


def avoided(language: str) -> list[str]:
    """The words that docs/words.md keeps out of this language."""
    table = [line for line in (DOCS / "words.md").read_text(encoding="utf-8").splitlines() if line.startswith("|")]
    column = {"fr": 3, "de": 4}[language]
    return [word.strip() for row in table[2:] for word in row.split("|")[1 + column].split(",") if word.strip()]


@pytest.mark.parametrize("language", ["fr", "de"])
def test_words_that_mean_something_else_or_have_a_better_name_are_avoided(language: str) -> None:
    words = avoided(language)
    assert len(words) > 8
    pattern = re.compile(r"\b(" + "|".join(map(re.escape, words)) + ")")
    found = [f"{place}: {line.strip()}" for place, line in lines(language) if pattern.search(line)]
    assert not found, "\n".join(found)


def test_no_name_stands_where_french_would_have_to_elide() -> None:
    """`de Anis` is wrong and `d’Basilic` too: names come after words that never change."""
    people = r"\{ \$(names?|seat|owner|victim|rival|target|winner|leader|partner|home|taker|from_owner) \}"
    pattern = re.compile(rf"(\b([Dd]e|[Qq]ue|[Ss]i) |’){people}")
    found = [f"{place}: {line.strip()}" for place, line in lines("fr") if pattern.search(line)]
    assert not found, "\n".join(found)
