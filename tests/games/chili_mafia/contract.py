"""What the contract tests need to know about Chili Mafia."""

import random
from collections import Counter
from itertools import chain

from hotseat.core.state import State
from hotseat.games.chili_mafia.cards.codes import CARD_TEXTS, RD
from hotseat.games.chili_mafia.hidden.knowledge import known_place
from hotseat.games.chili_mafia.plans.moves import HEIST_TEXTS
from hotseat.games.chili_mafia.state import ChiliMafia


def census(s: State) -> Counter[str]:
    """All cards except the Raid, in every zone."""
    assert isinstance(s, ChiliMafia)
    zones = [*s.hands, *s.packets, s.pile, s.discard, s.face_up, *[gang.cards for row in s.gangs for gang in row]]
    if s.turn == 0:  # in a Deal the chosen cards are still in the hand
        zones += s.chosen
    found = Counter(map(CARD_TEXTS.__getitem__, chain(*zones)))
    found.pop(CARD_TEXTS[RD], None)
    found.update(map(HEIST_TEXTS.__getitem__, chain(*s.heists, s.heist_deck)))
    return found


def swap(s: State, observer: int | None, rng: random.Random) -> State | None:
    """A hand card that nobody else can be certain of is swapped with a card of the pile.

    What others know must stay true as well: a Snoop takes one of the cards that it was shown.
    """
    assert isinstance(s, ChiliMafia)
    if s.turn == 0 or any(s.plans) or any(s.chosen) or any(s.offers) or any(s.drafts):
        return None  # cards named in a secret choice must stay in their hands
    unsure = [(seat, card) for seat in range(s.players) if seat != observer for card in _unsure(s, seat)]
    noted = {code for code, _, _ in s.notes}
    seen = {place for place, _ in s.lifelines[observer]} if observer is not None else set()
    pile = [place for place, card in enumerate(s.pile) if card != RD and card not in noted and place not in seen]
    if not unsure or not pile:
        return None
    there = s.clone()
    seat, card = rng.choice(unsure)
    place = rng.choice(pile)
    there.hands[seat] = _exchanged(s.hands[seat], card, s.pile[place])
    there.pile[place] = card
    return there


def _unsure(s: ChiliMafia, seat: int) -> list[int]:
    """The cards of this hand that no other seat, and no spectator, knows."""
    known: Counter[int] = Counter()
    for other in range(s.players + 1):
        known |= Counter(s.known[known_place(s, other, seat)])
    return list((Counter(s.hands[seat]) - known).elements())


def _exchanged(hand: list[int], old: int, new: int) -> list[int]:
    cards = hand[:]
    cards.remove(old)
    return sorted([*cards, new])
