"""Players that answer prompts for a seat: a terminal, a built-in bot, or a bot of your own."""

import asyncio
from typing import Any, Protocol

from hotseat import protocol as m
from hotseat.bots.players import Player, make_player
from hotseat.client.connection import Client, RefusedCommand
from hotseat.core.position import restored_view
from hotseat.core.seats import LETTERS
from hotseat.games import game


class Chooser(Protocol):
    """Anything that can answer a prompt. Implement your own: it gets the seat's view and returns its answer."""

    def choose(self, view: dict[str, Any], prompt: m.Prompt, seat: str) -> str | list[str]:
        """One of `prompt.moves`, a line of notation, or the lines of a whole answer."""


class Level:
    """A bot that plays remotely: one of the built-in levels, or one of your own."""

    def __init__(self, level: Player, seed: int = 0) -> None:
        self.level = level
        self.seed = seed

    def choose(self, view: dict[str, Any], prompt: m.Prompt, seat: str) -> list[str]:
        """The bot's whole answer, every word up to the one that binds."""
        setup = game(view["game"]).setup(view["players"], view["options"])
        self.seed += 1
        bot = make_player(setup.game.id, self.level, self.seed)
        asked = LETTERS.index(seat)
        seen = restored_view(setup, view, asked)
        return [seen.text(move) for move in bot.answer(seen, asked)]


async def play(client: Client, chooser: Chooser) -> m.Result | None:
    """Answer every question until the game is over.

    Returns the result, or None if the connection ended or the table was given up before that.
    """
    answered = -1
    async for message in client.updates():
        if client.part is not None and client.part.given_up:
            return None
        if not isinstance(message, m.Welcome | m.Update):
            continue
        if message.result is not None:
            return message.result
        if message.rest is not None:
            await client.go_on()
            continue
        prompt = message.prompt
        if prompt is None or prompt.held is not None or prompt.question == answered or message.view is None:
            continue
        if client.you is not None:
            answered = prompt.question
            await asyncio.sleep(prompt.opens_in / 1000)
            await _answer(client, chooser.choose(message.view, prompt, client.you))
    return None


async def _answer(client: Client, lines: str | list[str]) -> None:
    try:
        await client.move(*([lines] if isinstance(lines, str) else lines))
    except RefusedCommand as refusal:
        if refusal.code not in ("too-late", "not-asked", "wrong-stage"):
            raise
