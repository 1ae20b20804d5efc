"""Protocol pf2: for each table one list, and at most one part per player. docs/fairness.md.

The server:   shuffle = Shuffle.promised(...)   then seal, listed, show until it is `ready`, or give_up
The client:   Participant(game, token, journal).answer(told)   the journal is written before every answer
"""

from hotseat.fairness.pf2.journal import FileJournal, Journal, MemoryJournal, Note
from hotseat.fairness.pf2.participant import Ask, Participant, Seal, Show, Told
from hotseat.fairness.pf2.receipt import Receipt
from hotseat.fairness.pf2.shuffle import GivenUp, Shuffle
from hotseat.fairness.pf2.values import Promise, SealedList, code_of, player_of

__all__ = [
    "Ask",
    "FileJournal",
    "GivenUp",
    "Journal",
    "MemoryJournal",
    "Note",
    "Participant",
    "Promise",
    "Receipt",
    "Seal",
    "SealedList",
    "Show",
    "Shuffle",
    "Told",
    "code_of",
    "player_of",
]
