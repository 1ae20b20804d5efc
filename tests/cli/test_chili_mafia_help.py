"""Chili Mafia at the terminal: codes are explained, and each step of a choice says what it asks."""

import io
import random

import pytest
from rich.console import Console

from hotseat.cli.boards.chili_mafia import explained, step
from hotseat.cli.help import Help
from hotseat.cli.rulebook import Rulebook
from hotseat.core.seats import LETTERS
from hotseat.games import GAMES
from hotseat.games.chili_mafia.cards.codes import CARD_TEXTS
from hotseat.games.chili_mafia.plans.moves import HEIST_TEXTS
from hotseat.locales import phrases
from hotseat.table import Table

LANGUAGES = ("en", "de", "fr")


def answered(table: Table, wish: str) -> str:
    console = Console(file=io.StringIO(), width=100)
    Help(table.record.game, console, phrases("en"), "play-help").answer(table.state.view(0), 0, wish)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_a_code_is_explained() -> None:
    table = Table.open("chili-mafia", 3, seed=5)
    assert answered(table, "SH") == "SH: Shakedown – take a random card from another hand\n"
    assert answered(table, "sh") == answered(table, "SH")
    assert answered(table, "JA").startswith("JA: Jalapeño 5 – strength 5: attacks peppers up to that strength")
    assert answered(table, "JN*").startswith("JN*: Jimmy Nardello (Sidekick) 2 – strength 2; adds 2")
    assert answered(table, "KD").startswith("KD: Kiss of Death – after a Whack")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_is_explained_in_every_language(language: str) -> None:
    for code in (*CARD_TEXTS, *HEIST_TEXTS, "PX"):
        assert " – " in explained(code, phrases(language)), code
    assert explained("A1", phrases(language)) == explained("zero", phrases(language)) == ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", sorted(GAMES))
def test_the_word_that_the_help_suggests_is_found(id: str, language: str) -> None:
    word = phrases(language).say(f"{id}-help-word")
    assert Rulebook(id, language).mentions(word)
    help = phrases(language).say("play-help", example="x", clause="y", word=word)
    assert f"? {word}" in help


def steps(table: Table, *words: str) -> list[str]:
    """What is asked after each of these words."""
    found = []
    for word in words:
        table.play(word)
        seat = table.state.seat()
        found.append(step(table.state.view(seat), seat, phrases("en")))
    return found


def test_each_step_of_a_choice_says_what_it_asks() -> None:
    table = Table.open("chili-mafia", 3, seed=5)
    while table.question == "draft":
        table.play(table.moves()[0])
    assert step(table.state.view(table.state.seat()), table.state.seat(), phrases("en")) == ""
    assert steps(table, "pass", "hand") == [
        "Pass (1 card): from your hand, or from which gang?",
        "Pass (1 card): which card?",
    ]


def test_every_step_of_every_choice_has_words_in_every_language() -> None:
    """A random game: no phrase is missing, and a choice never falls back to the question of the whole turn."""
    table = Table.open("chili-mafia", 4, seed=8, heists=True, advanced=True, bosses=True)
    rng, seen = random.Random(8), set[str]()
    while not table.over:
        seat = table.state.seat()
        texts = [step(table.state.view(seat), seat, phrases(language)) for language in LANGUAGES]
        planning = bool(table.view(LETTERS[seat])["zones"]["plans"][seat])
        assert [bool(text) for text in texts] == [planning] * 3
        seen.add(texts[0].partition(": ")[2])
        table.push(rng.choice(table.state.moves(seat)), seat)
    assert {"which card?", "which gang?", "which player?"} <= seen
