"""Provable fairness (protocol pf1): nobody chose the cards, and everybody can check it. docs/fairness.md.

setup = Commitment.create(game_id, game_setup, humans, time, server_key)      # publish setup.statement()
setup.commit(seat, commit) ...                                               # publish setup.published_commits()
setup.reveal(seat, seed) ...
s, ledger = game_setup.start(setup.rng()), Ledger(setup)
ledger.append(*opened(s))
ledger.append(*played(s, seat, move)) ...                                    # publish ledger.head
ledger.end()
ledger.transcript()                                                          # for everybody
"""

from hotseat.fairness.commitment import Commitment, client_commit, restored_commitment
from hotseat.fairness.entries import Entry, opened, played, told
from hotseat.fairness.errors import FairnessError
from hotseat.fairness.ledger import Chain, Ledger
from hotseat.fairness.prepared import prepared_statement
from hotseat.fairness.receipt import Receipt
from hotseat.fairness.signing import ServerKey

__all__ = [
    "Chain",
    "Commitment",
    "Entry",
    "FairnessError",
    "Ledger",
    "Receipt",
    "ServerKey",
    "client_commit",
    "opened",
    "played",
    "prepared_statement",
    "restored_commitment",
    "told",
]
