"""Again, about turn (WZ-10.13)."""

from tests.games.wazabi.board import Board, board


def pass_turn(table: Board) -> str:
    seat = table.asked
    table.rolls = ["C C"]
    table.play(f"{seat}: roll").hold().play(f"{seat}: pass")
    return seat


def test_the_direction_turns_and_the_player_has_another_turn() -> None:
    """WZ-10.13, WZ-E37: A again, then C, B, A."""
    table = board("2b 2b 2b", "W W", hands={"A": "replay skip"}, pile="draw3 " * 30).play("A: roll").hold()
    table.play("A: play replay")
    assert "".join(pass_turn(table) for _ in range(4)) == "ACBA"


def test_it_lays_no_skip_and_uses_none_up() -> None:
    """WZ-10.13, WZ-E52: with a `skip` in front of B: A again, then C, then B misses, then A."""
    table = board("2b 2b 2b", "W W", hands={"A": "replay skip"}, skips={"B": "skip"}, pile="draw3 " * 30)
    table.play("A: roll").hold().play("A: play replay")
    assert table.s.skips == (0, 1, 0)
    assert "".join(pass_turn(table) for _ in range(3)) == "ACA"
    assert table.happened().count("missed") == 1


def test_the_extra_turn_is_complete() -> None:
    """WZ-10.13: its own roll, slap and reroll limit."""
    table = board("2b 2b", "W W", "C C", "W W", hands={"A": "replay skip"}, lying={"B": "reroll reroll"})
    table.play("A: roll").hold().play("B: reroll").hold().play("A: play replay", "A: roll")
    assert table.question == "slap"
    table.hold()
    assert (table.question, table.asked) == ("reroll", "B")


def test_the_extra_turn_begins_when_the_play_step_is_over() -> None:
    """WZ-10.13, WZ-6.27, WZ-E26: with `double`, A plays `remove1` first; play goes counter-clockwise."""
    table = board("2b 2b 2b", "W W", hands={"A": "replay remove1"}, lying={"A": "double"}).play("A: roll").hold()
    table.play("A: play replay", "A: use double", "A: play remove1")
    assert (table.dice, table.question, table.asked) == ("1b 2b 2b", "roll", "A")
    assert table.s.direction == -1
