"""Servers that leak hidden information in realistic ways; the two-worlds test must catch each of them."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec import json, structs

from hotseat import protocol as m
from hotseat.core.position import position
from hotseat.core.state import State
from hotseat.fairness import Entry
from hotseat.server import audience, commands, projection, socket, windows
from hotseat.server.caller import Caller
from hotseat.server.connection import Connection
from hotseat.server.projection import Common
from hotseat.server.room import Room
from tests.server.views import sent_view

Mutant = Callable[[pytest.MonkeyPatch], None]


def state_of(room: Room) -> State:
    assert room.state is not None
    return room.state


def _more_in_snapshot(patch: pytest.MonkeyPatch, more: Callable[[Room], dict[str, Any]]) -> None:
    real = projection.snapshot

    def leaky(room: Room, *rest: Any) -> dict[str, bytes]:
        leaked = {} if room.state is None else more(room)
        return {**real(room, *rest), **{name: json.encode(value) for name, value in leaked.items()}}

    patch.setattr(projection, "snapshot", leaky)


def _as_question(text: object) -> m.Asked:
    return m.Asked(str(text), [], [], [], False)


def _hands(room: Room) -> list[tuple[int, ...]]:
    return [tuple(hand) for hand in getattr(room.state, "hands", ())]


def whole_state(patch: pytest.MonkeyPatch) -> None:
    """The whole state instead of the view."""
    _more_in_snapshot(patch, lambda room: {"view": {**position(state_of(room)), "rng": ["fast", 0]}})


def unfiltered_log(patch: pytest.MonkeyPatch) -> None:
    """Events and moves with their hidden facts for everybody."""
    patch.setattr(Entry, "facts_for", lambda self, seat: self.full)


def unfiltered_past(patch: pytest.MonkeyPatch) -> None:
    """After a reconnection, missed events are sent as the mover saw them."""
    real = audience.Audience.welcome

    def leaky(self: audience.Audience, connection: Connection, last: int) -> m.Welcome:
        facts: list[dict[str, Any]] = [
            entry.full for one in self.room.told.since(0) for entry in one.entries if entry.kind != "draw"
        ]
        return structs.replace(real(self, connection, last), missed=[m.Batch(0, [], facts)])

    patch.setattr(audience.Audience, "welcome", leaky)


def moves_of_others(patch: pytest.MonkeyPatch) -> None:
    """Everybody gets the prompt of the seat that is asked."""
    _more_in_snapshot(
        patch, lambda room: {"prompt": projection.prompt(room, room.open_to()[0], 0)} if room.open_to() else {}
    )


def number_of_moves(patch: pytest.MonkeyPatch) -> None:
    """Only how many moves the others have."""
    _more_in_snapshot(
        patch, lambda room: {"n": room.told.n + 1000 * sum(len(state_of(room).moves(seat)) for seat in room.open_to())}
    )


def fingerprint_of_state(patch: pytest.MonkeyPatch) -> None:
    """A harmless-looking checksum of the whole state."""
    _more_in_snapshot(patch, lambda room: {"n": hash(str(position(state_of(room))["zones"])) % 10_000})


def stable_card_ids(patch: pytest.MonkeyPatch) -> None:
    """Hidden cards as handles that stay the same wherever the card goes."""
    _more_in_snapshot(
        patch, lambda room: {"asked": _as_question([[card * 7919 % 997 for card in hand] for hand in _hands(room)])}
    )


def sorted_hands(patch: pytest.MonkeyPatch) -> None:
    """Where the next card of a hidden hand would be sorted in."""
    _more_in_snapshot(
        patch, lambda room: {"asked": _as_question([sum(card < 20 for card in hand) for hand in _hands(room)])}
    )


def undo_snapshot(patch: pytest.MonkeyPatch) -> None:
    """The state before the last move is sent along."""
    _more_in_snapshot(
        patch,
        lambda room: {
            "asked": _as_question([position(room.history.before(one))["zones"] for one in room.history.actions[-1:]])
        },
    )


def draw_register(patch: pytest.MonkeyPatch) -> None:
    """The last card that anybody drew."""
    _more_in_snapshot(patch, lambda room: {"asked": _as_question([hand[-1:] for hand in _hands(room)])})


def who_has_answered(patch: pytest.MonkeyPatch) -> None:
    """A sealed window reveals who has already answered."""

    def leaky(room: Room) -> dict[str, Any]:
        asked = projection.asked(room)
        return {"asked": asked and structs.replace(asked, answered=[str(seat) for seat in room.asking.held])}

    _more_in_snapshot(patch, leaky)
    patch.setattr(audience.Audience, "held_told", lambda self, seat: self.update_all)


def error_text(patch: pytest.MonkeyPatch) -> None:
    """A refusal explains itself with what the others hold."""
    real = commands._move

    def leaky(caller: Caller, move: m.Move) -> None:
        try:
            real(caller, move)
        except Exception as refusal:
            facts: dict[str, str] = getattr(refusal, "facts", {})
            facts["because"] = str(_hands(caller.table.room))
            raise

    patch.setitem(commands.ACTS, m.Move, leaky)


def hands_of_team_mates(patch: pytest.MonkeyPatch) -> None:
    """The seat opposite is thought a friend, and friends may look."""
    real = projection.snapshot

    def leaky(room: Room, viewer: int | None, shared: Common) -> dict[str, bytes]:
        fields = real(room, viewer, shared)
        if viewer is not None and room.state is not None:
            friend = (viewer + 2) % room.state.players
            fields["view"] = json.encode(sent_view(room.state, friend))
        return fields

    patch.setattr(projection, "snapshot", leaky)


def spectators_as_players(patch: pytest.MonkeyPatch) -> None:
    """A spectator is served the view of the first seat."""
    real = projection.snapshot

    def leaky(room: Room, viewer: int | None, shared: Common) -> dict[str, bytes]:
        return {**real(room, viewer, shared), "view": real(room, viewer or 0, shared)["view"]}

    patch.setattr(projection, "snapshot", leaky)


def answers_at_once(patch: pytest.MonkeyPatch) -> None:
    """A seat with a single possible answer to a sealed window is answered for at once."""
    real = windows._of_closed_window

    def leaky(room: Room, now: int) -> Any:
        for seat in room.open_to():
            if seat not in room.asking.held and len(state_of(room).moves(seat)) == 1:
                return windows._default(room, seat, "clock")
        return real(room, now)

    patch.setattr(windows, "_of_closed_window", leaky)


def chat_of_the_server(patch: pytest.MonkeyPatch) -> None:
    """Chat messages of the table that are meant for players are sent to everybody."""
    real = socket._Session._refuse

    def leaky(self: Any, id: str | None, refusal: Any) -> None:
        real(self, id, refusal)
        if self.table is not None and self.table.room.state is not None:
            text = f"{[len(set(hand)) for hand in _hands(self.table.room)]}"
            self.connection.send(m.Chat(m.ChatLine(None, "", text, "", 0)))

    patch.setattr(socket._Session, "_refuse", leaky)


def fact_of_the_state(patch: pytest.MonkeyPatch) -> None:
    """Facts are computed from the full state instead of the view."""
    real = projection.snapshot

    def leaky(room: Room, viewer: int | None, shared: Common) -> dict[str, bytes]:
        fields = real(room, viewer, shared)
        view = json.decode(fields["view"])
        if view is not None:
            view["facts"]["strength"] = str([sum(hand) % 7 for hand in _hands(room)])
        return {**fields, "view": json.encode(view)}

    patch.setattr(projection, "snapshot", leaky)


def about_the_hand(patch: pytest.MonkeyPatch) -> None:
    """The public question names a hidden card of the seat that is asked."""

    def leaky(room: Room) -> dict[str, Any]:
        asked = projection.asked(room)
        held = [hand[:1] for hand in _hands(room)]
        return {"asked": asked and structs.replace(asked, about={"reason": str(held)})}

    _more_in_snapshot(patch, leaky)


MUTANTS: tuple[Mutant, ...] = (
    whole_state,
    unfiltered_log,
    unfiltered_past,
    moves_of_others,
    number_of_moves,
    fingerprint_of_state,
    stable_card_ids,
    sorted_hands,
    undo_snapshot,
    draw_register,
    who_has_answered,
    error_text,
    hands_of_team_mates,
    spectators_as_players,
    answers_at_once,
    chat_of_the_server,
    fact_of_the_state,
    about_the_hand,
)
