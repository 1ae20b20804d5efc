"""A move is an int: its index in the game's fixed move table."""

from typing import Final

from hotseat.core.errors import UnknownMove

UNKNOWN: Final = -1
"""A card or number that the owner of a view may not know."""

NOBODY: Final = -1
"""In place of a seat: no seat."""


class MoveTable:
    """All moves that a game can ever have, with their texts: action space and notation in one."""

    def __init__(self, texts: list[str]) -> None:
        self.texts: tuple[str, ...] = tuple(texts)
        self._numbers = {text: number for number, text in enumerate(texts)}
        assert len(self._numbers) == len(texts), "two moves with the same text"
        known: dict[str, str] = {}
        verbs = [text.partition(" ")[0] for text in texts]
        self.verbs: tuple[str, ...] = tuple([known.setdefault(verb, verb) for verb in verbs])
        """The first word of each move."""

    def __len__(self) -> int:
        return len(self.texts)

    def text(self, move: int) -> str:
        """The move in notation."""
        return self.texts[move]

    def verb(self, move: int) -> str:
        """The first word of the move."""
        return self.verbs[move]

    def parse(self, text: str) -> int:
        """The move that this text denotes."""
        move = self._numbers.get(" ".join(text.split()))
        if move is None:
            raise UnknownMove(text, self.texts[0])
        return move
