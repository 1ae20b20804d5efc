"""A live table: its turns, and the parts involved in them: the audience, the clock and the bots."""

from collections.abc import Callable
from typing import Literal

from hotseat.core.live import PLAIN, RACE
from hotseat.protocol.refusals import Refusal
from hotseat.server import bot_seats, entries, shuffling
from hotseat.server.audience import Audience
from hotseat.server.clock import TableClock
from hotseat.server.guard import Bucket
from hotseat.server.room import Room
from hotseat.server.shared import Shared
from hotseat.server.thinking import Thinking
from hotseat.server.trial import Trial
from hotseat.server.turns import Turns
from hotseat.server.windows import Handed, due, holds

MOST_AT_ONCE = 200
"""Limit on answers handed on in one turn; exceeding it means that answers have no effect."""

MOST_COMMANDS = 40.0
COMMANDS_PER_SECOND = 0.5
MOST_LINES = 5.0
LINES_PER_SECOND = 0.5


class Table(Turns):
    """A live table. Use `ask` to run something in a turn of its own."""

    def __init__(self, room: Room, shared: Shared, slept: int = 0) -> None:
        super().__init__(room, shared, slept)
        self.audience = Audience(self)
        self.clock = TableClock(self, self.audience)
        self.thinking = Thinking(self, self._bot_answers)
        self.stored_progress = room.shuffle.progress
        """The progress of the shuffle as of the last stored entry."""
        self._budgets: dict[int | str, Bucket] = {}
        self._talk: dict[int, Bucket] = {}

    def close(self) -> None:
        for connection in self.audience.everybody:
            connection.end("restart")
        self.thinking.stop()
        self.clock.stop()
        super().close()

    def budget_of(self, whom: int | str) -> Bucket:
        """The budget of a seat, or of a person without one, for commands other than moves.

        A new connection does not refill it. Strangers share one, so they cannot use up that of somebody who stood up.
        """
        return self._budgets.setdefault(whom, Bucket(MOST_COMMANDS, COMMANDS_PER_SECOND))

    def talk_of(self, seat: int) -> Bucket:
        """The budget of a seat for lines of chat; a new connection does not refill it either."""
        return self._talk.setdefault(seat, Bucket(MOST_LINES, LINES_PER_SECOND))

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
            raise Refusal("too-late", "In a race you can answer only once.", question=str(room.places[seat].asked))
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
        bot_seats.settle(self)
        shuffling.go_on(self)
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

    # -- after storing -------------------------------------------------------------------------------------------------

    def stored(self, calls: list[Callable[[], None]]) -> None:
        self.clock.start_or_stop()
        for call in calls:
            call()
        if self.room.stage != self.stored_stage:
            self.stored_stage = self.room.stage
            self.audience.reseat()
            self.audience.tell_table()
        if self.room.shuffle.progress != self.stored_progress:
            self.stored_progress = self.room.shuffle.progress
            self.audience.tell_shuffle()
        if self.room.told.news:
            news, self.room.told.news = self.room.told.news, []
            self.audience.tell_news(news)
        self.thinking.wake_bots()
        self.clock.arm()
        if self.shared.calls is not None and self.room.opened.pace == "turn-based":
            self.shared.calls.look(self.room, frozenset(self.audience.seated))

    def found_stored(self, last: int) -> None:
        for connection in self.audience.everybody:
            connection.send(self.audience.welcome(connection, last))

    def wake_in(self, seconds: float) -> None:
        self.clock.arm_in(seconds)
