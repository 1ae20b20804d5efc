"""`hotseat rules`: the rulebook, whole, by clause or by word."""

import os
from argparse import Namespace

from rich.markdown import Markdown

from hotseat.cli.console import out
from hotseat.cli.parser import Parser
from hotseat.cli.rulebook import Clause, Rulebook
from hotseat.core.errors import HotseatError
from hotseat.locales import Phrases


def arguments(parser: Parser) -> None:
    """What the command line may say."""
    parser.positional("GAME", "help-game")
    parser.first.add_argument("clause", metavar="CLAUSE", nargs="*", help=parser.words.say("help-clause"))
    parser.examples("hotseat rules stick-em", "hotseat rules stick-em SE-4.3", "hotseat rules stick-em zero")


def run(args: Namespace, words: Phrases) -> int:
    """Show what was asked for."""
    book = Rulebook(args.game)
    wish = " ".join(args.clause)
    if wish:
        show_clauses(found(book, wish))
    else:
        _show_whole(book)
    return 0


def found(book: Rulebook, wish: str) -> list[Clause]:
    """The clauses wished for; an error for people if there are none."""
    clauses = book.found(wish)
    if not clauses:
        first, last = book.clauses[0].id, book.clauses[-1].id
        raise HotseatError(
            f"No clause has {wish!r}. Clauses go from {first} to {last}.",
            "no-clause",
            {"wish": wish, "first": first, "last": last},
        )
    return clauses


def show_clauses(clauses: list[Clause]) -> None:
    """One clause under the other."""
    console = out()
    for clause in clauses:
        console.print(Markdown(clause.text))


def _show_whole(book: Rulebook) -> None:
    console = out()
    if not console.is_terminal:
        print(book.text)
        return
    os.environ.setdefault("LESS", "-R")  # lets the pager keep the colours
    os.environ.setdefault("LESSCHARSET", "utf-8")
    with console.pager(styles=True):
        console.print(Markdown(book.text))
