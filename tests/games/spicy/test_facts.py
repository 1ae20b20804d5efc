"""The facts of Spicy and Sweet & Spicy, derived from a view."""

from typing import Any

import pytest

from hotseat.core.facts import facts
from hotseat.core.options import OptionValue
from hotseat.core.rng import seeded
from hotseat.games import game
from hotseat.games.spicy.cards import ALL_KNOW, CLAIMS, SJ, XN, XS, claim_of, has_number, has_spice
from hotseat.games.spicy.state import Spicy, worth


def started(id: str = "spicy", players: int = 3, **options: OptionValue) -> Spicy:
    s = game(id).setup(players, options).start(seeded(1))
    assert isinstance(s, Spicy)
    return s


def told(s: Spicy, seat: int | None = None) -> dict[str, Any]:
    return facts(s, seat)


@pytest.mark.parametrize(
    ("id", "players", "options", "most"),
    [
        ("spicy", 3, {}, 100 - 18 - 38 + 3),
        ("sweet-spicy", 3, {}, 100 - 15 - 38 + 3),
        ("sweet-spicy", 3, {"super_jokers": False}, 100 - 18 - 38 + 3),
        ("spicy", 2, {"end_card": 20, "jitter": 0}, 100 - 12 - 20),
        ("sweet-spicy", 6, {"end_card": 30, "jitter": 5}, 100 - 30 - 30 + 5),
    ],
)
def test_sp_1_3_sw_1_1_the_way_to_worlds_end_follows_hand_size_and_options(
    id: str, players: int, options: dict[str, OptionValue], most: int
) -> None:
    s = started(id, players, **options)
    jitter = s.options.jitter
    assert told(s)["worlds_end"] == {"least": most - 2 * jitter, "most": most, "of": most}
    s.pile.pop()
    assert told(s)["worlds_end"] == {"least": most - 2 * jitter - 1, "most": most - 1, "of": most}


def test_sp_6_2_the_next_draw_may_be_the_last_but_is_never_less_than_one_away() -> None:
    s = started()
    s.pile = s.pile[: s.under_worlds_end + 1]
    assert told(s)["worlds_end"]["least"] == 1


def test_sp_1_4_trophies() -> None:
    s = started()
    s.trophies = (1, 0, 0)
    assert (told(s)["trophies"], told(s)["trophies_left"]) == (3, 2)


def test_sw_4_1_points_and_their_lines() -> None:
    s = started("sweet-spicy")
    s.trophies = (1, 0, 0)
    s.won[0] = (SJ | ALL_KNOW, 3 | ALL_KNOW)
    assert told(s)["points"][0] == 10 + 5 + 1 - 5 - 5
    assert told(s)["count"] is None
    s.finish()
    s.settle()
    assert [(line["what"], line["points"], line["number"]) for line in told(s)["count"][0]] == [
        ("trophies", 10, 1),
        ("won", 6, 2),
        ("hand", -10, 6),
    ]


def test_sp_7_6_a_raider_s_four_and_sp_7_2_two_spices_and_sp_9_1_any_claim() -> None:
    plain = started()
    plain.claim = claim_of(4, 0)
    assert [told(plain)[name] for name in ("raids", "two_spices", "any_claim")] == [False, False, False]
    hot = started(seasonings=["we_love_chili", "spice_raider"], manners=True)
    assert told(hot)["raids"] is False
    hot.claim = claim_of(4, 0)
    assert [told(hot)[name] for name in ("raids", "two_spices", "any_claim")] == [True, True, True]


def test_sp_3_4_which_claims_are_entirely_true_of_my_cards() -> None:
    s = started("sweet-spicy", 2)
    s.hands = [[SJ, 3, 6, 6, 14, XS, XN], [25]]
    mine = [{"card": "C4", "claims": ["4C"]}, {"card": "C7", "claims": ["7C"]}, {"card": "L5", "claims": ["5L"]}]
    assert told(s, 0)["true_claims"] == mine
    assert "true_claims" not in told(s)


def test_sp_7_14_with_turn_it_up_a_6_is_a_9_as_well() -> None:
    s = started(seasonings=["turn_it_up"])
    s.hands[0] = [5, 18]
    both = [{"card": "C6", "claims": ["6C", "9C"]}, {"card": "W9", "claims": ["6W", "9W"]}]
    assert told(s, 0)["true_claims"] == both


def test_sp_3_4_what_was_doubted_and_whether_the_claim_was_right() -> None:
    s = started()
    assert told(s)["doubted"] is None
    s.shown = (3, claim_of(4, 1), 0, 2, 2)
    assert told(s)["doubted"] == {
        "card": "C4",
        "claim": "4W",
        "owner": "A",
        "doubter": "C",
        "winner": "C",
        "right": False,
    }


def test_sw_1_2_the_supply_of_super_jokers_where_there_are_any() -> None:
    assert [told(started("sweet-spicy", players))["jokers_left"] for players in (2, 6)] == [4, 0]
    assert told(started("sweet-spicy", super_jokers=False))["jokers_left"] is None
    assert told(started())["jokers_left"] is None


def test_sp_2_4_the_numbers_that_open_a_stack() -> None:
    assert told(started())["openings"] == [1, 2, 3]


def test_what_is_printed_is_what_the_count_counts() -> None:
    rules = game("sweet-spicy")
    for kind, text in enumerate(rules.words["card"]):
        shown = rules.printed[text]
        assert shown["points"] == worth(kind)
        assert shown["open"] == (kind == SJ)


def test_sp_3_4_a_claim_is_true_of_a_card_if_a_doubt_of_either_half_fails() -> None:
    s = started("sweet-spicy", 2)
    claims = s.setup.game.words["claim"]
    for kind in range(CLAIMS):
        s.hands[0] = [kind]
        right = [said for claim, said in enumerate(claims) if has_number(kind, claim) and has_spice(kind, claim)]
        assert [one["claims"] for one in told(s, 0)["true_claims"]] == [right]
