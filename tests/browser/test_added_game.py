"""A game without a board, words or bots of its own is played to the end in the browser, against bots, and replayed."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.people import DESKTOP, PHONE, Opened
from tests.browser.player import Player, result_of
from tests.browser.serving import Served
from tests.browser.tables import BOT, OPEN, open_at_desk, start
from tests.browser.targets import come_to_rest
from tests.browser.test_weight import MOST_SHIFT, PLACES, QUICK, WATCH_SHIFTS, shifted


@pytest.fixture(scope="module")
def served() -> Iterator[Served]:
    """A server that knows Topper."""
    with Served(HOTSEAT_GAMES="tests.topper") as running:
        yield running
        assert running.complaints() == []


@pytest.fixture(scope="module")
def worded() -> Iterator[Served]:
    """A server that knows Topper with its words, bots and rules."""
    with Served(HOTSEAT_GAMES="tests.topper.worded") as running:
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


def test_nothing_jumps_at_its_table(served: Served, opened: Opened) -> None:
    page = opened(still=False)
    page.add_init_script(WATCH_SHIFTS + QUICK)
    open_at_desk(page, served.url, "topper", [OPEN, BOT, BOT])
    start(page)
    player = Player(page, seed=4, eager=1.0)
    player.asked()
    come_to_rest(page)
    places, began = page.evaluate(PLACES), page.evaluate("performance.now()")
    for _ in range(6):
        if player.asked() == "over":
            break
        player.answer()
    player.asked()
    total, shifts = shifted(page, began)
    assert total < MOST_SHIFT, f"the table jumps: {shifts}"
    assert page.evaluate(PLACES) == places, "the board, the question or the bar moved"


def test_its_options_are_shown_in_words(served: Served, worded: Served, opened: Opened) -> None:
    page = opened()
    page.goto(worded.url)
    page.locator("[href='/new-topper']").click()
    winner = page.locator("[data-option=winner]")
    expect(winner.locator("label span").first).to_have_text("Who wins")
    expect(winner.locator("option")).to_have_text(["The highest sum", "The lowest sum"])
    expect(winner.locator("p")).to_have_text("The sum of the cards you have taken.")
    page.goto(f"{served.url}/new-topper")
    expect(page.locator("[data-option=winner] option")).to_have_text(["Highest", "Lowest"])


def test_its_rules_are_shown_at_the_table_and_on_their_own_page(worded: Served, opened: Opened) -> None:
    page = opened()
    page.goto(worded.url)
    page.locator("[data-play=topper]").click()
    page.wait_for_selector(".table")
    Player(page, seed=4).asked()
    page.get_by_role("button", name="Rules", exact=True).click()
    expect(page.locator("[data-clause='TO-1.2']")).to_contain_text("exactly one higher")
    assert page.locator(".short li").count() == 2
    page.goto(f"{worded.url}/rules-topper")
    expect(page.locator("[data-clause]")).to_have_count(4)
    assert page.get_by_role("heading", name="Rules of Topper").count() == 1
    assert page.locator("[href='/learn-topper']").count() == 0


def test_a_game_without_rules_says_so(served: Served, opened: Opened) -> None:
    page = opened()
    page.goto(f"{served.url}/rules-topper")
    expect(page.get_by_text("This game comes without a rulebook.")).to_be_visible()


def test_a_game_that_nobody_added_is_not_found(served: Served, opened: Opened) -> None:
    page = opened()
    page.goto(f"{served.url}/new-poker")
    expect(page.get_by_role("heading", name="Nothing here")).to_be_visible()


def test_a_quick_game_has_as_many_seats_as_the_game_allows(opened: Opened) -> None:
    with Served(HOTSEAT_GAMES="tests.topper.for_two") as running:
        page = opened()
        page.goto(running.url)
        page.locator("[data-play=topper-for-two]").click()
        page.wait_for_selector(".table")
        assert page.locator(".seats .chip").count() == 1
        page.goto("about:blank")  # before the server goes
