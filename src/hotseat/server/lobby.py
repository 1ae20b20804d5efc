"""All tables of a server: opening, joining, finding, listing, closing."""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final, TypeVar

from msgspec import json, structs

from hotseat import protocol as m
from hotseat.bots import LEVELS, levels_of, styles_of, usual_level
from hotseat.core.errors import HotseatError, OptionError
from hotseat.core.options import OptionValue
from hotseat.core.seats import letter
from hotseat.games import first_game, game_ids
from hotseat.games import game as game_of
from hotseat.games import live as live_of
from hotseat.games.guided import FirstGame
from hotseat.protocol import bodies
from hotseat.protocol.refusals import Refusal
from hotseat.protocol.texts import clean
from hotseat.server import entries, shuffling
from hotseat.server.bot_seats import Newcomer
from hotseat.server.claims import Alone, Claims, no_such_table
from hotseat.server.connection import Connection
from hotseat.server.guard import new_table_id, new_token, token_hash
from hotseat.server.places import name_of
from hotseat.server.room import Room
from hotseat.server.seating import enter, leave, seat_token, sit
from hotseat.server.shared import LOG, Shared
from hotseat.server.stored import stored_room
from hotseat.server.table import Table
from hotseat.server.unloading import Unloading

MOST_LISTED: Final = 100
AGAIN_SECONDS: Final = 1.0
"""How long a server that has just started waits for a store that does not answer."""
T = TypeVar("T")


class Lobby:
    """The tables of a server. A table is in memory while somebody attends it, and for a while afterwards."""

    def __init__(
        self,
        shared: Shared,
        public_url: str,
        most_tables: int = 1000,
        unload_minutes: float = 10,
        archive_days: int = 0,
        claims: Claims | None = None,
    ) -> None:
        self.shared = shared
        self.claims: Claims = claims or Alone()
        self.public_url = public_url
        self.most_tables = most_tables
        self.tables: dict[str, Table] = {}
        self.unloading = Unloading(self, unload_minutes, archive_days)
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self.rematching = asyncio.Lock()
        """Prevents simultaneous requests from opening a successor each."""

    # -- finding -------------------------------------------------------------------------------------------------------

    async def find(self, id: str) -> Table:
        """The table with this id, loaded from the store if it is not in memory."""
        known = self.tables.get(id)
        if known is not None:
            return known
        if len(id) != 16 or not id.isalnum():
            raise no_such_table()
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = asyncio.get_running_loop().create_task(self._load(id))
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(loading)  # others may be waiting for the same table

    async def _load(self, id: str) -> Table:
        await self.claims.claim(id)
        room = await self.shared.aside.read(lambda: stored_room(self.shared, id))
        if room.seq and self._is_full():
            await self.unloading.make_room()
        if id in self.tables:  # opened while the store was read
            return self.tables[id]
        if not room.seq:
            raise no_such_table()
        table = Table(room, self.shared, self.unloading.slept(id))
        self.tables[id] = table
        table.tell(lambda: _drop_old_shuffle(table))
        return table

    async def load_all(self) -> None:
        """Load every table that was in memory before a restart; arriving clients are served first."""
        store, aside = self.shared.store, self.shared.aside
        asleep = await _patiently(lambda: aside.read(store.asleep))
        for one in asleep:
            self.unloading.found_asleep(one)
        left = {one.id for one in asleep}
        for id in [id for id in await _patiently(lambda: aside.read(store.unfinished)) if id not in left]:
            began = time.monotonic()
            try:
                await _patiently(partial(self.find, id))
            except Exception:
                LOG.exception("table cannot be read", extra={"table": id})
            await asyncio.sleep(time.monotonic() - began if self.attended else 0)  # leave half the CPU to live tables

    @property
    def attended(self) -> bool:
        """Whether somebody is connected to any table."""
        return any(table.audience.everybody for table in self.tables.values())

    async def sweep(self) -> None:
        """Unload the tables that nobody attends, and archive the abandoned ones."""
        await self.unloading.sweep()

    async def close_table(self, id: str, reason: str) -> None:
        """Close a table for good."""
        table = await self.find(id)
        if table.room.stage not in ("finished", "closed"):
            await table.ask(lambda: _close(table, reason))
        for connection in [*table.audience.seated.values(), *table.audience.watching]:
            connection.end("closed")

    def drop(self, id: str, keep: bool = False) -> None:
        """Remove a table from memory; if it is to be kept, no other server may load it."""
        self.tables.pop(id).close()
        if not keep:
            self.claims.release(id)

    def keep_snapshots(self) -> None:
        """The server stops: let its successor read long games quickly."""
        for table in self.tables.values():
            table.keep_last_snapshot()

    async def close(self) -> None:
        """Stop all tables."""
        for table in list(self.tables.values()):
            table.close()
        self.tables.clear()

    # -- opening and joining -------------------------------------------------------------------------------------------

    async def open(self, new: bodies.NewTable) -> bodies.Ticket:
        """Open a table; its host gets a token and, on request, the first open seat."""
        await self._need_room()
        seats = [_planned(seat, new.game) for seat in new.seats]
        players = sum(plan.kind != "closed" for plan in seats)
        options = _options(new, players)
        token = new_token()
        seat = _first_open(seats) if new.sit else None
        if seat is not None:
            seats[seat] = entries.SeatPlan("guest", _name(new.name), hash=token_hash(token), face=new.face)
        opened = entries.Opened(
            seats,
            token_hash(token),
            self.shared.time.wall(),
            speed=new.speed,
            game=new.game,
            options=options,
            title=clean(new.title, m.MOST_TITLE),
            pace=new.pace,
            visibility=new.visibility,
            spectators=new.spectators,
            chat=new.chat,
            friendly=new.friendly,
            bot_seats=new.bot_seats,
        )
        table = await self._create(opened)
        return self._ticket(table, seat, token)

    async def open_first_game(self, body: bodies.FirstGame) -> bodies.Ticket:
        """Open a guided first game: a prepared deal, one person, easy bots, no clock, no other guests."""
        await self._need_room()
        first, token = first_game(body.game), new_token()
        seed, now = secrets.choice(first.seeds), self.shared.time.wall()
        person = entries.SeatPlan("guest", _name(body.name), hash=token_hash(token), face=body.face)
        opened = guided_table(body.game, first, seed, person, now)
        return self._ticket(await self._create(opened), 0, token)

    async def _need_room(self) -> None:
        if self._is_full():
            await self.unloading.make_room()
        if self._is_full():
            raise Refusal("quota", "This server has as many tables as it can take.")

    def _is_full(self) -> bool:
        return sum(table.room.stage not in ("finished", "closed") for table in self.tables.values()) >= self.most_tables

    async def _create(self, opened: entries.Opened) -> Table:
        room = Room(new_table_id(), self.shared.pauses)
        await self.claims.claim(room.id, new=True)
        # Known before it is stored: a server that has just started may find it in the store and must not load it again.
        table = self.tables[room.id] = Table(room, self.shared)
        try:
            await table.ask(lambda: table.add(opened))
        except HotseatError:
            self.drop(room.id)
            raise
        for seat in room.persons():
            table.audience.gone[seat] = self.shared.time.now()
        return table

    async def join(self, id: str, body: bodies.Join) -> bodies.Ticket:
        """Take a seat as a guest, or ask for that of a bot."""
        table = await self.find(id)
        token = seat_token(table.room, body.token)
        person = Newcomer(_name(body.name), token_hash(token), body.face)
        held = "" if body.token is None else token_hash(body.token)
        seat, request = await table.ask(lambda: sit(table, body.seat, person, held))
        table.tell(table.audience.tell_table)
        return self._ticket(table, seat, token, request)

    def _ticket(self, table: Table, seat: int | None, token: str, request: int | None = None) -> bodies.Ticket:
        shown = None if seat is None else letter(seat)
        return bodies.Ticket(table.room.id, shown, token, f"{self.public_url}/t/{table.room.id}", request)

    async def rematch(self, table: Table, connection: Connection, command: m.Rematch) -> m.Done:
        """Open a new table with the same people; further requests get the same table."""
        seat = await table.ask(lambda: _check_rematch(table.room, connection))
        async with self.rematching:  # simultaneous requests must not open a table each
            if table.room.rematch is None:
                await self.replace(table, lambda new: table.add(entries.Rematched(new, seat, command.id)), again=True)
                table.tell(table.audience.tell_table)
        assert table.room.rematch is not None
        return m.Done(command.id, table.room.told.n, False, table.room.rematch)

    async def replace(self, table: Table, note: Callable[[str], None], *, again: bool = False) -> None:
        """Open a table with the same people; `note` enters its id in the log of this one, in a turn."""
        opened = structs.replace(_successor(table.room, self.shared.time.wall()), again=again)
        new = (await self._create(opened)).room.id
        try:
            await table.ask(lambda: note(new))
        except HotseatError:
            await self.close_table(new, "unused")
            raise

    # -- coming and going ----------------------------------------------------------------------------------------------

    async def enter(self, table: Table, connection: Connection, hello: m.Hello) -> None:
        """Answer a `hello`: the connection takes over its seat, or becomes a spectator."""
        await table.ask(lambda: enter(table, connection, hello))
        self.unloading.attended(table.room.id)

    def leave(self, table: Table, connection: Connection) -> None:
        """Remove a closed connection."""
        table.tell(lambda: leave(table, connection))

    # -- lists ---------------------------------------------------------------------------------------------------------

    def listed(self) -> list[bodies.Listed]:
        """Public tables that can be joined or watched, newest first."""
        shown = [table for table in self.tables.values() if table.certain and _open_to_all(table.room)]
        shown.sort(key=lambda table: -table.room.opened.created)
        return [_listed(table.audience.info()) for table in shown[:MOST_LISTED]]

    async def listed_everywhere(self) -> list[bodies.Listed]:
        """The same for all servers that share the database."""
        return await self.claims.listed(self.listed())

    async def finished(self) -> list[bodies.Finished]:
        """Finished public games, newest first."""
        lines = await self.shared.aside.read(lambda: self.shared.store.contents(("finished",), MOST_LISTED))
        return [
            bodies.Finished(
                line.id, line.game, json.decode(line.names), json.decode(line.result, type=m.Result), line.ended
            )
            for line in lines
        ]

    def games(self) -> list[bodies.GameInfo]:
        """All games."""
        return [game_info(id) for id in game_ids()]


async def _patiently(read: Callable[[], Awaitable[T]]) -> T:
    """The result of a read that is repeated while the store does not answer; no client waits for it."""
    while True:
        try:
            return await read()
        except Refusal as refusal:
            if refusal.code != "store":
                raise
        await asyncio.sleep(AGAIN_SECONDS)


def game_info(id: str) -> bodies.GameInfo:
    """A game as the lobby shows it."""
    game = game_of(id)
    questions, levels, styles = list(game.questions), list(levels_of(id)), list(styles_of(id))
    return bodies.GameInfo(game.id, game.rules_version, game.fewest, game.most, questions, levels, styles)


def guided_table(game: str, first: FirstGame, seed: int, person: entries.SeatPlan, now: int) -> entries.Opened:
    """A table for one person and bots; the seed determines the deal and the bots."""
    bots = [entries.SeatPlan("bot", "", level) for level in first.bots]
    return entries.Opened(
        game=game,
        options=game_of(game).setup(first.players, first.options).options.changed(),
        title="",
        pace="none",
        visibility="link",
        spectators="none",
        chat=False,
        friendly=False,
        seats=[person, *bots],
        host=person.hash,
        created=now,
        prepared=seed,
    )


def _listed(info: m.TableInfo) -> bodies.Listed:
    return bodies.Listed(info.id, info.game, info.title, info.stage, info.pace, info.seats, info.created)


def _drop_old_shuffle(table: Table) -> None:
    """The first turn of a loaded table: a shuffle that was not finished under pf1 cannot be continued."""
    if table.room.stage == "sealing" and table.room.shuffle.fair is None:
        table.add(entries.FairDropped())


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


def _check_rematch(room: Room, connection: Connection) -> int:
    """The seat of somebody who asks for a rematch, even if they stood up; -1 for a host without a seat."""
    if room.stage != "finished":
        raise Refusal("wrong-stage", "A rematch comes after the end.", stage=room.stage)
    seat = room.seat_of_token(connection.hash)
    if seat is None:
        raise Refusal("not-seated", "Only a seated person may do this.")
    return seat


def _successor(room: Room, wall: int) -> entries.Opened:
    """A new table with the same seats and people."""
    seats = [
        structs.replace(place.plan, name=name_of(room.places, place), colour=place.colour) for place in room.places
    ]
    return structs.replace(room.opened, seats=seats, created=wall, prepared=None, speed=room.speed, again=False)


def _close(table: Table, reason: str) -> None:
    """Close a table for good; a shuffle is given up, so that its secret becomes public."""
    if table.room.stage == "sealing":
        shuffling.give_up(table, "", "closed")
    else:
        table.add(entries.Closed(reason))
