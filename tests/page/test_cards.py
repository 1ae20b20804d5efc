"""Every card, die and seasoning of every game says in three languages what it does."""

import re

import pytest
from fluent.syntax import FluentParser, ast

from hotseat.games import GAMES, game
from hotseat.games.chili_mafia.cards.codes import CARD_TEXTS as CHILI
from hotseat.games.chili_mafia.cards.codes import NAME_TEXTS
from hotseat.games.chili_mafia.plans.moves import HEIST_TEXTS
from hotseat.games.spicy.seasonings import IDS
from hotseat.games.wazabi.cards import CARD_TEXTS as WAZABI
from hotseat.games.wazabi.piment import PIMENT_TEXTS
from hotseat.locales import FOLDER, LANGUAGES
from tools import gang_cases

GAMES_OF_THE_PAGE = gang_cases.FILE.parents[1]
PEPPERS = {"JN", "PO", "HU", "PD", "JA", "CH", "TA", "HA", "MJ", "GH", "MS", "NV", "CR"}
"""Peppers whose plain copies tell nothing but their strength."""


def needed() -> set[str]:
    """The phrases that the tooltips look up, from the codes of the engine."""
    chili = {f"card-chili-ability-{code[:2]}" if code.endswith("*") else f"card-chili-{code}" for code in CHILI}
    chili = chili - {f"card-chili-{name}" for name in PEPPERS} | {"card-chili-pepper"}
    return (
        chili
        | {f"card-chili-{code}" for code in HEIST_TEXTS}
        | {f"card-wazabi-{code}" for code in (*WAZABI, *PIMENT_TEXTS)}
        | {f"card-wazabi-die{face}" for face in ("", "-w", "-card", "-give", "-chili", "-w-card")}
        | {f"card-spicy-{code}" for code in ("number", "XS", "XN", "SJ", "trophy", "worlds-end")}
        | {"card-stick-number", "card-stick-zero", "card-stick-pain"}
    )


def said(language: str, file: str) -> set[str]:
    body = FluentParser().parse((FOLDER / language / file).read_text(encoding="utf-8")).body
    return {entry.id.name for entry in body if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_what_it_does(language: str) -> None:
    assert said(language, "cards.ftl") == needed()
    assert {f"page-spicy-season-{id}-text" for id in IDS} <= said(language, "page.ftl")


def test_the_cases_for_the_preview_of_gangs_are_the_engine_s() -> None:
    assert gang_cases.FILE.read_text(encoding="utf-8") == gang_cases.written(), "stale: run tools.gang_cases"


RULES = re.compile(
    r"\b(?:strength|cost|number|points|value|keep|kept|hand|most_draws|dice): *-?\d"
    r"|=== '(?:SJ|SC|RD)'|\b(?:SUIT|STRENGTH|COST|VERB_OF|CARD_OF|HOT_VERBS|SEASONINGS|PIMENT)\b"
)
"""What a copy of a rule would look like: a number that is printed on a card, or a card that is handled by its code."""


def test_no_card_of_the_page_says_what_the_engine_prints() -> None:
    found = [
        f"{path.relative_to(GAMES_OF_THE_PAGE)}: {line.strip()}"
        for path in GAMES_OF_THE_PAGE.rglob("*")
        if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts")
        for line in path.read_text(encoding="utf-8").partition("<style")[0].splitlines()
        if RULES.search(line)
    ]
    assert found == []


def test_every_card_of_the_engine_has_a_picture_and_no_other_has_one() -> None:
    peppers = (GAMES_OF_THE_PAGE / "chili-mafia" / "peppers.ts").read_text(encoding="utf-8")
    assert set(re.findall(r"^  (\w\w): \{ name:", peppers, re.M)) == set(NAME_TEXTS)
    marks = peppers.partition("MARK_OF")[2].partition("};")[0]
    others = {code for code in CHILI if code[:2] not in NAME_TEXTS and code != "RD"}
    assert set(re.findall(r"(\w\w): '", marks)) == others | set(HEIST_TEXTS)
    comics = (GAMES_OF_THE_PAGE / "wazabi" / "art" / "comics.ts").read_text(encoding="utf-8")
    assert set(re.findall(r"^  (\w+): \(\) =>", comics, re.M)) == {*WAZABI, *PIMENT_TEXTS}


@pytest.mark.parametrize("id", GAMES)
def test_the_home_page_names_the_numbers_of_players_of_the_engine(id: str) -> None:
    told = (GAMES_OF_THE_PAGE / id / "index.ts").read_text(encoding="utf-8")
    fewest, most = re.findall(r"players: '(\d)–(\d)'", told)[0]
    assert (int(fewest), int(most)) == (game(id).fewest, game(id).most)
    quick = int(re.findall(r"quick: (\d)", told)[0])
    assert game(id).fewest <= quick <= game(id).most
