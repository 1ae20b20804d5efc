"""The reason of an answer, to be worded in the reader's language."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Reason:
    """A phrase (`why-<phrase>` in the locales) and its facts, all of them taken from what one seat may know."""

    phrase: str
    numbers: dict[str, int] = field(default_factory=dict)
    seats: dict[str, int] = field(default_factory=dict)
    forms: dict[str, str] = field(default_factory=dict)
    """Codes by which a phrase chooses its form, such as a spice or a card."""
