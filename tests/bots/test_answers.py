"""A bot's whole answer equals its answers word by word, and ends with the word that binds."""

import pytest

from hotseat.bots import LEVELS, make_bot
from hotseat.core.rng import seeded
from hotseat.core.state import State
from hotseat.games import GAMES, game
from hotseat.server.trial import tried
from tests.volume import by_engine, volume


def word_by_word(s: State, seat: int, id: str, level: str, seed: int) -> list[int]:
    """The words that the bot chooses, each from the true state after the previous one."""
    moves: list[int] = []
    while True:
        moves.append(make_bot(id, level, seed + len(moves)).choose(s.view(seat), seat))
        trial = tried(s, seat, moves[-1:])
        same = type(trial.state.question) is type(s.question) and seat in trial.state.question.open_to(trial.state)
        if trial.noticed or trial.state.over or not same:
            return moves
        s = trial.state


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("id", GAMES)
def test_an_answer_is_its_words_one_by_one(id: str, level: str) -> None:
    setup = game(id).setup(min(4, game(id).most))
    s, longest = setup.start(seeded(5)), 0
    decisions = volume(60 if id == "chili-mafia" else by_engine(6, 2), 1000)
    for seed in range(1000, 1000 + 100 * decisions, 100):
        if s.over:
            s = setup.start(seeded(seed))
        seat = s.seat()
        answer = make_bot(id, level, seed).answer(s.view(seat), seat)
        assert answer == word_by_word(s, seat, id, level, seed)
        longest = max(longest, len(answer))
        for move in answer:
            s.apply(move, seat)
    assert longest > 1 or id != "chili-mafia"
