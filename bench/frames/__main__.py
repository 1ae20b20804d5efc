"""`python -m bench.frames`: frame rates of every table on a phone whose processor is four times slower than ours.

Before every game, a control page animates one square for as long as a card flies, with the same throttling: frames that
the machine itself drops are dropped there too. Needs Chromium, the built page, and an idle machine.
"""

import argparse
import json
import time
from dataclasses import asdict, dataclass
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from bench.frames.watch import WATCH, Figures, figures, shifters
from bench.load.servers import RESULTS
from tests.browser.people import PHONE
from tests.browser.player import Player
from tests.browser.serving import CHROMIUM, Served
from tests.browser.tables import BOT, OPEN, open_at_desk, start

GAMES: Final = ("spicy", "sweet-spicy", "stick-em", "chili-mafia", "wazabi")
BOTS: Final = 3
LOOK: Final = 120
"""Milliseconds between two polls of the page; polling costs it time, too."""
CONTROL: Final = """<!doctype html><style>
    div { width: 80px; height: 112px; background: #c22d18; }
</style><div></div>"""
FLY: Final = """async (seconds) => {
    const square = document.querySelector('div');
    const end = performance.now() + seconds * 1000;
    while (performance.now() < end) {
        const way = ['translate(0px, 0px) rotate(0deg)', 'translate(200px, 400px) rotate(5deg)'];
        await square.animate({transform: way}, {duration: 280}).finished;
        await new Promise((done) => setTimeout(done, 120));
    }
}"""


@dataclass(frozen=True)
class Run:
    """One page that was measured."""

    name: str
    figures: Figures
    usable: dict[str, float]
    shifters: dict[str, float]
    long_frames: list[Any]


def main() -> None:
    """Measure, print a table, save the figures."""
    parser = argparse.ArgumentParser(prog="python -m bench.frames", description=__doc__.partition("\n")[0])
    parser.add_argument("--game", choices=GAMES, action="append", help="only this game; may be given more than once")
    parser.add_argument("--seconds", type=float, default=25, help="seconds of play at each table")
    parser.add_argument("--brake", type=float, default=4, help="how many times slower the page's processor is")
    args = parser.parse_args()
    runs: list[Run] = []
    with Served(HOTSEAT_PAUSES="100", HOTSEAT_BOT_DELAY_MS="300") as served, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for game in args.game or GAMES:
            runs.append(measured(browser, control(browser, args.brake, args.seconds / 3), "control"))
            page, since = played(browser, served.url, game, args.brake, args.seconds)
            runs.append(measured(browser, page, game, since))
        browser.close()
    report(runs)
    keep(runs, vars(args))


def opened(browser: Browser, brake: float) -> Page:
    """A phone-sized page that records its own frames, on a throttled processor."""
    context = browser.new_context(viewport={"width": PHONE[0], "height": PHONE[1]}, has_touch=True, is_mobile=True)
    page = context.new_page()
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": brake})
    page.add_init_script(WATCH)
    return page


def control(browser: Browser, brake: float, seconds: float) -> Page:
    """The control page: one square moves back and forth."""
    page = opened(browser, brake)
    page.goto("data:text/html," + CONTROL.replace("#", "%23"))
    browser.start_tracing(page=page, categories=["cc"])
    page.evaluate(FLY, seconds)
    return page


def played(browser: Browser, base: str, game: str, brake: float, seconds: float) -> tuple[Page, float]:
    """Play part of a game against bots; returns the page and the time at which play began."""
    page = opened(browser, brake)
    page.goto(base)
    page.wait_for_selector("[data-play]")
    home = page.evaluate("watched.usable")
    open_at_desk(page, base, game, [OPEN] + [BOT] * BOTS)
    start(page)
    page.reload()
    page.wait_for_selector(".table #ask")
    page.evaluate("(home) => Object.assign(watched.usable, home)", home)
    page.wait_for_load_state("networkidle")
    browser.start_tracing(page=page, categories=["cc"])
    since: float = page.evaluate("performance.now()")
    player = Player(page, seed=3, eager=1.0)
    end = time.monotonic() + seconds
    while time.monotonic() < end and player.asked_now() != "over":
        player.answer()
        page.wait_for_timeout(LOOK)
    return page, since


def measured(browser: Browser, page: Page, name: str, since: float = 0.0) -> Run:
    """The figures from the page's own records and the browser's trace; closes the page."""
    trace = json.loads(browser.stop_tracing())["traceEvents"]
    noticed: dict[str, Any] = page.evaluate("watched")
    page.context.close()
    long_frames = [one for one in noticed["long"] if one[0] > since]
    return Run(name, figures(noticed, trace, since), noticed["usable"], shifters(noticed, since), long_frames)


def report(runs: list[Run]) -> None:
    """Print one line per page."""
    heads = (
        "unshown %",
        "p50 ms",
        "p95 ms",
        "longest",
        "late %",
        "dropped %",
        "> 50 ms",
        "shift",
        "pressed",
        "home ms",
        "table ms",
    )
    print(f"{'page':14}{'shown':>7}" + "".join(f"{head:>10}" for head in heads))
    for run in runs:
        f = run.figures
        figures = [100 * f.unshown, f.p50, f.p95, f.longest, 100 * f.late, 100 * f.dropped]
        shown = [f"{one:10.1f}" for one in figures] + [f"{f.long_frames:10}"]
        shown += [f"{one:10.4f}" for one in (f.shift, f.shift_pressed)]
        shown += [f"{run.usable[name]:10.0f}" if name in run.usable else " " * 10 for name in ("home", "table")]
        print(f"{run.name:14}{f.shown:7}" + "".join(shown))


def keep(runs: list[Run], settings: dict[str, Any]) -> None:
    """Save all figures, with layout shifts and long frames."""
    RESULTS.mkdir(parents=True, exist_ok=True)
    file = RESULTS / "frames.json"
    file.write_text(json.dumps({"settings": settings, "runs": [asdict(run) for run in runs]}, indent=1) + "\n")
    print(f"kept in {file.name} of {RESULTS.name}")


if __name__ == "__main__":
    main()
