"""The plots of Wazabi's balance report, as small SVG files; needs matplotlib (the extra `plot`)."""

from pathlib import Path
from statistics import median, quantiles
from typing import Any

from hotseat.cli.balance.wazabi_counts import Counts
from hotseat.core.errors import HotseatError
from hotseat.games.wazabi.cards import CARD_TEXTS
from hotseat.games.wazabi.piment import PIMENT_TEXTS

BLACK = "#333333"
RED = "#c8321e"
GREY = "#999999"


def draw_plots(base: list[Counts], piment: list[Counts], folder: Path) -> None:
    """Write four files: length, seats, cards, races."""
    plt = _pyplot()
    _length(plt, base, piment, folder / "wazabi-length.svg")
    _seats(plt, piment, folder / "wazabi-seats.svg")
    _cards(plt, [counts for counts in piment if counts.players in (2, 4, 8)], folder / "wazabi-cards.svg")
    _races(plt, piment, folder / "wazabi-races.svg")


def _pyplot() -> Any:
    try:
        import matplotlib
    except ImportError:
        raise HotseatError(
            "The report needs matplotlib for its plots. Install it with: pip install 'hotseat[plot]'.", "needs-plot"
        ) from None
    matplotlib.use("svg")
    matplotlib.rcParams.update({"svg.fonttype": "none", "svg.hashsalt": "hotseat", "font.size": 9})
    import matplotlib.pyplot as plt

    return plt


def _save(plt: Any, figure: Any, file: Path) -> None:
    figure.tight_layout()
    figure.savefig(file, metadata={"Date": None})
    plt.close(figure)


def _length(plt: Any, base: list[Counts], piment: list[Counts], file: Path) -> None:
    """Median with the middle 80 %, base game and expansion side by side."""
    figure, axes = plt.subplots(figsize=(6, 3))
    for rows, colour, label, shift in ((base, BLACK, "base game", -0.1), (piment, RED, "with Piment", 0.1)):
        at = [counts.players + shift for counts in rows]
        middle = [median(counts.turns) for counts in rows]
        tenths = [quantiles(counts.turns, n=10) for counts in rows]
        below = [mid - low[0] for mid, low in zip(middle, tenths, strict=True)]
        above = [high[-1] - mid for mid, high in zip(middle, tenths, strict=True)]
        axes.errorbar(at, middle, yerr=[below, above], fmt="o", color=colour, label=label, capsize=3)
    axes.set_xlabel("players")
    axes.set_ylabel("turns, median and middle 80 %")
    axes.set_ylim(bottom=0)
    axes.legend(frameon=False)
    _save(plt, figure, file)


def _seats(plt: Any, piment: list[Counts], file: Path) -> None:
    """Win share by place in the first round, as a multiple of the fair share."""
    figure, axes = plt.subplots(figsize=(6, 3))
    for counts in piment:
        places = range(counts.players)
        shares = [counts.players * counts.wins_by_turn_order[place] / counts.games for place in places]
        axes.plot([place + 1 for place in places], shares, marker="o", markersize=3, label=f"{counts.players} players")
    axes.axhline(1, color=GREY, linewidth=0.8)
    axes.set_xlabel("place in the first round")
    axes.set_ylabel("wins, 1 = fair share")
    axes.set_ylim(0.5, 1.5)
    axes.legend(frameon=False, ncol=2, fontsize=7)
    _save(plt, figure, file)


def _cards(plt: Any, chosen: list[Counts], file: Path) -> None:
    """Winners among the users of each card."""
    cards = [card for card in (*CARD_TEXTS, *PIMENT_TEXTS) if any(counts.users[card] for counts in chosen)]
    figure, axes = plt.subplots(figsize=(6, 4.5))
    for counts, mark in zip(chosen, "osD", strict=False):
        colours = [BLACK if card in CARD_TEXTS else RED for card in cards]
        shares = [counts.share(card) for card in cards]
        axes.scatter(shares, range(len(cards)), c=colours, marker=mark, s=18, label=f"{counts.players} players")
    axes.axvline(1, color=GREY, linewidth=0.8)
    axes.set_yticks(range(len(cards)), cards)
    axes.invert_yaxis()
    axes.set_xlabel("wins of players who used the card, 1 = fair share (red: Piment, reconstruction)")
    axes.legend(frameon=False)
    _save(plt, figure, file)


def _races(plt: Any, piment: list[Counts], file: Path) -> None:
    """Rolls with a race, and mistakes on the others."""
    figure, axes = plt.subplots(figsize=(6, 3))
    players = [counts.players for counts in piment]
    axes.bar(players, [100 * counts.races / counts.rolls for counts in piment], 0.6, color=RED, label="race")
    mistakes = [100 * counts.mistakes / (counts.rolls - counts.races) for counts in piment]
    axes.plot(players, mistakes, "o-", color=BLACK, label="mistakes on rolls without a race")
    axes.set_xlabel("players")
    axes.set_ylabel("per cent of rolls")
    axes.legend(frameon=False)
    _save(plt, figure, file)
