"""The seats of a table, who plays there, and how log entries change them."""

from dataclasses import dataclass, field

from hotseat.protocol import Attention, SeatColour
from hotseat.server import entries


@dataclass
class Place:
    """One seat of a table and who plays there."""

    plan: entries.SeatPlan
    colour: SeatColour
    bot_plays: bool = False
    """A bot is playing for the person whose seat this is."""
    ready: bool = False
    """The person declared to be ready, before the start."""
    stood: bool = False
    """The person left the seat; only an explicit `return` takes it back."""
    timeouts: int = 0
    """Consecutive answers given by the clock."""
    presets: dict[str, tuple[Attention, str]] = field(default_factory=dict)
    bank: int = 0
    """Milliseconds left in the time bank."""
    asked: int = 0
    """The number of the last question put to this seat."""

    @property
    def person(self) -> bool:
        """Whether this is a person's seat, even if a bot is playing there now."""
        return bool(self.plan.hash)

    @property
    def bot(self) -> bool:
        """Whether a bot answers for this seat now."""
        return self.plan.kind == "bot" or self.bot_plays


def fold_place(places: list[Place], entry: entries.AnyEntry, waiting: bool) -> None:
    """Apply a log entry to the seats; `waiting` means before the start."""
    match entry:
        case entries.Seated():
            places[entry.seat].plan = entries.SeatPlan("guest", entry.name, hash=entry.hash)
            places[entry.seat].ready = False
        case entries.SeatSet():
            places[entry.place] = Place(entry.plan, places[entry.place].colour)
        case entries.Readied():
            places[entry.seat].ready = entry.ready
        case entries.Coloured():
            _coloured(places, entry.seat, entry.colour)
        case entries.Stood():
            _stood(places[entry.seat], waiting)
        case entries.BotSat():
            places[entry.seat].bot_plays = True
        case entries.Returned():
            place = places[entry.seat]
            place.bot_plays = place.stood = False
            place.timeouts = 0
        case entries.PresetSet():
            _preset(places[entry.seat].presets, entry)


def _coloured(places: list[Place], seat: int, colour: SeatColour) -> None:
    for place in places:
        if place.colour == colour:
            place.colour = places[seat].colour
    places[seat].colour = colour


def _stood(place: Place, waiting: bool) -> None:
    if waiting:
        place.plan = entries.SeatPlan("open")
        place.ready = False
    else:
        place.bot_plays = place.stood = True


def _preset(presets: dict[str, tuple[Attention, str]], entry: entries.PresetSet) -> None:
    if entry.question:
        presets[entry.question] = (entry.attention, entry.until)
    else:
        presets.clear()
