"""Sanitizing of user-supplied text: no escape sequences, invisible characters or changes of direction."""

import unicodedata
from typing import Final

_UNWANTED: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Controls (ANSI escapes among them), bidi and other format characters, surrogates, private and unassigned."""
_JOINER: Final = "\u200d"
"""Zero-width joiner: emoji sequences need it, and it does not change the text direction."""


_BLANK: Final = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Fillers, counted as letters, marks and symbols, of which nothing is seen."""


def clean(text: str, most: int) -> str:
    """The text on one line, without unwanted characters, cut to `most` characters."""
    flat = "".join([" " if char in "\t\n\r\u2028\u2029" else char for char in text])
    composed = unicodedata.normalize("NFC", _seen(flat))
    return " ".join(_few_marks(composed).split())[:most].strip(" " + _JOINER)


def _seen(text: str) -> str:
    """The characters that are seen: otherwise two names could look alike, or like nothing."""
    kept = ""
    for char in text:
        if char == _JOINER or _is_variation(char):
            shown = kept != "" and (unicodedata.category(kept[-1]) in ("So", "Sk") or _is_variation(kept[-1]))
        else:
            shown = char not in _BLANK and unicodedata.category(char) not in _UNWANTED
        kept += char if shown else ""
    return kept


def _is_variation(char: str) -> bool:
    """Whether this selects a variant of the character before it, which only emoji have."""
    return "\ufe00" <= char <= "\ufe0f" or "\U000e0100" <= char <= "\U000e01ef"


def _few_marks(text: str) -> str:
    """At most two combining marks per letter; more would overlap neighbouring lines."""
    kept: list[str] = []
    marks = 0
    for char in text:
        marks = marks + 1 if unicodedata.combining(char) else 0
        if marks <= 2:
            kept.append(char)
    return "".join(kept)
