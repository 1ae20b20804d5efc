"""Draws the same recorded screens and tables with two builds of the page and lists the pictures that differ.

    python tools/compare_pages.py record STATES [NAME ...]     play real games and store what the server sent
    python tools/compare_pages.py draw STATES PAGE FOLDER [NAME ...]  draw them with the build in PAGE, without a server
    python tools/compare_pages.py compare BEFORE AFTER     list the pictures that differ, most pixels first

`PAGE` is a copy of `src/hotseat/web`. `--sizes small,desktop` and `--themes dark` draw fewer pictures.
"""

import argparse
import json
import mimetypes
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from PIL import Image, ImageChops
from playwright.sync_api import Browser, Page, Response, Route, WebSocket, WebSocketRoute, sync_playwright

from tests.browser.player import SHORT
from tests.browser.serving import CHROMIUM, Served
from tools.screenshots import MOMENTS, Moment, played, seated

SIZES = {
    "small": (360, 640),
    "phone": (390, 844),
    "side": (844, 390),
    "tablet": (768, 1024),
    "desktop": (1280, 800),
    "large": (1920, 1080),
    "tiny": (320, 568),
    "zoomed": (320, 256),
    "fold": (620, 720),
    "netbook": (1024, 600),
    "laptop": (1440, 900),
    "least": (900, 600),
    "ipad": (1024, 768),
}
USUAL = "small,phone,side,tablet,desktop,large"
EVERYTHING = {"advanced": True, "bosses": True, "heists": True, "teams": "2"}
TABLES: dict[str, tuple[str, int, dict[str, object], list[int]]] = {
    "spicy-2": ("spicy", 2, {}, [1, 6]),
    "spicy-4": ("spicy", 4, {}, [2, 7]),
    "spicy-6": ("spicy", 6, {"seasonings": "random:2"}, [3, 9]),
    "sweet-3": ("sweet-spicy", 3, {}, [2, 9]),
    "sweet-5": ("sweet-spicy", 5, {"seasonings": ["we_love_chili", "copy_cat"]}, [2, 8]),
    "stick-3": ("stick-em", 3, {}, [1, 8]),
    "stick-4": ("stick-em", 4, {}, [0, 12]),
    "stick-6": ("stick-em", 6, {"open_memory": True}, [5, 13]),
    "chili-2": ("chili-mafia", 2, {}, [6, 20]),
    "chili-4": ("chili-mafia", 4, {}, [3, 15, 30]),
    "chili-5": ("chili-mafia", 5, {"advanced": True, "heists": True}, [2, 14]),
    "chili-8": ("chili-mafia", 8, EVERYTHING, [8, 24]),
    "wazabi-2": ("wazabi", 2, {"piment": False}, [2, 6]),
    "wazabi-4": ("wazabi", 4, {}, [1, 9]),
    "wazabi-6": ("wazabi", 6, {"race": "lots"}, [3, 8]),
    "wazabi-8": ("wazabi", 8, {"teams": True}, [3, 9]),
}
"""By name: game, players, options, and after how many answers the table is recorded."""
ENDS = {"end-spicy": 3, "end-sweet-spicy": 4, "end-stick-em": 4, "end-chili-mafia": 3, "end-wazabi": 4}
OPENED = {"log": "What happened", "rules": "Rules", "settings": "Settings"}
"""Drawers that are opened after the page is loaded, by the name of their button."""
EVENTS = 7
"""How many of the last updates are shown in the news of a recorded table."""
SETTLE = 260
VISIBLE = 12
"""The least difference of brightness that counts."""
SETTINGS = {"coach": False, "name": "Ada", "sound": False}
SAME_CHANCE = "Math.random = () => 0.5;"


class Recorder:
    """Collects what the server sends to a page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[dict[str, Any]] = []
        self.api: dict[str, str] = {}
        page.on("websocket", self.listen)
        page.on("response", self.keep)

    def listen(self, socket: WebSocket) -> None:
        """Keep every message of this socket."""
        socket.on("framereceived", lambda frame: self.frames.append(json.loads(frame)))

    def keep(self, response: Response) -> None:
        """Keep the answer of a GET request to the server."""
        path = "/" + response.url.split("/", 3)[3]
        if path.startswith("/api/") and response.request.method == "GET" and response.ok:
            self.api[path] = response.text()

    def store(self, file: Path) -> None:
        """Load the page again and store its messages."""
        self.page.reload()
        self.page.wait_for_load_state("networkidle")
        self.page.wait_for_timeout(500)
        welcomes = [frame for frame in self.frames if frame["type"] == "welcome"]
        welcome = welcomes[-1] if welcomes else None
        if welcome:
            updates = [frame for frame in self.frames if frame["type"] == "update"][-EVENTS:]
            welcome["missed"] = [{"n": update["n"], "events": update["events"]} for update in updates]
        held = self.page.evaluate("localStorage.getItem('hotseat-seats')")
        path = "/" + self.page.url.split("/", 3)[3]
        state = {"path": path, "welcome": welcome, "api": self.api, "held": held}
        file.write_text(json.dumps(state))
        print(file.stem, flush=True)


def record(folder: Path, names: list[str]) -> None:
    """Store every moment of `tools/screenshots.py`, tables of every size and the end of every game."""
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright, Served(HOTSEAT_PAUSES="30", HOTSEAT_BOT_DELAY_MS="40") as served:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for name in names or [*MOMENTS, *TABLES, *ENDS]:
            try:
                record_one(browser, served.url, folder, name)
            except Exception as problem:  # one table that got stuck must not cost the others
                print(f"{name} was not recorded: {problem!r}"[:300], flush=True)


def record_one(browser: Browser, base: str, folder: Path, name: str) -> None:
    """Store one moment, table or end."""
    page = browser.new_context(viewport={"width": 390, "height": 844}, locale="en").new_page()
    page.goto(f"{base}/healthz")
    page.evaluate("(held) => localStorage.setItem('hotseat-settings', JSON.stringify(held))", SETTINGS)
    recorder, at = Recorder(page), Moment(page, base)
    if name in MOMENTS:
        MOMENTS[name](at)
        recorder.store(folder / f"{name}.json")
    elif name in ENDS:
        game = name.removeprefix("end-")
        player = seated(at, game, ENDS[name], options=SHORT.get(game, {}))
        player.play_to_the_end()
        recorder.store(folder / f"{name}.json")
    else:
        record_table(at, recorder, folder, name)
    page.context.close()


def record_table(at: Moment, recorder: Recorder, folder: Path, name: str) -> None:
    """Store one table several times, later and later in its game."""
    game, players, options, stops = TABLES[name]
    player, answered = seated(at, game, players, options=options), 0
    for stop in stops:
        wanted = stop - answered
        if not played(player, lambda answers, wanted=wanted: answers >= wanted):  # type: ignore[misc]
            return
        answered = stop
        recorder.store(folder / f"{name}-{stop}.json")


@dataclass
class Build:
    """A built page and a recorded state, served without a server."""

    page: Path
    state: dict[str, Any]

    def answer(self, route: Route) -> None:
        """A file of the build or a recorded answer of the server."""
        path = "/" + route.request.url.split("/", 3)[3]
        if path.startswith("/api/"):
            text = self.state["api"].get(path)
            kind = "application/json" if text is None or text[:1] in "{[" else "text/plain"
            route.fulfill(status=200 if text is not None else 404, content_type=kind, body=text or "{}")
            return
        file = self.page / path.split("?")[0].lstrip("/")
        found = file if file.is_file() else self.page / "index.html"
        route.fulfill(path=str(found), content_type=mimetypes.guess_type(found.name)[0] or "text/html")

    def speak(self, socket: WebSocketRoute) -> None:
        """The recorded welcome in answer to the page's `hello`."""
        welcome = json.dumps(self.state["welcome"])
        socket.on_message(lambda message: socket.send(welcome) if '"hello"' in message else None)


def draw(states: Path, build: Path, folder: Path, names: list[str], sizes: list[str], themes: list[str]) -> None:
    """Draw the recorded states in all sizes and themes: `<name>-<size>-<theme>.png`."""
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for name in names or sorted(file.stem for file in states.glob("*.json")):
            state = json.loads((states / f"{name}.json").read_text())
            page, problems = shown(browser, Build(build, state))
            if name in OPENED:
                page.get_by_role("button", name=OPENED[name], exact=True).click()
            if name == "keys":
                page.keyboard.press("?")
            pictures(page, folder, name, sizes, themes)
            print(name, *problems, flush=True)
            page.context.close()


def shown(browser: Browser, build: Build) -> tuple[Page, list[str]]:
    """The page of a recorded state, and the list in which its errors are collected."""
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, locale="en", service_workers="block", reduced_motion="reduce"
    )
    page, problems = context.new_page(), list[str]()
    page.on("pageerror", lambda problem: problems.append(str(problem)))
    page.route("**/*", build.answer)
    page.route_web_socket("**/live", build.speak)
    stored = {"hotseat-settings": json.dumps(SETTINGS), "hotseat-seats": build.state["held"]}
    kept = [f"localStorage.setItem({json.dumps(key)}, {json.dumps(text)});" for key, text in stored.items() if text]
    page.add_init_script(SAME_CHANCE + "".join(kept))
    page.clock.set_fixed_time("2026-01-01T12:00:00Z")
    page.goto(f"http://page.test{build.state['path']}")
    page.wait_for_selector("h1, .table", timeout=60_000)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(SETTLE)
    return page, problems


def pictures(page: Page, folder: Path, name: str, sizes: list[str], themes: list[str]) -> None:
    """Take this page in all sizes and themes."""
    for size in sizes:
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        for theme in themes:
            page.evaluate("(theme) => document.documentElement.dataset.theme = theme", theme)
            page.wait_for_timeout(SETTLE if theme == themes[0] else 60)
            page.screenshot(path=folder / f"{name}-{size}-{theme}.png", animations="disabled")


def compare(before: Path, after: Path) -> int:
    """List the pictures that differ, with the number of pixels and the box around them."""
    different = []
    files = [file for file in sorted(after.glob("*.png")) if (before / file.name).exists()]
    for file in files:
        old, new = Image.open(before / file.name).convert("RGB"), Image.open(file).convert("RGB")
        mask = ImageChops.difference(old, new).convert("L").point(lambda value: 255 if value > VISIBLE else 0)
        if mask.getbbox():
            different.append((mask.histogram()[255], file.name, mask.getbbox()))
    print(f"{len(files) - len(different)} pictures are equal, {len(different)} differ")
    for pixels, name, box in sorted(different, reverse=True):
        print(f"{pixels:8} {name} {box}")
    return int(bool(different))


def main() -> int:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sizes", default=USUAL)
    parser.add_argument("--themes", default="dark,light")
    parser.add_argument("command", choices=["record", "draw", "compare"])
    parser.add_argument("words", nargs="+", metavar="FOLDER or NAME")
    wished = parser.parse_args()
    words: list[str] = wished.words
    commands: dict[str, Callable[[], int | None]] = {
        "record": lambda: record(Path(words[0]), words[1:]),
        "draw": lambda: draw(
            Path(words[0]), Path(words[1]), Path(words[2]), words[3:], wished.sizes.split(","), wished.themes.split(",")
        ),
        "compare": lambda: compare(Path(words[0]), Path(words[1])),
    }
    return commands[wished.command]() or 0


if __name__ == "__main__":
    sys.exit(main())
