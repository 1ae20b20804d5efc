"""The bots of Chili Mafia: legal, repeatable, better than chance."""

import pytest

from hotseat.bots import Bot, make_bot
from hotseat.core.options import OptionValue
from hotseat.core.outcome import Outcome
from hotseat.core.position import position
from hotseat.core.rng import seeded
from hotseat.games.chili_mafia import GAME
from hotseat.games.chili_mafia.moves import DROP

ALL: dict[str, OptionValue] = {"advanced": True, "bosses": True, "heists": True, "manners": True}


def play(players: int, options: dict[str, OptionValue], levels: list[str], seed: int) -> Outcome:
    """A whole game; every answer is checked against the view's own list."""
    s = GAME.setup(players, options).start(seeded(seed))
    bots: list[Bot] = [make_bot("chili-mafia", level, seed + at) for at, level in enumerate(levels)]
    while not s.over:
        seat = s.seat()
        view = s.view(seat)
        before = position(view)
        move = bots[seat].choose(view, seat)
        assert move in view.moves(seat) or (move == DROP and levels[seat] != "normal")
        assert position(view) == before, "a bot changed its view"
        s.push(move, seat)
    return s.outcome()


@pytest.mark.parametrize("level", ["easy", "normal"])
@pytest.mark.parametrize(("players", "teams"), [(2, "none"), (3, "none"), (4, "2"), (6, "3"), (8, "4"), (8, "none")])
def test_bots_play_every_kind_of_table(level: str, players: int, teams: str) -> None:
    for seed in range(2):
        play(players, {**ALL, "teams": teams}, [level] * players, seed)


def test_the_same_view_and_seed_give_the_same_game() -> None:
    levels = ["normal", "easy", "random", "normal"]
    assert play(4, ALL, levels, 5).scores == play(4, ALL, levels, 5).scores


def test_normal_beats_random() -> None:
    wins = [play(2, {}, ["normal", "random"], seed).winners == (0,) for seed in range(6)]
    assert sum(wins) >= 5


def test_teammates_do_not_attack_each_other_and_win_together() -> None:
    outcome = play(4, {"teams": "2"}, ["normal", "random", "normal", "random"], 3)
    assert outcome.winners == (0, 2)
