"""A person's seat at a live table: prints events as they arrive, and reads answers and commands."""

import contextlib
import queue
import time
from collections.abc import Callable
from typing import Final

from msgspec import structs

from hotseat import protocol as m
from hotseat.cli.desk import NEWS, RESIZED, Desk, KeyPrompt
from hotseat.cli.entry import understood
from hotseat.cli.live_status import chat_text, clock_text, waited_for
from hotseat.cli.lobby_screen import changes, request_lines, seat_lines
from hotseat.cli.screen import TYPED, Screen, labels
from hotseat.cli.shuffle_lines import names_of, shuffle_lines
from hotseat.client import BlockingClient
from hotseat.client.reading import event_of, reason_of
from hotseat.core.errors import HotseatError
from hotseat.core.outcome import Outcome
from hotseat.core.position import restored_view
from hotseat.core.seats import LETTERS
from hotseat.core.state import State
from hotseat.games import game
from hotseat.locales import Phrases
from hotseat.protocol.texts import clean

INERT: Final = 0.25

ENDED: Final = ("declined", "seat-taken", "request-over")
"""Why a request for a bot's seat came to nothing."""


class LiveSeat:
    """One sitting at a live table; `play` ends with the game, the connection, EOFError or KeyboardInterrupt."""

    def __init__(self, client: BlockingClient, desk: Desk, words: Phrases) -> None:
        self.client = client
        self.desk = desk
        self.words = words
        self.table: m.TableInfo | None = None
        self.you: str | None = None
        self.host = False
        self.started = False
        self.now: m.Snapshot | None = None
        self.came = 0.0
        """When `now` arrived; its times are relative to this."""
        self.answered = -1
        """The last question answered; messages already in transit may still contain it."""
        self.went_on = -1
        """The `n` at which the person last chose to continue after a round."""
        self.asked = -1
        """The question on the screen, and since when it is shown."""
        self.asked_at = 0.0
        self.typing = -1
        """The reaction that the person wants to type instead of pressing a key."""
        self.screen: Screen | None = None
        self.shuffled: list[str] = []
        """What was last said about the shuffle."""

    def play(self) -> bool:
        """Play until the game is over or given up (True) or the connection has ended for good (False)."""
        while self._hear():
            if self._is_given_up():
                return True
            if self.now is not None and self.now.result is not None:
                self._end(self.now.result)
                return True
            self._turn()
        return False

    # -- what the server says ------------------------------------------------------------------------------------------

    def _hear(self) -> bool:
        """Process all received messages; returns False once the connection has ended."""
        self.desk.listen()
        while not self.client.news.empty():
            if not self._take(self.client.news.get()):
                return False
        return True

    def _take(self, message: m.ServerMessage | None) -> bool:
        match message:
            case None:
                return False
            case m.Welcome():
                self.host = message.host
                if self.table is not None and self.you is None and message.you is not None:
                    self._print(self.words.say("join-accepted", seat=message.you))
                self._seated(message.table, message.you)
                if not self.desk.live and not self.host and self.you and message.table.stage == "waiting":
                    self._command(m.Ready)
                if self.now is not None:
                    self._happened([event for batch in message.missed for event in batch.events])
                self._snapshot(message)
                self._tell_shuffle()
            case m.Update():
                self._snapshot(message)
                self._happened(message.events)
                self._note_plan(message.moves)
            case m.ClockChanged() if self.now is not None:
                self.now, self.came = structs.replace(self.now, clock=message.clock), time.monotonic()
            case m.TableChanged():
                self._seated(message.table, message.you)
            case m.ShuffleChanged():
                self._tell_shuffle()
            case m.Chat():
                self._print(chat_text(message.line, self.words))
            case m.Refused(id=None):
                self._complain(HotseatError(message.code, message.code, message.facts))
                return message.code not in ENDED
            case m.Bye() if self.words.knows(f"join-bye-{message.reason}"):
                self._print(self.words.say(f"join-bye-{message.reason}"))
        return True

    def _snapshot(self, now: m.Snapshot) -> None:
        self.now, self.came = now, time.monotonic()
        if now.view is not None and self.table is not None:
            names = labels([clean(seat.name, m.MOST_TEXT) or seat.seat for seat in self.table.seats])
            if self.screen is None or self.screen.names != names:
                plan = [] if self.screen is None else self.screen.plan
                self.screen = Screen(game(now.view["game"]), names, self.desk, self.words, "join-help", plan=plan)

    def _happened(self, events: list[dict[str, object]]) -> None:
        if self.screen is not None and events:
            self.screen.stale = True
            reader = self._reader()
            own = {kind.name for kind in self.screen.game.events}  # `changes` says who comes and goes
            told = [event_of(self.screen.game, event) for event in events if event["event"] in own]
            for line in self.screen.teller.news(told, None, reader):
                self.desk.console.print("  ", line)

    def _note_plan(self, moves: list[m.Played]) -> None:
        """Remember the parts of my own unfinished choice that nobody else has noticed."""
        for move in moves:
            if self.screen is not None:
                unnoticed = move.seat == self.you and move.events == 0 and move.move != "drop"
                self.screen.plan = [*self.screen.plan, move.move] if unnoticed else []

    def _seated(self, table: m.TableInfo, you: str | None) -> None:
        before, self.table, self.you = self.table, table, you
        self._print(*request_lines(before, table, you, self.host, self.words))
        if table.stage == "waiting":
            if before is None or before.seats != table.seats:
                self._print(*seat_lines(table, self.host, self.words))
        elif before is None or before.stage != table.stage:
            if self.words.knows(f"join-{table.stage}"):
                self._print(self.words.say(f"join-{table.stage}"))
        elif len(before.seats) == len(table.seats):
            self._print(*changes(before, table, self.words))

    # -- the shuffle ---------------------------------------------------------------------------------------------------

    def _tell_shuffle(self) -> None:
        part = self.client.client.part
        lines = [] if part is None else shuffle_lines(part, self.words)
        if lines != self.shuffled:
            self.shuffled = lines
            self._print(*lines)

    def _is_given_up(self) -> bool:
        """Whether the table was given up; then it says where the same people continue."""
        part, table = self.client.client.part, self.table
        if part is None or not part.given_up or table is None or table.rematch is None:
            return False
        self._tell_shuffle()
        link = f"{self.client.client.server}/t/{table.rematch}"
        self._print(self.words.say("join-successor", link=link, token=self.client.client.token or ""))
        return True

    def _shuffle_waits(self) -> str:
        part = self.client.client.part
        if part is None or part.info is None or not part.info.waits_for:
            return ""
        return self.words.say("join-waiting", names=names_of(part.info, part.info.waits_for))

    # -- what the person does ------------------------------------------------------------------------------------------

    def _turn(self) -> None:
        now = self.now
        if now is None or now.view is None or self.you is None or self._stands():
            self._wait()
        elif now.rest is not None and self.you not in now.rest.ready and now.n != self.went_on:
            self._rest(now)
        elif now.rest is not None or now.prompt is None or self._has_answered(now.prompt):
            self._wait()
        elif self._opens_in(now.prompt) > 0:
            self._take_next(self._opens_in(now.prompt))  # time to look at what happened
        else:
            self._answer_prompt(now.prompt)

    def _has_answered(self, prompt: m.Prompt) -> bool:
        return prompt.held is not None or prompt.question == self.answered

    def _stands(self) -> bool:
        return self.table is not None and self.table.stage != "playing"

    def _opens_in(self, prompt: m.Prompt) -> float:
        return prompt.opens_in / 1000 - (time.monotonic() - self.came)

    def _wait(self) -> None:
        """Wait while others are asked. A pipe's lines wait for my own questions, except the host's before the start."""
        if self.desk.live or self._hosting():
            self._obey(self.desk.line(self._label(), list(COMMANDS), self._toolbar))
        else:
            self._take_next(None)

    def _hosting(self) -> bool:
        return self.host and not self.started and self.table is not None and self.table.stage == "waiting"

    def _take_next(self, seconds: float | None) -> None:
        """Process the next message, if it arrives in time."""
        with contextlib.suppress(queue.Empty):
            message = self.client.news.get(timeout=seconds)
            if not self._take(message):
                self.client.news.put(None)

    def _rest(self, now: m.Snapshot) -> None:
        resting = KeyPrompt(self.words.say("join-rest"), {}, "", inert=INERT, below=self._below)
        if not self.desk.live or self.desk.key(resting) != NEWS:
            self.client.go_on()
            self.went_on = now.n

    def _answer_prompt(self, prompt: m.Prompt) -> None:
        assert self.screen is not None
        view, seat = self._view(), self._seat()
        fresh = self.asked != prompt.question
        if fresh:
            self.asked, self.asked_at = prompt.question, time.monotonic()
        if prompt.reacts and not self.screen.plan and self.typing != prompt.question:
            inert = max(0.0, self.asked_at + INERT - time.monotonic())
            chosen = self.screen.reaction(view, seat, None, inert, self._below)
            if chosen == TYPED:
                self.typing, self.asked = prompt.question, -1
            elif chosen != NEWS:
                self._obey(chosen)
            return
        if fresh:
            self.screen.draw(view, seat)
            self.screen.ask(view, seat)
        listed = self.screen.listed(view, seat)
        self._obey(self.desk.line(self._label(), [*listed, *COMMANDS], self._toolbar))

    def _obey(self, line: str) -> None:
        """Execute a typed line; if that is impossible, explain why and change nothing."""
        word, _, rest = line.strip().partition(" ")
        if line == NEWS:
            return
        try:
            if word in COMMANDS:
                COMMANDS[word](self, rest.strip())
            elif (
                self.screen is not None and self.you is not None and self.now is not None and self.now.view is not None
            ):
                if not self.screen.looks(self._view(), self._seat(), line):
                    self._move(line.strip())
            elif line == RESIZED and self.table is not None:
                self._print(*seat_lines(self.table, self.host, self.words))
        except HotseatError as problem:
            self._complain(problem)

    def _move(self, line: str) -> None:
        assert self.screen is not None
        view, seat = self._view(), self._seat()
        if not line and seat not in view.question.open_to(view):
            return
        moves = understood(view, seat, line) if line else [view.moves(seat)[0]]
        lines = [self.screen.game.moves.text(move) for move in moves]
        number = self._number()
        done = self.client.move(*lines)
        self.answered = number
        if done.held:
            self._print(self.words.say("join-held", moves=" ".join(lines)))

    def _start(self) -> None:
        self._command(m.Start)
        self.started = True

    def _hint(self) -> None:
        if self.screen is not None:
            advice = self.client.advice()
            self.screen.advise(advice.moves, None if advice.why is None else reason_of(advice.why))

    def _undo(self) -> None:
        """Take back what is possible: a held answer, an unfinished choice, or (by vote) the last move."""
        prompt = self.now.prompt if self.now is not None else None
        if prompt is not None and prompt.held is not None:
            self._command(m.Withdraw, question=prompt.question)
            self.answered = -1
        elif self.screen is not None and self.screen.plan:
            self.client.move("drop")
        else:
            self._command(m.Undo)

    def _say(self, rest: str) -> None:
        if rest.startswith(":"):
            self._command(m.Say, emote=rest[1:21])
        else:
            self._command(m.Say, text=rest[: m.MOST_TEXT])

    def _vote(self, rest: str) -> None:
        words = rest.split()
        if len(words) != 2 or words[0].upper() not in LETTERS or words[1] not in ("wait", "bot", "pause"):
            self._print(self.words.say("join-vote-how"))
            return
        self._command(m.Vote, seat=words[0].upper(), choice=words[1])

    def _consent(self, rest: str, agree: bool) -> None:
        if rest.isdigit():
            self._command(m.Consent, request=int(rest), agree=agree)
        else:
            self._print(self.words.say("join-consent-how"))

    def _command(self, kind: type, **fields: object) -> None:
        self.client.command(kind, **fields)

    def _number(self) -> int:
        prompt = self.now.prompt if self.now is not None else None
        return 0 if prompt is None else prompt.question

    def _quit(self) -> None:
        raise EOFError

    # -- showing -------------------------------------------------------------------------------------------------------

    def _view(self) -> State:
        assert self.screen is not None
        assert self.now is not None
        assert self.now.view is not None
        setup = self.screen.game.setup(self.now.view["players"], self.now.view["options"])
        return restored_view(setup, self.now.view, self._reader())

    def _reader(self) -> int | None:
        """The seat that is called "you"; None for a spectator."""
        return None if self.you is None else self._seat()

    def _seat(self) -> int:
        assert self.you is not None
        return LETTERS.index(self.you)

    def _label(self) -> str:
        return "" if self.you is None else self.words.say("play-you")

    def _toolbar(self) -> str:
        return "  ·  ".join([part for part in (self._below(), self.words.say("join-toolbar")) if part])

    def _below(self) -> str:
        """Status while thinking: the connection, the clock in its last third, whom the table waits for."""
        if not self.client.client.connected:
            return self.words.say("join-line-lost")
        clock = waited = ""
        if self.now is not None:
            clock = clock_text(self.now.clock, self.you or "", time.monotonic() - self.came)
            waited = waited_for(self.now, [] if self.screen is None else self.screen.names, self.words)
        return "  ".join([part for part in (clock, self._shuffle_waits(), waited) if part])

    def _end(self, result: m.Result) -> None:
        if self.screen is not None and self.you is not None:
            self.screen.draw(self._view(), self._seat())
        if self.screen is not None:
            self.screen.show_result(Outcome(tuple(result.scores), tuple(result.places)), self._reader())
        link = f"{self.client.client.server}/r/{self.client.client.table}"
        self._print(self.words.say("join-record", link=link))
        kept = self.client.client.keep_receipt()
        if kept is not None:
            self._print(self.words.say("join-receipt", file=str(kept)))

    def _complain(self, problem: HotseatError) -> None:
        self.desk.console.print(self.words.error(problem), style="yellow", markup=False)

    def _print(self, *lines: str) -> None:
        for line in lines:
            self.desk.console.print(line, markup=False, soft_wrap=True)


COMMANDS: Final[dict[str, Callable[[LiveSeat, str], None]]] = {
    "start": lambda seat, _: seat._start(),
    "ready": lambda seat, rest: seat._command(m.Ready, ready=rest != "no"),
    "face": lambda seat, rest: seat._command(m.ChooseFace, face=rest),
    "colour": lambda seat, rest: seat._command(m.Colour, colour=rest),
    "say": LiveSeat._say,
    "hint": lambda seat, _: seat._hint(),
    "undo": lambda seat, _: seat._undo(),
    "time": lambda seat, _: seat._command(m.MoreTime, question=seat._number()),
    "pause": lambda seat, _: seat._command(m.Pause),
    "resume": lambda seat, _: seat._command(m.Resume),
    "vote": LiveSeat._vote,
    "accept": lambda seat, rest: seat._consent(rest, agree=True),
    "decline": lambda seat, rest: seat._consent(rest, agree=False),
    "remove": lambda seat, rest: seat._command(m.Remove, seat=rest.upper()),
    "return": lambda seat, _: seat._command(m.Return),
    "agree": lambda seat, _: seat.client.agree(),
    "give-up": lambda seat, _: seat._command(m.GiveUp),
    "stand": lambda seat, _: seat._command(m.Stand),
    "quit": lambda seat, _: seat._quit(),
}
"""Commands by their first word; each gets the rest of the line. None is the first word of a move."""
