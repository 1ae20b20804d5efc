"""`hotseat restore`: prepare a database restored from a backup."""

import asyncio
from argparse import Namespace

from hotseat.cli.parser import Parser, UsageError
from hotseat.locales import Phrases


def arguments(parser: Parser) -> None:
    """Add the arguments of this command."""
    parser.option("--db", "FILE", "help-db")
    parser.option("--config", "FILE", "help-config")
    parser.examples("hotseat restore --db tonight.sqlite")


def run(args: Namespace, words: Phrases) -> int:
    """Replace the tables that were not dealt yet."""
    try:
        from hotseat.server.config import load_config
        from hotseat.server.restoring import restore
    except ImportError as missing:
        raise UsageError(words.say("serve-needs", package=str(missing.name))) from missing
    config = load_config(args.config, {"db": args.db})
    print(words.say("restore-done", count=asyncio.run(restore(config))))
    return 0
