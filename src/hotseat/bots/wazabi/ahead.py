"""Looking ahead in Wazabi: what a choice, a slap or another roll leads to, as one seat judges it."""

from typing import Final, final

from hotseat.bots.wazabi.judging import Judge
from hotseat.bots.wazabi.styles import PLAIN, WazabiStyle
from hotseat.core.rng import Rng
from hotseat.games.wazabi.moves import KEEP, PASS, SLAP, USE_REROLL
from hotseat.games.wazabi.piment import PIMENT_KINDS
from hotseat.games.wazabi.state import Wazabi

FRESH: Final = ("roll", "slap", "reroll")
"""Questions at which dice or reflexes decide, so looking ahead stops."""
MOST_ANSWERS: Final = 60


def pushed(s: Wazabi, move: int) -> Wazabi:
    """The position after the asked seat's move."""
    twin = s.clone()
    twin.push(move)
    return twin


@final
class Outlook:
    """How a seat sees the future: who judges positions for it, in which style, and whether it sees all hands."""

    def __init__(self, seat: int, judge: Judge, sees_all: bool = False, style: WazabiStyle = PLAIN) -> None:
        self.seat = seat
        self.judge = judge
        self.sees_all = sees_all
        self.style = style

    def value(self, s: Wazabi) -> float:
        """The probability that the seat wins from here, plus what its style sees in the position."""
        value = self.judge.value(s, self.seat, self.sees_all)
        if self.style is PLAIN or s.over or not s.is_active(self.seat):
            return value
        return value + self.style.leaning(s, self.seat) - self.style.envy * self._of_leader(s)

    def _of_leader(self, s: Wazabi) -> float:
        """The greatest probability of winning among the rivals."""
        most = 0.0
        if self.style.envy != 0.0:
            for other in range(s.players):
                friend = other == self.seat or (s.options.teams and (other - self.seat) % 2 == 0)
                if s.is_active(other) and not friend:
                    most = max(most, self.judge.value(s, other, self.sees_all))
        return most

    def expected(self, s: Wazabi, depth: int) -> float:
        """The value if the seat makes its best next choices and the others decide against it."""
        if s.over or depth == 0 or s.question.name in FRESH:
            return self.value(s)
        asked = s.seat()
        if s.question.name == "keep" or (asked != self.seat and s.question.name != "shield"):
            return self.expected(pushed(s, s.question.default(s, asked)), depth)
        values = [self.expected(pushed(s, move), depth - 1) for move in s.moves(asked)]
        return max(values) if asked == self.seat else min(values)

    def best_move(self, worlds: list[Wazabi], depth: int) -> int:
        """The move with the best expected value over these worlds, all consistent with the seat's view."""
        best = -1000.0
        found = PASS
        for move in worlds[0].moves(self.seat):
            total = 0.0
            for world in worlds:
                twin = world.clone()
                twin.push(move, self.seat)
                total += self.expected(twin, depth)
            if total > best + 1e-9:
                best = total
                found = move
        return found

    def kept(self, s: Wazabi) -> int:
        """The most useful card to keep."""
        return max(s.moves(self.seat), key=lambda move: self.judge.worth(s, self.seat, move - KEEP))

    def play_turn(self, s: Wazabi, depth: int) -> None:
        """Play to the next roll as if everybody saw all cards and nobody slapped or rerolled."""
        for _ in range(MOST_ANSWERS):
            if s.over or s.question.name == "roll":
                break
            asked = s.seat()
            name = s.question.name
            if name in FRESH or name == "keep":
                s.push(s.question.default(s, asked), asked)
            else:
                style = self.style if asked == self.seat else PLAIN
                s.push(Outlook(asked, self.judge, True, style).best_move([s], depth), asked)

    def wants_reroll(self, worlds: list[Wazabi]) -> bool:
        """Whether another roll is worth more than the `reroll` card and the current roll."""
        gain = 0.0
        for world in worlds:
            again = world.clone()
            again.push(USE_REROLL, self.seat)
            self.play_turn(again, 1)
            as_it_is = world.clone()
            as_it_is.push(PASS, self.seat)
            self.play_turn(as_it_is, 1)
            gain += self.value(again) - self.value(as_it_is)
        return gain > -self.style.rerolls * len(worlds)

    def fears_top_card(self, view: Wazabi, world: Wazabi) -> bool:
        """Whether the top Piment card is known, and known to hurt."""
        return view.unseen == 0 and self.slapped(world, self.seat) < self.value(world)

    def gains_by_slapping(self, view: Wazabi, rng: Rng) -> bool:
        """Whether the top Piment card is better in front of the seat than in front of another player.

        All cards that may be on top are weighed, by the number of their copies.
        """
        world = view.fill(rng)
        gain = 0.0
        cards = 0
        for kind in range(PIMENT_KINDS):
            copies = world.piment[: max(view.unseen, 1)].count(kind)
            if copies:
                on_top = with_on_top(world, kind)
                cards += copies
                gain += copies * (self.slapped(on_top, self.seat) - self.left_to_others(on_top))
        return gain >= -self.style.slaps * cards

    def slapped(self, s: Wazabi, winner: int) -> float:
        """The value after this player has won the race."""
        twin = s.clone()
        twin.push(SLAP, winner)
        return self.expected(twin, 2)

    def left_to_others(self, s: Wazabi) -> float:
        """The value if one of the other players who may still slap wins the race."""
        others = [seat for seat in s.question.players if seat != self.seat]
        if not others:
            return self.value(s)
        total = 0.0
        for seat in others:
            total += self.slapped(s, seat)
        return total / len(others)


def with_on_top(world: Wazabi, kind: int) -> Wazabi:
    """The same world with a card of this kind on top of the Piment pile."""
    twin = world.clone()
    place = twin.piment.index(kind)
    cards = list(twin.piment)
    cards[0], cards[place] = cards[place], cards[0]
    twin.piment = tuple(cards)
    return twin
