"""A player of Wazabi who sees every card and every future roll: the upper bound for bots, never offered to players."""

from hotseat.bots import wazabi as bots
from hotseat.games.wazabi.dice import wazabis
from hotseat.games.wazabi.moves import HOLD, PASS, ROLL, SLAP, USE_REROLL
from hotseat.games.wazabi.state import Wazabi


def clairvoyant_move(s: Wazabi, seat: int) -> int:
    """Looks at the true state, including its generator."""
    name = s.question.name
    if name == "slap":
        return SLAP if wazabis(s.roll) == 1 and _gains_by(s, seat, SLAP) else HOLD
    if name == "keep":
        return bots.kept(s, seat)
    if name == "reroll":
        return USE_REROLL if bots.wants_reroll([s], seat, True) else PASS
    return max(s.moves(seat), key=lambda move: _foreseen(s, seat, move))


def _gains_by(s: Wazabi, seat: int, move: int) -> bool:
    twin = s.clone()
    twin.push(move, seat)
    return bots.expected(twin, seat, 2, True) >= bots.value(s, seat, True) - 0.02


def _foreseen(s: Wazabi, seat: int, move: int) -> float:
    """The value of the move now, and after two rounds with the actual future rolls."""
    later = s.clone()
    later.push(move, seat)
    now = bots.expected(later, seat, 3, True)
    for _ in range(2 * s.players):
        bots.value_after_turn(later, seat, 1, True)
        if later.over:
            break
        if later.question.name == "roll":
            later.push(ROLL)
    return 0.5 * now + 0.5 * bots.value(later, seat, True)
