"""The result of a match as SVG: the share with its confidence interval next to the fair share."""

from html import escape
from typing import Final

from hotseat.bots.arena import Result

WIDTH: Final = 360
LEFT: Final = 12
SCALE: Final = WIDTH - 2 * LEFT


def chart(result: Result) -> str:
    """The hero's share of wins from 0 to 100 %."""
    spec, (low, high) = result.match.written(), result.interval
    fair = result.match.fair_share()
    title = f"{spec['hero']} against {spec['rivals']}, {spec['game']} for {spec['players']}"
    told = f"{result.share:.1%} ({low:.1%} to {high:.1%}), fair {fair:.1%}, {len(result.shares)} deals"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="78" viewBox="0 0 {WIDTH} 78" role="img" '
        f'font-family="system-ui,sans-serif" font-size="12" aria-label="{escape(f"{title}: {told}")}">'
        f'<rect width="{WIDTH}" height="78" rx="8" fill="#f7ebd3"/>'
        f'<text x="{LEFT}" y="20" font-weight="700" fill="#241611">{escape(title)}</text>'
        f'<path d="M{LEFT} 42H{LEFT + SCALE}" stroke="#bfa37a" stroke-width="2"/>'
        f'<path d="M{_x(fair)} 33V51" stroke="#5c4636" stroke-width="2" stroke-dasharray="3 3"/>'
        f'<path d="M{_x(low)} 42H{_x(high)}" stroke="#c22d18" stroke-width="6" stroke-linecap="round"/>'
        f'<circle cx="{_x(result.share)}" cy="42" r="6" fill="#c22d18" stroke="#f7ebd3" stroke-width="2"/>'
        f'<text x="{LEFT}" y="68" fill="#5c4636">{escape(told)}</text></svg>'
    )


def _x(share: float) -> str:
    return f"{LEFT + SCALE * share:.1f}"
