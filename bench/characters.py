"""Characters: do portraits tell them apart, and is none much stronger than the others?

Every portrait is counted at a table whose players all have the same style. The first ones of each style are known. Each
of the others, from other deals, is given to the style that it resembles most: a row counts by its distance from that
style's mean, in standard deviations between portraits of one style.
"""

from dataclasses import dataclass
from statistics import fmean, pvariance
from typing import Any, Final

from hotseat.bots.arena import Match, play_match
from hotseat.cli.portraits import Sitting, portrait
from hotseat.core.options import OptionValue

PLAYERS: Final = 4
GAMES: Final = 40
"""Games of a portrait."""
KNOWN: Final = 4
"""Portraits of every style that are known; as many are to be told apart by them."""

Rows = list[float]


@dataclass(frozen=True)
class Character:
    """A style of a game, played by a level at tables of four."""

    game: str
    style: str
    level: str
    seed: int
    options: dict[str, OptionValue]

    def name(self) -> str:
        """The level and the style."""
        return f"{self.level}:{self.style}"

    def drawn(self, count: int, games: int) -> list[Rows]:
        """Portraits of this many games, each from its own deals."""
        return [self._portrait(self.seed + number * games, games) for number in range(count)]

    def _portrait(self, seed: int, games: int) -> Rows:
        sitting = Sitting(self.game, PLAYERS, self.name(), games, seed, self.options)
        return [row.value for row in portrait(sitting, workers=1).rows]

    def measured(self, games: int, deals: int) -> dict[str, Any]:
        """Its portraits, and what one player of this style wins among three without a style."""
        match = Match(self.game, PLAYERS, self.name(), self.level, deals, self.seed, self.options)
        portraits = [" ".join([f"{value:.4g}" for value in rows]) for rows in self.drawn(2 * KNOWN, games)]
        result = play_match(match, workers=1)
        told = {"game": self.game, "style": self.style, "level": self.level, "games": games, "portraits": portraits}
        return {**told, "deals": deals, "share": result.share, "interval": list(result.interval)}


def told_apart(stored: dict[str, Any], game: str) -> dict[str, int]:
    """By style of a game: how many of its stored portraits are recognised."""
    found = [told for told in stored["characters"].values() if told["game"] == game]
    return recognised({told["style"]: [[*map(float, line.split())] for line in told["portraits"]] for told in found})


def recognised(drawn: dict[str, list[Rows]]) -> dict[str, int]:
    """By style: how many of its portraits that are not known are given to it."""
    known = {style: portraits[:KNOWN] for style, portraits in drawn.items()}
    return {
        style: sum([resembled(known, rows) == style for rows in portraits[KNOWN:]])
        for style, portraits in drawn.items()
    }


def resembled(known: dict[str, list[Rows]], rows: Rows) -> str:
    """The style whose portraits these rows resemble most."""
    spread = spreads(list(known.values()))
    means = {style: [fmean(column) for column in zip(*drawn, strict=True)] for style, drawn in known.items()}

    def distance(style: str) -> float:
        triples = zip(rows, means[style], spread, strict=True)
        return sum([(one - other) ** 2 / within for one, other, within in triples if within > 0])

    return min(means, key=distance)


def spreads(known: list[list[Rows]]) -> Rows:
    """The variance of every row between portraits of one style."""
    columns = [list(zip(*drawn, strict=True)) for drawn in known]
    return [fmean([pvariance(rows[at]) for rows in columns]) for at in range(len(columns[0]))]
