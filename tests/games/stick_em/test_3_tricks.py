"""Chapter 3 of the rules of Stick 'Em: tricks."""

import pytest

from hotseat.core.errors import IllegalMove
from tests.games.stick_em.builder import leads, moves, new_game, playing, say, texts, trick


def test_the_leader_plays_then_everybody_clockwise_one_card_open() -> None:
    """SE-3.1"""
    s = playing(["R1 R2", "R3 R4", "R5 R6", "R7 R8"], leader="C")
    for seat, card in [("C", "R5"), ("D", "R7"), ("A", "R1"), ("B", "R3")]:
        assert [leads(s)] == [seat]
        say(s, f"{seat}: play {card}")
        assert not s.trick or texts(s.view(None).trick).endswith(card)
    with pytest.raises(IllegalMove, match="A is not asked now"):
        say(s, "A: play R2")


def test_every_hand_card_is_legal_at_every_time() -> None:
    """SE-3.2, SE-E17"""
    s = playing(["R1 R2", "R3 Y4 G5", "B1 B2", "V1 V2"])
    say(s, "A: play R1")
    assert moves(s, "B") == ["play R3", "play Y4", "play G5"]


def test_a_card_one_does_not_hold_is_refused_and_nothing_changes() -> None:
    s = playing(["R1 R2", "R3 Y4", "B1 B2"])
    with pytest.raises(IllegalMove, match=r"A: B1 is not in your hand."):
        say(s, "A: play B1")
    assert texts(s.hands[0]) == "R1 R2"
    assert s.trick == []


def test_the_winner_takes_the_cards_and_leads_the_next_trick() -> None:
    """SE-3.3"""
    s = trick("Y9 G5 R6 B4", leader="B")
    assert texts(s.captured[3]) == "Y9 G5 R6 B4"
    assert leads(s) == "D"


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_round_ends_after_fourteen_tricks_with_empty_hands(players: int) -> None:
    """SE-3.4"""
    s = new_game(players, rounds=1)
    tricks = 0
    while not s.over:
        held = len(s.trick)
        s.push(s.moves()[0])
        tricks += held == players - 1 and s.trick == []
    assert tricks == 14
    assert s.hands == [()] * players
