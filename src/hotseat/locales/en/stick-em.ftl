# Stick 'Em.

stick-em-name = Stick ’Em
stick-em-line = Tricks where nobody has to follow suit, and one colour that hurts.
stick-em-help-word = zero

stick-em-option-rounds = Rounds
stick-em-option-rounds-help = How many rounds are played; auto is one for each player.
stick-em-option-all-zero-leader-wins = The leader wins a trick of zeros
stick-em-option-all-zero-leader-wins-help = Otherwise nobody wins it, and its cards score for nobody.
stick-em-option-open-memory = Open memory
stick-em-option-open-memory-help = Everybody may look at the captured cards and the running score of the round.
stick-em-option-first = Who leads first
stick-em-option-first-help = Who leads the first trick of the first round.

stick-em-question-pain = Pick your pain card: its colour will cost you.
stick-em-question-card = Play any card.

stick-em-event-round = Round { $number } begins; { $leaderIs ->
    [you] you lead
   *[other] { $leader } leads
 }.
stick-em-event-dealt = { $seatIs ->
    [you] You are dealt { $cards }.
   *[other] { $seat } is dealt { $hidden ->
        [yes] { $cardsCount } cards
       *[no] { $cards }
     }.
 }
stick-em-event-picked = { $seatIs ->
    [you] You pick your pain card: { $card }.
   *[other] { $seat } picks a pain card{ $hidden ->
        [yes] {""}
       *[no] : { $card }
     }.
 }
stick-em-event-pains = The pain cards: { $cards }.
stick-em-event-played = { $seatIs ->
    [you] You play { $card }.
   *[other] { $seat } plays { $card }.
 }
stick-em-event-trick = { $winnerIs ->
    [you] You take the trick: { $cards }.
   *[other] { $winner } takes the trick: { $cards }.
 }
stick-em-event-aside = Only zeros: nobody takes { $cards }; { $leaderIs ->
    [you] you lead
   *[other] { $leader } leads
 } again.
stick-em-event-scored = Round { $number }: { $scores }. Totals: { $totals }.

error-pain-first = Pick a pain card before the first trick: type pain and a card.
error-pain-picked = The pain cards of this round have been picked, and a choice is final.
error-not-in-hand = { $move }: that card is not in your hand.

stick-em-colour-r = red
stick-em-colour-y = yellow
stick-em-colour-g = green
stick-em-colour-b = blue
stick-em-colour-v = violet
stick-em-colour-s = grey

stick-em-board-round = round { $round } of { $rounds }
stick-em-board-opener = { $seatIs ->
    [you] you open
   *[other] { $seat } opens
 } the round
stick-em-board-tricks-left = { $count ->
    [one] last trick
   *[other] { $count } tricks left
  }
stick-em-board-led = led: { $colour }
stick-em-board-player = player
stick-em-board-pain = pain
stick-em-board-trick = trick
stick-em-board-last = last
stick-em-board-hand = hand
stick-em-board-taken = taken
stick-em-board-total = total
stick-em-board-running = round
stick-em-board-cards = captured cards
stick-em-board-sheet = round
stick-em-board-scored = Taken in round { $round }
stick-em-board-your-hand = Your hand
