"""Facts derived from the zones of Chili Mafia: type and points of every gang, teams, the attack, the count."""

from typing import Final

from hotseat.core.facts import COUNT, Derived, Facts, line
from hotseat.core.moves import NOBODY
from hotseat.core.seats import letter
from hotseat.core.sorts import (
    CARD,
    CARDS,
    FLAG,
    NUMBER,
    SEAT,
    TEXT,
    Json,
    by_seat,
    listed,
    optional,
    record,
)
from hotseat.games.chili_mafia.attack.hot_cards import HOT_CARDS
from hotseat.games.chili_mafia.cards.codes import (
    BA,
    BO,
    CARD_TEXTS,
    CH_ICON,
    EA,
    FU,
    GH_ICON,
    HOT_BITS,
    JN_ICON,
    MAIN_DECK,
    MJ_ICON,
    NAME_OF,
    NAME_TEXTS,
    PD_ICON,
    PEPPERS,
    PO_ICON,
    SC,
    SH,
    STRENGTH,
    TA_ICON,
)
from hotseat.games.chili_mafia.gangs.gang import FAMILY, Gang, gang_of
from hotseat.games.chili_mafia.plans.moves import (
    BACKUP,
    BAGMAN,
    BOOSTER,
    BRIBE,
    DANCE,
    DEAL,
    DIME,
    EARNER,
    EASYPAL,
    FUGGED,
    GAMBLE,
    GUARD,
    HEIST_TEXTS,
    KISS,
    LIFELINE,
    RECONSIDER,
    RECRUIT,
    SHAKEDOWN,
    SIDEKICK,
    SNIPER,
    SNOOP,
    SWEET,
    TROUBLEMAKER,
    VERBS,
    WITCH,
)
from hotseat.games.chili_mafia.plans.naming import named_next
from hotseat.games.chili_mafia.scoring import points as points_of
from hotseat.games.chili_mafia.state import ChiliMafia


def kind_of(gang: Gang) -> str:
    """`family`, `mixed`, or `incomplete` while there are too few peppers (CM-5.3, CM-5.4)."""
    if not gang.complete:
        return "incomplete"
    return "family" if gang.kind == FAMILY else "mixed"


def gangs(view: ChiliMafia) -> Json:
    """By seat and gang number: its type and points; null for a free number (CM-5.3, CM-11.1)."""
    return [[_worth(gang) for gang in row] for row in view.gangs]


def _worth(gang: Gang) -> Json:
    return {"kind": kind_of(gang), "points": gang.points} if gang.size else None


def points(view: ChiliMafia) -> Json:
    """By seat: the points of its own gangs (CM-11.2)."""
    return [points_of(view, seat) for seat in range(view.players)]


def teams(view: ChiliMafia) -> Json:
    """By seat: the number of its team; null without teams (CM-13.1)."""
    return [team + 1 for team in view.rules.team] if view.rules.team_play else None


def on_turn(view: ChiliMafia) -> Json:
    """The seat whose turn it is; nobody during the draft (CM-4.1)."""
    return letter(view.active) if view.turn > 0 else None


def last_round(view: ChiliMafia) -> Json:
    """Whether the pile is empty and everybody has at most one turn left (CM-10.1)."""
    return view.trigger != NOBODY


def attack(view: ChiliMafia) -> Json:
    """The attack that is being answered, with gangs by number (CM-8.8)."""
    now = view.attack
    if now.seat == NOBODY:
        return None
    return {
        "card": CARD_TEXTS[now.hot],
        "seat": letter(now.seat),
        "number": now.slot + 1,
        "attacker": CARD_TEXTS[now.attacker],
        "owner": letter(now.rival),
        "target_number": now.target_slot + 1,
        "targets": [CARD_TEXTS[card] for card in now.targets],
    }


def layout(view: ChiliMafia) -> Json:
    """The groups that the seat's own team has planned in the Raid, each with its owner, type and points (CM-9.4)."""
    groups = [group for draft in view.drafts for group in draft if len(group) > 1]
    return [_group(group[0], gang_of(tuple(sorted(group[1:])))) for group in groups]


def _group(owner: int, gang: Gang) -> Json:
    cards: list[Json] = [CARD_TEXTS[card] for card in gang.cards]
    return {"owner": letter(owner), "cards": cards, "kind": kind_of(gang), "points": gang.points}


def next_word(view: ChiliMafia) -> Json:
    """What the next word of the seat's own answer names, where that decides what can be pointed at (CM-3)."""
    plans = [plan for plan in view.plans if plan]
    return named_next(view.question.name, plans[0] if plans else ()) or None


def count(view: ChiliMafia) -> Json:
    """At the end, every gang that counts for the seat, including its partners' gangs (CM-11.2, CM-13.12)."""
    return [_lines(view, seat) for seat in range(view.players)] if view.over else None


def _lines(view: ChiliMafia, seat: int) -> list[Json]:
    teams = view.rules.teams
    members = [(seat + place * teams) % view.players for place in range(view.players // teams)]
    return [_line(view, member, gang, seat) for member in members for gang in view.gangs[member] if gang.size]


def _line(view: ChiliMafia, member: int, gang: Gang, seat: int) -> Json:
    cards: list[Json] = [CARD_TEXTS[card] for card in gang.cards]
    return line(kind_of(gang), gang.points, gang.size, cards, None if member == seat else letter(member))


FACTS: Final[Facts] = {
    "gangs": Derived(by_seat(listed(optional(record({"kind": TEXT, "points": NUMBER})))), gangs),
    "points": Derived(by_seat(NUMBER), points),
    "teams": Derived(optional(by_seat(NUMBER)), teams, fixed=True),
    "on_turn": Derived(SEAT, on_turn),
    "last_round": Derived(FLAG, last_round),
    "attack": Derived(
        optional(
            record(
                {
                    "card": CARD,
                    "seat": SEAT,
                    "number": NUMBER,
                    "attacker": CARD,
                    "owner": SEAT,
                    "target_number": NUMBER,
                    "targets": CARDS,
                }
            )
        ),
        attack,
    ),
    "layout": Derived(
        listed(record({"owner": SEAT, "cards": CARDS, "kind": TEXT, "points": NUMBER})), layout, own=True
    ),
    "next_word": Derived(optional(TEXT), next_word, own=True),
    "count": Derived(COUNT, count),
}


VERB_OF_CARD: Final = {
    **{hot.code: hot.verb for hot in HOT_CARDS},
    FU: FUGGED,
    EA: EARNER,
    SH: SHAKEDOWN,
    BO: BOOSTER,
    BA: BAGMAN,
    SC: SWEET,
    PO_ICON: GUARD,
    PD_ICON: DANCE,
    CH_ICON: GAMBLE,
    MJ_ICON: WITCH,
    JN_ICON: SIDEKICK,
    TA_ICON: TROUBLEMAKER,
    GH_ICON: SNIPER,
}
"""By card: the word that plays it or uses its ability."""
VERB_OF_HEIST: Final = (BACKUP, BRIBE, EASYPAL, KISS, LIFELINE, DIME, DEAL, RECONSIDER, RECRUIT, SNOOP)
"""By Heist: the word that plays it."""


def _printed(card: int) -> dict[str, Json]:
    verb: dict[str, Json] = {"verb": VERBS[VERB_OF_CARD[card]]} if card in VERB_OF_CARD else {}
    if card < PEPPERS:
        return {"kind": "pepper", "name": NAME_TEXTS[NAME_OF[card]], "strength": STRENGTH[card], **verb}
    return {"kind": "hot" if HOT_BITS >> card & 1 else "action" if card < MAIN_DECK else "raid", **verb}


PRINTED: Final[dict[str, dict[str, Json]]] = {
    **{text: _printed(card) for card, text in enumerate(CARD_TEXTS)},
    **{text: {"kind": "heist", "verb": VERBS[verb]} for text, verb in zip(HEIST_TEXTS, VERB_OF_HEIST, strict=True)},
}
"""Kind, name and strength of a card (CM-1), and the word that plays it."""
