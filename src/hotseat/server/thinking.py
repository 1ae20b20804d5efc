"""Bots at a table: when they are asked, what they answer, and when the answer is released. Hints are in hints.py."""

import asyncio
import math
import random
from collections.abc import Callable
from typing import Final

from hotseat.bots import reaction_seconds, style_of
from hotseat.core.errors import HotseatError
from hotseat.core.live import RACE, SEALED
from hotseat.core.rng import seeded
from hotseat.server.courtesy import bot_waits, sealed_patience
from hotseat.server.pace import HESITATION
from hotseat.server.room import Room
from hotseat.server.shared import LOG
from hotseat.server.turns import Turns

LATE_STEP: Final = 0.5
"""Seconds; late answers of bots are released at multiples of this, so that their thinking time stays hidden."""
SLOWEST: Final = 2.8
"""Seconds; a slap that comes later would miss the window."""
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
        self._kept: dict[int, tuple[int, list[int]]] = {}
        """By seat: the number of a question, and an answer to it that waits because others come first."""

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
                task = asyncio.get_running_loop().create_task(self._think(seat, place.asked, self._bot_delay(seat)))
                self.about[seat] = (place.asked, task)
        self._release()

    def _release(self) -> None:
        """Release kept answers whose time has come, after a moment in which everybody sees these bots decide."""
        for seat, (number, moves) in list(self._kept.items()):
            if not bot_waits(self._room, seat, self._turns.now()):
                del self._kept[seat]
                self._answer_in(self._breath(), seat, number, moves)

    def chance(self) -> int:
        """The seed for a bot's answer: fixed at a guided table, otherwise random."""
        prepared = self._room.prepared_chance()
        return _CHANCE.getrandbits(60) if prepared is None else prepared

    def _bot_delay(self, seat: int) -> float:
        """Seconds until the answer is released; drawn before the bot sees its cards."""
        low, high = self._shared.bot_delay
        opens = max(self._room.asking.opens_at() - self._turns.now(), 0) / 1000
        kind = self._room.asking.window.closes
        hesitates = _CHANCE.uniform(low, high) * HESITATION[self._room.speed]
        if kind == RACE and high > 0:
            level, style = self._room.bot_at(seat)
            tempo = style_of(self._room.opened.game, style).tempo
            hesitates = min(reaction_seconds(level, seeded(_CHANCE.getrandbits(60)), tempo), SLOWEST)
        elif kind == SEALED and high > 0 and self._room.total():
            hesitates = _CHANCE.uniform(0.15, 0.6) * self._room.total() / 1000
        if kind == SEALED:
            return opens + max(hesitates * self._shared.pauses, sealed_patience(self._room) / 1000)
        watched = self._room.asking.watched / 1000 if high > 0 else 0.0  # a server whose bots never hesitate hurries
        return opens + watched + hesitates * self._shared.pauses

    def _breath(self) -> float:
        """Seconds between the moment at which a bot may answer and its answer."""
        _, high = self._shared.bot_delay
        return _CHANCE.uniform(0.2, 0.6) * high * HESITATION[self._room.speed] * self._shared.pauses

    async def _think(self, seat: int, number: int, delay: float) -> None:
        room = self._room
        assert room.state is not None
        due_at = self._shared.time.now() + delay
        player = ":".join([part for part in room.bot_at(seat) if part])
        try:
            moves = await self._shared.thinker.answer(room.state.view(seat), seat, player, self.chance())
        except Exception:  # a failing bot plays a default move and never stops the table
            LOG.exception("bot failed", extra={"table": room.id})
            moves = []
        late = self._shared.time.now() - due_at
        step = LATE_STEP * self._shared.pauses
        if late > 0 and delay > 0 and step > 0:
            late -= step * math.ceil(late / step)
        self._answer_in(-late, seat, number, moves)

    def _answer_in(self, seconds: float, seat: int, number: int, moves: list[int]) -> None:
        def tell() -> None:
            self._turns.tell(lambda: self._bot_answer(seat, number, moves), lambda _: self._forget(seat, number))

        self._shared.time.later(seconds, tell)

    def _forget(self, seat: int, number: int) -> None:
        """The answer could not be given, because the table could not be read or stored: the bot is asked again."""
        if self.about.get(seat, (-1,))[0] == number:
            del self.about[seat]

    def _bot_answer(self, seat: int, number: int, moves: list[int]) -> None:
        room = self._room
        asked = room.stage == "playing" and seat in room.open_to() and room.places[seat].asked == number
        if asked and (not self._turns.time.running or bot_waits(room, seat, self._turns.now())):
            self._kept[seat] = number, moves
            return
        if self.about.get(seat, (number,))[0] == number:
            self.about.pop(seat, None)
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
