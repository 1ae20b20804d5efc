"""F5: equal reflexes win the slap equally often, whatever the line, up to the allowance."""

import math
import random
from pathlib import Path

import pytest

from hotseat import protocol as m
from hotseat.core.state import State
from hotseat.games import game
from hotseat.games.wazabi.slap import race_is_on
from hotseat.games.wazabi.state import Wazabi
from hotseat.server import commands
from tests.contract import laws
from tests.server.house import live
from tests.server.manual_time import ManualTime
from tests.server.online import online
from tests.server.worlds import World, dealt
from tests.volume import Progress, seed, tally, volume

PINGS = (0.005, 0.050, 0.100, 0.150)
RACES = volume(150, 10_000)


def a_race() -> State:
    """The dice call for a slap, and all four may."""
    setup = game("wazabi").setup(4)
    for number in range(1000):
        for state in laws.play(setup, number):
            if state.over or state.question.name != "slap" or len(state.question.open_to(state)) < 4:
                continue
            assert isinstance(state, Wazabi)
            if race_is_on(state):
                return state.clone()
    raise AssertionError("no such race")


async def winner(world: World, state: State, rng: random.Random, time: ManualTime) -> int:
    """One race: everybody sees the dice half a round trip late, reacts alike, and is heard half a round trip later."""
    await world.stand_at(state, 0, 1)
    order = list(range(4))
    rng.shuffle(order)  # equal times are settled by the game's own order: no seat may profit from it here
    pings = [PINGS[order[seat]] for seat in range(4)]
    for seat in range(4):
        trips = world.table.audience.seated[seat]._trips
        trips.clear()
        trips.extend([pings[seat] + rng.uniform(0, 0.004) for _ in range(5)])
    heard = sorted([(rng.lognormvariate(-0.9, 0.25) + pings[seat], seat) for seat in range(4)])
    at = 0.0
    for moment, seat in heard:
        time.advance(moment - at)
        at = moment
        answer = await world.wires[seat].answer(m.Move("slap", 1, ["slap"]))
        if not isinstance(answer, m.Done):
            break
    time.advance(0.2)
    await world.observer.caught_up("after")
    return order[world.moved()[0].seat]


async def shares(folder: Path, races: int) -> list[float]:
    """How often each ping won."""
    rng, won, time = random.Random(seed(5)), [0] * 4, ManualTime()
    progress = Progress("F5 races", races)
    async with online(folder, time, most_connections=1000) as server:
        server.limits.burst = 1e9
        state = a_race()
        world = await dealt(server, state.setup, "none", "allowed")
        for number in range(races):
            won[await winner(world, state, rng, time)] += 1
            progress.at(number + 1)
        world.hang_up()
    return [count / races for count in won]


def off(share: list[float], races: int) -> float:
    """How far the worst share is from a quarter, in standard deviations of fair play."""
    return max(abs(one - 0.25) for one in share) / math.sqrt(0.25 * 0.75 / races)


def test_f5_the_slap_goes_to_the_quicker_hand_and_not_to_the_shorter_line(memory: Path) -> None:
    @live
    async def races() -> None:
        share = await shares(memory, RACES)
        print(f"win shares at {PINGS}: {share} in {RACES} races")
        assert off(share, RACES) < 4
        tally("F5", races=RACES)

    races()


def test_f5_a_server_without_allowance_is_caught(memory: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "ALLOWANCE", 0)

    @live
    async def races() -> None:
        assert off(await shares(memory, 150), 150) > 4

    races()
