"""A portrait of play in Spicy and Sweet & Spicy: who doubts what, who lies about what, how high stacks grow."""

from hotseat.cli.portraits.counts import Counts, Row
from hotseat.core.state import State
from hotseat.games.spicy.cards import KIND, SJ, SPICE_IS_RIGHT, XN, XS, number_of
from hotseat.games.spicy.moves import (
    CLAIM_MADE,
    COPIES,
    DOUBT_NUMBER,
    DOUBT_SPICE,
    DOUBTS,
    KIND_LAID,
    LAYS,
    PASSES,
    TRUSTS,
    VERBS,
)
from hotseat.games.spicy.state import Spicy


def count(counts: Counts, s: State, seat: int, move: int) -> None:
    """Count a move that is about to be played."""
    assert isinstance(s, Spicy)
    verb = VERBS[move]
    if verb in (LAYS, COPIES) and KIND_LAID[move] != SJ:
        _count_lay(counts, s, seat, KIND_LAID[move], s.claim if verb == COPIES else CLAIM_MADE[move])
    elif verb == DOUBTS:
        _count_doubt(counts, s, move)
    elif verb == PASSES:
        counts.add("passes")
    elif verb == TRUSTS and s.question.name == "last" and s.question.waits_for == (seat,):
        counts.add("last cards trusted")


def _count_lay(counts: Counts, s: Spicy, seat: int, kind: int, claim: int) -> None:
    number = bool(s.seasonings.number_is_right[claim][kind])
    spice = bool(SPICE_IS_RIGHT[claim][kind])
    counts.add("cards laid")
    counts.add("wrong numbers", not number)
    counts.add("wrong spices", not spice)
    counts.add("wrong in both", not number and not spice)
    counts.add("openings", not s.stack)
    counts.add("wild cards", kind in (XS, XN))
    if s.stack and number_of(claim) > number_of(s.claim):
        counts.add("steps")
        counts.add("numbers climbed", number_of(claim) - number_of(s.claim))
    counts.add("last cards", len(s.hands[seat]) == 1)


def _count_doubt(counts: Counts, s: Spicy, move: int) -> None:
    kind = s.stack[-1] & KIND
    number = bool(s.seasonings.number_is_right[s.claim][kind])
    spice = bool(SPICE_IS_RIGHT[s.claim][kind])
    wrong = not number if move == DOUBT_NUMBER else not spice if move == DOUBT_SPICE else not (number and spice)
    counts.add("doubts")
    counts.add("doubts right", wrong)
    counts.add("number doubts", move == DOUBT_NUMBER)
    counts.add("spice doubts", move == DOUBT_SPICE)
    counts.add("number doubts right", wrong and move == DOUBT_NUMBER)
    counts.add("spice doubts right", wrong and move == DOUBT_SPICE)
    counts.add("openings doubted", len(s.stack) - s.tucked == 1)
    counts.add("cards taken", len(s.stack))
    if any(s.trophies):
        counts.add("doubts after a trophy")
        counts.add("doubts of the leader", s.trophies[s.owner] == max(s.trophies))
    if s.last:
        counts.add("last cards caught" if wrong else "last cards wrongly doubted")


def finish(counts: Counts, s: State) -> None:
    """Count a finished game."""
    assert isinstance(s, Spicy)
    counts.add("trophies", sum(s.trophies))


def rows(counts: Counts) -> list[Row]:
    """The rows to show."""
    return [
        counts.share("openings-doubted", "openings doubted", "openings"),
        counts.mean("height-taken", "cards taken", "doubts"),
        counts.share("doubts-right", "doubts right", "doubts"),
        counts.share("number-doubts", "number doubts", "doubts"),
        counts.share("number-doubts-right", "number doubts right", "number doubts"),
        counts.share("spice-doubts", "spice doubts", "doubts"),
        counts.share("spice-doubts-right", "spice doubts right", "spice doubts"),
        counts.share("wrong-numbers", "wrong numbers", "cards laid"),
        counts.share("wrong-spices", "wrong spices", "cards laid"),
        counts.share("wrong-in-both", "wrong in both", "cards laid"),
        counts.mean("numbers-climbed", "numbers climbed", "steps"),
        counts.share("wild-cards", "wild cards", "cards laid"),
        counts.share("leader-doubted", "doubts of the leader", "doubts after a trophy"),
        counts.mean("passes", "passes", "games"),
        counts.mean("trophies", "trophies", "games"),
        counts.share("last-trusted", "last cards trusted", "last cards"),
        counts.share("last-wrongly-doubted", "last cards wrongly doubted", "last cards"),
        counts.share("last-caught", "last cards caught", "last cards"),
    ]
