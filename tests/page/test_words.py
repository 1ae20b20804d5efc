"""The page's words: complete in three languages, and every event of every game can be told from its own facts."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from hotseat.core.sorts import Sort
from hotseat.games import GAMES, game
from hotseat.locales import FOLDER, LANGUAGES

SOURCES = Path(__file__).parents[2] / "web" / "src"
FAMILY = {"sweet-spicy": "spicy", "stick-em": "stick", "chili-mafia": "chili"}
SILENT = {
    "stick": {"round", "dealt"},
    "spicy": {"hand"},
    "chili": {"packet", "seen", "planned"},
    "wazabi": {"hand-now", "named"},
}
"""Events that the table itself shows and that need no sentence."""


class Variables(Visitor):
    """Collects what a phrase refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def phrases_of(language: str) -> dict[str, set[str]]:
    """Every phrase of the page's file with the variables it needs."""
    found: dict[str, set[str]] = {}
    resource = FluentParser().parse((FOLDER / language / "page.ftl").read_text(encoding="utf-8"))
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{language}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}: {entry.id.name} stands twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_phrases_with_the_same_facts(language: str) -> None:
    assert phrases_of(language) == phrases_of("en")


def test_every_phrase_that_the_page_names_exists() -> None:
    named: set[str] = set()
    for source in [*SOURCES.rglob("*.svelte"), *SOURCES.rglob("*.ts")]:
        named |= set(re.findall(r"""\bt\(\s*['"]([A-Za-z0-9_-]+)['"]""", source.read_text(encoding="utf-8")))
    assert not {f"page-{name}" for name in named} - phrases_of("en").keys()


def told(family: str, event: str, facts: tuple[tuple[str, Sort], ...], phrases: dict[str, set[str]]) -> list[str]:
    """Why this event cannot be worded; empty if it can."""
    id = f"page-told-{family}-{event}"
    if id not in phrases:
        return [] if event in SILENT[family] else [f"{id} is missing"]
    known = {"hidden"} | {f"{name}{form}" for name, _ in facts for form in ("", "Count", "Raw", "Is")}
    return [f"{id} needs {name}" for name in sorted(phrases[id] - known)]


@pytest.mark.parametrize("id", GAMES)
def test_every_event_is_told_from_its_own_facts(id: str) -> None:
    family = FAMILY.get(id, id)
    phrases = phrases_of("en")
    problems = [line for event in game(id).events for line in told(family, event.name, event.facts, phrases)]
    assert not problems


@pytest.mark.parametrize("id", GAMES)
def test_every_question_is_put_in_words(id: str) -> None:
    phrases = phrases_of("en")
    family = FAMILY.get(id, id)
    assert [name for name in game(id).questions if f"page-ask-{family}-{name}" not in phrases] == []
