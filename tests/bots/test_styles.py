"""Characters: a style changes how a bot plays, not how strong it is."""

import pytest

from hotseat.bots import LEVELS, make_bot, reaction_seconds, style_of, styles_of
from hotseat.bots.base import Bot
from hotseat.bots.bot_games import play
from hotseat.bots.characters import NAMES, style_of_character
from hotseat.bots.chili_mafia.styles import MafiaStyle
from hotseat.bots.players import make_player
from hotseat.bots.reactions import QUICKEST
from hotseat.bots.spicy.styles import SpicyStyle
from hotseat.bots.stick_em.styles import StickEmStyle
from hotseat.bots.styles import Style
from hotseat.bots.wazabi.reflexes import REFLEXES
from hotseat.bots.wazabi.styles import WazabiStyle
from hotseat.core.errors import HotseatError
from hotseat.core.rng import seeded
from hotseat.games import GAMES, game
from hotseat.locales import LANGUAGES, phrases

STILL: dict[str, Style] = {
    "chili-mafia": MafiaStyle("still"),
    "spicy": SpicyStyle("still"),
    "stick-em": StickEmStyle("still"),
    "sweet-spicy": SpicyStyle("still"),
    "wazabi": WazabiStyle("still"),
}
"""By game: a style that leaves every knob alone."""


def played(id: str, bots: list[Bot], most: int = 150) -> list[tuple[int, int]]:
    """The moves of a game among these bots."""
    s = game(id).setup(len(bots)).start(seeded(3))
    found = []
    for step in play(s, bots):
        found.append(step)
        if len(found) == most:
            break
    return found


@pytest.mark.parametrize("id", GAMES)
def test_every_game_has_characters_with_a_name_and_a_line_in_every_language(id: str) -> None:
    styles = styles_of(id)
    assert len(styles) >= 6
    for language in LANGUAGES:
        words = phrases(language)
        names = [words.say(f"style-{id}-{style}") for style in styles]
        lines = [words.say(f"style-{id}-{style}-line") for style in styles]
        assert len(set(names)) == len(set(lines)) == len(styles)


@pytest.mark.parametrize("level", [level for level in LEVELS if level not in ("random", "expert")])
@pytest.mark.parametrize("id", GAMES)
def test_a_style_without_leanings_plays_as_its_level_does(id: str, level: str) -> None:
    most = 12 if level == "hard" and id == "stick-em" else 150
    players = max(3, game(id).fewest)
    plain = [make_bot(id, level, seat) for seat in range(players)]
    still = [make_bot(id, level, seat) for seat in range(players)]
    for bot in still:
        bot.play_as(STILL[id])
    assert played(id, still, most) == played(id, plain, most)


def test_a_style_is_named_after_the_level_or_apart_from_it() -> None:
    def moves(bot: Bot) -> list[tuple[int, int]]:
        return played("spicy", [bot, make_bot("spicy", "normal", 5)])

    styled = moves(make_bot("spicy", "hard", 1, "bluffer"))
    assert moves(make_bot("spicy", "hard:bluffer", 1)) == styled
    assert moves(make_player("spicy", "hard:bluffer", 1)) == styled


def test_a_style_that_does_not_exist_is_refused_with_those_that_do() -> None:
    with pytest.raises(HotseatError, match=r"no style 'bluffer'\. Choose one of: slapper"):
        make_bot("wazabi", "hard:bluffer", 1)


@pytest.mark.parametrize("id", GAMES)
def test_the_characters_of_a_table_play_in_different_styles(id: str) -> None:
    usual = [style_of_character(pair[0], id) for pair in NAMES]
    assert len(set(usual)) == len(styles_of(id)) == 8
    for first, second in NAMES:
        assert style_of_character(first, id) != style_of_character(second, id)
    assert style_of_character("Ada", id) == ""


def test_a_character_is_quick_or_slow_at_every_level() -> None:
    def median(tempo: float, level: str) -> float:
        rng = seeded(1)
        return sorted([reaction_seconds(level, rng, tempo) for _ in range(501)])[250]

    for level in ("easy", "normal", "hard"):
        assert median(0.85, level) < median(1.0, level) < median(1.2, level)
    assert min([reaction_seconds("expert", seeded(seed), 0.5) for seed in range(300)]) >= QUICKEST
    for id in GAMES:
        tempos = [style_of(id, style).tempo for style in styles_of(id)]
        assert min(tempos) < 1 < max(tempos)
        assert all(0.8 <= tempo <= 1.25 for tempo in tempos)


def test_a_quick_hand_in_wazabi_errs_more_often() -> None:
    def errors(style: str) -> int:
        rng, plays = seeded(4), style_of("wazabi", style)
        assert isinstance(plays, WazabiStyle)
        return sum([REFLEXES["normal"].slaps(False, rng, plays) for _ in range(3000)])

    assert errors("watcher") < errors("saver") < errors("slapper")
