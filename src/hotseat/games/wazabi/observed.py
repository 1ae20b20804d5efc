"""What a learning program sees of Wazabi."""

from typing import Final

from hotseat.core.tensor import Texts, Writer
from hotseat.games.wazabi.cards import CARD_TEXTS
from hotseat.games.wazabi.dice import COLOUR_TEXTS, FIGURE_BITS, FIGURE_TEXTS
from hotseat.games.wazabi.hands import BITS
from hotseat.games.wazabi.piment import PIMENT_TEXTS
from hotseat.games.wazabi.state import Wazabi

_CARDS: Final = Texts(CARD_TEXTS)
_PIMENT: Final = Texts(PIMENT_TEXTS)
_FIGURES: Final = Texts([f"{colour} {figure}" for colour in COLOUR_TEXTS for figure in FIGURE_TEXTS])


def observed(s: Wazabi, writer: Writer) -> None:
    """The own hand, what the seat is certain of, and everything in the open."""
    _dice(s, writer)
    _cards(s, writer)
    _turn(s, writer)


def _dice(s: Wazabi, writer: Writer) -> None:
    for seat in writer.seats("black"):
        writer.number(s.black[seat])
    for seat in writer.seats("red"):
        writer.number(s.red[seat])
    writer.part("reserve_black").number(s.reserve_black)
    writer.part("reserve_red").number(s.reserve_red)
    writer.part("roll").packed(s.roll, FIGURE_BITS, _FIGURES)
    writer.part("rerolled").flag(s.rerolled)


def _cards(s: Wazabi, writer: Writer) -> None:
    me = writer.owner
    writer.part("hand", "hands").packed(s.hands[me], BITS, _CARDS)
    for seat in writer.seats("sizes"):
        writer.number(s.sizes[seat])
    for seat in writer.seats("known"):
        writer.packed(s.known[me * s.players + seat], BITS, _CARDS)
    writer.part("kept").packed(s.kept[me], BITS, _CARDS)
    writer.part("keeping").number(s.keeping)
    writer.part("pile").number(len(s.pile))
    writer.part("discard").bag(s.discard, _CARDS)
    writer.part("unseen").number(s.unseen)
    writer.part("piment").bag_and_hidden(s.piment[s.unseen :], s.unseen, _PIMENT)
    for seat in writer.seats("open_cards"):
        writer.bag(s.open_cards[seat], _PIMENT)


def _turn(s: Wazabi, writer: Writer) -> None:
    writer.part("active").seat_set(s.active)
    writer.part("roller").seat(s.roller)
    writer.part("direction").number(s.direction)
    for seat in writer.seats("skips"):
        writer.number(s.skips[seat])
    writer.part("owed").number(s.owed)
    writer.part("pinches").number(s.pinches)
    writer.part("plays").number(s.plays)
    writer.part("played").code_set(s.played, _CARDS)


NOT_OBSERVED: Final = {
    "finished": "a player who is not active has finished; the order matters only for places",
    "roll_offs": "over with the choice of the first player",
}
