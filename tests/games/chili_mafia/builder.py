"""A compact builder for positions, and lines of notation to play in them."""

from hotseat.core.errors import HotseatError
from hotseat.core.options import OptionValue
from hotseat.core.position import position
from hotseat.core.rng import Rng, ScriptedRng, seeded
from hotseat.core.seats import letter, seat_of
from hotseat.games.chili_mafia import GAME
from hotseat.games.chili_mafia.cards.codes import CARD_TEXTS, PEPPERS, RD, minus
from hotseat.games.chili_mafia.gangs.gang import NO_GANG, gang_of
from hotseat.games.chili_mafia.heists.names import HEISTS
from hotseat.games.chili_mafia.hidden.knowledge import known_place, pile_notes
from hotseat.games.chili_mafia.plans.moves import HEIST_TEXTS, MOVES
from hotseat.games.chili_mafia.state import ChiliMafia, blank
from hotseat.games.chili_mafia.tuples import replaced
from hotseat.games.chili_mafia.turn.turn import NEXT_TURN, TURNS
from tests.games.board import GameBoard


def cards(text: str) -> tuple[int, ...]:
    return tuple([CARD_TEXTS.index(code) for code in text.split()])


def codes(some: tuple[int, ...] | list[int]) -> str:
    return " ".join([CARD_TEXTS[card] for card in some])


class Game(GameBoard[ChiliMafia]):
    """A running game in a test: `play` makes moves in notation, the other methods query."""

    def play(self, *lines: str) -> "Game":
        for line in lines:
            seat = seat_of(line[0], self.s.players)
            for move in GAME.read(self.s, seat, line[2:].strip()):
                self.s.apply(move, seat)
        return self

    def refuses(self, line: str) -> str:
        """The reason why a line is refused; fails if it is accepted or changes anything."""
        before = position(self.s)
        try:
            seat = seat_of(line[0], self.s.players)
            trial = self.s.clone()
            for move in GAME.read(self.s, seat, line[2:].strip()):
                trial.apply(move, seat)
        except HotseatError as problem:
            assert position(self.s) == before
            return problem.message
        raise AssertionError(f"accepted: {line}")

    def accepts(self, line: str) -> bool:
        """Whether a line is legal; it is not played."""
        seat = seat_of(line[0], self.s.players)
        trial = self.s.clone()
        try:
            for move in GAME.read(self.s, seat, line[2:].strip()):
                trial.apply(move, seat)
        except HotseatError:
            return False
        return True

    def listed(self, seat: str = "") -> list[str]:
        """The words listed for a seat (or the next one asked)."""
        return [MOVES.text(move) for move in self.s.moves(seat_of(seat, self.s.players) if seat else self.s.seat())]

    def after(self, line: str) -> list[str]:
        """The words listed after these words, which are not played."""
        seat = seat_of(line[0], self.s.players)
        trial = self.s.clone()
        for word in line[2:].split():
            trial.apply(MOVES.parse(word), seat)
        return [MOVES.text(move) for move in trial.moves(seat)]

    def words(self, line: str) -> "Game":
        """Play bare words one by one, leaving a plan open."""
        seat = seat_of(line[0], self.s.players)
        for word in line[2:].split():
            self.s.apply(MOVES.parse(word), seat)
        return self

    @property
    def asked(self) -> str:
        return "" if self.s.over else "".join(sorted([letter(seat) for seat in self.s.question.open_to(self.s)]))

    def hand(self, seat: str) -> str:
        return codes(self.s.hands[seat_of(seat, 8)])

    def gang(self, name: str) -> str:
        return codes(self.s.gang(seat_of(name[0], 8), int(name[1:]) - 1).cards)

    def gangs(self, seat: str) -> list[str]:
        return [codes(gang.cards) for gang in self.s.gangs[seat_of(seat, 8)]]

    @property
    def discard(self) -> str:
        """The discard pile from the top."""
        return codes(self.s.discard[::-1])

    @property
    def pile(self) -> str:
        """The draw pile from the top."""
        return codes(self.s.pile[::-1])

    def heists(self, seat: str) -> str:
        return " ".join([HEIST_TEXTS[heist] for heist in self.s.heists[seat_of(seat, 8)]])

    def known(self, observer: str, owner: str) -> str:
        """What an observer (`*`: the public) knows of a hand."""
        at = self.s.players if observer == "*" else seat_of(observer, 8)
        return codes(self.s.known[known_place(self.s, at, seat_of(owner, 8))])

    def notes(self) -> list[tuple[str, int, int]]:
        return [(CARD_TEXTS[code], low, high) for code, low, high in pile_notes(self.s)]

    def told(self, seat: str | None = None) -> list[str]:
        """The names of the events received since `listen`."""
        return [event.kind.name for event in self.s.events or []]

    def listen(self) -> "Game":
        self.s.events = []
        return self


def given(
    players: int = 3,
    hands: str = "",
    gangs: str = "",
    pile: str | None = None,
    discard: str = "",
    held: str = "",
    heist_deck: str | None = None,
    raid: bool = False,
    turn: int = 20,
    active: str = "A",
    rng: Rng | None = None,
    **options: OptionValue,
) -> Game:
    """A position: `hands="A: JN PO; B: FU"`, `gangs="A1: JN JN JN; B2: SC TA HA"`, piles from the top.

    Without a pile there are plenty of cards; the Raid is among the last ones only with `raid`.
    """
    setup = GAME.setup(players, options)
    s = blank(setup)
    s.begin(rng or seeded(1))
    for seat, text in _parts(hands):
        s.hands[seat_of(seat, players)] = sorted(cards(text))
    for name, text in _parts(gangs):
        _lay(s, seat_of(name[0], players), int(name[1:]) - 1, cards(text))
    s.discard = list(cards(discard)[::-1])
    s.pile = list(cards(pile)[::-1]) if pile is not None else _plenty(s, raid)
    for place, card in enumerate(s.pile):
        if card == RD:
            s.notes = ((RD, place, place),)
    for owner, text in _parts(held):
        s.heists = replaced(
            s.heists, seat_of(owner, players), tuple(sorted([HEIST_TEXTS.index(code) for code in text.split()]))
        )
    if s.rules.heists:
        taken = tuple([heist for row_ in s.heists for heist in row_])
        deck = [HEIST_TEXTS.index(code) for code in heist_deck.split()] if heist_deck else []
        s.heist_deck = (*minus(HEISTS, (*taken, *deck)), *deck[::-1])
    s.turn = turn
    s.active = seat_of(active, players)
    if not s.pile:
        s.trigger = s.active
    s.finish()
    s.then(NEXT_TURN)
    s.question = TURNS[s.active]
    return Game(s)


def scripted(*numbers: int) -> ScriptedRng:
    """A generator that returns these numbers."""
    return ScriptedRng(list(numbers))


def _parts(text: str) -> list[tuple[str, str]]:
    found = []
    for part in text.split(";"):
        if part.strip():
            name, _, content = part.partition(":")
            found.append((name.strip(), content))
    return found


def _lay(s: ChiliMafia, seat: int, slot: int, some: tuple[int, ...]) -> None:
    row_ = list(s.gangs[seat])
    while len(row_) <= slot:
        row_.append(NO_GANG)
    row_[slot] = gang_of(tuple(sorted(some)))
    s.gangs[seat] = row_


def _plenty(s: ChiliMafia, raid: bool) -> list[int]:
    """The rest of the deck, with peppers on top so that draws are easy to follow."""
    out = [card for zone in [*s.hands, s.discard, *[gang.cards for r in s.gangs for gang in r]] for card in zone]
    rest = list(minus(s.rules.deck, tuple(out)))
    rest.sort(key=lambda card: (card < PEPPERS, -card))
    if raid:
        rest.insert(s.rules.under_raid, RD)
    return rest
