"""Almost valid messages: every type of the protocol, generated from its definition, then damaged."""

import random
from collections.abc import Callable
from typing import Any, Final, get_args

from msgspec import inspect, json

from hotseat import protocol as m

HUGE: Final = 10**30
ODD_TEXTS: Final = (
    "",
    " ",
    "x" * 500,
    "\u0000",
    "\u202e",
    "\\ud800",
    "😀" * 50,
    "A",
    "pain R1",
    "play R1",
    "../../etc/passwd",
    "{{7*7}}",
    "'; DROP TABLE log; --",
    "%s%n",
)
ODD_VALUES: Final[tuple[Any, ...]] = (
    None,
    True,
    -1,
    0,
    1,
    2**53,
    2**53 + 1,
    2**63,
    -(2**63),
    HUGE,
    0.5,
    1e308,
    [],
    {},
    [[]],
    {"": {}},
)


def _described(kind: type) -> inspect.StructType:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return info


KINDS: Final = tuple([_described(kind) for kind in get_args(m.ClientMessage)])


def some_message(rng: random.Random) -> dict[str, Any]:
    """A well-formed message of this type, with values that may or may not make sense."""
    info = rng.choice(KINDS)
    fields = {field.encode_name: some_value(field.type, rng) for field in info.fields}
    return {"type": info.tag, **fields}


def some_value(sort: Any, rng: random.Random) -> Any:
    """A value of this type."""
    match sort:
        case inspect.BoolType():
            return rng.random() < 0.5
        case inspect.IntType():
            return rng.choice((0, 1, 1, 2, 3, 7, 2**31, 2**53))
        case inspect.LiteralType():
            return rng.choice(list(sort.values))
        case inspect.ListType():
            return [some_value(sort.item_type, rng) for _ in range(rng.choice((1, 1, 2, 64)))]
        case inspect.UnionType():
            return some_value(rng.choice(list(sort.types)), rng)
        case inspect.NoneType():
            return None
        case _:
            return rng.choice((f"c{rng.randrange(1 << 30)}", "A", "B", "*", "0" * 64, "ab" * 16, rng.choice(ODD_TEXTS)))


def damaged(rng: random.Random) -> bytes:
    """A message with a few errors, as the bytes of a frame."""
    message: Any = some_message(rng)
    for _ in range(rng.randrange(3)):
        rng.choice(DAMAGES)(message, rng)
    data = json.encode(message)
    if rng.random() < 0.4:
        data = rng.choice(BYTE_DAMAGES)(data, rng)
    return data


def _drop(message: dict[str, Any], rng: random.Random) -> None:
    if message:
        message.pop(rng.choice(list(message)))


def _add(message: dict[str, Any], rng: random.Random) -> None:
    message[rng.choice(("seat", "token", "admin", "__class__", "x", "hash", "type"))] = rng.choice(ODD_VALUES[:8])


def _replace(message: dict[str, Any], rng: random.Random) -> None:
    if message:
        value = rng.choice([value for value in ODD_VALUES if value is not HUGE])
        message[rng.choice(list(message))] = value if not isinstance(value, int) or abs(value) < 2**63 else 2**63


def _nest(message: dict[str, Any], rng: random.Random) -> None:
    deep: Any = []
    depth = rng.choice((3, 50, 900))
    kinds = rng.getrandbits(depth)
    for place in range(depth):
        deep = [deep] if kinds >> place & 1 else {"a": deep}
    message[rng.choice([*message, "x"])] = deep


DAMAGES: Final[tuple[Callable[[dict[str, Any], random.Random], None], ...]] = (_drop, _add, _replace, _nest)


def _flip(data: bytes, rng: random.Random) -> bytes:
    changed = bytearray(data)
    for _ in range(rng.randint(1, 6)):
        changed[rng.randrange(len(changed))] = rng.randrange(256)
    return bytes(changed)


def _cut(data: bytes, rng: random.Random) -> bytes:
    return data[: rng.randrange(len(data))]


def _twice(data: bytes, rng: random.Random) -> bytes:
    return data + data


def _not_a_number(data: bytes, rng: random.Random) -> bytes:
    return data.replace(b"1", rng.choice((b"NaN", b"Infinity", b"-0", b"1e999", b"01", str(HUGE).encode())), 1)


def _lone_surrogate(data: bytes, rng: random.Random) -> bytes:
    return data.replace(b'"c', b'"\\ud800c', 1)


def _same_key_again(data: bytes, rng: random.Random) -> bytes:
    return data[:-1] + b',"type":"say","id":"twice","text":"hm"}'


def _deep(data: bytes, rng: random.Random) -> bytes:
    return rng.choice((b"[", b'{"a":', b'[{"a":')) * rng.choice((10, 1000, 2500))


BYTE_DAMAGES: Final[tuple[Callable[[bytes, random.Random], bytes], ...]] = (
    _flip,
    _cut,
    _twice,
    _not_a_number,
    _lone_surrogate,
    _same_key_again,
    _deep,
)
