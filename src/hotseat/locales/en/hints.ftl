# Why a bot suggests a move: one sentence with the figures that it weighed.

why-only = There is nothing else you could do.

# What the seat has yet to see; in the middle of a sentence.
seen-right-number = { $left ->
    [0] you have seen all { $all }
   *[other] you have yet to see { $seen ->
        [0] any
       *[other] { $left }
     } of the { $all }
 } cards with the right number
seen-this-number = { $left ->
    [0] you have seen all { $all }
   *[other] you have yet to see { $seen ->
        [0] any
       *[other] { $left }
     } of the { $all }
 } cards with this number
seen-spice = { $left ->
    [0] you have seen all { $all }
   *[other] you have yet to see { $seen ->
        [0] any
       *[other] { $left }
     } of the { $all }
 } { $spice ->
    [C] chili
    [W] wasabi
    [P] pepper
   *[L] lemon
 } cards

## Spicy, Sweet & Spicy

why-spicy-doubt-number = A doubt wins { $wins ->
    [one] 1 point
   *[other] { $wins } points
 } or costs { $costs }, so it pays if it is right in { $times } of { $of } cases; { seen-right-number }.
why-spicy-doubt-spice = A doubt wins { $wins ->
    [one] 1 point
   *[other] { $wins } points
 } or costs { $costs }, so it pays if it is right in { $times } of { $of } cases; { seen-spice }.
why-spicy-doubt-number-last = If nobody catches { $owner } out, this last card brings a trophy; { seen-right-number }.
why-spicy-doubt-spice-last = If nobody catches { $owner } out, this last card brings a trophy; { seen-spice }.
why-spicy-doubt-number-fatal = If nobody catches { $owner } out, you lose the game, so a doubt cannot cost you anything; { seen-right-number }.
why-spicy-doubt-spice-fatal = If nobody catches { $owner } out, you lose the game, so a doubt cannot cost you anything; { seen-spice }.
why-spicy-trust = { $left ->
    [0] You have seen all { $all } cards with the right number, so only a wild card would fit; but a doubt
   *[other] The claim may well be true: { seen-right-number }, and a doubt
 } pays only if it is right in { $times } of { $of } cases.
why-spicy-trust-last = A wrong doubt costs you { $costs } cards on top of the trophy, and { seen-right-number }.
why-spicy-nothing-to-doubt = There is nothing here that you could doubt.
why-spicy-lay-joker = Nobody can doubt a Super-Joker.
why-spicy-lay-last-true = Your last card is exactly what you say: doubted or not, it brings a trophy.
why-spicy-lay-last = Your last card may bring a trophy: { seen-this-number }, so the others may believe it.
why-spicy-lay-true = Both halves are true: whoever doubts it loses, and you win { $stack ->
    [one] the card
   *[other] the { $stack } cards
 }.
why-spicy-lay-true-follow = Both halves are true, and { $follow ->
    [one] 1 card of your hand
   *[other] { $follow } cards of your hand
 } could truthfully follow it later.
why-spicy-lay-right-number = The number is right: only a doubt about the spice would catch you.
why-spicy-lay-right-spice = The spice is right: only a doubt about the number would catch you, and { seen-this-number }.
why-spicy-lay-lie = Neither half is true, but { seen-this-number }: now and then a bluff keeps the others guessing.
why-spicy-lay-lie-forced = None of your cards fits, but { seen-this-number }: the bluff may be believed.
why-spicy-pass-nothing-true = None of your cards fits truthfully: a pass costs you 1 card, being caught { $costs }.
why-spicy-pass = { $fits ->
    [one] Only 1 of your cards fits
   *[other] { $fits } of your cards fit
 } truthfully and may be worth more later; if you pass, you draw just one card.
why-spicy-tuck = { $cards ->
    [one] This card hardly fits
   *[other] These { $cards } cards hardly fit
 } the current spice: new ones can only be better.
why-spicy-tuck-nothing = All your cards may still be useful for this spice.
why-spicy-take-joker = At least { $draws } cards will still be drawn: enough time to lay the Super-Joker, which nobody can doubt.
why-spicy-leave-joker = Perhaps only { $draws ->
    [one] 1 card is
   *[other] { $draws } cards are
 } left to draw: a Super-Joker still in your hand at the end would cost 5 points.

## Stick ’Em

why-stick-em-pain = The others hold { $points } points of this colour to throw at you, you hold { $held ->
    [one] 1 card
   *[other] { $held } cards
 } of it yourself, and this one costs you { $value }.
why-stick-em-lead-pain = A card that is led loses to every other colour: now is the time to get rid of { $value } points of pain.
why-stick-em-lead = A card that is led loses easily: { $stronger } of the { $unseen } cards you have not seen would beat it.
why-stick-em-take = The trick is worth { $points ->
    [one] 1 point
   *[other] { $points } points
 } to you so far, and { $stronger } of the { $unseen } cards you have not seen could still beat yours.
why-stick-em-take-bad = The trick costs you { $cost ->
    [one] 1 point
   *[other] { $cost } points
 } so far, but { $stronger } of the { $unseen } cards you have not seen could still beat yours.
why-stick-em-take-worst = Every other card would cost you more than the { $cost ->
    [one] point
   *[other] { $cost } points
 } of this trick.
why-stick-em-take-for-sure = The trick is worth { $points ->
    [one] 1 point
   *[other] { $points } points
 } to you so far, and nobody can beat your card any more.
why-stick-em-nobody = As it stands nobody takes this trick.
why-stick-em-hurt = { $winner } is taking the trick, and this card costs { $value ->
    [one] 1 point
   *[other] { $value } points
 }.
why-stick-em-zero = { $winner } is taking the trick, and a zero never wins one.
why-stick-em-duck = The trick would cost you { $cost ->
    [one] 1 point
   *[other] { $cost } points
 }: better to leave it to { $winner }.
why-stick-em-lose = { $winner } is taking the trick: this is the card you will miss least.

## Chili Mafia

why-chili-mafia-gang = { $peppers } peppers of your hand form a gang worth { $points } points.
why-chili-mafia-add-done = { $before ->
    [0] This completes the gang: it is worth { $after } points.
   *[other] This takes the gang from { $before } to { $after } points.
 }
why-chili-mafia-add-open = The gang is not complete yet, but { $peppers ->
    [one] 1 pepper lies
   *[other] { $peppers } peppers lie
 } ready in it.
why-chili-mafia-move-done = { $before ->
    [0] Moved there, it completes the gang: { $after } points.
   *[other] Moved there, it takes the gang from { $before } to { $after } points.
 }
why-chili-mafia-move-open = Moved there, it brings the gang to { $peppers ->
    [one] 1 pepper
   *[other] { $peppers } peppers
 }.
why-chili-mafia-witch-done = { $before ->
    [0] The exchange completes your gang: it is worth { $after } points.
   *[other] The exchange takes your gang from { $before } to { $after } points.
 }
why-chili-mafia-witch-open = The exchange brings your gang to { $peppers ->
    [one] 1 pepper
   *[other] { $peppers } peppers
 }.
why-chili-mafia-attack-leader = Nobody among your rivals has more points than { $rival }: the gang would fall from { $before } to { $after }, and { $percent ->
    [0] hardly anybody can stop it.
    [100] stopping it costs a known Fuggedaboutit.
   *[other] the chance of a Fuggedaboutit is about { $percent }%.
 }
why-chili-mafia-attack = The gang would fall from { $before } to { $after } points, and { $percent ->
    [0] { $rival } can hardly stop it.
    [100] { $rival } has to spend a known Fuggedaboutit to stop it.
   *[other] the chance that { $rival } can stop it is about { $percent }%.
 }
why-chili-mafia-shakedown = { $rival } holds { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }: counting hand and points, the richest victim.
why-chili-mafia-snoop = { $rival } holds { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }: looking first makes the robbery pay.
why-chili-mafia-deal = You would give your two weakest cards, and { $rival } has only { $cards } to choose from.
why-chili-mafia-booster = You have not seen { $left } of these peppers, and your rivals hold { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }.
why-chili-mafia-earner = You hold { $hand } of at most { $limit } cards: there is room for more.
why-chili-mafia-bagman = You hold { $hand } of at most { $limit } cards, and one of the last three discards is worth having.
why-chili-mafia-exchange = You hold more Hot cards than you can use soon: others may serve you better.
why-chili-mafia-backup = You hold { $hand } of at most { $limit } cards: there is room for more peppers.
why-chili-mafia-backup-done = With { $hand } of at most { $limit } cards, the peppers on offer are no better than what you would discard.
why-chili-mafia-dime = Cards for nothing: you hold { $hand } of at most { $limit }.
why-chili-mafia-gamble = The Gambler fits none of your gangs, and you hold only { $hand } of at most { $limit } cards.
why-chili-mafia-waste = A new gang brings a new Heist: the least useful of yours makes room for it.
why-chili-mafia-end-hot = Your { $hot ->
    [one] Hot card is
   *[other] { $hot } Hot cards are
 } worth more later: no target is good enough while { $pile ->
    [one] 1 card is
   *[other] { $pile } cards are
 } still to be drawn.
why-chili-mafia-end = Nothing that you could still do would gain any points.
why-chili-mafia-pass = { $hand ->
    [one] To pass, you give up the only card in your hand.
   *[other] To pass, you give up one card: of your { $hand }, this is the one you will miss least.
 }
why-chili-mafia-pass-table = To pass, you give up one card: this is the one on your table that you will miss least.
why-chili-mafia-pass-free = You have no card to give up: passing costs you nothing.
why-chili-mafia-fugged = Unstopped, the attack by { $attacker } takes the gang from { $before } to { $after } points.
why-chili-mafia-easypal = Unstopped, the attack by { $attacker } takes the gang from { $before } to { $after } points; the peppers you pay with are worth less.
why-chili-mafia-lifeline = Unstopped, the attack by { $attacker } takes the gang from { $before } to { $after } points: five cards may hide a Fuggedaboutit.
why-chili-mafia-let = The gang falls from { $before } to { $after } points, and you have nothing that would stop it more cheaply.
why-chili-mafia-let-save = Peppers of strength { $strength } are at stake: the Fuggedaboutit is worth more against one of the { $attacks ->
    [one] attack that is
   *[other] { $attacks } attacks that are
 } still to be expected.
why-chili-mafia-let-rival = { $attacker } attacks { $rival }: your rival’s loss is not yours.
why-chili-mafia-stop-leader = { $attacker } is ahead and would win a strong pepper, and you hold { $fuggeds } Fuggedaboutits.
why-chili-mafia-lifeline-use = The attack would cost you about { $points ->
    [one] 1 point
   *[other] { $points } points
 }: well worth a Fuggedaboutit.
why-chili-mafia-lifeline-keep = The attack costs you only about { $points ->
    [one] 1 point
   *[other] { $points } points
 }: keep the Fuggedaboutit for a worse one.
why-chili-mafia-guard = The target has strength { $strength }, the Bodyguard only 3.
why-chili-mafia-guard-not = The target has strength { $strength }: the Bodyguard is worth as much.
why-chili-mafia-bribe = Strength { $strength } is worth a place in your hand of { $hand } cards.
why-chili-mafia-bribe-not = Strength { $strength } is not worth a place in your hand of { $hand } cards.
why-chili-mafia-kiss = It costs the attacker the pepper that hurts most, and you lost one already.
why-chili-mafia-recruit = A new gang for nothing.
why-chili-mafia-reconsider = The Hot card comes back to you for nothing.
why-chili-mafia-not = It would gain you nothing.
why-chili-mafia-take-pepper = Strength { $strength }, { $alike ->
    [0] and it goes well with the rest
    [one] and you hold 1 of the same name already
   *[other] and you hold { $alike } of the same name already
 }.
why-chili-mafia-take-sweet = A Sweet Chili fits into any gang that has none yet, and may move on to another one.
why-chili-mafia-take-fugged = A Fuggedaboutit stops an attack, and about { $attacks ->
    [0] one may
    [one] 1 may
   *[other] { $attacks } may
 } still hit you.
why-chili-mafia-take-hot = A Hot card is worth more than any pepper on offer.
why-chili-mafia-take-action = This Action card is worth more than any pepper on offer.
why-chili-mafia-give-pepper = Strength { $strength }, { $alike ->
    [0] and no other card of this name in your hand
    [one] and 1 other card of this name in your hand
   *[other] and { $alike } other cards of this name in your hand
 }: you will miss it least.
why-chili-mafia-give-fugged = Everything else in your hand is worth even more.
why-chili-mafia-give-hot = Of all your cards this Hot card is worth least now.
why-chili-mafia-give-action = Of all your cards this Action card is worth least now.
why-chili-mafia-more = { $cards ->
    [one] 1 pepper
   *[other] { $cards } peppers
 } of strength { $strength } so far: worth one more card.
why-chili-mafia-stop = { $cards ->
    [one] 1 pepper
   *[other] { $cards } peppers
 } of strength { $strength }: do not push your luck.
why-chili-mafia-raid = No other arrangement of your peppers scores more.

## Wazabi

why-wazabi-slap = Exactly one W: the first hand on the pile wins the race.
why-wazabi-hold = { $w ->
    [0] No W
   *[other] { $w } W
 } in the roll: only exactly one starts a race, and after a wrong slap you have to take a die.
why-wazabi-hold-afraid = The top Piment card is known, and it would hurt you.
why-wazabi-reroll-own = { $w } W, { $arrows ->
    [0] no arrows
    [one] 1 arrow
   *[other] { $arrows } arrows
 } and { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
 }: your next roll should be better.
why-wazabi-reroll-other = { $w } W, { $arrows ->
    [0] no arrows
    [one] 1 arrow
   *[other] { $arrows } arrows
 } and { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
 }: too good a roll for { $roller }.
why-wazabi-reroll-not-own = { $w } W, { $arrows ->
    [0] no arrows
    [one] 1 arrow
   *[other] { $arrows } arrows
 } and { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
 }: good enough to keep the card.
why-wazabi-reroll-not-other = { $w } W, { $arrows ->
    [0] no arrows
    [one] 1 arrow
   *[other] { $arrows } arrows
 } and { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
 }: not good enough for { $roller } to spend the card.
why-wazabi-pass = { $offered ->
    [0] None of your { $cards } cards can be played with { $w } W.
    [one] The one card that you could play with { $w } W is worth more later.
   *[other] The { $offered } cards that you could play with { $w } W are worth more later.
 }
why-wazabi-pinch = You have { $w } W: one more makes a better card possible.
why-wazabi-double = You hold a second card worth playing with { $w } W.
wazabi-cost = { $rest ->
    [0] { $w ->
        [1] your only W
       *[other] all your { $w } W
     }
   *[other] { $cost } of your { $w } W
 }
why-wazabi-play = { $card ->
    [remove1] It costs { wazabi-cost } and rids you of { $dice ->
        [one] your last die
       *[other] one of your { $dice } dice
     }.
    [remove2] It costs { wazabi-cost } and rids you of { $dice ->
        [2] your last two dice
       *[other] two of your { $dice } dice
     }.
    [give1] It costs { wazabi-cost }, and one of your { $dice } dice becomes somebody else’s.
    [passdice] It costs { wazabi-cost }: you have { $dice } dice, one of the others has { $fewest }.
    [swapdice] It costs { wazabi-cost }: you have { $dice } dice, one of the others has { $fewest }.
    [steal] It costs { wazabi-cost } and makes another player’s card yours.
    [draw3] It costs { wazabi-cost } and brings three cards.
    [keep1] It costs { wazabi-cost } and empties a hand to a single card.
    [keep2] It costs { wazabi-cost }, and the others keep only two cards each.
    [swaphands] It costs { wazabi-cost }, and the new hand should be better than yours.
    [passhands] It costs { wazabi-cost }, and the new hand should be better than yours.
    [skip] It costs no W and makes somebody miss a turn: one of the others has only { $fewest ->
        [one] 1 die
       *[other] { $fewest } dice
     }.
   *[replay] It costs no W: with { $dice ->
        [one] 1 die
       *[other] { $dice } dice
     } another turn at once is worth it.
 }
why-wazabi-keep = Of your { $cards } cards this helps most with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 } left.
why-wazabi-give-leader = { $target } has { $dice ->
    [one] only 1 die
   *[other] only { $dice } dice
 }: nobody you could choose is nearer to winning.
why-wazabi-give-other = { $target } has { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 }: with cards and turns taken into account, a die hurts most there.
why-wazabi-take-die = { $target } has { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 }, as many as anybody: one die fewer helps least there.
why-wazabi-take-card = { $target } holds { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 } and has { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 }: losing a card hurts most there.
why-wazabi-shrink-hand = { $target } has { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 } and { $cards } cards, of which only one would be left.
why-wazabi-swap-dice = You have { $mine ->
    [one] 1 die
   *[other] { $mine } dice
 }, { $target } has { $dice }.
why-wazabi-swap-hands = You hold { $hand ->
    [one] 1 card
   *[other] { $hand } cards
 }, { $target } holds { $cards }.
why-wazabi-skip-leader = { $target } has { $dice ->
    [one] only 1 die
   *[other] only { $dice } dice
 }: nobody you could choose is nearer to winning.
why-wazabi-skip-other = { $target } has { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 } and would roll soon.
why-wazabi-part-red = You have { $red ->
    [0] no red
   *[other] { $red } red
 } and { $black ->
    [0] no black dice
    [one] 1 black die
   *[other] { $black } black dice
 }: better to lose a red one, because red dice flip Piment cards.
why-wazabi-part-black = You have { $red ->
    [0] no red
   *[other] { $red } red
 } and { $black ->
    [0] no black dice
    [one] 1 black die
   *[other] { $black } black dice
 }: better to lose a black one.
why-wazabi-gain-red = You have { $red ->
    [0] no red
   *[other] { $red } red
 } and { $black ->
    [0] no black dice
    [one] 1 black die
   *[other] { $black } black dice
 }: one more red die hurts less now.
why-wazabi-gain-black = You have { $red ->
    [0] no red
   *[other] { $red } red
 } and { $black ->
    [0] no black dice
    [one] 1 black die
   *[other] { $black } black dice
 }: one more black die hurts less now.
why-wazabi-pass-dice = This way your dice go from { $before } to { $after }.
why-wazabi-pass-hands = This way your hand goes from { $before } to { $after } cards.
why-wazabi-loot-hand = The cards in that hand are worth more than the open ones.
why-wazabi-loot-open = You know what you get: an open card.
why-wazabi-milk = { $aim ->
    [gift] Milk saves you from a die more than your { $dice }.
    [give1] Milk saves you from a die more than your { $dice }.
    [share] Milk saves you from a die more than your { $dice }.
    [swapdice] Milk saves your { $dice } dice from the exchange.
    [skip] Milk saves your next turn.
   *[other] Milk saves your { $cards } cards.
 }
why-wazabi-allow = { $aim ->
    [gift] One die more than your { $dice } is not worth the milk.
    [give1] One die more than your { $dice } is not worth the milk.
    [share] One die more than your { $dice } is not worth the milk.
    [swapdice] The exchange is not worth the milk: you have { $dice } dice.
    [skip] A lost turn is not worth the milk.
   *[other] With { $cards } cards in hand this is not worth the milk.
 }
