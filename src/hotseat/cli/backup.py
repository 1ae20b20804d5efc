"""`hotseat backup`: a checked copy of a running server's database."""

from argparse import Namespace
from pathlib import Path

from hotseat.cli.parser import Parser
from hotseat.locales import Phrases


def arguments(parser: Parser) -> None:
    """What the command line may say."""
    parser.positional("TARGET", "help-backup-target")
    parser.option("--db", "FILE", "help-db", default="hotseat.sqlite")
    parser.examples("hotseat backup tonight.sqlite")


def run(args: Namespace, words: Phrases) -> int:
    """Copy, check, report."""
    from hotseat.server.backup import back_up

    entries = back_up(Path(args.db), Path(args.target))
    print(words.say("backup-done", file=args.target, entries=entries))
    return 0
