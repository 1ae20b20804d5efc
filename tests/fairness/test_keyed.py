"""The keyed generator: one labelled stream for every use, exactly as protocol pf1 says (step 5)."""

import json
from collections.abc import Callable

import pytest

from hotseat.core.errors import PositionError
from hotseat.core.keyed import KeyedRng, Stream
from hotseat.core.position import position, restored
from hotseat.core.rng import restored_rng
from hotseat.core.state import State
from hotseat.games import game

KEY = bytes.fromhex("4ded83c331a82c3e9e7fd0ae8533086dc42d194b3c4a14e43a946dab256b4d4f")


def kept(key: bytes = KEY) -> KeyedRng:
    rng = KeyedRng(key)
    rng.draws = []
    return rng


def labels(rng: KeyedRng) -> list[str]:
    return [draw.label for draw in rng.draws or []]


def test_the_first_deck_of_the_published_vector() -> None:
    deck = list(range(100))
    KeyedRng(KEY).shuffle(deck, "deck")
    assert deck[:16] == [48, 65, 39, 14, 18, 55, 66, 54, 44, 20, 43, 72, 89, 64, 70, 98]
    assert sorted(deck) == list(range(100))


@pytest.mark.parametrize(
    "use",
    [
        lambda rng: rng.below(6, "x"),
        lambda rng: rng.between(3, 8, "x"),
        lambda rng: rng.shuffle(list(range(30)), "x"),
        lambda rng: rng.order([0, 1, 2, 3], "x"),
    ],
    ids=["below", "between", "shuffle", "order"],
)
def test_every_call_is_exactly_one_use_of_its_kind(use: Callable[[KeyedRng], object]) -> None:
    rng = kept()
    use(rng)
    use(rng)
    assert labels(rng) == ["x/0", "x/1"]


def test_a_fork_is_one_use_of_the_kind_fork() -> None:
    rng = kept()
    assert rng.fork().data() == KeyedRng(KEY).fork().data()
    assert labels(rng) == ["fork/0"]


def test_fewer_than_two_cards_are_no_use() -> None:
    rng = kept()
    rng.shuffle([], "deck")
    rng.shuffle([5], "deck")
    assert rng.order([3], "order") == (3,)
    assert labels(rng) == []
    assert rng.uses == {}


def test_a_certain_number_is_still_a_use() -> None:
    rng = kept()
    assert rng.below(1, "steal") == 0
    assert labels(rng) == ["steal/0"]


def test_kinds_count_apart_and_do_not_disturb_each_other() -> None:
    mixed, plain = kept(), kept()
    numbers = []
    for _ in range(5):
        mixed.below(99, "insert")
        numbers.append(mixed.below(6, "dice"))
    assert numbers == [plain.below(6, "dice") for _ in range(5)]
    assert labels(plain) == ["dice/0", "dice/1", "dice/2", "dice/3", "dice/4"]


def test_a_draw_says_what_was_drawn_from_and_what_came_of_it() -> None:
    rng = kept()
    deck = [7, 8, 9]
    rng.shuffle(deck, "deck")
    die = rng.between(3, 8, "dice")
    shuffle, number = rng.draws or []
    assert (shuffle.of, shuffle.result) == ((7, 8, 9), tuple(deck))
    assert (number.of, number.result) == (6, die - 3)


def test_a_clone_goes_on_with_the_same_streams_and_keeps_no_draws() -> None:
    rng = kept()
    rng.below(6, "dice")
    twin = rng.clone()
    assert twin.draws is None
    assert [twin.below(6, "dice") for _ in range(20)] == [rng.below(6, "dice") for _ in range(20)]
    assert twin.uses == rng.uses == {"dice": 21}


def test_a_restored_generator_goes_on_with_the_same_streams() -> None:
    rng = kept()
    rng.shuffle(list(range(9)), "deck")
    rng.below(6, "dice")
    twin = restored_rng(json.loads(json.dumps(rng.data())))
    assert twin.data() == rng.data() == ["keyed", KEY.hex(), "deck", 1, "dice", 1]
    assert [twin.below(100, "deck"), twin.below(6, "dice")] == [rng.below(100, "deck"), rng.below(6, "dice")]


@pytest.mark.parametrize("data", [["keyed"], ["keyed", "ab" * 31], ["keyed", KEY.hex(), "deck"]])
def test_a_damaged_generator_is_refused(data: list[int | str]) -> None:
    with pytest.raises(PositionError):
        restored_rng(data)


def test_a_live_position_restored_deals_the_same_next_round() -> None:
    setup = game("stick-em").setup(3, {"rounds": 3})
    s: State = setup.start(KeyedRng(KEY))
    while not s.over:
        s = restored(setup, json.loads(json.dumps(position(s.clone()))))
        s.push(s.moves()[0])
    straight = setup.start(KeyedRng(KEY))
    while not straight.over:
        straight.push(straight.moves()[0])
    assert position(s) == position(straight)
    assert s.rng.data() == ["keyed", KEY.hex(), "first", 1, "deck", 3]


def test_no_view_knows_the_key() -> None:
    s = game("stick-em").setup(3).start(KeyedRng(KEY))
    for seat in (0, 1, 2, None):
        assert KEY.hex() not in json.dumps(position(s.view(seat)))


def test_words_beyond_the_last_full_run_are_thrown_away() -> None:
    n = (1 << 63) + 1  # only one full run fits: nearly every second word is rejected
    stream, words = Stream(KEY, "big/0"), Stream(KEY, "big/0")
    taken = [stream.below(n) for _ in range(20)]
    raw = [words.word() for _ in range(stream.blocks * 4)]
    assert any(word >= n for word in raw)
    assert taken == [word for word in raw if word < n][:20]
