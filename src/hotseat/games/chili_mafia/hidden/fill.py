"""Dealing the cards that a view hides, at random (chapter Hidden information)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from hotseat.core.hands import sort_in
from hotseat.core.moves import UNKNOWN
from hotseat.core.rng import Rng
from hotseat.games.chili_mafia.cards.codes import BIT, BO, PEPPERS, RD, SH, TU, minus, with_card
from hotseat.games.chili_mafia.gangs.gang import pair_homes
from hotseat.games.chili_mafia.heists.names import HEISTS
from hotseat.games.chili_mafia.hidden.knowledge import know_hand, looked
from hotseat.games.chili_mafia.tuples import replaced

if TYPE_CHECKING:
    from hotseat.games.chili_mafia.heists.snoop import AfterSnoop
    from hotseat.games.chili_mafia.state import ChiliMafia


def deal_unknown(s: "ChiliMafia", rng: Rng) -> None:
    """Deal the cards that a view hides, consistently with everything its owner knows."""
    pool = unseen(s)
    if s.turn == 0:
        place_packets(s, pool, rng)
    place_pile(s, pool, rng)
    for seat in range(s.players):
        if UNKNOWN in s.hands[seat]:
            place_known(s, seat, pool)
    rng.shuffle(pool, "fill")
    place_inferred(s, pool)
    for seat in range(s.players):
        s.hands[seat] = filled(s.hands[seat], pool)
        if s.turn == 0:
            s.packets[seat] = filled(s.packets[seat], pool)
            s.chosen[seat] = tuple(filled(list(s.chosen[seat]), pool))
        elif UNKNOWN in s.chosen[seat]:
            hand = s.hands[seat][:]
            rng.shuffle(hand, "fill")
            s.chosen[seat] = tuple(sorted(hand[:2]))
    s.pile = [pool.pop() if card == UNKNOWN else card for card in s.pile]
    order = s.discard[: s.shuffled]
    rng.shuffle(order, "fill")
    s.discard = order + s.discard[s.shuffled :]
    place_heists(s, rng)
    remember_looks(s)
    share_public_knowledge(s)


def unseen(s: "ChiliMafia") -> list[int]:
    """The main-deck cards that the owner of the view cannot see."""
    seen = [0] * (RD + 1)
    zones: list[Sequence[int]] = [*s.hands, *s.packets, s.discard, s.face_up]
    if s.turn == 0:
        zones += s.chosen
    for row in s.gangs:
        for gang in row:
            zones.append(gang.cards)
    for zone in zones:
        for card in zone:
            if card != UNKNOWN:
                seen[card] += 1
    pool: list[int] = []
    for card in s.rules.deck:
        if seen[card]:
            seen[card] -= 1
        else:
            pool.append(card)
    return pool


def filled(cards: list[int], pool: list[int]) -> list[int]:
    """The cards with every unknown one replaced from the pool, sorted."""
    if UNKNOWN not in cards:
        return cards
    return sorted([pool.pop() if card == UNKNOWN else card for card in cards])


def put_in(cards: list[int], card: int, pool: list[int]) -> None:
    """Replace one unknown card with this card from the pool; the cards stay sorted, as the rules expect of a hand."""
    pool.remove(card)
    cards.remove(UNKNOWN)
    sort_in(cards, card)


def place_known(s: "ChiliMafia", seat: int, pool: list[int]) -> None:
    """Place the cards that the owner of the view knows to be in this hand."""
    needed = planned_from_hand(s, seat)
    first = seat * (s.players + 1)
    for at in range(first, first + s.players + 1):
        for card in minus(s.known[at], needed):
            needed = with_card(needed, card)
    for card in minus(needed, tuple([card for card in s.hands[seat] if card != UNKNOWN])):
        put_in(s.hands[seat], card, pool)


def planned_from_hand(s: "ChiliMafia", seat: int) -> tuple[int, ...]:
    """Hand peppers that a teammate has shown in a plan for the Raid."""
    team = s.rules.team[seat]
    if s.question.name != "raid" or not s.drafts[team]:
        return s.offers[seat]
    if seat not in s.question.players:
        return s.offers[seat]
    used = tuple(sorted([card for group in s.drafts[team] for card in group[1:]]))
    for mate in s.rules.mates[seat]:
        for gang in s.gangs[mate]:
            used = minus(used, gang.cards)
        if mate != seat:
            used = minus(used, s.offers[mate])
    return used


def place_inferred(s: "ChiliMafia", pool: list[int]) -> None:
    """Place the cards that a seat must have, because its current action would be impossible without them."""
    attack, ask = s.attack, s.question
    if attack.hot == TU and UNKNOWN in s.hands[attack.seat]:
        place_home(s, attack.seat, attack.targets[0], pool)
    if ask.name == "snoop" and UNKNOWN in s.hands[ask.first]:
        hand = s.hands[ask.first]
        if SH not in hand and (BO not in hand or s.first_turn()):
            played = [card for card in pool if card == SH or (card == BO and not s.first_turn())]
            put_in(hand, played[0], pool)


def place_home(s: "ChiliMafia", seat: int, card: int, pool: list[int]) -> None:
    """A Turncoat was played, so the target has a home: if no gang takes it, two hand peppers do (CM-8.7)."""
    for mate in s.rules.mates[seat]:
        for gang in s.gangs[mate]:
            if gang.size and gang.takes & BIT[card]:
                return
    hand = s.hands[seat]
    have = [one for one in hand if one != UNKNOWN and one < PEPPERS]
    if pair_homes(sorted(have)) & BIT[card]:
        return
    wanted = [one for one in pool if one < PEPPERS]
    pairs: list[tuple[tuple[int, ...], tuple[int, int]]] = [
        ((second,), (first, second)) for first in have for second in wanted
    ]
    pairs += [((one, other), (one, other)) for at, one in enumerate(wanted) for other in wanted[at + 1 :]]
    for missing, pair in pairs:
        if pair_homes(sorted(pair)) & BIT[card]:
            for one in missing:
                put_in(s.hands[seat], one, pool)
            return


def place_packets(s: "ChiliMafia", pool: list[int], rng: Rng) -> None:
    """Place the packets that the owner of the view handed on: every later seat took one of their cards."""
    n = s.players
    for seat in range(n):
        record = s.packets_seen[seat]
        for number in range(len(record)):
            rounds = len(record) - number
            handed = list(record[number][1:])
            if rounds >= n:  # it came back: the others took the missing cards
                later = (*s.packets[seat], *s.chosen[seat]) if rounds == n else record[number + n]
                handed = list(minus(tuple(sorted(handed)), later))
            rng.shuffle(handed, "fill")
            place_packet(s, seat, rounds, handed, pool)


def place_packet(s: "ChiliMafia", seat: int, rounds: int, handed: list[int], pool: list[int]) -> None:
    """Place one packet: one card for every seat that it passed, the rest for the seat that holds it now."""
    n = s.players
    for step in range(1, min(rounds, n)):
        taker = (seat + step) % n
        put_in(s.hands[taker], handed.pop(), pool)
    holder = (seat + rounds) % n
    if rounds < n:
        if s.chosen[holder]:
            s.chosen[holder] = (handed.pop(),)
            pool.remove(s.chosen[holder][0])
        for card in handed:
            put_in(s.packets[holder], card, pool)


def place_pile(s: "ChiliMafia", pool: list[int], rng: Rng) -> None:
    """Place the cards seen by Lifeline and the cards named by pile notes."""
    notes = list(s.notes)
    for seat in range(s.players):
        for place, code in s.lifelines[seat]:
            if s.pile[place] != UNKNOWN:
                continue
            s.pile[place] = code
            if code != RD:
                pool.remove(code)
            matching = [note for note in notes if note[0] == code and note[1] <= place <= note[2]]
            if matching:
                notes.remove(matching[0])
    for code, _, _ in notes:
        if code != RD:
            pool.remove(code)
    for code, place in scattered(notes, [at for at in range(len(s.pile)) if s.pile[at] == UNKNOWN], rng):
        s.pile[place] = code


def scattered(notes: list[tuple[int, int, int]], free: list[int], rng: Rng) -> list[tuple[int, int]]:
    """Random places for the notes, each within its bounds; finds them whenever a solution exists."""
    for _ in range(20):
        taken: list[int] = []
        for _, low, high in notes:
            open_places = [place for place in free if low <= place <= high and place not in taken]
            if not open_places:
                break
            taken.append(open_places[rng.below(len(open_places), "fill")])
        if len(taken) == len(notes):
            return [(notes[i][0], taken[i]) for i in range(len(notes))]
    return tightest_first(notes, free)


def tightest_first(notes: list[tuple[int, int, int]], free: list[int]) -> list[tuple[int, int]]:
    """From the bottom of the pile up, each place takes the note with the nearest upper bound."""
    waiting = notes[:]
    placed: list[tuple[int, int]] = []
    for place in free:
        able = [(high, low, code) for code, low, high in waiting if low <= place <= high]
        if able:
            high, low, code = min(able)
            waiting.remove((code, low, high))
            placed.append((code, place))
    return placed


def place_heists(s: "ChiliMafia", rng: Rng) -> None:
    """Deal the Heists held by others and the hidden part of the Heist deck."""
    if not s.rules.heists:
        return
    pool = list(HEISTS)
    for zone in [*s.heists, s.heist_deck]:
        for heist in zone:
            if heist != UNKNOWN:
                pool.remove(heist)
    for seat in range(s.players):
        if UNKNOWN in s.heists[seat]:
            held = list(s.heists[seat])
            for heist in s.heists_known[seat]:
                put_in(held, heist, pool)
            s.heists = replaced(s.heists, seat, tuple(held))
    rng.shuffle(pool, "fill")
    for seat in range(s.players):
        s.heists = replaced(s.heists, seat, tuple(filled(list(s.heists[seat]), pool)))
    s.heist_deck = tuple([pool.pop() if heist == UNKNOWN else heist for heist in s.heist_deck])


def remember_looks(s: "ChiliMafia") -> None:
    """A seat that is answering after a look has seen the cards just dealt to it."""
    ask = s.question
    if ask.name == "lifeline" and not s.lifelines[ask.first]:
        looked(s, ask.first, min(5, len(s.pile)))
    elif ask.name == "snoop":
        know_hand(s, ask.first, cast("AfterSnoop", ask).victim)


def share_public_knowledge(s: "ChiliMafia") -> None:
    """Every seat has seen what everybody has; what it knows beyond that, a view does not tell."""
    for owner in range(s.players):
        first = owner * (s.players + 1)
        public = s.known[first + s.players]
        if public:
            for at in range(first, first + s.players):
                if at != first + owner and not s.known[at]:
                    s.known[at] = public
