"""Bots at a table: when they are asked, what they answer, and when the answer is released. Hints are in hints.py."""

import asyncio
import math
import random
from collections.abc import Callable
from typing import Final

from hotseat.core.errors import HotseatError
from hotseat.core.live import RACE, SEALED
from hotseat.server.room import Room
from hotseat.server.shared import LOG
from hotseat.server.turns import Turns

LATE_STEP: Final = 0.5
"""Seconds; late answers of bots are released at multiples of this, so that their thinking time stays hidden."""
_CHANCE = random.SystemRandom()
Answer = Callable[[int, list[int]], None]
"""Called with a bot's seat and moves; raises HotseatError."""


class Thinking:
    """The bots of one table that are thinking."""

    def __init__(self, turns: Turns, answer: Answer) -> None:
        self._turns = turns
        self._shared = turns.shared
        self._answer = answer
        self.about: dict[int, tuple[int, asyncio.Task[None]]] = {}
        """By seat: the number of the question its bot is thinking about, and the task."""
        self.hints: dict[int, asyncio.Task[None]] = {}
        """By seat: the hint being computed."""

    @property
    def _room(self) -> Room:
        return self._turns.room

    def stop(self) -> None:
        """Cancel all bots and hints."""
        for task in [*[task for _, task in self.about.values()], *self.hints.values()]:
            task.cancel()

    def wake_bots(self) -> None:
        """Start every bot that is asked a new question."""
        room = self._room
        if room.stage != "playing" or room.asking.resting or not self._turns.time.running:
            return
        for seat in room.bots_asked():
            place = room.places[seat]
            known = self.about.get(seat)
            if seat not in room.asking.held and (known is None or known[0] != place.asked):
                if known is not None:
                    known[1].cancel()
                task = asyncio.get_running_loop().create_task(self._think(seat, place.asked, self._bot_delay()))
                self.about[seat] = (place.asked, task)

    def chance(self) -> int:
        """The seed for a bot's answer: fixed at a guided table, otherwise random."""
        prepared = self._room.prepared_chance()
        return _CHANCE.getrandbits(60) if prepared is None else prepared

    def _bot_delay(self) -> float:
        """Seconds until the answer is released; drawn before the bot sees its cards."""
        low, high = self._shared.bot_delay
        opens = max(self._room.asking.opens_at() - self._turns.now(), 0) / 1000
        kind = self._room.asking.window.closes
        hesitates = _CHANCE.uniform(low, high)
        if kind == RACE and high > 0:
            hesitates = min(max(_CHANCE.lognormvariate(-0.105, 0.35), 0.45), 2.8)
        elif kind == SEALED and high > 0 and self._room.total():
            hesitates = _CHANCE.uniform(0.15, 0.6) * self._room.total() / 1000
        return opens + hesitates * self._shared.pauses

    async def _think(self, seat: int, number: int, delay: float) -> None:
        room = self._room
        assert room.state is not None
        due_at = self._shared.time.now() + delay
        level = room.places[seat].plan.level or "normal"
        try:
            moves = await self._shared.thinker.answer(room.state.view(seat), seat, level, self.chance())
        except Exception:  # a failing bot plays a default move and never stops the table
            LOG.exception("bot failed", extra={"table": room.id})
            moves = []
        late = self._shared.time.now() - due_at
        step = LATE_STEP * self._shared.pauses
        if late > 0 and delay > 0 and step > 0:
            late -= step * math.ceil(late / step)
        self._shared.time.later(-late, lambda: self._turns.tell(lambda: self._bot_answer(seat, number, moves)))

    def _bot_answer(self, seat: int, number: int, moves: list[int]) -> None:
        room = self._room
        if self.about.get(seat, (number,))[0] == number:
            self.about.pop(seat, None)
        asked = room.stage == "playing" and seat in room.open_to() and room.places[seat].asked == number
        if not asked or not room.places[seat].bot or room.state is None:
            return
        known = len(room.state.setup.game.moves)
        if moves and all(0 <= move < known for move in moves):
            try:
                self._answer(seat, moves)
                return
            except HotseatError:
                pass
        self._shared.counts.bot_failures += 1
        default = room.state.question.default(room.state, seat)
        self._answer(seat, [default])
