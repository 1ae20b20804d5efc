"""Complete games under pf2 for the tests: a server's shuffle, real participants, play by random bots, receipts."""

import hashlib
from dataclasses import dataclass, field
from typing import Any

from hotseat.bots import RandomBot
from hotseat.core.position import zones
from hotseat.core.state import State
from hotseat.fairness import Entry, Ledger, ServerKey, opened, played
from hotseat.fairness.pf2 import (
    Ask,
    GivenUp,
    Journal,
    MemoryJournal,
    Participant,
    Promise,
    Receipt,
    Seal,
    SealedList,
    Show,
    Shuffle,
    Told,
    player_of,
)
from hotseat.fairness.pf2 import values as v
from hotseat.fairness.pf2.values import PromisedSeat
from hotseat.fairness.rules import rules_description, rules_hash
from hotseat.games import game

SERVER_KEY = ServerKey(bytes(range(100, 132)))
GAME = "G-0043"
TIME = "2026-01-02T20:00:00Z"
NAMES = ("Ada", "Ben", "Cleo", "Paprika")
RULES = rules_description(game("stick-em").setup(4, {"rounds": 1}))
NOON = 1_767_355_200_000
DRAWN = {"Ada": 0x40, "Ben": 0x41, "Cleo": 0x42, "Dan": 0x43}


def token(name: str) -> str:
    """The token of this person."""
    return f"token of {name}"


def player(name: str, game: str = GAME) -> str:
    """This person in the shuffle of this game; Paprika is a bot."""
    return "" if name == "Paprika" else player_of(game, hashlib.sha256(token(name).encode()).hexdigest())


def participant(name: str, journal: Journal | None = None, game: str = GAME, chance: int = 0) -> Participant:
    """This person's client; its part is fixed, so that the whole game is the same in every run."""
    kept = MemoryJournal() if journal is None else journal
    drawn = bytes([DRAWN[name] + 16 * chance]) * v.SIZE
    return Participant(game, token(name), kept, draw=lambda: drawn, now=lambda: NOON)


def shuffle(names: tuple[str, ...] = NAMES, game: str = GAME, secret: bytes = bytes(range(32))) -> Shuffle:
    """A shuffle that has just been promised, with a known secret."""
    seats = tuple([PromisedSeat("ABCDEFGH"[i], name, player(name, game)) for i, name in enumerate(names)])
    rules, key = rules_hash(RULES).hex(), SERVER_KEY.public.hex()
    return Shuffle(Promise(game, rules, seats, v.server_commit(game, secret), TIME, key), RULES, secret)


def told(setup: Shuffle) -> Told:
    """The current `fair` message."""
    parts = setup.shown() if setup.stage == "ready" else None
    gone = setup.given_up.missing if setup.given_up is not None else ()
    names = tuple([seat.name for seat in setup.promise.seats if seat.player and seat.player in gone])
    return Told(setup.stage, setup.promise, setup.sealed, parts, names)


def seal_all(setup: Shuffle, people: dict[str, Participant]) -> None:
    """Everybody seals; the list stays open."""
    for client in people.values():
        answer = client.answer(told(setup))
        assert isinstance(answer, Seal)
        setup.check_seal(client.player, answer.promise, answer.seal)
        setup.seal(client.player, answer.seal)


def close_list(setup: Shuffle, *stood: str) -> None:
    """The list is closed and signed."""
    setup.listed(setup.closed({player(name, setup.promise.game) for name in stood}, SERVER_KEY))


def show_all(setup: Shuffle, people: dict[str, Participant]) -> None:
    """Everybody in the list shows their part; players left out send nothing."""
    message = told(setup)
    for client in people.values():
        answer = client.answer(message)
        if isinstance(answer, Ask):
            client.agreed = True
            answer = client.answer(message)
        if isinstance(answer, Show):
            setup.check_part(client.player, answer.list, answer.part)
            setup.show(client.player, answer.part)


@dataclass
class Game:
    """A game in progress under pf2, with everything that its people keep."""

    setup: Shuffle
    people: dict[str, Participant]
    state: State
    ledger: Ledger
    receipts: dict[str, Receipt] = field(default_factory=dict)
    away: set[str] = field(default_factory=set)
    """Who has lost the connection and is told nothing."""
    bots: list[RandomBot] = field(default_factory=lambda: [RandomBot(7 + seat) for seat in range(4)])

    @classmethod
    def dealt(cls, setup: Shuffle, people: dict[str, Participant], message: Told | None = None) -> "Game":
        """The parts are public and the cards are dealt; a server that cheats tells its players something else."""
        state = game("stick-em").setup(4, {"rounds": 1}).start(setup.rng())
        table = cls(setup, people, state, Ledger(setup))
        for name, client in people.items():
            client.answer(message or told(setup))
            place = setup.promise.place(client.player)
            receipt = client.receipt("D" if place is None else "ABCD"[place])
            assert receipt is not None
            table.receipts[name] = receipt
        table.publish(opened(state))
        return table

    def publish(self, entries: list[Entry]) -> None:
        """Chain the entries, send every seat its part, publish the head."""
        self.ledger.append(*entries)
        self._tell(entries)

    def _tell(self, entries: list[Entry]) -> None:
        for receipt in [self.receipts[name] for name in self.receipts if name not in self.away]:
            for entry in entries:
                receipt.saw(entry.told("ABCD".index(receipt.seat)))
            receipt.heard(self.ledger.head[1])

    def shown(self, name: str) -> dict[str, Any]:
        """The table as this player's seat is shown it now."""
        return zones(self.state.view("ABCD".index(self.receipts[name].seat)))

    def come_back(self, name: str, table: dict[str, Any] | None = None) -> None:
        """This player is connected again, and is shown the table, or another one."""
        self.away.remove(name)
        self.receipts[name].came_back(table or self.shown(name))

    def play(self, moves: int) -> None:
        """Random bots make this many moves."""
        for _ in range(moves):
            seat = self.state.seat()
            self.publish(played(self.state, seat, self.bots[seat].choose(self.state.view(seat), seat)))

    def finish(self) -> "Game":
        """Random bots play to the end."""
        while not self.state.over:
            self.play(1)
        self.ledger.end()
        self._tell(self.ledger.entries[-1:])
        return self

    def files(self, name: str) -> tuple[dict[str, Any], dict[str, Any]]:
        """Transcript and receipt."""
        return self.ledger.transcript(), self.receipts[name].json()


def whole_game(late: tuple[str, ...] = (), journals: dict[str, Journal] | None = None) -> Game:
    """Ada, Ben, Cleo and a bot; players in `late` have not sealed when the list is closed."""
    setup, kept = shuffle(), journals or {}
    people = {name: participant(name, kept.get(name)) for name in ("Ada", "Ben", "Cleo")}
    seal_all(setup, {name: client for name, client in people.items() if name not in late})
    close_list(setup)
    show_all(setup, people)
    return Game.dealt(setup, people).finish()


def game_with_gaps(*shown: dict[str, Any] | None) -> Game:
    """Ada's connection is lost after the deal and twice later; she is shown these tables, or those that there are."""
    setup, people = shuffle(), {name: participant(name) for name in ("Ada", "Ben", "Cleo")}
    seal_all(setup, people)
    close_list(setup)
    show_all(setup, people)
    game = Game.dealt(setup, people)
    for moves, table in zip((0, 9, 4), shown or (None, None, None), strict=True):
        game.play(moves)
        game.away.add("Ada")
        game.play(3)
        game.come_back("Ada", table)
    return game.finish()


def given_up_game(missing: str = "Ben", journals: dict[str, Journal] | None = None, id: str = GAME) -> Shuffle:
    """Everybody sealed, all but one showed, and the table was given up."""
    setup, kept = shuffle(game=id), journals or {}
    people = {name: participant(name, kept.get(name), id) for name in ("Ada", "Ben", "Cleo")}
    seal_all(setup, people)
    close_list(setup)
    show_all(setup, {name: client for name, client in people.items() if name != missing})
    setup.give_up(GivenUp((player(missing, id),), player("Ada", id), "missing"))
    for client in people.values():
        client.answer(told(setup))
    return setup


def signed_list(promise: Promise, seals: tuple[str, ...], why: tuple[str, ...]) -> SealedList:
    """A list that a cheating server signs."""
    return SealedList(seals, why, SERVER_KEY.sign(v.signed_bytes(v.list_hash(promise, seals, why))).hex())
