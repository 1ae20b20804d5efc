"""What a learning program sees of Spicy and Sweet & Spicy."""

from typing import Final

from hotseat.core.moves import UNKNOWN
from hotseat.core.tensor import Observed, Texts, Writer
from hotseat.games.spicy.cards import KIND, KNOWN_TO
from hotseat.games.spicy.seasonings import IDS
from hotseat.games.spicy.state import Spicy

_SEASONINGS: Final = Texts(IDS)


def observed_of(card_texts: tuple[str, ...], claim_texts: tuple[str, ...]) -> Observed:
    """The observation of an edition with these texts."""
    cards, claims = Texts(card_texts), Texts(claim_texts)

    def observed(s: Spicy, writer: Writer) -> None:
        _table(s, writer, cards, claims)
        _players(s, writer, cards)
        _shown(s, writer, cards, claims)

    return observed


def _table(s: Spicy, writer: Writer, cards: Texts, claims: Texts) -> None:
    writer.part("seasonings").code_set(s.seasonings.bits, _SEASONINGS)
    writer.part("pile").number(len(s.pile))
    surfaced = len(s.pile) == s.under_worlds_end
    writer.part("under_worlds_end").number(s.under_worlds_end if surfaced else UNKNOWN)  # SP-1.3
    writer.part("stack").known_bag(s.stack, KNOWN_TO[writer.owner], KIND, cards)
    writer.part("claim").code(s.claim, claims)
    writer.part("owner").seat(s.owner)
    writer.part("copied").flag(s.copied)
    writer.part("last").flag(s.last)
    writer.part("settled").flag(s.settled)
    writer.part("copyable").flag(s.copyable)
    writer.part("tucked").number(s.tucked)
    writer.part("supply").number(s.supply)


def _players(s: Spicy, writer: Writer, cards: Texts) -> None:
    me = writer.owner
    writer.part("hand", "hands").bag(s.hands[me], cards)
    for seat in writer.seats("hand sizes", ""):
        writer.number(len(s.hands[seat]))
    known = KNOWN_TO[me]
    for seat in writer.seats("won"):
        writer.known_bag(s.won[seat], known, KIND, cards)
    for seat in writer.seats("trophies"):
        writer.number(s.trophies[seat])


def _shown(s: Spicy, writer: Writer, cards: Texts, claims: Texts) -> None:
    card, claim, owner, doubter, winner = s.shown
    writer.part("shown").code(card, cards)
    writer.part("shown claim", "").code(claim, claims)
    writer.part("shown owner", "").seat(owner)
    writer.part("shown doubter", "").seat(doubter)
    writer.part("shown winner", "").seat(winner)
