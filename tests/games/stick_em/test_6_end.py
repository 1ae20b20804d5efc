"""Chapter 6 of the rules of Stick 'Em: the end."""

from hotseat.core.outcome import ranked
from tests.games.stick_em.builder import new_game


def test_the_round_scores_are_added_and_the_highest_total_wins() -> None:
    """SE-6.1"""
    s = new_game(4)
    s.sheet = [(3, -2, 5, 0), (1, 4, -9, 0)]
    assert s.outcome().scores == (4, 2, -4, 0)
    assert s.outcome().places == (1, 2, 4, 3)
    assert s.outcome().winners == (0,)


def test_ties_share_the_place_and_the_next_places_are_left_out() -> None:
    """SE-6.2, SE-E20"""
    outcome = ranked((7, 7, -2, 3))
    assert outcome.places == (1, 1, 4, 3)
    assert outcome.winners == (0, 1)


def test_the_game_always_goes_the_full_number_of_rounds() -> None:
    """SE-6.3"""
    for players in (3, 4, 5, 6):
        s = new_game(players)
        while not s.over:
            s.push(s.moves()[0])
        assert len(s.sheet) == s.round == players
