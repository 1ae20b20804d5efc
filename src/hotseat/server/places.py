"""The seats of a table, who plays there, and how log entries change them."""

from dataclasses import dataclass, field

from msgspec import structs

from hotseat.bots.characters import style_of_character
from hotseat.protocol import Attention, Face, SeatColour
from hotseat.server import entries
from hotseat.server.characters import BY_NAME, FACES_BY_SEAT, Character, character_of


@dataclass
class Place:
    """One seat of a table and who plays there."""

    plan: entries.SeatPlan
    colour: SeatColour
    number: int = 0
    """The seat as the host set up the table; closed seats before it count."""
    character: Character | None = None
    """Whom a bot plays here; final from the start."""
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
    def sits(self) -> bool:
        """Whether a person holds this seat and has not stood up."""
        return self.person and not self.stood

    @property
    def bot(self) -> bool:
        """Whether a bot answers for this seat now."""
        return self.plan.kind == "bot" or self.bot_plays


def name_of(places: list[Place], place: Place) -> str:
    """The name of the player here, which is the same for everybody; empty for a seat without a player."""
    return place.plan.name or (_character(places, place).name if place.plan.kind == "bot" else "")


def face_of(places: list[Place], place: Place) -> Face | None:
    """The face of the player here; None for a seat without a player."""
    if place.plan.kind == "bot":
        return _character(places, place).face
    return (place.plan.face or FACES_BY_SEAT[place.number]) if place.plan.kind == "guest" else None


def style_at(places: list[Place], place: Place, game: str) -> str:
    """The style of the bot at this seat: that of its character, which a random bot cannot follow; empty for others."""
    if place.plan.kind != "bot" or place.plan.level == "random":
        return ""
    return style_of_character(_character(places, place).name, game)


def fix_characters(places: list[Place]) -> None:
    """At the start: people who come later do not change a bot's name or face."""
    for place in places:
        place.character = _character(places, place)


def _character(places: list[Place], place: Place) -> Character:
    known = place.character or BY_NAME.get(place.plan.name)
    if known is not None:
        return known
    people = [other.plan for other in places if other.plan.kind == "guest"]
    return character_of(place.number, {plan.name.casefold() for plan in people}, {plan.face for plan in people})


def fold_place(places: list[Place], entry: entries.AnyEntry, waiting: bool) -> None:
    """Apply a log entry to the seats; `waiting` means before the start."""
    match entry:
        case entries.Seated():
            places[entry.seat].plan = entries.SeatPlan("guest", entry.name, hash=entry.hash, face=entry.face)
            places[entry.seat].ready = False
            places[entry.seat].timeouts = 0
        case entries.SeatSet():
            places[entry.place] = Place(entry.plan, places[entry.place].colour, places[entry.place].number)
        case entries.Readied():
            places[entry.seat].ready = entry.ready
        case entries.Coloured():
            _coloured(places, entry.seat, entry.colour)
        case entries.Faced():
            places[entry.seat].plan = structs.replace(places[entry.seat].plan, face=entry.face)
        case entries.Stood():
            _stood(places[entry.seat], waiting)
        case entries.Removed():
            _removed(places[entry.place], entry.level, waiting)
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


def _removed(place: Place, level: str, waiting: bool) -> None:
    place.plan = entries.SeatPlan("open") if waiting else entries.SeatPlan("bot", "", level)
    place.ready = place.bot_plays = place.stood = False
    place.timeouts = 0
    place.presets.clear()


def _preset(presets: dict[str, tuple[Attention, str]], entry: entries.PresetSet) -> None:
    if entry.question:
        presets[entry.question] = (entry.attention, entry.until)
    else:
        presets.clear()
