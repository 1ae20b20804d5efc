"""Draws the pictures of the README from real tables: `python tools/pictures.py`."""

import io
import re
from pathlib import Path

from rich.console import Console

from hotseat import open_table
from hotseat.bots import make_bot
from hotseat.cli.boards import board_of
from hotseat.locales import phrases

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
NAMES = ["Ada", "Sumac", "Harissa", "Masala"]


def terminal(game: str, moves: int, title: str, seed: int) -> str:
    """The terminal board of a game among bots after `moves` moves, as self-contained SVG."""
    table = open_table(game, players=4, seed=seed, names=NAMES)
    bots = [make_bot(game, "normal", seat) for seat in range(4)]
    for _ in range(moves):
        seat = table.state.seat()
        table.push(bots[seat].choose(table.state.view(seat), seat), seat)
    console = Console(record=True, width=78, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    seat = table.state.seat()
    console.print(board_of(game)(table.state.view(seat), seat, NAMES, phrases("en")))
    picture = console.export_svg(title=title, unique_id=game)
    return re.sub(r"@font-face \{.*?\}", "", picture, flags=re.DOTALL)


if __name__ == "__main__":
    PICTURES.mkdir(exist_ok=True)
    picture = terminal("stick-em", moves=30, title="hotseat play stick-em", seed=11)
    (PICTURES / "stick-em-terminal.svg").write_text(picture, encoding="utf-8")
