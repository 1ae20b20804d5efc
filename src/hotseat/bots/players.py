"""Players by name: a level of the game's own bots, or a bot of your own or a saved agent."""

from collections.abc import Callable
from importlib import import_module
from typing import Final

from hotseat.bots import make_bot
from hotseat.bots.base import Bot
from hotseat.core.errors import HotseatError

Player = str | Callable[[int], Bot]
"""A level, `module:name`, `agent:FILE`, or a bot's class or any function that makes a bot from a seed."""
AGENT: Final = "agent:"


def make_player(game: str, player: Player, seed: int) -> Bot:
    """The bot that this player stands for. Only for names from a trusted source, because a module is imported."""
    if not isinstance(player, str):
        return player(seed)
    if file := agent_file(player):
        make: Callable[[str], Callable[[int], Bot]] = import_module("hotseat.rl.agents").agent_maker
        return make(file)(seed)
    return _maker(player)(seed) if ":" in player else make_bot(game, player, seed)


def agent_file(player: Player) -> str | None:
    """The file of a saved agent, if the player is one: `agent:FILE`, or a file that ends in `.npz`."""
    if isinstance(player, str) and (player.startswith(AGENT) or player.endswith(".npz")):
        return player.removeprefix(AGENT)
    return None


def name_of(player: Player) -> str:
    """The player's name as text: its level, or where it is defined."""
    return player if isinstance(player, str) else f"{player.__module__}:{player.__qualname__}"


def _maker(name: str) -> Callable[[int], Bot]:
    module, _, attribute = name.partition(":")
    try:
        found: Callable[[int], Bot] = getattr(import_module(module), attribute)
    except ModuleNotFoundError as missing:
        if missing.name and not f"{module}.".startswith(f"{missing.name}."):
            raise  # the module exists, but imports one that does not
        raise _unknown(name, f"there is no module {module}") from missing
    except AttributeError as missing:
        raise _unknown(name, f"{module} has no {attribute}") from missing
    return found


def _unknown(name: str, reason: str) -> HotseatError:
    return HotseatError(f"There is no bot {name!r}: {reason}.", "no-such-bot", {"bot": name, "reason": reason})
