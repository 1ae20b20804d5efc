"""A question that people and bots may answer at the same time: what each bot will do, and when.

A bot draws its reaction time first and decides then, so that the time reveals nothing about its cards.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from hotseat.bots import Bot
from hotseat.core.live import PLAIN, RACE
from hotseat.core.state import State
from hotseat.games import live

READING: Final = 3.0
"""A claim takes this many times as long to judge as a roll of dice."""


@dataclass(frozen=True)
class Intent:
    """What a bot is going to answer."""

    move: int
    after: float
    """Seconds after the question was asked."""
    declines: bool


@dataclass
class Contest:
    """The intents of the bots for one question, until everybody has answered it."""

    name: str = ""
    open: frozenset[int] = frozenset()
    """The seats that may still answer."""
    asked_at: float = 0.0
    intents: dict[int, Intent] = field(default_factory=dict)

    def goes_on(self, state: State) -> bool:
        """Whether the state still asks this question, with nobody added to it."""
        asked = state.question.open_to(state)
        return bool(asked) and state.question.name == self.name and set(asked) <= self.open

    def answered(self, seat: int, name: str) -> None:
        """This seat has answered a question of this name."""
        if name == self.name:
            self.open -= {seat}
            self.intents.pop(seat, None)

    def quickest(self) -> int | None:
        """The bot that will react first; None if all decline."""
        reacting = [seat for seat, intent in self.intents.items() if not intent.declines]
        return min(reacting, key=lambda seat: self.intents[seat].after, default=None)

    def seconds_left(self, now: float) -> float | None:
        """Seconds until the quickest bot reacts; None if all decline."""
        seat = self.quickest()
        return None if seat is None else max(0.0, self.asked_at + self.intents[seat].after - now)

    def next_bot(self, state: State) -> int:
        """The bot that answers next if no person does: the quickest one, and those who must answer last."""
        seats = state.question.open_to(state)
        quickest = self.quickest()
        return quickest if quickest in seats and quickest is not None else seats[0]


def is_contested(state: State, bots: dict[int, Bot]) -> bool:
    """Whether bots may answer this question before or after people, as they please."""
    asked = state.question.open_to(state)
    window = live(state.setup.game.id).windows.get(state.question.name)
    kind = PLAIN if window is None else window.closes
    return kind in (PLAIN, RACE) and any(state.question.reacts(seat) for seat in asked if seat in bots)


def contest(state: State, bots: dict[int, Bot], reaction: Callable[[int], float]) -> Contest:
    """Let every bot that may react decide; `asked_at` is still to be set."""
    question, game = state.question, state.setup.game
    window = live(game.id).windows.get(question.name)
    factor = 1.0 if window is not None and window.closes == RACE else READING
    opened = Contest(question.name, frozenset(question.open_to(state)))
    for seat in question.open_to(state):
        if seat in bots and question.reacts(seat):
            after = reaction(seat) * factor
            move = bots[seat].choose(state.view(seat), seat)
            opened.intents[seat] = Intent(move, after, move == question.default(state, seat))
    return opened
