"""Down to two (WZ-10.9)."""

from hotseat.core.position import position
from tests.games.wazabi.board import board

HANDS = {"A": "keep2", "B": "remove1 remove1 draw3 skip", "C": "skip skip", "D": "give1 skip replay"}


def test_all_choose_at_the_same_time() -> None:
    """WZ-10.9, WZ-10.14, WZ-E32: one question to B and D; the discards are shown after the last answer."""
    table = board("2b 2b 2b 2b", "W W", hands=HANDS).play("A: roll").hold().play("A: play keep2")
    assert (table.question, table.asked) == ("keep", "BD")
    table.play("D: keep give1", "B: keep remove1", "D: keep replay")
    assert (table.asked, table.discard) == ("B", "keep2")
    assert table.s.sizes == [0, 4, 2, 3]
    table.play("B: keep remove1")
    assert (table.hand("B"), table.hand("C"), table.hand("D")) == ("remove1 remove1", "skip skip", "give1 replay")
    assert table.discard == "keep2 draw3 skip skip"


def test_a_card_named_once_is_offered_as_often_as_it_is_left() -> None:
    """WZ-10.9: `keep K` per kind in hand not yet named."""
    table = board("2b 2b 2b 2b", "W W", hands=HANDS).play("A: roll").hold().play("A: play keep2", "D: keep skip")
    assert table.moves("D") == ["keep give1", "keep replay"]
    table.play("B: keep remove1")
    assert table.moves("B") == ["keep remove1", "keep draw3", "keep skip"]


def test_named_cards_are_seen_by_their_owner_only() -> None:
    """Hidden information: others see neither the cards nor how many are named."""
    table = board("2b 2b 2b 2b", "W W", hands=HANDS).play("A: roll").hold().play("A: play keep2", "D: keep skip")
    assert table.s.view(3).kept[3] == table.s.kept[3]
    assert [table.s.view(0).kept[seat] for seat in range(4)] == [0, -1, 0, -1]
    before = position(table.s.view(1))
    table.s.kept[3] = 0
    assert position(table.s.view(1)) == before


def test_it_is_playable_without_effect() -> None:
    """WZ-10.9: even if it affects nobody."""
    table = board("2b 2b", "W W", hands={"A": "keep2"}).play("A: roll").hold().play("A: play keep2")
    assert (table.question, table.asked) == ("roll", "B")


def test_milk_does_not_stop_it() -> None:
    """WZ-6.24, WZ-E22: no `shield` question is asked."""
    table = board("2b 2b 2b 2b", "W W", hands=HANDS, lying={"B": "milk", "D": "milk"}).play("A: roll").hold()
    assert table.play("A: play keep2").question == "keep"
