"""The sender of a command, and the checks made before the command is executed."""

from dataclasses import dataclass

from hotseat import protocol as m
from hotseat.protocol.refusals import Refusal
from hotseat.server.connection import Connection
from hotseat.server.guard import Bucket
from hotseat.server.table import Table


@dataclass(slots=True)
class Caller:
    """The sender of a command; the seat comes from the connection, never from the message."""

    table: Table
    connection: Connection
    talk: Bucket
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
