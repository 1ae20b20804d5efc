"""The Raid of Chili Mafia, arranged by hand: cards are tapped and put, or dragged with a finger."""

from playwright.sync_api import Page, expect

from tests.browser.axe import flaws
from tests.browser.dragging import drag
from tests.browser.people import DESKTOP, Opened
from tests.browser.player import Player, play_until
from tests.browser.serving import Served
from tests.browser.tables import BOT, OPEN, open_at_desk, start

BEYOND = """() => [...document.querySelectorAll('.bar button')].filter((one) => {
    const {left, right} = one.getBoundingClientRect();
    return left < 0 || right > innerWidth;
}).map((one) => one.innerText)"""
"""Buttons that the edge of the window cuts off."""


def come_to_the_raid(page: Page, base: str) -> Player:
    """A game whose Raid comes early, up to the moment at which I arrange my gangs."""
    options = {"raid_position": 82, "advanced": True}
    open_at_desk(page, base, "chili-mafia", [OPEN, BOT], options=options)
    start(page)
    player = Player(page, seed=3, eager=0.0, leaves="raid")
    assert play_until(lambda: player.asked_now() == "raid", player)
    return player


def test_the_raid_is_arranged_by_hand(served: Served, opened: Opened) -> None:
    page = opened(touch=True)
    spare = page.locator("[data-drop='raid:-1'] .cards button")
    for _ in range(5):  # the turns before it may have cost the peppers; then another game
        player = come_to_the_raid(page, served.url)
        if page.locator(".raid .cards button").count() > 1:
            break
    assert flaws(page) == []
    player = Player(page)
    player.read_note()
    raid = page.get_by_role("region", name="The Raid")
    hand = raid.get_by_role("group", name="From your hand")
    while spare.count() < 2:  # as often as not they lie on the table by now
        raid.get_by_role("group", name="Group").last.locator(".cards button").first.click()
        raid.get_by_role("button", name="Back to the hand").click()
    many = spare.count()
    for _ in range(2):
        spare.first.click()
        raid.get_by_role("button", name="As a new group").click()
    expect(spare).to_have_count(many - 2)
    raid.get_by_role("group", name="Group").last.locator(".cards button").first.click()
    raid.get_by_role("button", name="Back to the hand").click()
    expect(spare).to_have_count(many - 1)

    group = raid.get_by_role("group", name="Group").last
    grouped = group.locator(".cards button")
    kept = grouped.count()
    drag(page, spare, group, touch=True)
    expect(grouped).to_have_count(kept + 1)
    drag(page, grouped.last, hand, touch=True)
    expect(grouped).to_have_count(kept)
    expect(spare).to_have_count(many - 1)
    drag(page, spare, raid.get_by_role("button", name="As a new group"), touch=True)
    expect(spare).to_have_count(many - 2)
    page.get_by_role("button", name="Best arrangement").click()
    player.asked()
    page.get_by_role("button", name="Confirm").click()
    expect(raid).to_have_count(0)


def test_no_button_of_the_raid_is_cut_off_by_the_window(served: Served, opened: Opened) -> None:
    page = opened(DESKTOP, language="de")
    come_to_the_raid(page, served.url)
    for width, height in ((900, 600), DESKTOP):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(BEYOND) == [], (width, height)
