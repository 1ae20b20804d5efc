"""How levels and characters react to a roll in Wazabi: how many races they notice, and how often they slap wrongly."""

from typing import Final, final

from hotseat.bots.wazabi.styles import PLAIN, WazabiStyle
from hotseat.core.rng import Rng


@final
class Reflexes:
    """The reflexes of one level."""

    def __init__(self, notices: int, errs: int) -> None:
        self.notices = notices
        """Races noticed, per thousand."""
        self.errs = errs
        """Slaps without a race, per thousand rolls."""

    def slaps(self, race_is_on: bool, rng: Rng, style: WazabiStyle = PLAIN) -> bool:
        """Whether the hand moves."""
        moves = 1000 - style.misses * (1000 - self.notices) if race_is_on else style.errs * self.errs
        return rng.below(1000, "slap") < moves


REFLEXES: Final = {
    "easy": Reflexes(notices=800, errs=40),
    "normal": Reflexes(notices=970, errs=20),
    "hard": Reflexes(notices=990, errs=6),
    "expert": Reflexes(notices=995, errs=3),
}
