"""Steps 1 to 4: who is bound to what, and when (docs/fairness.md)."""

import hashlib
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from hotseat.core.keyed import KeyedRng
from hotseat.fairness import Commitment, FairnessError, ServerKey, client_commit, restored_commitment
from hotseat.fairness.commitment import derived_key, server_commit
from hotseat.fairness.encoding import canonical
from hotseat.fairness.rules import rules_description, rules_hash
from hotseat.fairness.verify import is_signed
from hotseat.games import game
from tests.fairness.fair_games import (
    GAME_ID,
    SECOND_TIME,
    SERVER_KEY,
    commit_all,
    committed,
    reveal_all,
    revealed,
    seed_of,
)


def test_the_fixed_vector() -> None:
    """C, K and the first cards of deck/0, as published with the protocol."""
    fair = Commitment("G-0001", {"players": 4}, (0, 1, 2, 3), "", bytes(range(32)), b"", b"")
    commit_all(fair)
    reveal_all(fair)
    assert fair.statement()["server"] == "5d150bb2a5f4837769096149d710be284207d0c7ab7b5dba88862479992f12d4"
    rules = hashlib.sha256(b"spicy/base/1").digest()
    key = derived_key(fair.secret, fair.game_id, rules, fair.tickets())
    assert key.hex() == "4ded83c331a82c3e9e7fd0ae8533086dc42d194b3c4a14e43a946dab256b4d4f"
    deck = list(range(100))
    KeyedRng(key).shuffle(deck, "deck")
    assert deck[:16] == [48, 65, 39, 14, 18, 55, 66, 54, 44, 20, 43, 72, 89, 64, 70, 98]


def test_the_statement_promises_secret_and_rules_and_is_signed() -> None:
    fair = committed()
    statement = fair.statement()
    assert statement["server"] == server_commit(GAME_ID, fair.secret).hex()
    assert statement["rules"] == rules_hash(fair.rules).hex()
    assert is_signed(GAME_ID, statement)
    assert not is_signed("G-0043", statement)
    assert fair.secret.hex() not in json.dumps(statement)


def test_every_setup_has_a_secret_of_its_own() -> None:
    assert committed().secret != committed().secret


def test_the_secret_is_not_shown_by_accident() -> None:
    fair = revealed()
    assert fair.secret.hex() not in repr(fair)
    assert repr(fair.secret) not in repr(fair)


@pytest.mark.parametrize("change", [{"rounds": 3}, {"open_memory": True}, {"first": "B"}])
def test_every_option_is_part_of_the_promised_rules(change: dict[str, int | str | bool]) -> None:
    stick_em = game("stick-em")
    usual = rules_hash(rules_description(stick_em.setup(4)))
    assert rules_hash(rules_description(stick_em.setup(4, dict(change)))) != usual
    assert rules_hash(rules_description(stick_em.setup(5))) != usual


def test_the_rules_name_defaults_moves_and_cards() -> None:
    rules = rules_description(game("stick-em").setup(3))
    options, words, moves = rules["options"], rules["words"], rules["moves"]
    assert options == {"rounds": "auto", "all_zero_leader_wins": False, "open_memory": False, "first": "random"}
    assert isinstance(words, dict)
    assert isinstance(moves, list)
    assert words["card"] == list(game("stick-em").words["card"])
    assert moves[:2] == ["play R0", "play R1"]


def test_canonical_json_has_one_form() -> None:
    assert canonical({"b": [1, True, None], "a": "é\n\u0001/"}) == '{"a":"é\\n\\u0001/","b":[1,true,null]}'.encode()


def test_commits_are_published_together() -> None:
    fair = Commitment.create(GAME_ID, game("stick-em").setup(4), (0, 2), SECOND_TIME, SERVER_KEY)
    fair.commit(2, client_commit(GAME_ID, 2, seed_of(2)))
    with pytest.raises(FairnessError, match="published together"):
        fair.published_commits()
    fair.commit(0, client_commit(GAME_ID, 0, seed_of(0)))
    assert fair.published_commits() == [fair.commits[0].hex(), "", fair.commits[2].hex(), ""]


def test_no_seed_is_taken_before_all_have_committed() -> None:
    fair = Commitment.create(GAME_ID, game("stick-em").setup(4), (0, 2), SECOND_TIME, SERVER_KEY)
    fair.commit(0, client_commit(GAME_ID, 0, seed_of(0)))
    with pytest.raises(FairnessError, match="before all seats have committed"):
        fair.reveal(0, seed_of(0))


def test_no_key_before_all_have_shown_their_seeds() -> None:
    fair = committed()
    fair.reveal(0, seed_of(0))
    with pytest.raises(FairnessError, match="cannot be dealt"):
        fair.rng()


REFUSALS: dict[str, Callable[[Commitment], None]] = {
    "fair-seat": lambda fair: fair.commit(3, bytes(32)),
    "fair-committed": lambda fair: fair.commit(0, bytes(32)),
    "fair-commit-size": lambda fair: Commitment(GAME_ID, fair.rules, (0,), "", b"", b"", b"").commit(0, b"short"),
    "fair-seed": lambda fair: fair.reveal(0, seed_of(1)),
    "fair-seed-size": lambda fair: fair.reveal(0, b"short"),
}


@pytest.mark.parametrize("code", REFUSALS)
def test_what_does_not_fit_is_refused_and_changes_nothing(code: str) -> None:
    fair = committed()
    before = fair.stored()
    with pytest.raises(FairnessError) as refusal:
        REFUSALS[code](fair)
    assert refusal.value.code == code
    assert fair.stored() == before


def test_sending_the_same_commit_or_seed_again_is_fine() -> None:
    fair = revealed()
    before = fair.stored()
    commit_all(fair)
    reveal_all(fair)
    assert fair.stored() == before


def test_a_copied_commit_does_not_help_another_seat() -> None:
    """Seat B repeats A's commit and, once A has revealed its seed, A's seed."""
    fair = Commitment.create(GAME_ID, game("stick-em").setup(4), (0, 1), SECOND_TIME, SERVER_KEY)
    for seat in (0, 1):
        fair.commit(seat, client_commit(GAME_ID, 0, seed_of(0)))
    fair.reveal(0, seed_of(0))
    with pytest.raises(FairnessError, match="not the seed that seat B committed to"):
        fair.reveal(1, seed_of(0))


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_every_seed_and_the_secret_change_the_key(seat: int) -> None:
    fair = revealed()
    other = restored_commitment(fair.stored())
    other.seeds[seat] = b"another seed, 16+"
    other.commits[seat] = client_commit(GAME_ID, seat, other.seeds[seat])
    assert other.key() != fair.key()
    other = restored_commitment(fair.stored())
    other.secret = bytes(32)
    assert other.key() != fair.key()


def test_a_table_of_bots_needs_nobody() -> None:
    fair = revealed(humans=())
    assert fair.published_commits() == [""] * 4
    assert isinstance(fair.rng(), KeyedRng)


def test_a_missing_seed_voids_the_setup_and_stays_on_record() -> None:
    attempt = committed()
    attempt.reveal(0, seed_of(0))
    fair = attempt.void(SECOND_TIME, SERVER_KEY)
    assert fair.secret != attempt.secret
    assert not fair.commits
    assert fair.voids == [
        {"commitment": attempt.statement(), "commits": attempt.published_commits(), "missing": ["B", "C"]}
    ]


def test_a_missing_commit_voids_the_setup_and_a_bot_may_take_over() -> None:
    attempt = Commitment.create(GAME_ID, game("stick-em").setup(4), (0, 1), SECOND_TIME, SERVER_KEY)
    attempt.commit(1, client_commit(GAME_ID, 1, seed_of(1)))
    fair = attempt.void(SECOND_TIME, SERVER_KEY, humans=(1,))
    assert fair.humans == (1,)
    assert [void["missing"] for void in fair.voids if isinstance(void, dict)] == [["A"]]


def test_a_complete_setup_cannot_be_voided() -> None:
    """Otherwise the server, which by then knows the deck, could request another one."""
    with pytest.raises(FairnessError, match="no longer be given up"):
        revealed().void(SECOND_TIME, SERVER_KEY)


def test_a_restart_at_any_step_goes_on_with_the_same_secret() -> None:
    """kill -9 between steps 1 to 4: what was stored is enough to continue as if nothing had happened."""
    fair = Commitment.create(GAME_ID, game("stick-em").setup(4), (0, 1, 2), SECOND_TIME, SERVER_KEY)
    straight = restored_commitment(json.loads(json.dumps(fair.stored())))
    for act in (Commitment.commit, Commitment.reveal):
        for seat in (2, 0, 1):
            word = client_commit(GAME_ID, seat, seed_of(seat)) if act is Commitment.commit else seed_of(seat)
            fair = restored_commitment(json.loads(json.dumps(fair.stored())))
            act(fair, seat, word)
            act(straight, seat, word)
    assert fair.stored() == straight.stored()
    assert fair.key() == straight.key()
    assert fair.statement() == straight.statement()


def test_the_server_key_is_made_once_and_readable_by_its_owner_only(tmp_path: Path) -> None:
    path = tmp_path / "keys" / "server.key"
    made = ServerKey.kept_in(path)
    assert ServerKey.kept_in(path).public == made.public
    assert ServerKey.kept_in(tmp_path / "other.key").public != made.public
    assert path.stat().st_mode & 0o777 == 0o600
    assert list(path.parent.iterdir()) == [path]
