"""`hotseat rules`: the rulebook in the user's language, complete or searched by clause or word."""

import os
from argparse import Namespace

from rich.markdown import Markdown

from hotseat.cli.console import out
from hotseat.cli.parser import Parser
from hotseat.cli.rulebook import Rule, Rulebook
from hotseat.core.errors import HotseatError, MissingPiece
from hotseat.games import entry_of
from hotseat.locales import Phrases


def arguments(parser: Parser) -> None:
    """Add the arguments of this command."""
    parser.positional("GAME", "help-game")
    parser.first.add_argument("clause", metavar="CLAUSE", nargs="*", help=parser.words.say("help-clause"))
    parser.switch("--exact", "help-exact")
    parser.examples(
        "hotseat rules stick-em", "hotseat rules stick-em SE-4.3 --exact", "hotseat rules stick-em zéro --lang fr"
    )


def run(args: Namespace, words: Phrases) -> int:
    """Show the requested rules."""
    if not entry_of(args.game).rulebook:
        raise MissingPiece(args.game, "rulebook", "rulebook", "its ENTRY")
    book = Rulebook(args.game, words.language, args.exact)
    wish = " ".join(args.clause)
    if wish:
        show_rules(found(book, wish, args.game))
    else:
        _show_whole(book)
    return 0


def found(book: Rulebook, wish: str, game: str) -> list[Rule]:
    """The requested rules; clauses missing from the players' rules come from the exact ones. Raises HotseatError."""
    rules = book.found(wish)
    if not rules:
        exact = Rulebook(game, exact=True)
        rules = exact.clause(wish)
    if not rules:
        first, last = exact.rules[0].ids[0], exact.rules[-1].ids[0]
        raise HotseatError(
            f"No clause has {wish!r}. Clauses go from {first} to {last}.",
            "no-clause",
            {"wish": wish, "first": first, "last": last},
        )
    return rules


def show_rules(rules: list[Rule]) -> None:
    """Print the paragraphs one below the other."""
    console = out()
    for rule in rules:
        console.print(Markdown(rule.shown()))


def _show_whole(book: Rulebook) -> None:
    console = out()
    if not console.is_terminal:
        print(book.text)
        return
    os.environ.setdefault("LESS", "-R")  # makes the pager keep colours
    os.environ.setdefault("LESSCHARSET", "utf-8")
    with console.pager(styles=True):
        console.print(Markdown(book.readable()))
