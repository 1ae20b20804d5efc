"""Finishing, playing for places, teams and score (WZ-11, WZ-12, WZ-13)."""

import pytest

from hotseat.games.wazabi.finishing import EndTurn
from tests.games.wazabi.board import board


def test_a_player_finishes_at_once_on_anybodys_turn() -> None:
    """WZ-11.1: C wins in A's turn by flipping `share`."""
    assert board("3b 1b 1r", "W C C", flips="share burn").play("A: roll", "C: slap").winners == "C"


def test_the_game_is_over_with_the_first_finisher() -> None:
    """WZ-11.2: everything pending is dropped, including open questions."""
    table = board("2b 1r", "W W").play("A: roll", "A: slap")
    assert table.s.over
    assert table.s.agenda == []


@pytest.mark.parametrize("card", ["passdice", "swapdice"])
def test_no_exchange_of_dice_finishes_anybody(card: str) -> None:
    """WZ-11.3: sets of at least one die are exchanged."""
    table = board("3b 1b 2r", "W W W", hands={"A": card}, deck="2016").play("A: roll").hold().play(f"A: play {card}")
    table.play("A: left" if card == "passdice" else "A: target B")
    assert not table.s.over
    assert all(table.s.dice_of(seat) for seat in range(3))


def test_playing_on_for_places() -> None:
    """WZ-12.1: the last player has the last place."""
    table = board("1b 1b 1b", "G", "G", play_on=True).play("A: roll").hold().play("A: target B")
    assert not table.s.over
    table.rolls = ["G G"]
    table.play("B: roll").hold()
    assert table.s.finished == (0, 1, 2)
    assert table.s.outcome().places == (1, 2, 3)


def test_a_finisher_leaves_with_everything() -> None:
    """WZ-12.2, WZ-12.3, WZ-E43: hand and Piment cards go, B is asked `roll`; B's neighbours are now C and D."""
    table = board("1b 2b 2b 2b", "G", hands={"A": "draw3 skip"}, lying={"A": "pinch milk"}, play_on=True)
    table.play("A: roll").hold().play("A: target D")
    assert table.s.outcome().places == (1, 1, 1, 1)  # nothing is scored while the game runs
    assert table.s.finished == (0,)
    assert table.discard == "draw3 skip"
    assert table.piment == "burn burn burn burn pinch milk"
    assert (table.question, table.asked) == ("roll", "B")
    table.rolls = ["G C"]
    table.play("B: roll")
    assert table.asked == "BCD"
    assert table.hold().moves() == ["target C", "target D"]


def test_skip_cards_before_a_finisher_go_to_the_discard() -> None:
    """WZ-12.2: C finishes by A's mistake with a `skip` in front of C."""
    table = board("2b 1b 1b", "C C", hands={"C": ""}, skips={"C": "skip"}, play_on=True)
    table.play("A: roll", "A: slap", "A: target C")
    assert (table.discard, table.s.skips) == ("skip", (0, 0, 0))


def test_if_the_roller_finishes_the_rest_of_his_turn_is_dropped() -> None:
    """WZ-12.4: including the extra turn, and no step of the turn is left."""
    table = board("3b 2b 2b", "W W W", hands={"A": "replay remove2"}, lying={"A": "double"}, play_on=True)
    table.play("A: roll").hold()
    table.s.black[0] = 2
    table.play("A: play replay", "A: use double", "A: play remove2")
    assert table.s.finished == (0,)
    assert table.s.owed == 0
    assert (table.question, table.asked) == ("roll", "C")  # the direction stays reversed
    assert sum(isinstance(step, EndTurn) for step in table.s.agenda) == 1


def test_if_somebody_else_finishes_the_turn_goes_on() -> None:
    """WZ-12.4: C wins the race with `cool`; A draws and plays."""
    table = board("2b 2b 1b", "W C", flips="cool burn", hands={"A": ""}, play_on=True).play("A: roll", "C: slap")
    assert table.s.finished == (2,)
    assert (table.question, table.asked, table.hand("A")) == ("play", "A", "passdice")


def test_teams_win_together() -> None:
    """WZ-13.1, WZ-13.3, WZ-E46: D finishes, B and D win; each scores A's and C's dice."""
    table = board("2b 1b 4b 1b", "C C", teams=True).play("A: roll", "A: slap")
    assert table.moves() == ["target B", "target D"]
    table.play("A: target D")
    assert table.winners == "BD"
    assert table.s.outcome().scores == (0, 7, 0, 7)


def test_partners_do_not_see_each_others_hands() -> None:
    """WZ-13.1: a partner's hand is hidden like any other."""
    table = board("2b 2b 2b 2b", teams=True)
    assert table.s.view(0).hands[2] == -1


def test_only_the_other_team_counts_as_opponents() -> None:
    """WZ-13.2, WZ-E46: C has the most but is A's partner; `passdice` and `keep2` affect everybody."""
    table = board("2b 3b 4b 3b", "W W", teams=True, hands={"A": "keep2", "C": "skip skip skip"})
    table.play("A: roll", "A: slap")
    assert table.moves() == ["target B", "target D"]
    table.play("A: target B").hold().play("A: play keep2")
    assert (table.question, table.asked) == ("keep", "C")
    dice = board("2b 3b 4b 1b", "W W", teams=True, hands={"A": "passdice"}).play("A: roll").hold()
    assert dice.play("A: play passdice", "A: left").dice == "1b 2b 3b 4b"


def test_the_winner_scores_the_dice_of_the_losers() -> None:
    """WZ-13.3, WZ-13.4, WZ-E48: B wins with A 2b1r and C 4b left: A 0, B 7, C 0."""
    table = board("1b1r 1b 4b", "G", roller="B").play("B: roll").hold().play("B: target A")
    assert table.dice == "2b1r 0b 4b"
    assert table.s.outcome().scores == (0, 7, 0)
    assert table.winners == "B"


def test_playing_on_scores_places() -> None:
    """WZ-13.4, WZ-E48: places B, A, C: B 2, A 1, C 0; until the end all scores are 0."""
    table = board("1b 1b 2b", "G", roller="B", play_on=True).play("B: roll").hold().play("B: target C")
    assert table.s.outcome().scores == (0, 0, 0)
    table.rolls = ["C C C"]
    table.play("C: roll", "C: slap")
    assert table.s.outcome().scores == (1, 2, 0)
