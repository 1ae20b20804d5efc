"""Servers with one bug in the shuffle each: the tests of the shuffle must catch all of them."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hotseat.core.errors import HotseatError
from hotseat.fairness import pf2
from hotseat.server import entries, projection, shuffling
from hotseat.server.room import Room
from hotseat.server.shuffle import Shuffle
from hotseat.server.table import Table
from hotseat.server.turns import Turns
from tests.server import test_giving_up, test_leaks, test_shuffle_recovery, test_shuffling

honest = shuffling.go_on


def lists_without_a_seal(turns: Turns) -> None:
    """Closes an empty list at the deadline and deals alone."""
    fair = turns.room.shuffle.fair
    if turns.room.stage == "sealing" and fair is not None and fair.sealed is None:
        late = turns.now() >= turns.room.shuffle.closes_at(turns.room.opened.pace)
        if late and not fair.seals:
            nobody = tuple(["late" if seat.player else "bot" for seat in fair.promise.seats])
            fair.sealed = pf2.SealedList(("",) * len(nobody), nobody, "")
    honest(turns)


def times_out_in_show(turns: Turns) -> None:
    """Leaves out whoever has not shown after a minute."""
    room, fair = turns.room, turns.room.shuffle.fair
    late = turns.now() >= room.shuffle.give_up_at(room.opened.pace)
    if room.stage == "sealing" and fair is not None and fair.sealed is not None and late:
        seats = zip(fair.promise.seats, fair.sealed.seals, strict=True)
        seals = tuple([seal if seat.player in fair.parts else "" for seat, seal in seats])
        fair.sealed = pf2.SealedList(seals, tuple(["" if seal else "late" for seal in seals]), "")
    honest(turns)


def deals_in_a_second_write(turns: Turns) -> None:
    """Stores the last part first, and deals in a turn of its own."""
    fair = turns.room.shuffle.fair
    ready = turns.room.stage == "sealing" and fair is not None and fair.stage == "ready"
    if ready and turns._rows:
        turns.afterwards(lambda: turns.tell(lambda: None))
    else:
        honest(turns)


def tells_the_list_before_it_is_stored(turns: Turns) -> None:
    """Closes the list in memory only."""
    fair = turns.room.shuffle.fair
    if turns.room.stage == "sealing" and fair is not None and fair.stage == "seal" and not fair.missing:
        fair.listed(fair.closed(set(), turns.shared.key))
        turns.room.shuffle.steps += 1
    honest(turns)


def accepts_any_part(turns: Turns, hash: str, part: tuple[str, str], seat: int, command: str) -> None:
    """Does not compare a part with its seal."""
    fair, player = shuffling.shuffle_of(turns.room), pf2.player_of(turns.room.id, hash)
    fair._need_stage("show", "ready")
    fair.parts[player] = part[1]


def shuffle_with_parts(room: Room, now: int) -> Any:
    """Tells parts as they arrive."""
    told = _projected(room, now)
    if told is None or room.shuffle.fair is None:
        return told
    return type(told)(
        told.stage, told.promise, told.list, list(room.shuffle.fair.shown()), told.waits_for, None, None, told.given_up
    )


def shuffle_with_seals(room: Room, now: int) -> Any:
    """Tells seals as they arrive."""
    told, fair = _projected(room, now), room.shuffle.fair
    if told is None or fair is None or told.list is not None:
        return told
    seals = [fair.seals.get(seat.player, "") for seat in fair.promise.seats]
    early = {"seals": seals, "why": [""] * len(seals), "signature": ""}
    return type(told)(told.stage, told.promise, early, None, told.waits_for, 0, 0, told.given_up)


_projected = projection.shuffle
_folded = Shuffle._fold_pf2


def forgets_who_gave_up(self: Shuffle, fair: pf2.Shuffle, entry: Any, at: int) -> None:
    """Names nobody when a table is given up."""
    _folded(self, fair, entries.FairGivenUp([], "", "closed") if isinstance(entry, entries.FairGivenUp) else entry, at)


def promises_again_after_a_crash(self: Table, *args: Any) -> None:
    """Keeps the promise in memory only, and makes another one after a restart."""
    _created(self, *args)
    fair = self.room.shuffle.fair
    if fair is not None and fair.sealed is None:
        seats = [(seat.name, seat.player) for seat in fair.promise.seats]
        other = pf2.Shuffle.promised(self.room.id, fair.rules, seats, fair.promise.time, self.shared.key)
        self.room.shuffle.fair = other


_created = Table.__init__

MUTANTS: list[tuple[Any, str, Callable[..., Any], Callable[..., None]]] = [
    (
        shuffling,
        "go_on",
        lists_without_a_seal,
        test_shuffling.test_without_a_seal_the_server_waits_and_the_first_one_closes_the_list,
    ),
    (shuffling, "go_on", times_out_in_show, test_giving_up.test_a_missing_part_is_waited_for_until_somebody_gives_up),
    (shuffling, "go_on", deals_in_a_second_write, test_shuffling.test_the_last_part_and_the_deal_are_one_write),
    (
        shuffling,
        "go_on",
        tells_the_list_before_it_is_stored,
        test_shuffling.test_a_shuffle_is_promised_sealed_listed_shown_and_dealt,
    ),
    (shuffling, "show", accepts_any_part, test_shuffling.test_seals_and_parts_of_others_or_of_another_time_are_refused),
    (
        projection,
        "shuffle",
        shuffle_with_parts,
        test_leaks.test_seals_and_parts_of_the_shuffle_appear_only_all_together,
    ),
    (
        projection,
        "shuffle",
        shuffle_with_seals,
        test_leaks.test_seals_and_parts_of_the_shuffle_appear_only_all_together,
    ),
    (
        Shuffle,
        "_fold_pf2",
        forgets_who_gave_up,
        test_giving_up.test_a_missing_part_is_waited_for_until_somebody_gives_up,
    ),
    (
        Table,
        "__init__",
        promises_again_after_a_crash,
        test_shuffle_recovery.test_an_answer_lost_in_a_crash_is_given_again_and_alike,
    ),
]


@pytest.mark.parametrize(("of", "name", "mutant", "caught_by"), MUTANTS, ids=[one[2].__name__ for one in MUTANTS])
def test_a_mutant_of_the_shuffle_is_caught(
    of: Any, name: str, mutant: Any, caught_by: Callable[..., None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(of, name, mutant)
    with pytest.raises((AssertionError, HotseatError)):
        caught_by(tmp_path=tmp_path)
    monkeypatch.undo()
    other = tmp_path / "honest"
    other.mkdir()
    caught_by(tmp_path=other)
