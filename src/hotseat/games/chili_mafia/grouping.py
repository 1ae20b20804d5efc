"""New gangs word by word: which hand peppers may come next, and when the group is whole (CM-3.4, CM-5.2)."""

from hotseat.games.chili_mafia.cards import BIT, COMPLETE, PEPPERS, bits, minus, without
from hotseat.games.chili_mafia.drawing import leave_hand
from hotseat.games.chili_mafia.events import FORMED
from hotseat.games.chili_mafia.gangs import pair_homes, takes_after, takes_of_pair
from hotseat.games.chili_mafia.moves import CARD_WORD, GO, SEAT_WORD
from hotseat.games.chili_mafia.rows import joined
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
    laid = tuple([word - CARD_WORD for word in plan if CARD_WORD <= word < CARD_WORD + PEPPERS])
    group = joined(base, laid)
    rest = minus(s.hands[seat], laid)
    size = len(group)
    takes = takes_after(group)
    words: list[int] = [GO] if size >= COMPLETE else []
    last = -1
    for card in rest:
        if card >= PEPPERS:
            break
        if card != last and takes & BIT[card] and (size >= 2 or leads_on(group, card, without(rest, card))):
            words.append(CARD_WORD + card)
        last = card
    return tuple(words)


def leads_on(group: tuple[int, ...], card: int, rest: tuple[int, ...]) -> bool:
    """Whether a group of none or one can be completed after this card."""
    if group:
        return takes_of_pair(group[0], card) & bits(rest) != 0
    return pair_homes(rest) & BIT[card] != 0


def form(s: ChiliMafia, seat: int, owner: int, cards: tuple[int, ...], from_hand: tuple[int, ...]) -> int:
    """Lay a new gang; those of its cards that come from the seat's hand leave it. Returns the slot."""
    for card in from_hand:
        leave_hand(s, seat, card)
    slot = s.lay_gang(owner, cards)
    if s.events is not None:
        s.tell(FORMED, (seat, owner, slot + 1, cards))
    return slot
