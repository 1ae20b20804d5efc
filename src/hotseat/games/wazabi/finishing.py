"""A player without dice finishes at once; the game ends, or continues for places (WZ-11, WZ-12)."""

from typing import Final, final

from hotseat.core.agenda import Step
from hotseat.games.wazabi.around import OTHERS
from hotseat.games.wazabi.cards import SKIP
from hotseat.games.wazabi.events import DISCARDED, FINISHED
from hotseat.games.wazabi.hands import cards_of
from hotseat.games.wazabi.knowledge import saw_leave
from hotseat.games.wazabi.state import Wazabi


@final
class EndTurn(Step[Wazabi]):
    """Marks the end of a turn below all its steps; when the roller finishes, everything above it is dropped."""

    def run(self, s: Wazabi) -> None:
        pass


END_TURN: Final = EndTurn()


def check_finished(s: Wazabi, seat: int) -> None:
    """After every single effect: a player without dice finishes (WZ-11.1)."""
    if s.black[seat] + s.red[seat] == 0:
        _finish(s, seat)


def _finish(s: Wazabi, seat: int) -> None:
    s.finished += (seat,)
    if s.events is not None:
        s.tell(FINISHED, (seat, len(s.finished)))
    if s.options.play_on:
        _leave(s, seat)
    else:
        s.finish()  # WZ-11.2


def _leave(s: Wazabi, seat: int) -> None:
    s.active &= ~(1 << seat)
    _clear_place(s, seat)
    left = OTHERS[s.active][seat]
    if len(left) == 1:
        s.finished += left  # WZ-12.1
        s.finish()
    elif seat == s.roller:  # WZ-12.4
        s.owed = 0
        s.unwind(EndTurn)


def _clear_place(s: Wazabi, seat: int) -> None:
    """Hand and `skip` cards go to the discard, open Piment cards under the Piment pile (WZ-12.2)."""
    cards = cards_of(s.hands[seat])
    if cards and s.events is not None:
        s.tell(DISCARDED, (seat, cards))
    saw_leave(s, seat, s.hands[seat])
    s.discard.extend(cards)
    s.hands[seat] = 0
    s.sizes[seat] = 0
    s.piment += s.open_cards[seat]
    s.open_cards[seat] = ()
    s.discard.extend([SKIP] * s.skips[seat])
    set_skips(s, seat, 0)


def set_skips(s: Wazabi, seat: int, number: int) -> None:
    """Set the number of `skip` cards in front of this player."""
    skips = list(s.skips)
    skips[seat] = number
    s.skips = tuple(skips)
