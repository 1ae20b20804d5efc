"""`hotseat play`: a game on the terminal against bots, or for several people sharing one keyboard."""

import errno
import shlex
import signal
import time
from argparse import Namespace
from functools import partial
from pathlib import Path
from typing import Final

from hotseat.bots import LEVELS, Bot, reaction_seconds, split, style_of, usual_level
from hotseat.bots.characters import NAMES, style_of_character
from hotseat.bots.players import make_player
from hotseat.cli import INTERRUPTED
from hotseat.cli.console import out
from hotseat.cli.desk import desk
from hotseat.cli.parser import Parser, UsageError, options_given
from hotseat.cli.session import PACES, Session
from hotseat.core.rng import Rng, seeded
from hotseat.core.seats import letter, seat_of
from hotseat.games import game
from hotseat.locales import Phrases
from hotseat.table import Table

SEATED: Final = "at the terminal:"
"""Prefix of the comment in which a record stores who sat where, so that resuming needs no other arguments."""


def arguments(parser: Parser) -> None:
    """Add the arguments of this command."""
    parser.positional("GAME", "help-game", optional=True)
    parser.option("--players", "N", "help-players", parser.whole)
    parser.option("--seat", "A[,B...]", "help-seat")
    parser.option("--name", "NAME", "help-name")
    parser.option("--bot", "LEVEL", "help-bot")
    parser.option("--seed", "S", "help-seed", parser.whole)
    parser.option("--option", "KEY=VALUE", "help-option", repeated=True)
    parser.option("--pace", "normal|brisk|calm", "help-pace", parser.one_of(*PACES), default="normal")
    parser.option("--record", "FILE", "help-record")
    parser.option("--resume", "FILE", "help-resume")
    parser.examples(
        "hotseat play stick-em --players 4",
        "hotseat play stick-em --seat A,B --bot easy --option rounds=2",
        "hotseat play stick-em --bot mybots:Mine",
        "hotseat play --resume FILE",
    )


def run(args: Namespace, words: Phrases) -> int:
    """Seat everybody, play, and save the record in any case."""
    table = _resumed(args, words) if args.resume else _new_table(args, words)
    seats, level = _seated(args, table)
    people = tuple(dict.fromkeys([seat_of(text, table.state.players) for text in seats.split(",")]))
    if not args.resume:
        _name_everybody(table, people, args.name)
    table.record.comments[0] = [f"{SEATED} seats {seats} bots {level}"]
    bots = _bots(table, people, level)
    file = _file(args, table.record.game.id)
    players = {seat: _player(table, seat, level) for seat in range(table.state.players)}
    chance = seeded(time.time_ns())  # how quick bots are is no part of the deal
    reaction = partial(_reaction, table.record.game.id, players, chance)
    session = Session(table, people, bots, desk(out(), words), words, PACES[args.pace], file, reaction)
    return _sit(session, words)


def _sit(session: Session, words: Phrases) -> int:
    code = 0
    console = session.desk.console
    for name in ("SIGTERM", "SIGHUP"):  # a closed window saves the game too
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.default_int_handler)
    try:
        session.play()
    except EOFError:
        pass
    except KeyboardInterrupt:
        code = INTERRUPTED
    session.table.save(session.file)
    console.print()
    console.print(words.say("play-saved", file=str(session.file)), markup=False, soft_wrap=True)
    if not session.table.over:
        command = f"hotseat play --resume {shlex.quote(str(session.file))}"
        console.print(words.say("play-resume", command=command), style="bold", markup=False, soft_wrap=True)
    return code


def _resumed(args: Namespace, words: Phrases) -> Table:
    fixed = {"GAME": args.game, "--players": args.players, "--seed": args.seed, "--option": args.option}
    given = [name for name, value in {**fixed, "--name": args.name}.items() if value is not None]
    if given:
        raise UsageError(words.say("error-resume-alone", arguments=", ".join(given)))
    return Table.load(args.resume)


def _new_table(args: Namespace, words: Phrases) -> Table:
    if args.game is None:
        raise UsageError(words.say("error-missing", argument="GAME", command="hotseat play"))
    players = game(args.game).fewest if args.players is None else args.players
    return Table.open(args.game, players, args.seed, None, **options_given(args.option, words))


def _seated(args: Namespace, table: Table) -> tuple[str, str]:
    """The seats of people and the bots' level: from the arguments, from the record, or A against default bots."""
    seats, level = "A", usual_level(table.record.game.id)
    for comment in table.record.comments.get(0, []):
        if comment.startswith(SEATED):
            words = comment.removeprefix(SEATED).split()
            seats, level = words[1], words[3]
    return (args.seat or seats).upper(), args.bot or level


def _name_everybody(table: Table, people: tuple[int, ...], name: str | None) -> None:
    person = " ".join((name or "").split())
    names = [letter(seat) if seat in people else _character(seat, person) for seat in range(table.state.players)]
    if person:
        names[people[0]] = person
    table.record.names = names


def _character(seat: int, person: str) -> str:
    """The name of the bot at this seat, other than that of the person."""
    usual, other = NAMES[seat]
    return other if usual.casefold() == person.casefold() else usual


def _bots(table: Table, people: tuple[int, ...], level: str) -> dict[int, Bot]:
    seed = (table.record.seed or 0) + len(table.record.moves)
    seats = [seat for seat in range(table.state.players) if seat not in people]
    return {seat: make_player(table.record.game.id, _player(table, seat, level), seed * 8 + seat) for seat in seats}


def _player(table: Table, seat: int, level: str) -> str:
    """The bot of this seat: the level in the style of the seat's character, unless the level names one or has none."""
    style = style_of_character(table.record.names[seat], table.record.game.id)
    return f"{level}:{style}" if style and level in LEVELS and level != "random" else level


def _reaction(game: str, players: dict[int, str], chance: Rng, seat: int) -> float:
    """A reaction time of the bot at this seat, in seconds."""
    level, style = split(players[seat])
    return reaction_seconds(level, chance, style_of(game, style).tempo if level in LEVELS else 1.0)


def _file(args: Namespace, game_id: str) -> Path:
    """The file for the record; checked now, so that no record is lost after a long game."""
    file = Path(args.record or args.resume or f"{game_id}-{time.strftime('%Y%m%d-%H%M%S')}.hotseat")
    if not file.parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, "", str(file.parent))
    if file.exists() and str(file) != str(Path(args.resume or "")):
        raise FileExistsError(errno.EEXIST, "", str(file))
    return file
