# Stick 'Em (Sticheln).

stick-em-name = Stick ’Em (Sticheln)
stick-em-line = Stiche ohne jede Bedienpflicht und eine Farbe, die wehtut.
stick-em-help-word = null

stick-em-option-rounds = Runden
stick-em-option-rounds-help = Wie viele Runden gespielt werden; auto: so viele wie Personen.
stick-em-option-all-zero-leader-wins = Wer ausspielt, gewinnt auch einen Stich aus Nullen
stick-em-option-all-zero-leader-wins-help = Sonst bekommt ihn niemand, und seine Karten zählen für niemanden.
stick-em-option-open-memory = Offenes Gedächtnis
stick-em-option-open-memory-help = Alle dürfen die gewonnenen Karten und den Punktestand der Runde nachsehen.
stick-em-option-first = Wer zuerst ausspielt
stick-em-option-first-help = Wer zum ersten Stich der ersten Runde ausspielt.

stick-em-question-pain = Wähle deine Ärgerkarte: Ihre Farbe kostet dich Punkte.
stick-em-question-card = Spiel eine beliebige Karte.

stick-em-event-round = Runde { $number } beginnt; { $leaderIs ->
    [you] du spielst
   *[other] { $leader } spielt
 } aus.
stick-em-event-dealt = { $seatIs ->
    [you] Du bekommst { $cards }.
   *[other] { $seat } bekommt { $hidden ->
        [yes] { $cardsCount } Karten
       *[no] { $cards }
     }.
 }
stick-em-event-picked = { $seatIs ->
    [you] Du wählst deine Ärgerkarte: { $card }.
   *[other] { $seat } wählt eine Ärgerkarte{ $hidden ->
        [yes] {""}
       *[no] : { $card }
     }.
 }
stick-em-event-pains = Die Ärgerkarten: { $cards }.
stick-em-event-played = { $seatIs ->
    [you] Du spielst { $card }.
   *[other] { $seat } spielt { $card }.
 }
stick-em-event-trick = { $winnerIs ->
    [you] Du nimmst den Stich: { $cards }.
   *[other] { $winner } nimmt den Stich: { $cards }.
 }
stick-em-event-aside = Lauter Nullen: Niemand bekommt { $cards }; { $leaderIs ->
    [you] du spielst
   *[other] { $leader } spielt
 } noch einmal aus.
stick-em-event-scored = Wertung Runde { $number }: { $scores }. Insgesamt: { $totals }.

error-pain-first = Wähle vor dem ersten Stich eine Ärgerkarte: Gib pain und eine Karte ein.
error-pain-picked = Die Ärgerkarten dieser Runde sind gewählt; dabei bleibt es.
error-not-in-hand = { $move }: Diese Karte hast du nicht auf der Hand.

stick-em-colour-r = Rot
stick-em-colour-y = Gelb
stick-em-colour-g = Grün
stick-em-colour-b = Blau
stick-em-colour-v = Violett
stick-em-colour-s = Grau

stick-em-board-round = Runde { $round } von { $rounds }
stick-em-board-opener = { $seatIs ->
    [you] du eröffnest
   *[other] { $seat } eröffnet
 }
stick-em-board-tricks-left = { $count ->
    [one] letzter Stich
   *[other] noch { $count } Stiche
  }
stick-em-board-led = ausgespielt: { $colour }
stick-em-board-player = Person
stick-em-board-pain = Ärger
stick-em-board-trick = Stich
stick-em-board-last = letzter
stick-em-board-hand = Hand
stick-em-board-taken = gewonnen
stick-em-board-total = Summe
stick-em-board-running = Runde
stick-em-board-cards = gewonnene Karten
stick-em-board-sheet = Runde
stick-em-board-scored = Gewonnen in Runde { $round }
stick-em-board-your-hand = Deine Handkarten
