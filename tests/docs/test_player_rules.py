"""The rules as players read them: all of them, the same in three languages, and reached from every point of a game."""

import json
import re
from pathlib import Path

import pytest

from hotseat.cli.rulebook import Rulebook, plain
from hotseat.games import GAMES, entry_of, game
from hotseat.locales import LANGUAGES

ROOT = Path(__file__).parents[2]
RULES = ROOT / "docs" / "rules"
WHERE = json.loads((RULES / "where.json").read_text(encoding="utf-8"))

FOR_THE_ENGINE = {
    "SP-1.7": "the order of random draws",
    "SP-1.8": "a sum that always holds",
    "SP-2.12": "a state that always holds",
    "SP-4.8": "how programs ask one seat after the other",
    "SP-4.9": "what a record stores",
    "SW-1.5": "a sum that always holds",
    "SW-2.12": "a state that always holds",
    "SE-1.5": "the order of random draws",
    "SE-5.6": "a sum that always holds",
    "CM-1.6": "when the engine looks at gangs and pile",
    "CM-1.9": "the list of random events",
    "CM-1.10": "how places in the pile are counted",
    "CM-3.7": "equal cards are one move",
    "CM-3.8": "how a line of words is read",
    "CM-9.14": "the formula behind CM-9.7",
    "CM-9.16": "in which order the best layout is laid out",
    "CM-9.17": "what the search costs",
    "WZ-1.5": "the order of random draws",
    "WZ-10.14": "the order of discarded cards",
    "WZ-11.3": "a proof, and a rule for decks that do not exist",
}
"""Clauses that no player needs, each with the reason."""


def book(language: str, id: str) -> list[tuple[str, tuple[str, ...]]]:
    """The shape of a book: headings counted, and the clauses of every paragraph."""
    text = (RULES / language / f"{id}.md").read_text(encoding="utf-8")
    shape: list[tuple[str, tuple[str, ...]]] = []
    for line in filter(None, text.splitlines()):
        if line.startswith("#"):
            shape.append((line.split()[0], ()))
        else:
            found = re.search(r" \[([A-Z0-9. -]+)\]$", line)
            shape.append(("paragraph", tuple(found[1].split()) if found else ()))
    return shape


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_language_has_the_same_sections_and_clauses(id: str, language: str) -> None:
    assert book(language, id) == book("en", id)


@pytest.mark.parametrize("id", GAMES)
def test_every_paragraph_after_the_first_names_its_clauses(id: str) -> None:
    without = [kind for kind, ids in book("en", id) if kind == "paragraph" and not ids]
    assert len(without) == 1, "only the opening words of a book word no clause"


def own_clauses(id: str) -> set[str]:
    return {one for rule in Rulebook(id, exact=True).rules for one in rule.ids if "E" not in one[3:]}


@pytest.mark.parametrize("id", GAMES)
def test_every_clause_is_worded_for_players(id: str) -> None:
    worded = {one for _, ids in book("en", id) for one in ids}
    clauses = own_clauses(id)
    assert len(clauses) > 25
    assert sorted(clauses - worded - FOR_THE_ENGINE.keys()) == []
    assert sorted(worded - clauses) == [], "a paragraph names a clause that does not exist"
    assert not worded & FOR_THE_ENGINE.keys()


@pytest.mark.parametrize("id", GAMES)
def test_no_language_is_a_copy_of_another(id: str) -> None:
    """A paragraph that reads alike in two languages has not been translated."""
    texts = [{rule.text for rule in Rulebook(id, language).rules} for language in LANGUAGES]
    assert not texts[0] & texts[1]
    assert not texts[0] & texts[2]
    assert not texts[1] & texts[2]


@pytest.mark.parametrize("id", GAMES)
def test_every_question_and_every_refusal_of_a_rule_leads_to_a_paragraph(id: str) -> None:
    places = [WHERE[one] for one in (id, entry_of(id).extends or id)]
    known = {one for rule in Rulebook(id).rules for one in rule.ids}
    named = {
        clause for place in places for part in ("questions", "refusals", "controls") for clause in place[part].values()
    }
    named |= {clause for place in places for cards in place["cards"].values() for clause in cards.values()}
    assert named <= known
    assert set(WHERE[id]["questions"]) == set(game(id).questions)
    assert all(set(place["cards"]) <= set(game(id).questions) for place in places[:1])


def test_every_refusal_leads_to_a_paragraph_too() -> None:
    """What the engine says itself (facts.clause), and what comes from the live table or a written line."""
    for id in GAMES:
        known = {one for part in (id, "sweet-spicy") for rule in Rulebook(part).rules for one in rule.ids}
        assert set(game(id).clauses.values()) <= known
        assert game(id).clauses
    assert {code for place in WHERE.values() for code in place["refusals"]} == {"doubted-first", "line-open"}


def test_a_search_ignores_accents_and_capitals() -> None:
    assert plain("Zéro, Größe, ŒUF") == "zero, grosse, œuf"
    assert Rulebook("stick-em", "fr").mentions("ZERO")[0].ids == ("SE-2.1", "SE-2.5")
    assert Rulebook("sweet-spicy", "de").mentions("anzweifeln gepasst")
