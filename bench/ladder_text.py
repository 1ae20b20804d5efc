"""Generates the page about the bots' strength from stored results."""

import json
from pathlib import Path
from typing import Any, Final

from bench.characters import KNOWN, told_apart
from bench.ladder_head import HEAD
from bench.ladder_names import NAMES, ORDER, pairs_of, plan_of
from hotseat.bots.arena import holm

RIVALS: Final = {
    "Honest": "honest player",
    "DoubtsAtOnce": "table that doubts at once",
    "never_doubts": "first `normal` that never doubts",
    "LeadsHigh": "first `normal` that leads high pain cards",
}
SOLVED: Final = Path(__file__).parents[1] / "docs/exploitability.json"
"""What OpenSpiel's solvers reach in the small games (bench.exact)."""
GOALS: Final = (("spicy", 2, 0.85), ("spicy", 4, 0.375), ("stick-em", 4, 0.6), ("chili-mafia", 4, 0.45))
"""Game, players, and the share that the best bots were to win alone among the first `normal`."""
OLD: Final = "†"
"""Marks results that were measured before one of their bots changed."""
CLEAR: Final = 0.01
"""The p-value, corrected for the number of comparisons, from which a rung counts as shown."""


def written(stored: dict[str, Any]) -> str:
    """The complete page."""
    clear = shown(stored)
    parts = [HEAD, goal_table(stored), character_table(stored), answer_table(stored)]
    parts += [exploit_table(stored), small_table(stored["small"])]
    for plan, name in NAMES.items():
        strong, portraits = strengths(stored, plan, clear), likenesses(stored, plan)
        ceilings = gap_table(stored) if plan == "wazabi" else ""
        if strong or portraits:
            parts += [f"## {name}\n", strong, ceilings, portraits]
    return "\n".join([part for part in parts if part])


def shown(stored: dict[str, Any]) -> set[str]:
    """The rungs that are stronger than the one below with p < 0.01, after Holm's correction over the whole table."""
    rungs = {name: match for name, match in stored["matches"].items() if match["rivals"] in ORDER}
    corrected = holm([match["p_value"] for match in rungs.values()])
    return {
        name
        for (name, match), p in zip(rungs.items(), corrected, strict=True)
        if p < CLEAR and match["share"] > match["fair_share"]
    }


def old(stored: dict[str, Any], kind: str, name: str) -> str:
    """The mark of a result from before one of its bots changed."""
    return f" {OLD}" if f"{kind}: {name}" in stored["outdated"] else ""


def rival_name(rival: str) -> str:
    """The name of a rival on the page."""
    _, colon, attribute = rival.partition(":")
    return f"`{rival}`" if not colon else RIVALS.get(attribute, "first `normal`")


def strengths(stored: dict[str, Any], plan: str, clear: set[str]) -> str:
    """A row for each pair of players and number of players."""
    pairs = pairs_of(stored, plan)
    if not pairs:
        return ""
    names = {id(match): name for name, match in stored["matches"].items()}
    lines = [
        "| hero | rival | players | fair share | alone | majority | deal sets |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    for (hero, rival, players), mixes in pairs:
        first = next(iter(mixes.values()))
        cells = [
            share(mixes[lone]) + marks(stored, names[id(mixes[lone])], clear) if lone in mixes else ""
            for lone in ("hero", "rival")
        ]
        deals = " + ".join([str(mixes[lone]["deals"]) for lone in ("hero", "rival") if lone in mixes])
        lines.append(
            f"| `{hero}` | {rival_name(rival)} | {players} | {100 * first['fair_share']:.1f} % "
            f"| {cells[0]} | {cells[1]} | {deals} |"
        )
    return "\n".join(lines) + "\n"


def marks(stored: dict[str, Any], name: str, clear: set[str]) -> str:
    """The marks beside the share of a match."""
    return (" *" if name in clear else "") + old(stored, "matches", name)


def share(told: dict[str, Any]) -> str:
    """A share with its interval."""
    low, high = told["interval"]
    return f"{100 * told['share']:.1f} % ({100 * low:.1f}-{100 * high:.1f})"


def goal_table(stored: dict[str, Any]) -> str:
    """What the best level measured wins alone among the first `normal`, beside what it was to win."""
    lines = [
        "## Against the first `normal`\n",
        "What was to be reached alone among the first `normal`, and what the best level measured there wins.\n",
        "| game | players | fair share | goal | level | share | deal sets |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    for game, players, goal in GOALS:
        found = [
            (name, told)
            for name, told in stored["matches"].items()
            if (plan_of(told), told["players"], told["lone"]) == (game, players, "hero")
            and rival_name(told["rivals"]) == "first `normal`"
        ]
        for name, told in sorted(found, key=lambda one: rank(one[1]["hero"]))[-1:]:
            lines.append(
                f"| {NAMES[game].partition(' (')[0]} | {players} | {100 * told['fair_share']:.1f} % "
                f"| {100 * goal:.1f} % | `{told['hero']}` | {share(told)}{old(stored, 'matches', name)} "
                f"| {told['deals']} |"
            )
    return "\n".join(lines) + "\n" if len(lines) > 4 else ""


def character_table(stored: dict[str, Any]) -> str:
    """How often each character is recognised, and what it wins."""
    found = list(stored["characters"].items())
    if not found:
        return ""
    games = min(told["games"] for _, told in found)
    lines = [
        "## Characters\n",
        f"Each style drew {2 * KNOWN} portraits of at least {games} games at tables of four of its kind, on deals that",
        f"were never used for tuning. {KNOWN} are known; *recognised* says how many of the others a simple classifier",
        "gives to their style, the one whose known portraits they resemble most (`bench/characters.py`). The share is",
        "what one player of the style wins among three of the level without a style; 25 % is fair.\n",
        "| game | level | style | recognised | share | deal sets |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for game in [name for name in NAMES if any(told["game"] == name for _, told in found)]:
        right = told_apart(stored, game)
        for name, told in [(name, told) for name, told in found if told["game"] == game]:
            lines.append(
                f"| {NAMES[game].partition(' (')[0]} | `{told['level']}` | `{told['style']}` "
                f"| {right[told['style']]} of {KNOWN} | {share(told)}{old(stored, 'characters', name)} "
                f"| {told['deals']} |"
            )
    return "\n".join(lines) + "\n"


def answer_table(stored: dict[str, Any]) -> str:
    """The 99th percentile of the answer times by game and level; of all table sizes the slowest."""
    times = stored["times"]
    if not times:
        return ""
    lines = [
        "## Answer times\n",
        "The 99th percentile of the time for an answer with a choice, in milliseconds on one core of a busy machine;",
        "of all measured table sizes the slowest. In live play a search stops after 0.7 s.\n",
        "| game | " + " | ".join([f"`{level}`" for level in ORDER[1:]]) + " |",
        "| --- |" + " --- |" * len(ORDER[1:]),
    ]
    for game in [name for name in NAMES if any(told["game"] == name for told in times.values())]:
        cells = []
        for level in ORDER[1:]:
            found = [
                (told["p99"], old(stored, "times", name))
                for name, told in times.items()
                if told["game"] == game and told["level"] == level
            ]
            cells.append(f"{max(found)[0]:.1f}{max(found)[1]}" if found else "")
        lines.append(f"| {NAMES[game].partition(' (')[0]} | " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def exploit_table(stored: dict[str, Any]) -> str:
    """What a player wins who was trained against one bot."""
    exploits = stored["exploits"]
    if not exploits:
        return ""
    lines = [
        "## Trained attackers\n",
        "`python -m bench.exploit GAME --level LEVEL` trains a best response against a frozen bot and measures it on",
        "fresh deals, one attacker among frozen bots. In Spicy and Sweet & Spicy it learns a policy. Elsewhere it",
        "tunes the rules of `expert`, in Stick 'Em those of `hard`; where no change paid, it plays just like them.\n",
        "| game | attacked | players | fair share | attacker | way | updates | deal sets |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for name, told in sorted(exploits.items(), key=lambda one: [one[1][key] for key in ("game", "level", "players")]):
        fair = 100 / told["players"]
        lines.append(
            f"| {NAMES[told['game']]} | {rival_name(told['level'])} | {told['players']} | {fair:.1f} % "
            f"| {share(told)}{old(stored, 'exploits', name)} | {told.get('way', 'policy')} "
            f"| {told['updates'] or ''} | {told['deals']} |"
        )
    return "\n".join(lines) + "\n"


def rank(level: str) -> int:
    """The place of a level on the ladder; anybody else comes first."""
    return ORDER.index(level) if level in ORDER else -1


def small_table(small: dict[str, Any]) -> str:
    """NashConv of the levels in the small games, beside CFR+."""
    if not small:
        return ""
    solved = json.loads(SOLVED.read_text(encoding="utf-8"))
    levels = sorted({level for told in small.values() for level in told["levels"]}, key=rank)
    lines = [
        "## Small games, exactly\n",
        "What all players together could gain by best responses to a table of equal bots (NashConv; a whole win is 1),",
        "in the small games of [learning.md](learning.md), beside 200 iterations of CFR+ in OpenSpiel. `python -m",
        "bench.small` computes it. The bots were made for the printed games and do not know the small decks.\n",
        "| game | " + " | ".join([level if " " in level else f"`{level}`" for level in levels]) + " | CFR+ |",
        "| --- |" + " --- |" * (len(levels) + 1),
    ]
    for name in [name for name in solved if name in small]:
        cells = [f"{found:.3f}" if (found := small[name]["levels"].get(level)) is not None else "" for level in levels]
        lines.append(f"| {name} | " + " | ".join(cells) + f" | {solved[name]['cfr+'][-1]:.5f} |")
    return "\n".join(lines) + "\n"


def gap_table(stored: dict[str, Any]) -> str:
    """How much of the way from `normal` to a clairvoyant the level `hard` goes."""
    if not stored["ceilings"]:
        return ""
    lines = [
        "A clairvoyant, who sees all cards and the next rolls, among players of the level `normal`, and the part of",
        "its lead over them that `hard` reaches:\n",
        "| players | fair share | clairvoyant | `hard` | part of the gap | deal sets |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for name, told in sorted(stored["ceilings"].items(), key=lambda one: one[1]["players"]):
        match = f"wazabi {told['players']} hard normal hero"
        hard = stored["matches"].get(match)
        if hard:
            fair = hard["fair_share"]
            lines.append(
                f"| {told['players']} | {100 * fair:.1f} % | {share(told)}{old(stored, 'ceilings', name)} "
                f"| {share(hard)}{old(stored, 'matches', match)} "
                f"| {100 * (hard['share'] - fair) / (told['share'] - fair):.0f} % | {told['deals']} + {hard['deals']} |"
            )
    return "\n".join(lines) + "\n"


def likenesses(stored: dict[str, Any], plan: str) -> str:
    """Statistics of play among equals: a column for each level and number of players."""
    found = [(name, drawn) for name, drawn in stored["portraits"].items() if plan_of(drawn) == plan]
    if not found:
        return ""
    found.sort(key=lambda one: (ORDER.index(one[1]["level"]), one[1]["players"]))
    heads = [f"`{drawn['level']}`, {drawn['players']}{old(stored, 'portraits', name)}" for name, drawn in found]
    lines = [
        f"Portraits of tables of equal players, at least {min(drawn['games'] for _, drawn in found)} games each:\n",
        "| | " + " | ".join(heads) + " |",
        "| --- |" + " --- |" * len(heads),
    ]
    for name in found[0][1]["rows"]:
        cells = [drawn["rows"][name] for _, drawn in found]
        lines.append(f"| {name.replace('-', ' ')} | " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"
