"""A client's part in the shuffle of its table: what it sends, and what the person should know about it."""

import os
from pathlib import Path
from typing import Any

from hotseat import protocol as m
from hotseat.fairness import FairnessError
from hotseat.fairness.pf2 import Ask, Participant, Promise, Seal, SealedList, Show, Told, code_of
from hotseat.fairness.pf2.values import bound


def journal_folder() -> Path:
    """Where clients keep their journals, unless they are told otherwise."""
    given = os.environ.get("HOTSEAT_JOURNAL")
    if given:
        return Path(given)
    state = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(state) / "hotseat" / "journal"


class Part:
    """One person's part in one shuffle. All that must not be forgotten is in the participant's journal."""

    def __init__(self, participant: Participant) -> None:
        self.participant = participant
        self.info: m.ShuffleInfo | None = None
        """What the server said last."""
        self.asks: list[dict[str, Any]] = []
        """Shuffles with this person's part that were never dealt; the part is shown once the person agrees."""
        self.problem: FairnessError | OSError | None = None
        """Why nothing was answered."""
        self._sealed = b""

    def reconnected(self) -> None:
        """A new connection: seal again, because another device may have sealed in the meantime."""
        self._sealed = b""

    def answer(self, info: m.ShuffleInfo) -> Seal | Show | None:
        """The answer to send; None for no answer."""
        self.info, self.asks, self.problem = info, [], None
        try:
            answer = self.participant.answer(_told(info))
        except (FairnessError, OSError) as problem:
            self.problem = problem
            return None
        if info.stage == "open":
            self.participant.ended(info.outcome == "over")
        awaited = self.participant.player in info.waits_for
        match answer:
            case Ask():
                self.asks = answer.earlier
            case Seal() if awaited or self._sealed != bytes.fromhex(answer.promise):
                self._sealed = bytes.fromhex(answer.promise)
                return answer
            case Show() if awaited:
                return answer
        return None

    @property
    def given_up(self) -> bool:
        """Whether the table was given up; `TableInfo.rematch` names the one that takes its place."""
        return self.info is not None and self.info.stage == "given-up"

    @property
    def alarm(self) -> str:
        """`second`, `revived` or `parts` if the server broke the protocol, otherwise empty."""
        receipt = self.participant.receipt("")
        return "" if receipt is None else receipt.alarm

    @property
    def code(self) -> str:
        """The code that players can compare aloud; empty before the deal. Computed here, never told by the server."""
        if self.info is None or self.info.stage not in ("ready", "open") or self.alarm or self.problem:
            return ""
        promise = Promise.read(self.info.promise)
        listed = SealedList.read(self.info.list, promise).hash(promise)
        return code_of(bound(listed, tuple(self.info.parts or ())))


def _told(info: m.ShuffleInfo) -> Told:
    names = {seat.get("player"): seat.get("name") for seat in info.promise.get("seats", []) if isinstance(seat, dict)}
    missing = [] if info.given_up is None else [str(names.get(player, "?")) for player in info.given_up.missing]
    return Told.read(info.stage, info.promise, info.list, info.parts, missing)
