"""Lines of notation: a whole choice in one line, parsed into words (CM-3.8, chapter Notation)."""

from typing import Final

from hotseat.core.errors import IllegalMove
from hotseat.core.state import State
from hotseat.games.chili_mafia.plans.moves import CLEAR, DONE, GO, MOVES, NEXT, PLAIN, SNIPER, line
from hotseat.games.chili_mafia.state import ChiliMafia

FILLERS: Final = ("pick", "discard", "take", "give", "from", "to", "at", "by", "with", "on")


def read(s: State, seat: int, text: str) -> list[int]:
    """The words of a line for this seat; all must be legal, and only a Raid may leave a plan open.

    A line of one word, as written in records, is just that word: nothing is added.
    """
    assert isinstance(s, ChiliMafia)
    trial = s.clone()
    words: list[int] = []
    tokens = [token for token in text.split() if token not in FILLERS]
    if len(tokens) == 1 and tokens[0] not in ("raid", "/"):
        return [MOVES.parse(tokens[0])]
    for token in tokens:
        move = CLEAR if token == "raid" else NEXT if token == "/" else MOVES.parse(token)
        due = _ability_due(trial, seat)
        if due and not PLAIN <= move <= SNIPER:
            _say(trial, seat, PLAIN, words)
        if move != PLAIN or due:
            _say(trial, seat, move, words)
    if trial.plans[seat] and _listed(trial, seat, GO):
        _say(trial, seat, GO, words)
    if tokens and tokens[0] == "raid" and tokens[-1] != "done":
        _say(trial, seat, DONE, words)
    if trial.plans[seat] and trial.question.name != "raid":
        missing = " ".join([MOVES.text(move) for move in trial.moves(seat)])
        raise IllegalMove(
            f"{line(trial.plans[seat])!r} is not a whole choice. It can continue with: {missing}.",
            "line-open",
            {"line": line(trial.plans[seat]), "words": missing},
        )
    return words


def _say(trial: ChiliMafia, seat: int, move: int, words: list[int]) -> None:
    trial.check(seat, move)
    trial.push(move, seat)  # not `apply`: lines are read on views, too
    words.append(move)


def _listed(trial: ChiliMafia, seat: int, move: int) -> bool:
    return not trial.over and seat in trial.question.open_to(trial) and move in trial.moves(seat)


def _ability_due(trial: ChiliMafia, seat: int) -> bool:
    """Whether an ability word comes next."""
    if trial.over or not trial.plans[seat] or trial.question.name != "turn":
        return False
    return any(PLAIN <= move <= SNIPER for move in trial.moves(seat))
