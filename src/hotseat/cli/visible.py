"""Safe display of untrusted text from servers and files."""

import unicodedata
from typing import Final

MARK: Final = "\N{REPLACEMENT CHARACTER}"
_STEERING: Final = ("Cc", "Cf", "Cs", "Zl", "Zp")
"""Control characters (including escapes), bidi controls, surrogates, line separators."""
_HARMLESS: Final = "\n\t\N{ZERO WIDTH JOINER}"


def visible(text: str) -> str:
    """The text with a visible mark for every character that a terminal would interpret instead of showing."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(
        [char if char in _HARMLESS or unicodedata.category(char) not in _STEERING else MARK for char in text]
    )
