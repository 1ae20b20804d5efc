# Die Lektionen der geführten ersten Spiele.

lesson-intro = Ein richtiges Spiel gegen gutmütige Bots, ohne Zeitlimit: Sie warten auf dich. Die Karten sind vorbereitet, damit fast alles vorkommt. Alles Neue wird erklärt; folg den Tipps oder spiel auf deine Art, das Tutorial kommt mit.
lesson-contents = Was du kennenlernst
lesson-start = Los geht’s
lesson-of = Dein erstes Spiel { $game }
lesson-next = Weiter
lesson-your-move = Du bist dran
lesson-leave = Ohne Tutorial weiterspielen
lesson-progress = { $done } von { $total }
lesson-more = Mehr dazu
lesson-finished = Das war alles. Viel Spaß beim Rest der Partie!
lesson-missed = Was diesmal nicht vorkam
lesson-guide = Tutorial

lesson-spicy-table-title = Dein Tisch
lesson-spicy-table = Unten liegen deine sechs Karten, nur du siehst sie. Du gewinnst mit zwei Trophäen oder mit den meisten Punkten, wenn die Spielende-Karte kommt.
    .text = In der Mitte ist der Stapel, daneben liegen drei Trophäen zu je 10 Punkten.

lesson-spicy-open-title = Eröffnen
lesson-spicy-open = Der Stapel ist leer: Sag 1, 2 oder 3 an, mit beliebigem Gewürz. Tipp auf die Karte { $card }, dann auf die Ansage { $claim }.
    .text = Ausnahmsweise die Wahrheit.
lesson-spicy-open-lie = Der Stapel ist leer: Sag 1, 2 oder 3 an, mit beliebigem Gewürz. Du hast keine, also lüg: Tipp auf die Karte { $card }, dann auf die Ansage { $claim }.
    .text = Niemand sieht die Karte.

lesson-spicy-higher-title = Höher, gleiches Gewürz
lesson-spicy-higher = Jetzt musst du höher ansagen, mit demselben Gewürz. Tipp auf die Karte { $card }, dann auf die Ansage { $claim }: Das stimmt, wer anzweifelt, verliert also.
lesson-spicy-higher-lie = Jetzt musst du höher ansagen, mit demselben Gewürz. Keine deiner Karten passt, also bluffe: Tipp auf die Karte { $card }, dann auf die Ansage { $claim }.

lesson-spicy-react-title = Eine fremde Karte
lesson-spicy-react = { $name } sagt { $claim } an. Du darfst jetzt anzweifeln, obwohl du nicht dran bist. Lass es diesmal gelten.

lesson-spicy-bluff-title = Bluffen
lesson-spicy-bluff = Zeit für eine Lüge: Tipp auf { $card } und sag { $claim } an. Zweifelt niemand an, erfährt es auch niemand.

lesson-spicy-doubt-title = Anzweifeln
lesson-spicy-doubt = { $name } sagt { $claim } an. Zweifle einmal an: Die Zahl ist öfter gelogen als das Gewürz.
    .text = Hast du recht, gewinnst du den ganzen Stapel; wenn nicht, ziehst du zwei Karten.

lesson-spicy-shown-title = Die Karte wird gezeigt
lesson-spicy-shown = Es war { $card }, angesagt als { $claim }. { $name } bekommt den Stapel: Jede Karte darin ist einen Punkt wert.
    .text = Wer verloren hat, zieht zwei Karten und eröffnet neu.
lesson-spicy-shown-mine = Es war { $card }, angesagt als { $claim }. Du bekommst den Stapel: Jede Karte darin ist einen Punkt wert.
    .text = Wer verloren hat, zieht zwei Karten und eröffnet neu.

lesson-spicy-must-open-title = Herausforderung verloren
lesson-spicy-must-open = Du hast zwei Karten gezogen und musst den neuen Stapel eröffnen: Sag 1, 2 oder 3 an. Du könntest { $card } als { $claim } legen.
    .text = Passen geht jetzt nicht.

lesson-spicy-pass-title = Passen
lesson-spicy-pass = Gefällt dir keine deiner Karten, passe und zieh eine. Aber am Ende kostet jede Handkarte einen Punkt.

lesson-spicy-wild-title = Joker
lesson-spicy-wild = Du hast einen Joker. Beim Zahlen-Joker stimmt immer die Zahl, beim Gewürz-Joker immer das Gewürz. Die andere Hälfte stimmt nie.

lesson-spicy-own-last-title = Deine letzte Karte
lesson-spicy-own-last = Noch eine Karte. Leg sie, und alle müssen sich entscheiden: Lassen alle sie gelten oder zweifelt jemand sie zu Unrecht an, bekommst du eine Trophäe und ziehst neue Handkarten.

lesson-spicy-last-title = Eine fremde letzte Karte
lesson-spicy-last = Das ist die letzte Karte von { $name }. Zweifle sie jetzt an oder nie.
    .text = Lassen alle sie gelten, bringt sie eine Trophäe für 10 Punkte.
lesson-spicy-last-soon = { $count ->
    [one] { $name } hat nur noch eine Karte.
   *[other] { $name } hat nur noch zwei Karten.
} Eine letzte Karte, die niemand anzweifelt, bringt eine Trophäe für 10 Punkte: Pass also auf.

lesson-spicy-trophy-title = Eine Trophäe
lesson-spicy-trophy = { $name } bekommt eine Trophäe und zieht neue Handkarten. Mit einer zweiten wäre das Spiel sofort gewonnen.
lesson-spicy-trophy-mine = Du bekommst eine Trophäe und ziehst neue Handkarten. Mit einer zweiten gewinnst du sofort.
lesson-spicy-trophy-over = Eine Trophäe ist 10 Punkte wert. Wer zwei hat, gewinnt sofort, und ist die letzte vergeben, ist das Spiel aus.

lesson-spicy-end-title = Das Spielende naht
lesson-spicy-end = Die Anzeige neben dem Nachziehstapel sagt, wie viele Karten es noch bis zur Spielende-Karte sind.
    .text = Dann ist sofort Schluss: Werde deine Handkarten rechtzeitig los.

lesson-spicy-over-title = Die Wertung
lesson-spicy-over = Zehn Punkte für jede Trophäe, einer für jede gewonnene Karte, minus einer für jede Handkarte. Wer die meisten Punkte hat, gewinnt.

lesson-sweet-joker-title = Dein Super-Joker
lesson-sweet-joker = Du hast einen Super-Joker: Er stimmt immer, und niemand kann ihn anzweifeln.
    .text = Heb ihn für einen Augenblick auf, in dem du lügen müsstest, aber nicht zu lange: Am Ende kostet er dich 5 Punkte.

lesson-sweet-covered-title = Ein Super-Joker obenauf
lesson-sweet-covered = Solange ein Super-Joker oben liegt, kann niemand anzweifeln. Wer den Stapel gewinnt, bekommt damit 5 Punkte mehr.

lesson-sweet-take-title = Ein neuer Super-Joker
lesson-sweet-take = Du hast verloren und keinen Super-Joker, also darfst du einen aus dem Vorrat nehmen. Nimm ihn: Er ist eine sichere Karte.

lesson-sweet-over-title = Die Wertung
lesson-sweet-over = Zehn Punkte für jede Trophäe, fünf für jeden gewonnenen Super-Joker, einer für jede andere gewonnene Karte; minus fünf für einen Super-Joker auf der Hand, minus einer für jede andere Handkarte.

lesson-stick-table-title = Deine Handkarten
lesson-stick-table = In vierzehn Stichen sammelst du Karten: Jede ist einen Punkt wert, außer in einer Farbe. Welche das ist, wählst du selbst.
    .text = Du hast fünfzehn Karten in fünf Farben.

lesson-stick-pain-title = Deine Ärgerkarte
lesson-stick-pain = Nimm eine Farbe, von der du viele hast, und davon die niedrigste Karte: zum Beispiel { $card }.
    .text = Was du selbst hast, kann dir niemand unterschieben.

lesson-stick-pains-title = Alle Ärgerfarben
lesson-stick-pains = Alle Ärgerkarten liegen offen. Deine ist { $card }.
    .text = An jedem Platz siehst du, welche Farbe dort Punkte kostet: Die schickst du hin.

lesson-stick-lead-title = Du spielst aus
lesson-stick-lead = Du spielst aus. Die ausgespielte Farbe verliert gegen jede andere, also ist eine niedrige Karte deiner Ärgerfarbe ungefährlich: { $card }.

lesson-stick-follow-title = Niemand muss bedienen
lesson-stick-follow = Ausgespielte Farbe: { $colour }. Der Stich ist für dich harmlos: Hol ihn dir mit { $card }.
    .text = Du darfst alles spielen, und jede andere Farbe sticht.
lesson-stick-follow-duck = Ausgespielte Farbe: { $colour }. Es liegt eine Karte deiner Ärgerfarbe im Stich, also halt dich heraus: { $card } gewinnt kaum.
    .text = Du darfst alles spielen.

lesson-stick-trick-title = Wer den Stich bekommt
lesson-stick-trick = { $name } bekommt den Stich und spielt als Nächstes aus: Die höchste Karte einer anderen Farbe gewinnt, bei Gleichstand die frühere.
lesson-stick-trick-mine = Der Stich gehört dir: ein Punkt für jede Karte, außer in deiner Ärgerfarbe. Du spielst als Nächstes aus.

lesson-stick-zero-title = Nullen
lesson-stick-zero = Du hast eine Null. Sie gewinnt nie, also kommst du mit ihr am sichersten um einen Stich herum.

lesson-stick-hurt-title = Anderen wehtun
lesson-stick-hurt = { $name } gewinnt gerade diesen Stich. { $card } kommt dort teuer zu stehen: Leg sie dazu.

lesson-stick-aside-title = Nur Nullen
lesson-stick-aside = Nur Nullen: Den Stich bekommt niemand, und dieselbe Person spielt noch einmal aus.
lesson-stick-aside-last = Nur Nullen: Den Stich bekommt niemand, und seine Karten zählen für niemanden.

lesson-stick-scored-title = Die Wertung der Runde
lesson-stick-scored = Plus eins für jede Karte einer anderen Farbe, minus ihr Wert für jede Karte deiner Ärgerfarbe, auch für die Ärgerkarte selbst.

lesson-stick-over-title = Das Ende
lesson-stick-over = Ein ganzes Spiel hat so viele Runden, wie Personen mitspielen; die höchste Summe gewinnt. Dieses erste Spiel hatte nur eine.

lesson-chili-table-title = Das Ziel
lesson-chili-table = Du bildest Banden: drei oder mehr Chilis, alle gleich oder alle verschieden.
    .text = Am Ende zählen nur vollständige Banden, Familien doppelt.

lesson-chili-draft-title = Karten wählen
lesson-chili-draft = Behalte eine Karte deines Päckchens, der Rest geht nach links. { $card } ist eine gute Wahl: Starke Chilis bringen Punkte und greifen an.
lesson-chili-draft-other = Behalte eine Karte deines Päckchens, der Rest geht nach links. { $card } ist hier eine gute Wahl: Das hilft immer, egal was kommt.

lesson-chili-draft-on-title = Das nächste Päckchen
lesson-chili-draft-on = Dieses Päckchen kommt von rechts. Such Chilis, die zu deinen passen: Drei gleiche oder drei verschiedene sind eine Bande.

lesson-chili-response-title = Ein Angriff
lesson-chili-response = { $name } greift { $rival } an. Dich betrifft es nicht: Lass es geschehen.
    .text = Gefragt werden alle, mit oder ohne Fuggedaboutit, damit niemand erfährt, wer eins hat.
lesson-chili-response-mine = { $name } greift dich an! Ein Fuggedaboutit auf deiner Hand würde das stoppen. Ohne musst du es geschehen lassen.

lesson-chili-gang-title = Eine Bande
lesson-chili-gang = Du kannst eine Bande bilden: Tipp in deiner Hand auf { $cards }, dann auf „Neue Bande“.

lesson-chili-hot-title = Angreifen
lesson-chili-hot = Du hast eine vollständige Bande, also darfst du angreifen: { $card }. Wähle einen deiner Chilis und ein Ziel, das nicht stärker ist.
    .text = Ein Angriff je vollständiger Bande.

lesson-chili-action-title = Aktionskarten
lesson-chili-action = { $card } ist eine Aktionskarte. Spiel in deinem Zug so viele, wie du willst; zeig auf eine Karte oder halt sie gedrückt, um ihre Wirkung zu lesen.

lesson-chili-add-title = Verstärken
lesson-chili-add = Du darfst einzelne Chilis an deine Banden anlegen: Tipp auf einen Chili deiner Hand, dann auf die Bande.
    .text = Große Banden überstehen Angriffe besser.

lesson-chili-blocked-title = Noch kein Angriff
lesson-chili-blocked = Du hast eine heiße Karte, kannst sie aber noch nicht spielen: Jeder Angriff braucht eine eigene vollständige Bande und ein Ziel, das nicht zu stark ist.

lesson-chili-end-title = Zug beenden
lesson-chili-end = Wenn du fertig bist, beende deinen Zug: Du ziehst zwei Karten.

lesson-chili-pass-title = Passen
lesson-chili-pass = Du kannst in diesem Zug nichts tun, also musst du passen und eine Karte abwerfen.
    .text = Wirf die ab, die du am wenigsten brauchst; dann ziehst du zwei.

lesson-chili-sweet-title = Der Sweet Chili
lesson-chili-sweet = Ein Sweet Chili passt in jede Bande, einer pro Bande.
    .text = Angreifen kann man ihn nicht, und in deinem Zug darfst du ihn in eine andere deiner Banden setzen.

lesson-chili-lost-title = Du bist getroffen
lesson-chili-lost = Du hast { $cards } verloren. Eine Bande mit weniger als drei Chilis ist nichts wert, du darfst sie aber wieder auffüllen.

lesson-chili-limit-title = Acht Karten
lesson-chili-limit = Du hast acht Karten, mehr geht nicht. Wirf eine ab, bevor du die neue siehst.

lesson-chili-raid-title = Die Razzia
lesson-chili-raid = Einmal im Spiel dürfen alle ihre Banden umordnen und Chilis aus der Hand dazulegen. „Beste Aufstellung“ erledigt das für dich; danach „Bestätigen“.

lesson-chili-last-title = Die letzte Runde
lesson-chili-last = Der Nachziehstapel ist leer: Alle haben noch einen Zug. Karten auf der Hand zählen nichts, also leg hin, was du kannst.

lesson-chili-over-title = Die Wertung
lesson-chili-over = Jede vollständige Bande ist die Summe ihrer Stärken wert, eine Familie das Doppelte. Alles andere zählt nichts.

lesson-wazabi-table-title = Deine Würfel
lesson-wazabi-table = Du hast drei schwarze Würfel, einen roten und drei Karten. Wer zuerst alle Würfel los ist, gewinnt.

lesson-wazabi-roll-title = Würfeln
lesson-wazabi-roll = Dein Zug beginnt: Wirf alle deine Würfel.

lesson-wazabi-slap-title = Das Rennen
lesson-wazabi-slap = Der Wurf zeigt genau ein W, das Rennen läuft: Hau drauf!
    .text = In diesem ersten Spiel wirst du nur gefragt, wenn das Rennen läuft. Sonst musst du selbst hinsehen, und wer zu Unrecht draufhaut, muss einen Würfel nehmen.

lesson-wazabi-race-title = Wer die Karte bekommt
lesson-wazabi-race = { $name } bekommt die Chilikarte.
    .text = An diesem ruhigen Tisch entscheidet das Los unter allen, die draufgehauen haben; sonst gewinnt die erste Hand.
lesson-wazabi-race-mine = Die Chilikarte gehört dir.
    .text = An diesem ruhigen Tisch entscheidet das Los unter allen, die draufgehauen haben; sonst gewinnt die erste Hand.

lesson-wazabi-figures-title = Dein Wurf
lesson-wazabi-figures = Dein Wurf: { $dice }. Für jede Karte ziehst du, für jeden Pfeil gibst du einen Würfel ab, für jeden Chili deckst du eine Chilikarte auf, und die W bezahlen eine deiner Handkarten.

lesson-wazabi-flip-title = Eine Chilikarte
lesson-wazabi-flip = { $name } deckt { $card } auf ({ $text }).
lesson-wazabi-flip-mine = Du deckst { $card } auf ({ $text }).

lesson-wazabi-drew-title = Eine neue Karte
lesson-wazabi-drew = Du hast { $card } gezogen ({ $text }). Du darfst sie noch in diesem Zug spielen.

lesson-wazabi-give-title = Würfel abgeben
lesson-wazabi-give = Ein Pfeil: Gib nebenan einen Würfel ab, am besten dort, wo der Sieg näher ist.

lesson-wazabi-play-title = Eine Karte spielen
lesson-wazabi-play = Du hast genug W für { $card } ({ $text }). Spiel sie.

lesson-wazabi-nothing-title = Zu wenige W
lesson-wazabi-nothing = Mit diesem Wurf lässt sich keine deiner Karten bezahlen: Passe.
    .text = Die W werden mit dem Preis verglichen, nicht verbraucht.

lesson-wazabi-kept-title = Eine Karte zum Behalten
lesson-wazabi-kept = Die Karte { $card } liegt offen vor dir, bis du sie nutzt ({ $text }).

lesson-wazabi-shield-title = Auf dich gezielt
lesson-wazabi-shield = Etwas zielt auf dich, und du hast ein Glas Milch: Trink es, und es passiert nichts.

lesson-wazabi-close-title = Fast fertig
lesson-wazabi-close = { $name } hat nur noch einen Würfel. Gib deine dorthin, wenn du kannst.

lesson-wazabi-over-title = Gewonnen
lesson-wazabi-over = Wer zuerst keine Würfel hat, gewinnt sofort, auch in einem fremden Zug, und bekommt einen Punkt für jeden Würfel, den die anderen noch haben.
