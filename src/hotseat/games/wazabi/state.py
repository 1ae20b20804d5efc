"""The zones of Wazabi, what each seat may know of them, and how unknown cards are re-dealt."""

from typing import Any, Final, final

from hotseat.core.game import Setup
from hotseat.core.moves import UNKNOWN
from hotseat.core.outcome import Outcome, ranked
from hotseat.core.position import Codec, Fields, Many, Row, Words
from hotseat.core.rng import Rng
from hotseat.core.sorts import CARDS, FLAG, SEAT_INDEX, TEXT, card, hidden
from hotseat.core.state import State
from hotseat.games.wazabi.cards import CARD_TEXTS, KINDS, SKIP
from hotseat.games.wazabi.dice import parsed_roll, roll_text
from hotseat.games.wazabi.hands import card_at, cards_of, packed, total
from hotseat.games.wazabi.options import WazabiOptions
from hotseat.games.wazabi.piment import PIMENT_DECKS, PIMENT_KINDS, PIMENT_TEXTS


@final
class Wazabi(State):
    """A running game. Tuples are replaced, never changed, so clones share them."""

    options: WazabiOptions
    black: list[int]
    red: list[int]
    """Dice of each player, by colour."""
    reserve_black: int
    reserve_red: int
    hands: list[int]
    """Packed counts by kind (hands.py); UNKNOWN in a view."""
    sizes: list[int]
    """Cards in each hand, which everybody sees."""
    pile: list[int]
    """Face down, the top card last."""
    discard: list[int]
    """Face up, the latest card last."""
    skips: tuple[int, ...]
    """Number of `skip` cards in front of each player."""
    piment: tuple[int, ...]
    """The Piment pile, the top card first."""
    unseen: int
    """How many cards at the top of the Piment pile were never flipped; the order of the rest is public."""
    open_cards: list[tuple[int, ...]]
    """Piment cards open in front of each player, in the order received."""
    known: tuple[int, ...]
    """Packed counts, at knower x players + holder: cards that the knower is certain the holder has."""
    kept: list[int]
    """Packed counts: cards named so far in the question `keep`; they are still part of the hand."""
    keeping: int
    """How many cards each player must name in the question `keep`; 0 if it is not open."""
    active: int
    """The players who still have dice, one bit each."""
    finished: tuple[int, ...]
    """The players who got rid of their dice, in order; at the end of a game played for places, the last player too."""
    roll_offs: tuple[tuple[int, ...], ...]
    """The rolls for the first turn by round and seat, 0 for seats that did not roll (WZ-2.6)."""
    roller: int
    direction: int
    """1 clockwise, -1 the other way."""
    owed: int
    """Extra turns owed to the roller."""
    roll: int
    """The frozen figures of this turn (dice.py); 0 before the roll."""
    rerolled: bool
    pinches: int
    """W added by `pinch` in this play step."""
    plays: int
    """Cards the roller may still play in this play step."""
    played: int
    """Kinds already played in this play step, one bit each."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        options = setup.options
        assert isinstance(options, WazabiOptions)
        self.options = options

    def clone(self) -> "Wazabi":
        twin = Wazabi(self.setup)
        twin.copy_frame(self)
        twin.black = self.black[:]
        twin.red = self.red[:]
        twin.reserve_black = self.reserve_black
        twin.reserve_red = self.reserve_red
        twin.hands = self.hands[:]
        twin.sizes = self.sizes[:]
        twin.pile = self.pile[:]
        twin.discard = self.discard[:]
        twin.skips = self.skips
        twin.piment = self.piment
        twin.unseen = self.unseen
        twin.open_cards = self.open_cards[:]
        twin.known = self.known
        twin.kept = self.kept[:]
        twin.keeping = self.keeping
        twin.active = self.active
        twin.finished = self.finished
        twin.roll_offs = self.roll_offs
        twin.roller = self.roller
        twin.direction = self.direction
        twin.owed = self.owed
        twin.roll = self.roll
        twin.rerolled = self.rerolled
        twin.pinches = self.pinches
        twin.plays = self.plays
        twin.played = self.played
        return twin

    def dice_of(self, seat: int) -> int:
        """The seat's dice, black and red together."""
        return self.black[seat] + self.red[seat]

    def is_active(self, seat: int) -> bool:
        """Whether the seat still has dice (WZ-1.2)."""
        return self.active >> seat & 1 == 1

    # -- the end -------------------------------------------------------------------------------------------------------

    def outcome(self) -> Outcome:
        """Dice still held by the losers, or places when playing for places (WZ-13.4).

        In a small game that nobody has won, those with the fewest dice win, and each die counts -1.
        """
        scores = [0] * self.players
        if self.over and self.options.play_on:
            for place, seat in enumerate(self.finished):
                scores[seat] = self.players - 1 - place
        elif self.over and not self.finished:
            scores = [-self.dice_of(seat) for seat in range(self.players)]
        elif self.over:
            first = self.finished[0]
            winners = [seat for seat in range(self.players) if seat == first or self.partners(seat, first)]
            left = sum([self.dice_of(seat) for seat in range(self.players) if seat not in winners])
            for seat in winners:
                scores[seat] = left
        return ranked(tuple(scores))

    def partners(self, one: int, other: int) -> bool:
        return self.options.teams and (one - other) % 2 == 0

    # -- hidden information --------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> "Wazabi":
        seen = self.clone()
        seen.pile = [UNKNOWN] * len(self.pile)
        seen.piment = (UNKNOWN,) * self.unseen + self.piment[self.unseen :]
        for other in range(self.players):
            if other != seat:
                seen.hands[other] = UNKNOWN
                if self._must_name(other):
                    seen.kept[other] = UNKNOWN
        n = self.players
        seen.known = tuple([self.known[at] if at // n == seat else 0 for at in range(n * n)])
        seen.conceal(seat)
        return seen

    def _must_name(self, seat: int) -> bool:
        """Whether the seat takes part in the open question `keep`, answered or not; a public fact."""
        if self.keeping == 0 or self.over:
            return False
        return seat in self.question.players or (self.keeping == 2 and seat != self.roller and self.sizes[seat] > 2)

    def fill(self, rng: Rng) -> "Wazabi":
        full = self.clone()
        full.reveal(rng)
        unseen = self._unseen_cards()
        rng.shuffle(unseen, "fill")
        for seat in range(self.players):
            if self.hands[seat] == UNKNOWN:
                sure = self._sure_cards(seat)
                full.hands[seat] = sure + packed([unseen.pop() for _ in range(self.sizes[seat] - total(sure))])
            if self.kept[seat] == UNKNOWN:
                full.kept[seat] = self._named(full.hands[seat], seat, rng)
        if UNKNOWN in self.pile:
            full.pile = unseen
        full.piment = self._filled_piment(rng)
        return full

    def _sure_cards(self, holder: int) -> int:
        """What the owner of this view knows of a hand; includes nobody else's knowledge."""
        return sum([self.known[knower * self.players + holder] for knower in range(self.players)])

    def _unseen_cards(self) -> list[int]:
        left = list(self.options.copies())
        left[SKIP] -= sum(self.skips)
        for kind in self.discard:
            left[kind] -= 1
        for seat in range(self.players):
            hand = self.hands[seat]
            for kind in cards_of(self._sure_cards(seat) if hand == UNKNOWN else hand):
                left[kind] -= 1
        return [kind for kind in range(KINDS) for _ in range(left[kind])]

    def _named(self, hand: int, seat: int, rng: Rng) -> int:
        """Cards that this seat may have named so far: all it must if it is no longer asked, else fewer."""
        number = self.keeping if seat not in self.question.players else rng.below(self.keeping, "fill")
        named: list[int] = []
        for _ in range(number):
            left = hand - packed(named)
            named.append(card_at(left, rng.below(total(left), "fill")))
        return packed(named)

    def _filled_piment(self, rng: Rng) -> tuple[int, ...]:
        if UNKNOWN not in self.piment:
            return self.piment
        left = list(PIMENT_DECKS[self.options.piment_deck].copies)
        for kind in self.piment[self.unseen :]:
            left[kind] -= 1
        for cards in self.open_cards:
            for kind in cards:
                left[kind] -= 1
        upper = [kind for kind in range(PIMENT_KINDS) for _ in range(left[kind])]
        rng.shuffle(upper, "fill")
        return tuple(upper) + self.piment[self.unseen :]


# -- positions -------------------------------------------------------------------------------------------------------


class Hand(Codec):
    """Packed counts, written as the cards one by one; an unknown hand is written `??`."""

    def write(self, value: Any) -> Any:
        if value == 0:
            return []
        return "??" if value == UNKNOWN else [CARD_TEXTS[kind] for kind in cards_of(value)]

    def read(self, data: Any) -> Any:
        return UNKNOWN if data == "??" else packed([CARD_TEXTS.index(text) for text in data])


class Rolled(Codec):
    """A roll in notation; empty if there was no roll."""

    def write(self, value: Any) -> Any:
        return roll_text(value) if value else ""

    def read(self, data: Any) -> Any:
        return parsed_roll(data)


_NUMBER: Final = Codec()
_SEAT: Final = Codec(SEAT_INDEX)
_CARD: Final = Words(CARD_TEXTS)
_PIMENT: Final = Words(PIMENT_TEXTS, card("piment"))
_HAND: Final = Hand(hidden(CARDS))
_ROLL: Final = Rolled(TEXT)

FIELDS: Final[Fields] = {
    "black": Many(_NUMBER, per_seat=True),
    "red": Many(_NUMBER, per_seat=True),
    "reserve_black": _NUMBER,
    "reserve_red": _NUMBER,
    "hands": Many(_HAND, per_seat=True),
    "sizes": Many(_NUMBER, per_seat=True),
    "pile": Many(_CARD),
    "discard": Many(_CARD),
    "skips": Row(_NUMBER, per_seat=True),
    "piment": Row(_PIMENT),
    "unseen": _NUMBER,
    "open_cards": Many(Row(_PIMENT), per_seat=True),
    "known": Row(_HAND),
    "kept": Many(_HAND, per_seat=True),
    "keeping": _NUMBER,
    "active": _NUMBER,
    "finished": Row(_SEAT),
    "roll_offs": Row(Row(_ROLL)),
    "roller": _SEAT,
    "direction": _NUMBER,
    "owed": _NUMBER,
    "roll": _ROLL,
    "rerolled": Codec(FLAG),
    "pinches": _NUMBER,
    "plays": _NUMBER,
    "played": _NUMBER,
}
