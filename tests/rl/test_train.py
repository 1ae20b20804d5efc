"""Training: derivatives are right, methods learn, runs repeat themselves, and saved agents play like any bot."""

from pathlib import Path

import numpy as np
import pytest

import hotseat
from hotseat.bots.arena import Match
from hotseat.bots.players import make_player
from hotseat.cli import main
from hotseat.core.errors import HotseatError
from hotseat.games import game
from hotseat.rl import Observer, move_features
from hotseat.rl.agents import AgentBot, load_agent
from hotseat.rl.net import IMPOSSIBLE, Adam, Floats, Ints, Net, Weights, first_weights, softmax
from hotseat.rl.train import METHODS, Plan, Rates, train
from hotseat.rl.train.games import Chunk, Decisions, _mostly_best, play_chunk
from hotseat.rl.train.methods import NETS

TINY = Plan("stick-em", 3, games=48, round=24, options={"rounds": 1}, measure=0)


def net_of(id: str, players: int) -> tuple[Net, Observer]:
    setup = game(id).setup(players)
    eyes = Observer(setup)
    features = move_features(setup.game, players, 0)[0].shape[1]
    return Net(setup, first_weights(eyes.size, features, 3)), eyes


@pytest.mark.parametrize(("id", "players"), [("stick-em", 3), ("chili-mafia", 3)])
def test_the_derivatives_are_those_of_finite_differences(id: str, players: int) -> None:
    """In a game whose moves name no seats, and in one whose moves do."""
    net, eyes = net_of(id, players)
    net.weights = {name: array.astype(np.float64) for name, array in net.weights.items()}
    states = [hotseat.start(id, players=players, seed=seed) for seed in range(4)]
    seats = np.array([s.seat() for s in states])
    seen = np.array([eyes.observation(s, s.seat()) for s in states])
    legal = np.array([eyes.mask(s, s.seat()) for s in states]).astype(np.bool_)
    rng = np.random.default_rng(1)
    pull = rng.normal(size=(len(states), eyes.moves))

    def loss() -> float:
        total = 0.0
        for part in net.passes(seen, legal, seats):
            open_ = part.scores > IMPOSSIBLE / 2
            total += float((np.where(open_, part.scores, 0) * pull[np.ix_(part.rows, part.columns)]).sum())
            total += float((part.values * pull[part.rows, 0]).sum())
        return total

    slopes: Weights = {}
    for part in net.passes(seen, legal, seats):
        open_ = part.scores > IMPOSSIBLE / 2
        by_score: Floats = np.where(open_, pull[np.ix_(part.rows, part.columns)], 0)
        for name, slope in net.slopes(part, by_score, pull[part.rows, 0]).items():
            slopes[name] = slopes.get(name, np.zeros(1)) + slope  # type: ignore[assignment]
    for name, slope in slopes.items():
        places = np.argsort(-np.abs(slope).ravel())[:3]
        for place in places:
            weight = net.weights[name].reshape(-1)
            before, step = float(weight[place]), 1e-6
            weight[place] = before + step
            above = loss()
            weight[place] = before - step
            below = loss()
            weight[place] = before
            assert (above - below) / (2 * step) == pytest.approx(slope.ravel()[place], rel=1e-3, abs=1e-4), name


def test_impossible_moves_have_no_chance() -> None:
    net, eyes = net_of("spicy", 2)
    s = hotseat.start("spicy", players=2, seed=1)
    legal = eyes.mask(s, s.seat()).astype(np.bool_)[None]
    (done,) = net.passes(eyes.observation(s, s.seat())[None], legal, np.array([s.seat()]))
    assert set(done.columns) == set(s.moves(s.seat()))
    assert softmax(done.scores).sum() == pytest.approx(1.0)


def test_adam_finds_the_bottom_of_a_bowl() -> None:
    weights: Weights = {"at": np.array([3.0, -2.0], np.float32)}
    adam = Adam(weights, 0.05)
    for _ in range(400):
        adam.step(weights, [{"at": 2 * weights["at"]}])
    assert np.abs(weights["at"]).max() < 0.05


def test_a_chunk_depends_on_itself_alone() -> None:
    net, _ = net_of("spicy", 2)
    chunk = Chunk("spicy", 2, {}, 77, [[0, 0], [0, -1], [-1, 0]], [net.weights], [-1.0], (0,), ("easy",))
    one, two = play_chunk(chunk), play_chunk(chunk)
    assert one.moves.tolist() == two.moves.tolist()
    assert one.seen.tobytes() == two.seen.tobytes()
    assert set(one.lines.tolist()) <= {0, 1, 2, 5}, "only the learner's decisions are kept"
    assert one.rewards[one.lines == 0].sum() * one.rewards[one.lines == 1].sum() <= 0


@pytest.mark.parametrize("method", METHODS)
def test_every_method_gives_the_same_agent_for_the_same_plan(method: str, tmp_path: Path) -> None:
    """To the byte: with one worker, with two, and continued after an interruption."""
    plan = Plan("stick-em", 3, method, 48, options={"rounds": 1}, round=24, measure=24, deals=2, rivals=("easy",))
    files = [tmp_path / f"{name}.npz" for name in ("one", "two", "broken")]
    one = train(plan, workers=1, output=files[0])
    train(plan, workers=2, output=files[1])

    class Stop(Exception):
        pass

    def stop(_: object) -> None:
        raise Stop

    with pytest.raises(Stop):
        train(plan, workers=1, output=files[2], progress=stop)
    assert (tmp_path / "broken.checkpoint.npz").exists()
    train(plan, workers=1, output=files[2])
    # The measurements name the file, but the curve holds figures only.
    assert files[0].read_bytes() == files[1].read_bytes() == files[2].read_bytes()
    assert [point[0] for point in one.about["curve"]] == [24, 48]
    assert not list(tmp_path.glob("*checkpoint*"))


def test_a_pupil_comes_to_play_like_its_teacher(tmp_path: Path) -> None:
    plan = Plan("stick-em", 3, games=1, options={"rounds": 1}, measure=0, teacher="normal", lessons=256, round=128)
    before = train(Plan("stick-em", 3, games=1, options={"rounds": 1}, measure=0, round=1), workers=1)
    after = train(plan, workers=1)

    def agreement(agent_chances: object) -> float:
        chances = []
        s = hotseat.start("stick-em", players=3, seed=12345, rounds=1)
        teacher = [make_player("stick-em", "normal", seat) for seat in range(3)]
        while not s.over:
            seat = s.seat()
            move = teacher[seat].choose(s.view(seat), seat)
            chances.append(agent_chances(s.view(seat), seat)[move])  # type: ignore[operator]
            s.push(move, seat)
        return float(np.log(np.array(chances)).mean())

    assert agreement(after.chances) > agreement(before.chances) + 0.1


@pytest.mark.parametrize("method", METHODS)
def test_every_method_comes_to_prefer_the_move_that_pays(method: str) -> None:
    """One question asked again and again, of which one answer wins and all others lose."""
    net, eyes = net_of("stick-em", 3)
    s = hotseat.start("stick-em", players=3, seed=1)
    legal = eyes.mask(s, 0).astype(np.bool_)
    best = s.moves(0)[3]
    learner = METHODS[method](s.setup, [net.weights, first_weights(eyes.size, 115, 9)][: NETS[method]], Rates(5e-3))
    rng = np.random.default_rng(1)
    acting = len(learner.nets) - 1
    rows = 128
    seen, open_ = np.repeat(eyes.observation(s, 0)[None], rows, axis=0), np.repeat(legal[None], rows, axis=0)
    whole = np.arange(rows)

    def scores(which: int) -> tuple[Ints, Floats]:
        (done,) = learner.nets[which].passes(seen[:1], open_[:1], whole[:1] * 0)
        return done.columns, done.scores

    for _ in range(60):
        columns, found = scores(acting)
        greed = learner.greed[acting]
        likely = softmax(found)[0] if greed < 0 else _mostly_best(found, 0.5)[0]
        drawn = rng.choice(len(columns), rows, p=likely / likely.sum())
        moves = columns[drawn]
        gained = np.where(moves == best, 1.0, -1.0).astype(np.float32)
        zeros = np.zeros(rows, np.float32)
        packed = np.packbits(open_, axis=1)
        chances = likely[drawn].astype(np.float32)
        nets = np.full(rows, acting)
        learner.learn(Decisions(seen, packed, moves, chances, zeros, whole * 0, whole, nets, gained), rng)
    columns, found = scores(0)
    assert columns[found[0].argmax()] == best
    if learner.plays == "draws":
        assert softmax(found)[0][list(columns).index(best)] > 3 / len(columns)


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("agents") / "agent.npz"
    train(TINY, workers=1, output=file)
    return file


def test_a_saved_agent_is_a_bot_with_a_policy(saved: Path) -> None:
    bot = make_player("stick-em", f"agent:{saved}", 5)
    again = make_player("stick-em", str(saved), 5)
    assert isinstance(bot, AgentBot)
    view = hotseat.start("stick-em", players=3, seed=1, rounds=1).view(0)
    chances = bot.policy(view, 0)
    assert set(chances) == set(view.moves(0))
    assert sum(chances.values()) == pytest.approx(1.0)
    assert bot.choose(view, 0) == again.choose(view, 0)


def test_a_saved_agent_plays_in_arena_and_simulation(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    hero = ["arena", "stick-em", "--hero", str(saved), "--rivals", f"agent:{saved},easy", "--option", "rounds=1"]
    assert main([*hero, "--deals", "2", "--workers", "1", "--json"]) == 0
    assert f'"hero": "{saved}"' in capsys.readouterr().out
    simulate = ["simulate", "stick-em", "--bot", str(saved), "--games", "2", "--option", "rounds=1"]
    assert main([*simulate, "--workers", "1"]) == 0


def test_a_changed_agent_is_another_player(saved: Path) -> None:
    match = Match("stick-em", 3, f"agent:{saved}", "random", deals=1)
    before = match.spec()
    agent = load_agent(saved)
    agent.weights["value_bias"] += 1
    agent.save(saved)
    assert match.spec() != before


def test_an_agent_refuses_other_tables_and_other_files(saved: Path, tmp_path: Path) -> None:
    view = hotseat.start("stick-em", players=4, seed=1).view(0)
    with pytest.raises(HotseatError, match="agent: this one was trained for stick-em with 3 players"):
        make_player("stick-em", str(saved), 1).choose(view, 0)
    with pytest.raises(HotseatError, match="agent: there is no file"):
        make_player("stick-em", "agent:nowhere.npz", 1)
    (tmp_path / "letter.npz").write_text("Dear Ada")
    with pytest.raises(HotseatError, match=r"letter\.npz is not a saved agent"):
        load_agent(tmp_path / "letter.npz")
    np.savez(tmp_path / "numbers.npz", numbers=np.arange(3))
    with pytest.raises(HotseatError, match=r"numbers\.npz is not a saved agent"):
        load_agent(tmp_path / "numbers.npz")


@pytest.mark.parametrize(
    ("changed", "named"),
    [
        ({"method": "magic"}, "method"),
        ({"reward": "glory"}, "reward"),
        ({"games": 0}, "games"),
        ({"against": 1.5}, "against"),
        ({"lessons": 5}, "lessons"),
        ({"lessons": 5, "teacher": "normal", "method": "dmc"}, "teacher"),
        ({"measure": -1}, "measure"),
    ],
)
def test_bad_plans_are_refused_by_name(changed: dict[str, object], named: str) -> None:
    with pytest.raises(HotseatError, match=f"^{named}: "):
        train(Plan("stick-em", 3, **changed))  # type: ignore[arg-type]


def test_the_checkpoint_of_another_plan_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "agent.npz"

    def stop(_: object) -> None:
        raise KeyboardInterrupt

    plan = Plan("stick-em", 3, games=48, round=24, options={"rounds": 1}, measure=24, deals=2)
    with pytest.raises(KeyboardInterrupt):
        train(plan, workers=1, output=file, progress=stop)
    with pytest.raises(HotseatError, match=r"output: .* belongs to a training run with other parameters"):
        train(Plan("stick-em", 3, games=48, seed=2), workers=1, output=file)


def test_the_command_trains_and_says_how_strong_the_agent_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "agent.npz")
    asked = ["train", "stick-em", "--option", "rounds=1", "--games", "16", "--deals", "2", "--output", file]
    assert main([*asked, "--workers", "1"]) == 0
    said = capsys.readouterr()
    assert "16 games" in said.err + said.out
    assert "agent.npz" in said.out
    assert main(["train", "stick-em", "--method", "magic"]) == 2
    assert main(["train", "stick-em", "--output", "agent.txt"]) == 2
    assert main(["train", "stick-em", "--against", "2"]) == 2
