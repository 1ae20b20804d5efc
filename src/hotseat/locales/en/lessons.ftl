# The lessons of the guided first games.

lesson-intro = A real game against friendly bots, without a clock; they wait for you. The cards are prepared so that nearly everything comes up. At each new thing you are told what you see and what you may do; do as you are told or go your own way, the guide keeps up.
lesson-contents = What you will meet
lesson-start = Begin
lesson-of = Your first game of { $game }
lesson-next = Go on
lesson-leave = I will play on my own
lesson-progress = { $done } of { $total }
lesson-more = More about this
lesson-finished = That was everything. The rest of the game is yours.
lesson-missed = What did not come up this time
lesson-guide = Guide

lesson-spicy-table-title = Your table
lesson-spicy-table = Your six cards lie below, only you see them. You win with two trophies, or with the most points when World’s End comes up.
    .text = In the middle is the stack, beside it three trophies of 10 points each.

lesson-spicy-open-title = Opening
lesson-spicy-open = The stack is empty: say 1, 2 or 3 of any spice. Tap the card { $card }, then the claim { $claim }.
    .text = For once it is the truth.
lesson-spicy-open-lie = The stack is empty: say 1, 2 or 3 of any spice. You have none, so lie: tap the card { $card }, then the claim { $claim }.
    .text = Nobody sees the card.

lesson-spicy-higher-title = Higher, same spice
lesson-spicy-higher = Now your claim must be higher, with the same spice. Tap the card { $card }, then the claim { $claim }: that is true, so whoever doubts it loses.
lesson-spicy-higher-lie = Now your claim must be higher, with the same spice. None of your cards fits, so bluff: tap the card { $card }, then the claim { $claim }.

lesson-spicy-react-title = Somebody else’s card
lesson-spicy-react = { $name } says { $claim }. You may doubt it now, although it is not your turn. This time let it be.

lesson-spicy-bluff-title = Bluffing
lesson-spicy-bluff = Time for a lie: tap { $card } and say { $claim }. If nobody doubts, nobody will ever know.

lesson-spicy-doubt-title = Doubting
lesson-spicy-doubt = { $name } says { $claim }. Try a doubt: the number is more often a lie than the spice.
    .text = If you are right you win the whole stack; if not, you draw two cards.

lesson-spicy-shown-title = The card is shown
lesson-spicy-shown = It was { $card }, claimed as { $claim }. { $name } takes the stack: every card in it is worth a point.
    .text = The loser draws two cards and opens a new stack.
lesson-spicy-shown-mine = It was { $card }, claimed as { $claim }. You take the stack: every card in it is worth a point.
    .text = The loser draws two cards and opens a new stack.

lesson-spicy-must-open-title = You lost the challenge
lesson-spicy-must-open = You have drawn two cards and must open the new stack: say 1, 2 or 3. { $card } as { $claim } would do.
    .text = You cannot pass now.

lesson-spicy-pass-title = Passing
lesson-spicy-pass = If you like none of your cards, pass and draw one. But cards in your hand cost a point each at the end.

lesson-spicy-wild-title = Wilds
lesson-spicy-wild = You hold a wild. A number wild always has the right number, a spice wild always the right spice. The other half is always wrong.

lesson-spicy-own-last-title = Your last card
lesson-spicy-own-last = One card left. Lay it, and everybody has to decide: if all let it be, or somebody doubts wrongly, you take a trophy and draw a new hand.

lesson-spicy-last-title = Somebody’s last card
lesson-spicy-last = That is { $name }’s last card. Doubt now or never.
    .text = If everybody lets it be, it is worth a trophy of 10 points.
lesson-spicy-last-soon = { $count ->
    [one] { $name } has one card left.
   *[other] { $name } has two cards left.
} A last card that nobody doubts is worth a trophy of 10 points, so watch out.

lesson-spicy-trophy-title = A trophy
lesson-spicy-trophy = { $name } takes a trophy and draws a new hand. With a second one the game would be won at once.
lesson-spicy-trophy-mine = You take a trophy and draw a new hand. With a second one you win at once.
lesson-spicy-trophy-over = A trophy is worth 10 points. Whoever has two wins at once, and when the last one is taken the game is over.

lesson-spicy-end-title = World’s End is near
lesson-spicy-end = The gauge beside the draw pile says how many cards are left until World’s End.
    .text = Then all is over at once: get rid of your hand in time.

lesson-spicy-over-title = Counting
lesson-spicy-over = Ten for a trophy, one for every card won, minus one for every card still in hand. Most points win.

lesson-sweet-joker-title = Your Super-Joker
lesson-sweet-joker = You hold a Super-Joker: it is always right and nobody can doubt it.
    .text = Keep it for a moment when you would have to lie, but do not wait too long: at the end it costs you 5.

lesson-sweet-covered-title = A Super-Joker on top
lesson-sweet-covered = While a Super-Joker lies on top nobody can doubt anything. It makes the stack worth 5 more to whoever wins it.

lesson-sweet-take-title = A new Super-Joker
lesson-sweet-take = You lost and hold no Super-Joker, so you may take one from the supply. Take it: it is a safe card.

lesson-sweet-over-title = Counting
lesson-sweet-over = Ten for a trophy, five for every Super-Joker won, one for every other card won; minus one for every card in hand, minus five for a Super-Joker in hand.

lesson-stick-table-title = Your hand
lesson-stick-table = In fourteen tricks you collect cards: each is worth a point, except those of one colour. Which one, you choose yourself.
    .text = You have fifteen cards in five colours.

lesson-stick-pain-title = Your pain card
lesson-stick-pain = Pick a colour of which you hold many, and its lowest card: { $card }, for instance.
    .text = What you hold yourself, nobody can throw at you.

lesson-stick-pains-title = What hurts whom
lesson-stick-pains = All pain cards are open now. Yours is { $card }.
    .text = At every seat you see which colour hurts that player: that is what to throw at them.

lesson-stick-lead-title = You lead
lesson-stick-lead = You lead. The colour you play loses against every other, so a low card of your pain colour is safe: { $card }.

lesson-stick-follow-title = No need to follow
lesson-stick-follow = Lead colour: { $colour }. The trick is harmless to you: take it with { $card }.
    .text = You may play anything, and every other colour beats the lead colour.
lesson-stick-follow-duck = Lead colour: { $colour }. A card of your pain colour lies there, so stay out of it: { $card } hardly wins.
    .text = You may play anything.

lesson-stick-trick-title = Who gets the trick
lesson-stick-trick = { $name } gets the trick and leads the next one: the highest card of another colour wins, on a tie the first of them.
lesson-stick-trick-mine = The trick is yours: a point for each card, except those of your pain colour. You lead the next one.

lesson-stick-zero-title = Zeros
lesson-stick-zero = You hold a zero. It never wins, so it is the safest way to stay out of a trick.

lesson-stick-hurt-title = Hurting others
lesson-stick-hurt = { $name } is winning this trick. { $card } costs that player dearly: throw it in.

lesson-stick-aside-title = Only zeros
lesson-stick-aside = Only zeros: nobody gets this trick, and the same player leads again.
lesson-stick-aside-last = Only zeros: nobody gets this trick, and its cards count for nobody.

lesson-stick-scored-title = The round is counted
lesson-stick-scored = Plus one for every card taken, minus the number for cards of your pain colour and for the pain card itself.

lesson-stick-over-title = The end
lesson-stick-over = A whole game has as many rounds as players; the highest total wins. This first game had one.

lesson-chili-table-title = What it is about
lesson-chili-table = You collect gangs: three or more peppers, all alike or all different.
    .text = At the end only complete gangs count, a Family double.

lesson-chili-draft-title = Choosing cards
lesson-chili-draft = Keep one card of your packet; the rest goes to the left. { $card } is a good choice: strong peppers score and attack.
lesson-chili-draft-other = Keep one card of your packet; the rest goes to the left. { $card } is a good choice here: it helps whatever comes.

lesson-chili-draft-on-title = The next packet
lesson-chili-draft-on = This packet comes from your right. Look for peppers that go with those you kept: three alike or three different ones make a gang.

lesson-chili-response-title = An attack
lesson-chili-response = { $name } attacks { $rival }. It does not concern you: let it be.
    .text = Everybody is asked, with or without a Fuggedaboutit, so that nobody learns who has one.
lesson-chili-response-mine = { $name } attacks you! A Fuggedaboutit in your hand would stop it. Without one you have to let it be.

lesson-chili-gang-title = A gang
lesson-chili-gang = You can form a gang: tap { $cards } in your hand, then “New gang”.

lesson-chili-hot-title = Attacking
lesson-chili-hot = You have a complete gang, so you may attack: { $card }. Choose one of your peppers and a target that is not stronger.
    .text = You may do one attack per complete gang.

lesson-chili-action-title = Action cards
lesson-chili-action = { $card } is an Action card. Play as many as you like in your turn; hover or hold a card to read what it does.

lesson-chili-add-title = Reinforcing
lesson-chili-add = You may add peppers to your gangs: tap a pepper of your hand, then the gang.
    .text = Large gangs survive attacks better.

lesson-chili-blocked-title = No attack yet
lesson-chili-blocked = You hold a Hot card but cannot play it yet: each attack needs a complete gang of your own, and a target that is not too strong.

lesson-chili-end-title = Ending your turn
lesson-chili-end = When there is nothing more you want to do, end your turn: you draw two cards.

lesson-chili-pass-title = Passing
lesson-chili-pass = You can do nothing this turn, so you must pass, and that costs a card.
    .text = Give the one you need least; then you draw two.

lesson-chili-sweet-title = Sweet Chili
lesson-chili-sweet = A Sweet Chili fits into any gang, one in each.
    .text = It cannot be attacked, and in your turn you may move it to another of your gangs.

lesson-chili-lost-title = You were hit
lesson-chili-lost = You lost { $cards }. A gang of fewer than three is worth nothing, but you may fill it up again.

lesson-chili-limit-title = Eight cards
lesson-chili-limit = You hold eight cards, and more is not allowed. Discard one before you see the new one.

lesson-chili-raid-title = The Raid
lesson-chili-raid = Once in the game everybody may rearrange the gangs on the table and add peppers from the hand. “Best arrangement” does it for you; then “Lay it like this”.

lesson-chili-last-title = The last turns
lesson-chili-last = The draw pile is empty: everybody has one more turn. Cards in your hand will count nothing, so lay down what you can.

lesson-chili-over-title = Counting
lesson-chili-over = Each complete gang is worth the sum of its strengths, a Family twice that. Everything else counts nothing.

lesson-wazabi-table-title = Your dice
lesson-wazabi-table = You have three black dice, one red die and three cards. Get rid of all dice first and you win.

lesson-wazabi-roll-title = Rolling
lesson-wazabi-roll = Your turn begins with a roll of all your dice.

lesson-wazabi-slap-title = The race
lesson-wazabi-slap = The roll shows exactly one W, so the race is on: slap!
    .text = At this first table you are asked only when the race is on; at others you must see for yourself, and a wrong slap costs you a die more.

lesson-wazabi-race-title = Who gets the card
lesson-wazabi-race = { $name } gets the Piment card.
    .text = At this calm table lots decide among all who slapped; usually the first hand wins.
lesson-wazabi-race-mine = The Piment card is yours.
    .text = At this calm table lots decide among all who slapped; usually the first hand wins.

lesson-wazabi-figures-title = Your roll
lesson-wazabi-figures = You rolled: { $dice }. Cards let you draw, arrows give dice away, a chili flips a Piment card, and the W pay for a card of your hand.

lesson-wazabi-flip-title = A Piment card
lesson-wazabi-flip = { $name } flips { $card } ({ $text }).
lesson-wazabi-flip-mine = You flip { $card } ({ $text }).

lesson-wazabi-drew-title = A new card
lesson-wazabi-drew = You drew { $card } ({ $text }). You may play it in this very turn.

lesson-wazabi-give-title = Giving dice
lesson-wazabi-give = An arrow: give a die to your neighbour. Best the one who is closer to winning.

lesson-wazabi-play-title = Playing a card
lesson-wazabi-play = Your W are enough for { $card } ({ $text }). Play it.

lesson-wazabi-nothing-title = Too few W
lesson-wazabi-nothing = None of your cards can be paid with this roll: pass.
    .text = The W are compared with the price of the card, not used up.

lesson-wazabi-kept-title = A card to keep
lesson-wazabi-kept = { $card } lies open before you until you use it ({ $text }).

lesson-wazabi-shield-title = Aimed at you
lesson-wazabi-shield = Something is aimed at you, and you have a Glass of milk: drink it to cancel this.

lesson-wazabi-close-title = Nearly out
lesson-wazabi-close = { $name } has only one die left. Give your dice there, if you can.

lesson-wazabi-over-title = The winner
lesson-wazabi-over = The first player without dice wins at once, even on somebody else’s turn. The winner scores the dice of all others.
