"""What the contract tests need to know about Spicy and Sweet & Spicy."""

import random
from collections import Counter
from itertools import chain

from hotseat.core.state import State
from hotseat.games.spicy.cards import ALL_KNOW, KIND, KNOWN_TO, SJ, SPECTATOR
from hotseat.games.spicy.state import Spicy

Place = tuple[str, int, int]
"""Zone, seat and index of a card."""


def census(s: State) -> Counter[str]:
    """All cards, in every zone."""
    assert isinstance(s, Spicy)
    texts = s.setup.game.words["card"]
    marked = [card & KIND for card in chain(s.stack, *s.won)]
    return Counter(map(texts.__getitem__, chain(s.pile, marked, *s.hands, [SJ] * s.supply)))


def swap(s: State, observer: int | None, rng: random.Random) -> State | None:
    """Two cards that the observer cannot know are swapped: in hands, pile, stack or won piles."""
    assert isinstance(s, Spicy)
    hidden = _hidden(s, observer)
    if len(hidden) < 2:
        return None
    there = s.clone()
    one, two = rng.sample(hidden, 2)
    kinds = _kind(s, one), _kind(s, two)
    _put(there, one, kinds[1])
    _put(there, two, kinds[0])
    there.hands = [sorted(hand) for hand in there.hands]
    return there


def _hidden(s: Spicy, observer: int | None) -> list[Place]:
    known = KNOWN_TO[SPECTATOR if observer is None else observer]
    hidden = [("pile", 0, place) for place in range(len(s.pile))]
    hidden += [("stack", 0, place) for place, card in enumerate(s.stack) if not card & known]
    for seat in range(s.players):
        hidden += [("won", seat, place) for place, card in enumerate(s.won[seat]) if not card & known]
        if seat != observer and not s.over:
            hidden += [("hand", seat, place) for place, card in enumerate(s.hands[seat]) if card != SJ]
    return hidden


def _kind(s: Spicy, where: Place) -> int:
    zone, seat, place = where
    return {"pile": s.pile, "stack": s.stack, "won": s.won[seat], "hand": s.hands[seat]}[zone][place] & KIND


def _put(s: Spicy, where: Place, kind: int) -> None:
    zone, seat, place = where
    if zone == "pile":
        s.pile[place] = kind
    elif zone == "stack":
        s.stack[place] = s.stack[place] & ALL_KNOW | kind
    elif zone == "won":
        won = s.won[seat]
        s.won[seat] = (*won[:place], won[place] & ALL_KNOW | kind, *won[place + 1 :])
    else:
        s.hands[seat][place] = kind
