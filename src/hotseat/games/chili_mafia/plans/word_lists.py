"""Lists of words by mask: the same few recur, so each is built once and shared."""

from typing import Final, final

from mypy_extensions import i64

from hotseat.core.seats import LETTERS
from hotseat.games.chili_mafia.cards.codes import MAIN_DECK
from hotseat.games.chili_mafia.plans.moves import CARD_WORD, MOVES, gang_word


@final
class WordLists:
    """All sublists of a row of words; bit i of a mask selects word number i."""

    def __init__(self, row: tuple[int, ...]) -> None:
        self.row = row
        self.made: list[tuple[int, ...] | None] = [None] * (1 << len(row))

    def of(self, mask: i64) -> tuple[int, ...]:
        """The words of this mask, in the order of the row."""
        words = self.made[mask]
        if words is None:
            words = tuple([word for i, word in enumerate(self.row) if (mask >> i) & 1])
            self.made[mask] = words
        return words


ONE_WORD: Final[list[tuple[int, ...]]] = [(word,) for word in range(len(MOVES))]
"""By word: the list of just this word."""

HALF: Final = MAIN_DECK // 2
_LOWER_CARDS: Final = WordLists(tuple(range(CARD_WORD, CARD_WORD + HALF)))
_UPPER_CARDS: Final = WordLists(tuple(range(CARD_WORD + HALF, CARD_WORD + MAIN_DECK)))
_FEW_GANGS: Final = 8
_MOST_GANGS: Final = 62
"""More gangs than anybody ever has; a mask of their slots fits a compiled int."""
_GANGS: Final = [
    WordLists(tuple([gang_word(seat, slot) for slot in range(_FEW_GANGS)])) for seat in range(len(LETTERS))
]
"""By seat: lists of its first gangs; more are very rare."""


def card_words(codes: i64) -> tuple[int, ...]:
    """The words of these codes, in card order, each once (CM-3.7)."""
    upper, lower = codes >> HALF, codes & ((1 << HALF) - 1)
    if not upper:
        return _LOWER_CARDS.of(lower)
    return _LOWER_CARDS.of(lower) + _UPPER_CARDS.of(upper) if lower else _UPPER_CARDS.of(upper)


def gang_words(seat: int, slots: i64) -> tuple[int, ...]:
    """The words of the gangs of this seat whose slots are in the mask."""
    if slots >> _FEW_GANGS:
        return tuple([gang_word(seat, slot) for slot in range(_MOST_GANGS) if (slots >> slot) & 1])
    return _GANGS[seat].of(slots)
