"""What all questions of Wazabi have in common, and the two forms that most of them take."""

from hotseat.core.agenda import Ask
from hotseat.core.sorts import Json
from hotseat.games.wazabi.cards import CARD_TEXTS
from hotseat.games.wazabi.dice import BLACK, RED
from hotseat.games.wazabi.moves import TAKE_BLACK, TARGET
from hotseat.games.wazabi.piment import PIMENT_TEXTS
from hotseat.games.wazabi.state import Wazabi


class Question(Ask[Wazabi]):
    """A question whose time-out answer is its first move; `reason` says what it is about."""

    def __init__(self, name: str, players: tuple[int, ...], reason: str = "") -> None:
        super().__init__(name, players, players)
        self.reason = reason

    def about(self, view: Wazabi) -> dict[str, Json]:
        found: dict[str, Json] = {"reason": self.reason} if self.reason else {}
        if self.reason in CARD_TEXTS or self.reason in PIMENT_TEXTS:
            found["card"] = self.reason
        return found

    def default(self, s: Wazabi, seat: int) -> int:
        return self.moves(s, seat)[0]


class Target(Question):
    """One player chooses among several who qualify, listed clockwise from the chooser."""

    def __init__(self, seat: int, targets: tuple[int, ...], reason: str) -> None:
        super().__init__("target", (seat,), reason)
        self.targets = targets

    def moves(self, s: Wazabi, seat: int) -> tuple[int, ...]:
        return tuple([TARGET + target for target in self.targets])

    def answer(self, s: Wazabi, seat: int, move: int) -> None:
        self.chosen(s, move - TARGET)

    def chosen(self, s: Wazabi, target: int) -> None:
        """Continue with this target."""
        raise NotImplementedError


_COLOURS = (TAKE_BLACK + BLACK, TAKE_BLACK + RED)


class Colour(Question):
    """One player chooses the colour of a die; asked only if both colours are available (WZ-1.6)."""

    def __init__(self, seat: int, reason: str) -> None:
        super().__init__("colour", (seat,), reason)

    def moves(self, s: Wazabi, seat: int) -> tuple[int, ...]:
        return _COLOURS

    def answer(self, s: Wazabi, seat: int, move: int) -> None:
        self.chosen(s, move - TAKE_BLACK)

    def chosen(self, s: Wazabi, colour: int) -> None:
        """Continue with a die of this colour."""
        raise NotImplementedError
