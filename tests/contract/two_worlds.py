"""The two-world law: whatever an observer cannot know changes nothing that it receives.

A pair is two whole games at the same moment that differ only in what one observer (a seat or a spectator) cannot know.
Both are played on, with moves that look the same to the observer, until the rules show a difference, the game ends, or
thirty decisions have been compared. At each decision everything that the observer receives must be identical: events,
question, view and facts. Every pair plays and compares both of its worlds.
"""

import random
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from msgspec.json import encode

from hotseat.core.events import EventKind, Fact, Seen
from hotseat.core.facts import facts, own_facts, public_facts
from hotseat.core.game import Setup
from hotseat.core.position import differences, pending, position, zone_values
from hotseat.core.rng import seeded
from hotseat.core.state import State
from tests.contract.laws import play

Swap = Callable[[State, int | None, random.Random], State | None]
"""A copy of the state in which two cards hidden from the observer are swapped; None if there are none."""

DRAWN_IN_PUBLIC = {"chili-mafia": ("drew", "raid")}
"""The event of a draw, and that of a hidden card whose draw everybody sees: how deep it lay is public from then on."""

LAID_IN_PUBLIC = {"chili-mafia": "arranged"}
"""The event after which everybody sees how many cards are left in each hand. If two members of a team offer the same
pepper, no word says whose copy was laid."""

MOST_STEPS = 30
MOST_TRIES = 20
"""Moves that looked different before a pair ends: where a game ends and all cards are shown, no move looks the same."""
AS_BYTES = 0.1
"""The share of decisions at which the received JSON is compared too, and not only the values that it is made of."""


def strangers_learn_nothing(setup: Setup, seed: int, swap: Swap) -> int:
    """Compare pairs of worlds at random moments of a random game; returns the number of pairs.

    In the second world either everything unknown to the observer's view was re-dealt, or two hidden cards were swapped
    without going through the view. If it equals the first by chance, it is no pair.
    """
    rng, pairs = random.Random(seed), 0
    for s in play(setup, seed):
        if s.over or rng.random() > 0.06:
            continue
        observer = rng.choice([*range(s.players), None])
        there = swap(s, observer, rng) if rng.random() < 0.5 else None
        if there is None:
            there = s.view(observer).fill(seeded(rng.randrange(1 << 30)))
        there.rng = s.rng.clone()
        if differences(s, zone_values(there)):
            compare_worlds(s.clone(), there, observer, rng)
            pairs += 1
    return pairs


def compare_worlds(here: State, there: State, observer: int | None, rng: random.Random) -> None:
    """Play both worlds on; raises AssertionError if the observer can tell them apart."""
    for _ in range(MOST_STEPS):
        if rng.random() < AS_BYTES or not _values_agree(here, there, observer):
            seen_here, seen_there = received(here, observer), received(there, observer)
            assert seen_here == seen_there, f"seat {observer} sees a difference:\n{seen_here!r}\n{seen_there!r}"
        if here.over:
            return
        alike = moves_that_look_alike(here, there, observer, rng)
        if alike is None:
            return  # the worlds diverge publicly: the move played here is not possible there
        here, there = alike.here, alike.there
        if _learned(here, observer) != _learned(there, observer):
            assert received(here, None) == received(there, None), "a spectator sees a difference"
            return  # the worlds diverge privately: the observer drew a different card


# -- what an observer receives -----------------------------------------------------------------------------------------


def received(s: State, observer: int | None) -> bytes:
    """Everything that this observer receives now: the latest events, the question, the view and the facts."""
    words = s.setup.game.words
    events = [event.json(observer, words) for event in s.events or []]
    about = s.question.about(s.view(None))
    return encode([events, s.over, s.question.name, about, position(s.view(observer)), facts(s, observer)])


def _values_agree(here: State, there: State, observer: int | None) -> bool:
    """Whether `received` is made of equal values in both worlds; writing it out takes several times as long."""
    return (
        here.over == there.over
        and here.question.name == there.question.name
        and _seen(here, observer) == _seen(there, observer)
        and _views_agree(here, there, observer)
    )


def _seen(s: State, observer: int | None) -> list[tuple[EventKind, Seen]]:
    return [(event.kind, event.seen_by(observer)) for event in s.events or []]


def _views_agree(here: State, there: State, observer: int | None) -> bool:
    public, public_there = here.view(None), there.view(None)
    own, own_there = (public, public_there) if observer is None else (here.view(observer), there.view(observer))
    return (
        not differences(own, zone_values(own_there))
        and pending(own) == pending(own_there)
        and own.rng.data() == own_there.rng.data()
        and _derived(here, public, own) == _derived(there, public_there, own_there)
    )


def _derived(s: State, public: State, own: State) -> bytes:
    """What the question is about, and the facts; as bytes, because these are small."""
    return encode([s.question.about(public), public_facts(public), None if own is public else own_facts(own)])


def _learned(s: State, observer: int | None) -> list[tuple[Fact, ...]]:
    """What the latest events revealed to this seat but not to everybody."""
    return [event.facts for event in s.events or [] if event.witnesses is not None and observer in event.witnesses]


# -- moves that look the same ------------------------------------------------------------------------------------------


class Alike(NamedTuple):
    """The same seat moves in both worlds, perhaps differently, and the observer reads the same."""

    seat: int
    move: int
    other: int
    """The move in the second world."""
    here: State
    there: State
    """The worlds after these moves, with the events that they caused."""


def moves_that_look_alike(here: State, there: State, observer: int | None, rng: random.Random) -> Alike | None:
    """A random move here and one there that the observer cannot tell apart; None if none was found."""
    asked_there = there.question.open_to(there)
    tries = 0
    for seat in _in_any_order([seat for seat in here.question.open_to(here) if seat in asked_there], rng):
        options, others = here.moves(seat), there.moves(seat)
        assert seat != observer or set(options) == set(others), "the observer has other moves"
        for move in _in_any_order(options, rng):
            after, seen = played(here, seat, move, observer)
            for other in _candidates(here, there, seat, move, others, observer, rng):
                after_there, seen_there = played(there, seat, other, observer)
                if seen_there == seen:
                    return Alike(seat, move, other, after, after_there)
                tries += 1
                if tries == MOST_TRIES:
                    return None
    return None


def _candidates(
    here: State, there: State, seat: int, move: int, others: Sequence[int], observer: int | None, rng: random.Random
) -> Iterator[int]:
    """Moves there that may look like this move here, before they are played; mostly the same move comes first."""
    if move in others and (seat == observer or rng.random() < 0.7):
        yield move
    if seat != observer:
        masked = here.question.masked(here, seat, move)
        for other in _in_any_order(others, rng):
            if there.question.masked(there, seat, other) == masked:
                yield other


def _in_any_order(items: Sequence[int], rng: random.Random) -> Iterator[int]:
    """The items in random order; unlike a shuffle it costs nothing for those that are not asked for."""
    left = list(items)
    while left:
        place = int(rng.random() * len(left))
        left[place], left[-1] = left[-1], left[place]
        yield left.pop()


def played(s: State, seat: int, move: int, observer: int | None) -> tuple[State, str]:
    """A copy of the state after this move, and the move as the observer reads it.

    The text contains what chance shows to everybody, and what everybody sees although no word says it.
    """
    overheard = "" if observer is None or observer == seat else s.question.overheard(s, seat, move, observer)
    after = s.clone()
    after.events = []
    told = after.narrate(move, seat)
    kinds, game = [event.kind.name for event in after.events or []], s.setup.game.id
    return after, f"{told}{_depth(kinds, game)}{_left_in_hands(after, kinds, game)}|{overheard}"


def _left_in_hands(after: State, kinds: list[str], game: str) -> str:
    """How many cards each hand has after cards were laid in public; nothing unless they were laid just now."""
    if LAID_IN_PUBLIC.get(game) not in kinds:
        return ""
    return f" leaving {[len(hand) for hand in position(after.view(None))['zones']['hands']]}"


def _depth(kinds: list[str], game: str) -> str:
    """How many cards were drawn before the one that everybody sees; nothing unless it was drawn just now."""
    if game not in DRAWN_IN_PUBLIC:
        return ""
    draw, shown = DRAWN_IN_PUBLIC[game]
    return f" after {kinds[: kinds.index(shown)].count(draw)}" if shown in kinds else ""
