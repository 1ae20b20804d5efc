"""A game without a stage, words or bots of its own is played to the end in the browser, against bots, and replayed."""

import re
from collections.abc import Iterator

import pytest

from tests.browser.axe import violations
from tests.browser.people import DESKTOP, PHONE, Opened
from tests.browser.player import Player, result_of
from tests.browser.serving import Served


@pytest.fixture(scope="module")
def served() -> Iterator[Served]:
    """A server that knows Topper."""
    with Served(HOTSEAT_GAMES="tests.topper") as running:
        yield running
        assert running.complaints() == []


@pytest.mark.parametrize(("size", "keyboard"), [(PHONE, False), (DESKTOP, True)])
def test_it_is_played_to_the_end(size: tuple[int, int], keyboard: bool, served: Served, opened: Opened) -> None:
    page = opened(size)
    page.goto(served.url)
    page.locator("[data-play=topper]").click()
    page.wait_for_selector(".table")
    player = Player(page, seed=4, keyboard=keyboard)
    player.asked()
    assert page.locator(".hand [data-card]").count() == 5
    assert violations(page) == []
    player.play_to_the_end()
    assert player.answers >= 5
    assert len(result_of(page)) == 3
    assert not re.search(r"page-|topper-", page.locator("body").inner_text()), "a phrase id is shown"


def test_its_replay_is_shown(served: Served, opened: Opened) -> None:
    page = opened()
    page.goto(served.url)
    page.locator("[data-play=topper]").click()
    page.wait_for_selector(".table")
    Player(page, seed=5).play_to_the_end()
    page.goto(page.url.replace("/t/", "/r/"))
    page.wait_for_selector(".row .card")
