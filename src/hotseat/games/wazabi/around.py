"""Who sits where: neighbours and opponents among the active seats, which are a set of bits."""

from typing import Final

from hotseat.games.wazabi.state import Wazabi

SEATS: Final = 8


def _others(active: int, seat: int) -> tuple[int, ...]:
    clockwise = [(seat + step) % SEATS for step in range(1, SEATS)]
    return tuple([other for other in clockwise if active >> other & 1])


OTHERS: Final = [[_others(active, seat) for seat in range(SEATS)] for active in range(1 << SEATS)]
"""By active seats and seat: the other active seats, clockwise."""

_EVEN: Final = 0b01010101
_ODD: Final = 0b10101010


def others(s: Wazabi, seat: int) -> tuple[int, ...]:
    """All other active players, clockwise."""
    return OTHERS[s.active][seat]


def opponents(s: Wazabi, seat: int) -> tuple[int, ...]:
    """The other active players, clockwise; with `teams` only those of the other team (WZ-1.3)."""
    if s.options.teams:
        return OTHERS[s.active & (_EVEN if seat & 1 else _ODD)][seat]
    return OTHERS[s.active][seat]


def neighbours(s: Wazabi, seat: int) -> tuple[int, ...]:
    """Left and right neighbour, or the one player who is both (WZ-1.1, WZ-1.2)."""
    around = OTHERS[s.active][seat]
    return (around[0], around[-1]) if len(around) > 1 else around


def with_cards(s: Wazabi, seat: int, least: int) -> tuple[int, ...]:
    """The opponents who have at least `least` cards."""
    return tuple([other for other in opponents(s, seat) if s.sizes[other] >= least])


def with_most_dice(s: Wazabi, seat: int) -> tuple[int, ...]:
    """The opponents who have the most dice, black and red together (WZ-5.9)."""
    most = 0
    found: list[int] = []
    for other in opponents(s, seat):
        dice = s.black[other] + s.red[other]
        if dice > most:
            most = dice
            found = [other]
        elif dice == most:
            found.append(other)
    return tuple(found)


def with_fewest_dice(s: Wazabi, seat: int) -> tuple[int, ...]:
    """The opponents who have the fewest dice (WZ-6.21)."""
    rivals = opponents(s, seat)
    fewest = min([s.black[other] + s.red[other] for other in rivals])
    return tuple([other for other in rivals if s.black[other] + s.red[other] == fewest])
