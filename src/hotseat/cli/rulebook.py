"""The rules of a game: the players' text in three languages, and the exact clauses the engine is tested against."""

import re
import unicodedata
from dataclasses import dataclass

from hotseat.core.errors import MissingPiece
from hotseat.games import entry_of
from hotseat.locales import rules_of
from hotseat.resources import resource

_CLAUSE = re.compile(r"^\s*[-*]?\s*\*\*([A-Z]{2}-[A-Z]?\d+(?:\.\d+)*)[^*]*\*\*")
_NUMBERS = re.compile(r" \[(?:[A-Z]{2}-\d+\.\d+ ?)+\]$", re.MULTILINE)
_PARAGRAPH = re.compile(r"(.+) \[((?:[A-Z]{2}-\d+\.\d+ ?)+)\]")


@dataclass(frozen=True)
class Rule:
    """A paragraph of the rules and the clauses it covers."""

    ids: tuple[str, ...]
    chapter: str
    text: str
    """Markdown without the clause numbers."""

    def shown(self) -> str:
        """The paragraph as Markdown, headed by its clause numbers."""
        return f"**{' '.join(self.ids)}** {self.text}"


class Rulebook:
    """The rules of one game in one language, as players read them; with `exact`, the English clauses instead."""

    def __init__(self, game_id: str, language: str = "en", exact: bool = False) -> None:
        base = "" if exact else entry_of(game_id).extends
        texts = [book_text(id, "" if exact else language) for id in (game_id, base) if id]
        self.text = "\n".join(texts)
        self.rules = [rule for text in texts for rule in (clauses(text) if exact else paragraphs(text))]

    def readable(self) -> str:
        """The complete text without clause numbers."""
        return _NUMBERS.sub("", self.text)

    def clause(self, id: str) -> list[Rule]:
        """The paragraph covering the clause with this number (case-insensitive)."""
        return [rule for rule in self.rules if id.strip().upper() in rule.ids][:1]

    def chapter(self, id: str) -> list[Rule]:
        """The paragraphs covering the clauses of a chapter: SE-4 contains SE-4.1, SE-4.2 and so on."""
        begins = id.strip().upper() + "."
        return [rule for rule in self.rules if any(one.startswith(begins) for one in rule.ids)]

    def mentions(self, words: str) -> list[Rule]:
        """The paragraphs containing all these words; accents and case are ignored."""
        wanted = plain(words).split()
        return [rule for rule in self.rules if all(word in plain(f"{rule.chapter} {rule.text}") for word in wanted)]

    def found(self, wish: str) -> list[Rule]:
        """Look up a clause number, a chapter number, or words."""
        return self.clause(wish) or self.chapter(wish) or self.mentions(wish)


def book_text(game_id: str, language: str) -> str:
    """The rules of one game in this language; without a language, the exact clauses. Empty if the game has none."""
    package = entry_of(game_id).rulebook
    if language or not package:
        return rules_of(game_id, language)
    text = resource(game_id, "rulebook", package, f"{game_id}.md")
    if text is None:
        raise MissingPiece(game_id, "rulebook", f"{game_id}.md", package.replace(".", "/"))
    return text


def paragraphs(text: str) -> list[Rule]:
    """The paragraphs of the players' rules: one line each, with its clauses in brackets at the end."""
    chapter = ""
    rules: list[Rule] = []
    for line in text.splitlines():
        if line.startswith("## "):
            chapter = line[3:]
        elif found := _PARAGRAPH.fullmatch(line):
            rules.append(Rule(tuple(found[2].split()), chapter, found[1]))
    return rules


def clauses(text: str) -> list[Rule]:
    """The clauses of a rules digest, each with all its lines."""
    rules: list[Rule] = []
    lines: list[str] = []
    id = chapter = ""
    for line in [*text.splitlines(), ""]:
        begins = _CLAUSE.match(line)
        if id and (begins or not line.strip() or line.startswith("#")):
            rules.append(Rule((id,), chapter, "\n".join(lines)))
            id = ""
        if line.startswith("#"):
            chapter = line.lstrip("# ")
        if begins:
            id, lines = begins[1], [line[begins.end() :].strip()]
        elif id:
            lines.append(line.strip())
    return rules


def plain(text: str) -> str:
    """Lower case without accents, for searching; ß becomes ss."""
    parted = unicodedata.normalize("NFD", text.casefold())
    return "".join([letter for letter in parted if not unicodedata.combining(letter)])
