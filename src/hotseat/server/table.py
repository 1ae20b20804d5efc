"""At a table one thing happens after the other: whatever wants something waits in the inbox for its turn.

A turn folds entries into the room, then stores all of them in one write, and only then does anybody hear of it. If the
write fails the room is read back from the store and whoever asked is refused; nothing was ever shown.
"""

import asyncio
import contextlib
import math
import random
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from msgspec import Raw
from sqlalchemy.exc import SQLAlchemyError

from hotseat import protocol as m
from hotseat.core.errors import HotseatError
from hotseat.core.live import PLAIN, RACE, SEALED, TOGETHER
from hotseat.core.seats import letter
from hotseat.protocol.frames import frame
from hotseat.protocol.refusals import Refusal
from hotseat.server import log, projection
from hotseat.server.connection import Connection
from hotseat.server.hall import LOG, Hall
from hotseat.server.plays import Trial
from hotseat.server.room import Happened, Room
from hotseat.server.store import Contents, StoreUnavailable
from hotseat.server.time import Timer
from hotseat.server.windows import Handed, due, holds, next_moment

T = TypeVar("T")
BLIP: Final = 15.0
"""A connection that is back within so many seconds was never missed."""
FAIR_SECONDS: Final = 10.0
TICK: Final = 30_000
"""A running clock is noted at least so often (a long one less often), so that a crash gives back no more than that."""
RETRY: Final = 1.0
LATE_STEP: Final = 0.5
"""A bot that thought longer than its release answers at the next such step, so that its thinking time stays hidden."""
_CHANCE = random.SystemRandom()


@dataclass(slots=True)
class Turn:
    """What somebody wants done; they hear when it is stored, or why it was not done."""

    act: Callable[[], None]
    refused: Callable[[HotseatError], None] | None = None
    stored: Callable[[], None] | None = None


class Table:
    """A live table. Call `ask` to have something done in its turn."""

    def __init__(self, room: Room, hall: Hall) -> None:
        self.room = room
        self.hall = hall
        self.seated: dict[int, Connection] = {}
        self.watching: set[Connection] = set()
        self.gone: dict[int, float] = {}
        """Since when each person is not connected, in the machine's time."""
        self.inbox: deque[Turn] = deque()
        self.open = True
        """Whether turns are still taken."""
        self.thinking: dict[int, tuple[int, asyncio.Task[None]]] = {}
        """By seat: the number of the question that its bot thinks about."""
        self.hinting: dict[int, asyncio.Task[None]] = {}
        """By seat: the hint that is being thought about."""
        self._since = hall.time.now()
        self._base = room.at
        self._running = False
        self._timer: Timer | None = None
        self._rows: list[log.Row] = []
        room.news.clear()
        self._after: list[Callable[[], None]] = []
        self._stage = ""
        """The stage of the last entry that is stored."""
        self._turn: Turn | None = None
        """The turn that is taken, or waits for the store."""
        self._stored_at = 0.0
        self._last_told: projection.Common | None = None
        self._doubtful = False
        self._asking: set[asyncio.Future[Any]] = set()
        for seat in room.persons():
            self.gone[seat] = self._since

    # -- the table's own time ------------------------------------------------------------------------------------------

    def now(self) -> int:
        """The table's time in milliseconds: it stands while the table does."""
        passed = (self.hall.time.now() - self._since) * 1000 if self._running else 0
        return self._base + int(passed + 0.001)

    def start_or_stop_time(self) -> None:
        runs = self._time_runs()
        if runs != self._running:  # only then: every new base drops the part of a millisecond that has passed
            self._base, self._since, self._running = self.now(), self.hall.time.now(), runs

    def _time_runs(self) -> bool:
        room = self.room
        if room.stage not in ("playing", "sealing"):
            return False
        if room.opened.pace == "turn-based":
            return True
        if not self.seated and room.persons():
            return False
        return not self.gone or not any(self.presence(seat) == "reconnecting" for seat in self._waited_for())

    def _waited_for(self) -> list[int]:
        """The seats whose turn it is, whose reaction the clock does not simply decline."""
        if self.room.state is None:
            return []
        question = self.room.state.question
        return [seat for seat in self.room.open_to() if seat in question.waits_for and not question.reacts(seat)]

    def presence(self, seat: int) -> m.Presence:
        """How a seat's person is there, as everybody sees it."""
        place = self.room.places[seat]
        if place.stood or (place.plan.kind == "guest" and not place.person):  # stood up, or has not come yet
            return "away"
        if place.bot_plays:
            return "bot"
        if not place.person or seat in self.seated or self.hall.time.now() - self.gone.get(seat, 0.0) < BLIP:
            return "here"
        return "reconnecting"

    # -- one thing after the other -------------------------------------------------------------------------------------

    async def ask(self, act: Callable[[], T]) -> T:
        """Do this in its turn and return its result when everything it changed is stored."""
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        results: list[T] = []
        self._asking.add(answer)
        answer.add_done_callback(self._asking.discard)

        def refused(refusal: HotseatError) -> None:
            if not answer.done():
                answer.set_exception(refusal)

        def stored() -> None:
            if not answer.done():
                answer.set_result(None)

        self.tell(lambda: results.append(act()), refused, stored)
        await answer
        return results[0]

    def tell(
        self,
        act: Callable[[], None],
        refused: Callable[[HotseatError], None] | None = None,
        stored: Callable[[], None] | None = None,
    ) -> None:
        """Do this in its turn, at once if nothing else is being done; `refused` hears why it was not."""
        if self.open:
            self.inbox.append(Turn(act, refused, stored))
            self._take_turns()
        elif refused is not None:
            refused(_closed())

    def close(self) -> None:
        """Take no more turns; the log has everything."""
        for connection in [*self.seated.values(), *self.watching]:
            connection.end("restart")
        for task in [*[task for _, task in self.thinking.values()], *self.hinting.values()]:
            task.cancel()
        if self._timer is not None:
            self._timer.cancel()
        self.open = False
        self.inbox.clear()
        for answer in [answer for answer in self._asking if not answer.done()]:
            answer.set_exception(_closed())

    def _take_turns(self) -> None:
        while self.inbox and self._turn is None:
            self._turn = self.inbox.popleft()
            self._take(self._turn)

    def _take(self, turn: Turn) -> None:
        """Act and hand on what is due; then store it all."""
        try:
            if self._doubtful:
                self._read_back()
            turn.act()
            self._hand_on()
        except HotseatError as refusal:
            if self._rows:
                self._forget()
            self._after.clear()
            self._refuse(turn, refusal)
        except Exception:
            self._failed(turn)
        else:
            self._store(turn)

    def _store(self, turn: Turn) -> None:
        rows, self._rows = self._rows, []
        if rows:
            changed = self.room.stage != self._stage or rows[0].seq == 0
            self._stored_at = self.hall.time.now()
            self.hall.store.append(self.room.id, rows, self._contents() if changed else None, self._written)
        else:
            self._finish(turn)

    def _written(self, problem: StoreUnavailable | None) -> None:
        """The store has written the entries of the turn, or could not."""
        if not self.open or self._turn is None:
            return
        if problem is None:
            self.hall.counts.stored(self.hall.time.now() - self._stored_at)
            self._finish(self._turn)
        else:
            self._lost(problem)
            self._refuse(
                self._turn, Refusal("store", "The server cannot store moves now. Nothing was changed; try again.")
            )
        self._take_turns()

    def _finish(self, turn: Turn) -> None:
        """Everything is stored: let everybody know."""
        try:
            self.start_or_stop_time()
            after, self._after = self._after, []
            for call in after:
                call()
            if self.room.stage != self._stage:
                self._stage = self.room.stage
                self.tell_table()
            self._settle()
        except Exception:
            self._failed(turn)
        else:
            self._turn = None
            if turn.stored is not None:
                turn.stored()

    def _refuse(self, turn: Turn, refusal: HotseatError) -> None:
        self._turn = None
        if turn.refused is not None:
            turn.refused(refusal)

    def _failed(self, turn: Turn) -> None:
        LOG.exception("table failed", extra={"table": self.room.id})
        self._rows, self._after = [], []
        self._doubtful = True
        self._arm_in(RETRY)
        self._refuse(turn, Refusal("failure", "Something went wrong in the server; it has been noted."))

    def _lost(self, problem: StoreUnavailable) -> None:
        LOG.error("store failed", extra={"table": self.room.id, "reason": str(problem)[:200]})
        self.hall.counts.store_failures += 1
        self._forget()
        self._arm_in(RETRY)

    def _forget(self) -> None:
        """What was folded but not stored has not happened: read the table back."""
        self._rows, self._after = [], []
        self._doubtful = True
        with contextlib.suppress(SQLAlchemyError):
            self._read_back()

    def _read_back(self) -> None:
        room = Room(self.room.id, self.hall.pauses)
        for row in self.hall.store.load(self.room.id):
            room.fold(row)
        room.news.clear()
        self.room = room
        self._doubtful = False

    def _contents(self) -> Contents:
        room = self.room
        result = projection.result(room)
        return Contents(
            room.id,
            room.opened.created,
            room.opened.game,
            room.opened.visibility == "public",
            room.stage,
            room.ended,
            projection.encoded([place.plan.name for place in room.places]),
            "" if result is None else projection.encoded(result),
        )

    def add(self, entry: log.AnyEntry, trial: Trial | None = None) -> None:
        """Fold an entry; it is stored, and then told, when the present turn ends."""
        row = log.Row(self.room.seq, self.now(), entry)
        self.room.fold(row, trial)
        self._rows.append(row)

    def afterwards(self, call: Callable[[], None]) -> None:
        """Do this when the present turn's entries are stored."""
        self._after.append(call)

    # -- moves ---------------------------------------------------------------------------------------------------------

    def answer(
        self, seat: int, moves: list[int], received: int, allowance: int, command: str, by: Any = "player"
    ) -> None:
        """A seat's answer: tried, then held or handed to the engine. Raises HotseatError."""
        room = self.room
        if room.window.closes == RACE and seat in room.held:
            raise Refusal("too-late", "In a race one answers once.", question=str(room.places[seat].asked))
        trial = room.trial(seat, moves)
        if holds(room, seat, moves, trial.state, self.now()):
            self.add(log.Held(seat, moves, max(received - allowance, room.opens_at()), by, command))
            self.afterwards(self._held_told(seat))
        else:
            self.move(Handed(seat, moves, by), trial, command)

    def move(self, handed: Handed, trial: Trial, command: str = "") -> None:
        """Hand moves to the engine."""
        seat = handed.seat
        waiting = list(self.room.held) if self.room.window.closes == PLAIN else []
        self.add(log.Moved(seat, handed.moves, handed.by, command, self.hall.time.wall()), trial)
        self.hall.counts.moves += 1
        for other in waiting:
            if other != seat and other not in self.room.held:
                self.afterwards(self._came_second(other))

    def _came_second(self, seat: int) -> Callable[[], None]:
        def tell() -> None:
            connection = self.seated.get(seat)
            if connection is not None:
                connection.send(m.Refused(None, "doubted-first", {}))

        return tell

    def _held_told(self, seat: int) -> Callable[[], None]:
        public = self.room.window.closes == TOGETHER

        def tell() -> None:
            if seat not in self.room.held:
                return  # the window closed with this answer: the update with what happened is on its way
            if public:
                self.update_all()
            else:
                self.update_seat(seat)

        return tell

    def _hand_on(self) -> None:
        """Everything that is due now reaches the engine, one after the other."""
        self._fair_timeout()
        self._end_rest()
        for _ in range(200):
            handed = due(self.room, self.now())
            if handed is None:
                break
            self.move(handed, self.room.trial(handed.seat, handed.moves))

    def _end_rest(self) -> None:
        """The next question opens when every person who is here wants to go on, or the time is over."""
        room = self.room
        if not room.resting or room.stage != "playing":
            return
        here = [seat for seat in self.seated if seat >= 0 and not room.places[seat].bot]
        if self.now() >= room.opens_at() or (here and room.going_on.issuperset(here)):
            self.add(log.RestEnded())
            self.afterwards(self.update_all)

    # -- after every turn ----------------------------------------------------------------------------------------------

    def _settle(self) -> None:
        if self.room.news:
            news, self.room.news = self.room.news, []
            self._send_updates(news)
        self._wake_bots()
        self._arm()

    def _arm(self) -> None:
        waits: list[float] = []
        if self._running:
            now = self.now()
            waits = [(moment - now) / 1000 for moment in self._moments(now)]
        if self.gone:
            blips = [gone + BLIP - self.hall.time.now() for gone in self.gone.values()]
            waits += [blip for blip in blips if blip > 0]
        if waits:
            self._arm_in(min(waits) + 0.001)

    def _moments(self, now: int) -> list[int]:
        """When something may be due, in the table's time."""
        room = self.room
        answer = next_moment(room, now)
        moments = [] if answer is None else [answer]
        if room.stage == "sealing":
            moments.append(room.fair_since + int(FAIR_SECONDS * 1000))
        if room.resting:
            moments.append(room.opens_at())
        if room.stage == "playing" and room.total():
            moments.append(self._next_tick())
        return moments

    def _next_tick(self) -> int:
        return self.room.at + max(TICK, self.room.total() // 20)

    def _arm_in(self, seconds: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self.hall.time.later(seconds, lambda: self.tell(self._woken))

    def _woken(self) -> None:
        was_running = self._running
        if self._running and self.room.stage == "playing" and self.now() >= self._next_tick():
            self.add(log.Ticked())
        self.start_or_stop_time()
        if any(self.presence(seat) == "reconnecting" for seat in self.gone) or was_running != self._running:
            self.afterwards(self.tell_table)
            self.afterwards(self.tell_clock)

    def _fair_timeout(self) -> None:
        room = self.room
        setup = room.commitment
        if room.stage != "sealing" or setup is None:
            return
        if setup.all_revealed:
            self.add(log.Started())
            self.afterwards(self.tell_fair)
        elif self.now() >= room.fair_since + FAIR_SECONDS * 1000:
            known = setup.seeds if setup.all_committed else setup.commits
            humans = tuple([seat for seat in setup.humans if seat in known])
            again = setup.void(self.time_text(), self.hall.key, humans)
            self.add(log.FairBegun(again.stored()))
            self.afterwards(self.tell_fair)
            self._fair_timeout()

    def time_text(self) -> str:
        """The time as a signed statement writes it."""
        from datetime import UTC, datetime

        return datetime.fromtimestamp(self.hall.time.wall() / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")

    # -- telling -------------------------------------------------------------------------------------------------------

    def _send_updates(self, news: list[Happened]) -> None:
        common = self._common()
        public = [one for one in news if one.only is None]
        told, privy = projection.news(public, None), projection.privy(public)
        for seat, connection in self.seated.items():
            noticed = public if len(public) == len(news) else _noticed(news, seat)
            if noticed:
                alike = noticed is public and seat not in privy
                connection.put(self._update(told if alike else projection.news(noticed, seat), seat, common))
        if not self.watching or not public:
            return
        update = self._update(told, None, common)
        if self.room.opened.spectators == "delayed" and self.room.stage != "finished":
            self.hall.time.later(self.hall.spectator_delay, lambda: self._to_watchers(update))
        else:
            self._to_watchers(update)

    def _to_watchers(self, text: bytes) -> None:
        for connection in self.watching:
            connection.put(text)

    def _common(self) -> projection.Common:
        self._last_told = projection.Common(self.room, self.now(), self._running, self._last_told)
        return self._last_told

    def _update(self, news: tuple[bytes, bytes], seat: int | None, common: projection.Common) -> bytes:
        viewer = seat if seat is not None and seat >= 0 else None
        return projection.update(projection.snapshot(self.room, viewer, common), news, common.head)

    def update_seat(self, seat: int) -> None:
        """Only this seat learns something: its own plan, its held answer."""
        connection = self.seated.get(seat)
        if connection is not None:
            connection.put(self._update(projection.NO_NEWS, seat, self._common()))

    def update_all(self) -> None:
        """Everybody gets the table as it stands."""
        common = self._common()
        for seat, connection in self.seated.items():
            connection.put(self._update(projection.NO_NEWS, seat, common))
        if self.room.opened.spectators != "delayed" and self.watching:
            self._to_watchers(self._update(projection.NO_NEWS, None, common))

    def tell_table(self) -> None:
        """Seats, presence or stage changed."""
        info = self.info()
        for connection in self.seated.values():
            connection.send(m.Room(info, self.letter_of(connection)))
        if self.watching:
            self._to_watchers(frame(m.Room(info, None)))

    def tell_clock(self) -> None:
        """The clock stopped or went on."""
        text = frame(m.Timing(projection.clock(self.room, self.now(), self._running)))
        for connection in self.seated.values():
            connection.put(text)

    def tell_fair(self) -> None:
        """The shuffle came a step further."""
        fair = projection.fair(self.room)
        if fair is not None:
            self.tell_all(m.Fair(fair))

    def tell_all(self, message: m.ServerMessage) -> None:
        """The same to everybody, encoded once."""
        text = frame(message)
        for connection in [*self.seated.values(), *self.watching]:
            connection.put(text)

    def letter_of(self, connection: Connection) -> str | None:
        """The seat of a connection as people call it."""
        return letter(connection.seat) if connection.seat is not None and connection.seat >= 0 else None

    def info(self) -> m.TableInfo:
        """The table as everybody sees it."""
        room, opened = self.room, self.room.opened
        return m.TableInfo(
            room.id,
            opened.game,
            opened.options,
            opened.title,
            opened.pace,
            opened.visibility,
            opened.spectators,
            opened.chat,
            opened.friendly,
            room.stage,
            [self._seat_info(seat) for seat in range(len(room.places))],
            len(self.watching),
            opened.created,
            room.rematch,
            {
                letter(about): {letter(seat): wish for seat, wish in wishes.items()}
                for about, wishes in room.votes.items()
            },
            [letter(seat) for seat in room.undo_votes],
            opened.prepared,
        )

    def _seat_info(self, seat: int) -> m.SeatInfo:
        place = self.room.places[seat]
        plan = place.plan
        host = bool(plan.hash) and plan.hash == self.room.opened.host
        ready = self.room.stage == "waiting" and (place.ready or place.bot or host)
        return m.SeatInfo(
            letter(seat),
            plan.kind,
            plan.name,
            plan.level,
            self.presence(seat),
            host,
            ready,
            place.colour,
            self.room.is_free(seat),
        )

    def welcome(self, connection: Connection, last: int) -> m.Welcome:
        """The whole table as this connection may see it."""
        room = self.room
        viewer = connection.seat if connection.seat is not None and connection.seat >= 0 else None
        late = connection.seat is None and room.opened.spectators == "delayed" and room.stage != "finished"
        told = projection.snapshot(room, viewer, self._common())
        fields: dict[str, Any] = {name: Raw(value) for name, value in told.items()}
        if late:
            fields = {**dict.fromkeys(told), "n": 0}
        missed = [projection.batch(one.n, one.entries, viewer) for one in room.batches if one.n > last and not late]
        presets = {} if viewer is None else {n: wish[0] for n, wish in room.places[viewer].presets.items()}
        return m.Welcome(
            **fields,
            table=self.info(),
            you=self.letter_of(connection),
            host=room.is_host(connection.hash),
            missed=missed,
            chat=[projection.chat_line(said) for said in room.chat],
            presets=presets,
            fair=projection.fair(room),
            now=self.hall.time.wall(),
        )

    # -- bots ----------------------------------------------------------------------------------------------------------

    def _wake_bots(self) -> None:
        room = self.room
        if room.stage != "playing" or room.resting or not self._running:
            return
        for seat in room.bots_asked():
            place = room.places[seat]
            known = self.thinking.get(seat)
            if seat not in room.held and (known is None or known[0] != place.asked):
                if known is not None:
                    known[1].cancel()
                task = asyncio.get_running_loop().create_task(self._think(seat, place.asked, self._bot_delay()))
                self.thinking[seat] = (place.asked, task)

    def chance(self, ahead: int = 0) -> int:
        """What a bot's thought begins with, `ahead` moves from now: prepared at a guided table, else drawn."""
        prepared = self.room.prepared_chance(ahead)
        return _CHANCE.getrandbits(60) if prepared is None else prepared

    def _bot_delay(self) -> float:
        """When the answer will be released: drawn before the bot sees its cards."""
        low, high = self.hall.bot_delay
        opens = max(self.room.opens_at() - self.now(), 0) / 1000
        kind = self.room.window.closes
        hesitates = _CHANCE.uniform(low, high)
        if kind == RACE and high > 0:
            hesitates = min(max(_CHANCE.lognormvariate(-0.105, 0.35), 0.45), 2.8)
        elif kind == SEALED and high > 0 and self.room.total():
            hesitates = _CHANCE.uniform(0.15, 0.6) * self.room.total() / 1000
        return opens + hesitates * self.hall.pauses

    async def _think(self, seat: int, number: int, delay: float) -> None:
        room = self.room
        assert room.state is not None
        due_at = self.hall.time.now() + delay
        level = room.places[seat].plan.level or "normal"
        try:
            move = await self.hall.thinker.choose(room.state.view(seat), seat, level, self.chance())
        except Exception:  # whatever goes wrong with a bot costs it a default move, never the table
            LOG.exception("bot failed", extra={"table": room.id})
            move = None
        late = self.hall.time.now() - due_at
        step = LATE_STEP * self.hall.pauses
        if late > 0 and delay > 0 and step > 0:
            late -= step * math.ceil(late / step)
        self.hall.time.later(-late, lambda: self.tell(lambda: self._bot_answer(seat, number, move)))

    def _bot_answer(self, seat: int, number: int, move: int | None) -> None:
        room = self.room
        if self.thinking.get(seat, (number,))[0] == number:
            self.thinking.pop(seat, None)
        asked = room.stage == "playing" and seat in room.open_to() and room.places[seat].asked == number
        if not asked or not room.places[seat].bot or room.state is None:
            return
        if move is not None and 0 <= move < len(room.state.setup.game.moves):
            try:
                self.answer(seat, [move], self.now(), 0, "", "bot")
                return
            except HotseatError:
                pass
        self.hall.counts.bot_failures += 1
        default = room.state.question.default(room.state, seat)
        self.answer(seat, [default], self.now(), 0, "", "bot")


def _noticed(news: list[Happened], seat: int) -> list[Happened]:
    """What of it this seat can notice."""
    return [one for one in news if one.only is None or seat in one.only]


def _closed() -> Refusal:
    return Refusal("closed", "This table is not in use any more; ask again.")
