"""Bots of Topper."""

from typing import Final

from hotseat.bots import Bot
from hotseat.core.state import State


class Careful(Bot):
    """Tops every card it can, and lays its lowest card."""

    def choose(self, view: State, seat: int) -> int:
        return view.moves(seat)[0]


LEVELS: Final = {"easy": Careful, "normal": Careful}
