# Spicy; Sweet & Spicy verweist auf diese Sätze.

spicy-name = Spicy
spicy-line = Sag über eine verdeckte Karte, was du willst, und zweifle an, was du hörst.
spicy-help-word = trophäe

spicy-option-seasonings = Extrascharf-Karten
spicy-option-seasonings-help = Extrascharf-Karten, die das ganze Spiel über gelten; random:2 zieht zwei davon.
spicy-option-end-card = Karten unter der Spielende-Karte
spicy-option-end-card-help = Wie viele Karten unter der Spielende-Karte liegen; auto richtet sich nach der Personenzahl.
spicy-option-jitter = Ungewissheit der Spielende-Karte
spicy-option-jitter-help = Die Spielende-Karte kann um höchstens so viele Karten höher oder tiefer liegen; genau vorhersehen kann sie niemand.
spicy-option-manners = Strenge Tischsitten
spicy-option-manners-help = Falsche Ansagen, eine vergessene „letzte Karte“ und heimliches Nachsehen sind möglich; zur Strafe ziehst du jedes Mal eine Karte.
spicy-option-first = Wer beginnt
spicy-option-first-help = Der Platz, der als Erstes am Zug ist.

spicy-seasoning-we-love-chili = Wir lieben Chili!
spicy-seasoning-we-love-chili-help = eine 1, 2 oder 3 darf immer als Chili angesagt werden
spicy-seasoning-start-it-up = Auf ein Neues!
spicy-seasoning-start-it-up-help = auch nach 8 oder 9 darf eine 1, 2 oder 3 folgen
spicy-seasoning-spice-raider = Gewürzräuber
spicy-seasoning-spice-raider-help = zweifelt niemand eine 4 an, gewinnt sie den Stapel, sobald die nächste Karte gespielt wird
spicy-seasoning-change-your-luck = Das Blatt wendet sich
spicy-seasoning-change-your-luck-help = schieb bis zu zwei Handkarten unter deine 5 und zieh ebenso viele
spicy-seasoning-turn-it-up = Kopfüber!
spicy-seasoning-turn-it-up-help = eine 6 gilt auch als 9 und eine 9 auch als 6
spicy-seasoning-copy-cat = Nachahmer
spicy-seasoning-copy-cat-help = wiederhole eine fremde Ansage, auch außer der Reihe

spicy-question-turn = Spiel eine Karte mit Ansage, passe oder zweifle die oberste Karte an.
spicy-question-turn-without-doubt = Spiel eine Karte mit Ansage oder passe.
spicy-question-open = Du eröffnest den neuen Stapel: Spiel eine Karte als 1, 2 oder 3.
spicy-question-last = Eine letzte Karte! Zweifle sie an oder lass sie gelten.
spicy-question-tuck = Schieb bis zu zwei Handkarten unter deine 5 und zieh ebenso viele, oder behalte sie.
spicy-reaction-turn = Du bist nicht am Zug: Zweifle die oberste Karte an oder lass sie gelten.

spicy-event-played = { $hidden ->
    [yes] { $seat } legt eine Karte und sagt { $claim } an.
   *[no] { $seatIs ->
        [you] Du legst { $card } und sagst { $claim } an.
       *[other] { $seat } legt { $card } und sagt { $claim } an.
     }
 }
spicy-event-copied = { $hidden ->
    [yes] { $seat } kopiert die Ansage { $claim }.
   *[no] { $seatIs ->
        [you] Du kopierst die Ansage { $claim } mit { $card }.
       *[other] { $seat } kopiert die Ansage { $claim } mit { $card }.
     }
 }
spicy-event-last = { $seatIs ->
    [you] Du spielst deine letzte Karte.
   *[other] { $seat } spielt die letzte Handkarte.
 }
spicy-event-passed = { $seatIs ->
    [you] Du passt.
   *[other] { $seat } passt.
 }
spicy-event-trusted = { $seatIs ->
    [you] Du lässt es gelten.
   *[other] { $seat } lässt es gelten.
 }
spicy-event-drew = { $hidden ->
    [yes] { $seat } zieht eine Karte.
   *[no] { $seatIs ->
        [you] Du ziehst { $card }.
       *[other] { $seat } zieht { $card }.
     }
 }
spicy-event-raided = { $seatIs ->
    [you] Du raubst den Stapel: { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
     }.
   *[other] { $seat } raubt den Stapel: { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
     }.
 }
spicy-event-tucked = { $seatIs ->
    [you] Du schiebst { $cards } unter die 5.
   *[other] { $seat } schiebt { $hidden ->
        [yes] { $cardsCount ->
            [one] eine Karte
           *[other] { $cardsCount } Karten
         }
       *[no] { $cards }
     } unter die 5.
 }
spicy-event-kept = { $seatIs ->
    [you] Du schiebst nichts unter die 5.
   *[other] { $seat } schiebt nichts unter die 5.
 }
spicy-event-doubted = { $seatIs ->
    [you] Du zweifelst { $trait ->
        [number] die Zahl
        [spice] das Gewürz
       *[both] die Kopie
     } an: { $claim } von { $owner }?
   *[other] { $seat } zweifelt { $trait ->
        [number] die Zahl
        [spice] das Gewürz
       *[both] die Kopie
     } an: { $claim } von { $ownerIs ->
        [you] dir
       *[other] { $owner }
     }?
 }
spicy-event-shown = Es ist { $card }; { $ownerIs ->
    [you] du hattest
   *[other] { $owner } hatte
 } { $claim } angesagt.
spicy-event-won = { $seatIs ->
    [you] Du bekommst { $cards ->
        [one] 1 Spicy-Karte
       *[other] { $cards } Spicy-Karten
     }{ $jokers ->
        [0] {""}
        [one] {" "}und einen Super-Joker
       *[other] {" "}und { $jokers } Super-Joker
     }.
   *[other] { $seat } bekommt { $cards ->
        [one] 1 Spicy-Karte
       *[other] { $cards } Spicy-Karten
     }{ $jokers ->
        [0] {""}
        [one] {" "}und einen Super-Joker
       *[other] {" "}und { $jokers } Super-Joker
     }.
 }
spicy-event-trophy = { $seatIs ->
    [you] Du bekommst eine Trophäe; { $left ->
        [0] es ist keine mehr übrig
        [one] eine ist noch übrig
       *[other] { $left } sind noch übrig
     }.
   *[other] { $seat } bekommt eine Trophäe; { $left ->
        [0] es ist keine mehr übrig
        [one] eine ist noch übrig
       *[other] { $left } sind noch übrig
     }.
 }
spicy-event-settled = { $seatIs ->
    [you] Niemand zweifelt deine letzte Karte an.
   *[other] Niemand zweifelt die letzte Karte von { $seat } an.
 }
spicy-event-wrong-claim = { $seatIs ->
    [you] Du sagst { $claim } an, das ist nicht erlaubt: Du nimmst die Karte zurück und ziehst eine.
   *[other] { $seat } sagt { $claim } an, das ist nicht erlaubt, nimmt die Karte zurück und zieht eine.
 }
spicy-event-forgot-last = { $seatIs ->
    [you] Du hast vergessen, „letzte Karte“ anzusagen: Du nimmst sie zurück und ziehst eine.
   *[other] { $seat } hat vergessen, „letzte Karte“ anzusagen, nimmt sie zurück und zieht eine.
 }
spicy-event-peeked = { $seatIs ->
    [you] Du schaust dir heimlich { $place ->
        [stack] die oberste Karte
       *[won] eine gewonnene Karte
     } an ({ $card }) und ziehst zur Strafe eine Karte.
   *[other] { $seat } schaut sich heimlich { $place ->
        [stack] die oberste Karte
       *[won] eine gewonnene Karte
     } an{ $hidden ->
        [yes] {""}
       *[no] {" "}({ $card })
     } und zieht zur Strafe eine Karte.
 }
spicy-event-ended = { $reason ->
    [two-trophies] Die zweite Trophäe: Das Spiel ist aus.
    [last-trophy] Die letzte Trophäe ist vergeben: Das Spiel ist aus.
   *[worlds-end] Die Spielende-Karte: Das Spiel ist aus.
  }
spicy-event-hand = { $seatIs ->
    [you] Du hattest noch { $cards } auf der Hand.
   *[other] { $seat } hatte noch { $cards } auf der Hand.
 }

error-seasonings = { $option }: „{ $value }“ ist nicht wählbar. Zur Wahl stehen, jede höchstens einmal: { $words }.
error-seasonings-random = { $option }: Gib random:0 bis random:{ $most } an, nicht „{ $value }“.
error-end-card-low = Bei einer Ungewissheit von { $jitter } müssen mindestens { $jitter } Karten unter der Spielende-Karte liegen, nicht { $below }.
error-end-card-high = Bei einer Ungewissheit von { $jitter } und einem Nachziehstapel von { $pile } Karten müssen weniger als { $below } Karten unter der Spielende-Karte liegen.
error-spicy-must-open = Wer die Herausforderung verloren hat, muss den neuen Stapel mit einer Karte eröffnen.
error-spicy-empty-stack = Es gibt nichts anzuzweifeln: Der Stapel ist leer.
error-spicy-own-card = Die eigene Karte kann man nicht anzweifeln.
error-spicy-settled = Alle haben diese letzte Karte gelten lassen; sie kann nicht mehr angezweifelt werden.
error-spicy-super-joker = Ein Super-Joker ist immer richtig und kann nicht angezweifelt werden.
error-spicy-peeked = Eine Karte, die man sich heimlich angeschaut hat, darf man nicht anzweifeln.
error-spicy-copy-doubt = Eine Kopie wird im Ganzen angezweifelt: Gib nur doubt ein.
error-spicy-name-a-trait = Sag, was du anzweifelst: doubt number oder doubt spice.
error-spicy-not-in-hand = { $move }: Diese Karte hast du nicht auf der Hand.
error-spicy-not-last = „Letzte Karte“ wird nur bei strengen Tischsitten angesagt, und nur bei der letzten Handkarte.
error-spicy-illegal-claim = { $move }: Diese Ansage passt nicht auf die oberste Karte.
error-spicy-not-your-turn = Du bist nicht am Zug.
error-spicy-own-copy = Die eigene Karte kann man nicht kopieren.
error-spicy-no-copy-cat = Ansagen lassen sich nur kopieren, wenn „Nachahmer“ im Spiel ist.
error-spicy-not-fresh = Zu spät zum Kopieren: Eine Karte darf nur bis zum nächsten Zug kopiert werden.

spicy-board-pile = Nachziehstapel { $cards }
spicy-board-gauge = Spielende in { $low } bis { $high } Karten
spicy-board-supply = Super-Joker im Vorrat: { $cards }
spicy-board-trophies-left = Trophäen: { $cards }
spicy-board-player = Person
spicy-board-hand = Hand
spicy-board-won = gewonnen
spicy-board-trophies = Trophäen
spicy-board-points = Punkte
spicy-board-stack = Stapel
spicy-board-empty = leer
spicy-board-claim = { $claim } von { $ownerIs ->
    [you] dir
   *[other] { $owner }
 }
spicy-board-mark-copy = Kopie
spicy-board-mark-last = letzte Karte
spicy-board-mark-settled = nicht mehr anzuzweifeln
spicy-board-mark-joker = nicht anzuzweifeln
spicy-board-mark-raider = gewinnt den Stapel mit der nächsten Karte
spicy-board-mark-fresh = darf kopiert werden
spicy-board-mark-tucked = { $cards } daruntergeschoben
spicy-board-next = Mögliche Ansagen
spicy-board-shown = Aufgedeckt: { $card } als { $claim } von { $ownerIs ->
    [you] dir
   *[other] { $owner }
 }; { $doubterIs ->
    [you] du hast
   *[other] { $doubter } hat
 } angezweifelt, { $winnerIs ->
    [you] du hast
   *[other] { $winner } hat
 } gewonnen.
spicy-board-your-hand = Deine Handkarten
spicy-board-seasonings = Extrascharf-Karten
