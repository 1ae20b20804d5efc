"""`hotseat games`: the available games and their options."""

import json
from argparse import Namespace
from typing import Any

from rich.table import Table as Grid

from hotseat.cli.console import out
from hotseat.cli.parser import Parser
from hotseat.core.game import Game
from hotseat.games import game, game_ids
from hotseat.locales import Phrases
from hotseat.locales.of_games import line_of, name_of, option_help_of, option_of


def arguments(parser: Parser) -> None:
    """Add the arguments of this command."""
    parser.positional("GAME", "help-games-game", optional=True)
    parser.switch("--json", "help-json")
    parser.examples("hotseat games", "hotseat games stick-em", "hotseat games --json")


def run(args: Namespace, words: Phrases) -> int:
    """Show all games, or one with its options."""
    games = [game(args.game)] if args.game else [game(id) for id in game_ids()]
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
        "name": name_of(words, one.id),
        "players": [one.fewest, one.most],
        "rules": one.rules_version,
        "options": one.options.describe(one.most),
    }


def _show_games(games: list[Game], words: Phrases) -> None:
    grid = Grid(box=None, pad_edge=False, header_style="bold")
    for column in ("games-id", "games-name", "games-players", "games-line"):
        grid.add_column(words.say(column))
    for one in games:
        name, line = name_of(words, one.id), line_of(words, one.id)
        grid.add_row(one.id, name, f"{one.fewest}-{one.most}", line)
    console = out()
    console.print(grid)
    console.print()
    console.print(words.say("games-more", example=games[0].id), style="dim")


def _show_options(one: Game, words: Phrases) -> None:
    console = out()
    console.print(name_of(words, one.id), style="bold", end="  ")
    console.print(words.say("games-seats", fewest=one.fewest, most=one.most))
    console.print(line_of(words, one.id))
    console.print()
    for name, schema in one.options.describe(one.most).items():
        console.print(f"--option {name}={_shown(schema['default'])}", style="bold cyan", end="  ")
        console.print(option_of(words, one.id, name), style="bold")
        console.print(f"    {option_help_of(words, one.id, name)} ({_values(schema)})")


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
