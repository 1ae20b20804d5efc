"""Events: what happened, with each seat reading only what it may know."""

from collections.abc import Callable

from hotseat.core.moves import UNKNOWN
from hotseat.core.seats import letter
from hotseat.core.sorts import SEAT, Json, Sort

Fact = int | tuple[int, ...]
Seen = tuple[Fact, ...]
"""The facts of an event, in the order its kind declares."""
Witnesses = tuple[int, ...] | None
"""The seats that see an event in full; None means everybody."""
Texts = dict[str, tuple[str, ...]]
"""By kind of fact: the texts of its codes."""
Reveals = Callable[["Event", Texts], str]


class EventKind:
    """A kind of event: its name, and the name and sort of every fact.

    Events that turn something over have `reveals`: the text they add to the public text of the move that caused them.
    """

    def __init__(self, name: str, facts: tuple[tuple[str, Sort], ...], reveals: Reveals | None = None) -> None:
        self.name = name
        self.facts = facts
        self.reveals = reveals


class Event:
    """One thing that happened. `witnesses` (None: everybody) read `facts`, all others read `masked`."""

    def __init__(self, kind: EventKind, facts: Seen, witnesses: Witnesses = None, masked: Seen = ()) -> None:
        self.kind = kind
        self.facts = facts
        self.witnesses = witnesses
        self.masked = masked

    def seen_by(self, seat: int | None) -> Seen:
        """The facts as this seat (None: a spectator) may know them."""
        if self.witnesses is None or (seat is not None and seat in self.witnesses):
            return self.facts
        return self.masked

    def json(self, seat: int | None, words: Texts) -> dict[str, Json]:
        """The event as this seat may read it, facts by name; `words` holds the texts of cards and other codes."""
        told: dict[str, Json] = {"event": self.kind.name}
        for (name, sort), fact in zip(self.kind.facts, self.seen_by(seat), strict=True):
            told[name] = _told(sort, fact, words)
        return told

    def full_json(self, words: Texts) -> dict[str, Json]:
        """The event with nothing hidden, for records of finished games."""
        return Event(self.kind, self.facts).json(None, words)


def _told(sort: Sort, fact: Fact, words: Texts) -> Json:
    if isinstance(fact, tuple):
        item = sort.item()
        return [_told(item, one, words) for one in fact]
    if sort.is_number:
        return fact
    if fact == UNKNOWN:
        return "??"
    if sort is SEAT:
        return letter(fact)
    return words[sort.of][fact]


# -- what events reveal ------------------------------------------------------------------------------------------------


def revealed(events: list[Event], words: Texts) -> str:
    """The text that these events add to the public text of the move that caused them; usually empty."""
    told = ""
    for event in events:
        reveals = event.kind.reveals
        if reveals is not None:
            told += reveals(event, words)
    return told


def name_and_facts(event: Event, words: Texts) -> str:
    """The event's name and all its facts, as a spectator may know them."""
    told = ""
    for fact in event.json(None, words).values():
        told += " " + (" ".join([str(one) for one in fact]) if isinstance(fact, list) else str(fact))
    return told
