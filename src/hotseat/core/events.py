"""Events say what happened, to each seat what it may know."""

from hotseat.core.moves import UNKNOWN
from hotseat.core.seats import letter
from hotseat.core.sorts import NUMBER, SEAT, Json, Sort

Fact = int | tuple[int, ...]


class EventKind:
    """A kind of event: its name, and the name and sort of every fact."""

    def __init__(self, name: str, facts: tuple[tuple[str, Sort], ...]) -> None:
        self.name = name
        self.facts = facts


class Event:
    """One thing that happened. `witnesses` read `facts`, the others `masked`; None for witnesses means everybody."""

    def __init__(
        self,
        kind: EventKind,
        facts: tuple[Fact, ...],
        witnesses: tuple[int, ...] | None = None,
        masked: tuple[Fact, ...] = (),
    ) -> None:
        self.kind = kind
        self.facts = facts
        self.witnesses = witnesses
        self.masked = masked

    def seen_by(self, seat: int | None) -> tuple[Fact, ...]:
        """The facts as this seat (None: a spectator) may know them."""
        if self.witnesses is None or (seat is not None and seat in self.witnesses):
            return self.facts
        return self.masked

    def json(self, seat: int | None, words: dict[str, tuple[str, ...]]) -> dict[str, Json]:
        """The event as this seat may read it, facts by name; `words` has the texts of cards and other codes."""
        told: dict[str, Json] = {"event": self.kind.name}
        for (name, sort), fact in zip(self.kind.facts, self.seen_by(seat), strict=True):
            told[name] = _told(sort, fact, words)
        return told

    def full_json(self, words: dict[str, tuple[str, ...]]) -> dict[str, Json]:
        """The event with nothing hidden, for records of finished games."""
        return Event(self.kind, self.facts).json(None, words)


def _told(sort: Sort, fact: Fact, words: dict[str, tuple[str, ...]]) -> Json:
    if isinstance(fact, tuple):
        item = sort.item()
        return [_told(item, one, words) for one in fact]
    if sort is NUMBER:
        return fact
    if fact == UNKNOWN:
        return "??"
    if sort is SEAT:
        return letter(fact)
    return words[sort.of][fact]
