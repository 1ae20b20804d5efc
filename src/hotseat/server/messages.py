"""Every message of the live protocol, as types. docs/protocol.md shows each one with an example, tested against these.

Texts for people never travel: a refusal carries a code and facts, and the client words it in its own language.
"""

from typing import Annotated, Any, Final, Literal, get_args

from msgspec import UNSET, Meta, Struct, UnsetType

SUBPROTOCOL: Final = "hotseat.1"
LARGEST_MESSAGE: Final = 16 * 1024
"""Bytes of one client message; the longest line of any game stays far below."""

CommandId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_.:-]+$")]
SeatLetter = Annotated[str, Meta(pattern=r"^[A-H]$")]
Token = Annotated[str, Meta(max_length=64)]
Line = Annotated[str, Meta(min_length=1, max_length=400)]
Words = Annotated[str, Meta(max_length=300)]
Hex = Annotated[str, Meta(pattern=r"^([0-9a-f]{2}){16,256}$")]

Pace = Literal["none", "relaxed", "normal", "brisk", "turn-based"]
Visibility = Literal["public", "link"]
Spectators = Literal["allowed", "delayed", "none"]
Stage = Literal["waiting", "sealing", "playing", "paused", "finished", "closed"]
Presence = Literal["here", "reconnecting", "away", "bot"]
Attention = Literal["always", "able", "concerned"]
Absence = Literal["wait", "bot", "pause"]
SeatColour = Literal["chili", "amber", "lime", "teal", "sky", "violet", "rose", "slate"]
COLOURS: Final[tuple[SeatColour, ...]] = get_args(SeatColour)
"""By seat, as long as nobody chooses another."""


# -- what a client sends -----------------------------------------------------------------------------------------------


class FromClient(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """The base of everything a client may say."""


class Hello(FromClient, frozen=True, tag="hello"):
    """The first message on every connection: who I am and what I have seen. Without a token: a spectator."""

    token: Token | None = None
    last: Annotated[int, Meta(ge=-1, le=2**53)] = -1


class Move(FromClient, frozen=True, tag="move"):
    """My answer to a question: one or more lines of notation, all of them or none."""

    id: CommandId
    question: Annotated[int, Meta(ge=0, le=2**53)]
    moves: Annotated[list[Line], Meta(min_length=1, max_length=64)]


class Withdraw(FromClient, frozen=True, tag="withdraw"):
    """Take back an answer that the server still holds (a held card, a sealed or changeable answer)."""

    id: CommandId
    question: Annotated[int, Meta(ge=0, le=2**53)]


class MoreTime(FromClient, frozen=True, tag="more-time"):
    """The window's time once more; once per window and seat."""

    id: CommandId
    question: Annotated[int, Meta(ge=0, le=2**53)]


class Hint(FromClient, frozen=True, tag="hint"):
    """What would you do? Only where all others are bots; after `done` the answer comes as a `hint` too."""

    id: CommandId
    question: Annotated[int, Meta(ge=0, le=2**53)]


class Preset(FromClient, frozen=True, tag="preset"):
    """How I want to be asked: by kind of question; `until` ends it with the round or keeps it. `clear` drops all."""

    id: CommandId
    question: Annotated[str, Meta(max_length=20)] = "*"
    attention: Attention = "always"
    until: Literal["round", "game"] = "game"
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
    kind: Literal["open", "guest", "bot", "closed"]
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

    n: Annotated[int, Meta(ge=0, le=2**53)]


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


# -- what the server sends ---------------------------------------------------------------------------------------------


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """One seat as everybody sees it."""

    seat: str
    kind: Literal["open", "guest", "bot", "closed"]
    name: str = ""
    level: str = ""
    presence: Presence = "here"
    host: bool = False
    ready: bool = False
    """Before the start: bots and the host always are, other persons when they say so."""
    colour: str = ""
    """No two seats of a table have the same."""
    free: bool = False
    """Whether anybody may sit down here now: on an open seat before the start, on a bot's in play."""


class TableInfo(Struct, frozen=True):
    """A table as everybody sees it."""

    id: str
    game: str
    options: dict[str, Any]
    title: str
    pace: Pace
    visibility: Visibility
    spectators: Spectators
    chat: bool
    friendly: bool
    stage: Stage
    seats: list[SeatInfo]
    watching: int
    created: int
    rematch: str | None = None
    votes: dict[str, dict[str, Absence]] = {}
    undo: list[str] = []
    prepared: int | None = None
    """The seed of a guided first game, whose deal nobody shuffled."""


class Asked(Struct, frozen=True):
    """The open question as everybody sees it; `answered` only where the window is public."""

    name: str
    players: list[str]
    waits_for: list[str]
    answered: list[str]
    sealed: bool


class Prompt(Struct, frozen=True):
    """The open question as it is put to me: its number, my moves, and what I have answered so far."""

    question: int
    name: str
    moves: list[str]
    reacts: bool
    held: list[str] | None
    """My answer, where the server keeps it until the window closes; null if I have not answered."""
    more_time: bool
    opens_in: int
    """Milliseconds until answers count: what happened is shown first."""


class Clock(Struct, frozen=True):
    """Milliseconds left for the open question and in the banks of those who think; show it in its last third."""

    left: int
    total: int
    running: bool
    banks: dict[str, int]


class Rest(Struct, frozen=True):
    """The table rests after a round: milliseconds left, and who wants to go on (bots always do)."""

    left: int
    ready: list[str]


class Result(Struct, frozen=True):
    """How the game ended."""

    scores: list[int]
    places: list[int]


class Played(Struct, frozen=True):
    """A move as I may read it, and how many of the events beside it came of it."""

    seat: str
    move: str
    events: int


class Batch(Struct, frozen=True):
    """What happened with number `n`, as I may know it: moves, and the events in the same order."""

    n: int
    moves: list[Played]
    events: list[dict[str, Any]]


class ChatLine(Struct, frozen=True):
    """One line of chat."""

    seat: str | None
    name: str
    text: str
    emote: str
    at: int


class FairInfo(Struct, frozen=True):
    """Where the shuffle stands (docs/fairness.md): the server's signed statement, then all commits together."""

    stage: Literal["commit", "reveal", "ready", "open"]
    game: str
    """The id that goes into every hash."""
    statement: dict[str, Any]
    commits: list[str]
    """By seat, empty for seats of the server; the whole list is empty until all are in."""
    waits_for: list[str]
    voids: list[Any]


class FromServer(Struct, frozen=True, tag_field="type"):
    """The base of everything the server says."""


class Snapshot(FromServer, frozen=True):
    """All that a client needs to draw the table, whatever it knew before."""

    n: int
    view: dict[str, Any] | None
    asked: Asked | None
    prompt: Prompt | None
    clock: Clock | None
    result: Result | None
    rest: Rest | None


class Welcome(Snapshot, frozen=True, tag="welcome"):
    """The answer to `hello`: the whole table as I may see it, and what happened since `last`."""

    table: TableInfo
    you: str | None
    host: bool
    missed: list[Batch]
    chat: list[ChatLine]
    presets: dict[str, Attention]
    fair: FairInfo | None
    now: int


class Update(Snapshot, frozen=True, tag="update"):
    """Something happened; `n` counts what everybody can notice, so a private step repeats the last `n`."""

    moves: list[Played]
    events: list[dict[str, Any]]
    head: str | None
    """The hash over the whole log so far, for the receipt of a fair game."""


class Timing(FromServer, frozen=True, tag="clock"):
    """The clock changed without anything happening."""

    clock: Clock | None


class Room(FromServer, frozen=True, tag="table"):
    """Seats, presence or stage changed."""

    table: TableInfo
    you: str | None


class Done(FromServer, frozen=True, tag="done"):
    """The command is carried out and stored. A repeated command id gets the same answer and nothing happens twice."""

    id: str
    n: int
    held: bool = False
    table: str | UnsetType = UNSET


class Refused(FromServer, frozen=True, tag="refused"):
    """The command changed nothing; `code` and `facts` say why, for the client to word. `id` is null if it had none."""

    id: str | None
    code: str
    facts: dict[str, str]


class Advice(FromServer, frozen=True, tag="hint"):
    """What a bot would answer to this question in my place: lines for one `move`. Nobody else learns of it."""

    question: int
    moves: list[str]


class Chat(FromServer, frozen=True, tag="chat"):
    """Somebody said something."""

    line: ChatLine


class Fair(FromServer, frozen=True, tag="fair"):
    """The shuffle came a step further."""

    fair: FairInfo


class Ping(FromServer, frozen=True, tag="ping"):
    """Answer with `pong` at once."""

    n: int
    latency: int


class Bye(FromServer, frozen=True, tag="bye"):
    """The server ends this connection: `superseded`, `restart`, `too-slow`, `too-fast`, `closed`, `kicked`."""

    reason: str


ServerMessage = Welcome | Update | Timing | Room | Done | Refused | Advice | Chat | Fair | Ping | Bye
