"""The moment of a game: what is told of it is a fact of its record."""

import pytest

from hotseat.bots import make_bot
from hotseat.core.events import Event
from hotseat.core.rng import seeded
from hotseat.games import GAMES, game
from hotseat.games.spicy.cards import CLAIMS, claim_of
from hotseat.games.spicy.events import DOUBTED, PLAYED, SHOWN, WON
from hotseat.games.stick_em.cards import CARD_TEXTS
from hotseat.games.stick_em.events import PAINS, TRICK
from hotseat.moments import Step, kinds_of, moment_of, spicy, stick_em
from hotseat.records import Record

CHILI, WASABI = 0, 1


def played(id: str, seed: int) -> Record:
    """A game between easy bots."""
    setup = game(id).setup(4)
    state, record = setup.start(seeded(seed)), Record(setup, list("ABCD"), seed=seed)
    bots = [make_bot(id, "easy", seed * 10 + seat) for seat in range(4)]
    while not state.over:
        seat = state.question.open_to(state)[0]
        for move in bots[seat].answer(state.view(seat), seat):
            state.apply(move, seat)
            record.moves.append((seat, move))
    return record


@pytest.mark.parametrize("id", GAMES)
def test_every_game_has_its_moment_with_all_facts_of_its_kind(id: str) -> None:
    told = moment_of(played(id, 3))
    assert told is not None
    kinds = {f"moment-{kind.name}": kind for kind in kinds_of(id)}
    kind = kinds[str(told.pop("event"))]
    assert list(told) == [name for name, _ in kind.facts]
    assert "??" not in str(told)


def spicy_moment(*events: Event) -> Event | None:
    """The moment of a game with these events."""
    state = game("spicy").setup(2).start(seeded(1))
    return spicy.moment([Step(state, list(events))])


def card(number: int, spice: int) -> int:
    """The kind of a card; cards and claims are numbered alike."""
    assert claim_of(number, spice) < CLAIMS
    return claim_of(number, spice)


def test_the_boldest_lie_that_nobody_turned_over_is_the_best_bluff() -> None:
    small = Event(PLAYED, (0, card(2, CHILI), claim_of(3, CHILI)))
    bold = Event(PLAYED, (1, card(1, WASABI), claim_of(9, CHILI)))
    true = Event(PLAYED, (0, card(10, CHILI), claim_of(10, CHILI)))
    found = spicy_moment(small, bold, true)
    assert found is not None
    assert (found.kind, found.facts) == (spicy.BLUFF, (1, card(1, WASABI), claim_of(9, CHILI)))


def test_a_lie_that_was_doubted_in_the_wrong_half_is_better_than_any_other() -> None:
    bold = Event(PLAYED, (0, card(1, WASABI), claim_of(9, CHILI)))
    half = Event(PLAYED, (1, card(9, CHILI), claim_of(10, CHILI)))
    doubt = Event(DOUBTED, (0, 1, 1, claim_of(10, CHILI)))
    shown = Event(SHOWN, (card(9, CHILI), 1, claim_of(10, CHILI)))
    found = spicy_moment(bold, half, doubt, shown, Event(WON, (1, 2, 0)))
    assert found is not None
    assert (found.kind, found.facts[0], found.facts[3:]) == (spicy.WRONG_HALF, 1, (0, 2))


def test_a_lie_that_was_found_out_is_no_bluff() -> None:
    lie = Event(PLAYED, (1, card(9, CHILI), claim_of(10, CHILI)))
    doubt = Event(DOUBTED, (0, 0, 1, claim_of(10, CHILI)))
    shown = Event(SHOWN, (card(9, CHILI), 1, claim_of(10, CHILI)))
    found = spicy_moment(lie, doubt, shown, Event(WON, (0, 1, 0)))
    assert found is not None
    assert (found.kind, found.facts) == (spicy.STACK, (0, 1))


def test_the_costliest_trick_is_the_one_that_cost_its_winner_most() -> None:
    state = game("stick-em").setup(3).start(seeded(1))
    cards = [CARD_TEXTS.index(text) for text in ("R5", "G1", "R9", "R1", "B2", "G3")]
    red, green = cards[0], cards[1]
    events = [
        Event(PAINS, ((red, green, green),)),
        Event(TRICK, (0, tuple(cards[2:5]))),
        Event(TRICK, (1, (cards[5], cards[4], cards[2]))),
    ]
    found = stick_em.moment([Step(state, events)])
    assert found is not None
    assert (found.kind, found.facts) == (stick_em.COSTLIEST, (0, tuple(cards[2:5]), 9))
