"""Whole hands are passed on, together with what is known about them (WZ-10.10, WZ-10.11)."""

from hotseat.core.moves import UNKNOWN
from hotseat.games.wazabi.around import OTHERS
from hotseat.games.wazabi.events import HAND_NOW, PASSED_HANDS, SWAPPED_HANDS
from hotseat.games.wazabi.hands import cards_of
from hotseat.games.wazabi.knowledge import saw_hands_move
from hotseat.games.wazabi.state import Wazabi


def receivers(s: Wazabi, side: int) -> list[int]:
    """By seat: the active neighbour on that side (0 left, 1 right); for a finished player, the seat itself."""
    return [OTHERS[s.active][seat][-side] if s.is_active(seat) else seat for seat in range(s.players)]


def pass_hands(s: Wazabi, seat: int, side: int) -> None:
    """Every active player passes their whole hand to the neighbour on that side, simultaneously (WZ-10.11)."""
    if s.events is not None:
        s.tell(PASSED_HANDS, (seat, side))
    move_hands(s, receivers(s, side))


def swap_hands(s: Wazabi, seat: int, other: int) -> None:
    """Two players swap all their cards (WZ-10.10)."""
    if s.events is not None:
        s.tell(SWAPPED_HANDS, (seat, other))
    to = list(range(s.players))
    to[seat] = other
    to[other] = seat
    move_hands(s, to)


def move_hands(s: Wazabi, to: list[int]) -> None:
    """Move each seat's hand to the seat given for it."""
    saw_hands_move(s, to)
    hands, sizes = s.hands[:], s.sizes[:]
    for giver in range(s.players):
        s.hands[to[giver]] = hands[giver]
        s.sizes[to[giver]] = sizes[giver]
    if s.events is not None:
        for giver in range(s.players):
            _tell_hand(s, giver, to[giver])


def _tell_hand(s: Wazabi, giver: int, receiver: int) -> None:
    if giver != receiver:
        masked = (receiver, (UNKNOWN,) * s.sizes[receiver])
        s.tell(HAND_NOW, (receiver, cards_of(s.hands[receiver])), (giver, receiver), masked)
