"""Chance, enumerated: every state to which a deal or a move can lead, with its probability.

Exact methods need it, and small games allow it. The game is played once for every way in which its draws can go; ways
that lead to the same are added up.
"""

from collections.abc import Callable, Hashable
from typing import TypeVar

from hotseat.core.errors import HotseatError
from hotseat.core.rng import Rng, RngData

T = TypeVar("T")

MOST_WAYS = 200_000
"""Above this a game is not small."""


class Undecided(Exception):
    """The script has run out: the next draw can go in these ways, with these probabilities."""

    def __init__(self, chances: list[float]) -> None:
        super().__init__("an open draw")
        self.chances = chances


class Script(Rng):
    """A generator that follows a list of choices and stops at the first draw beyond it."""

    def __init__(self, choices: tuple[int, ...] = ()) -> None:
        self.choices = list(choices)

    def below(self, n: int, kind: str) -> int:
        return self._next([1 / n] * n) if n > 1 else 0

    def shuffle(self, cards: list[int], kind: str) -> None:
        """Deal from the end; cards of the same kind are not told apart."""
        left = cards[:]
        for place in range(len(cards) - 1, -1, -1):
            kinds = sorted(set(left))
            chosen = kinds[self._next([left.count(card) / len(left) for card in kinds])] if len(kinds) > 1 else kinds[0]
            left.remove(chosen)
            cards[place] = chosen

    def _next(self, chances: list[float]) -> int:
        if not self.choices:
            raise Undecided(chances)
        return self.choices.pop(0)

    def clone(self) -> "Script":
        return Script(tuple(self.choices))

    def data(self) -> RngData:
        return ["scripted", *self.choices]


def ways(play: Callable[[Rng], T], key: Callable[[T], Hashable]) -> list[tuple[T, float]]:
    """Everything that `play` can lead to, told apart by `key`, with its probability, in a fixed order."""
    found: dict[Hashable, tuple[T, float]] = {}
    open_scripts: list[tuple[tuple[int, ...], float]] = [((), 1.0)]
    tried = 0
    while open_scripts:
        script, chance = open_scripts.pop()
        tried += 1
        if tried > MOST_WAYS:
            raise HotseatError(
                f"deals: chance has more than {MOST_WAYS} ways to go; choose a smaller game, or seeds (deals=4096).",
                "not-small",
            )
        try:
            end = play(Script(script))
        except Undecided as draw:
            open_scripts += [((*script, at), chance * one) for at, one in reversed(list(enumerate(draw.chances)))]
            continue
        name = key(end)
        found[name] = (end, found[name][1] + chance) if name in found else (end, chance)
    return list(found.values())
