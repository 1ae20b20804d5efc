"""The values of protocol pf2, each under its name in docs/fairness.md. Documents are JSON with bytes in hex."""

import hmac
import re
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from hotseat.core.keyed import length_prefixed
from hotseat.core.seats import LETTERS
from hotseat.core.sorts import Json
from hotseat.fairness.encoding import canonical, hashed
from hotseat.fairness.errors import FairnessError

PF2: Final = b"pf2"
SIZE: Final = 32
"""Length in bytes of a secret, a part and a hash."""
REASONS: Final = ("late", "stood", "bot")
"""Why a seat has no seal in the list."""
_HASH: Final = re.compile("[0-9a-f]{64}")
_CROCKFORD: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


def player_of(game: str, token_hash: str) -> str:
    """The name of a person in this game's shuffle: computable from the token, but no help in guessing it."""
    return hashed(PF2, b"player", game.encode(), bytes.fromhex(token_hash)).hex()


def server_commit(game: str, secret: bytes) -> str:
    """C: binds the server to its secret."""
    return hashed(PF2, b"secret", game.encode(), secret).hex()


@dataclass(frozen=True)
class PromisedSeat:
    """A seat with its final letter; a bot's seat has no player."""

    seat: str
    name: str
    player: str

    def json(self) -> dict[str, Json]:
        """The seat as written in the promise."""
        return {"seat": self.seat, "name": self.name, "player": self.player}


@dataclass(frozen=True)
class Promise:
    """What the server commits to when the game starts."""

    game: str
    rules: str
    seats: tuple[PromisedSeat, ...]
    server: str
    time: str
    key: str

    @classmethod
    def read(cls, data: object) -> "Promise":
        """The promise in this JSON; raises FairnessError for anything else."""
        fields = _record(data, "pf", "game", "rules", "seats", "server", "time", "key")
        if fields["pf"] != 2:
            raise malformed("pf")
        seats = tuple([_seat(seat) for seat in _items(fields["seats"])])
        promise = cls(
            _text(fields["game"]),
            _hash(fields["rules"]),
            seats,
            _hash(fields["server"]),
            _text(fields["time"]),
            _hash(fields["key"]),
        )
        promise._check()
        return promise

    def json(self) -> dict[str, Json]:
        """The promise as it is published and hashed."""
        return {
            "pf": 2,
            "game": self.game,
            "rules": self.rules,
            "seats": [seat.json() for seat in self.seats],
            "server": self.server,
            "time": self.time,
            "key": self.key,
        }

    @cached_property
    def hash(self) -> bytes:
        """P."""
        return hashed(PF2, b"promise", canonical(self.json()))

    @property
    def players(self) -> list[str]:
        """All players who may add a part, in seat order."""
        return [seat.player for seat in self.seats if seat.player]

    def place(self, player: str) -> int | None:
        """The index of this player's seat; never looked up by letter, because letters may just have changed."""
        return next((i for i, seat in enumerate(self.seats) if player and seat.player == player), None)

    def _check(self) -> None:
        if [seat.seat for seat in self.seats] != list(LETTERS[: len(self.seats)]):
            raise malformed("seats")
        if len(set(self.players)) != len(self.players):
            raise malformed("player twice")


@dataclass(frozen=True)
class SealedList:
    """The seals of one table, by seat, closed and signed once."""

    seals: tuple[str, ...]
    why: tuple[str, ...]
    """Empty exactly for seats with a seal."""
    signature: str

    @classmethod
    def read(cls, data: object, promise: Promise) -> "SealedList":
        """The list in this JSON; raises FairnessError if it cannot belong to this promise."""
        fields = _record(data, "seals", "why", "signature")
        seals = tuple([_hash_or_nothing(seal) for seal in _items(fields["seals"])])
        why = tuple([_text(reason) for reason in _items(fields["why"])])
        if not len(seals) == len(why) == len(promise.seats):
            raise malformed("list")
        if not all(map(_agrees, promise.seats, seals, why)):
            raise malformed("why")
        return cls(seals, why, _text(fields["signature"]))

    def json(self) -> dict[str, Json]:
        """The list as it is published."""
        return {"seals": list(self.seals), "why": list(self.why), "signature": self.signature}

    def hash(self, promise: Promise) -> bytes:
        """L."""
        return list_hash(promise, self.seals, self.why)


def _agrees(seat: PromisedSeat, seal: str, why: str) -> bool:
    """Whether there is either a seal or a reason, and only a bot's reason is `bot`."""
    if seal:
        return why == "" and bool(seat.player)
    return why in REASONS and (why == "bot") == (not seat.player)


def list_hash(promise: Promise, seals: tuple[str, ...], why: tuple[str, ...]) -> bytes:
    """L: of a list that may not be signed yet."""
    return hashed(PF2, b"list", promise.hash, canonical({"seals": list(seals), "why": list(why)}))


def signed_bytes(list_hash: bytes) -> bytes:
    """The bytes that the server signs: the list, and through it everything before."""
    return length_prefixed(PF2, b"sign", list_hash)


def seal_of(promise: Promise, player: str, part: str) -> str:
    """Binds a player to a part, under this promise only."""
    return hashed(PF2, b"seal", promise.hash, bytes.fromhex(player), bytes.fromhex(part)).hex()


def typed_part(chance: bytes, text: str) -> bytes:
    """A part that mixes in text typed by the player; the text adds to the randomness and never replaces it."""
    return hashed(PF2, b"typed", chance, text.encode())


def is_part(text: object) -> bool:
    """Whether this is a part: exactly 32 bytes in hex."""
    return isinstance(text, str) and _HASH.fullmatch(text) is not None


def bound(list_hash: bytes, parts: tuple[str, ...]) -> bytes:
    """B: the combination of all parts."""
    return hashed(PF2, b"bound", list_hash, length_prefixed(*[bytes.fromhex(part) for part in parts]))


def derived_key(secret: bytes, bound: bytes) -> bytes:
    """K: nobody can choose it, because nobody knows all of its inputs before everybody is bound."""
    return hmac.digest(secret, length_prefixed(PF2, b"key", bound), "sha256")


def first_hash(bound: bytes) -> bytes:
    """h(0) of the log."""
    return hashed(PF2, b"log", bound)


def first_view(list_hash: bytes, seat: str) -> bytes:
    """v(0) of a seat."""
    return hashed(PF2, b"view", list_hash, seat.encode())


def code_of(bound: bytes) -> str:
    """Forty bits that people can compare aloud: a different code means that the server told different stories."""
    bits = int.from_bytes(hashed(PF2, b"code", bound)[:5], "big")
    letters = "".join([_CROCKFORD[bits >> shift & 31] for shift in range(35, -1, -5)])
    return f"{letters[:4]}-{letters[4:]}"


# -- parsing -----------------------------------------------------------------------------------------------------------


def malformed(what: str) -> FairnessError:
    """The error for a malformed document."""
    return FairnessError(f"The shuffle's documents are malformed: {what}.", "fair-form", {"what": what})


def _record(data: object, *names: str) -> dict[str, object]:
    if not isinstance(data, dict) or set(data) != set(names):
        raise malformed(names[0])
    return data


def _seat(data: object) -> PromisedSeat:
    fields = _record(data, "seat", "name", "player")
    return PromisedSeat(_text(fields["seat"]), _text(fields["name"]), _hash_or_nothing(fields["player"]))


def _items(value: object) -> list[object]:
    if not isinstance(value, list):
        raise malformed("list")
    return value


def _text(value: object) -> str:
    if not isinstance(value, str) or re.search("[\ud800-\udfff]", value):
        raise malformed("text")  # half of a surrogate pair has no bytes to hash
    return value


def _hash(value: object) -> str:
    if not is_part(value):
        raise malformed("hash")
    return _text(value)


def _hash_or_nothing(value: object) -> str:
    return "" if value == "" else _hash(value)
