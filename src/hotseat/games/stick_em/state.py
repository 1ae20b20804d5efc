"""The zones of Stick 'Em, what each seat may know of them, and the deal."""

from typing import Final, final

from hotseat.core.game import Setup
from hotseat.core.moves import NOBODY, UNKNOWN
from hotseat.core.outcome import Outcome, ranked
from hotseat.core.position import Codec, Fields, Many, Row, Words
from hotseat.core.rng import Rng
from hotseat.core.sorts import SEAT_INDEX
from hotseat.core.state import State
from hotseat.games.stick_em.cards import CARD_TEXTS, DECKS, HAND, SMALL_DECKS
from hotseat.games.stick_em.options import StickEmOptions
from hotseat.games.stick_em.tricks import round_score, winning_place


@final
class StickEm(State):
    """A running game. Tuples are replaced, never changed, so clones share them."""

    options: StickEmOptions
    round: int
    """Rounds begun, including the current one."""
    opener: int
    """The leader of this round's first trick."""
    hands: list[tuple[int, ...]]
    """Each sorted in canonical order."""
    pains: list[int]
    """Hidden from the others while the question `pain` is open; UNKNOWN before the pick."""
    leader: int
    """The leader of the current trick."""
    trick: list[int]
    """Cards of the current trick in order of play."""
    captured: list[tuple[int, ...]]
    aside: tuple[int, ...]
    """Cards of tricks that nobody won in this round."""
    last_trick: tuple[int, ...]
    last_leader: int
    last_winner: int
    sheet: list[tuple[int, ...]]
    """Scores of the finished rounds."""
    scored_pains: tuple[int, ...]
    """The pain cards of the round scored last, kept for its count; none in the first round."""
    scored_cards: tuple[tuple[int, ...], ...]
    """The cards captured in the round scored last."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        options = setup.options
        assert isinstance(options, StickEmOptions)
        self.options = options
        self.scored_pains = ()
        self.scored_cards = ()

    def clone(self) -> "StickEm":
        twin = StickEm(self.setup)
        twin.copy_frame(self)
        twin.round = self.round
        twin.opener = self.opener
        twin.hands = self.hands[:]
        twin.pains = self.pains[:]
        twin.leader = self.leader
        twin.trick = self.trick[:]
        twin.captured = self.captured[:]
        twin.aside = self.aside
        twin.last_trick = self.last_trick
        twin.last_leader = self.last_leader
        twin.last_winner = self.last_winner
        twin.sheet = self.sheet[:]
        twin.scored_pains = self.scored_pains
        twin.scored_cards = self.scored_cards
        return twin

    def rounds(self) -> int:
        """The number of rounds in this game (SE-6.3)."""
        return self.options.rounds or self.players

    def deck(self) -> list[int]:
        """All cards in use, in canonical order (SE-1.2)."""
        small = self.options.small
        return SMALL_DECKS[small][self.players] if small else DECKS[self.players]

    def hand_size(self) -> int:
        """Cards dealt to everybody, one of which becomes the pain card (SE-1.3)."""
        return self.options.small or HAND

    def totals(self) -> tuple[int, ...]:
        """The sums of the finished rounds' scores."""
        return tuple([self.total(seat) for seat in range(self.players)])

    def total(self, seat: int) -> int:
        """The sum of the finished rounds' scores of one seat."""
        points = 0
        for scores in self.sheet:
            points += scores[seat]
        return points

    def tricks_left(self) -> int:
        """Tricks of this round that are not complete, the current one included."""
        played = sum([len(cards) for cards in self.captured]) + len(self.aside)
        return self.hand_size() - 1 - played // self.players

    def winning_seat(self) -> int:
        """The seat that would take the trick now; NOBODY if no seat would (SE-4)."""
        place = winning_place(self.trick) if self.trick else NOBODY
        return NOBODY if place == NOBODY else (self.leader + place) % self.players

    def running_score(self, seat: int) -> int:
        """What the seat would score if the round ended now; requires that the pain cards are revealed."""
        return round_score(self.pains[seat], self.captured[seat])

    def outcome(self) -> Outcome:
        return ranked(self.totals())

    def clear_round(self) -> None:
        """No cards anywhere: the state before a deal."""
        self.hands = [()] * self.players
        self.pains = [UNKNOWN] * self.players
        self.leader = self.opener
        self.trick = []
        self.captured = [()] * self.players
        self.aside = ()
        self.last_trick = ()
        self.last_leader = NOBODY
        self.last_winner = NOBODY

    def view(self, seat: int | None) -> "StickEm":
        seen = self.clone()
        picking = self.question.name == "pain"
        for other in range(self.players):
            if other != seat:
                seen.hands[other] = (UNKNOWN,) * len(self.hands[other])
                if picking:
                    seen.pains[other] = UNKNOWN
        seen.conceal(seat)
        return seen

    def fill(self, rng: Rng) -> "StickEm":
        full = self.clone()
        full.reveal(rng)
        unseen = self._unseen()
        rng.shuffle(unseen, "fill")
        for seat in range(self.players):
            hand = full.hands[seat]
            # A pick that was made but not shown: the hand is one card short and the trick has not begun.
            if self.pains[seat] == UNKNOWN and self.has_picked(seat):
                full.pains[seat] = unseen.pop()
            if UNKNOWN in hand:
                full.hands[seat] = tuple(sorted([unseen.pop() for _ in hand]))
        return full

    def has_picked(self, seat: int) -> bool:
        """Whether the seat has picked its pain card of this round (SE-2.1)."""
        return self.question.name != "pain" or seat not in self.question.players

    def _unseen(self) -> list[int]:
        seen = set(self.trick) | set(self.aside) | set(self.pains)
        for seat in range(self.players):
            seen.update(self.hands[seat])
            seen.update(self.captured[seat])
        return [card for card in self.deck() if card not in seen]


_NUMBER: Final = Codec()
_SEAT: Final = Codec(SEAT_INDEX)
_CARD: Final = Words(CARD_TEXTS)

FIELDS: Final[Fields] = {
    "round": _NUMBER,
    "opener": _SEAT,
    "hands": Many(Row(_CARD), per_seat=True),
    "pains": Many(_CARD, per_seat=True),
    "leader": _SEAT,
    "trick": Many(_CARD),
    "captured": Many(Row(_CARD), per_seat=True),
    "aside": Row(_CARD),
    "last_trick": Row(_CARD),
    "last_leader": _SEAT,
    "last_winner": _SEAT,
    "sheet": Many(Row(_NUMBER, per_seat=True)),
}

MEMORY: Final[Fields] = {"scored_pains": Row(_CARD), "scored_cards": Row(Row(_CARD))}
