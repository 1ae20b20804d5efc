"""What a seat may not know (chapter Hidden information)."""

from typing import TYPE_CHECKING, Final

from hotseat.core.moves import NOBODY, UNKNOWN
from hotseat.games.chili_mafia.tuples import only

if TYPE_CHECKING:
    from hotseat.games.chili_mafia.state import ChiliMafia


PRIVATE: Final = (
    "hands",
    "plans",
    "answered",
    "chosen",
    "packets",
    "packets_seen",
    "known",
    "lifelines",
    "heists",
    "drafts",
    "handed",
    "offers",
)
"""The zones of which a seat may know more than a spectator."""
_UNKNOWN: Final = [UNKNOWN]


def mask(s: "ChiliMafia", seat: int | None) -> None:
    """Reduce a copy of the state to what this seat (None: a spectator) may know."""
    s.conceal(seat)
    me = NOBODY if seat is None else seat
    mask_hands(s, me)
    mask_plans(s, me)
    everybody = s.players
    known: list[tuple[int, ...]] = [()] * len(s.known)
    for at in range(everybody, len(known), everybody + 1):
        known[at] = s.known[at]
        if me != NOBODY:
            known[at - everybody + me] = s.known[at - everybody + me]
    s.known = known
    s.answered &= 0 if me == NOBODY else 1 << me
    s.pile = [UNKNOWN] * len(s.pile)
    if s.shuffled:
        s.discard = sorted(s.discard[: s.shuffled]) + s.discard[s.shuffled :]
    s.heist_deck = s.heist_deck[: s.heist_public] + (UNKNOWN,) * (len(s.heist_deck) - s.heist_public)


def mask_hands(s: "ChiliMafia", me: int) -> None:
    """Hide what the other seats hold and what they know."""
    for other in range(s.players):
        if other != me:
            s.hands[other] = _UNKNOWN * len(s.hands[other])
            if s.turn == 0:
                s.packets[other] = _UNKNOWN * len(s.packets[other])
            if s.chosen[other]:
                s.chosen[other] = (UNKNOWN,) * len(s.chosen[other])
    s.packets_seen = only(s.packets_seen, me)
    s.lifelines = only(s.lifelines, me)
    if s.rules.heists:
        held = s.heists
        s.heists = tuple([held[other] if other == me else (UNKNOWN,) * len(held[other]) for other in range(s.players)])


def mask_plans(s: "ChiliMafia", me: int) -> None:
    """Hide the plans of the other seats and teams; teammates show theirs in a Raid (CM-13.13)."""
    team = NOBODY if me == NOBODY else s.rules.team[me]
    shown = team if s.question.name == "raid" else NOBODY
    for other in range(s.players):
        if other != me and s.rules.team[other] != shown:
            s.plans[other] = ()
    s.offers = tuple(
        [s.offers[other] if other == me or s.rules.team[other] == shown else () for other in range(s.players)]
    )
    s.drafts = only(s.drafts, team)
    s.handed = only(s.handed, team)
