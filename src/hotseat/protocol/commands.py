"""What a client sends."""

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
    """The base of everything a client may say."""


class Hello(FromClient, frozen=True, tag="hello"):
    """The first message on every connection: who I am and what I have seen. Without a token: a spectator."""

    token: Token | None = None
    last: Annotated[int, Meta(ge=-1, le=2**53)] = -1


class Move(FromClient, frozen=True, tag="move"):
    """My answer to a question: one or more lines of notation, all of them or none."""

    id: CommandId
    question: Number
    moves: Annotated[list[Line], Meta(min_length=1, max_length=MOST_LINES)]


class Withdraw(FromClient, frozen=True, tag="withdraw"):
    """Take back an answer that the server still holds (a held card, a sealed or changeable answer)."""

    id: CommandId
    question: Number


class MoreTime(FromClient, frozen=True, tag="more-time"):
    """The window's time once more; once per window and seat."""

    id: CommandId
    question: Number


class Hint(FromClient, frozen=True, tag="hint"):
    """What would you do? Only where all others are bots; after `done` the answer comes as `hint-given`."""

    id: CommandId
    question: Number


class Preset(FromClient, frozen=True, tag="preset"):
    """How I want to be asked: by kind of question; `until` ends it with the round or keeps it. `clear` drops all."""

    id: CommandId
    question: Annotated[str, Meta(max_length=20)] = "*"
    attention: Attention = "always"
    until: Until = "game"
    clear: bool = False


class Say(FromClient, frozen=True, tag="say"):
    """A line of chat, or an emote by name."""

    id: CommandId
    text: Words = ""
    emote: Annotated[str, Meta(max_length=20)] = ""


class Start(FromClient, frozen=True, tag="start"):
    """The host starts the game."""

    id: CommandId


class Ready(FromClient, frozen=True, tag="ready"):
    """Before the start: I am ready, or not yet. The host need not say so and may start all the same."""

    id: CommandId
    ready: bool = True


class Colour(FromClient, frozen=True, tag="colour"):
    """Before the start: the colour of my seat. Another person's is refused; any other seat's is swapped."""

    id: CommandId
    colour: SeatColour


class GoOn(FromClient, frozen=True, tag="go-on"):
    """I have seen how the round ended: let the next one begin."""

    id: CommandId


class SetSeat(FromClient, frozen=True, tag="set-seat"):
    """Before the start the host opens, closes or reserves a seat, or puts a bot on it; a guest there is sent away."""

    id: CommandId
    seat: SeatLetter
    kind: SeatKind
    name: Words = ""
    level: Annotated[str, Meta(max_length=20)] = ""


class Stand(FromClient, frozen=True, tag="stand"):
    """I leave my seat: before the start it is open again, later a bot of the host's level plays on."""

    id: CommandId


class Return(FromClient, frozen=True, tag="return"):
    """I take my seat back from the bot, from the next question on."""

    id: CommandId


class Pause(FromClient, frozen=True, tag="pause"):
    """Stop the table: no clock runs and no move counts."""

    id: CommandId


class Resume(FromClient, frozen=True, tag="resume"):
    """Go on after a pause."""

    id: CommandId


class Vote(FromClient, frozen=True, tag="vote"):
    """What shall happen while that seat is away."""

    id: CommandId
    seat: SeatLetter
    choice: Absence


class Undo(FromClient, frozen=True, tag="undo"):
    """Take back the last action: at once if it is mine and nothing was learned, else if every person agrees."""

    id: CommandId
    agree: bool = True


class Rematch(FromClient, frozen=True, tag="rematch"):
    """The same seats once more, at a new table."""

    id: CommandId


class Commit(FromClient, frozen=True, tag="commit"):
    """My part of the shuffle, sealed: `SHA256(LP("pf1","client<i>",game,seed))` in hex (docs/fairness.md)."""

    id: CommandId
    commit: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]


class Reveal(FromClient, frozen=True, tag="reveal"):
    """My part of the shuffle, opened, in hex."""

    id: CommandId
    seed: Hex


class Pong(FromClient, frozen=True, tag="pong"):
    """The answer to a `ping`, at once; the server measures the line with it."""

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
"""Everything that carries a command id and is answered by `done` or `refused`."""

ClientMessage = Hello | Command | Pong
