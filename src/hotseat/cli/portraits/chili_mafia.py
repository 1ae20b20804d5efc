"""A portrait of play in Chili Mafia: when gangs are formed, how many attacks are stopped, what is held back."""

from hotseat.cli.portraits.counts import Counts, Row
from hotseat.core.state import State
from hotseat.games.chili_mafia.cards.codes import HOT_BITS
from hotseat.games.chili_mafia.plans.moves import EASYPAL, FUGGED, PASS
from hotseat.games.chili_mafia.state import ChiliMafia


def count(counts: Counts, s: State, seat: int, move: int) -> None:
    """Count a move that is about to be played."""
    assert isinstance(s, ChiliMafia)
    name, after = s.question.name, s.clone()
    after.push(move, seat)
    counts.add("stopped", name == "response" and move in (FUGGED, EASYPAL))
    if name == "turn" and not s.plans[seat]:
        counts.add("passes", move == PASS)
    if name == "turn":
        counts.add("attacks", after.question.name == "response" and after.attack is not s.attack)
        counts.add("gangs before the Raid", max(0, _gangs(after) - _gangs(s)))
        if after.turn != s.turn:
            counts.add("turns")
            counts.add("hot cards held", sum([HOT_BITS >> card & 1 for card in s.hands[seat]]))
            counts.add("cards held", len(s.hands[seat]))
    if name == "raid":
        counts.add("gangs in the Raid", max(0, _gangs(after) - _gangs(s)))


def _gangs(s: ChiliMafia) -> int:
    return sum([gang.size > 0 for gangs in s.gangs for gang in gangs])


def finish(counts: Counts, s: State) -> None:
    """Count a finished game."""
    assert isinstance(s, ChiliMafia)
    counts.add("points", sum(s.outcome().scores))
    counts.add("scores", s.players)


def rows(counts: Counts) -> list[Row]:
    """The rows to show."""
    return [
        counts.mean("gangs-before-raid", "gangs before the Raid", "games"),
        counts.mean("gangs-in-raid", "gangs in the Raid", "games"),
        counts.mean("attacks", "attacks", "games"),
        counts.share("attacks-stopped", "stopped", "attacks"),
        counts.mean("hot-cards-held", "hot cards held", "turns"),
        counts.mean("cards-held", "cards held", "turns"),
        counts.mean("passes", "passes", "games"),
        counts.mean("score", "points", "scores"),
    ]
