"""`hotseat records`: data sets of recorded games among bots."""

from argparse import Namespace
from functools import partial
from pathlib import Path

from hotseat.bots import usual_level
from hotseat.cli import long_runs
from hotseat.cli.console import out
from hotseat.cli.parser import Parser, UsageError, options_given
from hotseat.datasets import Recording, make, read_index, texts
from hotseat.games import game
from hotseat.locales import Phrases
from hotseat.records import parse

ACTIONS = ("make", "check")


def arguments(parser: Parser) -> None:
    """Add the arguments of this command."""
    parser.positional("ACTION", "help-records-action")
    parser.positional("GAME", "help-game", optional=True)
    parser.option("--folder", "FOLDER", "help-records-folder")
    parser.option("--games", "K", "help-games", parser.at_least_one, default=1000)
    parser.option("--players", "N", "help-players", parser.whole)
    parser.option("--bots", "LEVEL", "help-records-bots", repeated=True)
    parser.option("--seed", "S", "help-seed", parser.whole, default=1)
    parser.option("--option", "KEY=VALUE", "help-option", repeated=True)
    long_runs.arguments(parser)
    parser.examples(
        "hotseat records make stick-em --games 100000 --bots normal --folder stick-em-games",
        "hotseat records make spicy --players 4 --bots hard --bots normal --folder spicy-games --ray local",
        "hotseat records check --folder spicy-games",
    )


def run(args: Namespace, words: Phrases) -> int:
    """Make or check a data set."""
    if args.action not in ACTIONS:
        reason = words.say("error-one-of", value=args.action, choices=", ".join(ACTIONS))
        raise UsageError(words.say("error-command-line", argument="ACTION", reason=reason, command="hotseat records"))
    if args.folder is None:
        raise UsageError(words.say("error-missing", argument="--folder", command="hotseat records"))
    return _make(args, words) if args.action == "make" else _check(Path(args.folder), words)


def _make(args: Namespace, words: Phrases) -> int:
    if args.game is None:
        raise UsageError(words.say("error-missing", argument="GAME", command="hotseat records make"))
    played = game(args.game)
    players = played.fewest if args.players is None else args.players
    bots = tuple([name for given in args.bots or [usual_level(args.game)] for name in given.split(",")])
    recording = Recording(args.game, players, args.games, args.seed, options_given(args.option, words), bots)
    recording.setup()
    with long_runs.shown_progress() as progress, long_runs.crew(args) as crew:
        task = progress.add_task(args.game, total=args.games, visible=False)
        index = make(Path(args.folder), recording, crew, partial(long_runs.advance, progress, task))
    decisions = sum([entry["decisions"] for entry in index["files"]])
    out().print(words.say("records-made", games=args.games, decisions=decisions, folder=args.folder), markup=False)
    return 0


def _check(folder: Path, words: Phrases) -> int:
    """Compare all checksums, and play every game by the rules."""
    games = sum([entry["games"] for entry in read_index(folder)["files"]])
    with long_runs.shown_progress() as progress:
        task = progress.add_task(str(folder), total=games, visible=False)
        for number, text in enumerate(texts(folder)):
            parse(text)
            long_runs.advance(progress, task, number + 1, games)
    out().print(words.say("records-checked", games=games, folder=str(folder)), markup=False)
    return 0
