"""What a player may set or ask of the table does what it says."""

from playwright.sync_api import Page, expect

from tests.browser.people import DESKTOP, Opened
from tests.browser.player import Player
from tests.browser.serving import Served

WAIT = 20_000
ASKED = ".table[data-ready=true]:not([data-question=''])"


def at_a_table(served: Served, page: Page, game: str, **settings: object) -> Player:
    """A small game against bots, with these settings."""
    page.goto(served.url)
    page.evaluate("(chosen) => localStorage.setItem('hotseat-settings', JSON.stringify(chosen))", settings)
    player = Player(page)
    player.open_small_game(served.url, game)
    player.asked()
    return player


def test_big_cards_letters_left_hand_and_no_motion_are_seen_at_once(served: Served, opened: Opened) -> None:
    page = opened(DESKTOP, still=False)
    at_a_table(served, page, "spicy", coach=False)
    card, bar = page.locator(".hand [data-card]").first, page.locator(".bar")
    letters = page.locator(".hand [data-card] svg text").count()
    width = card.bounding_box()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Big cards").check()
    page.get_by_label("Left-handed").check()
    page.get_by_label("Letters beside the marks").check()
    page.get_by_label("Motion").select_option("none")
    bigger = card.bounding_box()
    assert width is not None
    assert bigger is not None
    assert bigger["width"] > 1.2 * width["width"]
    assert bar.evaluate("(bar) => getComputedStyle(bar).flexDirection") == "row-reverse"
    assert page.locator(".hand [data-card] svg text").count() > letters
    assert card.evaluate("(card) => getComputedStyle(card).transitionDuration") == "0s"


def test_who_wants_to_confirm_is_asked_once_more(served: Served, opened: Opened) -> None:
    page = opened()
    at_a_table(served, page, "stick-em", coach=False, play="confirm")
    page.locator(".hand [data-card]").first.click()
    expect(page.locator(".hand .selected")).to_have_count(1)
    expect(page.locator(".bar")).to_contain_text("shall hurt me")
    expect(page.locator(".table")).to_have_attribute("data-question", "pain")
    page.locator(".bar .main").click()
    page.wait_for_selector(".table:not([data-question=pain])", timeout=WAIT)


def test_a_card_chosen_ahead_is_played_when_its_turn_comes(served: Served, opened: Opened) -> None:
    ada, ben = opened(), opened()
    ada.goto(served.url)
    ada.evaluate("localStorage.setItem('hotseat-settings', JSON.stringify({coach: false, ahead: true}))")
    address = Player(ada).open_table(served.url, "stick-em", 3, 1, "Ada", "first-game")
    Player(ben).sit_down(address, "Ben")
    ben.wait_for_selector("[data-ready-button]")
    Player(ada).press(ada.locator("[data-start]"))
    for page in (ada, ben):
        page.wait_for_selector(".table[data-question=pain][data-ready=true]", timeout=WAIT)
        page.locator(".hand [data-card]").first.click()
    while not ben.locator(".table[data-question=card][data-ready=true]").count():
        if ada.locator(".table[data-question=card][data-ready=true]").count():
            ada.locator(".hand [data-card]").first.click()
        ada.wait_for_timeout(50)
    expect(ada.locator(".table")).to_have_attribute("data-question", "")
    cards = ada.locator(".hand [data-card]")
    left, chosen = cards.count(), cards.nth(1).get_attribute("data-card")
    cards.nth(1).click()
    expect(ada.locator(".bar")).to_contain_text("will be played")
    for _ in range(3):
        if ben.locator(".table[data-question=card][data-ready=true]").count():
            ben.locator(".hand [data-card]").first.click()
        ben.wait_for_timeout(300)
    expect(cards).to_have_count(left - 1, timeout=WAIT)
    expect(ada.locator(f".hand [data-card={chosen}]")).to_have_count(0)


def test_a_pause_and_a_bot_in_my_place_are_ended_by_a_button(unhurried: Served, opened: Opened) -> None:
    page = opened()
    at_a_table(unhurried, page, "stick-em", coach=False)
    page.get_by_role("button", name="What happened").click()
    page.locator("[data-pause]").click()
    page.locator("[data-resume]").click()
    expect(page.locator("[data-resume]")).to_have_count(0)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    page.locator("[data-stand]").click()
    page.keyboard.press("Escape")
    page.locator("[data-return]").click()
    expect(page.locator("[data-return]")).to_have_count(0)
    page.wait_for_selector(ASKED, timeout=WAIT)
