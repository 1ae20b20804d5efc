"""The friendly face for notebooks and scripts."""

import random
from pathlib import Path

import pytest

import hotseat
from hotseat import IllegalMove, UnknownMove, UnknownSeat


def test_a_game_by_text_from_the_first_move_to_the_saved_record(tmp_path: Path) -> None:
    table = hotseat.open_table("stick-em", players=3, seed=5, names=["Ada", "Ben", "Cleo"], rounds=1, first="B")
    assert (table.question, table.asked, table.over) == ("pain", ["B", "C", "A"], False)
    rng = random.Random(5)
    while not table.over:
        table.play(rng.choice(table.moves()))
    assert table.question == "over"
    assert table.moves() == []
    table.save(tmp_path / "game.record")
    again = hotseat.load_table(tmp_path / "game.record")
    assert again.record.text() == table.record.text()
    assert again.outcome().scores == table.outcome().scores


def test_a_line_may_name_its_seat() -> None:
    table = hotseat.open_table("stick-em", players=3, seed=5, first="A")
    table.play(f"C: {table.moves('C')[0]}")
    table.play(table.moves("B")[0], seat="B")
    assert table.asked == ["A"]


def test_a_view_hides_what_the_seat_may_not_know() -> None:
    table = hotseat.open_table("stick-em", players=3, seed=5)
    assert "??" not in table.view("A")["zones"]["hands"][0]
    assert set(table.view("A")["zones"]["hands"][1]) == {"??"}
    assert set(table.view()["zones"]["hands"][0]) == {"??"}


def test_a_surprise_is_different_every_time_and_still_recorded() -> None:
    seeds = {hotseat.open_table("stick-em", players=3).record.seed for _ in range(5)}
    assert len(seeds) == 5


@pytest.mark.parametrize(
    ("line", "error"), [("A: pain R99", UnknownMove), ("A: play R1", IllegalMove), ("Z: pain R1", UnknownSeat)]
)
def test_a_refused_line_changes_nothing(line: str, error: type[Exception]) -> None:
    table = hotseat.open_table("stick-em", players=3, seed=5, first="A")
    before = table.record.text()
    with pytest.raises(error):
        table.play(line)
    assert table.record.text() == before
