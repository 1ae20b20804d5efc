"""Chapter 4 of the rules of Stick 'Em: who wins a trick."""

import pytest

from tests.games.stick_em.builder import leads, playing, say, texts, trick

EXAMPLES = [
    # example, leader, cards in order of play, winner
    ("SE-E2 SE-4.5 a zero off-colour is left out, the led colour decides", "A", "B3 B10 Y0 B7", "B"),
    ("SE-E3 SE-4.3 the highest off-colour card wins", "B", "Y9 G5 R6 B4", "D"),
    ("SE-E4 SE-4.4 of equal off-colour cards the earliest", "D", "G11 R5 Y5 G8", "A"),
    ("SE-E8 SE-4.2 the winner is a seat, not a place", "D", "R5 Y0 G0 R0", "D"),
    ("SE-E9 SE-4.1 a led zero fixes the colour", "A", "B0 B4 B9 B1", "C"),
    ("SE-E10 SE-4.1 SE-4.3 a led zero and one off-colour card", "A", "B0 R1 B9 Y0", "B"),
    ("SE-E11 SE-4.2 a led zero and off-colour zeros", "A", "B0 Y0 B1 R0", "C"),
    ("SE-E12 SE-4.4 an off-colour tie", "A", "B5 R1 B9 Y1", "B"),
    ("SE-E13 SE-4.5 all of the lead colour", "A", "V3 V1 V8 V2", "C"),
]


@pytest.mark.parametrize(("example", "leader", "played", "winner"), EXAMPLES, ids=[e[0].split()[0] for e in EXAMPLES])
def test_the_winner_captures_all_and_leads(example: str, leader: str, played: str, winner: str) -> None:
    s = trick(played, leader)
    assert leads(s) == winner, example
    captured = {"ABCD"[seat]: texts(taken) for seat, taken in enumerate(s.captured) if taken}
    assert captured == {winner: played}


def test_only_zeros_go_to_nobody_and_the_same_player_leads() -> None:
    """SE-4.6, SE-E7"""
    s = trick("R0 Y0 G0 B0", leader="A")
    assert texts(s.aside) == "R0 Y0 G0 B0"
    assert s.captured == [()] * 4
    assert leads(s) == "A"


def test_with_the_option_the_leader_captures_a_trick_of_zeros() -> None:
    """SE-4.6, SE-E7"""
    s = trick("R0 Y0 G0 B0", leader="C", all_zero_leader_wins=True)
    assert s.aside == ()
    assert texts(s.captured[2]) == "R0 Y0 G0 B0"
    assert leads(s) == "C"


def test_only_zeros_in_the_last_trick_are_unscored_and_the_round_ends() -> None:
    """SE-4.7, SE-E14"""
    s = playing(["R0", "Y0", "G0", "B0"], pains="R1 Y2 G3 B4", rounds=1)
    s.captured[1] = (1, 2)  # R1 R2
    say(s, "A: play R0", "B: play Y0", "C: play G0", "D: play B0")
    assert s.over
    assert texts(s.captured[1]) == "R1 R2"
    assert texts(s.aside) == "R0 Y0 G0 B0"
    assert s.sheet == [(-1, 0, -3, -4)]
