"""What `hard` and `expert` add to the weights, by edition and number of players, so that numbers are still doubted.

The further a level follows the learned weights, the more of its doubts are about the spice. At these tables hardly a
quarter was left for the numbers, or less. Doubting them more costs no wins that could be measured (docs/bots.md). With
two players nearly all last cards were doubted by their spice; whoever kept a card of the right spice for the end was
sure of a trophy, as trained attackers found out.

All this is for the printed deck. In a small one, where a number is as likely to be right as a spice, it would let the
bots be exploited more, so there they play without it.
"""

from typing import Final

from hotseat.bots.spicy.styles import SpicyStyle

Corrections = dict[tuple[bool, int], SpicyStyle]
"""By whether there are Super-Jokers, and number of players."""

HARD: Final[Corrections] = {
    (False, 2): SpicyStyle(number_doubts=0.6, last_number_doubts=0.7, last_spice_doubts=-0.7),
    (True, 2): SpicyStyle(last_number_doubts=0.7, last_spice_doubts=-0.7),
    (True, 3): SpicyStyle(number_doubts=0.3),
}
EXPERT: Final[Corrections] = {
    (False, 2): SpicyStyle(number_doubts=3.0, spice_doubts=-0.3, last_number_doubts=1.0, last_spice_doubts=-1.0),
    (True, 2): SpicyStyle(last_number_doubts=-0.3, last_spice_doubts=-2.5),
    (True, 3): SpicyStyle(number_doubts=1.4, spice_doubts=-0.2),
    (True, 5): SpicyStyle(number_doubts=0.6),
    (True, 6): SpicyStyle(number_doubts=0.6),
}
