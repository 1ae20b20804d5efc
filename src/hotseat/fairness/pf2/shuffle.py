"""The server's side of a shuffle: promised, sealed, listed, shown, ready. No I/O: the caller logs every step first.

A table has one promise, one list and at most one key. There is no second attempt: a shuffle that cannot be completed is
given up, and with it the table.
"""

import os
from dataclasses import dataclass
from typing import Final, Literal

from hotseat.core.keyed import KeyedRng
from hotseat.core.seats import letter
from hotseat.core.sorts import Json
from hotseat.fairness.errors import FairnessError
from hotseat.fairness.pf2 import values as v
from hotseat.fairness.pf2.values import Promise, PromisedSeat, SealedList
from hotseat.fairness.rules import rules_hash
from hotseat.fairness.signing import ServerKey

TRANSCRIPT: Final = "hotseat transcript 2"
MOST_SEALS: Final = 16
"""How often one player may seal again, from other devices."""
Why = Literal["missing", "closed", "restored"]
Stage = Literal["seal", "show", "ready", "given-up"]


@dataclass(frozen=True)
class GivenUp:
    """Why a table was never dealt."""

    missing: tuple[str, ...]
    """The players whose part was missing."""
    by: str
    """The player who gave up, or empty if it was the server."""
    why: Why
    """An answer was missing, the server's host closed the table, or the server was restored from a backup."""


class Shuffle:
    """The shuffle of one table."""

    def __init__(self, promise: Promise, rules: dict[str, Json], secret: bytes) -> None:
        self.promise = promise
        self.rules = rules
        self.secret = secret
        self.seals: dict[str, str] = {}
        self.resealed: dict[str, int] = {}
        self.sealed: SealedList | None = None
        self.parts: dict[str, str] = {}
        self.given_up: GivenUp | None = None

    @classmethod
    def promised(
        cls, game: str, rules: dict[str, Json], seats: list[tuple[str, str]], time: str, key: ServerKey
    ) -> "Shuffle":
        """A new shuffle for these names and players, with a fresh secret."""
        secret = os.urandom(v.SIZE)
        named = tuple([PromisedSeat(letter(i), name, player) for i, (name, player) in enumerate(seats)])
        server = v.server_commit(game, secret)
        return cls(Promise(game, rules_hash(rules).hex(), named, server, time, key.public.hex()), rules, secret)

    @property
    def stage(self) -> Stage:
        """The current stage."""
        if self.given_up is not None:
            return "given-up"
        if self.sealed is None:
            return "seal"
        return "show" if self.missing else "ready"

    @property
    def missing(self) -> list[str]:
        """The players whose answer is awaited."""
        if self.sealed is None:
            return [player for player in self.promise.players if player not in self.seals]
        return [player for player in self._sealed() if player not in self.parts]

    # -- seals ---------------------------------------------------------------------------------------------------------

    def check_seal(self, player: str, promise: str, seal: str) -> None:
        """Refuse a seal that cannot be accepted now."""
        self._need_stage("seal")
        self._need_player(player)
        if promise != self.promise.hash.hex():
            raise FairnessError("That is not the promise of this table.", "fair-promise")
        if not v.is_part(seal):
            raise FairnessError("A seal is a SHA-256 hash: 32 bytes.", "fair-seal-size")
        if self.resealed.get(player, 0) >= MOST_SEALS and self.seals[player] != seal:
            raise FairnessError("You have sealed too many parts for this shuffle.", "fair-seals")

    def seal(self, player: str, seal: str) -> None:
        """Accept a seal; the last one counts, because the player may have changed devices."""
        self._need_stage("seal")
        self.seals[player] = seal
        self.resealed[player] = self.resealed.get(player, 0) + 1

    def closed(self, stood: set[str], key: ServerKey) -> SealedList:
        """The list as it would be closed now; `stood` are players who have left. It counts once it is `listed`."""
        self._need_stage("seal")
        seals = tuple(["" if seat.player in stood else self.seals.get(seat.player, "") for seat in self.promise.seats])
        if not any(seals):
            raise FairnessError("A list needs at least one seal: the server does not deal alone.", "fair-no-seal")
        why = tuple([_why(seat, seal, stood) for seat, seal in zip(self.promise.seats, seals, strict=True)])
        signature = key.sign(v.signed_bytes(v.list_hash(self.promise, seals, why))).hex()
        return SealedList(seals, why, signature)

    def listed(self, sealed: SealedList) -> None:
        """Close the list for good."""
        self._need_stage("seal")
        if not any(sealed.seals):
            raise FairnessError("A list needs at least one seal: the server does not deal alone.", "fair-no-seal")
        self.sealed = sealed

    # -- parts ---------------------------------------------------------------------------------------------------------

    def check_part(self, player: str, list_hash: str, part: str) -> None:
        """Refuse a part that was not sealed, or that comes too early."""
        self._need_stage("show", "ready")
        self._need_player(player)
        if list_hash != self.list_hash.hex():
            raise FairnessError("That is not the list of this table.", "fair-list")
        if not v.is_part(part) or self._sealed().get(player) != v.seal_of(self.promise, player, part):
            raise FairnessError("This is not the part that was sealed.", "fair-part")

    def show(self, player: str, part: str) -> None:
        """Accept a part."""
        self.check_part(player, self.list_hash.hex(), part)
        self.parts[player] = part

    def give_up(self, given_up: GivenUp) -> None:
        """Give up this table for good. Not possible once all parts are known."""
        self._need_stage("seal", "show")
        self.given_up = given_up

    # -- results -------------------------------------------------------------------------------------------------------

    @property
    def list_hash(self) -> bytes:
        """L."""
        assert self.sealed is not None
        return self.sealed.hash(self.promise)

    def shown(self) -> tuple[str, ...]:
        """All parts in seat order, empty for seats without one; published when all are known."""
        return tuple([self.parts.get(seat.player, "") for seat in self.promise.seats])

    @property
    def bound(self) -> bytes:
        """B."""
        if self.sealed is None or self.missing:
            raise FairnessError("The game cannot be dealt before all parts are shown.", "fair-not-dealt")
        return v.bound(self.list_hash, self.shown())

    def key(self) -> bytes:
        """K: secret of the server until the game is over."""
        return v.derived_key(self.secret, self.bound)

    def origin(self) -> bytes:
        """h(0)."""
        return v.first_hash(self.bound)

    def rng(self) -> KeyedRng:
        """The generator for the game; it records its draws for the ledger."""
        rng = KeyedRng(self.key())
        rng.draws = []
        return rng

    def transcript(self, outcome: str, log: list[Json]) -> dict[str, Json]:
        """The complete transcript, the secret included; only after the end, or when the table was given up."""
        if outcome == "given-up" and self.given_up is None:
            raise FairnessError("The secret stays secret while the game can go on.", "fair-not-ended")
        missing = self.given_up.missing if self.given_up is not None else ()
        return {
            "format": TRANSCRIPT,
            "outcome": outcome,
            "promise": self.promise.json(),
            "list": None if self.sealed is None else self.sealed.json(),
            "parts": list(self.shown()),
            "secret": self.secret.hex(),
            "missing": [seat.seat for seat in self.promise.seats if seat.player and seat.player in missing],
            "rules": self.rules,
            "log": log,
        }

    def _sealed(self) -> dict[str, str]:
        assert self.sealed is not None
        return {seat.player: seal for seat, seal in zip(self.promise.seats, self.sealed.seals, strict=True) if seal}

    def _need_stage(self, *stages: Stage) -> None:
        if self.stage not in stages:
            raise FairnessError("The shuffle is at a different step now.", "fair-stage", {"stage": self.stage})

    def _need_player(self, player: str) -> None:
        if self.promise.place(player) is None:
            raise FairnessError("You add no part to this shuffle.", "fair-player")


def _why(seat: PromisedSeat, seal: str, stood: set[str]) -> str:
    if seal:
        return ""
    if not seat.player:
        return "bot"
    return "stood" if seat.player in stood else "late"
