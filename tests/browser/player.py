"""A person at a table in a real browser: looks at what is enabled and clicks it, or reaches it with the keyboard."""

import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from playwright.sync_api import Locator, Page, TimeoutError

SOON: Final = 1500
"""Milliseconds after which a click is given up."""
ENABLED: Final = ":not(:disabled):not([aria-disabled=true])"


class Player:
    """Plays any of the five games through the page; `keyboard` uses Tab order, arrows, Enter and shortcuts only."""

    def __init__(self, page: Page, seed: int = 1, keyboard: bool = False) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.keyboard = keyboard

    # -- getting there -------------------------------------------------------------------------------------------------

    def open_quick_game(self, base: str, game: str) -> None:
        """Two clicks from the home page to a table with bots."""
        self.page.goto(base)
        self.press(self.page.locator(f"[data-play={game}]"))
        self.page.wait_for_selector(".table")

    def open_table(self, base: str, game: str, players: int, bots: int, name: str, preset: str = "") -> str:
        """A table made with the form, not started yet; its address."""
        self.page.goto(f"{base}/new-{game}")
        self.page.get_by_role("textbox").first.fill(name)
        self.page.locator("form select").first.select_option(str(players))
        self.page.locator("form select").nth(1).select_option(str(bots))
        self.page.get_by_role("combobox", name="Clock").select_option("none")
        if preset:
            self.press(self.page.locator(f"[data-preset={preset}]"))
        self.press(self.page.locator("form button.big"))
        self.page.wait_for_selector("[data-start]")
        return self.page.url

    def open_small_game(self, base: str, game: str) -> None:
        """The shortest table of this game: as few players as it takes, all but one of them bots."""
        players = 3 if game == "stick-em" else 2
        self.open_table(base, game, players, players - 1, "Ada", "first-game")
        self.press(self.page.locator("[data-start]"))
        self.page.wait_for_selector(".table")

    def sit_down(self, address: str, name: str) -> None:
        """Join a table by its link."""
        self.page.goto(address)
        self.page.get_by_role("textbox").fill(name)
        self.press(self.page.locator(".join button"))

    def press(self, control: Locator) -> None:
        """Click, or focus and press Enter; a control that is gone meanwhile is left alone, as a person would."""
        with suppress(TimeoutError):
            if self.keyboard:
                control.focus(timeout=SOON)
                self.page.keyboard.press("Enter")
            else:
                control.click(timeout=SOON)

    # -- playing -------------------------------------------------------------------------------------------------------

    def play_to_the_end(self, most: int = 12_000) -> None:
        """Answer every question until the result is shown."""
        for _ in range(most):
            if self.page.locator("dialog[open]").count():
                return
            if not self.answer():
                self.page.wait_for_timeout(40)
        raise AssertionError(f"not over after {most} looks at the table: {self.page.url}")

    def answer(self) -> bool:
        """Give one answer if one is wanted now."""
        table = self.page.locator(".table")
        if table.get_attribute("data-ready") != "true":
            return False
        question = table.get_attribute("data-question") or ""
        if not question:
            return False
        ways: dict[str, Callable[[], bool]] = {"turn": self.turn, "open": self.turn, "raid": self.raid}
        return ways.get(question, self.anything)()

    def any_of(self, selector: str) -> bool:
        """Press one of the controls that can be pressed now."""
        found = self.page.locator(f"{selector}{ENABLED}")
        many = found.count()
        if not many:
            return False
        self.press(found.nth(self.chance.randrange(many)))
        return True

    def turn(self) -> bool:
        """A turn: lay a card where cards can be laid, else one of the words of the turn."""
        if self.page.locator(".claims").count():
            return self.spicy_turn()
        if self.any_of("[data-word=go]"):
            return True
        for verb in ("whack", "whackem", "pinch", "turncoat", "gang", "add", "end"):
            if self.chance.random() < 0.8 and self.any_of(f"[data-word={verb}]"):
                return True
        return self.anything()

    def spicy_turn(self) -> bool:
        """A card, then a claim; now and then a pass."""
        if self.chance.random() < 0.12 and self.any_of("[data-move=pass]"):
            return True
        if not self.any_of(".hand [data-card]"):
            return False
        claims = self.page.locator(f".claims [data-claim]{ENABLED}")
        if claims.count():
            self.press(claims.nth(self.chance.randrange(claims.count())))
        return True

    def raid(self) -> bool:
        """The best arrangement, then lay it so."""
        if self.page.locator(f"[data-word=best]{ENABLED}").count() and self.chance.random() < 0.7:
            self.press(self.page.locator("[data-word=best]"))
            return True
        return self.any_of("[data-word=done]")

    def anything(self) -> bool:
        """Whatever is offered, the calm answers first."""
        for selector in (
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
        ):
            if self.any_of(selector):
                return True
        return False


def result_of(page: Page) -> list[str]:
    """The lines of the result."""
    return [text.strip() for text in page.locator("dialog[open] li").all_inner_texts()]


def complaints(page: Page) -> list[str]:
    """Collects what the page complains about: errors of scripts, of the console, and requests to other hosts."""
    found: list[str] = []

    def heard(message: Any) -> None:
        if message.type == "error":
            found.append(message.text)

    page.on("console", heard)
    page.on("pageerror", lambda problem: found.append(str(problem)))
    return found
