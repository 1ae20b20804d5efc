"""H10 at tables without a provable shuffle: what was drawn does not tell what will be drawn."""

from pathlib import Path
from typing import Any

import pytest

from hotseat import records
from hotseat.core.keyed import KeyedRng
from hotseat.core.rng import FastRng, Rng
from hotseat.server.replay import record_text
from hotseat.server.room import Room
from tests.server.house import House, live

BITS = 61
"""The state of the fast generator."""


def flips(rng: Rng, count: int) -> list[int]:
    """What everybody would see of this many flips of a coin."""
    return [rng.below(2, "coin") for _ in range(count)]


def foretold(seen: list[int], count: int) -> list[int] | None:
    """The next flips, if the seen ones come from the fast generator: every one is a sum of bits of its state."""
    single = [flips(FastRng(1 << bit), len(seen) + count) for bit in range(BITS)]
    sums = [sum(single[bit][at] << bit for bit in range(BITS)) for at in range(len(seen) + count)]
    solved: dict[int, tuple[int, int]] = {}
    for bits, flip in zip(sums, seen, strict=False):
        bits, flip = _reduced(bits, flip, solved)
        if bits:
            solved[bits.bit_length()] = bits, flip
        elif flip:
            return None
    return [_reduced(bits, 0, solved)[1] for bits in sums[len(seen) :]]


def _reduced(bits: int, flip: int, solved: dict[int, tuple[int, int]]) -> tuple[int, int]:
    left = 0
    while bits:
        known = solved.get(bits.bit_length())
        if known is None:
            left, bits = left | 1 << (bits.bit_length() - 1), bits & ~(1 << (bits.bit_length() - 1))
        else:
            bits, flip = bits ^ known[0], flip ^ known[1]
    return left, flip


def test_the_fast_generator_can_be_foretold_from_what_it_gave() -> None:
    rng = FastRng(0x123456789ABCDEF)
    assert foretold(flips(rng, 2 * BITS), 100) == flips(rng, 100)


@pytest.mark.parametrize("seats", [("Ada", "Ben", "bot"), ("bot", "bot", "bot")], ids=["friendly", "only bots"])
@live
async def test_h10_chance_cannot_be_foretold_at_a_table_without_a_provable_shuffle(
    tmp_path: Path, seats: tuple[str, ...]
) -> None:
    house = House(tmp_path)
    rooms: list[Room] = []
    for _ in range(2):
        table, _ = await house.playing(*seats, friendly=True, options={"rounds": 1})
        rooms.append(table.room)
    rngs: list[Any] = [room.state.rng.clone() for room in rooms if room.state is not None]
    seen = [flips(rng, 3 * BITS) for rng in rngs]
    assert [foretold(one, 100) for one in seen] == [None, None]
    assert seen[0] != seen[1]
    assert all(isinstance(rng, KeyedRng) for rng in rngs)
    await house.close()


@live
async def test_the_record_of_a_friendly_game_can_be_replayed(tmp_path: Path) -> None:
    house = House(tmp_path)
    table, _ = await house.playing("Ada", "Ben", "bot", friendly=True, options={"rounds": 1})
    for _ in range(400):
        await house.pass_time(30)
        if table.room.stage == "finished":
            break
    assert table.room.state is not None
    assert records.parse(record_text(table.room)).replay().outcome() == table.room.state.outcome()
    await house.close()
