"""`hotseat replay`: a record move by move, as seen by one seat, by a spectator, or with everything open."""

import json
from argparse import Namespace
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from hotseat.cli.boards import board_of
from hotseat.cli.console import out
from hotseat.cli.desk import RESIZED, Desk, KeyPrompt, desk
from hotseat.cli.parser import Parser
from hotseat.cli.screen import labels
from hotseat.cli.telling import Teller
from hotseat.core.events import Event
from hotseat.core.position import position
from hotseat.core.replay import Replayed, walk
from hotseat.core.seats import letter, seat_of
from hotseat.core.state import State
from hotseat.locales import Phrases
from hotseat.records import Record, parse

ALL: Final = "all"
PUBLIC: Final = "public"


@dataclass(frozen=True)
class Moment:
    """One move of the record and its events."""

    seat: int
    move: str
    """The move as the viewer sees it; empty if the viewer noticed nothing."""
    events: list[Event]
    after: State


class Eyes:
    """The viewpoint from which the record is shown."""

    def __init__(self, view: str, players: int) -> None:
        self.all = view.lower() == ALL
        self.seat = None if self.all or view.lower() == PUBLIC else seat_of(view, players)

    def state(self, s: State) -> State:
        """The state from this viewpoint."""
        return s if self.all else s.view(self.seat)

    def text(self, s: State, step: Replayed) -> str:
        """The move from this viewpoint; empty if nothing is noticed."""
        return step.text(s, step.seat if self.all else self.seat)


def arguments(parser: Parser) -> None:
    """Add the arguments of this command."""
    parser.positional("FILE", "help-file")
    parser.option("--view", "A|public|all", "help-view", default=ALL)
    parser.switch("--json", "help-json-lines")
    parser.examples(
        "hotseat replay game.hotseat", "hotseat replay game.hotseat --view A", "hotseat replay game.hotseat --json"
    )


def run(args: Namespace, words: Phrases) -> int:
    """Step through the record, or print it."""
    record = parse(Path(args.file).read_text(encoding="utf-8"))
    eyes = Eyes(args.view, record.setup.players)
    if args.json:
        _print_json(record, eyes)
        return 0
    place = desk(out(), words)
    show = Show(record, eyes, place, words)
    if place.live:
        show.step_through()
    else:
        show.print_all()
    return 0


def moments(record: Record, eyes: Eyes) -> list[Moment]:
    """Every move noticed from this viewpoint, with its events."""
    found = []
    s = record.opening()
    for step in walk(s, record.moves):
        text = eyes.text(s, step)
        if text or step.events:
            found.append(Moment(step.seat, text, step.events, s.clone()))
    return found


def _print_json(record: Record, eyes: Eyes) -> None:
    words = record.game.words
    for number, moment in enumerate(moments(record, eyes), 1):
        told = [event.full_json(words) if eyes.all else event.json(eyes.seat, words) for event in moment.events]
        line = {"number": number, "seat": letter(moment.seat), "move": moment.move, "events": told}
        print(json.dumps(line, ensure_ascii=False))
    end = record.replay()
    outcome = end.outcome()
    result = {"over": end.over, "scores": list(outcome.scores), "places": list(outcome.places)}
    print(json.dumps({**result, "position": position(eyes.state(end))}, ensure_ascii=False))


class Show:
    """A record on the screen."""

    def __init__(self, record: Record, eyes: Eyes, desk: Desk, words: Phrases) -> None:
        self.record = record
        self.eyes = eyes
        self.desk = desk
        self.words = words
        self.names = labels(record.names)
        self.teller = Teller(record.game, self.names, words)
        self.moments = moments(record, eyes)
        self.at = 0

    def print_all(self) -> None:
        """Print every move with its events, then the final board."""
        for number, moment in enumerate(self.moments, 1):
            self._print_moment(number, moment)
        self._draw(len(self.moments))

    def step_through(self) -> None:
        """Navigate by keys: forward, back, to the first and last move, and to a number."""
        while True:
            self.desk.console.clear()
            self._draw(self.at)
            if self.at:
                self._print_moment(self.at, self.moments[self.at - 1])
            keys = {"n": "n", "p": "p", "f": "f", "l": "l", "j": "j", "q": "q"}
            where = self.words.say("replay-keys", at=self.at, of=len(self.moments))
            key = self.desk.key(KeyPrompt(where, keys, "n"))
            if key == "q":
                return
            self.at = self._jump() if key == "j" else self._step(key)

    def _step(self, key: str) -> int:
        last = len(self.moments)
        return {"n": min(self.at + 1, last), "p": max(self.at - 1, 0), "f": 0, "l": last}[key]

    def _jump(self) -> int:
        typed = self.desk.line(self.words.say("replay-jump", of=len(self.moments)), [])
        if typed == RESIZED or not typed.isdigit():
            return self.at
        return min(int(typed), len(self.moments))

    def _print_moment(self, number: int, moment: Moment) -> None:
        console = self.desk.console
        console.print(f"[dim]{number:4}[/]  [bold]{letter(moment.seat)}:[/]", self.teller.move(moment.move))
        for event in moment.events:
            seat = self.eyes.seat
            console.print(
                "       ", self.teller.told_in_full(event) if self.eyes.all else self.teller.told(event, seat)
            )

    def _draw(self, number: int) -> None:
        state = self.moments[number - 1].after if number else self.record.opening()
        board = board_of(self.record.game.id)
        self.desk.console.print(board(self.eyes.state(state), self.eyes.seat, self.names, self.words))
