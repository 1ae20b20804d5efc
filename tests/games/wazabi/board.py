"""Positions of Wazabi in the terms of the rules: set up a table, play in notation, query zones."""

from collections.abc import Iterable

from hotseat.core.options import OptionValue
from hotseat.core.rng import ScriptedRng, seeded
from hotseat.core.seats import letter, seat_of
from hotseat.games import game
from hotseat.games.wazabi.cards import CARD_TEXTS
from hotseat.games.wazabi.dice import BLACK_FACES, FIGURE_TEXTS
from hotseat.games.wazabi.hands import cards_of, packed
from hotseat.games.wazabi.moves import MOVES
from hotseat.games.wazabi.piment import PIMENT_TEXTS, RECONSTRUCTION_1
from hotseat.games.wazabi.state import Wazabi
from hotseat.games.wazabi.turn import NEXT_TURN, begin_turn
from tests.games.board import GameBoard

NOTHING_THAT_MATTERS = "give1"
BY_SEAT = dict[str, str]


class Board(GameBoard[Wazabi]):
    """A table without randomness: faces, orders and draws are given in advance."""

    def __init__(self, s: Wazabi, rolls: Iterable[str]) -> None:
        super().__init__(s)
        self.rolls = list(rolls)
        s.events = []

    def play(self, *lines: str, order: str = "", chance: Iterable[int] = ()) -> "Board":
        """Moves as `A: move`; `order` is the drawn order of the next slap, `chance` all other draws."""
        for line in lines:
            seat = seat_of(line[0], self.s.players)
            move = MOVES.parse(line[2:])
            self.s.check(seat, move)
            rolls = line.endswith("roll") and bool(self.rolls)
            told = numbers(self.rolls.pop(0)) + self._order(order) if rolls else []
            self.s.rng = ScriptedRng([*told, *chance])
            self.s.push(move, seat)
        return self

    def _order(self, order: str) -> list[int]:
        roller = self.s.roller
        n = self.s.players
        seats = [seat for step in range(n) if self.s.is_active(seat := (roller + step) % n)]
        wanted = [seat_of(text, n) for text in order] or seats
        places: list[int] = []
        for last in range(len(seats) - 1, 0, -1):  # Fisher-Yates with the given places
            place = seats.index(wanted[last])
            seats[last], seats[place] = seats[place], seats[last]
            places.append(place)
        return places

    def hold(self) -> "Board":
        """All seats still asked hold."""
        while self.question == "slap":
            self.play(f"{letter(self.s.seat())}: hold")
        return self

    @property
    def asked(self) -> str:
        return "".join(letter(seat) for seat in self.s.question.open_to(self.s))

    def moves(self, seat: str | None = None) -> list[str]:
        at = self.s.seat() if seat is None else seat_of(seat, self.s.players)
        return [MOVES.text(move) for move in self.s.moves(at)]

    @property
    def dice(self) -> str:
        """All dice: `1b1r 4b1r 5b`."""
        return " ".join(
            f"{black}b" + (f"{red}r" if red else "") for black, red in zip(self.s.black, self.s.red, strict=True)
        )

    def hand(self, seat: str) -> str:
        return " ".join(CARD_TEXTS[card] for card in cards_of(self.s.hands[seat_of(seat, self.s.players)]))

    def lying(self, seat: str) -> str:
        """The open Piment cards in front of a player."""
        return " ".join(PIMENT_TEXTS[card] for card in self.s.open_cards[seat_of(seat, self.s.players)])

    @property
    def discard(self) -> str:
        return " ".join(CARD_TEXTS[card] for card in self.s.discard)

    @property
    def piment(self) -> str:
        """The Piment pile from the top."""
        return " ".join(PIMENT_TEXTS[card] for card in self.s.piment)

    @property
    def winners(self) -> str:
        assert self.s.over, "the game is not over"
        return "".join(letter(seat) for seat in self.s.outcome().winners)

    def happened(self) -> list[str]:
        """The names of the events so far."""
        return [event.kind.name for event in self.s.events or []]

    def knows(self, knower: str, holder: str) -> str:
        n = self.s.players
        at = seat_of(knower, n) * n + seat_of(holder, n)
        return " ".join(CARD_TEXTS[card] for card in cards_of(self.s.known[at]))


def board(
    held: str,
    /,
    *rolls: str,
    hands: BY_SEAT | None = None,
    pile: str = "passdice passdice passdice passdice passdice passdice passdice",
    discard: str = "",
    flips: str = "burn burn burn burn",
    lying: BY_SEAT | None = None,
    skips: BY_SEAT | None = None,
    roller: str = "A",
    **options: OptionValue,
) -> Board:
    """The roller is asked to roll. Dice by seat as in `3b1r 2b 1r`; piles from the top; `flips` is the Piment pile."""
    counts = [counted(one) for one in held.split()]
    n = len(counts)
    setup = game("wazabi").setup(n, options)
    s = setup.start(seeded(0))
    assert isinstance(s, Wazabi)
    s.black = [black for black, _ in counts]
    s.red = [red for _, red in counts]
    s.reserve_black = 24 - sum(s.black)
    s.reserve_red = (8 if s.options.piment else 0) - sum(s.red)
    s.hands = [packed(kinds((hands or {}).get(letter(seat), NOTHING_THAT_MATTERS))) for seat in range(n)]
    s.sizes = [len(cards_of(hand)) for hand in s.hands]
    s.pile = kinds(pile)[::-1]
    s.discard = kinds(discard)
    s.piment = tuple(PIMENT_TEXTS.index(text) for text in flips.split()) if s.options.piment else ()
    s.unseen = len(s.piment)
    s.open_cards = [tuple(map(PIMENT_TEXTS.index, (lying or {}).get(letter(seat), "").split())) for seat in range(n)]
    s.skips = tuple(len((skips or {}).get(letter(seat), "").split()) for seat in range(n))
    s.finish()
    s.then(NEXT_TURN)
    begin_turn(s, seat_of(roller, n))
    return Board(s, rolls)


def kinds(cards: str) -> list[int]:
    return [CARD_TEXTS.index(text) for text in cards.split()]


def counted(dice: str) -> tuple[int, int]:
    """`3b1r` as two counts."""
    black, _, rest = dice.partition("b") if "b" in dice else ("0", "", dice)
    return int(black), int(rest.rstrip("r") or 0)


def numbers(roll: str) -> list[int]:
    """The draws that produce these faces, in the order of the dice."""
    black, _, red = roll.partition("|")
    return [BLACK_FACES.index(FIGURE_TEXTS.index(face)) for face in black.split()] + [
        RECONSTRUCTION_1.red_faces.index(FIGURE_TEXTS.index(face)) for face in red.split()
    ]
