"""Tournaments: which bot is stronger, and how sure can we be?

The unit is a *deal set*: one deal, played once with the hero in every seat against the same rivals. In a team game the
hero plays all seats of one team. Averages and errors are taken over deal sets, never over single games. Every result
depends on the seeds alone, not on workers or batches.
"""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass, field
from statistics import NormalDist, fmean, stdev
from typing import Any

from hotseat.bots import Bot, make_bot
from hotseat.core.game import Setup
from hotseat.core.options import OptionValue
from hotseat.core.rng import seeded
from hotseat.games import game as game_of

BATCH = 20
"""Deal sets a worker plays at once: long enough to pay for the trip, short enough to show progress."""


@dataclass(frozen=True)
class Match:
    """One hero against rivals of one level, over so many deals."""

    game: str
    players: int
    hero: str
    rivals: str
    deals: int
    seed: int = 0
    options: dict[str, OptionValue] = field(default_factory=dict)

    def setup(self) -> Setup:
        """The checked table of this match."""
        return game_of(self.game).setup(self.players, self.options)

    def teams(self) -> int:
        """How many sides there are: players, or teams."""
        return self.players // self.setup().options.team_size()

    def fair_share(self) -> float:
        """What the hero would win if all were equally strong."""
        return 1 / self.teams()


@dataclass(frozen=True)
class Result:
    """What came of a match: the hero's share of wins over deal sets."""

    match: Match
    shares: list[float]
    """The hero's share of wins in each deal set, shared wins counted in parts."""
    scores: list[float]
    """The hero's mean score in each deal set."""

    @property
    def share(self) -> float:
        """The hero's share of all wins."""
        return fmean(self.shares)

    @property
    def error(self) -> float:
        """The standard error of the share."""
        return stdev(self.shares) / len(self.shares) ** 0.5 if len(self.shares) > 1 else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the share."""
        return max(0.0, self.share - 1.96 * self.error), min(1.0, self.share + 1.96 * self.error)

    @property
    def p_value(self) -> float:
        """How likely so large a difference from the fair share would be among equals (two-sided)."""
        if self.error == 0.0:
            return 0.0 if self.share != self.match.fair_share() else 1.0
        return 2 * NormalDist().cdf(-abs(self.share - self.match.fair_share()) / self.error)

    def json(self) -> dict[str, Any]:
        """The result as JSON."""
        return {
            **asdict(self.match),
            "share": self.share,
            "fair_share": self.match.fair_share(),
            "times_fair": self.share / self.match.fair_share(),
            "interval": list(self.interval),
            "p_value": self.p_value,
            "mean_score": fmean(self.scores),
        }


def play_game(setup: Setup, bots: list[Bot], seed: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """One game among bots on views; returns winners and scores."""
    s = setup.start(seeded(seed))
    while not s.over:
        seat = s.seat()
        s.push(bots[seat].choose(s.view(seat), seat), seat)
    outcome = s.outcome()
    return outcome.winners, outcome.scores


def play_deal_set(match: Match, deal: int) -> tuple[float, float]:
    """One deal with the hero in every seat, or as every team; returns the share of wins and the mean score."""
    setup = match.setup()
    teams = match.teams()
    share = score = 0.0
    for hero in range(teams):
        bots = [
            make_bot(match.game, match.hero if seat % teams == hero else match.rivals, 1000 * deal + 10 * hero + seat)
            for seat in range(match.players)
        ]
        winners, scores = play_game(setup, bots, deal)
        share += (hero in winners) * setup.options.team_size() / len(winners)
        score += scores[hero]
    return share / teams, score / teams


def _play_batch(match: Match, first: int, last: int) -> tuple[int, list[tuple[float, float]]]:
    return first, [play_deal_set(match, match.seed + deal) for deal in range(first, last)]


def play_match(match: Match, workers: int | None = None, progress: Callable[[int, int], None] | None = None) -> Result:
    """Play a whole match over several processes; `progress` is told deals done and deals in all."""
    match.setup()
    found: dict[int, list[tuple[float, float]]] = {}
    for first, rows in _batches(match, workers or os.cpu_count() or 1):
        found[first] = rows
        if progress:
            progress(sum(len(batch) for batch in found.values()), match.deals)
    rows = [row for first in sorted(found) for row in found[first]]
    return Result(match, [share for share, _ in rows], [score for _, score in rows])


def _batches(match: Match, workers: int) -> Iterator[tuple[int, list[tuple[float, float]]]]:
    cuts = [(first, min(first + BATCH, match.deals)) for first in range(0, match.deals, BATCH)]
    if workers == 1:
        for first, last in cuts:
            yield _play_batch(match, first, last)
        return
    with ProcessPoolExecutor(workers) as pool:
        for done in as_completed([pool.submit(_play_batch, match, first, last) for first, last in cuts]):
            yield done.result()
