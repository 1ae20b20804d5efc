"""Events in words: each reader gets what their seat may know, and is called "you"."""

from typing import Final

from rich.markup import escape
from rich.text import Text

from hotseat.cli.boards import marked_of, named_of, quiet_of
from hotseat.core.events import Event, EventKind, Fact
from hotseat.core.game import Game
from hotseat.core.moves import NOBODY, UNKNOWN
from hotseat.core.sorts import GAIN, SEAT, Sort
from hotseat.locales import Phrases
from hotseat.locales.of_games import event_of

HIDDEN: Final = "??"


class Teller:
    """Words the events of one table in the reader's language."""

    def __init__(self, game: Game, names: list[str], words: Phrases) -> None:
        self.game = game
        self.names = names
        self.words = words
        self.marked = marked_of(game.id)
        self.named = named_of(game.id)
        self.quiet = quiet_of(game.id)

    def news(self, events: list[Event], seat: int | None, reader: int | None = None) -> list[Text]:
        """The events as this seat may know them: equal neighbours once, and nothing that only says what is hidden.

        `reader` is the seat that is called "you"; None calls everybody by name.
        """
        lines: list[Text] = []
        times: list[int] = []
        for event in events:
            if event.kind.name in self.quiet and _hides(event.kind, event.seen_by(seat)):
                continue
            line = self.told(event, seat, reader)
            if lines and lines[-1].plain == line.plain:
                times[-1] += 1
            else:
                lines.append(line)
                times.append(1)
        return [line if n == 1 else line.append(f" ×{n}") for line, n in zip(lines, times, strict=True)]

    def told(self, event: Event, seat: int | None, reader: int | None = None) -> Text:
        """The event as this seat (None: a spectator) may know it."""
        return self._phrase(event, event.seen_by(seat), reader)

    def told_in_full(self, event: Event) -> Text:
        """The event with nothing hidden."""
        return self._phrase(event, event.facts, None)

    def _phrase(self, event: Event, facts: tuple[Fact, ...], reader: int | None) -> Text:
        forms: dict[str, str | int] = {"hidden": "yes" if _hides(event.kind, facts) else "no"}
        forms |= persons(event.kind, facts, reader)
        told: dict[str, str | int] = {}
        for (name, sort), fact in zip(event.kind.facts, facts, strict=True):
            if sort.kind == "by-seat" and isinstance(fact, tuple):
                told[name] = self._by_seat(sort.item(), fact, reader)
            elif sort.item() is SEAT and isinstance(fact, tuple):
                told[name] = ", ".join([self.called(seat, reader) for seat in fact])
            else:
                told[name] = self._fact(sort, fact)
            if isinstance(fact, tuple):
                forms[f"{name}Count"] = len(fact)
        return Text.from_markup(event_of(self.words, self.game.id, event.kind.name, told, forms))

    def _fact(self, sort: Sort, fact: Fact) -> str | int:
        if isinstance(fact, tuple):
            return self._list(sort.item(), fact)
        if sort is GAIN and fact:
            return f"{fact:+d}"
        if sort.is_number:
            return fact
        if sort is SEAT:
            return escape(self.names[fact]) if fact >= 0 else ""
        return HIDDEN if fact == UNKNOWN else self.named(self.game.words[sort.of][fact], self.words)

    def _list(self, sort: Sort, facts: tuple[int, ...]) -> str:
        if not sort.is_number and len(facts) > 1 and set(facts) == {UNKNOWN}:
            return f"{len(facts)} × {HIDDEN}"
        parts = [str(self._fact(sort, fact)) for fact in facts]
        return ", ".join([part for part in parts if part])

    def _by_seat(self, sort: Sort, facts: tuple[int, ...], reader: int | None) -> str:
        """One value per seat, each after its name: `A +9, B 0`."""
        return ", ".join([f"{self.called(seat, reader)} {self._fact(sort, fact)}" for seat, fact in enumerate(facts)])

    def called(self, seat: int, reader: int | None) -> str:
        """What the reader calls this seat."""
        return self.words.say("play-you") if seat == reader else escape(self.names[seat])

    def move(self, text: str) -> Text:
        """A move in notation, its cards with their symbols."""
        return Text.from_markup(" ".join([self.marked(word) for word in text.split()]))


def persons(kind: EventKind, facts: tuple[Fact, ...], reader: int | None) -> dict[str, str]:
    """For every seat of an event, as `<name>Is`: `you` for the reader, `seat` for the acting seat, else `other`."""
    seats = {
        name: fact
        for (name, sort), fact in zip(kind.facts, facts, strict=True)
        if sort is SEAT and not isinstance(fact, tuple)
    }
    actor = seats.get("seat", NOBODY)
    return {
        f"{name}Is": "you" if seat == reader else "seat" if name != "seat" and seat == actor else "other"
        for name, seat in seats.items()
    }


def _hides(kind: EventKind, facts: tuple[Fact, ...]) -> bool:
    """Whether cards of the event are hidden."""
    told = [(sort.item(), fact) for (_, sort), fact in zip(kind.facts, facts, strict=True)]
    cards = [fact for sort, fact in told if not sort.is_number and sort is not SEAT]
    return any(fact == UNKNOWN or (isinstance(fact, tuple) and UNKNOWN in fact) for fact in cards)
