"""A player of Wazabi who sees every card and every future roll: the upper bound for bots, never offered to players."""

from hotseat.bots.wazabi.ahead import Outlook
from hotseat.bots.wazabi.standing import Fitted, weights_of
from hotseat.games.wazabi.dice import wazabis
from hotseat.games.wazabi.moves import HOLD, PASS, ROLL, SLAP, USE_REROLL
from hotseat.games.wazabi.state import Wazabi


def clairvoyant_move(s: Wazabi, seat: int) -> int:
    """Looks at the true state, including its generator."""
    outlook = Outlook(seat, Fitted(weights_of(s.players)), sees_all=True)
    name = s.question.name
    if name == "slap":
        return SLAP if wazabis(s.roll) == 1 and outlook.slapped(s, seat) >= outlook.value(s) - 0.02 else HOLD
    if name == "keep":
        return outlook.kept(s)
    if name == "reroll":
        return USE_REROLL if outlook.wants_reroll([s]) else PASS
    return max(s.moves(seat), key=lambda move: _foreseen(outlook, s, move))


def _foreseen(outlook: Outlook, s: Wazabi, move: int) -> float:
    """The value of the move now, and after two rounds with the actual future rolls."""
    later = s.clone()
    later.push(move, outlook.seat)
    now = outlook.expected(later, 3)
    for _ in range(2 * s.players):
        outlook.play_turn(later, 1)
        if later.over:
            break
        later.push(ROLL)
    return 0.5 * now + 0.5 * outlook.value(later)
