"""Records the messages between a page and the server."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

Message = dict[str, Any]


def events_of(page: Page) -> list[dict[str, Any]]:
    """Collects the events that the server sends to this page from now on."""
    return _collected(page, "framereceived", lambda said: said["events"] if said["type"] == "update" else [])


def moves_of(page: Page) -> list[list[str]]:
    """Collects the answers of this page from now on, each with all its lines."""
    return _collected(page, "framesent", lambda said: [said["moves"]] if said["type"] == "move" else [])


def _collected(page: Page, way: Any, wanted: Callable[[Message], list[Any]]) -> list[Any]:
    heard: list[Any] = []
    page.on("websocket", lambda socket: socket.on(way, lambda frame: heard.extend(wanted(json.loads(frame)))))
    return heard
