"""The rules of a game as its numbered clauses, found by number or by word."""

import re
from dataclasses import dataclass
from pathlib import Path

from hotseat.games import game

FOLDER = Path(__file__).parent.parent / "rules"
BUILDS_ON = {"sweet-spicy": "spicy"}
"""Games whose rulebook says only what is different from another one."""
_CLAUSE = re.compile(r"^\s*[-*]?\s*\*\*([A-Z]{2}-[A-Z]?\d+(?:\.\d+)*)\*\*")


@dataclass(frozen=True)
class Clause:
    """One numbered sentence of the rules."""

    id: str
    text: str
    """Markdown, its number included."""


class Rulebook:
    """The rules of one game."""

    def __init__(self, game_id: str) -> None:
        self.text = (FOLDER / f"{game(game_id).id}.md").read_text(encoding="utf-8")
        self.clauses = _clauses(self.text)
        self.base = Rulebook(BUILDS_ON[game_id]) if game_id in BUILDS_ON else None

    def clause(self, id: str) -> Clause | None:
        """The clause of this number, in whatever case it is written."""
        wanted = id.strip().upper()
        return next((clause for clause in self.clauses if clause.id == wanted), None)

    def chapter(self, id: str) -> list[Clause]:
        """The clauses whose numbers begin with this one: SE-4 has SE-4.1, SE-4.2 and so on."""
        return [clause for clause in self.clauses if clause.id.startswith(id.strip().upper() + ".")]

    def mentions(self, words: str) -> list[Clause]:
        """The clauses that have all these words."""
        wanted = words.lower().split()
        return [clause for clause in self.clauses if all(word in clause.text.lower() for word in wanted)]

    def found(self, wish: str) -> list[Clause]:
        """One clause by number, a chapter by its number, or the clauses that mention the words.

        What the book does not have is looked up in the one that it builds on.
        """
        exact = self.clause(wish)
        found = [exact] if exact else self.chapter(wish) or self.mentions(wish)
        return found or (self.base.found(wish) if self.base else [])


def _clauses(text: str) -> list[Clause]:
    clauses: list[Clause] = []
    lines: list[str] = []
    id = ""
    for line in [*text.splitlines(), ""]:
        begins = _CLAUSE.match(line)
        if id and (begins or not line.strip() or line.startswith("#")):
            clauses.append(Clause(id, "\n".join(lines)))
            id = ""
        if begins:
            id, lines = begins.group(1), [line.strip().removeprefix("- ")]
        elif id:
            lines.append(line.strip())
    return clauses
