"""Messages from a client."""

from typing import Annotated

from msgspec import Meta, Struct

from hotseat.protocol.values import (
    MOST_LINES,
    Absence,
    Attention,
    CommandId,
    Face,
    Hash,
    Line,
    Number,
    SeatColour,
    SeatKind,
    SeatLetter,
    Speed,
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


class ChooseFace(FromClient, frozen=True, tag="face"):
    """Before the start: choose my face. Several people may have the same one."""

    id: CommandId
    face: Face


class GoOn(FromClient, frozen=True, tag="go-on"):
    """I have seen the end of the round and am ready for the next one; or, on my turn, I let the last card be."""

    id: CommandId


class SetSpeed(FromClient, frozen=True, tag="set-speed"):
    """The host chooses how quickly the bots play; also during the game."""

    id: CommandId
    speed: Speed


class Read(FromClient, frozen=True, tag="read"):
    """I am reading an explanation, or have finished. Where everybody else is a bot, the table waits meanwhile."""

    id: CommandId
    reading: bool = True


class SetSeat(FromClient, frozen=True, tag="set-seat"):
    """Before the start the host opens, closes or reserves a seat, or puts a bot on it; a guest there is removed."""

    id: CommandId
    seat: SeatLetter
    kind: SeatKind
    name: Words = ""
    level: Annotated[str, Meta(max_length=20)] = ""


class Stand(FromClient, frozen=True, tag="stand"):
    """Leave my seat and become a spectator: before the start the seat is open again, later a bot plays there."""

    id: CommandId


class Consent(FromClient, frozen=True, tag="consent"):
    """Agree that somebody takes a bot's seat, or decline. The person who asked for it withdraws with `agree: false`."""

    id: CommandId
    request: Number
    agree: bool = True


class Remove(FromClient, frozen=True, tag="remove"):
    """The host removes a person, who cannot come back; during the game a bot takes over the seat."""

    id: CommandId
    seat: SeatLetter


class Return(FromClient, frozen=True, tag="return"):
    """Take my own seat back from the bot, starting with the next question."""

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


class Seal(FromClient, frozen=True, tag="seal"):
    """My sealed part of the shuffle: `promise` is P, `seal` is `H("pf2","seal",P,player,part)` (docs/fairness.md)."""

    id: CommandId
    promise: Hash
    seal: Hash


class Show(FromClient, frozen=True, tag="show"):
    """My part of the shuffle, for the closed list L."""

    id: CommandId
    list: Hash
    part: Hash


class GiveUp(FromClient, frozen=True, tag="give-up"):
    """Give up a table whose shuffle cannot be completed; `done` carries the table that takes its place."""

    id: CommandId


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
    | ChooseFace
    | GoOn
    | SetSpeed
    | Read
    | SetSeat
    | Stand
    | Consent
    | Remove
    | Return
    | Pause
    | Resume
    | Vote
    | Undo
    | Rematch
    | Seal
    | Show
    | GiveUp
)
"""Every message with a command id; each is answered by `done` or `refused`."""

ClientMessage = Hello | Command | Pong
