"""The questions of Stick 'Em: who is asked, the answer when time runs out, what others see."""

import pytest

from hotseat.core.moves import UNKNOWN
from hotseat.core.rng import seeded
from hotseat.games.stick_em import GAME
from hotseat.games.stick_em.state import StickEm
from tests.games.stick_em.builder import cards, new_game, picking, playing, say, texts


def default(s: StickEm, seat: int) -> str:
    return GAME.moves.text(s.question.default(s, seat))


@pytest.mark.parametrize(
    ("hand", "answer"),
    [
        ("R5 R7 Y1", "pain R5"),
        ("R5 Y1 Y9", "pain Y1"),
        ("R5 R6 Y1 Y2", "pain R5"),  # equal lengths: canonical order of the colours
        ("R5 G3 G4 B1 B2", "pain G3"),
    ],
)
def test_the_default_pain_card_is_the_lowest_of_the_longest_colour(hand: str, answer: str) -> None:
    assert default(picking([hand, "R1", "R2"]), 0) == answer


@pytest.mark.parametrize(
    ("led", "hand", "answer"),
    [
        ("B3", "R5 Y0 B1", "play Y0"),  # a zero if the hand has one
        ("B3", "R1 B5 B7", "play B5"),  # else the lowest card of the lead colour
        ("B3", "R4 Y2 G2", "play Y2"),  # else the lowest, ties in canonical order
    ],
)
def test_the_default_card_ducks(led: str, hand: str, answer: str) -> None:
    s = playing([f"{led} R9", hand, "V1 V2"])
    say(s, f"A: play {led}")
    assert default(s, 1) == answer


def test_the_default_lead_is_the_lowest_card() -> None:
    assert default(playing(["R4 Y2 G3", "R5", "R6"]), 0) == "play Y2"


def test_a_view_has_all_cards_played_and_who_took_them_but_no_other_hand() -> None:
    s = playing(["R1 R2", "Y3 Y4", "G5 G6"], pains="R7 R8 Y8")
    say(s, "A: play R1", "B: play Y3", "C: play G5")
    view = s.view(0)
    assert texts(view.captured[2]) == "R1 Y3 G5"
    assert view.hands == [cards("R2"), (UNKNOWN,), (UNKNOWN,)]
    assert s.view(None).hands == [(UNKNOWN,)] * 3


def test_a_filled_view_deals_only_cards_that_lie_nowhere_else() -> None:
    s = new_game(4)
    say(s, "C: " + GAME.moves.text(s.moves(2)[0]))
    view = s.view(1)
    for seed in range(30):
        full = view.fill(seeded(seed))
        assert full.hands[1] == s.hands[1]
        dealt = [card for hand in full.hands for card in hand] + [full.pains[2]]
        assert len(set(dealt)) == 60
        assert [len(hand) for hand in full.hands] == [15, 15, 14, 15]


def test_others_read_a_pick_as_hidden_until_the_reveal() -> None:
    s = picking(["R1 R2", "Y3 Y4", "G5 G6"])
    s.events = []
    say(s, "A: pain R1")
    told = s.events[0]
    assert told.json(0, GAME.words) == {"event": "picked", "seat": "A", "card": "R1"}
    assert told.json(1, GAME.words) == told.json(None, GAME.words) == {"event": "picked", "seat": "A", "card": "??"}
