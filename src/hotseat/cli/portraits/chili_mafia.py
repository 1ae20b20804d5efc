"""A portrait of play in Chili Mafia: when gangs are formed, how many attacks are stopped, what is held back."""

from hotseat.bots.chili_mafia.values import team_points
from hotseat.cli.portraits.counts import Counts, Row
from hotseat.core.state import State
from hotseat.games.chili_mafia.cards.codes import HOT_BITS, PEPPERS, STRENGTH
from hotseat.games.chili_mafia.plans.moves import CARD_WORD, EASYPAL, FUGGED, PASS
from hotseat.games.chili_mafia.state import ChiliMafia


def count(counts: Counts, s: State, seat: int, move: int) -> None:
    """Count a move that is about to be played."""
    assert isinstance(s, ChiliMafia)
    name, after = s.question.name, s.clone()
    after.push(move, seat)
    if name == "response":
        stops = move in (FUGGED, EASYPAL)
        counts.add("stopped", stops)
        if FUGGED in s.moves(seat) and seat == s.attack.rival:
            counts.add("could stop")
            counts.add("stopped with a Fuggedaboutit", move == FUGGED)
    if name == "draft":
        counts.add("cards drafted")
        counts.add("hot cards drafted", bool(HOT_BITS >> (move - CARD_WORD) & 1))
        counts.add("strength drafted", STRENGTH[move - CARD_WORD] if move - CARD_WORD < PEPPERS else 0)
    if name == "turn" and not s.plans[seat]:
        counts.add("passes", move == PASS)
    if name == "turn":
        if after.question.name == "response" and after.attack is not s.attack:
            _count_attack(counts, after)
        counts.add("gangs before the Raid", max(0, _gangs(after) - _gangs(s)))
        if after.turn != s.turn:
            counts.add("turns")
            counts.add("hot cards held", sum([HOT_BITS >> card & 1 for card in s.hands[seat]]))
            counts.add("cards held", len(s.hands[seat]))
    if name == "raid":
        counts.add("gangs in the Raid", max(0, _gangs(after) - _gangs(s)))


def _count_attack(counts: Counts, s: ChiliMafia) -> None:
    attack = s.attack
    counts.add("attacks")
    counts.add("attacks before the Raid", s.raid_ahead())
    counts.add("strength attacked", sum([STRENGTH[card] for card in attack.targets]))
    rivals = s.rules.rivals[attack.seat]
    most = max([team_points(s, rival) for rival in rivals])
    counts.add("attacks on the leader", team_points(s, attack.rival) == most)


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
        counts.share("attacks-before-raid", "attacks before the Raid", "attacks"),
        counts.share("leader-attacked", "attacks on the leader", "attacks"),
        counts.mean("strength-attacked", "strength attacked", "attacks"),
        counts.share("attacks-stopped", "stopped", "attacks"),
        counts.share("fuggedaboutits-spent", "stopped with a Fuggedaboutit", "could stop"),
        counts.share("hot-cards-drafted", "hot cards drafted", "cards drafted"),
        counts.mean("strength-drafted", "strength drafted", "cards drafted"),
        counts.mean("hot-cards-held", "hot cards held", "turns"),
        counts.mean("cards-held", "cards held", "turns"),
        counts.mean("passes", "passes", "games"),
        counts.mean("score", "points", "scores"),
    ]
