"""Bots for Wazabi: they look a few choices ahead, weigh dice and cards, and slap like people, sometimes wrongly."""

from collections.abc import Callable
from math import cos, exp, log, pi, sqrt
from typing import Final, final

from hotseat.bots.base import Bot, RandomBot
from hotseat.core.rng import Rng
from hotseat.core.state import State
from hotseat.games.wazabi.dice import wazabis
from hotseat.games.wazabi.hands import BITS
from hotseat.games.wazabi.moves import HOLD, KEEP, PASS, SLAP, USE_REROLL
from hotseat.games.wazabi.state import Wazabi

# -- the value of a position -------------------------------------------------------------------------------------------

PER_DIE: Final = 0.62
"""How much one more die weakens a player, in log odds."""
PER_ROUND: Final = 0.5
"""How much waiting one round longer for a turn weakens a player, in log odds."""
PER_HIDDEN_CARD: Final = 0.12
CARD_WORTH: Final = [0.42, 0.34, 0.24, 0.14, 0.24, 0.10, 0.16, 0.10, 0.10, 0.12, 0.10, 0.20, 0.22]
"""By kind of Wazabi card in one's own hand, in log odds."""
PIMENT_WORTH: Final = [0.0, 0.0, 0.0, 0.0, 0.22, 0.12, 0.24, 0.24]
"""By kind of open Piment card."""
SECOND_COPY: Final = 0.5
"""The factor for further cards of a kind, since only one card may be played per turn."""


def worth_of_hand(hand: int) -> float:
    """The log odds that these cards are worth."""
    worth = 0.0
    kind = 0
    while hand:
        copies = hand & 15
        if copies:
            worth += CARD_WORTH[kind] * (1.0 + SECOND_COPY * (copies - 1))
        hand >>= BITS
        kind += 1
    return worth


def strength(s: Wazabi, seat: int, hand_is_known: bool) -> float:
    """How strong a player is, compared with the others."""
    odds = -PER_DIE * s.dice_of(seat) - PER_ROUND * rounds_to_wait(s, seat)
    odds += worth_of_hand(s.hands[seat]) if hand_is_known else PER_HIDDEN_CARD * s.sizes[seat]
    for kind in s.open_cards[seat]:
        odds += PIMENT_WORTH[kind]
    return exp(odds)


def rounds_to_wait(s: Wazabi, seat: int) -> float:
    """How long until the seat rolls, in rounds; a `skip` costs a whole one."""
    if seat == s.roller:
        return 0.0 if s.roll == 0 or s.owed else 1.0
    return (seat - s.roller) * s.direction % s.players / s.players + s.skips[seat]


def value(s: Wazabi, seat: int, sees_all: bool) -> float:
    """The approximate probability that this seat (its team) wins; with `play_on`, that it finishes ahead."""
    if s.over:
        place = s.outcome().places[seat]
        if not s.options.play_on:
            return 1.0 if place == 1 else 0.0
        return (s.players - place) / (s.players - 1.0)
    if not s.is_active(seat):
        return (s.players - 1.0 - s.finished.index(seat)) / (s.players - 1.0)
    own = 0.0
    all_of_them = 0.0
    for other in range(s.players):
        if s.is_active(other):
            stands = strength(s, other, sees_all or other == seat)
            all_of_them += stands
            if other == seat or (s.options.teams and (other - seat) % 2 == 0):
                own += stands
    return own / all_of_them


# -- looking ahead -----------------------------------------------------------------------------------------------------

_FRESH: Final = ("roll", "slap", "reroll")
"""Questions at which dice or reflexes decide, so looking ahead stops."""


def expected(s: Wazabi, seat: int, depth: int, sees_all: bool) -> float:
    """The value for this seat if it makes its best next choices and the others decide against it."""
    if s.over or depth == 0 or s.question.name in _FRESH:
        return value(s, seat, sees_all)
    asked = s.seat()
    if s.question.name == "keep" or (asked != seat and s.question.name != "shield"):
        return expected(pushed(s, s.question.default(s, asked)), seat, depth, sees_all)
    values = [expected(pushed(s, move), seat, depth - 1, sees_all) for move in s.moves(asked)]
    return max(values) if asked == seat else min(values)


def pushed(s: Wazabi, move: int) -> Wazabi:
    """The position after the asked seat's move."""
    twin = s.clone()
    twin.push(move)
    return twin


def best_move(worlds: list[Wazabi], seat: int, depth: int, sees_all: bool) -> int:
    """The move with the best expected value over these worlds, all consistent with the seat's view."""
    best = -1.0
    found = PASS
    for move in worlds[0].moves(seat):
        total = 0.0
        for world in worlds:
            twin = world.clone()
            twin.push(move, seat)
            total += expected(twin, seat, depth, sees_all)
        if total > best + 1e-9:
            best = total
            found = move
    return found


MOST_ANSWERS: Final = 60


def value_after_turn(s: Wazabi, seat: int, depth: int, sees_all: bool) -> float:
    """The value for this seat after the roller's best turn, if nobody slaps or rerolls."""
    for _ in range(MOST_ANSWERS):
        if s.over or s.question.name == "roll":
            break
        asked = s.seat()
        name = s.question.name
        choice = (
            s.question.default(s, asked) if name in _FRESH or name == "keep" else best_move([s], asked, depth, True)
        )
        s.push(choice, asked)
    return value(s, seat, sees_all)


# -- single questions --------------------------------------------------------------------------------------------------


def kept(s: Wazabi, seat: int) -> int:
    """The most useful card to keep."""
    return max(s.moves(seat), key=lambda move: CARD_WORTH[move - KEEP])


def wants_reroll(worlds: list[Wazabi], seat: int, sees_all: bool) -> bool:
    """Whether another roll is worth more than the `reroll` card and the current roll."""
    gain = 0.0
    for world in worlds:
        again = world.clone()
        again.push(USE_REROLL, seat)
        as_it_is = world.clone()
        as_it_is.push(PASS, seat)
        gain += value_after_turn(again, seat, 1, sees_all) - value_after_turn(as_it_is, seat, 1, sees_all)
    return gain > 0.0


def fears_top_card(view: Wazabi, world: Wazabi, seat: int) -> bool:
    """Whether the top Piment card is known, and known to hurt."""
    if view.unseen > 0:
        return False
    twin = world.clone()
    twin.push(SLAP, seat)
    return not twin.over and expected(twin, seat, 2, False) < value(world, seat, False)


# -- the levels --------------------------------------------------------------------------------------------------------


class Reflexes:
    """How a level reacts to a roll: what it notices, how often it errs, how fast it is."""

    def __init__(self, notices: int, errs: int, median: float) -> None:
        self.notices = notices
        """Races noticed, per thousand."""
        self.errs = errs
        """Slaps without a race, per thousand rolls."""
        self.median = median
        """Median reaction time in seconds."""

    def slaps(self, race_is_on: bool, rng: Rng) -> bool:
        """Whether the bot slaps."""
        return rng.below(1000, "slap") < (self.notices if race_is_on else self.errs)

    def seconds(self, rng: Rng) -> float:
        """A reaction time for live tables: log-normal, never below 0.45 s."""
        even = (1 + rng.below(1_000_000, "reaction")) / 1_000_001
        bell = sqrt(-2.0 * log(even)) * cos(2.0 * pi * rng.below(1_000_000, "reaction") / 1_000_000)
        return max(0.45, self.median * exp(0.3 * bell))


EASY_REFLEXES: Final = Reflexes(notices=800, errs=40, median=1.3)
NORMAL_REFLEXES: Final = Reflexes(notices=970, errs=20, median=0.9)


@final
class EasyBot(Bot):
    """Takes the move that looks best right now, remembers nothing, and plays every fourth move like level 0."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.careless = RandomBot(seed + 1)

    def choose(self, view: State, seat: int) -> int:
        assert isinstance(view, Wazabi)
        name = view.question.name
        if name == "slap":
            return SLAP if EASY_REFLEXES.slaps(wazabis(view.roll) == 1, self.rng) else HOLD
        if self.rng.below(4, "careless") == 0:
            return self.careless.choose(view, seat)
        if name == "keep":
            return kept(view, seat)
        return best_move([forgetful(view).fill(self.rng)], seat, 0, False)

    def reaction_seconds(self) -> float:
        """How long this bot takes to slap at a live table."""
        return EASY_REFLEXES.seconds(self.rng)


def forgetful(view: Wazabi) -> Wazabi:
    """The view without what its seat could remember about other hands."""
    blank = view.clone()
    blank.known = (0,) * (view.players * view.players)
    return blank


WORLDS: Final = 3
DEPTH: Final = 3


@final
class NormalBot(Bot):
    """Deals the unknown cards several times, looks ahead to the end of its own choices, remembers what it saw."""

    def choose(self, view: State, seat: int) -> int:
        assert isinstance(view, Wazabi)
        name = view.question.name
        if name == "slap":
            race_is_on = wazabis(view.roll) == 1
            slaps = NORMAL_REFLEXES.slaps(race_is_on, self.rng)
            if slaps and race_is_on and fears_top_card(view, view.fill(self.rng), seat):
                return HOLD
            return SLAP if slaps else HOLD
        if name == "keep":
            return kept(view, seat)
        moves = view.moves(seat)
        if len(moves) == 1:
            return moves[0]
        worlds = [view.fill(self.rng) for _ in range(WORLDS)]
        if name == "reroll":
            return USE_REROLL if wants_reroll(worlds, seat, False) else PASS
        return best_move(worlds, seat, DEPTH, False)

    def reaction_seconds(self) -> float:
        """How long this bot takes to slap at a live table."""
        return NORMAL_REFLEXES.seconds(self.rng)


LEVELS: Final[dict[str, Callable[[int], Bot]]] = {"easy": EasyBot, "normal": NormalBot}
