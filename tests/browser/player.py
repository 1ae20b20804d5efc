"""A person at a table in a real browser: looks at what is enabled and clicks it, or reaches it with the keyboard."""

import random
import re
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from playwright.sync_api import ElementHandle, Error, Locator, Page, TimeoutError

PATIENCE: Final = 40_000
"""Milliseconds after which a table on which nothing happens is stuck."""
NOTE_PATIENCE: Final = 4_000
"""Milliseconds after which a note of the coach is taken for what holds the table up."""
LOOK: Final = 30
"""Milliseconds between two polls of a table where nobody is asked."""
MOST: Final = 1_000
"""Answers within which every game is over."""
SOON: Final = 5_000
"""Milliseconds after which it is checked again whether the chosen control is still offered."""
TRIES: Final = 8
"""Number of attempts to press an offered control."""
ENABLED: Final = ":not(:disabled):not([aria-disabled=true])"
CALM: Final = (
    "[data-move=trust]",
    "[data-move=hold]",
    "[data-word=let]",
    "[data-move=roll]",
    ".packet [data-card]",
    ".words button",
    ".choices button",
    ".extras button",
    ".verbs button",
    ".hand [data-card]",
    "[data-word=go]",
    ".bar button",
)
"""Selectors of possible answers, passive ones first."""
VERBS: Final = ("whack", "whackem", "pinch", "turncoat", "gang", "add", "end")
SHORT: Final = {
    "spicy": {"end_card": "75"},
    "sweet-spicy": {"end_card": "75"},
    "wazabi": {"dice": "2"},
}
"""Options that make a game short."""

ASKED: Final = """() => document.querySelector('dialog[open]') ? 'over'
    : document.querySelector('.table[data-ready=true]:not([data-question=""])')?.dataset.question"""
"""What the page wants to know, once it may be answered; 'over' when the result is shown."""
FOUND: Final = """([selectors, chance]) => {
    for (const selector of selectors) {
        const found = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
        if (found.length) return found[Math.floor(chance * found.length)];
    }
}"""
"""One of the controls that match the first selector that any control matches."""
TABS: Final = """(target) => {
    const stops = [...document.querySelectorAll('a[href], button, input, select, summary, [tabindex="0"]')]
        .filter((one) => !one.disabled && one.tabIndex >= 0 && one.checkVisibility());
    const now = document.activeElement;
    const to = stops.indexOf(target);
    if (to < 0) return null;
    if (stops.includes(now)) return to - stops.indexOf(now);
    const before = stops.findLastIndex((one) => now.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING);
    return to > before ? to - before : to - before - 1;
}"""
"""How many presses of Tab lead from the focus to a control; Shift-Tab if negative, null if it cannot be pressed."""


class Vanished(Exception):
    """The control is no longer offered: somebody else was faster."""


class Player:
    """Plays any of the five games through the page; `keyboard` uses Tab, Enter and nothing else once at the table."""

    def __init__(self, page: Page, seed: int = 1, keyboard: bool = False, eager: float = 0.3, leaves: str = "") -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.keyboard = keyboard
        self.eager = eager
        """How often a turn of Chili Mafia is continued instead of ended."""
        self.leaves = leaves
        """The question that is left to the test: it may come between a look at the table and an answer."""
        self.answers = 0

    # -- getting there -------------------------------------------------------------------------------------------------

    def open_quick_game(self, base: str, game: str) -> None:
        """Two clicks from the home page to a table with bots."""
        self.page.goto(base)
        self.press(self.page.locator(f"[data-play={game}]"))
        self.page.wait_for_selector(".table")

    def open_table(
        self,
        base: str,
        game: str,
        players: int,
        bots: int,
        name: str = "Ada",
        preset: str = "first-game",
        options: dict[str, str] | None = None,
        clock: str = "no clock",
        ticks: tuple[str, ...] = (),
        title: str = "",
    ) -> str:
        """A table made with the form, not started yet; its address. Options by id, more boxes to tick by label."""
        page = self.page
        page.goto(f"{base}/new-{game}")
        self.write(page.get_by_role("textbox").first, name)
        self.choose(page.locator("form select").first, str(players))
        self.choose(page.locator("form select").nth(1), str(bots))
        self.choose(page.get_by_role("combobox", name="Clock"), clock)
        self.press(page.locator(f"[data-preset={preset}]"))
        if options:
            self.press(page.locator("form summary"))
        for option, value in (options or {}).items():
            self.set(page.locator(f"[data-option={option}] :is(input, select)").first, value)
        for label in ticks:
            self.press(page.get_by_role("checkbox", name=label), "Space")
        if title:
            self.write(page.get_by_role("textbox").nth(1), title)
        self.press(page.locator("form button.big"))
        page.wait_for_selector("[data-start]")
        return page.url

    def set(self, field: Locator, value: str) -> None:
        """A field of a form: a list, or a box to tick."""
        if field.evaluate("(one) => one.type") == "checkbox":
            self.press(field, "Space")
        else:
            self.choose(field, value)

    def write(self, field: Locator, text: str) -> None:
        """Text into a field."""
        if self.keyboard:
            self.tab_to(field)
            self.page.keyboard.type(text)
        else:
            field.fill(text)

    def choose(self, field: Locator, word: str) -> None:
        """One entry of a list, by its first letters."""
        entry = field.locator("option").filter(has_text=re.compile(f"^{re.escape(word)}", re.IGNORECASE))
        value = entry.first.get_attribute("value", timeout=PATIENCE)
        if self.keyboard:
            self.tab_to(field)
            self.page.keyboard.type(entry.first.inner_text())
        else:
            field.select_option(value)
        assert field.input_value() == value

    def open_small_game(self, base: str, game: str, **wishes: Any) -> None:
        """The shortest table of this game for one person; more bots make Chili Mafia shorter."""
        players = {"stick-em": 3, "chili-mafia": 4}.get(game, 2)
        self.open_table(base, game, players, players - 1, **wishes, options=wishes.pop("options", SHORT.get(game)))
        self.start()

    def start(self) -> None:
        """The host starts the game; a keyboard user finds the focus on the question."""
        self.press(self.page.locator("[data-start]:enabled"))
        self.page.wait_for_selector(".table")
        if self.keyboard:
            self.page.wait_for_function("document.activeElement.id === 'ask'", timeout=PATIENCE)

    def sit_down(self, address: str, name: str) -> None:
        """Join a table by its link."""
        self.page.goto(address)
        self.page.get_by_role("textbox").fill(name)
        self.press(self.page.locator(".join button"))

    # -- hand and keyboard ---------------------------------------------------------------------------------------------

    def press(self, control: Locator | ElementHandle, key: str = "Enter") -> None:
        """Click, or go there with Tab and press a key."""
        if self.keyboard:
            self.tab_to(control)
            self.page.keyboard.press(key)
        else:
            control.click(timeout=PATIENCE if isinstance(control, Locator) else SOON)

    def tab_to(self, control: Locator | ElementHandle) -> None:
        """Press Tab (or Shift-Tab) until the control has the focus; fails where it cannot be reached so."""
        handle = control.element_handle(timeout=PATIENCE) if isinstance(control, Locator) else control
        for _ in range(TRIES):  # bots play on meanwhile, and what lies between comes and goes
            steps = self.page.evaluate(TABS, handle)
            if steps is None:
                raise Vanished(f"{control} cannot be pressed any more")
            for _ in range(abs(steps)):
                self.page.keyboard.press("Tab" if steps > 0 else "Shift+Tab")
            if self.page.evaluate(TABS, handle) == 0:
                return
        raise AssertionError(f"Tab does not lead to {control}")

    # -- playing -------------------------------------------------------------------------------------------------------

    def play_to_the_end(self) -> None:
        """Answer every question until the result is shown."""
        helpless = 0
        for _ in range(MOST):
            if self.asked() == "over":
                return
            helpless = 0 if self.answer() else helpless + 1
            assert helpless < 50, f"nothing can be pressed: {self.situation()}"
        raise AssertionError(f"not over after {MOST} answers: {self.situation()}")

    def asked(self, patience: int = PATIENCE) -> str:
        """Wait until something is asked that may be answered; its name, or `over`.

        A table of one person waits while a note of the coach is open, so a note that holds it up is put away.
        """
        for waited in range(0, patience, NOTE_PATIENCE):
            try:
                left = min(NOTE_PATIENCE, patience - waited)
                return str(self.page.wait_for_function(ASKED, polling=20, timeout=left).json_value())
            except TimeoutError:
                note = self.page.query_selector(".coach .button")
                if note is not None:
                    note.press("Enter", timeout=SOON)
        raise AssertionError(f"nothing is asked: {self.situation()}")

    def comes_to(self, question: str) -> None:
        """Wait until this may be answered; after an answer the previous question is still shown for a moment."""
        self.page.wait_for_selector(f".table[data-question={question}][data-ready=true]", timeout=PATIENCE)

    def asked_now(self) -> str:
        """What is asked at this moment and may be answered; empty if nothing is."""
        return str(self.page.evaluate(ASKED) or "")

    def situation(self) -> dict[str, Any]:
        """What the page shows, for the report of a table that is stuck."""
        situation: dict[str, Any] = self.page.evaluate(
            """() => ({...document.querySelector('.table')?.dataset, url: location.href,
                ask: document.querySelector('#ask')?.innerText, told: document.querySelector('.told')?.innerText,
                seats: document.querySelector('.seats')?.innerText,
                banners: document.querySelector('.banners')?.innerText,
                buttons: [...document.querySelectorAll('.table button')].filter((one) => !one.disabled)
                    .map((one) => one.innerText.trim() || one.ariaLabel).join(' | '),
                refusal: document.querySelector('.refusal')?.innerText})"""
        )
        return situation

    def answer(self) -> bool:
        """Give one answer, if one is wanted now."""
        question = self.asked_now()
        if question in ("", "over", self.leaves):
            return False
        self.answers += 1
        self.read_note()
        if question in ("turn", "open"):
            return self.turn()
        return self.raid() if question == "raid" else self.any_of(*CALM)

    def any_of(self, *selectors: str) -> bool:
        """Press a control of the first kind that can be pressed now; one that vanishes meanwhile is left alone."""
        handle = self.page.evaluate_handle(FOUND, [[f"{one}{ENABLED}" for one in selectors], self.chance.random()])
        control = handle.as_element()
        if control is None:
            return False
        self.press_while_offered(control)
        return True

    def press_while_offered(self, control: ElementHandle) -> None:
        """Press it, unless it vanishes before that."""
        for patience in reversed(range(TRIES)):
            try:
                self.press(control)
            except Vanished:
                return
            except Error:
                offered = control.evaluate("(one, enabled) => one.isConnected && one.matches(enabled)", ENABLED)
                if offered and not patience:
                    raise
                if offered:
                    self.read_note()
                    continue
            return

    def read_note(self) -> None:
        """Put the coach's note away; where it is folded it is opened first."""
        if self.keyboard or self.page.query_selector(".coach, .unfold") is None:
            return
        with suppress(Error):  # the next note may be there already
            if self.page.query_selector(".unfold") is not None:
                self.page.locator(".unfold").click(timeout=SOON)
            self.page.locator(".coach .button").click(timeout=SOON)

    def turn(self) -> bool:
        """A turn: lay a card where cards can be laid, else one of the words of the turn."""
        if self.page.locator(".claims").count():
            return self.spicy_turn()
        verbs = [f"[data-word={verb}]" for verb in VERBS if self.chance.random() < 0.8]
        if self.chance.random() > self.eager:
            verbs.insert(0, "[data-word=end]")
        return self.any_of("[data-word=go]", *verbs, *CALM)

    def spicy_turn(self) -> bool:
        """A card, then a claim; now and then a pass. What can only be reacted to is let be: bots wait for that."""
        if self.chance.random() < 0.12 and self.any_of("[data-move=pass]"):
            return True
        laid = self.any_of(".hand [data-card]") and self.any_of(".claims [data-claim]")
        return laid or self.any_of("[data-move=trust]")

    def raid(self) -> bool:
        """The best arrangement, then lay it so."""
        wish = "[data-word=best]" if self.chance.random() < 0.7 else "[data-word=done]"
        return self.any_of(wish, "[data-word=done]")


def play_until(done: Callable[[], bool], *players: Player) -> bool:
    """Let the asked players answer until a condition is true or the game is over; returns whether it became true."""
    answers, last = 0, time.monotonic()
    while not done():
        if any(player.answer() for player in players):
            answers, last = answers + 1, time.monotonic()
        elif all(player.asked_now() == "over" for player in players):
            return done()
        else:
            players[0].page.wait_for_timeout(LOOK)
        stuck = answers == MOST or time.monotonic() - last > PATIENCE / 1000
        assert not stuck, f"it never came: {[player.situation() for player in players]}"
    return True


def result_of(page: Page) -> list[str]:
    """The players' lines of the result."""
    return [text.strip() for text in page.locator("dialog[open] li:has(.place)").all_inner_texts()]


def complaints(page: Page) -> list[str]:
    """What the page complains about: errors of scripts and the console, warnings of Svelte, requests elsewhere."""
    found: list[str] = []

    def heard(message: Any) -> None:
        if message.type == "error" or "svelte.dev/e/" in message.text:
            found.append(message.text)

    page.on("console", heard)
    page.on("pageerror", lambda problem: found.append(str(problem)))
    return found
