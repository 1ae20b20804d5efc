"""Drawing Wazabi cards (WZ-7)."""

from tests.games.wazabi.board import board


def test_one_card_per_card_figure_without_hand_limit() -> None:
    """WZ-7.1: `C` and `WC` alike."""
    table = board("3b1r 2b", "C C C | WC", hands={"A": "skip " * 9}).play("A: roll").hold()
    assert table.s.sizes[0] == 13


def test_an_empty_pile_is_renewed_when_a_card_must_be_drawn() -> None:
    """WZ-7.2, WZ-7.4, WZ-E36: the discard (`steal draw3`) becomes the pile, without a `skip` in front of a player."""
    table = (
        board("2b 2b 2b", "W W", hands={"A": "draw3"}, pile="remove1", discard="steal", skips={"C": "skip"})
        .play("A: roll")
        .hold()
    )
    table.play("A: play draw3", chance=[1])
    assert table.hand("A") == "remove1 steal draw3"
    assert table.s.skips == (0, 0, 1)
    assert (table.s.pile, table.s.discard) == ([], [])


def test_an_empty_pile_stays_empty_until_then() -> None:
    """WZ-7.2: drawing the last card does not renew the pile."""
    table = board("2b 2b", "C W", pile="remove1", discard="steal").play("A: roll").hold()
    assert (table.s.pile, table.discard) == ([], "steal")


def test_without_any_card_one_draws_from_an_opponent() -> None:
    """WZ-7.3, WZ-E35: asked again for every card."""
    table = board("2b 2b 2b", "C C", pile="", hands={"A": "", "B": "skip", "C": "draw3 draw3"}).play("A: roll").hold()
    assert (table.question, table.moves()) == ("target", ["target B", "target C"])
    table.play("A: target C", chance=[0])
    table.play("A: target B", chance=[0])
    assert table.hand("A") == "draw3 skip"
    assert (table.hand("B"), table.hand("C")) == ("", "draw3")


def test_if_only_one_opponent_has_cards_nothing_is_asked() -> None:
    """WZ-1.6, WZ-7.3: and if nobody has cards, none is drawn."""
    table = board("2b 2b 2b", "C C", pile="", hands={"A": "", "B": "skip", "C": ""}).play("A: roll")
    table.play("A: hold", "B: hold").play("C: hold", chance=[0])
    assert (table.hand("A"), table.hand("B")) == ("skip", "")
    assert table.question == "play"
