"""Every card, die and seasoning of every game says in three languages what it does."""

import re

import pytest
from fluent.syntax import FluentParser, ast

from hotseat.games.chili_mafia.cards.codes import CARD_TEXTS as CHILI
from hotseat.games.chili_mafia.cards.codes import NAME_STRENGTHS, NAME_TEXTS
from hotseat.games.chili_mafia.plans.moves import HEIST_TEXTS
from hotseat.games.spicy.seasonings import IDS
from hotseat.games.wazabi.cards import CARD_TEXTS as WAZABI
from hotseat.games.wazabi.cards import COSTS
from hotseat.games.wazabi.piment import KEPT, PIMENT_TEXTS
from hotseat.locales import FOLDER, LANGUAGES
from tools import gang_cases

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


def test_the_strengths_that_cards_show_are_the_engine_s() -> None:
    drawn = (gang_cases.FILE.parent / "peppers.ts").read_text(encoding="utf-8")
    shown = dict(re.findall(r"^  (\w\w): \{ name: .*? strength: (\d+),", drawn, re.M))
    assert shown == {name: str(strength) for name, strength in zip(NAME_TEXTS, NAME_STRENGTHS, strict=True)}


def test_the_costs_that_cards_show_are_the_engine_s() -> None:
    drawn = (gang_cases.FILE.parents[1] / "wazabi" / "faces.ts").read_text(encoding="utf-8")
    shown = dict(re.findall(r"^  (\w+): \{ cost: (\d+),", drawn, re.M))
    assert shown == {text: str(cost) for text, cost in zip(WAZABI, COSTS, strict=True)}
    kept = dict(re.findall(r"^  (\w+): \{ keep: (\w+),", drawn, re.M))
    assert kept == {text: str(KEPT[kind]).lower() for kind, text in enumerate(PIMENT_TEXTS)}
