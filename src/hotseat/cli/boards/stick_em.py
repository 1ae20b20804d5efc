"""Stick 'Em on the terminal: pain cards always visible, the trick with its current winner, the score sheet."""

from typing import Final

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from hotseat.cli.boards import row_name, who
from hotseat.core.moves import NOBODY, UNKNOWN
from hotseat.core.state import State
from hotseat.games.stick_em.cards import CARD_TEXTS, COLOURS, SUITS
from hotseat.games.stick_em.state import StickEm
from hotseat.locales import Phrases

MARKS: Final = "◆☼❧≈★●"
"""Diamond, sun, leaf, wave, star, stone: the symbols of the colours, in the order of COLOURS."""

STYLES: Final = ("red", "yellow", "green", "bright_blue", "magenta", "grey70")


def marked(text: str) -> str:
    """A card with its symbol and colour: `◆R5`; anything else unchanged."""
    colour = COLOURS.find(text[:1])
    if text not in CARD_TEXTS:
        return escape(text)
    return f"[{STYLES[colour]}]{MARKS[colour]}{text}[/]"


def board(view: State, seat: int | None, names: list[str], words: Phrases) -> RenderableType:
    """Everything this seat (None: a spectator) may see."""
    assert isinstance(view, StickEm)
    parts: list[RenderableType] = [_head(view, seat, names, words), _players(view, seat, names, words)]
    if view.sheet:
        parts.append(_sheet(view, seat, names, words))
    if view.scored_cards and (view.over or not any(view.captured)):
        parts += _scored(view, seat, names, words)
    if seat is None:
        parts += [_hand(view, other, names[other]) for other in range(view.players) if _open(view.hands[other])]
    elif view.hands[seat]:
        parts.append(_hand(view, seat, words.say("stick-em-board-your-hand")))
    return Group(*parts)


def _head(view: StickEm, seat: int | None, names: list[str], words: Phrases) -> RenderableType:
    facts = [
        words.say("stick-em-name"),
        words.say("stick-em-board-round", round=view.round, rounds=view.rounds()),
        words.say("stick-em-board-opener", seat=names[view.opener], seatIs=who(view.opener, seat)),
    ]
    if not view.over:
        facts.append(words.say("stick-em-board-tricks-left", count=view.tricks_left()))
    if view.trick:
        led = SUITS[view.trick[0]]
        colour = words.say(f"stick-em-colour-{COLOURS[led].lower()}")
        facts.append(words.say("stick-em-board-led", colour=f"{MARKS[led]} {colour}"))
    return Group(Rule(style="dim"), Text(" · ".join(facts), "bold"))


def _players(view: StickEm, seat: int | None, names: list[str], words: Phrases) -> RenderableType:
    open_memory = view.options.open_memory
    grid = Grid(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    grid.add_column("")
    for column in ("player", "pain", "trick", "last"):
        grid.add_column(words.say(f"stick-em-board-{column}"))
    for column in ("hand", "taken", "total"):
        grid.add_column(words.say(f"stick-em-board-{column}"), justify="right")
    if open_memory:
        grid.add_column(words.say("stick-em-board-running"), justify="right")
        grid.add_column(words.say("stick-em-board-cards"))
    for other in range(view.players):
        cells = [
            "▶" if not view.over and other in view.question.players else "",
            row_name(other, seat, names, words),
            _pain(view, other),
            _card_in(view.trick, view.leader, other, view.players, view.winning_seat()),
            _card_in(list(view.last_trick), view.last_leader, other, view.players, view.last_winner),
            str(len(view.hands[other])),
            str(len(view.captured[other])),
            f"[bold]{view.totals()[other]}[/]",
        ]
        if open_memory:
            known = view.pains[other] != UNKNOWN
            cells += [str(view.running_score(other)) if known else "", _cards(view.captured[other])]
        grid.add_row(*cells)
    return grid


def _pain(view: StickEm, other: int) -> str:
    """The pain card with its mark; a tick while the picks are still hidden."""
    card = view.pains[other]
    if card != UNKNOWN:
        return f"[reverse]{marked(CARD_TEXTS[card])}[/]ϟ"
    return "" if other in view.question.players else "✓ ??"


def _card_in(trick: list[int], leader: int, seat: int, players: int, winner: int) -> str:
    place = (seat - leader) % players
    if place >= len(trick):
        return ""
    card = marked(CARD_TEXTS[trick[place]])
    lead = "›" if place == 0 else " "
    return f"{lead}[bold]{card}[/] ♛" if seat == winner else f"{lead}{card}"


def _sheet(view: StickEm, seat: int | None, names: list[str], words: Phrases) -> RenderableType:
    grid = Grid(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    grid.add_column(words.say("stick-em-board-sheet"))
    for other in range(view.players):
        grid.add_column(row_name(other, seat, names, words), justify="right")
    for number, scores in enumerate(view.sheet, 1):
        grid.add_row(str(number), *[f"{score:+d}" for score in scores])
    grid.add_row("=", *[f"[bold]{total}[/]" for total in view.totals()])
    return grid


def _scored(view: StickEm, seat: int | None, names: list[str], words: Phrases) -> list[RenderableType]:
    """The cards that everybody took in the round just scored (SE-5.4), until the next round has its first trick."""
    title = words.say("stick-em-board-scored", round=len(view.sheet))
    lines = [f"[dim]{escape(title)}[/]"]
    for other in range(view.players):
        pain = view.scored_pains[other]
        own = f"[reverse]{marked(CARD_TEXTS[pain])}[/]ϟ"
        taken = _cards(view.scored_cards[other], SUITS[pain])
        lines.append(f"  {row_name(other, seat, names, words)}  {own}  {taken}  [bold]{view.sheet[-1][other]:+d}[/]")
    return [Text.from_markup(line) for line in lines]


def _open(hand: tuple[int, ...]) -> bool:
    return bool(hand) and UNKNOWN not in hand


def _hand(view: StickEm, seat: int, whose: str) -> RenderableType:
    pain = SUITS[view.pains[seat]] if view.pains[seat] != UNKNOWN else NOBODY
    return Text.from_markup(f"[bold]{escape(whose)}[/]  {_cards(view.hands[seat], pain)}")


def _cards(cards: tuple[int, ...], pain: int = NOBODY) -> str:
    """Cards by colour; the owner's pain colour is underlined and bracketed."""
    groups: list[str] = []
    for colour in range(len(COLOURS)):
        group = " ".join([marked(CARD_TEXTS[card]) for card in sorted(cards) if SUITS[card] == colour])
        if group:
            groups.append(f"ϟ‹[underline]{group}[/]›" if colour == pain else group)
    return "   ".join(groups)
