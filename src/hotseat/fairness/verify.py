"""Checks that a finished game of Hotseat was dealt fairly: one file, standard library only, independent of the engine.

    python verify.py TRANSCRIPT --receipt RECEIPT [--replay | --no-replay] [--server-key HEX]

TRANSCRIPT is the file published by the server after the game, RECEIPT the file your own client kept during it. It
runs these checks in order and reports the first one that fails:

    a  the server's promise and list are signed, and are those your client saved before it showed its part
    b  your part is included, and every player's part is the one they sealed
    c  the server's secret is the promised one, and every deck, die and draw follows from it and the parts
    d  no entry of the log was changed, added or left out, and your client received what the log says
    e  replaying the game by its rules gives the same log, and the tables that your client was shown after a lost
       connection; this needs hotseat installed, in the version that was played

Without e nothing is proved about the cards: a server could write any list into the log from which it says it shuffled.
--replay insists on e, --no-replay skips it; otherwise it is done if it can be done here.

The exit code is that of the worst finding:

    0  everything checks out, and nobody could choose the deal (files of pf1: everything checks out)
    1  a check failed
    3  as 0, but earlier shuffles with your part were never dealt, or their games not played to the end
    4  as 0, but your part is not in it
    5  as 0, but nobody's part is in it
    6  never dealt: the table was given up
    7  correct as far as it was checked, but the game was not replayed, or the receipt is incomplete (pf2 only)

Deliberately written independently of the server, so that a mistake in one is exposed by the other. Protocols (pf2, and
pf1 of older games) and formats: docs/fairness.md.
"""

import argparse
import hashlib
import hmac
import json
import re
import sys
from collections.abc import Callable, Iterator
from itertools import accumulate, zip_longest
from typing import Any, NamedTuple

SEATS = "ABCDEFGH"
TRANSCRIPT = "hotseat transcript"
RECEIPT = "hotseat receipt"
PREPARED = "hotseat prepared deal 1"
LEFT = ("", "late", "stood", "later", "not-my-seal")
STATEMENT = ("server", "rules", "time", "key", "signature")

Json = dict[str, Any]
Say = Callable[[str, dict[str, str]], str]

MESSAGES = {
    # -- what matches
    "ok-a": "a  The server's promise is signed and is the one you were given.",
    "ok-b": "b  Every seed is the one its seat had committed to.",
    "ok-c": "c  Every draw follows from the secret and the seeds: {draws} draws.",
    "ok-d": "d  No entry of the log was changed: {entries} entries, {views} of them in your receipt.",
    "ok-e": "e  Replayed, the game takes the same course.",
    "ok-parts": "b  Every part is the one its player had sealed.",
    "ok-draws": "c  Every draw follows from the secret and the parts: {draws} draws.",
    "unreplayed": "e  Not replayed: it is not shown that the rules asked for these very draws.",
    "code": "Code of this deal: {code}. Everybody at the table must have the same.",
    "fits-pf1": "Everything checks out by the rules of pf1, which cannot show whether the server shuffled again.",
    "all-in": "Everything checks out: your part is in it, and nobody could choose this deal.",
    "so-far": "Everything checked so far is correct, and your part is in it. "
    "Only a replay shows that the cards were dealt by these draws.",
    "unseen": "Everything checked so far is correct, and your part is in it. "
    "But your receipt does not cover everything that you were shown: only you know whether it was this game.",
    "discarded-one": "Everything checks out, but one shuffle with your part in the last 24 hours was never dealt "
    "({missing} missing): somebody could choose between two deals.",
    "discarded": "Everything checks out, but {count} shuffles with your part in the last 24 hours were never dealt "
    "({missing} missing): somebody could choose among {deals} deals.",
    "broken-off-one": "Everything checks out, but one game with your part in the last 24 hours was dealt and, "
    "as far as your client knows, not played to the end: if it was broken off to deal again, "
    "somebody could choose between two deals.",
    "broken-off": "Everything checks out, but {count} games with your part in the last 24 hours were dealt and, "
    "as far as your client knows, not played to the end: if they were broken off to deal again, "
    "somebody could choose among {deals} deals.",
    "left-late": "Everything checks out, but your part is not in it (you were late): it rests on the parts of {names}.",
    "left-stood": "Everything checks out, but your part is not in it (you had left your seat): "
    "it rests on the parts of {names}.",
    "left-later": "Everything checks out, but your part is not in it (you joined later): "
    "it rests on the parts of {names}.",
    "left-not-my-seal": "Everything checks out, but your part is not in it (another device, or the server, "
    "took part for you): it rests on the parts of {names}.",
    "left-unknown": "Everything checks out, but your part is not in it (no receipt): it rests on the parts of {names}.",
    "alone": "Nobody's part is in it: the server dealt alone, so nothing is proved.",
    "given-up-yours": "Your client had shown its part. The server says that it never arrived.",
    "given-up": "Never dealt: given up because a part was not shown ({names}).",
    "given-up-early": "Never dealt: given up before anybody had to show a part.",
    "consistent": "The transcript agrees with itself. Only a receipt can show that it is the game you played.",
    "voids": "Note: {count} earlier attempts to start this game failed. Missing: {missing}.",
    # -- what does not
    "mismatch": "Check failed: {what}",
    "unreadable": "The file {file} cannot be read: {reason}.",
    "format": 'The file {file} does not say that it is a "{format}".',
    "prepared": "The deal was prepared for a guided first game (seed {seed}): nobody shuffled, and nothing is claimed.",
    "malformed": "The files are damaged or incomplete: {reason}.",
    "formats": "Transcript and receipt belong to different protocols.",
    "form": "The promise or the list is malformed: {what}.",
    "second": "The server shuffled this table a second time: it was restored from a backup, or it cheated.",
    "second-proof": "Both lists are in your receipt, and the server has signed both.",
    "revived": "The server continued a table that it had given up.",
    "alarm-parts": "The parts your client was shown at the start do not match their seals.",
    "promise": "The server's promise is not the one in your receipt.",
    "list": "The list of seals is not the one in your receipt.",
    "list-signature": "The signature under the list of seals is not valid.",
    "part": "The part of seat {seat} does not match its seal.",
    "own-part": "The part of seat {seat} is not the one in your receipt.",
    "own-seat": "The promise gives you another seat than your receipt.",
    "given-up-whole": "The transcript says that the table was given up, but all parts were shown: "
    "it could have been dealt.",
    "was-dealt": "The transcript says that the table was given up, but your client saw the game.",
    "outcome": "The transcript says {found}, but its log ends with {expected}.",
    "other-game": "The receipt is about game {receipt}, the transcript about game {transcript}.",
    "server-key": "The promise is signed with another key than the one you named.",
    "statement": 'The server\'s promise is not the one in your receipt: "{field}" differs.',
    "signature": "The signature under the server's promise is not valid.",
    "void-hidden": "An attempt of {time} that failed is in your receipt, but not in the transcript.",
    "seats": "The seats are not listed in their order from A.",
    "commits": "The commit of seat {seat} is not the one that was published before the game.",
    "own-seed": "The seed of seat {seat} is not the one in your receipt.",
    "seed": "The seed of seat {seat} does not match its commit.",
    "secret": "The server's secret is not the one it had committed to.",
    "rules": "The rules in the transcript are not the promised ones.",
    "label": "Entry {seq}: the draw is labelled {found}, but {expected} was next.",
    "draw": "Entry {seq}: the draw {label} must give {expected}, the transcript says {found}.",
    "shuffle": "Entry {seq}: place {place} of {label} must hold {expected}, the transcript says {found}.",
    "order": "Entry {seq} stands where entry {expected} should be.",
    "chain": "Entry {seq} ({kind}) does not match its hash: it was changed after it was recorded.",
    "no-end": "The log breaks off: it has no end.",
    "head": "Hash {number} of the {count} that your client was given does not match any point of the log: "
    "the log was changed, or the server was restored from a backup.",
    "since": "The log does not contain the moment at which your client joined.",
    "view-cut": "Your client received {expected} messages, the transcript has only {found} for your seat.",
    "view": "Entry {seq} ({kind}) is not what your client received.",
    "resumed": "What your client received after lost connection {number} of {count} is not in the log.",
    "shown": "The table that your client was shown after lost connection {number} of {count} "
    "does not occur in this game.",
    "replay-missing": "--replay needs hotseat. Install it, or leave --replay out.",
    "replay-rules": "The hotseat installed here has other rules for this game. Use the version that was played.",
    "replay-refused": "Played again, the rules refuse a move: {reason}",
    "replay": "Entry {seq}: played again, the game has {expected}, the transcript says {found}.",
}


def english(code: str, facts: dict[str, str]) -> str:
    """The English sentence for this code."""
    return MESSAGES[code].format(**facts)


class MismatchError(Exception):
    """The first mismatch found."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code)
        self.code = code
        self.facts = {name: str(fact) for name, fact in facts.items()}


def expect(fits: bool, code: str, **facts: object) -> None:
    """Raise MismatchError unless it fits."""
    if not fits:
        raise MismatchError(code, **facts)


# -- bytes -------------------------------------------------------------------------------------------------------------


def lp(*parts: bytes) -> bytes:
    """Every part prefixed with its length in four bytes."""
    return b"".join(len(part).to_bytes(4, "big") + part for part in parts)


def sha(*parts: bytes) -> bytes:
    """SHA-256 of the parts, each prefixed with its length."""
    return hashlib.sha256(lp(*parts)).digest()


def mac(key: bytes, message: bytes) -> bytes:
    """HMAC-SHA-256."""
    return hmac.new(key, message, hashlib.sha256).digest()


def canonical(value: object) -> bytes:
    """The canonical JSON text of a value: keys sorted, no spaces, UTF-8 (RFC 8785)."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


# -- Ed25519 signatures (RFC 8032, 5.1.7) ------------------------------------------------------------------------------

P = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, -1, P) % P
ROOT = pow(2, (P - 1) // 4, P)
Point = tuple[int, int, int, int]
"""x, y, z and t with x/z and y/z on the curve and t = xy/z."""


def add(a: Point, b: Point) -> Point:
    """The sum of two points."""
    m, n = (a[1] - a[0]) * (b[1] - b[0]) % P, (a[1] + a[0]) * (b[1] + b[0]) % P
    c, d = 2 * a[3] * b[3] * D % P, 2 * a[2] * b[2] % P
    e, f, g, h = n - m, d - c, d + c, n + m
    return e * f % P, g * h % P, f * g % P, e * h % P


def times(scalar: int, point: Point) -> Point:
    """The point multiplied by the scalar."""
    total: Point = (0, 1, 1, 0)
    while scalar:
        if scalar & 1:
            total = add(total, point)
        point = add(point, point)
        scalar >>= 1
    return total


def point_of(written: bytes) -> Point | None:
    """The point encoded in 32 bytes, or None."""
    y = int.from_bytes(written, "little")
    odd, y = y >> 255, y & (2**255 - 1)
    if len(written) != 32 or y >= P:
        return None
    square = (y * y - 1) * pow(D * y * y + 1, -1, P) % P
    x = pow(square, (P + 3) // 8, P)
    if x * x % P != square:
        x = x * ROOT % P
    if x * x % P != square or (x == 0 and odd):
        return None
    if x & 1 != odd:
        x = P - x
    return x, y, 1, x * y % P


def bytes_of(point: Point) -> bytes:
    """The encoding of this point in 32 bytes."""
    inverse = pow(point[2], -1, P)
    x, y = point[0] * inverse % P, point[1] * inverse % P
    return (y | (x & 1) << 255).to_bytes(32, "little")


NOTHING = (1).to_bytes(32, "little")
"""The neutral point. A key of which 8 times is neutral signs every message alike, so its owner could deny them all."""
BASE = point_of((4 * pow(5, -1, P) % P).to_bytes(32, "little"))


def signed(public: bytes, message: bytes, signature: bytes) -> bool:
    """Whether this is a valid signature of the message under the public key."""
    key, scalar = point_of(public), int.from_bytes(signature[32:], "little")
    if key is None or len(signature) != 64 or scalar >= ORDER or bytes_of(times(8, key)) == NOTHING:
        return False
    challenge = int.from_bytes(hashlib.sha512(signature[:32] + public + message).digest(), "little") % ORDER
    assert BASE is not None
    minus_key = P - key[0], key[1], 1, P - key[3]
    return bytes_of(add(times(scalar, BASE), times(challenge, minus_key))) == signature[:32]


# -- pf1, a: the promise -----------------------------------------------------------------------------------------------


def check_promise(transcript: Json, receipt: Json | None, server_key: str | None) -> None:
    """The server's statement is signed and matches the receipt."""
    promise = transcript["commitment"]
    expect(server_key is None or promise["key"] == server_key.strip().lower(), "server-key")
    if receipt is not None:
        ours, theirs = receipt["game_id"], transcript["game_id"]
        expect(ours == theirs, "other-game", receipt=ours, transcript=theirs)
        for field in STATEMENT:
            expect(promise[field] == receipt["commitment"][field], "statement", field=field)
    for statement in (promise, *(void["commitment"] for void in transcript["voids"])):
        expect(statement["key"] == promise["key"] and is_signed(transcript["game_id"], statement), "signature")
    for void in receipt["voids"] if receipt is not None else []:
        expect(void in transcript["voids"], "void-hidden", time=void["commitment"]["time"])


def is_signed(game_id: str, statement: Json) -> bool:
    """Whether the statement has a valid signature by the key it names."""
    server, rules, key, signature = (bytes.fromhex(statement[name]) for name in ("server", "rules", "key", "signature"))
    return signed(key, lp(b"pf1", b"sign", game_id.encode(), server, rules, statement["time"].encode()), signature)


# -- pf1, b: the seeds -------------------------------------------------------------------------------------------------


def check_seeds(transcript: Json, receipt: Json | None) -> None:
    """Every seat's seed matches its commit, the commits are those published, and the receipt's own seed is included."""
    seats = transcript["seats"]
    names = [seat["seat"] for seat in seats]
    expect(names == list(SEATS[: transcript["rules"]["players"]]), "seats")
    if receipt is not None:
        for seat, commit in zip_longest(seats, receipt["commits"], fillvalue=None):
            expect(seat is not None and seat["commit"] == commit, "commits", seat=seat["seat"] if seat else "?")
        own = seats[SEATS.index(receipt["seat"])]["seed"]
        expect(receipt["seed"] in ("", own), "own-seed", seat=receipt["seat"])
    for number, seat in enumerate(seats):
        seed = bytes.fromhex(seat["seed"])
        commit = sha(b"pf1", b"client%d" % number, transcript["game_id"].encode(), seed).hex()
        expect(seat["commit"] == (commit if seed else ""), "seed", seat=seat["seat"])


# -- pf2, a: the promise and the list ----------------------------------------------------------------------------------


def is_pf2(file: Json) -> bool:
    """Whether a transcript or receipt is of protocol pf2."""
    return bool(file["format"] in (f"{TRANSCRIPT} 2", f"{RECEIPT} 2"))


def promise_hash(promise: Json) -> bytes:
    """P."""
    return sha(b"pf2", b"promise", canonical(promise))


def list_hash(promise: Json, listed: Json) -> bytes:
    """L."""
    named = {"seals": listed["seals"], "why": listed["why"]}
    return sha(b"pf2", b"list", promise_hash(promise), canonical(named))


def is_hash(text: object) -> bool:
    """Whether this is 32 bytes in hex."""
    return isinstance(text, str) and re.fullmatch("[0-9a-f]{64}", text) is not None


def check_form(promise: Json, listed: Json | None) -> None:
    """Seats in order, nobody twice, and for every seat either a seal or a reason."""
    expect(promise["pf"] == 2, "form", what="pf")
    seats = promise["seats"]
    expect([seat["seat"] for seat in seats] == list(SEATS[: len(seats)]), "form", what="seats")
    players = [seat["player"] for seat in seats if seat["player"] != ""]
    expect(len(set(players)) == len(players) and all(map(is_hash, players)), "form", what="player")
    if listed is not None:
        expect(len(listed["seals"]) == len(listed["why"]) == len(seats), "form", what="list")
        for seat, seal, why in zip(seats, listed["seals"], listed["why"], strict=True):
            reasons = ("late", "stood") if seat["player"] else ("bot",)
            sealed = is_hash(seal) and why == "" and seat["player"] != ""
            expect(sealed or (seal == "" and why in reasons), "form", what=f"{seat['seat']}: {why or seal!r}")


def is_list_signed(promise: Json, listed: Json) -> bool:
    """Whether the list has a valid signature by the key that the promise names."""
    key, signature = bytes.fromhex(promise["key"]), bytes.fromhex(listed["signature"])
    return signed(key, lp(b"pf2", b"sign", list_hash(promise, listed)), signature)


def check_list(transcript: Json, receipt: Json | None, server_key: str | None) -> None:
    """The list is well formed and signed, and promise and list match the receipt."""
    promise, listed = transcript["promise"], transcript["list"]
    expect(server_key is None or promise["key"] == server_key.strip().lower(), "server-key")
    check_form(promise, listed)
    given_up = transcript["outcome"] == "given-up"
    expect(is_list_signed(promise, listed) if listed is not None else given_up, "list-signature")
    if receipt is not None:
        ours, theirs = receipt["game"], promise["game"]
        expect(ours == theirs, "other-game", receipt=ours, transcript=theirs)
        check_alarm(receipt)
        check_same_list(transcript, receipt)


def check_alarm(receipt: Json) -> None:
    """The client that kept the receipt saw no violation."""
    expect(receipt["left"] in LEFT, "form", what="left")
    expect(receipt["alarm"] != "second" and receipt["second"] is None, "second")
    expect(receipt["alarm"] != "revived", "revived")
    expect(receipt["alarm"] == "", "alarm-parts")


def has_proof(receipt: Json) -> bool:
    """Whether the receipt holds two lists for one game, both signed with one key."""
    mine, other = receipt, receipt["second"]
    if not other or not other["list"] or not mine["list"]:
        return False
    same = all(mine["promise"][name] == other["promise"][name] for name in ("game", "key"))
    differ = list_hash(mine["promise"], mine["list"]) != list_hash(other["promise"], other["list"])
    return same and differ and all(is_list_signed(one["promise"], one["list"]) for one in (mine, other))


def check_same_list(transcript: Json, receipt: Json) -> None:
    """A different list that is also signed means a second shuffle; any other difference is an error."""
    promise, listed, mine = transcript["promise"], transcript["list"], receipt["list"]
    if mine is not None and listed is not None:
        same = list_hash(promise, listed) == list_hash(receipt["promise"], mine)
        expect(same, "second" if is_list_signed(receipt["promise"], mine) else "list")
    expect(canonical(promise) == canonical(receipt["promise"]), "promise")
    expect(mine is None or listed is not None, "list")
    place = place_of(receipt["player"], promise)
    expect(place is None or SEATS[place] == receipt["seat"], "own-seat")


def place_of(player: str, promise: Json) -> int | None:
    """The index of this player's seat."""
    return next((i for i, seat in enumerate(promise["seats"]) if seat["player"] == player != ""), None)


# -- pf2, b: the parts -------------------------------------------------------------------------------------------------


def bound(transcript: Json) -> bytes:
    """B: the combination of all parts."""
    parts = lp(*(bytes.fromhex(part) for part in transcript["parts"]))
    return sha(b"pf2", b"bound", list_hash(transcript["promise"], transcript["list"]), parts)


def code_of(transcript: Json) -> str:
    """The code that people can compare aloud: 40 bits in Crockford's base32."""
    bits = int.from_bytes(sha(b"pf2", b"code", bound(transcript))[:5], "big")
    letters = "".join("0123456789ABCDEFGHJKMNPQRSTVWXYZ"[bits >> shift & 31] for shift in range(35, -1, -5))
    return f"{letters[:4]}-{letters[4:]}"


def check_parts(transcript: Json, receipt: Json | None) -> None:
    """Every seal has its part (if the table was given up, parts may be missing), and mine is in my seat."""
    promise, parts = transcript["promise"], transcript["parts"]
    seals = transcript["list"]["seals"] if transcript["list"] else [""] * len(promise["seats"])
    expect(len(parts) == len(promise["seats"]), "form", what="parts")
    for seat, seal, part in zip(promise["seats"], seals, parts, strict=True):
        missing = part == "" and transcript["outcome"] == "given-up"
        expect(missing or fits_seal(promise, seat, seal, part), "part", seat=seat["seat"])
    if receipt is not None and transcript["outcome"] != "given-up":
        place = place_of(receipt["player"], promise)
        mine = parts[place] if place is not None and not receipt["left"] else ""
        expect(mine == receipt["part"] and (receipt["left"] != "" or mine != ""), "own-part", seat=receipt["seat"])


def fits_seal(promise: Json, seat: Json, seal: str, part: str) -> bool:
    """Whether this is the part that was sealed; without a seal there must be none."""
    if seal == "" or not is_hash(part):
        return seal == part == ""
    made = sha(b"pf2", b"seal", promise_hash(promise), bytes.fromhex(seat["player"]), bytes.fromhex(part))
    return made.hex() == seal


def names_of(transcript: Json, letters: list[str]) -> str:
    """The people in these seats."""
    return ", ".join(seat["name"] for seat in transcript["promise"]["seats"] if seat["seat"] in letters)


# -- c: the key and the draws ------------------------------------------------------------------------------------------


def tickets(transcript: Json) -> bytes:
    """T of the protocol: the contributions of all seats."""
    parts = [(bytes.fromhex(seat["commit"]), bytes.fromhex(seat["seed"])) for seat in transcript["seats"]]
    return sha(*(lp(bytes([number]), commit, seed) for number, (commit, seed) in enumerate(parts)))


def check_key(transcript: Json) -> bytes:
    """The secret and the rules match the promise; returns the key derived from them and everybody's parts."""
    if is_pf2(transcript):
        return check_key_2(transcript)
    game_id, promise, secret = transcript["game_id"].encode(), transcript["commitment"], transcript["secret"]
    expect(sha(b"pf1", b"server", game_id, bytes.fromhex(secret)).hex() == promise["server"], "secret")
    rules = hashlib.sha256(canonical(transcript["rules"])).digest()
    expect(rules.hex() == promise["rules"], "rules")
    return mac(bytes.fromhex(secret), lp(b"pf1", b"key", game_id, rules, tickets(transcript)))


def check_key_2(transcript: Json) -> bytes:
    """The same for pf2; the key of a table that was given up is not used."""
    promise, secret = transcript["promise"], transcript["secret"]
    expect(is_hash(secret), "secret")
    game, raw = promise["game"].encode(), bytes.fromhex(secret)
    expect(sha(b"pf2", b"secret", game, raw).hex() == promise["server"], "secret")
    expect(hashlib.sha256(canonical(transcript["rules"])).hexdigest() == promise["rules"], "rules")
    expect(len(promise["seats"]) == transcript["rules"]["players"], "seats")
    return mac(raw, lp(b"pf2", b"key", bound(transcript))) if transcript["list"] else b""


def words(key: bytes, label: str) -> Iterator[int]:
    """The stream of a label: 64-bit numbers, block after block."""
    block = 0
    while True:
        digest = mac(key, lp(b"pf1", b"blk", label.encode()) + block.to_bytes(8, "big"))
        yield from (int.from_bytes(digest[at : at + 8], "big") for at in range(0, 32, 8))
        block += 1


def below(stream: Iterator[int], n: int) -> int:
    """A number from 0 to n - 1, all equally likely."""
    if not 0 < n < 2**64:
        raise ValueError(f"there is no draw below {n}")
    return next(word for word in stream if word < 2**64 - 2**64 % n) % n


def shuffled(stream: Iterator[int], cards: list[int]) -> list[int]:
    """The cards as the stream shuffles them, top card first."""
    deck = cards[:]
    for i in range(len(deck) - 1, 0, -1):
        j = below(stream, i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    return deck


def check_draws(transcript: Json, key: bytes) -> int:
    """Every draw has the next label of its kind and the result derived from the key; returns the number of draws."""
    uses: dict[str, int] = {}
    for seq, entry in enumerate(transcript["log"]):
        if entry["kind"] == "draw":
            label = entry["full"]["label"]
            kind = label.rpartition("/")[0]
            expected = f"{kind}/{uses.get(kind, 0)}"
            expect(label == expected, "label", seq=seq, found=label, expected=expected)
            uses[kind] = uses.get(kind, 0) + 1
            check_draw(seq, key, entry["full"])
    return sum(uses.values())


def check_draw(seq: int, key: bytes, draw: Json) -> None:
    """One draw: a number below `of`, or the list `of` shuffled."""
    label, of, result = draw["label"], draw["of"], draw["result"]
    stream = words(key, label)
    if isinstance(of, int):
        number = below(stream, of)
        expect(result == number, "draw", seq=seq, label=label, expected=number, found=result)
    else:
        for place, (expected, found) in enumerate(zip_longest(shuffled(stream, of), result)):
            expect(expected == found, "shuffle", seq=seq, place=place + 1, label=label, expected=expected, found=found)


# -- d: the log --------------------------------------------------------------------------------------------------------


def check_log(transcript: Json, receipt: Json | None, key: bytes) -> None:
    """The entries match the published hashes, and what the receipt's seat received."""
    hashes = check_chain(transcript, key)
    log = transcript["log"]
    expect(log and log[-1]["kind"] == "end", "no-end")
    if receipt is not None:
        check_heads(receipt["heads"], hashes)
        expect(receipt["since"] in ("", *hashes), "since")
        check_views(transcript, receipt, hashes.index(receipt["since"] or hashes[0]))
        check_resumed(transcript, receipt)


def first_hash(transcript: Json) -> bytes:
    """h(0): the hash before any entry."""
    if is_pf2(transcript):
        return sha(b"pf2", b"log", bound(transcript))
    promise = [bytes.fromhex(transcript["commitment"][name]) for name in ("server", "rules")]
    game_id, voids = transcript["game_id"].encode(), canonical(transcript["voids"])
    return sha(b"pf1", b"log", game_id, *promise, tickets(transcript), voids)


def first_view(transcript: Json, seat: str) -> bytes:
    """v(0): the hash before the seat received anything."""
    if is_pf2(transcript):
        return sha(b"pf2", b"view", list_hash(transcript["promise"], transcript["list"]), seat.encode())
    return sha(b"pf1", b"view", transcript["game_id"].encode(), seat.encode())


def check_heads(heads: list[str], hashes: list[str]) -> None:
    """Every hash published during the game occurs, in the same order."""
    place = 0
    for number, head in enumerate(heads):
        expect(head in hashes[place:], "head", number=number + 1, count=len(heads))
        place = hashes.index(head, place)


def check_chain(transcript: Json, key: bytes) -> list[str]:
    """Every entry is at its index and matches its hash; returns the hash after 0, 1, 2 ... entries."""
    hashes = [first_hash(transcript)]
    for seq, entry in enumerate(transcript["log"]):
        expect(entry["seq"] == seq, "order", seq=entry["seq"], expected=seq)
        recorded = canonical({name: entry[name] for name in ("seq", "kind", "full", "witnesses", "masked")})
        salt = mac(key, lp(b"pf1", b"salt") + seq.to_bytes(8, "big"))
        hashes.append(sha(hashes[-1], salt + recorded))
        expect(entry["hash"] == hashes[-1].hex(), "chain", seq=seq, kind=entry["kind"])
    return [digest.hex() for digest in hashes]


def check_views(transcript: Json, receipt: Json, first: int) -> None:
    """The receipt's hashes match what the log, from the client's first entry on, says that its seat received."""
    seat, views = receipt["seat"], receipt["views"]
    told = [entry for entry in transcript["log"][first:] if facts_for(entry, seat) is not None]
    digest = first_view(transcript, seat)
    for entry, view in zip(told, views, strict=False):
        digest = sha(digest, canonical({"kind": entry["kind"], "facts": facts_for(entry, seat)}))
        expect(view == digest.hex(), "view", seq=entry["seq"], kind=entry["kind"])
    expect(len(views) <= len(told), "view-cut", expected=len(views), found=len(told))


def check_resumed(transcript: Json, receipt: Json, tables: dict[int, list[str]] | None = None) -> None:
    """What the client received each time it reconnected is in the log, in order.

    With `tables`, the tables of the replay by the number of things told before, the table that it was shown then too.
    """
    runs = receipt.get("resumed", [])
    told = told_to(transcript, receipt["seat"])
    place = len(receipt["views"])
    for number, run in enumerate(runs, start=1):
        follows = [first for first in range(place, len(told) + 1) if continues(run, told[first:])]
        expect(bool(follows), "resumed", number=number, count=len(runs))
        if tables is not None:
            follows = [first for first in follows if run[0] in tables.get(first, [])]
            expect(bool(follows), "shown", number=number, count=len(runs))
        place = follows[0] + len(run) - 1


def continues(run: list[str], told: list[Json]) -> bool:
    """Whether the chain continues from its first table with these messages."""
    steps = zip(run, run[1:], told, strict=False)
    return len(run) - 1 <= len(told) and all(
        sha(bytes.fromhex(before), canonical(thing)).hex() == after for before, after, thing in steps
    )


def told_to(transcript: Json, seat: str) -> list[Json]:
    """What a seat received of the log, in order, as its client chains it."""
    facts = [(entry["kind"], facts_for(entry, seat)) for entry in transcript["log"]]
    return [{"kind": kind, "facts": told} for kind, told in facts if told is not None]


def facts_for(entry: Json, seat: str) -> Json | None:
    """What a seat may read of an entry; None if it does not notice it."""
    facts: Json | None = entry["full"]
    return facts if entry["witnesses"] is None or seat in entry["witnesses"] else entry["masked"]


# -- e: the rules ------------------------------------------------------------------------------------------------------


def check_replay(transcript: Json, receipt: Json | None, key: bytes) -> None:
    """The engine, given the key and the moves, produces the same log, and the tables that the client was shown."""
    found = engine()
    if found is None:
        raise MismatchError("replay-missing")
    expect(found.same_rules(transcript["rules"]), "replay-rules")
    log = [entry for entry in transcript["log"] if entry["kind"] != "note"]
    try:
        for entry, expected in zip_longest(log, found.replayed(transcript["rules"], key, log)):
            check_same(entry, expected, len(transcript["log"]))
    except ValueError as refused:
        raise MismatchError("replay-refused", reason=refused) from refused
    if receipt is not None and receipt.get("resumed"):
        check_resumed(
            transcript,
            receipt,
            tables_of(transcript, receipt, found.shown(transcript["rules"], key, log, receipt["seat"])),
        )


def tables_of(transcript: Json, receipt: Json, shown: Iterator[tuple[int, Json]]) -> dict[int, list[str]]:
    """What a chain begins with at each table of the replay, by the number of messages that the seat received before."""
    seat, begin = receipt["seat"], first_view(transcript, receipt["seat"])
    log = [entry for entry in transcript["log"] if entry["kind"] != "note"]
    told = list(accumulate((facts_for(entry, seat) is not None for entry in log), initial=0))
    tables: dict[int, list[str]] = {}
    for count, zones in shown:
        facts = {"seat": seat, "zones": zones}
        tables.setdefault(told[count], []).append(sha(begin, canonical({"kind": "view", "facts": facts})).hex())
    return tables


def can_replay(transcript: Json) -> bool:
    """Whether hotseat is installed here with the rules of this game."""
    found = engine()
    return found is not None and found.same_rules(transcript["rules"])


class Engine(NamedTuple):
    """What hotseat knows about the rules (`hotseat.fairness.replay`)."""

    same_rules: Callable[[Json], bool]
    replayed: Callable[[Json, bytes, list[Json]], Iterator[Json]]
    shown: Callable[[Json, bytes, list[Json], str], Iterator[tuple[int, Json]]]


def engine() -> Engine | None:
    """What replays a game; None if hotseat is not installed."""
    try:
        from hotseat.fairness.replay import replayed, same_rules, shown
    except ImportError:
        return None
    return Engine(same_rules, replayed, shown)


def check_same(entry: Json | None, expected: Json | None, length: int) -> None:
    """One entry of the log matches the engine's."""
    if entry is None or expected is None:
        seq = length if entry is None else entry["seq"]
        raise MismatchError("replay", seq=seq, expected=brief(expected), found=brief(entry))
    # Older engines let others read that an open plan of Chili Mafia was dropped.
    dropped = entry["kind"] == "move" and entry["full"]["move"] == "drop"
    for name in ("kind", "full", "witnesses") if dropped else ("kind", "full", "witnesses", "masked"):
        shown = brief(expected), brief(entry)
        expect(entry[name] == expected[name], "replay", seq=entry["seq"], expected=shown[0], found=shown[1])


def brief(entry: Json | None) -> str:
    """A short form of an entry."""
    return "-" if entry is None else f"{entry['kind']} {canonical(entry['full']).decode()[:120]}"


# -- the command -------------------------------------------------------------------------------------------------------


def verify(
    transcript: Json, receipt: Json | None = None, replay: bool = False, server_key: str | None = None
) -> Iterator[tuple[str, dict[str, str]]]:
    """Code and facts of every finding; raises MismatchError at the first mismatch."""
    expect(receipt is None or is_pf2(receipt) == is_pf2(transcript), "formats")
    steps = verify_pf2 if is_pf2(transcript) else verify_pf1
    yield from steps(transcript, receipt, replay, server_key)


def verify_pf1(
    transcript: Json, receipt: Json | None, replay: bool, server_key: str | None
) -> Iterator[tuple[str, dict[str, str]]]:
    """A game of protocol pf1."""
    check_promise(transcript, receipt, server_key)
    yield "ok-a", {}
    check_seeds(transcript, receipt)
    yield "ok-b", {}
    key = check_key(transcript)
    yield "ok-c", {"draws": str(check_draws(transcript, key))}
    yield from verify_log(transcript, receipt, key, replay)
    if transcript["voids"]:
        missing = ", ".join(seat for void in transcript["voids"] for seat in void["missing"])
        yield "voids", {"count": str(len(transcript["voids"])), "missing": missing}
    yield "consistent" if receipt is None else "fits-pf1", {}


def verify_pf2(
    transcript: Json, receipt: Json | None, replay: bool, server_key: str | None
) -> Iterator[tuple[str, dict[str, str]]]:
    """A game of protocol pf2."""
    if receipt is not None and has_proof(receipt):
        yield "second-proof", {}
    check_list(transcript, receipt, server_key)
    yield "ok-a", {}
    key = check_key(transcript)
    check_parts(transcript, receipt)
    yield "ok-parts", {}
    if transcript["outcome"] == "given-up":
        yield from check_given_up(transcript, receipt)
        return
    yield "ok-draws", {"draws": str(check_draws(transcript, key))}
    yield from verify_log(transcript, receipt, key, replay)
    found, expected = transcript["outcome"], transcript["log"][-1]["full"]["how"]
    expect(found == expected, "outcome", found=found, expected=expected)
    yield "code", {"code": code_of(transcript)}
    yield from verdicts(transcript, receipt, replay)


def check_given_up(transcript: Json, receipt: Json | None) -> Iterator[tuple[str, dict[str, str]]]:
    """The findings for a table that was never dealt: whose part was missing is read from the parts themselves."""
    expect(receipt is None or not receipt["heads"], "was-dealt")
    if transcript["list"] is None:
        yield "given-up-early", {}
        return
    seats = zip(transcript["promise"]["seats"], transcript["list"]["seals"], transcript["parts"], strict=True)
    missing = [seat["seat"] for seat, seal, part in seats if seal and not part]
    expect(bool(missing), "given-up-whole")
    expect(transcript["missing"] == missing, "form", what="missing")
    if receipt is not None and receipt["part"] and receipt["seat"] in missing:
        yield "given-up-yours", {}
    yield "given-up", {"names": names_of(transcript, missing)}


def verify_log(
    transcript: Json, receipt: Json | None, key: bytes, replay: bool
) -> Iterator[tuple[str, dict[str, str]]]:
    """Steps d and e, for either protocol."""
    check_log(transcript, receipt, key)
    yield "ok-d", {"entries": str(len(transcript["log"])), "views": str(kept_of(receipt))}
    if replay:
        check_replay(transcript, receipt, key)
        yield "ok-e", {}
    else:
        yield "unreplayed", {}


def kept_of(receipt: Json | None) -> int:
    """The number of entries of the log that the receipt has; the tables shown after a gap are none."""
    if receipt is None:
        return 0
    return len(receipt["views"]) + sum(len(chain) - 1 for chain in receipt.get("resumed", []))


def verdicts(transcript: Json, receipt: Json | None, replayed: bool) -> Iterator[tuple[str, dict[str, str]]]:
    """The findings for a game in which everything matches."""
    seats = transcript["promise"]["seats"]
    listed = [seat["seat"] for seat, part in zip(seats, transcript["parts"], strict=True) if part]
    left = "unknown" if receipt is None else receipt["left"]
    earlier = receipt["earlier"] if receipt is not None else []
    yield from counted("discarded", [game for game in earlier if game["state"] not in DEALT])
    yield from counted("broken-off", [game for game in earlier if game["state"] in DEALT])
    if not listed:
        yield "alone", {}
    elif left:
        yield f"left-{left}", {"names": names_of(transcript, listed)}
    elif not earlier:
        yield "unseen" if has_gap(transcript, receipt) else "all-in" if replayed else "so-far", {}


def has_gap(transcript: Json, receipt: Json | None) -> bool:
    """Whether the receipt has nothing of the game, or an older client kept nothing after a lost connection."""
    if receipt is None or (receipt["views"] and "resumed" in receipt) or receipt.get("resumed"):
        return False
    told = [one for one in told_to(transcript, receipt["seat"]) if one["kind"] != "end"]
    return len(receipt["views"]) < len(told)


DEALT = ("dealt", "abandoned")
"""States of earlier games that were dealt: their end is unknown, or they were broken off."""


def counted(code: str, games: list[Json]) -> Iterator[tuple[str, dict[str, str]]]:
    """The finding about these earlier games, if there are any."""
    missing = ", ".join(dict.fromkeys(name for game in games for name in game["missing"])) or "?"
    if len(games) == 1:
        yield f"{code}-one", {"missing": missing}
    elif games:
        yield code, {"missing": missing, "count": str(len(games)), "deals": str(len(games) + 1)}


EXITS = (("alone", 5), ("left", 4), ("discarded", 3), ("broken-off", 3), ("so-far", 7), ("unseen", 7), ("given-up", 6))
"""Exit codes by the prefix of a finding's code, the worst first."""


def exit_code(said: list[str]) -> int:
    """The exit code of the worst finding; 0 if there is nothing to report."""
    return next((code for start, code in EXITS if any(one.startswith(start) for one in said)), 0)


def read(path: str, format: str) -> Json:
    """The JSON file, if it declares this format, of either protocol."""
    try:
        with open(path, encoding="utf-8") as file:
            content: Json = json.load(file)
    except (OSError, ValueError, RecursionError) as problem:
        raise MismatchError("unreadable", file=path, reason=problem) from problem
    if isinstance(content, dict) and content.get("format") == PREPARED:
        raise MismatchError("prepared", seed=content.get("seed"))
    known = isinstance(content, dict) and content.get("format") in (f"{format} 1", f"{format} 2")
    expect(known, "format", file=path, format=format)
    return content


def report(
    transcript: str, receipt: str | None, replay: bool | None, server_key: str | None, say: Say = english
) -> int:
    """Check the files at these paths and print the findings; returns the exit code of the worst one.

    `replay` None: if this installation can.
    """
    said: list[str] = []
    try:
        told = read(transcript, TRANSCRIPT)
        kept = read(receipt, RECEIPT) if receipt else None
        for code, facts in verify(told, kept, can_replay(told) if replay is None else replay, server_key):
            print(say(code, plain(facts)))
            said.append(code)
    except MismatchError as mismatch:
        print(say("mismatch", {"what": say(mismatch.code, plain(mismatch.facts))}))
        return 1
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as problem:
        reason = f"{type(problem).__name__}: {problem}"
        print(say("mismatch", {"what": say("malformed", plain({"reason": reason}))}))
        return 1
    return exit_code(said)


def plain(facts: dict[str, str]) -> dict[str, str]:
    """The facts without control characters: names and moves are the server's text and must not write other lines."""
    return {
        name: "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in fact)
        for name, fact in facts.items()
    }


def main(argv: list[str]) -> int:
    """Run one command line."""
    parser = argparse.ArgumentParser(prog="verify", description="Checks that a finished game was dealt fairly.")
    parser.add_argument("transcript", metavar="TRANSCRIPT", help="what the server published after the game")
    parser.add_argument("--receipt", metavar="RECEIPT", help="what your own client kept during the game")
    parser.add_argument("--replay", action="store_true", default=None, help="fail if the game cannot be replayed here")
    parser.add_argument("--no-replay", action="store_false", dest="replay", help="do not replay the game by its rules")
    parser.add_argument("--server-key", metavar="HEX", help="the server's public key, if you know it from elsewhere")
    asked = parser.parse_args(argv)
    return report(asked.transcript, asked.receipt, asked.replay, asked.server_key)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
