"""States, views, setups, records and tables can be pickled and copied in the middle of any decision."""

import copy
import pickle
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import hotseat
from hotseat.core.facts import facts
from hotseat.core.game import Setup
from hotseat.core.keyed import KeyedRng
from hotseat.core.moves import NOBODY
from hotseat.core.position import position, restored_view, snapshot
from hotseat.core.rng import FastRng, ScriptedRng, seeded
from hotseat.core.state import State
from tests.contract.laws import play, random_setup

SEEDS = range(4)
MOST_TAKEN = 25
"""Questions of one game at which a copy is taken."""
FRAME = {"setup", "rng", "upcoming", "question", "over", "events", "hidden", "viewer"}
"""What a snapshot writes by itself."""
COPIES: dict[str, Callable[[Any], Any]] = {
    "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),
    "oldest pickle": lambda thing: pickle.loads(pickle.dumps(thing, 0)),
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
}


@pytest.fixture(params=sorted(COPIES))
def copied(request: pytest.FixtureRequest) -> Callable[[Any], Any]:
    return COPIES[str(request.param)]


def some_setup(game: str, seed: int) -> Setup:
    return random_setup(hotseat.game(game), random.Random(seed))


def some_questions(game: str, seed: int) -> Iterator[State]:
    """Questions from all over a random game, its end among them."""
    length = sum([1 for _ in play(some_setup(game, seed), seed)])
    for number, s in enumerate(play(some_setup(game, seed), seed)):
        if s.over or number % (1 + length // MOST_TAKEN) == 0:
            yield s


def attributes(s: State) -> set[str]:
    """The names of everything that a state holds, compiled or interpreted."""
    named: set[str] = set()
    for kind in type(s).__mro__:
        named.update(getattr(kind, "__mypyc_attrs__", ()))
    return named | set(getattr(s, "__dict__", ())) - {"__dict__"}


@pytest.mark.parametrize("game", sorted(hotseat.GAMES))
def test_a_copy_in_the_middle_of_any_decision_is_the_same_state(game: str, copied: Callable[[Any], Any]) -> None:
    for seed in SEEDS:
        for s in some_questions(game, seed):
            twin = copied(s)
            assert snapshot(twin) == snapshot(s)
            assert twin.key() == s.key()
            assert facts(twin, None) == facts(s, None)


@pytest.mark.parametrize("game", sorted(hotseat.GAMES))
def test_a_copy_plays_on_by_itself(game: str, copied: Callable[[Any], Any]) -> None:
    for s in some_questions(game, 1):
        if s.over:
            continue
        before, twin = snapshot(s), copied(s)
        again = s.clone()
        for one in (twin, again):
            one.push(one.moves()[0])
        assert snapshot(s) == before
        assert snapshot(twin) == snapshot(again)


@pytest.mark.parametrize("game", sorted(hotseat.GAMES))
def test_a_pickled_view_tells_no_more_than_the_view(game: str) -> None:
    for s in some_questions(game, 2):
        for seat in (None, *range(s.players)):
            view = s.view(seat)
            again = pickle.loads(pickle.dumps(view))
            assert snapshot(again) == snapshot(view)
            assert again.viewer == (NOBODY if seat is None else seat)


@pytest.mark.parametrize("game", sorted(hotseat.GAMES))
def test_a_snapshot_forgets_nothing(game: str) -> None:
    """Whatever is not written follows from the setup: a blank state has it, and it never changes."""
    for s in some_questions(game, 3):
        rules, blank = s.setup.game, s.setup.game.blank(s.setup)
        for name in attributes(s) - FRAME - set(rules.fields) - set(rules.memory):
            assert getattr(s, name) == getattr(blank, name), name


@pytest.mark.parametrize("game", sorted(hotseat.GAMES))
def test_setups_tables_and_records_are_copied(game: str, copied: Callable[[Any], Any]) -> None:
    table = hotseat.open_table(game, players=4, seed=5)
    for _ in range(5):
        table.play(table.moves()[0])
    twin = copied(table)
    assert twin.record.text() == table.record.text()
    assert twin.state.key() == table.state.key()
    setup = copied(table.state.setup)
    assert (setup.game.id, setup.players, setup.options) == (game, 4, table.state.setup.options)
    assert copied(table.outcome()) == table.outcome()


@pytest.mark.parametrize("rng", [FastRng(7), ScriptedRng([3, 1]), KeyedRng(bytes(32))], ids=lambda rng: rng.data()[0])
def test_generators_are_copied(rng: Any, copied: Callable[[Any], Any]) -> None:
    twin = copied(rng)
    original = rng.clone()
    assert [twin.below(4, "x"), twin.below(4, "x")] == [original.below(4, "x"), original.below(4, "x")]


def test_keys_differ_where_positions_differ_and_leave_chance_out() -> None:
    one, other = hotseat.start("stick-em", players=3, seed=1), hotseat.start("stick-em", players=3, seed=2)
    assert one.key() != other.key()
    twin = one.clone()
    twin.rng = seeded(99)
    assert twin.key() == one.key()
    assert {one.key(), twin.key(), other.key()} == {one.key(), other.key()}


@pytest.mark.parametrize("game", sorted(hotseat.GAMES))
def test_a_copied_setup_is_equal_and_another_one_is_not(game: str, copied: Callable[[Any], Any]) -> None:
    setup = some_setup(game, 1)
    assert copied(setup) == setup
    assert hash(copied(setup)) == hash(setup)
    fewest = hotseat.game(game).fewest
    assert len({hotseat.game(game).setup(players) for players in (fewest, fewest, fewest + 1)}) == 2


@pytest.mark.parametrize("game", sorted(hotseat.GAMES))
def test_a_copied_table_goes_its_own_way(game: str, copied: Callable[[Any], Any]) -> None:
    table = hotseat.open_table(game, players=3, seed=1)
    before = table.record.text()
    other = copied(table)
    assert other.record == table.record
    other.play(other.moves()[0])
    assert (table.record.text(), len(table.record.moves)) == (before, 0)


@pytest.mark.parametrize("game", sorted(hotseat.GAMES))
def test_only_views_are_filled(game: str) -> None:
    for s in some_questions(game, 1):
        for whole in (s, s.view(0).fill(seeded(1))):
            with pytest.raises(hotseat.BadArgument, match=r"^state: this is a whole state"):
                whole.fill(seeded(1))


@pytest.mark.parametrize("game", sorted(hotseat.GAMES))
def test_a_view_that_was_sent_is_a_view_again(game: str) -> None:
    for s in some_questions(game, 1):
        sent = restored_view(s.setup, position(s.view(0)), 0)
        assert (sent.hidden, sent.viewer) == (True, 0)
        assert position(sent.fill(seeded(1)).view(0))["zones"] == position(s.view(0))["zones"]
