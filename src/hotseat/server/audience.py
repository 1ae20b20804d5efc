"""The connections of a table, players and spectators, and what is sent to each of them."""

from collections import deque
from collections.abc import Callable, Iterable
from typing import Any, Final

from msgspec import UNSET, Raw

from hotseat import protocol as m
from hotseat.core.live import TOGETHER
from hotseat.core.seats import letter
from hotseat.protocol.frames import frame
from hotseat.server import projection
from hotseat.server.connection import Connection
from hotseat.server.entries import Said
from hotseat.server.places import face_of, name_of
from hotseat.server.room import Room
from hotseat.server.told import Happened
from hotseat.server.turns import Turns

BLIP: Final = 15.0
"""Seconds; shorter connection drops are not shown to others."""


class Audience:
    """The connections of one table."""

    def __init__(self, turns: Turns) -> None:
        self._turns = turns
        self._shared = turns.shared
        self.seated: dict[int, Connection] = {}
        self.watching: set[Connection] = set()
        self.gone: dict[int, float] = dict.fromkeys(turns.room.persons(), turns.shared.time.now())
        """By seat of a disconnected person: when they disconnected, in machine time."""
        self.askers_gone: dict[str, float] = {
            request.hash: turns.shared.time.now() for request in turns.room.people.requests.values()
        }
        """The same for those who ask for a bot's seat, by their hash."""
        self._last_told: projection.Common | None = None
        self._late: deque[bytes] = deque()
        """Updates that delayed spectators have not received yet, oldest first."""

    @property
    def room(self) -> Room:
        """The room they are connected to."""
        return self._turns.room

    @property
    def everybody(self) -> list[Connection]:
        """All connections, those of seats first."""
        return [*self.seated.values(), *self.watching]

    def reading(self) -> bool:
        """Whether the only person at the table is reading an explanation, so that the table waits."""
        persons = [seat for seat, place in enumerate(self.room.places) if not place.bot]
        return len(persons) == 1 and (one := self.seated.get(persons[0])) is not None and one.reading

    # -- coming and going ----------------------------------------------------------------------------------------------

    def presence(self, seat: int) -> m.Presence:
        """The presence of a seat's person, as everybody sees it."""
        place = self.room.places[seat]
        if place.stood or (place.plan.kind == "guest" and not place.person):  # left, or has not arrived yet
            return "away"
        if place.bot_plays:
            return "bot"
        if not place.person or seat in self.seated or self._shared.time.now() - self.gone.get(seat, 0.0) < BLIP:
            return "here"
        return "reconnecting"

    def any_reconnecting(self, seats: Iterable[int]) -> bool:
        """Whether the person of one of these seats is shown as disconnected."""
        return any(self.presence(seat) == "reconnecting" for seat in seats)

    def blips(self) -> list[float]:
        """Seconds until each person who just disconnected is shown as such."""
        if not self.gone and not self.askers_gone:
            return []
        now = self._shared.time.now()
        waits = [gone + BLIP - now for gone in (*self.gone.values(), *self.askers_gone.values())]
        return [wait for wait in waits if wait > 0]

    @property
    def private(self) -> bool:
        """Whether those without a seat see nothing of the game: they stood up, or ask for a seat."""
        return self.room.opened.spectators == "none" and self.room.stage != "finished"

    def is_here(self, hash: str) -> bool:
        """Whether the person with this hash is connected."""
        return any(connection.hash == hash for connection in self.everybody)

    def has_left(self, hash: str) -> bool:
        """Whether somebody who asks for a bot's seat has been disconnected for a while."""
        return self._shared.time.now() - self.askers_gone.get(hash, self._shared.time.now()) >= BLIP

    def reseat(self) -> None:
        """Give every connection the role that its person has now. Whose role has changed gets the whole table anew."""
        for connection in self.everybody:
            barred = self.room.people.barred.get(connection.hash)
            if barred == "removed":
                self._let_go(connection)
                connection.end("removed")
            elif barred is not None:
                connection.hash = ""
                connection.send(m.Refused(None, barred, {}))
                connection.send(self.welcome(connection, self.room.told.n))
            elif connection.seat != self.room.viewpoint(connection.hash):
                self._move(connection, self.room.viewpoint(connection.hash))
                connection.send(self.welcome(connection, self.room.told.n))

    def _move(self, connection: Connection, seat: int | None) -> None:
        self._let_go(connection)
        connection.seat = seat
        if seat is None:
            self.watching.add(connection)
        else:
            self.seated[seat] = connection
            self.gone.pop(seat, None)

    def _let_go(self, connection: Connection) -> None:
        self.watching.discard(connection)
        if connection.seat is not None and self.seated.get(connection.seat) is connection:
            del self.seated[connection.seat]

    # -- sending -------------------------------------------------------------------------------------------------------

    def tell_news(self, news: list[Happened]) -> None:
        """Send each viewer what it may know of these events."""
        common = self._common()
        public = [one for one in news if one.only is None]
        told, privy = projection.news(public, None), projection.privy(public)
        for seat, connection in self.seated.items():
            noticed = public if len(public) == len(news) else _noticed(news, seat)
            if noticed:
                alike = noticed is public and seat not in privy
                connection.put(self._update(told if alike else projection.news(noticed, seat), seat, common))
        if self.watching and public:
            self._show_watchers(self._update(told, None, common))
        if common.views is not None:
            common.views.forget_texts()

    def _show_watchers(self, update: bytes) -> None:
        """Send spectators something, late if they are delayed. The end is no secret: it follows all that waits."""
        if self.private:
            return
        if self._delayed:
            self._late.append(update)
            self._shared.time.later(self._shared.spectator_delay, self._show_oldest)
            return
        while self._late:
            self._show_oldest()
        self._to_watchers(update)

    @property
    def _delayed(self) -> bool:
        """Whether spectators see now what happened a while ago."""
        return self.room.opened.spectators == "delayed" and self.room.stage in ("playing", "paused")

    def _show_oldest(self) -> None:
        if self._late:
            self._to_watchers(self._late.popleft())

    def _to_watchers(self, text: bytes) -> None:
        for connection in self.watching:
            connection.put(text)

    def _common(self) -> projection.Common:
        self._last_told = projection.Common(self.room, self._turns.now(), self._turns.time.running, self._last_told)
        return self._last_told

    def _update(self, news: tuple[bytes, bytes], seat: int | None, common: projection.Common) -> bytes:
        viewer = seat if seat is not None and seat >= 0 else None
        return projection.update(projection.snapshot(self.room, viewer, common), news, common.head)

    def update_seat(self, seat: int) -> None:
        """Send an update to this seat only, e.g. for its own plan or held answer."""
        connection = self.seated.get(seat)
        if connection is not None:
            connection.put(self._update(projection.NO_NEWS, seat, self._common()))

    def update_all(self) -> None:
        """Send everybody the current state of the table."""
        common = self._common()
        for seat, connection in self.seated.items():
            connection.put(self._update(projection.NO_NEWS, seat, common))
        if self.watching:
            self._show_watchers(self._update(projection.NO_NEWS, None, common))

    def tell_table(self) -> None:
        """Send everybody the changed seats, presence or stage."""
        info = self.info()
        for connection in self.seated.values():
            connection.send(m.TableChanged(info, self.letter_of(connection)))
        if self.watching:
            self._to_watchers(frame(m.TableChanged(info, None)))

    def tell_clock(self) -> None:
        """Send everybody the clock after it stopped or resumed."""
        text = frame(m.ClockChanged(projection.clock(self.room, self._turns.now(), self._turns.time.running)))
        for connection in self.seated.values():
            connection.put(text)

    def tell_shuffle(self) -> None:
        """Send everybody the progress of the shuffle."""
        shuffle = projection.shuffle(self.room, self._turns.now())
        if shuffle is not None:
            self.tell_all(m.ShuffleChanged(shuffle))

    def tell_all(self, message: m.ServerMessage) -> None:
        """Send the same message to everybody, encoded once."""
        text = frame(message)
        for connection in self.everybody:
            connection.put(text)

    def tell_chat(self, said: Said) -> None:
        """Send a chat message to everybody who may follow the game; to spectators with what they see."""
        text = frame(m.Chat(projection.chat_line(said)))
        for connection in self.seated.values():
            connection.put(text)
        if self.watching:
            self._show_watchers(text)

    def came_second(self, seat: int) -> Callable[[], None]:
        """A callback that tells this seat that its held card was returned."""

        def tell() -> None:
            connection = self.seated.get(seat)
            if connection is not None:
                connection.send(m.Refused(None, "doubted-first", {}))

        return tell

    def held_told(self, seat: int) -> Callable[[], None]:
        """A callback that announces a held answer: to everybody if the window is public, otherwise to its seat."""
        public = self.room.asking.window.closes == TOGETHER

        def tell() -> None:
            if seat not in self.room.asking.held:
                return  # this answer closed the window: the update with its events follows anyway
            if public:
                self.update_all()
            else:
                self.update_seat(seat)

        return tell

    def letter_of(self, connection: Connection) -> str | None:
        """The letter of a connection's seat."""
        return letter(connection.seat) if connection.seat is not None and connection.seat >= 0 else None

    def info(self) -> m.TableInfo:
        """The table as everybody sees it."""
        room, opened = self.room, self.room.opened
        settings: dict[str, Any] = {name: getattr(opened, name) for name in m.TableSettings.__struct_fields__}
        return m.TableInfo(
            room.id,
            room.stage,
            [self._seat_info(seat) for seat in range(len(room.places))],
            len(self.watching),
            opened.created,
            room.rematch,
            {
                letter(about): {letter(seat): vote for seat, vote in votes.items()}
                for about, votes in room.votes.about.items()
            },
            [letter(seat) for seat in room.votes.undo],
            [self._request_info(number) for number in room.people.requests],
            opened.prepared,
            room.speed,
            **settings,
        )

    def _request_info(self, number: int) -> m.SeatRequest:
        request, deciders = self.room.people.requests[number], self.room.deciders()
        asked = {hash: letter(seat) for hash, seat in deciders.items() if seat >= 0}
        agreed = [seat for hash, seat in asked.items() if hash in request.agreed]
        waits_for = [seat for hash, seat in asked.items() if hash not in request.agreed]
        return m.SeatRequest(number, letter(request.seat), request.name, agreed, waits_for)

    def _seat_info(self, seat: int) -> m.SeatInfo:
        place = self.room.places[seat]
        plan = place.plan
        host = bool(plan.hash) and plan.hash == self.room.opened.host
        ready = self.room.stage == "waiting" and (place.ready or place.bot or host)
        return m.SeatInfo(
            letter(seat),
            plan.kind,
            name_of(self.room.places, place),
            plan.level,
            self.presence(seat),
            host,
            ready,
            place.colour,
            self.room.is_free(seat),
            face_of(self.room.places, place) or UNSET,
            self.room.bot_at(seat)[1],
        )

    def welcome(self, connection: Connection, last: int) -> m.Welcome:
        """The complete table as this connection may see it."""
        room = self.room
        viewer = connection.seat if connection.seat is not None and connection.seat >= 0 else None
        apart = connection.seat is None and self.private
        late = apart or (connection.seat is None and room.opened.spectators == "delayed" and room.stage != "finished")
        told = projection.snapshot(room, viewer, self._common())
        fields: dict[str, Any] = {name: Raw(value) for name, value in told.items()}
        if late:
            fields = {**dict.fromkeys(told), "n": 0}
        missed = [] if late else [projection.batch(one.n, one.entries, viewer) for one in room.told.since(last)]
        presets = {} if viewer is None else {n: wish[0] for n, wish in room.places[viewer].presets.items()}
        return m.Welcome(
            **fields,
            table=self.info(),
            you=self.letter_of(connection),
            host=room.is_host(connection.hash),
            missed=missed,
            chat=[] if apart else self._chat(late),
            presets=presets,
            shuffle=projection.shuffle(room, self._turns.now()),
            now=self._shared.time.wall(),
            stood=self._stood(connection),
            request=room.people.number_of(connection.hash),
        )

    def _chat(self, late: bool) -> list[m.ChatLine]:
        """The last lines; to delayed spectators, those that they would have read by now."""
        said = list(self.room.told.chat)
        if late and self._delayed:
            until = self._shared.time.wall() - int(self._shared.spectator_delay * 1000)
            said = [one for one in said if one.wall <= until]
        return [projection.chat_line(one) for one in said]

    def _stood(self, connection: Connection) -> str | None:
        """The seat that this person has left and may take back."""
        own = self.room.seat_of_token(connection.hash)
        return letter(own) if own is not None and own >= 0 and connection.seat is None else None


def _noticed(news: list[Happened], seat: int) -> list[Happened]:
    """The part of these events that this seat can notice."""
    return [one for one in news if one.only is None or seat in one.only]
