"""People choose a face and see each other's; bots are the same characters for everybody; emotes rise at the seat."""

from playwright.sync_api import expect

from tests.browser.people import DESKTOP, Opened
from tests.browser.serving import Served
from tests.browser.tables import BOT, OPEN, open_at_desk, start


def test_a_chosen_face_is_seen_by_another_browser_and_kept_for_the_next_table(served: Served, opened: Opened) -> None:
    ada, ben = opened(), opened(DESKTOP)
    ben.goto(served.url)
    ben.locator("header .icon-button").click()
    ben.locator("[data-choose-face=nutmeg]").click()
    expect(ben.locator("[data-choose-face=nutmeg]")).to_have_attribute("aria-pressed", "true")
    address = open_at_desk(ada, served.url, "spicy", [OPEN, OPEN, BOT])
    ben.goto(address)
    ben.get_by_role("textbox").fill("Ben")
    ben.locator("[data-sit]").click()
    expect(ada.locator("li[data-seat=B] [data-face]")).to_have_attribute("data-face", "nutmeg")
    ada.locator("[data-choose-face=bay]").click()
    expect(ben.locator("li[data-seat=A] [data-face]")).to_have_attribute("data-face", "bay")
    for page in (ada, ben):
        expect(page.locator("li[data-seat=C]")).to_contain_text("Clove")
        expect(page.locator("li[data-seat=C]")).to_contain_text("the doubter: Has a bad feeling")
    start(ada)
    expect(ada.locator(".chip[data-seat=B] svg.face")).to_have_attribute("data-face", "nutmeg")
    expect(ben.locator(".chip[data-seat=A] svg.face")).to_have_attribute("data-face", "bay")
    expect(ben.locator(".my-facts [data-face]")).to_have_attribute("data-face", "nutmeg")


def test_an_emote_rises_at_the_seat_of_whoever_sends_it(served: Served, opened: Opened) -> None:
    ada, ben = opened(), opened(DESKTOP)
    address = open_at_desk(ada, served.url, "stick-em", [OPEN, OPEN, BOT])
    ben.goto(address)
    ben.get_by_role("textbox").fill("Ben")
    ben.locator("[data-sit]").click()
    expect(ada.locator("li[data-seat=B] [data-face]")).to_be_visible()
    start(ada)
    ben.locator("nav").get_by_role("button", name="Chat").click()
    ben.locator(".emotes button").first.click()
    expect(ben.get_by_role("list", name="Chat").locator("[data-face]")).to_have_count(1)
    expect(ada.locator(".chip[data-seat=B] [data-emote=clap]")).to_be_visible()
    expect(ada.locator(".chip[data-seat=B] [data-emote]")).to_have_count(0)
    expect(ada.locator("[data-emote]")).to_have_count(0)


def test_bots_have_one_name_in_every_language(served: Served, opened: Opened) -> None:
    page = opened()
    address = open_at_desk(page, served.url, "wazabi", [OPEN, *[BOT] * 3])
    for language in ("en", "fr", "de"):
        page.evaluate("(language) => localStorage.setItem('hotseat-settings', JSON.stringify({language}))", language)
        page.goto(address)
        expect(page.locator("li[data-seat=B]")).to_contain_text("Basil")
        expect(page.locator("li[data-seat=D]")).to_contain_text("Dill")
