"""What could be won at all: a clairvoyant player of Wazabi among bots of the level `normal`."""

from statistics import fmean, stdev
from typing import Any

from hotseat.bots import make_bot
from hotseat.core.rng import seeded
from hotseat.games import game
from hotseat.games.wazabi.state import Wazabi
from tests.bots.wazabi_clairvoyant import clairvoyant_move


def clairvoyant_share(players: int, deal: int) -> float:
    """The clairvoyant's share of wins in one deal, played from every seat."""
    won = 0.0
    for hero in range(players):
        s = game("wazabi").setup(players, {}).start(seeded(deal))
        assert isinstance(s, Wazabi)
        bots = [make_bot("wazabi", "normal", 1000 * deal + 10 * hero + seat) for seat in range(players)]
        while not s.over:
            seat = s.seat()
            s.push(clairvoyant_move(s, seat) if seat == hero else bots[seat].choose(s.view(seat), seat), seat)
        won += hero in s.outcome().winners
    return won / players


def ceiling(players: int, deals: int, seed: int) -> dict[str, Any]:
    """The share over many deals, with its 95 % interval."""
    shares = [clairvoyant_share(players, seed + deal) for deal in range(deals)]
    error = stdev(shares) / len(shares) ** 0.5
    share = fmean(shares)
    return {
        "players": players,
        "deals": deals,
        "share": share,
        "interval": [share - 1.96 * error, share + 1.96 * error],
    }
