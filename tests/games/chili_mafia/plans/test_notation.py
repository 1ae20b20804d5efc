"""The Notation chapter: words, lines and what the parser adds."""

import pytest

from hotseat.games.chili_mafia.plans.moves import MOVES
from tests.games.chili_mafia.builder import Game, given


def words(g: Game, line: str) -> str:
    s = g.s
    return " ".join([MOVES.text(move) for move in s.setup.game.read(s, 0, line)])


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("gang SC TA HA", "gang SC TA HA go"),
        ("whackem A1 CR with B1 TA", "whackem A1 CR plain B1 TA go"),
        ("whack A1 JN* B1 JN", "whack A1 JN* B1 JN"),
        ("whack A1 JN* plain B1 JN", "whack A1 JN* B1 JN"),
        ("whack A1 CR sidekick B1 JN", "whack A1 CR sidekick B1 JN"),
        ("pass from hand SC", "pass hand SC"),
    ],
)
def test_lines(line: str, meant: str) -> None:
    """CM-3.8: `go` and `plain` are added when required, fillers ignored, a superfluous `plain` dropped."""
    g = given(hands="A: SC TA HA WH WE", gangs="A1: JN* CR HU; B1: JN TA PO", advanced=True)
    assert words(g, line) == meant


def test_a_line_may_not_leave_a_plan_open() -> None:
    """CM-3.8: and the refusal says how the line may continue."""
    g = given(hands="A: SC TA HA")
    assert "can continue with" in g.refuses("A: gang SC TA")


def test_unknown_words_and_illegal_words_are_refused() -> None:
    """CM-3.8: all or nothing."""
    g = given(hands="A: SC TA HA JN")
    assert "not a move" in g.refuses("A: gang SC XX TA")
    assert "cannot follow" in g.refuses("A: gang SC TA TA")


def test_raid_lines() -> None:
    """`raid` is `clear`, `/` is `next`, `done` comes at the end."""
    g = given(players=2, hands="A: WH", gangs="A1: GH GH GH GH; A2: JN PO", pile="RD JN JN").play("A: pass hand WH")
    assert words(g, "raid GH GH GH / GH PO JN") == "clear GH GH GH next GH PO JN done"
    assert words(g, "best done") == "best done"


def test_lists_are_sorted() -> None:
    """Verbs, cards in card order, seats and gangs clockwise from the seat asked."""
    g = given(
        players=4, hands="B: WH SH; A: JN; C: JN; D: JN", gangs="B1: CR CR CR; A1: JN; C1: JN; D1: JN", active="B"
    )
    assert g.after("B: whack B1 CR") == ["C1", "D1", "A1"]
    assert g.after("B: shakedown") == ["C", "D", "A"]
