### The options of every game: a name, what it does, and the words it can be set to.

option-yes = yes
option-no = no
option-seat = seat { $seat }
option-seat-random = drawn by lot

option-spicy-seasonings = Seasonings
    .text = Extra rules that hold for the whole game.
option-spicy-seasonings-random = { $count ->
    [one] one drawn by lot
   *[other] { $count } drawn by lot
 }
option-spicy-seasonings-none = none
option-spicy-end_card = Cards below World’s End
    .text = How early the game can end: the more cards lie below it, the shorter the game.
option-spicy-end_card-auto = by number of players
option-spicy-jitter = How uncertain the end is
    .text = World’s End may lie up to this many cards higher or lower than planned.
option-spicy-manners = Strict manners
    .text = Wrong claims, a forgotten “last card” and peeking are possible: each slip costs a card.
option-spicy-first = Who begins
    .text = Who lays the very first card.
option-spicy-super_jokers = Super-Jokers
    .text = Everybody begins with a Super-Joker. Without them it is Spicy with lemon.

option-stick-rounds = Rounds
    .text = How many rounds are played; usually one for each player.
option-stick-rounds-auto = one for each player
option-stick-all_zero_leader_wins = Zeros go to their leader
    .text = A trick of nothing but zeros goes to whoever led it. Otherwise nobody gets it.
option-stick-open_memory = Open memory
    .text = Captured cards and the running score can be looked up during the round. Much easier.
option-stick-first = Who leads first
    .text = Who leads the first trick of the first round.

option-chili-advanced = Special abilities
    .text = Peppers with an icon can do something: guard, snipe, dance, gamble and more.
option-chili-bosses = Bosses
    .text = Five bosses with abilities of their own take the place of five base peppers.
option-chili-heists = Heists
    .text = Secret cards, drawn during the game and used when their moment comes.
option-chili-teams = Teams
    .text = Partners sit apart, share their points and do not talk cards before the Raid.
option-chili-teams-none = everybody alone
option-chili-teams-2 = teams of two
option-chili-teams-3 = teams of three
option-chili-teams-4 = teams of four
option-chili-one_action_per_turn = One Action card a turn
    .text = Nobody plays two Action cards in the same turn.
option-chili-sweet_chili_small_deck = Sweet Chilis with up to four players
    .text = How many Sweet Chilis are in the smaller deck.
option-chili-raid_position = Cards below the Raid
    .text = When the Raid comes: the more cards lie below it, the earlier it is drawn.
option-chili-raid_position-table = by number of players
option-chili-raid_jitter = How uncertain the Raid is
    .text = The Raid may lie up to this many cards higher or lower than planned.
option-chili-manners = Heists can be wasted
    .text = In your own turn a Heist whose condition does not hold may be thrown away without effect. Needs Heists.

option-wazabi-piment = Supplement Piment
    .text = Red dice, the Piment pile and the race for it. Without it: the base game for two to six.
option-wazabi-deck = Edition of the cards
    .text = The editions differ in how many of each card there are.
option-wazabi-deck-2008 = 2008
option-wazabi-deck-2016 = 2016
option-wazabi-dice = Dice for each player
    .text = More dice, longer game.
option-wazabi-play_on = Play on for places
    .text = The game goes on after the first winner until all places are known.
option-wazabi-steal_piment = Piment cards can be stolen
    .text = A Pickpocket may take an open Piment card, too.
option-wazabi-race = How a slap is won
    .text = By the quickest hand or by lot; with a calm race a wrong slap cannot happen.
option-wazabi-race-reflex = the quickest hand
option-wazabi-race-lots = lots among all who slap
option-wazabi-race-calm = lots, and nobody can err
option-wazabi-piment_deck = Piment cards
    .text = The list of Piment cards that is played with.
option-wazabi-piment_deck-reconstruction-1 = our reconstruction, first edition
option-wazabi-teams = Two teams
    .text = Every other seat plays together; the first one out wins for the team.

## Ready-made tables

preset-first-game = First game
    .text = Everything as plain as it gets.
preset-standard = As in the box
    .text = The rules of the rulebook, nothing added.
preset-all-spices = All seasonings
    .text = All six at once.
preset-surprise = Surprise
    .text = Two seasonings drawn by lot.
preset-manners = Strict manners
    .text = Watch your tongue: slips cost a card.
preset-classic = No jokers
    .text = Lemon in the deck, the Super-Jokers in the box.
preset-short = Short
    .text = Two rounds.
preset-memory = Good memory
    .text = One round each; what is captured stays face down.
preset-advanced = Special abilities
    .text = Peppers with icons show what they can do.
preset-bosses = Bosses
    .text = Abilities for all, and five bosses with their own.
preset-heists = Heists
    .text = Abilities and secret Heist cards.
preset-everything = Everything
    .text = Abilities, bosses and Heists together.
preset-team-night = Team night
    .text = Partners against partners.
preset-full = The full game
    .text = With Supplement Piment.
preset-calm = Calm
    .text = Nobody needs to be quick and nobody can err.
preset-lots = By lot
    .text = A lot is drawn among all who slap.
