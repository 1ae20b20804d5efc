"""Who wins a trick, and what a captured card is worth: the arithmetic of Stick 'Em."""

from hotseat.core.moves import NOBODY
from hotseat.games.stick_em.cards import STRENGTHS, SUITS, VALUES, WORTHS


def winning_place(trick: list[int]) -> int:
    """The index, in order of play, of the card that is winning the trick; NOBODY if there are only zeros (SE-4)."""
    strengths = STRENGTHS[SUITS[trick[0]]]
    winning = NOBODY
    best = 0
    for place, card in enumerate(trick):
        strength = strengths[card]
        if strength > best:  # SE-4.4: the earliest of equal cards wins
            best = strength
            winning = place
    return winning


def round_score(pain_card: int, captured: tuple[int, ...]) -> int:
    """The points of a player's captured cards and pain card together (SE-5)."""
    worths = WORTHS[SUITS[pain_card]]
    score = -VALUES[pain_card]
    for card in captured:
        score += worths[card]
    return score
