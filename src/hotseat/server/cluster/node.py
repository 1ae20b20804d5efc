"""One node: its row in the database, the session that writes for it, and its lease."""

import contextlib
import logging
import os
import socket
import sys
import threading
import time
import weakref
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import event
from sqlalchemy.engine import Connection, Engine

from hotseat.server.cluster import fence
from hotseat.server.cluster.agreeing import Keys, agree
from hotseat.server.cluster.fencings import Fencings
from hotseat.server.cluster.schema import set_up
from hotseat.server.config import ConfigError
from hotseat.server.entries import Row
from hotseat.server.ownership import KEY, DatabaseInUse, Holder, OfSession, columns, in_use, name_session, try_often

LOG = logging.getLogger("hotseat.server")
FENCED: Final = 75
"""Exit status of a node that was declared dead (EX_TEMPFAIL: start it again)."""
HUNG_SECONDS: Final = 10.0
"""Seconds without a sign of life from the event loop after which the lease is no longer renewed."""
NAME_TRIES: Final = 45
NAME_SECONDS: Final = 0.1
"""How often and how long a node waits for its predecessor of the same name: more than a lease."""
_SHARE: Final = "SELECT pg_try_advisory_lock_shared(%s)"
_OWN: Final = "SELECT pg_try_advisory_lock(%s)"
_FROZEN: Final = "SET idle_in_transaction_session_timeout = '2s'"
"""A node that freezes in a transaction would keep others from declaring it dead, or from taking over its tables."""
_FROZEN_HERE: Final = _FROZEN.replace("SET", "SET LOCAL")
_A_MOMENT: Final = "SELECT pg_sleep(0.1)"
_REGISTER: Final = f"""INSERT INTO nodes (id, name, process, state, until, steady, started) OVERRIDING SYSTEM VALUE
VALUES (%s, %s, %s, 'alive', now() + interval '{fence.LEASE_SECONDS} s', now(), now())"""
_NEW_ID: Final = "SELECT nextval(pg_get_serial_sequence('nodes', 'id'))"
_OF_MY_NAME: Final = "SELECT id, process, started FROM nodes WHERE name = %s AND state = 'alive'"
_CLEAN_UP: Final = """DELETE FROM nodes WHERE state <> 'alive' AND until < now() - interval '1 day'
AND NOT EXISTS (SELECT FROM owned WHERE owner = nodes.id)"""


class Fenced(DatabaseInUse):
    """This node was declared dead: others may own its tables, and nothing more may be written."""

    def __init__(self) -> None:
        super().__init__(None)


def stop_at_once(name: str) -> None:
    """End the process before anything else can be acknowledged."""
    print(
        f"This node ({name}) was declared dead by another one, because the database had not heard from it for "
        f"{fence.LEASE_SECONDS} seconds, or its session had ended. Its tables continue elsewhere; no acknowledged move "
        f"is lost. Start it again. (exit status {FENCED})",
        file=sys.stderr,
        flush=True,
    )
    os._exit(FENCED)


@dataclass(frozen=True)
class Registration:
    """The node to be registered."""

    name: str
    keys: Keys
    fenced: Callable[[str], None] = stop_at_once
    """Called in any thread, once or more often, when the node turns out to be declared dead."""
    fencings: Fencings = field(default_factory=Fencings)


class Node(OfSession):
    """A registered node. Its lock is the session that writes, together with its row in `nodes`."""

    def __init__(self, engine: Engine, registration: Registration) -> None:
        self.name = registration.name
        self._registration = registration
        self.fencings = registration.fencings
        self.engine = engine
        self.id = 0
        self.left = False
        """Whether the node has given up its tables."""
        self._connections: weakref.WeakSet[Any] = weakref.WeakSet()
        event.listen(engine, "connect", lambda connection, _: self._connections.add(connection))
        self.renewed_at = time.monotonic()
        """When the lease was last renewed, by the clock of this process."""
        super().__init__(engine)

    @property
    def number(self) -> int:
        return self.id

    @contextlib.contextmanager
    def transaction(self) -> Iterator[Connection]:
        """A transaction on any session but the one that writes; the database ends it if this node freezes in it."""
        with self.engine.begin() as connection:
            connection.exec_driver_sql(_FROZEN_HERE)
            yield connection

    # -- the session that writes ---------------------------------------------------------------------------------------

    def _take(self, cursor: Any) -> None:
        name_session(cursor)
        if not try_often(cursor, _SHARE, KEY):
            raise in_use(cursor)
        if not self.id:
            self._prepare()
        cursor.execute(_FROZEN)  # not earlier: to wait for a predecessor takes longer
        if not self.id:
            self._register(cursor)
        else:
            self._take_again(cursor)

    def _take_again(self, cursor: Any) -> None:
        """The session was lost. The others may have lost theirs, too, and get the time of a lease to come back."""
        locked = try_often(cursor, _OWN, fence.LOCKS + self.id)
        self._check_alive(cursor)
        if not locked:
            raise DatabaseInUse(None)
        cursor.execute(fence.UNSTEADY, [self.id])

    def _check_alive(self, cursor: Any) -> None:
        cursor.execute(fence.ALIVE, [self.id])
        if cursor.fetchone() is None:
            self._fenced()

    def _fenced(self) -> None:
        if not self.left:
            LOG.critical("fenced", extra={"reason": f"node {self.name}, id {self.id}"})
            self.fencings.note()
            self._registration.fenced(self.name)
        raise Fenced

    def insert(self, cursor: Any, rows: list[tuple[str, Row]]) -> None:
        """Add rows to the log if this node is alive; until the end of the transaction it stays so."""
        if not rows:
            self._check_alive(cursor)
            return
        cursor.execute(fence.INSERT, (self.id, *columns(rows)))
        if cursor.rowcount < len(rows):
            self._fenced()

    # -- the start -----------------------------------------------------------------------------------------------------

    def _prepare(self) -> None:
        """Create what is missing, compare, and wait until the name is free."""
        with self.transaction() as connection:
            set_up(connection)
            agree(connection, self._registration.keys)
            connection.exec_driver_sql(_CLEAN_UP)
        self._replace_predecessor()

    def _register(self, cursor: Any) -> None:
        cursor.execute(_NEW_ID)
        id = cursor.fetchone()[0]
        try_often(cursor, _OWN, fence.LOCKS + id)  # before the row is visible: a node without its lock looks dead
        process = Holder.this()
        try:
            cursor.execute(_REGISTER, [id, self.name, f"process {process.pid} on {process.host}"])
        except self.engine.dialect.loaded_dbapi.IntegrityError:
            raise _name_in_use(self.name, "it has just been started") from None
        self.id = id
        self.renewed_at = time.monotonic()

    def _replace_predecessor(self) -> None:
        """Declare dead the ended process of the same name; refuse a name that is in use."""
        by = ""
        for _ in range(NAME_TRIES):
            with self.transaction() as connection:
                found = connection.exec_driver_sql(_OF_MY_NAME, (self.name,)).first()
                if found is None or _declared(connection, fence.REPLACE, found.id):
                    return
                by = f"{found.process}, since {found.started:%Y-%m-%d %H:%M:%S %Z}"
            time.sleep(NAME_SECONDS)
        raise _name_in_use(self.name, by)

    # -- the lease -----------------------------------------------------------------------------------------------------

    def renew(self) -> None:
        """Extend the lease; calls `fenced` if it is too late. Blocks while the database does not answer."""
        began = time.monotonic()
        with self.transaction() as connection:
            alive = connection.exec_driver_sql(fence.RENEW, (self.id,)).rowcount
        if alive:
            self.renewed_at = began
        else:
            self._fenced()

    def has_lost_session(self) -> bool:
        """Whether the database has ended the session that writes."""
        with self.transaction() as connection:
            return bool(connection.exec_driver_sql(fence.LOCK_IS_FREE, (fence.LOCKS + self.id,)).scalar_one())

    def hang_up(self) -> None:
        """Shut down the sockets to the database, so that nothing waits for an answer that was lost on its way."""
        for session in list(self._connections):
            with contextlib.suppress(Exception), socket.socket(fileno=os.dup(session.pgconn.socket)) as line:
                line.shutdown(socket.SHUT_RDWR)

    def declare_dead(self, id: int) -> bool:
        """Declare another node dead if it is; returns whether it is not alive any more."""
        with self.transaction() as connection:
            return self.judge(connection, id)

    def judge(self, connection: Connection, id: int) -> bool:
        """The same within a transaction."""
        return _declared(connection, fence.DECLARE_DEAD, id, self.id, fence.LOCKS + self.id)

    def leave(self) -> None:
        """Give up all tables; everything must have been written."""
        self.left = True
        with self.transaction() as connection:
            connection.exec_driver_sql(fence.LEAVE, (self.id,))


def _name_in_use(name: str, by: str) -> ConfigError:
    return ConfigError("node", f"the name {name} is in use ({by}). Stop that node, or give this one another name.")


def _declared(connection: Connection, statement: str, id: int, *judge: int) -> bool:
    connection.exec_driver_sql("SET LOCAL lock_timeout = '2500ms'")
    free = _has_ended(connection, id)
    connection.exec_driver_sql(statement, (id, free, *judge))
    state = connection.exec_driver_sql("SELECT state FROM nodes WHERE id = %s", (id,)).scalar_one_or_none()
    return state != "alive"


def _has_ended(connection: Connection, id: int) -> bool:
    """Whether the process of this node has ended, and not the database: the lock of its session is free.

    A database that crashes ends its sessions one after the other, so ours has to survive the next moment.
    """
    free = bool(connection.exec_driver_sql(fence.LOCK_IS_FREE, (fence.LOCKS + id,)).scalar_one())
    if free:
        connection.exec_driver_sql(_A_MOMENT)
    return free


class Lease:
    """Renews the lease of a node in a thread, as long as the event loop responds."""

    def __init__(self, node: Node, responded_at: Callable[[], float], lost: Callable[[], object]) -> None:
        """`lost` is called in the thread when the session that writes has ended; others take it for a dead node's."""
        self._node = node
        self._responded_at = responded_at
        self._lost = lost
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._keep, name="lease", daemon=True)
        self._thread.start()

    def _keep(self) -> None:
        while not self._stop.wait(1.0):
            if time.monotonic() - self._responded_at() > HUNG_SECONDS:
                continue  # let others take over the tables of a process that hangs
            try:
                self._node.renew()
                if self._node.has_lost_session():
                    self._lost()
            except Exception as problem:  # whatever it is, the next renewal tries again or finds the node fenced
                LOG.warning("lease not renewed", extra={"reason": str(problem)[:200]})

    def close(self) -> None:
        """Renew no more."""
        self._stop.set()
