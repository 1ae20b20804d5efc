"""Bots: legal, reproducible, on views only, and each level stronger than the one below."""

import random

import pytest

from hotseat.bots import LEVELS, levels_of, make_bot
from hotseat.bots.arena import Match, play_match
from hotseat.core.errors import HotseatError, UnknownGame
from hotseat.core.rng import seeded
from hotseat.games import GAMES, game
from tests.contract.laws import random_setup
from tests.contract.toys import LET, SHOW, Lantern, Window, lantern, start
from tests.volume import by_engine

SEARCHES = {("stick-em", "hard"), ("stick-em", "expert")}
"""Levels that search with many playouts per decision; tests/bots/test_stick_em.py tests them with a small budget."""
GAMES_AND_LEVELS = [(id, level) for id in sorted(GAMES) for level in LEVELS if (id, level) not in SEARCHES]


def test_every_game_has_bots() -> None:
    assert all(levels_of(id) == LEVELS for id in GAMES)


@pytest.mark.parametrize(("id", "level"), GAMES_AND_LEVELS)
def test_a_bot_answers_every_question_with_a_listed_move_and_always_alike(id: str, level: str) -> None:
    for seed in range(by_engine(4, 1)):
        rng = random.Random(seed)
        s = random_setup(game(id), rng).start(seeded(seed))
        bots = [make_bot(id, level, seed + seat) for seat in range(s.players)]
        twins = [make_bot(id, level, seed + seat) for seat in range(s.players)]
        while not s.over:
            seat = rng.choice(s.question.open_to(s))
            view = s.view(seat)
            move = bots[seat].choose(view, seat)
            assert move in s.moves(seat)
            assert twins[seat].choose(s.view(seat).fill(seeded(rng.randrange(99))).view(seat), seat) == move
            s.push(move, seat)


def test_random_lets_most_offers_of_a_reaction_be() -> None:
    s = start(lantern("none"), seeded(1))
    assert isinstance(s, Lantern)
    holder = next(seat for seat in range(3) if 7 in s.hands[seat])
    s.question = Window((holder,), (holder + 1) % 3)
    bot = make_bot("stick-em", "random", 5)
    answers = [bot.choose(s.view(holder), holder) for _ in range(4000)]
    # Declined with probability 1 - 1 / (2 * 2), else drawn from the two answers.
    assert set(answers) == {LET, SHOW}
    assert abs(answers.count(SHOW) / 4000 - 1 / 8) < 0.025


@pytest.mark.parametrize("id", sorted(GAMES))
def test_normal_beats_random_and_easy(id: str) -> None:
    """A small match; the published figures come from longer ones."""
    players = max(3, game(id).fewest)
    for rivals in ("random", "easy"):
        result = play_match(Match(id, players, "normal", rivals, deals=by_engine(60, 20), seed=7000), workers=1)
        assert result.share > result.match.fair_share()
        assert result.p_value < 0.01, f"{rivals}: {result.share:.3f}, p = {result.p_value:.3f}"


def test_unknown_games_and_levels_are_refused() -> None:
    with pytest.raises(UnknownGame, match="There is no game 'poker'"):
        make_bot("poker", "normal", 1)
    with pytest.raises(HotseatError, match=r"There is no bot 'genius'. Choose one of: random, easy, normal"):
        make_bot("stick-em", "genius", 1)
