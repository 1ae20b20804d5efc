"""Wazabi on the terminal: everybody's dice, the roll with its frozen counts, open cards, piles and the own hand."""

from typing import Final

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from hotseat.cli.boards import row_name, who
from hotseat.core.moves import UNKNOWN
from hotseat.core.state import State
from hotseat.games.wazabi.cards import CARD_TEXTS, COSTS
from hotseat.games.wazabi.dice import BLACK, COLOUR_TEXTS, FIGURE_TEXTS, RED, cards, chilis, faces, gives, wazabis
from hotseat.games.wazabi.hands import cards_of, count, kinds_of
from hotseat.games.wazabi.piment import PIMENT_TEXTS
from hotseat.games.wazabi.questions import Question
from hotseat.games.wazabi.slap import SlapOn
from hotseat.games.wazabi.state import Wazabi
from hotseat.locales import Phrases

DICE: Final = ("■", "◆")
"""Symbols of black and red dice: they differ in shape, not only in colour."""
STYLES: Final = ("bold", "bold red")
BRACKETS: Final = (("[", "]"), ("<", ">"))
"""Brackets around the figures of black and red dice."""
SYMBOLS: Final = ("", "▤", "→", "♨", "▤")
"""Symbols next to the codes of FIGURE_TEXTS: card, give, chili, and the card of a `WC`."""
FACES: Final = {"W": "w", "C": "card", "G": "give", "P": "chili", "WC": "w-card"}
"""By code: the face of a die in the ids of phrases."""


def marked(text: str) -> str:
    """A Piment card in the colour of the expansion; anything else unchanged."""
    return f"[red]♨{text}[/]" if text in PIMENT_TEXTS else escape(text)


def named(text: str, words: Phrases) -> str:
    """The name of a card or the face of a die; anything else unchanged."""
    if text in FACES:
        return words.say(f"page-wazabi-face-{FACES[text]}")
    if text == "|":  # between black and red dice; the faces themselves say enough
        return ""
    if text in PIMENT_TEXTS:
        return f"[red]♨ {words.say(f'wazabi-card-{text}')}[/]"
    return words.say(f"wazabi-card-{text}") if text in CARD_TEXTS else escape(text)


def board(view: State, seat: int | None, names: list[str], words: Phrases) -> RenderableType:
    """Everything this seat (None: a spectator) may see."""
    assert isinstance(view, Wazabi)
    parts: list[RenderableType] = [
        _head(view, words),
        _players(view, seat, names, words),
        _roll(view, seat, names, words),
    ]
    question = view.question
    if isinstance(question, Question) and question.reason:
        parts.append(Text(words.say("wazabi-board-about", reason=_reason(question.reason, words)), "italic"))
    if seat is not None:
        parts += _memory(view, seat, names, words)
    for other in range(view.players):
        if view.hands[other] != UNKNOWN:
            whose = words.say("wazabi-board-your-hand") if other == seat else names[other]
            parts.append(_hand(view.hands[other], whose, words))
    return Group(*parts)


def _head(view: Wazabi, words: Phrases) -> RenderableType:
    turning = "wazabi-board-clockwise" if view.direction > 0 else "wazabi-board-counter-clockwise"
    facts = [
        words.say("wazabi-name"),
        words.say(turning),
        words.say("wazabi-board-piles", pile=len(view.pile), discard=len(view.discard)),
    ]
    if view.discard:
        facts.append(words.say("wazabi-board-top", card=card_name(CARD_TEXTS[view.discard[-1]], words)))
    lines: list[RenderableType] = [Rule(style="dim"), Text(" · ".join(facts), "bold")]
    if view.options.piment:
        lines.append(Text(" · ".join(_piment_facts(view, words)), "red"))
        lines.append(Text(words.say("wazabi-board-reconstruction", deck=view.options.piment_deck), "dim"))
    return Group(*lines)


def _piment_facts(view: Wazabi, words: Phrases) -> list[str]:
    facts = [words.say("wazabi-board-piment-pile", pile=len(view.piment))]
    if view.piment and view.piment[0] != UNKNOWN:
        facts.append(words.say("wazabi-board-next-piment", card=card_name(PIMENT_TEXTS[view.piment[0]], words)))
    reserve = f"{DICE[BLACK]} {view.reserve_black}  {DICE[RED]} {view.reserve_red}"
    return [*facts, words.say("wazabi-board-reserve", dice=reserve)]


def card_name(code: str, words: Phrases) -> str:
    """The name of this card, with its code."""
    return f"{words.say(f'wazabi-card-{code}')} ({code})"


def _players(view: Wazabi, seat: int | None, names: list[str], words: Phrases) -> RenderableType:
    grid = Grid(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    grid.add_column("")
    for column in ("player", "dice", "hand", "skips", "open"):
        if column != "open" or view.options.piment:
            grid.add_column(words.say(f"wazabi-board-{column}"))
    for other in range(view.players):
        cells = [
            "▶" if not view.over and other in view.question.players else "",
            row_name(other, seat, names, words),
            _dice(view, other, words),
            str(view.sizes[other]),
            "✖" * view.skips[other],
        ]
        if view.options.piment:
            lying = [f"♨ {card_name(PIMENT_TEXTS[kind], words)}" for kind in view.open_cards[other]]
            cells.append(f"[red]{'  '.join(lying)}[/]")
        grid.add_row(*cells)
    return grid


def _dice(view: Wazabi, seat: int, words: Phrases) -> str:
    """All dice as symbols with their number, or the placing of a player who has none left."""
    if seat in view.finished:
        return words.say("wazabi-board-place", place=view.finished.index(seat) + 1)
    held = ((view.black[seat], BLACK), (view.red[seat], RED))
    groups = [f"[{STYLES[colour]}]{DICE[colour] * number}[/]" for number, colour in held if number]
    count = "".join([f"{number}{COLOUR_TEXTS[colour][0]}" for number, colour in held if number])
    return f"{' '.join(groups)} {count}"


def _roll(view: Wazabi, seat: int | None, names: list[str], words: Phrases) -> RenderableType:
    """The roll, die by die, and the five numbers that stay frozen for this turn."""
    if view.roll == 0:
        return Text(words.say("wazabi-board-not-rolled", seat=names[view.roller], seatIs=who(view.roller, seat)))
    shown = "  ".join([*_faces(view.roll, BLACK), *_faces(view.roll, RED)])
    figures = words.say(
        "wazabi-board-figures",
        w=wazabis(view.roll) + view.pinches if view.question.name == "play" else wazabis(view.roll),
        cards=cards(view.roll),
        chilis=chilis(view.roll),
        gives=gives(view.roll),
    )
    roller = escape(words.say("wazabi-board-roll", seat=names[view.roller], seatIs=who(view.roller, seat)))
    extra = f"  · {words.say('wazabi-board-extra')}" if view.owed else ""
    help = "" if hides_count(view) else f"   [dim]{figures}[/]"
    return Text.from_markup(f"{roller}  {shown}{help}{extra}")


def hides_count(view: Wazabi) -> bool:
    """Whether to hide the number of W: while a slap is possible, noticing a single W is the skill (WZ-5.1)."""
    is_open = view.question.name == "slap" or any(isinstance(step, SlapOn) for step in view.agenda)
    return is_open and view.options.race != "calm"


def _faces(roll: int, colour: int) -> list[str]:
    left, right = BRACKETS[colour]
    return [
        f"[{STYLES[colour]}]{escape(left)}{FIGURE_TEXTS[face]}{SYMBOLS[face]}{escape(right)}[/]"
        for face in faces(roll, colour)
    ]


def _reason(reason: str, words: Phrases) -> str:
    id = f"wazabi-reason-{reason}"
    return words.say(id) if words.knows(id) else card_name(reason, words)


def _memory(view: Wazabi, seat: int, names: list[str], words: Phrases) -> list[RenderableType]:
    """Cards in other hands that this seat knows for certain."""
    lines: list[RenderableType] = []
    for other in range(view.players):
        known = cards_of(view.known[seat * view.players + other])
        if known:
            told = ", ".join([card_name(CARD_TEXTS[kind], words) for kind in known])
            lines.append(Text(words.say("wazabi-board-you-know", seat=names[other], cards=told), "dim"))
    return lines


def _hand(hand: int, whose: str, words: Phrases) -> RenderableType:
    held = []
    for kind in kinds_of(hand):
        times = f" ×{count(hand, kind)}" if count(hand, kind) > 1 else ""
        held.append(f"[bold]{_cost(kind)}[/] {escape(card_name(CARD_TEXTS[kind], words))}{times}")
    return Text.from_markup(f"[bold]{escape(whose)}[/]  " + ("   ".join(held) or words.say("wazabi-board-no-cards")))


def _cost(kind: int) -> str:
    """The card's cost as a row of W."""
    return "W" * COSTS[kind] or "–"
