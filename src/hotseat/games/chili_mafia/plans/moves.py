"""Every move of Chili Mafia is one word: a verb, a card, a name, a Heist, a seat or a gang (CM-3, Notation).

Gangs come last, by number and then by seat, so that a learner that needs only a few gangs per seat can use a prefix of
the table as its action space.
"""

from typing import Final

from hotseat.core.moves import MoveTable
from hotseat.core.seats import LETTERS, letter
from hotseat.games.chili_mafia.cards.codes import CARD_TEXTS, MAIN_DECK, NAME_TEXTS

# fmt: off
VERBS: Final = (
    "gang", "add", "sweet", "whack", "whackem", "pinch", "turncoat", "earner", "shakedown", "booster", "bagman",
    "exchange", "dance", "gamble", "witch", "backup", "dime", "deal", "snoop", "waste", "end", "pass",
    "let", "fugged", "easypal", "lifeline", "use", "keep", "nothing", "reconsider", "guard", "bribe", "kiss", "recruit",
    "more", "stop", "done", "best", "clear", "next", "plain", "sidekick", "troublemaker", "sniper", "hand", "go",
    "drop",
)
# fmt: on

GANG: Final = 0
ADD: Final = 1
SWEET: Final = 2
WHACK: Final = 3
WHACKEM: Final = 4
PINCH: Final = 5
TURNCOAT: Final = 6
EARNER: Final = 7
SHAKEDOWN: Final = 8
BOOSTER: Final = 9
BAGMAN: Final = 10
EXCHANGE: Final = 11
DANCE: Final = 12
GAMBLE: Final = 13
WITCH: Final = 14
BACKUP: Final = 15
DIME: Final = 16
DEAL: Final = 17
SNOOP: Final = 18
WASTE: Final = 19
END: Final = 20
PASS: Final = 21
LET: Final = 22
FUGGED: Final = 23
EASYPAL: Final = 24
LIFELINE: Final = 25
USE: Final = 26
KEEP: Final = 27
NOTHING: Final = 28
RECONSIDER: Final = 29
GUARD: Final = 30
BRIBE: Final = 31
KISS: Final = 32
RECRUIT: Final = 33
MORE: Final = 34
STOP: Final = 35
DONE: Final = 36
BEST: Final = 37
CLEAR: Final = 38
NEXT: Final = 39
PLAIN: Final = 40
SIDEKICK: Final = 41
TROUBLEMAKER: Final = 42
SNIPER: Final = 43
HAND: Final = 44
GO: Final = 45
DROP: Final = 46

HEIST_TEXTS: Final = ("BK", "BR", "EP", "KD", "LL", "LD", "MD", "RC", "RT", "SN")

CARD_WORD: Final = 47
"""The word of a card is this offset plus the card."""
PX_WORD: Final = CARD_WORD + MAIN_DECK
"""`PX`, the name of Pepper X: the only name that is not a card."""
HEIST_WORD: Final = PX_WORD + 1
SEAT_WORD: Final = HEIST_WORD + len(HEIST_TEXTS)
GANG_WORD: Final = SEAT_WORD + len(LETTERS)
GANG_NUMBERS: Final = 90
"""There cannot be more gangs than peppers."""

_GANGS: Final = [f"{letter(seat)}{number + 1}" for number in range(GANG_NUMBERS) for seat in range(len(LETTERS))]

MOVES: Final = MoveTable(
    [*VERBS, *CARD_TEXTS[:MAIN_DECK], "PX", *HEIST_TEXTS, *[letter(seat) for seat in range(len(LETTERS))], *_GANGS]
)

NAME_WORDS: Final = [MOVES.parse(name) for name in NAME_TEXTS]
"""By name: the word that a Booster calls."""


def gang_word(seat: int, slot: int) -> int:
    """The word for the gang of this seat in this slot (number 1 is slot 0)."""
    return GANG_WORD + (slot << 3) + seat


def gang_seat(word: int) -> int:
    """The owner of the gang that this word names."""
    return (word - GANG_WORD) & 7


def gang_slot(word: int) -> int:
    """The slot of the gang that this word names."""
    return (word - GANG_WORD) >> 3


def name_of_word(word: int) -> int:
    """The name that a Booster's word calls."""
    return NAME_WORDS.index(word)


def line(words: tuple[int, ...]) -> str:
    """The words as one line of notation."""
    return " ".join([MOVES.text(word) for word in words])
