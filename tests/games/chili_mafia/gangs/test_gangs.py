"""Chapter 5: what a gang is, forming, adding and the Sweet Chili."""

import pytest

from hotseat.games.chili_mafia.cards.codes import BIT, COMPLETE, PEPPERS, without
from hotseat.games.chili_mafia.gangs.gang import FAMILY, MIXED, OPEN, gang_of, in_gangs, pair_homes, valid
from hotseat.games.chili_mafia.gangs.grouping import seconds
from tests.games.chili_mafia.builder import cards, given


@pytest.mark.parametrize("some", ["SC JN JN", "SC JN PO", "JN JN JN JN", "JN PO HU", "JN JN* JN", "JN", "SC", "JN JN"])
def test_valid_sets(some: str) -> None:
    """CM-E21, CM-5.1, CM-1.2: peppers are compared by name; icons make no difference."""
    assert valid(cards(some))


@pytest.mark.parametrize("some", ["JN JN PO", "SC SC JN", "SC JN JN PO", "JN JN* PO"])
def test_invalid_sets(some: str) -> None:
    """CM-E21, CM-5.1."""
    assert not valid(cards(some))


@pytest.mark.parametrize(
    ("some", "kind", "complete"),
    [
        ("JN JN", FAMILY, False),
        ("SC JN JN", FAMILY, True),
        ("JN PO", MIXED, False),
        ("SC JN", OPEN, False),
        ("SC", OPEN, False),
    ],
)
def test_type_is_read_from_the_peppers(some: str, kind: int, complete: bool) -> None:
    """CM-5.3, CM-5.4."""
    assert (gang_of(cards(some)).kind, gang_of(cards(some)).complete) == (kind, complete)


def test_what_a_gang_takes_is_what_keeps_it_valid() -> None:
    """CM-5.1: the mask of a gang matches the definition for every set of up to four peppers of some names."""
    some = cards("SC JN JN* PO HU CR")
    sets = [()] + [tuple(sorted((a, b, c))[:n]) for a in some for b in some for c in some for n in (1, 2, 3)]
    for group in sets:
        if valid(group):
            takes = gang_of(group).takes
            for card in range(PEPPERS):
                assert bool(takes & BIT[card]) == valid((*group, card)), (group, card)


def can_complete(group: tuple[int, ...], rest: tuple[int, ...]) -> bool:
    """Whether a valid group can be completed to three peppers with cards of `rest`."""
    if len(group) >= COMPLETE:
        return True
    return any(valid((*group, card)) and can_complete((*group, card), without(rest, card)) for card in rest)


def test_quick_looks_at_hands_agree_with_trying() -> None:
    """CM-3.4: `gang` and a Turncoat's home are offered exactly if they can be completed."""
    some = cards("SC JN JN PO HU SC JN* CR FU")
    for mask in range(1 << len(some)):
        hand = sorted([card for place, card in enumerate(some) if mask >> place & 1])
        peppers = tuple([card for card in hand if card < PEPPERS])
        assert (in_gangs(hand) != 0) == can_complete((), peppers)
        for card in peppers:
            rest = without(peppers, card)
            assert bool(in_gangs(hand) & BIT[card]) == can_complete((card,), rest)
            for second in rest:
                completed = valid((card, second)) and can_complete((card, second), without(rest, second))
                assert bool(seconds(card, list(rest)) & BIT[second]) == completed
        for card in cards("SC JN PO CR TA"):
            assert bool(pair_homes(hand) & BIT[card]) == can_complete((card,), peppers)


def test_no_dead_ends_when_a_gang_is_formed() -> None:
    """CM-E22, CM-3.4, CM-5.2, CM-3.7."""
    g = given(hands="A: JN JN PO SC")
    assert g.after("A: gang JN") == ["SC", "JN", "PO"]
    assert g.after("A: gang JN JN") == ["SC"]
    assert "gang" not in given(hands="A: JN JN PO").listed()


def test_several_gangs_of_one_kind_are_allowed() -> None:
    """CM-5.6, CM-1.5: numbers are the lowest free ones and never shift."""
    g = given(hands="A: JN JN JN PO HU JA", gangs="A2: JN JN JN")
    g.play("A: gang JN JN JN", "A: gang PO HU JA")
    assert g.gangs("A") == ["JN JN JN", "JN JN JN", "PO HU JA"]


def test_adding_one_pepper_at_a_time_also_to_incomplete_gangs() -> None:
    """CM-5.5."""
    g = given(hands="A: TA TA JN", gangs="A1: TA")
    g.play("A: add TA A1")
    assert g.gang("A1") == "TA TA"
    assert not g.accepts("A: add JN A1")
    g.play("A: add TA A1")
    assert g.gang("A1") == "TA TA TA"


def test_an_open_gang_becomes_what_is_added() -> None:
    """CM-E26, CM-5.3."""
    g = given(hands="A: JN PO", gangs="A1: JN")
    assert g.accepts("A: add JN A1")
    assert g.accepts("A: add PO A1")
    assert not given(hands="A: PO", gangs="A1: JN JN").accepts("A: add PO A1")


def test_only_own_gangs_can_be_added_to() -> None:
    """CM-1.4, CM-5.7: nothing goes back to the hand or to a rival."""
    g = given(hands="A: JN", gangs="A1: JN JN; B1: JN JN")
    assert g.after("A: add JN") == ["A1"]


def test_where_a_sweet_chili_may_leave_from() -> None:
    """CM-E24, CM-5.9, CM-5.10, CM-5.8."""
    assert not given(gangs="A1: SC JN PO; A2: GH GH").accepts("A: sweet A1 A2")
    assert not given(gangs="A1: SC JN; A2: GH GH").accepts("A: sweet A1 A2")
    g = given(gangs="A1: SC; A2: GH GH")
    g.play("A: sweet A1 A2")
    assert g.gangs("A") == ["", "SC GH GH"]
    assert not given(gangs="A1: SC JN PO HU; A2: SC GH GH").accepts("A: sweet A1 A2")


def test_no_to_and_fro() -> None:
    """CM-E25, CM-5.12: going back is legal but not listed until something else is done."""
    g = given(hands="A: TA", gangs="A1: SC JN PO HU; A2: GH GH GH")
    g.play("A: sweet A1 A2")
    assert "sweet" not in g.listed()
    assert g.accepts("A: sweet A2 A1")
    g.play("A: add TA A1")
    assert g.after("A: sweet A2") == ["A1"]
