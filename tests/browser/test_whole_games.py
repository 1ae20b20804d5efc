"""A whole game of each of the five against bots: once by clicks on a phone, once by keyboard alone on a desktop."""

import pytest

from tests.browser.people import DESKTOP, Opened
from tests.browser.player import Player, result_of
from tests.browser.serving import Served

GAMES = ("spicy", "sweet-spicy", "stick-em", "chili-mafia", "wazabi")


@pytest.mark.parametrize("game", GAMES)
def test_by_clicks(game: str, served: Served, opened: Opened) -> None:
    page = opened()
    player = Player(page, seed=3)
    if game == "wazabi":
        player.open_small_game(served.url, game)  # with four players a game may take very long
    else:
        player.open_quick_game(served.url, game)
    player.play_to_the_end()
    assert len(result_of(page)) == page.locator("dialog[open] li").count() > 1


@pytest.mark.parametrize("game", GAMES)
def test_by_keyboard_alone(game: str, served: Served, opened: Opened) -> None:
    page = opened(DESKTOP)
    player = Player(page, seed=5, keyboard=True)
    player.open_small_game(served.url, game)
    player.play_to_the_end()
    assert page.locator("dialog[open] li").count() > 1
