"""An attacker with tuned rules: the code of a level, whose knobs (those of the styles) are turned until it wins more.

Every update turns a few knobs at random and plays the rules before and after on the same deals. The change stays if it
won more by over one standard error. A game without styles cannot be attacked in this way.
"""

import random
from dataclasses import fields, replace
from functools import cache
from statistics import fmean, stdev
from typing import Any, Final

from hotseat.bots import Bot, Style, make_bot, style_of, styles_of
from hotseat.bots.arena import Match, play_deal_set

SLOW: Final = ("stick-em",)
"""Games in which `expert` is too slow to be tuned."""
MOST_TURNED: Final = 3
Knobs = dict[str, float]


def base(game: str) -> str:
    """The level whose rules are tuned."""
    return "hard" if game in SLOW else "expert"


@cache
def steps(game: str) -> Knobs:
    """By knob: how far an update may turn it, which is as far as the boldest style does."""
    styles = [style_of(game, name) for name in styles_of(game)]
    plain = type(styles[0])()
    named = [knob.name for knob in fields(plain) if knob.name not in ("name", "tempo")]
    far = {knob: max([abs(getattr(style, knob) - getattr(plain, knob)) for style in styles]) for knob in named}
    return {knob: float(step) for knob, step in far.items() if step}


def untouched(game: str) -> Knobs:
    """The knobs as a level has them."""
    plain = type(style_of(game, styles_of(game)[0]))()
    return {knob: float(getattr(plain, knob)) for knob in steps(game)}


def styled(game: str, knobs: Knobs) -> Style:
    """A style with these knobs; those that count cards are rounded."""
    plain = type(style_of(game, styles_of(game)[0]))()
    values: dict[str, Any] = {
        knob: round(value, None if isinstance(getattr(plain, knob), int) else 3) for knob, value in knobs.items()
    }
    return replace(plain, **values)


class Tuned:
    """Makes bots with tuned rules, also in other processes."""

    def __init__(self, game: str, knobs: Knobs) -> None:
        self.game = game
        self.knobs = knobs

    def __call__(self, seed: int) -> Bot:
        bot = make_bot(self.game, base(self.game), seed)
        bot.play_as(styled(self.game, self.knobs))
        return bot


def turned(game: str, knobs: Knobs, rng: random.Random) -> Knobs:
    """The same with one to three knobs turned."""
    chosen = rng.sample(sorted(knobs), rng.randint(1, min(MOST_TURNED, len(knobs))))
    return {**knobs, **{knob: knobs[knob] + rng.gauss(0, steps(game)[knob]) for knob in chosen}}


def updated(match: Match, knobs: Knobs, rng: random.Random) -> Knobs:
    """The better of these rules and a changed version of them, on the deals of the match."""
    other = turned(match.game, knobs, rng)
    gains = [gain(match, deal, knobs, other) for deal in range(match.seed, match.seed + match.deals)]
    error = stdev(gains) / len(gains) ** 0.5
    return other if fmean(gains) > error else knobs


def gain(match: Match, deal: int, knobs: Knobs, other: Knobs) -> float:
    """How much more the other rules win in a deal set."""
    shares = [play_deal_set(replace(match, hero=Tuned(match.game, one)), deal)[0] for one in (other, knobs)]
    return shares[0] - shares[1]
