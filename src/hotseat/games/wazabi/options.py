"""The options of Wazabi, and the combinations that the box does not allow."""

from dataclasses import dataclass, field

from hotseat.core.errors import OptionError
from hotseat.core.options import Choice, Number, Options, Switch
from hotseat.games.wazabi.cards import COPIES, DECKS, HAND, SMALL_COPIES, SMALL_DECK
from hotseat.games.wazabi.dice import BLACK_DICE
from hotseat.games.wazabi.piment import PIMENT_DECKS, RECONSTRUCTION_1

MOST_IN_BASE_GAME = 6


@dataclass(frozen=True)
class WazabiOptions(Options):
    """Which decks and dice, how a race is won, and how the game ends."""

    piment: bool = field(default=True, metadata={"sort": Switch()})
    deck: str = field(default="2008", metadata={"sort": Choice("2008", "2016")})
    dice: int = field(default=4, metadata={"sort": Number(2, 6)})
    play_on: bool = field(default=False, metadata={"sort": Switch()})
    steal_piment: bool = field(default=False, metadata={"sort": Switch()})
    race: str = field(default="reflex", metadata={"sort": Choice("reflex", "lots", "calm")})
    piment_deck: str = field(default=RECONSTRUCTION_1.id, metadata={"sort": Choice(*PIMENT_DECKS)})
    teams: bool = field(default=False, metadata={"sort": Switch()})
    small: int = field(default=0, metadata={"sort": Number(1, 3, word="off"), "study": True})
    """Turns of each player in a game with a small deck, one card each and no race; 0 is the printed game."""

    def copies(self) -> tuple[int, ...]:
        """By kind: how many of these Wazabi cards there are."""
        return SMALL_COPIES if self.small else COPIES[self.deck]

    def cards(self) -> list[int]:
        """The Wazabi cards of the game in table order."""
        return SMALL_DECK if self.small else DECKS[self.deck]

    def hand(self) -> int:
        """Cards dealt to each player (WZ-2.3)."""
        return 1 if self.small else HAND

    def check(self, players: int) -> None:
        if not self.piment:
            self._check_base_game(players)
        self._check_dice(players)
        if self.teams:
            self._check_teams(players)
        if self.small:
            self._check_small(players)

    def _check_base_game(self, players: int) -> None:
        if players > MOST_IN_BASE_GAME:
            raise OptionError(
                "piment",
                f"without Supplement Piment at most {MOST_IN_BASE_GAME} can play, not {players}. Switch it on or play "
                "with fewer.",
                "wazabi-base-players",
                {"players": str(players), "most": str(MOST_IN_BASE_GAME)},
            )
        changed = self.changed()
        for option in ("steal_piment", "race", "piment_deck"):
            if option in changed:
                raise OptionError(
                    option,
                    "this needs Piment cards, but Supplement Piment is off. Switch `piment` on or leave this as it is.",
                    "wazabi-needs-piment",
                )

    def _check_dice(self, players: int) -> None:
        black = self.dice - 1 if self.piment else self.dice
        most = BLACK_DICE // players + self.dice - black
        if players * black > BLACK_DICE:
            raise OptionError(
                "dice",
                f"the box has {BLACK_DICE} black dice; {players} players can have at most {most} dice each, "
                f"not {self.dice}.",
                "wazabi-dice",
                {"players": str(players), "most": str(most), "black": str(BLACK_DICE), "value": str(self.dice)},
            )

    def _check_teams(self, players: int) -> None:
        if players not in (4, 6, 8):
            raise OptionError(
                "teams",
                f"two equal teams need 4, 6 or 8 players, not {players}.",
                "wazabi-teams-players",
                {"players": str(players)},
            )
        if self.play_on:
            raise OptionError(
                "teams",
                "a team game ends with the first player out, so it cannot go with `play_on`. Switch one of them off.",
                "wazabi-teams-play-on",
            )

    def _check_small(self, players: int) -> None:
        if self.piment or self.play_on:
            raise OptionError(
                "small",
                "a small game has no Piment cards and is not played on for places. Switch `piment` and `play_on` off.",
                "wazabi-small",
            )
        most = len(SMALL_DECK) - 1
        if players > most:
            raise OptionError(
                "small",
                f"{players} players leave no draw pile; at most {most} can play.",
                "wazabi-small-players",
                {"players": str(players), "most": str(most)},
            )
