"""Cards and hands as SVG."""

import gzip
import json
from dataclasses import dataclass
from functools import cache
from html import escape
from importlib.resources import files
from typing import Any, Final

from hotseat.core.errors import UnknownSeat
from hotseat.core.position import zones
from hotseat.core.seats import seat_of
from hotseat.core.state import State
from hotseat.games import game as game_of

HIDDEN: Final = "??"
WIDTH: Final = 64
"""Width of a card in pixels; its height is 1.4 times that."""
STEP: Final = 46
"""Distance between neighbouring cards of a hand."""


@cache
def _art() -> dict[str, dict[str, str]]:
    """By game and code: the pictures that were drawn when the page was built."""
    drawn = files("hotseat.pictures") / "cards.json.gz"
    return json.loads(gzip.decompress(drawn.read_bytes())) if drawn.is_file() else {}


def svg(game: str, code: str, deck: str = "") -> str:
    """The picture of a card; `deck` tells cards with the same code apart."""
    art = _art().get(game, {})
    return art.get(f"{code}/{deck}") or art.get(code) or _paper(code)


def _paper(code: str) -> str:
    """A card without art: its code on paper, or a plain back."""
    hidden = code == HIDDEN
    text = "" if hidden else escape(code)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140" font-family="system-ui" font-weight="800">'
        f'<rect x="1.5" y="1.5" width="97" height="137" rx="7" fill="{"#5b3a26" if hidden else "#f7ebd3"}" '
        'stroke="#1b120e" stroke-width="1.5"/>'
        f'<text x="50" y="82" font-size="{34 if len(text) < 4 else 15}" text-anchor="middle" fill="#241611">{text}'
        "</text></svg>"
    )


@dataclass(frozen=True)
class Card:
    """A card of a game, by the code that records use."""

    game: str
    code: str

    def __str__(self) -> str:
        return self.code

    def _repr_svg_(self) -> str:
        return svg(self.game, self.code).replace("<svg", f'<svg width="{WIDTH}"', 1)


@dataclass(frozen=True)
class Hand:
    """The cards that a seat holds."""

    cards: tuple[Card, ...]

    def __len__(self) -> int:
        return len(self.cards)

    def __str__(self) -> str:
        return " ".join([card.code for card in self.cards])

    def _repr_svg_(self) -> str:
        wide = STEP * max(0, len(self.cards) - 1) + WIDTH
        size = f'width="{WIDTH}" height="{1.4 * WIDTH}"'
        drawn = [
            svg(card.game, card.code).replace("<svg", f'<svg x="{STEP * place}" {size}', 1)
            for place, card in enumerate(self.cards)
        ]
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{1.4 * WIDTH}" '
            f'viewBox="0 0 {wide} {1.4 * WIDTH}">{"".join(drawn)}</svg>'
        )


def card(game: str, code: str) -> Card:
    """A card by its code, such as `C7` of Spicy.

    >>> str(card("spicy", "C7"))
    'C7'
    """
    known = [*game_of(game).printed, HIDDEN]
    if code not in known:
        raise ValueError(f"{game} has no card {code!r}. Its cards: {', '.join(known)}.")
    return Card(game, code)


def hand(s: State, seat: int | str) -> Hand:
    """What a seat (a number, or its letter) holds; hidden cards of a view show their backs."""
    place = seat_of(seat, s.players) if isinstance(seat, str) else seat
    if not 0 <= place < s.players:
        raise UnknownSeat(str(seat), s.players)
    held: Any = zones(s)["hands"][place]
    return Hand(tuple([Card(s.setup.game.id, code) for code in ([held] if isinstance(held, str) else held)]))
