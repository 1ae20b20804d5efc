"""What the page and the picture of the ladder have in common: the names of plans, and results sorted into rungs."""

from typing import Any, Final

NAMES: Final = {
    "spicy": "Spicy",
    "spicy-seasoned": "Spicy with three random seasonings",
    "sweet-spicy": "Sweet & Spicy",
    "sweet-spicy-seasoned": "Sweet & Spicy with three random seasonings",
    "stick-em": "Stick 'Em (one round)",
    "chili-mafia": "Chili Mafia",
    "wazabi": "Wazabi",
}
"""The plans, in the order of the page."""
ORDER: Final = ("random", "easy", "normal", "hard", "expert")

Found = dict[str, dict[str, Any]]
"""The results of one pair at one table size, by who was alone."""
Pair = tuple[str, str, int]
"""Hero, rival and number of players."""


def plan_of(told: dict[str, Any]) -> str:
    """The plan to which a result belongs."""
    plan: str = told.get("plan", told["game"])
    return plan


def pairs_of(stored: dict[str, Any], plan: str) -> list[tuple[Pair, Found]]:
    """All pairs of a plan: the levels from the bottom to the top, then fixed rivals."""
    found: dict[Pair, Found] = {}
    for match in stored["matches"].values():
        if plan_of(match) == plan:
            found.setdefault((match["hero"], match["rivals"], match["players"]), {})[match["lone"]] = match
    return sorted(found.items(), key=lambda item: (":" in item[0][1], ORDER.index(item[0][0]), item[0][1:]))


def rungs_of(stored: dict[str, Any], plan: str) -> list[tuple[Pair, Found]]:
    """The pairs of levels only."""
    return [(pair, mixes) for pair, mixes in pairs_of(stored, plan) if pair[1] in ORDER]
