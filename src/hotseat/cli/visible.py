"""Texts of other people, from servers and files, on this terminal."""

import unicodedata
from typing import Final

MARK: Final = "\N{REPLACEMENT CHARACTER}"
_STEERING: Final = ("Cc", "Cf", "Cs", "Zl", "Zp")
"""Controls (escapes among them), what turns the direction of writing, surrogates, separators of lines."""
_HARMLESS: Final = "\n\t\N{ZERO WIDTH JOINER}"


def visible(text: str) -> str:
    """The text with a mark for everything that a terminal would obey instead of showing it."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(
        [char if char in _HARMLESS or unicodedata.category(char) not in _STEERING else MARK for char in text]
    )
