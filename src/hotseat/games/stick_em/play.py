"""How a game of Stick 'Em runs: deal, pain cards, tricks, scoring.

Nothing is ever interrupted, so the agenda stays empty: every answer sets the next question itself.
"""

from typing import Final, final

from hotseat.core.agenda import Arg, Ask
from hotseat.core.moves import NOBODY, UNKNOWN
from hotseat.core.seats import clockwise
from hotseat.games.stick_em.cards import CARD_TEXTS, COLOURS, SUITS, VALUES
from hotseat.games.stick_em.events import ASIDE, DEALT, PAINS, PICKED, PLAYED, ROUND, SCORED, TRICK
from hotseat.games.stick_em.moves import PAIN
from hotseat.games.stick_em.state import StickEm
from hotseat.games.stick_em.tricks import round_score, winning_place


def deal_round(s: StickEm) -> None:
    """Shuffle and deal all cards in use (SE-1.3)."""
    s.round += 1
    s.clear_round()
    size = s.hand_size()
    deck = s.deck()[:]
    s.rng.shuffle(deck, "deck")
    for seat in range(s.players):
        hand = deck[seat * size : (seat + 1) * size]
        hand.sort()
        s.hands[seat] = tuple(hand)
    if s.events is not None:
        s.tell(ROUND, (s.round, s.opener))
        for seat in range(s.players):
            s.tell(DEALT, (seat, s.hands[seat]), (seat,), (seat, (UNKNOWN,) * size))
    s.question = Pain(clockwise(s.opener, s.players))


@final
class Pain(Ask[StickEm]):
    """Everybody secretly picks a pain card; `players` are the seats still to pick (SE-2.1)."""

    def __init__(self, players: tuple[int, ...]) -> None:
        super().__init__("pain", players, players)

    def args(self) -> tuple[Arg, ...]:
        return (self.players,)

    def moves(self, s: StickEm, seat: int) -> tuple[int, ...]:
        return tuple([PAIN + card for card in s.hands[seat]])

    def default(self, s: StickEm, seat: int) -> int:
        """The lowest card of the longest colour."""
        hand = s.hands[seat]
        lengths = [sum([SUITS[card] == colour for card in hand]) for colour in range(len(COLOURS))]
        longest = lengths.index(max(lengths))
        return PAIN + min([card for card in hand if SUITS[card] == longest])

    def masked(self, s: StickEm, seat: int, move: int) -> str:
        if len(self.players) > 1:
            return "pain ??"
        pains = [move - PAIN if other == seat else s.pains[other] for other in range(s.players)]
        return "pains " + " ".join([CARD_TEXTS[card] for card in pains])  # SE-2.2

    def refusal(self, s: StickEm, seat: int, move: int) -> tuple[str, str] | None:
        if move < PAIN:
            return "pain-first", "pick a pain card before the first trick (SE-2.1)."
        return "not-in-hand", f"{CARD_TEXTS[move - PAIN]} is not in your hand."

    def answer(self, s: StickEm, seat: int, move: int) -> None:
        card = move - PAIN
        s.hands[seat] = without(s.hands[seat], card)
        s.pains[seat] = card
        if s.events is not None:
            s.tell(PICKED, (seat, card), (seat,), (seat, UNKNOWN))
        missing = tuple([other for other in self.players if other != seat])
        if missing:
            s.question = Pain(missing)
        else:
            reveal_pains(s)


def reveal_pains(s: StickEm) -> None:
    """All pain cards are turned over at the same time, and the first trick begins (SE-2.2)."""
    if s.events is not None:
        s.tell(PAINS, (tuple(s.pains),))
    s.question = CARD_ASKS[s.opener]


@final
class Card(Ask[StickEm]):
    """The next player of the trick plays any hand card (SE-3.1, SE-3.2)."""

    def __init__(self, seat: int) -> None:
        super().__init__("card", (seat,), (seat,))

    def args(self) -> tuple[Arg, ...]:
        return (self.first,)

    def moves(self, s: StickEm, seat: int) -> tuple[int, ...]:
        return s.hands[seat]

    def default(self, s: StickEm, seat: int) -> int:
        """A zero if the hand has one; else the lowest card of the lead colour; else the lowest card."""
        hand = s.hands[seat]
        lowest = min(hand, key=VALUES.__getitem__)
        led = SUITS[s.trick[0]] if s.trick else NOBODY
        following = [card for card in hand if SUITS[card] == led]
        return following[0] if following and VALUES[lowest] > 0 else lowest

    def refusal(self, s: StickEm, seat: int, move: int) -> tuple[str, str] | None:
        if move >= PAIN:
            return "pain-picked", "the pain cards of this round have been picked (SE-2.1)."
        return "not-in-hand", f"{CARD_TEXTS[move]} is not in your hand."

    def answer(self, s: StickEm, seat: int, move: int) -> None:
        s.hands[seat] = without(s.hands[seat], move)
        trick = s.trick
        trick.append(move)
        if s.events is not None:
            s.tell(PLAYED, (seat, move))
        if len(trick) == s.players:
            end_trick(s)
        else:
            seat += 1
            s.question = CARD_ASKS[seat if seat < s.players else 0]


CARD_ASKS: Final = [Card(seat) for seat in range(6)]


def without(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The hand without this card."""
    place = 0
    while hand[place] != card:  # twice as fast as tuple.index when compiled
        place += 1
    return hand[:place] + hand[place + 1 :]


def end_trick(s: StickEm) -> None:
    """The trick is complete: its winner takes it and leads the next one, or it is set aside (SE-4)."""
    trick = tuple(s.trick)
    place = winning_place(s.trick)
    if place == NOBODY and s.options.all_zero_leader_wins:
        place = 0  # SE-4.6
    s.last_trick = trick
    s.last_leader = s.leader
    s.trick.clear()
    if place == NOBODY:
        s.aside += trick
        s.last_winner = NOBODY
        if s.events is not None:
            s.tell(ASIDE, (s.leader, trick))
    else:
        winner = s.leader + place
        if winner >= s.players:
            winner -= s.players
        s.captured[winner] += trick
        s.leader = winner
        s.last_winner = winner
        if s.events is not None:
            s.tell(TRICK, (winner, trick))
    if s.hands[0]:
        s.question = CARD_ASKS[s.leader]
    else:
        end_round(s)


def end_round(s: StickEm) -> None:
    """All hands are empty: score the round (SE-5), then deal the next one or end the game (SE-6)."""
    scores = tuple([round_score(s.pains[seat], s.captured[seat]) for seat in range(s.players)])
    s.sheet.append(scores)
    s.scored_pains = tuple(s.pains)
    s.scored_cards = tuple(s.captured)
    if s.events is not None:
        s.tell(SCORED, (s.round, scores, s.totals()))
    if s.round < s.rounds():
        s.opener = (s.opener + 1) % s.players  # SE-1.4
        deal_round(s)


STEPS: Final = (Pain, Card)
