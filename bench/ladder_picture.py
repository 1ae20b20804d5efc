"""The ladder as a picture: how much more than its fair share each level wins over the one below."""

from math import log2
from typing import Any, Final
from xml.sax.saxutils import escape

from bench.ladder_names import NAMES, Found, rungs_of

WIDTH: Final = 760
LEFT: Final = 270
RIGHT: Final = 70
ROW: Final = 20
LEAST: Final = 0.75
MOST: Final = 4.0
"""The ends of the logarithmic scale, in fair shares."""
TICKS: Final = (0.75, 1.0, 1.5, 2.0, 3.0, 4.0)
LEGEND: Final = "Wins in fair shares, with 95 % intervals. Filled dot: alone among rivals. Hollow dot: in the majority."
PAPER: Final = "#fbf6ee"
INK: Final = "#2b2420"
FAINT: Final = "#cbbfb0"
HERO: Final = "#b5482f"


def across(times: float) -> float:
    """The x position of a multiple of the fair share."""
    within = min(MOST, max(LEAST, times))
    return LEFT + (WIDTH - LEFT - RIGHT) * log2(within / LEAST) / log2(MOST / LEAST)


def text(x: float, y: float, words: str, more: str = "") -> str:
    """One line of text."""
    return f'<text x="{x:.1f}" y="{y:.1f}" {more}>{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, colour: str, wide: float) -> str:
    """A straight line."""
    return f'<path d="M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}" stroke="{colour}" stroke-width="{wide}"/>'


def mark(match: dict[str, Any], y: float, filled: bool) -> str:
    """A share with its 95 % interval: filled for a lone hero, hollow for heroes in the majority."""
    low, high = [across(end / match["fair_share"]) for end in match["interval"]]
    x = across(match["times_fair"])
    inside = HERO if filled else PAPER
    dot = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" stroke="{HERO}" stroke-width="1.5" fill="{inside}"/>'
    return line(low, y, high, y, HERO, 2 if filled else 1) + dot


def row(y: float, label: str, mixes: Found) -> list[str]:
    """One rung at one table size."""
    drawn = [text(LEFT - 12, y + 4, label, 'text-anchor="end"')]
    if "rival" in mixes:
        drawn.append(mark(mixes["rival"], y - 3, False))
    if "hero" in mixes:
        drawn.append(mark(mixes["hero"], y + 2, True))
        drawn.append(text(WIDTH - RIGHT + 12, y + 4, f"{mixes['hero']['times_fair']:.2f}"))
    return drawn


def ladder(stored: dict[str, Any]) -> str:
    """The whole picture."""
    drawn: list[str] = []
    y = 50.0
    for plan, name in NAMES.items():
        rungs = rungs_of(stored, plan)
        if not rungs:
            continue
        y += 12
        drawn.append(text(20, y + 4, name, 'font-weight="bold"'))
        for (hero, rival, players), mixes in rungs:
            y += ROW
            drawn += row(y, f"{hero} over {rival}, {players} players", mixes)
        y += ROW
    axis = [line(across(tick), 44, across(tick), y, INK if tick == 1 else FAINT, 1) for tick in TICKS]
    axis += [text(across(tick), 36, f"{tick:g}", 'text-anchor="middle"') for tick in TICKS]
    axis.append(text(20, 18, LEGEND))
    frame = f'<rect width="{WIDTH}" height="{y + 10:.0f}" fill="{PAPER}"/>'
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {y + 10:.0f}" font-family="sans-serif" '
        f'font-size="12" fill="{INK}" role="img" aria-label="How much each level of the bots wins over the one below">'
    )
    return "\n".join([head, frame, *axis, *drawn, "</svg>"]) + "\n"


def pictures(stored: dict[str, Any]) -> dict[str, str]:
    """All pictures by file name."""
    return {"bots-ladder.svg": ladder(stored)}
