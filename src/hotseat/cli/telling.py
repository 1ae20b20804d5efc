"""Events told in words, to each seat what it may know."""

from typing import Final

from rich.markup import escape
from rich.text import Text

from hotseat.cli.boards import marked_of, quiet_of
from hotseat.core.events import Event, Fact
from hotseat.core.game import Game
from hotseat.core.moves import UNKNOWN
from hotseat.core.sorts import NUMBER, SEAT, Sort
from hotseat.locales import Phrases
from hotseat.locales.of_games import event_of

HIDDEN: Final = "??"
NONE: Final = "—"


class Teller:
    """Tells what happens at one table in the reader's language."""

    def __init__(self, game: Game, names: list[str], words: Phrases) -> None:
        self.game = game
        self.names = names
        self.words = words
        self.marked = marked_of(game.id)
        self.quiet = quiet_of(game.id)

    def news(self, events: list[Event], seat: int | None) -> list[Text]:
        """The events as this seat may know them: equal neighbours once, and nothing that only says what is hidden."""
        lines: list[Text] = []
        times: list[int] = []
        for event in events:
            if event.kind.name in self.quiet and _hides(event, seat):
                continue
            line = self.told(event, seat)
            if lines and lines[-1].plain == line.plain:
                times[-1] += 1
            else:
                lines.append(line)
                times.append(1)
        return [line if n == 1 else line.append(f" ×{n}") for line, n in zip(lines, times, strict=True)]

    def told(self, event: Event, seat: int | None) -> Text:
        """The event as this seat (None: a spectator) may know it."""
        return self._phrase(event, event.seen_by(seat))

    def told_in_full(self, event: Event) -> Text:
        """The event with nothing hidden."""
        return self._phrase(event, event.facts)

    def _phrase(self, event: Event, facts: tuple[Fact, ...]) -> Text:
        told = {name: self._fact(sort, fact) for (name, sort), fact in zip(event.kind.facts, facts, strict=True)}
        return Text.from_markup(event_of(self.words, self.game.id, event.kind.name, **told))

    def _fact(self, sort: Sort, fact: Fact) -> str | int:
        if isinstance(fact, tuple):
            return self._list(sort.item(), fact)
        if sort is NUMBER:
            return fact
        if sort is SEAT:
            return escape(self.names[fact]) if fact >= 0 else NONE
        return HIDDEN if fact == UNKNOWN else self.marked(self.game.words[sort.of][fact])

    def _list(self, sort: Sort, facts: tuple[int, ...]) -> str:
        if sort is not NUMBER and len(facts) > 1 and set(facts) == {UNKNOWN}:
            return f"{len(facts)} × {HIDDEN}"
        return " ".join([str(self._fact(sort, fact)) for fact in facts]) or NONE

    def move(self, text: str) -> Text:
        """A move in notation, its cards with their symbols."""
        return Text.from_markup(" ".join([self.marked(word) for word in text.split()]))


def _hides(event: Event, seat: int | None) -> bool:
    """Whether the cards of the event are hidden from this seat."""
    return any(fact == UNKNOWN or (isinstance(fact, tuple) and UNKNOWN in fact) for fact in event.seen_by(seat))
