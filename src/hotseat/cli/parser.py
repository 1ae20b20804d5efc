"""Command-line parsing with argparse, in the user's language."""

import argparse
from collections.abc import Callable, Iterable
from typing import Final

from hotseat.core.errors import HotseatError
from hotseat.core.options import OptionValue
from hotseat.locales import Phrases

PICTURES: Final = (".svg", ".png", ".pdf")
"""Endings of the files into which plots are drawn."""


class UsageError(HotseatError):
    """An invalid command line; the message is already in the user's language."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence, "usage")


class Parser(argparse.ArgumentParser):
    """The arguments of one subcommand. Its phrases are `command-<name>`, `help-<argument>` and `error-...`."""

    def __init__(self, command: str, words: Phrases) -> None:
        super().__init__(
            prog=f"hotseat {command}",
            description=words.say(f"command-{command}"),
            formatter_class=lambda prog: _Help(prog, words),
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
        )
        self.words = words
        self.needed: list[str] = []
        self.first = self.add_argument_group(words.say("help-arguments"))
        self.rest = self.add_argument_group(words.say("help-options"))

    def positional(self, name: str, help: str, optional: bool = False) -> None:
        """Add a positional argument such as GAME, available as `args.game`."""
        self.first.add_argument(name.lower(), metavar=name, nargs="?", help=self.words.say(help))
        if not optional:
            self.needed.append(name)

    def option(
        self,
        name: str,
        metavar: str,
        help: str,
        type: Callable[[str], object] = str,
        default: object = None,
        repeated: bool = False,
    ) -> None:
        """Add an option with a value."""
        action = "append" if repeated else "store"
        text = self.words.say(help)
        self.rest.add_argument(name, metavar=metavar, help=text, type=type, default=default, action=action)

    def switch(self, name: str, help: str) -> None:
        """Add an option without a value."""
        self.rest.add_argument(name, action="store_true", help=self.words.say(help))

    def examples(self, *lines: str) -> None:
        """Add examples for users to copy; call it last, after all options."""
        self.rest.add_argument("--lang", metavar="en|fr|de", help=self.words.say("help-lang"))
        self.rest.add_argument("-h", "--help", action="store_true", help=self.words.say("help-help"))
        self.epilog = "\n".join([self.words.say("help-examples"), *[f"  {line}" for line in lines]])

    def read(self, argv: list[str]) -> argparse.Namespace | None:
        """The arguments, or None if help was requested and printed."""
        if "-h" in argv or "--help" in argv:
            self.print_help()
            return None
        try:
            args, left = self.parse_known_args(argv)
        except argparse.ArgumentError as problem:
            raise self._refused(problem) from problem
        if left:
            raise UsageError(self.words.say("error-left-over", words=" ".join(left), command=self.prog))
        for name in self.needed:
            if getattr(args, name.lower()) is None:
                raise UsageError(self.words.say("error-missing", argument=name, command=self.prog))
        return args

    def _refused(self, problem: argparse.ArgumentError) -> UsageError:
        # Our own messages arrive as ArgumentTypeError; those of argparse exist only in English.
        ours = isinstance(problem.__context__, argparse.ArgumentTypeError)
        reason = problem.message if ours else self.words.say("error-argument-form")
        name = problem.argument_name or ""
        return UsageError(self.words.say("error-command-line", argument=name, reason=reason, command=self.prog))

    def whole(self, text: str) -> int:
        """A whole number, zero or more."""
        if not (text.isascii() and text.isdigit()):
            raise argparse.ArgumentTypeError(self.words.say("error-whole-number", value=text))
        return int(text)

    def at_least_one(self, text: str) -> int:
        """A whole number, one or more."""
        number = self.whole(text)
        if number < 1:
            raise argparse.ArgumentTypeError(self.words.say("error-at-least-one", value=text))
        return number

    def one_of(self, *choices: str) -> Callable[[str], str]:
        """A parser that accepts one of `choices`."""

        def chosen(text: str) -> str:
            if text not in choices:
                listed = ", ".join(choices)
                raise argparse.ArgumentTypeError(self.words.say("error-one-of", value=text, choices=listed))
            return text

        return chosen

    def picture(self, text: str) -> str:
        """A file for a plot, of a kind that its name tells; asked before anything is played."""
        if not text.lower().endswith(PICTURES):
            choices = ", ".join(f"*{ending}" for ending in PICTURES)
            raise argparse.ArgumentTypeError(self.words.say("error-one-of", value=text, choices=choices))
        return text


class _Help(argparse.RawDescriptionHelpFormatter):
    """Help with the word "usage" in the user's language."""

    def __init__(self, prog: str, words: Phrases) -> None:
        super().__init__(prog, max_help_position=28)
        self.usage_word = words.say("help-usage") + " "

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, prefix or self.usage_word)


def options_given(given: list[str] | None, words: Phrases) -> dict[str, OptionValue]:
    """The options of a game from the values of `--option`."""
    options: dict[str, OptionValue] = {}
    for word in given or []:
        name, equals, value = word.partition("=")
        if not equals:
            raise UsageError(words.say("error-option-form", option=word))
        options[name.strip().replace("-", "_")] = value.strip()
    return options
