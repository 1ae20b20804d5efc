"""All texts that people read, in English, French and German, from Fluent files shared by terminal, server and page."""

import locale
import os
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from hotseat.core.errors import HotseatError, MissingPiece
from hotseat.games import ADDED, added, entry_of
from hotseat.resources import resource

LANGUAGES: Final = ("en", "fr", "de")
FOLDER: Final = Path(__file__).parent
LONGEST_FACT: Final = 1000


class Phrases:
    """The phrases of one language, with those of added games."""

    def __init__(self, language: str, games: Iterable[str] = ()) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in sorted((FOLDER / language).glob("*.ftl")):
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
        for id in games:
            self._bundle.add_resource(FluentResource(words_of(id, language)))

    def knows(self, id: str) -> bool:
        """Whether a phrase with this id exists."""
        return self._bundle.has_message(id)

    def say(self, id: str, **facts: str | int) -> str:
        """The phrase with its facts filled in."""
        pattern = self._bundle.get_message(id).value
        assert pattern is not None, f"the phrase {id} is empty"
        text, problems = self._bundle.format_pattern(pattern, {name: _cut(fact) for name, fact in facts.items()})
        assert not problems, f"{self.language}: {id}: {problems}"
        return str(text)

    def say_or(self, id: str, plain: str, **facts: str | int) -> str:
        """The phrase, or `plain` if there is no such phrase."""
        return self.say(id, **facts) if self.knows(id) else plain

    def error(self, problem: HotseatError) -> str:
        """The error in this language if there is a phrase for it, else its English message."""
        id = f"error-{problem.code}"
        if not self.knows(id):
            return problem.message
        facts = problem.facts
        if isinstance(problem.__cause__, HotseatError):  # a line of a record that the rules refuse
            facts = {**facts, "reason": self.error(problem.__cause__)}
        return self.say(id, **facts)


def _cut(fact: str | int) -> str | int:
    """Fluent refuses facts of more than a thousand characters, which somebody may have typed."""
    return fact if isinstance(fact, int) or len(fact) <= LONGEST_FACT else fact[: LONGEST_FACT - 1] + "…"


def words_of(game: str, language: str) -> str:
    """The phrases shipped with a game, in this language or else in English; empty if it has none."""
    return _shipped(game, "words", entry_of(game).words, language, f"{game}.ftl")


def rules_of(game: str, language: str) -> str:
    """The rules for players of a game, in this language or else in English; empty if it has none."""
    return _shipped(game, "rulebook", entry_of(game).rulebook, language, f"{game}.md")


def _shipped(game: str, what: str, package: str, language: str, file: str) -> str:
    for one in (language, "en") if package else ():
        text = resource(game, what, package, f"{one}/{file}")
        if text is not None:
            return text
    if package:
        raise MissingPiece(game, what, f"en/{file}", package.replace(".", "/"))
    return ""


def phrases(language: str) -> Phrases:
    """The phrases of this language; cached until a game is added."""
    return _phrases(language, tuple(ADDED))


@cache
def _phrases(language: str, modules: tuple[str, ...]) -> Phrases:
    return Phrases(language, added())


@cache
def house_phrases(language: str) -> Phrases:
    """The phrases without those of added games: enough to report that an added game is broken."""
    return Phrases(language)


def spoken_language(wish: str | None = None) -> str:
    """The requested language, else the environment's, else English."""
    for tag in (wish, os.environ.get("LC_ALL"), os.environ.get("LC_MESSAGES"), os.environ.get("LANG"), _system()):
        if tag and tag[:2].lower() in LANGUAGES:
            return tag[:2].lower()
    return "en"


def _system() -> str | None:
    return locale.getlocale()[0]
