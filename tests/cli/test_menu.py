"""The menu groups moves by verb; long groups are split or abbreviated."""

import io

from rich.console import Console

from hotseat.cli.menu import MOST, MOST_ROWS, menu
from hotseat.cli.telling import Teller
from hotseat.games import game
from hotseat.locales import phrases


def shown(texts: list[str], verb: str = "") -> list[str]:
    words = phrases("en")
    console = Console(file=io.StringIO(), width=200)
    console.print(menu(texts, Teller(game("stick-em"), ["A", "B", "C"], words), words, verb))
    assert isinstance(console.file, io.StringIO)
    return [" ".join(line.split()) for line in console.file.getvalue().splitlines()]


def test_one_row_for_each_verb_with_numbers_that_can_be_typed() -> None:
    assert shown(["play R1", "play Y2", "pass", "end"]) == ["play 1 ◆R1 2 ☼Y2", "3 pass 4 end"]


def test_many_moves_are_split_by_how_they_begin() -> None:
    texts = [f"play {card} as {claim}" for card in "ABCD" for claim in range(1, 10)]
    rows = shown(texts)
    assert len(rows) == 4
    assert rows[1].startswith("play B as 10 1 11 2")


def test_too_many_moves_are_cut_and_can_be_asked_for() -> None:
    cards = [f"play {number}" for number in range(MOST + 6)]
    assert shown(cards)[-1] == "… 6 more: moves play"
    assert "more" not in " ".join(shown(cards, "play"))
    long = [f"play {card} as {claim}" for card in range(MOST_ROWS + 2) for claim in range(3)]
    assert shown(long)[-1] == "… 6 more: moves play"
    assert len(shown(long, "play")) == MOST_ROWS + 2


def test_of_a_wall_of_moves_only_the_ends_of_each_row_are_shown() -> None:
    wall = [f"play {card} as {claim}" for card in "ABCDEF" for claim in range(1, 31)]
    rows = shown([*wall, "pass"])
    assert rows[1] == "play B as 31 1 … 60 30"
    assert rows[6:] == [f"… {len(wall) - 12} more: moves play", "181 pass"]


def test_only_the_verb_asked_for() -> None:
    assert shown(["play R1", "doubt number", "pass"], "doubt") == ["doubt 2 number"]
