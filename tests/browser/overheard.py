"""What a page and the server say to each other, overheard on their socket."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

Message = dict[str, Any]


def events_of(page: Page) -> list[dict[str, Any]]:
    """Collects what the server tells this page from now on, event by event."""
    return _collected(page, "framereceived", lambda said: said["events"] if said["type"] == "update" else [])


def moves_of(page: Page) -> list[list[str]]:
    """Collects what this page answers from now on, the lines of one answer together."""
    return _collected(page, "framesent", lambda said: [said["moves"]] if said["type"] == "move" else [])


def _collected(page: Page, way: Any, wanted: Callable[[Message], list[Any]]) -> list[Any]:
    heard: list[Any] = []
    page.on("websocket", lambda socket: socket.on(way, lambda frame: heard.extend(wanted(json.loads(frame)))))
    return heard
