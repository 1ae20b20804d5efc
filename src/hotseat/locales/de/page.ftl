## Die Seite: Start, Tische, Warteraum

page-tagline = Fünf scharfe Spiele, ein Tisch
page-intro = Bluffe mit Chili, häng deinen Freunden Stiche an, führe eine Chilibande oder hau auf den Stapel. Kostenlos, im Browser, mit Freunden oder Bots.
page-game-spicy = Spicy
page-game-sweet-spicy = Sweet & Spicy
page-game-stick-em = Stick ’Em
page-game-chili-mafia = Chili Mafia
page-game-wazabi = Wazabi
page-line-of-spicy = Leg eine Karte, sag irgendwas an, verzieh keine Miene.
page-line-of-sweet-spicy = Derselbe Bluff mit Zitrone und Jokern, die niemand anzweifeln kann.
page-line-of-stick-em = Stiche ohne jede Bedienpflicht und eine Farbe, die wehtut.
page-line-of-chili-mafia = Bilde Banden, leg dich mit den anderen an, übersteh die Razzia.
page-line-of-wazabi = Werde deine Würfel los. Genau ein W: draufhauen!
page-players-count = { $players } Personen
page-minutes = etwa { $minutes } Min.
page-play-bots = Gegen Bots
page-with-friends = Mit Freunden
page-rules = Regeln
page-rules-of = Regeln von { $game }
page-learn = Spielend lernen
page-first-game = { $game } spielend lernen
page-first-game-text = Ein geführtes Spiel gegen Bots: Jeder Zug wird erklärt, wenn er dran ist, und niemand drängt dich.
page-how-to = So geht’s
page-how-to-new = { $game } ist neu für dich? Hier stehen die Regeln in Kürze, bevor es losgeht.
page-games = Die Spiele
page-public-tables = Öffentliche Tische
page-no-tables = Noch kein öffentlicher Tisch. Eröffne einen, dann können andere dazukommen.
page-resume-title = Weiterspielen
page-forget-table = Diesen Tisch aus der Liste nehmen
page-free-seats = { $count ->
    [0] kein Platz frei
    [one] ein Platz frei
   *[other] { $count } Plätze frei
 }
page-stage-waiting = wartet auf Mitspielende
page-stage-sealing = wird gemischt
page-stage-playing = läuft
page-stage-paused = pausiert
page-stage-finished = beendet
page-barred-closed = Dieser Tisch ist geschlossen
page-barred-closed-text = Er wird nicht mehr benutzt. Eröffne einen neuen Tisch oder lass dir einen neuen Link schicken.
page-footer-unofficial = Hotseat ist ein inoffizielles Fanprojekt. Die Namen Spicy, Sweet & Spicy, Stick ’Em, Chili Mafia und Wazabi gehören ihren Verlagen; Bilder, Texte und Programm sind unsere eigenen.
page-guest = Gast
page-home = Startseite
page-close = Schließen
page-cancel = Abbrechen
page-reload = Neu laden
page-unloaded = Dieser Teil ließ sich nicht laden
page-unloaded-text = Der Server antwortet nicht oder hat eine neuere Version. Lade die Seite neu.
page-offline = Du bist offline. Es geht weiter, sobald die Verbindung wieder da ist.
page-broken = Auf dieser Seite ist etwas schiefgegangen: { $problem }

page-new-table = Neuer Tisch
page-new-table-of = Neuer Tisch: { $game }
page-pair = { $what }: { $which }
page-your-name = Dein Name
page-table-title = Name des Tisches
page-table-title-example = Freitagabend
page-players = Plätze
page-bots-count = Anzahl Bots
page-bot-level = Stärke der Bots
page-bot-speed = Tempo der Bots
page-bot-speed-leisurely = gemütlich
page-bot-speed-normal = normal
page-bot-speed-quick = schnell
page-bot-speed-at-once = sofort
page-level-random = zufällig
page-level-easy = leicht
page-level-normal = normal
page-level-hard = schwer
page-level-expert = Experte
page-bot-plays = { $style }: { $line }
page-bot-line-random = Spielt, was gerade kommt.
page-bot-line-easy = Spielt einfach und lässt viel durchgehen.
page-bot-line-normal = Spielt solide und behält den Tisch im Blick.
page-bot-line-hard = Denkt voraus und verpasst selten eine Chance.
page-bot-line-expert = Zählt jede Karte und rechnet jeden Zug durch.
page-pace = Tempo
page-pace-none = ohne Zeitlimit
page-pace-relaxed = gemütlich
page-pace-normal = normal
page-pace-brisk = flott
page-pace-turn-based = Zug um Zug, über Tage
page-spectators = Zuschauen
page-spectators-allowed = Zuschauen erlaubt
page-spectators-delayed = Zuschauen mit einer Minute Verzug
page-spectators-none = niemand schaut zu
page-bot-seats = Plätze der Bots
page-bot-seats-nobody = bleiben den Bots
page-bot-seats-consent = Übernahme, wenn alle zustimmen
page-bot-seats-anybody = Übernahme durch alle mit dem Link
page-make-public = Tisch öffentlich anzeigen
page-allow-chat = Chat am Tisch
page-presets = Fertige Tische
page-options = Optionen
page-open-table = Tisch eröffnen

page-seats = Plätze
page-at-the-table = Am Tisch: { $names }
page-seat-free = frei
page-seat-closed = geschlossen
page-seat-stays = behalten
page-seat-kind = Wer sitzt auf Platz { $seat }
page-bot = Bot
page-bot-of = Bot, { $level }
page-you = du
page-you-as-name = Du
page-host = Gastgeber:in
page-ready = da und bereit
page-join = An diesen Tisch setzen
page-sit-down = Hinsetzen
page-all-seated = Alle Plätze sind besetzt
page-all-seated-watch = Bleib hier: Du siehst das Spiel, sobald es anfängt. Wird ein Platz frei, kannst du ihn nehmen.
page-all-seated-wait = An diesem Tisch schaut niemand zu. Wird ein Platz frei, kannst du ihn nehmen.
page-start = Spiel starten
page-fill-bots = Mit Bots auffüllen
page-start-needs = Auf jeden Platz gehört ein Mensch oder ein Bot. Schließ die Plätze, die übrig sind.
page-waiting-host = Du hast einen Platz. Die Gastgeber:in startet das Spiel.
page-invite = Freunde einladen
page-invite-how = Schick ihnen den Link, oder lass sie den Code scannen.
page-invite-local = Diese Adresse gilt nur auf diesem Computer. Damit Freunde dazukommen können, starte den Server mit „--host“.
page-share = Teilen
page-share-text = Komm, wir spielen { $game }
page-share-replay = Unser Spiel { $game }, Zug um Zug
page-copied = Kopiert
page-qr = Der Link dieses Tisches als QR-Code
page-stand = Platz verlassen
page-stand-text = Ein Bot spielt für dich weiter. Solange das Spiel läuft, kannst du zurückkommen.
page-hands-open-later = nach dem Spiel werden alle Handkarten gezeigt

## Der Tisch

page-table = Tisch
page-connecting = Der Tisch wird gesucht
page-connecting-text = Einen Augenblick.
page-barred-outdated = Diese Seite ist veraltet
page-barred-outdated-text = Der Server wurde aktualisiert. Lade die Seite neu, um weiterzuspielen; dein Platz bleibt dir.
page-barred-no-such-table = Diesen Tisch gibt es nicht
page-barred-no-such-table-text = Der Link ist vielleicht alt, oder es fehlt ein Buchstabe.
page-barred-not-seated = An diesem Tisch schaut niemand zu
page-barred-not-seated-text = Das Spiel läuft schon, und nur wer einen Platz hat, kann es sehen.
page-barred-too-many-connections = Zu viele Verbindungen
page-barred-too-many-connections-text = Von deiner Adresse gibt es zu viele Verbindungen. Schließe einige Tabs; diese Seite versucht es weiter.
page-barred-store = Der Tisch ist gerade nicht erreichbar
page-barred-store-text = Der Server erreicht seine Datenbank nicht. Die Seite versucht es weiter.
page-barred-quota = Mehr Zuschauende sind nicht möglich
page-barred-quota-text = Versuch es später noch einmal.
page-barred-removed = Du wurdest von diesem Tisch ausgeschlossen
page-barred-removed-text = Du kannst dich hier nicht mehr hinsetzen, aber einen eigenen Tisch eröffnen.
page-outside = Das Spiel erscheint gleich
page-outside-text = Wer zuschaut, sieht diesen Tisch mit einer Minute Verzug.
page-nowhere = Hier ist nichts
page-nowhere-text = Der Link ist vielleicht alt, oder es fehlt ein Buchstabe.
page-shuffling = Wir mischen gemeinsam
page-shuffling-text = Alle geben ein Geheimnis zum Mischen dazu, damit niemand die Karten bestimmen kann.
page-shuffle-adding = Dein Browser gibt seinen Anteil dazu.
page-shuffle-waiting = Warten auf { $names }.
page-shuffle-complete = Alle Anteile sind da.
page-shuffle-closes = Die Liste schließt in { $seconds } s. Wer zu spät kommt, ist nicht dabei.
page-shuffle-parts = Anteile am Mischen
page-shuffle-is-wait = noch nichts
page-shuffle-is-sealed = versiegelt
page-shuffle-is-shown = gezeigt
page-shuffle-is-late = zu spät, nicht dabei
page-shuffle-is-stood = aufgestanden, nicht dabei
page-shuffle-is-bot = Bot, gibt nichts dazu
page-shuffle-problem-store = Dieser Browser kann hier nichts speichern (ein privates Fenster?). Er gibt keinen Anteil dazu, denn er könnte sich nicht merken, welchen er gezeigt hat.
page-shuffle-problem-message = Der Server hat etwas Unsinniges geschickt. Dein Browser antwortet nicht darauf.
page-shuffle-ask = In den letzten 24 Stunden wurde { $count }-mal mit deinem Anteil gemischt, aber nie gegeben (es fehlten: { $missing }). Vielleicht verwirft jemand Karten, die ihm nicht gefallen.
page-shuffle-ask-yes = Anteil trotzdem dazugeben
page-give-up = Diesen Tisch aufgeben
page-give-up-text = Ein Anteil fehlt noch. Du kannst diesen Tisch aufgeben: Er wird geschlossen, und ein neuer mit denselben Plätzen tritt an seine Stelle.
page-given-up = Dieser Tisch wurde aufgegeben
page-given-up-missing = Das Mischen kam nicht zu Ende. Es fehlten: { $names }. Diese Karten wurden nie gegeben.
page-given-up-closed = Der Tisch wurde geschlossen, bevor die Karten gegeben waren.
page-given-up-restored = Der Server wurde aus einer Sicherung wiederhergestellt. Kein Tisch wird zweimal gemischt, darum ist dieser geschlossen. Diese Karten wurden nie gegeben.
page-given-up-counted = Dein Browser merkt sich das. Kommt es immer wieder vor, verwirft vielleicht jemand Karten, die ihm nicht gefallen.
page-given-up-there = Zum neuen Tisch
page-deal = Das Mischen
page-deal-code = Code dieser Karten: { $code }
page-deal-compare = Frag die anderen nach ihrem Code, laut und nicht im Chat. Ist er bei allen gleich, hat der Server allen dasselbe erzählt.
page-deal-in = Dein Anteil ist beim Mischen dabei: Niemand kann sich die Karten aussuchen und die Prüfung nach der Partie bestehen.
page-deal-discarded = Dein Anteil ist dabei, aber { $count ->
    [one] in den letzten 24 Stunden wurde einmal gemischt und nie gegeben
   *[other] in den letzten 24 Stunden wurde { $count }-mal gemischt und nie gegeben
 } (es fehlten: { $missing }): Jemand konnte unter { $deals } Kartenverteilungen wählen.
page-deal-broken-off = Dein Anteil ist dabei, aber { $count ->
    [one] in den letzten 24 Stunden wurde eine Partie mit deinem Anteil
   *[other] in den letzten 24 Stunden wurden { $count } Partien mit deinem Anteil
 } nicht zu Ende gespielt. Falls das geschah, um neu zu geben, konnte jemand unter { $deals } Kartenverteilungen wählen.
page-deal-late = Du warst zu spät: Dein Anteil ist beim Mischen nicht dabei. Es beruht auf den Anteilen von { $names }.
page-deal-stood = Du warst aufgestanden: Dein Anteil ist beim Mischen nicht dabei. Es beruht auf den Anteilen von { $names }.
page-deal-later = Du kamst nach dem Mischen dazu. Es beruht auf den Anteilen von { $names }.
page-deal-not-my-seal = Ein anderes Gerät oder der Server hat unter deinem Namen einen Anteil dazugegeben. Für dieses Gerät beruht das Mischen auf den Anteilen von { $names }.
page-deal-watched = Beim Mischen sind die Anteile von { $names } dabei.
page-deal-alone = Niemandes Anteil ist dabei: Der Server hat allein gegeben.
page-deal-second = Der Server wollte an diesem Tisch ein zweites Mal mischen. Dein Browser hat abgelehnt: Er zeigt je Tisch nur einen Anteil. Der Server wurde auf eine Sicherung zurückgesetzt, oder er betrügt.
page-deal-revived = Der Server hat einen aufgegebenen Tisch fortgesetzt. Dein Browser hat die Antwort verweigert.
page-deal-parts = Die Anteile, die der Server veröffentlicht hat, passen nicht zu ihren Siegeln. Trau diesen Karten nicht.
page-table-menu = Tischmenü
page-leave = Pause oder verlassen
page-leave-home-text = Dein Platz bleibt deiner. Du findest das Spiel unter „Weiterspielen“ wieder.
page-log = Verlauf
page-chat = Chat
page-settings = Einstellungen
page-keys = Tasten
page-actions = Was du tun kannst
page-your-place = Dein Platz
page-to-draw = { $count ->
    [one] { $count } Karte zum Ziehen
   *[other] { $count } Karten zum Ziehen
}
page-discarded = { $count ->
    [one] { $count } Karte abgeworfen
   *[other] { $count } Karten abgeworfen
}
page-hand = Deine Handkarten
page-hand-size = { $count ->
    [one] Handkarte
   *[other] Handkarten
}
page-fact-hand = Hand
page-fact-won = gewonnen
page-fact-points = Punkte
page-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
page-round = Runde
page-has-answered = hat geantwortet
page-decides-now = entscheidet jetzt
page-presence-reconnecting = verbindet sich neu
page-presence-away = nicht da
page-choose-player = { $name } wählen
page-plain-question = { $question }: Wähle einen Zug.
page-your-choices = Deine Möglichkeiten
page-waiting-for = { $count ->
    [one] { $names } entscheidet
   *[other] { $names } entscheiden
 }
page-thinks = { $count ->
    [one] { $names } überlegt …
   *[other] { $names } überlegen …
 }
page-is-thinking = überlegt
page-skip-beat = Animation überspringen
page-no-news = Noch ist nichts passiert.
page-told-undone = Der letzte Zug wurde zurückgenommen.
page-told-not-undone = { $seatIs ->
    [you] Du bist gegen das Zurücknehmen.
   *[other] { $seat } ist gegen das Zurücknehmen.
 }
page-told-sat-down = { $seatIs ->
    [you] Du übernimmst für einen Bot.
   *[other] { $name } übernimmt für einen Bot.
 }
page-told-stood-up = { $seatIs ->
    [you] Du verlässt deinen Platz; ein Bot spielt weiter.
   *[other] { $name } geht; ein Bot spielt weiter.
 }
page-told-came-back = { $seatIs ->
    [you] Du spielst wieder selbst.
   *[other] { $name } spielt wieder selbst.
 }
page-told-bot-plays = { $seatIs ->
    [you] Ein Bot spielt für dich.
   *[other] Ein Bot spielt für { $name }.
 }
page-told-sent-away = { $name } wurde vom Tisch ausgeschlossen; ein Bot spielt weiter.
page-held = Deine Antwort liegt bereit; du kannst sie noch zurücknehmen.
page-withdraw = Zurücknehmen
page-more-time = Mehr Zeit
page-why = Warum?
page-looking-back = Rückschau
page-back-to-now = Zurück zum Spiel
page-paused = Der Tisch macht Pause.
page-pause = Pause
page-pause-text = Alle warten, bis jemand weiterspielt.
page-resume = Weiterspielen
page-game-over = Das Spiel ist aus
page-results = Ergebnis
page-line-connecting = Verbindung wird aufgebaut
page-line-open = Verbunden
page-line-lost = Die Verbindung ist unterbrochen. Sie wird neu aufgebaut; nichts geht verloren.
page-line-superseded = Dieser Platz ist in einem anderen Fenster offen.
page-line-kicked = Dein Platz wurde anders vergeben.
page-line-removed = Du wurdest von diesem Tisch ausgeschlossen.
page-line-closed = Dieser Tisch ist geschlossen.
page-take-back = Hier spielen
page-bot-plays-you = Ein Bot spielt für dich.
page-take-seat-back = Selbst weiterspielen
page-stood = Du hast deinen Platz verlassen und schaust zu. Ein Bot spielt für dich.
page-request-waits = { $count ->
    [0] Du möchtest für { $seat } übernehmen. Die Gastgeber:in entscheidet.
   *[other] Du möchtest für { $seat } übernehmen. Noch nicht zugestimmt: { $names }.
 }
page-request-withdraw = Anfrage zurückziehen
page-request-asked = { $name } möchte für { $seat } übernehmen und würde diese Handkarten sehen.
page-request-agreed = Du bist einverstanden, dass { $name } für { $seat } übernimmt. Die anderen entscheiden.
page-remove = { $name } ausschließen
page-remove-sure = { $name } ausschließen? Ein Bot spielt weiter, und { $name } kann nicht zurückkommen.
page-remove-yes = Ja, ausschließen
page-absent = { $name } hat die Verbindung verloren. Was nun?
page-vote-wait = Warten
page-vote-bot = Einen Bot spielen lassen
page-vote-pause = Pause
page-undo = Zug zurücknehmen
page-undo-asked = Jemand möchte den letzten Zug zurücknehmen.
page-undo-agree = Einverstanden
page-undo-refuse = Nein
page-chat-empty = Noch keine Nachrichten.
page-chat-say = Etwas sagen
page-chat-send = Senden
page-emote-clap = Bravo
page-emote-laugh = Haha
page-emote-ouch = Autsch
page-emote-think = Hm
page-emote-hurry = Du bist dran!
page-emote-thanks = Danke
page-emote-hello = Hallo
page-emote-wow = Oha
page-rules-search = Regeln durchsuchen
page-rules-none = Davon steht nichts in den Regeln. Such nach einem anderen Wort.
page-rules-missing = Zu diesem Spiel gibt es keine Anleitung.
page-rules-here = Gerade jetzt
page-rules-short = Kurz gesagt
page-rules-contents = Inhalt
page-rules-cards = Alle Karten und was sie tun
page-rules-found = { $count ->
    [0] Keine Regel gefunden
    [one] Eine Regel gefunden
   *[other] { $count } Regeln gefunden
 }
page-why-not = Warum geht das nicht?
page-the-rule = Die Regel
page-key-space = Leertaste
page-key-enter = Eingabe
page-key-backspace = Rücktaste
page-key-esc = Esc
page-key-tab = durch alles auf dem Tisch gehen
page-key-arrows = durch deine Handkarten gehen
page-key-escape = offenen Bereich schließen
page-key-enter-card = gewählte Karte spielen
page-card-hidden = verdeckte Karte
page-you-say = Du sagst
page-says = { $name } sagt

page-setting-language = Sprache
page-setting-language-browser = wie im Browser
page-setting-theme = Design
page-setting-theme-auto = wie das System
page-setting-theme-dark = dunkel
page-setting-theme-light = hell
page-setting-play = Karte spielen
page-setting-play-auto = Tippen bestätigen, Klicken nicht
page-setting-play-quick = sofort
page-setting-play-confirm = immer bestätigen
page-setting-speed = Animationen
page-setting-speed-slow = langsam
page-setting-speed-normal = normal
page-setting-speed-fast = schnell
page-setting-speed-none = keine
page-setting-bigCards = Große Karten
page-setting-leftHanded = Für Linkshänder:innen
page-setting-letters = Buchstaben neben den Symbolen
page-setting-keys = Kürzel mit einer Taste
page-setting-coach = Mir das Spiel beim Spielen erklären
page-coach-ok = Verstanden
page-coach-enough = Keine Tipps mehr
page-coach-more = Mehr
page-coach-holds = Der Tisch wartet, bis du den Tipp gelesen hast
page-title-turn = Du bist dran
page-call-turn = Du bist dran: { $game }
page-call-turn-other = Du bist dran
page-call-turn-text = Der Tisch wartet auf dich.
page-calls-off = Diese Partie wird über Tage gespielt. Du kannst benachrichtigt werden, wenn du dran bist, auch wenn diese Seite geschlossen ist.
page-calls-on = Du wirst benachrichtigt, wenn du an diesem Tisch dran bist.
page-calls-blocked = Dein Browser blockiert Benachrichtigungen dieser Seite. Du kannst sie in seinen Einstellungen erlauben.
page-calls-failed = Das hat nicht geklappt. Versuch es später noch einmal.
page-calls-begin = Benachrichtige mich
page-calls-end = Nicht mehr benachrichtigen
page-setting-sound = Töne
page-setting-volume = Lautstärke
page-preset = Wann sollen wir fragen, ob du reagieren willst?
page-preset-always = immer
page-preset-able = nur wenn ich eine Wahl habe
page-preset-concerned = nur wenn es mich betrifft
page-not-again = Diese Runde nicht mehr fragen
page-preset-on = Manche Fragen werden automatisch für dich beantwortet.
page-preset-clear = Frag mich wieder alles

## Das Ende

page-you-won = { $count ->
    [one] Du gewinnst
   *[other] Du gewinnst gemeinsam mit anderen
 }
page-won-by = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
 }
page-you-came = Du belegst Platz { $place }
page-share-result = Ergebnis teilen
page-share-result-text = { $place ->
    [1] Ich habe eine Partie { $game } gewonnen!
   *[other] { $game }: Platz { $place } von { $players }.
 }
page-moment = Der Moment des Spiels
page-told-spicy-moment-bluff = { $seatIs ->
    [you] Du hast { $card } als { $claim } gelegt, und niemand hat die Karte aufgedeckt.
   *[other] { $seat } hat { $card } als { $claim } gelegt, und niemand hat die Karte aufgedeckt.
 }
page-told-spicy-moment-wrong-half = { $seatIs ->
    [you] Du hast { $card } als { $claim } gelegt. { $doubter } hat die falsche Hälfte angezweifelt: { $cards } Karten für dich.
   *[other] { $seat } hat { $card } als { $claim } gelegt. { $doubterIs ->
        [you] Du hast
       *[other] { $doubter } hat
     } die falsche Hälfte angezweifelt: { $cards } Karten für { $seat }.
 }
page-told-spicy-moment-stack = { $seatIs ->
    [you] Du hast den größten Stapel gewonnen: { $cards } Karten.
   *[other] { $seat } hat den größten Stapel gewonnen: { $cards } Karten.
 }
page-told-stick-moment-costliest-trick = { $seatIs ->
    [you] Dein teuerster Stich hat dich { $points } Punkte gekostet: { $cards }.
   *[other] { $seat } hat den teuersten Stich gewonnen, { $points } Minuspunkte: { $cards }.
 }
page-told-stick-moment-best-trick = { $seatIs ->
    [you] Du hast den besten Stich gewonnen, { $points } Punkte: { $cards }.
   *[other] { $seat } hat den besten Stich gewonnen, { $points } Punkte: { $cards }.
 }
page-told-chili-moment-hit = { $seatIs ->
    [you] Dein härtester Schlag, mit { $attacker } gegen { $targets }: { $points } Punkte weniger für { $owner }.
   *[other] { $seat } hat am härtesten zugeschlagen, mit { $attacker } gegen { $targets }: { $ownerIs ->
        [you] { $points } Punkte weniger für dich.
       *[other] { $points } Punkte weniger für { $owner }.
     }
 }
page-told-chili-moment-best-gang = { $seatIs ->
    [you] Niemand hatte eine bessere Bande als du, { $points } Punkte: { $cards }.
   *[other] { $seat } hatte die beste Bande, { $points } Punkte: { $cards }.
 }
page-told-wazabi-moment-best-turn = { $seatIs ->
    [you] Du hattest den besten Zug: { $dice ->
        [one] einen Würfel
       *[other] { $dice } Würfel
     } weniger auf einmal.
   *[other] { $seat } hatte den besten Zug: { $dice ->
        [one] einen Würfel
       *[other] { $dice } Würfel
     } weniger auf einmal.
 }
page-rematch = Revanche
page-rematch-there = Zur Revanche
page-replay = Wiederholung
page-no-replay = Hier gibt es nichts anzusehen
page-download = Spiel herunterladen
page-verify = Mischen prüfen
page-fair-no = Das passt nicht: { $what }
page-fair-prepared = Diese Karten wurden nicht gemischt: Wir haben sie ausgesucht, damit alles Wichtige vorkommt. Zu beweisen gibt es hier nichts; der Startwert ist { $seed }. An jedem anderen Tisch wird fair gemischt, und das lässt sich nachprüfen.
page-fair-transcript = Niederschrift herunterladen
page-count-round = Runde { $round }
page-count-dice = { $count ->
    [0] kein Würfel übrig
    [one] ein Würfel übrig
   *[other] { $count } Würfel übrig
 }
page-count-trophies = { $count ->
    [one] 1 Trophäe
   *[other] { $count } Trophäen
 }
page-count-won = { $count } gewonnen
page-count-hand = { $count } auf der Hand
page-replay-first = An den Anfang
page-replay-back = Ein Schritt zurück
page-replay-play = Abspielen
page-replay-on = Ein Schritt weiter
page-replay-step = Schritt { $step } von { $total }
page-replay-eyes = Blickwinkel
page-replay-open = alle Handkarten offen
page-replay-eyes-of = wie { $name } es sah
page-all-hands = Alle Handkarten

## Vorraum, Tipps, Pausen, Abrechnung

page-hint = Tipp
page-hint-says = Vorschlag: { $advice }
page-hint-follow = So spielen
page-hint-thinks = Ein guter Zug wird gesucht.
page-hint-lay = { $card } legen und { $claim } ansagen{ $last ->
    [yes] , dazu „letzte Karte“
   *[no] {""}
 }
page-hint-tuck = { $cards } darunterschieben
page-hint-keep = { $card } behalten
page-hint-pain = { $card } als Ärgerkarte wählen
page-rests = Die Runde ist vorbei: Das ist die Wertung
page-rest-left = { $seconds } s
page-go-on = Weiter
page-undo-waits = Du möchtest einen Zug zurücknehmen. Die anderen entscheiden.
page-undo-agreed = Du bist einverstanden, den letzten Zug zurückzunehmen. Die anderen entscheiden.
page-watching = Du schaust zu.
page-watching-may = Du kannst jederzeit für einen Bot übernehmen.
page-watching-ask = Du kannst fragen, ob du für einen Bot übernehmen darfst.
page-watching-bots = An diesem Tisch behalten die Bots ihre Plätze.
page-ask-seat = Nach dem Platz fragen
page-watching-full = Kein Platz ist frei.
page-sit-where = Auf wessen Platz
page-your-colour = Deine Farbe
page-your-face = Dein Gesicht
page-face-habanero = Habanero
page-face-poblano = Poblano
page-face-cherry = Kirschpaprika
page-face-banana = Bananenpaprika
page-face-cardamom = Kardamom
page-face-mustard = Senf
page-face-bay = Lorbeer
page-face-horseradish = Meerrettich
page-face-star-anise = Sternanis
page-face-basil = Basilikum
page-face-clove = Gewürznelke
page-face-dill = Dill
page-face-cayenne = Cayenne
page-face-fennel = Fenchel
page-face-ginger = Ingwer
page-face-ghost = Geisterchili
page-face-garlic = Knoblauch
page-face-bell = Gemüsepaprika
page-face-cinnamon = Zimt
page-face-vanilla = Vanille
page-face-jalapeno = Jalapeño
page-face-saffron = Safran
page-face-peppercorn = Pfefferkorn
page-face-nutmeg = Muskatnuss
page-colour-chili = Chilirot
page-colour-amber = Bernstein
page-colour-lime = Limette
page-colour-teal = Petrol
page-colour-sky = Himmelblau
page-colour-violet = Violett
page-colour-rose = Rosa
page-colour-slate = Schiefer
page-colour-of-other = hat { $name }
page-i-am-ready = Ich bin bereit
page-not-yet = Doch noch nicht
page-is-ready = bereit
page-is-not-ready = noch nicht bereit
page-not-ready = { $count ->
    [one] { $names } ist noch nicht bereit. Du kannst trotzdem anfangen.
   *[other] { $names } sind noch nicht bereit. Du kannst trotzdem anfangen.
 }
page-all-ready = Alle sind bereit.
page-friendly = Freundschaftlich: Züge dürfen zurückgenommen werden (dann ist das Mischen nicht beweisbar)
page-is-friendly = Züge dürfen zurückgenommen werden
page-setting-ahead = Karte schon vorher auswählen
page-setting-vibrate = Vibrieren, wenn ich dran bin
page-ahead = { $card } wird gespielt, sobald du dran bist
page-counting = Die Wertung
page-count-sum = Summe
page-count-pain-card = Ärgerkarte
page-count-pains = in der Ärgerfarbe
page-count-others = andere Karten, je ein Punkt
page-count-team = { $name }, Partner
page-count-family = Familie, zählt doppelt
page-count-mixed = Gemischt
page-count-incomplete = unvollständig, zählt nicht
page-count-first-out = Würfel, die die anderen noch haben
page-count-place = Platz { $place }
page-fair-checks = Was geprüft wurde
page-fair-step-promise = Das Versprechen des Servers ist signiert (Ed25519).
page-fair-step-unsigned = Die Signatur des Versprechens wurde nicht geprüft: Dieser Browser kann das hier nicht. Alles andere schon.
page-fair-step-seeds = Was alle dazugegeben haben, ist das, was sie versiegelt hatten.
page-fair-step-draws = Alle { $draws } Ziehungen folgen aus dem Geheimnis und den Anteilen aller.
page-fair-step-log = Kein Eintrag des Protokolls wurde geändert: { $entries } Einträge, { $views } davon hat dieser Browser notiert.
page-fair-step-replay = Hier nicht geprüft: ob die Karten nach den Regeln genau aus diesen Ziehungen stammen. Das tut „hotseat verify“ mit beiden Dateien.
page-fair-receipt = Meinen Beleg laden
page-fair-checking = Wird geprüft
page-stick-wins-now = gewinnt bisher
page-stick-took = sticht
page-stick-led = ausgespielt
page-stick-memory = In dieser Runde gewonnen
page-stick-running = bisher { $points }
page-stick-nothing-captured = noch nichts
page-stick-hurts = Alle Ärgerfarben
page-stick-choosing = Alle wählen eine Ärgerkarte
page-chili-how-attack = { $hot }: Wähle deinen Angreifer, dann das Ziel
page-chili-how-pass = Passen: Welche Karte wirfst du ab?
page-chili-how-hits = { $hot } mit { $attacker }: Wer ist das Ziel?
page-chili-three = mindestens drei
page-chili-unlike = alle gleich oder alle verschieden
page-chili-cue-more = Wähle weitere Chilis
page-chili-cue-add = Und jetzt eine deiner Banden
page-chili-cue-either = Weitere Chilis oder eine deiner Banden
page-chili-drop-here = Chilis hierher ziehen
page-chili-team-of = Team { $number }
page-chili-your-team = dein Team
page-chili-raid-again = Selbst ordnen
page-chili-raid-as-it-was = Zurücksetzen
page-chili-back-to-plan = { $card } zurücknehmen
page-wazabi-team-of = Team { $number }
page-spicy-confirm = { $card } als { $claim } legen

## Ablehnungen

page-refused-failure = Auf dem Server ging etwas schief; nichts wurde geändert. Versuch es noch einmal.
page-refused-other = Das geht jetzt nicht ({ $code }).
page-refused-no-connection = Der Server antwortet nicht. Versuch es gleich noch einmal.
page-refused-malformed = Der Server hat diese Seite nicht verstanden. Lade sie neu.
page-refused-hello-first = Die Seite und der Server sind nicht mehr auf demselben Stand. Lade sie neu.
page-refused-hello-again = Die Seite und der Server sind nicht mehr auf demselben Stand. Lade sie neu.
page-refused-wrong-token = Dieser Platz gehört zu einem anderen Gerät. Öffne den Tisch dort.
page-refused-not-seated = Das geht nur mit einem Platz am Tisch.
page-refused-not-host = Das darf nur die Gastgeber:in.
page-refused-too-late = Zu spät: Diese Frage ist schon beantwortet.
page-refused-not-open-yet = Einen Moment, die Karte wird noch gezeigt.
page-refused-not-asked = Du bist gerade nicht gefragt.
page-refused-not-now = Das geht jetzt nicht.
page-refused-over = Das Spiel ist aus.
page-refused-doubted-first = Jemand hat schneller angezweifelt; deine Karte ist wieder auf deiner Hand.
page-refused-nothing-held = Es gibt nichts zurückzunehmen.
page-refused-no-more-time = Deine Zusatzzeit ist aufgebraucht.
page-refused-wrong-stage = Das ist an dieser Stelle nicht möglich.
page-refused-seats-open = Es sind noch Plätze frei. Schließ sie oder setz Bots hin.
page-refused-seat-taken = Dort sitzt schon jemand.
page-refused-guided = Ein geführtes erstes Spiel ist für eine Person und Bots.
page-refused-no-free-seat = Alle Plätze sind besetzt. Zuschauen geht.
page-refused-name-taken = Diesen Namen gibt es hier schon. Nimm einen anderen.
page-refused-kept-for-another = Dieser Platz ist für jemand anderen reserviert.
page-refused-no-such-table = Diesen Tisch gibt es nicht. Prüf den Link.
page-refused-no-such-seat = Diesen Platz gibt es nicht.
page-refused-no-such-game = Dieses Spiel gibt es hier nicht.
page-refused-chat-off = An diesem Tisch gibt es keinen Chat.
page-refused-team-silence = Partner reden während des Spiels nicht miteinander.
page-refused-unknown-emote = Diese Geste gibt es nicht.
page-refused-empty = Schreib zuerst etwas.
page-refused-too-often = Zu schnell. Warte kurz und versuch es noch einmal.
page-refused-no-undo = Nichts zurückzunehmen, oder jemand (vielleicht du) hat durch den letzten Zug etwas erfahren.
page-refused-not-away = Diese Person ist da; es gibt nichts zu entscheiden.
page-refused-bots-stay = An diesem Tisch behalten die Bots ihre Plätze bis zum Schluss.
page-refused-sat-here = Du hattest an diesem Tisch schon einen Platz; du darfst keine andere Hand sehen.
page-refused-removed = Du wurdest von diesem Tisch ausgeschlossen.
page-refused-declined = Nicht alle am Tisch waren einverstanden. Du kannst weiter zuschauen.
page-refused-request-over = Deine Anfrage nach einem Platz ist nicht mehr offen.
page-refused-no-request = Diese Anfrage ist nicht mehr offen.
page-refused-nobody-there = Dort sitzt niemand.
page-refused-own-seat = Das ist dein eigener Platz. Du kannst ihn verlassen.
page-refused-quota = Gerade zu viele Tische. Schließ erst einen.
page-refused-store = Der Server kann gerade nichts speichern. Nichts hat sich geändert; versuch es noch einmal.
page-refused-closed = Dieser Tisch ist geschlossen.

## Kurz gesagt

page-howto-spicy-1 = Leg eine Karte verdeckt und sag Zahl und Gewürz an, wahr oder nicht: höher als zuvor, gleiches Gewürz. Nach einer 10 geht es bei 1 bis 3 weiter.
page-howto-spicy-2 = Oder passe und zieh eine Karte.
page-howto-spicy-3 = Alle anderen dürfen jederzeit Zahl oder Gewürz der obersten Karte anzweifeln. Wer recht hat, bekommt den Stapel; wer verliert, zieht zwei und eröffnet neu.
page-howto-spicy-4 = Lassen alle deine letzte Karte gelten oder zweifelt jemand sie zu Unrecht an, bekommst du eine Trophäe für 10 Punkte. Mit der zweiten Trophäe gewinnst du sofort.
page-howto-spicy-5 = Kommt die Spielende-Karte, ist Schluss: Gewonnene Karten zählen je einen Punkt, Handkarten kosten je einen.
page-howto-sweet-spicy-1 = { page-howto-spicy-1 } { page-howto-spicy-2 }
page-howto-sweet-spicy-2 = { page-howto-spicy-3 }
page-howto-sweet-spicy-3 = Zweifelt niemand deine letzte Karte zu Recht an, bekommst du eine Trophäe für 10 Punkte; mit der zweiten gewinnst du sofort. Kommt die Spielende-Karte, zählt jede gewonnene Karte einen Punkt, jede Handkarte kostet einen.
page-howto-sweet-spicy-4 = Alle beginnen mit einem Super-Joker: immer richtig, nie anzuzweifeln, für alle sichtbar. Gewonnen bringt er 5 Punkte, am Ende auf der Hand kostet er 5.
page-howto-sweet-spicy-5 = Wer eine Herausforderung verliert und keinen Super-Joker hat, darf einen aus dem Vorrat nehmen. Als letzte Karte bringt er keine Trophäe, sondern fünf neue Karten.
page-howto-stick-em-1 = Wähle heimlich eine Karte: Karten ihrer Farbe kosten dich die ganze Runde lang Punkte.
page-howto-stick-em-2 = Alle spielen eine beliebige Karte. Bedienen muss niemand.
page-howto-stick-em-3 = Die höchste Karte einer anderen Farbe als der ausgespielten gewinnt; gibt es keine, die höchste der ausgespielten Farbe. Nullen gewinnen nie.
page-howto-stick-em-4 = Gewonnene Karten zählen je einen Punkt, aber die deiner Ärgerfarbe kosten ihren Wert.
page-howto-stick-em-5 = Gespielt werden so viele Runden, wie Personen mitspielen; die höchste Summe gewinnt.
page-howto-chili-mafia-1 = Bilde Banden aus mindestens drei Chilis: alle gleich (Familie, zählt doppelt) oder alle verschieden (gemischt). Ein Sweet Chili passt überall.
page-howto-chili-mafia-2 = In deinem Zug darfst du beliebig viel tun, dann beende ihn und zieh zwei Karten. Tust du nichts, wirfst du eine Karte ab.
page-howto-chili-mafia-3 = Mit heißen Karten greift einer deiner Chilis fremde Banden an; er muss mindestens so stark sein wie sein Ziel. Eine je vollständiger Bande.
page-howto-chili-mafia-4 = Alle dürfen eine heiße Karte mit Fuggedaboutit stoppen. Gefragt werden immer alle.
page-howto-chili-mafia-5 = In der Razzia dürfen alle einmal umgruppieren. Ist der Nachziehstapel leer, haben alle noch einen Zug; Banden mit weniger als drei Chilis zählen nichts.
page-howto-chili-mafia-6 = Behalte eine Karte; die anderen bekommt dein Nachbar. Lauter gleiche oder lauter verschiedene Chilis ergeben später eine Bande.
page-howto-wazabi-1 = Würfle mit allen deinen Würfeln. Für jede Karte ziehst du, für jeden Pfeil gibst du nebenan einen Würfel ab.
page-howto-wazabi-2 = Genau ein W auf dem Tisch: Hau auf den Stapel! Die erste Hand bekommt die Chilikarte. Wer zu Unrecht draufhaut, muss einen Würfel nehmen.
page-howto-wazabi-3 = Die W deines Wurfs bezahlen eine deiner Handkarten.
page-howto-wazabi-4 = Chilis decken Chilikarten auf: Manche wirken sofort, manche behältst du.
page-howto-wazabi-5 = Wer zuerst keine Würfel mehr hat, gewinnt.
page-howto-wazabi-6 = Kein W auf dem Tisch, oder mehr als eines: Hau nicht drauf, sonst musst du einen Würfel nehmen.

## Spicy und Sweet & Spicy

page-spicy-spice-C = Chili
page-spicy-spice-W = Wasabi
page-spicy-spice-P = Pfeffer
page-spicy-spice-L = Zitrone
page-spicy-card = { $spice } { $number }
page-spicy-card-XS = Gewürz-Joker
page-spicy-card-XN = Zahlen-Joker
page-spicy-card-SJ = Super-Joker
page-spicy-won = { $count ->
    [one] gewonnene Karte
   *[other] gewonnene Karten
}
page-spicy-trophies = { $count ->
    [one] Trophäe
   *[other] Trophäen
}
page-spicy-trophies-left = { $count ->
    [one] noch eine Trophäe
   *[other] noch { $count } Trophäen
 }
page-spicy-pile = Nachziehstapel
page-spicy-trophy = Trophäe
page-spicy-worlds-end = Spielende-Karte
page-spicy-gauge = { $spread ->
    [0] { $most ->
        [1] Spielende mit der nächsten Karte
       *[other] Spielende in { $most } Karten
    }
   *[other] Spielende in { $least } bis { $most } Karten
}
page-spicy-empty = Sag 1, 2 oder 3 an
page-spicy-supply = Super-Joker im Vorrat
page-spicy-seasonings = Extrascharf-Karten
page-spicy-mark-joker = nicht anzuzweifeln
page-spicy-mark-copy = Kopie
page-spicy-mark-last = letzte Karte!
page-spicy-mark-settled = nicht angezweifelt
page-spicy-mark-tucked = { $count } daruntergeschoben
page-spicy-mark-raider = raubt gleich den Stapel
page-spicy-you-laid = in Wahrheit { $card }
page-spicy-shown = Es war { $card }, angesagt als { $claim } von { $ownerIs ->
    [you] dir
   *[other] { $owner }
 }. { $winnerIs ->
    [you] Du bekommst
   *[other] { $winner } bekommt
 } den Stapel.
page-spicy-doubts = { $you ->
    [yes] Du hast
   *[no] { $name } hat
 } { $trait ->
    [number] die Zahl
    [spice] das Gewürz
   *[both] die Kopie
 } angezweifelt
page-spicy-verdict = { $trait ->
    [number] Die Zahl
    [spice] Das Gewürz
   *[both] Die Kopie
 } { $right ->
    [yes] stimmt:
   *[no] stimmt nicht:
 } { $you ->
    [yes] Du bekommst
   *[no] { $name } bekommt
 } den Stapel
page-spicy-claim = { $claim } ansagen
page-spicy-claim-for = Was sagst du für { $card } an?
page-spicy-a-card = deine Karte
page-spicy-call-last = „letzte Karte“ ansagen
page-spicy-copy = Mit { $card } kopieren
page-spicy-copy-it = Kopie
page-spicy-tuck = { $count ->
    [0] Tippe eine oder zwei Karten an
    [one] Eine Karte darunterschieben
   *[other] { $count } Karten darunterschieben
 }
page-spicy-keep = Nichts darunterschieben
page-spicy-take-joker = Super-Joker nehmen
page-spicy-leave-joker = Liegen lassen
page-spicy-reveal = Aufdecken
page-spicy-peek-stack = Oberste Karte heimlich ansehen
page-spicy-peek-won = Eine gewonnene Karte heimlich ansehen
page-spicy-doubt-number = Zahl anzweifeln
page-spicy-doubt-spice = Gewürz anzweifeln
page-spicy-doubt-copy = Kopie anzweifeln
page-spicy-trust = Gelten lassen
page-spicy-pass = Passen, ziehen
page-spicy-season-we_love_chili = Wir lieben Chili!
page-spicy-season-we_love_chili-text = eine erlaubte 1, 2 oder 3 darf immer als Chili angesagt werden
page-spicy-season-start_it_up = Auf ein Neues!
page-spicy-season-start_it_up-text = nach 8 oder 9 ist auch 1, 2 oder 3 erlaubt
page-spicy-season-spice_raider = Gewürzräuber
page-spicy-season-spice_raider-text = eine nicht angezweifelte 4 gewinnt den Stapel mit der nächsten Karte
page-spicy-season-change_your_luck = Das Blatt wendet sich
page-spicy-season-change_your_luck-text = bis zu zwei Handkarten unter die 5 schieben und ebenso viele ziehen
page-spicy-season-turn_it_up = Kopfüber!
page-spicy-season-turn_it_up-text = eine 6 gilt auch als 9 und eine 9 auch als 6
page-spicy-season-copy_cat = Nachahmer
page-spicy-season-copy_cat-text = eine fremde Ansage außer der Reihe wiederholen
page-ask-spicy-turn = Leg eine Karte, passe oder zweifle an
page-ask-spicy-turn-without-doubt = Leg eine Karte oder passe
page-ask-spicy-turn-react = Anzweifeln oder gelten lassen
page-ask-spicy-turn-first = Vor deinem Zug: anzweifeln?
page-ask-spicy-open = Du eröffnest: Sag 1, 2 oder 3 an
page-ask-spicy-last = Letzte Karte: anzweifeln oder gelten lassen
page-ask-spicy-tuck = Schieb bis zu zwei Karten unter deine 5
page-ask-spicy-joker = Einen Super-Joker nehmen?
page-told-spicy-played = { $seatIs ->
    [you] Du legst eine Karte und sagst { $claim } an.
   *[other] { $seat } legt eine Karte und sagt { $claim } an.
 }
page-told-spicy-copied = { $seatIs ->
    [you] Du kopierst: { $claim }.
   *[other] { $seat } kopiert: { $claim }.
 }
page-told-spicy-last = { $seatIs ->
    [you] Du spielst deine letzte Karte.
   *[other] { $seat } spielt die letzte Handkarte.
 }
page-told-spicy-passed = { $seatIs ->
    [you] Du passt.
   *[other] { $seat } passt.
 }
page-told-spicy-trusted = { $seatIs ->
    [you] Du lässt es gelten.
   *[other] { $seat } lässt es gelten.
 }
page-told-spicy-drew = { $seatIs ->
    [you] Du ziehst eine Karte: { $card }.
   *[other] { $seat } zieht eine Karte{ $hidden ->
        [yes] {""}
       *[no] : { $card }
     }.
 }
page-told-spicy-raided = { $seatIs ->
    [you] Du raubst den Stapel: { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
     }.
   *[other] { $seat } raubt den Stapel: { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
     }.
 }
page-told-spicy-tucked = { $seatIs ->
    [you] Du schiebst { $cardsCount ->
        [one] eine Karte
       *[other] { $cardsCount } Karten
     } unter die 5.
   *[other] { $seat } schiebt { $cardsCount ->
        [one] eine Karte
       *[other] { $cardsCount } Karten
     } unter die 5.
 }
page-told-spicy-kept = { $seatIs ->
    [you] Du schiebst nichts unter die 5.
   *[other] { $seat } schiebt nichts unter die 5.
 }
page-told-spicy-doubted = { $seatIs ->
    [you] Du zweifelst { $traitRaw ->
        [number] die Zahl
        [spice] das Gewürz
       *[both] die Kopie
     } an: { $claim } von { $owner }?
   *[other] { $seat } zweifelt { $traitRaw ->
        [number] die Zahl
        [spice] das Gewürz
       *[both] die Kopie
     } an: { $claim } von { $ownerIs ->
        [you] dir
       *[other] { $owner }
     }?
 }
page-told-spicy-shown = Aufgedeckt: { $card }.
page-told-spicy-won = { $seatIs ->
    [you] Du gewinnst den Stapel.
   *[other] { $seat } gewinnt den Stapel.
 }
page-told-spicy-trophy = { $seatIs ->
    [you] Du bekommst eine Trophäe.
   *[other] { $seat } bekommt eine Trophäe.
 }
page-told-spicy-settled = { $seatIs ->
    [you] Niemand zweifelt deine letzte Karte an.
   *[other] Niemand zweifelt die letzte Karte von { $seat } an.
 }
page-told-spicy-wrong-claim = { $seatIs ->
    [you] Du sagst { $claim } an, das ist nicht erlaubt; zur Strafe ziehst du eine Karte.
   *[other] { $seat } sagt { $claim } an, das ist nicht erlaubt, und zieht zur Strafe eine Karte.
 }
page-told-spicy-forgot-last = { $seatIs ->
    [you] Du hast vergessen, „letzte Karte“ anzusagen; zur Strafe ziehst du eine Karte.
   *[other] { $seat } hat vergessen, „letzte Karte“ anzusagen, und zieht zur Strafe eine Karte.
 }
page-told-spicy-peeked = { $seatIs ->
    [you] Du schaust dir heimlich { $placeRaw ->
        [stack] die oberste Karte
       *[won] eine gewonnene Karte
     } an.
   *[other] { $seat } schaut sich heimlich { $placeRaw ->
        [stack] die oberste Karte
       *[won] eine gewonnene Karte
     } an.
 }
page-told-spicy-ended = Das Spiel ist aus: { $reasonRaw ->
    [two-trophies] zwei Trophäen.
    [last-trophy] Die letzte Trophäe ist vergeben.
   *[worlds-end] Die Spielende-Karte ist da.
 }
page-told-spicy-took-joker = { $seatIs ->
    [you] Du nimmst einen Super-Joker.
   *[other] { $seat } nimmt einen Super-Joker.
 }
page-told-spicy-left-joker = { $seatIs ->
    [you] Du nimmst keinen Super-Joker.
   *[other] { $seat } nimmt keinen Super-Joker.
 }
page-told-spicy-revealed = { $seatIs ->
    [you] Du deckst die Karte von { $owner } auf, ohne Zahl oder Gewürz anzuzweifeln.
   *[other] { $seat } deckt { $ownerIs ->
        [you] deine Karte
       *[other] die Karte von { $owner }
     } auf, ohne Zahl oder Gewürz anzuzweifeln.
 }

## Stick 'Em

page-stick-colour-R = Rot
page-stick-colour-Y = Gelb
page-stick-colour-G = Grün
page-stick-colour-B = Blau
page-stick-colour-V = Violett
page-stick-colour-S = Grau
page-stick-card = { $colour } { $number }
page-stick-hurts-you = kostet dich Punkte
page-stick-pain-of = Ärgerkarte { $card }
page-stick-picked = hat gewählt
page-stick-picking = wählt
page-stick-captured = { $count ->
    [one] gewonnene Karte
   *[other] gewonnene Karten
}
page-stick-round = Runde { $round } von { $rounds }
page-stick-tricks-left = { $count ->
    [one] noch ein Stich
   *[other] noch { $count } Stiche
 }
page-stick-trick = Der Stich
page-stick-last-trick = Der letzte Stich
page-stick-pain-advice = Ihre Farbe kostet dich die ganze Runde lang Punkte, ihr Wert zählt sofort gegen dich.
page-stick-won-by-nobody = Letzter Stich: nur Nullen, ihn bekommt niemand
page-stick-sheet = Punktezettel
page-stick-pick-this = { $card } als Ärgerkarte wählen
page-stick-play-this = { $card } spielen
page-stick-your-pain = Jede Karte in { $colour }, die du nimmst, kostet dich ihren Wert.
page-ask-stick-pain = Wähle deine Ärgerkarte
page-ask-stick-card = Spiel eine Karte
page-of-seat = { $name } { $what }
page-told-stick-picked = { $seatIs ->
    [you] Du hast gewählt.
   *[other] { $seat } hat gewählt.
 }
page-told-stick-pains = Ärgerkarten: { $cards }.
page-told-stick-played = { $seatIs ->
    [you] Du spielst { $card }.
   *[other] { $seat } spielt { $card }.
 }
page-told-stick-trick = { $winnerIs ->
    [you] Du gewinnst den Stich.
   *[other] { $winner } gewinnt den Stich.
 }
page-told-stick-aside = Nur Nullen: Den Stich bekommt niemand.
page-told-stick-scored = Wertung Runde { $number }: { $scores }.

## Chili Mafia

page-chili-icon-card = { $card } mit { $icon }
page-chili-ability-JN = Sidekick
page-chili-ability-PO = Bodyguard
page-chili-ability-TA = Troublemaker
page-chili-ability-GH = Sniper
page-chili-ability-PD = Dancer
page-chili-ability-CH = Gambler
page-chili-ability-MJ = Witch
page-chili-ability-NV = Lord
page-chili-ability-PX = Outlaw
page-chili-family = Familie
page-chili-mixed = Gemischt
page-chili-incomplete = unvollständig
page-chili-gang-of = Bande { $number } ({ $name })
page-chili-own-gang = deine Bande { $number }
page-chili-gangs-of = Banden von { $name }
page-chili-your-gangs = Deine Banden
page-chili-no-gangs = noch keine Bande
page-chili-card-in = { $card } in Bande { $gang }
page-chili-form = { $count ->
    [0] Neue Bande
   *[other] Neue Bande aus { $count }
 }
page-chili-heists = { $count ->
    [one] Coup
   *[other] Coups
}
page-chili-your-heists = Deine Coups
page-chili-active = ist am Zug
page-chili-discard-empty = Ablage
page-chili-laid = Aufgedeckte Karten
page-chili-attack = { $nameIs ->
    [you] Du greifst { $targets } bei { $rival } an, mit { $attacker }.
   *[other] { $rivalIs ->
        [you] { $name } greift mit { $attacker } deine Bande an: { $targets }.
       *[other] { $name } greift mit { $attacker } eine Bande von { $rival } an: { $targets }.
     }
 }
page-chili-stop-it = Hältst du das auf?
page-chili-last-turns = Nachziehstapel leer: letzte Runde
page-chili-packet = Dein Päckchen: Behalte eine Karte
page-chili-raid = Die Razzia
page-chili-raid-how = Ordne alles neu, was vor dir liegt; Chilis aus der Hand dürfen dazu. Zieh eine Karte, oder tipp auf sie und dann auf ihren neuen Platz.
page-chili-raid-total = Jetzt { $points } wert
page-chili-raid-done = Bestätigen
page-chili-group = Gruppe { $number }
page-chili-new-group = Als neue Gruppe
page-chili-put-here = Hierher legen
page-chili-put-back = Zurück auf die Hand
page-chili-from-hand = Aus deiner Hand
page-chili-word-gang = Bande bilden
page-chili-word-add = Bande verstärken
page-chili-word-sweet = Sweet Chili umsetzen
page-chili-word-whack = Whack
page-chili-word-whackem = Whack ’Em
page-chili-word-pinch = Pinch
page-chili-word-turncoat = Turncoat
page-chili-word-earner = Earner
page-chili-word-shakedown = Shakedown
page-chili-word-booster = Booster
page-chili-word-bagman = Bagman
page-chili-word-exchange = Heiße Karten tauschen
page-chili-word-dance = Dancer umsetzen
page-chili-word-gamble = Zocken
page-chili-word-witch = Verhexen
page-chili-word-backup = Backup
page-chili-word-dime = Lucky Dime
page-chili-word-deal = Make a Deal
page-chili-word-snoop = Snoop
page-chili-word-waste = Coup verpuffen lassen
page-chili-word-end = Zug beenden
page-chili-word-pass = Passen (1 Karte)
page-chili-word-let = Geschehen lassen
page-chili-word-fugged = Fuggedaboutit
page-chili-word-easypal = „Easy, Pal!“
page-chili-word-lifeline = Lifeline
page-chili-word-use = Sofort nutzen
page-chili-word-keep = Behalten
page-chili-word-nothing = Nichts gefunden
page-chili-word-reconsider = Reconsider
page-chili-word-guard = Bodyguard
page-chili-word-bribe = Bribe
page-chili-word-kiss = Kiss of Death
page-chili-word-recruit = Recruit
page-chili-word-more = Noch eine
page-chili-word-stop = Aufhören
page-chili-word-done = Fertig
page-chili-word-best = Beste Aufstellung
page-chili-word-clear = Neu anfangen
page-chili-word-next = Nächste Gruppe
page-chili-word-plain = Ohne Fähigkeit
page-chili-word-sidekick = Mit Sidekick
page-chili-word-troublemaker = Troublemaker
page-chili-word-sniper = Sniper
page-chili-word-hand = Aus meiner Hand
page-chili-word-go = Das ist alles
page-chili-word-drop = Noch mal von vorn
page-ask-chili-draft = Behalte eine Karte deines Päckchens
page-ask-chili-turn = Du bist am Zug
page-ask-chili-limit = Deine Hand ist voll: Wirf eine Karte ab
page-ask-chili-response = Stoppen oder geschehen lassen?
page-ask-chili-lifeline = Die obersten fünf Karten des Nachziehstapels
page-ask-chili-reconsider = Die heiße Karte zurücknehmen?
page-ask-chili-bodyguard = Soll der Bodyguard dazwischengehen?
page-ask-chili-bribe = Bribe für den geschnappten Chili nutzen?
page-ask-chili-home = Wohin kommt der Überläufer?
page-ask-chili-kiss = Ein Kiss of Death?
page-ask-chili-recruit = Diesen Chili anwerben?
page-ask-chili-bagman = Nimm eine dieser Karten
page-ask-chili-backup = Nimm Chilis
page-ask-chili-dime = Noch eine, oder aufhören?
page-ask-chili-deal = Wähle zwei Karten für den Tausch
page-ask-chili-snoop = Shakedown oder Booster?
page-ask-chili-raid = Die Razzia: Ordne deine Banden
page-told-chili-picked = { $seatIs ->
    [you] Du hast gewählt.
   *[other] { $seat } hat gewählt.
 }
page-told-chili-turn = { $seatIs ->
    [you] {""}
   *[other] { $seat } ist am Zug.
 }
page-told-chili-formed = { $seatIs ->
    [you] Du bildest eine Bande: { $cards }.
   *[other] { $seat } bildet eine Bande: { $cards }.
 }
page-told-chili-added = { $seatIs ->
    [you] Du legst { $card } an eine Bande an.
   *[other] { $seat } legt { $card } an eine Bande an.
 }
page-told-chili-moved = { $seatIs ->
    [you] Du setzt { $card } in eine andere Bande um.
   *[other] { $seat } setzt { $card } in eine andere Bande um.
 }
page-told-chili-attacked = { $seatIs ->
    [you] Du spielst { $card }: { $attacker } gegen { $targets } von { $owner }.
   *[other] { $seat } spielt { $card }: { $attacker } gegen { $targets } von { $ownerIs ->
        [you] dir
       *[other] { $owner }
     }.
 }
page-told-chili-nobody-answers = Niemand reagiert.
page-told-chili-neutralised = { $seatIs ->
    [you] Du stoppst den Angriff mit { $cards }.
   *[other] { $seat } stoppt den Angriff mit { $cards }.
 }
page-told-chili-guarded = { $seatIs ->
    [you] Dein Bodyguard rettet { $card }.
   *[other] Der Bodyguard von { $seat } rettet { $card }.
 }
page-told-chili-lost = { $ownerIs ->
    [you] Du verlierst { $cards }.
   *[other] { $owner } verliert { $cards }.
 }
page-told-chili-pinched = { $ownerIs ->
    [you] Dein { $card } wird geschnappt.
   *[other] { $card } von { $owner } wird geschnappt.
 }
page-told-chili-jailed = { $card } kommt { $placeRaw ->
    [middle] in die Mitte des Nachziehstapels.
    [bottom] unter den Nachziehstapel.
   *[discard] auf den Ablagestapel.
 }
page-told-chili-discarded = { $seatIs ->
    [you] Du wirfst { $cards } ab.
   *[other] { $seat } wirft { $cards } ab.
 }
page-told-chili-passed = { $seatIs ->
    [you] Du passt{ $cardsCount ->
        [0] .
       *[other] {" "}und wirfst { $cards } ab.
     }
   *[other] { $seat } passt{ $cardsCount ->
        [0] .
       *[other] {" "}und wirft { $cards } ab.
     }
 }
page-told-chili-ended = { $seatIs ->
    [you] Du beendest deinen Zug.
   *[other] { $seat } beendet den Zug.
 }
page-told-chili-played = { $seatIs ->
    [you] Du spielst { $card }.
   *[other] { $seat } spielt { $card }.
 }
page-told-chili-drew = { $seatIs ->
    [you] Du ziehst { $card }.
   *[other] { $seat } zieht { $hidden ->
        [yes] eine Karte
       *[no] { $card }
     }.
 }
page-told-chili-took = { $seatIs ->
    [you] Du nimmst { $card }.
   *[other] { $seat } nimmt { $hidden ->
        [yes] eine Karte
       *[no] { $card }
     }.
 }
page-told-chili-stole = { $seatIs ->
    [you] Du nimmst { $victim } eine Karte ab: { $card }.
   *[other] { $seat } nimmt { $victimIs ->
        [you] dir
       *[other] { $victim }
     } eine Karte ab{ $hidden ->
        [yes] {""}
       *[no] : { $card }
     }.
 }
page-told-chili-boosted = { $seatIs ->
    [you] Du verlangst alle { $pepper }.
   *[other] { $seat } verlangt alle { $pepper }.
 }
page-told-chili-gave = { $seatIs ->
    [you] Du { $cardsCount ->
        [0] hast keine
       *[other] gibst { $cards } ab
     }.
   *[other] { $seat } { $cardsCount ->
        [0] hat keine
       *[other] gibt { $cards } ab
     }.
 }
page-told-chili-looked = Aufgedeckt: { $cards }.
page-told-chili-exchanged = { $seatIs ->
    [you] Du tauschst { $cards }.
   *[other] { $seat } tauscht { $cards }.
 }
page-told-chili-gambled = { $seatIs ->
    [you] Du zockst mit { $card }.
   *[other] { $seat } zockt mit { $card }.
 }
page-told-chili-bewitched = { $seatIs ->
    [you] Du holst dir mit der Witch { $card } von { $owner }.
   *[other] { $seat } holt sich mit der Witch { $card } von { $ownerIs ->
        [you] dir
       *[other] { $owner }
     }.
 }
page-told-chili-heist-drawn = { $seatIs ->
    [you] Du ziehst einen Coup.
   *[other] { $seat } zieht einen Coup.
 }
page-told-chili-heist-used = { $seatIs ->
    [you] Du nutzt { $heist }.
   *[other] { $seat } nutzt { $heist }.
 }
page-told-chili-heist-wasted = { $seatIs ->
    [you] Du lässt { $heist } verpuffen.
   *[other] { $seat } lässt { $heist } verpuffen.
 }
page-told-chili-snooped = { $seatIs ->
    [you] Du schaust { $victim } in die Karten.
   *[other] { $seat } schaut { $victimIs ->
        [you] dir
       *[other] { $victim }
     } in die Karten.
 }
page-told-chili-shuffled = { $seatIs ->
    [you] Du mischst den Ablagestapel und zeigst { $top }.
   *[other] { $seat } mischt den Ablagestapel und zeigt { $top }.
 }
page-told-chili-turned-up = { $seatIs ->
    [you] Du deckst { $card } auf.
   *[other] { $seat } deckt { $card } auf.
 }
page-told-chili-chose = { $seatIs ->
    [you] Du hast gewählt.
   *[other] { $seat } hat gewählt.
 }
page-told-chili-dealt = { $seatIs ->
    [you] Du und { $partner } tauscht je zwei Karten.
   *[other] { $seat } und { $partnerIs ->
        [you] du tauscht
       *[other] { $partner } tauschen
     } je zwei Karten.
 }
page-told-chili-raid = { $seatIs ->
    [you] Du ziehst die Razzia!
   *[other] { $seat } zieht die Razzia!
 }
page-told-chili-done = { $seatIs ->
    [you] Du bist fertig.
   *[other] { $seat } ist fertig.
 }
page-told-chili-arranged = { $ownerIs ->
    [you] Du legst { $cards }.
   *[other] { $owner } legt { $cards }.
 }
page-told-chili-last-round = Der Nachziehstapel ist leer. Letzte Runde: Alle haben noch einen Zug.
page-told-chili-scored = Punkte: { $scores }.

## Wazabi

page-wazabi-card-remove1 = Einer weg
page-wazabi-card-remove2 = Zwei weg
page-wazabi-card-give1 = Geschenk
page-wazabi-card-passdice = Würfel wandern
page-wazabi-card-swapdice = Würfeltausch
page-wazabi-card-steal = Taschendieb
page-wazabi-card-draw3 = Hamsterkauf
page-wazabi-card-keep1 = Nur noch eine
page-wazabi-card-keep2 = Nur noch zwei
page-wazabi-card-swaphands = Kartentausch
page-wazabi-card-passhands = Karten wandern
page-wazabi-card-skip = Aussetzen
page-wazabi-card-replay = Kehrtwende, noch mal
page-wazabi-card-cool = Eiswasser
page-wazabi-card-share = Bedien dich
page-wazabi-card-switch = Rohrkrepierer
page-wazabi-card-burn = Nachschlag
page-wazabi-card-milk = Glas Milch
page-wazabi-card-reroll = Verbrannte Zunge
page-wazabi-card-pinch = Prise W
page-wazabi-card-double = Doppelte Portion
page-wazabi-face-w = W
page-wazabi-face-card = Karte
page-wazabi-face-give = Pfeil
page-wazabi-face-chili = Chili
page-wazabi-face-w-card = W mit Karte
page-wazabi-dice = Würfel
page-wazabi-dice-of = Würfel: { $black } schwarz, { $red } rot
page-wazabi-skips = { $count ->
    [one] Runde aussetzen
   *[other] Runden aussetzen
}
page-wazabi-rolls = Würfel: { $name }
page-wazabi-you-roll = Deine Würfel
page-wazabi-clockwise = im Uhrzeigersinn
page-wazabi-counter = gegen den Uhrzeigersinn
page-wazabi-not-rolled = noch nicht gewürfelt
page-wazabi-slap-pile = Auf den Chilistapel hauen, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }
page-wazabi-discard = Auf dem Ablagestapel: { $card }
page-wazabi-discard-empty = Ablage
page-wazabi-reserve = Vorrat: { $black } schwarz, { $red } rot
page-wazabi-to = { $name }
page-wazabi-which-given = Welchen Würfel gibst du ab?
page-wazabi-which-goes = Welchen Würfel wirst du los?
page-wazabi-which-taken = Welchen Würfel nimmst du?
page-wazabi-who-gets = Wer bekommt einen Würfel?
page-wazabi-whose-hand = Aus wessen Hand?
page-wazabi-whose-die = Wessen Würfel nimmst du?
page-wazabi-take = { $card } nehmen
page-wazabi-slap = Hau drauf!
page-wazabi-hold = Abwarten
page-wazabi-roll = Würfeln
page-wazabi-pass = Passen
page-wazabi-reroll = Neu würfeln lassen
page-wazabi-allow = Geschehen lassen
page-wazabi-milk = Milch trinken
page-wazabi-black = Ein schwarzer Würfel
page-wazabi-red = Ein roter Würfel
page-wazabi-left = Nach links
page-wazabi-right = Nach rechts
page-wazabi-take-hand = Eine Handkarte
page-wazabi-use-pinch = Prise W nutzen
page-wazabi-use-double = Doppelte Portion nutzen
page-wazabi-play-this = { $card } spielen
page-ask-wazabi-roll = Wirf deine Würfel
page-ask-wazabi-slap = Draufhauen oder abwarten?
page-ask-wazabi-reroll = Soll neu gewürfelt werden?
page-ask-wazabi-target = Wähle jemanden
page-ask-wazabi-colour = Welcher Würfel?
page-ask-wazabi-direction = Links oder rechts?
page-ask-wazabi-loot = Was nimmst du?
page-ask-wazabi-shield = Gegen dich: geschehen lassen oder Milch trinken?
page-ask-wazabi-play = Spiel eine Karte oder passe
page-ask-wazabi-keep = Wähle, was du behältst
page-told-wazabi-turn = { $seatIs ->
    [you] {""}
   *[other] { $seat } ist am Zug.
 }
page-told-wazabi-extra = { $seatIs ->
    [you] Du bist noch einmal am Zug.
   *[other] { $seat } ist noch einmal am Zug.
 }
page-told-wazabi-missed = { $seatIs ->
    [you] Du setzt aus.
   *[other] { $seat } setzt aus.
 }
page-told-wazabi-rolled = { $seatIs ->
    [you] Du würfelst { $dice }.
   *[other] { $seat } würfelt { $dice }.
 }
page-told-wazabi-slapped = { $seatIs ->
    [you] Du haust drauf.
   *[other] { $seat } haut drauf.
 }
page-told-wazabi-won-race = { $seatIs ->
    [you] Du hast das Rennen gewonnen!
   *[other] { $seat } hat das Rennen gewonnen!
 }
page-told-wazabi-mistake = { $seatIs ->
    [you] Du hast zu Unrecht draufgehauen.
   *[other] { $seat } hat zu Unrecht draufgehauen.
 }
page-told-wazabi-flipped = { $seatIs ->
    [you] Du deckst { $card } auf.
   *[other] { $seat } deckt { $card } auf.
 }
page-told-wazabi-used = { $seatIs ->
    [you] Du nutzt { $card }.
   *[other] { $seat } nutzt { $card }.
 }
page-told-wazabi-looted = { $seatIs ->
    [you] Du nimmst dir { $card } von { $victim }.
   *[other] { $seat } nimmt sich { $card } von { $victimIs ->
        [you] dir
       *[other] { $victim }
     }.
 }
page-told-wazabi-drew = { $seatIs ->
    [you] Du ziehst { $card }.
   *[other] { $seat } zieht { $hidden ->
        [yes] eine Karte
       *[no] { $card }
     }.
 }
page-told-wazabi-stole = { $seatIs ->
    [you] Du nimmst { $victim } eine Karte ab: { $card }.
   *[other] { $seat } nimmt { $victimIs ->
        [you] dir
       *[other] { $victim }
     } eine Karte ab{ $hidden ->
        [yes] {""}
       *[no] : { $card }
     }.
 }
page-told-wazabi-renewed = Der Ablagestapel wird zum neuen Nachziehstapel gemischt.
page-told-wazabi-gave = { $seatIs ->
    [you] Du gibst { $target } einen { $colourRaw ->
        [red] roten
       *[black] schwarzen
     } Würfel.
   *[other] { $seat } gibt { $targetIs ->
        [you] dir
       *[other] { $target }
     } einen { $colourRaw ->
        [red] roten
       *[black] schwarzen
     } Würfel.
 }
page-told-wazabi-took = { $seatIs ->
    [you] Du nimmst { $victim } einen { $colourRaw ->
        [red] roten
       *[black] schwarzen
     } Würfel ab.
   *[other] { $seat } nimmt { $victimIs ->
        [you] dir
       *[other] { $victim }
     } einen { $colourRaw ->
        [red] roten
       *[black] schwarzen
     } Würfel ab.
 }
page-told-wazabi-removed = { $seatIs ->
    [you] Du bist einen { $colourRaw ->
        [red] roten
       *[black] schwarzen
     } Würfel los.
   *[other] { $seat } ist einen { $colourRaw ->
        [red] roten
       *[black] schwarzen
     } Würfel los.
 }
page-told-wazabi-gained = { $seatIs ->
    [you] Du nimmst einen { $colourRaw ->
        [red] roten
       *[black] schwarzen
     } Würfel aus dem Vorrat.
   *[other] { $seat } nimmt einen { $colourRaw ->
        [red] roten
       *[black] schwarzen
     } Würfel aus dem Vorrat.
 }
page-told-wazabi-swapped-dice = { $seatIs ->
    [you] Du und { $target } tauscht die Würfel.
   *[other] { $seat } und { $targetIs ->
        [you] du tauscht
       *[other] { $target } tauschen
     } die Würfel.
 }
page-told-wazabi-passed-dice = Alle Würfel gehen nach { $directionRaw ->
    [left] links
   *[right] rechts
 }.
page-told-wazabi-swapped-hands = { $seatIs ->
    [you] Du und { $target } tauscht die Handkarten.
   *[other] { $seat } und { $targetIs ->
        [you] du tauscht
       *[other] { $target } tauschen
     } die Handkarten.
 }
page-told-wazabi-passed-hands = Alle Handkarten gehen nach { $directionRaw ->
    [left] links
   *[right] rechts
 }.
page-told-wazabi-played = { $seatIs ->
    [you] Du spielst { $card }.
   *[other] { $seat } spielt { $card }.
 }
page-told-wazabi-passed = { $seatIs ->
    [you] Du spielst keine Karte.
   *[other] { $seat } spielt keine Karte.
 }
page-told-wazabi-laid-skip = { $targetIs ->
    [you] Du musst einmal aussetzen.
   *[other] { $target } muss einmal aussetzen.
 }
page-told-wazabi-reversed = Die Spielrichtung wechselt.
page-told-wazabi-discarded = { $seatIs ->
    [you] Du wirfst { $cards } ab.
   *[other] { $seat } wirft { $cards } ab.
 }
page-told-wazabi-finished = { $seatIs ->
    [you] Du hast keine Würfel mehr!
   *[other] { $seat } hat keine Würfel mehr!
 }
