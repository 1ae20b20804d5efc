"""What all Heists of the own turn have in common (CM-16.5)."""

from hotseat.games.chili_mafia.plans.plays import Play
from hotseat.games.chili_mafia.state import ChiliMafia


class HeistPlay(Play):
    """A Heist of the own turn: offered if it is held and its condition holds (CM-16.5)."""

    def __init__(self, verb: int, heist: int) -> None:
        super().__init__(verb)
        self.heist = heist

    def condition(self, s: ChiliMafia, seat: int) -> bool:
        """What must be so for the Heist to have an effect."""
        raise NotImplementedError
