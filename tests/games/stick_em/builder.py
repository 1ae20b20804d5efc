"""Positions of Stick 'Em, arranged in notation."""

from hotseat.core.moves import UNKNOWN
from hotseat.core.options import OptionValue
from hotseat.core.rng import seeded
from hotseat.core.seats import letter, seat_of
from hotseat.games.stick_em import GAME
from hotseat.games.stick_em.cards import CARD_TEXTS
from hotseat.games.stick_em.play import CARD_ASKS, Pain
from hotseat.games.stick_em.state import StickEm


def cards(text: str) -> tuple[int, ...]:
    """`R0-R3 Y5` as cards, in the order written."""
    found: list[int] = []
    for word in text.split():
        first, _, last = word.partition("-")
        found.extend(range(CARD_TEXTS.index(first), CARD_TEXTS.index(last or first) + 1))
    return tuple(found)


def texts(held: tuple[int, ...] | list[int]) -> str:
    """The texts of the cards."""
    return " ".join(CARD_TEXTS[card] for card in held)


def new_game(players: int, seed: int = 1, **options: OptionValue) -> StickEm:
    """A newly dealt game."""
    s = GAME.setup(players, options).start(seeded(seed))
    assert isinstance(s, StickEm)
    return s


def picking(hands: list[str], leader: str = "A", **options: OptionValue) -> StickEm:
    """A game at the question `pain`, with these hands."""
    s = new_game(len(hands), 1, **options)
    s.opener = s.leader = seat_of(leader, s.players)
    s.hands = [tuple(sorted(cards(hand))) for hand in hands]
    s.question = Pain(tuple([(s.opener + i) % s.players for i in range(s.players)]))
    return s


def playing(hands: list[str], pains: str = "", leader: str = "A", **options: OptionValue) -> StickEm:
    """A game at the question `card`: pain cards revealed, nothing captured yet."""
    s = picking(hands, leader, **options)
    s.pains = list(cards(pains)) if pains else [UNKNOWN] * s.players
    s.question = CARD_ASKS[s.opener]
    return s


def trick(played: str, leader: str = "A", spare: str = "R1 R2 R3 R4 R5 R6", **options: OptionValue) -> StickEm:
    """The state after these cards were played in order, the leader's first; everybody has one card left."""
    order = cards(played)
    players = len(order)
    first = seat_of(leader, players)
    hands = [""] * players
    for place, card in enumerate(order):
        seat = (first + place) % players
        hands[seat] = f"{CARD_TEXTS[card]} {spare.split()[seat]}"
    s = playing(hands, pains="R0 R0 R0 R0 R0 R0"[: 3 * players - 1], leader=leader, **options)
    for card in order:
        say(s, f"{letter(s.seat())}: play {CARD_TEXTS[card]}")
    return s


def say(s: StickEm, *lines: str) -> None:
    """Play lines such as `A: play R5`."""
    for line in lines:
        who, _, what = line.partition(":")
        s.apply(GAME.moves.parse(what), seat_of(who, s.players))


def moves(s: StickEm, seat: str) -> list[str]:
    """The listed moves of a seat in notation."""
    return [GAME.moves.text(move) for move in s.moves(seat_of(seat, s.players))]


def leads(s: StickEm) -> str:
    """The seat that is asked for a card now."""
    return letter(s.seat())
