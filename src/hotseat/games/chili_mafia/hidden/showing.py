"""What a move turns over for everybody: the Raid, cards laid open, layouts."""

from typing import Final

from hotseat.core.events import Json
from hotseat.games.chili_mafia.events import ARRANGED, GAVE, LOOKED, RAID, SHUFFLED, TURNED_UP
from hotseat.games.chili_mafia.plans.moves import line
from hotseat.games.chili_mafia.state import ChiliMafia

TURNING: Final = (RAID, LOOKED, SHUFFLED, TURNED_UP, GAVE, ARRANGED)
"""The kinds of event that show cards which some seats could not know before."""


def line_and_what_it_shows(s: ChiliMafia, seat: int, words: tuple[int, ...], move: int) -> str:
    """The bound choice as one line, with what it turns over; found out on a copy."""
    twin = s.clone()
    twin.events = []
    twin.push(move, seat)
    shown = [line(words)]
    for event in twin.events:
        if event.kind in TURNING:
            shown += [_told(fact) for fact in event.json(None, s.setup.game.words).values()]
    return " ".join(shown)


def _told(fact: Json) -> str:
    return " ".join([str(one) for one in fact]) if isinstance(fact, list) else str(fact)
