"""Everything agreed before a game, which never changes: options, teams, seating and deck, built once for all states."""

from typing import Final, final

from hotseat.core.game import Setup
from hotseat.core.seats import clockwise
from hotseat.games.chili_mafia.cards.codes import HAND_LIMIT, NAME_TEXTS
from hotseat.games.chili_mafia.cards.deck import deck_of, names_in_play, small_deck
from hotseat.games.chili_mafia.options import ChiliMafiaOptions
from hotseat.games.chili_mafia.plans.moves import NAME_WORDS


@final
class TableRules:
    """The agreed rules of one table."""

    def __init__(self, setup: Setup) -> None:
        options = setup.options
        assert isinstance(options, ChiliMafiaOptions)
        players = setup.players
        self.options = options
        self.players = players
        self.advanced = options.advanced
        self.bosses = options.bosses
        self.heists = options.heists
        self.manners = options.manners
        self.one_action = options.one_action_per_turn
        self.team_play = options.team_size() > 1
        teams = players // options.team_size()
        self.team: tuple[int, ...] = tuple([seat % teams for seat in range(players)])
        """By seat: its team (CM-13.1); without teams, every seat is a team of its own."""
        self.teams = teams
        self.mates: tuple[tuple[int, ...], ...] = tuple(
            [
                tuple([other for other in clockwise(seat, players) if other % teams == seat % teams])
                for seat in range(players)
            ]
        )
        """By seat: its team clockwise, itself first."""
        self.rivals: tuple[tuple[int, ...], ...] = tuple(
            [
                tuple([other for other in clockwise(seat, players) if other % teams != seat % teams])
                for seat in range(players)
            ]
        )
        """By seat: all seats of other teams, clockwise (CM-1.4)."""
        self.others: tuple[tuple[int, ...], ...] = tuple([clockwise(seat, players)[1:] for seat in range(players)])
        """By seat: all other seats, clockwise."""
        self.hot_limit = 1 if players == 2 else HAND_LIMIT * 20
        """Maximum number of Hot cards per turn, apart from the number of complete gangs (CM-8.3)."""
        self.deck = deck_of(players, options.advanced, options.bosses, options.sweet_chili_small_deck)
        if options.small:
            self.deck = small_deck(options.small)
        self.under_raid = options.cards_below(players)
        self.jitter = options.raid_jitter
        self.names: tuple[int, ...] = tuple([NAME_TEXTS.index(name) for name in names_in_play(options.bosses)])
        """The ten names of this game."""
        self.name_words: tuple[int, ...] = tuple(sorted([NAME_WORDS[name] for name in self.names]))
        """The same as words; a Booster calls one of them."""
        self.plays_key = (1 if players == 2 else 0) + (2 if options.bosses else 0)
        """Tables with the same key have the same choices in a turn, apart from Heists."""


MOST_KEPT: Final = 50
"""Far fewer than there are different options: whoever opens tables chooses them, and every table takes memory."""
_MADE: Final[dict[tuple[int, ChiliMafiaOptions], TableRules]] = {}
_LAST: Final[list[TableRules]] = []
"""The rules requested last: usually requested again, and hashing the options is slow."""


def table_rules_of(setup: Setup) -> TableRules:
    """The rules of this table, shared by all its states; a state keeps its own when they are no longer kept here."""
    options = setup.options
    assert isinstance(options, ChiliMafiaOptions)
    for last in _LAST:
        if last.options is options and last.players == setup.players:
            return last
    key = (setup.players, options)
    rules = _MADE.get(key)
    if rules is None:
        rules = TableRules(setup)
        if len(_MADE) >= MOST_KEPT:
            del _MADE[next(iter(_MADE))]
        _MADE[key] = rules
    _LAST[:] = [rules]
    return rules
