"""Piment cards in general (WZ-6.1 to WZ-6.9)."""

import pytest

from hotseat.core.rng import seeded
from hotseat.games import game
from hotseat.games.wazabi.state import Wazabi
from tests.games.wazabi.board import board


def test_a_flip_shows_the_top_card_to_all() -> None:
    """WZ-6.1: the event hides nothing."""
    table = board("2b 2b 2b", "W C", flips="milk burn").play("A: roll", "C: slap")
    flipped = [event for event in table.s.events or [] if event.kind.name == "flipped"]
    assert [event.seen_by(None) for event in flipped] == [(2, 4)]


def test_an_instant_card_is_under_the_pile_before_its_effect() -> None:
    """WZ-6.2: and the player who flipped it chooses, even in another player's turn."""
    table = board("2b 2b 2b", "W C", flips="burn milk").play("A: roll", "C: slap")
    assert (table.question, table.asked) == ("colour", "C")
    assert table.piment == "milk burn"


def test_keep_cards_lie_open_and_may_be_used_in_the_same_turn() -> None:
    """WZ-6.3: any number may be open."""
    table = board("2b1r 2b", "W C | P", flips="pinch pinch burn", hands={"A": "give1"}).play("A: roll", "A: slap")
    assert table.lying("A") == "pinch pinch"
    table.play("A: use pinch", "A: use pinch")
    assert "play give1" in table.moves()


def test_a_used_card_goes_under_the_pile() -> None:
    """WZ-6.4."""
    table = board("2b 2b", "W W", flips="milk burn", lying={"A": "pinch"}).play("A: roll").hold().play("A: use pinch")
    assert (table.piment, table.lying("A")) == ("milk burn pinch", "")


def test_wazabi_cards_leave_piment_cards_alone() -> None:
    """WZ-6.5: without `steal_piment`, `steal` takes hand cards only, and swapped hands leave open cards behind."""
    table = board("2b 2b", "W W", hands={"A": "swaphands", "B": "skip"}, lying={"B": "pinch"}, deck="2016")
    table.play("A: roll").hold().play("A: play swaphands")
    assert (table.hand("A"), table.lying("A"), table.lying("B")) == ("skip", "", "pinch")


def test_the_pile_is_never_shuffled_again() -> None:
    """WZ-6.6: used cards come back in order; an empty pile flips nothing."""
    table = board("2r 2r", "| P P", flips="burn switch", hands={"A": ""}).play("A: roll").hold().play("A: black")
    assert table.piment == "burn switch"


def test_one_flip_per_chili() -> None:
    """WZ-6.7, WZ-6.8: one after the other, without limit."""
    table = board("3r 2b", "| P P P", flips="milk reroll pinch burn").play("A: roll").hold()
    assert table.lying("A") == "milk reroll pinch"


def test_chilis_beyond_the_last_card_flip_nothing() -> None:
    """WZ-6.6: the second chili finds the pile empty."""
    table = board("2r 2b", "| P P", flips="milk").play("A: roll").hold()
    assert (table.lying("A"), table.piment) == ("milk", "")
    assert table.question == "play"


def test_there_are_exactly_three_windows() -> None:
    """WZ-6.9: reroll window, shield and one's own play step; an open card adds no other question."""
    table = board("2b 2b", "C C", lying={"B": "milk pinch double"}).play("A: roll").hold()
    assert (table.question, table.asked) == ("play", "A")


def test_the_bottom_of_the_pile_is_public() -> None:
    """WZ-E30: once every card has been flipped the whole order is known; before that `fill` shuffles the top only."""
    table = board("2b 2b 2b", "W C", flips="burn milk cool", lying={"A": "reroll"}).play("A: roll", "C: slap", "C: red")
    view = table.s.view(0)
    assert view.piment == (-1, -1, 3)
    table.s.unseen = 0
    assert table.s.view(1).piment == table.s.piment
    for seed in range(5):
        assert table.s.view(1).fill(seeded(seed)).piment == table.s.piment


@pytest.mark.parametrize("seed", range(5))
def test_fill_deals_the_unseen_top_and_keeps_the_bottom(seed: int) -> None:
    """WZ-E30: 20 cards in all, the public ones in their places."""

    s = game("wazabi").setup(3).start(seeded(seed))
    assert isinstance(s, Wazabi)
    s.piment = (*s.piment[5:], *s.piment[:5])
    s.unseen = 15
    full = s.view(0).fill(seeded(99))
    assert full.piment[15:] == s.piment[15:]
    assert sorted(full.piment) == sorted(s.piment)
