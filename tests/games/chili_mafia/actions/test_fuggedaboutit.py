"""Fuggedaboutit, `FU`."""

from tests.games.chili_mafia.builder import given


def test_only_as_an_answer_to_a_hot_card() -> None:
    """CM-7.13, CM-7.1: it is not an action of one's own turn, and stops no Action card."""
    g = given(hands="A: FU EA; B: FU", gangs="A1: JN JN JN")
    assert "fugged" not in g.listed()
    g.play("A: earner")
    assert g.question == "turn"


def test_any_seat_but_the_attacker_may_play_it() -> None:
    """CM-7.13, CM-8.9: also for another player, and it does not count as an Action card of a turn."""
    g = given(hands="A: WH FU; C: FU", gangs="A1: CR MS HA; B1: TA PO JN", one_action_per_turn=True)
    g.play("A: whack A1 HA B1 TA")
    assert "not asked" in g.refuses("A: fugged")
    g.play("C: fugged")
    assert g.s.action_played == 0
