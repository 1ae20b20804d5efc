# Wazabi with Supplement Piment.

wazabi-name = Wazabi
wazabi-line = Roll, slap, and be the first to get rid of all your dice.
wazabi-help-word = chili

wazabi-option-piment = Supplement Piment
wazabi-option-piment-help = The expansion: red dice, Piment cards and the race; up to 8 players. The Piment cards and the faces of the red die are a reconstruction, not the printed ones.
wazabi-option-deck = Wazabi deck
wazabi-option-deck-help = 2008: the first edition. 2016: more kinds of cards; how many there are of each is a reconstruction.
wazabi-option-dice = Dice per player
wazabi-option-dice-help = Fewer dice make a shorter game; with Supplement Piment one of them is red.
wazabi-option-play-on = Play on for places
wazabi-option-play-on-help = Play continues until only one player has dice left.
wazabi-option-steal-piment = Piment cards can be stolen
wazabi-option-steal-piment-help = Pickpocket may take an open Piment card instead of a hand card.
wazabi-option-race = How a slap is won
wazabi-option-race-help = reflex: the first slap wins. lots: a random slapper wins. calm: as lots, but you are asked only when there is a race, so nobody slaps by mistake.
wazabi-option-piment-deck = Piment cards
wazabi-option-piment-deck-help = The list of Piment cards and red dice. reconstruction-1 is our invention; we do not know the printed cards.
wazabi-option-teams = Two teams
wazabi-option-teams-help = Every other seat belongs to the same team; the first player without dice wins for the whole team. For 4, 6 or 8 players.

wazabi-question-roll = It is your turn: roll your dice.
wazabi-question-slap = Exactly one W? Slap! Otherwise hold.
wazabi-question-reroll = Should the dice be rolled again?
wazabi-question-target = Choose an opponent.
wazabi-question-colour = Choose the colour of the die.
wazabi-question-direction = To the left or to the right?
wazabi-question-loot = What do you take?
wazabi-question-shield = Something is aimed at you. Allow it, or drink your milk?
wazabi-question-play = Play a card, or pass.
wazabi-question-keep = Choose a card to keep.

wazabi-reason-gift = a die for an arrow
wazabi-reason-mistake = the penalty for slapping by mistake
wazabi-reason-draw = drawing a card from a hand
wazabi-reason-remove = removing a die
wazabi-reason-gain = taking a die from the reserve
wazabi-reason-take = taking a die from somebody
wazabi-reason-keep = keeping cards

wazabi-event-turn = { $seatIs ->
    [you] It is your turn.
   *[other] It is { $seat }’s turn.
 }
wazabi-event-extra = { $seatIs ->
    [you] You have an extra turn.
   *[other] { $seat } has an extra turn.
 }
wazabi-event-missed = { $seatIs ->
    [you] You miss a turn.
   *[other] { $seat } misses a turn.
 }
wazabi-event-rolled = { $seatIs ->
    [you] You roll { $dice }.
   *[other] { $seat } rolls { $dice }.
 }
wazabi-event-slapped = { $seatIs ->
    [you] You slap the pile.
   *[other] { $seat } slaps the pile.
 }
wazabi-event-won-race = { $seatIs ->
    [you] You win the race.
   *[other] { $seat } wins the race.
 }
wazabi-event-mistake = { $seatIs ->
    [you] You slap by mistake.
   *[other] { $seat } slaps by mistake.
 }
wazabi-event-flipped = { $seatIs ->
    [you] You flip { $card }.
   *[other] { $seat } flips { $card }.
 }
wazabi-event-used = { $seatIs ->
    [you] You use { $card }.
   *[other] { $seat } uses { $card }.
 }
wazabi-event-looted = { $seatIs ->
    [you] You take { $card } from { $victim }.
   *[other] { $seat } takes { $card } from { $victimIs ->
        [you] you
       *[other] { $victim }
     }.
 }
wazabi-event-drew = { $seatIs ->
    [you] You draw { $card }.
   *[other] { $seat } draws { $hidden ->
        [yes] a card
       *[no] { $card }
     }.
 }
wazabi-event-stole = { $seatIs ->
    [you] You take a card from { $victim }: { $card }.
   *[other] { $seat } takes a card from { $victimIs ->
        [you] you
       *[other] { $victim }
     }{ $hidden ->
        [yes] {""}
       *[no] : { $card }
     }.
 }
wazabi-event-renewed = The discard pile is shuffled: the new draw pile has { $cards ->
    [one] one card
   *[other] { $cards } cards
  }.
wazabi-event-gave = { $seatIs ->
    [you] You give { $target } a { $colour ->
        [red] red
       *[black] black
     } die.
   *[other] { $seat } gives { $targetIs ->
        [you] you
       *[other] { $target }
     } a { $colour ->
        [red] red
       *[black] black
     } die.
 }
wazabi-event-took = { $seatIs ->
    [you] You take a { $colour ->
        [red] red
       *[black] black
     } die from { $victim }.
   *[other] { $seat } takes a { $colour ->
        [red] red
       *[black] black
     } die from { $victimIs ->
        [you] you
       *[other] { $victim }
     }.
 }
wazabi-event-removed = { $seatIs ->
    [you] You remove a { $colour ->
        [red] red
       *[black] black
     } die.
   *[other] { $seat } removes a { $colour ->
        [red] red
       *[black] black
     } die.
 }
wazabi-event-gained = { $seatIs ->
    [you] You take a { $colour ->
        [red] red
       *[black] black
     } die from the reserve.
   *[other] { $seat } takes a { $colour ->
        [red] red
       *[black] black
     } die from the reserve.
 }
wazabi-event-swapped-dice = { $seatIs ->
    [you] You and { $target } swap all your dice.
   *[other] { $seat } and { $targetIs ->
        [you] you swap all your
       *[other] { $target } swap all their
     } dice.
 }
wazabi-event-passed-dice = { $seatIs ->
    [you] You make everybody pass all dice to the { $direction ->
        [right] right
       *[left] left
     }.
   *[other] { $seat } makes everybody pass all dice to the { $direction ->
        [right] right
       *[left] left
     }.
 }
wazabi-event-swapped-hands = { $seatIs ->
    [you] You and { $target } swap hands.
   *[other] { $seat } and { $targetIs ->
        [you] you
       *[other] { $target }
     } swap hands.
 }
wazabi-event-passed-hands = { $seatIs ->
    [you] You make everybody pass their hand to the { $direction ->
        [right] right
       *[left] left
     }.
   *[other] { $seat } makes everybody pass their hand to the { $direction ->
        [right] right
       *[left] left
     }.
 }
wazabi-event-hand-now = { $seatIs ->
    [you] You now hold { $cards }.
   *[other] { $seat } now holds { $hidden ->
        [yes] other cards
       *[no] { $cards }
     }.
 }
wazabi-event-played = { $seatIs ->
    [you] You play { $card }.
   *[other] { $seat } plays { $card }.
 }
wazabi-event-passed = { $seatIs ->
    [you] You play no card.
   *[other] { $seat } plays no card.
 }
wazabi-event-laid-skip = { $seatIs ->
    [you] You make { $target } miss a turn.
   *[other] { $seat } makes { $targetIs ->
        [you] you
       *[other] { $target }
     } miss a turn.
 }
wazabi-event-reversed = { $seatIs ->
    [you] You reverse the direction of play and have another turn.
   *[other] { $seat } reverses the direction of play and has another turn.
 }
wazabi-event-named = { $seatIs ->
    [you] You have chosen.
   *[other] { $seat } has chosen.
 }
wazabi-event-discarded = { $seatIs ->
    [you] You discard { $cards }.
   *[other] { $seat } discards { $cards }.
 }
wazabi-event-finished = { $seatIs ->
    [you] You have no dice left: place { $place }.
   *[other] { $seat } has no dice left: place { $place }.
 }

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
wazabi-card-replay = Reverse and replay
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
wazabi-card-reroll-help = Keep: after any roll, but only once a turn, make the player roll again. (Reconstruction, not a printed card.)
wazabi-card-pinch = Pinch of W
wazabi-card-pinch-help = Keep: one more W when you play cards this turn. (Reconstruction, not a printed card.)
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
wazabi-board-roll = { $seatIs ->
    [you] You
   *[other] { $seat }
 } rolled
wazabi-board-figures = W { $w } · cards { $cards } · chilies { $chilis } · arrows { $gives }
wazabi-board-not-rolled = { $seatIs ->
    [you] You are
   *[other] { $seat } is
 } about to roll
wazabi-board-about = This is about: { $reason }
wazabi-board-extra = one more turn to come
wazabi-board-place = place { $place }
wazabi-board-you-know = You know that { $seat } holds { $cards }
wazabi-board-your-hand = Your hand
wazabi-board-no-cards = no cards
wazabi-board-reconstruction = Piment cards and red dice: { $deck }, a reconstruction, not the printed ones

error-wazabi-base-players = Without Supplement Piment at most { $most } can play, not { $players }. Switch it on or play with fewer.
error-wazabi-needs-piment = { $option } needs Piment cards, but Supplement Piment is off. Switch it on or leave this option as it is.
error-wazabi-dice = There are { $black } black dice in the box; with { $players } players each can have at most { $most } dice in all, not { $value }.
error-wazabi-teams-players = Two equal teams need 4, 6 or 8 players, not { $players }.
error-wazabi-teams-play-on = In teams the game ends as soon as one player is out of dice, so it cannot be played on for places. Switch one of the two options off.
error-wazabi-no-such-card = { $move }: you do not hold this card.
error-wazabi-one-card = { $move }: you have played your card for this turn.
error-wazabi-other-kind = { $move }: a further card must be of another kind.
error-wazabi-too-few-w = { $move }: your roll shows too few Ws for this card.
error-wazabi-two-gifts = { $move }: your roll shows two arrows or more, so no die can be dropped this way.
error-wazabi-nobody-with-two = { $move }: no opponent has two cards.
error-needs-plot = The report needs matplotlib for its plots. Install it: pip install 'hotseat[plot]'.
