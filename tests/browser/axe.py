"""Checks of a page with axe, in every size and theme, and whether it fits and its controls can be pressed."""

from typing import Any, Final, Literal

from playwright.sync_api import Page

from tests.browser.people import DESKTOP, PHONE, SMALL_PHONE
from tests.browser.serving import ROOT
from tests.browser.targets import clipped, come_to_rest, too_small

AXE: Final = (ROOT / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")


COLOURS: Final = ["color-contrast", "link-in-text-block"]
"""The rules that depend on the theme."""


def violations(page: Page, *rules: str) -> list[str]:
    """What axe finds wrong three times in a row: bots play on, and the page changes, while axe is looking."""
    found = axe(page, *rules)
    for _ in range(2):
        if found:
            again = axe(page, *rules)
            found = [one for one in found if one in again]
    return found


def axe(page: Page, *rules: str) -> list[str]:
    """The violations that axe finds on the current page, by these rules or by all."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    wishes = {"resultTypes": ["violations"], **({"runOnly": rules} if rules else {})}
    result: dict[str, Any] = page.evaluate("(wishes) => axe.run(document, wishes)", wishes)
    return [f"{one['id']}: {one['nodes'][0]['html'][:200]}" for one in result["violations"]]


def fits(page: Page) -> bool:
    """Whether nothing overflows to the right."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def light(page: Page, scheme: Literal["light", "dark"]) -> None:
    """Switch to the light or dark theme and wait until the page follows."""
    page.emulate_media(color_scheme=scheme)
    page.wait_for_selector(f"html[data-theme={scheme}]")


def flaws(page: Page) -> list[str]:
    """What is wrong with this screen on a phone or a desktop, by lamp or by daylight; a theme changes only colours."""
    found: list[str] = []
    for size in (DESKTOP, SMALL_PHONE, PHONE):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        come_to_rest(page)
        if not fits(page):
            found.append(f"{size[0]}: something sticks out")
        if size != DESKTOP:
            found += [f"{size[0]} too small: {one}" for one in too_small(page)]
            found += [f"{size[0]} clipped: {one}" for one in clipped(page)]
        if size == SMALL_PHONE:
            continue
        light(page, "light")
        found += [f"{size[0]} light {one}" for one in violations(page, *COLOURS)]
        light(page, "dark")
        found += [f"{size[0]} dark {one}" for one in violations(page)]
    return found
