"""Honest and tampered files of pf2, each with its verdict: all three verifiers must reach it.

Clever tampering re-signs everything the server can sign; it cannot make a seal match another part.
"""

import copy
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from hotseat.fairness.encoding import canonical, hashed
from hotseat.fairness.pf2 import Promise, Receipt
from hotseat.fairness.pf2 import values as v
from tests.fairness.chosen_deals import chosen_game
from tests.fairness.pf2_games import (
    SERVER_KEY,
    Game,
    close_list,
    game_with_gaps,
    given_up_game,
    participant,
    seal_all,
    show_all,
    shuffle,
    signed_list,
    told,
    whole_game,
)

Json = dict[str, Any]
Files = dict[str, Json]
"""`transcript` and, unless it is omitted, `receipt`."""


@dataclass
class Case:
    """What is done to these files, and the verifier's verdict: the exit code and the last code."""

    game: str
    name: str
    tamper: Callable[[Files], None]
    exit: int
    code: str


def lone_game() -> Game:
    """A server that declares everybody late and deals alone."""
    setup = shuffle()
    people = {"Ada": participant("Ada")}
    setup.sealed = signed_list(setup.promise, ("",) * 4, ("late", "late", "late", "bot"))
    people["Ada"].answer(told(setup))
    return Game.dealt(setup, people).finish()


def exchanged_game() -> Game:
    """A server that shows everybody the parts, and deals with another one in place of Ben's."""
    setup, people = shuffle(), {name: participant(name) for name in ("Ada", "Ben", "Cleo")}
    seal_all(setup, people)
    close_list(setup)
    show_all(setup, people)
    message = told(setup)
    setup.parts[people["Ben"].player] = "77" * 32
    return Game.dealt(setup, people, message).finish()


def games() -> dict[str, Files]:
    """The files that the cases start from, as Ada has them; `late` is Cleo's."""
    unfinished = given_up_game()
    ada = participant("Ada")
    kept = Receipt(ada.game, ada.player, "A", unfinished.promise.json(), None, "", "late")
    assert unfinished.sealed is not None
    kept.sealed, kept.part, kept.left = unfinished.sealed.json(), "40" * 32, ""
    files = {"all": whole_game().files("Ada"), "late": whole_game(("Cleo",)).files("Cleo")}
    files["alone"] = lone_game().files("Ada")
    files["exchanged"] = exchanged_game().files("Ada")
    files["chosen"] = chosen_game().files("Ada")
    files["given-up"] = unfinished.transcript("given-up", []), kept.json()
    files["gaps"] = game_with_gaps().files("Ada")
    files["another table"] = game_with_gaps(None, another_table(), None).files("Ada")
    return {name: {"transcript": transcript, "receipt": receipt} for name, (transcript, receipt) in files.items()}


def another_table() -> Json:
    """The table that Ada is shown after the second gap, with other cards in her hand."""
    game = game_with_gaps()
    zones = game.shown("Ada")
    zones["hands"][0] = ["R1", "R2", "R3"]
    return zones


def sign(files: Files) -> None:
    """The server signs the current list, and there is no receipt to compare with."""
    promise, listed = files["transcript"]["promise"], files["transcript"]["list"]
    named = {"seals": listed["seals"], "why": listed["why"]}
    made = hashed(v.PF2, b"promise", canonical(promise))
    listed["signature"] = SERVER_KEY.sign(v.signed_bytes(hashed(v.PF2, b"list", made, canonical(named)))).hex()
    files.pop("receipt", None)


def nothing(files: Files) -> None:
    """The files unchanged."""


def without_receipt(files: Files) -> None:
    del files["receipt"]


def second_story(files: Files) -> None:
    """The complete game of another list, and a client that received nothing during play."""
    files["receipt"] = games()["all"]["receipt"]
    files["receipt"].update(heads=[], views=[])


def earlier(count: int, state: str = "given-up") -> Callable[[Files], None]:
    def tamper(files: Files) -> None:
        lost = {"at": 1, "state": state, "missing": ["Ben"] if state == "given-up" else []}
        files["receipt"]["earlier"] = [{"game": f"G-{number}", **lost} for number in range(count)]

    return tamper


def receipt(**changes: Any) -> Callable[[Files], None]:
    return lambda files: files["receipt"].update(changes)


def transcript(**changes: Any) -> Callable[[Files], None]:
    return lambda files: files["transcript"].update(changes)


def blames_me(files: Files) -> None:
    files["transcript"]["parts"][0] = ""
    files["transcript"]["missing"] = ["A", "B"]


def throws_a_whole_shuffle_away(files: Files) -> None:
    """The server has all parts, does not like the deal, and says that it was never dealt."""
    files["transcript"].update(parts=["40" * 32, "41" * 32, "42" * 32, ""], missing=[])


def another_part(files: Files) -> None:
    files["transcript"]["parts"][1] = "77" * 32


def a_part_too_many(files: Files) -> None:
    files["transcript"]["parts"][3] = "77" * 32


def half_a_part(files: Files) -> None:
    told = files["transcript"]
    promise = Promise.read(told["promise"])
    told["parts"][1] = "41" * 16
    told["list"]["seals"][1] = v.seal_of(promise, promise.seats[1].player, told["parts"][1])
    sign(files)


def copied_seal(files: Files) -> None:
    """Ben copies Ada's seal and shows her part."""
    told = files["transcript"]
    told["list"]["seals"][1], told["parts"][1] = told["list"]["seals"][0], told["parts"][0]
    sign(files)


def a_player_twice(files: Files) -> None:
    seats = files["transcript"]["promise"]["seats"]
    seats[1]["player"] = seats[0]["player"]
    sign(files)


def reason_beside_a_seal(files: Files) -> None:
    files["transcript"]["list"]["why"][0] = "late"
    sign(files)


def seats_swapped(files: Files) -> None:
    seats = files["transcript"]["promise"]["seats"]
    seats[0], seats[1] = seats[1], seats[0]
    sign(files)


def unsigned(files: Files) -> None:
    for file in files.values():
        file["list"]["signature"] = "00" * 64


def unsigned_in_the_receipt(files: Files) -> None:
    files["receipt"]["list"]["why"][3] = "late"


def other_promise(files: Files) -> None:
    files["receipt"].update(list=None, part="", left="late")
    files["receipt"]["promise"]["time"] = "2026-01-01T00:00:00Z"


def other_rules(files: Files) -> None:
    files["transcript"]["rules"]["options"]["rounds"] = 3


def a_move_is_changed(files: Files) -> None:
    moves = [entry for entry in files["transcript"]["log"] if entry["kind"] == "move"]
    moves[9]["full"]["move"] = "play S14"


def a_field_too_many(files: Files) -> None:
    """Only the fields of the protocol are hashed; others say nothing."""
    files["transcript"]["log"][9]["remark"] = "hello"


def told_something_else(files: Files) -> None:
    files["receipt"]["resumed"][1][2] = "00" * 32


def gaps_in_another_order(files: Files) -> None:
    files["receipt"]["resumed"].reverse()


def of_an_older_client(files: Files) -> None:
    del files["receipt"]["resumed"]


def two_signed_lists(files: Files) -> None:
    promise = Promise.read(files["receipt"]["promise"])
    seals = tuple(files["receipt"]["list"]["seals"])
    other = signed_list(promise, (seals[0], "", seals[2], ""), ("", "late", "", "bot"))
    files["receipt"].update(alarm="second", second={"promise": promise.json(), "list": other.json()})


CASES = (
    Case("all", "everybody's part is in it", nothing, 7, "so-far"),
    Case("chosen", "the server chose the cards", nothing, 7, "so-far"),
    Case("all", "one shuffle was never dealt", earlier(1), 3, "discarded-one"),
    Case("all", "three shuffles were never dealt", earlier(3), 3, "discarded"),
    Case("all", "a game was not played to the end", earlier(1, "dealt"), 3, "broken-off-one"),
    Case("all", "three games were abandoned", earlier(3, "abandoned"), 3, "broken-off"),
    Case("all", "there is no receipt", without_receipt, 4, "left-unknown"),
    Case("late", "Cleo was late", nothing, 4, "left-late"),
    Case("late", "Cleo was late once more", earlier(2), 4, "left-late"),
    Case("all", "another device took part", receipt(left="not-my-seal", part=""), 4, "left-not-my-seal"),
    Case("all", "somebody came later", receipt(left="later", part=""), 4, "left-later"),
    Case("all", "somebody stood up", receipt(left="stood", part=""), 4, "left-stood"),
    Case("alone", "the server dealt alone", nothing, 5, "alone"),
    Case("alone", "the server dealt alone and there is no receipt", without_receipt, 5, "alone"),
    Case("given-up", "Ben's part is missing", nothing, 6, "given-up"),
    Case("given-up", "another player is blamed", transcript(missing=["C"]), 1, "form"),
    Case("given-up", "nobody is blamed", transcript(missing=[]), 1, "form"),
    Case("given-up", "my part never arrived, it says", blames_me, 6, "given-up"),
    Case("given-up", "all parts were shown", throws_a_whole_shuffle_away, 1, "given-up-whole"),
    Case("given-up", "it was given up before the list", transcript(list=None, parts=[""] * 4), 1, "list"),
    Case("given-up", "a shown part is changed", transcript(parts=["77" * 32, "", "", ""]), 1, "part"),
    Case("given-up", "it was played all the same", receipt(heads=["00" * 32]), 1, "was-dealt"),
    Case("late", "the server shuffled again", second_story, 1, "second"),
    Case("all", "two signed lists are in the receipt", two_signed_lists, 1, "second"),
    Case("all", "the client saw it go on after the end", receipt(alarm="revived"), 1, "revived"),
    Case("all", "the client saw parts that do not fit", receipt(alarm="parts"), 1, "alarm-parts"),
    Case("all", "a part is changed", another_part, 1, "part"),
    Case("exchanged", "a part is exchanged before the deal", nothing, 1, "part"),
    Case("exchanged", "a part is exchanged, and there is no receipt", without_receipt, 1, "part"),
    Case("all", "a bot has a part", a_part_too_many, 1, "part"),
    Case("all", "a part is too short", half_a_part, 1, "part"),
    Case("all", "a seal is copied", copied_seal, 1, "part"),
    Case("all", "a part is left out", transcript(parts=["40" * 32, "", "42" * 32, ""]), 1, "part"),
    Case("all", "my part is another one", receipt(part="77" * 32), 1, "own-part"),
    Case("all", "I showed nothing, and it says I did", receipt(part=""), 1, "own-part"),
    Case("all", "a left-out receipt has a part", receipt(left="late"), 1, "own-part"),
    Case("all", "my seat is another one", receipt(seat="B"), 1, "own-seat"),
    Case("all", "a player sits twice", a_player_twice, 1, "form"),
    Case("all", "a reason stands beside a seal", reason_beside_a_seal, 1, "form"),
    Case("all", "seats are out of order", seats_swapped, 1, "form"),
    Case("all", "nobody knows that reason", receipt(left="tired"), 1, "form"),
    Case("all", "the protocols are mixed", receipt(format="hotseat receipt 1"), 1, "formats"),
    Case("all", "the list is not signed", unsigned, 1, "list-signature"),
    Case("all", "the receipt's list was never signed", unsigned_in_the_receipt, 1, "list"),
    Case("all", "the promise is another one", other_promise, 1, "promise"),
    Case("all", "it is another game", receipt(game="G-7"), 1, "other-game"),
    Case("all", "another secret is shown", transcript(secret="77" * 32), 1, "secret"),
    Case("all", "the rules are others", other_rules, 1, "rules"),
    Case("all", "a move is changed", a_move_is_changed, 1, "chain"),
    Case("all", "it was abandoned, the transcript says", transcript(outcome="abandoned"), 1, "outcome"),
    Case("all", "the heads are others", receipt(heads=["00" * 32]), 1, "head"),
    Case("all", "I was told something else", receipt(views=["00" * 32]), 1, "view"),
    Case("gaps", "connections were lost", nothing, 7, "so-far"),
    Case("gaps", "I was told something else after a gap", told_something_else, 1, "resumed"),
    Case("gaps", "I was told things in another order", gaps_in_another_order, 1, "resumed"),
    Case("all", "an entry has a field too many", a_field_too_many, 7, "so-far"),
    Case("all", "the client was told nothing", receipt(views=[]), 7, "unseen"),
    Case("gaps", "the client kept nothing after a gap", of_an_older_client, 7, "unseen"),
    Case("all", "an older client was there all the time", of_an_older_client, 7, "so-far"),
    Case("another table", "another table was shown after a gap", nothing, 7, "so-far"),
)


def tampered(files: Files, case: Case) -> Files:
    """A copy of the files, tampered with."""
    twin = copy.deepcopy(files)
    case.tamper(twin)
    return twin


def changes(before: Any, after: Any, path: tuple[str | int, ...] = ()) -> list[Json]:
    """The changes that turn one value into the other: cases as data, for verifiers in other languages."""
    if isinstance(before, dict) and isinstance(after, dict) and set(before) == set(after):
        return [change for key in before for change in changes(before[key], after[key], (*path, key))]
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        return [change for i in range(len(before)) for change in changes(before[i], after[i], (*path, i))]
    return [] if before == after else [{"path": list(path), "value": after}]
