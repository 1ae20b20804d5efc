"""New gangs word by word: which hand peppers may come next, and when the group is whole (CM-3.4, CM-5.2)."""

from hotseat.games.chili_mafia.cards import BIT, COMPLETE, PEPPERS, minus, with_card, without
from hotseat.games.chili_mafia.drawing import leave_hand
from hotseat.games.chili_mafia.events import FORMED
from hotseat.games.chili_mafia.gangs import can_complete, takes_after
from hotseat.games.chili_mafia.moves import CARD_WORD, GO, SEAT_WORD
from hotseat.games.chili_mafia.state import ChiliMafia


def cards_of_plan(plan: tuple[int, ...]) -> tuple[int, ...]:
    """The cards among the words of a plan, sorted."""
    return tuple(sorted([word - CARD_WORD for word in plan if CARD_WORD <= word < CARD_WORD + PEPPERS]))


def seat_of_plan(plan: tuple[int, ...], seat: int) -> int:
    """The seat before whom the new gang will lie: the one named, else the own."""
    for word in plan:
        if word >= SEAT_WORD:
            return word - SEAT_WORD
    return seat


def group_words(s: ChiliMafia, seat: int, base: tuple[int, ...], plan: tuple[int, ...]) -> tuple[int, ...]:
    """What may follow `gang` or `recruit`: a seat (teams), hand peppers, `go` once there are three."""
    if s.terms.team_play and len(plan) == 1:
        return tuple([SEAT_WORD + mate for mate in s.terms.mates[seat]])
    laid = cards_of_plan(plan)
    group = base
    for card in laid:
        group = with_card(group, card)
    rest = minus(s.hands[seat], laid) if laid else s.hands[seat]
    takes = takes_after(group)
    missing = COMPLETE - len(group) - 1
    words: list[int] = [GO] if len(group) >= COMPLETE else []
    last = -1
    for card in rest:
        if card >= PEPPERS:
            break
        fits = card != last and takes & BIT[card]
        if fits and (missing <= 0 or can_complete(with_card(group, card), without(rest, card))):
            words.append(CARD_WORD + card)
        last = card
    return tuple(words)


def form(s: ChiliMafia, seat: int, owner: int, cards: tuple[int, ...], from_hand: tuple[int, ...]) -> int:
    """Lay a new gang; those of its cards that come from the seat's hand leave it. Returns the slot."""
    for card in from_hand:
        leave_hand(s, seat, card)
    slot = s.lay_gang(owner, cards)
    if s.events is not None:
        s.tell(FORMED, (seat, owner, slot + 1, cards))
    return slot
