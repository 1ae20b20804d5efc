"""What each seat may know: hidden information, views and filled views."""

from hotseat.core.rng import seeded
from hotseat.games.spicy.cards import KIND
from tests.games.spicy.tables import Case, case


def kinds(cards: list[int] | tuple[int, ...]) -> list[int]:
    return [card & KIND for card in cards]


def played() -> Case:
    """A lays C2, B lays W6, A doubts the spice of W6 and wins both."""
    table = case(turn="A", hands={"A": "C2 C5", "B": "W6 W7", "C": "P1 P2"})
    return table.play("A: play C2 as 2C", "B: play W6 as 5C", "A: doubt spice")


def test_a_hand_is_seen_by_its_player_only() -> None:
    table = case(hands={"A": "C1 C2", "B": "W1 W2 W3"})
    assert table.seen("A").hands == [[0, 1], [-1, -1, -1], [-1, -1, -1]]
    assert table.seen(None).hands[0] == [-1, -1]


def test_the_draw_pile_is_seen_by_nobody_and_its_size_by_all() -> None:
    table = case()
    for seat in ("A", "B", None):
        assert table.seen(seat).pile == [-1] * len(table.s.pile)


def test_a_laid_card_is_known_to_its_owner_wherever_it_goes() -> None:
    table = played()
    assert kinds(table.seen("A").won[0]) == [1, 15]
    assert kinds(table.seen("B").won[0]) == [63, 15]
    assert kinds(table.seen("C").won[0]) == [63, 15]


def test_a_card_shown_in_a_challenge_is_known_to_a_spectator_too() -> None:
    assert kinds(played().seen(None).won[0]) == [63, 15]


def test_six_seats_that_have_all_peeked_do_not_make_a_card_public() -> None:
    table = case(6, stack="A C2/2C", turn="B", manners=True)
    for seat in "BCDEF":
        table.play(f"{seat}: peek stack")
    assert kinds(table.seen("F").stack) == [1]
    assert kinds(table.seen(None).stack) == [63]


def test_filling_keeps_what_the_seat_knows_and_deals_the_rest() -> None:
    table = played()
    worlds = [table.seen("B").fill(seeded(seed)) for seed in range(40)]
    assert all(world.hands[1] == table.s.hands[1] for world in worlds)
    assert {kinds(world.won[0])[1] for world in worlds} == {15}
    assert len({kinds(world.won[0])[0] for world in worlds}) > 10
    assert len({tuple(world.hands[2]) for world in worlds}) > 30


def test_filling_puts_worlds_end_inside_its_range_with_a_card_above_it() -> None:
    table = case(2, jitter=3)
    table.s.under_worlds_end, table.s.pile = 57, table.s.pile[:59]
    places = {table.seen("A").fill(seeded(seed)).under_worlds_end for seed in range(100)}
    assert places == {55, 56, 57, 58}


def test_the_gauge_is_public_and_never_says_less_than_one() -> None:
    table = case(2, jitter=3)
    table.s.pile = table.s.pile[:60]
    assert table.seen(None).gauge() == (1, 5)


def test_current_points_are_public() -> None:
    table = played()
    for seat in ("A", "B", "C", None):
        assert [table.seen(seat).points(other) for other in range(3)] == [table.s.points(other) for other in range(3)]


def test_a_game_ended_by_trophies_does_not_show_where_worlds_end_lay() -> None:
    """Found by the two-world law in a game with two players (set 30 of the seasonings, seed 30)."""
    table = case(2, stack="B P4/4P", turn="A", hands={"A": "W5"}, trophies={"A": 1}).play(
        "A: play W5 as 6P", "B: trust"
    )
    assert table.over
    assert table.seen("B").under_worlds_end == table.seen(None).under_worlds_end == -1
