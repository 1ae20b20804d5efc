# Chili Mafia.

chili-mafia-name = Chili Mafia
chili-mafia-line = Build gangs of peppers, hit your rivals’ gangs, and be ready for the Raid.
chili-mafia-help-word = whack

chili-mafia-option-advanced = Special abilities
chili-mafia-option-advanced-help = Sidekick, Bodyguard, Troublemaker and Sniper: some of the base peppers have an ability.
chili-mafia-option-bosses = Chili bosses
chili-mafia-option-bosses-help = Five bosses with their own abilities replace five base peppers.
chili-mafia-option-heists = Heists
chili-mafia-option-heists-help = When you form a gang from your hand, you draw a secret Heist card.
chili-mafia-option-teams = Players per team
chili-mafia-option-teams-help = Equal teams of 2, 3 or 4 players share their gangs; none: everybody plays alone.
chili-mafia-option-one-action-per-turn = One Action card per turn
chili-mafia-option-one-action-per-turn-help = The strict reading of the rule; Fuggedaboutit is exempt.
chili-mafia-option-sweet-chili-small-deck = Sweet Chilis in the small deck
chili-mafia-option-sweet-chili-small-deck-help = Wild peppers for 2 to 4 players; larger tables always have eight.
chili-mafia-option-raid-position = Cards below the Raid
chili-mafia-option-raid-position-help = How many cards lie below the Raid; table: six per player.
chili-mafia-option-raid-jitter = Uncertainty of the Raid
chili-mafia-option-raid-jitter-help = The Raid may lie up to this many cards higher or lower.
chili-mafia-option-manners = Heists can be wasted
chili-mafia-option-manners-help = On your turn you may use a Heist whose condition is not met; it is lost without effect.

chili-mafia-question-draft = Keep one card of this packet.
chili-mafia-question-turn = Your turn: form gangs, add peppers, play Hot and Action cards.
chili-mafia-question-limit = Your hand limit is eight cards: discard one first.
chili-mafia-question-response = An attack! Let it be, or stop it.
chili-mafia-question-lifeline = You looked at the top five cards of the draw pile.
chili-mafia-question-reconsider = Your attack was stopped. Take the Hot card back?
chili-mafia-question-bodyguard = Should the Bodyguard take the hit?
chili-mafia-question-bribe = A pepper is being pinched. Bribe it free?
chili-mafia-question-home = Where does the Turncoat go?
chili-mafia-question-kiss = You lost a pepper. A Kiss of Death in return?
chili-mafia-question-recruit = A weak pepper was added. Recruit it?
chili-mafia-question-bagman = Take one of these cards.
chili-mafia-question-backup = Take any of the peppers shown.
chili-mafia-question-dime = Turn up another card, or stop?
chili-mafia-question-deal = Choose two cards to give.
chili-mafia-question-snoop = You have seen the hand: play a Shakedown or a Booster now.
chili-mafia-question-raid = Raid! Rearrange your gangs.
chili-mafia-step-card = which card?
chili-mafia-step-gang = which gang?
chili-mafia-step-seat = which player?
chili-mafia-step-heist = which Heist?
chili-mafia-step-from = from your hand, or from which gang?
chili-mafia-step-go = one more card, or go: that’s all
chili-mafia-step-word = what next?

chili-mafia-event-packet = { $seatIs ->
    [you] You receive { $cards }.
   *[other] { $seat } receives { $hidden ->
        [yes] { $cardsCount } cards
       *[no] { $cards }
     }.
 }
chili-mafia-event-picked = { $seatIs ->
    [you] You keep { $card }.
   *[other] { $seat } keeps { $hidden ->
        [yes] a card
       *[no] { $card }
     }.
 }
chili-mafia-event-turn = Turn { $number }: { $seatIs ->
    [you] you
   *[other] { $seat }
 }.
chili-mafia-event-formed = { $seatIs ->
    [you] You form { $ownerIs ->
        [you] your gang { $number }
       *[other] gang { $number } in front of { $owner }
     }: { $cards }.
   *[other] { $seat } forms { $ownerIs ->
        [you] gang { $number } in front of you
        [seat] gang { $number }
       *[other] gang { $number } in front of { $owner }
     }: { $cards }.
 }
chili-mafia-event-added = { $seatIs ->
    [you] You add { $card } to { $ownerIs ->
        [you] your gang { $number }
       *[other] gang { $number } of { $owner }
     }.
   *[other] { $seat } adds { $card } to { $ownerIs ->
        [you] your gang { $number }
        [seat] their own gang { $number }
       *[other] gang { $number } of { $owner }
     }.
 }
chili-mafia-event-moved = { $seatIs ->
    [you] You move { $card } from { $from_ownerIs ->
        [you] your gang { $from_number }
       *[other] gang { $from_number } of { $from_owner }
     } to { $ownerIs ->
        [you] your gang { $number }
       *[other] gang { $number } of { $owner }
     }.
   *[other] { $seat } moves { $card } from { $from_ownerIs ->
        [you] your gang { $from_number }
        [seat] their own gang { $from_number }
       *[other] gang { $from_number } of { $from_owner }
     } to { $ownerIs ->
        [you] your gang { $number }
        [seat] their own gang { $number }
       *[other] gang { $number } of { $owner }
     }.
 }
chili-mafia-event-attacked = { $seatIs ->
    [you] You play { $card }: { $attacker } of your gang { $number }{ $ability ->
        [sidekick] {" "}with the Sidekick
        [troublemaker] {" "}as Troublemaker
        [sniper] {" "}as Sniper
       *[other] {""}
     } attacks { $targets } in gang { $target_number } of { $owner }.
   *[other] { $seat } plays { $card }: { $attacker } of gang { $number }{ $ability ->
        [sidekick] {" "}with the Sidekick
        [troublemaker] {" "}as Troublemaker
        [sniper] {" "}as Sniper
       *[other] {""}
     } attacks { $targets } in { $ownerIs ->
        [you] your gang { $target_number }
       *[other] gang { $target_number } of { $owner }
     }.
 }
chili-mafia-event-nobody-answers = Nobody reacts.
chili-mafia-event-neutralised = { $seatIs ->
    [you] You stop the attack with { $cards }.
   *[other] { $seat } stops the attack with { $cards }.
 }
chili-mafia-event-guarded = { $seatIs ->
    [you] Your Bodyguard takes the hit for { $card }.
   *[other] { $seat }’s Bodyguard takes the hit for { $card }.
 }
chili-mafia-event-lost = { $ownerIs ->
    [you] Your gang { $number } loses { $cards }.
   *[other] Gang { $number } of { $owner } loses { $cards }.
 }
chili-mafia-event-pinched = { $ownerIs ->
    [you] { $card } is pinched from your gang { $number }.
   *[other] { $card } is pinched from gang { $number } of { $owner }.
 }
chili-mafia-event-jailed = { $card } goes { $place ->
    [middle] into the middle of the draw pile
    [bottom] to the bottom of the draw pile
   *[other] to the discard pile
  }.
chili-mafia-event-discarded = { $seatIs ->
    [you] You discard { $cards }.
   *[other] { $seat } discards { $cards }.
 }
chili-mafia-event-passed = { $seatIs ->
    [you] You pass{ $cardsCount ->
        [0] .
       *[other] {" "}and pay with { $cards }.
     }
   *[other] { $seat } passes{ $cardsCount ->
        [0] .
       *[other] {" "}and pays with { $cards }.
     }
 }
chili-mafia-event-ended = { $seatIs ->
    [you] You end your turn.
   *[other] { $seat } ends the turn.
 }
chili-mafia-event-played = { $seatIs ->
    [you] You play { $card }.
   *[other] { $seat } plays { $card }.
 }
chili-mafia-event-drew = { $seatIs ->
    [you] You draw { $card }.
   *[other] { $seat } draws { $hidden ->
        [yes] a card
       *[no] { $card }
     }.
 }
chili-mafia-event-took = { $seatIs ->
    [you] You take { $card }.
   *[other] { $seat } takes { $hidden ->
        [yes] a card
       *[no] { $card }
     }.
 }
chili-mafia-event-stole = { $seatIs ->
    [you] You take { $card } from { $victim }.
   *[other] { $seat } takes { $hidden ->
        [yes] a card
       *[no] { $card }
     } from { $victimIs ->
        [you] you
       *[other] { $victim }
     }.
 }
chili-mafia-event-boosted = { $seatIs ->
    [you] You call for every { $pepper }.
   *[other] { $seat } calls for every { $pepper }.
 }
chili-mafia-event-gave = { $seatIs ->
    [you] You { $cardsCount ->
        [0] have none
       *[other] give { $taker } { $cards }
     }.
   *[other] { $seat } { $cardsCount ->
        [0] has none
       *[other] gives { $takerIs ->
            [you] you
           *[other] { $taker }
         } { $cards }
     }.
 }
chili-mafia-event-looked = { $seatIs ->
    [you] You look at { $cards }.
   *[other] { $seat } looks at { $cards }.
 }
chili-mafia-event-exchanged = { $seatIs ->
    [you] You exchange { $cards }.
   *[other] { $seat } exchanges { $cards }.
 }
chili-mafia-event-gambled = { $seatIs ->
    [you] You gamble with { $card }.
   *[other] { $seat } gambles with { $card }.
 }
chili-mafia-event-bewitched = { $seatIs ->
    [you] You send the Witch into gang { $number } of { $owner } and put { $card } into { $homeIs ->
        [you] your gang { $home_number }
       *[other] gang { $home_number } of { $home }
     }.
   *[other] { $seat } sends the Witch into { $ownerIs ->
        [you] your gang { $number }
       *[other] gang { $number } of { $owner }
     } and puts { $card } into { $homeIs ->
        [you] your gang { $home_number }
        [seat] their own gang { $home_number }
       *[other] gang { $home_number } of { $home }
     }.
 }
chili-mafia-event-heist-drawn = { $seatIs ->
    [you] You draw a Heist: { $heist }.
   *[other] { $seat } draws a Heist{ $hidden ->
        [yes] {""}
       *[no] : { $heist }
     }.
 }
chili-mafia-event-heist-used = { $seatIs ->
    [you] You use the Heist { $heist }.
   *[other] { $seat } uses the Heist { $heist }.
 }
chili-mafia-event-heist-wasted = { $seatIs ->
    [you] You waste the Heist { $heist }.
   *[other] { $seat } wastes the Heist { $heist }.
 }
chili-mafia-event-seen = { $seatIs ->
    [you] You look at the top of the draw pile: { $cards }.
   *[other] { $seat } looks at the top of the draw pile{ $hidden ->
        [yes] {""}
       *[no] : { $cards }
     }.
 }
chili-mafia-event-snooped = { $seatIs ->
    [you] You look at { $victim }’s hand: { $cards }.
   *[other] { $seat } looks at { $victimIs ->
        [you] your
       *[other] { $victim }’s
     } hand{ $hidden ->
        [yes] {""}
       *[no] : { $cards }
     }.
 }
chili-mafia-event-shuffled = { $seatIs ->
    [you] You shuffle the discard pile and show { $top }.
   *[other] { $seat } shuffles the discard pile and shows { $top }.
 }
chili-mafia-event-turned-up = { $seatIs ->
    [you] You turn up { $card }.
   *[other] { $seat } turns up { $card }.
 }
chili-mafia-event-chose = { $seatIs ->
    [you] You have chosen { $cards }.
   *[other] { $seat } has chosen{ $hidden ->
        [yes] {""}
       *[no] : { $cards }
     }.
 }
chili-mafia-event-dealt = { $seatIs ->
    [you] You make a deal with { $partner }: { $given } for { $got }.
   *[other] { $seat } makes a deal with { $partnerIs ->
        [you] you
       *[other] { $partner }
     }{ $hidden ->
        [yes] {""}
       *[no] : { $given } for { $got }
     }.
 }
chili-mafia-event-raid = { $seatIs ->
    [you] You draw the Raid!
   *[other] { $seat } draws the Raid!
 }
chili-mafia-event-done = { $seatIs ->
    [you] You have rearranged your gangs.
   *[other] { $seat } has rearranged the gangs.
 }
chili-mafia-event-arranged = { $ownerIs ->
    [you] Your gang { $number }: { $cards }.
   *[other] Gang { $number } of { $owner }: { $cards }.
 }
chili-mafia-event-last-round = { $seatIs ->
    [you] The draw pile is empty. You finish your turn; then everybody has one more.
   *[other] The draw pile is empty. { $seat } finishes the turn; then everybody has one more.
 }
chili-mafia-event-scored = The game is over. Points: { $scores }. Winner: { $winners }.

chili-mafia-card-sc = Sweet Chili
chili-mafia-card-jn = Jimmy Nardello
chili-mafia-card-jn-icon = Jimmy Nardello (Sidekick)
chili-mafia-card-po = Poblano
chili-mafia-card-po-icon = Poblano (Bodyguard)
chili-mafia-card-hu = The Hungarian
chili-mafia-card-pd = Padrón
chili-mafia-card-pd-icon = Padrón (Dancer)
chili-mafia-card-ja = Jalapeño
chili-mafia-card-ch = Chipotle
chili-mafia-card-ch-icon = Chipotle (Gambler)
chili-mafia-card-ta = Tabasco
chili-mafia-card-ta-icon = Tabasco (Troublemaker)
chili-mafia-card-ha = Habanero
chili-mafia-card-mj = Madame Jeanette
chili-mafia-card-mj-icon = Madame Jeanette (Witch)
chili-mafia-card-gh = Ghost Pepper
chili-mafia-card-gh-icon = Ghost Pepper (Sniper)
chili-mafia-card-ms = Moruga Scorpion
chili-mafia-card-nv = Naga Viper
chili-mafia-card-nv-icon = Naga Viper (Lord)
chili-mafia-card-cr = Carolina Reaper
chili-mafia-card-px = Pepper X
chili-mafia-card-px-icon = Pepper X (Outlaw)
chili-mafia-card-pi = Pinch
chili-mafia-card-wh = Whack
chili-mafia-card-we = Whack ’Em
chili-mafia-card-tu = Turncoat
chili-mafia-card-fu = Fuggedaboutit
chili-mafia-card-ea = Earner
chili-mafia-card-sh = Shakedown
chili-mafia-card-bo = Booster
chili-mafia-card-ba = Bagman
chili-mafia-card-rd = Raid

chili-mafia-heist-bk = Backup
chili-mafia-heist-br = Bribe
chili-mafia-heist-ep = Easy, Pal!
chili-mafia-heist-kd = Kiss of Death
chili-mafia-heist-ll = Lifeline
chili-mafia-heist-ld = Lucky Dime
chili-mafia-heist-md = Make a Deal
chili-mafia-heist-rc = Reconsider
chili-mafia-heist-rt = Recruit
chili-mafia-heist-sn = Snoop

chili-mafia-board-pile = draw pile { $cards }
chili-mafia-board-raid = Raid in { $first } to { $last } cards
chili-mafia-board-raid-on = the Raid is under way
chili-mafia-board-raid-over = the Raid is over
chili-mafia-board-last-round = last round
chili-mafia-board-discard = discard pile, top first:
chili-mafia-board-hand = hand { $cards }
chili-mafia-board-heists = Heists { $cards }
chili-mafia-board-known = known: { $cards }
chili-mafia-board-your-hand = Your hand:
chili-mafia-board-your-heists = Your Heists:
chili-mafia-board-plan = So far:
chili-mafia-board-packet = Packet:
chili-mafia-board-open = On the table:
chili-mafia-board-layout = Your plan:
chili-mafia-board-attack = { $attacker } ({ $seatIs ->
    [you] you
   *[other] { $seat }
 }) attacks { $targets } ({ $rivalIs ->
    [you] you
   *[other] { $rival }
 }) with { $card }
chili-mafia-board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
chili-mafia-board-team = team { $team }
chili-mafia-board-empty = empty
chili-mafia-board-offers = Offered by { $seat }:

error-teams = { $players } players cannot form two or more equal teams of { $size }. Teams of 2 need 4, 6 or 8 players, teams of 3 need 6, teams of 4 need 8.
error-manners = manners only affects Heists: switch heists on as well.
error-raid-position = The Raid does not fit: { $below } cards below it, give or take { $jitter }, in a draw pile of { $pile }. Choose { $jitter } to { $most }.
error-raid-incomplete = Cards are left in incomplete gangs although all of them can be placed; type best to see how.
error-raid-parked = A card from your hand is in an incomplete gang; peppers from your hand may only go into complete gangs.
error-raid-pool = Some peppers in front of you are not in a group yet.
error-raid-card = { $move } cannot join this group: its peppers must be all alike or all different.
error-plan = { $move } does not fit what you have chosen so far. Type drop to start over.
error-must-pass = You have not done anything this turn, so you can only pass.
error-must-end = You need not pass here: just type end.
error-line-open = “{ $line }” is not complete. It can continue with: { $words }.
