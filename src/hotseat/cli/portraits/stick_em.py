"""A portrait of play in Stick 'Em: what is led, which pain cards are picked, where zeros go."""

from hotseat.cli.portraits.counts import Counts, Row
from hotseat.core.moves import NOBODY
from hotseat.core.state import State
from hotseat.games.stick_em.cards import SUITS, VALUES
from hotseat.games.stick_em.moves import PAIN
from hotseat.games.stick_em.state import StickEm
from hotseat.games.stick_em.tricks import winning_place


def count(counts: Counts, s: State, seat: int, move: int) -> None:
    """Count a move that is about to be played."""
    assert isinstance(s, StickEm)
    if move >= PAIN:
        _count_pain(counts, s, seat, move - PAIN)
    else:
        _count_card(counts, s, seat, move)


def _count_pain(counts: Counts, s: StickEm, seat: int, card: int) -> None:
    colours = [SUITS[other] for other in s.hands[seat]]
    length = colours.count(SUITS[card])
    counts.add("pains")
    counts.add("pain points", VALUES[card])
    counts.add("pain colour held", length)
    counts.add("pain colour longest", length == max([colours.count(colour) for colour in set(colours)]))


def _count_card(counts: Counts, s: StickEm, seat: int, card: int) -> None:
    own = SUITS[card] == SUITS[s.pains[seat]]
    high = 2 * VALUES[card] > max(VALUES[other] for other in s.deck())
    counts.add("cards")
    counts.add("numbers early", VALUES[card] if s.tricks_left() > s.hand_size() // 2 else 0)
    counts.add("cards early", s.tricks_left() > s.hand_size() // 2)
    counts.add("zeros", VALUES[card] == 0)
    counts.add("tricks before zeros", s.hand_size() - 1 - s.tricks_left() if VALUES[card] == 0 else 0)
    if s.trick:
        counts.add("zeros followed", VALUES[card] == 0)
        _count_follow(counts, s, seat, card)
        return
    counts.add("leads")
    counts.add("zeros led", VALUES[card] == 0)
    counts.add("points led", VALUES[card])
    counts.add("own pain colour led", own)
    counts.add("high pain cards led", own and high)


def _count_follow(counts: Counts, s: StickEm, seat: int, card: int) -> None:
    """Whether the card takes the trick or hurts the player who would take it, where the hand allows either."""
    takes = [winning_place([*s.trick, other]) == len(s.trick) for other in s.hands[seat]]
    counts.add("could take", any(takes) and not all(takes))
    counts.add("taken", any(takes) and not all(takes) and winning_place([*s.trick, card]) == len(s.trick))
    winner = s.winning_seat()
    if winner != NOBODY:
        pain = SUITS[s.pains[winner]]
        able = any(SUITS[other] == pain and VALUES[other] for other in s.hands[seat])
        hurts = SUITS[card] == pain and VALUES[card] > 0 and winning_place([*s.trick, card]) != len(s.trick)
        counts.add("could hurt", able)
        counts.add("hurt", hurts)
        points = [s.total(other) + s.running_score(other) for other in range(s.players)]
        ahead = points[winner] == max([points[other] for other in range(s.players) if other != seat])
        counts.add("could hurt the leader", able and ahead)
        counts.add("leader hurt", hurts and ahead)


def finish(counts: Counts, s: State) -> None:
    """Count a finished game."""
    assert isinstance(s, StickEm)
    counts.add("points", sum(s.totals()))
    counts.add("scores", s.players)


def rows(counts: Counts) -> list[Row]:
    """The rows to show."""
    return [
        counts.mean("number-led", "points led", "leads"),
        counts.share("own-pain-colour-led", "own pain colour led", "leads"),
        counts.share("high-pain-cards-led", "high pain cards led", "leads"),
        counts.share("zeros-led", "zeros led", "leads"),
        counts.mean("early-cards", "numbers early", "cards early"),
        counts.share("tricks-taken", "taken", "could take"),
        counts.share("winner-hurt", "hurt", "could hurt"),
        counts.share("leader-hurt", "leader hurt", "could hurt the leader"),
        counts.mean("pain-card", "pain points", "pains"),
        counts.mean("cards-of-pain-colour", "pain colour held", "pains"),
        counts.share("pain-colour-longest", "pain colour longest", "pains"),
        counts.share("zeros-not-led", "zeros followed", "zeros"),
        counts.mean("tricks-before-zero", "tricks before zeros", "zeros"),
        counts.mean("score", "points", "scores"),
    ]
