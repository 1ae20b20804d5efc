"""Players by name: a level of the game's own bots, or a bot of your own or a saved agent."""

import inspect
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from hotseat.bots import LEVELS, make_bot, split
from hotseat.bots.base import Bot
from hotseat.core.errors import BadArgument, HotseatError
from hotseat.core.state import State
from hotseat.runs.fingerprint import file_hash

Choice = Callable[[State, int], int]
Player = str | Callable[[int], Bot] | Choice
"""A level, a level with a style (`hard:bluffer`), `module:name`, `agent:FILE`, a bot's class or any function that makes
a bot from a seed, or a function that chooses a move from a view and a seat."""
AGENT: Final = "agent:"


def make_player(game: str, player: Player, seed: int) -> Bot:
    """The bot that this player stands for. Only for names from a trusted source, because a module is imported."""
    if not isinstance(player, str):
        return _made(player, seed)
    if file := agent_file(player):
        make: Callable[[str], Callable[[int], Bot]] = import_module("hotseat.rl.agents").agent_maker
        return make(file)(seed)
    own = ":" in player and split(player)[0] not in LEVELS
    return _made(_named(player), seed) if own else make_bot(game, player, seed)


class Chooser(Bot):
    """Plays what a function of view and seat says."""

    def __init__(self, seed: int, choice: Choice) -> None:
        super().__init__(seed)
        self.choice = choice

    def choose(self, view: State, seat: int) -> int:
        return self.choice(view, seat)


def _made(player: Any, seed: int) -> Bot:
    """The bot that a class or function makes from a seed, or that a function of view and seat is."""
    if inspect.isroutine(player) and _parameters(player) == 2:
        return Chooser(seed, player)
    if not callable(player) or (isinstance(player, type) and not issubclass(player, Bot)):
        raise _unknown(name_of(player), "a subclass of hotseat.bots.Bot or a function of view and seat is needed")
    made = player(seed)
    if not isinstance(made, Bot):
        raise _unknown(name_of(player), f"it makes no bot from a seed, but {type(made).__name__}")
    return made


def _parameters(function: Any) -> int:
    """The number of parameters; 1 where compiled code does not tell."""
    try:
        return len(inspect.signature(function).parameters)
    except ValueError:
        return 1


def agent_file(player: Player) -> str | None:
    """The file of a saved agent, if the player is one: `agent:FILE`, or a file that ends in `.npz`."""
    if isinstance(player, str) and (player.startswith(AGENT) or player.endswith(".npz")):
        return player.removeprefix(AGENT)
    return None


def contents(player: Player) -> str:
    """A hash of the file that decides how the player plays: a saved agent, or the module of a bot of your own.

    Empty for the engine's own bots. Refused for what its name does not identify, such as a lambda or a function made in
    a notebook: results of two of them could not be told apart.
    """
    if file := agent_file(player):
        return file_hash(file)
    if isinstance(player, str):
        module, colon, _ = player.partition(":")
        if not colon or module in LEVELS:
            return ""
    else:
        module = player.__module__
        if getattr(import_module(module), getattr(player, "__qualname__", ""), None) is not player:
            raise _nameless(player)
    if module.startswith("hotseat."):
        return ""
    hashed = file_hash(getattr(import_module(module), "__file__", None) or "")
    if not hashed:
        raise _nameless(player)
    return hashed


def _nameless(player: Player) -> BadArgument:
    return BadArgument(
        "store",
        f"results of {name_of(player)} cannot be stored, because its name does not say which code it is. Define it at "
        "the top level of a module.",
    )


def name_of(player: Player) -> str:
    """The player's name as text: its level, or where it is defined."""
    if isinstance(player, str):
        return player
    name = getattr(player, "__qualname__", "")
    return f"{player.__module__}:{name}" if name else repr(player)


def own_name(bot: Bot) -> str:
    """Where a bot that plays is defined, or the function that it asks."""
    return name_of(bot.choice if isinstance(bot, Chooser) else type(bot))


def _named(name: str) -> Any:
    module, _, attribute = name.partition(":")
    if not module or module.startswith("."):
        raise _unknown(name, f"{module!r} is not the name of a module")
    try:
        return getattr(import_module(module), attribute)
    except ModuleNotFoundError as missing:
        if missing.name and not f"{module}.".startswith(f"{missing.name}."):
            raise  # the module exists, but imports one that does not
        raise _unknown(name, f"there is no module {module}") from missing
    except AttributeError as missing:
        raise _unknown(name, f"{module} has no {attribute}") from missing


def _unknown(name: str, reason: str) -> HotseatError:
    return HotseatError(f"There is no bot {name!r}: {reason}.", "no-such-bot", {"bot": name, "reason": reason})
