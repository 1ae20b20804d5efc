"""A portrait of play in Wazabi: cards played and kept, gifts, milk, and hands on the pile."""

from hotseat.cli.portraits.counts import Counts, Row
from hotseat.core.state import State
from hotseat.games.wazabi.cards import CARD_TEXTS
from hotseat.games.wazabi.dice import wazabis
from hotseat.games.wazabi.moves import ALLOW, HOLD, KEEP, PASS, PLAY, ROLL, SLAP, TARGET, USE_MILK, USE_REROLL
from hotseat.games.wazabi.state import Wazabi


def count(counts: Counts, s: State, seat: int, move: int) -> None:
    """Count a move that is about to be played."""
    assert isinstance(s, Wazabi)
    name = s.question.name
    counts.add("rolls", move == ROLL)
    counts.add("cards played", PLAY <= move < PLAY + len(CARD_TEXTS))
    counts.add("cards kept", KEEP <= move < KEEP + len(CARD_TEXTS))
    counts.add("gifts", TARGET <= move < PLAY)
    counts.add("milk drunk", move == USE_MILK)
    counts.add("milk saved", name == "shield" and move == ALLOW)
    counts.add("rerolls", move == USE_REROLL)
    counts.add("rerolls left", name == "reroll" and move == PASS)
    if name == "slap":
        race = "races" if wazabis(s.roll) == 1 else "false alarms"
        counts.add(race)
        counts.add(f"slaps in {race}", move == SLAP)
        counts.add(f"holds in {race}", move == HOLD)


def finish(counts: Counts, s: State) -> None:
    """Count a finished game."""


def rows(counts: Counts) -> list[Row]:
    """The rows to show."""
    return [
        counts.mean("rolls", "rolls", "games"),
        counts.mean("cards-played", "cards played", "games"),
        counts.mean("cards-kept", "cards kept", "games"),
        counts.mean("targets-named", "gifts", "games"),
        counts.mean("milk-drunk", "milk drunk", "games"),
        counts.mean("milk-saved", "milk saved", "games"),
        counts.mean("rerolls", "rerolls", "games"),
        counts.mean("rerolls-left", "rerolls left", "games"),
        counts.share("slaps-in-races", "slaps in races", "races"),
        counts.share("slaps-without-race", "slaps in false alarms", "false alarms"),
    ]
