"""Takes screenshots of every screen, table and special moment, on phones, a tablet and a desktop, dark and light.

    python tools/screenshots.py FOLDER [NAME ...]
    python tools/screenshots.py --readme [NAME ...]

Uses a real server and a real browser. With names, only these moments; with --readme, the README's pictures, sharper.
"""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Literal, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.player import SHORT, Player
from tests.browser.serving import CHROMIUM, Served
from tests.browser.tables import BOT, OPEN, open_at_desk, start

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
SIZES = {
    "phone": (390, 844),
    "small": (360, 640),
    "side": (844, 390),
    "tablet": (768, 1024),
    "desktop": (1280, 800),
}
THEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
GAMES = ("spicy", "sweet-spicy", "stick-em", "chili-mafia", "wazabi")
PLAYERS = 4
"""Number of players at a table."""
ANSWERS = {"chili-mafia": 30, "wazabi": 4, "stick-em": 9, "spicy": 2, "sweet-spicy": 2}
"""By table: questions answered before the screenshot; 8 by default."""
CLAIM = ".table:has(.plaque .claim) [data-claim]:enabled"
MINE = {
    "spicy": CLAIM,
    "sweet-spicy": CLAIM,
    "stick-em": "figure.wins",
    "chili-mafia": ".table:has(.own .gang):not(:has(.family .none, .plan)) .verbs button:enabled",
}
"""By table: what must be visible in the screenshot; nothing by default."""
SETTLE = 900
"""Milliseconds for all animations to end."""


README: dict[str, tuple[str, Literal["dark", "light"]]] = {
    "chili-mafia": ("desktop", "dark"),
    "spicy": ("phone", "dark"),
    "sweet-spicy": ("phone", "light"),
    "stick-em": ("phone", "light"),
    "wazabi-slap": ("phone", "dark"),
}
"""The tables shown in the README, with size and theme."""
SHARPER = 1.5
UNHURRIED = ("spicy", "sweet-spicy", "spicy-doubted", "stick-em-counting", "wazabi-slap")
"""Moments that need a table with its normal rests and delays."""


class Moment(NamedTuple):
    """A page and its server."""

    page: Page
    base: str


def seated(at: Moment, game: str, players: int = PLAYERS, **wishes: object) -> Player:
    """A person at a started table with easy bots."""
    seats = [OPEN, *[BOT] * (players - 1)]
    open_at_desk(at.page, at.base, game, seats, chat=False, **wishes)
    start(at.page)
    return Player(at.page, seed=7)


def played(player: Player, reached: Callable[[int], bool]) -> bool:
    """Answer until `reached(number of answers)` is true; returns False if the game ended first."""
    answers = 0
    while (asked := player.asked_now()) != "over":
        if asked and reached(answers):
            return True
        answers += player.answer()
        player.page.wait_for_timeout(40)
    return False


def screen(path: str) -> Callable[[Moment], None]:
    """A screen that needs nothing but its address."""

    def shown(at: Moment) -> None:
        at.page.goto(f"{at.base}/{path}")
        at.page.wait_for_selector("h1")
        at.page.wait_for_load_state("networkidle")

    return shown


def lobby(at: Moment) -> None:
    """Before the start, as the host."""
    open_at_desk(at.page, at.base, "spicy", [OPEN, OPEN, OPEN, BOT], title="Friday night")
    at.page.wait_for_selector(".qr svg")


def table(game: str) -> Callable[[Moment], None]:
    """A table in mid-game on my turn."""

    def shown(at: Moment) -> None:
        least, seen = ANSWERS.get(game, 8), at.page.locator(MINE.get(game, ".table"))
        while not played(seated(at, game), lambda answers: answers >= least and seen.count() > 0):
            pass

    return shown


def guided(game: str) -> Callable[[Moment], None]:
    """The first lesson of a guided game."""

    def shown(at: Moment) -> None:
        at.page.goto(f"{at.base}/learn-{game}")
        at.page.locator("[data-learn]").click()
        at.page.wait_for_selector("[data-lesson]:not([data-lesson=''])", timeout=60_000)

    return shown


def first_question(at: Moment) -> None:
    """The coach's note at a new player's first question."""
    at.page.goto(at.base)
    at.page.evaluate("localStorage.removeItem('hotseat-settings')")
    seated(at, "spicy").asked()


def doubted(at: Moment) -> None:
    """Spicy after a doubt: the card that was shown."""
    player = seated(at, "spicy")
    played(player, lambda _: at.page.locator(".shown").count() > 0)


def counting(at: Moment) -> None:
    """A round of Stick 'Em being scored."""
    player = seated(at, "stick-em")
    while not at.page.locator(".reckoning").count():
        player.answer()
        at.page.wait_for_timeout(40)


def raid(at: Moment) -> None:
    """The Raid of Chili Mafia with peppers on the table and in the hand."""
    player = seated(at, "chili-mafia", options={"raid_position": 70, "advanced": True})
    player.eager = 0.4
    while player.asked() != "raid":
        player.answer()


def attacked(at: Moment) -> None:
    """Chili Mafia while an attack waits for an answer."""
    player = seated(at, "chili-mafia")
    played(player, lambda _: at.page.locator(".attack .hot").count() > 0)


def crowded(at: Moment) -> None:
    """Chili Mafia with eight players in teams and all extras, on my turn."""
    options = {"advanced": True, "bosses": True, "heists": True, "teams": "2"}
    player = seated(at, "chili-mafia", players=8, options=options)
    played(player, lambda answers: answers > 20 and at.page.locator(MINE["chili-mafia"]).count() > 0)


def slapped(at: Moment) -> None:
    """Wazabi while everybody may slap the pile."""
    player = seated(at, "wazabi", options={"race": "calm"})
    played(player, lambda _: at.page.locator("[data-move=slap]:enabled").count() > 0)


def results(at: Moment) -> None:
    """The end of a short game."""
    player = Player(at.page, seed=3)
    player.open_table(at.base, "spicy", 3, 2, options=SHORT["spicy"])
    player.start()
    player.play_to_the_end()


def replay(at: Moment) -> None:
    """The replay of a finished game."""
    results(at)
    at.page.goto(at.page.url.replace("/t/", "/r/"))
    at.page.wait_for_selector(".table")
    for _ in range(12):
        at.page.get_by_role("button", name="One step forward").click()


def drawer(key: str) -> Callable[[Moment], None]:
    """A table with one of its drawers open."""

    def shown(at: Moment) -> None:
        table("stick-em")(at)
        if key == "?":
            at.page.keyboard.press(key)
        else:
            at.page.get_by_role("button", name=key, exact=True).click()

    return shown


def settings(at: Moment) -> None:
    """The settings over the home page."""
    screen("")(at)
    at.page.get_by_role("button", name="Settings").click()


MOMENTS: dict[str, Callable[[Moment], None]] = {
    "home": screen(""),
    "settings": settings,
    "lobby": lobby,
    "nowhere": screen("no-such-place"),
    "new-chili-mafia": screen("new-chili-mafia"),
    "rules-wazabi": screen("rules-wazabi"),
    "learn-stick-em": screen("learn-stick-em"),
    **{game: table(game) for game in GAMES},
    "first-question": first_question,
    "guided-spicy": guided("spicy"),
    "guided-chili-mafia": guided("chili-mafia"),
    "spicy-doubted": doubted,
    "stick-em-counting": counting,
    "chili-mafia-attacked": attacked,
    "chili-mafia-raid": raid,
    "chili-mafia-crowd": crowded,
    "wazabi-slap": slapped,
    "log": drawer("What happened"),
    "rules": drawer("Rules"),
    "keys": drawer("?"),
    "results": results,
    "replay": replay,
}


def reached(browser: Browser, base: str, name: str, scale: float = 1) -> Page:
    """A page at this moment, with the coach turned off."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en", device_scale_factor=scale)
    page = context.new_page()
    page.goto(f"{base}/healthz")
    page.evaluate("localStorage.setItem('hotseat-settings', JSON.stringify({coach: false, name: 'Ada'}))")
    MOMENTS[name](Moment(page, base))
    page.mouse.move(0, 0)
    return page


def picture(page: Page, size: str, theme: Literal["dark", "light"], file: Path) -> None:
    """Take a screenshot in this size and theme."""
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(color_scheme=theme)
    page.wait_for_timeout(SETTLE)
    page.screenshot(path=file)
    print(file)


def pictures(browser: Browser, base: str, name: str, folder: Path) -> None:
    """Take one moment in all sizes and themes: `<name>-<size>-<theme>.png`."""
    page = reached(browser, base, name)
    for size in SIZES:
        for theme in THEMES:
            picture(page, size, theme, folder / f"{name}-{size}-{theme}.png")
    page.context.close()


def readme_picture(browser: Browser, base: str, name: str) -> None:
    """Take the README's picture of this moment."""
    page = reached(browser, base, name, SHARPER)
    size, theme = README[name]
    file = PICTURES / f"{name}-{size}.png"
    picture(page, size, theme, file)
    Image.open(file).convert("RGB").quantize(256, kmeans=3).save(file, optimize=True)
    page.context.close()


def main(folder: Path | None, names: list[str]) -> None:
    """Take these moments one after the other, for a folder or for the README."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for name in names:
            pauses, delay = ("100", "400") if name in UNHURRIED else ("4", "60")
            with Served(HOTSEAT_PAUSES=pauses, HOTSEAT_BOT_DELAY_MS=delay) as served:
                if folder is None:
                    readme_picture(browser, served.url, name)
                else:
                    folder.mkdir(parents=True, exist_ok=True)
                    pictures(browser, served.url, name, folder)
        browser.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--readme", action="store_true", help="the pictures of the README")
    parser.add_argument("words", nargs="*", metavar="FOLDER or NAME")
    wished = parser.parse_args()
    if wished.readme:
        main(None, wished.words or list(README))
    elif wished.words:
        main(Path(wished.words[0]), wished.words[1:] or list(MOMENTS))
    else:
        parser.error("say into which folder, or --readme")
