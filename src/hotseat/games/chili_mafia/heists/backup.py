"""Backup: shuffle the discard pile, show its top 3 and take any peppers (CM-16.9)."""

from typing import final

from hotseat.core.agenda import Arg, Step
from hotseat.core.moves import UNKNOWN
from hotseat.games.chili_mafia.cards.codes import (
    HAND_LIMIT,
    PEPPER_BITS,
    PEPPERS,
    STRENGTH,
    bits,
)
from hotseat.games.chili_mafia.events import SHUFFLED
from hotseat.games.chili_mafia.heists.deck import use_heist
from hotseat.games.chili_mafia.heists.names import BK
from hotseat.games.chili_mafia.heists.play import HeistPlay
from hotseat.games.chili_mafia.plans.moves import (
    BACKUP,
    CARD_WORD,
    DONE,
    line,
)
from hotseat.games.chili_mafia.plans.windows import Planned
from hotseat.games.chili_mafia.plans.word_lists import ONE_WORD, card_words
from hotseat.games.chili_mafia.state import ChiliMafia
from hotseat.games.chili_mafia.tuples import joined
from hotseat.games.chili_mafia.turn.drawing import Receive


@final
class Backup(HeistPlay):
    """Backup: if a pepper is on top, shuffle the discard pile, show its top 3 and take any peppers (CM-16.9)."""

    def __init__(self) -> None:
        super().__init__(BACKUP, BK)

    def condition(self, s: ChiliMafia, seat: int) -> bool:
        return len(s.discard) > 0 and s.discard[-1] < PEPPERS

    def bind(self, s: ChiliMafia, seat: int, plan: tuple[int, ...]) -> None:
        use_heist(s, seat, BK)
        s.rng.shuffle(s.discard, "backup")
        s.face_up = tuple(s.discard[-3:][::-1])
        del s.discard[-3:]
        s.shuffled = max(len(s.discard) - 1, 0)  # CM-1.8: the top card is always visible
        if s.events is not None:
            s.tell(SHUFFLED, (seat, s.face_up, s.discard[-1] if s.discard else UNKNOWN))
        s.then(OfferShown(seat))


@final
class TakeShown(Planned):
    """Peppers shown by a Backup are taken one by one; the remaining cards go back on top in order."""

    def __init__(self, seat: int) -> None:
        super().__init__("backup", seat)

    def moves(self, s: ChiliMafia, seat: int) -> tuple[int, ...]:
        return joined(ONE_WORD[DONE], card_words(bits(list(s.face_up)) & PEPPER_BITS))

    def default(self, s: ChiliMafia, seat: int) -> int:
        peppers = [(STRENGTH[card], card) for card in s.face_up if card < PEPPERS]
        return CARD_WORD + max(peppers)[1] if peppers and len(s.hands[seat]) < HAND_LIMIT else DONE

    def masked(self, s: ChiliMafia, seat: int, move: int) -> str:
        return "take " + line((move,)) if move != DONE else line((move,))

    def answer(self, s: ChiliMafia, seat: int, move: int) -> None:
        if move == DONE:
            put_back(s)
        else:
            s.then(Receive(seat, (move - CARD_WORD,)), OfferShown(seat))


@final
class OfferShown(Step[ChiliMafia]):
    """Peppers may be taken as long as any are shown."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def args(self) -> tuple[Arg, ...]:
        return (self.seat,)

    def run(self, s: ChiliMafia) -> None:
        if any(card < PEPPERS for card in s.face_up):
            s.question = TakeShown(self.seat)
        else:
            put_back(s)


def put_back(s: ChiliMafia) -> None:
    """The remaining cards shown go back on top of the discard pile in order."""
    s.discard += s.face_up[::-1]
    s.face_up = ()
