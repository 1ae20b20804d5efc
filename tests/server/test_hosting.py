"""Hosting: misspelt settings, databases that cannot be opened, backups, administration."""

import re
from pathlib import Path

import pytest

from hotseat.server.app import Server
from hotseat.server.config import Config, ConfigError, load_config
from hotseat.server.guard import origin_allowed
from tests.cli.shell import hotseat_process
from tests.server.house import live
from tests.server.online import new_table, online


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("HOTSEAT_PROT", "9000", "Do you mean HOTSEAT_PORT?"),
        ("HOTSEAT_PORT", "x", "enter a whole number, not 'x' (in the environment)"),
        ("HOTSEAT_DB", "mysql://x/y", "enter a file, or an address that begins with postgresql+psycopg://"),
        ("HOTSEAT_DB", "redis://x", "enter a file, or an address that begins with postgresql+psycopg://"),
        ("HOTSEAT_ORIGINS", "games.example", "origins: 'games.example' is not of the form"),
    ],
)
def test_a_slip_in_the_environment_is_named(name: str, value: str, reason: str) -> None:
    with pytest.raises(ConfigError, match=re.escape(reason)):
        load_config(None, {}, {name: value})


def test_other_variables_of_ours_are_no_settings() -> None:
    assert load_config(None, {}, {"HOTSEAT_SOAK": "1", "HOTSEAT_PURE": "1"}) == Config()


@pytest.mark.parametrize(
    ("db", "reason"),
    [
        ("none/x.sqlite", "No such file"),
        ("no.sqlite", "not a database"),
        ("postgresql+psycopg://ada:secret@127.0.0.1:1/x", "127.0.0.1"),
    ],
)
def test_a_database_that_cannot_be_opened_is_named_without_its_password(tmp_path: Path, db: str, reason: str) -> None:
    (tmp_path / "no.sqlite").write_text("hello")
    with pytest.raises(ConfigError) as problem:
        Server(Config(db=db if "://" in db else str(tmp_path / db)))
    assert reason in problem.value.message
    assert "secret" not in problem.value.message


def test_a_server_that_listens_everywhere_tells_an_address_that_others_can_reach(tmp_path: Path) -> None:
    server = Server(Config(host="0.0.0.0", port=9000, db=str(tmp_path / "x.sqlite")))
    assert "0.0.0.0" not in server.public_url
    assert origin_allowed(server.public_url, server.allowed_origins())
    assert origin_allowed("http://localhost:9000", server.allowed_origins())
    assert not origin_allowed("http://evil.example:9000", server.allowed_origins())
    server.shared.store.close()


@live
async def test_a_backup_of_a_running_server_replays(tmp_path: Path) -> None:
    async with online(tmp_path) as server:
        for _ in range(3):
            await new_table(server, "open", "bot", "bot")
        done = hotseat_process(tmp_path, "backup", "tonight.sqlite", "--replay")
    assert done.returncode == 0, done.stderr
    assert "All 3 games of the copy replay." in done.stdout


def test_administration_without_a_server_says_what_is_missing(tmp_path: Path) -> None:
    missing = hotseat_process(tmp_path, "admin", "tables")
    assert missing.returncode == 1
    assert "--ops-port" in missing.stderr
    assert hotseat_process(tmp_path, "backup", "x.sqlite", HOTSEAT_DB="postgresql+psycopg://a@b/c").returncode == 1
