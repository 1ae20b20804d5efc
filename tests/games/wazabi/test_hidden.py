"""What each seat may know, and how unknown cards are re-dealt."""

import random

import pytest

from hotseat.core.options import OptionValue
from hotseat.core.rng import seeded
from hotseat.games import game
from hotseat.games.wazabi.hands import ONE, count, packed
from hotseat.games.wazabi.knowledge import saw_hands_move, saw_leave, saw_stolen
from hotseat.games.wazabi.state import Wazabi
from tests.games.wazabi.board import board, kinds

A, B, C = range(3)


def test_a_view_has_the_own_hand_and_all_counts() -> None:
    """Hidden information: other hands, the pile and the unseen Piment cards are unknown."""
    table = board("2b 2b 2b", hands={"A": "skip draw3"})
    view = table.s.view(A)
    assert view.hands == [table.s.hands[A], -1, -1]
    assert view.sizes == [2, 1, 1]
    assert view.pile == [-1] * 7
    assert view.piment == (-1,) * 4
    assert table.s.view(None).hands == [-1, -1, -1]


def test_a_view_has_its_own_knowledge_only() -> None:
    """Hidden information: and `fill` gives the other seats none."""
    s = board("2b 2b 2b", hands={"B": "skip"}).s
    s.known = (0, ONE[11], 0, 0, 0, 0, 0, ONE[11], 0)
    assert s.view(A).known == (0, ONE[11], 0, 0, 0, 0, 0, 0, 0)
    assert s.view(B).known == (0,) * 9


@pytest.mark.parametrize("seed", range(20))
def test_fill_respects_known_cards(seed: int) -> None:
    """Hidden information: a card known in another hand is dealt there."""
    s = board("2b 2b 2b", hands={"A": "skip", "B": "replay replay give1", "C": "draw3"}).s
    s.pile = kinds("remove1 " * 7 + "remove2 " * 5 + "give1 " * 2 + "passdice " * 3 + "steal " * 3 + "draw3 " * 2)
    s.pile += kinds("keep1 " * 4 + "keep2 " * 4 + "skip")
    s.known = (0, packed(kinds("replay replay")), 0, 0, 0, 0, 0, 0, 0)
    full = s.view(A).fill(seeded(seed))
    assert count(full.hands[B], 12) == 2
    assert full.sizes == [1, 3, 1]


def test_a_steal_is_seen_by_two_and_makes_others_forget() -> None:
    """Hidden information: the victim knows one more in the thief's hand, the thief one fewer, others nothing more."""
    s = board("2b 2b 2b").s
    s.known = (0, ONE[11] + ONE[6], 0, 0, 0, 0, 0, ONE[11], 0)  # A knows skip and draw3 of B; C knows skip of B
    saw_stolen(s, A, B, 11)
    assert s.known == (0, ONE[6], 0, ONE[11], 0, 0, 0, 0, 0)


def test_an_open_card_lowers_what_is_known() -> None:
    """Hidden information: played or discarded, not below zero."""
    s = board("2b 2b 2b").s
    s.known = (0, ONE[11] + ONE[6], 0, 0, 0, 0, 0, 0, 0)
    saw_leave(s, B, 2 * ONE[11])
    assert s.known == (0, ONE[6], 0, 0, 0, 0, 0, 0, 0)


def test_knowledge_moves_along_with_whole_hands() -> None:
    """Hidden information: players outside the exchange keep what they know of the others."""
    s = board("2b 2b 2b", hands={"A": "skip", "B": "draw3", "C": "steal"}).s
    s.known = (0, 0, ONE[5], 0, 0, 0, ONE[11], 0, 0)
    saw_hands_move(s, [B, A, C])
    assert s.known == (0, ONE[11], ONE[5], ONE[6], 0, 0, 0, ONE[11], 0)


@pytest.mark.parametrize("seed", range(30))
def test_what_is_known_is_always_true(seed: int) -> None:
    """Hidden information: `fill` can always produce the true position; found by random play."""

    rng = random.Random(seed)
    options: dict[str, OptionValue] = {"deck": "2016", "steal_piment": seed % 2 == 0, "play_on": seed % 3 == 0}
    s = game("wazabi").setup(2 + seed % 7, options).start(seeded(seed))
    assert isinstance(s, Wazabi)
    n = s.players
    while not s.over:
        s.push(rng.choice(s.moves()))
        for knower in range(n):
            assert s.known[knower * n + knower] == 0
            for holder in range(n):
                known = s.known[knower * n + holder]
                assert all(count(known, kind) <= count(s.hands[holder], kind) for kind in range(13))
