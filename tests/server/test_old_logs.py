"""Logs stored by earlier versions of the server are still readable."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from hotseat.server.entries import Row, Started, read, written
from hotseat.server.people import WHO_SITS
from hotseat.server.room import Room

FILES = sorted((Path(__file__).parent / "old_logs").glob("*.jsonl"))


def tables(file: Path) -> Iterator[tuple[dict[str, Any], list[Row]]]:
    """What each table was when its log was exported, and the log."""
    told: dict[str, Any] = {}
    rows: list[Row] = []
    for line in file.read_bytes().splitlines():
        found = json.decode(line)
        if "table" in found:
            if rows:
                yield told, rows
            told, rows = found, []
        else:
            rows.append(Row(found["seq"], found["at"], read(json.encode(found["entry"]).decode())))
    yield told, rows


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_a_table_of_an_earlier_version_is_the_same_table(file: Path) -> None:
    for told, rows in tables(file):
        room = Room(told["table"])
        news = 0  # who sits where was not told then
        for row in rows:
            news += room.begun and type(row.entry) in WHO_SITS
            room.fold(row)
        assert room.record is not None
        assert (room.stage, room.told.n, room.seq) == (told["stage"], told["n"] + news, told["seq"])
        assert (len(room.record.moves), room.record.result) == (told["moves"], told["result"])


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_what_is_read_from_an_old_log_is_written_back_alike(file: Path) -> None:
    for _, rows in tables(file):
        for row in rows:
            assert read(written(row.entry)) == row.entry


def test_a_table_dealt_by_an_earlier_version_keeps_the_names_in_its_log() -> None:
    """Receipts of its players hash the zones under the names of that time."""
    started = read('{"entry":"started"}')
    assert isinstance(started, Started)
    assert started.former_names
    assert not Started(former_names=False).former_names
    assert read(written(Started(former_names=False))) == Started(former_names=False)
