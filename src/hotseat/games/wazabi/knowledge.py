"""What players know for certain about other hands, as defined in the chapter "Hidden information" of the rules."""

from hotseat.games.wazabi.hands import ONE, fewer
from hotseat.games.wazabi.state import Wazabi


def saw_leave(s: Wazabi, holder: int, cards: int) -> None:
    """These cards (packed) left the hand openly, played or discarded: everybody's counts drop accordingly."""
    n = s.players
    for at in range(holder, n * n, n):
        if s.known[at]:
            _set(s, at, fewer(s.known[at], cards))


def saw_stolen(s: Wazabi, thief: int, victim: int, kind: int) -> None:
    """A card changed hands and only thief and victim saw it; all others forget what they knew of the victim's hand."""
    n = s.players
    for knower in range(n):
        at = knower * n + victim
        if s.known[at]:
            _set(s, at, fewer(s.known[at], ONE[kind]) if knower == thief else 0)
    at = victim * n + thief
    _set(s, at, s.known[at] + ONE[kind])


def saw_hands_move(s: Wazabi, receivers: list[int]) -> None:
    """Whole hands are about to move, each seat's to its receiver: what is known about them moves along.

    A player who passes a hand on knows all of it.
    """
    n = s.players
    known = [0] * (n * n)
    for knower in range(n):
        for holder in range(n):
            receiver = receivers[holder]
            if receiver != knower:
                known[knower * n + receiver] = (
                    s.hands[holder] if knower == holder and receiver != holder else s.known[knower * n + holder]
                )
    s.known = tuple(known)


def _set(s: Wazabi, at: int, cards: int) -> None:
    known = list(s.known)
    known[at] = cards
    s.known = tuple(known)
