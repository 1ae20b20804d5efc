"""How objects of the engine show themselves to people.

Boards and pictures belong to layers above the engine, which register their functions here on import of `hotseat`.
"""

from collections.abc import Callable
from typing import Any

Draw = Callable[[Any], str | None]


class Drawings:
    """The registered functions; None draws nothing."""

    def __init__(self) -> None:
        self.text: Draw | None = None
        """For `print`."""
        self.html: Draw | None = None
        """HTML or SVG for a notebook."""
        self.bundle: Callable[[Any], dict[str, Any]] | None = None
        """Several forms, by their media types, of which a notebook shows the best that it can."""


DRAWINGS = Drawings()


def as_text(thing: Any) -> str:
    """The thing drawn as text; its `repr` if nothing can draw it."""
    draw = DRAWINGS.text
    return (draw(thing) if draw is not None else None) or repr(thing)


def as_html(thing: Any) -> str | None:
    """The thing as a picture for a notebook; None if nothing can draw it."""
    draw = DRAWINGS.html
    return draw(thing) if draw is not None else None


def as_bundle(thing: Any) -> dict[str, Any]:
    """The thing in all forms that a notebook may show."""
    draw = DRAWINGS.bundle
    return draw(thing) if draw is not None else {"text/plain": repr(thing)}
