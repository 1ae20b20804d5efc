"""The balance report of Wazabi: length, seats, cards, endings and races of games among bots."""

from collections import Counter
from pathlib import Path
from statistics import median, quantiles

from hotseat.cli.balance.wazabi_counts import LEVEL, Counts, counted
from hotseat.cli.balance.wazabi_plots import draw_plots
from hotseat.core.seats import LETTERS
from hotseat.games.wazabi.cards import CARD_TEXTS
from hotseat.games.wazabi.piment import PIMENT_TEXTS

BASE_PLAYERS = range(2, 7)
PIMENT_PLAYERS = range(2, 9)


def report(games: int, seed: int, folder: Path) -> None:
    """Play `games` games for every number of players, base game and expansion, and write `wazabi.md` with its plots."""
    folder.mkdir(parents=True, exist_ok=True)
    base = [counted(players, games, seed, piment=False) for players in BASE_PLAYERS]
    piment = [counted(players, games, seed) for players in PIMENT_PLAYERS]
    draw_plots(base, piment, folder)
    (folder / "wazabi.md").write_text(written(base, piment, games, seed), encoding="utf-8")


# -- the page ----------------------------------------------------------------------------------------------------------


def written(base: list[Counts], piment: list[Counts], games: int, seed: int) -> str:
    """The report as Markdown."""
    parts = [
        "# Balance of Wazabi",
        f"Made by `hotseat simulate wazabi --balance FOLDER`: `{LEVEL}` bots play each other, {games} games for each "
        f"number of players, seeds from {seed}. A share of {games} games is uncertain by about "
        f"{100 / games**0.5:.1f} percentage points (two standard errors at one half).",
        "The Piment cards and the faces of the red die are the table `reconstruction-1`, **not the printed cards**: "
        "these figures show that the reconstruction plays well, not how the printed game plays.",
        "## Length",
        "Turns until the first player has no dice, missed and extra turns included.",
        length_table(base, piment),
        "![Length of a game by players](wazabi-length.svg)",
        "## Who wins",
        "Share of wins by the place in the first round: 1 is the player who won the roll-off.",
        place_table(piment, [counts.wins_by_turn_order for counts in piment], "12345678"),
        "The same by seat; the roll-off makes all seats alike, so this is a check of chance.",
        place_table(piment, [counts.wins_by_seat for counts in piment], LETTERS),
        "![Win share by seat](wazabi-seats.svg)",
        "## The cards",
        "How often players who played (Wazabi cards) or flipped (Piment cards) a card went on to win, as a multiple of "
        "the fair share. Players who are about to win play more `remove1`, so this shows where a card is used as well "
        "as what it does.",
        card_table(piment),
        "![Effect of each card](wazabi-cards.svg)",
        "## Endings",
        "What took the winner's last die, in per cent.",
        ending_table(piment),
        "## Races",
        "How often a roll shows exactly one W, how the race ends, and how often somebody slaps by mistake.",
        race_table(piment),
        "![Races and mistakes](wazabi-races.svg)",
    ]
    return "\n\n".join(parts) + "\n"


def table(head: list[str], rows: list[list[str]]) -> str:
    """A Markdown table."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(["| " + " | ".join(line) + " |" for line in lines])


def spread(turns: list[int]) -> str:
    """Median, and the range of the middle 80 %."""
    tenths = quantiles(turns, n=10)
    return f"{median(turns):.0f} ({tenths[0]:.0f}-{tenths[-1]:.0f})"


def length_table(base: list[Counts], piment: list[Counts]) -> str:
    """Median (10 % - 90 %) by players."""
    without = {counts.players: spread(counts.turns) for counts in base}
    rows = [
        [str(counts.players), without.get(counts.players, "-"), spread(counts.turns), str(max(counts.turns))]
        for counts in piment
    ]
    return table(["players", "base game", "with Piment", "longest with Piment"], rows)


def place_table(piment: list[Counts], wins: list[Counter[int]], heads: str) -> str:
    """Win share by place or seat."""
    rows = [
        [str(counts.players)]
        + [_percent(won[place], counts.games) for place in range(counts.players)]
        + [""] * (len(heads) - counts.players)
        for counts, won in zip(piment, wins, strict=True)
    ]
    return table(["players", *heads], rows)


def card_table(piment: list[Counts]) -> str:
    """By card: uses per game (4 players), and the share of winners among its users."""
    chosen = [counts for counts in piment if counts.players in (2, 4, 8)]
    rows = []
    for card in (*CARD_TEXTS, *PIMENT_TEXTS):
        if any(counts.users[card] for counts in chosen):
            used = " / ".join([f"{counts.users[card] / counts.games:.2f}" for counts in chosen])
            rows.append([f"`{card}`", used, *[f"{counts.share(card):.2f}" for counts in chosen]])
    return table(["card", "users per game, 2 / 4 / 8", *[f"{counts.players} players" for counts in chosen]], rows)


def ending_table(piment: list[Counts]) -> str:
    """What ended the game."""
    together: Counter[str] = sum([counts.endings for counts in piment], Counter())
    endings = [name for name, _ in together.most_common(8)]
    rows = [
        [str(counts.players), *[_percent(counts.endings[ending], counts.games) for ending in endings]]
        for counts in piment
    ]
    return table(["players", *[f"`{ending}`" if ending != "gift" else ending for ending in endings]], rows)


def race_table(piment: list[Counts]) -> str:
    """Races, flips and mistakes."""
    rows = [
        [
            str(counts.players),
            _percent(counts.races, counts.rolls),
            _percent(counts.races_won, counts.races),
            _percent(counts.mistakes, counts.rolls - counts.races),
            f"{counts.races_won / counts.games:.1f}",
            f"{counts.flips / counts.games:.1f}",
        ]
        for counts in piment
    ]
    head = [
        "players",
        "rolls with a race",
        "races won",
        "mistakes per roll without a race",
        "races per game",
        "flips per game",
    ]
    return table(head, rows)


def _percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "-"
