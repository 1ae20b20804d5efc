"""The fast path of line.py and the slow path of websockets are indistinguishable."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from hotseat import protocol as m
from hotseat.server.line import Line, _are_frames
from tests.server.house import live
from tests.server.online import new_table, online
from tests.server.wire import CONTINUED, PING, PONG, TEXT, HungUp, Wire
from tests.volume import volume


class Collected:
    """A transport that collects frames."""

    def __init__(self) -> None:
        self.data = b""

    def write(self, data: bytes) -> None:
        self.data += data


def framed(opcode: int, payload: bytes, **how: Any) -> bytes:
    """One frame as a client sends it."""
    out: Any = Collected()
    Wire(out, out).frame(opcode, payload, **how)
    data: bytes = out.data
    return data


def said(id: str, rng: random.Random) -> bytes:
    """A command in one frame, short or long, or in fragments with a ping between them."""
    text = f'{{"type":"ready","id":"{id}"}}'.encode() + b" " * rng.choice(
        (0, 0, 0, 90, 91, 92, 93, 94, 95, 300, 12_000)
    )
    if rng.random() < 0.8:
        return framed(TEXT, text)
    cut = rng.randrange(len(text))
    parts = (framed(TEXT, text[:cut], last=False), framed(PING, b"?"), framed(CONTINUED, text[cut:]))
    return b"".join(parts)


def packets(data: bytes, rng: random.Random) -> list[bytes]:
    """The same bytes, cut anywhere."""
    cuts = sorted(rng.sample(range(1, len(data)), rng.choice((0, 0, 1, 3))))
    return [data[start:end] for start, end in zip([0, *cuts], [*cuts, len(data)], strict=True)]


@live
async def test_however_messages_are_cut_into_packets_each_is_heard_once_and_in_order(tmp_path: Path) -> None:
    async with online(tmp_path) as server:
        ticket = await new_table(server, "open", "open", "open")
        for seed in range(volume(60, 5000)):
            rng = random.Random(seed)
            wire = await Wire.open(server, ticket["table"], hello=m.Hello(ticket["token"]))
            line: Any = server.lobby.tables[ticket["table"]].audience.seated[0].wire
            assert isinstance(line, Line)
            ids = [f"{seed}.{number}" for number in range(rng.randrange(1, 6))]
            together = rng.random() < 0.5
            spoken = [said(id, rng) for id in ids]
            for data in [b"".join(spoken)] if together else spoken:
                for packet in packets(data, rng):
                    line.data_received(packet)
            assert [(await wire.until(m.Done)).id for _ in ids] == ids
            wire.hang_up()


@live
async def test_the_raw_client_answers_keepalive_pings() -> None:
    """Otherwise the server closes its connection after 40 s, which happened in a long fuzzing run."""
    out: Any = Collected()
    wire = Wire(asyncio.StreamReader(), out)
    said = json.encode(m.Ping(1, 0))
    wire.reader.feed_data(bytes([0x80 | PING, 1]) + b"?" + bytes([0x80 | TEXT, len(said)]) + said)
    assert await wire.message() == m.Ping(1, 0)
    assert (out.data[0], len(out.data)) == (0x80 | PONG, 2 + 4 + 1)


@live
async def test_the_end_of_a_message_is_no_message_even_if_it_looks_like_one(tmp_path: Path) -> None:
    """Cut where the masked blanks read like the head of a frame that ends with the packet."""
    text = b'{"type":"ready","id":"whole"}'.ljust(80)
    tail = 20
    key = bytes([0x81 ^ 0x20, 0x80 | (tail - 6) ^ 0x20, 0, 0])
    masked = bytes([byte ^ key[place % 4] for place, byte in enumerate(text)])
    data = bytes([0x81, 0x80 | len(text)]) + key + masked
    assert (data[-tail], data[-tail + 1]) == (0x81, 0x80 | tail - 6)
    async with online(tmp_path) as server:
        ticket = await new_table(server, "open", "open", "open")
        wire = await Wire.open(server, ticket["table"], hello=m.Hello(ticket["token"]))
        line: Any = server.lobby.tables[ticket["table"]].audience.seated[0].wire
        line.data_received(data[:-tail])
        line.data_received(data[-tail:])
        assert await wire.until(m.Done | m.Refused) == m.Done("whole", 0)
        wire.hang_up()


@live
async def test_a_short_text_that_is_no_text_ends_its_line(tmp_path: Path) -> None:
    """Not UTF-8: 1007."""
    async with online(tmp_path) as server:
        ticket = await new_table(server, "open", "open", "open")
        wire = await Wire.open(server, ticket["table"], hello=m.Hello(ticket["token"]))
        wire.frame(TEXT, b'{"type":"ready","id":"\xff"}')
        with pytest.raises(HungUp) as end:
            await wire.until(m.Done)
        assert end.value.code == 1007
        wire.hang_up()


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536])
def test_where_a_frame_ends_is_found_by_its_head(size: int) -> None:
    frame = framed(TEXT, b"x" * size)
    assert _are_frames(frame)
    assert _are_frames(frame + frame)
    assert not any(_are_frames(frame[:cut]) for cut in (1, 3, 6 if size else 5, len(frame) - 1))
    assert not _are_frames(frame + frame[:1])
