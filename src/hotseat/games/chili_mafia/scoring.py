"""Who wins: points of complete gangs, tie-breaks, and team totals (CM-11, CM-13.12)."""

from typing import TYPE_CHECKING

from hotseat.core.outcome import Outcome
from hotseat.games.chili_mafia.gangs.gang import FAMILY

if TYPE_CHECKING:
    from hotseat.games.chili_mafia.state import ChiliMafia


def points(s: "ChiliMafia", seat: int) -> int:
    """The points of the gangs in front of this seat (CM-11.2)."""
    total = 0
    for gang in s.gangs[seat]:
        total += gang.points
    return total


def standing(s: "ChiliMafia", team: int) -> tuple[int, int, int]:
    """A team's points, Family gangs, and minus its peppers on the table: greater is better (CM-11.3)."""
    gangs = [gang for seat in range(s.players) if s.rules.team[seat] == team for gang in s.gangs[seat] if gang.complete]
    families = len([gang for gang in gangs if gang.kind == FAMILY])
    return sum([gang.points for gang in gangs]), families, -sum([gang.size for gang in gangs])


def outcome(s: "ChiliMafia") -> Outcome:
    """Scores by seat (in teams the team's sum) and places; all members of the winning team win."""
    standings = [standing(s, team) for team in range(s.rules.teams)]
    places = [1 + len([1 for other in s.rules.team if standings[other] > standings[team]]) for team in s.rules.team]
    return Outcome(tuple([standings[team][0] for team in s.rules.team]), tuple(places))
