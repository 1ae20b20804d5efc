command-serve = Einen Server für Live-Tische starten.
command-join = Sich über den Link an einen Live-Tisch setzen.
command-admin = Einen laufenden Server verwalten.
command-backup = Die Datenbank eines laufenden Servers sichern und die Kopie prüfen.
command-cluster = Die Konfiguration von nginx für mehrere Server ausgeben.
command-restore = Eine Datenbank vorbereiten, die auf eine Sicherung zurückgesetzt wurde.
help-host = Adresse, auf der gelauscht wird; ohne sie kann nur dieser Rechner mitspielen
help-port = Port, auf dem gelauscht wird (sonst 8000)
help-db = Datenbankdatei oder PostgreSQL-Adresse
help-public-url = die Adresse, die Freunde benutzen, wenn es nicht Rechner und Port ist
help-allowed-hosts = weitere Namen, unter denen der Server erreichbar ist, durch Leerzeichen getrennt
help-cluster-action = nginx
help-cluster-nodes = die Server: Name=Rechner:Port, durch Kommas getrennt
help-cluster-listen = Port, auf dem nginx lauscht (80, mit Zertifikat 443)
help-cluster-server-name = Name, unter dem die Seite erreichbar ist
help-cluster-certificate = Datei mit dem TLS-Zertifikat
help-cluster-certificate-key = Datei mit dem Schlüssel des Zertifikats
help-node = Name dieses Servers, wenn mehrere eine PostgreSQL-Datenbank teilen
help-ops-port = Port für Messwerte und Verwaltung, nur auf diesem Rechner
help-push-contact = deine Adresse für Push-Dienste, etwa mailto:du@spiele.example; damit werden bei Partien über Tage alle benachrichtigt, die am Zug sind
help-config = Einstellungen aus einer TOML-Datei
help-no-browser = keinen Browser öffnen
help-backup-target = die Sicherungsdatei, die entstehen soll
help-backup-replay = auch alle Partien der Kopie nachspielen
help-admin-action = tables, seats, close, export oder archive
help-admin-table = die Kennung des Tisches (export ohne sie: alle archivierten Tische)
help-admin-days = archive: nur Tische, die seit mindestens N Tagen beendet sind
help-token-file = Datei mit dem Verwaltungsschlüssel
help-link = der Link des Tisches, etwa http://rechner:8000/t/…
help-join-name = dein Name am Tisch
help-join-bot = einen Bot dieser Stufe oder einen eigenen (Modul:Name) für dich spielen lassen
help-join-words = eigene Wörter, die in deinen Anteil am Mischen eingehen
help-join-token = der Schlüssel eines Platzes, der schon deiner ist
serve-ready = Hotseat läuft unter { $url } (Strg-C beendet es; jede Partie bleibt erhalten).
serve-stopped = Beendet. Jede Partie bleibt erhalten und geht beim nächsten Start weiter.
serve-needs = Für diesen Befehl fehlt das Paket { $package }. Installiere es mit: pip install "hotseat[server]"
serve-windows = Der Server braucht Linux oder macOS. Unter Windows läuft er in WSL; Spiele im Terminal, Bots und die Python-Bibliothek brauchen das nicht.
backup-done = { $file } enthält { $entries } Einträge und ist unversehrt.
backup-replayed = { $count ->
    [one] Die eine Partie der Kopie lässt sich nachspielen.
   *[other] Alle { $count } Partien der Kopie lassen sich nachspielen.
  }
restore-done = { $count ->
    [0] Kein Tisch musste ersetzt werden.
    [one] Der eine Tisch, an dem noch nicht gegeben war, wurde durch einen neuen ersetzt.
   *[other] { $count } Tische, an denen noch nicht gegeben war, wurden durch neue ersetzt.
  }
admin-closed = Tisch { $table } ist geschlossen.
admin-archived = { $tables ->
    [0] Kein Tisch ist lange genug beendet.
    [one] Ein Tisch mit { $entries } Einträgen archiviert: { $bytes_after } statt { $bytes_before } Bytes.
   *[other] { $tables } Tische mit { $entries } Einträgen archiviert: { $bytes_after } statt { $bytes_before } Bytes.
  }
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
join-asked = { $name } möchte für { $seat } übernehmen und würde diese Handkarten sehen. Tippe accept { $number } oder decline { $number }.
join-waits-consent = Du hast nach dem Platz eines Bots gefragt. Es wird gewartet, bis alle am Tisch zustimmen.
join-accepted = Du hast Platz { $seat }.
join-consent-how = Sag, welche Anfrage: accept 1 oder decline 1.
join-bye-superseded = Du spielst auf diesem Platz jetzt woanders.
join-bye-kicked = Dein Platz wurde anders vergeben.
join-bye-removed = Du wurdest von diesem Tisch ausgeschlossen.
join-bye-closed = Dieser Tisch ist geschlossen.
join-record = Jetzt sind alle Karten offen: { $link }
join-shuffle-ask = In den letzten 24 Stunden wurde { $count }-mal mit deinem Anteil gemischt, aber nie gegeben (es fehlten: { $missing }). Vielleicht verwirft jemand Karten, die ihm nicht gefallen. Mit agree gibst du deinen Anteil trotzdem dazu.
join-successor = Ein neuer Tisch mit denselben Leuten tritt an seine Stelle: hotseat join { $link } --token { $token }
join-receipt = Dein Beleg für hotseat verify: { $file }
join-toolbar = ? Hilfe · moves · board · hint · undo · say · time · pause · quit
join-vote-how = Sag, wen und was: vote B wait, vote B bot oder vote B pause.
join-help =
    Gib einen Zug ein ({ $example }), seine Nummer oder ein Stück davon, das nur auf einen Zug passt.
      ? { $clause }     eine Regel                 ? { $word }      Regeln, in denen ein Wort vorkommt
      ? { $example }    ob ein Zug möglich ist, und wenn nicht, warum
      moves        alle Züge jetzt            moves VERB  alle Züge einer Art
      board        den Tisch neu zeichnen     hint        was ein Bot täte, unter Bots
      undo         zurücknehmen, was noch geht   time     mehr Zeit für diese Frage
      say TEXT     ein Wort an den Tisch      say :clap   eine Geste
      pause        den Tisch anhalten         resume      weiterspielen
      vote B bot   was bei Abwesenden geschieht (wait, bot, pause)
      agree        Anteil trotzdem dazugeben  give-up     steckengebliebenes Mischen aufgeben
      accept 1     jemanden für einen Bot übernehmen lassen (oder decline 1)
      stand        zuschauen; ein Bot spielt  return      selbst weiterspielen
      remove B     jemanden ausschließen (nur wer den Tisch eröffnet hat)
      quit         gehen; du kannst wiederkommen
join-over = Das Spiel ist aus.
error-config = { $setting }: { $reason }
error-backup = Die Sicherung ist gescheitert: { $reason }
error-no-admin-token = Hier liegt kein { $file }. Ein mit --ops-port gestarteter Server bewahrt es neben seiner Datenbank auf; nenne es mit --token-file.
error-no-server = Auf Port { $port } antwortet kein Server. Starte einen mit --ops-port.
error-no-answer = { $url } antwortet nicht. Läuft der Server?
error-odd-answer = { $url } antwortet, aber nicht wie ein Server dieser Version von Hotseat. Prüfe den Link und aktualisiere das Programm.
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
error-bots-stay = An diesem Tisch behalten die Bots ihre Plätze bis zum Schluss.
error-sat-here = Du hattest an diesem Tisch schon einen Platz; du darfst keine andere Hand sehen.
error-removed = Du wurdest von diesem Tisch ausgeschlossen.
error-declined = Nicht alle am Tisch waren einverstanden.
error-request-over = Deine Anfrage nach einem Platz ist nicht mehr offen.
error-no-request = Diese Anfrage ist nicht mehr offen.
error-nobody-there = Auf Platz { $seat } sitzt niemand.
error-own-seat = { $seat } ist dein eigener Platz. Du kannst ihn verlassen.
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
error-too-many-connections = Von deiner Adresse gibt es zu viele Verbindungen. Schließe einige oder versuch es später noch einmal.
error-cluster-certificate = Gib --certificate und --certificate-key zusammen an.
error-cluster-nodes = { $value } ist keine Liste von Servern wie n1=10.0.0.1:8000,n2=10.0.0.2:8000.
error-moved = Dieser Tisch liegt auf dem Knoten { $node }. Frag dort nach oder versuch es noch einmal.
error-unknown-host = Dieser Server ist unter dem Namen { $host } nicht bekannt.
error-foreign-origin = Seiten von anderen Adressen dürfen sich nicht mit diesem Server verbinden.
