"""What a game is, apart from its rules: names, limits, tables, and how to start and restore a state."""

from collections.abc import Callable, Mapping
from typing import Any, Generic, SupportsIndex

from typing_extensions import TypeVar

from hotseat.core.errors import OptionError, whole_number
from hotseat.core.events import EventKind
from hotseat.core.facts import Derived, Facts
from hotseat.core.moves import MoveTable
from hotseat.core.options import Options, OptionValue
from hotseat.core.position import Fields, Zone
from hotseat.core.rng import Rng
from hotseat.core.sorts import Json
from hotseat.core.state import AnyStep, State
from hotseat.core.tensor import Observed

S_co = TypeVar("S_co", bound=State, default=State, covariant=True)


class Game(Generic[S_co]):
    """One game, described for everything outside its rules."""

    def __init__(
        self,
        id: str,
        rules_version: int,
        players: tuple[int, int],
        options: type[Options],
        moves: MoveTable,
        words: dict[str, tuple[str, ...]],
        events: tuple[EventKind, ...],
        questions: tuple[str, ...],
        steps: tuple[type[AnyStep], ...],
        fields: Fields,
        blank: Callable[["Setup"], S_co],
        start: Callable[["Setup", Rng], S_co],
        read: Callable[[State, int, str], list[int]] | None = None,
        clauses: dict[str, str] | None = None,
        facts: Facts | None = None,
        printed: dict[str, dict[str, Json]] | None = None,
        memory: Fields | None = None,
        observed: Observed | None = None,
        former_zones: dict[str, str] | None = None,
        private: tuple[str, ...] | None = None,
    ) -> None:
        self.id = id
        self.rules_version = rules_version
        self.fewest, self.most = players
        self.options = options
        self.moves = moves
        self.words = words
        self.events = events
        self.questions = questions
        self.steps = steps
        self.fields = fields
        self.blank = blank
        self.start = start
        self._read = read
        self.clauses: dict[str, str] = clauses or {}
        """By refusal code: the clause of the rules behind it."""
        self.facts: Facts = facts or {}
        self.public_facts: list[tuple[str, Derived]] = [one for one in self.facts.items() if not one[1].own]
        self.own_facts: list[tuple[str, Derived]] = [one for one in self.facts.items() if one[1].own]
        self.printed: dict[str, dict[str, Json]] = printed or {}
        """By card text: what is printed on the card."""
        self.memory: Fields = memory or {}
        """What a state remembers besides its zones. It is part of a snapshot, but not of a position."""
        self.observed = observed
        """What a learning program sees; None if the game has not declared it."""
        self.former_zones: dict[str, str] = former_zones or {}
        """By zone name: its former name. Old positions can still be read, and fair logs keep these names."""
        zones = [Zone(place, name, codec) for place, (name, codec) in enumerate(fields.items())]
        self.private: list[Zone] = [zone for zone in zones if private is None or zone.name in private]
        """The zones of which a seat may see more than a spectator; all zones if the game does not name them."""

    def __repr__(self) -> str:
        return f"<game {self.id}, {self.fewest} to {self.most} players>"

    def read(self, s: State, seat: int, line: str) -> list[int]:
        """The moves that a line of notation stands for: one, unless the game allows several in one line."""
        return [self.moves.parse(line)] if self._read is None else self._read(s, seat, line)

    def setup(self, players: SupportsIndex, options: Mapping[str, OptionValue] | None = None) -> "Setup[S_co]":
        """A validated choice of players and options, ready to start."""
        count = whole_number("players", players)
        if not self.fewest <= count <= self.most:
            raise OptionError(
                "players",
                f"{count} cannot play {self.id}; it takes {self.fewest} to {self.most} players.",
                "players",
                {"players": str(count), "fewest": str(self.fewest), "most": str(self.most), "game": self.id},
            )
        read = self.options.read({} if options is None else options, count)
        read.check(count)
        return Setup(self, count, read)


class Setup(Generic[S_co]):
    """Which game, how many players and which options: everything that is fixed before the deal."""

    def __init__(self, game: Game[S_co], players: int, options: Options) -> None:
        self.game = game
        self.players = players
        self.options = options

    def start(self, rng: Rng) -> S_co:
        """The dealt game, at its first question."""
        return self.game.start(self, rng)

    def __repr__(self) -> str:
        changed = "".join([f", {name}={value!r}" for name, value in self.options.changed().items()])
        return f"<{self.game.id} for {self.players}{changed}>"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Setup)
            and self.game is other.game
            and self.players == other.players
            and self.options == other.options
        )

    def __hash__(self) -> int:
        return hash((self.game.id, self.players))

    def __reduce__(self) -> tuple[Any, ...]:
        return _set_up, (self.game, self.players, self.options.changed())


def _set_up(game: Game, players: int, options: dict[str, OptionValue]) -> Setup:
    """What a pickled setup becomes."""
    return game.setup(players, options)
