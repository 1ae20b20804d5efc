"""A node that does not fit the cluster is refused at the start, with what to do."""

import os
import time
from pathlib import Path

import pytest

from hotseat.server.cluster.agreeing import Keys
from hotseat.server.cluster.schema import SCHEMA
from hotseat.server.config import Config, ConfigError
from hotseat.server.ownership import DatabaseInUse
from hotseat.server.store import Store
from tests.cli.shell import hotseat_process
from tests.server.nodes import LAPSED, NodeStore

URL = "postgresql+psycopg://hotseat@127.0.0.1/hotseat"


def refused(database: str, name: str = "n2", keys: Keys | None = None) -> str:
    """Why a node does not start."""
    with pytest.raises(ConfigError) as refusal:
        NodeStore(database, name, keys)
    return str(refusal.value)


def test_a_node_on_sqlite_is_refused(tmp_path: Path) -> None:
    done = hotseat_process(tmp_path, "serve", "--node", "n1", "--port", "0", "--no-browser")
    assert done.returncode == 1
    assert "node: several servers share a PostgreSQL database" in done.stderr
    assert "leave out node" in done.stderr
    assert not (tmp_path / "hotseat.sqlite").exists()


def test_a_node_needs_a_name_and_the_address_of_the_proxy() -> None:
    with pytest.raises(ConfigError, match="enter a short name such as n1"):
        Config(node="N 1", db=URL, public_url="https://games.example").checked()
    with pytest.raises(ConfigError, match="under which players reach the proxy"):
        Config(node="n1", db=URL).checked()
    with pytest.raises(ConfigError, match="not an address such as"):
        Config(proxies="10.0.0.1/8").checked()


def test_a_second_node_of_one_name_is_refused_and_a_dead_one_replaced(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hotseat.server.cluster.node.NAME_TRIES", 2)
    first = NodeStore(database)
    said = refused(database, "n1")
    assert f"the name n1 is in use (process {os.getpid()} on " in said
    assert "give this one another name" in said
    first.close()  # without leaving: its process has ended
    second = NodeStore(database)
    assert second.node.id > first.node.id
    assert second.state_of(first.node.id) == "dead"
    second.close()


def test_no_limit_ends_the_session_of_a_node_that_waits_for_its_predecessor(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The limit for frozen transactions is shorter than this wait. A lock, which others can see, stands for it."""
    monkeypatch.setattr("hotseat.server.cluster.node._FROZEN", "SELECT pg_advisory_lock_shared(4711)")
    first = NodeStore(database)
    limited: list[int] = []

    def wait(_: float) -> None:
        limited.append(sessions_with_limit(first))
        first.says(LAPSED, first.node.id)

    monkeypatch.setattr("hotseat.server.cluster.node.time.sleep", wait)
    second = NodeStore(database)
    assert (limited, sessions_with_limit(first)) == ([1], 2)
    first.close()
    second.close()


def sessions_with_limit(store: NodeStore) -> int:
    """How many sessions hold the lock of this test."""
    with store.engine.connect() as connection:
        return int(connection.exec_driver_sql("SELECT count(*) FROM pg_locks WHERE objid = 4711").scalar_one())


def test_a_clock_far_from_that_of_the_database_is_refused(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    behind = time.time() - 60
    monkeypatch.setattr("hotseat.server.cluster.agreeing.time.time", lambda: behind)
    said = refused(database)
    assert "seconds behind that of the database" in said
    assert "timedatectl set-ntp true" in said


def test_another_schema_is_refused(database: str) -> None:
    first = NodeStore(database)
    first.says("UPDATE cluster SET schema = 99")
    said = refused(database)
    assert f"has schema 99, but this version of Hotseat knows {SCHEMA}" in said
    assert "Install the version of Hotseat that the other nodes run" in said
    first.close()


def test_an_older_schema_is_taken_over_when_no_node_of_it_runs(database: str) -> None:
    old = NodeStore(database)
    old.says("UPDATE cluster SET schema = 1")
    said = refused(database)
    assert (
        f"has schema 1, this version of Hotseat needs {SCHEMA}, and nodes of the older version are running (n1)" in said
    )
    assert "Stop all nodes, then start all of them with the same version" in said
    old.node.leave()
    old.close()
    new = NodeStore(database, "n2")
    with new.engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT schema FROM cluster").scalar() == SCHEMA
    new.close()


def test_other_keys_are_refused(database: str) -> None:
    first = NodeStore(database, "n1", Keys("key"))
    assert "hotseat.key) differs" in refused(database, keys=Keys("another"))
    second = NodeStore(database, "n2", Keys("key", "token"))
    assert "admin token differs" in refused(database, "n3", Keys("key", "another"))
    third = NodeStore(database, "n3", Keys("key", "token"))
    for store in (first, second, third):
        store.close()


def test_a_server_that_is_alone_and_nodes_exclude_each_other(database: str) -> None:
    alone = Store(database)
    with pytest.raises(DatabaseInUse, match=f"process {os.getpid()} on"):
        NodeStore(database)
    alone.close()
    node = NodeStore(database)
    with pytest.raises(DatabaseInUse, match=f"process {os.getpid()} on"):
        Store(database)
    node.close()
