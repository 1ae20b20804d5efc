# Wazabi mit Supplement Piment.

wazabi-name = Wazabi
wazabi-line = Würfeln, draufhauen und als Erstes alle Würfel loswerden.

wazabi-option-piment = Supplement Piment
wazabi-option-piment-help = Die Erweiterung: rote Würfel, Pimentkarten und das Rennen; für bis zu 8 Personen. Pimentkarten und Seiten des roten Würfels sind nachempfunden, nicht die gedruckten.
wazabi-option-deck = Wazabikarten
wazabi-option-deck-help = 2008: die erste Ausgabe. 2016: mehr Kartensorten; ihre Anzahlen sind nachempfunden.
wazabi-option-dice = Würfel pro Person
wazabi-option-dice-help = Weniger Würfel, kürzeres Spiel; mit Supplement Piment ist einer davon rot.
wazabi-option-play-on = Um die Plätze weiterspielen
wazabi-option-play-on-help = Gespielt wird, bis nur noch eine Person Würfel hat.
wazabi-option-steal-piment = Pimentkarten dürfen gestohlen werden
wazabi-option-steal-piment-help = Mit Taschendieb darf man statt einer Handkarte eine offene Pimentkarte nehmen.
wazabi-option-race = Wer das Rennen gewinnt
wazabi-option-race-help = reflex: Die schnellste Hand gewinnt. lots: Das Los entscheidet unter allen, die draufgehauen haben. calm: wie lots, gefragt wird aber nur, wenn es etwas zu gewinnen gibt; so kann sich niemand irren.
wazabi-option-piment-deck = Pimentkarten
wazabi-option-piment-deck-help = Welche Liste von Pimentkarten und roten Würfeln gilt. reconstruction-1 ist erfunden; die gedruckten Karten kennen wir nicht.
wazabi-option-teams = Zwei Teams
wazabi-option-teams-help = Jeder zweite Platz spielt zusammen; wer zuerst keine Würfel hat, gewinnt für das ganze Team. Zu viert, sechst oder acht.

wazabi-question-roll = Du bist dran: Würfle.
wazabi-question-slap = Genau ein W? Hau drauf! Sonst halt still.
wazabi-question-reroll = Soll neu gewürfelt werden?
wazabi-question-target = Wähle einen Gegner.
wazabi-question-colour = Wähle die Farbe des Würfels.
wazabi-question-direction = Nach links oder nach rechts?
wazabi-question-loot = Was nimmst du?
wazabi-question-shield = Es geht gegen dich. Geschehen lassen oder Milch trinken?
wazabi-question-play = Spiel eine Karte oder passe.
wazabi-question-keep = Welche Karte behältst du?

wazabi-reason-gift = ein Würfel für einen Pfeil
wazabi-reason-mistake = die Strafe für falsches Draufhauen
wazabi-reason-draw = eine Karte aus fremder Hand ziehen
wazabi-reason-remove = einen Würfel ablegen
wazabi-reason-gain = einen Würfel aus dem Vorrat nehmen
wazabi-reason-take = jemandem einen Würfel nehmen
wazabi-reason-keep = Karten behalten

wazabi-event-turn = { $seat } ist am Zug.
wazabi-event-extra = { $seat } ist noch einmal am Zug.
wazabi-event-missed = { $seat } setzt aus.
wazabi-event-rolled = { $seat } würfelt { $dice }.
wazabi-event-slapped = { $seat } haut drauf.
wazabi-event-won-race = { $seat } war am schnellsten.
wazabi-event-mistake = { $seat } hat zu Unrecht draufgehauen.
wazabi-event-flipped = { $seat } deckt { $card } auf.
wazabi-event-used = { $seat } nutzt { $card }.
wazabi-event-looted = { $seat } nimmt sich { $card } von { $victim }.
wazabi-event-drew = { $seat } zieht { $card }.
wazabi-event-stole = { $seat } nimmt { $victim } eine Karte ab: { $card }.
wazabi-event-renewed = Der Ablagestapel wird gemischt: Der neue Nachziehstapel hat { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  }.
wazabi-event-gave = { $seat } gibt einen { $colour ->
    [red] roten
   *[black] schwarzen
  } Würfel an { $target }.
wazabi-event-took = { $seat } nimmt { $victim } einen { $colour ->
    [red] roten
   *[black] schwarzen
  } Würfel ab.
wazabi-event-removed = { $seat } legt einen { $colour ->
    [red] roten
   *[black] schwarzen
  } Würfel ab.
wazabi-event-gained = { $seat } nimmt einen { $colour ->
    [red] roten
   *[black] schwarzen
  } Würfel aus dem Vorrat.
wazabi-event-swapped-dice = { $seat } und { $target } tauschen alle Würfel.
wazabi-event-passed-dice = { $seat } lässt alle Würfel nach { $direction ->
    [right] rechts
   *[left] links
  } weitergeben.
wazabi-event-swapped-hands = { $seat } und { $target } tauschen die Handkarten.
wazabi-event-passed-hands = { $seat } lässt alle Handkarten nach { $direction ->
    [right] rechts
   *[left] links
  } weitergeben.
wazabi-event-hand-now = { $seat } hat jetzt { $cards } auf der Hand.
wazabi-event-played = { $seat } spielt { $card }.
wazabi-event-passed = { $seat } spielt keine Karte.
wazabi-event-laid-skip = { $seat } lässt { $target } einmal aussetzen.
wazabi-event-reversed = { $seat } dreht die Spielrichtung um und ist noch einmal dran.
wazabi-event-named = { $seat } hat gewählt.
wazabi-event-discarded = { $seat } wirft { $cards } ab.
wazabi-event-finished = { $seat } hat keine Würfel mehr: Platz { $place }.

wazabi-card-remove1 = Einer weg
wazabi-card-remove1-help = 1 W. Leg einen deiner Würfel ab. Nicht, wenn dein Wurf zwei oder mehr Pfeile zeigt.
wazabi-card-remove2 = Zwei weg
wazabi-card-remove2-help = 3 W. Leg zwei deiner Würfel ab.
wazabi-card-give1 = Geschenk
wazabi-card-give1-help = 3 W. Gib einem Gegner deiner Wahl einen deiner Würfel.
wazabi-card-passdice = Würfel wandern
wazabi-card-passdice-help = 2 W. Links oder rechts: Alle geben ihre Würfel in diese Richtung weiter.
wazabi-card-swapdice = Würfeltausch
wazabi-card-swapdice-help = 3 W. Tausche alle Würfel mit einem Gegner.
wazabi-card-steal = Taschendieb
wazabi-card-steal-help = 1 W. Nimm einem Gegner eine zufällige Handkarte ab; hat niemand eine, zieh eine Karte.
wazabi-card-draw3 = Vorrat
wazabi-card-draw3-help = 1 W. Zieh drei Karten.
wazabi-card-keep1 = Nur noch eine
wazabi-card-keep1-help = 1 W. Ein Gegner mit mindestens zwei Karten behält eine und wirft die anderen ab.
wazabi-card-keep2 = Nur noch zwei
wazabi-card-keep2-help = 2 W. Alle anderen mit mehr als zwei Karten behalten zwei.
wazabi-card-swaphands = Kartentausch
wazabi-card-swaphands-help = 2 W. Tausche alle Handkarten mit einem Gegner.
wazabi-card-passhands = Karten wandern
wazabi-card-passhands-help = 2 W. Links oder rechts: Alle geben ihre Handkarten in diese Richtung weiter.
wazabi-card-skip = Aussetzen
wazabi-card-skip-help = Ohne W. Ein Gegner setzt das nächste Mal aus.
wazabi-card-replay = Noch mal, kehrt
wazabi-card-replay-help = Ohne W. Die Spielrichtung wechselt, und du bist noch einmal dran.

wazabi-card-cool = Eiswasser
wazabi-card-cool-help = Sofort: Leg einen deiner Würfel ab. (Nachempfunden, keine gedruckte Karte.)
wazabi-card-share = Bedien dich
wazabi-card-share-help = Sofort: Gib dem Gegner mit den wenigsten Würfeln einen von deinen. (Nachempfunden, keine gedruckte Karte.)
wazabi-card-switch = Rohrkrepierer
wazabi-card-switch-help = Sofort: Tausche alle Würfel mit dem Gegner, der die meisten hat. (Nachempfunden, keine gedruckte Karte.)
wazabi-card-burn = Nachschlag
wazabi-card-burn-help = Sofort: Nimm einen Würfel aus dem Vorrat. (Nachempfunden, keine gedruckte Karte.)
wazabi-card-milk = Glas Milch
wazabi-card-milk-help = Behalten: Wehr einen Würfel oder eine Karte ab, die nur dich trifft. (Nachempfunden, keine gedruckte Karte.)
wazabi-card-reroll = Verbrannte Zunge
wazabi-card-reroll-help = Behalten: Lass nach einem Wurf noch einmal würfeln. (Nachempfunden, keine gedruckte Karte.)
wazabi-card-pinch = Prise W
wazabi-card-pinch-help = Behalten: ein W mehr, wenn du in diesem Zug Karten spielst. (Nachempfunden, keine gedruckte Karte.)
wazabi-card-double = Doppelte Portion
wazabi-card-double-help = Behalten: Spiel in diesem Zug eine Karte mehr, von einer anderen Sorte. (Nachempfunden, keine gedruckte Karte.)

wazabi-board-player = Spieler
wazabi-board-dice = Würfel
wazabi-board-hand = Karten
wazabi-board-open = offene Pimentkarten
wazabi-board-skips = setzt aus
wazabi-board-clockwise = im Uhrzeigersinn ↻
wazabi-board-counter-clockwise = gegen den Uhrzeigersinn ↺
wazabi-board-piles = Nachziehstapel { $pile } · Ablagestapel { $discard }
wazabi-board-top = obenauf: { $card }
wazabi-board-piment-pile = Pimentstapel { $pile }
wazabi-board-next-piment = als Nächstes: { $card }
wazabi-board-reserve = Vorrat { $dice }
wazabi-board-roll = { $seat } hat gewürfelt
wazabi-board-figures = W { $w } · Karten { $cards } · Chilis { $chilis } · Pfeile { $gives }
wazabi-board-not-rolled = { $seat } würfelt gleich
wazabi-board-about = Worum es geht: { $reason }
wazabi-board-extra = noch ein Zug offen
wazabi-board-place = Platz { $place }
wazabi-board-you-know = Du weißt: { $seat } hat { $cards }
wazabi-board-your-hand = Deine Handkarten
wazabi-board-no-cards = keine Karten
wazabi-board-reconstruction = Pimentkarten und rote Würfel: { $deck }, nachempfunden, nicht die gedruckten

error-wazabi-base-players = Ohne Supplement Piment können höchstens { $most } spielen, nicht { $players }. Schalte es ein oder spielt mit weniger.
error-wazabi-needs-piment = { $option } braucht Pimentkarten, aber Supplement Piment ist aus. Schalte es ein oder lass diese Option, wie sie ist.
error-wazabi-dice = In der Schachtel sind { $black } schwarze Würfel; zu { $players } kann jeder höchstens { $most } haben, nicht { $value }.
error-wazabi-teams-players = Zwei gleich große Teams brauchen 4, 6 oder 8 Personen, nicht { $players }.
error-wazabi-teams-play-on = Mit Teams endet das Spiel, sobald jemand keine Würfel mehr hat; um die Plätze weiterspielen geht dann nicht. Schalte eins von beiden aus.
error-wazabi-no-such-card = { $move }: Diese Karte hast du nicht.
error-wazabi-one-card = { $move }: Deine Karte für diesen Zug ist schon gespielt.
error-wazabi-other-kind = { $move }: Eine weitere Karte muss von einer anderen Sorte sein.
error-wazabi-too-few-w = { $move }: Dein Wurf zeigt zu wenige W für diese Karte.
error-wazabi-two-gifts = { $move }: Dein Wurf zeigt zwei oder mehr Pfeile; so lässt sich kein Würfel ablegen.
error-wazabi-nobody-with-two = { $move }: Kein Gegner hat zwei Karten.
error-needs-plot = Der Bericht braucht matplotlib für seine Schaubilder. Installiere es mit: pip install 'hotseat[plot]'.
