"""All tables of a server: opening, joining, finding, listing, closing."""

import asyncio
import contextlib
import secrets
import time
from typing import Any, Final

from msgspec import json, structs

from hotseat import protocol as m
from hotseat.bots import LEVELS, levels_of, usual_level
from hotseat.core.errors import HotseatError, OptionError
from hotseat.core.options import OptionValue
from hotseat.core.seats import letter, seat_of
from hotseat.games import first_game, game_ids
from hotseat.games import game as game_of
from hotseat.games import live as live_of
from hotseat.games.guided import FirstGame
from hotseat.protocol import bodies
from hotseat.protocol.refusals import Refusal
from hotseat.protocol.texts import clean
from hotseat.server import entries
from hotseat.server.connection import Connection
from hotseat.server.guard import new_table_id, new_token, token_hash
from hotseat.server.room import Room
from hotseat.server.shared import LOG, Shared
from hotseat.server.table import Table

MOST_WATCHING: Final = 50
IDLE_SECONDS: Final = 3600.0


class Lobby:
    """The tables of a server. A table stays in memory from its first use until it is finished and empty."""

    def __init__(self, shared: Shared, public_url: str, most_tables: int = 1000) -> None:
        self.shared = shared
        self.public_url = public_url
        self.most_tables = most_tables
        self.tables: dict[str, Table] = {}
        self._idle: dict[str, float] = {}

    # -- finding -------------------------------------------------------------------------------------------------------

    async def find(self, id: str) -> Table:
        """The table with this id, loaded from the store if it is not in memory."""
        known = self.tables.get(id)
        if known is not None:
            return known
        rows = self.shared.store.load(id) if len(id) == 16 and id.isalnum() else []
        if not rows:
            raise Refusal("no-such-table", "There is no such table.")
        room = Room(id, self.shared.pauses)
        for row in rows:
            room.fold(row)
        table = Table(room, self.shared)
        self.tables[id] = table
        table.tell(_nothing)
        return table

    async def load_all(self) -> None:
        """Load every unfinished table after a restart; arriving clients are served first."""
        for id in self.shared.store.unfinished():
            began = time.monotonic()
            try:
                await self.find(id)
            except Exception:
                LOG.exception("table cannot be read", extra={"table": id})
            here = any(table.audience.seated or table.audience.watching for table in self.tables.values())
            await asyncio.sleep(time.monotonic() - began if here else 0)  # leave half the CPU to live tables

    async def sweep(self) -> None:
        """Unload finished tables without connections, and close tables that never started."""
        now = self.shared.time.now()
        for id, table in list(self.tables.items()):
            if table.audience.seated or table.audience.watching:
                self._idle.pop(id, None)
                continue
            since = self._idle.setdefault(id, now)
            if table.room.stage == "waiting" and now - since > IDLE_SECONDS:
                await self.close_table(id, "idle")
            if table.room.stage in ("finished", "closed"):
                await self._drop(id)

    async def close_table(self, id: str, reason: str) -> None:
        """Close a table for good."""
        table = await self.find(id)
        if table.room.stage not in ("finished", "closed"):
            await table.ask(lambda: table.add(entries.Closed(reason)))
        for connection in [*table.audience.seated.values(), *table.audience.watching]:
            connection.end("closed")

    async def _drop(self, id: str) -> None:
        table = self.tables.pop(id)
        self._idle.pop(id, None)
        table.close()

    async def close(self) -> None:
        """Stop all tables."""
        for table in list(self.tables.values()):
            table.close()
        self.tables.clear()

    # -- opening and joining -------------------------------------------------------------------------------------------

    async def open(self, new: bodies.NewTable) -> bodies.Ticket:
        """Open a table; its host gets a token and, on request, the first open seat."""
        self._need_room()
        seats = [_planned(seat, new.game) for seat in new.seats]
        players = sum(plan.kind != "closed" for plan in seats)
        options = _options(new, players)
        token = new_token()
        seat = _first_open(seats) if new.sit else None
        if seat is not None:
            seats[seat] = entries.SeatPlan("guest", _name(new.name), hash=token_hash(token))
        opened = entries.Opened(
            new.game,
            options,
            seats,
            clean(new.title, m.MOST_TITLE),
            new.pace,
            new.visibility,
            new.spectators,
            new.chat,
            new.friendly,
            token_hash(token),
            self.shared.time.wall(),
        )
        table = await self._create(opened)
        return self._ticket(table, seat, token)

    async def open_first_game(self, wish: bodies.FirstGame) -> bodies.Ticket:
        """Open a guided first game: a prepared deal, one person, easy bots, no clock, no other guests."""
        self._need_room()
        first, token = first_game(wish.game), new_token()
        seed, now = secrets.choice(first.seeds), self.shared.time.wall()
        opened = guided_table(wish.game, first, seed, _name(wish.name), token_hash(token), now)
        return self._ticket(await self._create(opened), 0, token)

    def _need_room(self) -> None:
        if sum(table.room.stage not in ("finished", "closed") for table in self.tables.values()) >= self.most_tables:
            raise Refusal("quota", "This server has as many tables as it can take.")

    async def _create(self, opened: entries.Opened) -> Table:
        room = Room(new_table_id(), self.shared.pauses)
        table = Table(room, self.shared)
        try:
            await table.ask(lambda: table.add(opened))
        except HotseatError:
            table.close()
            raise
        for seat in room.persons():
            table.audience.gone[seat] = self.shared.time.now()
        self.tables[room.id] = table
        return table

    async def join(self, id: str, wish: bodies.Join) -> bodies.Ticket:
        """Take a seat as a guest."""
        table = await self.find(id)
        token, name = _token(table.room, wish.token), _name(wish.name)
        seat = await table.ask(lambda: _sit(table, wish.seat, name, token_hash(token)))
        table.tell(table.audience.tell_table)
        return self._ticket(table, seat, token)

    def _ticket(self, table: Table, seat: int | None, token: str) -> bodies.Ticket:
        shown = None if seat is None else letter(seat)
        return bodies.Ticket(table.room.id, shown, token, f"{self.public_url}/t/{table.room.id}")

    async def rematch(self, table: Table, connection: Connection, wish: m.Rematch) -> m.Done:
        """Open a new table with the same people; further requests get the same table."""
        seat = -1 if connection.seat is None else connection.seat
        opened = await table.ask(lambda: _again(table, connection, self.shared.time.wall()))
        if table.room.rematch is None:
            new = (await self._create(opened)).room.id
            await table.ask(lambda: _note_rematch(table, new, seat, wish.id))
            table.tell(table.audience.tell_table)
        assert table.room.rematch is not None
        return m.Done(wish.id, table.room.told.n, False, table.room.rematch)

    # -- coming and going ----------------------------------------------------------------------------------------------

    async def enter(self, table: Table, connection: Connection, hello: m.Hello) -> None:
        """Answer a `hello`: the connection takes over its seat, or becomes a spectator."""
        await table.ask(lambda: _enter(table, connection, hello))

    def leave(self, table: Table, connection: Connection) -> None:
        """Remove a closed connection."""
        table.tell(lambda: _leave(table, connection))

    # -- lists ---------------------------------------------------------------------------------------------------------

    def listed(self) -> list[bodies.Listed]:
        """Public tables that can be joined or watched, newest first."""
        infos = [table.audience.info() for table in self.tables.values() if _open_to_all(table.room)]
        infos.sort(key=lambda info: -info.created)
        return [_listed(info) for info in infos[:100]]

    def finished(self) -> list[bodies.Finished]:
        """Finished public games, newest first."""
        return [
            bodies.Finished(
                line.id, line.game, json.decode(line.names), json.decode(line.result, type=m.Result), line.ended
            )
            for line in self.shared.store.contents(("finished",), 100)
        ]

    def games(self) -> list[bodies.GameInfo]:
        """All games."""
        return [game_info(id) for id in game_ids()]


def game_info(id: str) -> bodies.GameInfo:
    """A game as the lobby shows it."""
    game = game_of(id)
    questions, levels = list(game.questions), list(levels_of(id))
    return bodies.GameInfo(game.id, game.rules_version, game.fewest, game.most, questions, levels)


def guided_table(game: str, first: FirstGame, seed: int, name: str, hash: str, now: int) -> entries.Opened:
    """A table for one person and bots; the seed determines the deal and the bots."""
    bots = [entries.SeatPlan("bot", "", level) for level in first.bots]
    return entries.Opened(
        game,
        game_of(game).setup(first.players, first.options).options.changed(),
        [entries.SeatPlan("guest", name, hash=hash), *bots],
        title="",
        pace="none",
        visibility="link",
        spectators="none",
        chat=False,
        friendly=False,
        host=hash,
        created=now,
        prepared=seed,
    )


def _listed(info: m.TableInfo) -> bodies.Listed:
    return bodies.Listed(info.id, info.game, info.title, info.stage, info.pace, info.seats, info.created)


def _nothing() -> None:
    """An empty turn, so that a table checks its clock."""


def _name(text: str) -> str:
    name = clean(text, m.MOST_NAME)
    if not name:
        raise Refusal("empty", "A name needs at least one visible character.")
    return name


def _planned(seat: bodies.NewSeat, game: str) -> entries.SeatPlan:
    if seat.kind == "bot":
        level = seat.level or usual_level(game)
        if level not in LEVELS:
            raise Refusal("unknown-bot", f"There is no bot {level!r}.", bot=level)
        return entries.SeatPlan("bot", clean(seat.name, m.MOST_NAME), level)
    return entries.SeatPlan(seat.kind, _name(seat.name) if seat.kind == "guest" else "")


def _options(new: bodies.NewTable, players: int) -> dict[str, Any]:
    """The validated options; a table played over days has no races."""
    game = game_of(new.game)
    given: dict[str, OptionValue] = {**new.options}
    checked: dict[str, Any] = game.setup(players, given).options.changed()
    if new.pace == "turn-based":
        with contextlib.suppress(OptionError):
            checked = game.setup(players, {**given, **live_of(new.game).over_days}).options.changed()
    return checked


def _first_open(seats: list[entries.SeatPlan]) -> int | None:
    return next((number for number, plan in enumerate(seats) if plan.kind == "open"), None)


def _open_to_all(room: Room) -> bool:
    """Whether this table is listed and anybody may join it."""
    watched = room.opened.spectators != "none" and room.stage in ("playing", "paused")
    return room.opened.visibility == "public" and (room.stage == "waiting" or watched)


def _token(room: Room, held: str | None) -> str:
    """A host without a seat keeps the token, and thus the host role; everybody else gets a new one."""
    return held if held is not None and room.seat_of_token(token_hash(held)) == -1 else new_token()


def _sit(table: Table, wish: str | None, name: str, hash: str) -> int:
    room = table.room
    if room.guided:
        raise Refusal("guided", "A guided first game is for one person and bots.")
    begun = room.stage in ("playing", "paused")
    if not begun and room.stage != "waiting":
        raise Refusal("wrong-stage", f"Not possible while the table is {room.stage}.", stage=room.stage)
    if any(place.person and place.plan.name.casefold() == name.casefold() for place in room.places):
        raise Refusal("name-taken", "Somebody of this name sits here already.", name=name)
    seat = _free_seat(room, name) if wish is None else seat_of(wish, len(room.places))
    plan = room.places[seat].plan
    if plan.hash or plan.kind == "closed" or (plan.kind == "bot" and not begun):
        raise Refusal("seat-taken", "That seat is taken.", seat=letter(seat))
    if plan.kind == "guest" and plan.name.casefold() != name.casefold():
        raise Refusal("kept-for-another", f"That seat is kept for {plan.name}.", name=plan.name)
    table.add(entries.Seated(seat, name, hash))
    table.audience.gone[seat] = table.shared.time.now()
    return seat


def _free_seat(room: Room, name: str) -> int:
    """A seat reserved for this name, otherwise the first free one."""
    for seat, place in enumerate(room.places):
        if not place.person and place.plan.kind == "guest" and place.plan.name.casefold() == name.casefold():
            return seat
    for seat in range(len(room.places)):
        if room.is_free(seat):
            return seat
    raise Refusal("no-free-seat", "No seat is free.")


def _enter(table: Table, connection: Connection, hello: m.Hello) -> None:
    room = table.room
    if room.stage == "closed":
        raise Refusal("closed", "This table is closed.")
    if hello.token is None:
        _watch(table, connection)
    else:
        hash = token_hash(hello.token)
        seat = room.seat_of_token(hash)
        if seat is None:
            raise Refusal("wrong-token", "This token opens no seat here.")
        connection.seat, connection.hash = seat, hash
        _take_over(table, connection, seat)
    table.shared.counts.connections += 1
    table.afterwards(lambda: connection.send(table.audience.welcome(connection, hello.last)))
    table.afterwards(table.audience.tell_table)


def _watch(table: Table, connection: Connection) -> None:
    if table.room.opened.spectators == "none":
        raise Refusal("not-seated", "This table is played without spectators.")
    if len(table.audience.watching) >= MOST_WATCHING:
        raise Refusal("quota", "As many watch here as can.")
    connection.seat = None
    table.audience.watching.add(connection)


def _take_over(table: Table, connection: Connection, seat: int) -> None:
    """A new connection takes the seat; the old one is notified. A bot that played for the person leaves."""
    old = table.audience.seated.get(seat)
    if old is not None and old is not connection:
        old.end("superseded")
    table.audience.seated[seat] = connection
    table.audience.gone.pop(seat, None)
    if seat >= 0 and table.room.places[seat].bot_plays and not table.room.places[seat].stood:
        table.add(entries.Returned(seat))


def _leave(table: Table, connection: Connection) -> None:
    table.audience.watching.discard(connection)
    seat = connection.seat
    if seat is not None and table.audience.seated.get(seat) is connection:
        del table.audience.seated[seat]
        if seat >= 0:
            table.audience.gone[seat] = table.shared.time.now()
    table.afterwards(table.audience.tell_clock)


def _again(table: Table, connection: Connection, wall: int) -> entries.Opened:
    room = table.room
    if room.stage != "finished":
        raise Refusal("wrong-stage", "A rematch comes after the end.", stage=room.stage)
    if connection.seat is None:
        raise Refusal("not-seated", "Only a seated person may do this.")
    seats = [structs.replace(place.plan, colour=place.colour) for place in room.places]
    return structs.replace(room.opened, seats=seats, created=wall, prepared=None)


def _note_rematch(table: Table, new: str, seat: int, command: str) -> None:
    if table.room.rematch is None:
        table.add(entries.Rematched(new, seat, command))
