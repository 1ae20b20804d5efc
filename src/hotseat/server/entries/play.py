"""Entries about the game: moves, held answers, clocks, undo."""

from typing import Literal

from hotseat.protocol import Attention
from hotseat.server.entries.base import Entry


class Started(Entry, frozen=True, tag="started"):
    """The cards were dealt: by the provable shuffle, or without one from `key` or, at a guided table, from `seed`."""

    seed: int = 0
    """Also of friendly tables in older logs. What players see of such a game is enough to compute the rest."""
    seat: int = -1
    command: str = ""
    former_names: bool = True
    """Whether the log of the shuffle names zones as before a renaming; older logs do not say it."""
    key: str = ""
    """The secret of a friendly table, in hex: nobody can predict what is drawn from it."""


class Moved(Entry, frozen=True, tag="moved"):
    """A seat's moves were played."""

    seat: int
    moves: list[int]
    by: Literal["player", "clock", "bot", "preset"] = "player"
    command: str = ""
    wall: int = 0


class Held(Entry, frozen=True, tag="held"):
    """A seat's answer is held until its window closes; `effective` is its time in a race."""

    seat: int
    moves: list[int]
    effective: int
    by: Literal["player", "bot"] = "player"
    command: str = ""


class Withdrawn(Entry, frozen=True, tag="withdrawn"):
    """A held answer was withdrawn, by its player or because somebody else was faster."""

    seat: int
    command: str = ""


class MoreTimed(Entry, frozen=True, tag="more-timed"):
    """A seat used its extra time for this window."""

    seat: int
    command: str = ""


class PresetSet(Entry, frozen=True, tag="preset-set"):
    """How a seat wants to be asked; an empty question clears all its presets."""

    seat: int
    question: str = ""
    attention: Attention = "always"
    until: Literal["round", "game"] = "game"
    command: str = ""


class Paused(Entry, frozen=True, tag="paused"):
    """The table was paused."""

    seat: int = -1
    command: str = ""


class Resumed(Entry, frozen=True, tag="resumed"):
    """The pause ended."""

    seat: int = -1
    command: str = ""


class UndoVoted(Entry, frozen=True, tag="undo-wished"):
    """A person voted on undoing the last action."""

    seat: int
    agree: bool
    command: str = ""


class Undone(Entry, frozen=True, tag="undone"):
    """The last action was undone, and the hidden words after it; `quiet` if it was a hidden word itself."""

    seat: int
    command: str = ""
    actions: int = 1
    """The number of actions since then, including the one undone."""
    quiet: bool = False


class WentOn(Entry, frozen=True, tag="went-on"):
    """A person wants to continue after a round; or, on turn, lets the last card be while bots may still react to it."""

    seat: int
    command: str = ""


class RestEnded(Entry, frozen=True, tag="rest-ended"):
    """The rest after a round ended: its time is up, or everybody wanted to continue."""


class Ticked(Entry, frozen=True, tag="ticked"):
    """Records only the time, so that a crash does not refund a long thinking time."""
