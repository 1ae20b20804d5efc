"""Drawing cards with World's End in the pile, trophies, Super-Jokers, and the three ends of the game."""

from hotseat.core.hands import sort_in
from hotseat.core.moves import UNKNOWN
from hotseat.games.spicy.cards import KIND, SJ
from hotseat.games.spicy.events import (
    DREW,
    ENDED,
    HAND,
    LAST_TROPHY,
    LEFT_JOKER,
    TOOK_JOKER,
    TROPHY,
    TWO_TROPHIES,
    WON,
    WORLDS_END,
)
from hotseat.games.spicy.moves import LEAVE_JOKER
from hotseat.games.spicy.state import Spicy


def draw(s: Spicy, seat: int, count: int) -> bool:
    """Draw one card at a time; False if World's End surfaced, which ends the game at once (SP-6.1 to SP-6.3)."""
    pile = s.pile
    hand = s.hands[seat]
    surfaced = False
    while count > 0 and not surfaced:
        card = pile.pop()
        sort_in(hand, card)
        if s.events is not None:
            s.tell(DREW, (seat, card), (seat,), (seat, UNKNOWN))
        surfaced = len(pile) == s.under_worlds_end
        count -= 1
    if surfaced:
        end(s, WORLDS_END)
    return not surfaced


def end(s: Spicy, reason: int) -> None:
    """End the game at once and show the hands (SP-8.4)."""
    if s.events is not None:
        s.tell(ENDED, (reason,))
        for seat in range(s.players):
            s.tell(HAND, (seat, tuple(s.hands[seat])))
    s.finish()


def take_trophy(s: Spicy, seat: int) -> bool:
    """The seat takes a trophy; False if that ends the game (SP-8.1, SP-8.2)."""
    s.trophies = tuple([s.trophies[other] + (other == seat) for other in range(s.players)])
    if s.events is not None:
        s.tell(TROPHY, (seat, s.trophies_left()))
    if s.trophies[seat] == 2:
        end(s, TWO_TROPHIES)
    elif s.trophies_left() == 0:
        end(s, LAST_TROPHY)
    else:
        return True
    return False


def win_stack(s: Spicy, seat: int) -> None:
    """The whole stack goes face down on the seat's won pile (SP-3.6, SP-7.6)."""
    if s.events is not None:
        jokers = sum([card & KIND == SJ for card in s.stack])
        s.tell(WON, (seat, len(s.stack) - jokers, jokers))
    s.won[seat] += tuple(s.stack)
    s.clear_stack()


def choose_joker(s: Spicy, seat: int, move: int) -> None:
    """Take a Super-Joker from the supply, or decline (SW-3.2)."""
    if move == LEAVE_JOKER:
        if s.events is not None:
            s.tell(LEFT_JOKER, (seat,))
        return
    s.supply -= 1
    s.hands[seat].append(SJ)
    if s.events is not None:
        s.tell(TOOK_JOKER, (seat, s.supply))
