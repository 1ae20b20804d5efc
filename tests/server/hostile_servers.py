"""Servers that cheat with the shuffle, each in one way: replacements of `shuffling.go_on`."""

import hashlib
from collections.abc import Callable

from hotseat.fairness import pf2
from hotseat.fairness.pf2 import values as v
from hotseat.server import entries, shuffling
from hotseat.server.turns import Turns

honest = shuffling.go_on
Cheat = Callable[[Turns], None]


def _all_parts_known(turns: Turns) -> bool:
    return turns.room.stage == "sealing" and shuffling.shuffle_of(turns.room).stage == "ready"


def _promise_again(turns: Turns) -> None:
    """A new promise for the same table, ground until its secret suits the server."""
    fair, id, key = shuffling.shuffle_of(turns.room), turns.room.id, turns.shared.key
    tried = [pf2.Shuffle.promised(id, fair.rules, _seats(fair), fair.promise.time, key) for _ in range(50)]
    made = min(tried, key=lambda one: hashlib.sha256(one.secret).digest())
    turns.add(entries.FairPromised(made.promise.json(), made.rules, made.secret.hex()))


def _seats(fair: pf2.Shuffle) -> list[tuple[str, str]]:
    return [(seat.name, seat.player) for seat in fair.promise.seats]


def asks_again(turns: Turns) -> None:
    """After all parts were shown it begins anew, as a server of pf1 could."""
    if _all_parts_known(turns) and turns.room.shuffle.steps < 12:
        _promise_again(turns)
    else:
        honest(turns)


def deals_again(turns: Turns) -> None:
    """After all parts were shown it chooses another secret and deals, with the parts that it knows by now."""
    if not _all_parts_known(turns):
        honest(turns)
        return
    parts = dict(shuffling.shuffle_of(turns.room).parts)
    _promise_again(turns)
    fair = shuffling.shuffle_of(turns.room)
    for player, part in parts.items():
        turns.add(entries.FairSealed(player, v.seal_of(fair.promise, player, part)))
    honest(turns)
    for player, part in parts.items():
        turns.add(entries.FairShown(player, part))
    honest(turns)


def changes_the_list(turns: Turns) -> None:
    """Once the first part is shown, the last seat turns out to be late."""
    fair = turns.room.shuffle.fair
    if turns.room.stage == "sealing" and fair is not None and fair.parts and fair.sealed is not None:
        seals, why = (*fair.sealed.seals[:-1], ""), (*fair.sealed.why[:-1], "late")
        signature = turns.shared.key.sign(v.signed_bytes(v.list_hash(fair.promise, seals, why))).hex()
        fair.sealed = pf2.SealedList(seals, why, signature)
        turns.room.shuffle.steps += 1
    honest(turns)


def leaves_out_the_last(turns: Turns) -> None:
    """The last seat has sealed, but is called late."""
    fair = turns.room.shuffle.fair
    if turns.room.stage == "sealing" and fair is not None and fair.sealed is None and not fair.missing:
        del fair.seals[fair.promise.players[-1]]
        turns.add(entries.FairListed(fair.closed(set(), turns.shared.key).json()))
    honest(turns)


def deals_alone(turns: Turns) -> None:
    """Everybody is late."""
    fair = turns.room.shuffle.fair
    if turns.room.stage == "sealing" and fair is not None and fair.sealed is None and not fair.missing:
        seals, why = tuple([""] * len(fair.promise.seats)), tuple(["late"] * len(fair.promise.seats))
        signature = turns.shared.key.sign(v.signed_bytes(v.list_hash(fair.promise, seals, why))).hex()
        fair.sealed = pf2.SealedList(seals, why, signature)
    honest(turns)


def blames_the_last(turns: Turns) -> None:
    """The last part never arrives, says the server, and gives up the table."""
    fair = turns.room.shuffle.fair
    if _all_parts_known(turns) and fair is not None:
        del fair.parts[fair.promise.players[-1]]
        shuffling.give_up(turns, "", "missing")
    else:
        honest(turns)


def revives(turns: Turns) -> None:
    """It gives the table up, looks, and deals all the same."""
    fair = turns.room.shuffle.fair
    if fair is not None and turns.room.stage == "closed" and fair.given_up is not None:
        fair.given_up = None
        turns.room.stage = "sealing"
        turns.room.shuffle.steps += 1
        turns.add(entries.Started(former_names=False))
    elif _all_parts_known(turns) and fair is not None:
        fair.given_up = pf2.GivenUp((), "", "missing")
        turns.room.stage = "closed"
        turns.room.shuffle.steps += 1
        turns.afterwards(lambda: turns.wake_in(0.05))
    else:
        honest(turns)


def promises_twice(turns: Turns) -> None:
    """When all have sealed, it promises something else; nothing was shown yet, so this gains nothing."""
    fair = turns.room.shuffle.fair
    if turns.room.stage == "sealing" and fair is not None and not fair.missing and turns.room.shuffle.steps < 5:
        _promise_again(turns)
    honest(turns)
