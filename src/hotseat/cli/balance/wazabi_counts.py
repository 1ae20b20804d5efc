"""Statistics of Wazabi games among bots, counted from the events."""

from collections import Counter
from dataclasses import dataclass, field

from hotseat.bots import make_bot
from hotseat.core.events import Event
from hotseat.core.options import OptionValue
from hotseat.core.rng import seeded
from hotseat.games import game
from hotseat.games.wazabi.cards import CARD_TEXTS
from hotseat.games.wazabi.dice import wazabis
from hotseat.games.wazabi.piment import PIMENT_TEXTS
from hotseat.games.wazabi.state import Wazabi

LEVEL = "normal"


@dataclass
class Counts:
    """Counts over games with one number of players."""

    players: int
    games: int = 0
    turns: list[int] = field(default_factory=list)
    wins_by_seat: Counter[int] = field(default_factory=Counter)
    wins_by_turn_order: Counter[int] = field(default_factory=Counter)
    """0 is the player who took the first turn."""
    endings: Counter[str] = field(default_factory=Counter)
    users: Counter[str] = field(default_factory=Counter)
    """By card: how many players used it at least once in a game."""
    winning_users: Counter[str] = field(default_factory=Counter)
    rolls: int = 0
    races: int = 0
    races_won: int = 0
    mistakes: int = 0
    flips: int = 0

    def share(self, card: str) -> float:
        """How often players who used the card went on to win, as a multiple of the fair share."""
        return self.players * self.winning_users[card] / self.users[card] if self.users[card] else 0.0


class Watcher:
    """Counts one game from its events."""

    def __init__(self, counts: Counts, s: Wazabi) -> None:
        self.counts = counts
        self.first = s.roller
        self.turns = 1
        self.users: set[tuple[int, str]] = set()
        self.pending = ""
        """The card or mistake whose dice have not moved yet."""
        self.cause = ""
        """The last card or mistake that moved dice."""

    def see(self, s: Wazabi) -> None:
        """Count the events of the latest move."""
        for event in s.events or []:
            self._see(s, event)
        s.events = []

    def _see(self, s: Wazabi, event: Event) -> None:
        name = event.kind.name
        if name in ("turn", "missed"):
            self.turns += 1
        elif name == "rolled":
            self.counts.rolls += 1
            self.counts.races += wazabis(s.roll) == 1
        elif name in ("played", "flipped"):
            self._card(event, CARD_TEXTS if name == "played" else PIMENT_TEXTS)
            self.counts.flips += name == "flipped"
        elif name == "mistake":
            self.counts.mistakes += 1
            self.pending = "mistake"
        elif name == "won-race":
            self.counts.races_won += 1
        elif name in ("gave", "removed", "took"):
            self._die_moved(name)

    def _card(self, event: Event, texts: tuple[str, ...]) -> None:
        seat, card = event.facts
        assert isinstance(seat, int)
        assert isinstance(card, int)
        self.pending = texts[card]
        self.users.add((seat, texts[card]))

    def _die_moved(self, name: str) -> None:
        if name == "gave":
            self.cause = self.pending if self.pending in ("give1", "share") else "gift"
        elif self.pending:  # otherwise it is the second die of `remove2`
            self.cause = self.pending
        self.pending = ""

    def end(self, s: Wazabi) -> None:
        """Count who won the finished game, and how."""
        winner = s.finished[0]
        counts = self.counts
        counts.games += 1
        counts.turns.append(self.turns)
        counts.wins_by_seat[winner] += 1
        counts.wins_by_turn_order[(winner - self.first) % s.players] += 1
        counts.endings[self.cause] += 1
        for seat, card in self.users:
            counts.users[card] += 1
            counts.winning_users[card] += seat == winner


def play(counts: Counts, seed: int, options: dict[str, OptionValue]) -> None:
    """Play one game among bots of the same level."""
    s = game("wazabi").setup(counts.players, options).start(seeded(seed))
    assert isinstance(s, Wazabi)
    bots = [make_bot("wazabi", LEVEL, seed * counts.players + seat) for seat in range(s.players)]
    watcher = Watcher(counts, s)
    s.events = []
    while not s.over:
        seat = s.seat()
        s.push(bots[seat].choose(s.view(seat), seat), seat)
        watcher.see(s)
    watcher.end(s)


def counted(players: int, games: int, seed: int, **options: OptionValue) -> Counts:
    """Play `games` games with consecutive seeds."""
    counts = Counts(players)
    for number in range(games):
        play(counts, seed + number, options)
    return counts
