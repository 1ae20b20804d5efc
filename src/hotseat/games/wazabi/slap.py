"""The slap race after every roll, its mistakes, and the reroll window after it (WZ-5, WZ-6.25)."""

from typing import Final, final

from hotseat.core.agenda import Arg, Step
from hotseat.core.state import AnyStep
from hotseat.games.wazabi.around import OTHERS, others
from hotseat.games.wazabi.dice import line_of, rolled, wazabis
from hotseat.games.wazabi.events import MISTAKE, ROLLED, SLAPPED, WON_RACE
from hotseat.games.wazabi.giving import take_from_richest
from hotseat.games.wazabi.moves import HOLD, PASS, SLAP, USE_REROLL
from hotseat.games.wazabi.piment import PIMENT_DECKS, REROLL
from hotseat.games.wazabi.piment_cards import FLIPS, use
from hotseat.games.wazabi.questions import Question
from hotseat.games.wazabi.state import Wazabi


def roll_dice(s: Wazabi) -> None:
    """The roller rolls all dice they have now; the figures are frozen (WZ-4)."""
    seat = s.roller
    s.roll = rolled(s.rng, s.black[seat], s.red[seat], PIMENT_DECKS[s.options.piment_deck].red_rolls)
    if s.events is not None:
        s.tell(ROLLED, (seat, line_of(s.roll)))


def race_is_on(s: Wazabi) -> bool:
    """Whether the roll shows exactly one W, black and red together (WZ-5.2)."""
    return wazabis(s.roll) == 1


@final
class OpenSlap(Step[Wazabi]):
    """Ask everybody, in a random order (WZ-5.1, WZ-5.3)."""

    def run(self, s: Wazabi) -> None:
        if s.piment and (s.options.race != "calm" or race_is_on(s)):
            s.question = Slap(s.rng.order([s.roller, *others(s, s.roller)], "order"))


OPEN_SLAP: Final = OpenSlap()


@final
class Slap(Question):
    """Players who have not answered yet hold or slap; `entered` have slapped and wait for the draw."""

    def __init__(self, players: tuple[int, ...], entered: tuple[int, ...] = ()) -> None:
        super().__init__("slap", players)
        self.entered = entered

    def args(self) -> tuple[Arg, ...]:
        return (self.players, self.entered)

    def reacts(self, seat: int) -> bool:
        return True

    def moves(self, s: Wazabi, seat: int) -> tuple[int, ...]:
        return _HOLD_OR_SLAP

    def answer(self, s: Wazabi, seat: int, move: int) -> None:
        if move == HOLD:
            ask_on(s, without(self.players, seat), self.entered)
        elif not race_is_on(s):
            make_mistake(s, seat, without(self.players, seat))
        elif s.options.race == "reflex":
            win_race(s, seat)  # WZ-5.5
        else:
            if s.events is not None:
                s.tell(SLAPPED, (seat,))
            ask_on(s, without(self.players, seat), (*self.entered, seat))


_HOLD_OR_SLAP: Final = (HOLD, SLAP)


def without(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """The seats without this one, which has answered."""
    return seats[1:] if seats[0] == seat else tuple([other for other in seats if other != seat])


def ask_on(s: Wazabi, missing: tuple[int, ...], entered: tuple[int, ...]) -> None:
    """Keep the question open for the others; when all have answered, draw the winner at random (WZ-5.6, WZ-5.7)."""
    if missing:
        s.question = Slap(missing, entered)
    elif entered:
        win_race(s, entered[s.rng.below(len(entered), "lots")])


def win_race(s: Wazabi, seat: int) -> None:
    """The winner flips the top Piment card (WZ-5.8)."""
    if s.events is not None:
        s.tell(WON_RACE, (seat,))
    s.then(FLIPS[seat])


def make_mistake(s: Wazabi, seat: int, missing: tuple[int, ...]) -> None:
    """The slapper takes a die from the opponent who has the most; then the question continues (WZ-5.9, WZ-5.10)."""
    if s.events is not None:
        s.tell(MISTAKE, (seat,))
    if missing:
        s.then(SlapOn(missing))
    take_from_richest(s, seat, "mistake")


@final
class SlapOn(Step[Wazabi]):
    """After a penalty the question continues for those who are still active (WZ-5.13)."""

    def __init__(self, missing: tuple[int, ...]) -> None:
        self.missing = missing

    def args(self) -> tuple[Arg, ...]:
        return (self.missing,)

    def run(self, s: Wazabi) -> None:
        ask_on(s, tuple([seat for seat in self.missing if s.is_active(seat)]), ())


# -- reroll ------------------------------------------------------------------------------------------------------------


@final
class RerollWindow(Step[Wazabi]):
    """Ask all players with an open `reroll` together, unless there was one this turn (WZ-6.25)."""

    def run(self, s: Wazabi) -> None:
        if s.rerolled:
            return
        holders = [s.roller] if REROLL in s.open_cards[s.roller] else []
        for seat in OTHERS[s.active][s.roller]:
            if REROLL in s.open_cards[seat]:
                holders.append(seat)
        if holders:
            s.question = Reroll(tuple(holders))


@final
class Reroll(Question):
    """Players who may still make the roller roll again."""

    def __init__(self, players: tuple[int, ...]) -> None:
        super().__init__("reroll", players)

    def args(self) -> tuple[Arg, ...]:
        return (self.players,)

    def reacts(self, seat: int) -> bool:
        return True

    def moves(self, s: Wazabi, seat: int) -> tuple[int, ...]:
        return (PASS, USE_REROLL)

    def answer(self, s: Wazabi, seat: int, move: int) -> None:
        if move == USE_REROLL:
            use(s, seat, REROLL)
            s.rerolled = True
            s.then(OPEN_SLAP)
            roll_dice(s)
        elif len(self.players) > 1:
            s.question = Reroll(without(self.players, seat))


STEPS: Final[tuple[type[AnyStep], ...]] = (OpenSlap, Slap, SlapOn, RerollWindow, Reroll)
