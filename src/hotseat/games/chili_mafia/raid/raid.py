"""The Raid: everybody rearranges the peppers on the table, in secret and at the same time (CM-9, CM-13.13 to 13.15).

A seat's plan tells the stage: nothing (the table as it lies), CLEAR (building groups) or BEST (the best layout). The
groups themselves are the draft of the seat's team.
"""

from typing import Final, final

from mypy_extensions import i64

from hotseat.core.agenda import Arg, Ask, Step
from hotseat.core.hands import take_out
from hotseat.core.seats import clockwise
from hotseat.core.state import FLOOR, AnyStep
from hotseat.games.chili_mafia.cards.codes import BIT, COMPLETE, PEPPERS, RD, minus, texts, without
from hotseat.games.chili_mafia.events import ARRANGED, RAID
from hotseat.games.chili_mafia.events import DONE as DONE_EVENT
from hotseat.games.chili_mafia.gangs.gang import NO_GANG, Gang, gang_of, takes_of
from hotseat.games.chili_mafia.hidden.knowledge import drawn, learn, left_openly, row
from hotseat.games.chili_mafia.hidden.showing import line_and_what_it_shows
from hotseat.games.chili_mafia.plans.moves import BEST, CARD_WORD, CLEAR, DONE, DROP, GANG_WORD, NEXT, SEAT_WORD, line
from hotseat.games.chili_mafia.plans.word_lists import ALONE, card_words
from hotseat.games.chili_mafia.raid.solver import best_layout, least_left
from hotseat.games.chili_mafia.state import ChiliMafia, Layout
from hotseat.games.chili_mafia.tuples import joined, replaced


def raid_comes(s: ChiliMafia, seat: int) -> None:
    """The Raid was drawn: the active seat's turn is over, another seat only loses its draws (CM-9.2, CM-9.3)."""
    drawn(s, seat, RD, True)
    if s.events is not None:
        s.tell(RAID, (seat,))
    if seat == s.active:
        del s.ahead[FLOOR + 1 :]  # the bottom of the agenda is always the step to the next turn
    s.then(BeginRaid())


@final
class BeginRaid(Step[ChiliMafia]):
    """Ask all seats, in teams the first member of each (CM-9.4, CM-13.13)."""

    def run(self, s: ChiliMafia) -> None:
        clear_plans(s)
        order = clockwise((s.active + 1) % s.players, s.players)
        s.question = Raid(order[: s.terms.teams])


def clear_plans(s: ChiliMafia) -> None:
    """Nothing is planned and nothing offered."""
    s.drafts = ((),) * s.terms.teams
    s.handed = ((),) * s.terms.teams
    s.offers = ((),) * s.players


def members(s: ChiliMafia, seat: int) -> tuple[int, ...]:
    """The seat's team in the order in which its members work (CM-13.13)."""
    if not s.terms.team_play:
        return (seat,)
    order = clockwise((s.active + 1) % s.players, s.players)
    return tuple([other for other in order if s.terms.team[other] == s.terms.team[seat]])


def is_last(s: ChiliMafia, seat: int) -> bool:
    """Whether nobody of the team works on the plan after this seat."""
    return not s.terms.team_play or members(s, seat)[-1] == seat


def table_of(s: ChiliMafia, seat: int) -> tuple[int, ...]:
    """All peppers lying before the seat's team, sorted."""
    cards: list[int] = []
    for mate in s.terms.mates[seat]:
        for gang in s.gangs[mate]:
            cards += gang.cards
    cards.sort()
    return tuple(cards)


def table_layout(s: ChiliMafia, seat: int) -> Layout:
    """The table of the team as it lies."""
    layout: list[tuple[int, ...]] = []
    for mate in s.terms.mates[seat]:
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
    """The groups planned by the seat's team; without a plan the table as it lies."""
    draft = s.drafts[s.terms.team[seat]]
    if draft and len(draft[-1]) < 2:  # a group just begun
        draft = draft[:-1]
    return draft or table_layout(s, seat)


def open_offers(s: ChiliMafia, seat: int) -> tuple[int, ...]:
    """Peppers that teammates who worked before have offered."""
    if not s.terms.team_play:
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
    """Whether the layout, which uses the whole table, is a result of the Raid (CM-9.7, CM-9.8)."""
    small = small_groups(layout)
    if not small:
        return True
    return len(small) == least_left(laid_out(layout)) and not minus(tuple(small), table_of(s, seat))


def problem(s: ChiliMafia, seat: int, layout: Layout) -> tuple[str, str] | None:
    """Why a layout that uses the whole table may not stand, as code and sentence."""
    if may_stand(s, seat, layout):
        return None
    small, least = len(small_groups(layout)), least_left(laid_out(layout))
    if small != least:
        return "raid-incomplete", f"{small} cards are left in incomplete gangs, {least} are possible."
    return "raid-parked", "a card from your hand lies in an incomplete gang."


def beside(s: ChiliMafia, seat: int, layout: Layout) -> list[int]:
    """By pepper: how many copies more lie on the team's table than in the layout; negative for those from a hand."""
    copies = [0] * PEPPERS
    for group in layout:
        for place in range(1, len(group)):
            card = group[place]
            copies[card] = copies[card] - 1
    for mate in s.terms.mates[seat]:
        for gang in s.gangs[mate]:
            for card in gang.cards:
                copies[card] = copies[card] + 1
    return copies


def codes_left(copies: list[int]) -> i64:
    """The codes of which copies are left, as a mask."""
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


BEST_OR_CLEAR: Final[tuple[int, ...]] = (BEST, CLEAR)
BEST_OR_NEXT: Final[tuple[int, ...]] = (BEST, NEXT)


@final
class Raid(Ask[ChiliMafia]):
    """Everybody at work arranges; revealed together when the last has said `done`."""

    def __init__(self, players: tuple[int, ...]) -> None:
        super().__init__("raid", players, players)

    def args(self) -> tuple[Arg, ...]:
        return (self.players,)

    def moves(self, s: ChiliMafia, seat: int) -> tuple[int, ...]:
        stage = s.plans[seat]
        if not stage:
            arrangeable = any(s.slots(mate) for mate in s.terms.mates[seat])
            if not arrangeable:
                arrangeable = bool(hand_peppers(s, seat) or open_offers(s, seat))
            begin = BEST_OR_CLEAR if arrangeable else ALONE[BEST]
            return joined(ALONE[DONE], begin) if self.may_be_done(s, seat) else begin
        return ALONE[DONE] if stage[0] == BEST else self.building(s, seat)

    def building(self, s: ChiliMafia, seat: int) -> tuple[int, ...]:
        """What may follow while groups are built."""
        draft = s.drafts[s.terms.team[seat]]
        group = draft[-1]
        copies = beside(s, seat, draft)
        free = codes_left(copies)
        whole_table = free == 0
        for card in joined(open_offers(s, seat), tuple(s.hands[seat])):
            if card < PEPPERS:
                copies[card] = copies[card] + 1
                if copies[card] > 0:
                    free |= BIT[card]
        words: tuple[int, ...] = BEST_OR_NEXT if len(group) > 1 and free else ALONE[BEST]
        if whole_table and self.may_be_done(s, seat):
            words = joined(ALONE[DONE], words)
        if group:
            return joined(words, card_words(free & takes_of(group[1:])))
        return joined(words, tuple([SEAT_WORD + mate for mate in s.terms.mates[seat]])) if free else words

    def may_be_done(self, s: ChiliMafia, seat: int) -> bool:
        """Whether `done` is legal, all table peppers being in groups."""
        return not is_last(s, seat) or may_stand(s, seat, layout_now(s, seat))

    def allows(self, s: ChiliMafia, seat: int, move: int) -> bool:
        if move == DROP:
            return len(s.plans[seat]) > 0
        return move == CLEAR or move in self.moves(s, seat)

    def refusal(self, s: ChiliMafia, seat: int, move: int) -> tuple[str, str] | None:
        if move == DONE and not minus(table_of(s, seat), laid_out(layout_now(s, seat))):
            return problem(s, seat, layout_now(s, seat))
        if move == DONE:
            return "raid-pool", "not all peppers of the table lie in a group yet."
        if CARD_WORD <= move < GANG_WORD:
            return "raid-card", "this cannot join the group: it must stay all alike or all different."
        return None

    def default(self, s: ChiliMafia, seat: int) -> int:
        return DONE if s.plans[seat] == (BEST,) else BEST

    def public(self, s: ChiliMafia, seat: int, move: int) -> str:
        return line_and_what_it_shows(s, seat, (move,), move) if move == DONE else ""

    def overheard(self, s: ChiliMafia, seat: int, move: int, by: int) -> str:
        if s.terms.team[by] != s.terms.team[seat]:
            return ""
        return " ".join([texts(group[1:]) for group in best_for(s, seat)]) if move == BEST else line((move,))

    def answer(self, s: ChiliMafia, seat: int, move: int) -> None:
        team = s.terms.team[seat]
        if move == DONE:
            self.done(s, seat)
            return
        if move == DROP:
            s.plans[seat] = ()
            s.drafts = replaced(s.drafts, team, s.handed[team])
        elif move == BEST:
            s.plans[seat] = (BEST,)
            s.drafts = replaced(s.drafts, team, best_for(s, seat))
        elif move == CLEAR:
            s.plans[seat] = (CLEAR,)
            s.drafts = replaced(s.drafts, team, (() if s.terms.team_play else (seat,),))
        else:
            s.drafts = replaced(s.drafts, team, grown(s, seat, s.drafts[team], move))
        s.question = self

    def done(self, s: ChiliMafia, seat: int) -> None:
        """The seat confirms the plan: the next member works on it, or all layouts are revealed."""
        team = s.terms.team[seat]
        draft = s.drafts[team]
        if draft and len(draft[-1]) < 2:
            s.drafts = replaced(s.drafts, team, draft[:-1])
        s.handed = replaced(s.handed, team, s.drafts[team])
        s.plans[seat] = ()
        if s.drafts[team]:
            used = from_hands(s, seat, s.drafts[team])
            s.offers = replaced(s.offers, seat, minus(used, open_offers(s, seat)))
        if s.events is not None:
            s.tell(DONE_EVENT, (seat,))
        order = members(s, seat)
        after = order[order.index(seat) + 1 :]
        at_work = tuple(
            [after[0] if other == seat and after else other for other in self.players if after or other != seat]
        )
        if at_work:
            s.question = Raid(at_work)
        else:
            reveal(s)


def grown(s: ChiliMafia, seat: int, draft: Layout, move: int) -> Layout:
    """The draft after one more word: a new group, its seat, or a card in the current group."""
    if move == NEXT:
        return joined(draft, (() if s.terms.team_play else (seat,),))
    group = (move - SEAT_WORD,) if move >= SEAT_WORD else joined(draft[-1], (move - CARD_WORD,))
    return joined(draft[:-1], (group,))


def best_for(s: ChiliMafia, seat: int) -> Layout:
    """The best layout with offers and own hand, its gangs placed in turn before the team (CM-9.15, CM-13.15)."""
    hand = hand_peppers(s, seat)
    if s.terms.team_play:
        hand = tuple(sorted(open_offers(s, seat) + hand))
    groups = best_layout(table_of(s, seat), hand)
    mates = s.terms.mates[seat]
    if len(mates) == 1:
        return tuple([joined((seat,), group) for group in groups])
    gangs = [group for group in groups if len(group) >= COMPLETE]
    gangs.sort(key=points_of_group, reverse=True)
    placed = [(mates[place % len(mates)], *group) for place, group in enumerate(gangs)]
    return tuple(placed + [(seat, *group) for group in groups if len(group) < COMPLETE])


def points_of_group(group: tuple[int, ...]) -> int:
    """What the group would score."""
    return gang_of(tuple(sorted(group))).points


def gang_of_group(group: tuple[int, ...]) -> Gang:
    """The gang that a group of a layout is, its seat left out."""
    gang = NO_GANG
    for place in range(1, len(group)):
        gang = gang.plus(group[place])
    return gang


def reveal(s: ChiliMafia) -> None:
    """All layouts take effect at once (CM-9.11 to CM-9.13)."""
    for team in range(s.terms.teams):
        arrange_team(s, team)
    clear_plans(s)
    s.danced = ()
    s.sweet_left = ()
    if s.events is not None:
        for seat in range(s.players):
            for slot, gang in enumerate(s.gangs[seat]):
                if gang.size:
                    s.tell(ARRANGED, (seat, slot + 1, gang.cards))


def arrange_team(s: ChiliMafia, team: int) -> None:
    """Lay out the team's plan: hand cards that it uses leave their hands, offers left out stay and are known."""
    layout = s.drafts[team]
    if not layout and not s.terms.team_play:
        return
    used = from_hands(s, team, layout) if s.terms.team_play else s.offers[team]
    laid_from_hand = len(used) > 0
    for mate in members(s, team):
        left_out: list[int] = []
        for card in s.offers[mate]:
            if card in used:
                used = without(used, card)
                take_out(s.hands[mate], card)
                left_openly(s, mate, card)
            else:
                left_out.append(card)
        for other in s.terms.mates[mate]:
            remember_offers(s, other, mate, tuple(left_out))
    if layout and (laid_from_hand or changed(layout, table_layout(s, team))):
        for mate in s.terms.mates[team]:
            s.gangs[mate] = [gang_of_group(group) for group in layout if group[0] == mate]


def changed(layout: Layout, table: Layout) -> bool:
    """Whether the layout groups the peppers differently from the table, or before other seats."""
    return sorted([(group[0], *gang_of_group(group).cards) for group in layout]) != sorted(table)


def remember_offers(s: ChiliMafia, observer: int, owner: int, left_out: tuple[int, ...]) -> None:
    """A teammate knows the peppers that were offered and not used; those he knew of already count once."""
    for card in minus(left_out, s.known[row(s, observer, owner)]):
        learn(s, observer, owner, card)


STEPS: Final[tuple[type[AnyStep], ...]] = (BeginRaid, Raid)
