"""Every command from everybody who must not give it (S6)."""

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from hotseat import protocol as m
from hotseat.games import game
from hotseat.protocol import bodies
from hotseat.server.app import Server
from hotseat.server.commands import ACTS
from hotseat.server.table import Table
from tests.server.house import live
from tests.server.manual_time import ManualTime
from tests.server.online import online
from tests.server.wire import Wire
from tests.server.worlds import dealt

EXAMPLES: dict[type, Callable[[Any], Any]] = {
    m.Move: lambda q: m.Move("a", q, ["pain R1"]),
    m.Withdraw: lambda q: m.Withdraw("b", q),
    m.MoreTime: lambda q: m.MoreTime("c", q),
    m.Preset: lambda q: m.Preset("d"),
    m.Say: lambda q: m.Say("e", "hi"),
    m.Start: lambda q: m.Start("f"),
    m.SetSeat: lambda q: m.SetSeat("g", "C", "open"),
    m.Stand: lambda q: m.Stand("h"),
    m.Consent: lambda q: m.Consent("x", q),
    m.Remove: lambda q: m.Remove("y", "B"),
    m.Return: lambda q: m.Return("i"),
    m.Pause: lambda q: m.Pause("j"),
    m.Resume: lambda q: m.Resume("k"),
    m.Vote: lambda q: m.Vote("l", "A", "bot"),
    m.Undo: lambda q: m.Undo("m"),
    m.Rematch: lambda q: m.Rematch("p"),
    m.Seal: lambda q: m.Seal("u", "0" * 64, "0" * 64),
    m.Show: lambda q: m.Show("v", "0" * 64, "0" * 64),
    m.GiveUp: lambda q: m.GiveUp("w"),
    m.Hint: lambda q: m.Hint("q", q),
    m.Ready: lambda q: m.Ready("r"),
    m.Colour: lambda q: m.Colour("s", "slate"),
    m.ChooseFace: lambda q: m.ChooseFace("1", "bay"),
    m.GoOn: lambda q: m.GoOn("t"),
    m.SetSpeed: lambda q: m.SetSpeed("z", "quick"),
    m.Read: lambda q: m.Read("0"),
}
PHASES = ("waiting", "sealing", "playing", "paused", "finished")
ROLES = ("spectator", "host without a seat", "guest", "host")
SEATED = ("guest", "host")


def may(role: str, phase: str, command: type) -> bool:
    """What each role may do; everything else must be refused."""
    match command:
        case m.Preset | m.Say:
            return role in SEATED
        case m.Start | m.SetSeat:
            return role in ("host", "host without a seat") and phase == "waiting"
        case m.SetSpeed:
            return role in ("host", "host without a seat") and phase != "finished"
        case m.Read:
            return role in SEATED and phase in ("playing", "paused")
        case m.Remove:
            return role in ("host", "host without a seat") and phase in ("waiting", "playing", "paused")
        case m.Ready | m.Colour | m.ChooseFace:
            return role in SEATED and phase == "waiting"
        case m.Stand:
            return role in SEATED and phase != "finished"
        case m.Pause:
            return role in SEATED and phase == "playing"
        case m.Resume:
            return role in SEATED and phase == "paused"
        case m.Rematch:
            return role != "spectator" and phase == "finished"
        case _:
            return False


async def table_in(server: Server, phase: str, sit: bool) -> tuple[str, dict[str, str | None]]:
    """A table in this phase, and the token of every role there."""
    seats = [bodies.NewSeat(), bodies.NewSeat(), bodies.NewSeat("bot", level="random")]
    friendly = phase not in ("waiting", "sealing")
    new = bodies.NewTable("stick-em", seats, {"rounds": 1}, "Ada", sit=sit, friendly=friendly, pace="none")
    host = await server.lobby.open(new)
    names = ("Ben",) if sit else ("Ben", "Cleo")
    guests = [await server.lobby.join(host.table, bodies.Join(name)) for name in names]
    wires = [await Wire.open(server, host.table, hello=m.Hello(one.token)) for one in (host, *guests)]
    if phase != "waiting":
        assert isinstance(await wires[0].answer(m.Start("start")), m.Done)
    if phase == "paused":
        assert isinstance(await wires[1].answer(m.Pause("pause")), m.Done)
    table = server.lobby.tables[host.table]
    while phase == "finished" and table.room.stage != "finished":
        for seat in table.room.open_to():
            await table.ask(partial(_first_move, table, seat))
    for wire in wires:
        wire.hang_up()
    while table.audience.seated:
        await asyncio.sleep(0.001)
    role = "host" if sit else "host without a seat"
    return host.table, {role: host.token, "guest": guests[0].token, "spectator": None}


def _first_move(table: Table, seat: int) -> None:
    room = table.room
    if room.stage == "playing" and seat in room.open_to() and seat not in room.asking.held:
        assert room.state is not None
        table.answer(seat, [room.state.moves(seat)[0]], table.now(), 0, "")


@live
async def test_s6_every_command_is_refused_to_every_wrong_role_in_every_phase(tmp_path: Path) -> None:
    assert set(EXAMPLES) == {*ACTS, m.Rematch, m.GiveUp}
    tried = 0
    async with online(tmp_path, ManualTime(), Quiet(), most_connections=1000) as server:
        server.limits.burst = 1e9
        for phase in PHASES:
            for sit in (True, False):
                table, tokens = await table_in(server, phase, sit)
                for role, token in tokens.items():
                    tried += await _refusals(server, table, phase, role, token)
    assert tried > 300


class Quiet:
    """Bots that never answer."""

    async def answer(self, view: Any, seat: int, level: str, seed: int) -> list[int]:
        await asyncio.sleep(3600)
        return []


async def _refusals(server: Server, table: str, phase: str, role: str, token: str | None) -> int:
    wire = await Wire.open(server, table, hello=m.Hello(token))
    tried = 0
    for kind, example in EXAMPLES.items():
        for question in (0, 1, 2):
            if may(role, phase, kind):
                continue
            if role in SEATED and phase == "playing" and kind in (m.Move, m.MoreTime, m.Undo) and question == 1:
                continue  # this is the question that the seat is asked
            entries = server.shared.store.length(table)
            answer = await wire.answer(example(question))
            assert isinstance(answer, m.Refused), (phase, role, kind)
            assert server.shared.store.length(table) == entries, (phase, role, kind)
            tried += 1
    wire.hang_up()
    return tried


@live
async def test_s6_a_seat_cannot_answer_for_another(tmp_path: Path) -> None:
    """The same words that the asked seat may say, with its own question's number, from everybody else."""
    async with online(tmp_path, ManualTime(), most_connections=1000) as server:
        world = await dealt(server, game("stick-em").setup(3, {"rounds": 1, "first": "A"}), "none", "allowed")
        for seat in range(3):
            move = game("stick-em").moves.text(world.state.moves(seat)[0])
            await world.wires[seat].answer(m.Move(f"pain{seat}", 1, [move]))
        asked = world.state.question.open_to(world.state)[0]
        line = game("stick-em").moves.text(world.state.moves(asked)[0])
        number = world.table.room.places[asked].asked
        entries = server.shared.store.length(world.table.room.id)
        watcher = await Wire.open(server, world.table.room.id, hello=m.Hello())
        for wire in [watcher, *[one for seat, one in enumerate(world.wires) if seat != asked]]:
            for question in range(number + 3):
                assert isinstance(await wire.answer(m.Move(f"for-a-{question}", question, [line])), m.Refused)
        watcher.hang_up()
        assert server.shared.store.length(world.table.room.id) == entries
        assert isinstance(await world.wires[asked].answer(m.Move("own", number, [line])), m.Done)
        world.hang_up()
