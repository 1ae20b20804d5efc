"""Why a bot of Chili Mafia lays, attacks, stops or keeps: points before and after, chances, cards that are out."""

from typing import Final

from hotseat.bots.chili_mafia.answers import danger, worth_of_fugged
from hotseat.bots.chili_mafia.beliefs import Fuggeds, attacks_to_come
from hotseat.bots.chili_mafia.turns import unseen_copies
from hotseat.bots.chili_mafia.values import team_points
from hotseat.core.reason import Reason
from hotseat.core.state import State
from hotseat.games.chili_mafia.attack.planning import place_of_goal
from hotseat.games.chili_mafia.cards.codes import (
    FU,
    HAND_LIMIT,
    HOT_BITS,
    NAME_OF,
    PEPPERS,
    SC,
    STRENGTH,
)
from hotseat.games.chili_mafia.gangs.gang import Gang, gang_of
from hotseat.games.chili_mafia.plans.moves import (
    ADD,
    BACKUP,
    BAGMAN,
    BOOSTER,
    BRIBE,
    CARD_WORD,
    DANCE,
    DEAL,
    DIME,
    DONE,
    EARNER,
    EASYPAL,
    END,
    EXCHANGE,
    FUGGED,
    GAMBLE,
    GANG,
    GO,
    GUARD,
    HAND,
    KISS,
    LET,
    LIFELINE,
    PASS,
    PINCH,
    PX_WORD,
    RECONSIDER,
    RECRUIT,
    SEAT_WORD,
    SHAKEDOWN,
    SNOOP,
    STOP,
    SWEET,
    TURNCOAT,
    USE,
    WASTE,
    WHACK,
    WHACKEM,
    WITCH,
    gang_seat,
    name_of_word,
)
from hotseat.games.chili_mafia.plans.plays import gang_named
from hotseat.games.chili_mafia.state import ChiliMafia

ATTACKS: Final = (WHACK, WHACKEM, PINCH, TURNCOAT)
DRAWS: Final = {
    EARNER: "earner",
    BAGMAN: "bagman",
    EXCHANGE: "exchange",
    BACKUP: "backup",
    DIME: "dime",
    GAMBLE: "gamble",
    WASTE: "waste",
}
"""Choices about whose reason the size of the hand decides."""


def why(view: State, seat: int, moves: list[int]) -> Reason:
    """The reason of an answer in Chili Mafia."""
    assert isinstance(view, ChiliMafia)
    words = (*view.plans[seat], *moves)
    match view.question.name:
        case "turn":
            return turn(view, seat, words)
        case "response":
            return response(view, seat, words[0])
        case "lifeline":
            kept = "use" if words[0] == USE else "keep"
            return Reason(f"chili-mafia-lifeline-{kept}", {"points": round(danger(view))})
        case "bodyguard":
            strongest = max([STRENGTH[card] for card in view.attack.targets])
            return Reason(
                "chili-mafia-guard" if words[0] == GUARD else "chili-mafia-guard-not", {"strength": strongest}
            )
        case "bribe":
            facts = {"strength": STRENGTH[view.face_up[0]], "hand": len(view.hands[seat]), "limit": HAND_LIMIT}
            return Reason("chili-mafia-bribe" if words[0] == BRIBE else "chili-mafia-bribe-not", facts)
        case "home":
            return home(view, words)
        case "raid":
            return Reason("chili-mafia-raid")
        case _:
            return picked(view, seat, words)


def picked(s: ChiliMafia, seat: int, words: tuple[int, ...]) -> Reason:
    """Questions about cards: which to keep, to take, to give."""
    name, hand = s.question.name, s.hands[seat]
    first = words[0]
    facts = {"hand": len(hand), "limit": HAND_LIMIT}
    if name in ("draft", "bagman", "limit", "deal") or (name == "backup" and first != DONE):
        return valued(s, seat, first - CARD_WORD, "give" if name in ("limit", "deal") else "take")
    if name == "backup":
        return Reason("chili-mafia-backup-done", facts)
    if name == "dime":
        total = sum([STRENGTH[card] for card in s.face_up])
        return Reason(
            "chili-mafia-stop" if first == STOP else "chili-mafia-more", {"strength": total, "cards": len(s.face_up)}
        )
    if name == "snoop":
        return booster(s, seat, words[1]) if first == BOOSTER else valued(s, seat, words[1] - CARD_WORD, "take")
    yes = {"kiss": KISS, "recruit": RECRUIT, "reconsider": RECONSIDER}[name]
    return Reason(f"chili-mafia-{name}" if first == yes else "chili-mafia-not", facts)


def valued(s: ChiliMafia, seat: int, card: int, way: str) -> Reason:
    """A card that is taken or given: Hot cards and Fuggedaboutits for what they do, peppers for where they fit."""
    if card >= PEPPERS:
        kind = "fugged" if card == FU else "hot" if HOT_BITS >> card & 1 else "action"
        return Reason(f"chili-mafia-{way}-{kind}", {"attacks": round(attacks_to_come(s))})
    if card == SC and way == "take":
        return Reason("chili-mafia-take-sweet")
    alike = sum([other < PEPPERS and NAME_OF[other] == NAME_OF[card] for other in s.hands[seat]])
    alike -= way == "give"
    facts = {"strength": STRENGTH[card], "alike": max(alike, 0)}
    return Reason(f"chili-mafia-{way}-pepper", facts)


def turn(s: ChiliMafia, seat: int, words: tuple[int, ...]) -> Reason:
    """One's own turn."""
    first = words[0]
    hand = s.hands[seat]
    facts = {"hand": len(hand), "limit": HAND_LIMIT}
    if first in ATTACKS:
        return attack(s, seat, words)
    if first == GANG:
        cards = tuple(sorted([word - CARD_WORD for word in words if CARD_WORD <= word < CARD_WORD + PEPPERS]))
        return Reason("chili-mafia-gang", {"points": gang_of(cards).points, "peppers": len(cards)})
    if first == ADD:
        gang = gang_named(s, words[2])
        return changed("add", gang, gang.plus(words[1] - CARD_WORD))
    if first in (SWEET, DANCE):
        gang = gang_named(s, words[2])
        return changed("move", gang, gang.plus(0 if first == SWEET else 7))
    if first == WITCH:
        own = gang_named(s, words[3])
        return changed("witch", own, own.plus(words[2] - CARD_WORD))
    if first in (SHAKEDOWN, SNOOP, DEAL):
        rival = words[1] - SEAT_WORD
        names = {SHAKEDOWN: "shakedown", SNOOP: "snoop", DEAL: "deal"}
        return Reason(f"chili-mafia-{names[first]}", {"cards": len(s.hands[rival])}, {"rival": rival})
    if first == BOOSTER:
        return booster(s, seat, words[1])
    if first in DRAWS:
        return Reason(f"chili-mafia-{DRAWS[first]}", facts)
    return finished(s, seat, words)


def finished(s: ChiliMafia, seat: int, words: tuple[int, ...]) -> Reason:
    """The end of the turn, or a pass."""
    hot = sum([HOT_BITS >> card & 1 for card in s.hands[seat]])
    facts = {"hand": len(s.hands[seat]), "hot": hot, "pile": len(s.pile)}
    if words[0] == PASS:
        paid = "" if HAND in words else "-table" if len(words) > 1 else "-free"
        return Reason(f"chili-mafia-pass{paid}", facts)
    assert words[0] == END
    return Reason("chili-mafia-end-hot" if hot and s.pile else "chili-mafia-end", facts)


def changed(phrase: str, before: Gang, after: Gang) -> Reason:
    """A gang before and after."""
    complete = "done" if after.complete else "open"
    return Reason(
        f"chili-mafia-{phrase}-{complete}", {"before": before.points, "after": after.points, "peppers": after.size}
    )


def booster(s: ChiliMafia, seat: int, word: int) -> Reason:
    """The name that is called: how many such peppers the seat cannot see."""
    name = name_of_word(word)
    cards = sum([len(s.hands[other]) for other in s.rules.rivals[seat]])
    return Reason("chili-mafia-booster", {"left": unseen_copies(s, seat, name), "cards": cards})


def attack(s: ChiliMafia, seat: int, words: tuple[int, ...]) -> Reason:
    """An attack: what the gang loses, and how likely it is that somebody stops it."""
    place = place_of_goal(words)
    goal = words[place]
    rival, gang = gang_seat(goal), gang_named(s, goal)
    taken = [word - CARD_WORD for word in words[place + 1 :] if word != GO]
    chance = Fuggeds(s, seat).chance(s.rules.mates[rival])
    facts = lost(s, gang, taken) | {"percent": round(100 * chance)}
    leads = team_points(s, rival) == max([team_points(s, other) for other in s.rules.rivals[seat]])
    return Reason("chili-mafia-attack-leader" if leads else "chili-mafia-attack", facts, {"rival": rival})


def lost(s: ChiliMafia, gang: Gang, taken: list[int]) -> dict[str, int]:
    """A gang's points before and after losing these peppers, and their strength."""
    rest = gang
    for card in taken:
        rest = rest.minus(card)
    return {"before": gang.points, "after": rest.points, "strength": sum([STRENGTH[card] for card in taken])}


def response(s: ChiliMafia, seat: int, first: int) -> Reason:
    """An attack on the own team is stopped if it costs enough; one on a rival hardly ever."""
    attack = s.attack
    facts = lost(s, s.gang(attack.rival, attack.target_slot), list(attack.targets))
    facts |= {"fuggeds": list(s.hands[seat]).count(FU), "attacks": round(attacks_to_come(s))}
    seats = {"attacker": attack.seat}
    if s.rules.team[attack.rival] != s.rules.team[seat]:
        phrase = "chili-mafia-let-rival" if first == LET else "chili-mafia-stop-leader"
        return Reason(phrase, facts, seats | {"rival": attack.rival})
    if first == LET:
        saves = facts["fuggeds"] > 0 and danger(s) < worth_of_fugged(s, seat)
        return Reason("chili-mafia-let-save" if saves else "chili-mafia-let", facts, seats)
    names = {FUGGED: "fugged", EASYPAL: "easypal", LIFELINE: "lifeline"}
    return Reason(f"chili-mafia-{names[first]}", facts, seats)


def home(s: ChiliMafia, words: tuple[int, ...]) -> Reason:
    """Where a Turncoat goes: the gang that gains most."""
    if words[0] == GANG:
        cards = [word - CARD_WORD for word in words if CARD_WORD <= word < PX_WORD]
        return Reason(
            "chili-mafia-gang",
            {"points": gang_of(tuple(sorted([*cards, s.face_up[0]]))).points, "peppers": len(cards) + 1},
        )
    gang = gang_named(s, words[0])
    return changed("add", gang, gang.plus(s.face_up[0]))
