"""English, French and German say the same: same phrases, same facts, and everything a game can say."""

import ast as python
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import hotseat
from hotseat.games import GAMES, game
from hotseat.locales import FOLDER, LANGUAGES, phrases

SOURCE = Path(hotseat.__file__).parent


class _Facts(Visitor):
    """Collects the variables of a phrase."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def said(file: Path) -> dict[str, set[str]]:
    """The phrases of a file with the facts they name; refuses what cannot be read or is said twice."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{file}: {entry.id.name} twice"
            facts = _Facts()
            facts.visit(entry)
            found[entry.id.name] = facts.names
    return found


def files() -> list[str]:
    return sorted({file.name for language in LANGUAGES for file in (FOLDER / language).glob("*.ftl")})


@pytest.mark.parametrize("name", files())
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_language_says_the_same(name: str, language: str) -> None:
    assert said(FOLDER / language / name) == said(FOLDER / "en" / name)


def test_no_phrase_stands_in_two_files() -> None:
    ids = [id for name in files() for id in said(FOLDER / "en" / name)]
    assert sorted(ids) == sorted(set(ids))


def needed(id: str) -> Iterator[tuple[str, set[str]]]:
    """Every phrase that a game needs, and the facts it may name."""
    described = game(id)
    yield f"{id}-name", set()
    yield f"{id}-line", set()
    for option in described.options.describe(described.most):
        yield f"{id}-option-{option.replace('_', '-')}", set()
        yield f"{id}-option-{option.replace('_', '-')}-help", set()
    for question in described.questions:
        yield f"{id}-question-{question}", set()
    for kind in described.events:
        yield f"{id}-event-{kind.name}", event_facts(kind.facts)


def event_facts(facts: tuple[tuple[str, object], ...]) -> set[str]:
    """What the sentence of an event may use: its facts, the length of lists, who a seat is, and what is hidden."""
    return {"hidden"} | {f"{name}{form}" for name, _ in facts for form in ("", "Count", "Is")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_every_game_has_its_phrases(id: str, language: str) -> None:
    facts = {id: names for file in (FOLDER / language).glob("*.ftl") for id, names in said(file).items()}
    wrong = [phrase for phrase, allowed in needed(id) if phrase not in facts or not facts[phrase] <= allowed]
    assert not wrong, f"missing, or naming facts that the event does not have: {wrong}"


def codes(source: str) -> set[str]:
    """The codes of all errors made in this source, and of all refusals it gives (a code and its sentence)."""
    found: set[str] = set()
    for node in python.walk(python.parse(source)):
        if isinstance(node, python.Call) and re.search(
            r"Error$|IllegalMove$|super..\.__init__$", python.unparse(node.func)
        ):
            found |= {word for word in map(_word, node.args[1:3]) if word}
        elif isinstance(node, python.Tuple) and len(node.elts) == 2 and isinstance(node.elts[1], python.JoinedStr):
            found |= {_word(node.elts[0])} - {""}
    return found


def _word(node: python.expr) -> str:
    word = node.value if isinstance(node, python.Constant) else None
    return word if isinstance(word, str) and re.fullmatch(r"[a-z]+(-[a-z]+)*", word) else ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_code_is_worded(language: str) -> None:
    sources = [file for part in ("core", "bots", "cli") for file in (SOURCE / part).rglob("*.py")]
    raised = set().union(*[codes(file.read_text(encoding="utf-8")) for file in sources])
    known = {"over", "not-asked", "not-now", "unknown-move", "players", "number", "record", "unknown-bot", "ambiguous"}
    assert known <= raised, f"the search for codes has lost {known - raised}"
    unworded = {code for code in raised if not phrases(language).knows(f"error-{code}")}
    assert unworded == {"usage"}, "only sentences that are already in the reader's language need no words"
