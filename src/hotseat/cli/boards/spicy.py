"""Spicy and Sweet & Spicy on the terminal: the gauge to World's End, the stack with its claim and marks, the hands."""

from typing import Final

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from hotseat.cli.boards import row_name, who
from hotseat.core.moves import UNKNOWN
from hotseat.core.state import State
from hotseat.games.spicy.cards import KIND, SJ
from hotseat.games.spicy.seasonings import IDS
from hotseat.games.spicy.state import NOTHING_SHOWN, Spicy
from hotseat.locales import Phrases

SPICES: Final = {"C": ("▲", "red"), "W": ("❧", "green"), "L": ("◐", "yellow"), "P": ("∴", "bright_blue")}
"""By letter: the symbol (flame, leaf, half wheel, three corns) and its colour."""
WILDS: Final = {"XS": "◇XS", "XN": "#XN", "SJ": "✪SJ"}
GAUGE: Final = 24
"""Width of the gauge in characters; each represents two draws while World's End is far away."""


def marked(text: str) -> str:
    """A card or claim with its symbol and colour: `▲C7`, `7C▲`; anything else unchanged."""
    if text in WILDS:
        return f"[bold magenta]{WILDS[text]}[/]"
    if text[:1] in SPICES and text[1:].isdigit():
        mark, style = SPICES[text[0]]
        return f"[{style}]{mark}{text}[/]"
    if text[-1:] in SPICES and text[:-1].isdigit():
        mark, style = SPICES[text[-1]]
        return f"[{style}]{text}{mark}[/]"
    return escape(text)


def board(view: State, seat: int | None, names: list[str], words: Phrases) -> RenderableType:
    """Everything this seat (None: a spectator) may see."""
    assert isinstance(view, Spicy)
    parts: list[RenderableType] = [_head(view, words), _players(view, seat, names, words)]
    parts.append(Text.from_markup(_stack(view, seat, names, words)))
    if view.shown != NOTHING_SHOWN:
        parts.append(Text.from_markup(_shown(view, seat, names, words)))
    parts += [Text.from_markup(line) for line in _seasonings(view, words)]
    if not view.over:
        claims = " ".join([marked(view.setup.game.words["claim"][claim]) for claim in view.legal_claims()])
        parts.append(Text.from_markup(f"[bold]{words.say('spicy-board-next')}[/]  {claims}"))
    parts += [Text.from_markup(line) for line in _hands(view, seat, names, words)]
    return Group(*parts)


def _head(view: Spicy, words: Phrases) -> RenderableType:
    low, high = view.gauge()
    facts = [words.say(f"{view.setup.game.id}-name"), words.say("spicy-board-pile", cards=len(view.pile))]
    if not view.over:
        facts.append(f"{gauge_bar(low, high)} {words.say('spicy-board-gauge', low=low, high=high)}")
    facts.append(words.say("spicy-board-trophies-left", cards=view.trophies_left()))
    if view.jokers:
        facts.append(words.say("spicy-board-supply", cards=view.supply))
    return Group(Rule(style="dim"), Text(" · ".join(facts), "bold"))


def gauge_bar(low: int, high: int) -> str:
    """A bar of the certain draws, then the possible ones; `+` if the bar is too short."""
    certain, possible = low // 2, (high + 1) // 2
    bar = "█" * min(certain, GAUGE) + "░" * (min(possible, GAUGE) - min(certain, GAUGE))
    return f"▕{bar}{'+' if possible > GAUGE else '▏'}"


def _players(view: Spicy, seat: int | None, names: list[str], words: Phrases) -> RenderableType:
    grid = Grid(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    grid.add_column("")
    grid.add_column(words.say("spicy-board-player"))
    for column in ("hand", "won", "trophies", "points"):
        grid.add_column(words.say(f"spicy-board-{column}"), justify="right")
    for other in range(view.players):
        won_jokers = sum([card & KIND == SJ for card in view.won[other]])
        grid.add_row(
            _asked(view, other),
            row_name(other, seat, names, words),
            _with_jokers(view.spice_cards(other), int(view.holds_joker(other))),
            _with_jokers(len(view.won[other]) - won_jokers, won_jokers),
            "★" * view.trophies[other] or "-",
            f"[bold]{view.points(other)}[/]",
        )
    return grid


def _asked(view: Spicy, seat: int) -> str:
    if view.over or seat not in view.question.players:
        return ""
    return "▶" if seat in view.question.waits_for else "?"


def _with_jokers(cards: int, jokers: int) -> str:
    return f"{cards} + {jokers if jokers > 1 else ''}{marked('SJ')}" if jokers else str(cards)


def _stack(view: Spicy, seat: int | None, names: list[str], words: Phrases) -> str:
    title = f"[bold]{words.say('spicy-board-stack')}[/]"
    if not view.stack:
        return f"{title}  {words.say('spicy-board-empty')}"
    cards = " ".join([_card(view, card & KIND) for card in view.stack])
    claim = marked(view.setup.game.words["claim"][view.claim])
    owner = escape(names[view.owner])
    said = words.say("spicy-board-claim", claim=claim, owner=owner, ownerIs=who(view.owner, seat))
    marks = [f"({words.say(f'spicy-board-mark-{mark}')})" for mark in marks_of(view)]
    if view.tucked:
        marks.append(f"({words.say('spicy-board-mark-tucked', cards=view.tucked)})")
    return f"{title}  {len(view.stack)}: {cards}  → [bold]{said}[/] {' '.join(marks)}"


def marks_of(view: Spicy) -> list[str]:
    """What is known about the top card besides its claim."""
    marks = {
        "copy": view.copied,
        "last": view.last and not view.settled,
        "settled": view.settled,
        "joker": view.stack[-1] & KIND == SJ,
        "raider": view.seasonings.raids[view.claim],
        "fresh": view.copyable,
    }
    return [mark for mark, applies in marks.items() if applies]


def _card(view: Spicy, kind: int) -> str:
    return "??" if kind in (KIND, UNKNOWN) else marked(view.setup.game.words["card"][kind])


def _shown(view: Spicy, seat: int | None, names: list[str], words: Phrases) -> str:
    kind, claim, owner, doubter, winner = view.shown
    return words.say(
        "spicy-board-shown",
        card=_card(view, kind),
        claim=marked(view.setup.game.words["claim"][claim]),
        owner=escape(names[owner]),
        doubter=escape(names[doubter]),
        winner=escape(names[winner]),
        ownerIs=who(owner, seat),
        doubterIs=who(doubter, seat),
        winnerIs=who(winner, seat),
    )


def _seasonings(view: Spicy, words: Phrases) -> list[str]:
    lines = [f"[bold]{words.say('spicy-board-seasonings')}[/]"] if view.seasonings.places else []
    for place in view.seasonings.places:
        id = f"spicy-seasoning-{IDS[place].replace('_', '-')}"
        line = f"{escape(words.say(id))} {escape(words.say(f'{id}-help'))}"
        matters = view.seasonings.matters(place, view.claim, view.copyable)
        lines.append(f" [bold]› {line}[/]" if matters else f"   {line}")
    return lines


def _hands(view: Spicy, seat: int | None, names: list[str], words: Phrases) -> list[str]:
    lines = []
    for other in range(view.players):
        hand = view.hands[other]
        if UNKNOWN in hand or not hand or (set(hand) == {SJ} and other != seat):
            continue
        whose = words.say("spicy-board-your-hand") if other == seat else escape(names[other])
        lines.append(f"[bold]{whose}[/]  {' '.join([_card(view, kind) for kind in hand])}")
    return lines
