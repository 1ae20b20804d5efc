"""The sender of a command, and the checks made before the command is executed."""

from dataclasses import dataclass
from typing import Final

from hotseat import protocol as m
from hotseat.protocol.refusals import Refusal
from hotseat.server.connection import Connection
from hotseat.server.table import Table

UNCOUNTED: Final = (m.Hint, m.Say, m.Read)
"""Commands that are not charged to the budget: hints and reading are not stored, chat has its own limit."""
MOST_WORDS: Final = 60
"""Words of a plan, more than any needs, after which further ones are charged: some plans can be begun anew."""


@dataclass
class Caller:
    """The sender of a command; the seat comes from the connection, never from the message."""

    table: Table
    connection: Connection
    received: int
    """When the message arrived, in table time."""

    @property
    def seat(self) -> int:
        """The caller's seat; refuses spectators and a host without a seat."""
        seat = self.connection.seat
        if seat is None or seat < 0:
            raise Refusal("not-seated", "Only a seated person may do this.")
        return seat

    def need_host(self) -> None:
        """Refuse anybody except the host."""
        if not self.table.room.is_host(self.connection.hash):
            raise Refusal("not-host", "Only the host may do this.")

    def need_stage(self, *stages: m.Stage) -> None:
        """Refuse unless the table is in one of these stages."""
        stage = self.table.room.stage
        if stage not in stages:
            raise Refusal("wrong-stage", f"Not possible while the table is {stage}.", stage=stage)

    def need_number(self, number: int) -> None:
        """Refuse an answer to a question that is no longer open."""
        room = self.table.room
        if self.seat not in room.open_to():
            raise Refusal("too-late" if number <= room.places[self.seat].asked else "not-asked", question=str(number))
        asked = room.places[self.seat].asked
        if number != asked:
            raise Refusal("too-late", "That question is answered or gone.", question=str(number), now=str(asked))

    def count(self, command: m.Command) -> None:
        """Charge a command to its seat, or to a person without one; refuses when too many were stored lately."""
        if isinstance(command, UNCOUNTED) or (isinstance(command, m.Move) and not self._repeats()):
            return
        seat = self.connection.seat
        budget = self.table.budget_of(self.connection.hash if seat is None else seat)
        if not budget.take(self.table.shared.time.now()):
            raise Refusal("too-often", "Slower, please.", wait=str(int(budget.wait() * 1000)))

    def _repeats(self) -> bool:
        """Whether the seat changes its held answer, or has said many words of a plan; other moves end with the game."""
        room, seat = self.table.room, self.connection.seat
        return seat is not None and (seat in room.asking.held or room.history.words_of(seat) >= MOST_WORDS)

    def changes_nothing(self, command: m.Command) -> bool:
        """Whether the table already is as the command asks, so that nothing needs to be stored."""
        room, seat = self.table.room, self.connection.seat
        if isinstance(command, m.Move) or seat is None or seat < 0:  # most commands are moves
            return False
        place = room.places[seat]
        match command:
            case m.Ready():
                return room.stage == "waiting" and place.ready == command.ready
            case m.Colour():
                return room.stage == "waiting" and place.colour == command.colour
            case m.ChooseFace():
                return room.stage == "waiting" and place.plan.face == command.face
            case m.GoOn():
                return room.asking.resting and seat in room.asking.going_on
            case m.SetSpeed():
                return room.speed == command.speed
            case m.Preset(clear=False):
                return place.presets.get(command.question) == (command.attention, command.until)
        return False
