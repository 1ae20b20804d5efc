"""How the levels react to a roll in Wazabi: how many races they notice, and how often they slap by mistake."""

from typing import Final, final

from hotseat.core.rng import Rng


@final
class Reflexes:
    """The reflexes of one level."""

    def __init__(self, notices: int, errs: int) -> None:
        self.notices = notices
        """Races noticed, per thousand."""
        self.errs = errs
        """Slaps without a race, per thousand rolls."""

    def slaps(self, race_is_on: bool, rng: Rng) -> bool:
        """Whether the hand moves."""
        return rng.below(1000, "slap") < (self.notices if race_is_on else self.errs)


REFLEXES: Final = {
    "easy": Reflexes(notices=800, errs=40),
    "normal": Reflexes(notices=970, errs=20),
    "hard": Reflexes(notices=990, errs=6),
    "expert": Reflexes(notices=995, errs=3),
}
