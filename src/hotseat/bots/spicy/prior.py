"""How a sensible beginner plays: the start and anchor of learning, and styles to learn against."""

from typing import Final

from hotseat.bots.spicy.choices import (
    DOUBT_NUMBER_AT,
    DOUBT_SPICE_AT,
    LIE,
    PARTS,
    RIGHT_NUMBER,
    RIGHT_SPICE,
    TRUE,
    class_part,
    doubt_part,
    lay_part,
    pass_part,
)
from hotseat.bots.spicy.styles import PLAIN, SpicyStyle, tilted
from hotseat.bots.spicy.weights import WEIGHTS

DOUBTS: Final = {
    "any": -3.0,
    "turn": 0.3,
    "opening": -0.3,
    "last": 2.0,
    "evidence": -1.2,
    "sure": 3.0,
    "height": 0.6,
    "owner has 1": 0.3,
    "copied": 1.0,
    "hurried opening": 8.0,
}
SPICE_DOUBTS: Final = {**DOUBTS, "any": -3.4, "last": 2.3, "hurried opening": 5.0}
PASSES: Final = {"any": -1.6, "many cards": -1.0, "no true card": 0.6, "mine": -0.5}
LAYS: Final = {TRUE: 0.8, RIGHT_NUMBER: -0.2, RIGHT_SPICE: 0.3, LIE: -1.2}
LAST_CARDS: Final = {TRUE: 1.0, RIGHT_NUMBER: 0.0, RIGHT_SPICE: 0.0, LIE: -0.5}
CARDS: Final = {
    "jump": -1.0,
    "true jump": -0.6,
    "spice wild": -0.3,
    "number wild": -0.3,
    "joker": -1.0,
    "joker late": 2.0,
}


def prior(players: int) -> list[float]:
    """The beginner's weights: with more players each doubts less, so that the table doubts equally often."""
    weights = [0.0] * PARTS
    for at, doubts in ((DOUBT_NUMBER_AT, DOUBTS), (DOUBT_SPICE_AT, SPICE_DOUBTS)):
        for part, weight in doubts.items():
            weights[doubt_part(at, part)] = weight
        weights[doubt_part(at, "any")] += 0.8 - 0.25 * (players - 2)
    for part, weight in PASSES.items():
        weights[pass_part(part)] = weight
    for right in (LIE, RIGHT_SPICE, RIGHT_NUMBER, TRUE):
        weights[class_part(right, "any")] = LAYS[right]
        weights[class_part(right, "last")] = LAST_CARDS[right]
        weights[class_part(right, "hurried")] = 1.5 if right == TRUE else 0.0
        weights[class_part(right, "copied")] = -1.0 if right == TRUE else -4.0
    for part, weight in CARDS.items():
        weights[lay_part(part)] = weight
    return weights


def styled(weights: list[float], doubts: float, truth: float, passing: float) -> list[float]:
    """The same weights with more or fewer doubts, true claims and passes."""
    changed = weights[:]
    for at in (DOUBT_NUMBER_AT, DOUBT_SPICE_AT):
        changed[doubt_part(at, "any")] += doubts
    changed[class_part(TRUE, "any")] += truth
    changed[class_part(LIE, "any")] -= truth
    changed[pass_part("any")] += passing
    return changed


def hasty(weights: list[float], number: float, spice: float) -> list[float]:
    """The same weights with `number` and `spice` added to the doubts of openings."""
    changed = weights[:]
    changed[doubt_part(DOUBT_NUMBER_AT, "opening")] += number
    changed[doubt_part(DOUBT_SPICE_AT, "opening")] += spice
    return changed


def weights_of(jokers: bool, players: int) -> list[float]:
    """The weights learned at tables of this size, with or without Super-Jokers, or at the next larger size learned."""
    tables = WEIGHTS["sweet-spicy" if jokers else "spicy"]
    return tables[min([size for size in tables if size >= players])]


_BLENDED: Final[dict[tuple[bool, int, float, SpicyStyle, SpicyStyle], list[float]]] = {}


def blended(
    jokers: bool, players: int, learned: float, style: SpicyStyle = PLAIN, correction: SpicyStyle = PLAIN
) -> list[float]:
    """Between the beginner's weights (0) and the learned ones (1), with a level's correction and a style; cached."""
    key = (jokers, players, learned, style, correction)
    if key not in _BLENDED:
        base, goal = prior(players), weights_of(jokers, players)
        between = [one + learned * (other - one) for one, other in zip(base, goal, strict=True)]
        _BLENDED[key] = tilted(tilted(between, correction), style)
    return _BLENDED[key]
