"""What a player chooses for this device has an effect, at once and after a reload."""

from playwright.sync_api import Page, expect

from tests.browser.people import Opened
from tests.browser.player import Player
from tests.browser.serving import Served
from tests.browser.tables import BOT, OPEN, open_at_desk, start


def width(page: Page, what: str) -> float:
    box = page.locator(what).first.bounding_box()
    assert box is not None
    return box["width"]


def test_big_cards_left_hand_letters_light_speed_and_confirming(served: Served, opened: Opened) -> None:
    page = opened(still=False)
    open_at_desk(page, served.url, "stick-em", [OPEN, BOT, BOT])
    start(page)
    player = Player(page)
    assert player.asked() == "pain"
    card = width(page, ".hand [data-card]")
    letters = page.locator(".hand [data-card]").first.inner_text()
    page.get_by_role("button", name="Settings").click()
    for switch in ("Big cards", "Left-handed", "Letters beside the marks"):
        page.get_by_role("checkbox", name=switch).check()
    assert width(page, ".hand [data-card]") > card
    assert page.locator(".hand [data-card]").first.inner_text() != letters
    expect(page.locator("html")).to_have_attribute("data-left", "true")
    page.get_by_role("checkbox", name="Big cards").uncheck()
    page.get_by_role("combobox", name="Light").select_option("light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.get_by_role("combobox", name="Playing a card").select_option("confirm")
    page.get_by_role("combobox", name="Motion").select_option("none")
    page.keyboard.press("Escape")

    assert player.any_of(".hand [data-card]")
    expect(page.locator(".hand .selected")).to_have_count(1)
    assert player.asked() == "pain", "a tap only chooses the card"
    page.reload()
    assert player.asked() == "pain"
    expect(page.locator("html")).to_have_attribute("data-left", "true")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.evaluate(
        "() => { window.flew = 0; const animate = Element.prototype.animate;"
        " Element.prototype.animate = function (...wish) { flew += 1; return animate.apply(this, wish); } }"
    )
    page.locator(".hand [data-card]").first.click()
    page.locator(".bar button:enabled, .hand .selected").last.click()
    player.asked()
    assert page.evaluate("flew") == 0, "without motion nothing flies"
