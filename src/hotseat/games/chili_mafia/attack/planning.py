"""Planning an attack word by word: Hot card, own gang, attacker, ability, rival gang, targets (CM-8.1 to CM-8.7)."""

from typing import Final, final

from mypy_extensions import i64

from hotseat.games.chili_mafia.attack.abilities import TROUBLE, attack_strength, usable
from hotseat.games.chili_mafia.attack.attack import announce
from hotseat.games.chili_mafia.attack.hot_cards import HOT_CARDS, HotCard
from hotseat.games.chili_mafia.cards.codes import BIT, GH_ICON, JN_ICON, PEPPER_BITS, SINGLE, STRENGTH, TA_ICON, UP_TO
from hotseat.games.chili_mafia.gangs.gang import SIDEKICK_BONUS, Gang, pair_homes
from hotseat.games.chili_mafia.plans.moves import (
    CARD_WORD,
    GO,
    PLAIN,
    SIDEKICK,
    SNIPER,
    TROUBLEMAKER,
    gang_seat,
    gang_slot,
)
from hotseat.games.chili_mafia.plans.plays import Holdings, Play, gang_named, team_takes
from hotseat.games.chili_mafia.plans.word_lists import ONE_WORD, card_words, gang_words
from hotseat.games.chili_mafia.state import Attack, ChiliMafia
from hotseat.games.chili_mafia.tuples import joined

ABILITIES: Final = [PLAIN, SIDEKICK, TROUBLEMAKER, SNIPER]
WITH_ABILITY: Final = BIT[JN_ICON] | BIT[TA_ICON] | BIT[GH_ICON]
"""The peppers with an ability that an attack may name (CM-14)."""


def may_attack(s: ChiliMafia, own: Holdings) -> bool:
    """Whether another Hot card may be played: fewer were played than the seat has complete gangs (CM-8.1, CM-8.3)."""
    return s.hot_played < s.rules.hot_limit and s.hot_played < own.complete


@final
class PlayHot(Play):
    """A Hot card: choose attacker and targets, then announce the attack."""

    def __init__(self, hot: HotCard) -> None:
        super().__init__(hot.verb, hot.code)
        self.hot = hot

    # -- targets -------------------------------------------------------------------------------------------------------

    def in_reach(self, s: ChiliMafia, seat: int) -> i64:
        """Peppers of rivals that this card could take, given the seat's strongest attacker, as a mask."""
        mask: i64 = 0
        for rival in s.rules.rivals[seat]:
            for gang in s.gangs[rival]:
                mask |= gang.mask
        return mask & self.wanted(s, seat)

    def wanted(self, s: ChiliMafia, seat: int) -> i64:
        """Peppers that this card may take at all: for a Turncoat up to strength 8 and with a home (CM-8.7)."""
        if not self.hot.needs_home:
            return PEPPER_BITS
        return (pair_homes(s.hands[seat]) | team_takes(s, seat)) & UP_TO[self.hot.most]

    def targets(self, s: ChiliMafia, seat: int, attacker: int, ability: int) -> i64:
        """The peppers that this attacker may target, as a mask."""
        return UP_TO[attack_strength(attacker, ability)] & self.wanted(s, seat)

    # -- words ---------------------------------------------------------------------------------------------------------

    def offered(self, s: ChiliMafia, seat: int, own: Holdings) -> bool:
        if not may_attack(s, own):
            return False
        mask = UP_TO[own.reach] & self.wanted(s, seat)
        for rival in s.rules.rivals[seat]:
            for gang in s.gangs[rival]:
                if gang.mask & mask:
                    return True
        return False

    def own_gangs(self, s: ChiliMafia, seat: int) -> tuple[int, ...]:
        """The seat's complete gangs with an attacker strong enough for some target (CM-8.4)."""
        prey = self.in_reach(s, seat)
        slots: i64 = 0
        bit: i64 = 1
        for gang in s.gangs[seat]:
            if gang.reach and prey & UP_TO[gang.reach]:
                slots |= bit
            bit <<= 1
        return gang_words(seat, slots)

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
        ability = ability_of(plan)
        place = place_of_goal(plan)
        if len(plan) == place:
            return self.rival_gangs(s, seat, attacker, ability)
        goal = gang_named(s, plan[place])
        mask = self.targets(s, seat, attacker, ability)
        if len(plan) == place + 1:
            return card_words(goal.mask & mask)
        second = card_words(goal.minus(plan[place + 1] - CARD_WORD).mask & mask)
        return second if ability == TROUBLEMAKER else joined(ONE_WORD[GO], second)

    def attackers(self, s: ChiliMafia, seat: int, gang: Gang) -> tuple[int, ...]:
        """The peppers of the gang that are strong enough for some target."""
        prey = self.in_reach(s, seat)
        sidekicks = (gang.mask >> JN_ICON) & 1 == 1
        strong: i64 = 0
        for card in gang.cards:
            bonus = SIDEKICK_BONUS if sidekicks and usable(gang, card, self.hot.code, SIDEKICK) else 0
            if prey & UP_TO[STRENGTH[card] + bonus]:
                strong |= BIT[card]
        return card_words(strong)

    def abilities(self, s: ChiliMafia, seat: int, gang: Gang, attacker: int) -> tuple[int, ...]:
        """The ability words to choose from for this attacker; none if no ability can be used."""
        if not gang.mask & WITH_ABILITY:
            return ()
        words: tuple[int, ...] = ()
        for ability in ABILITIES:
            if usable(gang, attacker, self.hot.code, ability) and self.has_target(s, seat, attacker, ability):
                words = joined(words, ONE_WORD[ability])
        return () if not words or (len(words) == 1 and words[0] == PLAIN) else words

    def has_target(self, s: ChiliMafia, seat: int, attacker: int, ability: int) -> bool:
        """Whether some rival has a gang with enough targets."""
        mask = self.targets(s, seat, attacker, ability)
        for rival in s.rules.rivals[seat]:
            for gang in s.gangs[rival]:
                if enough_targets(gang, mask, ability):
                    return True
        return False

    def rival_gangs(self, s: ChiliMafia, seat: int, attacker: int, ability: int) -> tuple[int, ...]:
        """The rivals' gangs with enough targets."""
        mask = self.targets(s, seat, attacker, ability)
        words: tuple[int, ...] = ()
        for rival in s.rules.rivals[seat]:
            slots: i64 = 0
            bit: i64 = 1
            for gang in s.gangs[rival]:
                if enough_targets(gang, mask, ability):
                    slots |= bit
                bit <<= 1
            words = joined(words, gang_words(rival, slots))
        return words

    def complete(self, s: ChiliMafia, seat: int, plan: tuple[int, ...]) -> bool:
        if len(plan) < 5:
            return False
        most = 2 if ability_of(plan) == TROUBLEMAKER else self.hot.targets
        return plan[-1] == GO or len(plan) == place_of_goal(plan) + 1 + most

    def bind(self, s: ChiliMafia, seat: int, plan: tuple[int, ...]) -> None:
        place = place_of_goal(plan)
        targets = SINGLE[plan[place + 1] - CARD_WORD]
        if len(plan) > place + 2 and plan[place + 2] != GO:
            targets = joined(targets, SINGLE[plan[place + 2] - CARD_WORD])
        goal = plan[place]
        announce(
            s,
            Attack(
                self.hot.code,
                seat,
                gang_slot(plan[1]),
                plan[2] - CARD_WORD,
                ability_of(plan),
                gang_seat(goal),
                gang_slot(goal),
                targets,
                len(s.discard),
            ),
        )


def enough_targets(gang: Gang, mask: i64, ability: int) -> bool:
    """Whether the gang has enough targets among these peppers: one, or two for a Troublemaker (CM-14.6)."""
    return gang.mask & mask != 0 and (ability != TROUBLEMAKER or gang.second <= TROUBLE)


def ability_of(plan: tuple[int, ...]) -> int:
    """The ability named after the attacker; PLAIN if none."""
    return plan[3] if place_of_goal(plan) > 3 else PLAIN


def place_of_goal(plan: tuple[int, ...]) -> int:
    """The index of the attacked gang in the plan: after the attacker, or after the ability."""
    return 4 if len(plan) > 3 and PLAIN <= plan[3] <= SNIPER else 3


HOT_PLAYS: Final = tuple([PlayHot(hot) for hot in HOT_CARDS])
