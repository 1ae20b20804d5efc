"""Files of a server that only its owner may read (S12)."""

import os
import stat
from pathlib import Path

from hotseat.server.admin_token import admin_token
from hotseat.server.backup import back_up
from tests.server.house import House, live
from tests.server.online import online


def modes(folder: Path) -> dict[str, str]:
    return {file.name: oct(stat.S_IMODE(file.stat().st_mode)) for file in folder.iterdir()}


@live
async def test_s12_every_file_of_a_server_is_readable_by_its_owner_only(tmp_path: Path) -> None:
    before = os.umask(0o000)
    try:
        house = House(tmp_path)
        await house.playing("Ada", "Ben", "Cleo")
        back_up(tmp_path / "hotseat.sqlite", tmp_path / "copy.sqlite")
        found = modes(tmp_path)
        assert {"hotseat.sqlite", "hotseat.sqlite-wal", "hotseat.sqlite-shm", "hotseat.key", "copy.sqlite"} <= set(
            found
        )
        assert set(found.values()) == {"0o600"}
        await house.close()
    finally:
        os.umask(before)


@live
async def test_s12_an_older_file_that_everybody_may_read_is_closed_and_a_group_of_the_hosts_choice_kept(
    tmp_path: Path,
) -> None:
    for mode, kept in ((0o644, "0o600"), (0o640, "0o640")):
        house = House(tmp_path)
        await house.close()
        (tmp_path / "hotseat.sqlite").chmod(mode)
        house = House(tmp_path)
        assert modes(tmp_path)["hotseat.sqlite"] == kept
        await house.close()


@live
async def test_s12_logs_that_a_killed_server_left_readable_and_restored_keys_are_closed(tmp_path: Path) -> None:
    house = House(tmp_path)
    await house.playing("Ada", "Ben", "Cleo")
    copy = tmp_path / "copy"
    copy.mkdir()
    for name in ("hotseat.sqlite", "hotseat.sqlite-wal", "hotseat.sqlite-shm", "hotseat.key"):
        (copy / name).write_bytes((tmp_path / name).read_bytes())  # as after kill -9
        (copy / name).chmod(0o644)
    (copy / "hotseat.admin").write_text("t" * 64, encoding="ascii")
    (copy / "hotseat.admin").chmod(0o644)
    await house.close()
    assert admin_token(copy / "hotseat.admin", "") == "t" * 64
    async with online(copy):
        assert set(modes(copy).values()) == {"0o600"}, modes(copy)
