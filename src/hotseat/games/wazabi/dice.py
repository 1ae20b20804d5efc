"""Dice, their figures, and a roll as one int: six bits count each figure of each colour."""

from functools import lru_cache
from typing import Final

from hotseat.core.rng import Rng

BLACK: Final = 0
RED: Final = 1
COLOUR_TEXTS: Final = ("black", "red")

W: Final = 0
C: Final = 1
G: Final = 2
P: Final = 3
WC: Final = 4
FIGURE_TEXTS: Final = ("W", "C", "G", "P", "WC")
FIGURES: Final = len(FIGURE_TEXTS)
BAR: Final = FIGURES
LINE_TEXTS: Final = (*FIGURE_TEXTS, "|")
"""The symbols in which a roll is written: figures, and the bar between black and red ones."""

BLACK_DICE: Final = 24
RED_DICE: Final = 8
BLACK_FACES: Final = (W, W, W, C, C, G)

FIGURE_BITS: Final = 6
_MASK: Final = (1 << FIGURE_BITS) - 1
_RED: Final = FIGURE_BITS * FIGURES
"""Offset of the figures of the red dice."""


def figure(colour: int, face: int) -> int:
    """A roll that shows this one figure; rolls can be added."""
    return 1 << (FIGURE_BITS * face + (_RED if colour == RED else 0))


def showing(roll: int, colour: int, face: int) -> int:
    """How often the roll shows this figure in this colour."""
    return (roll >> (FIGURE_BITS * face + (_RED if colour == RED else 0))) & _MASK


def rolled(rng: Rng, black: int, red: int, red_rolls: list[int]) -> int:
    """Roll these dice, the black ones first (WZ-1.5)."""
    roll = 0
    for _ in range(black):
        roll += BLACK_ROLLS[rng.below(6, "dice")]
    for _ in range(red):
        roll += red_rolls[rng.below(6, "dice")]
    return roll


BLACK_ROLLS: Final = [figure(BLACK, face) for face in BLACK_FACES]


# -- the five frozen numbers (WZ-4.2) ----------------------------------------------------------------------------------


def wazabis(roll: int) -> int:
    """The number of W in the roll; a `WC` counts as one."""
    return (roll & _MASK) + ((roll >> _RED) & _MASK) + ((roll >> (_RED + FIGURE_BITS * WC)) & _MASK)


def cards(roll: int) -> int:
    """The number of card figures in the roll; a `WC` counts as one."""
    return showing(roll, BLACK, C) + showing(roll, RED, C) + showing(roll, RED, WC)


def chilis(roll: int) -> int:
    """The number of chilis in the roll."""
    return showing(roll, RED, P)


def gives(roll: int) -> int:
    """The number of give figures, both colours together."""
    return showing(roll, BLACK, G) + showing(roll, RED, G)


# -- notation ----------------------------------------------------------------------------------------------------------


def faces(roll: int, colour: int) -> tuple[int, ...]:
    """The figures of one colour, one by one."""
    return tuple([face for face in range(FIGURES) for _ in range(showing(roll, colour, face))])


def line_of(roll: int) -> tuple[int, ...]:
    """The roll as codes of LINE_TEXTS: black figures, then a bar and the red ones, if any."""
    red = faces(roll, RED)
    return (*faces(roll, BLACK), BAR, *red) if red else faces(roll, BLACK)


@lru_cache(maxsize=4096)
def roll_text(roll: int) -> str:
    """The roll in notation, as in `C G G | WC`."""
    return " ".join([LINE_TEXTS[code] for code in line_of(roll)])


def parsed_roll(text: str) -> int:
    """The roll that this notation denotes."""
    black, _, red = text.partition("|")
    return sum([figure(BLACK, FIGURE_TEXTS.index(face)) for face in black.split()]) + sum(
        [figure(RED, FIGURE_TEXTS.index(face)) for face in red.split()]
    )
