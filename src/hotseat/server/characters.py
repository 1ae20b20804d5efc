"""The characters that bots play: a name that is the same in every language, and a face.

How a character plays depends on the bot's level alone so far; `page-bot-line-<level>` says it in words.
"""

from typing import Final, NamedTuple

from hotseat.protocol import Face


class Character(NamedTuple):
    """Whom a bot plays."""

    name: str
    face: Face


CHARACTERS: Final = (
    (Character("Anis", "star-anise"), Character("Aglio", "garlic")),
    (Character("Basil", "basil"), Character("Bella", "bell")),
    (Character("Clove", "clove"), Character("Cassia", "cinnamon")),
    (Character("Dill", "dill"), Character("Dolce", "vanilla")),
    (Character("Ember", "cayenne"), Character("Enzo", "jalapeno")),
    (Character("Fenn", "fennel"), Character("Flora", "saffron")),
    (Character("Ginger", "ginger"), Character("Gus", "peppercorn")),
    (Character("Haze", "ghost"), Character("Hugo", "nutmeg")),
)
"""By seat: the bot's character, and another one where a person has that name or face."""

FACES_BY_SEAT: Final[tuple[Face, ...]] = (
    "habanero",
    "poblano",
    "cherry",
    "banana",
    "cardamom",
    "mustard",
    "bay",
    "horseradish",
)
"""By seat: the face of a person who chose none. No character has one of them."""


BY_NAME: Final = {one.name: one for pair in CHARACTERS for one in pair}


def character_of(seat: int, names: set[str], faces: set[str]) -> Character:
    """The character of a bot at this seat, beside people with these names (in lower case) and faces."""
    usual, other = CHARACTERS[seat]
    return other if usual.name.casefold() in names or usual.face in faces else usual
