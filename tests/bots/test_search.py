"""The search that all games share: whole lines, common worlds, a budget of playouts, a time limit for live play."""

import pytest

from hotseat.bots.search import Effort, Line, Playout, best_line
from hotseat.core.rng import seeded
from hotseat.core.state import State
from hotseat.games.stick_em.cards import VALUES
from hotseat.games.stick_em.state import StickEm
from hotseat.games.wazabi.moves import MOVES
from tests.bots.test_stick_em import with_pains
from tests.games.wazabi.board import board


class Lightened(Playout):
    """Values a light hand; counts how often it is asked."""

    def __init__(self) -> None:
        self.asked = 0

    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, StickEm)
        self.asked += 1
        return -float(sum([VALUES[card] for card in s.hands[seat]]))


def leading() -> tuple[State, int, list[Line]]:
    s = with_pains(3)
    seat = s.seat()
    return s.view(seat), seat, [(move,) for move in s.moves(seat)]


def test_the_best_line_is_found_whatever_the_usual_one_is() -> None:
    view, seat, lines = leading()
    highest = max([VALUES[line[0]] for line in lines])
    for usual in lines:
        found = best_line(view, seat, lines, usual, Lightened(), seeded(1), Effort(60, 1.0))
        assert VALUES[found[0]] == highest


def test_a_time_limit_ends_a_search_after_two_worlds_at_the_earliest() -> None:
    """Every line is tried in each of them; without a limit the budget decides."""
    view, seat, lines = leading()
    quick, patient = Lightened(), Lightened()
    best_line(view, seat, lines, lines[0], quick, seeded(1), Effort(5000, 1.0, late=lambda: True))
    best_line(view, seat, lines, lines[0], patient, seeded(1), Effort(500, 1.0))
    assert quick.asked == 2 * len(lines)
    assert 400 < patient.asked < 600


class Won(Playout):
    """Whether the game is over and won; no further move is made."""

    def value(self, s: State, seat: int) -> float:
        return 1.0 if s.over and seat in s.outcome().winners else 0.0


def test_lines_of_several_moves_are_played_whole() -> None:
    """A pinch, a card for three W and its first die: only the three together win."""
    table = board("1b1r 2b", "W | WC", hands={"A": "remove2"}, lying={"A": "pinch"}).play("A: roll").hold()
    words = [("pass",), ("use pinch", "pass"), ("use pinch", "play remove2", "red")]
    lines = [tuple([MOVES.parse(word) for word in line]) for line in words]
    assert best_line(table.s.view(0), 0, lines, lines[0], Won(), seeded(1), Effort(30, 2.0)) == lines[2]


@pytest.mark.parametrize("sure", [0.0, 3.0])
def test_a_gain_in_every_world_is_certain_however_strict_the_test(sure: float) -> None:
    view, seat, lines = leading()
    light = min(lines, key=lambda line: VALUES[line[0]])
    found = best_line(view, seat, lines, light, Lightened(), seeded(1), Effort(60, sure))
    assert VALUES[found[0]] > VALUES[light[0]]
