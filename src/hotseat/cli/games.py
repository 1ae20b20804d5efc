"""`hotseat games`: what can be played here, and with which options."""

import json
from argparse import Namespace
from typing import Any

from rich.table import Table as Grid

from hotseat.cli.console import out
from hotseat.cli.parser import Parser
from hotseat.core.game import Game
from hotseat.games import GAMES, game
from hotseat.locales import Phrases


def arguments(parser: Parser) -> None:
    """What the command line may say."""
    parser.positional("GAME", "help-games-game", optional=True)
    parser.switch("--json", "help-json")
    parser.examples("hotseat games", "hotseat games stick-em", "hotseat games --json")


def run(args: Namespace, words: Phrases) -> int:
    """All games, or one with its options."""
    games = [game(args.game)] if args.game else [game(id) for id in GAMES]
    if args.json:
        print(json.dumps([_described(one, words) for one in games], ensure_ascii=False))
    elif args.game:
        _show_options(games[0], words)
    else:
        _show_games(games, words)
    return 0


def _described(one: Game, words: Phrases) -> dict[str, Any]:
    return {
        "game": one.id,
        "name": words.say(f"{one.id}-name"),
        "players": [one.fewest, one.most],
        "rules": one.rules_version,
        "options": one.options.describe(one.most),
    }


def _show_games(games: list[Game], words: Phrases) -> None:
    grid = Grid(box=None, pad_edge=False, header_style="bold")
    for column in ("games-id", "games-name", "games-players", "games-line"):
        grid.add_column(words.say(column))
    for one in games:
        name, line = words.say(f"{one.id}-name"), words.say(f"{one.id}-line")
        grid.add_row(one.id, name, f"{one.fewest}-{one.most}", line)
    console = out()
    console.print(grid)
    console.print()
    console.print(words.say("games-more", example=games[0].id), style="dim")


def _show_options(one: Game, words: Phrases) -> None:
    console = out()
    console.print(words.say(f"{one.id}-name"), style="bold", end="  ")
    console.print(words.say("games-seats", fewest=one.fewest, most=one.most))
    console.print(words.say(f"{one.id}-line"))
    console.print()
    for name, schema in one.options.describe(one.most).items():
        id = f"{one.id}-option-{name.replace('_', '-')}"
        console.print(f"--option {name}={_shown(schema['default'])}", style="bold cyan", end="  ")
        console.print(words.say(id), style="bold")
        console.print(f"    {words.say(f'{id}-help')} ({_values(schema)})")


def _values(schema: dict[str, Any]) -> str:
    match schema["sort"]:
        case "switch":
            return "true, false"
        case "number":
            return (f"{schema['word']}, " if schema["word"] else "") + f"{schema['low']}-{schema['high']}"
        case _:
            return ", ".join(schema["words"])


def _shown(value: object) -> str:
    if isinstance(value, list | tuple):
        return ",".join(str(one) for one in value)
    return str(value).lower() if isinstance(value, bool) else str(value)
