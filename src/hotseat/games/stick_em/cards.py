"""The cards of Stick 'Em: six colours with the numbers 0 to 14, as ints in canonical order."""

from typing import Final

from hotseat.core.sorts import Json

COLOURS: Final = "RYGBVS"
NUMBERS: Final = 15
HAND: Final = 15
"""Cards dealt to each player: one pain card and fourteen to play."""

CARD_TEXTS: Final = tuple([f"{colour}{number}" for colour in COLOURS for number in range(NUMBERS)])


def colour_of(card: int) -> int:
    """The index of the card's colour in COLOURS."""
    return card // NUMBERS


def value_of(card: int) -> int:
    """The number printed on the card."""
    return card % NUMBERS


VALUES: Final = [value_of(card) for card in range(len(CARD_TEXTS))]
SUITS: Final = [colour_of(card) for card in range(len(CARD_TEXTS))]
PRINTED: Final[dict[str, dict[str, Json]]] = {
    text: {"colour": COLOURS[suit], "number": value, "wins": value > 0}
    for text, suit, value in zip(CARD_TEXTS, SUITS, VALUES, strict=True)
}
"""Colour and number of a card, and whether it can ever win a trick (SE-4.2)."""


def cards_in_use(players: int) -> list[int]:
    """The cards used with this number of players, in canonical order (SE-1.2)."""
    colours = 6 if players == 6 else 5
    numbers = {3: 9, 4: 12}.get(players, NUMBERS)
    return [colour * NUMBERS + number for colour in range(colours) for number in range(numbers)]


def small_deck(players: int, hand: int) -> list[int]:
    """As many colours as players, each with the numbers from 0, so that everybody is dealt `hand` cards."""
    return [colour * NUMBERS + number for colour in range(players) for number in range(hand)]


DECKS: Final = [cards_in_use(players) if players >= 3 else [] for players in range(7)]
SMALL_DECKS: Final = [[small_deck(players, hand) for players in range(7)] for hand in range(5)]
"""By hand and players."""

STRENGTHS: Final = [
    [0 if value == 0 else value if suit == led else NUMBERS + value for suit, value in zip(SUITS, VALUES, strict=True)]
    for led in range(len(COLOURS))
]
"""By lead colour and card: its strength; any off-colour card beats every led one, zeros never win (SE-4.2, SE-4.3)."""

WORTHS: Final = [
    [-value if suit == pain else 1 for suit, value in zip(SUITS, VALUES, strict=True)] for pain in range(len(COLOURS))
]
"""By pain colour and card: the points of a captured card (SE-5.1, SE-5.2)."""
