"""Ways to cheat with a transcript, each with the expected verdict. Clever ones repair the hashes afterwards."""

import copy
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from hotseat.fairness import ServerKey
from hotseat.fairness.ledger import salt
from hotseat.fairness.signing import signed_bytes
from hotseat.fairness.verify import MismatchError, canonical, check_chain, check_key, sha, shuffled, verify, words

Json = dict[str, Any]


@dataclass
class Mutant:
    """`tamper` changes a transcript in place; the verifier must reject it with this code and these words."""

    tamper: Callable[[Json], None]
    code: str
    says: str


def draw(transcript: Json, label: str) -> Json:
    """The draw with this label."""
    found: Json = next(entry["full"] for entry in transcript["log"] if entry["full"].get("label") == label)
    return found


def rehash(transcript: Json) -> None:
    """Renumber and rechain all entries, as a cheating server would."""
    key = check_key(transcript)
    log, transcript["log"] = transcript["log"], []
    digest = bytes.fromhex(check_chain(transcript, key)[0])
    for seq, entry in enumerate(log):
        entry["seq"] = seq
        recorded = {name: entry[name] for name in ("seq", "kind", "full", "witnesses", "masked")}
        digest = sha(digest, salt(key, seq) + canonical(recorded))
        entry["hash"] = digest.hex()
    transcript["log"] = log


def swap_two_cards(transcript: Json) -> None:
    deck = draw(transcript, "deck/0")["result"]
    deck[0], deck[1] = deck[1], deck[0]
    rehash(transcript)


def change_one_number(transcript: Json) -> None:
    first = draw(transcript, "first/0")
    first["result"] = (first["result"] + 1) % first["of"]
    rehash(transcript)


def other_secret(transcript: Json) -> None:
    transcript["secret"] = "00" * 32


def reorder_seats(transcript: Json) -> None:
    a, b = transcript["seats"][0], transcript["seats"][1]
    for name in ("commit", "seed"):
        a[name], b[name] = b[name], a[name]


def rename_seats(transcript: Json) -> None:
    transcript["seats"][0], transcript["seats"][1] = transcript["seats"][1], transcript["seats"][0]


def drop_a_client(transcript: Json) -> None:
    transcript["seats"][1].update(commit="", seed="")
    rehash(transcript)


def change_a_seed(transcript: Json) -> None:
    transcript["seats"][2]["seed"] = "00" * 16


def reuse_a_label(transcript: Json) -> None:
    again = draw(transcript, "deck/1")
    again["label"] = "deck/0"
    again["result"] = shuffled(words(check_key(transcript), "deck/0"), again["of"])
    rehash(transcript)


def skip_a_label(transcript: Json) -> None:
    """The server did not like deck/1, dealt deck/2 instead and does not mention deck/1."""
    again = draw(transcript, "deck/1")
    again["label"] = "deck/2"
    again["result"] = shuffled(words(check_key(transcript), "deck/2"), again["of"])
    rehash(transcript)


def cut_the_log(transcript: Json) -> None:
    del transcript["log"][-20:]


def cut_the_log_cleverly(transcript: Json) -> None:
    del transcript["log"][-20:-1]
    rehash(transcript)


def change_an_entry(transcript: Json) -> None:
    """The log claims that somebody played a card that is not even in use with four players."""
    _move(transcript, 40)["full"]["move"] = "play S14"


def change_an_entry_cleverly(transcript: Json) -> None:
    change_an_entry(transcript)
    rehash(transcript)


def leave_an_entry_out(transcript: Json) -> None:
    del transcript["log"][50]


def tell_another_story(transcript: Json) -> None:
    """The log claims that seat D, not A, learned what A picked; the entry itself is unchanged."""
    entry = next(entry for entry in transcript["log"] if entry["kind"] == "view" and entry["full"]["seat"] == "A")
    entry["witnesses"] = ["D"]
    rehash(transcript)


def change_the_rules(transcript: Json) -> None:
    transcript["rules"]["options"]["all_zero_leader_wins"] = True


def forge_the_time(transcript: Json) -> None:
    transcript["commitment"]["time"] = "2026-01-01T00:00:00Z"


def sign_again(transcript: Json) -> None:
    """Another promise, properly signed, but with a different key."""
    other, promise = ServerKey(bytes(32)), transcript["commitment"]
    rules, server = bytes.fromhex(promise["rules"]), bytes.fromhex(promise["server"])
    promise["key"] = other.public.hex()
    promise["signature"] = other.sign(signed_bytes(transcript["game_id"], server, rules, promise["time"])).hex()


def hide_an_attempt(transcript: Json) -> None:
    transcript["voids"] = []
    rehash(transcript)


def _move(transcript: Json, number: int) -> Json:
    found: Json = [entry for entry in transcript["log"] if entry["kind"] == "move"][number]
    return found


MUTANTS = {
    "two cards of the deck are swapped": Mutant(swap_two_cards, "shuffle", "place 1 of deck/0 must hold"),
    "one drawn number is changed": Mutant(change_one_number, "draw", "the draw first/0 must give"),
    "another secret is shown": Mutant(other_secret, "secret", "secret is not the one it had committed to"),
    "two seats swap their seeds": Mutant(reorder_seats, "commits", "commit of seat A is not the one"),
    "the seats stand in another order": Mutant(rename_seats, "seats", "not listed in their order"),
    "a client is dropped": Mutant(drop_a_client, "commits", "commit of seat B is not the one"),
    "a seed is changed": Mutant(change_a_seed, "seed", "seed of seat C does not match its commit"),
    "a label is used twice": Mutant(reuse_a_label, "label", "is labelled deck/0, but deck/1 was next"),
    "a label is skipped": Mutant(skip_a_label, "label", "is labelled deck/2, but deck/1 was next"),
    "the log is cut": Mutant(cut_the_log, "no-end", "breaks off"),
    "the log is cut and ended anew": Mutant(cut_the_log_cleverly, "head", "does not match any point"),
    "a move is changed": Mutant(change_an_entry, "chain", "does not match its hash"),
    "a move is changed and hashed anew": Mutant(change_an_entry_cleverly, "head", "does not match any point"),
    "an entry is left out": Mutant(leave_an_entry_out, "order", "Entry 51 stands where entry 50 should be"),
    "a seat is said to have seen something else": Mutant(tell_another_story, "head", "does not match any point"),
    "an option is changed": Mutant(change_the_rules, "rules", "not the promised ones"),
    "the time is forged": Mutant(forge_the_time, "statement", '"time" differs'),
    "the promise is signed with another key": Mutant(sign_again, "statement", '"key" differs'),
    "a void attempt is hidden": Mutant(hide_an_attempt, "void-hidden", "failed is in your receipt"),
}


def tampered(transcript: Json, mutant: Mutant) -> Json:
    """A tampered copy."""
    twin = copy.deepcopy(transcript)
    mutant.tamper(twin)
    return twin


def mismatch_of(
    transcript: Json, receipt: Json | None, replay: bool = False, server_key: str | None = None
) -> MismatchError:
    """The first mismatch; fails if there is none."""
    with pytest.raises(MismatchError) as mismatch:
        list(verify(transcript, receipt, replay, server_key))
    return mismatch.value
