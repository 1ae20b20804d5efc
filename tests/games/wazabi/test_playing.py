"""Playing a Wazabi card (WZ-9)."""

import pytest

from hotseat.core.errors import IllegalMove
from tests.games.wazabi.board import board


def test_an_empty_hand_is_not_asked_any_other_is() -> None:
    """WZ-9.1: whether a player is asked depends on the public hand size only."""
    assert board("2b 2b", "W W", hands={"A": ""}).play("A: roll").hold().question == "roll"
    table = board("2b 2b", "W W", hands={"A": "give1"}).play("A: roll").hold()
    assert (table.question, table.moves()) == ("play", ["pass"])


def test_w_are_compared_not_spent() -> None:
    """WZ-9.2: every card whose cost is at most W, even one drawn this turn; passing is allowed."""
    hand = "remove1 passdice give1 skip"
    table = board("3b 2b", "W W C", hands={"A": hand}, pile="draw3").play("A: roll").hold()
    assert table.moves() == ["pass", "play remove1", "play passdice", "play draw3", "play skip"]


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("play draw3", "you do not hold this card"),
        ("play give1", "this card needs 3 W"),
        ("play remove1", "the roll shows two give figures"),
        ("play keep1", "no opponent has two cards"),
    ],
)
def test_a_refused_card_says_why(move: str, reason: str) -> None:
    """WZ-9.2, WZ-10.1, WZ-10.8: readable messages."""
    table = board("4b 2b", "W W G G", hands={"A": "remove1 give1 keep1"}).play("A: roll").hold()
    with pytest.raises(IllegalMove, match=reason):
        table.play(f"A: {move}")


def test_one_card_a_turn_unless_double_is_there() -> None:
    """WZ-9.3: after a card, asked again only with `double`; `use pinch` only while a card may be played."""
    alone = board("3b 2b", "W W W", hands={"A": "draw3 skip"}).play("A: roll").hold().play("A: play draw3")
    assert (alone.question, alone.asked) == ("roll", "B")
    table = board("3b 2b", "W W W", hands={"A": "draw3 draw3 skip"}, lying={"A": "double pinch"})
    table.play("A: roll").hold().play("A: play draw3")
    assert table.moves() == ["pass", "use double"]
    with pytest.raises(IllegalMove, match="you have played your card for this turn"):
        table.play("A: play skip")
    table.play("A: use double")
    assert table.moves() == ["pass", "play passdice", "play skip", "use pinch"]
    with pytest.raises(IllegalMove, match="a further card must be of another kind"):
        table.play("A: play draw3")
    assert table.play("A: pass").question == "roll"


def test_a_played_card_is_on_the_discard_before_its_effect() -> None:
    """WZ-9.4: `draw3` may draw itself again; a `skip` is moved to its target when it takes effect."""
    table = (
        board("3b 2b", "W W W", hands={"A": "draw3"}, pile="").play("A: roll").hold().play("A: play draw3", chance=[0])
    )
    assert table.hand("A") == "give1 draw3"
    other = board("2b 2b 2b", "W W", hands={"A": "skip"}).play("A: roll").hold().play("A: play skip")
    assert other.discard == "skip"
    other.play("A: target C")
    assert (other.discard, other.s.skips) == ("", (0, 0, 1))


@pytest.mark.parametrize("card", ["give1", "swapdice", "steal", "keep1", "swaphands", "skip"])
def test_targets_are_never_oneself(card: str) -> None:
    """WZ-9.5: always opponents."""
    hands = {"A": card, "B": "draw3 draw3", "C": "skip skip"}
    table = board("3b 2b 2b", "W W W", hands=hands, deck="2016").play("A: roll").hold().play(f"A: play {card}")
    assert table.moves() == ["target B", "target C"]
