"""The zones of Spicy and Sweet & Spicy, and what each seat may know of them."""

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from hotseat.core.game import Setup
from hotseat.core.moves import NOBODY, UNKNOWN
from hotseat.core.outcome import Outcome
from hotseat.core.position import Codec, Fields, Many, Row, Words
from hotseat.core.rng import Rng
from hotseat.core.sorts import CARD, FLAG, SEAT_INDEX, TEXT, Sort, listed, optional, row, word
from hotseat.core.state import State
from hotseat.games.spicy.cards import (
    ALL_KNOW,
    KIND,
    KINDS,
    KNOWN_TO,
    NO_CLAIM,
    SJ,
    SPECTATOR,
    TROPHIES,
    knowers_of,
    knowers_text,
)
from hotseat.games.spicy.options import SpicyOptions
from hotseat.games.spicy.seasonings import IDS, Blend, blend_of

Shown = tuple[int, int, int, int, int]
"""A card turned over, with its claim, owner, doubter and winner."""
NOTHING_SHOWN: Final[Shown] = (-1, -1, -1, -1, -1)
TROPHY_POINTS: Final = 10
JOKER_POINTS: Final = 5


def worth(kind: int) -> int:
    """The points of a card, won or held (SP-8.6, SW-4.1)."""
    return JOKER_POINTS if kind == SJ else 1


@final
@mypyc_attr(free_list_len=1)
class Spicy(State):
    """A running game of either edition. Tuples are replaced, never changed, so clones share them."""

    options: SpicyOptions
    manners: bool
    jokers: bool
    """Whether Super-Jokers are in play."""
    seasonings: Blend
    hands: list[list[int]]
    """Kinds, each hand sorted; a Super-Joker is public and comes last."""
    pile: list[int]
    """The draw pile, bottom first."""
    under_worlds_end: int
    """Cards of the draw pile below World's End; hidden from everybody until it surfaces."""
    stack: list[int]
    """Cards with their knowers, bottom first."""
    claim: int
    """The claim about the top card; NO_CLAIM while the stack is empty."""
    owner: int
    """The seat that laid the top card."""
    copied: bool
    """Whether the top card is a copy."""
    last: bool
    """Whether the top card is a last card."""
    settled: bool
    """Whether the top card is a last card that everybody trusted."""
    copyable: bool
    """Whether the top card may be copied."""
    tucked: int
    """Cards tucked directly under the top card."""
    won: list[tuple[int, ...]]
    """Cards with their knowers, uppermost last."""
    trophies: tuple[int, ...]
    supply: int
    """Super-Jokers beside the draw pile."""
    shown: Shown
    """The card last turned over, until the next card is laid."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        options = setup.options
        assert isinstance(options, SpicyOptions)
        self.options = options
        self.manners = options.manners
        self.jokers = options.with_jokers()

    def clone(self) -> "Spicy":
        twin = Spicy(self.setup)
        twin.copy_frame(self)
        twin.seasonings = self.seasonings
        twin.hands = [hand[:] for hand in self.hands]
        twin.pile = self.pile[:]
        twin.under_worlds_end = self.under_worlds_end
        twin.stack = self.stack[:]
        twin.claim = self.claim
        twin.owner = self.owner
        twin.copied = self.copied
        twin.last = self.last
        twin.settled = self.settled
        twin.copyable = self.copyable
        twin.tucked = self.tucked
        twin.won = self.won[:]
        twin.trophies = self.trophies
        twin.supply = self.supply
        twin.shown = self.shown
        return twin

    def clear_stack(self) -> None:
        """Clear the stack."""
        self.stack.clear()
        self.claim = NO_CLAIM
        self.owner = NOBODY
        self.copied = self.last = self.settled = self.copyable = False
        self.tucked = 0

    # -- what everybody can see ----------------------------------------------------------------------------------------

    def left_of(self, seat: int) -> int:
        """The next seat clockwise."""
        seat += 1
        return seat if seat < self.players else 0

    def is_open(self) -> bool:
        """Whether the top card may be doubted at all (SP-3.2, SW-2.2)."""
        return bool(self.stack) and not self.settled and self.stack[-1] & KIND != SJ

    def may_doubt(self, seat: int) -> bool:
        """Whether this seat may doubt the top card: not its owner, nor a seat that peeked at it (SP-3.1, SP-9.8)."""
        return not self.settled and bool(self.stack) and self.stack[-1] & KNOWN_TO[seat] == 0

    def may_copy(self, seat: int) -> bool:
        """Whether this seat may repeat the claim of the top card (SP-7.18)."""
        return self.copyable and seat != self.owner

    def may_peek_stack(self, seat: int) -> bool:
        """Whether the top card is face down for this seat (SP-9.7, SW-5.4)."""
        return bool(self.stack) and self.stack[-1] & KNOWN_TO[seat] == 0

    def unknown_won(self, seat: int) -> int:
        """The index of the uppermost card of the seat's won pile that it does not know, or -1 (SP-9.7)."""
        place = len(self.won[seat]) - 1
        while place >= 0 and self.won[seat][place] & KNOWN_TO[seat]:
            place -= 1
        return place

    def may_peek(self, seat: int) -> bool:
        """Whether there is a face-down card that the seat may be tempted to look at."""
        return self.may_peek_stack(seat) or self.unknown_won(seat) >= 0

    def holds_joker(self, seat: int) -> bool:
        """Whether this hand has a Super-Joker."""
        hand = self.hands[seat]
        return self.jokers and len(hand) > 0 and hand[-1] == SJ

    def spice_cards(self, seat: int) -> int:
        """Number of hand cards other than Super-Jokers."""
        return len(self.hands[seat]) - self.holds_joker(seat)

    def legal_claims(self) -> tuple[int, ...]:
        """The claims that the rules allow now (SP-2.4 to SP-2.8)."""
        return self.seasonings.claims[self.claim + 1]

    def trophies_left(self) -> int:
        """Trophies beside the draw pile."""
        return TROPHIES - sum(self.trophies)

    def gauge(self) -> tuple[int, int]:
        """The least and the most draws until World's End surfaces, from public information."""
        around, jitter = self.options.below(self.players), self.options.jitter
        return max(1, len(self.pile) - around - jitter), len(self.pile) - around + jitter

    def points(self, seat: int) -> int:
        """10 per trophy, 1 per won card, -1 per hand card; a Super-Joker counts 5 (SP-8.6, SW-4.1)."""
        won = self.won[seat]
        points = TROPHY_POINTS * self.trophies[seat] + len(won) - len(self.hands[seat])
        if self.jokers:
            jokers = sum([card & KIND == SJ for card in won]) - self.holds_joker(seat)
            points += (JOKER_POINTS - 1) * jokers
        return points

    def outcome(self) -> Outcome:
        scores = tuple([self.points(seat) for seat in range(self.players)])
        champion = 2 in self.trophies
        places = [
            1 if trophies == 2 else 1 + champion + self._better(score)
            for score, trophies in zip(scores, self.trophies, strict=True)
        ]
        return Outcome(scores, tuple(places))

    def _better(self, score: int) -> int:
        return sum([self.trophies[seat] < 2 and self.points(seat) > score for seat in range(self.players)])

    # -- what a seat may know ------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> "Spicy":
        seen = self.clone()
        seen.conceal(seat)
        seen.pile = [UNKNOWN] * len(self.pile)
        known = KNOWN_TO[SPECTATOR if seat is None else seat]
        seen.stack = [_seen(card, known) for card in self.stack]
        seen.won = [tuple([_seen(card, known) for card in won]) for won in self.won]
        if len(self.pile) != self.under_worlds_end:
            seen.under_worlds_end = UNKNOWN
        if not self.over:
            for other in range(self.players):
                if other != seat:
                    seen.hands[other] = [card if card == SJ else UNKNOWN for card in self.hands[other]]
        return seen

    def fill(self, rng: Rng) -> "Spicy":
        full = self.clone()
        full.reveal(rng)
        unseen = self.unseen()
        rng.shuffle(unseen, "fill")
        full.stack = [_dealt(card, unseen) for card in self.stack]
        full.won = [tuple([_dealt(card, unseen) for card in won]) for won in self.won]
        full.hands = [_dealt_hand(hand, unseen) for hand in self.hands]
        full.pile = [unseen.pop() for _ in self.pile]
        if self.under_worlds_end == UNKNOWN:
            low, high = self.range_under_worlds_end()
            full.under_worlds_end = rng.between(low, high, "fill")
        return full

    def range_under_worlds_end(self) -> tuple[int, int]:
        """Where World's End can still be: inside its public range, with at least one card above it."""
        around, jitter = self.options.below(self.players), self.options.jitter
        return around - jitter, min(around + jitter, len(self.pile) - 1)

    def unseen(self) -> list[int]:
        """The spice cards that this view does not show, in canonical order."""
        left = list(self.options.copies())
        for hand in self.hands:
            for kind in hand:
                if kind not in (UNKNOWN, SJ):
                    left[kind] -= 1
        for zone in [self.stack, *[list(won) for won in self.won]]:
            for card in zone:
                if card & KIND < KINDS:
                    left[card & KIND] -= 1
        for kind in self.pile:
            if kind != UNKNOWN:
                left[kind] -= 1
        return [kind for kind in range(KINDS) for _ in range(left[kind])]


def _seen(card: int, known: int) -> int:
    return card if card & known else card | KIND


def _dealt(card: int, unseen: list[int]) -> int:
    return card if card & KIND != KIND else (card & ALL_KNOW) | unseen.pop()


def _dealt_hand(hand: list[int], unseen: list[int]) -> list[int]:
    return sorted([unseen.pop() if card == UNKNOWN else card for card in hand])


_CLAIM: Final[Sort] = word("claim")


class KnownCard(Codec):
    """A card and the seats that know it: ["W4", "AC"], ["??", "B"], ["P9", "*"]."""

    def __init__(self, texts: tuple[str, ...]) -> None:
        super().__init__(row(CARD, TEXT))
        self.texts = texts

    def write(self, value: Any) -> Any:
        text = "??" if value & KIND == KIND else self.texts[value & KIND]
        return [text, knowers_text(value)]

    def read(self, data: Any) -> Any:
        text, seats = data
        return (KIND if text == "??" else self.texts.index(text)) | knowers_of(seats)


SMALL: Final = "small:"


class InForce(Codec):
    """The seasonings in force, by id; a small deck is written last."""

    def __init__(self) -> None:
        super().__init__(listed(TEXT))

    def write(self, value: Any) -> Any:
        return [*value.ids(), f"{SMALL}{value.small}"] if value.small else value.ids()

    def read(self, data: Any) -> Any:
        small = [int(id.removeprefix(SMALL)) for id in data if id.startswith(SMALL)]
        return blend_of(tuple([IDS.index(id) for id in data if not id.startswith(SMALL)]), sum(small))


class Claimed(Codec):
    """A claim by its text, null on an empty stack."""

    def __init__(self, texts: tuple[str, ...]) -> None:
        super().__init__(optional(_CLAIM))
        self.texts = texts

    def write(self, value: Any) -> Any:
        return None if value == NO_CLAIM else self.texts[value]

    def read(self, data: Any) -> Any:
        return NO_CLAIM if data is None else self.texts.index(data)


class ShownCard(Codec):
    """The card last shown: card and claim by their texts, then owner, doubter and winner."""

    def __init__(self, cards: tuple[str, ...], claims: tuple[str, ...]) -> None:
        super().__init__(row(CARD, _CLAIM, SEAT_INDEX, SEAT_INDEX, SEAT_INDEX))
        self.cards = cards
        self.claims = claims

    def write(self, value: Any) -> Any:
        return [] if value == NOTHING_SHOWN else [self.cards[value[0]], self.claims[value[1]], *value[2:]]

    def read(self, data: Any) -> Any:
        return (self.cards.index(data[0]), self.claims.index(data[1]), *data[2:]) if data else NOTHING_SHOWN


_NUMBER: Final = Codec()
_FLAG: Final = Codec(FLAG)


def fields_of(cards: tuple[str, ...], claims: tuple[str, ...]) -> Fields:
    """How an edition with these texts writes its positions."""
    card, known = Words(cards), KnownCard(cards)
    return {
        "seasonings": InForce(),
        "hands": Many(Many(card), per_seat=True),
        "pile": Many(card),
        "under_worlds_end": _NUMBER,
        "stack": Many(known),
        "claim": Claimed(claims),
        "owner": Codec(SEAT_INDEX),
        "copied": _FLAG,
        "last": _FLAG,
        "settled": _FLAG,
        "copyable": _FLAG,
        "tucked": _NUMBER,
        "won": Many(Row(known), per_seat=True),
        "trophies": Row(_NUMBER, per_seat=True),
        "supply": _NUMBER,
        "shown": ShownCard(cards, claims),
    }
