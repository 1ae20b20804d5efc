"""Complete fair games for the tests: setup, play by random bots, transcript, and a receipt for every seat."""

from dataclasses import dataclass
from typing import Any

from hotseat.bots import RandomBot
from hotseat.core.sorts import Json
from hotseat.core.state import State
from hotseat.fairness import Commitment, Entry, Ledger, Receipt, ServerKey, client_commit, opened, played
from hotseat.fairness.commitment import server_commit
from hotseat.fairness.rules import rules_description, rules_hash
from hotseat.fairness.signing import signed_bytes
from hotseat.games import game

SERVER_KEY = ServerKey(bytes(range(100, 132)))
GAME_ID = "G-0042"
FIRST_TIME, SECOND_TIME = "2026-01-02T20:00:00Z", "2026-01-02T20:00:15Z"


def seed_of(seat: int) -> bytes:
    """The seed that this seat contributes."""
    return bytes([0x40 + seat]) * 16


def committed(humans: tuple[int, ...] = (0, 1, 2)) -> Commitment:
    """A table of four at step 2, with all commits received."""
    fair = Commitment.create(GAME_ID, game("stick-em").setup(4, {"rounds": 2}), humans, FIRST_TIME, SERVER_KEY)
    commit_all(fair)
    return fair


def signed(game_id: str, rules: dict[str, Json], humans: tuple[int, ...], secret: bytes) -> Commitment:
    """A setup at step 1 with a known secret, so that the whole game is the same in every run."""
    message = signed_bytes(game_id, server_commit(game_id, secret), rules_hash(rules), FIRST_TIME)
    return Commitment(game_id, rules, humans, FIRST_TIME, secret, SERVER_KEY.public, SERVER_KEY.sign(message))


def promised(game_id: str, rules: dict[str, Json], humans: tuple[int, ...], secret: bytes) -> Commitment:
    """A setup after step 3 with a known secret."""
    fair = signed(game_id, rules, humans, secret)
    commit_all(fair)
    reveal_all(fair)
    return fair


def commit_all(fair: Commitment) -> None:
    """Every human sends their commit."""
    for seat in fair.humans:
        fair.commit(seat, client_commit(fair.game_id, seat, seed_of(seat)))


def reveal_all(fair: Commitment) -> None:
    """Every human reveals their seed."""
    for seat in fair.humans:
        fair.reveal(seat, seed_of(seat))


def revealed(humans: tuple[int, ...] = (0, 1, 2)) -> Commitment:
    """A table of four after step 3, ready to be dealt."""
    fair = committed(humans)
    reveal_all(fair)
    return fair


def receipt_for(fair: Commitment, seat: int) -> Receipt:
    """What a client saves just before it reveals its seed."""
    seed = seed_of(seat) if seat in fair.humans else b""
    return Receipt(fair.game_id, seat, fair.statement(), fair.published_commits(), seed, list(fair.voids))


@dataclass
class FairGame:
    """A fair game in progress, with everything that its seats keep."""

    fair: Commitment
    ledger: Ledger
    state: State
    receipts: list[Receipt]

    @classmethod
    def dealt(cls, fair: Commitment) -> "FairGame":
        """A game dealt from the keyed generator."""
        rules = fair.rules
        setup = game(str(rules["game"])).setup(fair.players, rules["options"])  # type: ignore[arg-type]
        state = setup.start(fair.rng())
        fair_game = cls(fair, Ledger(fair), state, [receipt_for(fair, seat) for seat in range(fair.players)])
        fair_game.publish(opened(state))
        return fair_game

    def publish(self, entries: list[Entry]) -> None:
        """Chain the entries, send every seat its part, publish the head."""
        self.ledger.append(*entries)
        for receipt in self.receipts:
            for entry in entries:
                receipt.saw(entry.told(receipt.seat))
            receipt.heard(self.ledger.head[1])

    def play_moves(self, most: int, seed: int = 7) -> None:
        """Random bots play up to `most` moves, each from its own view."""
        bots = [RandomBot(seed + seat) for seat in range(self.state.players)]
        while most and not self.state.over:
            seat = self.state.seat()
            self.publish(played(self.state, seat, bots[seat].choose(self.state.view(seat), seat)))
            most -= 1

    def finish(self) -> "FairGame":
        """Play to the end and close the log."""
        self.play_moves(-1)
        self.end()
        return self

    def end(self) -> None:
        """Close the log in its current state."""
        self.ledger.end(self.state.over)
        for receipt in self.receipts:
            receipt.saw(self.ledger.entries[-1].told(receipt.seat))
            receipt.heard(self.ledger.head[1])

    def files(self, seat: int) -> tuple[dict[str, Any], dict[str, Any]]:
        """Transcript and receipt."""
        return self.ledger.transcript(), self.receipts[seat].json()


def whole_game() -> FairGame:
    """Four seats, one of them a bot's; the first setup was voided because C did not reveal its seed."""
    rules = rules_description(game("stick-em").setup(4, {"rounds": 2}))
    attempt = signed(GAME_ID, rules, (0, 1, 2), bytes(range(32)))
    commit_all(attempt)
    attempt.reveal(0, seed_of(0))
    attempt.reveal(1, seed_of(1))
    fair = promised(GAME_ID, rules, (0, 1, 2), bytes(range(32, 64)))
    fair.voids = attempt.void(SECOND_TIME, SERVER_KEY).voids
    table = FairGame.dealt(fair)
    table.play_moves(30)
    table.publish([Entry("note", {"seat": "D", "played_by": "a person from here on"})])
    return table.finish()
