"""The characters that bots play at a live table: those of `hotseat.bots.characters`, each with a face."""

from typing import Final, NamedTuple

from hotseat.bots.characters import NAMES
from hotseat.protocol import FACES, Face


class Character(NamedTuple):
    """Whom a bot plays."""

    name: str
    face: Face


_DRAWN: Final[tuple[tuple[Face, Face], ...]] = (
    ("star-anise", "garlic"),
    ("basil", "bell"),
    ("clove", "cinnamon"),
    ("dill", "vanilla"),
    ("cayenne", "jalapeno"),
    ("fennel", "saffron"),
    ("ginger", "peppercorn"),
    ("ghost", "nutmeg"),
)
"""The faces of NAMES."""
CHARACTERS: Final = tuple(
    (Character(names[0], faces[0]), Character(names[1], faces[1])) for names, faces in zip(NAMES, _DRAWN, strict=True)
)
"""By seat: the bot's character, and another one where a person has that name or face."""

FACES_BY_SEAT: Final = FACES[:8]
"""By seat: the face of a person who chose none. No character has one of them."""


BY_NAME: Final = {one.name: one for pair in CHARACTERS for one in pair}


def character_of(seat: int, names: set[str], faces: set[str]) -> Character:
    """The character of a bot at this seat, beside people with these names (in lower case) and faces."""
    usual, other = CHARACTERS[seat]
    return other if usual.name.casefold() in names or usual.face in faces else usual
