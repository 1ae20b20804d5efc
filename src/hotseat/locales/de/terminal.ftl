# Die Befehlszeile und der Tisch im Terminal.

help-usage = Aufruf:
help-command = BEFEHL
help-about = Fünf scharfe Spiele im Terminal.
help-commands = Befehle:
help-arguments = Angaben
help-options = Optionen
help-examples = Beispiele:
help-more = `hotseat BEFEHL --help` erklärt einen Befehl.
help-version = `hotseat --version` zeigt, welche Engine läuft.
help-help = diese Hilfe zeigen
help-lang = Sprache (sonst die des Systems)
help-json = nur JSON ausgeben
help-json-lines = ein JSON-Objekt pro Zeile ausgeben
help-game = ein Spiel, siehe `hotseat games`
help-games-game = dieses Spiel mit seinen Optionen zeigen
help-players = Zahl der Personen (sonst so wenige wie möglich)
help-games = Zahl der Partien (sonst 1000)
help-seed = Startwert des Gebens
help-option = eine Option des Spiels, mehrfach möglich
help-seat = dein Platz; mehrere für mehrere Leute an einer Tastatur (sonst A)
help-name = dein Name
help-bot = wie gut die Bots spielen (sonst normal), ein eigener Bot als Modul:Name oder die Datei eines trainierten Agenten
help-pace = Zeit zum Reagieren: normal, brisk (kurz) oder calm (ohne Zeitlimit)
help-record = Datei für die Mitschrift
help-resume = eine gespeicherte Partie fortsetzen
help-file = eine gespeicherte Mitschrift
help-view = Blickwinkel: ein Platz, public oder all (nichts verdeckt; das ist der Standard)
help-clause = eine Regel (SE-4.3), ein Kapitel (SE-4) oder Suchwörter
help-exact = die nummerierten Regeln Wort für Wort, an denen die Engine geprüft wird (auf Englisch)

command-games = Die Spiele zeigen, oder ein Spiel mit seinen Optionen.
command-play = Im Terminal gegen Bots spielen oder mit Freunden an einer Tastatur.
command-replay = Eine gespeicherte Partie durchgehen oder ausgeben.
command-simulate = Viele Partien spielen, zufällig oder zwischen Bots: Siege, Punkte, Tempo.
command-rules = Die Regeln zeigen, ganz, nach Nummer oder nach Wort.

version-compiled = hotseat { $version }, kompilierte Engine
version-interpreted = hotseat { $version }, interpretierte Engine (reines Python)
engine-compiled = kompilierte Engine
engine-interpreted = interpretierte Engine

games-id = Kürzel
games-name = Spiel
games-players = Personen
games-line = worum es geht
games-more = Optionen: hotseat games { $example } · Spielen: hotseat play { $example } · Regeln: hotseat rules { $example }
games-seats = { $fewest } bis { $most } Personen

simulate-head = { $name }: { $games ->
    [one] eine zufällige Partie
   *[other] { $games } zufällige Partien
 }, { $players } Personen, Startwert { $seed }
simulate-seat = Platz
simulate-wins = Siege
simulate-share = Anteil
simulate-mean = Mittel
simulate-deviation = ± Abw.
simulate-least = min.
simulate-most = max.
simulate-length = Entscheidungen je Partie
simulate-shared = { $count ->
    [0] Kein Sieg wurde geteilt.
    [one] Ein Sieg wurde geteilt; er zählt für alle, die ihn teilen.
   *[other] { $count } Siege wurden geteilt; sie zählen für alle, die sie teilen.
  }
simulate-rate = { $decisions } Entscheidungen, { $rate } pro Sekunde ({ $engine })

play-you = du
play-toolbar = ? Hilfe · moves Züge · board Tisch · hint Tipp · undo · save · quit · Tab ergänzt · Strg-C hört auf und behält das Spiel
play-help =
    Gib einen Zug ein ({ $example }), seine Nummer oder ein Stück davon, das nur auf einen Zug passt.
      ? { $clause }     eine Regel                 ? { $word }      Regeln, in denen ein Wort vorkommt
      ? { $example }    ob ein Zug möglich ist, und wenn nicht, warum
      moves        alle Züge                  moves VERB  alle Züge einer Art
      board        den Tisch neu zeichnen     hint        was ein Bot täte
      undo         Angefangenes verwerfen     Strg-U      löscht die Eingabe
      save [FILE]  Mitschrift speichern       quit        aufhören; das Spiel lässt sich fortsetzen
play-possible = { $move } ist möglich.
play-menu-more = … { $count } weitere: moves { $verb }
play-hint = Vorschlag:
play-nothing-to-undo = Nichts Angefangenes zurückzunehmen; ein gespielter Zug gilt.
play-saved = Gespeichert: { $file }
play-resume = Weiterspielen mit: { $command }
play-winners = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } gewinnen gemeinsam.
  }
play-you-win = Du gewinnst.
play-hand-over = Gebt die Tastatur an { $name }
play-hand-over-key = Eingabetaste zeigt den Tisch
play-so-far = Bisher: { $plan }
play-react-more = … { $count } weitere: [?]
play-react-keys = [?] tippen oder nachsehen · Eingabe: { $decline }
play-key-unknown = Drück eine dieser Tasten: { $keys }, oder nichts, um nicht zu reagieren.

replay-keys = Zug { $at } von { $of } · n, Eingabe vor · p zurück · f Anfang · l Ende · j springen · q Schluss
replay-jump = Zug 0–{ $of }
