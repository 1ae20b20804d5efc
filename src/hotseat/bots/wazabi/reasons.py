"""Why a bot of Wazabi slaps, rolls again, plays a card or picks somebody: dice, W and cards that everybody sees."""

from typing import Final

from hotseat.core.reason import Reason
from hotseat.core.rng import seeded
from hotseat.core.state import State
from hotseat.games.wazabi.cards import CARD_TEXTS, COSTS, KINDS
from hotseat.games.wazabi.dice import RED, wazabis
from hotseat.games.wazabi.dice import cards as card_figures
from hotseat.games.wazabi.dice import gives as arrows
from hotseat.games.wazabi.moves import (
    PASS,
    PLAY,
    SLAP,
    TAKE_BLACK,
    TAKE_HAND,
    TARGET,
    USE_DOUBLE,
    USE_MILK,
    USE_PINCH,
    USE_REROLL,
)
from hotseat.games.wazabi.questions import Question, Target
from hotseat.games.wazabi.state import Wazabi

AIMS: Final = {
    "gift": "give",
    "give1": "give",
    "share": "give",
    "mistake": "take-die",
    "burn": "take-die",
    "take": "take-die",
    "draw": "take-card",
    "steal": "take-card",
    "keep1": "shrink-hand",
    "swapdice": "swap-dice",
    "switch": "swap-dice",
    "swaphands": "swap-hands",
    "skip": "skip",
}
"""By reason of a question `target`: what it comes to."""


def why(view: State, seat: int, moves: list[int]) -> Reason:
    """The reason of an answer in Wazabi."""
    assert isinstance(view, Wazabi)
    move, ask = moves[0], view.question
    assert isinstance(ask, Question)
    match ask.name:
        case "slap":
            return slap(view, move)
        case "reroll":
            return reroll(view, seat, move)
        case "play":
            return played(view, seat, move)
        case "keep":
            return Reason("wazabi-keep", {"cards": view.sizes[seat], "dice": view.dice_of(seat)})
        case "target":
            assert isinstance(ask, Target)
            return aimed(view, seat, move - TARGET, ask)
        case "colour":
            return coloured(view, seat, move - TAKE_BLACK, ask.reason)
        case "direction":
            return passed_on(view, seat, move, ask.reason)
        case "loot":
            return Reason("wazabi-loot-hand" if move == TAKE_HAND else "wazabi-loot-open")
        case _:
            return shielded(view, seat, move, ask.reason)


def slap(view: Wazabi, move: int) -> Reason:
    """Exactly one W makes a race."""
    shown = wazabis(view.roll)
    if move == SLAP:
        return Reason("wazabi-slap")
    return Reason("wazabi-hold", {"w": shown}) if shown != 1 else Reason("wazabi-hold-afraid")


def reroll(view: Wazabi, seat: int, move: int) -> Reason:
    """Another roll, of one's own dice or of a rival's."""
    facts = {"w": wazabis(view.roll), "arrows": arrows(view.roll), "cards": card_figures(view.roll)}
    whose = "own" if view.roller == seat else "other"
    phrase = "wazabi-reroll" if move == USE_REROLL else "wazabi-reroll-not"
    return Reason(f"{phrase}-{whose}", facts, {"roller": view.roller})


def played(view: Wazabi, seat: int, move: int) -> Reason:
    """A card: what it costs, what was rolled, how many dice are left to lose."""
    facts = {"w": wazabis(view.roll) + view.pinches, "dice": view.dice_of(seat)}
    if move == PASS:
        offered = [one for one in view.moves(seat) if PLAY <= one < PLAY + KINDS]
        return Reason("wazabi-pass", facts | {"offered": len(offered), "cards": view.sizes[seat]})
    if move in (USE_PINCH, USE_DOUBLE):
        return Reason("wazabi-pinch" if move == USE_PINCH else "wazabi-double", facts)
    kind = move - PLAY
    fewest = min([view.dice_of(other) for other in range(view.players) if other != seat and view.is_active(other)])
    facts |= {"cost": COSTS[kind], "rest": facts["w"] - COSTS[kind], "fewest": fewest}
    return Reason("wazabi-play", facts, {}, {"card": CARD_TEXTS[kind]})


def aimed(view: Wazabi, seat: int, target: int, ask: Target) -> Reason:
    """Who is picked: dice decide who is ahead, cards who can be robbed."""
    facts = {
        "dice": view.dice_of(target),
        "cards": view.sizes[target],
        "mine": view.dice_of(seat),
        "hand": view.sizes[seat],
        "others": len(ask.targets) - 1,
    }
    aim = AIMS[ask.reason]
    if aim in ("give", "skip"):
        ahead = facts["dice"] == min([view.dice_of(other) for other in ask.targets])
        aim += "-leader" if ahead else "-other"
    return Reason(f"wazabi-{aim}", facts, {"target": target})


def coloured(view: Wazabi, seat: int, colour: int, reason: str) -> Reason:
    """Red dice flip Piment cards, black ones never do."""
    facts = {"red": view.red[seat], "black": view.black[seat]}
    away = "gain" if reason in ("gain", "take", "mistake", "burn") else "part"
    return Reason(f"wazabi-{away}-{'red' if colour == RED else 'black'}", facts)


def passed_on(view: Wazabi, seat: int, move: int, reason: str) -> Reason:
    """Passing round: what the seat has before and after, which everybody can count."""
    after = view.fill(seeded(0))
    after.push(move, seat)
    if reason == "passdice":
        return Reason("wazabi-pass-dice", {"before": view.dice_of(seat), "after": after.dice_of(seat)})
    return Reason("wazabi-pass-hands", {"before": view.sizes[seat], "after": after.sizes[seat]})


def shielded(view: Wazabi, seat: int, move: int, reason: str) -> Reason:
    """Milk for what is aimed at the seat, or kept for worse."""
    facts = {"dice": view.dice_of(seat), "cards": view.sizes[seat]}
    return Reason(
        "wazabi-milk" if move == USE_MILK else "wazabi-allow", facts, {"roller": view.roller}, {"aim": reason}
    )
