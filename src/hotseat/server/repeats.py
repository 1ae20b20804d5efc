"""The answers to commands that were carried out, so that a repeated command gets the first answer again."""

from typing import NamedTuple


class Answered(NamedTuple):
    """The answer to a command: the step it led to, whether it is held, and the table it opened, if any."""

    n: int
    held: bool
    table: str


class Repeats:
    """All answers of a table. They grow with the game, so they are kept as compactly as possible."""

    def __init__(self) -> None:
        self._senders: dict[str, int] = {}
        """By the hash of a person's token: its number in the keys below."""
        self._answers: dict[str, int] = {}
        """By number of the sender and id of the command: twice the step, plus 1 if the command is held."""
        self._tables: dict[str, str] = {}
        """By the same: the table that the command opened."""

    def note(self, sender: str, command: str, answer: Answered) -> None:
        """Remember the answer to a command."""
        key = f"{self._senders.setdefault(sender, len(self._senders))} {command}"
        self._answers[key] = 2 * answer.n + answer.held
        if answer.table:
            self._tables[key] = answer.table

    def data(self) -> tuple[dict[str, int], dict[str, int], dict[str, str]]:
        """Everything, for a snapshot."""
        return self._senders, self._answers, self._tables

    def restore(self, senders: dict[str, int], answers: dict[str, int], tables: dict[str, str]) -> None:
        """Continue with what `data` told."""
        self._senders, self._answers, self._tables = senders, answers, tables

    def find(self, sender: str, command: str) -> Answered | None:
        """The answer to a command of this sender; None if it is new."""
        number = self._senders.get(sender)
        if number is None:
            return None
        key = f"{number} {command}"
        answer = self._answers.get(key)
        return None if answer is None else Answered(answer >> 1, bool(answer & 1), self._tables.get(key, ""))
