"""A live table: its turns, and the parts involved in them: the audience, the clock and the bots."""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Literal

from hotseat.core.live import PLAIN, RACE
from hotseat.protocol.refusals import Refusal
from hotseat.server import entries
from hotseat.server.audience import Audience
from hotseat.server.clock import FAIR_SECONDS, TableClock
from hotseat.server.room import Room
from hotseat.server.shared import Shared
from hotseat.server.thinking import Thinking
from hotseat.server.trial import Trial
from hotseat.server.turns import Turns
from hotseat.server.windows import Handed, due, holds

MOST_AT_ONCE = 200
"""Limit on answers handed on in one turn; exceeding it means that answers have no effect."""


class Table(Turns):
    """A live table. Use `ask` to run something in a turn of its own."""

    def __init__(self, room: Room, shared: Shared) -> None:
        super().__init__(room, shared)
        self.audience = Audience(self)
        self.clock = TableClock(self, self.audience)
        self.thinking = Thinking(self, self._bot_answers)

    def close(self) -> None:
        for connection in self.audience.everybody:
            connection.end("restart")
        self.thinking.stop()
        self.clock.stop()
        super().close()

    # -- moves ---------------------------------------------------------------------------------------------------------

    def answer(
        self,
        seat: int,
        moves: list[int],
        received: int,
        allowance: int,
        command: str,
        by: Literal["player", "bot"] = "player",
    ) -> None:
        """Try a seat's answer, then hold it or pass it to the engine. Raises HotseatError."""
        room = self.room
        if room.asking.window.closes == RACE and seat in room.asking.held:
            raise Refusal("too-late", "In a race one answers once.", question=str(room.places[seat].asked))
        trial = room.trial(seat, moves)
        if holds(room, seat, moves, trial.state, self.now()):
            self.add(entries.Held(seat, moves, max(received - allowance, room.asking.opens_at()), by, command))
            self.afterwards(self.audience.held_told(seat))
        else:
            self.move(Handed(seat, moves, by), trial, command)

    def move(self, handed: Handed, trial: Trial, command: str = "") -> None:
        """Pass moves to the engine."""
        seat = handed.seat
        waiting = list(self.room.asking.held) if self.room.asking.window.closes == PLAIN else []
        self.add(entries.Moved(seat, handed.moves, handed.by, command, self.shared.time.wall()), trial)
        self.shared.counts.moves += 1
        for other in waiting:
            if other != seat and other not in self.room.asking.held:
                self.afterwards(self.audience.came_second(other))

    def _bot_answers(self, seat: int, moves: list[int]) -> None:
        self.answer(seat, moves, self.now(), 0, "", "bot")

    # -- at the end of every turn --------------------------------------------------------------------------------------

    def hand_on(self) -> None:
        self._fair_timeout()
        self._end_rest()
        for _ in range(MOST_AT_ONCE):
            handed = due(self.room, self.now())
            if handed is None:
                break
            self.move(handed, self.room.trial(handed.seat, handed.moves))

    def _end_rest(self) -> None:
        """End the rest when every connected person wants to continue, or its time is up."""
        room = self.room
        if not room.asking.resting or room.stage != "playing":
            return
        here = [seat for seat in self.audience.seated if seat >= 0 and not room.places[seat].bot]
        if self.now() >= room.asking.opens_at() or (here and room.asking.going_on.issuperset(here)):
            self.add(entries.RestEnded())
            self.afterwards(self.audience.update_all)

    def _fair_timeout(self) -> None:
        room = self.room
        setup = room.shuffle.commitment
        if room.stage != "sealing" or setup is None:
            return
        if setup.all_revealed:
            self.add(entries.Started())
            self.afterwards(self.audience.tell_fair)
        elif self.now() >= room.shuffle.since + FAIR_SECONDS * 1000:
            known = setup.seeds if setup.all_committed else setup.commits
            humans = tuple([seat for seat in setup.humans if seat in known])
            again = setup.void(self.time_text(), self.shared.key, humans)
            self.add(entries.FairBegun(again.stored()))
            self.afterwards(self.audience.tell_fair)
            self._fair_timeout()

    def time_text(self) -> str:
        """The current time in the format of a signed statement."""
        return datetime.fromtimestamp(self.shared.time.wall() / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")

    # -- after storing -------------------------------------------------------------------------------------------------

    def stored(self, calls: list[Callable[[], None]]) -> None:
        self.clock.start_or_stop()
        for call in calls:
            call()
        if self.room.stage != self.stored_stage:
            self.stored_stage = self.room.stage
            self.audience.tell_table()
        if self.room.told.news:
            news, self.room.told.news = self.room.told.news, []
            self.audience.tell_news(news)
        self.thinking.wake_bots()
        self.clock.arm()

    def wake_in(self, seconds: float) -> None:
        self.clock.arm_in(seconds)
