"""Chapter 12: two players."""

from hotseat.core.rng import seeded
from hotseat.games.chili_mafia import GAME
from tests.games.chili_mafia.builder import given


def test_no_draft() -> None:
    """CM-12.1, CM-2.6."""
    s = GAME.setup(2).start(seeded(3))
    assert s.question.name == "turn"


def test_exchange() -> None:
    """CM-E46, CM-12.2, CM-12.3, CM-4.4: once per turn, and not an action."""
    g = given(players=2, hands="A: WH PI JN", pile="PO HU TA TA TA")
    g.play("A: exchange WH PI")
    assert (g.discard, g.hand("A")) == ("PI WH", "JN PO HU")
    assert "exchange" not in g.listed()
    assert "end" not in g.listed()


def test_the_raid_cuts_an_exchange_short() -> None:
    """CM-E46, CM-E35, CM-9.2."""
    g = given(players=2, hands="A: WH PI JN", pile="RD HU TA TA TA")
    g.play("A: exchange WH PI")
    assert (g.question, g.hand("A")) == ("raid", "JN")


def test_exchange_belongs_to_two_players_and_needs_a_pile() -> None:
    """CM-12.2, CM-10.4."""
    assert "exchange" not in given(players=3, hands="A: WH").listed()
    assert "exchange" not in given(players=2, hands="A: WH", pile="").listed()


def test_one_hot_card_per_turn() -> None:
    """CM-E47, CM-8.3."""
    g = given(players=2, hands="A: WH WH", gangs="A1: CR MS HA; A2: JN JN JN; A3: PO PO PO; B1: TA TA TA TA")
    g.play("A: whack A1 CR B1 TA", "B: let")
    assert "whack" not in g.listed()
