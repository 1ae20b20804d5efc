"""Players that answer prompts for a seat: a terminal, a built-in bot, or a bot of your own."""

import asyncio
from typing import Any, Protocol

from hotseat import protocol as m
from hotseat.bots import make_bot
from hotseat.client.connection import Client, RefusedCommand
from hotseat.core.position import restored
from hotseat.core.seats import LETTERS
from hotseat.games import game


class Chooser(Protocol):
    """Anything that can answer a prompt. Implement your own: it gets the seat's view and returns a line."""

    def choose(self, view: dict[str, Any], prompt: m.Prompt, seat: str) -> str:
        """One of `prompt.moves`, or a line of notation."""


class Level:
    """One of the built-in bots, playing remotely."""

    def __init__(self, level: str, seed: int = 0) -> None:
        self.level = level
        self.seed = seed

    def choose(self, view: dict[str, Any], prompt: m.Prompt, seat: str) -> str:
        setup = game(view["game"]).setup(view["players"], view["options"])
        self.seed += 1
        bot = make_bot(setup.game.id, self.level, self.seed)
        return setup.game.moves.text(bot.choose(restored(setup, view), LETTERS.index(seat)))


async def play(client: Client, chooser: Chooser) -> m.Result | None:
    """Answer every question until the game is over; returns the result, or None if the connection ended early."""
    answered = -1
    async for message in client.updates():
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


async def _answer(client: Client, line: str) -> None:
    try:
        await client.move(line)
    except RefusedCommand as refusal:
        if refusal.code not in ("too-late", "not-asked", "wrong-stage"):
            raise
