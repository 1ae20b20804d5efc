"""Small games with exact chance: what OpenSpiel's exact methods need, and what they find."""

import random
import subprocess
import sys

import pytest

import hotseat
from bench.exact import cfr_plus, tree
from hotseat.core.errors import HotseatError, OptionError
from hotseat.core.options import OptionValue
from hotseat.core.position import position, restored
from hotseat.core.rng import Rng
from hotseat.rl import Observer, chance
from hotseat.rl.chance import ways
from hotseat.rl.memory import Memory

SPICY: dict[str, OptionValue] = {"small": 2, "end_card": 0, "jitter": 0, "first": "A"}
WAZABI: dict[str, OptionValue] = {"small": 1, "piment": False, "dice": 2}


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
    plain: dict[str, OptionValue] = {} if game == "spicy" else {"super_jokers": False}
    s = rules.setup(2, {**SPICY, "small": 3, **plain}).start(hotseat.seeded(1))
    zones = position(s)["zones"]
    assert [len(hand) for hand in zones["hands"]] == [2, 2]
    assert len(zones["pile"]) == 2
    first, second = rules.words["card"][0][0], rules.words["card"][10][0]
    claims = {s.text(move).split()[-1] for move in s.moves() if " as " in s.text(move)}
    assert claims == {f"{number}{spice}" for number in (1, 2, 3) for spice in (first, second)}
    assert restored(s.setup, position(s)).moves() == s.moves()


def test_a_small_game_of_spicy_needs_a_draw_pile() -> None:
    with pytest.raises(OptionError, match="draw pile"):
        hotseat.game("spicy").setup(3, {**SPICY, "small": 3})


def test_a_small_game_of_chili_mafia_deals_few_cards_and_has_no_raid() -> None:
    s = hotseat.start("chili-mafia", players=2, seed=1, small=3)
    zones = position(s)["zones"]
    assert [len(hand) for hand in zones["hands"]] == [3, 3]
    assert len(zones["pile"]) == 4
    assert sorted([*zones["hands"][0], *zones["hands"][1], *zones["pile"]]) == ["FU", *["JN"] * 8, "WH"]
    assert not zones["notes"]
    assert s.seat() == 0


@pytest.mark.parametrize(("players", "options"), [(3, {}), (2, {"advanced": True}), (2, {"bosses": True})])
def test_a_small_game_of_chili_mafia_is_for_two(players: int, options: dict[str, OptionValue]) -> None:
    with pytest.raises(OptionError, match=r"two players, without `advanced`, `bosses` and `heists`"):
        hotseat.game("chili-mafia").setup(players, {"small": 3, **options})


@pytest.mark.parametrize("turns", [1, 2, 3])
def test_a_small_game_of_wazabi_ends_after_some_turns_of_each_player(turns: int) -> None:
    setup, limits = hotseat.game("wazabi").setup(3, {**WAZABI, "small": turns}), 0
    for seed in range(30):
        s = setup.start(hotseat.seeded(seed))
        zones = position(s)["zones"]
        assert (s.seat(), [len(hand) for hand in zones["hands"]], len(zones["pile"])) == (0, [1, 1, 1], 1)
        rolls = 0
        while not s.over:
            rolls += s.question.name == "roll"
            s.push(s.moves()[-1])
        dice = [black + red for black, red in zip(s.black, s.red, strict=True)]
        if 0 in dice:
            assert s.outcome().winners == (dice.index(0),)
            continue
        limits += 1
        assert rolls == 3 * turns
        assert s.outcome().winners == tuple([seat for seat in range(3) if dice[seat] == min(dice)])
        assert s.outcome().scores == tuple([-held for held in dice])
    assert limits


@pytest.mark.parametrize(
    ("players", "options", "why"),
    [
        (2, {"small": 1}, "no Piment cards"),
        (2, {**WAZABI, "play_on": True}, "is not played on for places"),
        (4, WAZABI, "at most 3 can play"),
    ],
)
def test_a_small_game_of_wazabi_that_cannot_be_played_says_why(
    players: int, options: dict[str, OptionValue], why: str
) -> None:
    with pytest.raises(OptionError, match=why):
        hotseat.game("wazabi").setup(players, options)


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("stick-em", 3, {"small": 2, "rounds": 1}),
        ("spicy", 2, {**SPICY, "small": 3}),
        ("sweet-spicy", 2, {**SPICY, "small": 3, "super_jokers": False}),
        ("chili-mafia", 2, {"small": 3}),
        ("wazabi", 3, {**WAZABI, "small": 3}),
    ],
)
def test_small_games_hide_and_restore_like_large_ones(game: str, players: int, options: dict[str, OptionValue]) -> None:
    setup = hotseat.game(game).setup(players, options)
    eyes, rng = Observer(setup), random.Random(game)
    for seed in range(5):
        s = setup.start(hotseat.seeded(seed))
        while not s.over:
            assert restored(s.setup, position(s)).key() == s.key()
            for seat in range(players):
                seen = eyes.observation(s, seat).tolist()
                view = s.view(seat)
                other = view.fill(hotseat.seeded(seed))
                assert eyes.observation(view, seat).tolist() == eyes.observation(other, seat).tolist() == seen
                assert other.view(seat).key() == view.key()
            s.push(rng.choice(list(s.moves())))


@pytest.mark.parametrize("game", sorted(hotseat.GAMES))
def test_forms_leave_the_options_for_study_out(game: str) -> None:
    rules = hotseat.game(game)
    assert "small" in rules.options.__dataclass_fields__
    assert "small" not in rules.options.describe(3)


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


@pytest.mark.parametrize(
    ("game", "options", "deals"),
    [("chili_mafia", "small:2", 32), ("wazabi", "small:1 piment:off dice:2", 12)],
)
def test_openspiel_solves_small_games_as_trees(game: str, options: str, deals: int) -> None:
    """The game is walked once; CFR+ on its tree comes close to an equilibrium within ten iterations."""
    whole = tree(game, 2, options)
    assert len(whole.new_initial_state().chance_outcomes()) == deals
    first, last = cfr_plus(whole, (1, 10))
    assert last < first / 5
