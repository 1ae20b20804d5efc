"""Who is called to a turn, and when. Nothing here delays a table, and a call that fails changes nothing there.

A person is called to a table played over days when it waits for them: soon if they are away, later if its page is open
somewhere. A call is repeated while the push service cannot take it and the question is still open. A delivered call is
noted with the subscription, so a restart neither loses calls nor repeats them.
"""

import asyncio
import hashlib
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any, Final

from msgspec import json

from hotseat.core.errors import HotseatError
from hotseat.server.aside import Aside
from hotseat.server.push.delivery import Answer, posted
from hotseat.server.push.endpoint import read_endpoint
from hotseat.server.push.message import base64, encrypted, unbase64
from hotseat.server.push.subscriptions import Subscription, Subscriptions
from hotseat.server.push.vapid import PushKey
from hotseat.server.room import Room
from hotseat.server.shared import LOG
from hotseat.server.time import Time, Timer

AWAY: Final = 10.0
"""Seconds before somebody is called who is not at the table; longer than a preset answer or a reload takes."""
HERE: Final = 90.0
"""Seconds before somebody is called whose page is open: perhaps on another device, or nobody looks."""
WAITS: Final = (15.0, 60.0, 300.0, 1800.0)
"""Seconds between attempts."""
KEPT: Final = 2 * 24 * 3600
"""Seconds for which a push service keeps a message for a browser that is offline: as long as a turn may take."""
MOST_AT_ONCE: Final = 16
MOST_WAITING: Final = 2000
"""Calls that may wait for an attempt; more are dropped."""
PADDED: Final = 128
"""Size of a message, whatever the game, so that its length tells nothing."""


@dataclass(eq=False)
class Call:
    """A person is asked at a table."""

    table: str
    game: str
    seat: int
    question: int
    person: str
    away: bool = False
    """The call is planned for somebody who was not at the table."""
    timer: Timer | None = None

    @property
    def id(self) -> str:
        """Names this call and no other."""
        return f"{self.table} {self.seat} {self.question}"

    def text(self) -> bytes:
        """The message; the browser's service worker makes a sentence of it in the language of its reader."""
        return json.encode({"call": "turn", "table": self.table, "game": self.game})

    def topic(self) -> str:
        """Replaces an older message of the same table that the browser has not received; says nothing to others."""
        return base64(hashlib.sha256(f"{self.table} {self.person}".encode()).digest())[:32]


class Calls:
    """The calls of one server."""

    def __init__(
        self, subscriptions: Subscriptions, key: PushKey, aside: Aside, time: Time, local: bool = False
    ) -> None:
        self.subscriptions = subscriptions
        self.key = key
        self.local = local
        """Whether push services may be in a private network; for tests."""
        self._aside = aside
        self._time = time
        self._open: dict[tuple[str, int], Call] = {}
        """By table and seat: the question that is open there, whether its call was sent or not."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._at_once = asyncio.Semaphore(MOST_AT_ONCE)
        self._asleep = 0
        self.dropped = 0

    @property
    def busy(self) -> int:
        """The number of calls under way, without those that wait for another attempt."""
        return len(self._tasks) - self._asleep

    def look(self, room: Room, here: frozenset[int]) -> None:
        """A turn of a table is stored: plan calls for new questions; `here` are the seats whose page is open."""
        for seat in range(len(room.places)):
            known, question = self._open.get((room.id, seat)), _question_to(room, seat)
            if known is not None and known.question == question:
                if known.away and seat in here:
                    self._plan(known, away=False)
                continue
            self._forget(room.id, seat)
            if question is not None:
                call = Call(room.id, room.opened.game, seat, question, room.places[seat].plan.hash)
                self._open[room.id, seat] = call
                self._plan(call, seat not in here)

    def close(self) -> None:
        """Send nothing more."""
        for call in self._open.values():
            if call.timer is not None:
                call.timer.cancel()
        for task in self._tasks:
            task.cancel()

    async def expire(self, before: int) -> None:
        """Remove subscriptions that nobody has renewed since before this wall-clock time."""
        try:
            await self._aside.read(lambda: self.subscriptions.expire(before))
        except HotseatError:
            return  # the database cannot be reached now; the next sweep tries again

    def _plan(self, call: Call, away: bool) -> None:
        """Call soon, or later if the page is open; replaces an earlier plan."""
        if call.timer is not None:
            call.timer.cancel()
        call.away = away
        call.timer = self._time.later(AWAY if away else HERE, lambda: self._fire(call))

    def _fire(self, call: Call) -> None:
        call.away, call.timer = False, None
        self._start(self._send(call))

    def _forget(self, table: str, seat: int) -> None:
        call = self._open.pop((table, seat), None)
        if call is not None and call.timer is not None:
            call.timer.cancel()

    def _is_open(self, call: Call) -> bool:
        return self._open.get((call.table, call.seat)) is call

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        if len(self._tasks) >= MOST_WAITING:
            self.dropped += 1
            work.close()
            return
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _send(self, call: Call) -> None:
        """Send a call to all browsers of its person."""
        try:
            browsers = await self._aside.read(lambda: self.subscriptions.of(call.person))
        except HotseatError:
            return
        for browser in browsers:
            if browser.called != call.id:
                self._start(self._deliver(call, browser))

    async def _deliver(self, call: Call, browser: Subscription) -> None:
        """Try until the push service has the call, the browser is gone, the question is over or the attempts are."""
        try:
            for wait in (*WAITS, None):
                answer = await self._attempt(call, browser)
                if answer.taken:
                    await self._aside.read(lambda: self.subscriptions.called(browser, call.id))
                elif answer.gone:
                    await self._aside.read(lambda: self.subscriptions.gone(browser.endpoint))
                if not answer.passing or wait is None:
                    _note(browser, answer)
                    return
                await self._sleep(max(wait, answer.wait))
                if not self._is_open(call):
                    return
        except (HotseatError, ValueError) as problem:
            LOG.warning("call not sent", extra={"table": call.table, "reason": str(problem)[:200]})

    async def _attempt(self, call: Call, browser: Subscription) -> Answer:
        endpoint = read_endpoint(browser.endpoint, self.local)
        body = encrypted(call.text(), unbase64(browser.key), unbase64(browser.auth), PADDED)
        headers = [
            ("Authorization", self.key.authorization(endpoint.origin, self._time.wall() // 1000)),
            ("Content-Encoding", "aes128gcm"),
            ("Content-Type", "application/octet-stream"),
            ("TTL", str(KEPT)),
            ("Urgency", "normal"),
            ("Topic", call.topic()),
        ]
        async with self._at_once:
            return await posted(endpoint, headers, body, self.local)

    async def _sleep(self, seconds: float) -> None:
        woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        timer = self._time.later(seconds, lambda: woken.set_result(None))
        self._asleep += 1
        try:
            await woken
        finally:
            self._asleep -= 1
            timer.cancel()


def _question_to(room: Room, seat: int) -> int | None:
    """The number of the question for whose answer the table waits; None if it does not wait for this person."""
    place = room.places[seat]
    if room.stage != "playing" or room.state is None or place.bot or not place.sits:
        return None
    asked = seat in room.open_to() and seat in room.state.question.waits_for
    return place.asked if asked and seat not in room.asking.held else None


def _note(browser: Subscription, answer: Answer) -> None:
    """Log a call that a push service did not take: its host and status, never the address, which is a secret."""
    if not answer.taken and not answer.gone:
        host = read_endpoint(browser.endpoint, local=True).host
        LOG.warning("call not sent", extra={"reason": f"{host} answered {answer.status}"})
