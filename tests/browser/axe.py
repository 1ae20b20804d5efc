"""What axe says of a page, in every size and light, and whether it fits and can be pressed."""

from typing import Any, Final

from playwright.sync_api import Page

from tests.browser.people import DESKTOP, PHONE, SMALL_PHONE
from tests.browser.serving import ROOT
from tests.browser.targets import too_small

AXE: Final = (ROOT / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    """What axe finds wrong three times in a row: bots play on, and the page changes, while axe is looking."""
    found = axe(page)
    for _ in range(2):
        if found:
            again = axe(page)
            found = [one for one in found if one in again]
    return found


def axe(page: Page) -> list[str]:
    """What axe finds wrong with the page as it stands."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    result: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [f"{one['id']}: {one['nodes'][0]['html'][:200]}" for one in result["violations"]]


def fits(page: Page) -> bool:
    """Whether nothing sticks out to the right."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def flaws(page: Page) -> list[str]:
    """What is wrong with this screen on a phone or a desktop, by lamp or by daylight."""
    found: list[str] = []
    for size in (DESKTOP, SMALL_PHONE, PHONE):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        if not fits(page):
            found.append(f"{size[0]}: something sticks out")
        if size != DESKTOP:
            found += [f"{size[0]} too small: {one}" for one in too_small(page)]
        if size == SMALL_PHONE:
            continue
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme="light" if theme == "light" else "dark")
            found += [f"{size[0]} {theme} {one}" for one in violations(page)]
    return found
