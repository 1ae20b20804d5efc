"""The laws themselves: a sound toy game obeys them all, and each broken variant is caught."""

from collections import Counter
from collections.abc import Callable

import pytest

from hotseat.core.game import Setup
from hotseat.core.state import State
from tests.contract import laws
from tests.contract.toys import BUGS, Lantern, lantern, lantern_swap
from tests.contract.two_worlds import strangers_learn_nothing

SEEDS = range(60)
Law = Callable[[Setup, int], object]


def conserved(setup: Setup, seed: int) -> None:
    laws.cards_are_conserved(setup, seed, lantern_census)


def lantern_census(s: State) -> Counter[str]:
    assert isinstance(s, Lantern)
    return Counter(str(card) for zone in (*s.hands, *s.laid, s.shown) for card in zone)


def no_stranger_learns(setup: Setup, seed: int) -> None:
    strangers_learn_nothing(setup, seed, lantern_swap)


CAUGHT_BY: dict[str, Law] = {
    "leaking view": no_stranger_learns,
    "shared list in clone": laws.clones_are_independent,
    "unsorted hidden hand": no_stranger_learns,
    "pass announced only for holders": no_stranger_learns,
    "forgotten zone in the position": laws.positions_restore,
    "a card lost": conserved,
    "no end": laws.ends,
    "an illegal move changes something": laws.moves_are_legal,
    "a move listed twice": laws.moves_are_legal,
    "fill forgets the own hand": laws.views_are_lawful,
    "result without a winner": laws.ends,
    "a clone that shares its chance": laws.clones_are_independent,
    "a neighbour is told": laws.secrets_stay_in_the_view,
    "a fact of the full state": no_stranger_learns,
    "a fact of another sort": laws.everything_sent_fits_its_sort,
    "a fixed fact that changes": laws.fixed_facts_stay,
    "a private zone that is not named": laws.views_are_lawful,
}


LAWS: dict[str, Law] = {law.__name__: law for law in CAUGHT_BY.values()}


def test_every_bug_has_a_law_that_catches_it() -> None:
    assert set(CAUGHT_BY) == set(BUGS) - {"none"}


@pytest.mark.parametrize("name", sorted(LAWS))
def test_the_sound_game_keeps_the_law(name: str) -> None:
    hold_to(LAWS[name], "none")


@pytest.mark.parametrize("bug", sorted(CAUGHT_BY))
def test_the_broken_game_is_caught(bug: str) -> None:
    with pytest.raises((AssertionError, AttributeError)):
        hold_to(CAUGHT_BY[bug], bug)


SEEN_AT_ONCE = ("a card lost", "no end", "fill forgets the own hand", "result without a winner")


def at_once(setup: Setup, seed: int) -> None:
    laws.keeps_all_laws(setup, seed, lantern_census)


@pytest.mark.parametrize("bug", SEEN_AT_ONCE)
def test_one_game_under_all_laws_shows_the_bug_sooner_or_later(bug: str) -> None:
    with pytest.raises(AssertionError):
        hold_to(at_once, bug, range(2000))


def hold_to(law: Law, bug: str, seeds: range = SEEDS) -> None:
    for seed in seeds:
        law(lantern(bug), seed)
