"""A table at which everything happens: random moves, and all that people do besides; and rooms compared in full."""

import random
from collections import deque
from typing import Any

from msgspec import Struct, structs

from hotseat import protocol as m
from hotseat.core.errors import HotseatError
from hotseat.core.game import Setup
from hotseat.core.position import snapshot as state_snapshot
from hotseat.core.rng import Rng
from hotseat.core.state import State
from hotseat.protocol import bodies
from hotseat.server.history import History
from hotseat.server.table import Table
from tests.server.house import Guest, House

NOT_COMPARED = {"kept", "_trials", "news", "live", "window"}
"""What is no part of a table, and what follows from the game and its state."""


async def busy_table(house: House, game: str, rng: random.Random, rounds: int) -> Table:
    """A table of this game with people and a bot; they play and do everything else for so many rounds."""
    wishes = {"pace": rng.choice(["none", "normal", "turn-based"]), "friendly": rng.random() < 0.3}
    table, guests = await house.playing("Ada", "Ben", "Cleo", "bot", game=game, **wishes)
    for _ in range(rounds):
        if table.room.stage not in ("playing", "paused"):
            break
        for guest in rng.sample(guests, len(guests)):
            await _act(guest, rng)
        if rng.random() < 0.05:
            await _ask_for_a_seat(house, table)
        await house.settle()
        await house.pass_time(rng.choice([0.1, 0.6, 3]))
    return table


async def _act(guest: Guest, rng: random.Random) -> None:
    prompt = guest.now.prompt
    if prompt is not None and prompt.moves and prompt.held is None and rng.random() < 0.9:
        await _try(guest, m.Move(guest.id(), prompt.question, [rng.choice(prompt.moves)]))
    if rng.random() < 0.25:
        await _try(guest, _wish(guest, rng, 0 if prompt is None else prompt.question))


def _wish(guest: Guest, rng: random.Random, question: int) -> Any:
    id = guest.id()
    return rng.choice(
        [
            m.Say(id, "hello"),
            m.Say(id, emote="laugh"),
            m.Undo(id),
            m.Undo(id, agree=rng.random() < 0.8),
            m.Preset(id, attention=rng.choice(["able", "concerned"]), until=rng.choice(["round", "game"])),
            m.Preset(id, clear=True),
            m.GoOn(id),
            m.MoreTime(id, question),
            m.Withdraw(id, question),
            m.SetSpeed(id, rng.choice(["leisurely", "normal", "quick"])),
            m.Pause(id),
            m.Resume(id),
            m.Resume(id),
            m.Stand(id),
            m.Return(id),
            m.Return(id),
            m.Consent(id, 1, agree=rng.random() < 0.5),
            m.Vote(id, "B", "wait"),
        ]
    )


async def _try(guest: Guest, command: Any) -> None:
    try:
        await guest.tell(command)
    except HotseatError:
        guest.read()  # not now: nothing has changed


async def _ask_for_a_seat(house: House, table: Table) -> None:
    try:
        await house.lobby.join(table.room.id, bodies.Join("Dora", "D"))
    except HotseatError:
        return


def all_of(thing: Any) -> Any:
    """Everything that a room or a part of it holds, as plain data that can be compared."""
    match thing:
        case State():
            return state_snapshot(thing)
        case History():
            # Which states are kept depends on where the history began; what they lead to does not.
            return [(all_of(one), all_of(thing.before(one))) for one in thing.actions]
        case Setup():
            return (thing.game.id, thing.players, thing.options.changed())
        case Rng():
            return thing.data()
        case Struct():
            return {name: all_of(value) for name, value in structs.asdict(thing).items()}
        case list() | deque():
            return [all_of(one) for one in thing]
        case tuple():
            return tuple(all_of(one) for one in thing)
        case set() | frozenset():
            return sorted(map(str, thing))
        case dict():
            return {str(key): all_of(value) for key, value in thing.items()}
        case type():
            return thing.__name__
        case None | bool() | int() | str() | bytes() | float():
            return thing
    return {name: all_of(getattr(thing, name)) for name in _attributes(thing) if name not in NOT_COMPARED}


def _attributes(thing: Any) -> list[str]:
    """The names of its attributes; those of a compiled object are known to its class."""
    if hasattr(thing, "__dict__"):
        return list(vars(thing))
    compiled = [getattr(kind, "__mypyc_attrs__", ()) for kind in type(thing).__mro__]
    return sorted({name for names in compiled for name in names})
