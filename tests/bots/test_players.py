"""Own players: classes, functions that make bots, functions that choose moves; anything else is refused by name."""

from typing import Any

import pytest

from hotseat import BadArgument, HotseatError
from hotseat.bots import Bot
from hotseat.bots.arena import Match, play_match
from hotseat.bots.players import make_player
from hotseat.core.state import State


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
