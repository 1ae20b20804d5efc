"""Votes of the people at a table."""

from dataclasses import dataclass, field

from hotseat.protocol import Absence


@dataclass
class Votes:
    """Votes about absent players, and about undoing the last action."""

    about: dict[int, dict[int, Absence]] = field(default_factory=dict)
    """By absent seat: what each voter wants."""
    undo: list[int] = field(default_factory=list)
    """Seats in favour of undoing the last action; the first is the one that asked."""

    def forget(self, seat: int) -> None:
        """The person of this seat was removed: drop the votes about and by them."""
        self.about.pop(seat, None)
        for votes in self.about.values():
            votes.pop(seat, None)
        if seat in self.undo:
            self.undo.remove(seat)
