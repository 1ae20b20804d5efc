"""`hotseat join`: a seat at a live table, in the terminal."""

import asyncio
import sys
from argparse import Namespace
from typing import Any

from rich.markup import escape

from hotseat.cli.boards import board_of
from hotseat.cli.console import out
from hotseat.cli.menu import menu
from hotseat.cli.parser import Parser, UsageError
from hotseat.cli.session import labels
from hotseat.cli.telling import Teller
from hotseat.core.errors import HotseatError
from hotseat.core.position import restored
from hotseat.core.seats import LETTERS
from hotseat.games import game
from hotseat.locales import Phrases


def arguments(parser: Parser) -> None:
    """What the command line may say."""
    parser.positional("LINK", "help-link")
    parser.option("--name", "NAME", "help-join-name", default="Guest")
    parser.option("--token", "TOKEN", "help-join-token")
    parser.option("--bot", "LEVEL", "help-join-bot")
    parser.examples("hotseat join http://127.0.0.1:8000/t/k7w2m9q4x1c8d3f6 --name Ada")


def run(args: Namespace, words: Phrases) -> int:
    """Sit down and play to the end."""
    try:
        from hotseat.client import Client, Level, join_table, play
    except ImportError as missing:
        raise UsageError(words.say("serve-needs", package=str(missing.name))) from missing
    token = args.token
    if token is None:
        ticket = join_table(args.link, args.name)
        token = ticket["token"]
        seated = words.say("join-seated", seat=ticket["seat"], link=args.link, token=token)
        out().print(seated, markup=False, soft_wrap=True)

    async def sit() -> None:
        async with Client(args.link, token) as client:
            if args.bot is not None:
                await play(client, Level(args.bot))
            else:
                await _Seat(client, words).play()

    asyncio.run(sit())
    out().print(words.say("join-over"))
    return 0


class _Seat:
    """A person at a terminal, at a live table: what happens is told, lines that are typed are moves."""

    def __init__(self, client: Any, words: Phrases) -> None:
        self.client = client
        self.words = words
        self.console = out()
        self.shown = -1

    async def play(self) -> None:
        typing = asyncio.create_task(self._type())
        try:
            async for message in self.client.updates():
                self._tell(message)
                if getattr(message, "result", None) is not None:
                    return
        finally:
            typing.cancel()

    async def _type(self) -> None:
        while True:
            line = await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)
            if not line:
                return
            if line.strip():
                await self._send(line.strip())

    async def _send(self, line: str) -> None:
        try:
            await self.client.move(line)
        except HotseatError as refusal:
            self.console.print(self.words.error(refusal), style="yellow", markup=False)

    def _tell(self, message: Any) -> None:
        from hotseat.client.reading import event_of

        view = getattr(message, "view", None)
        if view is None or self.client.info is None or self.client.you is None:
            return
        played = game(view["game"])
        names = labels([seat.name or seat.seat for seat in self.client.info.seats])
        teller = Teller(played, names, self.words)
        for event in getattr(message, "events", []):
            self.console.print(teller.told(event_of(played, event), None))
        if message.prompt is not None and message.prompt.question != self.shown:
            self.shown = message.prompt.question
            self._ask(view, message.prompt, teller)

    def _ask(self, view: dict[str, Any], prompt: Any, teller: Teller) -> None:
        setup = teller.game.setup(view["players"], view["options"])
        seat = LETTERS.index(self.client.you)
        self.console.print(board_of(teller.game.id)(restored(setup, view), seat, teller.names, self.words))
        question = self.words.say(f"{teller.game.id}-question-{prompt.name}")
        self.console.print(f"[bold]▶ {escape(teller.names[seat])}[/]  {escape(question)}")
        self.console.print(menu(prompt.moves, teller, self.words, ""))
