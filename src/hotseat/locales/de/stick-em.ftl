# Stick 'Em (Sticheln).

stick-em-name = Stick ’Em (Sticheln)
stick-em-line = Stiche ohne jede Bedienpflicht und eine Farbe, die wehtut.

stick-em-option-rounds = Runden
stick-em-option-rounds-help = Wie viele Runden gespielt werden; auto heißt so viele wie Spieler.
stick-em-option-all-zero-leader-wins = Ein Stich aus Nullen geht an den, der ausgespielt hat
stick-em-option-all-zero-leader-wins-help = Sonst bekommt ihn niemand, und seine Karten zählen für niemanden.
stick-em-option-open-memory = Offenes Gedächtnis
stick-em-option-open-memory-help = Alle dürfen die gewonnenen Karten und den Punktestand der Runde nachsehen.
stick-em-option-first = Wer zuerst ausspielt
stick-em-option-first-help = Wer zum ersten Stich der ersten Runde ausspielt.

stick-em-question-pain = Wähle deine Ärgerkarte: Ihre Farbe kostet dich Punkte.
stick-em-question-card = Spiel eine beliebige Karte.

stick-em-event-round = Runde { $number } beginnt; { $leader } spielt aus.
stick-em-event-dealt = { $seat } bekommt { $cards }.
stick-em-event-picked = { $seat } wählt eine Ärgerkarte: { $card }.
stick-em-event-pains = Die Ärgerkarten, der Reihe nach: { $cards }.
stick-em-event-played = { $seat } spielt { $card }.
stick-em-event-trick = { $winner } nimmt den Stich: { $cards }.
stick-em-event-aside = Lauter Nullen: Niemand bekommt { $cards }; { $leader } spielt noch einmal aus.
stick-em-event-scored = Runde { $number } bringt { $scores }; insgesamt { $totals }.

error-pain-first = Vor dem ersten Stich wählst du eine Ärgerkarte: pain und eine Karte (SE-2.1).
error-pain-picked = Die Ärgerkarten dieser Runde sind gewählt; dabei bleibt es (SE-2.1).
error-not-in-hand = { $move }: Diese Karte hast du nicht auf der Hand.

stick-em-colour-r = Rot
stick-em-colour-y = Gelb
stick-em-colour-g = Grün
stick-em-colour-b = Blau
stick-em-colour-v = Violett
stick-em-colour-s = Grau

stick-em-board-round = Runde { $round } von { $rounds }
stick-em-board-opener = { $seat } hat eröffnet
stick-em-board-tricks-left = { $count ->
    [one] letzter Stich
   *[other] noch { $count } Stiche
  }
stick-em-board-led = ausgespielt: { $colour }
stick-em-board-player = Spieler
stick-em-board-pain = Ärger
stick-em-board-trick = Stich
stick-em-board-last = letzter
stick-em-board-hand = Hand
stick-em-board-taken = gewonnen
stick-em-board-total = Summe
stick-em-board-running = Runde
stick-em-board-cards = gewonnene Karten
stick-em-board-sheet = Runde
stick-em-board-your-hand = Deine Handkarten
