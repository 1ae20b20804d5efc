"""Builds positions in the notation of the worked examples, and plays moves in notation."""

import random
from collections.abc import Mapping

import pytest

from hotseat.core.errors import IllegalMove
from hotseat.core.options import OptionValue
from hotseat.core.position import position, restored
from hotseat.core.rng import seeded
from hotseat.core.seats import LETTERS, letter, seat_of
from hotseat.core.sorts import Json
from hotseat.games import game as game_of
from hotseat.games.spicy.cards import DECK, KIND, KNOWN_TO, NO_CLAIM, OPEN_JOKER, SJ
from hotseat.games.spicy.play import ask_turn
from hotseat.games.spicy.state import NOTHING_SHOWN, Spicy
from tests.games.board import GameBoard


class Case(GameBoard[Spicy]):
    """A running game with its events, addressed by seat letters and card texts."""

    def __init__(self, s: Spicy) -> None:
        super().__init__(s)
        s.events = []
        self.cards = s.setup.game.words["card"]
        self.claims = s.setup.game.words["claim"]

    def play(self, *lines: str) -> "Case":
        """Play the lines `A: move`; all must be accepted."""
        for line in lines:
            who, _, what = line.partition(":")
            seat = seat_of(who, self.s.players)
            for move in self.s.setup.game.read(self.s, seat, what.strip()):
                self.s.apply(move, seat)
        return self

    def all_trust(self) -> "Case":
        """Everybody asked before the seats that must answer trusts; in `last` everybody does."""
        name = self.s.question.name
        while self.s.question.name == name and (name == "last" or len(self.s.question.players) > 1):
            self.play(f"{letter(self.s.seat())}: trust")
        return self

    def refused(self, line: str) -> str:
        """Check that the line is refused and nothing changes; returns the code of the refusal."""
        before = position(self.s)
        with pytest.raises(IllegalMove) as refusal:
            self.play(line)
        assert position(self.s) == before
        return refusal.value.code

    def twin(self) -> "Case":
        """A copy of the position, to try something else."""
        s = restored(self.s.setup, position(self.s))
        assert isinstance(s, Spicy)
        return Case(s)

    @property
    def listed(self) -> str:
        """The list in offer order, as letters."""
        return "".join([letter(seat) for seat in self.s.question.players])

    @property
    def turn(self) -> str:
        """The seats that must answer."""
        return "".join([letter(seat) for seat in self.s.question.waits_for])

    @property
    def over(self) -> bool:
        return self.s.over

    def moves(self, seat: str) -> list[str]:
        """The moves of this seat in notation; none if it is not asked."""
        who = seat_of(seat, self.s.players)
        if who not in self.s.question.players:
            return []
        return [self.s.setup.game.moves.text(move) for move in self.s.moves(who)]

    def verbs(self, seat: str) -> set[str]:
        """The verbs of this seat's moves, without claims and cards."""
        return {text if text.startswith(("doubt", "peek")) else text.split()[0] for text in self.moves(seat)}

    def claims_of(self, seat: str) -> set[str]:
        """The claims this seat may make."""
        return {text.split()[-1] for text in self.moves(seat) if " as " in text}

    def hand(self, seat: str) -> str:
        return " ".join([self.cards[card] for card in self.s.hands[LETTERS.index(seat)]])

    def size(self, seat: str) -> int:
        return len(self.s.hands[LETTERS.index(seat)])

    def won(self, seat: str) -> int:
        return len(self.s.won[LETTERS.index(seat)])

    def trophies(self, seat: str) -> int:
        return self.s.trophies[LETTERS.index(seat)]

    def points(self, seat: str) -> int:
        return self.s.points(LETTERS.index(seat))

    @property
    def places(self) -> tuple[int, ...]:
        return self.s.outcome().places

    @property
    def stack(self) -> str:
        """The cards of the stack, bottom first."""
        return " ".join([self.cards[card & KIND] for card in self.s.stack])

    @property
    def top(self) -> str:
        """Owner and claim of the top card."""
        return f"{letter(self.s.owner)} {self.claims[self.s.claim]}" if self.s.stack else ""

    @property
    def shown(self) -> str:
        return self.cards[self.s.shown[0]] if self.s.shown != NOTHING_SHOWN else ""

    def seen(self, seat: str | None) -> Spicy:
        """The view of a seat, or a spectator's."""
        return self.s.view(None if seat is None else LETTERS.index(seat))

    def told(self, seat: str | None) -> list[dict[str, Json]]:
        """The events as this seat reads them."""
        who = None if seat is None else LETTERS.index(seat)
        return [event.json(who, self.s.setup.game.words) for event in self.s.events or []]


def case(
    players: int = 3,
    *,
    stack: str = "",
    turn: str = "A",
    hands: Mapping[str, str] | None = None,
    pile: str | None = None,
    won: Mapping[str, int] | None = None,
    trophies: Mapping[str, int] | None = None,
    game: str = "spicy",
    supply: int | None = None,
    copied: bool = False,
    seed: int = 1,
    **options: OptionValue,
) -> Case:
    """A position: stack as `C C3/3C, A P9/9C`, pile from the top with `|` for World's End; the rest is dealt."""
    s = game_of(game).setup(players, {"first": turn, **options}).start(seeded(seed))
    assert isinstance(s, Spicy)
    _Builder(s, seed).build(stack, hands or {}, pile, won or {}, trophies or {})
    s.supply = s.supply if supply is None else supply
    s.copied = copied
    s.copyable = bool(s.stack) and s.seasonings.copies
    ask_turn(s, LETTERS.index(turn))
    return Case(s)


class _Builder:
    """Places named cards and deals the others."""

    def __init__(self, s: Spicy, seed: int) -> None:
        self.s = s
        self.cards = s.setup.game.words["card"]
        self.left = DECK[:]
        random.Random(seed).shuffle(self.left)

    def kinds(self, text: str) -> list[int]:
        kinds = [self.cards.index(word) for word in text.split()]
        for kind in kinds:
            if kind != SJ:
                self.left.remove(kind)
        return kinds

    def build(
        self,
        stack: str,
        hands: Mapping[str, str],
        pile: str | None,
        won: Mapping[str, int],
        trophies: Mapping[str, int],
    ) -> None:
        s = self.s
        self.stack(stack)
        named = {letter: sorted(self.kinds(text)) for letter, text in hands.items()}
        above = None if pile is None else self.kinds(pile.removesuffix("|"))
        for seat in range(s.players):
            s.won[seat] = tuple([self.left.pop() for _ in range(won.get(letter(seat), 0))])
        for seat in range(s.players):
            s.hands[seat] = named.get(letter(seat)) or self.deal(3)
        s.trophies = tuple([trophies.get(letter(seat), 0) for seat in range(s.players)])
        self.pile(above)

    def deal(self, count: int) -> list[int]:
        return sorted([self.left.pop() for _ in range(count)])

    def stack(self, text: str) -> None:
        s = self.s
        s.clear_stack()
        for part in [part.strip() for part in text.split(",") if part.strip()]:
            owner, what = part.split()
            card, claim = what.split("/")
            kind = self.kinds(card)[0]
            s.owner = LETTERS.index(owner)
            s.claim = s.setup.game.words["claim"].index(claim) if claim else NO_CLAIM
            s.stack.append(OPEN_JOKER if kind == SJ else kind | KNOWN_TO[s.owner])

    def pile(self, above: list[int] | None) -> None:
        if above is None:
            self.s.pile, self.s.under_worlds_end = self.left, 5
        else:
            self.s.pile, self.s.under_worlds_end = self.left + above[::-1], len(self.left)
