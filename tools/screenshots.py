"""Writes pictures of every screen and table, phone and desktop, dark and light, from a real server in a real browser.

    python tools/screenshots.py FOLDER [ADDRESS]

Without an address a server of its own is started on a free port.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.player import Player
from tests.browser.serving import CHROMIUM, Served

SIZES = {"phone": (390, 844), "desktop": (1280, 800)}
THEMES = ("dark", "light")
GAMES = ("spicy", "sweet-spicy", "stick-em", "chili-mafia", "wazabi")
ANSWERS = {"chili-mafia": 14}
"""How many questions are answered before a table is pictured; 8 if not named."""


def shown(page: Page, base: str, screen: str) -> None:
    """Bring the page to this screen."""
    if screen in GAMES:
        player = Player(page, seed=7)
        player.open_quick_game(base, screen)
        given = 0
        for _ in range(600):
            given += player.answer()
            if given >= ANSWERS.get(screen, 8):
                break
            page.wait_for_timeout(60)
        page.wait_for_function("document.querySelector('.table').dataset.question !== ''", timeout=20_000)
    elif screen == "lobby":
        page.goto(f"{base}/new-spicy")
        page.get_by_role("textbox").first.fill("Ada")
        page.locator("form button.big").click()
        page.wait_for_selector(".qr svg")
    else:
        page.goto(f"{base}/{'' if screen == 'home' else screen}")
        page.wait_for_selector("h1")
    page.wait_for_timeout(900)


def main(folder: Path, base: str) -> None:
    """All screens in all sizes and themes."""
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for screen in sys.argv[3:] or ("home", "new-chili-mafia", "lobby", "rules-wazabi", *GAMES):
            for size in SIZES:
                for theme in THEMES:
                    picture(browser, folder, base, screen, size, theme)
        browser.close()


def picture(browser: Browser, folder: Path, base: str, screen: str, size: str, theme: str) -> None:
    """One file: `<screen>-<size>-<theme>.png`."""
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height}, color_scheme="dark" if theme == "dark" else "light"
    )
    page = context.new_page()
    shown(page, base, screen)
    file = folder / f"{screen}-{size}-{theme}.png"
    page.screenshot(path=file)
    print(file)
    context.close()


if __name__ == "__main__":
    if len(sys.argv) > 2:
        main(Path(sys.argv[1]), sys.argv[2])
    else:
        with Served() as served:
            main(Path(sys.argv[1]), served.url)
