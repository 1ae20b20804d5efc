"""D17: a node that was declared dead writes nothing more. Each part of the fence has a mutant that is caught."""

import asyncio
import contextlib
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hotseat import protocol as m
from hotseat.core.errors import HotseatError
from hotseat.protocol.refusals import Refusal
from hotseat.server.aside import Aside
from hotseat.server.cluster import fence
from hotseat.server.cluster.claims import NodeClaims
from hotseat.server.cluster.fencings import Fencings
from hotseat.server.cluster.node import Lease, Node
from hotseat.server.entries import Row, Ticked
from hotseat.server.probe import Probe
from hotseat.server.store import Store, StoreUnavailable
from tests.server.house import House, live, stored
from tests.server.nodes import LAPSED, STEADY, NodeStore
from tests.server.town import until

ROW = Row(0, 0, Ticked())


@pytest.fixture
def pair(database: str) -> Iterator[tuple[NodeStore, NodeStore]]:
    """Two nodes that may judge each other."""
    stores = NodeStore(database, "n1"), NodeStore(database, "n2")
    stores[0].says(STEADY)
    yield stores
    for store in stores:
        store.close()


def lapse(store: NodeStore) -> None:
    """The node does not renew its lease any more, as if it were frozen."""
    store.says(LAPSED, store.node.id)


# -- what the operator hears -------------------------------------------------------------------------------------------


@live
async def test_metrics_count_dead_peers_takeovers_and_fenced_writes(
    pair: tuple[NodeStore, NodeStore], tmp_path: Path
) -> None:
    first, _ = pair
    claims, others = [NodeClaims(store.node, store, Aside()) for store in pair]
    first.node.fencings = Fencings(tmp_path / "hotseat.n1.fenced")
    await claims.claim("t", new=True)
    lapse(first)
    others.declare_dead()
    await others.claim("t", new=True)
    with pytest.raises(StoreUnavailable):
        await stored(first, "t", [ROW])
    assert others.standing()[:3] == ("n2", 1, 1)
    assert claims.standing().fenced == 1
    restarted = Fencings(tmp_path / "hotseat.n1.fenced")
    assert restarted.count() == 1


# -- the share lock ----------------------------------------------------------------------------------------------------


def log_grew_after_takeover(first: NodeStore, second: NodeStore) -> bool:
    """The first node freezes between insert and commit. Does the log still grow after it was declared dead?"""
    lapse(first)
    with first.ownership.writing() as connection:
        first.node.insert(connection.cursor(), [("t", ROW)])
        found: list[int] = []

        def take_over() -> None:
            if second.node.declare_dead(first.node.id):
                found.append(second.length("t"))

        takes = threading.Thread(target=take_over)
        takes.start()
        until(lambda: found or _waits(second))
        with contextlib.suppress(Exception):
            connection.commit()
    takes.join()
    return found != [second.length("t")]


def _waits(store: NodeStore) -> bool:
    """Whether a session waits for a lock."""
    with store.engine.connect() as connection:
        query = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
        return bool(connection.exec_driver_sql(query).scalar())


def test_d17_a_log_does_not_grow_after_its_node_was_declared_dead(pair: tuple[NodeStore, NodeStore]) -> None:
    assert not log_grew_after_takeover(*pair)


def test_d17_a_write_without_a_share_lock_is_caught(
    pair: tuple[NodeStore, NodeStore], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fence, "INSERT", fence.INSERT.replace(" FOR SHARE", ""))
    assert log_grew_after_takeover(*pair)


def test_d17_a_node_that_froze_in_a_transaction_does_not_hold_up_its_declaration_for_ever(
    pair: tuple[NodeStore, NodeStore],
) -> None:
    first, second = pair
    lapse(first)
    with first.ownership.writing() as connection:
        first.node.insert(connection.cursor(), [("t", ROW)])
        until(lambda: _declared(second, first))
        with pytest.raises(Exception, match=r"terminating connection|closed"):
            connection.commit()
    assert second.length("t") == 0


@pytest.mark.parametrize("statement", [fence.RENEW, fence.ALIVE])
def test_d17_nor_does_one_that_froze_while_it_renewed_its_lease_or_claimed_a_table(
    pair: tuple[NodeStore, NodeStore], statement: str
) -> None:
    first, second = pair
    lapse(first)

    def freeze() -> None:
        with first.node.transaction() as connection:
            connection.exec_driver_sql(statement, (first.node.id,))
            until(lambda: _declared(second, first))

    with pytest.raises(Exception, match=r"terminating connection|closed"):
        freeze()
    assert first.state_of(first.node.id) == "dead"


def _declared(judge: NodeStore, other: NodeStore) -> bool:
    with contextlib.suppress(Exception):  # it waits for at most 2.5 s at a time
        return judge.node.declare_dead(other.node.id)
    return False


# -- a node that was declared dead -------------------------------------------------------------------------------------


async def zombie_wrote(first: NodeStore, second: NodeStore) -> bool:
    """The second node takes over a table of the first, which wakes up with a write in its queue."""
    aside = Aside()
    await NodeClaims(first.node, first, aside).claim("t", new=True)
    lapse(first)
    await NodeClaims(second.node, second, aside).claim("t", new=True)
    with contextlib.suppress(StoreUnavailable):
        await stored(first, "t", [ROW])
    aside.close()
    return second.length("t") > 0


@live
async def test_d17_a_zombie_is_refused_and_stops(database: str) -> None:
    first, second = NodeStore(database, "n1"), NodeStore(database, "n2")
    first.says(STEADY)
    assert not await zombie_wrote(first, second)
    assert first.fenced
    assert second.state_of(first.node.id) == "dead"
    with pytest.raises(Exception, match="in use"):
        first.node.renew()
    await stored(second, "t", [ROW])
    first.close()
    second.close()


class NodeHouse(House):
    """Tables of a node."""

    def __init__(self, folder: Path, node: NodeStore) -> None:
        self._node = node
        super().__init__(folder)

    def new_store(self) -> Store:
        return self._node


async def zombie_confirms(first: NodeStore, second: NodeStore, folder: Path) -> bool:
    """The first node wakes up and is asked for what changes nothing, as far as it knows."""
    _, (ada, *_) = await NodeHouse(folder, first).playing("Ada", "Ben", "Cleo")
    await ada.tell(m.Preset(ada.id(), attention="concerned"))
    await ada.tell(m.Preset(ada.id(), attention="concerned"))
    lapse(first)
    assert second.node.declare_dead(first.node.id)
    try:
        await ada.tell(m.Preset(ada.id(), attention="concerned"))
    except HotseatError as refusal:
        return refusal.code != "store"
    return True


@live
async def test_d17_a_zombie_does_not_even_acknowledge_what_changes_nothing(
    pair: tuple[NodeStore, NodeStore], tmp_path: Path
) -> None:
    """The preset may have been changed at the node that took over the table."""
    assert not await zombie_confirms(*pair, tmp_path)
    assert pair[0].fenced


@live
async def test_d17_a_turn_without_entries_that_is_not_fenced_is_caught(
    pair: tuple[NodeStore, NodeStore], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    insert = Node.insert
    monkeypatch.setattr(Node, "insert", lambda self, cursor, rows: insert(self, cursor, rows) if rows else None)
    assert await zombie_confirms(*pair, tmp_path)


def test_d17_a_claim_without_the_fence_is_caught(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Node, "judge", lambda self, connection, id: True)
    monkeypatch.setattr(fence, "CLAIM", fence.CLAIM.replace("WHERE state <> 'alive'", "WHERE until < now()"))

    @live
    async def mutant() -> None:
        first, second = NodeStore(database, "n1"), NodeStore(database, "n2")
        first.says(STEADY)
        assert await zombie_wrote(first, second)
        first.close()
        second.close()

    mutant()


# -- who may be declared dead ------------------------------------------------------------------------------------------


def wrongly_judged(first: NodeStore, second: NodeStore) -> str:
    """What is wrong with the judgement about a living node, and about one whose process has just ended."""
    if second.node.declare_dead(first.node.id):
        return "a living node was declared dead"
    first.node.release()
    ends = time.monotonic() + 2  # the database needs a moment to end the session; the lease has a minute
    while not second.node.declare_dead(first.node.id):
        if time.monotonic() > ends:
            return "an ended process is not noticed before its lease"
        time.sleep(0.01)
    return ""


def test_d17_an_ended_process_is_declared_dead_at_once_and_a_living_one_never(
    pair: tuple[NodeStore, NodeStore],
) -> None:
    assert wrongly_judged(*pair) == ""


def test_d17_nodes_that_take_no_lock_are_caught(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from hotseat.server.cluster import node

    with monkeypatch.context() as mutant:
        mutant.setattr(node, "_OWN", "SELECT %s > 0")
        first = NodeStore(database, "n1")
    second = NodeStore(database, "n2")
    first.says(STEADY)
    assert wrongly_judged(first, second) == "a living node was declared dead"
    first.close()
    second.close()


def test_d17_nodes_that_do_not_ask_for_the_lock_are_caught(
    pair: tuple[NodeStore, NodeStore], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fence, "LOCK_IS_FREE", "SELECT %s < 0")
    assert wrongly_judged(*pair) == "an ended process is not noticed before its lease"


def test_d17_a_node_whose_own_session_ends_a_moment_later_declares_nobody_dead(
    pair: tuple[NodeStore, NodeStore], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when the database crashes: it ends sessions one after the other."""
    first, second = pair
    first.ownership.release()
    monkeypatch.setattr("hotseat.server.cluster.node._A_MOMENT", "SELECT pg_terminate_backend(pg_backend_pid())")
    with pytest.raises(Exception, match="terminating connection"):
        second.node.declare_dead(first.node.id)
    assert second.state_of(first.node.id) == "alive"


def test_d17_a_node_that_has_just_connected_declares_nobody_dead(database: str) -> None:
    first, second = NodeStore(database, "n1"), NodeStore(database, "n2")
    lapse(first)
    assert not second.node.declare_dead(first.node.id)
    first.node.renew()
    with first.engine.connect() as connection:
        fresh = "SELECT steady > now() - interval '1 s' FROM nodes WHERE id = %s"
        assert connection.exec_driver_sql(fresh, (first.node.id,)).scalar()  # its lease had a gap
    first.close()
    second.close()


def end_all_sessions(store: NodeStore) -> None:
    """As when the database restarts within the leases of its nodes."""
    others = "datname = current_database() AND pid <> pg_backend_pid()"
    store.says(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}")
    until(lambda: store.node.has_lost_session())


@live
async def test_d17_a_restart_of_the_database_within_all_leases_costs_no_node(pair: tuple[NodeStore, NodeStore]) -> None:
    """Then all locks are free. Of two nodes with valid leases, the first to come back may not judge the other."""
    first, second = pair
    end_all_sessions(second)
    assert not second.node.declare_dead(first.node.id)
    with second.engine.begin() as meanwhile:
        meanwhile.exec_driver_sql(fence.LOCK_IS_FREE, (fence.LOCKS + second.node.id,))  # another thread looks as well
        assert not second.node.declare_dead(first.node.id)
    await stored(second, "t", [ROW])
    assert not second.node.has_lost_session()
    assert not second.node.declare_dead(first.node.id)
    assert first.state_of(first.node.id) == "alive"


@live
async def test_d17_a_node_that_writes_nothing_takes_its_session_again(pair: tuple[NodeStore, NodeStore]) -> None:
    first, _ = pair
    end_all_sessions(first)
    loop, probe = asyncio.get_running_loop(), Probe(first)
    lease = Lease(first.node, time.monotonic, lambda: asyncio.run_coroutine_threadsafe(probe.passed(), loop))
    await asyncio.to_thread(until, lambda: not first.node.has_lost_session())
    lease.close()
    await probe.passed()  # nothing is under way any more


# -- clocks ------------------------------------------------------------------------------------------------------------


def lease_left(store: NodeStore) -> float:
    """Seconds until the lease ends, by the clock of the database, after a renewal."""
    store.node.renew()
    with store.engine.connect() as connection:
        query = "SELECT extract(epoch FROM until - now())::float8 FROM nodes WHERE id = %s"
        left: float = connection.exec_driver_sql(query, (store.node.id,)).scalar_one()
        return left


def test_d17_the_clock_of_a_node_does_not_matter(
    pair: tuple[NodeStore, NodeStore], monkeypatch: pytest.MonkeyPatch
) -> None:
    ahead = time.time() + 3600
    monkeypatch.setattr(time, "time", lambda: ahead)
    assert lease_left(pair[0]) <= fence.LEASE_SECONDS


def test_d17_a_lease_by_the_clock_of_the_node_is_caught(
    pair: tuple[NodeStore, NodeStore], monkeypatch: pytest.MonkeyPatch
) -> None:
    ahead = time.time() + 3600

    def renew(node: Node) -> None:
        with node.engine.begin() as connection:
            own = "UPDATE nodes SET until = to_timestamp(%s) + interval '3 s' WHERE id = %s"
            connection.exec_driver_sql(own, (ahead, node.id))

    monkeypatch.setattr(Node, "renew", renew)
    assert lease_left(pair[0]) > fence.LEASE_SECONDS


# -- races -------------------------------------------------------------------------------------------------------------


@live
async def test_d17_of_two_nodes_that_race_for_a_table_one_wins(database: str) -> None:
    stores = [NodeStore(database, name) for name in ("n1", "n2", "n3")]
    stores[0].says(STEADY)
    aside = Aside()
    claims = [NodeClaims(store.node, store, aside) for store in stores]

    async def tried(one: NodeClaims, table: str) -> str:
        try:
            await one.claim(table, new=True)
        except Refusal as moved:
            return f"of {moved.facts['node']}"
        return one.node.name

    for number in range(50):
        said: list[Any] = await asyncio.gather(*[tried(one, f"t{number}") for one in claims])
        winners = [name for name in said if not name.startswith("of ")]
        assert len(winners) == 1
        assert said.count(f"of {winners[0]}") == 2
    claims[0].release("t0")
    for store in stores:
        store.close()
    aside.close()
