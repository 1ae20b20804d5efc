"""Observations: fixed size, nothing hidden in them, everything named."""

import random
import re
from collections.abc import Callable
from importlib import import_module
from itertools import islice

import numpy as np
import pytest

import hotseat
from hotseat.core.errors import HotseatError
from hotseat.core.rng import seeded
from hotseat.core.state import State
from hotseat.rl import BadArgument, Observer, move_features, rewards
from tests.contract.by_game import SWAPS
from tests.contract.laws import play, random_setup

Seen = Callable[[Observer, State, int], bytes]


@pytest.mark.parametrize("game", sorted(hotseat.GAMES))
def test_every_zone_is_observed_or_its_absence_is_explained(game: str) -> None:
    rules = hotseat.game(game)
    module = import_module(hotseat.GAMES[game] if game != "sweet-spicy" else hotseat.GAMES["spicy"])
    left_out = getattr(import_module(f"{module.__name__}.observed"), "NOT_OBSERVED", {})
    told = Observer(rules.setup(4)).sight.layout.zones
    assert told | set(left_out) == set(rules.fields)
    assert not told & set(left_out)
    assert all(left_out.values())


@pytest.mark.parametrize("game", sorted(hotseat.GAMES))
def test_the_size_depends_on_the_number_of_players_only(game: str) -> None:
    rules = hotseat.game(game)
    for players in range(rules.fewest, rules.most + 1):
        plain = Observer(rules.setup(players))
        assert len(plain.names) == len(set(plain.names)) == plain.size
        for seed in range(8):
            setup = random_setup(rules, random.Random(seed))
            if setup.players == players:
                assert Observer(setup).names == plain.names


@pytest.mark.parametrize("game", sorted(hotseat.GAMES))
def test_every_question_can_be_observed(game: str) -> None:
    for seed in range(3):
        setup = random_setup(hotseat.game(game), random.Random(seed))
        eyes = Observer(setup)
        for s in islice(play(setup, seed), 150):
            for seat in range(s.players):
                seen = eyes.observation(s, seat)
                asked = () if s.over else s.question.open_to(s)
                assert seen[eyes.slices["question"]].sum() == (not s.over)
                assert bool(seen[eyes.slices["asked"]][0]) == (seat in asked)
                legal = set(s.moves(seat)) if seat in asked else set()
                assert set(np.flatnonzero(eyes.mask(s, seat)).tolist()) == legal


def lawful(eyes: Observer, s: State, seat: int) -> bytes:
    return eyes.observation(s, seat).tobytes() + eyes.mask(s, seat).tobytes()


@pytest.mark.parametrize("game", sorted(hotseat.GAMES))
def test_an_observation_of_the_state_equals_that_of_the_seats_view(game: str) -> None:
    """Observations read the state itself. They must not read more than the seat's view holds."""
    for seed in range(8):
        setup = random_setup(hotseat.game(game), random.Random(seed))
        eyes = Observer(setup)
        for s in islice(play(setup, seed), 300):
            for seat in range(s.players):
                of_view = eyes.observation(s.view(seat), seat)
                differing = np.flatnonzero(eyes.observation(s, seat) != of_view)
                assert [eyes.names[at] for at in differing] == []


def of_the_state(eyes: Observer, s: State, seat: int) -> bytes:
    """A mutant: it observes the full state instead of the seat's view."""
    return b"".join([eyes.observation(s, other).tobytes() for other in range(s.players)])


def of_all_moves(eyes: Observer, s: State, seat: int) -> bytes:
    """A mutant: the masks of all seats."""
    return b"".join([eyes.mask(s, other).tobytes() for other in range(s.players)])


def differing_worlds(game: str, seen: Seen, seeds: range) -> int:
    """Pairs of worlds that a seat cannot tell apart, but whose observations differ."""
    found = 0
    for seed in seeds:
        rng = random.Random(seed)
        setup = random_setup(hotseat.game(game), rng)
        eyes = Observer(setup)
        for s in islice(play(setup, seed), 200):
            if s.over or rng.random() > 0.1:
                continue
            seat = rng.randrange(s.players)
            swapped = SWAPS[game](s, seat, rng)
            for there in (swapped, s.view(seat).fill(seeded(rng.randrange(1 << 30)))):
                found += there is not None and seen(eyes, s, seat) != seen(eyes, there, seat)
    return found


@pytest.mark.parametrize("game", sorted(hotseat.GAMES))
def test_two_worlds_that_a_seat_cannot_tell_apart_look_alike(game: str) -> None:
    assert differing_worlds(game, lawful, range(6)) == 0


@pytest.mark.parametrize("mutant", [of_the_state, of_all_moves])
@pytest.mark.parametrize("game", sorted(hotseat.GAMES))
def test_an_array_of_the_full_state_would_be_caught(game: str, mutant: Seen) -> None:
    assert differing_worlds(game, mutant, range(6)) > 0


def test_the_owner_is_always_seat_0() -> None:
    s = hotseat.start("stick-em", players=4, seed=3, first="C")
    eyes = Observer(s.setup)
    for seat in range(4):
        opener = eyes.observation(s, seat)[eyes.slices["opener"]]
        assert np.flatnonzero(opener).tolist() == [(2 - seat) % 4]


@pytest.mark.parametrize("game", sorted(hotseat.GAMES))
def test_a_batch_equals_its_games_one_by_one(game: str) -> None:
    setup, rng = hotseat.game(game).setup(3), random.Random(1)
    eyes = Observer(setup)
    batch, twins = ([setup.start(seeded(seed)) for seed in range(5)] for _ in range(2))
    observations, masks = eyes.buffers(5)
    asked = eyes.observe_many(batch, observations, masks)
    for _ in range(30):
        if -1 in asked:
            break
        moves = [rng.choice(s.moves()) for s in twins]
        for s, move in zip(twins, moves, strict=True):
            s.push(move)
        asked = eyes.step_many(batch, moves, observations, masks)
        for row, s in enumerate(twins):
            if asked[row] == -1:
                assert s.over
                assert not masks.array[row].any()
            else:
                assert asked[row] == s.seat()
                assert (observations.array[row] == eyes.observation(s, s.seat())).all()
                assert (masks.array[row] == eyes.mask(s, s.seat())).all()


@pytest.mark.parametrize("game", sorted(hotseat.GAMES))
def test_features_of_moves_tell_them_apart_and_turn_with_the_mover(game: str) -> None:
    rules = hotseat.game(game)
    first, names = move_features(rules, 4, 0)
    second, same = move_features(rules, 4, 1)
    assert names == same
    assert first.shape == second.shape == (len(rules.moves), len(names))
    at_the_table = [
        row for row, features in enumerate(first) if not features[[" no seat" in name for name in names]].any()
    ]
    assert len({first[row].tobytes() for row in at_the_table}) == len(at_the_table)
    assert (first == second).all() == (game not in ("chili-mafia", "wazabi"))


def test_rewards_are_paid_at_the_end() -> None:
    s = hotseat.start("stick-em", players=3, seed=1, rounds=1)
    assert rewards(s) == [0, 0, 0]
    while not s.over:
        s.push(s.moves()[0])
    assert sum(rewards(s)) == pytest.approx(0)
    assert rewards(s, "score") == list(s.outcome().scores)
    assert max(rewards(s, "places")) == 1
    with pytest.raises(HotseatError, match="win, places, score"):
        rewards(s, "money")


def refused(parameter: str, why: str = "") -> "pytest.RaisesExc[BadArgument]":
    return pytest.raises(BadArgument, match=f"^{re.escape(parameter)}: .*{re.escape(why)}")


def test_wrong_states_and_seats_are_named() -> None:
    s = hotseat.start("stick-em", players=3, seed=1)
    eyes = Observer(s.setup)
    observations, masks = eyes.buffers(2)
    for seat in (3, -1):
        with refused("seat", f"no seat {seat}"):
            eyes.observation(s, seat)
        with refused("seat", f"no seat {seat}"):
            eyes.mask(s, seat)
    with refused("seat", "whole number"):
        eyes.observation(s, 1.0)  # type: ignore[arg-type]
    with refused("state", "is not of the table"):
        eyes.observation(hotseat.start("stick-em", players=4, seed=1), 0)
    with refused("state", "is not of the table"):
        eyes.mask(hotseat.start("spicy", players=3, seed=1), 0)
    with refused("state", "not str"):
        eyes.observation("stick-em", 0)  # type: ignore[arg-type]
    with refused("states[1]", "not NoneType"):
        eyes.observe_many([s, None], observations, masks)  # type: ignore[list-item]
    with refused("states[1]", "a view"):
        eyes.observe_many([s, s.view(0)], observations, masks)
    with refused("setup", "a setup is needed"):
        Observer(s)  # type: ignore[arg-type]


@pytest.mark.parametrize("game", sorted(hotseat.GAMES))
def test_the_view_of_another_seat_is_not_observed(game: str) -> None:
    """Its hidden cards have no numbers: moves with them were written into the next row of the masks."""
    for s in islice(play(hotseat.game(game).setup(3), 1), 60):
        eyes = Observer(s.setup)
        observations, masks = eyes.buffers(2)
        for view in (s.view(0), s.view(None)):
            for call in (eyes.observation, eyes.mask):
                with refused("seat", "hides what B holds"):
                    call(view, 1)
            with refused("seat", "is the view of"):
                eyes.mask_into(view, 2, masks)
            with refused("seat", "is the view of"):
                eyes.observe_into(view, 2, observations)
        assert not masks.array.any()
        eyes.mask(s.view(1), 1)


def test_wrong_buffers_are_named() -> None:
    s = hotseat.start("stick-em", players=3, seed=1)
    eyes = Observer(s.setup)
    observations, masks = eyes.buffers(2)
    for row in (2, -1):
        with refused("observations"):
            eyes.observe_into(s, 0, observations, row)
        with refused("masks"):
            eyes.mask_into(s, 0, masks, row)
    with refused("observations", "int16"):
        eyes.observe_into(s, 0, masks)  # type: ignore[arg-type]
    with refused("masks", "int8"):
        eyes.observe_many([s, s], observations, observations)  # type: ignore[arg-type]
    with refused("observations", "3 rows"):
        eyes.observe_many([s, s, s], observations, masks)
    with refused("masks", "numbers are needed"):
        eyes.observe_many([s], observations, Observer(hotseat.game("spicy").setup(3)).buffers(1)[1])
    with refused("observations", "Observer.buffers"):
        eyes.observe_many([s], observations.array, masks)  # type: ignore[arg-type]
    with refused("rows", "at least one row"):
        eyes.buffers(0)
    with refused("rows", "whole number"):
        eyes.buffers(1.5)  # type: ignore[arg-type]


def test_wrong_moves_are_named_and_play_nothing() -> None:
    s, t = (hotseat.start("stick-em", players=3, seed=seed) for seed in (1, 2))
    eyes = Observer(s.setup)
    observations, masks = eyes.buffers(2)
    before = s.key()
    fine = s.moves()[0]
    with refused("masks", "observe_many first"):
        eyes.step_many([s, t], [fine, t.moves()[0]], observations, masks)
    eyes.observe_many([s, t], observations, masks)
    for bad in (-1, eyes.moves, 1 << 80):
        with refused("moves[1]", "there is no move"):
            eyes.step_many([s, t], [fine, bad], observations, masks)
    illegal = int(np.flatnonzero(masks.array[1] == 0)[0])
    with refused("moves[1]", "is not legal"):
        eyes.step_many([s, t], [fine, illegal], observations, masks)
    with refused("moves", "1 moves for 2 states"):
        eyes.step_many([s, t], [fine], observations, masks)
    with refused("moves[0]", "whole number"):
        eyes.step_many([s, t], [float(fine), 0], observations, masks)  # type: ignore[list-item]
    with refused("moves", "float64"):
        eyes.step_many([s, t], np.zeros(2), observations, masks)
    with refused("moves", "shape (2, 1)"):
        eyes.step_many([s, t], np.zeros((2, 1), int), observations, masks)
    assert s.key() == before
    moves = np.array([fine, t.moves()[0]])
    assert eyes.step_many([s, t], moves, observations, masks) == [s.seat(), t.seat()]


def test_a_finished_game_in_a_batch_is_named() -> None:
    s = hotseat.start("stick-em", players=3, seed=1, rounds=1)
    eyes = Observer(s.setup)
    observations, masks = eyes.buffers(1)
    asked = eyes.observe_many([s], observations, masks)
    while asked != [-1]:
        asked = eyes.step_many([s], [int(masks.array[0].argmax())], observations, masks)
    assert not masks.array.any()
    with refused("states[0]", "is over"):
        eyes.step_many([s], [0], observations, masks)


def test_an_array_outlives_its_buffer() -> None:
    s = hotseat.start("stick-em", players=3, seed=1)
    eyes = Observer(s.setup)
    observations, masks = eyes.buffers(500)
    eyes.observe_many([s] * 500, observations, masks)
    kept, expected = observations.array, observations.array.copy()
    del observations, masks
    others = [eyes.buffers(500) for _ in range(4)]
    assert (kept == expected).all()
    del others
