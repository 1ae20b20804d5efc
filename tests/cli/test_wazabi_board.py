"""Wazabi drawn for the terminal."""

import random
from io import StringIO

import pytest
from rich.console import Console

from hotseat.cli.boards.wazabi import board as drawn
from hotseat.core.rng import seeded
from hotseat.games import game
from hotseat.games.wazabi.state import Wazabi
from hotseat.locales import LANGUAGES, phrases
from tests.games.wazabi.board import Board, board

NAMES = ["Ada", "Ben [x]", "Cleo", "Dan", "Eve", "Fay", "Gil", "Hal"]


def text_of(s: Wazabi, seat: int | None, language: str = "en") -> str:
    console = Console(file=StringIO(), width=120)
    console.print(drawn(s.view(seat), seat, NAMES[: s.players], phrases(language)))
    written = console.file
    assert isinstance(written, StringIO)
    return written.getvalue()


def seen(table: Board, seat: int | None = 0) -> str:
    return text_of(table.s, seat)


def test_dice_are_told_apart_by_shape() -> None:
    text = seen(board("3b1r 2b"))
    assert "■■■ ◆ 3b1r" in text
    assert "■■ 2b" in text


def test_the_roll_and_its_frozen_figures() -> None:
    text = seen(board("3b1r 2b", "W C G | WC").play("A: roll").hold())
    assert "[W]  [C▤]  [G→]  <WC▤>" in text
    assert "W 2 · cards 2 · chilies 0 · arrows 1" in text


def test_nobody_counts_the_w_while_the_slap_is_open() -> None:
    """WZ-5.1: noticing the single W is the skill; also not while a penalty is paid."""
    table = board("3b1r 2b 2b", "W W C | C").play("A: roll")
    assert "W 2" not in seen(table)
    table.play("B: slap")
    assert table.question == "colour"
    assert "W 2" not in seen(table)
    assert "W 1" in seen(board("2b 2b", "W C", race="calm").play("A: roll"))


def test_open_cards_skips_direction_piles_and_hand() -> None:
    table = board("2b 2b", hands={"A": "remove1 remove1 skip"}, lying={"B": "milk"}, skips={"B": "skip skip"})
    table.s.direction = -1
    text = seen(table)
    for part in ("♨ Glass of milk (milk)", "✖✖", "counter-clockwise", "pile 7", "Piment pile 4", "reserve ■ 20  ◆ 8"):
        assert part in text
    assert "W Drop one (remove1) ×2   – Miss a turn (skip)" in text


def test_the_reconstruction_is_named_as_such() -> None:
    assert "reconstruction-1, a reconstruction, not the printed ones" in seen(board("2b 2b"))
    assert "reconstruction" not in seen(board("2b 2b", piment=False))


def test_other_hands_stay_hidden_and_known_cards_are_shown() -> None:
    table = board("2b 2b", "W W", hands={"A": "steal", "B": "skip draw3"}).play("A: roll").hold()
    assert "skip" not in seen(table)
    table.play("A: play steal", chance=[1])
    assert "You know that Ada holds Miss a turn (skip)" in seen(table, 1)
    assert "You know" not in seen(table, 0)


def test_the_question_says_what_it_is_about() -> None:
    assert "a die for an arrow" in seen(board("2b 2b 2b", "G C").play("A: roll").hold())
    table = board("2b 2b", "W W", hands={"A": "skip"}, lying={"B": "milk"}).play("A: roll").hold().play("A: play skip")
    assert "This is about: Miss a turn (skip)" in seen(table, 1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 5, 8])
def test_every_position_of_a_game_can_be_drawn(language: str, players: int) -> None:
    rng = random.Random(players)
    s = game("wazabi").setup(players, {"steal_piment": True, "deck": "2016", "play_on": True}).start(seeded(players))
    assert isinstance(s, Wazabi)
    for _ in range(150):
        if s.over:
            break
        s.push(rng.choice(s.moves()))
        for seat in (0, None):
            assert "Wazabi" in text_of(s, seat, language)
