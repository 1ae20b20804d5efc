command-serve = Einen Server für Live-Tische starten.
command-join = Sich über den Link an einen Live-Tisch setzen.
command-admin = Einen laufenden Server verwalten.
command-backup = Die Datenbank eines laufenden Servers sichern und die Kopie prüfen.
help-host = Adresse, auf der gelauscht wird; ohne sie kann nur dieser Rechner mitspielen
help-port = Port, auf dem gelauscht wird (sonst 8000)
help-db = Datenbankdatei oder PostgreSQL-Adresse
help-public-url = die Adresse, die Freunde benutzen, wenn es nicht Rechner und Port ist
help-ops-port = Port für Messwerte und Verwaltung, nur auf diesem Rechner
help-config = Einstellungen aus einer TOML-Datei
help-no-browser = keinen Browser öffnen
help-backup-target = die Sicherungsdatei, die entstehen soll
help-backup-replay = auch alle Partien der Kopie nachspielen
help-admin-action = tables, seats, close oder export
help-admin-table = die Kennung des Tisches
help-token-file = Datei mit dem Verwaltungsschlüssel
help-link = der Link des Tisches, etwa http://rechner:8000/t/…
help-join-name = dein Name am Tisch
help-join-bot = einen Bot dieser Stufe für dich spielen lassen
help-join-token = der Schlüssel eines Platzes, der schon deiner ist
serve-ready = Hotseat läuft unter { $url } (Strg-C beendet es; jede Partie bleibt erhalten).
serve-stopped = Beendet. Jede Partie bleibt erhalten und geht beim nächsten Start weiter.
serve-needs = Für den Server fehlt das Paket { $package }. Installiere es mit: pip install "hotseat[server]"
backup-done = { $file } enthält { $entries } Einträge und ist unversehrt.
backup-replayed = { $count ->
    [one] Die eine Partie der Kopie lässt sich nachspielen.
   *[other] Alle { $count } Partien der Kopie lassen sich nachspielen.
  }
admin-closed = Tisch { $table } ist geschlossen.
join-seated = Du sitzt auf Platz { $seat }. Später wiederkommen: hotseat join { $link } --token { $token }
join-back = So kommst du zurück: hotseat join { $link } --token { $token }
join-lobby = { $game }: Wer am Tisch sitzt
join-seat-open = frei
join-seat-closed = geschlossen
join-seat-ready = bereit
join-seat-not-ready = noch nicht bereit
join-seat-host = Gastgeber:in
join-starts = Wenn alle da sind, tippt die Gastgeber:in start.
join-you-start = Du bist Gastgeber:in: Mit start beginnt die Partie.
join-sealing = Alle mischen die Karten gemeinsam …
join-waiting = wir warten auf { $names }
join-line-lost = Die Verbindung ist unterbrochen. Sie wird neu aufgebaut; nichts geht verloren.
join-paused = Der Tisch macht Pause. Mit resume geht es weiter.
join-held = Liegt bereit, bis alle geantwortet haben: { $moves }
join-rest = Die Runde ist vorbei. Eingabetaste: weiter
join-resting = wir warten noch auf { $names }
join-says = { $name }: { $text }
join-presence-reconnecting = { $name } hat die Verbindung verloren. Wenn das dauert: vote { $seat } wait, bot oder pause.
join-presence-away = { $name } ist gegangen; ein Bot spielt weiter.
join-presence-bot = Ein Bot spielt für { $name }.
join-presence-here = { $name } ist da.
join-took-seat = { $name } setzt sich.
join-bye-superseded = Du spielst diesen Platz jetzt woanders.
join-bye-kicked = Dein Platz wurde anders vergeben.
join-bye-closed = Dieser Tisch ist geschlossen.
join-record = Jetzt sind alle Karten offen: { $link }
join-toolbar = ? Hilfe · moves · board · hint · undo · say · time · pause · quit
join-vote-how = Sag, wen und was: vote B wait, vote B bot oder vote B pause.
join-help =
    Gib einen Zug ein ({ $example }), seine Nummer oder ein Stück davon, das nur auf einen Zug passt.
      ? { $clause }     eine Regel                 ? null      Regeln, in denen ein Wort vorkommt
      ? { $example }    ob ein Zug möglich ist, und wenn nicht, warum
      moves        alle Züge jetzt            moves VERB  alle Züge einer Art
      board        den Tisch neu zeichnen     hint        was ein Bot täte, unter Bots
      undo         zurücknehmen, was noch geht   time     mehr Zeit für diese Frage
      say TEXT     ein Wort an den Tisch      say :clap   eine Geste
      pause        den Tisch anhalten         resume      weiterspielen
      vote B bot   was bei Abwesenden geschieht (wait, bot, pause)
      stand        für immer gehen            quit        gehen; du kannst wiederkommen
join-over = Das Spiel ist aus.
error-config = { $setting }: { $reason }
error-backup = Die Sicherung ist gescheitert: { $reason }
error-no-admin-token = Hier liegt kein { $file }. Ein mit --ops-port gestarteter Server bewahrt es neben seiner Datenbank auf; nenne es mit --token-file.
error-no-server = Auf Port { $port } antwortet kein Server. Starte einen mit --ops-port.
error-no-answer = { $url } antwortet nicht. Läuft der Server?
error-not-a-link = { $link } ist kein Link zu einem Tisch. So sollte er aussehen: http://rechner:8000/t/…
error-too-late = Zu spät: Diese Frage ist schon beantwortet.
error-not-open-yet = Einen Moment, die Karte wird noch gezeigt.
error-doubted-first = Jemand hat schneller angezweifelt; deine Karte ist wieder auf deiner Hand.
error-nothing-held = Es gibt keine Antwort, die man zurücknehmen könnte.
error-no-more-time = Deine Zusatzzeit ist aufgebraucht.
error-hint-not-here = Tipps gibt es nur an Tischen, an denen sonst nur Bots sitzen.
error-no-hint = Der Tipp kam nicht rechtzeitig. Frag noch einmal.
error-not-seated = Das geht nur mit einem Platz an diesem Tisch.
error-not-host = Das darf nur die Gastgeber:in.
error-wrong-stage = Das ist an dieser Stelle nicht möglich.
error-colour-taken = Diese Farbe hat hier schon jemand. Wähle eine andere.
error-seats-open = Es sind noch Plätze frei ({ $seats }). Schließ sie oder setz Bots hin.
error-seat-taken = Dieser Platz ist besetzt. Wähle einen anderen.
error-guided = Ein geführtes erstes Spiel ist für eine Person und Bots.
error-no-free-seat = An diesem Tisch sind alle Plätze besetzt.
error-name-taken = { $name } heißt hier schon jemand. Nimm einen anderen Namen.
error-kept-for-another = Dieser Platz ist für { $name } reserviert.
error-no-such-table = Diesen Tisch gibt es nicht. Ist der Link vollständig?
error-wrong-token = Dieser Schlüssel öffnet hier keinen Platz. Prüf ihn, oder setz dich ohne Schlüssel.
error-chat-off = An diesem Tisch gibt es keinen Chat.
error-team-silence = Partner reden während des Spiels nicht miteinander.
error-unknown-emote = Diese Geste gibt es nicht. Möglich sind: { $emotes }.
error-empty = Die Nachricht ist leer. Schreib zuerst etwas.
error-too-often = Zu schnell. Warte kurz und versuch es noch einmal.
error-not-resting = Es geht schon weiter.
error-no-undo = Nichts zurückzunehmen: Inzwischen hat der Zufall entschieden oder jemand anderes gespielt.
error-not-away = { $seat } ist da; es gibt nichts zu entscheiden.
error-quota = Dieser Server ist gerade voll. Versuch es später noch einmal.
error-store = Der Server kann gerade nichts speichern. Nichts hat sich geändert; versuch es noch einmal.
error-closed = Dieser Tisch ist geschlossen.
error-outdated = Dieses Programm ist veraltet: Der Server wurde aktualisiert. Lade die Seite neu oder aktualisiere das Programm.
error-too-large = Die Anfrage ist zu groß.
error-hello-first = Die erste Nachricht muss `hello` sein.
error-hello-again = `hello` kommt nur einmal.
error-not-found = Unter dieser Adresse gibt es nichts.
error-wrong-method = Diese Adresse nimmt keine solche Anfrage an.
error-failure = Im Server ist etwas schiefgegangen. Es wurde protokolliert.
error-malformed = Das hat der Server nicht verstanden ({ $reason }).
error-foreign-origin = Seiten von anderen Adressen dürfen sich nicht mit diesem Server verbinden.
