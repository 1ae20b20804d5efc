"""The server's shuffle: one list, never without a seal, nothing early, and nothing after it was given up."""

from collections.abc import Callable

import pytest

from hotseat.fairness import FairnessError
from hotseat.fairness.pf2 import GivenUp, Participant, Seal, Show, Shuffle
from tests.fairness.pf2_games import (
    NAMES,
    RULES,
    SERVER_KEY,
    TIME,
    close_list,
    participant,
    player,
    seal_all,
    show_all,
    shuffle,
    told,
)


def people(*names: str) -> dict[str, Participant]:
    return {name: participant(name) for name in names}


def sealed(*names: str) -> tuple[Shuffle, dict[str, Participant]]:
    setup, clients = shuffle(), people(*names)
    seal_all(setup, clients)
    return setup, clients


def test_a_new_shuffle_draws_a_new_secret_and_gives_final_letters() -> None:
    seats = [(name, player(name)) for name in NAMES]
    first, second = (Shuffle.promised("G-0043", RULES, seats, TIME, SERVER_KEY) for _ in range(2))
    assert first.secret != second.secret
    assert first.promise.hash != second.promise.hash
    assert [seat.seat for seat in first.promise.seats] == ["A", "B", "C", "D"]


def test_who_is_late_stood_up_or_a_bot_stands_in_the_list() -> None:
    setup, _ = sealed("Ada", "Cleo")
    close_list(setup, "Cleo")
    assert setup.sealed is not None
    assert setup.sealed.why == ("", "late", "stood", "bot")
    assert [bool(seal) for seal in setup.sealed.seals] == [True, False, False, False]


def test_the_server_never_deals_alone() -> None:
    setup, _ = sealed("Ada")
    for stood in ({player("Ada")}, {player(name) for name in ("Ada", "Ben")}):
        with pytest.raises(FairnessError, match="at least one seal"):
            setup.closed(stood, SERVER_KEY)
    listed = setup.closed(set(), SERVER_KEY)
    nobody = type(listed)(("",) * 4, ("late", "late", "late", "bot"), listed.signature)
    with pytest.raises(FairnessError, match="at least one seal"):
        setup.listed(nobody)


def test_the_last_seal_counts_until_the_list_is_closed() -> None:
    setup, _ = sealed("Ada", "Ben")
    other = participant("Ada", chance=1)
    answer = other.answer(told(setup))
    assert isinstance(answer, Seal)
    setup.seal(other.player, answer.seal)
    close_list(setup)
    assert setup.sealed is not None
    assert setup.sealed.seals[0] == answer.seal
    with pytest.raises(FairnessError, match="a different step"):
        setup.check_seal(other.player, answer.promise, answer.seal)


def test_a_player_seals_a_limited_number_of_times() -> None:
    setup, _ = sealed("Ada")
    promise = setup.promise.hash.hex()
    for number in range(15):
        setup.seal(player("Ada"), f"{number:064x}")
    setup.check_seal(player("Ada"), promise, f"{14:064x}")  # repeating a seal does not count as a new one
    with pytest.raises(FairnessError, match="too many"):
        setup.check_seal(player("Ada"), promise, f"{99:064x}")


@pytest.mark.parametrize(
    ("refused", "says"),
    [
        (lambda s: s.check_seal(player("Dan"), s.promise.hash.hex(), "00" * 32), "no part"),
        (lambda s: s.check_seal("", s.promise.hash.hex(), "00" * 32), "no part"),
        (lambda s: s.check_seal(player("Ada"), "00" * 32, "00" * 32), "not the promise"),
        (lambda s: s.check_seal(player("Ada"), s.promise.hash.hex(), "00" * 16), "32 bytes"),
        (lambda s: s.check_part(player("Ada"), "00" * 32, "40" * 32), "a different step"),
    ],
    ids=["a stranger", "a bot", "another promise", "a short seal", "a part before the list"],
)
def test_while_sealing_it_refuses(refused: Callable[[Shuffle], None], says: str) -> None:
    setup, _ = sealed("Ada", "Ben")
    with pytest.raises(FairnessError, match=says):
        refused(setup)


@pytest.mark.parametrize(
    ("name", "list_hash", "part", "says"),
    [
        ("Ada", "", "41" * 32, "not the part"),
        ("Ada", "", "40" * 16, "not the part"),
        ("Cleo", "", "42" * 32, "not the part"),
        ("Ada", "00" * 32, "40" * 32, "not the list"),
        ("Dan", "", "43" * 32, "no part"),
    ],
    ids=["another part", "half a part", "an unsealed part", "another list", "a stranger's"],
)
def test_while_showing_it_refuses(name: str, list_hash: str, part: str, says: str) -> None:
    setup, _ = sealed("Ada", "Ben")
    close_list(setup)
    with pytest.raises(FairnessError, match=says):
        setup.check_part(player(name), list_hash or setup.list_hash.hex(), part)


def test_nothing_is_known_before_the_last_part() -> None:
    setup, clients = sealed("Ada", "Ben")
    close_list(setup)
    show_all(setup, {"Ada": clients["Ada"]})
    assert (setup.stage, setup.missing) == ("show", [player("Ben")])
    assert told(setup).parts is None
    for early in (setup.key, setup.rng, setup.origin, lambda: setup.transcript("given-up", [])):
        with pytest.raises(FairnessError):
            early()
    show_all(setup, clients)
    assert (setup.stage, setup.missing) == ("ready", [])
    assert len(setup.key()) == 32


def test_a_table_is_given_up_once_and_never_when_all_parts_are_known() -> None:
    setup, clients = sealed("Ada", "Ben")
    close_list(setup)
    show_all(setup, {"Ada": clients["Ada"]})
    setup.give_up(GivenUp((player("Ben"),), player("Ada"), "missing"))
    assert setup.stage == "given-up"
    transcript = setup.transcript("given-up", [])
    assert (transcript["missing"], transcript["parts"]) == (["B"], ["40" * 32, "", "", ""])
    with pytest.raises(FairnessError, match="a different step"):
        setup.check_part(player("Ben"), setup.list_hash.hex(), "41" * 32)
    done, clients = sealed("Ada", "Ben")
    close_list(done)
    show_all(done, clients)
    with pytest.raises(FairnessError, match="a different step"):
        done.give_up(GivenUp((), "", "restored"))


def test_a_closed_seat_before_an_occupied_one_moves_nobodys_part() -> None:
    """Ben sat at C when the message came and sits at B in the promise: he finds his seat by player, not by letter."""
    setup, clients = sealed("Ada", "Ben")
    close_list(setup)
    answer = clients["Ben"].answer(told(setup))
    assert isinstance(answer, Show)
    setup.check_part(player("Ben"), answer.list, answer.part)
