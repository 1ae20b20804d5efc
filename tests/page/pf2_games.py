"""Games and cases of pf2 for the page's own verifier: `python -m tests.page.pf2_games` writes them anew."""

import json
from pathlib import Path

from tests.fairness.pf2_cases import CASES, Case, Files, changes, games, tampered

FILE = Path(__file__).parents[2] / "web" / "src" / "lib" / "pf2-games.json"


def written() -> str:
    """The files of every game, and every case as what it sets where."""
    files = games()
    told = {"games": files, "cases": [case_json(files[case.game], case) for case in CASES]}
    return json.dumps(told, separators=(",", ":"), default=str) + "\n"


def case_json(files: Files, case: Case) -> dict[str, object]:
    """One case as data."""
    after = tampered(files, case)
    both = {name: files[name] for name in after}
    facts = {"game": case.game, "name": case.name, "exit": case.exit, "code": case.code}
    return {**facts, "receipt": "receipt" in after, "changes": changes(both, after)}


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
