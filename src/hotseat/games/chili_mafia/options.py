"""The options of Chili Mafia and the combinations that are not allowed."""

from dataclasses import dataclass, field

from hotseat.core.errors import OptionError
from hotseat.core.options import Choice, Number, Options, Switch
from hotseat.games.chili_mafia.cards.codes import PACKET

TABLE = -1
"""`raid_position`: the number of cards below the Raid given by the table in the rules."""


@dataclass(frozen=True)
class ChiliMafiaOptions(Options):
    """Three modules that combine freely, teams, and a few readings of the rules."""

    advanced: bool = field(default=False, metadata={"sort": Switch()})
    bosses: bool = field(default=False, metadata={"sort": Switch()})
    heists: bool = field(default=False, metadata={"sort": Switch()})
    teams: str = field(default="none", metadata={"sort": Choice("none", "2", "3", "4")})
    one_action_per_turn: bool = field(default=False, metadata={"sort": Switch()})
    sweet_chili_small_deck: int = field(default=4, metadata={"sort": Number(0, 8)})
    raid_position: int = field(default=TABLE, metadata={"sort": Number(0, 110, word="table", stands_for=TABLE)})
    raid_jitter: int = field(default=2, metadata={"sort": Number(0, 5)})
    manners: bool = field(default=False, metadata={"sort": Switch()})
    small: int = field(default=0, metadata={"sort": Number(2, 3, word="off"), "study": True})
    """Cards dealt to each of two players from a small deck without the Raid; 0 is the printed deck."""

    def team_size(self) -> int:
        """Players per team; 1 without teams."""
        return 1 if self.teams == "none" else int(self.teams)

    def pile_size(self, players: int) -> int:
        """Cards in the draw pile after the deal, not counting the Raid."""
        deck = 150 if players >= 5 else 92 + self.sweet_chili_small_deck
        return deck - self.hand() * players

    def hand(self) -> int:
        """Cards dealt to each player (CM-2.3)."""
        return self.small or PACKET

    def cards_below(self, players: int) -> int:
        """The nominal number of cards below the Raid (CM-2.7)."""
        return 6 * players if self.raid_position == TABLE else self.raid_position

    def check(self, players: int) -> None:
        size = self.team_size()
        if size > 1 and (players % size or players // size < 2):
            raise OptionError(
                "teams",
                f"{players} players cannot form at least two equal teams of {size}. "
                "Teams of 2 need 4, 6 or 8 players, teams of 3 need 6, teams of 4 need 8.",
                "teams",
                {"players": str(players), "size": str(size)},
            )
        if self.manners and not self.heists:
            raise OptionError("manners", "it only affects Heists; switch heists on as well.", "manners")
        if self.small:
            self._check_small(players)
        else:
            self._check_raid(players)

    def _check_small(self, players: int) -> None:
        if players != 2 or self.advanced or self.bosses or self.heists:
            raise OptionError(
                "small",
                "a small game is for two players, without `advanced`, `bosses` and `heists`.",
                "chili-mafia-small",
            )

    def _check_raid(self, players: int) -> None:
        below, pile = self.cards_below(players), self.pile_size(players)
        if below + self.raid_jitter > pile or below - self.raid_jitter < 0:
            raise OptionError(
                "raid_position",
                f"the Raid does not fit: {below} cards below it, give or take {self.raid_jitter}, in a pile of {pile}. "
                f"From {self.raid_jitter} to {pile - self.raid_jitter} would do.",
                "raid-position",
                {
                    "below": str(below),
                    "jitter": str(self.raid_jitter),
                    "pile": str(pile),
                    "most": str(pile - self.raid_jitter),
                },
            )
