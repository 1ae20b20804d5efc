"""The characters of Chili Mafia: when each attacks, whom, what it holds and what it stops."""

from dataclasses import dataclass
from typing import Final

from hotseat.bots.styles import Style
from hotseat.games.chili_mafia.cards.codes import FU, HOT_BITS, PEPPERS, STRENGTH


@dataclass(frozen=True)
class MafiaStyle(Style):
    """Knobs are in points unless they say otherwise."""

    held_back: float = 0.0
    """What an attack must gain before the pile is empty, beyond what the level asks."""
    hand: int = 0
    """Cards in hand above (or below) the number from which a patient player lays something down."""
    fugged: float = 1.0
    """What a Fuggedaboutit is worth, relative to the level: below 1 it is played readily."""
    fears: float = 1.0
    """How likely it thinks that an attack is stopped, relative to the level."""
    leader: float = 0.0
    """How much more the loss of the leading rival counts than that of the others, as a fraction."""
    hot: float = 0.0
    """What a Hot card is worth in hand."""
    guards: float = 0.0
    """What a Fuggedaboutit is worth in hand."""
    strong: float = 0.0
    """What a pepper is worth in hand, for each point of its strength above 5."""

    def leaning(self, card: int) -> float:
        """What this style sees in a card in hand beyond its value."""
        if card < PEPPERS:
            return self.strong * (STRENGTH[card] - 5)
        if card == FU:
            return self.guards
        return self.hot if HOT_BITS >> card & 1 else 0.0

    def weight(self, share: float) -> float:
        """How much the loss of a rival counts who has this share of the leading rival's points."""
        return 0.6 - self.leader + (0.6 + 1.5 * self.leader) * share


PLAIN: Final = MafiaStyle()
STYLES: Final[dict[str, Style]] = {
    style.name: style
    for style in (
        MafiaStyle("attacker", tempo=0.85, held_back=-5.0, hot=2.0, fears=0.7),
        MafiaStyle("saver", tempo=1.1, held_back=2.0, fugged=1.1),
        MafiaStyle("guardian", fugged=0.5, guards=3.0),
        MafiaStyle("hunter", tempo=0.9, leader=0.5),
        MafiaStyle("boaster", strong=0.6),
        MafiaStyle("careful", tempo=1.2, held_back=1.0, fears=1.6, hand=-1),
        MafiaStyle("gambler", fears=0.6, fugged=1.4),
        MafiaStyle("bully", leader=-0.3),
    )
}
