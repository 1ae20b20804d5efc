"""What a learning program sees of Stick 'Em."""

from typing import Final

from mypy_extensions import i64

from hotseat.core.moves import UNKNOWN
from hotseat.core.tensor import Texts, Writer
from hotseat.games.stick_em.cards import CARD_TEXTS, COLOURS, NUMBERS
from hotseat.games.stick_em.state import StickEm

_CARDS: Final = Texts(CARD_TEXTS)
_COLOURS: Final = Texts(COLOURS)
_NUMBERS: Final = Texts([str(number) for number in range(NUMBERS)])


def observed(s: StickEm, writer: Writer) -> None:
    """The own hand, and everything else that lies face up."""
    me = writer.owner
    picking = s.question.name == "pain"
    writer.part("round").number(s.round)
    writer.part("opener").seat(s.opener)
    writer.part("leader").seat(s.leader)
    writer.part("hand", "hands").bag(s.hands[me], _CARDS)
    for seat in writer.seats("pains"):
        _card(writer, UNKNOWN if picking and seat != me else s.pains[seat])  # SE-2.1, SE-2.2
    trick, leader = s.trick, s.leader
    for seat in writer.seats("trick"):
        place = seat - leader if seat >= leader else seat - leader + s.players
        _card(writer, trick[place] if place < len(trick) else UNKNOWN)
    for seat in writer.seats("captured"):
        writer.bag(s.captured[seat], _CARDS)
    writer.part("aside").bag(s.aside, _CARDS)
    for seat in writer.seats("totals", "sheet"):
        writer.number(s.total(seat))


def _card(writer: Writer, card: i64) -> None:
    """The card by its colour and its number, all off if it is hidden or there is none."""
    if card == UNKNOWN:
        writer.code_pair(UNKNOWN, UNKNOWN, _COLOURS, _NUMBERS)
    else:
        writer.code_pair(card // NUMBERS, card % NUMBERS, _COLOURS, _NUMBERS)


NOT_OBSERVED: Final = {
    "last_trick": "its cards are in `captured` or `aside`",
    "last_leader": "over with the trick",
    "last_winner": "leads the current trick",
}
