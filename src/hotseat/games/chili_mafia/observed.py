"""What a learning program sees of Chili Mafia."""

from typing import Final

from hotseat.core.tensor import Texts, Writer
from hotseat.games.chili_mafia.cards.codes import CARD_TEXTS, PEPPERS
from hotseat.games.chili_mafia.plans.moves import HEIST_TEXTS, MOVES
from hotseat.games.chili_mafia.state import ChiliMafia

GANGS: Final = 8
"""Gangs of a seat with places of their own; the peppers of all its gangs together are a part as well."""
NOTES: Final = 4

_CARDS: Final = Texts(CARD_TEXTS)
_PEPPERS: Final = Texts(CARD_TEXTS[:PEPPERS])
_HEISTS: Final = Texts(HEIST_TEXTS)
_WORDS: Final = Texts(MOVES.texts)
_NOTE: Final = Texts(("card", "lowest", "highest"))
_LOOK: Final = Texts(("place", "card"))


def observed(s: ChiliMafia, writer: Writer) -> None:
    """The own cards and plans, what the seat remembers, and everything in the open."""
    _hands(s, writer)
    _table(s, writer)
    _turn(s, writer)
    _attack(s, writer)
    _heists(s, writer)
    _raid(s, writer)


def _hands(s: ChiliMafia, writer: Writer) -> None:
    me = writer.owner
    writer.part("hand", "hands").bag(s.hands[me], _CARDS)
    for seat in writer.seats("hand sizes", ""):
        writer.number(len(s.hands[seat]))
    for seat in writer.seats("known"):
        writer.bag(s.known[seat * (s.players + 1) + me], _CARDS)
    writer.part("plan", "plans").bag(s.plans[me], _WORDS)
    writer.part("chosen").bag(s.chosen[me], _CARDS)
    writer.part("packet", "packets").bag(s.packets[me], _CARDS)


def _table(s: ChiliMafia, writer: Writer) -> None:
    gangs = [[gang.cards for gang in row] for row in s.gangs]
    for seat in writer.seats("gangs"):
        writer.bags(gangs[seat], GANGS, _PEPPERS)
    for seat in writer.seats("peppers", ""):
        writer.pool(gangs[seat], _PEPPERS)
    writer.part("pile").number(len(s.pile))
    writer.part("discard").bag(s.discard, _CARDS)
    writer.part("face_up").bag(s.face_up, _CARDS)
    writer.part("notes").rows(s.notes, NOTES, _NOTE)
    writer.part("lifelines").rows(s.lifelines[writer.owner], NOTES, _LOOK)


def _turn(s: ChiliMafia, writer: Writer) -> None:
    writer.part("active").seat(s.active)
    writer.part("turn").number(s.turn)
    writer.part("acted").flag(s.acted)
    writer.part("hot_played").number(s.hot_played)
    writer.part("action_played").number(s.action_played)
    writer.part("gambled").flag(s.gambled)
    writer.part("exchanged").flag(s.exchanged)
    writer.part("bagman_closed").flag(s.bagman_closed)
    writer.part("trigger").seat(s.trigger)
    writer.part("extra").number(s.extra)


def _attack(s: ChiliMafia, writer: Writer) -> None:
    attack = s.attack
    writer.part("attack").code(attack.hot, _CARDS)
    writer.part("attacker", "").code(attack.attacker, _CARDS)
    writer.part("attacking", "").seat(attack.seat)
    writer.part("attacked", "").seat(attack.rival)
    writer.part("targets", "").bag(attack.targets, _PEPPERS)
    writer.part("lords").number(s.lords)


def _heists(s: ChiliMafia, writer: Writer) -> None:
    """Of the others' Heists only those that everybody knows."""
    for seat in writer.seats("heists"):
        held = s.heists[seat]
        if seat == writer.owner:
            writer.bag(held, _HEISTS)
        else:
            known = s.heists_known[seat]
            writer.bag_and_hidden(known, len(held) - len(known), _HEISTS)


def _raid(s: ChiliMafia, writer: Writer) -> None:
    """The groups that the own team plans, without the seats in front, and what is offered for them (CM-13.13)."""
    me, team = writer.owner, s.rules.team
    planned = s.drafts[team[me]] if s.drafts else ()
    writer.part("drafts").bags([group[1:] for group in planned], GANGS, _PEPPERS)
    raid = s.question.name == "raid"
    for seat in writer.seats("offers"):
        shown = seat == me or (raid and team[seat] == team[me])
        writer.bag(s.offers[seat] if shown else (), _PEPPERS)


NOT_OBSERVED: Final = {
    "shuffled": "the order of the discard pile is not observed",
    "answered": "a seat that has answered is not asked again",
    "packets_seen": "memory of the draft, part of the information state",
    "danced": "its effect is in the legal moves",
    "sweet_left": "its effect is in the legal moves",
    "heist_deck": "hidden, but for used Heists at its bottom",
    "heist_public": "tells about the Heist deck only",
    "heists_known": "part of `heists`",
    "handed": "the plan as a teammate left it, part of the information state",
}
