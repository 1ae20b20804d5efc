"""What a choice of the own turn is: a verb, the words that may follow, and what happens when it binds (CM-3)."""

from mypy_extensions import mypyc_attr

from hotseat.games.chili_mafia.cards import BIT, count
from hotseat.games.chili_mafia.moves import CARD_WORD, gang_word
from hotseat.games.chili_mafia.state import ChiliMafia


@mypyc_attr(allow_interpreted_subclasses=True)
class Play:
    """One verb of the question `turn`. Plays of a card name it, so that they are skipped without it in hand."""

    def __init__(self, verb: int, card: int = -1) -> None:
        self.verb = verb
        self.needs = BIT[card] if card >= 0 else 0

    def offered(self, s: ChiliMafia, seat: int, hand: int) -> bool:
        """Whether the verb may begin a choice that can be completed; `hand` has the codes held, as a mask."""
        raise NotImplementedError

    def words(self, s: ChiliMafia, seat: int, plan: tuple[int, ...]) -> tuple[int, ...]:
        """The words listed after this plan."""
        raise NotImplementedError

    def complete(self, s: ChiliMafia, seat: int, plan: tuple[int, ...]) -> bool:
        """Whether the plan is a whole choice."""
        return True

    def bind(self, s: ChiliMafia, seat: int, plan: tuple[int, ...]) -> None:
        """Make it happen. The turn goes on afterwards by itself."""
        raise NotImplementedError


def may_play_action(s: ChiliMafia) -> bool:
    """Whether an Action card may be played now (CM-7.2)."""
    return s.action_played == 0 or not s.terms.one_action


def gang_words_taking(s: ChiliMafia, seats: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The existing gangs of these seats that could take the pepper."""
    words: list[int] = []
    for seat in seats:
        for slot, gang in enumerate(s.gangs[seat]):
            if (gang.takes >> card) & 1 and gang.size:
                words.append(gang_word(seat, slot))
    return tuple(words)


def cards_in(cards: tuple[int, ...], mask: int) -> tuple[int, ...]:
    """The words of those sorted cards whose bit is in the mask, each code once."""
    words: list[int] = []
    last = -1
    for card in cards:
        if card != last and (mask >> card) & 1:
            words.append(CARD_WORD + card)
        last = card
    return tuple(words)


def free_cards_in(cards: tuple[int, ...], taken: tuple[int, ...], mask: int) -> tuple[int, ...]:
    """The same, for those of which not all copies are taken."""
    words: list[int] = []
    last = -1
    copies = 0
    for card in cards:
        copies = copies + 1 if card == last else 1
        last = card
        if (mask >> card) & 1 and copies == count(taken, card) + 1:
            words.append(CARD_WORD + card)
    return tuple(words)
