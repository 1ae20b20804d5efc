"""The published test vector of pf2: every value matches the document."""

import json
from pathlib import Path
from typing import Any

import pytest

from hotseat.fairness import FairnessError
from hotseat.fairness import verify as verifier
from hotseat.fairness.pf2 import Promise, SealedList, code_of
from hotseat.fairness.pf2 import values as v

VECTOR: dict[str, Any] = json.loads(Path(__file__).with_name("pf2-vector.json").read_text(encoding="utf-8"))
PROMISE = Promise.read(VECTOR["promise"])
LIST = SealedList.read(VECTOR["list"], PROMISE)
BOUND = v.bound(LIST.hash(PROMISE), tuple(VECTOR["parts"]))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("P", PROMISE.hash),
        ("L", LIST.hash(PROMISE)),
        ("B", BOUND),
        ("K", v.derived_key(bytes.fromhex(VECTOR["secret"]), BOUND)),
        ("h0", v.first_hash(BOUND)),
        ("v0_A", v.first_view(LIST.hash(PROMISE), "A")),
    ],
)
def test_the_hashes(name: str, value: bytes) -> None:
    assert value.hex() == VECTOR[name]


def test_the_secret_the_seals_the_code_and_the_signature() -> None:
    assert v.server_commit("G-0002", bytes.fromhex(VECTOR["secret"])) == PROMISE.server
    for seat, seal, part in zip(PROMISE.seats, LIST.seals, VECTOR["parts"], strict=True):
        assert seal == (v.seal_of(PROMISE, seat.player, part) if part else "")
    assert code_of(BOUND) == VECTOR["code"]
    assert verifier.is_list_signed(VECTOR["promise"], VECTOR["list"])


def test_the_verifier_on_its_own_comes_to_the_same_values() -> None:
    transcript = {**VECTOR, "format": "hotseat transcript 2"}
    assert verifier.promise_hash(VECTOR["promise"]).hex() == VECTOR["P"]
    assert verifier.bound(transcript).hex() == VECTOR["B"]
    assert verifier.first_hash(transcript).hex() == VECTOR["h0"]
    assert verifier.first_view(transcript, "A").hex() == VECTOR["v0_A"]
    assert verifier.code_of(transcript) == VECTOR["code"]


@pytest.mark.parametrize(
    "change",
    [
        {"pf": 1},
        {"pf": 3},
        {"extra": ""},
        {"seats": VECTOR["promise"]["seats"][1:]},
        {"seats": [*VECTOR["promise"]["seats"][:3], {**VECTOR["promise"]["seats"][0], "seat": "D"}]},
        {"rules": "00" * 16},
        {"key": VECTOR["promise"]["key"].upper()},
    ],
    ids=["pf1", "pf3", "unknown field", "letters", "a player twice", "short hash", "capitals"],
)
def test_a_promise_that_is_none_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(FairnessError, match="malformed"):
        Promise.read({**VECTOR["promise"], **change})


@pytest.mark.parametrize(
    ("place", "seal", "why"),
    [(0, VECTOR["list"]["seals"][0], "late"), (0, "", ""), (0, "", "bot"), (2, "00" * 32, ""), (2, "", "late")],
    ids=["seal and reason", "neither", "a person called a bot", "a bot's seal", "a late bot"],
)
def test_a_list_whose_reasons_disagree_with_its_seals_is_refused(place: int, seal: str, why: str) -> None:
    changed = json.loads(json.dumps(VECTOR["list"]))
    changed["seals"][place], changed["why"][place] = seal, why
    with pytest.raises(FairnessError, match="malformed"):
        SealedList.read(changed, PROMISE)
    with pytest.raises(verifier.MismatchError):
        verifier.check_form(VECTOR["promise"], changed)


def test_typed_words_add_to_the_chance_and_never_replace_it() -> None:
    assert v.typed_part(bytes(32), "pepper") != v.typed_part(bytes([1] * 32), "pepper")
    assert len(v.typed_part(bytes(32), "pepper")) == v.SIZE
