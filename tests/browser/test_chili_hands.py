"""Chili Mafia by hand: cards dragged with the mouse and with a finger, and the Raid arranged by oneself."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import flaws
from tests.browser.people import Opened
from tests.browser.player import ENABLED, Player
from tests.browser.serving import Served
from tests.browser.tables import BOT, OPEN, open_at_desk, start


def middle(of: Locator) -> tuple[float, float]:
    of.scroll_into_view_if_needed()
    box = of.bounding_box()
    assert box is not None
    return box["x"] + min(box["width"] / 2, 18), box["y"] + box["height"] / 2


def drag_by_mouse(page: Page, card: Locator, place: Locator) -> None:
    x, y = middle(place)
    page.mouse.move(*middle(card))
    page.mouse.down()
    page.mouse.move(x, y - 30, steps=3)
    page.mouse.move(x, y, steps=2)
    page.mouse.up()


def drag_by_finger(page: Page, card: Locator, place: Locator) -> None:
    hand = page.context.new_cdp_session(page)
    path = [middle(card), (150.0, 500.0), middle(place)]
    for kind, points in (("touchStart", path[:1]), ("touchMove", path[1:]), ("touchEnd", [])):
        steps = points or [None]
        for point in steps:
            touch = [] if point is None else [{"x": point[0], "y": point[1]}]
            hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touch})


@pytest.mark.parametrize("drag", [drag_by_mouse, drag_by_finger], ids=["mouse", "finger"])
def test_cards_are_dragged_into_a_new_gang(drag: object, served: Served, opened: Opened) -> None:
    page = opened(touch=drag is drag_by_finger)
    open_at_desk(page, served.url, "chili-mafia", [OPEN, BOT])
    start(page)
    player = Player(page, seed=3)
    while player.asked() != "turn":
        player.answer()
    peppers = page.locator(f".hand [data-card]{ENABLED}:not([title])")
    place = page.locator("[data-drop=new]")
    assert callable(drag)
    for number in range(2):
        drag(page, peppers.nth(number), place)
        expect(page.locator(".hand .selected")).to_have_count(number + 1)
    expect(page.locator("[data-word=form]")).to_be_enabled()


def test_the_raid_is_arranged_by_hand(served: Served, opened: Opened) -> None:
    page = opened()
    options = {"raid_position": 82, "advanced": True}
    open_at_desk(page, served.url, "chili-mafia", [OPEN, BOT], options=options)
    start(page)
    player = Player(page, seed=3, eager=0.0)
    while player.asked() != "raid":
        player.answer()
    assert flaws(page) == []
    raid = page.get_by_role("region", name="The Raid")
    hand = raid.get_by_role("group", name="From your hand")
    spare = hand.locator(".cards button")
    many = spare.count()
    for _ in range(2):
        spare.first.click()
        raid.get_by_role("button", name="As a new group").click()
    expect(spare).to_have_count(many - 2)
    groups = raid.locator(".groups .group")
    groups.last.locator(".cards button").first.click()
    raid.get_by_role("button", name="Back to the hand").click()
    expect(spare).to_have_count(many - 1)
    raid.get_by_role("button", name="Best arrangement").click()
    player.asked()
    raid.get_by_role("button", name="Lay it like this").click()
    expect(raid).to_have_count(0)
