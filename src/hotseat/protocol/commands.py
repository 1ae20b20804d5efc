"""Messages from a client."""

from typing import Annotated

from msgspec import Meta, Struct

from hotseat.protocol.values import (
    MOST_LINES,
    Absence,
    Attention,
    CommandId,
    Hex,
    Line,
    Number,
    SeatColour,
    SeatKind,
    SeatLetter,
    Token,
    Until,
    Words,
)


class FromClient(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Base of all client messages."""


class Hello(FromClient, frozen=True, tag="hello"):
    """The first message on every connection: my token and the last `n` I have seen. Without a token: a spectator."""

    token: Token | None = None
    last: Annotated[int, Meta(ge=-1, le=2**53)] = -1


class Move(FromClient, frozen=True, tag="move"):
    """My answer to a prompt: one or more lines of notation; either all of them are played or none."""

    id: CommandId
    question: Number
    moves: Annotated[list[Line], Meta(min_length=1, max_length=MOST_LINES)]


class Withdraw(FromClient, frozen=True, tag="withdraw"):
    """Take back an answer that the server is still holding (a held card, a sealed or changeable answer)."""

    id: CommandId
    question: Number


class MoreTime(FromClient, frozen=True, tag="more-time"):
    """Extend the window by its original time; once per window and seat."""

    id: CommandId
    question: Number


class Hint(FromClient, frozen=True, tag="hint"):
    """Ask what a bot would do. Only if all other seats are bots; after `done` the answer arrives as `hint-given`."""

    id: CommandId
    question: Number


class Preset(FromClient, frozen=True, tag="preset"):
    """How I want to be asked a kind of question; `until` says whether it expires with the round. `clear` drops all."""

    id: CommandId
    question: Annotated[str, Meta(max_length=20)] = "*"
    attention: Attention = "always"
    until: Until = "game"
    clear: bool = False


class Say(FromClient, frozen=True, tag="say"):
    """A chat message, or an emote by name."""

    id: CommandId
    text: Words = ""
    emote: Annotated[str, Meta(max_length=20)] = ""


class Start(FromClient, frozen=True, tag="start"):
    """The host starts the game."""

    id: CommandId


class Ready(FromClient, frozen=True, tag="ready"):
    """Before the start: I am ready, or not yet. The host counts as ready and may start without waiting for others."""

    id: CommandId
    ready: bool = True


class Colour(FromClient, frozen=True, tag="colour"):
    """Before the start: choose my colour. Another person's colour is refused; that of any other seat is swapped."""

    id: CommandId
    colour: SeatColour


class GoOn(FromClient, frozen=True, tag="go-on"):
    """I have seen the end of the round and am ready for the next one."""

    id: CommandId


class SetSeat(FromClient, frozen=True, tag="set-seat"):
    """Before the start the host opens, closes or reserves a seat, or puts a bot on it; a guest there is removed."""

    id: CommandId
    seat: SeatLetter
    kind: SeatKind
    name: Words = ""
    level: Annotated[str, Meta(max_length=20)] = ""


class Stand(FromClient, frozen=True, tag="stand"):
    """Leave my seat: before the start it becomes open again, later a bot of the level chosen by the host takes over."""

    id: CommandId


class Return(FromClient, frozen=True, tag="return"):
    """Take my seat back from the bot, starting with the next question."""

    id: CommandId


class Pause(FromClient, frozen=True, tag="pause"):
    """Pause the table: clocks stop and moves are refused."""

    id: CommandId


class Resume(FromClient, frozen=True, tag="resume"):
    """End a pause."""

    id: CommandId


class Vote(FromClient, frozen=True, tag="vote"):
    """Vote on what happens while that seat's player is away."""

    id: CommandId
    seat: SeatLetter
    choice: Absence


class Undo(FromClient, frozen=True, tag="undo"):
    """Undo the last action: at once if it is mine and revealed nothing, otherwise if every person agrees."""

    id: CommandId
    agree: bool = True


class Rematch(FromClient, frozen=True, tag="rematch"):
    """Open a new table with the same seats."""

    id: CommandId


class Commit(FromClient, frozen=True, tag="commit"):
    """My commitment to the shuffle: `SHA256(LP("pf1","client<i>",game,seed))` in hex (docs/fairness.md)."""

    id: CommandId
    commit: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]


class Reveal(FromClient, frozen=True, tag="reveal"):
    """My seed for the shuffle, revealed, in hex."""

    id: CommandId
    seed: Hex


class Pong(FromClient, frozen=True, tag="pong"):
    """The immediate answer to a `ping`; the server uses it to measure latency."""

    n: Number


Command = (
    Move
    | Withdraw
    | MoreTime
    | Hint
    | Preset
    | Say
    | Start
    | Ready
    | Colour
    | GoOn
    | SetSeat
    | Stand
    | Return
    | Pause
    | Resume
    | Vote
    | Undo
    | Rematch
    | Commit
    | Reveal
)
"""Every message with a command id; each is answered by `done` or `refused`."""

ClientMessage = Hello | Command | Pong
