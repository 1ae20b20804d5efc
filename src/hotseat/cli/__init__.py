"""The command line: one module per subcommand, listed in COMMANDS and imported on use."""

import os
import sys
from importlib import import_module
from typing import Final

from hotseat.cli.files import file_problem
from hotseat.cli.parser import Parser, UsageError
from hotseat.cli.visible import visible
from hotseat.core.errors import HotseatError
from hotseat.locales import LANGUAGES, Phrases, house_phrases, phrases, spoken_language

COMMANDS: Final = {
    "games": "hotseat.cli.games",
    "play": "hotseat.cli.play",
    "replay": "hotseat.cli.replay",
    "simulate": "hotseat.cli.simulate",
    "arena": "hotseat.cli.arena",
    "train": "hotseat.cli.train",
    "records": "hotseat.cli.records",
    "bench": "hotseat.cli.bench",
    "rules": "hotseat.cli.rules",
    "serve": "hotseat.cli.serve",
    "join": "hotseat.cli.join",
    "admin": "hotseat.cli.admin",
    "cluster": "hotseat.cli.cluster",
    "backup": "hotseat.cli.backup",
    "restore": "hotseat.cli.restore",
    "verify": "hotseat.cli.verify",
}
"""Subcommand to module. A module has `arguments(parser)` and `run(args, words)`; its phrases are `command-<name>`."""

FAILED: Final = 1
MISUSED: Final = 2
INTERRUPTED: Final = 130


def main(argv: list[str] | None = None) -> int:
    """Run one command line; returns the exit code: 0, 1 (refused), 2 (usage error) or 130 (interrupted)."""
    _survive_narrow_encodings()
    sys.path.append(os.getcwd())  # a bot of your own need not be installed
    words = house_phrases(spoken_language())
    try:
        words = phrases(spoken_language())
        given, words = _language(list(sys.argv[1:] if argv is None else argv), words)
        code = _run(given, words)
        sys.stdout.flush()
        return code
    except HotseatError as problem:
        print(visible(words.error(problem)), file=sys.stderr)
        return MISUSED if isinstance(problem, UsageError) else FAILED
    except BrokenPipeError:
        return _reader_left()
    except UnicodeDecodeError:
        print(words.say("error-not-text"), file=sys.stderr)
        return FAILED
    except OSError as problem:
        print(file_problem(problem, words), file=sys.stderr)
        return FAILED
    except KeyboardInterrupt:
        return INTERRUPTED


def _run(argv: list[str], words: Phrases) -> int:
    if not argv or argv[0] in ("-h", "--help", "help"):
        return _help(words)
    if argv[0] == "--version":
        return _version(words)
    name = argv[0]
    if name not in COMMANDS:
        raise UsageError(words.say("error-unknown-command", command=name, commands=", ".join(COMMANDS)))
    module = import_module(COMMANDS[name])
    parser = Parser(name, words)
    module.arguments(parser)
    args = parser.read(argv[1:])
    if args is None:
        return 0
    code: int = module.run(args, words)
    return code


def _language(argv: list[str], words: Phrases) -> tuple[list[str], Phrases]:
    """The command line without `--lang`, which may appear anywhere, and the phrases in that language."""
    for place, word in enumerate(argv):
        if word == "--lang" or word.startswith("--lang="):
            wish = word[7:] if "=" in word else "".join(argv[place + 1 : place + 2])
            if wish not in LANGUAGES:
                raise UsageError(words.say("error-language", language=wish, languages=", ".join(LANGUAGES)))
            return argv[:place] + argv[place + (1 if "=" in word else 2) :], phrases(wish)
    return argv, words


def _help(words: Phrases) -> int:
    width = max(len(name) for name in COMMANDS)
    lines = [
        words.say("help-usage") + " hotseat [--lang en|fr|de] " + words.say("help-command") + " ...",
        "",
        words.say("help-about"),
        "",
        words.say("help-commands"),
        *[f"  {name:{width}}  {words.say(f'command-{name}')}" for name in COMMANDS],
        "",
        words.say("help-more"),
        words.say("help-version"),
        "",
        words.say("help-examples"),
        "  hotseat play stick-em --players 4",
        "  hotseat rules stick-em zero",
        "  hotseat simulate stick-em --players 4 --games 1000",
    ]
    print("\n".join(lines))
    return 0


def _version(words: Phrases) -> int:
    from hotseat import __version__, compiled

    print(words.say("version-compiled" if compiled() else "version-interpreted", version=__version__))
    return 0


def _survive_narrow_encodings() -> None:
    """Replace undecodable and unencodable characters by a question mark instead of raising an error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _reader_left() -> int:
    """The reader of our output closed the pipe: exit quietly, with nothing left to flush."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0
