"""Chili Mafia at a live table."""

from typing import Final

from hotseat.core.live import SEALED, Live, Window
from hotseat.games.chili_mafia.state import ChiliMafia


def attacked_seat(s: ChiliMafia) -> int:
    """The seat whose gang is attacked answers first (CM-8.10)."""
    return s.attack.rival


LIVE: Final = Live(
    windows={
        "draft": Window(25),
        "turn": Window(60, banked=True),
        "limit": Window(15),
        "response": Window(8, SEALED, favours=attacked_seat),
        "lifeline": Window(6),
        "reconsider": Window(6, SEALED),
        "bodyguard": Window(8, SEALED),
        "bribe": Window(6, SEALED),
        "home": Window(20),
        "kiss": Window(8, SEALED),
        "recruit": Window(10, SEALED),
        "bagman": Window(15),
        "backup": Window(15),
        "dime": Window(15),
        "deal": Window(30),
        "snoop": Window(20),
        "raid": Window(90),
    },
    bank=180,
    shown={"raid": 1.0},
    watched={"lost": 0.6, "pinched": 0.6, "neutralised": 0.9},
    silent_option="teams",
    talk_in=("raid",),
)
