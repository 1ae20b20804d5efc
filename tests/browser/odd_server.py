"""`hotseat serve` with one thing changed: in a hurry, so that tests need not wait, or cheating. ODD_SERVER names it."""

import os
from collections.abc import Callable
from unittest.mock import patch

from hotseat.cli import main
from hotseat.fairness import ServerKey
from hotseat.fairness.pf2 import SealedList, Shuffle
from hotseat.fairness.pf2 import values as v
from hotseat.server import shuffle, shuffling
from hotseat.server.room import Room


def hurried() -> None:
    """A list is closed after a moment, and a table can be given up soon after that."""
    patch.multiple(shuffle, SEAL_TIME=1_500, GIVE_UP_TIME=2_000).start()


def alone() -> None:
    """Declares everybody late at once, and deals."""

    def is_due(room: Room, now: int) -> bool:
        return shuffling.shuffle_of(room).stage == "seal"

    def closed(setup: Shuffle, stood: set[str], key: ServerKey) -> SealedList:
        why = tuple(["late" if seat.player else "bot" for seat in setup.promise.seats])
        none = ("",) * len(why)
        return SealedList(none, why, key.sign(v.signed_bytes(v.list_hash(setup.promise, none, why))).hex())

    def listed(setup: Shuffle, sealed: SealedList) -> None:
        setup.sealed = sealed

    patch.object(shuffling, "_is_list_due", is_due).start()
    patch.multiple(Shuffle, closed=closed, listed=listed).start()


ODD: dict[str, Callable[[], None]] = {"hurried": hurried, "alone": alone}

if __name__ == "__main__":
    ODD[os.environ["ODD_SERVER"]]()
    raise SystemExit(main())
