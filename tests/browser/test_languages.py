"""English, French and German: chosen by the browser, switched on the home page and in the middle of a game."""

import pytest
from playwright.sync_api import expect

from tests.browser.axe import fits
from tests.browser.people import SMALL_PHONE, Opened
from tests.browser.player import Player
from tests.browser.serving import Served
from tests.browser.tables import BOT, OPEN, open_at_desk, start
from tests.browser.targets import clipped

TAGLINES = {
    "en": "Five hot games, one table",
    "fr": "Cinq jeux qui piquent, une seule table",
    "de": "Fünf scharfe Spiele, ein Tisch",
}
PAIN = {"en": "pain", "fr": "maudite", "de": "Ärger"}
"""A word of the question that every round of Stick 'Em begins with."""


@pytest.mark.parametrize("language", TAGLINES)
def test_the_browser_chooses_the_language_and_a_switch_changes_it(
    language: str, served: Served, opened: Opened
) -> None:
    page = opened(language=language)
    page.goto(served.url)
    expect(page.locator("h1")).to_have_text(TAGLINES[language])
    expect(page.locator("html")).to_have_attribute("lang", language)
    for game in ("spicy", "chili-mafia", "wazabi"):
        page.set_viewport_size({"width": SMALL_PHONE[0], "height": SMALL_PHONE[1]})
        page.goto(f"{served.url}/new-{game}")
        page.locator("form summary").click()
        page.wait_for_selector("[data-option]")
        assert fits(page)
        assert clipped(page) == [], game
    page.goto(served.url)
    page.locator("header button").click()
    other = "de" if language == "en" else "en"
    page.locator(".settings select").first.select_option(other)
    expect(page.locator("h1")).to_have_text(TAGLINES[other])


def test_in_the_middle_of_a_game_every_word_changes_and_the_question_stays(served: Served, opened: Opened) -> None:
    page = opened()
    open_at_desk(page, served.url, "stick-em", [OPEN, BOT, BOT])
    start(page)
    player = Player(page)
    assert player.asked() == "pain"
    for language in ("fr", "de", "en"):
        page.locator("nav button").last.click()
        page.locator(".settings select").first.select_option(language)
        expect(page.locator("#ask")).to_contain_text(PAIN[language], ignore_case=True)
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.keyboard.press("Escape")
    assert player.asked() == "pain"
    assert player.any_of(".hand [data-card]")
