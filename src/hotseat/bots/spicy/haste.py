"""The answer to a table that doubts at once.

If every stack is taken after a card or two, only those who doubt ever get a turn, because the loser of a doubt opens. A
patient player is frozen out. There, waiting is worth nothing. A lost doubt costs two cards, but it brings an opening,
and an honest opening that is doubted at once wins a card and costs the doubter two. So every opening is doubted,
however honest the table is, and one's own openings have the right number. How high the taken stacks were is public.
"""

from typing import Final

from hotseat.bots.spicy.choices import RIGHT_NUMBER, TRUE, is_called, truth
from hotseat.bots.spicy.sight import Sight
from hotseat.games.spicy.cards import SJ
from hotseat.games.spicy.moves import CLAIM_MADE, DOUBT_NUMBER, KIND_LAID, LAYS, VERBS
from hotseat.games.spicy.state import Spicy

FEWEST_STACKS: Final = 3
"""Stacks that must have been taken before a table is judged."""
LOW: Final = -0.7
"""How much lower than usual the taken stacks must have been on average."""


def is_hasty(view: Spicy, sight: Sight) -> bool:
    """Whether this table doubts at once; two players cannot freeze each other out."""
    return view.players > 2 and sight.stacks >= FEWEST_STACKS and sight.taken <= LOW


def hasty_moves(view: Spicy, seat: int, sight: Sight) -> list[int]:
    """The moves to choose from at random at a hasty table; empty where the usual play is right."""
    if not view.stack:
        return honest_openings(view, seat)
    doubts = sight.opening and not view.last and DOUBT_NUMBER in view.moves(seat)
    return [DOUBT_NUMBER] if doubts else []


def honest_openings(view: Spicy, seat: int) -> list[int]:
    """Openings with the right number, if possible with the right spice too."""
    legal = view.legal_claims()
    best = RIGHT_NUMBER
    found: list[int] = []
    for move in view.moves(seat):
        if VERBS[move] == LAYS and KIND_LAID[move] != SJ and CLAIM_MADE[move] in legal and is_called(view, seat, move):
            right = truth(view, KIND_LAID[move], CLAIM_MADE[move])
            if right == TRUE and best != TRUE:
                best = TRUE
                found = []
            if right >= best:
                found.append(move)
    return found
