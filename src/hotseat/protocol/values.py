"""The values that messages are made of: strings with length limits, and enumerations."""

from typing import Annotated, Final, Literal, get_args

from msgspec import Meta

SUBPROTOCOL: Final = "hotseat.3"
LARGEST_MESSAGE: Final = 16 * 1024
"""Bytes in one client message or request body; the longest line of any game is far shorter."""
MOST_NAME: Final = 24
MOST_TEXT: Final = 200
MOST_TITLE: Final = 60
"""Maximum number of characters kept of user input."""
MOST_LINES: Final = 64
"""Maximum number of lines of notation in one answer."""
EMOTES: Final = ("clap", "laugh", "ouch", "think", "hurry", "thanks", "hello", "wow")

# `$` alone also fits before a final line break, in Python and not in JavaScript.
CommandId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_.:-]+$(?!\n)")]
Number = Annotated[int, Meta(ge=0, le=2**53)]
SeatLetter = Annotated[str, Meta(pattern=r"^[A-H]$(?!\n)")]
Token = Annotated[str, Meta(max_length=64)]
Line = Annotated[str, Meta(min_length=1, max_length=400)]
Words = Annotated[str, Meta(max_length=300)]
Hash = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$(?!\n)")]
"""32 bytes in hex."""

Pace = Literal["none", "relaxed", "normal", "brisk", "turn-based"]
Speed = Literal["leisurely", "normal", "quick", "at-once"]
"""How much time bots take, and give people to react first."""
Visibility = Literal["public", "link"]
Spectators = Literal["allowed", "delayed", "none"]
BotSeats = Literal["nobody", "consent", "anybody"]
"""Who may take a bot's seat during the game: nobody, a person to whom everybody seated agrees, or anybody."""
Stage = Literal["waiting", "sealing", "playing", "paused", "finished", "closed"]
SeatKind = Literal["open", "guest", "bot", "closed"]
Presence = Literal["here", "reconnecting", "away", "bot"]
Attention = Literal["always", "able", "concerned"]
Until = Literal["round", "game"]
Absence = Literal["wait", "bot", "pause"]
SeatColour = Literal["chili", "amber", "lime", "teal", "sky", "violet", "rose", "slate"]
COLOURS: Final[tuple[SeatColour, ...]] = get_args(SeatColour)
"""By seat, unless the player chooses another."""
Face = Literal[
    "habanero",
    "poblano",
    "cherry",
    "banana",
    "cardamom",
    "mustard",
    "bay",
    "horseradish",
    "star-anise",
    "basil",
    "clove",
    "dill",
    "cayenne",
    "fennel",
    "ginger",
    "ghost",
    "garlic",
    "bell",
    "cinnamon",
    "vanilla",
    "jalapeno",
    "saffron",
    "peppercorn",
    "nutmeg",
]
"""Peppers and spices that players choose from; the characters of bots are among them."""
FACES: Final[tuple[Face, ...]] = get_args(Face)
