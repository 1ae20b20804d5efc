"""A whole game of each of the five against bots: once by clicks on a phone, once by keyboard alone on a desktop.

By clicks the games have everything they can have; by keyboard they are as people first play them.
"""

import pytest

from tests.browser.people import DESKTOP, Opened
from tests.browser.player import SHORT, Player, result_of
from tests.browser.serving import Served

RICH = {
    "spicy": (2, "all-spices", {**SHORT["spicy"], "manners": ""}),
    "sweet-spicy": (2, "surprise", SHORT["sweet-spicy"]),
    "stick-em": (4, "first-game", {"rounds": "2"}),
    "chili-mafia": (4, "everything", {"manners": "", "teams": "teams of two"}),
    "wazabi": (2, "full", SHORT["wazabi"]),
}
VARIANTS = {
    "wazabi, calm": (2, "calm", SHORT["wazabi"]),
    "wazabi by lot": (2, "full", {**SHORT["wazabi"], "race": "a random slapper"}),
}
FEW = 3
"""Answers that are not worth a game: one of two dice may be won before it is my turn. Then another one is played."""
MOST_GAMES = 20
GAMES = ("spicy", "sweet-spicy", "stick-em", "chili-mafia", "wazabi")


@pytest.mark.parametrize("game", [*RICH, *VARIANTS])
def test_by_clicks(game: str, served: Served, opened: Opened) -> None:
    page = opened(kept=True)
    player = Player(page, seed=3)
    players, preset, options = {**RICH, **VARIANTS}[game]
    for _ in range(MOST_GAMES):
        player.open_table(served.url, game.split()[0].rstrip(","), players, players - 1, preset=preset, options=options)
        player.start()
        player.play_to_the_end()
        if player.answers > FEW:
            break
    assert player.answers > FEW
    assert len(result_of(page)) == players


@pytest.mark.parametrize("game", GAMES)
def test_by_keyboard_alone(game: str, served: Served, opened: Opened) -> None:
    page = opened(DESKTOP)
    player = Player(page, seed=5, keyboard=True)
    for _ in range(MOST_GAMES):
        player.open_small_game(served.url, game)
        player.play_to_the_end()
        if player.answers > FEW:
            break
    assert player.answers > FEW
    assert len(result_of(page)) > 1
