"""The same client for programs without asyncio: it runs in a thread; callers read `news` and send commands."""

import asyncio
import concurrent.futures
import queue
import threading
from collections.abc import Callable, Coroutine
from types import TracebackType
from typing import Any, TypeVar

from hotseat import protocol as m
from hotseat.client.connection import Client, RefusedCommand

T = TypeVar("T")
Heard = Callable[[m.ServerMessage | None], None]
"""Called in the client's thread with every server message."""


class BlockingClient:
    """A `Client` in a thread of its own. Use as `with`."""

    def __init__(
        self, link: str, token: str | None, heard: Heard = lambda _: None, agreed: bool = False, typed: str = ""
    ) -> None:
        self.client = Client(link, token, agreed=agreed, typed=typed)
        self.news: queue.SimpleQueue[m.ServerMessage | None] = queue.SimpleQueue()
        """Server messages in order; None once the connection has ended for good."""
        self._heard = heard

    def __enter__(self) -> "BlockingClient":
        self._loop = asyncio.new_event_loop()
        self._talking = self._loop.create_task(self._talk())
        self._thread = threading.Thread(target=self._run, name="client", daemon=True)
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._loop.call_soon_threadsafe(self._talking.cancel)
        self._thread.join()

    def _run(self) -> None:
        try:
            self._loop.run_until_complete(self._talking)
        except asyncio.CancelledError:
            pass
        finally:
            self._loop.close()

    async def _talk(self) -> None:
        async with self.client as client:
            async for message in client.updates():
                self._tell(message)
            self._tell(None)
            await asyncio.get_running_loop().create_future()  # so that later commands are refused

    def _tell(self, message: m.ServerMessage | None) -> None:
        self.news.put(message)
        self._heard(message)

    # -- commands ------------------------------------------------------------------------------------------------------

    def command(self, kind: type, **fields: Any) -> m.Done:
        """Send a command and wait for its answer; raises RefusedCommand."""
        return self._done(self.client.command(kind, **fields))

    def move(self, *lines: str) -> m.Done:
        """Answer the current prompt."""
        return self._done(self.client.move(*lines))

    def hint(self) -> list[str]:
        """What a bot would answer for this seat; only available if all other seats are bots."""
        return self._done(self.client.hint())

    def advice(self) -> m.HintGiven:
        """The same with the bot's reason."""
        return self._done(self.client.advice())

    def go_on(self) -> None:
        """Confirm that the player has seen the end of the round."""
        self._done(self.client.go_on())

    def agree(self) -> None:
        """Add a part to the shuffle although many shuffles were never dealt."""
        self._done(self.client.agree())

    def _done(self, act: Coroutine[Any, Any, T]) -> T:
        try:
            return asyncio.run_coroutine_threadsafe(act, self._loop).result()
        except (concurrent.futures.CancelledError, asyncio.CancelledError):
            raise RefusedCommand("This table is closed.", "closed") from None
