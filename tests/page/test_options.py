"""Every option of every game can be chosen in words, and every ready-made table can be played."""

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from hotseat.games import GAMES, game
from hotseat.locales import FOLDER, LANGUAGES
from tests.page.test_words import FAMILY, SOURCES, phrases_of

PRESETS: dict[str, dict[str, Any]] = {
    id: json.loads((SOURCES / "games" / id / "presets.json").read_text(encoding="utf-8")) for id in GAMES
}


@cache
def worded(language: str) -> dict[str, bool]:
    """Every phrase about options in this language, and whether it also explains something."""
    resource = FluentParser().parse((FOLDER / language / "options.ftl").read_text(encoding="utf-8"))
    messages = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    return {entry.id.name: any(one.id.name == "text" for one in entry.attributes) for entry in messages}


def words_of(family: str, option: str, form: dict[str, Any]) -> Iterator[str]:
    """The phrases for everything that one option can be set to, apart from plain numbers."""
    if form["sort"] == "number":
        yield from [f"option-{family}-{option}-{form['word']}"] if form["word"] else []
    elif option == "first":
        yield from ("option-seat", "option-seat-random")
    elif form["sort"] == "choice":
        yield from (f"option-{family}-{option}-{word}" for word in form["words"])
    elif form["sort"] == "set":
        yield from (f"page-spicy-season-{word}{more}" for word in form["words"] for more in ("", "-text"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_every_option_and_every_value_has_its_words(id: str, language: str) -> None:
    family = FAMILY.get(id, id)
    known = worded(language)
    for option, form in game(id).options.describe(game(id).most).items():
        assert known.get(f"option-{family}-{option}"), f"{option} is not explained"
        missing = [word for word in words_of(family, option, form) if word not in known | phrases_of(language)]
        assert not missing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_every_ready_made_table_has_a_name_and_says_what_it_is(id: str, language: str) -> None:
    known = worded(language)
    assert len(PRESETS[id]) > 1
    assert [name for name in PRESETS[id] if not known.get(f"preset-{name}")] == []


@pytest.mark.parametrize("id", GAMES)
def test_every_ready_made_table_can_be_played_by_the_players_it_names(id: str) -> None:
    for preset in PRESETS[id].values():
        for players in preset["players"]:
            game(id).setup(players, preset["options"])


@pytest.mark.parametrize("id", GAMES)
def test_the_home_page_says_how_many_can_play(id: str) -> None:
    source = (SOURCES / "games" / id / "index.ts").read_text(encoding="utf-8")
    assert f"players: '{game(id).fewest}–{game(id).most}'" in source


def sayable(id: str, line: str, phrases: dict[str, set[str]]) -> bool:
    """Whether the page has words for a move that is neither a card nor a place."""
    family = FAMILY.get(id, id)
    word = line.replace(" ", "-") if family != "chili" else f"word-{line}"
    return f"page-{family}-{word}" in phrases


@pytest.mark.parametrize("id", ["spicy", "sweet-spicy", "chili-mafia", "wazabi"])
def test_a_hint_can_say_every_move(id: str) -> None:
    """Lines with a card, a gang or a seat are worded from their parts; all others have a phrase of their own."""
    phrases = phrases_of("en")
    lines = [line for line in game(id).moves.texts if line != "doubt"]
    plain = [line for line in lines if not any(part[:1].isupper() for part in line.split())]
    worded_by_card = ("play ", "keep ", "take ", "target ")
    silent = [line for line in plain if not sayable(id, line, phrases) and not line.startswith(worded_by_card)]
    assert silent == []
