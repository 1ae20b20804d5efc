# The lessons of the guided first games.

lesson-intro = A real game against friendly bots, with no clock: they wait for you. The cards are prepared so that nearly everything comes up. Each new situation is explained; follow the tips or play your own way, the tutorial keeps up.
lesson-contents = What you will learn
lesson-start = Begin
lesson-of = Your first game of { $game }
lesson-next = Next
lesson-your-move = Your move
lesson-leave = Continue without the tutorial
lesson-progress = { $done } of { $total }
lesson-more = More about this
lesson-finished = That was everything. Enjoy the rest of the game.
lesson-missed = What did not come up this time
lesson-guide = Tutorial

lesson-spicy-table-title = Your table
lesson-spicy-table = Your six cards are at the bottom; only you can see them. You win with two trophies, or with the most points when World’s End comes up.
    .text = In the middle is the stack, beside it three trophies worth 10 points each.

lesson-spicy-open-title = Opening
lesson-spicy-open = The stack is empty: claim 1, 2 or 3 of any spice. Tap the card { $card }, then the claim { $claim }.
    .text = This time it is the truth.
lesson-spicy-open-lie = The stack is empty: claim 1, 2 or 3 of any spice. You have none, so lie: tap the card { $card }, then the claim { $claim }.
    .text = Nobody sees the card.

lesson-spicy-higher-title = Higher, same spice
lesson-spicy-higher = Now your claim must be higher, with the same spice. Tap the card { $card }, then the claim { $claim }: it is true, so whoever doubts it loses.
lesson-spicy-higher-lie = Now your claim must be higher, with the same spice. None of your cards fits, so bluff: tap the card { $card }, then the claim { $claim }.

lesson-spicy-react-title = Somebody else’s card
lesson-spicy-react = { $name } says { $claim }. You may doubt it now, although it is not your turn. This time, let it be.

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
lesson-spicy-must-open = You drew two cards and must open the new stack: claim 1, 2 or 3. You could play { $card } as { $claim }.
    .text = You cannot pass now.

lesson-spicy-pass-title = Passing
lesson-spicy-pass = If you like none of your cards, pass and draw one. But every card in your hand costs you a point at the end.

lesson-spicy-wild-title = Wilds
lesson-spicy-wild = You hold a wild. A number wild always has the right number, a spice wild always the right spice. The other half is always wrong.

lesson-spicy-own-last-title = Your last card
lesson-spicy-own-last = One card left. When you lay it, everybody has to decide: if nobody doubts it, or somebody doubts it wrongly, you take a trophy and draw a new hand.

lesson-spicy-last-title = Somebody’s last card
lesson-spicy-last = That is { $name }’s last card. Doubt it now or never.
    .text = If nobody doubts it, it earns a trophy worth 10 points.
lesson-spicy-last-soon = { $count ->
    [one] { $name } has one card left.
   *[other] { $name } has two cards left.
} A last card that nobody doubts is worth a trophy of 10 points, so watch out.

lesson-spicy-trophy-title = A trophy
lesson-spicy-trophy = { $name } takes a trophy and draws a new hand. A second one would win the game at once.
lesson-spicy-trophy-mine = You take a trophy and draw a new hand. With a second one you win at once.
lesson-spicy-trophy-over = A trophy is worth 10 points. With two you win at once, and when the last one is taken the game is over.

lesson-spicy-end-title = World’s End is near
lesson-spicy-end = The gauge beside the draw pile shows how many cards are left until World’s End.
    .text = Then the game is over at once: get rid of your hand in time.

lesson-spicy-over-title = Scoring
lesson-spicy-over = Ten points for a trophy, one for every card won, minus one for every card still in hand. The most points win.

lesson-sweet-joker-title = Your Super-Joker
lesson-sweet-joker = You hold a Super-Joker: it is always right, and nobody can doubt it.
    .text = Keep it for a moment when you would have to lie, but not too long: at the end it costs you 5 points.

lesson-sweet-covered-title = A Super-Joker on top
lesson-sweet-covered = While a Super-Joker is on top, nobody can doubt. It makes the stack worth 5 points more.

lesson-sweet-take-title = A new Super-Joker
lesson-sweet-take = You lost and hold no Super-Joker, so you may take one from the supply. Take it: it is a safe card.

lesson-sweet-over-title = Scoring
lesson-sweet-over = Ten points for a trophy, five for every Super-Joker won, one for every other card won; minus five for a Super-Joker in hand, minus one for every other card in hand.

lesson-stick-table-title = Your hand
lesson-stick-table = In fourteen tricks you collect cards: each is worth a point, except those of one colour. You choose which.
    .text = You have fifteen cards in five colours.

lesson-stick-pain-title = Your pain card
lesson-stick-pain = Pick a colour you hold many cards of, and its lowest card: { $card }, for instance.
    .text = Cards in your own hand cannot be thrown at you.

lesson-stick-pains-title = Everybody’s pain colour
lesson-stick-pains = All pain cards are open now. Yours is { $card }.
    .text = Each seat shows which colour costs that player points: throw it at them.

lesson-stick-lead-title = You lead
lesson-stick-lead = You lead. The colour you play loses to every other, so a low card of your pain colour is safe: { $card }.

lesson-stick-follow-title = No need to follow
lesson-stick-follow = { $colour } was led. The trick is harmless for you: take it with { $card }.
    .text = You may play anything, and every other colour beats the colour led.
lesson-stick-follow-duck = { $colour } was led. There is a card of your pain colour in it, so stay out: { $card } will hardly win.
    .text = You may play anything.

lesson-stick-trick-title = Who gets the trick
lesson-stick-trick = { $name } wins the trick and leads the next one: the highest card of another colour wins; on a tie, the first of them.
lesson-stick-trick-mine = The trick is yours: a point for each card, except those of your pain colour. You lead the next one.

lesson-stick-zero-title = Zeros
lesson-stick-zero = You hold a zero. It never wins, so it is the safest way to stay out of a trick.

lesson-stick-hurt-title = Hurting others
lesson-stick-hurt = { $name } is winning this trick. { $card } will cost that player dearly: throw it in.

lesson-stick-aside-title = Only zeros
lesson-stick-aside = Only zeros: nobody gets this trick, and the same player leads again.
lesson-stick-aside-last = Only zeros: nobody gets this trick, and its cards count for nobody.

lesson-stick-scored-title = The round is scored
lesson-stick-scored = Plus one for every card of another colour, minus its number for every card of your pain colour, your pain card included.

lesson-stick-over-title = The end
lesson-stick-over = A full game has one round per player; the highest total wins. This first game had only one.

lesson-chili-table-title = The goal
lesson-chili-table = You collect gangs: three or more peppers, all alike or all different.
    .text = At the end only complete gangs count, a Family double.

lesson-chili-draft-title = Choosing cards
lesson-chili-draft = Keep one card of your packet and pass the rest to the left. { $card } is a good choice: strong peppers score and attack.
lesson-chili-draft-other = Keep one card of your packet and pass the rest to the left. { $card } is a good choice here: it is always useful.

lesson-chili-draft-on-title = The next packet
lesson-chili-draft-on = This packet comes from your right. Look for peppers that go with those you kept: three alike or three different ones make a gang.

lesson-chili-response-title = An attack
lesson-chili-response = { $name } attacks { $rival }. It does not concern you: let it be.
    .text = Everybody is asked, with or without a Fuggedaboutit, so that nobody learns who holds one.
lesson-chili-response-mine = { $name } attacks you! A Fuggedaboutit in your hand would stop it. Without one you have to let it be.

lesson-chili-gang-title = A gang
lesson-chili-gang = You can form a gang: tap { $cards } in your hand, then “New gang”.

lesson-chili-hot-title = Attacking
lesson-chili-hot = You have a complete gang, so you may attack: { $card }. Choose one of your peppers and a target that is not stronger.
    .text = You may attack once per complete gang.

lesson-chili-action-title = Action cards
lesson-chili-action = { $card } is an Action card. Play as many as you like on your turn; hover over a card, or hold it, to read what it does.

lesson-chili-add-title = Reinforcing
lesson-chili-add = You may add peppers to your gangs: tap a pepper in your hand, then the gang.
    .text = Large gangs survive attacks better.

lesson-chili-blocked-title = No attack yet
lesson-chili-blocked = You hold a Hot card but cannot play it yet: an attack needs a complete gang of your own and a target that is not too strong.

lesson-chili-end-title = Ending your turn
lesson-chili-end = When you are finished, end your turn: you draw two cards.

lesson-chili-pass-title = Passing
lesson-chili-pass = There is nothing you can do this turn, so you must pass and discard a card.
    .text = Discard the one you need least; then you draw two.

lesson-chili-sweet-title = Sweet Chili
lesson-chili-sweet = A Sweet Chili fits into any gang, at most one in each.
    .text = It cannot be attacked, and on your turn you may move it to another of your gangs.

lesson-chili-lost-title = You were hit
lesson-chili-lost = You lost { $cards }. A gang of fewer than three is worth nothing, but you can fill it up again.

lesson-chili-limit-title = Eight cards
lesson-chili-limit = You hold eight cards, the limit. Discard one before you see the new one.

lesson-chili-raid-title = The Raid
lesson-chili-raid = Once in the game everybody may rearrange their gangs and add peppers from their hand. “Best arrangement” does it for you; then “Confirm”.

lesson-chili-last-title = The last round
lesson-chili-last = The draw pile is empty: everybody has one more turn. Cards left in your hand are worth nothing, so play all you can.

lesson-chili-over-title = Scoring
lesson-chili-over = Each complete gang is worth the sum of its strengths, a Family twice that. Everything else counts nothing.

lesson-wazabi-table-title = Your dice
lesson-wazabi-table = You have three black dice, one red die and three cards. The first player to get rid of all dice wins.

lesson-wazabi-roll-title = Rolling
lesson-wazabi-roll = Your turn begins with a roll of all your dice.

lesson-wazabi-slap-title = The race
lesson-wazabi-slap = The roll shows exactly one W, so the race is on: slap!
    .text = In this first game you are asked only when the race is on. Elsewhere you have to see it yourself, and if you slap by mistake, you have to take a die.

lesson-wazabi-race-title = Who gets the card
lesson-wazabi-race = { $name } gets the Piment card.
    .text = At this calm table a random slapper wins; usually it is the first hand.
lesson-wazabi-race-mine = The Piment card is yours.
    .text = At this calm table a random slapper wins; usually it is the first hand.

lesson-wazabi-figures-title = Your roll
lesson-wazabi-figures = You rolled: { $dice }. For each card you draw, for each arrow you give a die away, for each chili you flip a Piment card, and the Ws pay for a card from your hand.

lesson-wazabi-flip-title = A Piment card
lesson-wazabi-flip = { $name } flips { $card } ({ $text }).
lesson-wazabi-flip-mine = You flip { $card } ({ $text }).

lesson-wazabi-drew-title = A new card
lesson-wazabi-drew = You drew { $card } ({ $text }). You may play it this turn.

lesson-wazabi-give-title = Giving dice
lesson-wazabi-give = An arrow: give a die to a neighbour. Pick whoever is closer to winning.

lesson-wazabi-play-title = Playing a card
lesson-wazabi-play = You have enough Ws for { $card } ({ $text }). Play it.

lesson-wazabi-nothing-title = Too few Ws
lesson-wazabi-nothing = None of your cards is affordable with this roll: pass.
    .text = Your Ws are compared with the price of a card, not used up.

lesson-wazabi-kept-title = A card to keep
lesson-wazabi-kept = { $card } stays open in front of you until you use it ({ $text }).

lesson-wazabi-shield-title = Aimed at you
lesson-wazabi-shield = Something is aimed at you, and you have a Glass of milk: drink it, and nothing happens.

lesson-wazabi-close-title = Nearly done
lesson-wazabi-close = { $name } has only one die left. Give your dice there if you can.

lesson-wazabi-over-title = The winner
lesson-wazabi-over = The first player without dice wins at once, even on somebody else’s turn, and scores one point for each die the others still have.
