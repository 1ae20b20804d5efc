"""The people of the browser tests: a real server in its own process, and pages in a real Chromium."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser.player import PATIENCE, complaints
from tests.browser.serving import CHROMIUM, Served

PHONE = (390, 844)
SMALL_PHONE = (360, 640)
DESKTOP = (1280, 800)
Opened = Callable[..., Page]

expect.set_options(timeout=PATIENCE)

HURRIED = """try {
    localStorage['hotseat-settings'] ??= JSON.stringify({ speed: 'none' });
} catch { /* a page without an origin keeps nothing */ }"""
"""A player who wants no animations; everything is still shown in order."""


@pytest.fixture(scope="session")
def served() -> Iterator[Served]:
    with Served() as running:
        yield running
        assert running.complaints() == [], running.complaints()


@pytest.fixture(scope="session")
def unhurried() -> Iterator[Served]:
    """A server whose tables rest, reveal and hesitate as they do for people."""
    with Served(HOTSEAT_PAUSES="100", HOTSEAT_BOT_DELAY_MS="300") as running:
        yield running
        assert running.complaints() == []


@pytest.fixture(scope="session")
def resting() -> Iterator[Served]:
    """A server whose tables rest until everybody continues (or ten times as long as usual); bots answer at once."""
    with Served(HOTSEAT_PAUSES="1000") as running:
        yield running
        assert running.complaints() == []


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        # Without a graphics card a separate GPU process has no benefit.
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--in-process-gpu"])
        yield chromium
        chromium.close()


@pytest.fixture
def opened(browser: Browser) -> Iterator[Opened]:
    """Opens pages of people who know nothing of each other; at the end no page may have complained."""
    contexts: list[BrowserContext] = []
    heard: list[list[str]] = []

    def open_page(
        size: tuple[int, int] = PHONE,
        language: str = "en",
        still: bool = True,
        loud: bool = True,
        touch: bool = False,
        kept: bool = False,  # by its service worker, to be there without a net
    ) -> Page:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme="dark",
            has_touch=touch,
            service_workers="allow" if kept else "block",
            reduced_motion="reduce" if still else "no-preference",
        )
        if still:  # the same beats, without their time
            context.add_init_script(HURRIED)
        contexts.append(context)
        page = context.new_page()
        if loud:
            heard.append(complaints(page))
        return page

    yield open_page
    for context in contexts:
        context.close()
    said = [line for page in heard for line in page]
    assert said == [], said
