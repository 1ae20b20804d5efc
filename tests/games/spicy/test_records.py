"""The example games of the rules, and complete games from seeds, replay to the same end."""

from pathlib import Path

import pytest

from hotseat.games.spicy.state import Spicy
from hotseat.records import parse, result_text

RECORDS = sorted((Path(__file__).parent / "records").glob("*.txt"))


def replayed(name: str) -> Spicy:
    s = parse((Path(__file__).parent / "records" / name).read_text(encoding="utf-8")).replay()
    assert isinstance(s, Spicy)
    return s


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_golden_records_replay_to_their_result_and_text(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record = parse(text)
    assert record.text() == text
    assert record.replay().over
    assert record.result == result_text(record.replay())


def hand(s: Spicy, seat: int) -> str:
    return " ".join([s.setup.game.words["card"][card] for card in s.hands[seat]])


def test_example_game_1() -> None:
    """A has won 4 cards and holds 6; B has won none and holds 6; A wins."""
    s = replayed("example-1.txt")
    assert (hand(s, 0), hand(s, 1)) == ("C5 C10 W3 W9 P1 XS", "C3 W8 P2 P4 P10 XN")
    assert (s.outcome().scores, s.outcome().winners) == ((-2, -6), (0,))


def test_example_game_2() -> None:
    """Ranking A, B, C; P1 on the stack counts for nobody."""
    s = replayed("example-2.txt")
    assert (s.outcome().scores, s.outcome().places) == ((-3, -4, -7), (1, 2, 3))
    assert len(s.stack) == 1


def test_the_example_game_of_sweet_and_spicy() -> None:
    """A -10, B 3."""
    s = replayed("sweet-example.txt")
    assert hand(s, 0) == "C10 L2 L5 P3 P9 SJ"
    assert (s.outcome().scores, s.outcome().winners) == ((-10, 3), (1,))
