"""A portrait of play in Stick 'Em: what is led, which pain cards are picked, where zeros go."""

from hotseat.cli.portraits.counts import Counts, Row
from hotseat.core.state import State
from hotseat.games.stick_em.cards import SUITS, VALUES
from hotseat.games.stick_em.moves import PAIN
from hotseat.games.stick_em.state import StickEm


def count(counts: Counts, s: State, seat: int, move: int) -> None:
    """Count a move that is about to be played."""
    assert isinstance(s, StickEm)
    if move >= PAIN:
        _count_pain(counts, s, seat, move - PAIN)
    else:
        _count_card(counts, s, seat, move)


def _count_pain(counts: Counts, s: StickEm, seat: int, card: int) -> None:
    colours = [SUITS[other] for other in s.hands[seat]]
    length = colours.count(SUITS[card])
    counts.add("pains")
    counts.add("pain points", VALUES[card])
    counts.add("pain colour held", length)
    counts.add("pain colour longest", length == max([colours.count(colour) for colour in set(colours)]))


def _count_card(counts: Counts, s: StickEm, seat: int, card: int) -> None:
    own = SUITS[card] == SUITS[s.pains[seat]]
    high = 2 * VALUES[card] > max(VALUES[other] for other in s.deck())
    counts.add("zeros", VALUES[card] == 0)
    if s.trick:
        counts.add("zeros followed", VALUES[card] == 0)
        return
    counts.add("leads")
    counts.add("points led", VALUES[card])
    counts.add("own pain colour led", own)
    counts.add("high pain cards led", own and high)


def finish(counts: Counts, s: State) -> None:
    """Count a finished game."""
    assert isinstance(s, StickEm)
    counts.add("points", sum(s.totals()))
    counts.add("scores", s.players)


def rows(counts: Counts) -> list[Row]:
    """The rows to show."""
    return [
        counts.mean("number-led", "points led", "leads"),
        counts.share("own-pain-colour-led", "own pain colour led", "leads"),
        counts.share("high-pain-cards-led", "high pain cards led", "leads"),
        counts.mean("pain-card", "pain points", "pains"),
        counts.mean("cards-of-pain-colour", "pain colour held", "pains"),
        counts.share("pain-colour-longest", "pain colour longest", "pains"),
        counts.share("zeros-not-led", "zeros followed", "zeros"),
        counts.mean("score", "points", "scores"),
    ]
