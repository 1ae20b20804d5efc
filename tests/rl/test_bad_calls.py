"""Wrong arguments of the research faces: every one is refused by an error that begins with its name."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import hotseat
from hotseat import BadArgument, HotseatError
from hotseat.bots.arena import Match, play_match
from hotseat.rl import Observer, move_features, rewards
from hotseat.rl.card import Env
from hotseat.rl.gym import Many, Single
from hotseat.rl.memory import Memory
from hotseat.rl.train import Plan, train
from hotseat.rl.zoo import AEC, Parallel
from hotseat.simulation import Simulation

S = hotseat.start("stick-em", players=3, seed=1, rounds=1)
RULES = S.setup.game
EYES = Observer(S.setup)
OBSERVATIONS, MASKS = EYES.buffers(2)
WRONG: list[Any] = [3.5, b"4", object(), True, np.array([[1.5]])]
"""None of these is a whole number, a text, a list, a dictionary, or anything of ours."""


def asked(env: AEC | Parallel | Single | Many) -> Any:
    """The environment at its first question."""
    env.reset(seed=1)
    return env


def played(**wrong: Any) -> None:
    """A short match among random bots."""
    arguments: dict[str, Any] = {"deals": 1, "options": {"rounds": 1}, **wrong}
    running = {name: arguments.pop(name) for name in ("workers", "executor") if name in arguments}
    play_match(Match("stick-em", 3, "random", "random", **arguments), **(running or {"workers": 1}))


CALLS: dict[str, Callable[[Any], Any]] = {
    "game": lambda wrong: move_features(wrong, 3, 0),
    "players": lambda wrong: move_features(RULES, wrong, 0),
    "seat": lambda wrong: move_features(RULES, 3, wrong),
    "s": rewards,
    "reward": lambda wrong: rewards(S, wrong),
    "row": lambda wrong: EYES.observe_into(S, 0, OBSERVATIONS, wrong),
    "row of a mask": lambda wrong: EYES.mask_into(S, 0, MASKS, wrong),
    "state": Memory,
    "seat that is told": lambda wrong: Memory(S.clone()).told(wrong),
    "seat that knows": lambda wrong: Memory(S.clone()).information_state(wrong),
    "agent": lambda wrong: asked(AEC("stick-em", players=3)).observe(wrong),
    "actions": lambda wrong: asked(Parallel("stick-em", players=3)).step(wrong),
    "actions of all": lambda wrong: asked(Many(2, "stick-em", players=3, rivals="random")).step(wrong),
    "agents": lambda wrong: Env("stick-em", seed=1).set_agents(wrong),
    "deals": lambda wrong: played(deals=wrong),
    "options": lambda wrong: played(options=wrong),
    "workers": lambda wrong: played(workers=wrong),
    "executor": lambda wrong: played(executor=wrong),
    "bots": lambda wrong: Simulation("stick-em", 3, games=1, bots=wrong).setup(),
    "games": lambda wrong: Simulation("stick-em", 3, games=wrong).count(),
    "method": lambda wrong: train(Plan("stick-em", 3, method=wrong)),
    "round": lambda wrong: train(Plan("stick-em", 3, round=wrong)),
    "line": lambda wrong: hotseat.open_table("stick-em", players=3, seed=1).play(wrong),
    "names": lambda wrong: hotseat.open_table("stick-em", players=3, seed=1, names=wrong),
}


@pytest.mark.parametrize("parameter", CALLS)
def test_a_wrong_argument_is_named(parameter: str) -> None:
    for wrong in WRONG:
        with pytest.raises(HotseatError, match=rf"^{parameter.split()[0]}\b.*: "):
            CALLS[parameter](wrong)


def test_an_agent_that_is_not_asked_can_only_wait() -> None:
    env = Parallel("spicy", players=3)
    seen, infos = env.reset(seed=1)
    actions = {agent: int(one["action_mask"].argmax()) for agent, one in seen.items()}
    waiting = next(agent for agent in seen if agent not in infos["A"]["asked"])
    before = env.state_.key()
    with pytest.raises(BadArgument, match=rf"^actions\['{waiting}'\]: {waiting} is not asked"):
        env.step({**actions, waiting: 0})
    with pytest.raises(BadArgument, match="there is no agent 'Z'"):
        env.step({**actions, "Z": 0})
    assert env.state_.key() == before
    env.step(actions)


def test_seeds_of_environments_are_whole_numbers_from_zero() -> None:
    for wrong in (-1, 3.5, "1", True):
        for build in (AEC, Parallel, Single):
            with pytest.raises(BadArgument, match=r"^seed: "):
                build("stick-em", players=3).reset(seed=wrong)  # type: ignore[arg-type]
    many = Many(2, "stick-em", players=3, rivals="random")
    with pytest.raises(BadArgument, match=r"^seed: 3 seeds for 2 tables"):
        many.reset(seed=[1, 2, 3])


def test_a_memory_refuses_what_the_rules_refuse(tmp_path: Path) -> None:
    memory = Memory(S.clone())
    before = memory.key()
    for move, seat in ((-1, 0), (10**6, 0), (S.moves()[0], 9), (1.5, 0)):
        with pytest.raises(HotseatError):
            memory.push(move, seat)  # type: ignore[arg-type]
    assert memory.key() == before


@pytest.mark.parametrize("game", sorted(hotseat.GAMES))
def test_a_view_is_not_played_on(game: str) -> None:
    s = hotseat.start(game, players=3, seed=1)
    view = s.view(s.seat())
    before = view.key()
    with pytest.raises(BadArgument, match=r"^state: this is a view"):
        view.apply(s.moves()[0])
    assert view.key() == before


@pytest.mark.parametrize(
    "value", [None, 3.5, b"4", {}, object(), np.array([1, 2])], ids=lambda value: type(value).__name__
)
@pytest.mark.parametrize(
    ("game", "option"),
    [("stick-em", "rounds"), ("stick-em", "first"), ("spicy", "manners"), ("spicy", "seasonings"), ("wazabi", "dice")],
)
def test_what_is_no_value_of_an_option_is_refused_by_its_name(game: str, option: str, value: Any) -> None:
    with pytest.raises(HotseatError, match=f"^{option}: "):
        hotseat.game(game).setup(3, {option: value})


def test_numpy_numbers_are_values_of_options() -> None:
    rounds: Any = np.int64(2)
    rules = hotseat.game("stick-em")
    assert rules.setup(3, {"rounds": rounds}) == rules.setup(3, {"rounds": 2})


@pytest.mark.parametrize("build", [AEC, Parallel])
@pytest.mark.parametrize("name", ["state_", "agent_selection", "infos"])
def test_what_comes_with_a_reset_says_so_before(build: type[AEC | Parallel], name: str) -> None:
    env = build("stick-em", players=3)
    assert not hasattr(env, "nothing_of_this_name")
    if build is AEC or name == "state_":
        with pytest.raises(AttributeError, match=f"{name}: reset the environment"):
            getattr(env, name)


def test_unknown_rivals_are_refused_at_once() -> None:
    for wrong in ("strong", 3, None):
        with pytest.raises(HotseatError, match="There is no bot"):
            Single("stick-em", rivals=wrong)  # type: ignore[arg-type]


def test_a_game_of_nobody_is_not_run() -> None:
    with pytest.raises(HotseatError, match="agents: `set_agents`"):
        Env("stick-em", seed=1).run()
