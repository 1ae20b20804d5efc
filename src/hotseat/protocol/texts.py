"""Sanitizing of user-supplied text: no escape sequences, invisible characters or changes of direction."""

import unicodedata
from typing import Final

_UNWANTED: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Controls (ANSI escapes among them), bidi and other format characters, surrogates, private and unassigned."""
_JOINER: Final = "\u200d"
"""Zero-width joiner: emoji sequences need it, and it does not change the text direction."""


def clean(text: str, most: int) -> str:
    """The text on one line, without unwanted characters, cut to `most` characters."""
    flat = "".join([" " if char in "\t\n\r\u2028\u2029" else char for char in text])
    kept = "".join([char for char in flat if char == _JOINER or unicodedata.category(char) not in _UNWANTED])
    composed = unicodedata.normalize("NFC", kept)
    return " ".join(_few_marks(composed).split())[:most].strip()


def _few_marks(text: str) -> str:
    """At most two combining marks per letter; more would overlap neighbouring lines."""
    kept: list[str] = []
    marks = 0
    for char in text:
        marks = marks + 1 if unicodedata.combining(char) else 0
        if marks <= 2:
            kept.append(char)
    return "".join(kept)
