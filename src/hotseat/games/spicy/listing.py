"""The legal moves of a seat, in the order of the move table."""

from collections.abc import Sequence
from typing import Final

from hotseat.core.rng import Rng
from hotseat.games.spicy.cards import ALL_KINDS, CLAIMS, SJ
from hotseat.games.spicy.moves import (
    COPY_OF,
    DOUBT,
    DOUBT_NUMBER,
    DOUBT_SPICE,
    KEEP,
    LAST_COPY_OF,
    LAST_PLAY_OF,
    LEAVE_JOKER,
    PASS,
    PEEK_STACK,
    PEEK_WON,
    PLAY_OF,
    REVEAL,
    TAKE_JOKER,
    TRUST,
    TUCK,
    TUCK_TWO,
)
from hotseat.games.spicy.state import Spicy

ANY_PLAYS: Final = [tuple([play + claim for claim in range(CLAIMS)]) for play in PLAY_OF]
"""By kind: its plays with all 30 claims, legal or not (SP-9.1)."""
ANY_LAST_PLAYS: Final = [tuple([play + claim for claim in range(CLAIMS)]) for play in LAST_PLAY_OF]

COPIES_OF: Final[list[tuple[int, ...]]] = [(copy,) for copy in COPY_OF]
"""By kind: its copy move, ready to be added to a list."""

PASS_ONLY: Final[tuple[int, ...]] = (PASS,)
TRUST_ONLY: Final[tuple[int, ...]] = (TRUST,)
NO_DOUBTS: Final[tuple[int, ...]] = ()
DOUBTS_OF_A_TRAIT: Final[tuple[int, ...]] = (DOUBT_NUMBER, DOUBT_SPICE)
DOUBTS_OF_A_COPY: Final[tuple[int, ...]] = (DOUBT,)
TRAITS_OR_TRUST: Final[tuple[int, ...]] = (DOUBT_NUMBER, DOUBT_SPICE, TRUST)
DOUBT_OR_TRUST: Final[tuple[int, ...]] = (DOUBT, TRUST)
JOKER_CHOICES: Final[tuple[int, ...]] = (TAKE_JOKER, LEAVE_JOKER)


def kinds_in(hand: list[int]) -> list[int]:
    """The different kinds of a sorted hand."""
    kinds: list[int] = []
    previous = -1
    for card in hand:
        if card != previous:
            kinds.append(card)
            previous = card
    return kinds


def doubts(s: Spicy, seat: int) -> tuple[int, ...]:
    """The doubts that this seat may raise against the top card (SP-3.1 to SP-3.3, SP-7.19)."""
    if not s.may_doubt(seat):
        return NO_DOUBTS
    return DOUBTS_OF_A_COPY if s.copied else DOUBTS_OF_A_TRAIT


def doubts_or_trust(s: Spicy, seat: int) -> tuple[int, ...]:
    """The doubts that this seat may raise, or trusting the top card (SP-4.5, SP-5.2)."""
    if not s.may_doubt(seat):
        return TRUST_ONLY
    return DOUBT_OR_TRUST if s.copied else TRAITS_OR_TRUST


def may_reveal(s: Spicy, seat: int) -> bool:
    """Whether the seat may turn the top card over without naming a trait (SW-5.1, SW-5.2)."""
    return s.manners and not s.copied and s.options.with_reveal() and s.may_doubt(seat)


def turn_moves(s: Spicy, seat: int) -> list[int]:
    """What the turn player may do (SP-2.1)."""
    if s.manners:
        return _mannered_turn(s, seat, (PASS, *doubts(s, seat)))
    hand = s.hands[seat]
    plays = s.seasonings.plays[s.claim + 1]
    moves: list[int] = []
    previous = SJ
    for kind in hand:
        if kind != previous and kind != SJ:
            moves += plays[kind]
            previous = kind
    moves += PASS_ONLY
    moves += doubts(s, seat)
    copies = s.copyable and seat != s.owner
    if copies:
        add_copies(moves, hand)
    if hand[-1] == SJ:
        moves += plays[SJ]
        if copies:
            moves += COPIES_OF[SJ]
    return moves


def add_copies(moves: list[int], hand: list[int]) -> None:
    """Add the copies that this hand's spice cards can make."""
    previous = SJ
    for kind in hand:
        if kind != previous and kind != SJ:
            moves.append(COPY_OF[kind])
            previous = kind


def open_moves(s: Spicy, seat: int) -> list[int]:
    """What the loser of a challenge may do: open, but not pass (SP-3.9)."""
    if s.manners:
        return _mannered_turn(s, seat, ())
    moves: list[int] = []
    previous = waiting = -1
    for kind in s.hands[seat]:
        if kind != previous:
            previous = kind
            if waiting < 0:
                waiting = kind
            else:  # two kinds at a time: many small extends are slow when compiled
                moves += s.seasonings.opens[waiting * ALL_KINDS + kind]
                waiting = -1
    if waiting >= 0:
        moves += s.seasonings.plays[0][waiting]
    return moves


def _mannered_turn(s: Spicy, seat: int, others: tuple[int, ...]) -> list[int]:
    one_card = len(s.hands[seat]) == 1
    copies = s.may_copy(seat)
    moves: list[int] = []
    for kind in kinds_in(s.hands[seat]):
        moves += ANY_PLAYS[kind]
        if copies:
            moves.append(COPY_OF[kind])
        if one_card:
            moves += ANY_LAST_PLAYS[kind]
            if copies:
                moves.append(LAST_COPY_OF[kind])
    moves += others
    moves += _slips(s, seat)
    return sorted(moves)


def _slips(s: Spicy, seat: int) -> list[int]:
    slips = peeks(s, seat)
    if may_reveal(s, seat):
        slips.append(REVEAL)
    return slips


def peeks(s: Spicy, seat: int) -> list[int]:
    """The face-down cards that the seat may look at, for a price (SP-9.7)."""
    looks: list[int] = []
    if s.manners:
        if s.may_peek_stack(seat):
            looks.append(PEEK_STACK)
        if s.unknown_won(seat) >= 0:
            looks.append(PEEK_WON)
    return looks


def reactions(s: Spicy, seat: int) -> Sequence[int]:
    """What a seat may do during another seat's turn (SP-4.3)."""
    if s.manners:
        return _mannered_reactions(s, seat)
    doubts_and_trust = doubts_or_trust(s, seat)
    if not s.copyable:
        return doubts_and_trust
    hand = s.hands[seat]
    moves = list(doubts_and_trust)
    add_copies(moves, hand)
    if hand[-1] == SJ:
        moves += COPIES_OF[SJ]
    return moves


def _mannered_reactions(s: Spicy, seat: int) -> list[int]:
    moves = [*doubts_or_trust(s, seat), *_slips(s, seat)]
    if s.may_copy(seat):
        for kind in kinds_in(s.hands[seat]):
            moves.append(COPY_OF[kind])
            if len(s.hands[seat]) == 1:
                moves.append(LAST_COPY_OF[kind])
    return sorted(moves)


def declarations(s: Spicy, seat: int) -> Sequence[int]:
    """What a seat may do about a last card (SP-5.2)."""
    answers = doubts_or_trust(s, seat)
    return [*answers, *_slips(s, seat)] if s.manners else answers


def onlooking(s: Spicy, seat: int) -> list[int]:
    """The moves of a seat that is asked only because it might peek (SP-9.9)."""
    return [TRUST, *peeks(s, seat)]


def joker_choices(s: Spicy, seat: int) -> Sequence[int]:
    """What the loser of a challenge may do about a Super-Joker (SW-3.2)."""
    return [*peeks(s, seat), *JOKER_CHOICES] if s.manners else JOKER_CHOICES


def tucks(s: Spicy, seat: int) -> list[int]:
    """Zero, one or two spice cards to put under the 5 (SP-7.10, SW-6.3)."""
    hand = s.hands[seat]
    kinds = [kind for kind in kinds_in(hand) if kind != SJ]
    moves = [KEEP, *[TUCK + kind for kind in kinds]]
    for place, one in enumerate(kinds):
        if hand.count(one) > 1:
            moves.append(tuck_two(one, one))
        moves += [tuck_two(one, two) for two in kinds[place + 1 :]]
    return [*moves, *peeks(s, seat)]


def tuck_two(one: int, two: int) -> int:
    """The move `tuck X Y` for two kinds in canonical order."""
    return TUCK_TWO + one * (65 - one) // 2 + two - one


def count_kinds(hand: list[int]) -> int:
    """How many different kinds a sorted hand has."""
    count = 0
    previous = -1
    for card in hand:
        if card != previous:
            count += 1
            previous = card
    return count


def kind_at(hand: list[int], place: int) -> int:
    """The kind at this index among the different kinds of a sorted hand."""
    previous = -1
    for card in hand:
        if card != previous:
            if place == 0:
                return card
            place -= 1
            previous = card
    raise IndexError(place)


def pick_play(hand: list[int], claims: tuple[int, ...], drawn: int) -> int:
    """Play number `drawn` among all kinds of the hand combined with all these claims."""
    return PLAY_OF[kind_at(hand, drawn // len(claims))] + claims[drawn % len(claims)]


def pick_turn(s: Spicy, seat: int, rng: Rng) -> int:
    """One of `turn_moves`, all equally likely, without listing them."""
    hand = s.hands[seat]
    kinds = count_kinds(hand)
    claims = s.seasonings.claims[s.claim + 1]
    plays = kinds * len(claims)
    others = doubts(s, seat)
    copies = kinds if s.copyable and seat != s.owner else 0
    drawn = rng.below(plays + 1 + len(others) + copies, "pick")
    if drawn < plays:
        return pick_play(hand, claims, drawn)
    drawn -= plays
    if drawn == 0:
        return PASS
    drawn -= 1
    return others[drawn] if drawn < len(others) else COPY_OF[kind_at(hand, drawn - len(others))]


def pick_open(s: Spicy, seat: int, rng: Rng) -> int:
    """One of `open_moves`, all equally likely, without listing them."""
    hand = s.hands[seat]
    claims = s.seasonings.claims[0]
    place = rng.below(len(hand), "pick")
    while place > 0 and hand[place] == hand[place - 1]:  # only the first card of each kind counts
        place = rng.below(len(hand), "pick")
    return PLAY_OF[hand[place]] + claims[rng.below(len(claims), "pick")]


def pick_reaction(s: Spicy, seat: int, rng: Rng) -> int:
    """One of `reactions`, all equally likely, without listing them."""
    others = doubts(s, seat)
    kinds = count_kinds(s.hands[seat]) if s.may_copy(seat) else 0
    drawn = rng.below(len(others) + 1 + kinds, "pick")
    if drawn < len(others):
        return others[drawn]
    drawn -= len(others)
    return TRUST if drawn == 0 else COPY_OF[kind_at(s.hands[seat], drawn - 1)]
