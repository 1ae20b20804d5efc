"""The state of one table, and what can be read from it. `Room.fold` changes it."""

from typing import Final

from hotseat.core.agenda import Ask
from hotseat.core.game import Setup
from hotseat.core.live import Live
from hotseat.core.state import State
from hotseat.protocol import Speed, Stage
from hotseat.records import Record
from hotseat.server import entries
from hotseat.server.asking import Asking
from hotseat.server.history import History
from hotseat.server.people import People
from hotseat.server.places import Place, style_at
from hotseat.server.repeats import Repeats
from hotseat.server.shuffle import Shuffle
from hotseat.server.told import Told
from hotseat.server.trial import Trial
from hotseat.server.votes import Votes

LONGEST_GAME: Final = 100_000
"""More moves than any game can have."""


class RoomState:
    """The complete state of one table."""

    def __init__(self, id: str, pauses: float = 1.0) -> None:
        self.id = id
        self.pauses = pauses
        """Length of the table's own pauses, as a fraction of the game's defaults."""
        self.seq = 0
        self.kept = 0
        """The number of entries that the last snapshot covers; not part of the table."""
        self.dealt = 0
        """The number of entries up to the deal."""
        self.at = 0
        """Table time of the last entry, in milliseconds."""
        self.stage: Stage = "waiting"
        self.places: list[Place] = []
        self.people = People()
        self.commands = Repeats()
        self.asking = Asking()
        self.told = Told()
        self.votes = Votes()
        self.shuffle = Shuffle()
        self.rematch: str | None = None
        self.setup: Setup | None = None
        self.state: State | None = None
        """Never mutated, only replaced by `stand_at`."""
        self._open_to: tuple[int, ...] = ()
        self._trials: dict[int, tuple[list[int], Trial]] = {}
        """By seat: the moves last tried in this state, and their trial."""
        self.record: Record | None = None
        self.history = History()
        self.ended = 0
        self.speed: Speed = "normal"
        """How much time bots take, and give people to react first."""

    # -- reading -------------------------------------------------------------------------------------------------------

    opened: entries.Opened
    live: Live

    def _question(self) -> Ask[State]:
        assert self.state is not None
        return self.state.question

    def open_to(self) -> tuple[int, ...]:
        """The seats that may answer now."""
        return self._open_to

    @property
    def guided(self) -> bool:
        """Whether this is a guided first game, whose deal was prepared."""
        return self.opened.prepared is not None

    def bots_asked(self) -> list[int]:
        """The bots that may think now; at a guided table one at a time, and only while no person is asked."""
        asked = self.open_to()
        if self.guided and asked:
            asked = asked[:1] if all(self.places[seat].bot for seat in asked) else ()
        return [seat for seat in asked if self.places[seat].bot]

    def prepared_chance(self) -> int | None:
        """The seed for a bot's next answer at a guided table; None at other tables."""
        if self.opened.prepared is None or self.record is None:
            return None
        return self.opened.prepared * LONGEST_GAME + len(self.record.moves)

    def bot_at(self, seat: int) -> tuple[str, str]:
        """Level and style of the bot that plays this seat; at a guided table bots play as prepared, without a style."""
        place = self.places[seat]
        style = "" if self.opened.prepared is not None else style_at(self.places, place, self.opened.game)
        return place.plan.level or "normal", style

    def seat_of_token(self, hash: str) -> int | None:
        """The seat with this token hash; -1 for a host without a seat, None if there is none."""
        for seat, place in enumerate(self.places):
            if hash and place.plan.hash == hash and place.plan.kind != "closed":
                return seat
        return -1 if self.opened.host == hash else None

    def viewpoint(self, hash: str) -> int | None:
        """The seat from which this person sees the table; None for a spectator, -1 for a host without a seat."""
        seat = self.seat_of_token(hash)
        return None if seat is not None and seat >= 0 and self.places[seat].stood else seat

    def is_host(self, hash: str) -> bool:
        """Whether this is the hash of the host's token."""
        return self.opened.host == hash

    def is_free(self, seat: int) -> bool:
        """Whether a visitor may take this seat now, or ask for it."""
        if self.guided:
            return False
        if self.begun:
            return self.places[seat].plan.kind == "bot" and self.opened.bot_seats != "nobody"
        return self.stage == "waiting" and self.places[seat].plan.kind == "open"

    @property
    def begun(self) -> bool:
        """Whether the cards are dealt and the game is not over."""
        return self.stage in ("playing", "paused")

    def persons(self) -> list[int]:
        """The seats of persons."""
        return [seat for seat, place in enumerate(self.places) if place.person]

    def sitting(self) -> list[int]:
        """The seats of persons who have not stood up."""
        return [seat for seat, place in enumerate(self.places) if place.sits]

    def deciders(self) -> dict[str, int]:
        """By hash: the persons who play now and decide about newcomers; if there are none, the host, at -1."""
        playing = [seat for seat in self.sitting() if not self.places[seat].bot_plays]
        return {self.places[seat].plan.hash: seat for seat in playing} or {self.opened.host: -1}

    def total(self) -> int:
        """Milliseconds of the open question's window, without extra time and bank; 0 means no clock.

        Fixed when the window opens: hidden words and sealed answers must not change it.
        """
        return self.asking.total

    def closes_at(self) -> int | None:
        """When the clock answers for seats that have not; None means never."""
        total = self.total()
        if not total:
            return None
        bank = 0
        if self.asking.window.banked:
            bank = max([self.places[seat].bank for seat in self.open_to()], default=0)
        return self.asking.opens_at() + total + self.asking.extra + bank
