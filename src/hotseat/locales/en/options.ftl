### The options of every game: a name, what it does, and the words it can be set to.

option-yes = yes
option-no = no
option-seat = seat { $seat }
option-seat-random = random

option-spicy-seasonings = Seasonings
    .text = Extra rules that apply for the whole game.
option-spicy-seasonings-random = { $count ->
    [one] one at random
   *[other] { $count } at random
 }
option-spicy-seasonings-none = none
option-spicy-end_card = Cards below World’s End
    .text = How early the game can end: the more cards lie below it, the shorter the game.
option-spicy-end_card-auto = by number of players
option-spicy-jitter = Uncertainty of the end
    .text = World’s End may lie up to this many cards higher or lower than planned.
option-spicy-manners = Strict manners
    .text = You can make a wrong claim, forget to call “last card” or peek; each time you draw a card as a penalty.
option-spicy-first = Who begins
    .text = Who lays the first card.
option-spicy-super_jokers = Super-Jokers
    .text = Everybody starts with a Super-Joker. Without them you play Spicy with lemon.

option-stick-rounds = Rounds
    .text = How many rounds you play; usually one per player.
option-stick-rounds-auto = one per player
option-stick-all_zero_leader_wins = The leader wins a trick of zeros
    .text = A trick of nothing but zeros goes to the player who led it. Otherwise nobody wins it.
option-stick-open_memory = Open memory
    .text = Captured cards and the running score can be looked up during the round. Much easier.
option-stick-first = Who leads first
    .text = Who leads the first trick of the first round.

option-chili-advanced = Special abilities
    .text = Peppers with an icon can do something: guard, snipe, dance, gamble and more.
option-chili-bosses = Bosses
    .text = Five bosses with their own abilities replace five base peppers.
option-chili-heists = Heists
    .text = Secret cards that you draw during the game and use at the right moment.
option-chili-teams = Teams
    .text = Partners sit apart, add up their points and may not talk about cards before the Raid.
option-chili-teams-none = everybody alone
option-chili-teams-2 = teams of two
option-chili-teams-3 = teams of three
option-chili-teams-4 = teams of four
option-chili-one_action_per_turn = One Action card per turn
    .text = Nobody may play two Action cards in one turn; Fuggedaboutit is exempt.
option-chili-sweet_chili_small_deck = Sweet Chilis with up to four players
    .text = How many Sweet Chilis are in the smaller deck.
option-chili-raid_position = Cards below the Raid
    .text = When the Raid comes: the more cards lie below it, the earlier it is drawn.
option-chili-raid_position-table = by number of players
option-chili-raid_jitter = Uncertainty of the Raid
    .text = The Raid may lie up to this many cards higher or lower than planned.
option-chili-manners = Heists can be wasted
    .text = On your turn you may throw away a Heist whose condition is not met, without effect. Needs Heists.

option-wazabi-piment = Supplement Piment
    .text = Red dice, the Piment pile and the race for it. Without it, you play the base game for two to six.
option-wazabi-deck = Edition of the cards
    .text = The editions differ in how many of each card there are.
option-wazabi-deck-2008 = 2008
option-wazabi-deck-2016 = 2016
option-wazabi-dice = Dice for each player
    .text = More dice, longer game.
option-wazabi-play_on = Play on for places
    .text = The game continues after the first winner until all places are decided.
option-wazabi-steal_piment = Piment cards can be stolen
    .text = Pickpocket may also take an open Piment card.
option-wazabi-race = Who wins the race
    .text = The quickest hand or a random slapper; in a calm race nobody can slap by mistake.
option-wazabi-race-reflex = the quickest hand
option-wazabi-race-lots = a random slapper
option-wazabi-race-calm = a random slapper, no mistakes
option-wazabi-piment_deck = Piment cards
    .text = Which list of Piment cards is used.
option-wazabi-piment_deck-reconstruction-1 = our reconstruction, first edition
option-wazabi-teams = Two teams
    .text = Every other seat belongs to the same team; the first player without dice wins for the team.

## Ready-made tables

preset-first-game = First game
    .text = The simplest rules.
preset-standard = As in the box
    .text = The rules of the rulebook, nothing added.
preset-all-spices = All seasonings
    .text = All six at once.
preset-surprise = Surprise
    .text = Two random seasonings.
preset-manners = Strict manners
    .text = Watch your tongue: for every slip you draw a card as a penalty.
preset-classic = Super-Jokers: off
    .text = Lemon in the deck, the Super-Jokers stay in the box.
preset-short = Short
    .text = Two rounds.
preset-memory = Good memory
    .text = One round per player; captured cards stay face down.
preset-advanced = Special abilities
    .text = Peppers with icons show what they can do.
preset-bosses = Bosses
    .text = Abilities, plus five bosses with their own.
preset-heists = Heists
    .text = Abilities and secret Heist cards.
preset-everything = Everything
    .text = Abilities, bosses and Heists together.
preset-team-night = Team night
    .text = Partners against partners.
preset-full = The full game
    .text = With Supplement Piment.
preset-calm = Calm
    .text = No rush, no penalties.
preset-lots = Luck, not speed
    .text = A random slapper wins.
