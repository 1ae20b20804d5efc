"""Tournaments: which bot is stronger, and with what certainty?

The unit is a *deal set*: one deal, played once with the hero in every seat against the same rivals, or once with one
rival in every seat among heroes. In a team game a side plays all seats of a team. Averages and errors are taken over
deal sets, never over single games. Every result depends on the seeds alone, not on workers, batches or interruptions.
"""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass, field
from importlib import import_module
from math import exp, log
from statistics import NormalDist, fmean, stdev, variance
from typing import Any, Final

from hotseat.bots import Bot, make_bot
from hotseat.core.game import Setup
from hotseat.core.options import OptionValue
from hotseat.core.rng import seeded
from hotseat.games import game as game_of

BATCH: Final = 20
"""Deal sets per batch: large enough to amortise the overhead of a worker, small enough to show progress."""
LIKELY_EFFECT: Final = 0.2
"""The sequential test is most sensitive to differences of about this fraction of the fair share."""

Rows = list[tuple[float, float]]
"""Share of wins and mean score of consecutive deal sets."""


@dataclass(frozen=True)
class Match:
    """One hero against rivals, over a number of deals.

    A player is a level, or `module:name` of any function that makes a bot from a seed. Several rivals, separated by
    commas, alternate in the seats.
    """

    game: str
    players: int
    hero: str
    rivals: str
    deals: int
    seed: int = 0
    options: dict[str, OptionValue] = field(default_factory=dict)
    lone: str = "hero"
    """Who plays alone against the others: the hero or one rival."""

    def setup(self) -> Setup:
        """The validated setup of this match."""
        return game_of(self.game).setup(self.players, self.options)

    def teams(self) -> int:
        """The number of sides: players, or teams."""
        return self.players // self.setup().options.team_size()

    def fair_share(self) -> float:
        """The share that each hero would win if all were equally strong."""
        return 1 / self.teams()

    def names(self, deal: int, lone: int) -> list[str]:
        """Who plays each seat of this deal if the lone side is in this place."""
        teams, rivals = self.teams(), self.rivals.split(",")
        return [
            self.hero if (seat % teams == lone) == (self.lone == "hero") else rivals[(deal + seat) % len(rivals)]
            for seat in range(self.players)
        ]


@dataclass(frozen=True)
class Result:
    """The result of a match: the hero's share of wins over deal sets."""

    match: Match
    shares: list[float]
    """The hero's share of wins in each deal set, ties split; the mean of several heroes."""
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
        """The probability of a difference from the fair share at least this large among equals (two-sided)."""
        if self.error == 0.0:
            return 0.0 if self.share != self.match.fair_share() else 1.0
        return 2 * NormalDist().cdf(-abs(self.share - self.match.fair_share()) / self.error)

    def json(self) -> dict[str, Any]:
        """The result as JSON."""
        return {
            **asdict(self.match),
            "deals": len(self.shares),
            "share": self.share,
            "fair_share": self.match.fair_share(),
            "times_fair": self.share / self.match.fair_share(),
            "interval": list(self.interval),
            "p_value": self.p_value,
            "mean_score": fmean(self.scores),
        }


def sequential_p(shares: list[float], fair: float) -> float:
    """A p-value that stays valid however often it is checked (mixture sequential test, normal approximation)."""
    count = len(shares)
    if count < BATCH:
        return 1.0
    spread = max(variance(shares), 1e-6)
    wide = (LIKELY_EFFECT * fair) ** 2
    off = fmean(shares) - fair
    power = count * count * wide * off * off / (2 * spread * (spread + count * wide))
    return min(1.0, exp(min(0.0, 0.5 * log((spread + count * wide) / spread) - power)))


def make_player(game: str, name: str, seed: int) -> Bot:
    """A bot by its level, or by `module:name`."""
    module, colon, attribute = name.partition(":")
    if not colon:
        return make_bot(game, name, seed)
    maker: Callable[[int], Bot] = getattr(import_module(module), attribute)
    return maker(seed)


def play_game(setup: Setup, bots: list[Bot], seed: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """One game among bots on views; returns winners and scores."""
    s = setup.start(seeded(seed))
    while not s.over:
        seat = s.seat()
        s.push(bots[seat].choose(s.view(seat), seat), seat)
    outcome = s.outcome()
    return outcome.winners, outcome.scores


def play_deal_set(match: Match, deal: int) -> tuple[float, float]:
    """One deal with the lone side in every seat, or as every team; returns a hero's share of wins and mean score."""
    setup, teams = match.setup(), match.teams()
    share = score = 0.0
    for lone in range(teams):
        names = match.names(deal, lone)
        bots = [make_player(match.game, name, 1000 * deal + 10 * lone + seat) for seat, name in enumerate(names)]
        winners, scores = play_game(setup, bots, deal)
        heroes = [side for side in range(teams) if (side == lone) == (match.lone == "hero")]
        won = sum([side in winners for side in heroes]) * setup.options.team_size() / len(winners)
        share += won / len(heroes)
        score += fmean([scores[side] for side in heroes])
    return share / teams, score / teams


def _play_batch(match: Match, first: int, last: int) -> Rows:
    return [play_deal_set(match, match.seed + deal) for deal in range(first, last)]


def play_match(
    match: Match,
    workers: int | None = None,
    progress: Callable[[int, int], None] | None = None,
    until: float = 0.0,
    stored: dict[int, Rows] | None = None,
    store: Callable[[int, Rows], None] | None = None,
) -> Result:
    """Play a match over several processes; `progress` receives the deals done and the total.

    With `until` it stops as soon as the sequential test reaches that p-value. Batches in `stored`, keyed by their first
    deal, are not played again; new ones are passed to `store`.
    """
    match.setup()
    rows: Rows = []
    for batch in _batches(match, workers or os.cpu_count() or 1, stored or {}, store):
        rows += batch
        if progress:
            progress(len(rows), match.deals)
        if sequential_p([share for share, _ in rows], match.fair_share()) < until:
            break
    return Result(match, [share for share, _ in rows], [score for _, score in rows])


def _batches(
    match: Match, workers: int, stored: dict[int, Rows], store: Callable[[int, Rows], None] | None
) -> Iterator[Rows]:
    """The batches in the order of their deals, regardless of the order in which they are played."""
    cuts = [(first, min(first + BATCH, match.deals)) for first in range(0, match.deals, BATCH)]
    for first, last, rows in _played(match, workers, cuts, stored):
        if store and len(stored.get(first, [])) < last - first:
            store(first, rows)
        yield rows


def _played(
    match: Match, workers: int, cuts: list[tuple[int, int]], stored: dict[int, Rows]
) -> Iterator[tuple[int, int, Rows]]:
    missing = [(first, last) for first, last in cuts if len(stored.get(first, [])) < last - first]
    if workers == 1 or not missing:
        for first, last in cuts:
            fresh = (first, last) in missing
            yield first, last, _play_batch(match, first, last) if fresh else stored[first][: last - first]
        return
    with ProcessPoolExecutor(workers) as pool:
        running: dict[int, Future[Rows]] = {}
        try:
            for first, last in cuts:
                for ahead in missing[: 2 * workers]:
                    if ahead[0] not in running:
                        running[ahead[0]] = pool.submit(_play_batch, match, *ahead)
                if (first, last) in missing:
                    wait([running[first]], return_when=FIRST_COMPLETED)
                    missing.remove((first, last))
                    yield first, last, running.pop(first).result()
                else:
                    yield first, last, stored[first][: last - first]
        finally:
            for future in running.values():
                future.cancel()
