# Spicy; Sweet & Spicy verweist auf diese Sätze.

spicy-name = Spicy
spicy-line = Sag über eine verdeckte Karte, was du willst, und zweifle an, was du hörst.

spicy-option-seasonings = Extrascharf-Karten
spicy-option-seasonings-help = Extrascharf-Karten, die das ganze Spiel über gelten; random:2 zieht zwei davon.
spicy-option-end-card = Karten unter der Spielende-Karte
spicy-option-end-card-help = Wie tief die Spielende-Karte im Nachziehstapel steckt; auto richtet sich nach der Spielerzahl.
spicy-option-jitter = Ungewissheit der Spielende-Karte
spicy-option-jitter-help = Um so viele Karten kann die Spielende-Karte höher oder tiefer liegen, damit niemand mitzählen kann.
spicy-option-manners = Strenge Sitten
spicy-option-manners-help = Falsche Ansagen, eine vergessene „letzte Karte“ und Spicken sind möglich und kosten eine Karte.
spicy-option-first = Wer beginnt
spicy-option-first-help = Der Platz, der den ersten Zug hat.

spicy-seasoning-we-love-chili = Wir lieben Chili!
spicy-seasoning-we-love-chili-help = eine 1, 2 oder 3 darf immer als Chili angesagt werden
spicy-seasoning-start-it-up = Auf ein Neues!
spicy-seasoning-start-it-up-help = auch nach 8 oder 9 darf eine 1, 2 oder 3 folgen
spicy-seasoning-spice-raider = Gewürzräuber
spicy-seasoning-spice-raider-help = eine nicht angezweifelte 4 gewinnt den Stapel, sobald die nächste Karte kommt
spicy-seasoning-change-your-luck = Das Blatt wendet sich
spicy-seasoning-change-your-luck-help = tausche bis zu zwei Handkarten unter deiner 5
spicy-seasoning-turn-it-up = Kopfüber!
spicy-seasoning-turn-it-up-help = eine 6 gilt auch als 9 und umgekehrt
spicy-seasoning-copy-cat = Nachahmer
spicy-seasoning-copy-cat-help = wiederhole eine fremde Ansage, auch außer der Reihe

spicy-question-turn = Spiel eine Karte mit Ansage, passe oder zweifle die oberste Karte an.
spicy-question-open = Du eröffnest den neuen Stapel: Spiel eine Karte als 1, 2 oder 3.
spicy-question-last = Eine letzte Karte! Zweifle sie an oder lass sie gelten.
spicy-question-tuck = Schieb bis zu zwei Handkarten unter deine 5 und zieh ebenso viele, oder behalte sie.
spicy-reaction-turn = Du bist nicht am Zug: Zweifle die oberste Karte an oder lass sie gelten.

spicy-event-played = { $seat } legt { $card } und sagt { $claim } an.
spicy-event-copied = { $seat } kopiert mit { $card }: noch einmal { $claim }.
spicy-event-last = { $seat } spielt die letzte Karte.
spicy-event-passed = { $seat } passt.
spicy-event-trusted = { $seat } lässt es gelten.
spicy-event-drew = { $seat } zieht { $card }.
spicy-event-raided = { $seat } raubt den Stapel: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }.
spicy-event-tucked = { $seat } schiebt { $cards } unter die 5.
spicy-event-kept = { $seat } schiebt nichts darunter.
spicy-event-doubted = { $seat } zweifelt { $trait ->
    [number] die Zahl
    [spice] das Gewürz
   *[both] die Kopie
  } an: { $claim } von { $owner }?
spicy-event-shown = Es ist { $card }; { $owner } hatte { $claim } angesagt.
spicy-event-won = { $seat } bekommt { $cards ->
    [one] 1 Gewürzkarte
   *[other] { $cards } Gewürzkarten
  }{ $jokers ->
    [0] {""}
    [one] { " " }und einen Super-Joker
   *[other] { " " }und { $jokers } Super-Joker
  }.
spicy-event-trophy = { $seat } nimmt eine Trophäe; { $left ->
    [0] es ist keine mehr übrig
    [one] eine ist noch übrig
   *[other] { $left } sind noch übrig
  }.
spicy-event-settled = Niemand zweifelt die letzte Karte von { $seat } an.
spicy-event-wrong-claim = { $seat } sagt { $claim } an, das passt nicht: Die Karte kommt zurück auf die Hand, dazu eine gezogene.
spicy-event-forgot-last = { $seat } vergisst, „letzte Karte“ anzusagen: Die Karte kommt zurück auf die Hand, dazu eine gezogene.
spicy-event-peeked = { $seat } spickt bei { $place ->
    [stack] der obersten Karte
   *[won] einer gewonnenen Karte
  } ({ $card }) und zieht dafür eine.
spicy-event-ended = { $reason ->
    [two-trophies] Die zweite Trophäe: Das Spiel ist aus.
    [last-trophy] Die letzte Trophäe ist vergeben: Das Spiel ist aus.
   *[worlds-end] Die Spielende-Karte: Das Spiel ist aus.
  }
spicy-event-hand = { $seat } hatte noch { $cards } auf der Hand.

error-seasonings = { $option }: „{ $value }“ ist nicht wählbar. Es gibt jede Karte einmal: { $words }.
error-seasonings-random = { $option }: Sag random:0 bis random:{ $most }, nicht „{ $value }“.
error-end-card-low = Mit { $below } Karten darunter und einer Ungewissheit von { $jitter } fiele die Spielende-Karte unter den Stapel: Sag mindestens { $jitter }.
error-end-card-high = Über { $below } von { $pile } Karten ist mit einer Ungewissheit von { $jitter } kein Platz für die Spielende-Karte: Wähle weniger.
error-spicy-must-open = { $seat } hat die Herausforderung verloren und muss den neuen Stapel mit einer Karte eröffnen.
error-spicy-empty-stack = Es gibt nichts anzuzweifeln: Der Stapel ist leer.
error-spicy-own-card = { $seat } hat die oberste Karte selbst gelegt und kann sie nicht anzweifeln.
error-spicy-settled = Alle haben diese letzte Karte gelten lassen; sie kann nicht mehr angezweifelt werden.
error-spicy-super-joker = Ein Super-Joker ist immer richtig und kann nicht angezweifelt werden.
error-spicy-peeked = { $seat } hat diese Karte angeschaut und darf sie nicht mehr anzweifeln.
error-spicy-copy-doubt = Eine Kopie wird im Ganzen angezweifelt: Sag nur doubt.
error-spicy-name-a-trait = Sag, was du anzweifelst: doubt number oder doubt spice.
error-spicy-not-in-hand = { $move }: Diese Karte hast du nicht auf der Hand.
error-spicy-not-last = „Letzte Karte“ wird nur bei strengen Sitten angesagt, und nur mit einer einzigen Karte auf der Hand.
error-spicy-illegal-claim = { $move }: Diese Ansage passt nicht auf die oberste Karte.
error-spicy-not-your-turn = { $seat } ist nicht am Zug.
error-spicy-own-copy = { $seat } hat die oberste Karte selbst gelegt und kann sie nicht kopieren.
error-spicy-no-copy-cat = Ansagen lassen sich nur kopieren, wenn „Nachahmer“ gilt.
error-spicy-not-fresh = Zu spät zum Kopieren: Dieses Recht endet mit dem nächsten Zug.

spicy-board-pile = Nachziehstapel { $cards }
spicy-board-gauge = Spielende in { $low } bis { $high } Karten
spicy-board-supply = freie Super-Joker: { $cards }
spicy-board-trophies-left = Trophäen: { $cards }
spicy-board-player = Spieler
spicy-board-hand = Hand
spicy-board-won = gewonnen
spicy-board-trophies = Trophäen
spicy-board-points = Punkte
spicy-board-stack = Stapel
spicy-board-empty = leer
spicy-board-claim = { $claim } von { $owner }
spicy-board-mark-copy = Kopie
spicy-board-mark-last = letzte Karte
spicy-board-mark-settled = nicht mehr anzuzweifeln
spicy-board-mark-joker = nicht anzuzweifeln
spicy-board-mark-raider = raubt mit der nächsten Karte
spicy-board-mark-fresh = darf kopiert werden
spicy-board-mark-tucked = { $cards } daruntergeschoben
spicy-board-next = Mögliche Ansagen
spicy-board-shown = Aufgedeckt: { $card } als { $claim } von { $owner }; { $doubter } zweifelte an, { $winner } gewann.
spicy-board-your-hand = Deine Handkarten
spicy-board-seasonings = Extrascharf-Karten
