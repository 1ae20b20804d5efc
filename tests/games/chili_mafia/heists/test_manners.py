"""The option `manners`: wasting a Heist."""

from hotseat.games import game
from tests.games.chili_mafia.builder import given


def test_manners_are_off_by_default() -> None:
    """CM-16.8: the slip that the book punishes cannot happen."""
    assert game("chili-mafia").options.describe(3)["manners"]["default"] is False


def test_a_heist_whose_condition_does_not_hold_is_lost() -> None:
    """CM-E72, CM-16.8."""
    g = given(hands="A: JN JN JN", held="A: LL LL SN", heist_deck="BR", heists=True, manners=True)
    g.play("A: waste LL", "A: gang JN JN JN")
    assert g.heists("A") == "BR LL SN"
    assert "waste" not in given(hands="A: JN JN JN", held="A: LL", heists=True).listed()


def test_not_while_its_condition_holds() -> None:
    """CM-E72: Reconsider is always possible in `turn`."""
    g = given(held="A: LD RC", heists=True, manners=True)
    assert g.after("A: waste") == ["RC"]
