"""Who sat at a table, who was removed, and who asks for the seat of a bot. A person is known by the hash of a token."""

from dataclasses import dataclass, field
from typing import Final, Literal

from hotseat.core.seats import letter
from hotseat.fairness import Entry
from hotseat.protocol import Face
from hotseat.protocol.refusals import Code
from hotseat.server import entries
from hotseat.server.places import Place

WHO_SITS: Final[dict[type, tuple[str, str]]] = {
    entries.Seated: ("sat-down", "{0}: {1} takes the place of a bot."),
    entries.Stood: ("stood-up", "{0}: {1} stands up; a bot plays."),
    entries.Returned: ("came-back", "{0}: {1} plays again."),
    entries.BotSat: ("bot-plays", "{0}: a bot plays for {1}."),
    entries.Removed: ("sent-away", "{0}: {1} was removed; a bot plays."),
}
"""By entry: the event that tells everybody, and the comment in the record."""


@dataclass
class Request:
    """Somebody asks for a bot's seat; the hash is the one that the seat will have."""

    seat: int
    name: str
    hash: str
    face: Face | Literal[""] = ""
    agreed: set[str] = field(default_factory=set)
    """The hashes of those who agreed."""


@dataclass
class People:
    """Everybody who has or had to do with the seats of a table."""

    sat: set[str] = field(default_factory=set)
    """Everybody who sits or sat here. They have seen a hand, so they never get that of a bot."""
    barred: dict[str, Code] = field(default_factory=dict)
    """Whose token no longer opens anything, and why."""
    host: str = ""
    requests: dict[int, Request] = field(default_factory=dict)
    """The open requests by number."""
    _asked: int = 0

    def fold(self, entry: entries.AnyEntry, places: list[Place], sender: str) -> None:
        """Apply a log entry, before it changes the seats; `sender` is the person who sent its command."""
        match entry:
            case entries.Opened():
                self.host = entry.host
                self.sat.update(plan.hash for plan in entry.seats if plan.hash)
            case entries.Seated():
                self.sat.add(entry.hash)
                self._seated(entry)
            case entries.SeatAsked():
                self._asked += 1
                self.requests[self._asked] = Request(entry.place, entry.name, entry.hash, entry.face)
            case entries.SeatAnswered(agree=True):
                self.requests[entry.request].agreed.add(sender)
            case entries.SeatAnswered():
                self._end(entry.request, "declined")
            case entries.SeatAskedNoMore():
                self._end(entry.request, "request-over")
            case entries.Removed():
                self.barred[places[entry.place].plan.hash] = "removed"

    def end_all(self) -> None:
        """The game is over, and with it every request."""
        for number in list(self.requests):
            self._end(number, "request-over")

    def number_of(self, hash: str) -> int | None:
        """The open request of this person."""
        return next((number for number, request in self.requests.items() if request.hash == hash), None)

    def _seated(self, entry: entries.Seated) -> None:
        for number, request in list(self.requests.items()):
            if request.hash == entry.hash:
                del self.requests[number]
            elif request.seat == entry.seat:
                self._end(number, "seat-taken")

    def _end(self, number: int, why: Code) -> None:
        hash = self.requests.pop(number).hash
        if hash != self.host:  # whose token opens more than the seat
            self.barred[hash] = why


def news_of(entry: entries.AnyEntry, places: list[Place]) -> tuple[Entry, str] | None:
    """The event and the comment about an entry that changes who sits where; None for any other."""
    told = WHO_SITS.get(type(entry))
    if told is None:
        return None
    seat: int = entry.place if isinstance(entry, entries.Removed) else getattr(entry, "seat", -1)
    name = entry.name if isinstance(entry, entries.Seated) else places[seat].plan.name
    event = Entry("event", {"event": told[0], "seat": letter(seat), "name": name})
    return event, told[1].format(letter(seat), name)
