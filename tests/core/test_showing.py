"""What a state says of itself."""

import subprocess
import sys

import pytest

import hotseat
from hotseat import IllegalMove, UnknownMove, UnknownSeat
from hotseat.core.position import position


def test_the_repr_names_game_question_and_who_is_asked() -> None:
    s = hotseat.start("stick-em", players=3, seed=1, first="B")
    assert repr(s) == "<stick-em for 3, pain: B, C, A>"
    assert repr(hotseat.game("spicy").setup(2, {"manners": True})) == "<spicy for 2, manners=True>"


def test_rules_questions_and_records_say_what_they_are() -> None:
    assert repr(hotseat.game("spicy")) == "<game spicy, 2 to 6 players>"
    table = hotseat.open_table("stick-em", players=3, seed=1, first="B")
    assert repr(table.state.question) == "<question pain: B, C, A>"
    assert repr(table.record) == "<record of stick-em for 3, first='B', 0 moves>"
    assert str(table.record) == table.record.text()


def test_the_repr_of_a_finished_game_says_so() -> None:
    s = hotseat.start("stick-em", players=3, seed=1, rounds=1)
    while not s.over:
        s.push(s.moves()[0])
    assert repr(s) == "<stick-em for 3, over>"


@pytest.mark.parametrize("game", sorted(hotseat.GAMES))
def test_printing_a_state_draws_the_table(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    s = hotseat.start(game, players=4, seed=7)
    drawn = str(s)
    assert len(drawn.splitlines()) > 3
    assert "\x1b" not in drawn
    assert all(len(line) <= 100 for line in drawn.splitlines())


def test_printing_a_view_shows_no_more_than_the_view() -> None:
    s = hotseat.start("stick-em", players=3, seed=7)
    hidden = {s.setup.game.words["card"][card] for card in s.hands[1]}
    assert all(card in str(s) for card in hidden)
    assert not any(card in str(s.view(0)) for card in hidden)


def test_moves_are_written_and_read() -> None:
    s = hotseat.start("spicy", players=3, seed=7)
    assert [s.parse(s.text(move)) for move in s.moves()] == list(s.moves())
    with pytest.raises(UnknownMove):
        s.parse("fly")


@pytest.mark.parametrize("game", sorted(hotseat.GAMES))
@pytest.mark.parametrize("move", [-1, -7, 10**6, 1 << 70, -(1 << 70)])
def test_a_number_that_is_no_move_is_refused_and_changes_nothing(game: str, move: int) -> None:
    s = hotseat.start(game, players=4, seed=7)
    before = position(s)
    with pytest.raises(IllegalMove, match="There is no move"):
        s.apply(move)
    assert position(s) == before


@pytest.mark.parametrize("seat", [-2, 4, 99])
def test_a_seat_that_is_not_at_the_table_is_refused(seat: int) -> None:
    s = hotseat.start("wazabi", players=4, seed=7)
    with pytest.raises(UnknownSeat):
        s.apply(s.moves()[0], seat)


def test_python_m_hotseat_is_the_command_line() -> None:
    ran = subprocess.run([sys.executable, "-m", "hotseat", "--version"], capture_output=True, text=True, timeout=60)
    assert (ran.returncode, "hotseat" in ran.stdout.lower()) == (0, True)
