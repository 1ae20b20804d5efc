"""All moves of both editions: Spicy uses the first part of the table, Sweet & Spicy all of it."""

from typing import Final

from hotseat.core.moves import MoveTable
from hotseat.games.spicy.cards import ALL_KINDS, CLAIMS, KINDS, SJ, card_texts, claim_texts

PLAY: Final = 0
"""`play X as N` of a spice card is this offset plus 30 times its kind plus the claim."""
LAST_PLAY: Final = PLAY + KINDS * CLAIMS
PASS: Final = LAST_PLAY + KINDS * CLAIMS
DOUBT_NUMBER: Final = PASS + 1
DOUBT_SPICE: Final = PASS + 2
DOUBT: Final = PASS + 3
TRUST: Final = PASS + 4
COPY: Final = PASS + 5
LAST_COPY: Final = COPY + KINDS
KEEP: Final = LAST_COPY + KINDS
TUCK: Final = KEEP + 1
TUCK_TWO: Final = TUCK + KINDS
PEEK_STACK: Final = TUCK_TWO + KINDS * (KINDS + 1) // 2
PEEK_WON: Final = PEEK_STACK + 1
PLAY_JOKER: Final = PEEK_WON + 1
LAST_PLAY_JOKER: Final = PLAY_JOKER + CLAIMS
COPY_JOKER: Final = LAST_PLAY_JOKER + CLAIMS
LAST_COPY_JOKER: Final = COPY_JOKER + 1
TAKE_JOKER: Final = COPY_JOKER + 2
LEAVE_JOKER: Final = COPY_JOKER + 3
REVEAL: Final = COPY_JOKER + 4
ALL_MOVES: Final = REVEAL + 1

PLAY_OF: Final = [*[PLAY + kind * CLAIMS for kind in range(KINDS)], PLAY_JOKER]
"""By kind: the move that plays it with claim 0."""
LAST_PLAY_OF: Final = [*[LAST_PLAY + kind * CLAIMS for kind in range(KINDS)], LAST_PLAY_JOKER]
COPY_OF: Final = [*[COPY + kind for kind in range(KINDS)], COPY_JOKER]
LAST_COPY_OF: Final = [*[LAST_COPY + kind for kind in range(KINDS)], LAST_COPY_JOKER]
PAIRS: Final = [(one, two) for one in range(KINDS) for two in range(one, KINDS)]
"""The pairs that `tuck X Y` can name, in table order."""

LAYS: Final = 1
COPIES: Final = 2
PASSES: Final = 3
TRUSTS: Final = 4
DOUBTS: Final = 5
REVEALS: Final = 6
TUCKS: Final = 7
PEEKS: Final = 8
CHOOSES: Final = 9


def _verbs() -> list[int]:
    verbs = [0] * ALL_MOVES
    for kind in range(ALL_KINDS):
        for claim in range(CLAIMS):
            verbs[PLAY_OF[kind] + claim] = verbs[LAST_PLAY_OF[kind] + claim] = LAYS
        verbs[COPY_OF[kind]] = verbs[LAST_COPY_OF[kind]] = COPIES
    verbs[PASS], verbs[TRUST], verbs[REVEAL] = PASSES, TRUSTS, REVEALS
    verbs[DOUBT_NUMBER] = verbs[DOUBT_SPICE] = verbs[DOUBT] = DOUBTS
    verbs[KEEP:PEEK_STACK] = [TUCKS] * (PEEK_STACK - KEEP)
    verbs[PEEK_STACK] = verbs[PEEK_WON] = PEEKS
    verbs[TAKE_JOKER] = verbs[LEAVE_JOKER] = CHOOSES
    return verbs


VERBS: Final = bytes(_verbs())
"""By move: its verb."""


def _laid() -> list[tuple[int, int, bool]]:
    laid = [(0, 0, False)] * ALL_MOVES
    for kind in range(ALL_KINDS):
        for claim in range(CLAIMS):
            laid[PLAY_OF[kind] + claim] = (kind, claim, False)
            laid[LAST_PLAY_OF[kind] + claim] = (kind, claim, True)
        laid[COPY_OF[kind]] = (kind, 0, False)
        laid[LAST_COPY_OF[kind]] = (kind, 0, True)
    return laid


_LAID: Final = _laid()
KIND_LAID: Final = bytes([kind for kind, _, _ in _LAID])
"""By move that plays or copies: the kind of the card."""
CLAIM_MADE: Final = bytes([claim for _, claim, _ in _LAID])
CALLS_LAST: Final = bytes([called for _, _, called in _LAID])


def tucked_by(move: int) -> tuple[int, ...]:
    """The cards that a `keep` or `tuck` move puts under the 5."""
    if move == KEEP:
        return ()
    return (move - TUCK,) if move < TUCK_TWO else PAIRS[move - TUCK_TWO]


def _plays(word: str, cards: list[str], claims: tuple[str, ...]) -> list[str]:
    return [f"{word} {card} as {claim}" for card in cards for claim in claims]


def move_table(spices: str, with_jokers: bool) -> MoveTable:
    """The table of the edition whose spices have these letters."""
    cards, claims = card_texts(spices), claim_texts(spices)
    kinds = list(cards[:KINDS])
    texts = _plays("play", kinds, claims) + _plays("last play", kinds, claims)
    texts += ["pass", "doubt number", "doubt spice", "doubt", "trust"]
    texts += [f"copy {card}" for card in kinds] + [f"last copy {card}" for card in kinds]
    texts += ["keep", *[f"tuck {card}" for card in kinds]]
    texts += [f"tuck {cards[one]} {cards[two]}" for one, two in PAIRS] + ["peek stack", "peek won"]
    if with_jokers:
        joker = [cards[SJ]]
        texts += _plays("play", joker, claims) + _plays("last play", joker, claims)
        texts += ["copy SJ", "last copy SJ", "take joker", "leave joker", "reveal"]
    return MoveTable(texts)
