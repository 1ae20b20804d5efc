# Wazabi with Supplement Piment.

wazabi-name = Wazabi
wazabi-line = Roll, slap, and be the first to get rid of all your dice.

wazabi-option-piment = Supplement Piment
wazabi-option-piment-help = The expansion: red dice, Piment cards and the race; up to 8 players. The Piment cards and the faces of the red die are a reconstruction, not the printed ones.
wazabi-option-deck = Wazabi deck
wazabi-option-deck-help = 2008: the first edition. 2016: more kinds of cards; its numbers of copies are a reconstruction.
wazabi-option-dice = Dice per player
wazabi-option-dice-help = Fewer dice make a shorter game; with Supplement Piment one of them is red.
wazabi-option-play-on = Play on for places
wazabi-option-play-on-help = The game goes on until only one player has dice left.
wazabi-option-steal-piment = Piment cards can be stolen
wazabi-option-steal-piment-help = Pickpocket may take an open Piment card instead of a hand card.
wazabi-option-race = How a slap is won
wazabi-option-race-help = reflex: the first slap wins. lots: drawn among all who slapped. calm: as lots, and you are asked only when a race is on, so nobody can err.
wazabi-option-piment-deck = Piment cards
wazabi-option-piment-deck-help = Which list of Piment cards and red dice is used. reconstruction-1 is invented; the printed cards are not known to us.
wazabi-option-teams = Two teams
wazabi-option-teams-help = Every other seat plays together; the first player out wins for the whole team. For 4, 6 or 8 players.

wazabi-question-roll = It is your turn: roll your dice.
wazabi-question-slap = Exactly one W? Slap! Otherwise hold.
wazabi-question-reroll = Make the roller roll again?
wazabi-question-target = Choose an opponent.
wazabi-question-colour = Choose the colour of the die.
wazabi-question-direction = To the left or to the right?
wazabi-question-loot = What do you take?
wazabi-question-shield = Something is aimed at you. Allow it, or drink your milk?
wazabi-question-play = Play a card, or pass.
wazabi-question-keep = Choose a card to keep.

wazabi-reason-gift = a die for an arrow
wazabi-reason-mistake = the penalty for a wrong slap
wazabi-reason-draw = drawing a card from a hand
wazabi-reason-remove = removing a die
wazabi-reason-gain = taking a die from the reserve
wazabi-reason-take = taking a die from somebody
wazabi-reason-keep = keeping cards

wazabi-event-turn = It is { $seat }’s turn.
wazabi-event-extra = { $seat } has an extra turn.
wazabi-event-missed = { $seat } misses a turn.
wazabi-event-rolled = { $seat } rolls { $dice }.
wazabi-event-slapped = { $seat } slaps the pile.
wazabi-event-won-race = { $seat } wins the race.
wazabi-event-mistake = { $seat } slaps by mistake.
wazabi-event-flipped = { $seat } flips { $card }.
wazabi-event-used = { $seat } uses { $card }.
wazabi-event-looted = { $seat } takes { $card } from { $victim }.
wazabi-event-drew = { $seat } draws { $card }.
wazabi-event-stole = { $seat } takes a card from the hand of { $victim }: { $card }.
wazabi-event-renewed = The discard pile is shuffled: the new draw pile has { $cards ->
    [one] one card
   *[other] { $cards } cards
  }.
wazabi-event-gave = { $seat } gives a { $colour ->
    [red] red
   *[black] black
  } die to { $target }.
wazabi-event-took = { $seat } takes a { $colour ->
    [red] red
   *[black] black
  } die from { $victim }.
wazabi-event-removed = { $seat } removes a { $colour ->
    [red] red
   *[black] black
  } die.
wazabi-event-gained = { $seat } takes a { $colour ->
    [red] red
   *[black] black
  } die from the reserve.
wazabi-event-swapped-dice = { $seat } and { $target } swap all their dice.
wazabi-event-passed-dice = { $seat } has everybody pass all dice to the { $direction ->
    [right] right
   *[left] left
  }.
wazabi-event-swapped-hands = { $seat } and { $target } swap hands.
wazabi-event-passed-hands = { $seat } has everybody pass the whole hand to the { $direction ->
    [right] right
   *[left] left
  }.
wazabi-event-hand-now = { $seat } now holds { $cards }.
wazabi-event-played = { $seat } plays { $card }.
wazabi-event-passed = { $seat } plays no card.
wazabi-event-laid-skip = { $seat } makes { $target } miss a turn.
wazabi-event-reversed = { $seat } reverses the direction of play and has another turn.
wazabi-event-named = { $seat } has chosen.
wazabi-event-discarded = { $seat } discards { $cards }.
wazabi-event-finished = { $seat } has no dice left: place { $place }.

wazabi-card-remove1 = Drop one
wazabi-card-remove1-help = 1 W. Remove one of your dice. Not if your roll shows two or more arrows.
wazabi-card-remove2 = Drop two
wazabi-card-remove2-help = 3 W. Remove two of your dice.
wazabi-card-give1 = Gift
wazabi-card-give1-help = 3 W. Give one of your dice to any opponent.
wazabi-card-passdice = Pass the dice
wazabi-card-passdice-help = 2 W. Choose left or right: everybody passes all dice that way.
wazabi-card-swapdice = Swap dice
wazabi-card-swapdice-help = 3 W. Swap all your dice with an opponent.
wazabi-card-steal = Pickpocket
wazabi-card-steal-help = 1 W. Take a random card from an opponent’s hand; if nobody has one, draw a card.
wazabi-card-draw3 = Stock up
wazabi-card-draw3-help = 1 W. Draw three cards.
wazabi-card-keep1 = Down to one
wazabi-card-keep1-help = 1 W. An opponent with two or more cards keeps one and discards the rest.
wazabi-card-keep2 = Down to two
wazabi-card-keep2-help = 2 W. Everybody else with more than two cards keeps two.
wazabi-card-swaphands = Swap hands
wazabi-card-swaphands-help = 2 W. Swap all your cards with an opponent.
wazabi-card-passhands = Pass the hands
wazabi-card-passhands-help = 2 W. Choose left or right: everybody passes all their cards that way.
wazabi-card-skip = Miss a turn
wazabi-card-skip-help = No W. An opponent misses the next turn.
wazabi-card-replay = Again, about turn
wazabi-card-replay-help = No W. The direction of play is reversed, and you have another turn.

wazabi-card-cool = Ice water
wazabi-card-cool-help = At once: remove one of your dice. (Reconstruction, not a printed card.)
wazabi-card-share = Help yourself
wazabi-card-share-help = At once: give one of your dice to the opponent with the fewest. (Reconstruction, not a printed card.)
wazabi-card-switch = Backfire
wazabi-card-switch-help = At once: swap all your dice with the opponent who has the most. (Reconstruction, not a printed card.)
wazabi-card-burn = Second helping
wazabi-card-burn-help = At once: take a die from the reserve. (Reconstruction, not a printed card.)
wazabi-card-milk = Glass of milk
wazabi-card-milk-help = Keep: cancel one die given to you or one card aimed at you alone. (Reconstruction, not a printed card.)
wazabi-card-reroll = Burnt tongue
wazabi-card-reroll-help = Keep: after any roll, make the roller roll again. (Reconstruction, not a printed card.)
wazabi-card-pinch = Pinch of W
wazabi-card-pinch-help = Keep: one W more when you play cards this turn. (Reconstruction, not a printed card.)
wazabi-card-double = Double portion
wazabi-card-double-help = Keep: play one more card this turn, of another kind. (Reconstruction, not a printed card.)

wazabi-board-player = player
wazabi-board-dice = dice
wazabi-board-hand = cards
wazabi-board-open = open Piment cards
wazabi-board-skips = misses
wazabi-board-clockwise = clockwise ↻
wazabi-board-counter-clockwise = counter-clockwise ↺
wazabi-board-piles = draw pile { $pile } · discard pile { $discard }
wazabi-board-top = on top: { $card }
wazabi-board-piment-pile = Piment pile { $pile }
wazabi-board-next-piment = next: { $card }
wazabi-board-reserve = reserve { $dice }
wazabi-board-roll = { $seat } rolled
wazabi-board-figures = W { $w } · cards { $cards } · chilies { $chilis } · arrows { $gives }
wazabi-board-not-rolled = { $seat } is about to roll
wazabi-board-about = This is about: { $reason }
wazabi-board-extra = one more turn to come
wazabi-board-place = place { $place }
wazabi-board-you-know = You know: { $seat } holds { $cards }
wazabi-board-your-hand = Your hand
wazabi-board-no-cards = no cards
wazabi-board-reconstruction = Piment cards and red dice: { $deck }, a reconstruction, not the printed ones

error-wazabi-base-players = Without Supplement Piment at most { $most } can play, not { $players }. Switch it on or play with fewer.
error-wazabi-needs-piment = { $option } needs Piment cards, but Supplement Piment is off. Switch it on or leave this option as it is.
error-wazabi-dice = The box has { $black } black dice; { $players } players can have at most { $most } dice each, not { $value }.
error-wazabi-teams-players = Two equal teams need 4, 6 or 8 players, not { $players }.
error-wazabi-teams-play-on = A team game ends with the first player out, so it cannot be played on for places. Switch one of the two off.
error-wazabi-no-such-card = { $move }: you do not hold this card.
error-wazabi-one-card = { $move }: you have played your card for this turn.
error-wazabi-other-kind = { $move }: a further card must be of another kind.
error-wazabi-too-few-w = { $move }: your roll shows too few W for this card.
error-wazabi-two-gifts = { $move }: your roll shows two arrows or more, so no die can be dropped this way.
error-wazabi-nobody-with-two = { $move }: no opponent has two cards.
error-needs-plot = The report needs matplotlib for its plots. Install it with: pip install 'hotseat[plot]'.
