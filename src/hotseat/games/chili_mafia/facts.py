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
from hotseat.games.chili_mafia.cards.codes import (
    CARD_TEXTS,
    HOT_BITS,
    MAIN_DECK,
    NAME_OF,
    NAME_TEXTS,
    PEPPERS,
    STRENGTH,
)
from hotseat.games.chili_mafia.gangs.gang import FAMILY, Gang, gang_of
from hotseat.games.chili_mafia.plans.moves import HEIST_TEXTS
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
    "teams": Derived(optional(by_seat(NUMBER)), teams),
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
    "count": Derived(COUNT, count),
}


def _printed(card: int) -> dict[str, Json]:
    if card < PEPPERS:
        return {"kind": "pepper", "name": NAME_TEXTS[NAME_OF[card]], "strength": STRENGTH[card]}
    return {"kind": "hot" if HOT_BITS >> card & 1 else "action" if card < MAIN_DECK else "raid"}


PRINTED: Final[dict[str, dict[str, Json]]] = {
    **{text: _printed(card) for card, text in enumerate(CARD_TEXTS)},
    **{text: {"kind": "heist"} for text in HEIST_TEXTS},
}
