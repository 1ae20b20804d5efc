"""A portrait of play in Wazabi: cards played and kept, gifts, milk, and hands on the pile."""

from hotseat.cli.portraits.counts import Counts, Row
from hotseat.core.state import State
from hotseat.games.wazabi.cards import CARD_TEXTS
from hotseat.games.wazabi.dice import wazabis
from hotseat.games.wazabi.moves import ALLOW, HOLD, KEEP, PASS, PLAY, ROLL, SLAP, TARGET, USE_MILK, USE_REROLL
from hotseat.games.wazabi.questions import Target
from hotseat.games.wazabi.state import Wazabi


def count(counts: Counts, s: State, seat: int, move: int) -> None:
    """Count a move that is about to be played."""
    assert isinstance(s, Wazabi)
    name = s.question.name
    if move == ROLL:
        counts.add("rolls")
        counts.add("cards held", s.sizes[seat])
        counts.add("red dice", s.red[seat])
        counts.add("dice", s.dice_of(seat))
    counts.add("cards played", PLAY <= move < PLAY + len(CARD_TEXTS))
    counts.add("cards kept", KEEP <= move < KEEP + len(CARD_TEXTS))
    if TARGET <= move < PLAY:
        _count_target(counts, s, seat, move - TARGET)
    counts.add("milk drunk", move == USE_MILK)
    counts.add("milk saved", name == "shield" and move == ALLOW)
    counts.add("rerolls", move == USE_REROLL)
    counts.add("rerolls left", name == "reroll" and move == PASS)
    if name == "slap":
        race = "races" if wazabis(s.roll) == 1 else "false alarms"
        counts.add(race)
        counts.add(f"slaps in {race}", move == SLAP)
        counts.add(f"holds in {race}", move == HOLD)


def _count_target(counts: Counts, s: Wazabi, seat: int, target: int) -> None:
    ask = s.question
    assert isinstance(ask, Target)
    counts.add("targets named")
    if ask.reason == "gift":
        least = min([s.dice_of(other) for other in ask.targets])
        counts.add("gifts")
        counts.add("gifts to the leader", s.dice_of(target) == least)


def finish(counts: Counts, s: State) -> None:
    """Count a finished game."""


def rows(counts: Counts) -> list[Row]:
    """The rows to show."""
    return [
        counts.mean("rolls", "rolls", "games"),
        counts.mean("cards-played", "cards played", "games"),
        counts.mean("cards-kept", "cards kept", "games"),
        counts.mean("cards-held", "cards held", "rolls"),
        counts.share("red-dice", "red dice", "dice"),
        counts.mean("targets-named", "targets named", "games"),
        counts.mean("gifts", "gifts", "games"),
        counts.share("gifts-to-leader", "gifts to the leader", "gifts"),
        counts.mean("milk-drunk", "milk drunk", "games"),
        counts.mean("milk-saved", "milk saved", "games"),
        counts.mean("rerolls", "rerolls", "games"),
        counts.mean("rerolls-left", "rerolls left", "games"),
        counts.share("slaps-in-races", "slaps in races", "races"),
        counts.share("slaps-without-race", "slaps in false alarms", "false alarms"),
    ]
