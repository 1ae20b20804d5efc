"""Servers whose windows, clocks or counters reveal a private plan, a sealed answer or the ability to answer."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec import structs

from hotseat import protocol as m
from hotseat.server import audience, projection, windows
from hotseat.server.history import Action, History
from hotseat.server.room import Room
from hotseat.server.shuffle import Shuffle
from hotseat.server.told import Told
from hotseat.server.trial import Trial
from tests.server.leaky import Mutant


def _planning(room: Room) -> bool:
    """Whether the last move was one that nobody noticed."""
    return bool(room.history.actions) and not room.history.actions[-1].noticed


def _after_a_word(patch: pytest.MonkeyPatch, leak: Callable[[Room, int], None]) -> None:
    """Do something for every move that nobody notices."""
    real = Room._play

    def leaky(self: Room, seat: int, moves: list[int], trial: Trial) -> None:
        if not trial.noticed:
            leak(self, seat)
        real(self, seat, moves, trial)

    patch.setattr(Room, "_play", leaky)


def head_of_every_word(patch: pytest.MonkeyPatch) -> None:
    """The head of a fair log covers words that nobody noticed."""
    real = Shuffle.played
    patch.setattr(Shuffle, "played", lambda self, what, noticed: real(self, what, True))


def time_for_a_plan(patch: pytest.MonkeyPatch) -> None:
    """Whoever begins a choice of several words gets more time."""

    def leak(room: Room, seat: int) -> None:
        room.asking.total = room.asking.total and max(room.asking.total, 70_000)

    _after_a_word(patch, leak)


def later_end_for_a_plan(patch: pytest.MonkeyPatch) -> None:
    """The clock shown stays the same, but the window closes later while somebody is choosing."""
    real = Room.closes_at

    def leaky(self: Room) -> int | None:
        closes = real(self)
        return closes if closes is None or not _planning(self) else closes + 2000

    patch.setattr(Room, "closes_at", leaky)


def bank_of_every_word(patch: pytest.MonkeyPatch) -> None:
    """Words of a plan are paid from the time bank one by one."""
    _after_a_word(patch, Room._spend_bank)


def back_at_a_word(patch: pytest.MonkeyPatch) -> None:
    """A word of a plan proves that an absent player is back: the clock is no longer short."""
    real = Room._started

    def absent(self: Room, entry: Any) -> None:
        real(self, entry)
        for place in self.places:
            place.timeouts = 2

    def leak(room: Room, seat: int) -> None:
        room.places[seat].timeouts = 0
        room.asking.total = room._time_for_question()

    patch.setattr(Room, "_started", absent)
    _after_a_word(patch, leak)


def numbered_words(patch: pytest.MonkeyPatch) -> None:
    """Words of a plan are counted among the public changes."""
    real = Told.unseen

    def leaky(self: Told, *what: Any) -> None:
        self.n += 1
        real(self, *what)

    patch.setattr(Told, "unseen", leaky)


def moves_counted(patch: pytest.MonkeyPatch) -> None:
    """The public description of a table counts every move, noticed or not."""
    real = audience.Audience.info

    def leaky(self: audience.Audience) -> m.TableInfo:
        return structs.replace(real(self), created=len(self.room.record.moves) if self.room.record else 0)

    patch.setattr(audience.Audience, "info", leaky)


def not_waiting_for_planners(patch: pytest.MonkeyPatch) -> None:
    """The question waits for everybody but those who are choosing."""
    real = projection.asked

    def leaky(room: Room, *view: Any) -> m.Asked | None:
        asked = real(room, *view)
        return asked and (structs.replace(asked, waits_for=[]) if _planning(room) else asked)

    patch.setattr(projection, "asked", leaky)


def undo_of_words(patch: pytest.MonkeyPatch) -> None:
    """An undo means the very last action, even one that the caller cannot know."""

    def leaky(self: History, seat: int) -> Action | None:
        return self.actions[-1] if self.actions else None

    patch.setattr(History, "meant_by", leaky)


def end_of_a_vote(patch: pytest.MonkeyPatch) -> None:
    """A word of a plan ends the vote on an undo."""
    real = Room._undo_wished

    def leaky(self: Room, seat: int, agree: bool) -> None:
        real(self, seat, agree)
        if _planning(self):
            self.votes.undo.clear()

    patch.setattr(Room, "_undo_wished", leaky)
    _after_a_word(patch, lambda room, seat: room.votes.undo.clear())


def own_answer_at_once(patch: pytest.MonkeyPatch) -> None:
    """A player with a preset who can answer, and declines, closes the window early; one who cannot does not."""

    def leaky(room: Room, seat: int, now: int) -> bool:
        preset = windows._by_preset(room, seat) and now >= windows._preset_moment(room)
        return seat in room.asking.held or preset

    patch.setattr(windows, "_has_answered", leaky)


def preset_at_once(patch: pytest.MonkeyPatch) -> None:
    """A preset declines a sealed window as soon as it opens."""
    patch.setattr(windows, "_preset_moment", lambda room: room.asking.opens_at())


def choice_at_an_endless_window(patch: pytest.MonkeyPatch) -> None:
    """`able` is kept even where no clock ends the window: it closes later if somebody has a choice."""
    patch.setattr(windows, "_ends_soon", lambda room: True)


def answers_in_order_of_arrival(patch: pytest.MonkeyPatch) -> None:
    """When the window closes, the given answers go first and the clock's last, where everybody sees whose they are."""
    real = windows._order

    def leaky(room: Room) -> list[int]:
        return sorted(real(room), key=lambda seat: seat not in room.asking.held)

    patch.setattr(windows, "_order", leaky)


WINDOW_MUTANTS: tuple[Mutant, ...] = (
    head_of_every_word,
    time_for_a_plan,
    later_end_for_a_plan,
    bank_of_every_word,
    back_at_a_word,
    numbered_words,
    moves_counted,
    not_waiting_for_planners,
    undo_of_words,
    end_of_a_vote,
    own_answer_at_once,
    preset_at_once,
    choice_at_an_endless_window,
    answers_in_order_of_arrival,
)
