"""Chili Mafia on the terminal: gangs of every seat, pile and Raid gauge, discard pile, attack, own hand and plan."""

from collections.abc import Sequence
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.rule import Rule
from rich.text import Text

from hotseat.cli.boards import row_name, who
from hotseat.core.moves import UNKNOWN
from hotseat.core.state import State
from hotseat.games.chili_mafia.cards.codes import CARD_TEXTS, PEPPERS, RD, STRENGTH
from hotseat.games.chili_mafia.gangs.gang import FAMILY, Gang
from hotseat.games.chili_mafia.hidden.knowledge import known_place, pile_notes
from hotseat.games.chili_mafia.plans.moves import (
    CARD_WORD,
    GANG_WORD,
    GO,
    HAND,
    HEIST_TEXTS,
    HEIST_WORD,
    SEAT_WORD,
    line,
)
from hotseat.games.chili_mafia.raid.layout import layout_now
from hotseat.games.chili_mafia.scoring import points
from hotseat.games.chili_mafia.state import ChiliMafia
from hotseat.locales import Phrases

STYLES: Final = (
    "green",
    "green",
    "green3",
    "green3",
    "yellow",
    "yellow",
    "dark_orange",
    "dark_orange",
    "red",
    "red",
    "red",
)
"""Colours by strength: the hotter, the redder."""
QUIET: Final = ("packet", "picked")
"""Other players' looking and keeping in a draft is routine and not reported."""
PX_NAME: Final = "PX"
"""The one pepper whose name is not the code of a card."""
DISCARD_SHOWN: Final = 10
PANEL: Final = 38
"""Two seats side by side in 80 columns, three in 120."""


def marked(text: str) -> str:
    """A card by its heat: peppers with their strength, Hot cards reversed, Action cards underlined."""
    if text not in CARD_TEXTS:
        return escape(text)
    card = CARD_TEXTS.index(text)
    if card < PEPPERS:
        return f"[{STYLES[STRENGTH[card]]}]{text}{_small(STRENGTH[card])}[/]"
    return f"[bold red]{text}[/]" if card < PEPPERS + 4 else f"[bold cyan]{text}[/]"


def named(text: str, words: Phrases) -> str:
    """The name of a card or Heist, peppers with their strength; anything else unchanged."""
    if text in HEIST_TEXTS:
        return words.say(f"chili-mafia-heist-{text.lower()}")
    if text == PX_NAME:
        return words.say("chili-mafia-card-px")
    if text not in CARD_TEXTS:
        return escape(text)
    card = CARD_TEXTS.index(text)
    name = words.say(f"chili-mafia-card-{text.lower().replace('*', '-icon')}")
    return f"[{STYLES[STRENGTH[card]]}]{name} {STRENGTH[card]}[/]" if card < PEPPERS else f"[bold]{name}[/]"


def explained(text: str, words: Phrases) -> str:
    """What a code stands for and does; empty if it is no code of a card or Heist."""
    if text not in (*CARD_TEXTS, *HEIST_TEXTS, PX_NAME):
        return ""
    name = Text.from_markup(named(text, words)).plain
    id = f"card-chili-ability-{text[:2]}" if text[2:] or text == PX_NAME else f"card-chili-{text}"
    strength = STRENGTH[CARD_TEXTS.index(text)] if text in CARD_TEXTS[:PEPPERS] else 0
    return f"{text}: {name} – {words.say_or(id, words.say('card-chili-pepper', strength=strength))}"


def step(view: State, seat: int, words: Phrases) -> str:
    """The open step of a plan: its verb, and what comes next. Empty if nothing was chosen yet."""
    assert isinstance(view, ChiliMafia)
    plan = view.plans[seat]
    if not plan or seat not in view.question.open_to(view):
        return ""
    texts = view.setup.game.moves
    verb = words.say(f"page-chili-word-{texts.text(plan[0])}")
    return f"{verb}: {words.say(f'chili-mafia-step-{_asked_for(view.moves(seat))}')}"


def _asked_for(moves: Sequence[int]) -> str:
    """What the next word of a plan names, in the ids of phrases."""
    if GO in moves or HAND in moves:
        return "go" if GO in moves else "from"
    kinds = {_kind_of_word(move) for move in moves}
    return kinds.pop() if len(kinds) == 1 else "word"


def _kind_of_word(move: int) -> str:
    if move < CARD_WORD:
        return "word"
    if move < HEIST_WORD:
        return "card"
    if move < SEAT_WORD:
        return "heist"
    return "seat" if move < GANG_WORD else "gang"


def _small(number: int) -> str:
    return "".join(["₀₁₂₃₄₅₆₇₈₉"[int(digit)] for digit in str(number)])


def cards(some: tuple[int, ...] | list[int]) -> str:
    """Cards with their marks, `??` for hidden ones."""
    return " ".join(["[dim]??[/]" if card == UNKNOWN else marked(CARD_TEXTS[card]) for card in some])


def board(view: State, seat: int | None, names: list[str], words: Phrases) -> RenderableType:
    """Everything this seat (None: a spectator) may see."""
    assert isinstance(view, ChiliMafia)
    tables = [_seat(view, other, seat, names, words) for other in range(view.players)]
    parts: list[RenderableType] = [_head(view, words), Columns(tables, width=PANEL, padding=(0, 1))]
    parts += [Text.from_markup(text) for text in _open_cards(view, seat, names, words)]
    if seat is not None:
        parts += [Text.from_markup(text) for text in _own_cards(view, seat, names, words)]
    return Group(*parts)


def _head(view: ChiliMafia, words: Phrases) -> RenderableType:
    facts = [
        words.say("chili-mafia-name"),
        words.say("chili-mafia-board-pile", cards=len(view.pile)),
        _raid(view, words),
    ]
    if view.extra or not view.pile:
        facts.append(words.say("chili-mafia-board-last-round"))
    return Group(Rule(style="dim"), Text(" · ".join(facts), "bold"))


def _raid(view: ChiliMafia, words: Phrases) -> str:
    """The Raid gauge: fewest and most draws until the Raid, then "in progress", then "over"."""
    for code, first, last in pile_notes(view):
        if code == RD:
            return words.say("chili-mafia-board-raid", first=first + 1, last=last + 1)
    return words.say("chili-mafia-board-raid-on" if view.question.name == "raid" else "chili-mafia-board-raid-over")


def _seat(view: ChiliMafia, other: int, seat: int | None, names: list[str], words: Phrases) -> RenderableType:
    lines = [
        f"[bold]{chr(65 + other)}{slot + 1}[/] {_gang(gang)}"
        for slot, gang in enumerate(view.gangs[other])
        if gang.size
    ]
    facts = [words.say("chili-mafia-board-hand", cards=len(view.hands[other]))]
    if view.rules.heists:
        facts.append(words.say("chili-mafia-board-heists", cards=len(view.heists[other])))
    lines.append(f"[dim]{' · '.join(facts)}[/]")
    known = view.known[known_place(view, view.players if seat is None else seat, other)]
    if known and other != seat:
        lines.append(f"[dim]{words.say('chili-mafia-board-known', cards='')}[/]{cards(known)}")
    asked = not view.over and other in view.question.open_to(view)
    return Panel(
        "\n".join(lines), title=_title(view, other, seat, asked, names, words), title_align="left", width=PANEL
    )


def _title(view: ChiliMafia, other: int, seat: int | None, asked: bool, names: list[str], words: Phrases) -> str:
    team = words.say("chili-mafia-board-team", team=view.rules.team[other] + 1) if view.rules.team_play else ""
    score = words.say("chili-mafia-board-points", points=points(view, other))
    turn = "★ " if other == view.active and view.turn else ""
    return f"{'▶ ' if asked else ''}{turn}{row_name(other, seat, names, words)} {team} {score}".replace("  ", " ")


def _gang(gang: Gang) -> str:
    if not gang.complete:
        return f"{cards(gang.cards)} [dim]…[/]"
    return f"{cards(gang.cards)} {'×2 = ' if gang.kind == FAMILY else ''}[bold]{gang.points}[/]"


def _open_cards(view: ChiliMafia, seat: int | None, names: list[str], words: Phrases) -> list[str]:
    """What everybody sees: the discard pile, cards laid out, the current attack."""
    top = view.discard[::-1][: min(DISCARD_SHOWN, len(view.discard) - view.shuffled)]
    more = f" [dim]+{len(view.discard) - len(top)}[/]" if len(view.discard) > len(top) else ""
    shown = cards(top) + more if view.discard else words.say("chili-mafia-board-empty")
    lines = [f"[dim]{words.say('chili-mafia-board-discard')}[/] {shown}"]
    if view.face_up:
        lines.append(f"[dim]{words.say('chili-mafia-board-open')}[/] {cards(view.face_up)}")
    attack = view.attack
    if attack.seat >= 0:
        facts = {
            "attacker": cards((attack.attacker,)),
            "seat": escape(names[attack.seat]),
            "targets": cards(attack.targets),
            "rival": escape(names[attack.rival]),
            "card": cards((attack.hot,)),
            "seatIs": who(attack.seat, seat),
            "rivalIs": who(attack.rival, seat),
        }
        lines.append(f"[bold]⚡[/] {words.say('chili-mafia-board-attack', **facts)}")
    return lines


def _own_cards(view: ChiliMafia, seat: int, names: list[str], words: Phrases) -> list[str]:
    """What only this seat sees: packet, hand, Heists, its plan, and in a Raid the layout of its team."""
    zones: list[tuple[str, str]] = []
    if view.packets[seat]:
        zones.append(("packet", cards(view.packets[seat])))
    zones.append(("your-hand", cards(view.hands[seat]) or words.say("chili-mafia-board-empty")))
    if view.heists[seat]:
        held = [words.say(f"chili-mafia-heist-{HEIST_TEXTS[heist].lower()}") for heist in view.heists[seat]]
        codes = [f"{HEIST_TEXTS[heist]} ({name})" for heist, name in zip(view.heists[seat], held, strict=True)]
        zones.append(("your-heists", ", ".join(codes)))
    if view.question.name == "raid":
        groups = [f"{chr(65 + group[0])}: {cards(group[1:])}" for group in layout_now(view, seat)]
        zones.append(("layout", " / ".join(groups) or words.say("chili-mafia-board-empty")))
    elif view.plans[seat]:
        zones.append(("plan", escape(line(view.plans[seat]))))
    lines = [f"[bold]{words.say(f'chili-mafia-board-{zone}')}[/] {text}" for zone, text in zones]
    for mate in view.rules.mates[seat][1:]:
        if view.offers[mate]:
            offers = words.say("chili-mafia-board-offers", seat=escape(names[mate]))
            lines.append(f"{offers} {cards(view.offers[mate])}")
    return lines
