"""Pairs of worlds at tables of every kind: friendly or fair, any clock, presets, teams, spectators, delayed or not."""

import random
from collections.abc import Callable

import httpx

from hotseat import protocol as m
from hotseat.games import game as game_of
from hotseat.server.app import Server
from tests.contract import laws
from tests.server.manual_time import ManualTime
from tests.server.pairs import Pair, Tally
from tests.server.worlds import World, closed, dealt, moments, unlike


async def compare_worlds(
    server: Server, id: str, seed: int, tally: Tally, pairs: int, leak: Callable[[], None] | None = None
) -> None:
    """Some pairs at tables of one kind, drawn from the seed; `leak` breaks the server after the deal."""
    rng = random.Random(f"{id} {seed}")
    setup = laws.random_setup(game_of(id), rng)
    pace: m.Pace = rng.choice(("none", "relaxed", "normal", "normal", "brisk", "turn-based"))
    spectators: m.Spectators = rng.choice(("allowed", "allowed", "delayed"))
    friendly = rng.random() < 0.5
    tally.kinds |= {pace, spectators, "friendly" if friendly else "fair"}
    wishes = [rng.choice((None, None, "able", "concerned")) for _ in range(setup.players)]

    async def two_worlds() -> list[World]:
        worlds = [await dealt(server, setup, pace, spectators, friendly) for _ in range(2)]
        for world in worlds:
            await set_presets(world, wishes)
        return worlds

    worlds = await two_worlds()
    if leak is not None:
        leak()
    try:
        async with httpx.AsyncClient(base_url=server.public_url, verify=False, trust_env=False) as http:
            for state in moments(setup, rng, pairs):
                if any(world.table.room.stage != "playing" for world in worlds):  # the server may remove the table
                    for world in worlds:
                        await closed(world)
                    worlds = await two_worlds()
                state.rng = state.rng if friendly else worlds[0].chance.clone()
                observer = rng.choice([*range(setup.players), None])
                if spectators == "delayed":
                    await let_late_frames_arrive(worlds)
                await Pair(worlds, observer, rng, tally, http).play(state, unlike(state, observer, rng))
    finally:
        for world in worlds:
            await closed(world)


async def let_late_frames_arrive(worlds: list[World]) -> None:
    """Let delayed spectators catch up with the last pair; a paused table adds nothing meanwhile."""
    time = worlds[0].server.shared.time
    assert isinstance(time, ManualTime)
    for world in worlds:
        await world.wires[0].answer(m.Pause("pause"))
    time.advance(worlds[0].server.shared.spectator_delay + 1)
    for world in worlds:
        await world.wires[0].caught_up("late")


async def set_presets(world: World, wishes: list[str | None]) -> None:
    """Some seats want to be asked less often, at all times."""
    for seat, wish in enumerate(wishes):
        if wish is not None:
            attention: m.Attention = "able" if wish == "able" else "concerned"
            await world.wires[seat].answer(m.Preset(f"preset{seat}", "*", attention))
    world.rows = world.server.shared.store.load(world.table.room.id)
