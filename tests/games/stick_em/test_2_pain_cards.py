"""Chapter 2 of the rules of Stick 'Em: pain cards."""

from itertools import permutations

import pytest

from hotseat.core.errors import IllegalMove
from hotseat.core.moves import UNKNOWN
from hotseat.core.position import position
from hotseat.core.seats import seat_of
from hotseat.games.stick_em.cards import SUITS
from hotseat.games.stick_em.state import StickEm
from tests.games.stick_em.builder import cards, leads, moves, new_game, picking, say, texts

HANDS = ["Y2 R3 R5", "R1 Y4 Y6", "B3 G1 G2", "B9 G5 V7"]
PICKS = ["A: pain Y2", "B: pain R1", "C: pain B3", "D: pain B9"]


def test_everybody_picks_one_of_fifteen_hand_cards() -> None:
    """SE-2.1"""
    s = new_game(4)
    for seat in "ABCD":
        held = texts(s.hands[seat_of(seat, 4)]).split()
        assert moves(s, seat) == [f"pain {card}" for card in held]
        assert len(held) == 15


def test_a_choice_is_final() -> None:
    """SE-2.1"""
    s = picking(HANDS)
    say(s, "A: pain Y2")
    with pytest.raises(IllegalMove, match=r"A is not asked now. Asked: B, C, D."):
        say(s, "A: pain R3")


def test_all_pain_cards_are_turned_over_together_and_stay_open() -> None:
    """SE-2.2, SE-2.3, SE-E1"""
    s = picking(HANDS)
    say(s, *PICKS[:3])
    assert all(s.view(None).pains[seat] == UNKNOWN for seat in range(4))
    say(s, PICKS[3])
    assert texts(s.view(None).pains) == "Y2 R1 B3 B9"
    assert [SUITS[card] for card in s.pains] == [1, 0, 3, 3]  # yellow, red, blue, blue
    say(s, "A: play R3")
    assert texts(s.view(None).pains) == "Y2 R1 B3 B9"


def test_the_picks_may_arrive_in_any_order_and_tell_nothing() -> None:
    """SE-2.1, SE-E18"""
    ends = []
    for order in permutations(PICKS):
        s = picking(HANDS)
        for number, pick in enumerate(order):
            say(s, pick)
            if number < 3:
                _nobody_sees_anothers_pick(s)
        ends.append(position(s))
    assert all(end == ends[0] for end in ends)


def _nobody_sees_anothers_pick(s: StickEm) -> None:
    missing = s.question.players
    for observer in range(4):
        seen = s.view(observer).pains
        for other in range(4):
            if other == observer and other not in missing:
                assert seen[other] == s.pains[other] != UNKNOWN
            else:
                assert seen[other] == UNKNOWN


def test_the_pain_card_leaves_the_hand_and_is_captured_by_nobody() -> None:
    """SE-2.4"""
    s = picking(HANDS)
    say(s, *PICKS)
    assert texts(s.hands[0]) == "R3 R5"
    assert all(cards("Y2")[0] not in captured for captured in s.captured)
    assert "play Y2" not in moves(s, "A")


def test_a_zero_may_be_picked() -> None:
    """SE-2.5"""
    s = picking(["R0 R3", "R1 Y4", "B3 G1"])
    say(s, "A: pain R0", "B: pain R1", "C: pain B3")
    assert texts(s.pains) == "R0 R1 B3"
    assert leads(s) == "A"
