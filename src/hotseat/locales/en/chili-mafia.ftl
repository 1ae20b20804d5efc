# Chili Mafia.

chili-mafia-name = Chili Mafia
chili-mafia-line = Build gangs of peppers, strike at those of the others, and be ready for the Raid.

chili-mafia-option-advanced = Special abilities
chili-mafia-option-advanced-help = Sidekick, Bodyguard, Troublemaker and Sniper: some copies of the base peppers can do more.
chili-mafia-option-bosses = Chili bosses
chili-mafia-option-bosses-help = Five bosses with abilities of their own take the place of five base peppers.
chili-mafia-option-heists = Heists
chili-mafia-option-heists-help = Whoever forms a gang from hand draws a secret Heist card.
chili-mafia-option-teams = Players per team
chili-mafia-option-teams-help = Equal teams of 2, 3 or 4 players share their tables; none means everybody plays alone.
chili-mafia-option-one-action-per-turn = One Action card per turn
chili-mafia-option-one-action-per-turn-help = The strict reading of the rule; Fuggedaboutit does not count.
chili-mafia-option-sweet-chili-small-deck = Sweet Chilis in the small deck
chili-mafia-option-sweet-chili-small-deck-help = Wild peppers for 2 to 4 players; larger tables always have eight.
chili-mafia-option-raid-position = Cards below the Raid
chili-mafia-option-raid-position-help = How deep the Raid lies in the draw pile; table means six cards per player.
chili-mafia-option-raid-jitter = How uncertain the Raid is
chili-mafia-option-raid-jitter-help = The Raid may lie up to this many cards higher or lower.
chili-mafia-option-manners = Heists can be wasted
chili-mafia-option-manners-help = In your own turn you may show a Heist whose condition does not hold; it is lost.

chili-mafia-question-draft = Keep one card of this packet.
chili-mafia-question-turn = Your turn: form gangs, add peppers, play Hot and Action cards.
chili-mafia-question-limit = Eight cards are the limit: discard one first.
chili-mafia-question-response = An attack! Let it be, or stop it.
chili-mafia-question-lifeline = You looked at the top of the draw pile.
chili-mafia-question-reconsider = Your attack was stopped. Take the Hot card back?
chili-mafia-question-bodyguard = Shall the Bodyguard take the hit?
chili-mafia-question-bribe = A pepper is being pinched. Bribe it free?
chili-mafia-question-home = Find the Turncoat a home.
chili-mafia-question-kiss = You lost a pepper. A Kiss of Death in return?
chili-mafia-question-recruit = A weak pepper was added. Recruit it?
chili-mafia-question-bagman = Take one of these cards.
chili-mafia-question-backup = Take any of the peppers shown.
chili-mafia-question-dime = Turn up another card, or stop?
chili-mafia-question-deal = Choose two cards to give.
chili-mafia-question-snoop = You have seen the hand: play a Shakedown or a Booster now.
chili-mafia-question-raid = Raid! Rearrange your gangs.

chili-mafia-event-packet = { $seat } receives { $cards }.
chili-mafia-event-picked = { $seat } keeps { $card }.
chili-mafia-event-turn = Turn { $number }: { $seat }.
chili-mafia-event-formed = { $seat } forms gang { $number } before { $owner }: { $cards }.
chili-mafia-event-added = { $seat } adds { $card } to gang { $number } of { $owner }.
chili-mafia-event-moved = { $seat } moves { $card } from gang { $from_number } of { $from_owner } to gang { $number } of { $owner }.
chili-mafia-event-attacked = { $seat } plays { $card }: { $attacker } of gang { $number }{ $ability ->
    [plain] {""}
   *[other] { " " }({ $ability })
  } against { $targets } in gang { $target_number } of { $owner }.
chili-mafia-event-nobody-answers = Nobody stops it.
chili-mafia-event-neutralised = { $seat } stops the attack with { $cards }.
chili-mafia-event-guarded = The Bodyguard of { $seat } goes in place of { $card }.
chili-mafia-event-lost = Gang { $number } of { $owner } loses { $cards }.
chili-mafia-event-pinched = { $card } is pinched from gang { $number } of { $owner }.
chili-mafia-event-jailed = { $card } goes { $place ->
    [middle] into the middle of the draw pile
    [bottom] to the bottom of the draw pile
   *[other] to the discard pile
  }.
chili-mafia-event-discarded = { $seat } discards { $cards }.
chili-mafia-event-passed = { $seat } passes and pays { $cards }.
chili-mafia-event-ended = { $seat } ends the turn.
chili-mafia-event-played = { $seat } plays { $card }.
chili-mafia-event-drew = { $seat } draws { $card }.
chili-mafia-event-took = { $seat } takes { $card }.
chili-mafia-event-stole = { $seat } takes { $card } from { $victim }.
chili-mafia-event-boosted = { $seat } calls for every { $pepper }.
chili-mafia-event-gave = { $seat } gives { $taker } these cards: { $cards }.
chili-mafia-event-looked = { $seat } looks at { $cards }.
chili-mafia-event-exchanged = { $seat } exchanges { $cards }.
chili-mafia-event-gambled = { $seat } gambles away { $card }.
chili-mafia-event-bewitched = { $seat } sends the Witch into gang { $number } of { $owner } and takes { $card } to gang { $home_number } of { $home }.
chili-mafia-event-heist-drawn = { $seat } draws a Heist: { $heist }.
chili-mafia-event-heist-used = { $seat } uses the Heist { $heist }.
chili-mafia-event-heist-wasted = { $seat } wastes the Heist { $heist }.
chili-mafia-event-seen = { $seat } looks at the top of the draw pile: { $cards }.
chili-mafia-event-snooped = { $seat } looks at the hand of { $victim }: { $cards }.
chili-mafia-event-shuffled = { $seat } shuffles the discard pile; on top: { $cards }, below { $top }.
chili-mafia-event-turned-up = { $seat } turns up { $card }.
chili-mafia-event-chose = { $seat } has chosen { $cards }.
chili-mafia-event-dealt = { $seat } and { $partner } make a deal: { $given } for { $got }.
chili-mafia-event-raid = { $seat } draws the Raid!
chili-mafia-event-done = { $seat } has rearranged the gangs.
chili-mafia-event-arranged = Gang { $number } of { $owner }: { $cards }.
chili-mafia-event-last-round = The draw pile is empty: after this turn of { $seat } everybody has one more.
chili-mafia-event-scored = The end. Scores { $scores }; winner: { $winners }.

chili-mafia-card-sc = Sweet Chili
chili-mafia-card-jn = Jimmy Nardello
chili-mafia-card-jn-icon = Jimmy Nardello, Sidekick
chili-mafia-card-po = Poblano
chili-mafia-card-po-icon = Poblano, Bodyguard
chili-mafia-card-hu = The Hungarian
chili-mafia-card-pd = Padrón
chili-mafia-card-pd-icon = Padrón, Dancer
chili-mafia-card-ja = Jalapeño
chili-mafia-card-ch = Chipotle
chili-mafia-card-ch-icon = Chipotle, Gambler
chili-mafia-card-ta = Tabasco
chili-mafia-card-ta-icon = Tabasco, Troublemaker
chili-mafia-card-ha = Habanero
chili-mafia-card-mj = Madame Jeanette
chili-mafia-card-mj-icon = Madame Jeanette, Witch
chili-mafia-card-gh = Ghost Pepper
chili-mafia-card-gh-icon = Ghost Pepper, Sniper
chili-mafia-card-ms = Moruga Scorpion
chili-mafia-card-nv = Naga Viper
chili-mafia-card-nv-icon = Naga Viper, Lord
chili-mafia-card-cr = Carolina Reaper
chili-mafia-card-px-icon = Pepper X, Outlaw
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
chili-mafia-board-raid-on = the Raid is on
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
chili-mafia-board-attack = { $attacker } ({ $seat }) attacks { $targets } ({ $rival }) with { $card }
chili-mafia-board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
chili-mafia-board-team = team { $team }
chili-mafia-board-empty = empty
chili-mafia-board-offers = Offered by { $seat }:

error-teams = { $players } players cannot form at least two equal teams of { $size }. Teams of 2 need 4, 6 or 8 players, teams of 3 need 6, teams of 4 need 8.
error-manners = manners speaks of Heists only: switch heists on as well.
error-raid-position = The Raid does not fit: { $below } cards below it, give or take { $jitter }, in a draw pile of { $pile }. From { $jitter } to { $most } would do.
error-raid-incomplete = Too many cards are left in incomplete gangs; best shows how few are possible.
error-raid-parked = A card from your hand lies in an incomplete gang: hand peppers are there to build whole gangs.
error-raid-pool = Not all peppers before you lie in a group yet.
error-raid-card = { $move } cannot join this group: it must stay all alike or all different.
error-plan = { $move } cannot follow what you have said so far. Say drop to begin anew.
error-must-pass = You have done nothing this turn, so you can only pass.
error-must-end = You need not pass here: just say end.
error-line-open = “{ $line }” is not a whole choice. It may go on with: { $words }.
