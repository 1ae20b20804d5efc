"""F1: whatever is tampered with, the verifier rejects it and says what does not fit."""

import json
from pathlib import Path

import pytest

from hotseat.fairness.replay import same_rules
from hotseat.fairness.rules import rules_description
from hotseat.fairness.verify import check_key, english, main, shuffled, verify, words
from hotseat.games import game
from tests.fairness.fair_games import FairGame, promised
from tests.fairness.tampering import MUTANTS, change_an_entry_cleverly, draw, mismatch_of, rehash, sign_again, tampered


@pytest.mark.parametrize("name", MUTANTS)
def test_tampering_is_named(fair_game: FairGame, name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    transcript, receipt = fair_game.files(0)
    (tmp_path / "t.json").write_text(json.dumps(tampered(transcript, MUTANTS[name])), encoding="utf-8")
    (tmp_path / "r.json").write_text(json.dumps(receipt), encoding="utf-8")
    assert main([str(tmp_path / "t.json"), "--receipt", str(tmp_path / "r.json")]) == 1
    last = capsys.readouterr().out.splitlines()[-1]
    assert last.startswith("Check failed: ")
    assert MUTANTS[name].says in last


@pytest.mark.parametrize("seat", range(4), ids="ABCD")
@pytest.mark.parametrize("name", MUTANTS)
def test_no_seats_receipt_accepts_it(fair_game: FairGame, name: str, seat: int) -> None:
    transcript, receipt = fair_game.files(seat)
    mismatch = mismatch_of(tampered(transcript, MUTANTS[name]), receipt)
    whose = "own-seed" if (name, seat) == ("a seed is changed", 2) else MUTANTS[name].code
    assert mismatch.code == whose
    assert english(mismatch.code, mismatch.facts)


def test_view_hashes_alone_show_another_story(fair_game: FairGame) -> None:
    """A client that never received a head of the log still knows what it was sent."""
    transcript, receipt = fair_game.files(0)
    silent = {**receipt, "heads": []}
    for name in ("a seat is said to have seen something else", "the log is cut and ended anew"):
        assert mismatch_of(tampered(transcript, MUTANTS[name]), silent).code == "view"


def test_heads_in_another_order_are_noticed(fair_game: FairGame) -> None:
    transcript, receipt = fair_game.files(0)
    mismatch = mismatch_of(transcript, {**receipt, "heads": [receipt["heads"][5], receipt["heads"][4]]})
    assert (mismatch.code, mismatch.facts) == ("head", {"number": "2", "count": "2"})


def test_a_moment_that_never_was_is_noticed(fair_game: FairGame) -> None:
    transcript, receipt = fair_game.files(0)
    assert mismatch_of(transcript, {**receipt, "heads": [], "since": "00" * 32}).code == "since"


def test_a_log_shorter_than_the_receipt_is_noticed(fair_game: FairGame) -> None:
    transcript, receipt = fair_game.files(0)
    more = {**receipt, "views": [*receipt["views"], "00" * 32]}
    assert mismatch_of(transcript, more).code == "view-cut"


def test_a_seed_that_is_not_mine_is_noticed(fair_game: FairGame) -> None:
    transcript, receipt = fair_game.files(1)
    assert mismatch_of(transcript, {**receipt, "seed": "00" * 16}).code == "own-seed"


def test_the_receipt_of_another_game_is_noticed(fair_game: FairGame) -> None:
    transcript, receipt = fair_game.files(1)
    assert mismatch_of(transcript, {**receipt, "game_id": "G-7"}).code == "other-game"


def test_a_signature_that_is_none_is_noticed_even_if_the_receipt_has_it_too(fair_game: FairGame) -> None:
    transcript, receipt = json.loads(json.dumps(fair_game.files(1)))
    for file in (transcript, receipt):
        file["commitment"]["signature"] = "00" * 64
    assert mismatch_of(transcript, receipt).code == "signature"


def test_a_void_attempt_signed_by_somebody_else_is_noticed(fair_game: FairGame) -> None:
    transcript = json.loads(json.dumps(fair_game.ledger.transcript()))
    stranger = {"game_id": transcript["game_id"], "commitment": transcript["voids"][0]["commitment"]}
    sign_again(stranger)
    assert mismatch_of(transcript, None).code == "signature"


def test_only_playing_again_shows_a_deck_that_was_stacked_before_it_was_shuffled(fair_game: FairGame) -> None:
    """The files show that the draw is right for its input list; only the rules show which list that must be."""
    transcript = json.loads(json.dumps(fair_game.ledger.transcript()))
    deck = draw(transcript, "deck/0")
    deck["of"][0], deck["of"][1] = deck["of"][1], deck["of"][0]
    places = {0: deck["result"].index(0), 1: deck["result"].index(1)}
    deck["result"][places[0]], deck["result"][places[1]] = 1, 0
    rehash(transcript)
    assert [code for code, _ in verify(transcript)][-1] == "consistent"
    mismatch = mismatch_of(transcript, None, replay=True)
    assert mismatch.code == "replay"
    assert mismatch.facts["seq"] == "1"


def test_only_playing_again_shows_a_deck_chosen_among_many_labels(fair_game: FairGame) -> None:
    """A server that knows the key tries invented kinds until it likes the deck."""
    transcript = json.loads(json.dumps(fair_game.ledger.transcript()))
    deck = draw(transcript, "deck/0")
    deck["result"] = shuffled(words(check_key(transcript), "duck/0"), deck["of"])
    deck["label"] = "duck/0"
    again = draw(transcript, "deck/1")
    again["label"] = "deck/0"
    again["result"] = shuffled(words(check_key(transcript), "deck/0"), again["of"])
    rehash(transcript)
    assert [code for code, _ in verify(transcript)][-1] == "consistent"
    assert mismatch_of(transcript, None, replay=True).facts["seq"] == "1"


def test_playing_again_refuses_a_move_against_the_rules(fair_game: FairGame) -> None:
    transcript = json.loads(json.dumps(fair_game.ledger.transcript()))
    change_an_entry_cleverly(transcript)
    assert [code for code, _ in verify(transcript)][-1] == "consistent"
    mismatch = mismatch_of(transcript, None, replay=True)
    assert mismatch.code == "replay-refused"
    assert mismatch.facts["reason"].endswith("S14 is not in your hand.")


def test_rules_that_are_not_installed_here_are_not_replayed() -> None:
    rules = {**rules_description(game("stick-em").setup(4, {"rounds": 1})), "version": 99}
    table = FairGame.dealt(promised("G-99", rules, (0,), bytes(32))).finish()
    assert [code for code, _ in verify(*table.files(0))][-1] == "fits-pf1"
    assert mismatch_of(*table.files(0), replay=True).code == "replay-rules"
    assert not same_rules({**rules, "game": "whist"})


@pytest.mark.parametrize("n", [0, -1, 1 << 64, 1 << 80])
def test_a_draw_that_cannot_be_ends_the_check(fair_game: FairGame, n: int) -> None:
    transcript = json.loads(json.dumps(fair_game.ledger.transcript()))
    draw(transcript, "first/0")["of"] = n
    with pytest.raises(ValueError, match="there is no draw below"):
        list(verify(transcript))
