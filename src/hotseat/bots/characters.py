"""The characters that bots play: a name that is the same in every language, and in every game a style of their own.

How strong a character is depends on the level of the bot, how it plays on its style; `style-<game>-<style>` words it.
"""

from typing import Final

from hotseat.bots import styles_of

NAMES: Final = (
    ("Anis", "Aglio"),
    ("Basil", "Bella"),
    ("Clove", "Cassia"),
    ("Dill", "Dolce"),
    ("Ember", "Enzo"),
    ("Fenn", "Flora"),
    ("Ginger", "Gus"),
    ("Haze", "Hugo"),
)
"""By seat: the bot's character, and another one where a person has its name or face."""
_PLACES: Final = {name: seat + 4 * second for seat, pair in enumerate(NAMES) for second, name in enumerate(pair)}
"""By name: the place of its style among those of a game, from the first again; the two of a seat play differently."""


def style_of_character(name: str, game: str) -> str:
    """The style in which this character plays this game; empty if it is none, or if the game's bots have no styles."""
    styles = styles_of(game)
    return styles[_PLACES[name] % len(styles)] if styles and name in _PLACES else ""
