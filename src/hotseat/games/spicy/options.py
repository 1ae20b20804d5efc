"""The options of Spicy and Sweet & Spicy."""

from dataclasses import dataclass, field
from typing import Any, Final

from hotseat.core.errors import OptionError
from hotseat.core.options import Number, Options, OptionValue, SeatOrRandom, Sort, Switch
from hotseat.games.spicy.cards import COPIES_IN_DECK, small_copies
from hotseat.games.spicy.seasonings import IDS

AUTO: Final = -1
BELOW: Final = (0, 0, 58, 38, 38, 15, 15)
"""By number of players: cards below World's End when `end_card` is `auto`."""
RANDOM: Final = "random:"


class SeasoningSet(Sort):
    """A list of seasonings, or `random:N`; stored as a tuple of ids in canonical order or as that word."""

    def read(self, option: str, value: OptionValue, players: int) -> tuple[str, ...]:
        if isinstance(value, str) and value.strip().startswith(RANDOM):
            return (self._random(option, value.strip()),)
        words = value.replace(",", " ").split() if isinstance(value, str) else value
        if isinstance(words, int):
            raise self._refused(option, str(value), "is no list of seasonings")
        for word in words:
            if word not in IDS:
                raise self._refused(option, word, "is no seasoning")
            if list(words).count(word) > 1:
                raise self._refused(option, word, "is named twice, but there is only one such card")
        return tuple([id for id in IDS if id in words])

    def _random(self, option: str, text: str) -> str:
        number = text[len(RANDOM) :]
        if number not in [str(n) for n in range(len(IDS) + 1)]:
            raise OptionError(
                option,
                f"enter random:0 to random:{len(IDS)}, not {text!r}.",
                "seasonings-random",
                {"most": str(len(IDS)), "value": text},
            )
        return text

    def _refused(self, option: str, word: str, what: str) -> OptionError:
        words = ", ".join(IDS)
        return OptionError(
            option, f"{word!r} {what}. Choose from: {words}.", "seasonings", {"value": word, "words": words}
        )

    def write(self, value: Any) -> OptionValue:
        return str(value[0]) if value and value[0].startswith(RANDOM) else list(value)

    def describe(self, players: int) -> dict[str, Any]:
        return {"sort": "set", "words": list(IDS)}


@dataclass(frozen=True)
class SpicyOptions(Options):
    """Which seasonings are in force, where World's End is placed, whether manners count, and who begins."""

    seasonings: tuple[str, ...] = field(default=(), metadata={"sort": SeasoningSet()})
    end_card: int = field(default=AUTO, metadata={"sort": Number(0, 99, word="auto", stands_for=AUTO)})
    jitter: int = field(default=3, metadata={"sort": Number(0, 10)})
    manners: bool = field(default=False, metadata={"sort": Switch()})
    first: int = field(default=-1, metadata={"sort": SeatOrRandom()})
    small: int = field(default=0, metadata={"sort": Number(2, 4, word="off"), "study": True})
    """Numbers of a small deck, which has one card of each in two spices; 0 is the printed deck."""

    def with_jokers(self) -> bool:
        """Whether Super-Jokers are in play."""
        return False

    def with_reveal(self) -> bool:
        """Whether the top card may be turned over without naming a trait (SW-5.1)."""
        return False

    def hand(self) -> int:
        """Spice cards in a starting hand and in a refill (SP-1.2, SP-5.8; SW-1.1, SW-2.11)."""
        if self.small:
            return self.small - 1
        return 5 if self.with_jokers() else 6

    def copies(self) -> tuple[int, ...]:
        """By kind: how many of these spice cards there are (SP-1.2)."""
        return small_copies(self.small) if self.small else COPIES_IN_DECK

    def below(self, players: int) -> int:
        """Cards below World's End before the jitter."""
        return BELOW[players] if self.end_card == AUTO else self.end_card

    def pile(self, players: int) -> int:
        """Cards in the draw pile after the deal."""
        return sum(self.copies()) - players * self.hand()

    def most_draws(self, players: int) -> int:
        """The maximum number of cards drawn until World's End surfaces (SP-1.3)."""
        return self.pile(players) - self.below(players) + self.jitter

    def drawn_at_random(self) -> int:
        """How many seasonings are drawn at random; 0 if they are named."""
        return int(self.seasonings[0][len(RANDOM) :]) if self.seasonings and self.seasonings[0] not in IDS else 0

    def named(self) -> tuple[int, ...]:
        """The indices of the seasonings that are named."""
        return tuple([IDS.index(id) for id in self.seasonings if id in IDS])

    def check(self, players: int) -> None:
        low, high = self.below(players) - self.jitter, self.below(players) + self.jitter
        pile = self.pile(players)
        if pile < 1:
            raise OptionError(
                "small",
                f"{players} players leave no draw pile; two can play.",
                "small-players",
                {"players": str(players)},
            )
        if low < 0:
            raise self._misplaced(f"with a jitter of {self.jitter} enter at least {self.jitter}", "end-card-low", pile)
        if high > pile - 1:
            most = pile - 1 - self.jitter
            raise self._misplaced(
                f"with a draw pile of {pile} and this jitter enter at most {most}", "end-card-high", pile
            )

    def _misplaced(self, advice: str, code: str, pile: int) -> OptionError:
        facts = {"below": str(self.end_card), "jitter": str(self.jitter), "pile": str(pile)}
        return OptionError("end_card", f"World's End does not fit there; {advice}, not {self.end_card}.", code, facts)


@dataclass(frozen=True)
class SweetSpicyOptions(SpicyOptions):
    """The options of Spicy, and whether the Super-Jokers stay in the box."""

    super_jokers: bool = field(default=True, metadata={"sort": Switch()})

    def with_jokers(self) -> bool:
        return self.super_jokers

    def with_reveal(self) -> bool:
        return True
