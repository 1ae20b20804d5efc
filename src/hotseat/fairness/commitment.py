"""Before the deal: the server commits, the seats commit, the seats reveal, and the key is derived (steps 1-4).

Nobody can steer the key: the server is bound to its secret before it sees a seed, the seats are bound to their seeds
before any of them is revealed, and everybody contributes. Seats played by the server contribute nothing.
"""

import hmac
import os
from dataclasses import dataclass, field
from typing import Any, Final

from hotseat.core.game import Setup
from hotseat.core.keyed import KeyedRng, length_prefixed
from hotseat.core.seats import LETTERS, letter
from hotseat.core.sorts import Json
from hotseat.fairness.encoding import PROTOCOL, canonical, hashed
from hotseat.fairness.errors import FairnessError
from hotseat.fairness.rules import rules_description, rules_hash
from hotseat.fairness.signing import ServerKey, signed_bytes

TRANSCRIPT: Final = "hotseat transcript 1"
SECRET_BYTES: Final = 32
LEAST_SEED: Final = 16
MOST_SEED: Final = 256
"""Maximum length of a seed in bytes: unguessable, with room for a typed sentence."""


def server_commit(game_id: str, secret: bytes) -> bytes:
    """C: binds the server to its secret."""
    return hashed(PROTOCOL, b"server", game_id.encode(), secret)


def client_commit(game_id: str, seat: int, seed: bytes) -> bytes:
    """c': binds a seat to its seed. A client sends this first, and the seed only when all commits are public."""
    return hashed(PROTOCOL, f"client{seat}".encode(), game_id.encode(), seed)


def derived_key(secret: bytes, game_id: str, rules: bytes, tickets: bytes) -> bytes:
    """K: derived from the server's secret and everybody's tickets."""
    return hmac.digest(secret, length_prefixed(PROTOCOL, b"key", game_id.encode(), rules, tickets), "sha256")


@dataclass
class Commitment:
    """The setup of one fair game. Store `stored()` before publishing anything, and again after every change."""

    game_id: str
    rules: dict[str, Json]
    """The full rules, as `rules_description` writes them."""
    humans: tuple[int, ...]
    """The seats that contribute a seed; all others are played by the server."""
    time: str
    secret: bytes = field(repr=False)
    public_key: bytes
    signature: bytes
    commits: dict[int, bytes] = field(default_factory=dict)
    seeds: dict[int, bytes] = field(default_factory=dict, repr=False)
    voids: list[Json] = field(default_factory=list)
    """Earlier, voided attempts at this game, oldest first."""

    @classmethod
    def create(cls, game_id: str, setup: Setup, humans: tuple[int, ...], time: str, key: ServerKey) -> "Commitment":
        """Draw a fresh secret and sign the promise (step 1)."""
        return _signed(game_id, rules_description(setup), humans, time, key, [])

    @property
    def players(self) -> int:
        """The number of seats at the table."""
        players = self.rules["players"]
        assert isinstance(players, int)
        return players

    def statement(self) -> dict[str, Json]:
        """The signed statement published in step 1."""
        return {
            "server": server_commit(self.game_id, self.secret).hex(),
            "rules": rules_hash(self.rules).hex(),
            "time": self.time,
            "key": self.public_key.hex(),
            "signature": self.signature.hex(),
        }

    # -- step 2 --------------------------------------------------------------------------------------------------------

    def commit(self, seat: int, commit: bytes) -> None:
        """Accept a seat's commit; repeating it is allowed, changing it is not."""
        self._check_seat(seat)
        if self.commits.get(seat, commit) != commit:
            raise _refused("fair-committed", f"Seat {letter(seat)} has already committed to another seed.", seat)
        if len(commit) != SECRET_BYTES:
            raise _refused("fair-commit-size", "A commit is a SHA-256 hash: 32 bytes.", seat)
        self.commits[seat] = commit

    @property
    def all_committed(self) -> bool:
        """Whether the commits may be published and the seeds requested."""
        return len(self.commits) == len(self.humans)

    def published_commits(self) -> list[Json]:
        """The commits published in step 2, by seat, empty for seats of the server; only when all have committed."""
        if not self.all_committed:
            raise FairnessError("Commits are published together, when all seats have sent theirs.", "fair-not-all")
        return [self.commits.get(seat, b"").hex() for seat in range(self.players)]

    # -- step 3 --------------------------------------------------------------------------------------------------------

    def reveal(self, seat: int, seed: bytes) -> None:
        """Accept a seat's seed, if it matches the seat's commit."""
        self._check_seat(seat)
        if not self.all_committed:
            raise FairnessError("No seed may be shown before all seats have committed.", "fair-too-early")
        if not LEAST_SEED <= len(seed) <= MOST_SEED:
            raise _refused("fair-seed-size", f"A seed has {LEAST_SEED} to {MOST_SEED} bytes.", seat)
        if client_commit(self.game_id, seat, seed) != self.commits[seat]:
            raise _refused("fair-seed", f"This is not the seed that seat {letter(seat)} committed to.", seat)
        self.seeds[seat] = seed

    @property
    def all_revealed(self) -> bool:
        """Whether the game can be dealt."""
        return self.all_committed and len(self.seeds) == len(self.humans)

    def void(self, time: str, key: ServerKey, humans: tuple[int, ...] | None = None) -> "Commitment":
        """Void this attempt because somebody is missing; the next one starts afresh and keeps it on record.

        `humans`, if given, are the seats that contribute a seed from now on: a bot may have replaced the missing
        player.
        """
        if self.all_revealed:
            raise FairnessError("All seeds are known: this setup can no longer be given up.", "fair-not-void")
        known = self.seeds if self.all_committed else self.commits
        attempt: Json = {
            "commitment": self.statement(),
            "commits": [self.commits.get(seat, b"").hex() for seat in range(self.players)],
            "missing": [letter(seat) for seat in self.humans if seat not in known],
        }
        seats = self.humans if humans is None else humans
        return _signed(self.game_id, self.rules, seats, time, key, [*self.voids, attempt])

    # -- step 4 --------------------------------------------------------------------------------------------------------

    def tickets(self) -> bytes:
        """T: the contributions of all seats, in seat order."""
        parts = []
        for seat in range(self.players):
            commit, seed = self.commits.get(seat, b""), self.seeds.get(seat, b"")
            parts.append(length_prefixed(bytes([seat]), commit, seed))
        return hashed(*parts)

    def key(self) -> bytes:
        """K: secret of the server until the game is over."""
        if not self.all_revealed:
            raise FairnessError("The game cannot be dealt before all seats have shown their seeds.", "fair-not-dealt")
        return derived_key(self.secret, self.game_id, rules_hash(self.rules), self.tickets())

    def rng(self) -> KeyedRng:
        """The generator for the game; it records its draws for the ledger."""
        rng = KeyedRng(self.key())
        rng.draws = []
        return rng

    def origin(self) -> bytes:
        """The hash of the log before its first entry."""
        server, voids = server_commit(self.game_id, self.secret), canonical(self.voids)
        return hashed(PROTOCOL, b"log", self.game_id.encode(), server, rules_hash(self.rules), self.tickets(), voids)

    def transcript(self, outcome: str, log: list[Json]) -> dict[str, Json]:
        """The complete transcript, secrets included, with the log of the game, which ends with its outcome."""
        return {
            "format": TRANSCRIPT,
            "game_id": self.game_id,
            "rules": self.rules,
            "commitment": self.statement(),
            "voids": self.voids,
            "seats": [self._seat(seat) for seat in range(self.players)],
            "secret": self.secret.hex(),
            "log": log,
        }

    def _seat(self, seat: int) -> Json:
        commit, seed = self.commits.get(seat, b""), self.seeds.get(seat, b"")
        return {"seat": letter(seat), "commit": commit.hex(), "seed": seed.hex()}

    # -- storage -------------------------------------------------------------------------------------------------------

    def stored(self) -> dict[str, Json]:
        """The complete setup, secrets included, as JSON for the server's own store."""
        return {
            "game_id": self.game_id,
            "rules": self.rules,
            "humans": list(self.humans),
            "time": self.time,
            "secret": self.secret.hex(),
            "public_key": self.public_key.hex(),
            "signature": self.signature.hex(),
            "commits": {letter(seat): commit.hex() for seat, commit in self.commits.items()},
            "seeds": {letter(seat): seed.hex() for seat, seed in self.seeds.items()},
            "voids": self.voids,
        }

    def _check_seat(self, seat: int) -> None:
        if seat not in self.humans:
            raise _refused("fair-seat", f"Seat {letter(seat)} adds no seed: the server plays it.", seat)


def restored_commitment(data: dict[str, Any]) -> Commitment:
    """The setup that `stored` described, after a restart: same secret, same step."""
    return Commitment(
        game_id=data["game_id"],
        rules=data["rules"],
        humans=tuple(data["humans"]),
        time=data["time"],
        secret=bytes.fromhex(data["secret"]),
        public_key=bytes.fromhex(data["public_key"]),
        signature=bytes.fromhex(data["signature"]),
        commits=_by_seat(data["commits"]),
        seeds=_by_seat(data["seeds"]),
        voids=data["voids"],
    )


def _by_seat(written: dict[str, str]) -> dict[int, bytes]:
    return {LETTERS.index(seat): bytes.fromhex(value) for seat, value in written.items()}


def _signed(
    game_id: str, rules: dict[str, Json], humans: tuple[int, ...], time: str, key: ServerKey, voids: list[Json]
) -> Commitment:
    secret = os.urandom(SECRET_BYTES)
    signature = key.sign(signed_bytes(game_id, server_commit(game_id, secret), rules_hash(rules), time))
    return Commitment(game_id, rules, humans, time, secret, key.public, signature, voids=voids)


def _refused(code: str, message: str, seat: int) -> FairnessError:
    return FairnessError(message, code, {"seat": letter(seat)})
