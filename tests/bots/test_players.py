"""Own players: classes, functions that make bots, functions that choose moves; anything else is refused by name."""

import sys
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import hotseat
from hotseat import BadArgument, HotseatError
from hotseat.bots import Bot
from hotseat.bots.arena import Match, play_match
from hotseat.bots.players import make_player
from hotseat.core.state import State
from hotseat.rl.gym import Single
from hotseat.runs.store import Store
from hotseat.simulation import Simulation


def first(view: State, seat: int) -> int:
    assert view.hidden
    return view.moves(seat)[0]


class First(Bot):
    def choose(self, view: State, seat: int) -> int:
        return first(view, seat)


def made(seed: int) -> Bot:
    return First(seed)


class NoBot:
    pass


def no_maker(seed: int) -> int:
    return seed


@pytest.mark.parametrize("hero", [First, made, first, f"{__name__}:First", f"{__name__}:made", f"{__name__}:first"])
def test_a_class_a_maker_and_a_choice_play_alike(hero: Any) -> None:
    match = Match("stick-em", 3, hero=hero, rivals="random", deals=2, options={"rounds": 1})
    whole = Match("stick-em", 3, hero=First, rivals="random", deals=2, options={"rounds": 1})
    assert play_match(match, workers=1).scores == play_match(whole, workers=1).scores


@pytest.mark.parametrize("player", [5, None, NoBot, no_maker, f"{__name__}:NoBot", f"{__name__}:GAMES"])
def test_what_is_no_player_is_refused_in_a_sentence(player: Any) -> None:
    with pytest.raises(HotseatError, match="There is no bot"):
        make_player("spicy", player, 1)


def test_a_match_needs_a_deal() -> None:
    with pytest.raises(BadArgument, match="deals: at least one is needed, not 0"):
        play_match(Match("spicy", 3, "easy", "random", deals=0), workers=1)


def cheat(view: State, seat: int) -> int:
    """Always a card that the seat does not hold, or has played already."""
    held = view.moves(seat)
    return next(move for move in range(len(view.setup.game.moves)) if move not in held)


ANSWERS: list[Callable[[State, int], Any]] = [
    cheat,
    lambda view, seat: -1,
    lambda view, seat: 10**6,
    lambda view, seat: None,
    lambda view, seat: 0.5,
]


@pytest.mark.parametrize("game", ["spicy", "stick-em", "chili-mafia", "wazabi"])
@pytest.mark.parametrize("answer", ANSWERS)
def test_a_bot_that_breaks_the_rules_ends_the_match_by_its_name(game: str, answer: Any) -> None:
    match = Match(game, 3, hero=answer, rivals="random", deals=1)
    with pytest.raises(HotseatError, match=rf"The bot {__name__}:\S+ made no legal move for [A-C]: ") as caught:
        play_match(match, workers=1)
    assert caught.value.code == "illegal-choice"
    assert caught.value.facts["bot"].startswith(__name__)


def test_a_cheat_is_caught_wherever_bots_play() -> None:
    with pytest.raises(HotseatError, match="cheat made no legal move"):
        Simulation("spicy", 3, games=1, bots=(cheat,)).piece(0)
    with pytest.raises(HotseatError, match="cheat made no legal move"):
        Single("spicy", players=3, rivals=cheat).reset(seed=1)


def test_a_bot_may_answer_with_numbers_of_numpy() -> None:
    choice: Any = lambda view, seat: np.int64(first(view, seat))  # noqa: E731
    match = Match("stick-em", 3, hero=choice, rivals="random", deals=1)
    assert play_match(match, workers=1).scores == play_match(replace(match, hero=first), workers=1).scores


def test_a_bot_that_no_process_can_be_sent_is_refused_before_any_starts() -> None:
    match = Match("stick-em", 3, hero=lambda view, seat: first(view, seat), rivals="random", deals=9)
    with pytest.raises(BadArgument, match=r"^workers: .* use workers=1"):
        play_match(match, workers=2)


def deep(depth: int) -> Any:
    return lambda view, seat: view.moves(seat)[depth]


@pytest.mark.parametrize("hero", [deep(0), partial(First, 3), lambda view, seat: 0])
def test_results_of_a_bot_that_its_name_does_not_identify_are_not_stored(hero: Any, tmp_path: Path) -> None:
    """Two functions that one function makes share a name; the results of the one were taken for those of the other."""
    match = Match("stick-em", 3, hero=hero, rivals="random", deals=1, options={"rounds": 1})
    with pytest.raises(BadArgument, match=r"^store: results of .* cannot be stored"):
        play_match(match, workers=1, store=Store(tmp_path / "results.sqlite"))


def test_results_of_a_bot_without_a_file_are_not_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    notebook = ModuleType("notebook")
    exec("def choose(view, seat): return view.moves(seat)[0]", vars(notebook))
    monkeypatch.setitem(sys.modules, "notebook", notebook)
    for hero in (notebook.choose, "notebook:choose"):
        with pytest.raises(BadArgument, match="store: results of notebook:choose cannot be stored"):
            Match("stick-em", 3, hero, "random", deals=1).spec()


def test_a_result_says_what_it_shows_in_a_line() -> None:
    shown = repr(play_match(Match("stick-em", 3, first, "random", deals=3, options={"rounds": 1}), workers=1))
    assert f"{__name__}:first against random, stick-em for 3" in shown
    assert shown.endswith("fair 33.3%, 3 deals>")


def test_a_whole_answer_takes_numbers_of_numpy() -> None:
    s = hotseat.start("stick-em", players=3, seed=1)
    seat = s.seat()

    class Numpy(Bot):
        def choose(self, view: State, seat: int) -> int:
            return np.int64(first(view, seat))  # type: ignore[return-value]

    assert Numpy(1).answer(s.view(seat), seat) == First(1).answer(s.view(seat), seat)
