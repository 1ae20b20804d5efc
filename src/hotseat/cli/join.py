"""`hotseat join`: a seat at a live table, in the terminal."""

import asyncio
from argparse import Namespace

from hotseat.cli import INTERRUPTED
from hotseat.cli.console import out
from hotseat.cli.desk import desk
from hotseat.cli.parser import Parser, UsageError
from hotseat.locales import Phrases


def arguments(parser: Parser) -> None:
    """Add the arguments of this command."""
    parser.positional("LINK", "help-link")
    parser.option("--name", "NAME", "help-join-name", default="Guest")
    parser.option("--token", "TOKEN", "help-join-token")
    parser.option("--bot", "LEVEL", "help-join-bot")
    parser.option("--words", "TEXT", "help-join-words", default="")
    parser.examples(
        "hotseat join http://127.0.0.1:8000/t/k7w2m9q4x1c8d3f6 --name Ada",
        "hotseat join http://127.0.0.1:8000/t/k7w2m9q4x1c8d3f6 --bot mybots:Mine",
    )


def run(args: Namespace, words: Phrases) -> int:
    """Take the seat and play to the end."""
    try:
        from hotseat.client import join_table
    except ImportError as missing:
        raise UsageError(words.say("serve-needs", package=str(missing.name))) from missing
    token = args.token
    if token is None:
        ticket = join_table(args.link, args.name)
        token = ticket["token"]
        if ticket["request"] is not None:
            seated = words.say("join-waits-consent")
        else:
            seated = words.say("join-seated", seat=ticket["seat"], link=args.link, token=token)
        out().print(seated, markup=False, soft_wrap=True)
    if args.bot:
        return _let_play(args.link, token, args.bot, args.words, words)
    return _sit(args.link, token, args.words, words)


def _let_play(link: str, token: str, level: str, typed: str, words: Phrases) -> int:
    """Let a bot play this seat."""
    from hotseat.client import Client, Level, play

    async def whole() -> None:
        async with Client(link, token, agreed=True, typed=typed) as client:  # nobody is there to ask
            await play(client, Level(level))
        if client.problem is not None:
            raise client.problem

    asyncio.run(whole())
    out().print(words.say("join-over"))
    return 0


def _sit(link: str, token: str, typed: str, words: Phrases) -> int:
    """Let a person play this seat, who may leave and come back."""
    from hotseat.cli.live_seat import LiveSeat
    from hotseat.client import BlockingClient
    from hotseat.protocol import Done

    table = desk(out(), words, wakeful=True)
    code = 0
    with BlockingClient(
        link,
        token,
        lambda news: None if isinstance(news, Done) else table.interrupt(),
        agreed=not table.live,
        typed=typed,
    ) as client:
        try:
            if LiveSeat(client, table, words).play():
                return 0
            if client.client.problem is not None:
                raise client.client.problem
            return 0 if client.client.farewell == "superseded" else 1
        except EOFError:
            pass
        except KeyboardInterrupt:
            code = INTERRUPTED
    table.console.print(words.say("join-back", link=link, token=token), markup=False, soft_wrap=True)
    return code
