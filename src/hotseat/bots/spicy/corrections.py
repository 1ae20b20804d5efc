"""What `hard` and `expert` add to the weights, by edition and number of players, so that numbers are still doubted.

The further a level follows the learned weights, the more of its doubts are about the spice. At these tables hardly a
quarter was left for the numbers, or less. Doubting them more costs no wins that could be measured (docs/bots.md). With
two players of Spicy last cards are left alone: if their numbers are doubted more, the small game there shows that the
bot can be exploited more.
"""

from typing import Final

from hotseat.bots.spicy.styles import SpicyStyle

Corrections = dict[tuple[bool, int], SpicyStyle]
"""By whether there are Super-Jokers, and number of players."""

HARD: Final[Corrections] = {
    (False, 2): SpicyStyle(number_doubts=0.5, last_number_doubts=-0.5),
    (True, 3): SpicyStyle(number_doubts=0.3),
}
EXPERT: Final[Corrections] = {
    (False, 2): SpicyStyle(number_doubts=3.0, spice_doubts=-0.3, last_number_doubts=-3.0),
    (True, 3): SpicyStyle(number_doubts=1.4, spice_doubts=-0.2),
    (True, 5): SpicyStyle(number_doubts=0.6),
    (True, 6): SpicyStyle(number_doubts=0.6),
}
