"""The environments of other libraries, held to those libraries' own tests."""

import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import gymnasium.vector
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

import hotseat
from hotseat.core.errors import BadArgument, HotseatError, IllegalMove, OptionError
from hotseat.rl.card import Env
from hotseat.rl.gym import ILLEGAL, Many, Single
from hotseat.rl.memory import Memory
from hotseat.rl.zoo import AEC, Parallel

GAMES = sorted(hotseat.GAMES)


@pytest.mark.filterwarnings("ignore::UserWarning")  # PettingZoo advises against masks and letters as names
@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_accepts_the_turn_by_turn_environment(game: str) -> None:
    api_test(AEC(game, players=3), num_cycles=60)
    seed_test(lambda: AEC(game, players=3), num_cycles=20)


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_accepts_the_parallel_environment(game: str) -> None:
    parallel_api_test(Parallel(game, players=3), num_cycles=60)


def test_the_infos_tell_a_reaction_from_a_turn() -> None:
    env, kinds = AEC("spicy", players=3), set()
    env.reset(seed=4)
    rng = random.Random(4)
    while not env.state_.over:
        info = env.infos[env.agent_selection]
        kinds.add(info["reaction"])
        mask = env.observe(env.agent_selection)["action_mask"]
        assert (env.agent_selection in info["waits_for"]) != info["reaction"]
        if info["reaction"]:
            assert mask[info["default"]] == 1
        env.step(rng.choice(np.flatnonzero(mask).tolist()))
    assert kinds == {True, False}


def test_answers_that_come_too_late_are_dropped() -> None:
    """In the slap race of Wazabi everybody may press, and the first one decides."""
    env = Parallel("wazabi", players=4)
    seen, infos = env.reset(seed=1)
    raced = False
    while env.agents:
        raced = raced or len(infos["A"]["asked"]) > 1
        actions = {agent: int(np.flatnonzero(one["action_mask"])[0]) for agent, one in seen.items()}
        seen, _, _, _, infos = env.step(actions)
    assert raced


@pytest.mark.filterwarnings("ignore")  # the checker advises to normalise observations
@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_accepts_the_single_environment(game: str) -> None:
    check_env(Single(game, players=3, rivals="random"))


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_makes_every_game_by_its_name(game: str) -> None:
    env = gymnasium.make(f"hotseat/{game}-v1", players=3, rivals="random", disable_env_checker=True)
    own = Single(game, players=3, rivals="random")
    assert env.reset(seed=1)[0]["observation"].tolist() == own.reset(seed=1)[0]["observation"].tolist()


def test_an_illegal_move_ends_the_episode_and_says_why() -> None:
    env = Single("stick-em", players=3, rivals="random")
    seen, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, gained, ended, cut, info = env.step(illegal)
    assert (gained, ended, cut) == (ILLEGAL, True, False)
    assert info["illegal"]


def test_wrong_arguments_of_environments_are_named() -> None:
    for build in (AEC, Parallel, Single):
        with pytest.raises(HotseatError, match=r"^reward: choose one of"):
            build("stick-em", players=3, reward="money")
        with pytest.raises(OptionError, match="colour"):
            build("stick-em", players=3, colour="red")
    with pytest.raises(HotseatError, match=r"^seat: there is no seat 3"):
        Single("stick-em", players=3, seat=3)
    with pytest.raises(HotseatError, match=r"^count: "):
        Many(0, "stick-em")


def test_wrong_actions_are_named() -> None:
    aec = AEC("stick-em", players=3)
    aec.reset(seed=1)
    with pytest.raises(HotseatError, match=r"^action: a whole number"):
        aec.step(1.5)  # type: ignore[arg-type]
    with pytest.raises(IllegalMove, match="There is no move 180"):
        aec.step(180)
    together = Parallel("stick-em", players=3)
    together.reset(seed=1)
    with pytest.raises(HotseatError, match=r"^actions: [ABC] is asked"):
        together.step({})
    many = Many(2, "stick-em", players=3, rivals="random")
    many.reset(seed=1)
    with pytest.raises(HotseatError, match=r"^actions: 1 actions for 2 tables"):
        many.step([0])
    with pytest.raises(HotseatError, match=r"^actions\[0\]: a whole number"):
        many.step(np.zeros(2))


def test_a_view_cannot_be_played_on() -> None:
    with pytest.raises(HotseatError, match=r"^state: this is a view"):
        Memory(hotseat.start("spicy", players=3, seed=1).view(0))


@pytest.mark.parametrize("game", GAMES)
def test_many_tables_equal_gymnasiums_own_vector(game: str) -> None:
    def one() -> Single:
        return Single(game, players=3, rivals="random")

    ours, theirs = Many(3, game, players=3, rivals="random"), gymnasium.vector.SyncVectorEnv([one] * 3)
    (mine, _), (peer, _), rng = ours.reset(seed=5), theirs.reset(seed=5), random.Random(5)
    dealt_again = False
    for _ in range(60):
        assert all((mine[part] == peer[part]).all() for part in mine)
        legal = [np.flatnonzero(mask).tolist() or [0] for mask in mine["action_mask"]]
        actions = np.array([rng.choice(moves) for moves in legal])
        mine, *told, _ = ours.step(actions)
        peer, *heard, _ = theirs.step(actions)
        assert all((one == other).all() for one, other in zip(told, heard, strict=True))
        dealt_again = dealt_again or bool(told[1].any())
    assert dealt_again or game in ("stick-em", "chili-mafia")


@pytest.mark.parametrize("game", GAMES)
def test_an_information_state_grows_and_never_forgets(game: str) -> None:
    memory = Memory(hotseat.start(game, players=3, seed=2))
    rng, before = random.Random(2), ["", "", ""]
    for _ in range(40):
        if memory.state.over:
            break
        seat = memory.state.seat()
        memory.push(rng.choice(memory.state.moves(seat)), seat)
        for reader in range(3):
            told = memory.information_state(reader).rsplit("\n", 1)[0]
            assert told.startswith(before[reader])
            before[reader] = told
    assert len(set(before)) == 3


def test_positions_that_look_alike_are_told_apart_by_what_was_said() -> None:
    """Two games of the same seat's view now, reached on different ways, have different information states."""
    ways = [Memory(hotseat.start("stick-em", players=3, seed=2, rounds=1, first="A")) for _ in range(2)]
    for memory, order in zip(ways, ((0, 1, 2), (2, 1, 0)), strict=True):
        for seat in order:
            memory.push(memory.state.moves(seat)[0], seat)
    assert ways[0].state.key() == ways[1].state.key()
    assert ways[0].information_state(0) != ways[1].information_state(0)
    assert (ways[0].digest(0) != ways[1].digest(0)).any()


OPENSPIEL = """
import sys, random, numpy, pyspiel
import hotseat.rl.openspiel
from open_spiel.python.algorithms import ismcts, mcts
game = pyspiel.load_game(sys.argv[1] + "(players=3)")
pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
state = game.new_initial_state()
state.apply_action(7)
chance = numpy.random.RandomState(1)
bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, chance), uct_c=2, max_simulations=3, random_state=chance)
for _ in range(3):
    seat = state.current_player()
    other = state.resample_from_infostate(seat, random.Random(1).random)
    assert other.information_state_string(seat) == state.information_state_string(seat)
    assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
    assert other.legal_actions() == state.legal_actions()
    state.apply_action(bot.step(state))
print("fine")
"""


@pytest.mark.parametrize("game", GAMES)
def test_openspiel_plays_serialises_and_searches(game: str) -> None:
    """In a process of its own, because OpenSpiel registers games for a whole process."""
    name = "python_hotseat_" + game.replace("-", "_")
    ran = subprocess.run([sys.executable, "-c", OPENSPIEL, name], capture_output=True, text=True, timeout=300)
    assert (ran.returncode, ran.stdout.splitlines()[-1:]) == (0, ["fine"]), ran.stderr[-2000:]


class First:
    """An agent in RLCard's form: always the first legal move."""

    def step(self, state: dict[str, Any]) -> int:
        return int(next(iter(state["legal_actions"])))

    def eval_step(self, state: dict[str, Any]) -> tuple[int, dict[str, Any]]:
        return self.step(state), {}


@pytest.mark.parametrize("game", GAMES)
def test_agents_of_rlcard_play_and_see_their_own_moves_only(game: str) -> None:
    env = Env(game, players=3, seed=1)
    env.set_agents([First(), First(), First()])
    told, payoffs = env.run(is_training=True)
    assert sum(payoffs) == pytest.approx(0)
    for seat, line in enumerate(told):
        assert all(action in seen["legal_actions"] for seen, action in zip(line[:-1:2], line[1::2], strict=True))
        assert {who for who, _ in line[-1]["action_record"]} <= {seat}
        assert not line[-1]["legal_actions"]
        assert line[-1]["raw_obs"].hidden
    assert sum([len(line) // 2 for line in told]) == len(env.action_recorder)
    assert Env(game, players=3, seed=1).reset()[0]["obs"].tolist() == Env(game, 3, 1).reset()[0]["obs"].tolist()


def test_wrong_arguments_of_the_rlcard_form_are_named() -> None:
    env = Env("spicy", players=3, seed=1)
    with pytest.raises(BadArgument, match="agents: 1 agents for 3 players"):
        env.set_agents([First()])
    with pytest.raises(IllegalMove):
        env.step(10**6)
    with pytest.raises(BadArgument, match="seat: there is no seat 3"):
        env.get_state(3)


PLAYTHROUGH = """
import sys
from absl import flags
from open_spiel.python.algorithms import generate_playthrough
import hotseat.rl.openspiel
flags.FLAGS([""])
text = generate_playthrough.playthrough(sys.argv[1], None, seed=1)
with open(sys.argv[2], "w", encoding="utf-8") as file:
    file.write(text)
stored, again = generate_playthrough.replay(sys.argv[2])
assert stored == again
assert "InformationStateTensor(0)" in text
print("fine")
"""


@pytest.mark.parametrize(
    "game",
    [
        "stick_em(players=3,deals=4,options=small:2 rounds:1 first:A)",
        "spicy(players=2,deals=4,options=small:2 end_card:0 jitter:0 first:A)",
        "sweet_spicy(players=2,deals=4,options=small:2 super_jokers:off end_card:0 jitter:0 first:A)",
        "chili_mafia(players=2,deals=4)",
        "wazabi(players=2,deals=4)",
    ],
)
def test_a_playthrough_of_openspiel_replays(game: str, tmp_path: Path) -> None:
    words = [sys.executable, "-c", PLAYTHROUGH, f"python_hotseat_{game}", str(tmp_path / "playthrough.txt")]
    ran = subprocess.run(words, capture_output=True, text=True, timeout=300)
    assert (ran.returncode, ran.stdout.splitlines()[-1:]) == (0, ["fine"]), ran.stderr[-2000:]
