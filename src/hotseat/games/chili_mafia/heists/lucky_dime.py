"""Lucky Dime: turn up cards as long as you dare (CM-16.10)."""

from typing import Final, final

from hotseat.games.chili_mafia.cards.codes import (
    HAND_LIMIT,
    PEPPERS,
    RD,
)
from hotseat.games.chili_mafia.events import DISCARDED, TURNED_UP
from hotseat.games.chili_mafia.heists.deck import use_heist
from hotseat.games.chili_mafia.heists.names import LD
from hotseat.games.chili_mafia.heists.play import HeistPlay
from hotseat.games.chili_mafia.hidden.knowledge import drawn
from hotseat.games.chili_mafia.plans.moves import (
    DIME,
    MORE,
    STOP,
    line,
)
from hotseat.games.chili_mafia.plans.windows import Planned
from hotseat.games.chili_mafia.raid.raid import raid_comes
from hotseat.games.chili_mafia.state import ChiliMafia
from hotseat.games.chili_mafia.turn.drawing import check_pile, take


@final
class LuckyDime(HeistPlay):
    """Lucky Dime: with an empty hand, turn up cards as long as you dare; the first non-pepper loses them all."""

    def __init__(self) -> None:
        super().__init__(DIME, LD)

    def condition(self, s: ChiliMafia, seat: int) -> bool:
        return not s.hands[seat] and len(s.pile) > 0

    def bind(self, s: ChiliMafia, seat: int, plan: tuple[int, ...]) -> None:
        use_heist(s, seat, LD)
        turn_up(s, seat)


def turn_up(s: ChiliMafia, seat: int) -> None:
    """Turn up the next card of a Lucky Dime (CM-16.10)."""
    card = s.pile.pop()
    if card == RD:
        take_row(s, seat)
        raid_comes(s, seat)
        check_pile(s)
        return
    drawn(s, seat, card, True)
    s.face_up = (*s.face_up, card)
    if s.events is not None:
        s.tell(TURNED_UP, (seat, card))
    check_pile(s)
    if card >= PEPPERS:
        s.discard += s.face_up
        if s.events is not None:
            s.tell(DISCARDED, (seat, s.face_up))
        s.face_up = ()
    elif len(s.face_up) == HAND_LIMIT or not s.pile:
        take_row(s, seat)
    else:
        s.then(Dime(seat))


def take_row(s: ChiliMafia, seat: int) -> None:
    """The open row becomes the hand."""
    for card in s.face_up:
        take(s, seat, card)
    s.face_up = ()


MORE_OR_STOP: Final[tuple[int, ...]] = (MORE, STOP)


@final
class Dime(Planned):
    """Turn up another card, or keep the row."""

    def __init__(self, seat: int) -> None:
        super().__init__("dime", seat)

    def moves(self, s: ChiliMafia, seat: int) -> tuple[int, ...]:
        return MORE_OR_STOP

    def default(self, s: ChiliMafia, seat: int) -> int:
        return STOP

    def masked(self, s: ChiliMafia, seat: int, move: int) -> str:
        return line((move,))

    def answer(self, s: ChiliMafia, seat: int, move: int) -> None:
        if move == MORE:
            turn_up(s, seat)
        else:
            take_row(s, seat)
