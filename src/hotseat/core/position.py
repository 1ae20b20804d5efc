"""A position: the full state of a game as JSON, for tests, bug reports and workers."""

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import mypyc_attr

from hotseat.core.errors import HotseatError, PositionError
from hotseat.core.moves import NOBODY, UNKNOWN
from hotseat.core.rng import restored_rng
from hotseat.core.sorts import CARD, NUMBER, Sort, by_seat, listed

if TYPE_CHECKING:
    from hotseat.core.game import Setup
    from hotseat.core.state import AnyStep, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Codec:
    """How one zone of the state is written to JSON and read back, and the sort of what is written."""

    def __init__(self, sort: Sort = NUMBER) -> None:
        self.sort = sort

    def write(self, value: Any) -> Any:
        """The value as JSON."""
        return value

    def read(self, data: Any) -> Any:
        """The value that `write` wrote."""
        return data


class Words(Codec):
    """A code such as a card, written as its text; UNKNOWN is written `??`."""

    def __init__(self, texts: tuple[str, ...], sort: Sort = CARD) -> None:
        super().__init__(sort)
        self.texts = texts

    def write(self, value: Any) -> Any:
        return "??" if value == UNKNOWN else self.texts[value]

    def read(self, data: Any) -> Any:
        return UNKNOWN if data == "??" else self.texts.index(data)


class Many(Codec):
    """A list; `per_seat` if it has one item for every seat."""

    def __init__(self, item: Codec, per_seat: bool = False) -> None:
        super().__init__(by_seat(item.sort) if per_seat else listed(item.sort))
        self.item = item

    def write(self, value: Any) -> Any:
        return [self.item.write(one) for one in value]

    def read(self, data: Any) -> Any:
        return [self.item.read(one) for one in data]


class Row(Many):
    """A tuple."""

    def read(self, data: Any) -> Any:
        return tuple([self.item.read(one) for one in data])


Fields = dict[str, Codec]


@final
class Zone:
    """A zone of a game: its index among all of them, its name and its codec."""

    def __init__(self, place: int, name: str, codec: Codec) -> None:
        self.place = place
        self.name = name
        self.codec = codec


WHOLE: Final = -1
"""In place of an index: the whole zone differs."""


def position(s: "State") -> dict[str, Any]:
    """The whole state; nothing is hidden unless the state itself is a view."""
    game = s.setup.game
    return {
        "game": game.id,
        "rules": game.rules_version,
        "players": s.players,
        "options": s.setup.options.changed(),
        "zones": zones(s),
        "agenda": pending(s),
        "rng": s.rng.data(),
    }


def snapshot(s: "State") -> dict[str, Any]:
    """The position with what the state remembers besides its zones: all that a copy of the state needs."""
    memory = {name: codec.write(getattr(s, name)) for name, codec in s.setup.game.memory.items()}
    whose = {"viewer": s.viewer} if s.hidden else {}
    return {**position(s), "memory": memory, "hidden": s.hidden, **whose}


def position_key(s: "State") -> str:
    """The snapshot without its generator, as one text; a view in which nothing is hidden equals its state."""
    return repr([(name, part) for name, part in snapshot(s).items() if name not in ("rng", "hidden", "viewer")])


def zones(s: "State") -> dict[str, Any]:
    """The zones of a position."""
    written: dict[str, Any] = {}
    for name, codec in s.setup.game.fields.items():
        written[name] = codec.write(getattr(s, name))
    return written


def zone_values(s: "State") -> list[Any]:
    """The values of all zones, in order."""
    return [getattr(s, name) for name in s.setup.game.fields]


def differences(s: "State", others: list[Any]) -> list[tuple[str, int, Any, Codec]]:
    """Where the zones of a state differ from those of another one, given as `zone_values`: the zone, the index in it or
    WHOLE, the value in `s`, and its codec."""
    found: list[tuple[str, int, Any, Codec]] = []
    for number, (name, codec) in enumerate(s.setup.game.fields.items()):
        value, before = getattr(s, name), others[number]
        if value is before or value == before:
            continue
        if isinstance(codec, Many) and len(value) == len(before):
            for place in range(len(value)):
                one = value[place]
                if one != before[place]:
                    found.append((name, place, one, codec.item))
        else:
            found.append((name, WHOLE, value, codec))
    return found


def pending(s: "State") -> list[list[Any]]:
    """The agenda of a position, the open question last."""
    steps: list[AnyStep] = s.agenda if s.over else [*s.agenda, s.question]
    return [[type(step).__name__, *step.args()] for step in steps]


def restored(setup: "Setup", data: Any) -> "State":
    """The state that `position` or `snapshot` described; raises PositionError for any other data."""
    try:
        return _restored(setup, data)
    except HotseatError:
        raise
    except (KeyError, ValueError, TypeError, IndexError, AttributeError, OverflowError) as problem:
        raise PositionError(f"{type(problem).__name__}: {problem}") from problem


def restored_view(setup: "Setup", data: Any, seat: int | None) -> "State":
    """The view that a server sent this seat (None: a spectator) as a position."""
    s = restored(setup, data)
    s.conceal(seat)
    return s


def _restored(setup: "Setup", data: Any) -> "State":
    game = setup.game
    s = game.blank(setup)
    s.begin(restored_rng(data["rng"]))
    for name, codec in game.fields.items():
        former = game.former_zones.get(name, name)
        zones = data["zones"]
        setattr(s, name, codec.read(zones[former if former in zones else name]))
    for name, written in data.get("memory", {}).items():
        setattr(s, name, game.memory[name].read(written))
    s.hidden = data.get("hidden", False)
    s.viewer = data.get("viewer", NOBODY)
    kinds = {kind.__name__: kind for kind in game.steps}
    for name, *args in data["agenda"]:
        if name not in kinds:
            raise PositionError(f"unknown step {name!r}")
        s.upcoming.append(_step(kinds[name], args))
    s.settle()
    if not s.over and any(not 0 <= seat < s.players for seat in s.question.open_to(s)):
        raise PositionError("the open question is put to a seat that this table does not have")
    return s


def _step(kind: "type[AnyStep]", args: list[Any]) -> "AnyStep":
    return kind(*[tuple(arg) if isinstance(arg, list) else arg for arg in args])
