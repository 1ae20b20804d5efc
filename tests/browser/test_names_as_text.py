"""Names, titles and chat of strangers are shown as text wherever they stand; a hundred words that bite do not."""

import json
from typing import Any

from playwright.sync_api import Page, expect
from websockets import Origin
from websockets.sync.client import connect

from hotseat.protocol.texts import clean
from tests.browser.people import DESKTOP, Opened
from tests.browser.player import Player
from tests.browser.serving import Served
from tests.browser.tables import OPEN, join_at_desk, open_at_desk, start
from tests.payloads import SCRIPTS

NAME, TITLE, LINE = 24, 60, 200
"""Maximum length that is kept of each."""
AT_ONCE = 5
"""Number of chat lines that may be sent in a row."""
FOREIGN = "script:not([src^='/']), iframe, object, embed, img, math, form form, [onerror], [onload], [onclick]"
"""Elements that our page never contains once it is loaded."""


def bitten(page: Page) -> list[str]:
    """What a bite would leave behind: a dialogue, a mark, an element that is not ours."""
    found: list[str] = page.evaluate(
        "(foreign) => [...(window.bitten ? ['bitten'] : []), ...(window.alerted ?? []),"
        " ...[...document.querySelectorAll(foreign)].map((one) => one.outerHTML.slice(0, 100))]",
        FOREIGN,
    )
    return found


def watched(page: Page) -> Page:
    """A page that remembers every alert instead of showing it."""
    page.add_init_script(
        "window.alerted = [];"
        " for (const way of ['alert', 'confirm', 'prompt']) window[way] = (text) => alerted.push(way)"
    )
    return page


def chatted(address: str, token: str, lines: list[str]) -> None:
    """Say these lines at a table, as a client of one's own would."""
    base, table = address.split("/t/")
    with connect(f"{base.replace('http', 'ws')}/api/tables/{table}/live", origin=Origin(base)) as socket:
        socket.send(json.dumps({"type": "hello", "token": token, "last": -1}))
        for number, line in enumerate(lines):
            socket.send(json.dumps({"type": "say", "id": f"say-{number}", "text": line}))
        left = {f"say-{number}" for number in range(len(lines))}
        while left:
            message = json.loads(socket.recv(timeout=20))
            assert message["type"] != "refused", message
            left.discard(message.get("id", ""))


def lines_of_bites() -> list[str]:
    """All bites, as few lines of chat as they fit into."""
    lines = [""]
    for bite in SCRIPTS:
        whole = f"{lines[-1]} {clean(bite, LINE)}".strip()
        if len(whole) > LINE:
            lines.append(clean(bite, LINE))
        else:
            lines[-1] = whole
    return lines


def test_titles_and_names_in_the_list_of_tables_and_in_the_lobby(served: Served, opened: Opened) -> None:
    page = watched(opened(DESKTOP))
    bites = list(SCRIPTS)
    tickets: list[Any] = []
    for number in range(0, len(bites), 7):
        group = bites[number : number + 7]
        seats = [OPEN, *[{"kind": "bot", "name": bite[:40], "level": "easy"} for bite in group]]
        body = {"game": "chili-mafia", "seats": seats[:8], "name": group[0][:24], "title": group[0][:60]}
        answer = page.request.post(f"{served.url}/api/tables", data={**body, "visibility": "public"})
        assert answer.ok, answer.text()
        tickets.append((answer.json(), group))
    page.goto(served.url)
    expect(page.locator(".public a")).not_to_have_count(0)
    for _, group in tickets[-3:]:
        assert clean(group[0], TITLE) in page.locator(".public").inner_text()
    assert bitten(page) == []
    for ticket, group in tickets:
        page.goto(f"{served.url}/t/{ticket['table']}")
        page.wait_for_selector(".places")
        shown = page.locator(".places").inner_text()
        for bite in group:
            assert clean(bite[:40], NAME) in shown
        assert bitten(page) == []


def test_names_and_chat_at_the_table(served: Served, opened: Opened) -> None:
    page = watched(opened(DESKTOP))
    evil = "<img src=x onerror=alert(1)>"[:24]
    seats = [OPEN, OPEN, OPEN, OPEN, OPEN, OPEN]
    address = open_at_desk(page, served.url, "spicy", seats, name=evil, title="<svg onload=alert(1)>", friendly=True)
    guests = [join_at_desk(page, address, name[:24]) for name in SCRIPTS[-5:]]
    lines = lines_of_bites()
    assert len(lines) <= AT_ONCE * len(guests)
    for number, guest in enumerate(guests):
        chatted(address, guest["token"], lines[number * AT_ONCE : (number + 1) * AT_ONCE])
    start(page)
    assert "<svg onload=alert(1)>" in page.locator("h1").inner_text()
    page.locator("nav").get_by_role("button", name="Chat").click()
    chat = page.locator(".drawer").inner_text()
    for line in lines:
        assert clean(line, LINE) in chat
    for drawer in ("What happened", "Settings"):
        page.get_by_role("button", name=drawer, exact=True).click()
    shown = page.locator(".seats").inner_text()
    for name in SCRIPTS[-5:]:
        assert clean(name[:24], NAME) in shown
    assert bitten(page) == []


def test_a_name_typed_into_the_page_is_shown_as_text(served: Served, opened: Opened) -> None:
    host, guest = Player(watched(opened())), Player(watched(opened()))
    address = host.open_table(served.url, "spicy", 2, 0, name="<b onclick=alert(1)>x", title="<u>Friday")
    guest.sit_down(address, "<script>1</script>")
    expect(host.page.locator(".places")).to_contain_text("<script>1</script>")
    host.start()
    guest.page.wait_for_selector(".table")
    expect(guest.page.locator(".seats")).to_contain_text("<b onclick=alert(1)>x")
    expect(guest.page.locator("h1")).to_contain_text("<u>Friday")
    assert bitten(host.page) == bitten(guest.page) == []
