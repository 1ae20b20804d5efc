"""A hostile server between a page and the real one: it drops and adds messages, and can sign with the real key."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from hotseat.fairness import ServerKey
from hotseat.fairness.pf2 import Promise, SealedList
from hotseat.fairness.pf2 import values as v
from tests.browser.serving import Served

Json = dict[str, Any]


def everything(message: Json) -> bool:
    """Passes every message on."""
    return True


class HostileLine:
    """The connections of one page. Messages that `lets` refuses are dropped; `says` adds one."""

    def __init__(self, page: Page, lets: Callable[[Json], bool] = everything) -> None:
        self.sent: list[Json] = []
        """What the page has sent."""
        self.told: list[Json] = []
        """What the real server has sent, dropped or not."""
        self.lets = lets
        self._page: WebSocketRoute | None = None
        self._is_cut = False
        page.route_web_socket(re.compile("/live$"), self._opened)

    def _opened(self, page: WebSocketRoute) -> None:
        self._page, server = page, page.connect_to_server()

        def outward(text: str | bytes) -> None:
            self.sent.append(json.loads(text))
            if self.lets(self.sent[-1]):
                server.send(text)

        def inward(text: str | bytes) -> None:
            self.told.append(json.loads(text))
            if self.lets(self.told[-1]):
                page.send(text)

        page.on_message(outward)
        server.on_message(inward)
        server.on_close(lambda code, reason: None if self._is_cut else page.close(code=code, reason=reason))

    def cut(self) -> None:
        """From now on the page is alone with the hostile server, without noticing it."""
        self.lets, self._is_cut = lambda message: False, True

    def says(self, message: Json) -> None:
        """Tell the page this."""
        assert self._page is not None
        self._page.send(json.dumps(message))

    def sent_of(self, *types: str) -> list[Json]:
        """The messages of these types that the page has sent."""
        return [message for message in self.sent if message["type"] in types]

    def shuffles(self) -> list[Json]:
        """What the real server has said about the shuffle, oldest first."""
        return [message["shuffle"] for message in self.told if message["type"] == "shuffle-changed"]


def other_list(served: Served, promise: Json, seals: list[str], why: list[str]) -> Json:
    """A list that this server could sign as well."""
    key = ServerKey.kept_in(Path(served.folder.name) / "hotseat.key")
    made = Promise.read(promise)
    signature = key.sign(v.signed_bytes(v.list_hash(made, tuple(seals), tuple(why)))).hex()
    return SealedList(tuple(seals), tuple(why), signature).json()
