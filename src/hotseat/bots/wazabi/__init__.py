"""Bots for Wazabi: they look a few choices ahead, judge positions, and slap like people, sometimes wrongly.

`easy` and `normal` judge by rules of thumb. `hard` and `expert` judge by weights fitted to played games, look at more
deals and rolls, and ask before every slap what it may bring. The levels also differ in their reflexes.
"""

from collections.abc import Callable
from typing import Final, final

from hotseat.bots.base import Bot, RandomBot
from hotseat.bots.styles import Style
from hotseat.bots.wazabi.ahead import Outlook
from hotseat.bots.wazabi.judging import RulesOfThumb
from hotseat.bots.wazabi.reasons import why
from hotseat.bots.wazabi.reflexes import REFLEXES, Reflexes
from hotseat.bots.wazabi.standing import Fitted, weights_of
from hotseat.bots.wazabi.styles import ADVISER, PLAIN, STYLES, WazabiStyle
from hotseat.core.state import State
from hotseat.games.wazabi.dice import wazabis
from hotseat.games.wazabi.moves import HOLD, PASS, SLAP, USE_REROLL
from hotseat.games.wazabi.state import Wazabi

WORLDS: Final = 3
"""How often `normal` deals the unknown cards for a choice."""
MORE_WORLDS: Final = 8
MORE_ROLLS: Final = 24
"""How many deals the stronger levels look at, and how many other rolls before a `reroll`."""
DEPTH: Final = 3
"""How many of its own choices a bot looks ahead."""
RULES: Final = RulesOfThumb()


class StyledBot(Bot):
    """A bot with a style."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.style = PLAIN

    def play_as(self, style: Style) -> None:
        assert isinstance(style, WazabiStyle)
        self.style = style


@final
class EasyBot(StyledBot):
    """Takes the move that looks best right now, remembers nothing, and plays every fourth move like level 0."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.careless = RandomBot(seed + 1)

    def choose(self, view: State, seat: int) -> int:
        assert isinstance(view, Wazabi)
        name = view.question.name
        if name == "slap":
            return SLAP if REFLEXES["easy"].slaps(wazabis(view.roll) == 1, self.rng, self.style) else HOLD
        if self.rng.below(4, "careless") == 0:
            return self.careless.choose(view, seat)
        outlook = Outlook(seat, RULES, style=self.style)
        return outlook.kept(view) if name == "keep" else outlook.best_move([forgetful(view).fill(self.rng)], 0)


def forgetful(view: Wazabi) -> Wazabi:
    """The view without what its seat could remember about other hands."""
    blank = view.clone()
    blank.known = (0,) * (view.players * view.players)
    return blank


@final
class NormalBot(StyledBot):
    """Deals the unknown cards several times, looks ahead to the end of its own choices, remembers what it saw."""

    def choose(self, view: State, seat: int) -> int:
        assert isinstance(view, Wazabi)
        outlook = Outlook(seat, RULES, style=self.style)
        if view.question.name == "slap":
            race_is_on = wazabis(view.roll) == 1
            slaps = REFLEXES["normal"].slaps(race_is_on, self.rng, self.style)
            if slaps and race_is_on and outlook.fears_top_card(view, view.fill(self.rng)):
                return HOLD
            return SLAP if slaps else HOLD
        return considered(self, view, outlook, WORLDS, WORLDS)


@final
class FittedBot(StyledBot):
    """Judges by the fitted weights, and weighs every slap."""

    def __init__(self, seed: int, reflexes: Reflexes) -> None:
        super().__init__(seed)
        self.reflexes = reflexes

    def choose(self, view: State, seat: int) -> int:
        assert isinstance(view, Wazabi)
        outlook = Outlook(seat, Fitted(weights_of(view.players)), style=self.style)
        if view.question.name == "slap":
            race_is_on = wazabis(view.roll) == 1
            slaps = self.reflexes.slaps(race_is_on, self.rng, self.style)
            return SLAP if slaps and not (race_is_on and not outlook.gains_by_slapping(view, self.rng)) else HOLD
        return considered(self, view, outlook, MORE_WORLDS, MORE_ROLLS)


def considered(bot: Bot, view: Wazabi, outlook: Outlook, worlds: int, rolls: int) -> int:
    """The answer to every question but `slap`."""
    seat, name = outlook.seat, view.question.name
    if name == "keep":
        return outlook.kept(view)
    moves = view.moves(seat)
    if len(moves) == 1:
        return moves[0]
    if name == "reroll":
        return USE_REROLL if outlook.wants_reroll([view.fill(bot.rng) for _ in range(rolls)]) else PASS
    return outlook.best_move([view.fill(bot.rng) for _ in range(worlds)], DEPTH)


def easy(seed: int) -> Bot:
    """Greedy, careless and slow."""
    return EasyBot(seed)


def normal(seed: int) -> Bot:
    """Looks ahead over three deals."""
    return NormalBot(seed)


def hard(seed: int) -> Bot:
    """Judges by the fitted weights and rarely errs."""
    return FittedBot(seed, REFLEXES["hard"])


def expert(seed: int) -> Bot:
    """As `hard`, with quicker hands."""
    return FittedBot(seed, REFLEXES["expert"])


LEVELS: Final[dict[str, Callable[[int], Bot]]] = {"easy": easy, "normal": normal, "hard": hard, "expert": expert}

__all__ = [
    "ADVISER",
    "LEVELS",
    "STYLES",
    "EasyBot",
    "FittedBot",
    "NormalBot",
    "easy",
    "expert",
    "hard",
    "normal",
    "why",
]
