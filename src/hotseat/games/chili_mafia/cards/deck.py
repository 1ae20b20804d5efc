"""The peppers, Hot and Action cards of the box: how many copies of each, and which deck a table uses."""

from typing import Final, NamedTuple

from hotseat.games.chili_mafia.cards.codes import BA, BO, CARD_TEXTS, EA, FU, JN, PI, SC, SH, TU, WE, WH

ALWAYS: Final = "always"
ADVANCED: Final = "advanced"
BOSSES: Final = "bosses"


class Pepper(NamedTuple):
    """A pepper's copies for 5-8 and for 2-4 players, plain and with icon; `needs` is the option that adds the icon."""

    name: str
    big: tuple[int, int]
    small: tuple[int, int]
    needs: str
    replaces: str = ""


PEPPER_TABLE: Final = (
    Pepper("SC", (8, 0), (4, 0), ALWAYS),
    Pepper("JN", (7, 9), (4, 6), ADVANCED),
    Pepper("PO", (7, 7), (4, 5), ADVANCED),
    Pepper("HU", (12, 0), (8, 0), ALWAYS),
    Pepper("JA", (10, 0), (7, 0), ALWAYS),
    Pepper("TA", (4, 4), (3, 3), ADVANCED),
    Pepper("HA", (7, 0), (5, 0), ALWAYS),
    Pepper("GH", (0, 6), (0, 5), ADVANCED),
    Pepper("MS", (5, 0), (3, 0), ALWAYS),
    Pepper("CR", (4, 0), (3, 0), ALWAYS),
    Pepper("PD", (6, 6), (4, 4), BOSSES, "HU"),
    Pepper("CH", (5, 5), (3, 4), BOSSES, "JA"),
    Pepper("MJ", (4, 3), (3, 2), BOSSES, "HA"),
    Pepper("NV", (2, 3), (1, 2), BOSSES, "MS"),
    Pepper("PX", (0, 4), (0, 3), BOSSES, "CR"),
)

OTHER_COPIES: Final = (
    (PI, 6, 4),
    (WH, 11, 7),
    (WE, 5, 3),
    (TU, 8, 4),
    (FU, 8, 5),
    (EA, 7, 4),
    (SH, 5, 3),
    (BO, 5, 3),
    (BA, 5, 3),
)
"""Hot and Action cards with their copies for 5-8 and for 2-4 players."""


def names_in_play(bosses: bool) -> tuple[str, ...]:
    """The ten names of a game: each boss replaces its base pepper (CM-2.2)."""
    replaced = [pepper.replaces for pepper in PEPPER_TABLE] if bosses else []
    return tuple(
        [pepper.name for pepper in PEPPER_TABLE if pepper.name not in replaced and (bosses or not pepper.replaces)]
    )


def deck_of(players: int, advanced: bool, bosses: bool, sweet_in_small: int) -> tuple[int, ...]:
    """The main deck in card order, without the Raid (CM-2.1, CM-2.2, CM-1.3)."""
    big = players >= 5
    live = (ALWAYS, *([ADVANCED] if advanced else []), *([BOSSES] if bosses else []))
    cards: list[int] = []
    for pepper in PEPPER_TABLE:
        if pepper.name in names_in_play(bosses):
            cards += _copies(pepper, pepper.big if big else pepper.small, pepper.needs in live)
    if not big:
        cards = [card for card in cards if card != SC] + [SC] * sweet_in_small
    for card, many, few in OTHER_COPIES:
        cards += [card] * (many if big else few)
    return tuple(sorted(cards))


def small_deck(hand: int) -> tuple[int, ...]:
    """A deck for exact methods: one name, a Whack, a Fuggedaboutit, and two cards more than are dealt."""
    return (*[JN] * (2 * hand + 2), WH, FU)


def _copies(pepper: Pepper, copies: tuple[int, int], live: bool) -> list[int]:
    plain, icons = copies
    if not live:
        return [CARD_TEXTS.index(pepper.name)] * (plain + icons)
    starred = [CARD_TEXTS.index(pepper.name + "*")] * icons if icons else []
    return ([CARD_TEXTS.index(pepper.name)] * plain if plain else []) + starred
