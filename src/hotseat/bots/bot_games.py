"""Games among bots: who plays them, from which seeds, and the loop in which they are played."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from hotseat.bots.base import Bot
from hotseat.bots.players import Player, contents, make_player, name_of, own_name
from hotseat.core.errors import BadArgument, HotseatError, whole_number
from hotseat.core.game import Setup
from hotseat.core.options import OptionValue
from hotseat.core.seats import letter
from hotseat.core.state import State
from hotseat.games import game as game_of


def play(s: State, bots: list[Bot]) -> Iterator[tuple[int, int]]:
    """Let bots play to the end on their views; yields each seat and move just before it is played."""
    while not s.over:
        seat = s.seat()
        move = chosen(bots[seat], s, seat)
        yield seat, move
        s.push(move, seat)


def chosen(bot: Bot, s: State, seat: int) -> int:
    """The move that a bot chooses for a seat from its view; an error that names the bot if the rules refuse it."""
    answer: Any = bot.choose(s.view(seat), seat)
    try:
        move = whole_number("move", answer)
        s.check(seat, move)
    except HotseatError as refusal:
        facts = {"bot": own_name(bot), "seat": letter(seat), "reason": refusal.message}
        raise HotseatError(
            f"The bot {facts['bot']} made no legal move for {facts['seat']}: {facts['reason']}", "illegal-choice", facts
        ) from refusal
    return move


@dataclass(frozen=True)
class BotGames:
    """Games of one setup among bots: what the jobs of `hotseat.runs` with one game per piece have in common."""

    game: str
    players: int
    games: int
    seed: int = 1
    options: dict[str, OptionValue] = field(default_factory=dict)
    bots: tuple[Player, ...] = ()
    """By seat, from the first again if there are fewer."""

    def setup(self) -> Setup:
        """The validated setup."""
        if not isinstance(self.bots, list | tuple):
            raise BadArgument("bots", f"a list of bots is needed, not {self.bots!r}.")
        if len(self.bots) > whole_number("players", self.players):
            facts = {"bots": str(len(self.bots)), "players": str(self.players)}
            raise HotseatError(f"bots: {facts['bots']} of them for {self.players} seats.", "too-many-bots", facts)
        setup = game_of(self.game).setup(self.players, self.options)
        for bot in self.bots:
            make_player(self.game, bot, 0)
        return setup

    def count(self) -> int:
        """The number of games."""
        if whole_number("games", self.games) < 1:
            raise BadArgument("games", f"at least one is needed, not {self.games}.")
        return self.games

    def spec(self) -> dict[str, Any]:
        """Everything that a game depends on apart from its number."""
        return {
            "game": self.game,
            "players": self.players,
            "seed": self.seed,
            "options": self.options,
            "bots": [name_of(bot) for bot in self.bots],
            "agents": [found for bot in self.bots if (found := contents(bot))],
        }

    def seated(self) -> list[Player]:
        """The bot of every seat."""
        return [self.bots[seat % len(self.bots)] for seat in range(self.players)]

    def made(self, seed: int) -> list[Bot]:
        """The bots of the game with this seed, by seat."""
        return [make_player(self.game, bot, 1000 * seed + seat) for seat, bot in enumerate(self.seated())]
