# Spicy; Sweet & Spicy refers to these phrases.

spicy-name = Spicy
spicy-line = Claim what you like about a face-down card, and doubt what you hear.

spicy-option-seasonings = Seasonings
spicy-option-seasonings-help = Seasonings that hold for the whole game; random:2 draws two of them.
spicy-option-end-card = Cards below World’s End
spicy-option-end-card-help = How deep World’s End lies in the draw pile; auto follows the number of players.
spicy-option-jitter = How uncertain World’s End is
spicy-option-jitter-help = World’s End may lie up to this many cards higher or lower, so that nobody can count on it.
spicy-option-manners = Strict manners
spicy-option-manners-help = Wrong claims, a forgotten “last card” and peeking are possible, and cost a card.
spicy-option-first = Who begins
spicy-option-first-help = The seat that has the first turn.

spicy-seasoning-we-love-chili = We Love Chili!
spicy-seasoning-we-love-chili-help = a 1, 2 or 3 may always be claimed as chili
spicy-seasoning-start-it-up = Start It Up!
spicy-seasoning-start-it-up-help = a 1, 2 or 3 may follow an 8 or 9 too
spicy-seasoning-spice-raider = Spice Raider
spicy-seasoning-spice-raider-help = an undoubted 4 wins the stack when the next card comes
spicy-seasoning-change-your-luck = Change Your Luck
spicy-seasoning-change-your-luck-help = swap up to two hand cards under your 5
spicy-seasoning-turn-it-up = Turn It Up!
spicy-seasoning-turn-it-up-help = a 6 is as good as a 9 and the other way round
spicy-seasoning-copy-cat = Copy Cat
spicy-seasoning-copy-cat-help = repeat somebody’s claim out of turn

spicy-question-turn = Play a card with a claim, pass, or doubt the top card.
spicy-question-open = You open the new stack: play a card as 1, 2 or 3.
spicy-question-last = A last card! Doubt it or let it be.
spicy-question-tuck = Put up to two hand cards under your 5 and draw as many, or keep them.
spicy-reaction-turn = It is not your turn: doubt the top card, or let it be.

spicy-event-played = { $seat } lays { $card } and says { $claim }.
spicy-event-copied = { $seat } copies with { $card }: { $claim } once more.
spicy-event-last = { $seat } plays a last card.
spicy-event-passed = { $seat } passes.
spicy-event-trusted = { $seat } lets it be.
spicy-event-drew = { $seat } draws { $card }.
spicy-event-raided = { $seat } raids the stack: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }.
spicy-event-tucked = { $seat } tucks { $cards } under the 5.
spicy-event-kept = { $seat } tucks nothing under.
spicy-event-doubted = { $seat } doubts { $trait ->
    [number] the number
    [spice] the spice
   *[both] the copy
  }: { $claim } by { $owner }?
spicy-event-shown = It is { $card }; { $owner } had said { $claim }.
spicy-event-won = { $seat } takes { $cards ->
    [one] 1 spice card
   *[other] { $cards } spice cards
  }{ $jokers ->
    [0] {""}
    [one] { " " }and a Super-Joker
   *[other] { " " }and { $jokers } Super-Jokers
  }.
spicy-event-trophy = { $seat } takes a trophy; { $left ->
    [0] none is left
    [one] one is left
   *[other] { $left } are left
  }.
spicy-event-settled = Nobody doubts the last card of { $seat }.
spicy-event-wrong-claim = { $seat } claims { $claim }, which does not fit: the card goes back and one is drawn.
spicy-event-forgot-last = { $seat } forgets to call “last card”: it goes back and one is drawn.
spicy-event-peeked = { $seat } peeks at { $place ->
    [stack] the top card
   *[won] a won card
  } ({ $card }) and draws one for it.
spicy-event-ended = { $reason ->
    [two-trophies] A second trophy: the game is over.
    [last-trophy] The last trophy is taken: the game is over.
   *[worlds-end] World’s End: the game is over.
  }
spicy-event-hand = { $seat } still held { $cards }.

error-seasonings = { $option }: “{ $value }” cannot be chosen. There is one of each: { $words }.
error-seasonings-random = { $option }: say random:0 to random:{ $most }, not “{ $value }”.
error-end-card-low = World’s End does not fit { $below } cards above the bottom with an uncertainty of { $jitter }: say at least { $jitter }.
error-end-card-high = World’s End does not fit above { $below } of { $pile } cards with an uncertainty of { $jitter }: choose less.
error-spicy-must-open = { $seat } lost the challenge and must open the new stack with a card.
error-spicy-empty-stack = There is no card to doubt: the stack is empty.
error-spicy-own-card = { $seat } laid the top card and cannot doubt it.
error-spicy-settled = Everybody let this last card be; it can no longer be doubted.
error-spicy-super-joker = A Super-Joker is always right and cannot be doubted.
error-spicy-peeked = { $seat } has peeked at this card and may not doubt it.
error-spicy-copy-doubt = A copy is doubted as a whole: say just doubt.
error-spicy-name-a-trait = Name what you doubt: doubt number or doubt spice.
error-spicy-not-in-hand = { $move }: that card is not in your hand.
error-spicy-not-last = “Last card” is called only with strict manners, and only with one card in hand.
error-spicy-illegal-claim = { $move }: this claim does not fit the top card.
error-spicy-not-your-turn = It is not the turn of { $seat }.
error-spicy-own-copy = { $seat } laid the top card and cannot copy it.
error-spicy-no-copy-cat = Claims may be copied only where Copy Cat is in force.
error-spicy-not-fresh = Too late to copy: that right ends with the next turn.

spicy-board-pile = draw pile { $cards }
spicy-board-gauge = World’s End in { $low } to { $high } draws
spicy-board-supply = Super-Jokers to take: { $cards }
spicy-board-trophies-left = trophies left: { $cards }
spicy-board-player = player
spicy-board-hand = hand
spicy-board-won = won
spicy-board-trophies = trophies
spicy-board-points = points
spicy-board-stack = Stack
spicy-board-empty = empty
spicy-board-claim = { $claim } by { $owner }
spicy-board-mark-copy = copy
spicy-board-mark-last = last card
spicy-board-mark-settled = cannot be doubted any more
spicy-board-mark-joker = cannot be doubted
spicy-board-mark-raider = raids with the next card
spicy-board-mark-fresh = may be copied
spicy-board-mark-tucked = { $cards } tucked below
spicy-board-next = Possible claims
spicy-board-shown = Shown: { $card } as { $claim } by { $owner }; { $doubter } doubted, { $winner } won.
spicy-board-your-hand = Your hand
spicy-board-seasonings = Seasonings
