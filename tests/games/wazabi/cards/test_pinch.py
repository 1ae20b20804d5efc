"""Pinch of W, of the reconstruction (WZ-6.26)."""

from tests.games.wazabi.board import board


def test_it_counts_one_w_more_for_this_play_step() -> None:
    """WZ-6.26, WZ-10.2, WZ-E23: with W = 2 and a `pinch`, `remove2` removes both dice and A wins."""
    table = (
        board("1b1r 2b", "W | WC", hands={"A": "remove2 keep1", "B": "skip"}, pile="steal", lying={"A": "pinch"})
        .play("A: roll")
        .hold()
    )
    assert table.moves() == ["pass", "play steal", "use pinch"]
    table.play("A: use pinch", "A: play remove2")
    assert table.question == "colour"
    assert table.play("A: red").winners == "A"


def test_several_add_up_and_do_not_change_the_race() -> None:
    """WZ-6.26, WZ-5.2, WZ-E24: the race is on with W = 1; two `pinch` pay for `give1`."""
    table = board("1b 2b", "W", hands={"A": "give1"}, lying={"A": "pinch pinch"}).play("A: roll")
    table.hold().play("A: use pinch", "A: use pinch", "A: play give1")
    assert table.winners == "A"


def test_it_is_over_with_the_play_step() -> None:
    """WZ-6.26: the next turn begins without it."""
    table = board("2b 2b", "W W", hands={"A": "replay give1"}, lying={"A": "pinch"}).play("A: roll").hold()
    table.play("A: use pinch", "A: play replay")
    table.rolls = ["W W"]
    table.play("A: roll").hold()
    assert table.moves() == ["pass"]
