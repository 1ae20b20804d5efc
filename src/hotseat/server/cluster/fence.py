"""The statements on which safety rests: writing, renewing, claiming and declaring dead (docs/scale.md, The rules).

All of them compare times by the clock of the database.
"""

from typing import Final

LEASE_SECONDS: Final = 3
LOCKS: Final = 0x686F74 << 32
"""The advisory lock of a node is this number plus its id."""

ALIVE: Final = "SELECT 1 FROM nodes WHERE id = %s AND state = 'alive' FOR SHARE"
"""Until the end of the transaction the node cannot be declared dead."""
INSERT: Final = f"""WITH me AS ({ALIVE})
INSERT INTO log (table_id, seq, at, entry)
SELECT given.* FROM me, unnest(%s::text[], %s::int[], %s::bigint[], %s::text[]) AS given"""
"""Inserts nothing if the node is not alive."""
RENEW: Final = f"""UPDATE nodes SET until = now() + interval '{LEASE_SECONDS} s',
steady = CASE WHEN until < now() THEN now() ELSE steady END
WHERE id = %s AND state = 'alive'"""
CLAIM: Final = """WITH me AS (SELECT id FROM nodes WHERE id = %s AND state = 'alive' FOR SHARE)
INSERT INTO owned (table_id, owner) SELECT given.id, me.id FROM me, unnest(%s::text[]) AS given (id)
ON CONFLICT (table_id) DO UPDATE SET owner = excluded.owner
WHERE owned.owner = excluded.owner OR owned.owner IN (SELECT id FROM nodes WHERE state <> 'alive')
RETURNING table_id, (SELECT before.owner FROM owned AS before WHERE before.table_id = owned.table_id)"""
"""Claims tables without a living owner; returns those that are ours now, with their owner before. A node that is not
alive never becomes alive again, so a snapshot of `nodes` is good enough."""
LOCK_IS_FREE: Final = "SELECT pg_try_advisory_xact_lock_shared(%s)"
"""Shared, so that of several who look at once all see the same."""
DECLARE_DEAD: Final = f"""UPDATE nodes SET state = 'dead'
WHERE id = %s AND state = 'alive' AND (until < now() OR %s)
AND EXISTS (SELECT FROM nodes AS judge WHERE judge.id = %s AND judge.state = 'alive'
AND judge.until >= now() AND judge.steady < now() - interval '{LEASE_SECONDS} s')
AND NOT pg_try_advisory_xact_lock_shared(%s)"""
"""Waits for the writes of this node in progress; its later ones insert nothing. A judge whose own lock is free has lost
its session, as all nodes have after a restart of the database."""
UNSTEADY: Final = "UPDATE nodes SET steady = now() WHERE id = %s"
"""This node has just connected: it may not judge others before it has renewed its lease for its whole length."""
REPLACE: Final = "UPDATE nodes SET state = 'dead' WHERE id = %s AND state = 'alive' AND (until < now() OR %s)"
"""The same by a node that starts under the same name."""
LEAVE: Final = "UPDATE nodes SET state = 'left' WHERE id = %s AND state = 'alive'"
