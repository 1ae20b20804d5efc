"""Finished games step by step, with all hands open or as one seat saw them.

A finished game no longer changes, so all of this may run in a thread. `need_end` and `need_proof` belong in a turn.
"""

from typing import Any

from hotseat.core.facts import public_facts
from hotseat.core.position import position
from hotseat.core.replay import walk
from hotseat.core.seats import letter
from hotseat.core.state import State
from hotseat.fairness import Entry, opened, prepared_statement, told
from hotseat.moments import moment_of
from hotseat.protocol import TableInfo, bodies
from hotseat.protocol.refusals import Refusal
from hotseat.server import projection
from hotseat.server.room import Room
from hotseat.server.views import with_facts


def need_end(room: Room) -> None:
    """Refuse unless the game has ended, because a replay reveals all hands."""
    if room.stage != "finished":
        raise Refusal("wrong-stage", "This is open after the game.", stage=room.stage)


def record_text(room: Room) -> str:
    """The record of a finished game."""
    assert room.record is not None
    return room.record.text()


def moment(room: Room) -> dict[str, Any] | None:
    """The moment of a finished game, as an event with nothing hidden."""
    assert room.record is not None
    return moment_of(room.record)


def need_proof(room: Room) -> None:
    """Refuse unless the game has a proof that may be published."""
    ended = room.shuffle.chain is not None and room.shuffle.chain.ended
    if not (room.opened.prepared is not None or room.shuffle.given_up or ended):
        raise Refusal("wrong-stage", "The proof is open after a fair game.", stage=room.stage)


def transcript(room: Room) -> dict[str, Any]:
    """The proof of a finished game for `hotseat verify`; for a guided game, a note that there is none."""
    if room.opened.prepared is not None:
        return prepared_statement(room.id, room.planned_setup(), room.opened.prepared)
    if room.shuffle.given_up and room.shuffle.fair is not None:
        return room.shuffle.fair.transcript("given-up", [])
    assert room.setup is not None
    assert room.record is not None
    return room.shuffle.transcript(room.setup, room.record.moves)


def replay(room: Room, table: TableInfo, seat: int | None, first: int, count: int) -> bodies.Replay:
    """Steps `first` to `first + count`; step 0 is the deal. Without a seat nothing is hidden."""
    assert room.record is not None
    result = projection.result(room)
    assert result is not None
    state = room.record.opening()
    entries = opened(state)
    steps = [_step(0, None, "", entries, state, seat)] if first == 0 else []
    last = min(first + count, len(room.record.moves) + 1)
    for number, step in enumerate(walk(state, room.record.moves[: last - 1]), start=1):
        entries = told(state, step)
        if number >= first:
            text = step.text(state, step.seat if seat is None else seat)
            steps.append(_step(number, step.seat, text, entries, state, seat))
    total = len(room.record.moves) + 1
    return bodies.Replay(table, None if seat is None else letter(seat), result, first, total, steps)


def _step(
    number: int, mover: int | None, text: str, entries: list[Entry], state: State, seat: int | None
) -> bodies.Step:
    facts_of = [entry.full if seat is None else (entry.told(seat) or {}).get("facts") for entry in entries]
    events: list[Any] = [
        facts for entry, facts in zip(entries, facts_of, strict=True) if entry.kind == "event" and facts is not None
    ]
    view = state if seat is None else state.view(seat)
    seen = with_facts(position(view), public_facts(state.view(None)), None if seat is None else view)
    return bodies.Step(number, None if mover is None else letter(mover), text, events, {**seen, "rng": ["fast", 0]})
