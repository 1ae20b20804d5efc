"""docs/fairness.md describes what the code does: its examples come from a real game and are checked against it."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from hotseat.core.keyed import KeyedRng
from hotseat.fairness import played
from hotseat.fairness.commitment import server_commit
from hotseat.fairness.rules import rules_description
from hotseat.fairness.verify import english, verify
from hotseat.games import game
from tests.fairness import pf2_games
from tests.fairness.fair_games import FairGame, promised, whole_game

DOCUMENT = (Path(__file__).parents[2] / "docs" / "fairness.md").read_text(encoding="utf-8")


def documented_game() -> FairGame:
    """Two people and a bot at a short table; everything, even the secret, is fixed, and all play their first legal
    move."""
    rules = rules_description(game("stick-em").setup(3, {"rounds": 1}))
    table = FairGame.dealt(promised("G-0001", rules, (0, 1), bytes(range(32))))
    while not table.state.over:
        table.publish(played(table.state, table.state.seat(), table.state.moves()[0]))
    return table.finish()


@pytest.fixture(scope="module")
def files() -> tuple[dict[str, Any], dict[str, Any]]:
    return documented_game().files(0)


def example(name: str) -> Any:
    [text] = re.findall(rf"```json {name}\n(.*?)```", DOCUMENT, re.DOTALL)
    return json.loads(text)


def rows(heading: str) -> list[str]:
    section = DOCUMENT.partition(f"### {heading}\n")[2].partition("\n#")[0]
    return re.findall(r"^\| `([a-z_]+)` \|", section, re.MULTILINE)


def test_the_statement(files: tuple[dict[str, Any], dict[str, Any]]) -> None:
    assert example("statement") == files[0]["commitment"]


def test_the_seats(files: tuple[dict[str, Any], dict[str, Any]]) -> None:
    assert example("seats") == files[0]["seats"]


@pytest.mark.parametrize("kind", ["draw", "move", "event", "end"])
def test_the_entries(files: tuple[dict[str, Any], dict[str, Any]], kind: str) -> None:
    shown = example(kind)
    assert shown == files[0]["log"][shown["seq"]]


def test_a_void_attempt() -> None:
    shown, real = example("void"), whole_game().fair.voids[0]
    assert isinstance(real, dict)
    assert shown.keys() == real.keys()
    assert shown["missing"] == real["missing"]


def test_the_fields_of_the_files(files: tuple[dict[str, Any], dict[str, Any]]) -> None:
    transcript, receipt = files
    assert rows("Transcript") == list(transcript)
    assert rows("Receipt") == list(receipt)
    assert {transcript["format"], receipt["format"]} == set(re.findall(r"`(hotseat \w+ 1)`", DOCUMENT))


def test_the_fields_of_the_rules(files: tuple[dict[str, Any], dict[str, Any]]) -> None:
    assert rows("Rules") == list(files[0]["rules"])


def test_the_vector() -> None:
    commit, key = re.findall(r"^[CK] = ([0-9a-f]{64})$", DOCUMENT, re.MULTILINE)
    cards = re.findall(r"^deck/0 = (.*) \.\.\.$", DOCUMENT, re.MULTILINE)[0].split()
    assert commit == server_commit("G-0001", bytes(range(32))).hex()
    deck = list(range(100))
    KeyedRng(bytes.fromhex(key)).shuffle(deck, "deck")
    assert [int(card) for card in cards] == deck[: len(cards)]


def test_what_the_verifier_prints() -> None:
    transcript, receipt = pf2_games.whole_game().files("Ada")
    printed = [english(code, facts) for code, facts in verify(transcript, receipt, replay=True)]
    assert "\n".join(printed) in DOCUMENT
