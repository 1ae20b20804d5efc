command-serve = Einen Server für Live-Tische öffnen.
command-join = Sich über den Link an einen Live-Tisch setzen.
command-admin = Sich um einen laufenden Server kümmern.
command-backup = Die Datenbank eines laufenden Servers kopieren und prüfen.
help-host = Adresse, auf der gelauscht wird; ohne sie kann nur dieser Rechner mitspielen
help-port = Port, auf dem gelauscht wird (sonst 8000)
help-db = Datenbankdatei oder eine PostgreSQL-Adresse
help-public-url = wie Freunde diesen Server erreichen, wenn nicht über Rechner und Port
help-ops-port = Port für Messwerte und Verwaltung, nur auf diesem Rechner
help-config = Einstellungen aus einer TOML-Datei
help-no-browser = keinen Browser öffnen
help-backup-target = die Kopie, die entstehen soll
help-backup-replay = alle Partien der Kopie zur Probe nachspielen
help-admin-action = tables, seats, close oder export
help-admin-table = die Kennung des Tisches
help-token-file = Datei mit dem Verwaltungsschlüssel
help-link = der Link des Tisches, etwa http://rechner:8000/t/...
help-join-name = dein Name am Tisch
help-join-bot = einen Bot dieser Stufe für dich spielen lassen
help-join-token = der Schlüssel eines Platzes, der schon deiner ist
serve-ready = Hotseat ist unter { $url } offen (Strg-C schließt; jede Partie bleibt erhalten).
serve-stopped = Geschlossen. Jede Partie bleibt erhalten und geht beim nächsten Start weiter.
serve-needs = Zum Anbieten fehlt das Paket { $package }. So kommt es dazu: pip install "hotseat[server]"
backup-done = { $file } enthält { $entries } Einträge und ist unversehrt.
backup-replayed = { $count ->
    [one] Die eine Partie der Kopie lässt sich nachspielen.
   *[other] Alle { $count } Partien der Kopie lassen sich nachspielen.
  }
admin-closed = Tisch { $table } ist geschlossen.
join-seated = Du sitzt auf Platz { $seat }. Später wiederkommen: hotseat join { $link } --token { $token }
join-back = So kommst du zurück: hotseat join { $link } --token { $token }
join-lobby = { $game }: Wer hier sitzt
join-seat-open = frei
join-seat-closed = spielt nicht mit
join-seat-ready = bereit
join-seat-not-ready = noch nicht bereit
join-seat-host = hat den Tisch eröffnet
join-starts = Wenn alle da sind, tippt der Gastgeber start.
join-you-start = Du hast diesen Tisch eröffnet: start beginnt die Partie.
join-sealing = Alle mischen die Karten gemeinsam …
join-waiting = wir warten auf { $names }
join-line-lost = Die Verbindung ist weg. Sie wird neu aufgebaut; nichts ist verloren.
join-paused = Der Tisch steht still. Mit resume geht es weiter.
join-held = Liegt bereit, bis alle geantwortet haben: { $moves }
join-rest = Die Runde ist vorbei. Enter: weiter
join-resting = wir warten, bis { $names } weitermachen will
join-says = { $name }: { $text }
join-presence-reconnecting = { $name } hat die Verbindung verloren. Wenn das dauert: vote { $seat } wait, bot oder pause.
join-presence-away = { $name } ist gegangen; ein Bot spielt weiter.
join-presence-bot = Ein Bot spielt für { $name }.
join-presence-here = { $name } ist da.
join-took-seat = { $name } setzt sich.
join-bye-superseded = Du spielst diesen Platz jetzt woanders.
join-bye-kicked = Der Gastgeber hat deinen Platz anders vergeben.
join-bye-closed = Dieser Tisch ist geschlossen.
join-record = Jetzt liegt alles offen: { $link }
join-toolbar = ? Hilfe · moves · board · hint · undo · say · time · pause · quit
join-vote-how = Sag, wen und was: vote B wait, vote B bot oder vote B pause.
join-help =
    Tippe einen Zug ({ $example }), seine Nummer oder jeden Teil davon, der nur auf einen Zug passt.
      ? { $clause }     ein Absatz der Regeln      ? zero      Absätze mit diesem Wort
      ? { $example }    ob ein Zug möglich ist, und wenn nicht, warum
      moves        alle Züge jetzt            moves VERB  alle Züge einer Art
      board        den Tisch neu zeichnen     hint        was ein Bot täte, unter Bots
      undo         zurücknehmen, was noch geht   time     mehr Zeit für diese Frage
      say TEXT     ein Wort an den Tisch      say :clap   eine Geste
      pause        den Tisch anhalten         resume      weiterspielen
      vote B bot   was mit jemandem geschieht, der weg ist (wait, bot, pause)
      stand        für immer gehen            quit        gehen; du kannst wiederkommen
join-over = Die Partie ist zu Ende.
error-config = { $setting }: { $reason }
error-backup = Die Sicherung ist nicht entstanden: { $reason }
error-no-admin-token = Hier liegt kein { $file }. Ein mit --ops-port gestarteter Server bewahrt es neben seiner Datenbank auf; nenne es mit --token-file.
error-no-server = Auf Port { $port } antwortet kein Server. Starte einen mit --ops-port.
error-no-answer = { $url } antwortet nicht.
error-not-a-link = { $link } ist nicht der Link eines Tisches.
error-too-late = Zu spät: Diese Frage ist schon beantwortet.
error-not-open-yet = Einen Augenblick: Was geschehen ist, wird noch gezeigt.
error-doubted-first = Jemand hat vorher gezweifelt; deine Karte ist wieder auf der Hand.
error-nothing-held = Es gibt keine Antwort, die man zurücknehmen könnte.
error-no-more-time = Mehr Zeit gibt es nicht.
error-hint-not-here = Tipps gibt es nur an Tischen, an denen sonst nur Bots sitzen.
error-no-hint = Der Tipp kam nicht rechtzeitig. Frag noch einmal.
error-not-seated = Das kann nur, wer hier sitzt.
error-not-host = Das darf nur, wer den Tisch eröffnet hat.
error-wrong-stage = Das geht jetzt nicht.
error-colour-taken = Diese Farbe hat hier schon jemand.
error-seats-open = Es sind noch Plätze frei ({ $seats }). Schließe sie oder setze Bots hin.
error-seat-taken = Dieser Platz ist besetzt.
error-guided = Eine geführte erste Partie ist für eine Person und Bots.
error-no-free-seat = An diesem Tisch ist kein Platz frei.
error-name-taken = { $name } heißt hier schon jemand. Wähle einen anderen Namen.
error-kept-for-another = Dieser Platz ist für { $name } reserviert.
error-no-such-table = Diesen Tisch gibt es nicht. Ist der Link vollständig?
error-wrong-token = Dieser Schlüssel öffnet hier keinen Platz.
error-chat-off = An diesem Tisch wird ohne Chat gespielt.
error-team-silence = Während des Spiels reden Teams nicht miteinander.
error-unknown-emote = Diese Reaktion gibt es nicht. Möglich sind: { $emotes }.
error-empty = Da steht nichts.
error-too-often = Bitte langsamer.
error-not-resting = Es geht schon weiter.
error-no-undo = Es gibt nichts zurückzunehmen, oder der Zufall hat inzwischen gesprochen.
error-not-away = { $seat } ist da.
error-quota = Dieser Server ist gerade voll.
error-store = Der Server kann gerade nichts speichern. Nichts hat sich geändert; versuche es noch einmal.
error-closed = Dieser Tisch ist geschlossen.
error-malformed = Das hat der Server nicht verstanden ({ $reason }).
error-foreign-origin = Seiten anderer Anbieter dürfen nicht mit diesem Server sprechen.
