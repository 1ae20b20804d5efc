"""What a player may set for this device or ask of the table does what it says, at once and after a reload."""

from playwright.sync_api import FloatRect, Page, expect

from tests.browser.people import Opened
from tests.browser.player import Player, play_until
from tests.browser.serving import Served
from tests.browser.tables import BOT, OPEN, open_at_desk, start

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


def box(page: Page, what: str) -> FloatRect:
    found = page.locator(what).first.bounding_box()
    assert found is not None
    return found


def test_big_cards_left_hand_letters_light_speed_and_confirming(served: Served, opened: Opened) -> None:
    page = opened(still=False)
    open_at_desk(page, served.url, "stick-em", [OPEN, BOT, BOT])
    start(page)
    player = Player(page)
    assert player.asked() == "pain"
    card, board = box(page, ".hand [data-card]")["width"], box(page, ".board")["height"]
    letters = page.locator(".hand [data-card]").first.inner_text()
    page.get_by_role("button", name="Settings").click()
    for switch in ("Big cards", "Left-handed", "Letters beside the symbols"):
        page.get_by_role("checkbox", name=switch).check()
    assert box(page, ".hand [data-card]")["width"] > card
    assert box(page, ".board")["height"] > board - 12, "a larger hand makes nothing else much smaller"
    assert page.locator(".hand [data-card]").first.inner_text() != letters
    assert page.locator(".bar").evaluate("(bar) => getComputedStyle(bar).flexDirection") == "row-reverse"
    page.get_by_role("checkbox", name="Big cards").uncheck()
    page.get_by_role("combobox", name="Theme").select_option("light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.get_by_role("combobox", name="Playing a card").select_option("confirm")
    page.get_by_role("combobox", name="Animations").select_option("none")
    page.keyboard.press("Escape")

    assert player.any_of(".hand [data-card]")
    expect(page.locator(".hand .selected")).to_have_count(1)
    expect(page.locator(".bar")).to_contain_text("my pain card")
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
    page.locator(".bar .main").click()
    player.comes_to("card")
    assert page.evaluate("flew") == 0, "without motion nothing flies"
    card_itself = page.locator(".hand [data-card]").first
    assert card_itself.evaluate("(card) => getComputedStyle(card).transitionDuration") == "0s"


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
        Player(page).read_note()
        page.locator(".hand [data-card]").first.click()
    assert play_until(lambda: Player(ben).asked_now() == "card", Player(ada))
    expect(ada.locator(".table")).to_have_attribute("data-question", "")
    cards = ada.locator(".hand [data-card]")
    left, chosen = cards.count(), cards.nth(1).get_attribute("data-card")
    cards.nth(1).click()
    expect(ada.locator(".bar")).to_contain_text("will be played")
    assert play_until(lambda: cards.count() == left - 1, Player(ben))
    expect(ada.locator(f".hand [data-card={chosen}]")).to_have_count(0)


def test_a_pause_and_a_bot_in_my_place_are_ended_by_a_button(unhurried: Served, opened: Opened) -> None:
    page = opened()
    at_a_table(unhurried, page, "stick-em", coach=False)
    page.get_by_role("button", name="Pause or leave").click()
    page.locator("[data-pause]").click()
    page.locator("[data-resume]").click()
    expect(page.locator("[data-resume]")).to_have_count(0)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Pause or leave").click()
    page.locator("[data-stand]").click()
    page.keyboard.press("Escape")
    page.locator("[data-return]").click()
    expect(page.locator("[data-return]")).to_have_count(0)
    page.wait_for_selector(ASKED, timeout=WAIT)
