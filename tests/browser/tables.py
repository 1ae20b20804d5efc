"""Tables opened through the REST interface instead of the form, for tests that are about something else."""

from typing import Any

from playwright.sync_api import Page

BOT = {"kind": "bot", "level": "easy"}
OPEN = {"kind": "open"}


def open_at_desk(page: Page, base: str, game: str, seats: list[dict[str, str]], **wishes: Any) -> str:
    """A table whose host sits in this page, not started yet; its address."""
    body = {"game": game, "seats": seats, "name": "Ada", "pace": "none", **wishes}
    answer = page.request.post(f"{base}/api/tables", data=body)
    assert answer.ok, answer.text()
    return sit_with(page, base, answer.json(), game)


def join_at_desk(page: Page, address: str, name: str) -> dict[str, Any]:
    """Another seat at that table; its ticket."""
    base, table = address.split("/t/")
    answer = page.request.post(f"{base}/api/tables/{table}/seats", data={"name": name})
    assert answer.ok, answer.text()
    ticket: dict[str, Any] = answer.json()
    return ticket


def sit_with(page: Page, base: str, ticket: dict[str, Any], game: str) -> str:
    """Open the table with this ticket in the browser's storage."""
    page.goto(f"{base}/healthz")
    page.evaluate(
        "(held) => localStorage.setItem('hotseat-seats', JSON.stringify([held]))",
        {**{key: ticket[key] for key in ("table", "token", "seat")}, "game": game, "title": "", "at": 1},
    )
    address = f"{base}/t/{ticket['table']}"
    page.goto(address)
    return address


def start(page: Page) -> None:
    """The host begins, and waits for the cards."""
    page.locator("[data-start]:enabled").click()
    page.wait_for_selector(".table")
