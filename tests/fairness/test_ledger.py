"""Steps 6 and 7: the chained log, what each seat receives of it, and when the secret may be published."""

import json

import pytest

from hotseat.core.keyed import KeyedRng
from hotseat.core.position import position
from hotseat.core.rng import seeded
from hotseat.fairness import Entry, FairnessError, Ledger, Receipt, opened, played
from hotseat.fairness.encoding import canonical, hashed
from hotseat.fairness.replay import replayed
from hotseat.fairness.rules import rules_description
from hotseat.games import GAMES, game
from tests.fairness.fair_games import FairGame, receipt_for, revealed


def test_every_hash_covers_all_entries_before_it() -> None:
    fair = revealed()
    one, other = Ledger(fair), Ledger(fair)
    one.append(Entry("note", {"text": "one"}), Entry("note", {"text": "same"}))
    other.append(Entry("note", {"text": "other"}), Entry("note", {"text": "same"}))
    assert one.head[0] == other.head[0] == 2
    assert one.hashes[1] != other.hashes[1]


def test_a_published_hash_does_not_let_anyone_try_out_the_hidden_card() -> None:
    """Only 15 cards can be a pain card; without a salt, hashing all 15 would reveal it."""
    ledger = Ledger(revealed())
    _, before = ledger.head
    pains = [
        Entry("move", {"seat": "A", "move": text}, (0,), {"seat": "A", "move": "pain ??"})
        for text in game("stick-em").moves.texts
    ]
    ledger.append(pains[95])
    assert ledger.hashes[0] not in [hashed(before, canonical(pain.json(0))) for pain in pains]


def test_each_seat_is_told_its_own_part() -> None:
    hidden = Entry("move", {"move": "pain R5"}, (0,), {"move": "pain ??"})
    assert hidden.told(0) == {"kind": "move", "facts": {"move": "pain R5"}}
    assert hidden.told(1) == hidden.told(None) == {"kind": "move", "facts": {"move": "pain ??"}}
    assert Entry("draw", {}, ()).told(0) is None
    assert Entry("note", {"text": "hello"}).told(None) == {"kind": "note", "facts": {"text": "hello"}}


def test_what_nobody_notices_leaves_the_view_hash_alone() -> None:
    receipt = Receipt("G", 0, {}, [])
    receipt.saw(Entry("draw", {}, ()).told(0))
    assert receipt.views == []


def test_nobody_is_told_a_draw_or_another_seats_cards() -> None:
    s = game("stick-em").setup(4).start(revealed().rng())
    entries = opened(s)
    assert [entry.kind for entry in entries] == ["draw", "draw", "view", "view", "view", "view"]
    for seat in range(4):
        [told] = [told for entry in entries if (told := entry.told(seat)) is not None]
        assert told["facts"] == entries[2 + seat].full
    hand = s.moves(s.seat())
    pain = played(s, s.seat(), hand[0])
    assert [entry.kind for entry in pain] == ["move", "event"]
    stranger = (pain[0].witnesses or (0,))[0] ^ 1
    assert "??" in json.dumps([entry.told(stranger) for entry in pain])
    assert game("stick-em").moves.text(hand[0]) not in json.dumps([entry.told(stranger) for entry in pain])


@pytest.mark.parametrize("id", sorted(GAMES))
def test_a_seat_reads_of_the_deal_what_the_server_shows_it(id: str) -> None:
    """Its client hashes the table of the first update; the log has to name its zones alike."""
    s = game(id).setup(4).start(seeded(1))
    for seat, entry in enumerate(entry for entry in opened(s) if entry.kind == "view"):
        assert entry.full == {"seat": "ABCD"[seat], "zones": position(s.view(seat))["zones"]}


@pytest.mark.parametrize("id", [id for id in sorted(GAMES) if game(id).former_zones])
def test_the_log_of_a_game_dealt_before_a_renaming_is_replayed_as_it_was(id: str) -> None:
    setup = game(id).setup(4)
    key = bytes(32)
    for former_names in (False, True):
        rng = KeyedRng(key)
        rng.draws = []
        entries = opened(setup.start(rng), former_names)
        log = [entry.json(0) for entry in entries]
        named = entries[-1].full["zones"]
        assert isinstance(named, dict)
        assert (set(game(id).former_zones.values()) <= set(named)) == former_names
        again = replayed(rules_description(setup), key, log)
        assert [next(again) for _ in log] == log


def test_the_key_is_in_nothing_that_a_seat_is_told() -> None:
    table = FairGame.dealt(revealed())
    table.play_moves(40)
    told = json.dumps([entry.told(seat) for entry in table.ledger.entries for seat in (0, 1, 2, 3, None)])
    receipts = json.dumps([receipt.json() for receipt in table.receipts])
    for secret in (table.fair.key(), table.fair.secret):
        assert secret.hex() not in told + receipts


def test_the_secret_stays_secret_while_the_game_can_go_on() -> None:
    table = FairGame.dealt(revealed())
    with pytest.raises(FairnessError, match="while the game can go on"):
        table.ledger.transcript()


def test_nothing_follows_the_end() -> None:
    fair = revealed()
    ledger = Ledger(fair)
    ledger.end()
    with pytest.raises(FairnessError, match="has ended"):
        ledger.append(Entry("note", {}))
    assert ledger.transcript()["secret"] == fair.secret.hex()


def test_after_a_restart_replaying_the_moves_leads_to_the_same_chain() -> None:
    table = FairGame.dealt(revealed())
    table.play_moves(90)
    moves = [entry.full for entry in table.ledger.entries if entry.kind == "move"]
    again = FairGame.dealt(table.fair)
    for told in moves:
        move = again.state.setup.game.moves.parse(str(told["move"]))
        again.publish(played(again.state, "ABCD".index(str(told["seat"])), move))
    assert again.ledger.hashes == table.ledger.hashes
    assert [receipt.json() for receipt in again.receipts] == [receipt.json() for receipt in table.receipts]


def test_a_receipt_holds_what_the_client_kept() -> None:
    fair = revealed()
    receipt = receipt_for(fair, 1)
    assert receipt.json()["seat"] == "B"
    assert receipt.json()["commitment"] == fair.statement()
    assert receipt.json()["seed"] == fair.seeds[1].hex()
