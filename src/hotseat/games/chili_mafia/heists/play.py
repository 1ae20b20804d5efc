"""What all Heists played in one's own turn have in common (CM-16.5)."""

from hotseat.games.chili_mafia.plans.plays import Play
from hotseat.games.chili_mafia.state import ChiliMafia


class HeistPlay(Play):
    """A Heist played in one's own turn: offered if the seat holds it and its condition is met (CM-16.5)."""

    def __init__(self, verb: int, heist: int, length: int = 1) -> None:
        super().__init__(verb, length=length)
        self.heist = heist

    def condition(self, s: ChiliMafia, seat: int) -> bool:
        """The condition under which the Heist has an effect."""
        raise NotImplementedError
