"""Chapter 5 of the rules of Stick 'Em: scoring a round."""

import pytest

from hotseat.games.stick_em.events import SCORED
from hotseat.games.stick_em.tricks import round_score
from tests.games.stick_em.builder import cards, new_game

EXAMPLES = [
    # example, pain card, captured, score
    ("SE-E5 SE-5.1 SE-5.2", "Y2", "Y5 Y4 R1 R2 G3 B4 V5 V0", -5),
    ("SE-E6 SE-5.2", "R0", "R2 R4 R1 Y1 Y2 Y3 G4 G5 G6 B7 B8 V9", 2),
    ("SE-E15 SE-5.3 a zero of the pain colour is worth nothing, any other zero one", "R3", "R0 Y0", -2),
    ("SE-E16 SE-5.5 nothing captured, a negative score", "G11", "", -11),
    ("SE-5.1 every other card is worth one, whatever its number", "G0", "R11 Y0 B5", 3),
    ("SE-5.3 the pain card itself never brings a point", "G0", "", 0),
]


@pytest.mark.parametrize(("example", "pain", "captured", "score"), EXAMPLES, ids=[e[0].split()[0] for e in EXAMPLES])
def test_captured_cards_and_the_pain_card_are_counted(example: str, pain: str, captured: str, score: int) -> None:
    assert round_score(cards(pain)[0], cards(captured)) == score, example


def test_captured_cards_are_shown_when_the_round_is_scored() -> None:
    """SE-5.4: they were played openly, so every view contains them until the round is scored."""
    s = new_game(3, rounds=1)
    while not s.over:
        assert s.view(None).captured == s.captured
        s.push(s.moves()[0])
    assert s.view(None).captured == s.captured


def test_the_scoring_is_announced_with_the_totals() -> None:
    """SE-5.5"""
    s = new_game(3, rounds=2)
    s.events = []
    while not s.over:
        s.push(s.moves()[0])
    told = [event.facts for event in s.events if event.kind is SCORED]
    assert told == [(1, s.sheet[0], s.sheet[0]), (2, s.sheet[1], s.totals())]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_captured_and_set_aside_cards_are_fourteen_a_player(players: int) -> None:
    """SE-5.6"""
    for seed in range(20):
        s = new_game(players, seed, rounds=1)
        while not s.over:
            s.push(s.moves()[seed % len(s.moves())])
        assert sum(len(captured) for captured in s.captured) + len(s.aside) == 14 * players
