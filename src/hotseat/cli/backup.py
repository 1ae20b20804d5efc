"""`hotseat backup`: a verified copy of a running server's database."""

from argparse import Namespace
from pathlib import Path

from hotseat.cli.parser import Parser, UsageError
from hotseat.locales import Phrases


def arguments(parser: Parser) -> None:
    """Add the arguments of this command."""
    parser.positional("TARGET", "help-backup-target")
    parser.option("--db", "FILE", "help-db")
    parser.option("--config", "FILE", "help-config")
    parser.switch("--replay", "help-backup-replay")
    parser.examples("hotseat backup tonight.sqlite", "hotseat backup tonight.sqlite --replay")


def run(args: Namespace, words: Phrases) -> int:
    """Copy, verify, report."""
    try:
        from hotseat.server.backup import back_up, replayed
        from hotseat.server.config import load_config
    except ImportError as missing:
        raise UsageError(words.say("serve-needs", package=str(missing.name))) from missing
    config = load_config(args.config, {"db": args.db})
    entries = back_up(Path(config.db), Path(args.target))
    print(words.say("backup-done", file=args.target, entries=entries), flush=True)
    if args.replay:
        print(words.say("backup-replayed", count=replayed(Path(args.target))))
    return 0
