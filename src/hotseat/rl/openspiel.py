"""OpenSpiel: every game as a registered Python game, `python_hotseat_stick_em` and so on.

Needs the extra `hotseat[openspiel]`. Importing this module registers the games.

    game = pyspiel.load_game("python_hotseat_spicy(players=3)")

Normally the deal is the only chance node. Each of its outcomes, `deals` in number, is a seed from which all chance of
the game follows, so a history of actions is enough to restore a state. `resample_from_infostate` deals the hidden
cards, and all chance to come, anew.

With `deals=0` chance is exact: wherever cards are dealt or dice rolled there is a chance node with all that can come of
it. Exact methods need that, and small games (`options="small:2"`) allow it.
"""

from typing import Any, Final, final

from hotseat.core.errors import HotseatError
from hotseat.core.game import Game
from hotseat.core.options import OptionValue
from hotseat.core.rng import seeded
from hotseat.extras import missing_extra
from hotseat.games import game as game_of
from hotseat.games import game_ids
from hotseat.rl.chance import ways
from hotseat.rl.memory import DIGEST_BITS, Memory
from hotseat.rl.observer import Observer
from hotseat.rl.rewards import rewards

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as missing:
    raise missing_extra(missing, "openspiel") from missing

DEALS: Final = 4096
"""Outcomes of the deal by default: OpenSpiel lists them all, so there cannot be as many as there are shuffles."""
MOST_OUTCOMES: Final = 1000
"""Outcomes of a chance node during a game with exact chance."""
SEEDS: Final = 1 << 30
PLAYERS: Final = 3
LONGEST: Final = 20_000
"""No game has as many decisions; the longest seen in a million random games has a tenth of them."""


def name_of(id: str) -> str:
    """The name under which a game is registered."""
    return "python_hotseat_" + id.replace("-", "_")


def _type(game: Game) -> Any:
    return pyspiel.GameType(
        short_name=name_of(game.id),
        long_name=f"Hotseat {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": PLAYERS, "seed": 0, "deals": DEALS, "options": ""},
    )


def options_in(text: str) -> dict[str, OptionValue]:
    """The options written in a parameter of a game: `small:2 rounds:1`, because OpenSpiel uses commas itself."""
    given: dict[str, OptionValue] = {}
    for word in text.split():
        name, colon, value = word.partition(":")
        if not colon:
            raise HotseatError(f"options: write name:value, such as small:2, not {word!r}.", "options")
        given[name] = value
    return given


class HotseatGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games at a table of some size; `seed` is the seed of its first deal."""

    rules: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        rules, players = self.rules, int(params.get("players", PLAYERS))
        self.setup = rules.setup(players, options_in(str(params.get("options", ""))))
        self.eyes = Observer(self.setup)
        self.seed = int(params.get("seed", 0))
        deals = int(params.get("deals", DEALS))
        if deals < 0:
            raise HotseatError(f"deals: enter how many there are, or 0 for exact chance, not {deals}.", "deals")
        self.exact = deals == 0
        self.starts: Outcomes | None = None
        """With exact chance: all that the deal can lead to."""
        most = deals
        if self.exact:
            self.starts = Outcomes(ways(lambda rng: Memory(self.setup.start(rng)), Memory.key))
            most = max(len(self.starts.ends), MOST_OUTCOMES)
        self.deals = [(deal, 1 / deals) for deal in range(deals)]
        info = pyspiel.GameInfo(
            num_distinct_actions=len(rules.moves),
            max_chance_outcomes=most,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_type(rules), info, params)

    def new_initial_state(self) -> "HotseatState":
        """The state before the deal."""
        return HotseatState(self)

    def __deepcopy__(self, memo: dict[int, Any]) -> "HotseatGame":
        return self  # OpenSpiel clones a state by copying all its attributes, this game among them

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "HotseatObserver":
        """What a seat sees; with perfect recall, the digest of everything that it was told as well."""
        return HotseatObserver(self.eyes, iig_obs_type)


@final
class Outcomes:
    """What chance may lead to, each with its probability; never changed, so clones share it."""

    def __init__(self, found: list[tuple[Memory, float]]) -> None:
        self.ends = [end for end, _ in found]
        self.chances = [(way, chance) for way, (_, chance) in enumerate(found)]

    def __deepcopy__(self, memo: dict[int, Any]) -> "Outcomes":
        return self


class HotseatState(pyspiel.State):  # type: ignore[misc]
    """A game in progress, or waiting for chance."""

    def __init__(self, game: HotseatGame) -> None:
        super().__init__(game)
        self.table = game
        self.memory: Memory | None = None
        """None before the deal."""
        self.pending: Outcomes | None = game.starts
        """With exact chance: what can come next, while that is open."""

    def current_player(self) -> int:
        """The seat asked next, or chance."""
        if self.memory is None or self.pending:
            return int(pyspiel.PlayerId.CHANCE)
        s = self.memory.state
        return int(pyspiel.PlayerId.TERMINAL) if s.over else s.seat()

    def _legal_actions(self, player: int) -> list[int]:
        assert self.memory is not None
        return sorted(self.memory.state.moves(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All deals, equally likely; with exact chance, all that can come next."""
        return self.pending.chances if self.pending else self.table.deals

    def _apply_action(self, action: int) -> None:
        if self.pending:
            self.memory = self.pending.ends[action].clone()
            self.pending = None
        elif self.memory is None:
            self.memory = Memory(self.table.setup.start(seeded(self.table.seed + action)))
        elif self.table.exact:
            self._branch(action)
        else:
            self.memory.push(action, self.memory.state.seat())

    def _branch(self, move: int) -> None:
        """Play a move; if chance has a say, everything that may come of it is pending."""
        assert self.memory is not None
        before = self.memory
        found = ways(lambda rng: before.after(move, rng), Memory.key)
        if len(found) == 1:
            self.memory = found[0][0]
        else:
            self.pending = Outcomes(found)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"chance {action}" if player == pyspiel.PlayerId.CHANCE else self.table.setup.game.moves.text(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.memory is not None and not self.pending and self.memory.state.over

    def returns(self) -> list[float]:
        """The share of the win minus the fair share, by seat."""
        if self.memory is None:
            return [0.0] * self.table.setup.players
        return rewards(self.memory.state)

    def information_state_string(self, player: int | None = None) -> str:
        """Everything that the seat was told."""
        return "" if self.memory is None else self.memory.information_state(self._seat(player))

    def observation_string(self, player: int | None = None) -> str:
        """What the seat sees now."""
        return "" if self.memory is None else self.memory.state.view(self._seat(player)).key()

    def _seat(self, player: int | None) -> int:
        return self.current_player() if player is None else player

    def resample_from_infostate(self, player: int, sampler: Any) -> "HotseatState":
        """A state that this seat cannot tell from the present one, its hidden cards dealt anew."""
        assert self.memory is not None
        twin: HotseatState = self.clone()
        twin.memory = self.memory.resampled(player, seeded(int(sampler() * SEEDS)))
        return twin

    def __str__(self) -> str:
        if self.memory is None:
            return "the deal"
        return self.memory.state.key() + (" and chance" if self.pending else "")


class HotseatObserver:
    """Observations in OpenSpiel's form."""

    def __init__(self, eyes: Observer, kind: Any) -> None:
        self.eyes = eyes
        self.recalls = bool(kind is not None and kind.perfect_recall)
        self.tensor = np.zeros(eyes.size + (DIGEST_BITS if self.recalls else 0), np.float32)
        self.dict = {name: self.tensor[where] for name, where in eyes.slices.items()}
        if self.recalls:
            self.dict["digest"] = self.tensor[eyes.size :]

    def set_from(self, state: HotseatState, player: int) -> None:
        """Write what the seat sees."""
        self.tensor.fill(0)
        if state.memory is None:
            return
        self.tensor[: self.eyes.size] = self.eyes.observation(state.memory.state, player)
        if self.recalls:
            self.tensor[self.eyes.size :] = state.memory.digest(player)

    def string_from(self, state: HotseatState, player: int) -> str:
        """What the seat sees, or was told, as text."""
        return state.information_state_string(player) if self.recalls else state.observation_string(player)


CLASSES: Final[dict[str, type[HotseatGame]]] = {}
"""By id: the class of every game that a learning program can see."""
for _rules in [game_of(id) for id in game_ids()]:
    if _rules.observed is None:
        continue
    _name = _rules.id.title().replace("-", "") + "Game"
    # A class of its own in this module, because OpenSpiel pickles a game by its class.
    CLASSES[_rules.id] = globals()[_name] = type(_name, (HotseatGame,), {"rules": _rules, "__module__": __name__})
    if name_of(_rules.id) not in pyspiel.registered_names():
        pyspiel.register_game(_type(_rules), CLASSES[_rules.id])
