# Wazabi mit Supplement Piment.

wazabi-name = Wazabi
wazabi-line = Würfeln, draufhauen und vor allen anderen alle Würfel loswerden.
wazabi-help-word = chili

wazabi-option-piment = Supplement Piment
wazabi-option-piment-help = Die Erweiterung: rote Würfel, Chilikarten und das Rennen; für bis zu 8 Personen. Chilikarten und Seiten des roten Würfels sind nachempfunden, nicht die gedruckten.
wazabi-option-deck = Wazabikarten
wazabi-option-deck-help = 2008: die erste Ausgabe. 2016: mehr Kartensorten; wie viele es von jeder gibt, ist nachempfunden.
wazabi-option-dice = Würfel pro Person
wazabi-option-dice-help = Weniger Würfel, kürzeres Spiel; mit Supplement Piment ist einer davon rot.
wazabi-option-play-on = Um die Plätze weiterspielen
wazabi-option-play-on-help = Gespielt wird, bis nur noch eine Person Würfel hat.
wazabi-option-steal-piment = Chilikarten dürfen gestohlen werden
wazabi-option-steal-piment-help = Mit Taschendieb darf man statt einer Handkarte eine offene Chilikarte nehmen.
wazabi-option-race = Wer das Rennen gewinnt
wazabi-option-race-help = reflex: Die schnellste Hand gewinnt. lots: Das Los entscheidet unter allen, die draufgehauen haben. calm: wie lots, gefragt wird aber nur bei einem Rennen, damit niemand zu Unrecht draufhaut.
wazabi-option-piment-deck = Chilikarten
wazabi-option-piment-deck-help = Die Liste der Chilikarten und roten Würfel. reconstruction-1 ist erfunden; die gedruckten Karten kennen wir nicht.
wazabi-option-teams = Zwei Teams
wazabi-option-teams-help = Jeder zweite Platz bildet ein Team; wer zuerst keine Würfel hat, gewinnt für das ganze Team. Zu viert, zu sechst oder zu acht.

wazabi-question-roll = Du bist dran: Würfle.
wazabi-question-slap = Genau ein W? Hau drauf! Sonst warte ab.
wazabi-question-reroll = Soll neu gewürfelt werden?
wazabi-question-target = Wähle eine Person.
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

wazabi-event-turn = { $seatIs ->
    [you] Du bist am Zug.
   *[other] { $seat } ist am Zug.
 }
wazabi-event-extra = { $seatIs ->
    [you] Du bist noch einmal am Zug.
   *[other] { $seat } ist noch einmal am Zug.
 }
wazabi-event-missed = { $seatIs ->
    [you] Du setzt aus.
   *[other] { $seat } setzt aus.
 }
wazabi-event-rolled = { $seatIs ->
    [you] Du würfelst { $dice }.
   *[other] { $seat } würfelt { $dice }.
 }
wazabi-event-slapped = { $seatIs ->
    [you] Du haust drauf.
   *[other] { $seat } haut drauf.
 }
wazabi-event-won-race = { $seatIs ->
    [you] Du gewinnst das Rennen.
   *[other] { $seat } gewinnt das Rennen.
 }
wazabi-event-mistake = { $seatIs ->
    [you] Du hast zu Unrecht draufgehauen.
   *[other] { $seat } hat zu Unrecht draufgehauen.
 }
wazabi-event-flipped = { $seatIs ->
    [you] Du deckst { $card } auf.
   *[other] { $seat } deckt { $card } auf.
 }
wazabi-event-used = { $seatIs ->
    [you] Du nutzt { $card }.
   *[other] { $seat } nutzt { $card }.
 }
wazabi-event-looted = { $seatIs ->
    [you] Du nimmst dir { $card } von { $victim }.
   *[other] { $seat } nimmt sich { $card } von { $victimIs ->
        [you] dir
       *[other] { $victim }
     }.
 }
wazabi-event-drew = { $seatIs ->
    [you] Du ziehst { $card }.
   *[other] { $seat } zieht { $hidden ->
        [yes] eine Karte
       *[no] { $card }
     }.
 }
wazabi-event-stole = { $seatIs ->
    [you] Du nimmst { $victim } eine Karte ab: { $card }.
   *[other] { $seat } nimmt { $victimIs ->
        [you] dir
       *[other] { $victim }
     } eine Karte ab{ $hidden ->
        [yes] {""}
       *[no] : { $card }
     }.
 }
wazabi-event-renewed = Der Ablagestapel wird gemischt: Der neue Nachziehstapel hat { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  }.
wazabi-event-gave = { $seatIs ->
    [you] Du gibst { $target } einen { $colour ->
        [red] roten
       *[black] schwarzen
     } Würfel.
   *[other] { $seat } gibt { $targetIs ->
        [you] dir
       *[other] { $target }
     } einen { $colour ->
        [red] roten
       *[black] schwarzen
     } Würfel.
 }
wazabi-event-took = { $seatIs ->
    [you] Du nimmst { $victim } einen { $colour ->
        [red] roten
       *[black] schwarzen
     } Würfel ab.
   *[other] { $seat } nimmt { $victimIs ->
        [you] dir
       *[other] { $victim }
     } einen { $colour ->
        [red] roten
       *[black] schwarzen
     } Würfel ab.
 }
wazabi-event-removed = { $seatIs ->
    [you] Du legst einen { $colour ->
        [red] roten
       *[black] schwarzen
     } Würfel ab.
   *[other] { $seat } legt einen { $colour ->
        [red] roten
       *[black] schwarzen
     } Würfel ab.
 }
wazabi-event-gained = { $seatIs ->
    [you] Du nimmst einen { $colour ->
        [red] roten
       *[black] schwarzen
     } Würfel aus dem Vorrat.
   *[other] { $seat } nimmt einen { $colour ->
        [red] roten
       *[black] schwarzen
     } Würfel aus dem Vorrat.
 }
wazabi-event-swapped-dice = { $seatIs ->
    [you] Du und { $target } tauscht alle Würfel.
   *[other] { $seat } und { $targetIs ->
        [you] du tauscht
       *[other] { $target } tauschen
     } alle Würfel.
 }
wazabi-event-passed-dice = { $seatIs ->
    [you] Du lässt alle Würfel nach { $direction ->
        [right] rechts
       *[left] links
     } weitergeben.
   *[other] { $seat } lässt alle Würfel nach { $direction ->
        [right] rechts
       *[left] links
     } weitergeben.
 }
wazabi-event-swapped-hands = { $seatIs ->
    [you] Du und { $target } tauscht die Handkarten.
   *[other] { $seat } und { $targetIs ->
        [you] du tauscht
       *[other] { $target } tauschen
     } die Handkarten.
 }
wazabi-event-passed-hands = { $seatIs ->
    [you] Du lässt alle Handkarten nach { $direction ->
        [right] rechts
       *[left] links
     } weitergeben.
   *[other] { $seat } lässt alle Handkarten nach { $direction ->
        [right] rechts
       *[left] links
     } weitergeben.
 }
wazabi-event-hand-now = { $seatIs ->
    [you] Du hast jetzt { $cards } auf der Hand.
   *[other] { $seat } hat jetzt { $hidden ->
        [yes] andere Karten
       *[no] { $cards }
     } auf der Hand.
 }
wazabi-event-played = { $seatIs ->
    [you] Du spielst { $card }.
   *[other] { $seat } spielt { $card }.
 }
wazabi-event-passed = { $seatIs ->
    [you] Du spielst keine Karte.
   *[other] { $seat } spielt keine Karte.
 }
wazabi-event-laid-skip = { $seatIs ->
    [you] Du lässt { $target } einmal aussetzen.
   *[other] { $seat } lässt { $targetIs ->
        [you] dich
       *[other] { $target }
     } einmal aussetzen.
 }
wazabi-event-reversed = { $seatIs ->
    [you] Du drehst die Spielrichtung um und bist noch einmal dran.
   *[other] { $seat } dreht die Spielrichtung um und ist noch einmal dran.
 }
wazabi-event-named = { $seatIs ->
    [you] Du hast gewählt.
   *[other] { $seat } hat gewählt.
 }
wazabi-event-discarded = { $seatIs ->
    [you] Du wirfst { $cards } ab.
   *[other] { $seat } wirft { $cards } ab.
 }
wazabi-event-finished = { $seatIs ->
    [you] Du hast keine Würfel mehr: Platz { $place }.
   *[other] { $seat } hat keine Würfel mehr: Platz { $place }.
 }

wazabi-card-remove1 = Einer weg
wazabi-card-remove1-help = 1 W. Leg einen deiner Würfel ab. Nicht, wenn dein Wurf zwei oder mehr Pfeile zeigt.
wazabi-card-remove2 = Zwei weg
wazabi-card-remove2-help = 3 W. Leg zwei deiner Würfel ab.
wazabi-card-give1 = Geschenk
wazabi-card-give1-help = 3 W. Gib einer Person deiner Wahl einen deiner Würfel.
wazabi-card-passdice = Würfel wandern
wazabi-card-passdice-help = 2 W. Links oder rechts: Alle geben ihre Würfel in diese Richtung weiter.
wazabi-card-swapdice = Würfeltausch
wazabi-card-swapdice-help = 3 W. Tausche alle Würfel mit einer anderen Person.
wazabi-card-steal = Taschendieb
wazabi-card-steal-help = 1 W. Nimm jemandem eine zufällige Handkarte ab; hat niemand eine, zieh eine Karte.
wazabi-card-draw3 = Hamsterkauf
wazabi-card-draw3-help = 1 W. Zieh drei Karten.
wazabi-card-keep1 = Nur noch eine
wazabi-card-keep1-help = 1 W. Eine Person mit mindestens zwei Karten behält eine und wirft die anderen ab.
wazabi-card-keep2 = Nur noch zwei
wazabi-card-keep2-help = 2 W. Alle anderen mit mehr als zwei Karten behalten zwei.
wazabi-card-swaphands = Kartentausch
wazabi-card-swaphands-help = 2 W. Tausche alle Handkarten mit einer anderen Person.
wazabi-card-passhands = Karten wandern
wazabi-card-passhands-help = 2 W. Links oder rechts: Alle geben ihre Handkarten in diese Richtung weiter.
wazabi-card-skip = Aussetzen
wazabi-card-skip-help = Ohne W. Eine andere Person setzt das nächste Mal aus.
wazabi-card-replay = Kehrtwende, noch mal
wazabi-card-replay-help = Ohne W. Die Spielrichtung wechselt, und du bist noch einmal dran.

wazabi-card-cool = Eiswasser
wazabi-card-cool-help = Sofort: Leg einen deiner Würfel ab. (Nachempfunden, keine gedruckte Karte.)
wazabi-card-share = Bedien dich
wazabi-card-share-help = Sofort: Gib der Person mit den wenigsten Würfeln einen von deinen. (Nachempfunden, keine gedruckte Karte.)
wazabi-card-switch = Rohrkrepierer
wazabi-card-switch-help = Sofort: Tausche alle Würfel mit der Person, die die meisten hat. (Nachempfunden, keine gedruckte Karte.)
wazabi-card-burn = Nachschlag
wazabi-card-burn-help = Sofort: Nimm einen Würfel aus dem Vorrat. (Nachempfunden, keine gedruckte Karte.)
wazabi-card-milk = Glas Milch
wazabi-card-milk-help = Behalten: Wehr einen Würfel oder eine Karte ab, die nur dich betrifft. (Nachempfunden, keine gedruckte Karte.)
wazabi-card-reroll = Verbrannte Zunge
wazabi-card-reroll-help = Behalten: Lass nach einem Wurf neu würfeln, aber nur einmal pro Zug. (Nachempfunden, keine gedruckte Karte.)
wazabi-card-pinch = Prise W
wazabi-card-pinch-help = Behalten: ein W mehr, wenn du in diesem Zug Karten spielst. (Nachempfunden, keine gedruckte Karte.)
wazabi-card-double = Doppelte Portion
wazabi-card-double-help = Behalten: Spiel in diesem Zug eine Karte mehr, von einer anderen Sorte. (Nachempfunden, keine gedruckte Karte.)

wazabi-board-player = Person
wazabi-board-dice = Würfel
wazabi-board-hand = Karten
wazabi-board-open = offene Chilikarten
wazabi-board-skips = setzt aus
wazabi-board-clockwise = im Uhrzeigersinn ↻
wazabi-board-counter-clockwise = gegen den Uhrzeigersinn ↺
wazabi-board-piles = Nachziehstapel { $pile } · Ablagestapel { $discard }
wazabi-board-top = obenauf: { $card }
wazabi-board-piment-pile = Chilistapel { $pile }
wazabi-board-next-piment = als Nächstes: { $card }
wazabi-board-reserve = Vorrat { $dice }
wazabi-board-roll = { $seatIs ->
    [you] Du hast
   *[other] { $seat } hat
 } gewürfelt
wazabi-board-figures = W { $w } · Karten { $cards } · Chilis { $chilis } · Pfeile { $gives }
wazabi-board-not-rolled = { $seatIs ->
    [you] Du würfelst
   *[other] { $seat } würfelt
 } gleich
wazabi-board-about = Worum es geht: { $reason }
wazabi-board-extra = noch ein Zug offen
wazabi-board-place = Platz { $place }
wazabi-board-you-know = Du weißt, dass { $seat } { $cards } hat
wazabi-board-your-hand = Deine Handkarten
wazabi-board-no-cards = keine Karten
wazabi-board-reconstruction = Chilikarten und rote Würfel: { $deck }, nachempfunden, nicht die gedruckten

error-wazabi-base-players = Ohne Supplement Piment können höchstens { $most } spielen, nicht { $players }. Schalte es ein oder spielt mit weniger.
error-wazabi-needs-piment = { $option } braucht Chilikarten, aber Supplement Piment ist aus. Schalte es ein oder lass diese Option, wie sie ist.
error-wazabi-dice = In der Schachtel sind { $black } schwarze Würfel; zu { $players } kann jede Person höchstens { $most } Würfel haben, den roten mitgezählt, nicht { $value }.
error-wazabi-teams-players = Zwei gleich große Teams brauchen 4, 6 oder 8 Personen, nicht { $players }.
error-wazabi-teams-play-on = Mit Teams endet das Spiel, sobald jemand keine Würfel mehr hat; um die Plätze weiterspielen geht dann nicht. Schalte eins von beiden aus.
error-wazabi-no-such-card = { $move }: Diese Karte hast du nicht.
error-wazabi-one-card = { $move }: Deine Karte für diesen Zug ist schon gespielt.
error-wazabi-other-kind = { $move }: Eine weitere Karte muss von einer anderen Sorte sein.
error-wazabi-too-few-w = { $move }: Dein Wurf zeigt zu wenige W für diese Karte.
error-wazabi-two-gifts = { $move }: Dein Wurf zeigt zwei oder mehr Pfeile; so lässt sich kein Würfel ablegen.
error-wazabi-nobody-with-two = { $move }: Niemand sonst hat zwei Karten.
error-needs-plot = Der Bericht braucht matplotlib für seine Schaubilder. Installiere es mit: pip install 'hotseat[plot]'.
