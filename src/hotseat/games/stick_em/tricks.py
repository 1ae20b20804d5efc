"""Who wins a trick, and what a captured card is worth: the arithmetic of Stick 'Em."""

from hotseat.core.moves import NOBODY
from hotseat.games.stick_em.cards import STRENGTHS, SUITS, VALUES, WORTHS


def winning_place(trick: list[int]) -> int:
    """The place, in order of play, of the card that wins the trick so far; NOBODY if there are only zeros (SE-4)."""
    strengths = STRENGTHS[SUITS[trick[0]]]
    winning = NOBODY
    best = 0
    for place, card in enumerate(trick):
        strength = strengths[card]
        if strength > best:  # SE-4.4: of equals the earliest stays
            best = strength
            winning = place
    return winning


def round_score(pain_card: int, captured: tuple[int, ...]) -> int:
    """What a player's captured cards and pain card are worth together (SE-5)."""
    worths = WORTHS[SUITS[pain_card]]
    score = -VALUES[pain_card]
    for card in captured:
        score += worths[card]
    return score
