"""A server that keeps every promise of pf2 and deals the cards it likes: its log invents the list it shuffled.

The secret, the parts and the labels are right, and every draw gives what its label must give. Only the lists from which
decks were shuffled are invented, and nothing but the rules says what they were.
"""

from collections.abc import Callable, Iterator

from hotseat.core.keyed import Draw, KeyedRng, Stream
from hotseat.core.state import State
from hotseat.fairness import Ledger, opened
from hotseat.fairness.pf2 import Participant, Shuffle
from hotseat.games import game
from tests.fairness.pf2_games import Game, close_list, participant, seal_all, show_all, shuffle, told

Wish = Callable[[State], bool]


def good_for_ada(s: State) -> bool:
    """Ada gets the first three cards of the game's table."""
    return set(range(3)) <= set(s.hands[0])  # type: ignore[attr-defined]


def chosen_game(wish: Wish = good_for_ada) -> Game:
    """A whole game with honest clients, in which the server chose the cards after it knew all parts."""
    setup = shuffle()
    people = {name: participant(name) for name in ("Ada", "Ben", "Cleo")}
    seal_all(setup, people)
    close_list(setup)
    show_all(setup, people)
    return _dealt(setup, people, next(s for s in _deals() if wish(s) and _explained(s, setup.key()))).finish()


def _deals() -> Iterator[State]:
    for number in range(100_000):
        rng = KeyedRng(number.to_bytes(32, "big"))
        rng.draws = []
        yield game("stick-em").setup(4, {"rounds": 1}).start(rng)


def _explained(s: State, key: bytes) -> bool:
    """Rewrite the draws of this deal so that they follow from the key; a number cannot be explained away."""
    rng = s.rng
    assert isinstance(rng, KeyedRng)
    assert rng.draws is not None
    if any(isinstance(one.of, int) and Stream(key, one.label).below(one.of) != one.result for one in rng.draws):
        return False
    rng.draws = [
        one if isinstance(one.of, int) else Draw(one.label, _before(one, key), one.result) for one in rng.draws
    ]
    return True


def _before(draw: Draw, key: bytes) -> tuple[int, ...]:
    """The list which this label shuffles into the wanted one."""
    assert isinstance(draw.result, tuple)
    places = list(range(len(draw.result)))
    stream = Stream(key, draw.label)
    for i in range(len(places) - 1, 0, -1):
        j = stream.below(i + 1)
        places[i], places[j] = places[j], places[i]
    before = [0] * len(places)
    for card, place in zip(draw.result, places, strict=True):
        before[place] = card
    return tuple(before)


def _dealt(setup: Shuffle, people: dict[str, Participant], state: State) -> Game:
    table = Game(setup, people, state, Ledger(setup))
    for name, client in people.items():
        client.answer(told(setup))
        receipt = client.receipt("ABC"[("Ada", "Ben", "Cleo").index(name)])
        assert receipt is not None
        table.receipts[name] = receipt
    table.publish(opened(state))
    return table
