# Spicy; Sweet & Spicy refers to these phrases.

spicy-name = Spicy
spicy-line = Claim what you like about a face-down card, and doubt what you hear.
spicy-help-word = trophy

spicy-option-seasonings = Seasonings
spicy-option-seasonings-help = Seasonings that apply for the whole game; random:2 draws two of them.
spicy-option-end-card = Cards below World’s End
spicy-option-end-card-help = How many cards lie below World’s End; auto follows the number of players.
spicy-option-jitter = Uncertainty of World’s End
spicy-option-jitter-help = World’s End may lie up to this many cards higher or lower, so nobody can predict it exactly.
spicy-option-manners = Strict manners
spicy-option-manners-help = You can make a wrong claim, forget to call “last card” or peek; each time you draw a card as a penalty.
spicy-option-first = Who begins
spicy-option-first-help = The seat that takes the first turn.

spicy-seasoning-we-love-chili = We Love Chili!
spicy-seasoning-we-love-chili-help = a 1, 2 or 3 may always be claimed as chili
spicy-seasoning-start-it-up = Start It Up!
spicy-seasoning-start-it-up-help = a 1, 2 or 3 may also follow an 8 or a 9
spicy-seasoning-spice-raider = Spice Raider
spicy-seasoning-spice-raider-help = if nobody doubts a 4, its owner wins the stack as soon as the next card is played
spicy-seasoning-change-your-luck = Change Your Luck
spicy-seasoning-change-your-luck-help = put up to two hand cards under your 5 and draw as many
spicy-seasoning-turn-it-up = Turn It Up!
spicy-seasoning-turn-it-up-help = a 6 also counts as a 9, and a 9 as a 6
spicy-seasoning-copy-cat = Copy Cat
spicy-seasoning-copy-cat-help = repeat another player’s claim out of turn

spicy-question-turn = Play a card with a claim, pass, or doubt the top card.
spicy-question-turn-without-doubt = Play a card with a claim, or pass.
spicy-question-open = You open the new stack: play a card as 1, 2 or 3.
spicy-question-last = A last card! Doubt it or let it be.
spicy-question-tuck = Put up to two hand cards under your 5 and draw as many, or keep them.
spicy-reaction-turn = It is not your turn: doubt the top card, or let it be.

spicy-event-played = { $hidden ->
    [yes] { $seat } lays a card and says { $claim }.
   *[no] { $seatIs ->
        [you] You lay { $card } and say { $claim }.
       *[other] { $seat } lays { $card } and says { $claim }.
     }
 }
spicy-event-copied = { $hidden ->
    [yes] { $seat } copies the claim { $claim }.
   *[no] { $seatIs ->
        [you] You copy the claim { $claim } with { $card }.
       *[other] { $seat } copies the claim { $claim } with { $card }.
     }
 }
spicy-event-last = { $seatIs ->
    [you] You play your last card.
   *[other] { $seat } plays their last card.
 }
spicy-event-passed = { $seatIs ->
    [you] You pass.
   *[other] { $seat } passes.
 }
spicy-event-trusted = { $seatIs ->
    [you] You let it be.
   *[other] { $seat } lets it be.
 }
spicy-event-drew = { $hidden ->
    [yes] { $seat } draws a card.
   *[no] { $seatIs ->
        [you] You draw { $card }.
       *[other] { $seat } draws { $card }.
     }
 }
spicy-event-raided = { $seatIs ->
    [you] You raid the stack: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
     }.
   *[other] { $seat } raids the stack: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
     }.
 }
spicy-event-tucked = { $seatIs ->
    [you] You tuck { $cards } under the 5.
   *[other] { $seat } tucks { $hidden ->
        [yes] { $cardsCount ->
            [one] one card
           *[other] { $cardsCount } cards
         }
       *[no] { $cards }
     } under the 5.
 }
spicy-event-kept = { $seatIs ->
    [you] You tuck nothing under the 5.
   *[other] { $seat } tucks nothing under the 5.
 }
spicy-event-doubted = { $seatIs ->
    [you] You doubt { $trait ->
        [number] the number
        [spice] the spice
       *[both] the copy
     }: { $claim } by { $owner }?
   *[other] { $seat } doubts { $trait ->
        [number] the number
        [spice] the spice
       *[both] the copy
     }: { $ownerIs ->
        [you] your { $claim }
       *[other] { $claim } by { $owner }
     }?
 }
spicy-event-shown = It is { $card }; { $ownerIs ->
    [you] you
   *[other] { $owner }
 } had said { $claim }.
spicy-event-won = { $seatIs ->
    [you] You take { $cards ->
        [one] 1 spice card
       *[other] { $cards } spice cards
     }{ $jokers ->
        [0] {""}
        [one] {" "}and a Super-Joker
       *[other] {" "}and { $jokers } Super-Jokers
     }.
   *[other] { $seat } takes { $cards ->
        [one] 1 spice card
       *[other] { $cards } spice cards
     }{ $jokers ->
        [0] {""}
        [one] {" "}and a Super-Joker
       *[other] {" "}and { $jokers } Super-Jokers
     }.
 }
spicy-event-trophy = { $seatIs ->
    [you] You take a trophy; { $left ->
        [0] none is left
        [one] one is left
       *[other] { $left } are left
     }.
   *[other] { $seat } takes a trophy; { $left ->
        [0] none is left
        [one] one is left
       *[other] { $left } are left
     }.
 }
spicy-event-settled = { $seatIs ->
    [you] Nobody doubts your last card.
   *[other] Nobody doubts { $seat }’s last card.
 }
spicy-event-wrong-claim = { $seatIs ->
    [you] You claim { $claim }, which is not allowed: you take the card back and draw one.
   *[other] { $seat } claims { $claim }, which is not allowed, takes the card back and draws one.
 }
spicy-event-forgot-last = { $seatIs ->
    [you] You forgot to call “last card”: you take it back and draw one.
   *[other] { $seat } forgot to call “last card”, takes it back and draws one.
 }
spicy-event-peeked = { $seatIs ->
    [you] You peek at { $place ->
        [stack] the top card
       *[won] a card you won
     } ({ $card }) and draw a card as a penalty.
   *[other] { $seat } peeks at { $place ->
        [stack] the top card
       *[won] a card they won
     }{ $hidden ->
        [yes] {""}
       *[no] {" "}({ $card })
     } and draws a card as a penalty.
 }
spicy-event-ended = { $reason ->
    [two-trophies] A second trophy: the game is over.
    [last-trophy] The last trophy is taken: the game is over.
   *[worlds-end] World’s End: the game is over.
  }
spicy-event-hand = { $seatIs ->
    [you] You still held { $cards }.
   *[other] { $seat } still held { $cards }.
 }

error-seasonings = { $option }: “{ $value }” cannot be chosen. Choose from these, each at most once: { $words }.
error-seasonings-random = { $option }: enter random:0 to random:{ $most }, not “{ $value }”.
error-end-card-low = With an uncertainty of { $jitter }, World’s End needs at least { $jitter } cards below it, not { $below }.
error-end-card-high = With an uncertainty of { $jitter } and a draw pile of { $pile } cards, fewer than { $below } cards can lie below World’s End.
error-spicy-must-open = The loser of the challenge must open the new stack with a card.
error-spicy-empty-stack = There is no card to doubt: the stack is empty.
error-spicy-own-card = You cannot doubt your own card.
error-spicy-settled = Nobody doubted this last card in time; it can no longer be doubted.
error-spicy-super-joker = A Super-Joker is always right and cannot be doubted.
error-spicy-peeked = You may not doubt a card you have peeked at.
error-spicy-copy-doubt = A copy is doubted as a whole: type just doubt.
error-spicy-name-a-trait = Say what you doubt: doubt number or doubt spice.
error-spicy-not-in-hand = { $move }: that card is not in your hand.
error-spicy-not-last = “Last card” is called only with strict manners, and only when you play your last card.
error-spicy-illegal-claim = { $move }: this claim does not fit the top card.
error-spicy-not-your-turn = It is not your turn.
error-spicy-own-copy = You cannot copy your own card.
error-spicy-no-copy-cat = Claims can be copied only when Copy Cat is in play.
error-spicy-not-fresh = Too late to copy: a card can be copied only until the next turn.

spicy-board-pile = draw pile { $cards }
spicy-board-gauge = World’s End in { $low } to { $high } draws
spicy-board-supply = Super-Jokers in the supply: { $cards }
spicy-board-trophies-left = trophies left: { $cards }
spicy-board-player = player
spicy-board-hand = hand
spicy-board-won = won
spicy-board-trophies = trophies
spicy-board-points = points
spicy-board-stack = Stack
spicy-board-empty = empty
spicy-board-claim = { $claim } by { $ownerIs ->
    [you] you
   *[other] { $owner }
 }
spicy-board-mark-copy = copy
spicy-board-mark-last = last card
spicy-board-mark-settled = can no longer be doubted
spicy-board-mark-joker = cannot be doubted
spicy-board-mark-raider = takes the stack with the next card
spicy-board-mark-fresh = may be copied
spicy-board-mark-tucked = { $cards } tucked below
spicy-board-next = Possible claims
spicy-board-shown = Shown: { $card } as { $claim } by { $ownerIs ->
    [you] you
   *[other] { $owner }
 }; { $doubterIs ->
    [you] you
   *[other] { $doubter }
 } doubted, { $winnerIs ->
    [you] you
   *[other] { $winner }
 } won.
spicy-board-your-hand = Your hand
spicy-board-seasonings = Seasonings
