"""The browsers that want to be called, by person; kept beside the log, never in it.

A person is the hash of the token of a seat, as in the log. After a rematch the token is the same, and so are the calls.
All of this blocks; call it in a thread (`Aside.read`).
"""

from typing import Final

import sqlalchemy as sa
from msgspec import Struct, structs
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import IntegrityError, ProgrammingError

from hotseat.protocol.refusals import Refusal

METADATA: Final = sa.MetaData()
SUBSCRIPTIONS: Final = sa.Table(
    "subscriptions",
    METADATA,
    sa.Column("person", sa.String(64), primary_key=True),
    sa.Column("endpoint", sa.String(1000), primary_key=True),
    sa.Column("key", sa.String(100), nullable=False),
    sa.Column("auth", sa.String(30), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False, index=True),
    sa.Column("called", sa.String(80), nullable=False),
)
MOST_OF_PERSON: Final = 5
"""Browsers that are called for one person; a further one replaces the oldest."""
MOST: Final = 100_000


class Subscription(Struct, frozen=True):
    """One browser of one person: where its push service takes messages, and how to encrypt them for it."""

    person: str
    endpoint: str
    key: str
    auth: str
    at: int
    """When the browser last asked to be called, in wall-clock milliseconds."""
    called: str = ""
    """The last call that the push service accepted."""


class Subscriptions:
    """The subscriptions in a database."""

    def __init__(self, engine: Engine, most: int = MOST) -> None:
        self._engine = engine
        self._most = most
        try:
            METADATA.create_all(engine)
        except (IntegrityError, ProgrammingError):  # another server created it in the same moment
            METADATA.create_all(engine)

    def keep(self, new: Subscription) -> None:
        """Add a subscription or renew it; refuses one more than the server takes."""
        with self._engine.begin() as database:
            renewed = sa.update(SUBSCRIPTIONS).where(_same(new.person, new.endpoint))
            if database.execute(renewed.values(key=new.key, auth=new.auth, at=new.at)).rowcount:
                return
            if _count(database) >= self._most:
                raise Refusal("quota", "The limit of notifications has been reached.")
            database.execute(sa.insert(SUBSCRIPTIONS).values(structs.asdict(new)))
            others = [one.endpoint for one in _of(database, new.person) if one.endpoint != new.endpoint]
            for old in others[MOST_OF_PERSON - 1 :]:
                database.execute(sa.delete(SUBSCRIPTIONS).where(_same(new.person, old)))

    def of(self, person: str) -> list[Subscription]:
        """The browsers of a person, newest first."""
        with self._engine.connect() as database:
            return _of(database, person)

    def called(self, one: Subscription, call: str) -> None:
        """Note that the push service accepted this call."""
        with self._engine.begin() as database:
            database.execute(sa.update(SUBSCRIPTIONS).where(_same(one.person, one.endpoint)).values(called=call))

    def end(self, person: str, endpoint: str) -> None:
        """Stop calling this person there."""
        with self._engine.begin() as database:
            database.execute(sa.delete(SUBSCRIPTIONS).where(_same(person, endpoint)))

    def gone(self, endpoint: str) -> None:
        """The browser has ended its subscription, for everybody who used it."""
        with self._engine.begin() as database:
            database.execute(sa.delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.endpoint == endpoint))

    def expire(self, before: int) -> None:
        """Remove what nobody has renewed since before this wall-clock time."""
        with self._engine.begin() as database:
            database.execute(sa.delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.at < before))


def _same(person: str, endpoint: str) -> sa.ColumnElement[bool]:
    return (SUBSCRIPTIONS.c.person == person) & (SUBSCRIPTIONS.c.endpoint == endpoint)


def _of(database: Connection, person: str) -> list[Subscription]:
    query = sa.select(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.person == person).order_by(SUBSCRIPTIONS.c.at.desc())
    return [Subscription(**row._mapping) for row in database.execute(query)]


def _count(database: Connection) -> int:
    return int(database.execute(sa.select(sa.func.count()).select_from(SUBSCRIPTIONS)).scalar_one())
