"""Tournaments: which bot is stronger, and with what certainty?

The unit is a *deal set*: one deal, played once with the hero in every seat against the same rivals, or once with one
rival in every seat among heroes. In a team game a side plays all seats of a team. Averages and errors are taken over
deal sets, never over single games. Every result depends on the seeds alone, not on workers, batches or interruptions.
"""

from collections.abc import Callable
from concurrent.futures import Executor
from contextlib import nullcontext
from dataclasses import dataclass, field, fields
from math import exp, log
from statistics import NormalDist, fmean, stdev, variance
from typing import Any, Final

from hotseat.bots.base import Bot
from hotseat.bots.bot_games import play
from hotseat.bots.players import Player, contents, make_player, name_of
from hotseat.core.errors import BadArgument, whole_number
from hotseat.core.game import Setup
from hotseat.core.options import OptionValue
from hotseat.core.rng import seeded
from hotseat.core.showing import as_html
from hotseat.games import game as game_of
from hotseat.runs.crew import Crew
from hotseat.runs.jobs import run
from hotseat.runs.store import Store

CHECKED: Final = 20
"""The sequential test is applied each time this many deal sets are finished."""
LIKELY_EFFECT: Final = 0.2
"""The sequential test is most sensitive to differences of about this fraction of the fair share."""

Rows = list[tuple[float, float]]
"""Share of wins and mean score of consecutive deal sets."""


@dataclass(frozen=True)
class Match:
    """One hero against rivals, over a number of deals.

    A player is a level, a bot's class, any function that makes a bot from a seed, or a function that chooses a move
    from a view and a seat, given as itself or as `module:name`. Several rivals, in a tuple or separated by commas,
    alternate in the seats.
    """

    game: str
    players: int
    hero: Player
    rivals: Player | tuple[Player, ...]
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

    def pool(self) -> tuple[Player, ...]:
        """The rivals, one by one."""
        if isinstance(self.rivals, tuple):
            return self.rivals
        return tuple(self.rivals.split(",")) if isinstance(self.rivals, str) else (self.rivals,)

    def written(self) -> dict[str, Any]:
        """The match as JSON: what was played, players by their names."""
        rivals = ",".join([name_of(rival) for rival in self.pool()])
        written = {one.name: getattr(self, one.name) for one in fields(self)}
        return {**written, "hero": name_of(self.hero), "rivals": rivals}

    def count(self) -> int:
        """The number of deal sets."""
        return self.deals

    def spec(self) -> dict[str, Any]:
        """Everything that a deal set depends on; saved agents and bots of your own by the contents of their files."""
        found = [contents(player) for player in (self.hero, *self.pool())]
        spec = {name: value for name, value in self.written().items() if name != "deals"}
        return {**spec, "job": "match", "agents": [one for one in found if one]}

    def piece(self, number: int) -> list[float]:
        """A deal set: the hero's share of wins and mean score."""
        return list(play_deal_set(self, self.seed + number))

    def seated(self, deal: int, lone: int) -> list[Player]:
        """Who plays each seat of this deal if the lone side is in this place."""
        teams, rivals = self.teams(), self.pool()
        return [
            self.hero if (seat % teams == lone) == (self.lone == "hero") else rivals[(deal + seat) % len(rivals)]
            for seat in range(self.players)
        ]


@dataclass(frozen=True, repr=False)
class Result:
    """The result of a match: the hero's share of wins over deal sets."""

    match: Match
    shares: list[float]
    """The hero's share of wins in each deal set, ties split; the mean of several heroes."""
    scores: list[float]
    """The hero's mean score in each deal set."""
    until: float = 0.0
    """The p-value at which a sequential test was to end the match; 0 if the number of deal sets was fixed."""

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
        if self.error == 0.0:
            return equal_interval(self.share, len(self.shares))
        return max(0.0, self.share - 1.96 * self.error), min(1.0, self.share + 1.96 * self.error)

    @property
    def p_value(self) -> float:
        """The probability of a difference from the fair share at least this large among equals (two-sided).

        If the match could end early, that of the sequential test, because any other one is too small then.
        """
        if self.until:
            return sequential_p(self.shares, self.match.fair_share())
        if self.error == 0.0:
            return equal_p(self.share, len(self.shares), self.match.fair_share())
        return 2 * NormalDist().cdf(-abs(self.share - self.match.fair_share()) / self.error)

    def __repr__(self) -> str:
        hero, rivals = (self.match.written()[side] for side in ("hero", "rivals"))
        low, high = self.interval
        return (
            f"<{hero} against {rivals}, {self.match.game} for {self.match.players}: {self.share:.1%} of the wins "
            f"({low:.1%} to {high:.1%}), fair {self.match.fair_share():.1%}, {len(self.shares)} deals>"
        )

    def _repr_svg_(self) -> str | None:
        return as_html(self)

    def json(self) -> dict[str, Any]:
        """The result as JSON."""
        return {
            **self.match.written(),
            "deals": len(self.shares),
            "share": self.share,
            "fair_share": self.match.fair_share(),
            "times_fair": self.share / self.match.fair_share(),
            "interval": list(self.interval),
            "p_value": self.p_value,
            "until": self.until,
            "mean_score": fmean(self.scores),
        }


def sequential_p(shares: list[float], fair: float) -> float:
    """A p-value that stays valid however often it is checked (mixture sequential test, normal approximation)."""
    count = len(shares)
    if count < CHECKED:
        return 1.0
    spread = max(variance(shares), 1e-6)
    wide = (LIKELY_EFFECT * fair) ** 2
    off = fmean(shares) - fair
    power = count * count * wide * off * off / (2 * spread * (spread + count * wide))
    return min(1.0, exp(min(0.0, 0.5 * log((spread + count * wide) / spread) - power)))


def equal_p(share: float, count: int, fair: float) -> float:
    """An upper bound of the p-value where all deal sets have the same share, so that their spread says nothing.

    By Markov's inequality a share with the mean `fair` is at least this high with a probability of `fair / share`, or
    this low with one of `(1 - fair) / (1 - share)`; that must have happened in every deal set.
    """
    once = fair / share if share > fair else (1 - fair) / (1 - share)
    return min(1.0, 2 * once**count)


def equal_interval(share: float, count: int) -> tuple[float, float]:
    """The fair shares that `equal_p` does not exclude at 5 %."""
    once = 0.025 ** (1 / count)
    return share * once, 1 - (1 - share) * once


def holm(p_values: list[float]) -> list[float]:
    """The p-values of several comparisons after Holm's correction, in the same order."""
    corrected = p_values[:]
    most = 0.0
    for rank, place in enumerate(sorted(range(len(p_values)), key=p_values.__getitem__)):
        most = max(most, min(1.0, (len(p_values) - rank) * p_values[place]))
        corrected[place] = most
    return corrected


def play_game(setup: Setup, bots: list[Bot], seed: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """One game among bots on views; returns winners and scores."""
    s = setup.start(seeded(seed))
    for _ in play(s, bots):
        pass
    outcome = s.outcome()
    return outcome.winners, outcome.scores


def play_deal_set(match: Match, deal: int) -> tuple[float, float]:
    """One deal with the lone side in every seat, or as every team; returns a hero's share of wins and mean score."""
    setup, teams = match.setup(), match.teams()
    share = score = 0.0
    for lone in range(teams):
        seated = match.seated(deal, lone)
        bots = [make_player(match.game, player, 1000 * deal + 10 * lone + seat) for seat, player in enumerate(seated)]
        winners, scores = play_game(setup, bots, deal)
        heroes = [side for side in range(teams) if (side == lone) == (match.lone == "hero")]
        won = sum([side in winners for side in heroes]) * setup.options.team_size() / len(winners)
        share += won / len(heroes)
        score += fmean([scores[side] for side in heroes])
    return share / teams, score / teams


def play_match(
    match: Match,
    workers: int | None = None,
    progress: Callable[[int, int], None] | None = None,
    until: float = 0.0,
    executor: Executor | None = None,
    store: Store | None = None,
    crew: Crew | None = None,
    batch: int | None = None,
) -> Result:
    """Play a match on all cores, in `workers` processes, or on the workers of any executor.

    `progress` receives the deals done and the total. With `until` it stops as soon as the sequential test reaches that
    p-value. Deal sets in `store` are not played again, and new ones are stored. The result does not depend on any of
    these, nor on `batch`, the number of deal sets that a worker gets at once (by default as many as take two seconds).
    """
    match.setup()
    if whole_number("deals", match.deals) < 1:
        raise BadArgument("deals", f"at least one is needed, not {match.deals}.")
    rows: Rows = []
    with Crew(executor, workers) if crew is None else nullcontext(crew) as hands:
        for share, score in run(match, hands, store, progress, batch):
            rows.append((share, score))
            if until and len(rows) % CHECKED == 0 and _decided(rows, match, until):
                break
    return Result(match, [share for share, _ in rows], [score for _, score in rows], until)


def _decided(rows: Rows, match: Match, until: float) -> bool:
    return sequential_p([share for share, _ in rows], match.fair_share()) < until
