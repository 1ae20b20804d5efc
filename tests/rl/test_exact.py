"""Small games with exact chance: what OpenSpiel's exact methods need, and what they find."""

import subprocess
import sys

import pytest

import hotseat
from hotseat.core.errors import HotseatError, OptionError
from hotseat.core.position import position, restored
from hotseat.core.rng import Rng
from hotseat.rl import chance
from hotseat.rl.chance import ways
from hotseat.rl.memory import Memory

SPICY = {"small": 2, "end_card": 0, "jitter": 0, "first": "A"}


def test_two_dice_have_eleven_sums() -> None:
    def sum_of_two(rng: Rng) -> int:
        return rng.between(1, 6, "dice") + rng.between(1, 6, "dice")

    found = dict(ways(sum_of_two, lambda end: end))
    assert found == pytest.approx({total: (6 - abs(total - 7)) / 36 for total in range(2, 13)})


def test_cards_of_one_kind_are_not_told_apart() -> None:
    def dealt(rng: Rng) -> tuple[int, ...]:
        cards = [1, 1, 2]
        rng.shuffle(cards, "deck")
        return tuple(cards)

    assert dict(ways(dealt, lambda end: end)) == pytest.approx({(1, 1, 2): 1 / 3, (1, 2, 1): 1 / 3, (2, 1, 1): 1 / 3})


def test_a_game_that_is_not_small_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chance, "MOST_WAYS", 500)
    setup = hotseat.game("stick-em").setup(3)
    with pytest.raises(HotseatError, match=r"^deals: .* smaller game"):
        ways(lambda rng: Memory(setup.start(rng)), Memory.key)


def test_a_small_game_of_stick_em_deals_one_colour_per_player() -> None:
    s = hotseat.start("stick-em", players=3, seed=1, small=2, rounds=1)
    assert sorted(s.text(pain).split()[1] for seat in range(3) for pain in s.moves(seat)) == [
        "G0", "G1", "R0", "R1", "Y0", "Y1",
    ]  # fmt: skip
    decisions = 0
    while not s.over:
        s.apply(s.moves()[0])
        decisions += 1
    assert decisions == 6


@pytest.mark.parametrize("game", ["spicy", "sweet-spicy"])
def test_a_small_game_of_spicy_has_two_spices_and_few_numbers(game: str) -> None:
    rules = hotseat.game(game)
    plain: dict[str, object] = {} if game == "spicy" else {"super_jokers": False}
    s = rules.setup(2, {**SPICY, "small": 3, **plain}).start(hotseat.seeded(1))  # type: ignore[dict-item]
    zones = position(s)["zones"]
    assert [len(hand) for hand in zones["hands"]] == [2, 2]
    assert len(zones["pile"]) == 2
    first, second = rules.words["card"][0][0], rules.words["card"][10][0]
    claims = {s.text(move).split()[-1] for move in s.moves() if " as " in s.text(move)}
    assert claims == {f"{number}{spice}" for number in (1, 2, 3) for spice in (first, second)}
    assert restored(s.setup, position(s)).moves() == s.moves()


def test_a_small_game_of_spicy_needs_a_draw_pile() -> None:
    with pytest.raises(OptionError, match="draw pile"):
        hotseat.game("spicy").setup(3, {**SPICY, "small": 3})  # type: ignore[dict-item]


def test_forms_leave_the_options_for_study_out() -> None:
    for game in ("stick-em", "spicy", "sweet-spicy"):
        assert "small" not in hotseat.game(game).options.describe(3)


EXACT = """
import sys, pyspiel
import hotseat.rl.openspiel
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability
name, players, options = sys.argv[1:]
game = pyspiel.load_game(name, {"players": int(players), "deals": 0, "options": options})
starts = game.new_initial_state().chance_outcomes()
assert abs(sum(chance for _, chance in starts) - 1) < 1e-9
pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
solver = cfr.CFRSolver(game)
before = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
for _ in range(4):
    solver.evaluate_and_update_policy()
print(len(starts), before, exploitability.nash_conv(game, solver.average_policy()))
"""

SMALL = [
    ("stick_em", "3", "small:2 rounds:1 first:A", 90),
    ("spicy", "2", "small:2 end_card:0 jitter:0 first:A", 24),
    ("sweet_spicy", "2", "small:2 end_card:0 jitter:0 first:A super_jokers:off", 24),
]


@pytest.mark.parametrize(("game", "players", "options", "deals"), SMALL)
def test_openspiel_solves_small_games(game: str, players: str, options: str, deals: int) -> None:
    """Counterfactual regret minimisation, and how far a best response beats it, in a process of its own."""
    words = [sys.executable, "-c", EXACT, f"python_hotseat_{game}", players, options]
    ran = subprocess.run(words, capture_output=True, text=True, timeout=600)
    assert ran.returncode == 0, ran.stderr[-2000:]
    starts, before, after = ran.stdout.split()[-3:]
    assert int(starts) == deals
    assert float(after) < float(before) / 2
