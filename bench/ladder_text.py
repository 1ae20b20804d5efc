"""The page about the bots' strength, made from stored results."""

from typing import Any, Final

HEAD: Final = """# How the bots play, and how strong they are

This page is made by `python -m bench.ladder write` from the results in docs/bots.json; `python -m bench.ladder
play` measures them anew. `hotseat arena` plays single matches and `hotseat arena GAME --portrait` single portraits.

A match plays every deal once with the lone player in each seat, so that luck of the deal falls out; shares are
averages over these deal sets, with 95 % intervals. *Alone* is one hero among rivals; *majority* is one rival
among heroes, and the share is that of a single hero, so the fair share is the same. The deals were never used
for tuning. The number of deal sets is beside each figure; few sets are rough.

| level | Spicy, Sweet & Spicy | Stick 'Em | Chili Mafia | Wazabi |
| --- | --- | --- | --- | --- |
| `random` | any listed move | the same | the same | the same |
| `easy` | near a beginner, forgetful | rules, forgetful, careless | greedy, careless | greedy, careless |
| `normal` | follows 0.4 of what was learned | rules with memory | rules with memory | looks ahead over three deals |
| `hard` | follows 0.9 of it | search, 150 playouts | waits for the Raid (3 and more sides) | as `normal` |
| `expert` | as `hard` | search, 2,500 playouts | as `hard` | as `normal` |

Where a level is as the one below, nothing stronger has been measured yet. A search gives the same move for the same
view, seed and number of playouts. The weights of Spicy were learned by self-play among a pool of styles (`python -m
bench.train GAME`, seed 1); they depend on the number of players. The first `normal` of every game is kept in
`tests/bots/rivals` as a fixed rival, with a few players written from outside.

Known gaps: with three players a lone `hard` is still frozen out by two of the first `normal` of Spicy, which
doubt every opening at once. Sweet & Spicy of five plays with the weights of six. The weights of Spicy come from
longer runs than the defaults of `bench.train` (120,000, 90,000, 80,000, 60,000 and 60,000 games for 2 to 6
players, with a pull of 0.01 for two as well). Wazabi has no level above `normal`, and `expert` of Stick 'Em has
not been measured against `hard`. Nobody has trained a player against these bots yet.
"""
NAMES: Final = {
    "spicy": "Spicy",
    "sweet-spicy": "Sweet & Spicy",
    "stick-em": "Stick 'Em (one round)",
    "chili-mafia": "Chili Mafia",
    "wazabi": "Wazabi",
}
RIVALS: Final = {
    "Honest": "honest player",
    "DoubtsAtOnce": "table that doubts at once",
    "never_doubts": "first `normal` that never doubts",
    "LeadsHigh": "first `normal` that leads high pain cards",
}


def written(stored: dict[str, Any]) -> str:
    """The whole page."""
    parts = [HEAD]
    for id, name in NAMES.items():
        matches = [match for match in stored["matches"].values() if match["game"] == id]
        portraits = [drawn for drawn in stored["portraits"].values() if drawn["game"] == id]
        if matches or portraits:
            parts += [f"## {name}\n", strengths(matches), likenesses(portraits)]
    return "\n".join([part for part in parts if part])


def rival_name(rival: str) -> str:
    """How a rival is called on the page."""
    _, colon, attribute = rival.partition(":")
    return f"`{rival}`" if not colon else RIVALS.get(attribute, "first `normal`")


def strengths(matches: list[dict[str, Any]]) -> str:
    """A row for each pair of players and number of players."""
    found: dict[tuple[str, str, int], dict[str, dict[str, Any]]] = {}
    for match in matches:
        found.setdefault((match["hero"], match["rivals"], match["players"]), {})[match["lone"]] = match
    if not found:
        return ""
    lines = [
        "| hero | rival | players | fair share | alone | majority | deal sets |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    for (hero, rival, players), mixes in sorted(found.items(), key=lambda item: (item[0][:2], item[0][2])):
        first = next(iter(mixes.values()))
        cells = [share(mixes[lone]) if lone in mixes else "" for lone in ("hero", "rival")]
        deals = " + ".join([str(mixes[lone]["deals"]) for lone in ("hero", "rival") if lone in mixes])
        lines.append(
            f"| `{hero}` | {rival_name(rival)} | {players} | {100 * first['fair_share']:.1f} % "
            f"| {cells[0]} | {cells[1]} | {deals} |"
        )
    return "\n".join(lines) + "\n"


def share(match: dict[str, Any]) -> str:
    """A share with its interval."""
    low, high = match["interval"]
    return f"{100 * match['share']:.1f} % ({100 * low:.1f}-{100 * high:.1f})"


def likenesses(portraits: list[dict[str, Any]]) -> str:
    """A table of equals, counted: a column for each level and number of players."""
    if not portraits:
        return ""
    ordered = sorted(portraits, key=lambda drawn: (["easy", "normal", "hard"].index(drawn["level"]), drawn["players"]))
    lines = [
        f"Portraits of tables of equals, {min(drawn['games'] for drawn in ordered)} games each:\n",
        "| | " + " | ".join([f"`{drawn['level']}`, {drawn['players']}" for drawn in ordered]) + " |",
        "| --- |" + " --- |" * len(ordered),
    ]
    for name in ordered[0]["rows"]:
        lines.append(f"| {name.replace('-', ' ')} | " + " | ".join([drawn["rows"][name] for drawn in ordered]) + " |")
    return "\n".join(lines) + "\n"
