"""The Raid: everybody rearranges the peppers on the table, in secret and at the same time (CM-9, CM-13.13 to 13.15).

A seat's plan records its progress: nothing (the table unchanged), CLEAR (building groups) or BEST (the best layout).
The groups themselves are in the draft of the seat's team.
"""

from typing import Final, final

from hotseat.core.agenda import Arg, Ask, Step
from hotseat.core.hands import take_out
from hotseat.core.seats import clockwise
from hotseat.core.state import AnyStep
from hotseat.games.chili_mafia.cards.codes import BIT, PEPPERS, RD, minus, texts, without
from hotseat.games.chili_mafia.events import ARRANGED, RAID
from hotseat.games.chili_mafia.events import DONE as DONE_EVENT
from hotseat.games.chili_mafia.gangs.gang import takes_of
from hotseat.games.chili_mafia.hidden.knowledge import drawn, known_place, learn, left_openly
from hotseat.games.chili_mafia.plans.moves import BEST, CARD_WORD, CLEAR, DONE, DROP, GANG_WORD, NEXT, SEAT_WORD, line
from hotseat.games.chili_mafia.plans.word_lists import ONE_WORD, card_words
from hotseat.games.chili_mafia.raid.layout import (
    beside,
    best_for,
    changed,
    codes_left,
    from_hands,
    gang_of_group,
    grown,
    hand_peppers,
    is_last,
    laid_out,
    layout_now,
    may_stand,
    members,
    open_offers,
    points_of,
    problem,
    small_groups,
    table_layout,
    table_of,
)
from hotseat.games.chili_mafia.state import ChiliMafia
from hotseat.games.chili_mafia.tuples import joined, replaced


def raid_comes(s: ChiliMafia, seat: int) -> None:
    """The Raid was drawn: the active seat's turn ends; another seat only loses its remaining draws (CM-9.2, CM-9.3)."""
    drawn(s, seat, RD, True)
    if s.events is not None:
        s.tell(RAID, (seat,))
    if seat == s.active:
        s.drop_to_last()  # keeps the step to the next turn
    s.then(BeginRaid())


@final
class BeginRaid(Step[ChiliMafia]):
    """Ask all seats or, with teams, the first member of each (CM-9.4, CM-13.13)."""

    def run(self, s: ChiliMafia) -> None:
        clear_plans(s)
        order = clockwise((s.active + 1) % s.players, s.players)
        s.question = Raid(order[: s.rules.teams])


def clear_plans(s: ChiliMafia) -> None:
    """Clear all plans and offers."""
    s.drafts = ((),) * s.rules.teams
    s.handed = ((),) * s.rules.teams
    s.offers = ((),) * s.players


BEST_OR_CLEAR: Final[tuple[int, ...]] = (BEST, CLEAR)
BEST_OR_NEXT: Final[tuple[int, ...]] = (BEST, NEXT)


@final
class Raid(Ask[ChiliMafia]):
    """All seats at work arrange peppers; the layouts are revealed together after the last `done`."""

    def __init__(self, players: tuple[int, ...]) -> None:
        super().__init__("raid", players, players)

    def args(self) -> tuple[Arg, ...]:
        return (self.players,)

    def moves(self, s: ChiliMafia, seat: int) -> tuple[int, ...]:
        stage = s.plans[seat]
        if not stage:
            arrangeable = any(s.slots(mate) for mate in s.rules.mates[seat])
            if not arrangeable:
                arrangeable = bool(hand_peppers(s, seat) or open_offers(s, seat))
            begin = BEST_OR_CLEAR if arrangeable else ONE_WORD[BEST]
            return joined(ONE_WORD[DONE], begin) if self.may_be_done(s, seat) else begin
        return ONE_WORD[DONE] if stage[0] == BEST else self.building(s, seat)

    def building(self, s: ChiliMafia, seat: int) -> tuple[int, ...]:
        """The words that may follow while groups are built."""
        draft = s.drafts[s.rules.team[seat]]
        group = draft[-1]
        copies = beside(s, seat, draft)
        free = codes_left(copies)
        whole_table = free == 0
        for card in joined(open_offers(s, seat), tuple(s.hands[seat])):
            if card < PEPPERS:
                copies[card] = copies[card] + 1
                if copies[card] > 0:
                    free |= BIT[card]
        words: tuple[int, ...] = BEST_OR_NEXT if len(group) > 1 and free else ONE_WORD[BEST]
        if whole_table and self.may_be_done(s, seat):
            words = joined(ONE_WORD[DONE], words)
        if group:
            return joined(words, card_words(free & takes_of(group[1:])))
        return joined(words, tuple([SEAT_WORD + mate for mate in s.rules.mates[seat]])) if free else words

    def may_be_done(self, s: ChiliMafia, seat: int) -> bool:
        """Whether `done` is legal, given that all table peppers are in groups."""
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
        return DONE if s.plans[seat] == (BEST,) or self.stands_better(s, seat) else BEST

    def stands_better(self, s: ChiliMafia, seat: int) -> bool:
        """Whether nothing is planned and the table as it lies scores more than `best`, which leaves the fewest over."""
        now = layout_now(s, seat)
        if s.plans[seat] or not small_groups(now) or not self.may_be_done(s, seat):
            return False
        return points_of(now) > points_of(best_for(s, seat))

    def masked(self, s: ChiliMafia, seat: int, move: int) -> str:
        return line((move,)) if move == DONE else ""

    def overheard(self, s: ChiliMafia, seat: int, move: int, by: int) -> str:
        if s.rules.team[by] != s.rules.team[seat]:
            return ""
        return " ".join([texts(group[1:]) for group in best_for(s, seat)]) if move == BEST else line((move,))

    def answer(self, s: ChiliMafia, seat: int, move: int) -> None:
        team = s.rules.team[seat]
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
            s.drafts = replaced(s.drafts, team, (() if s.rules.team_play else (seat,),))
        else:
            s.drafts = replaced(s.drafts, team, grown(s, seat, s.drafts[team], move))
        s.question = self

    def done(self, s: ChiliMafia, seat: int) -> None:
        """The seat confirms the plan: the next member works on it, or all layouts are revealed."""
        team = s.rules.team[seat]
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


def reveal(s: ChiliMafia) -> None:
    """All layouts take effect at once (CM-9.11 to CM-9.13)."""
    for team in range(s.rules.teams):
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
    """Lay out the team's plan: hand cards used leave their hands; unused offers stay there and are known."""
    layout = s.drafts[team]
    if not layout and not s.rules.team_play:
        return
    used = from_hands(s, team, layout) if s.rules.team_play else s.offers[team]
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
        for other in s.rules.mates[mate]:
            remember_offers(s, other, mate, tuple(left_out))
    if layout and (laid_from_hand or changed(layout, table_layout(s, team))):
        for mate in s.rules.mates[team]:
            s.gangs[mate] = [gang_of_group(group) for group in layout if group[0] == mate]


def remember_offers(s: ChiliMafia, observer: int, owner: int, left_out: tuple[int, ...]) -> None:
    """A teammate knows the peppers that were offered and not used; those already known count once."""
    for card in minus(left_out, s.known[known_place(s, observer, owner)]):
        learn(s, observer, owner, card)


STEPS: Final[tuple[type[AnyStep], ...]] = (BeginRaid, Raid)
