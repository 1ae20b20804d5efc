"""The Raid of Chili Mafia, arranged by hand."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import flaws
from tests.browser.people import Opened
from tests.browser.player import Player
from tests.browser.serving import Served
from tests.browser.tables import BOT, OPEN, open_at_desk, start

PEPPERS = ("JN", "PO", "HU", "PD", "JA", "CH", "TA", "HA", "MJ", "GH")


def raided(page: Page, served: Served) -> Locator:
    """A table at which the Raid has come; the peppers of my hand."""
    options = {"raid_position": 82, "advanced": True}
    open_at_desk(page, served.url, "chili-mafia", [OPEN, BOT], options=options)
    start(page)
    player = Player(page, seed=3, eager=0.0)
    while (question := player.asked()) != "raid":
        if question != "draft" or not player.any_of(*[f".packet [data-card={pepper}]" for pepper in PEPPERS]):
            player.answer()
    return page.get_by_role("group", name="From your hand").locator(".cards button")


def test_the_raid_is_arranged_by_hand(served: Served, opened: Opened) -> None:
    page = opened()
    spare = raided(page, served)
    while spare.count() < 2:  # the cards are dealt by chance
        spare = raided(page, served)
    assert flaws(page) == []
    player = Player(page)
    player.any_of(".coach .button")
    raid = page.get_by_role("region", name="The Raid")
    many = spare.count()
    for _ in range(2):
        spare.first.click()
        raid.get_by_role("button", name="As a new group").click()
    expect(spare).to_have_count(many - 2)
    raid.get_by_role("group", name="Group").last.locator(".cards button").first.click()
    raid.get_by_role("button", name="Back to the hand").click()
    expect(spare).to_have_count(many - 1)
    page.get_by_role("button", name="Best arrangement").click()
    player.asked()
    page.get_by_role("button", name="Lay it like this").click()
    expect(raid).to_have_count(0)
