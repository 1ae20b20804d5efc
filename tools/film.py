"""Films a doubt at Spicy on a desktop, for the README: `python tools/film.py` writes docs/pictures/spicy-doubt.webp.

Uses a real server and a real browser.
"""

import io
import sys
import time
from itertools import pairwise
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from tests.browser.serving import CHROMIUM, Served
from tools.screenshots import PICTURES, Moment, played, seated

SIZE = (1000, 660)
SCALE = 0.64
"""Of the film, relative to the page."""
SECONDS = 7
LAST = 1500
"""Milliseconds for which the last frame stays, before the film begins again."""
DOUBT = "[data-move=doubt-number]:enabled"

Frame = tuple[float, Image.Image]


def filmed(page: Page, seconds: float) -> list[Frame]:
    """Pictures of the page from now on, as many as it can give, with their times in seconds."""
    frames: list[Frame] = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        frames.append((time.monotonic(), Image.open(io.BytesIO(page.screenshot(type="jpeg", quality=95)))))
    return frames


def save(frames: list[Frame], file: Path) -> None:
    """Write the frames as an animated picture in their own tempo."""
    size = (int(SIZE[0] * SCALE), int(SIZE[1] * SCALE))
    pictures = [picture.convert("RGB").resize(size, Image.Resampling.LANCZOS) for _, picture in frames]
    lasting = [int((later - sooner) * 1000) for (sooner, _), (later, _) in pairwise(frames)] + [LAST]
    pictures[0].save(file, save_all=True, append_images=pictures[1:], duration=lasting, loop=0, quality=50, method=6)
    print(f"{file}: {len(frames)} frames, {file.stat().st_size // 1000} kB")


def main() -> None:
    """Play until somebody's card may be doubted, doubt it, and film what follows."""
    with sync_playwright() as playwright, Served(HOTSEAT_PAUSES="100", HOTSEAT_BOT_DELAY_MS="400") as served:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": SIZE[0], "height": SIZE[1]}, locale="en", color_scheme="dark")
        page.goto(f"{served.url}/healthz")
        page.evaluate("localStorage.setItem('hotseat-settings', JSON.stringify({coach: false, name: 'Ada'}))")
        player = seated(Moment(page, served.url), "spicy")
        while not played(player, lambda answers: answers >= 2 and page.locator(DOUBT).count() > 0):
            player = seated(Moment(page, served.url), "spicy")
        page.locator(DOUBT).click()
        save(filmed(page, SECONDS), PICTURES / "spicy-doubt.webp")
        browser.close()


if __name__ == "__main__":
    main()
