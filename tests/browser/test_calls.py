"""I am told that it is my turn: on the tab, and by a notification when the table is played over days."""

import json
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import DESKTOP, PHONE, Opened
from tests.browser.player import Player, play_until
from tests.browser.pushing import delivered, push_service
from tests.browser.serving import Served
from tests.browser.tables import BOT, OPEN, open_at_desk, start

WAIT = 20_000
NOTICES = """async (count) => {
    const told = ({title, body, lang, tag}) => ({title, body, lang, tag});
    const worker = await navigator.serviceWorker.ready;
    for (const until = Date.now() + 20_000; ; ) {
        const shown = (await worker.getNotifications()).map(told);
        if (shown.length === count) return shown;
        if (Date.now() > until) throw new Error(`${count} notifications wanted: ${JSON.stringify(shown)}`);
        await new Promise((soon) => setTimeout(soon, 20));
    }
}"""
"""The notifications, once there are so many."""
ICON = 'link[rel=icon][type="image/svg+xml"]'


@pytest.fixture  # a server of its own for each test, which counts the subscriptions
def calling() -> Iterator[Served]:
    """A server that notifies people, whose push services may be on this computer."""
    with Served(HOTSEAT_PUSH_CONTACT="mailto:ada@games.example", HOTSEAT_PUSH_LOCAL="1") as running:
        yield running
        assert running.complaints() == []


def subscriptions(served: Served) -> int:
    with sqlite3.connect(Path(served.folder.name) / "games.sqlite") as database:
        found: int = database.execute("SELECT count(*) FROM subscriptions").fetchone()[0]
        return found


def test_title_icon_and_badge_of_the_tab_say_that_it_is_my_turn(served: Served, opened: Opened) -> None:
    page = opened(DESKTOP)
    page.add_init_script(
        "window.badges = []; navigator.setAppBadge = async () => badges.push(1);"
        "navigator.clearAppBadge = async () => badges.push(0);"
    )
    open_at_desk(page, served.url, "spicy", [OPEN, BOT])
    start(page)
    player = Player(page, seed=1)
    turn = page.locator(".table[data-question=turn][data-ready=true]")
    assert play_until(lambda: turn.count() > 0 and page.title().startswith("●"), player)
    expect(page).to_have_title("● Your turn · Spicy · Hotseat")
    expect(page.locator(ICON)).to_have_attribute("href", "/icon-turn.svg")
    assert page.evaluate("badges.at(-1)") == 1
    page.goto(served.url)
    expect(page).to_have_title(re.compile("^Hotseat"))
    expect(page.locator(ICON)).to_have_attribute("href", "/icon.svg")


def test_one_press_asks_for_notifications_and_one_ends_them(calling: Served, opened: Opened) -> None:
    with push_service() as service:
        page = opened(PHONE, language="fr", kept=True)
        page.context.grant_permissions(["notifications"], origin=calling.url)
        service.subscribe(page)
        worker_is_there(page, calling)
        address = open_at_desk(page, calling.url, "spicy", [OPEN, BOT, BOT], pace="turn-based")
        offer = page.locator("[data-calls]")
        expect(offer).to_contain_text("Cette partie se joue sur plusieurs jours")
        page.get_by_role("button", name="Me prévenir").click()
        expect(offer).to_have_attribute("data-calls", "on")
        assert subscriptions(calling) == 1
        start(page)
        page.wait_for_selector(".table[data-ready=true]", timeout=WAIT)
        page.goto(calling.url)  # away from the table
        text = service.next(seconds=120)
        table = address.rpartition("/")[2]
        assert json.loads(text) == {"call": "turn", "table": table, "game": "spicy"}
        delivered(page, text)
        assert page.evaluate(NOTICES, 1) == [
            {
                "title": "À vous de jouer\u00a0: Spicy",
                "body": "La table vous attend.",
                "lang": "fr",
                "tag": f"/t/{table}",
            }
        ]
        page.goto(address)
        page.evaluate(NOTICES, 0)
        page.get_by_role("button", name="Réglages").click()
        expect(offer).to_have_attribute("data-calls", "on")
        page.get_by_role("button", name="Ne plus me prévenir").click()
        expect(offer).to_have_attribute("data-calls", "off")
        assert subscriptions(calling) == 0
        assert page.evaluate("localStorage.unsubscribed") == "yes", "no other table calls this browser"


def worker_is_there(page: Page, served: Served) -> None:
    """The first visit installs the service worker."""
    page.goto(served.url)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")


def test_a_message_that_is_none_and_a_language_that_is_unknown_still_notify(calling: Served, opened: Opened) -> None:
    page = opened(PHONE, kept=True)
    page.context.grant_permissions(["notifications"], origin=calling.url)
    worker_is_there(page, calling)
    page.goto(f"{calling.url}/healthz")  # no page of ours, which would keep its words again
    page.evaluate("caches.delete('hotseat-words')")
    delivered(page, "{not json")
    assert page.evaluate(NOTICES, 1)[0] == {"title": "Hotseat", "body": "", "lang": "", "tag": "/"}


def test_a_notification_opens_its_table(calling: Served, opened: Opened) -> None:
    page = opened(PHONE, kept=True)
    page.context.grant_permissions(["notifications"], origin=calling.url)
    worker_is_there(page, calling)
    delivered(page, json.dumps({"call": "turn", "table": "a" * 16, "game": "wazabi"}))
    page.evaluate(NOTICES, 1)
    pressed = """async () => {
        const opened = new Promise((done) => (self.clients.openWindow = async (address) => done(address)));
        const [notification] = await self.registration.getNotifications();
        self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
        return opened;
    }"""
    assert page.context.service_workers[0].evaluate(pressed) == f"/t/{'a' * 16}"
    page.evaluate(NOTICES, 0)


def test_nothing_is_offered_where_nobody_can_be_notified(served: Served, calling: Served, opened: Opened) -> None:
    page = opened(PHONE, kept=True)
    worker_is_there(page, served)
    open_at_desk(page, served.url, "spicy", [OPEN, BOT, BOT], pace="turn-based")  # the host has no key
    page.wait_for_selector("[data-start]")
    page.wait_for_load_state("networkidle")
    expect(page.locator("[data-calls]")).to_have_count(0)
    worker_is_there(page, calling)
    open_at_desk(page, calling.url, "spicy", [OPEN, BOT, BOT], pace="normal")  # nobody waits for days
    page.wait_for_selector("[data-start]")
    page.wait_for_load_state("networkidle")
    expect(page.locator("[data-calls]")).to_have_count(0)
