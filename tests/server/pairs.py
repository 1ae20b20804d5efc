"""Two worlds over real sockets: two tables that differ only in what an observer cannot know, played side by side.

Everything that the observer and a spectator receive is compared as raw bytes, together with the moment of arrival in
manual time: updates, acknowledgements, refusals, reconnect snapshots and what the web addresses answer. The worlds may
part only where the rules show something: where a move that reached the engine reads differently to whoever compares,
or where the observer was told a card in private. When moves of the server itself (clock, presets) happen, and for
which seat, may differ only after players have chosen differently.

One thing is compared by its pattern instead of its value: hashes of a fair table (heads, seals, parts, signatures).
Each is replaced by the number of its first appearance. Their values differ between any two tables, because every
entry of the log is hashed with a salt from a key that nobody but the server knows before the end.
"""

import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple

import httpx

from hotseat import protocol as m
from hotseat.core.live import PLAIN, SEALED, TOGETHER
from hotseat.core.seats import letter
from hotseat.core.state import State
from hotseat.server import windows
from hotseat.server.trial import tried
from tests.contract.two_worlds import moves_that_look_alike
from tests.server.manual_time import ManualTime
from tests.server.noticed import Seen, difference, numbered, private, seen_by
from tests.server.wire import all_caught_up
from tests.server.worlds import World

STEPS = 25
ADDRESSES = ("", "/record", "/moment", "/replay", "/replay?seat=A", "/fair")
ASKED = 0.3
"""How often the web addresses are asked at the end of a pair; ten requests take as long as two steps of play."""
FEW = 4
"""Moves of a seat that are considered for a hidden answer."""
LONGEST_WAIT = 45.0
"""Seconds; the end of a longer window is not awaited."""


class Difference(AssertionError):
    """The observer, or a spectator, can tell the worlds apart."""


@dataclass
class Tally:
    """What was compared."""

    pairs: int = 0
    steps: int = 0
    bytes: int = 0
    parted: int = 0
    secrets: int = 0
    """Hidden answers, words and wishes in one world only."""
    kinds: set[str] = field(default_factory=set)


class Arrived(NamedTuple):
    """What the observer and the spectator received at one moment."""

    at: float
    observer: bytes
    watcher: bytes


Before = tuple[int, int]
"""A world before something happens: how many entries and updates there were."""


class Pair:
    """Two worlds played in lockstep, and their comparison by an observer."""

    def __init__(
        self, worlds: list[World], observer: int | None, rng: random.Random, tally: Tally, http: httpx.AsyncClient
    ) -> None:
        self.worlds = worlds
        self.observer = observer
        self.rng = rng
        self.tally = tally
        self.http = http
        self.parted = False
        self.free = False
        """Whether players have chosen differently where nobody sees it: then the worlds may part at any time."""
        self.number = 0
        self.arrived: list[list[Arrived]] = [[], []]
        self.hashes: list[dict[bytes, bytes]] = [{}, {}]

    @property
    def here(self) -> World:
        return self.worlds[0]

    @property
    def there(self) -> World:
        return self.worlds[1]

    @property
    def time(self) -> ManualTime:
        time = self.here.server.shared.time
        assert isinstance(time, ManualTime)
        return time

    def _mark(self) -> str:
        self.number += 1
        return f"k{self.number}"

    async def play(self, state: State, other: State) -> None:
        """Play on from two states that look alike to the observer until they part or enough was compared."""
        last = self.rng.choice((-1, 0, 1))
        await self._acted("welcome", self._begin(state, other, last), [(0, 0), (0, 0)])
        for _ in range(STEPS):
            if self.parted or self._ended:
                break
            await self._step()
        if not self.parted and not self._ended:
            await self._acted("reconnected", self._reconnect())
            if self.rng.random() < ASKED:
                await self._compare_addresses()
        self.tally.pairs += 1
        self.tally.parted += self.parted

    async def _begin(self, state: State, other: State, last: int) -> None:
        """Set both tables to their states; presets may answer before anybody is connected."""
        for world, start in zip(self.worlds, (state, other), strict=True):
            await world.read_everything()
            await world.stand_at(start, self.observer, last)

    @property
    def _ended(self) -> bool:
        return any(world.state.over or world.table.room.stage != "playing" for world in self.worlds)

    async def _step(self) -> None:
        chance = self.rng.random()
        if chance < 0.1:
            await self._acted("probe", self._probe())
        elif chance < 0.2:
            await self._acted("wish", self._wish())
        elif chance < 0.3:
            await self._acted("time", self._let_time_pass(self.rng.choice((0.2, 1.6, 3.1, 9.0))))
        elif chance < 0.4 and self.here.table.room.asking.window.closes == SEALED:
            await self._acted("all decline", self._all_decline())
            await self._acted("the end of the window", self._let_time_pass(self._until_the_end()))
        elif chance < 0.65 and (secret := self._secret()):
            await self._in_one_world(secret)
        else:
            await self._acted("move", self._move())

    # -- comparing -----------------------------------------------------------------------------------------------------

    async def _acted(self, name: str, action: Awaitable[None], before: list[Before] | None = None) -> None:
        """Do it in both worlds, then compare, unless the rules have shown different things."""
        before = before or [(world.table.room.seq, world.table.room.told.n) for world in self.worlds]
        await action
        await self._collect()
        both = list(zip(self.worlds, before, strict=True))
        seen = [[seen_by(world, since, seat) for world, (since, _) in both] for seat in (self.observer, None)]
        told = [private(world.table.room, n, self.observer) for world, (_, n) in both]
        apart = [self._apart(name, *here_and_there) for here_and_there in seen]
        self.parted = self.parted or apart[0] or apart[1] or told[0] != told[1]
        self._compare(name, watcher=not apart[1])
        self.tally.steps += 1

    def _apart(self, name: str, here: list[Seen], there: list[Seen]) -> bool:
        """Whether the rules have shown different things; who moves when may differ only if players chose to differ."""
        for one, two in zip(here, there, strict=False):
            if one[:2] != two[:2] and not self.free:
                raise Difference(f"seat {self.observer} after {name}: {one} here, {two} there")
            if one != two:
                return True
        if len(here) != len(there) and not self.free:
            raise Difference(f"seat {self.observer} after {name}: {here} here, {there} there")
        return len(here) != len(there)

    async def _collect(self) -> None:
        """Note everything that has arrived until now."""
        mark = self._mark()
        await all_caught_up([world.observer for world in self.worlds], mark)
        await all_caught_up([world.watcher for world in self.worlds], mark)
        for world, arrived, hashes in zip(self.worlds, self.arrived, self.hashes, strict=True):
            observer, watcher = world.received()
            arrived.append(Arrived(self.time.now(), numbered(observer, hashes), numbered(watcher, hashes)))

    def _compare(self, name: str, watcher: bool = True) -> None:
        for here, there in zip(*self.arrived, strict=True):
            assert here.at == there.at
            if not self.parted and here.observer != there.observer:
                raise Difference(f"seat {self.observer} after {name}:\n{difference(here.observer, there.observer)}")
            if watcher and here.watcher != there.watcher:
                raise Difference(f"a spectator after {name}:\n{difference(here.watcher, there.watcher)}")
            self.tally.bytes += (0 if self.parted else len(here.observer)) + (len(here.watcher) if watcher else 0)
        self.arrived = [[], []]

    async def _compare_addresses(self) -> None:
        """What strangers can ask for by web address while the game runs."""
        for address in ADDRESSES:
            found = []
            for world in self.worlds:
                answer = await self.http.get(f"/api/tables/{world.table.room.id}{address}")
                found.append((answer.status_code, answer.content.replace(world.table.room.id.encode(), b"")))
            if found[0] != found[1]:
                raise Difference(f"at {address}:\n{found[0]!r}\n{found[1]!r}")

    # -- what happens in both worlds -----------------------------------------------------------------------------------

    async def _move(self) -> None:
        """A move that looks alike to the observer; into a window that keeps answers to itself, any move."""
        pair = None
        if self.here.table.room.asking.window.closes != PLAIN and self.rng.random() < 0.5:
            pair = self._any_answers()
        if pair is None:
            alike = moves_that_look_alike(self.here.state, self.there.state, self.observer, self.rng)
            pair = None if alike is None else alike[:3]
        if pair is None:
            self.parted = True  # a move is legal in only one of the worlds
            return
        seat, move, other = pair
        self.free = self.free or move != other
        mark = self._mark()
        for world, one in zip(self.worlds, (move, other), strict=True):
            await self._answer(world, seat, one, mark)

    def _any_answers(self) -> tuple[int, int, int] | None:
        both = set(self.here.table.room.open_to()) & set(self.there.table.room.open_to())
        seats = [seat for seat in sorted(both) if seat != self.observer]
        if not seats:
            return None
        seat = self.rng.choice(seats)
        return seat, self.rng.choice(self.here.state.moves(seat)), self.rng.choice(self.there.state.moves(seat))

    async def _answer(self, world: World, seat: int, move: int, mark: str) -> None:
        text = world.state.setup.game.moves.text(move)
        await world.wires[seat].answer(m.Move(mark, world.table.room.places[seat].asked, [text]))

    async def _all_decline(self) -> None:
        """Everybody who has set no preset and has not begun a choice of several words declines."""
        mark = self._mark()
        declining = [self._undecided(world) for world in self.worlds]
        # A window closes with the last answer; whoever is still choosing in one world only delays it there.
        self.free = self.free or declining[0] != declining[1]
        for world, seats in zip(self.worlds, declining, strict=True):
            for seat in seats:
                await self._answer(world, seat, world.state.question.default(world.state, seat), f"{mark}-{seat}")

    def _undecided(self, world: World) -> list[int]:
        room, plans = world.table.room, getattr(world.state, "plans", ((),) * 8)
        return [seat for seat in room.open_to() if not room.places[seat].presets and not plans[seat]]

    async def _probe(self) -> None:
        """The observer tries something, mostly impossible, and reads the refusal."""
        texts = self.here.state.setup.game.moves.texts
        text, question = self.rng.choice(texts), self._asked() + self.rng.choice((0, 0, 0, -1, 1))
        await self._observer_says(partial(m.Move, question=max(question, 0), moves=[text]))

    async def _wish(self) -> None:
        """The observer wishes something that is answered with an update, an acknowledgement or a reason."""
        name = self.rng.choice(sorted(self.here.state.setup.game.questions))
        other = letter(self.rng.randrange(self.here.state.setup.players))
        wishes: list[Callable[[str], Any]] = [
            lambda id: m.Preset(id, name, "always", "round" if self.number % 2 else "game"),
            lambda id: m.Undo(id),
            lambda id: m.MoreTime(id, self._asked()),
            lambda id: m.Hint(id, self._asked()),
            lambda id: m.Say(id, "hm"),
            lambda id: m.GoOn(id),
            lambda id: m.Withdraw(id, self._asked()),
            lambda id: m.Read(id, True),
            lambda id: m.Ready(id, True),
            lambda id: m.SetSpeed(id, "quick" if self.number % 2 else "normal"),
            lambda id: m.Vote(id, other, "bot"),
            lambda id: m.Consent(id, 1, True),
            lambda id: m.Rematch(id),
            lambda id: m.GiveUp(id),
        ]
        if self.rng.random() < 0.1:
            await self._pause()
        else:
            await self._observer_says(self.rng.choice([*wishes[:2] * 3, *wishes]))

    async def _pause(self) -> None:
        """Stop the clock for a while, in the middle of whatever the others do in secret."""
        await self._observer_says(m.Pause)
        if self.here.table.room.stage == "paused":
            await self._let_time_pass(self.rng.choice((0.2, 9.0)))
        await self._observer_says(m.Resume)

    def _asked(self) -> int:
        return self.here.table.room.places[self.observer or 0].asked

    async def _observer_says(self, command: Callable[[str], Any]) -> None:
        mark = self._mark()
        for world in self.worlds:
            world.observer.say(command(mark))
        for world in self.worlds:
            await world.observer.answered(mark)

    async def _reconnect(self) -> None:
        for world in self.worlds:
            await world.connect(self.observer, -1)

    async def _let_time_pass(self, seconds: float) -> None:
        """Advance from one planned moment to the next and note what arrives at each; nothing but pings shares one."""
        end = self.time.now() + seconds
        while (step := self.time.next_in()) is not None and self.time.now() + step <= end:
            ping = self.time.next_is("_ping")
            self.time.advance(max(step, 0.0))
            if not ping:
                await self._collect()
        self.time.advance(end - self.time.now())

    # -- what happens in one world only --------------------------------------------------------------------------------

    def _secret(self) -> "Secret | None":
        """An answer, or a word of one, that the observer must not notice before the rules show it."""
        room = self.here.table.room
        seats = [seat for seat in room.open_to() if seat != self.observer and seat not in room.asking.held]
        found = [secret for seat in seats for secret in self._secrets_of(seat)]
        return self.rng.choice(found) if found else None

    def _secrets_of(self, seat: int) -> list["Secret"]:
        room, state = self.here.table.room, self.here.state
        moves = list(state.moves(seat))
        found = []
        for move in self.rng.sample(moves, min(FEW, len(moves))):
            trial = tried(state, seat, [move])
            kind, held = (
                room.asking.window.closes,
                windows.holds(room, seat, [move], trial.state, self.here.table.now()),
            )
            if held and (kind == PLAIN or (kind != TOGETHER and self._stays_open(seat))):
                found.append(Secret(seat, move, kind != PLAIN and move == state.question.default(state, seat)))
            elif not held and not trial.noticed and self.observer not in trial.privy:
                found.append(Secret(seat, move, True))
        return found

    def _stays_open(self, seat: int) -> bool:
        """Whether the window stays open after this seat has answered: somebody else is missing, or it has a preset.

        A window without an end closes with the last seat that has no preset: those that have one are not waited for.
        """
        room = self.here.table.room
        missing = [other for other in room.open_to() if other != seat and other not in room.asking.held]
        if not windows._ends_soon(room):
            missing = [other for other in missing if windows._attention(room, other) == "always"]
        return bool(missing) or windows._attention(room, seat) != "always"

    async def _in_one_world(self, secret: "Secret") -> None:
        """It happens here and not there. Whatever the observer tries, it finds no difference; then the worlds part."""
        self.tally.secrets += 1
        room = self.here.table.room
        if room.asking.window.banked and room.opened.pace in ("normal", "brisk") and self.rng.random() < 0.4:
            await self._acted("overtime", self._let_time_pass(room.total() / 1000 + 7))
        await self._acted("secret", self._answer(self.here, secret.seat, secret.move, self._mark()))
        for _ in range(3):
            await self._acted("wish after a secret", self._wish())
        if self.rng.random() < 0.3:
            await self._acted("reconnected after a secret", self._reconnect())
        if self.rng.random() < 0.1 and not self._ended:
            await self._compare_addresses()
        if secret.lasts:
            await self._acted("the end of the window", self._let_time_pass(self._until_the_end()))
        self.parted = True

    def _until_the_end(self) -> float:
        """Seconds until the window closes; if that takes long, until presets have answered."""
        closes, now = self.here.table.room.closes_at(), self.here.table.now()
        wait = LONGEST_WAIT if closes is None else (closes - now) / 1000 + 0.1
        return wait if wait < LONGEST_WAIT else windows.PRESET_WAIT / 1000 + 1.0


class Secret(NamedTuple):
    """A hidden answer, or a word of one."""

    seat: int
    move: int
    lasts: bool
    """Whether it must stay hidden to the end of the window."""
