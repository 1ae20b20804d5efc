"""Who knows what: known hand cards, pile notes and Lifeline looks (chapter Hidden information).

Here, places in the pile are counted from its bottom, because drawing does not change them; `pile_notes` counts them
from the top, as the rules do.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from hotseat.core.moves import UNKNOWN
from hotseat.games.chili_mafia.cards.codes import FU, RD, SINGLE, with_card, without
from hotseat.games.chili_mafia.tuples import replaced

if TYPE_CHECKING:
    from hotseat.games.chili_mafia.state import ChiliMafia


# -- known cards -------------------------------------------------------------------------------------------------------


def known_place(s: "ChiliMafia", observer: int, owner: int) -> int:
    """The index of an observer's knowledge of an owner's hand; the observer after the last seat is the public."""
    return owner * (s.players + 1) + observer


def learn(s: "ChiliMafia", observer: int, owner: int, card: int) -> None:
    """The observer now knows one more card in the owner's hand."""
    if observer != owner and card != UNKNOWN:
        at = known_place(s, observer, owner)
        s.known[at] = with_card(s.known[at], card)


def all_learn(s: "ChiliMafia", owner: int, card: int) -> None:
    """The card came into the owner's hand openly."""
    if card == UNKNOWN:
        return
    before: tuple[int, ...] = ()
    after = SINGLE[card]
    first = owner * (s.players + 1)
    for at in range(first, first + s.players + 1):
        if at != first + owner:
            if s.known[at] is not before:  # observers usually know the same
                before = s.known[at]
                after = with_card(before, card)
            s.known[at] = after


def left_openly(s: "ChiliMafia", owner: int, card: int) -> None:
    """The card left the owner's hand openly: everybody's count of that code drops by one."""
    first: i64 = owner * (s.players + 1)
    known = s.known
    before: tuple[int, ...] = ()
    after: tuple[int, ...] = ()
    for at in range(first, first + s.players + 1):
        codes = known[at]
        if codes:
            if codes is not before:  # observers usually know the same
                before = codes
                after = without(codes, card)
            known[at] = after


def left_unseen(s: "ChiliMafia", owner: int, cards: tuple[int, ...], partner: int) -> None:
    """Cards went to a partner unseen by the others, so each of their counts drops by the number of cards."""
    for observer in range(s.players + 1):
        at = known_place(s, observer, owner)
        if observer == partner:
            for card in cards:
                s.known[at] = without(s.known[at], card)
        elif s.known[at]:
            s.known[at] = _lowered(s.known[at], len(cards))


def _lowered(codes: tuple[int, ...], by: int) -> tuple[int, ...]:
    kept: list[int] = []
    for place in range(len(codes)):
        if place >= by and codes[place - by] == codes[place]:
            kept.append(codes[place])
    return tuple(kept)


def know_hand(s: "ChiliMafia", observer: int, owner: int) -> None:
    """The observer has seen the whole hand."""
    s.known[known_place(s, observer, owner)] = tuple(s.hands[owner])


# -- the pile ----------------------------------------------------------------------------------------------------------


def pile_notes(s: "ChiliMafia") -> list[tuple[int, int, int]]:
    """The public notes as (code, lowest, highest index), counted from the top."""
    top = len(s.pile) - 1
    return [(code, max(top - high, 0), top - low) for code, low, high in s.notes]


def drawn(s: "ChiliMafia", seat: int, card: int, shown: bool) -> None:
    """The top card has just left the pile for this seat; notes and looks that referred to it are resolved.

    `shown`: everybody sees which card it was.
    """
    place = len(s.pile)  # its former index, counted from the bottom
    if s.notes and _settle_notes(s, seat, card, place, shown):
        shown = True  # a look teaches nobody the same card again
    if s.rules.heists and any(len(look) > 0 for look in s.lifelines):
        for observer in range(s.players):
            if s.lifelines[observer]:
                _settle_look(s, observer, seat, card, place, shown)


def _settle_notes(s: "ChiliMafia", seat: int, card: int, place: int, shown: bool) -> bool:
    """Settle the notes; returns whether they told everybody which card was drawn unseen."""
    if not any(note[2] >= place for note in s.notes):
        return False
    told = False
    kept: list[tuple[int, int, int]] = []
    for code, low, high in s.notes:
        if high < place or (code == RD and card != RD) or (shown and card != code):
            kept.append((code, low, min(high, place - 1)))
        elif code != RD and low >= place and not shown:
            all_learn(s, seat, card)  # it could not be anywhere else
            told = True
    s.notes = tuple(kept)
    return told


def _settle_look(s: "ChiliMafia", observer: int, seat: int, card: int, place: int, shown: bool) -> None:
    look = s.lifelines[observer]
    kept = tuple([seen for seen in look if seen[0] != place])
    if len(kept) < len(look):
        s.lifelines = replaced(s.lifelines, observer, kept)
        if not shown and card != RD:
            learn(s, observer, seat, card)


def pinched_into(s: "ChiliMafia", card: int, first: int, last: int) -> None:
    """A pepper will be put into the pile at an index from `first` to `last`; call this before inserting it."""
    n = len(s.pile)
    moved: list[tuple[int, int, int]] = []
    for code, low, high in s.notes:
        if n - 1 - low < first:
            moved.append((code, low + 1, high + 1))
        elif n - 1 - high >= last:
            moved.append((code, low, high))
        else:
            moved.append((code, low, high + 1))
    s.notes = (*moved, (card, n - last, n - first))
    for observer in range(s.players):
        if s.lifelines[observer]:
            kept = [(place + 1, code) for place, code in s.lifelines[observer] if n - 1 - place < first]
            s.lifelines = replaced(s.lifelines, observer, tuple(kept))


def looked(s: "ChiliMafia", seat: int, cards: int) -> None:
    """The seat looks at the top `cards` cards of the pile."""
    n = len(s.pile)
    s.lifelines = replaced(
        s.lifelines, seat, tuple([(place, s.pile[place]) for place in range(n - 1, n - 1 - cards, -1)])
    )


def taken_from_top(s: "ChiliMafia", seat: int, place: int) -> None:
    """The Fuggedaboutit at this place (from the bottom) was taken from the top five; call this after removing it."""
    n = len(s.pile) + 1
    s.notes = tuple([_note_after_look(note, n) for note in s.notes])
    for observer in range(s.players):
        look = s.lifelines[observer]
        known = [seen for seen, code in look if code == FU]
        gone = place if observer == seat else (known[0] if known else -1)
        s.lifelines = replaced(
            s.lifelines, observer, tuple([(at - 1 if at > gone else at, code) for at, code in look if at != gone])
        )


def _note_after_look(note: tuple[int, int, int], n: int) -> tuple[int, int, int]:
    code, low, high = note
    first, last = n - 1 - high, n - 1 - low
    first = max(first - 1, 0)
    last = min(last - 1 if last >= 5 else last, n - 2)
    return code, n - 2 - last, n - 2 - first
