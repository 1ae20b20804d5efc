"""How a server becomes a node: its keys, its place in the database, and its claims."""

from collections.abc import Callable

from sqlalchemy.engine import Engine

from hotseat.fairness import ServerKey
from hotseat.server.admin_token import admin_token
from hotseat.server.cluster.agreeing import Keys
from hotseat.server.cluster.claims import NodeClaims
from hotseat.server.cluster.fencings import Fencings
from hotseat.server.cluster.node import Node, Registration
from hotseat.server.config import Config
from hotseat.server.files import alone_in, close_to_others
from hotseat.server.shared import Shared


def node_of(config: Config) -> Callable[[Engine], Node]:
    """Registers a node for this configuration."""
    with alone_in(config.folder):  # nodes that share the folder must not create a key each
        close_to_others(config.folder / "hotseat.key")
        key = ServerKey.kept_in(config.folder / "hotseat.key")
        token = admin_token(config.folder / "hotseat.admin", config.admin_token) if config.ops_port else ""
    fencings = Fencings(config.folder / f"hotseat.{config.node}.fenced")
    registration = Registration(config.node, Keys(key.public.hex(), token), fencings=fencings)
    return lambda engine: Node(engine, registration)


def claims_of(shared: Shared) -> NodeClaims | None:
    """The claims of the node that owns the store; None if the server is alone."""
    ownership = shared.store.ownership
    return NodeClaims(ownership, shared.store, shared.aside) if isinstance(ownership, Node) else None
