"""Pickpocket (WZ-10.6)."""

from tests.games.wazabi.board import board


def test_it_takes_a_random_card_of_an_opponent_with_cards() -> None:
    """WZ-10.6, WZ-E34: only B has cards, so there is no question; A and B know the card, C does not."""
    table = board("2b 2b 2b", "W W", hands={"A": "steal", "B": "skip", "C": ""}).play("A: roll").hold()
    table.play("A: play steal", chance=[0])
    assert (table.hand("A"), table.hand("B")) == ("skip", "")
    stolen = next(event for event in table.s.events or [] if event.kind.name == "stole")
    assert stolen.seen_by(0) == stolen.seen_by(1) == (0, 1, 11)
    assert stolen.seen_by(2) == stolen.seen_by(None) == (0, 1, -1)
    assert (table.knows("B", "A"), table.knows("C", "A")) == ("skip", "")


def test_the_knowledge_ends_when_the_card_is_played() -> None:
    """WZ-E34: later A plays a card of that kind: B no longer knows of one in A's hand."""
    table = board("2b 2b", "W W", hands={"A": "steal", "B": "skip"}).play("A: roll").hold()
    table.play("A: play steal", chance=[0])
    table.rolls = ["C C", "W W"]
    table.play("B: roll").hold().play("B: pass", "A: roll").hold()
    assert table.knows("B", "A") == "skip"
    table.play("A: play skip")
    assert table.knows("B", "A") == ""


def test_if_nobody_has_cards_a_card_is_drawn() -> None:
    """WZ-10.6, WZ-E34: from the pile."""
    table = board("2b 2b 2b", "W W", hands={"A": "steal", "B": "", "C": ""}).play("A: roll").hold()
    assert table.play("A: play steal").hand("A") == "passdice"


def test_steal_piment_takes_an_open_card() -> None:
    """WZ-10.6: laid open in front of the thief, who may use it."""
    lying = {"B": "reroll pinch pinch"}
    table = board("2b 2b", "W W", hands={"A": "steal", "B": "skip"}, lying=lying, steal_piment=True)
    table.play("A: roll", "A: hold", "B: hold", "B: pass", "A: play steal")
    assert (table.question, table.moves()) == ("loot", ["take hand", "take reroll", "take pinch"])
    table.play("A: take pinch")
    assert (table.lying("A"), table.lying("B")) == ("pinch", "reroll pinch")


def test_a_stolen_double_may_be_used_at_once() -> None:
    """WZ-6.3, WZ-9.3: A is asked again because of the `double` now open in front of A."""
    table = board("2b 2b", "W W", hands={"A": "steal skip", "B": ""}, lying={"B": "double"}, steal_piment=True)
    table.play("A: roll").hold().play("A: play steal")
    assert (table.lying("A"), table.moves()) == ("double", ["pass", "use double"])


def test_opponents_without_hand_cards_qualify_with_open_ones() -> None:
    """WZ-10.6, WZ-1.6: with only one thing to take there is no question."""
    hands = {"A": "steal", "B": "", "C": "skip"}
    table = board("2b 2b 2b", "W W", hands=hands, lying={"B": "pinch"}, steal_piment=True).play("A: roll").hold()
    table.play("A: play steal")
    assert table.moves() == ["target B", "target C"]
    assert table.play("A: target B").lying("A") == "pinch"


def test_milk_against_a_stolen_milk() -> None:
    """WZ-6.24, WZ-E41: the `milk` goes under the pile, A gets nothing, the `steal` is spent."""
    table = board("2b 2b", "W W", hands={"A": "steal", "B": "skip"}, lying={"B": "milk"}, steal_piment=True)
    table.play("A: roll").hold().play("A: play steal", "A: take milk", "B: milk")
    assert (table.lying("A"), table.lying("B"), table.discard) == ("", "", "steal")
    assert table.piment.endswith("milk")


def test_an_allowed_theft_of_milk_takes_it() -> None:
    """WZ-6.24: `allow` lets it go."""
    table = board("2b 2b", "W W", hands={"A": "steal", "B": "skip"}, lying={"B": "milk"}, steal_piment=True)
    table.play("A: roll").hold().play("A: play steal", "A: take milk", "B: allow")
    assert (table.lying("A"), table.lying("B")) == ("milk", "")
