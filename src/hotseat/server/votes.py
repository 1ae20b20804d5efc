"""What the people at a table are voting about."""

from dataclasses import dataclass, field

from hotseat.protocol import Absence


@dataclass
class Votes:
    """About absent people, and about taking back the last action."""

    about: dict[int, dict[int, Absence]] = field(default_factory=dict)
    """By absent seat: what each voter wants."""
    undo: list[int] = field(default_factory=list)
    """Who wants the last action back, first whoever asked."""
