"""Layouts: a team's table, the plan for it, and whether the plan is allowed (CM-9.5 to CM-9.8)."""

from mypy_extensions import i64

from hotseat.core.seats import clockwise
from hotseat.games.chili_mafia.cards.codes import COMPLETE, PEPPERS, minus
from hotseat.games.chili_mafia.gangs.gang import NO_GANG, Gang, gang_of
from hotseat.games.chili_mafia.plans.moves import CARD_WORD, NEXT, SEAT_WORD
from hotseat.games.chili_mafia.raid.least_left import least_left
from hotseat.games.chili_mafia.raid.solver import best_layout
from hotseat.games.chili_mafia.state import ChiliMafia, Layout
from hotseat.games.chili_mafia.tuples import joined


def members(s: ChiliMafia, seat: int) -> tuple[int, ...]:
    """The seat's team in the order in which its members take part (CM-13.13)."""
    if not s.rules.team_play:
        return (seat,)
    order = clockwise((s.active + 1) % s.players, s.players)
    return tuple([other for other in order if s.rules.team[other] == s.rules.team[seat]])


def is_last(s: ChiliMafia, seat: int) -> bool:
    """Whether this seat is the last of its team to work on the plan."""
    return not s.rules.team_play or members(s, seat)[-1] == seat


def table_of(s: ChiliMafia, seat: int) -> tuple[int, ...]:
    """All peppers in front of the seat's team, sorted."""
    cards: list[int] = []
    for mate in s.rules.mates[seat]:
        for gang in s.gangs[mate]:
            cards += gang.cards
    cards.sort()
    return tuple(cards)


def table_layout(s: ChiliMafia, seat: int) -> Layout:
    """The team's gangs as they are on the table."""
    layout: list[tuple[int, ...]] = []
    for mate in s.rules.mates[seat]:
        for gang in s.gangs[mate]:
            if gang.size:
                layout.append(joined((mate,), gang.cards))
    return tuple(layout)


def laid_out(layout: Layout) -> tuple[int, ...]:
    """All cards of a layout, group by group."""
    cards: list[int] = []
    for group in layout:
        cards += group[1:]
    return tuple(cards)


def layout_now(s: ChiliMafia, seat: int) -> Layout:
    """The groups planned by the seat's team; without a plan, the gangs as they are on the table."""
    draft = s.drafts[s.rules.team[seat]]
    if draft and len(draft[-1]) < 2:  # a group just begun
        draft = draft[:-1]
    return draft or table_layout(s, seat)


def open_offers(s: ChiliMafia, seat: int) -> tuple[int, ...]:
    """Peppers offered by teammates who worked on the plan earlier."""
    if not s.rules.team_play:
        return ()
    return tuple(sorted([card for mate in members(s, seat) if mate != seat for card in s.offers[mate]]))


def hand_peppers(s: ChiliMafia, seat: int) -> tuple[int, ...]:
    """The peppers of the hand."""
    return tuple([card for card in s.hands[seat] if card < PEPPERS])


def small_groups(layout: Layout) -> list[int]:
    """The cards in incomplete groups."""
    cards: list[int] = []
    for group in layout:
        if len(group) - 1 < COMPLETE:
            cards += group[1:]
    return cards


def may_stand(s: ChiliMafia, seat: int, layout: Layout) -> bool:
    """Whether the layout, which uses the whole table, is an allowed result of the Raid (CM-9.7, CM-9.8)."""
    small = small_groups(layout)
    if not small:
        return True
    return least_left(laid_out(layout)) > 0 and not minus(tuple(small), table_of(s, seat))


def problem(s: ChiliMafia, seat: int, layout: Layout) -> tuple[str, str] | None:
    """Why a layout that uses the whole table is not allowed, as code and sentence."""
    if may_stand(s, seat, layout):
        return None
    if least_left(laid_out(layout)) == 0:
        small = len(small_groups(layout))
        return "raid-incomplete", f"{small} cards are left in incomplete gangs, but all of them can be placed."
    return "raid-parked", "a card from your hand lies in an incomplete gang."


def beside(s: ChiliMafia, seat: int, layout: Layout) -> list[int]:
    """By pepper: copies on the team's table minus copies in the layout; negative for those from a hand."""
    copies = [0] * PEPPERS
    for group in layout:
        for place in range(1, len(group)):
            card = group[place]
            copies[card] = copies[card] - 1
    for mate in s.rules.mates[seat]:
        for gang in s.gangs[mate]:
            for card in gang.cards:
                copies[card] = copies[card] + 1
    return copies


def codes_left(copies: list[int]) -> i64:
    """The codes with copies left, as a mask."""
    left: i64 = 0
    bit: i64 = 1
    for number in copies:
        if number > 0:
            left |= bit
        bit <<= 1
    return left


def from_hands(s: ChiliMafia, seat: int, layout: Layout) -> tuple[int, ...]:
    """The peppers of the layout that come from a hand, sorted."""
    cards: list[int] = []
    copies = beside(s, seat, layout)
    for card in range(PEPPERS):
        missing = copies[card]
        while missing < 0:
            cards.append(card)
            missing += 1
    return tuple(cards)


def grown(s: ChiliMafia, seat: int, draft: Layout, move: int) -> Layout:
    """The draft after one more word: a new group, its seat, or a card in the current group."""
    if move == NEXT:
        return joined(draft, (() if s.rules.team_play else (seat,),))
    group = (move - SEAT_WORD,) if move >= SEAT_WORD else joined(draft[-1], (move - CARD_WORD,))
    return joined(draft[:-1], (group,))


def best_for(s: ChiliMafia, seat: int) -> Layout:
    """The best layout with offers and the seat's own hand, its gangs dealt to the team in turn (CM-9.15, CM-13.15)."""
    hand = hand_peppers(s, seat)
    if s.rules.team_play:
        hand = tuple(sorted(open_offers(s, seat) + hand))
    groups = best_layout(table_of(s, seat), hand)
    mates = s.rules.mates[seat]
    if len(mates) == 1:
        return tuple([joined((seat,), group) for group in groups])
    gangs = [group for group in groups if len(group) >= COMPLETE]
    gangs.sort(key=points_of_group, reverse=True)
    placed = [(mates[place % len(mates)], *group) for place, group in enumerate(gangs)]
    return tuple(placed + [(seat, *group) for group in groups if len(group) < COMPLETE])


def points_of(layout: Layout) -> int:
    """What the layout would score."""
    return sum([points_of_group(group[1:]) for group in layout])


def points_of_group(group: tuple[int, ...]) -> int:
    """The points that the group would score."""
    return gang_of(tuple(sorted(group))).points


def gang_of_group(group: tuple[int, ...]) -> Gang:
    """The gang of a group of a layout, without its seat."""
    gang = NO_GANG
    for place in range(1, len(group)):
        gang = gang.plus(group[place])
    return gang


def changed(layout: Layout, table: Layout) -> bool:
    """Whether the layout differs from the table in its groups or in their owners."""
    return sorted([(group[0], *gang_of_group(group).cards) for group in layout]) != sorted(table)
