"""One seat's connection to its table: reconnects, retries unanswered commands, keeps the receipt of a fair game."""

import asyncio
import contextlib
import itertools
import os
from collections.abc import AsyncIterator
from pathlib import Path
from types import TracebackType
from typing import Any, Final

from msgspec import MsgspecError, json
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.typing import Subprotocol

from hotseat import protocol as m
from hotseat.client.backing_off import BackOff
from hotseat.client.lobby import OddAnswer, join_table, split_link
from hotseat.client.receipts import Memory
from hotseat.client.shuffle import Part, journal_folder
from hotseat.core.errors import HotseatError
from hotseat.fairness.pf2 import FileJournal, Journal, Participant, Seal, Show

FINAL: Final = ("superseded", "kicked", "removed", "closed")
"""Reasons in `bye` after which the client does not reconnect."""
SHUT_OUT: Final = (
    "wrong-token",
    "no-such-table",
    "closed",
    "outdated",
    "removed",
    "declined",
    "seat-taken",
    "request-over",
)
"""Refusals of `hello` after which the client does not try again."""
SILENCE: Final = 4.0
"""Seconds between pings, and until a server that does not answer them is given up: another one may have the table."""
_DECODER = json.Decoder(m.ServerMessage)


class RefusedCommand(HotseatError):
    """The table refused a command; `code` and `facts` say why."""


class Client:
    """A connection that outlives its sockets. Use as `async with`, then read `updates()`."""

    def __init__(
        self,
        link: str,
        token: str | None,
        journal: Journal | None = None,
        first_wait: float = 0.5,
        agreed: bool = False,
        typed: str = "",
    ) -> None:
        """`agreed`: add a part even if many shuffles were never dealt. `typed`: words to mix into the part."""
        self.server, self.table = split_link(link)
        self.token = token
        journal = journal or FileJournal(journal_folder(), self.server)
        self.part = None if token is None else Part(Participant(self.table, token, journal, typed, agreed=agreed))
        """My part in the shuffle; None for a spectator."""
        self._back_off = BackOff(first_wait)
        self.now: m.Snapshot | None = None
        """The table as seen from this seat."""
        self.info: m.TableInfo | None = None
        self.you: str | None = None
        self.memory = Memory(None if self.part is None else self.part.participant)
        self.farewell: str | None = None
        self.problem: HotseatError | None = None
        """Why the client has given up, if it could not read what the server said."""
        self._socket: ClientConnection | None = None
        self._ids = itertools.count()
        self._prefix = os.urandom(4).hex()
        self._waiting: dict[str, tuple[Any, asyncio.Future[m.Done]]] = {}
        self._hint: asyncio.Future[m.HintGiven] | None = None
        self._news: asyncio.Queue[m.ServerMessage | None] = asyncio.Queue()

    @classmethod
    def join(cls, link: str, name: str, seat: str | None = None, face: str = "") -> "Client":
        """Take a seat at the table behind `link` and return a client for it; `face` is one of `protocol.FACES`."""
        return cls(link, join_table(link, name, seat, face)["token"])

    async def __aenter__(self) -> "Client":
        self._task = asyncio.create_task(self._keep())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    @property
    def connected(self) -> bool:
        """Whether the client is connected; if not, it is reconnecting, unless `farewell` is final."""
        return self._socket is not None

    # -- for the player ------------------------------------------------------------------------------------------------

    async def updates(self) -> AsyncIterator[m.ServerMessage]:
        """Every server message, until the connection has ended for good."""
        while True:
            message = await self._news.get()
            if message is None:
                return
            yield message

    async def command(self, kind: type, **fields: Any) -> m.Done:
        """Send a command and wait for its answer, across reconnections; raises RefusedCommand."""
        if self.farewell in FINAL:
            raise RefusedCommand("This table is closed.", "closed")
        id = f"{self._prefix}-{next(self._ids)}"
        answer: asyncio.Future[m.Done] = asyncio.get_running_loop().create_future()
        command = kind(id=id, **fields)
        self._waiting[id] = (command, answer)
        await self._send(command)
        try:
            return await answer
        finally:
            self._waiting.pop(id, None)

    async def move(self, *lines: str) -> m.Done:
        """Answer the current prompt."""
        prompt = self.now.prompt if self.now is not None else None
        if prompt is None:
            raise RefusedCommand("You are not asked now.", "not-asked")
        return await self.command(m.Move, question=prompt.question, moves=list(lines))

    async def go_on(self) -> None:
        """Confirm that the player has seen the end of the round; does nothing if already confirmed or not resting."""
        rest = self.now.rest if self.now is not None else None
        if rest is not None and self.you is not None and self.you not in rest.ready:
            with contextlib.suppress(RefusedCommand):  # the rest had already ended
                await self.command(m.GoOn)

    async def hint(self) -> list[str]:
        """What a bot would answer for this seat, if all other seats are bots; raises RefusedCommand."""
        return (await self.advice()).moves

    async def advice(self) -> m.HintGiven:
        """The same with the bot's reason."""
        prompt = self.now.prompt if self.now is not None else None
        if prompt is None:
            raise RefusedCommand("You are not asked now.", "not-asked")
        self._hint = asyncio.get_running_loop().create_future()
        await self.command(m.Hint, question=prompt.question)
        return await self._hint

    def receipt(self) -> dict[str, Any]:
        """The receipt for verifying a finished fair game."""
        return self.memory.receipt()

    def keep_receipt(self) -> Path | None:
        """Write the receipt beside the journal; None without a receipt, or if the journal is not in a folder."""
        journal = None if self.part is None else self.part.participant.journal
        if not isinstance(journal, FileJournal) or not self.memory.has_receipt:
            return None
        file = journal.folder / f"{self.table}.receipt.json"
        file.write_bytes(json.format(json.encode(self.receipt())))
        return file

    # -- the socket ----------------------------------------------------------------------------------------------------

    async def _keep(self) -> None:
        url = f"ws{self.server.removeprefix('http')}/api/tables/{self.table}/live"
        try:
            while self.farewell not in FINAL:
                try:
                    async with connect(
                        url,
                        subprotocols=[Subprotocol(m.SUBPROTOCOL)],
                        compression=None,
                        proxy=None,
                        ping_interval=SILENCE,
                        ping_timeout=SILENCE,
                    ) as socket:
                        await self._talk(socket)
                except InvalidStatus as refused:
                    self._back_off.told(_retry_after(refused.response.headers.get("Retry-After", "")))
                except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError, OddAnswer):
                    pass
                self._socket = None
                if self.farewell not in FINAL:
                    await asyncio.sleep(self._back_off.next())
        finally:
            self._news.put_nowait(None)
            for _, answer in self._waiting.values():
                answer.cancel()

    async def _talk(self, socket: ClientConnection) -> None:
        last = -1 if self.now is None else self.now.n
        await socket.send(json.encode(m.Hello(self.token, last)).decode())
        async for frame in socket:
            try:
                message: m.ServerMessage = _DECODER.decode(frame)
            except (MsgspecError, UnicodeError, RecursionError) as problem:
                self.problem, self.farewell = OddAnswer(self.server), "closed"
                raise self.problem from problem
            if isinstance(message, m.Welcome):
                self._back_off.succeeded()
                self._socket = socket
                for command, _ in list(self._waiting.values()):
                    await socket.send(json.encode(command).decode())
            await self._heard(message, socket)

    async def _heard(self, message: m.ServerMessage, socket: ClientConnection) -> None:
        match message:
            case m.Ping():
                await socket.send(json.encode(m.Pong(message.n)).decode())
                return
            case m.Welcome():
                self._no_hint(RefusedCommand("The line was lost.", "no-hint"))
                self.now = message
                self.info, self.you = message.table, message.you
                if self.part is not None:
                    self.part.reconnected()
                await self._shuffle(message.shuffle)
                self.memory.welcome(message)
            case m.Update():
                self.memory.update(message)
                self.now = message
            case m.TableChanged():
                self.info, self.you = message.table, message.you
            case m.ShuffleChanged():
                await self._shuffle(message.shuffle)
            case m.Done():
                self._answered(message.id, message)
            case m.HintGiven():
                if self._hint is not None and not self._hint.done():
                    self._hint.set_result(message)
            case m.Refused() if message.id is not None:
                self._answered(message.id, RefusedCommand(message.code, message.code, message.facts))
            case m.Refused() if message.code in SHUT_OUT and self._socket is None:
                self.farewell = "closed"
            case m.Bye():
                self.farewell = message.reason
                self._back_off.told(message.wait / 1000)
        self._news.put_nowait(message)

    def _answered(self, id: str, answer: m.Done | RefusedCommand) -> None:
        _, waiting = self._waiting.get(id, (None, None))
        if waiting is None or waiting.done():
            if isinstance(answer, RefusedCommand):
                self._no_hint(answer)  # only a hint can be refused after it was accepted
            return
        if isinstance(answer, m.Done):
            waiting.set_result(answer)
        else:
            waiting.set_exception(answer)

    def _no_hint(self, reason: RefusedCommand) -> None:
        if self._hint is not None and not self._hint.done():
            self._hint.set_exception(reason)

    async def _send(self, command: m.Command) -> None:
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):
                await self._socket.send(json.encode(command).decode())

    # -- the shuffle ---------------------------------------------------------------------------------------------------

    async def agree(self) -> None:
        """The person adds a part although many shuffles were never dealt."""
        if self.part is not None:
            self.part.participant.agreed = True
            await self._shuffle(self.part.info)

    async def _shuffle(self, shuffle: m.ShuffleInfo | None) -> None:
        """Seal this person's part, and show it once the list is closed; the journal is written before each answer."""
        if shuffle is None or self.part is None:
            return
        match self.part.answer(shuffle):
            case Seal(promise, seal):
                await self._send(m.Seal(f"{self._prefix}-{next(self._ids)}", promise, seal))
            case Show(listed, part):
                await self._send(m.Show(f"{self._prefix}-{next(self._ids)}", listed, part))
        self.memory.shuffled(self.you)


def _retry_after(header: str) -> float:
    return float(header) if header.isdigit() else 0.0
