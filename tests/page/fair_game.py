"""The fair game that the page's own verifier is tested with: `python -m tests.page.fair_game` writes it anew."""

import json
from pathlib import Path

from tests.fairness.fair_games import whole_game

FILE = Path(__file__).parents[2] / "web" / "src" / "lib" / "fair-game.json"


def written() -> str:
    """The transcript of a whole fair game and the receipts of all its seats."""
    played = whole_game()
    receipts = [played.files(seat)[1] for seat in range(4)]
    return json.dumps({"transcript": played.ledger.transcript(), "receipts": receipts}, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
