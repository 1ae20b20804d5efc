"""Planning an attack word by word: Hot card, own gang, attacker, ability, rival gang, targets (CM-8.1 to CM-8.7)."""

from typing import Final, final

from hotseat.games.chili_mafia.abilities import attack_strength, usable
from hotseat.games.chili_mafia.attack import announce
from hotseat.games.chili_mafia.cards import BIT, GH_ICON, JN_ICON, PEPPER_BITS, STRENGTH, TA_ICON, UP_TO, without
from hotseat.games.chili_mafia.gangs import SIDEKICK_BONUS, Gang, pair_homes
from hotseat.games.chili_mafia.hot import HOT_CARDS, HotCard
from hotseat.games.chili_mafia.moves import (
    CARD_WORD,
    GO,
    PLAIN,
    SIDEKICK,
    SNIPER,
    TROUBLEMAKER,
    gang_seat,
    gang_slot,
    gang_word,
)
from hotseat.games.chili_mafia.plays import Play, cards_in
from hotseat.games.chili_mafia.state import Attack, ChiliMafia

WITH_ABILITY: Final = BIT[JN_ICON] | BIT[TA_ICON] | BIT[GH_ICON]
"""The peppers with an ability that an attack may name (CM-14)."""


def may_attack(s: ChiliMafia, seat: int) -> bool:
    """Whether another Hot card may be played: fewer so far than own complete gangs (CM-8.1, CM-8.3)."""
    return s.hot_played < s.terms.hot_limit and s.hot_played < s.complete_gangs(seat)


def longest_reach(s: ChiliMafia, seat: int) -> int:
    """The greatest strength that an own complete gang attacks with."""
    reach = 0
    for gang in s.gangs[seat]:
        reach = max(reach, gang.reach)
    return reach


@final
class PlayHot(Play):
    """A Hot card: choose attacker and targets; then it is announced."""

    def __init__(self, hot: HotCard) -> None:
        super().__init__(hot.verb, hot.code)
        self.hot = hot

    # -- targets -------------------------------------------------------------------------------------------------------

    def in_reach(self, s: ChiliMafia, seat: int) -> int:
        """Peppers of rivals that this card could take from somebody strong enough, as a mask."""
        mask = 0
        for rival in s.terms.rivals[seat]:
            for gang in s.gangs[rival]:
                mask |= gang.mask
        return mask & self.wanted(s, seat)

    def wanted(self, s: ChiliMafia, seat: int) -> int:
        """Peppers that this card may take at all: Turncoats up to 8 and with a home (CM-8.7)."""
        if not self.hot.needs_home:
            return PEPPER_BITS
        homes = pair_homes(s.hands[seat])
        for mate in s.terms.mates[seat]:
            for gang in s.gangs[mate]:
                if gang.size:
                    homes |= gang.takes
        return homes & UP_TO[self.hot.most]

    def targets(self, s: ChiliMafia, seat: int, attacker: int, ability: int) -> int:
        """The peppers this attacker may aim at, as a mask."""
        return UP_TO[attack_strength(attacker, ability)] & self.wanted(s, seat)

    # -- words ---------------------------------------------------------------------------------------------------------

    def offered(self, s: ChiliMafia, seat: int, hand: int) -> bool:
        return may_attack(s, seat) and self.in_reach(s, seat) & UP_TO[longest_reach(s, seat)] != 0

    def own_gangs(self, s: ChiliMafia, seat: int) -> tuple[int, ...]:
        """Own complete gangs with an attacker strong enough for some target (CM-8.4)."""
        prey = self.in_reach(s, seat)
        words: list[int] = []
        for slot, gang in enumerate(s.gangs[seat]):
            if gang.reach and prey & UP_TO[gang.reach]:
                words.append(gang_word(seat, slot))
        return tuple(words)

    def words(self, s: ChiliMafia, seat: int, plan: tuple[int, ...]) -> tuple[int, ...]:
        if len(plan) == 1:
            return self.own_gangs(s, seat)
        gang = s.gang(seat, gang_slot(plan[1]))
        if len(plan) == 2:
            return self.attackers(s, seat, gang)
        attacker = plan[2] - CARD_WORD
        if len(plan) == 3:
            abilities = self.abilities(s, seat, gang, attacker)
            return abilities or self.rival_gangs(s, seat, attacker, PLAIN)
        ability, rest = split(plan)
        if not rest:
            return self.rival_gangs(s, seat, attacker, ability)
        target_gang = s.gang(gang_seat(rest[0]), gang_slot(rest[0]))
        mask = self.targets(s, seat, attacker, ability)
        if len(rest) == 1:
            return cards_in(target_gang.cards, mask)
        second = cards_in(without(target_gang.cards, rest[1] - CARD_WORD), mask)
        return second if ability == TROUBLEMAKER else (GO, *second)

    def attackers(self, s: ChiliMafia, seat: int, gang: Gang) -> tuple[int, ...]:
        """The peppers of the gang that reach some target."""
        prey = self.in_reach(s, seat)
        sidekicks = (gang.mask >> JN_ICON) & 1 == 1
        strong = 0
        for card in gang.cards:
            bonus = SIDEKICK_BONUS if sidekicks and usable(gang, card, self.hot.code, SIDEKICK) else 0
            if prey & UP_TO[STRENGTH[card] + bonus]:
                strong |= 1 << card
        return cards_in(gang.cards, strong)

    def abilities(self, s: ChiliMafia, seat: int, gang: Gang, attacker: int) -> tuple[int, ...]:
        """The ability words due for this attacker; none if no ability can be used."""
        if not gang.mask & WITH_ABILITY:
            return ()
        words = [
            ability
            for ability in (PLAIN, SIDEKICK, TROUBLEMAKER, SNIPER)
            if usable(gang, attacker, self.hot.code, ability) and self.rival_gangs(s, seat, attacker, ability)
        ]
        return () if not words or words == [PLAIN] else tuple(words)

    def rival_gangs(self, s: ChiliMafia, seat: int, attacker: int, ability: int) -> tuple[int, ...]:
        """The rivals' gangs with enough targets."""
        mask = self.targets(s, seat, attacker, ability)
        words: list[int] = []
        for rival in s.terms.rivals[seat]:
            for slot, gang in enumerate(s.gangs[rival]):
                if gang.mask & mask and (ability != TROUBLEMAKER or gang.second <= attack_strength(attacker, ability)):
                    words.append(gang_word(rival, slot))
        return tuple(words)

    def complete(self, s: ChiliMafia, seat: int, plan: tuple[int, ...]) -> bool:
        if len(plan) < 5:
            return False
        ability, rest = split(plan)
        most = 2 if ability == TROUBLEMAKER else self.hot.targets
        return rest[-1] == GO or len(rest) == 1 + most

    def bind(self, s: ChiliMafia, seat: int, plan: tuple[int, ...]) -> None:
        ability, rest = split(plan)
        targets = tuple([word - CARD_WORD for word in rest[1:] if word != GO])
        goal = rest[0]
        announce(
            s,
            Attack(
                self.hot.code,
                seat,
                gang_slot(plan[1]),
                plan[2] - CARD_WORD,
                ability,
                gang_seat(goal),
                gang_slot(goal),
                targets,
                len(s.discard),
            ),
        )


def split(plan: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    """The ability named after the attacker (PLAIN if none), and the words behind it."""
    if len(plan) > 3 and PLAIN <= plan[3] <= SNIPER:
        return plan[3], plan[4:]
    return PLAIN, plan[3:]


HOT_PLAYS: Final = tuple([PlayHot(hot) for hot in HOT_CARDS])
