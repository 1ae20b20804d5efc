# Was schiefgegangen ist, nach Kennwort: error-<Kennwort>.

error-over = Das Spiel ist aus.
error-not-asked = { $seat } ist gerade nicht gefragt. Gefragt: { $asked }.
error-no-such-move = Es gibt keinen Zug { $move }. Die Züge sind von 0 bis { $last } nummeriert.
error-not-now = { $move } ist gerade nicht möglich.
error-unknown-game = Ein Spiel „{ $game }“ gibt es nicht. Zur Wahl: { $games }.
error-missing-piece = { $game } hat { $piece ->
    [bots] keine Bots
    [board] kein Spielbrett fürs Terminal
    [words] keine Texte
    [rulebook] kein Regelheft
    [first-game] kein geführtes erstes Spiel
    [balance] keinen Bericht zur Balance
    [moments] keine Höhepunkte
    [portrait] kein Porträt
   *[entry] keinen Eintrag
  }: { $name } fehlt in { $file }.
error-two-games = Es gibt zwei Spiele „{ $game }“. Gib einem davon eine andere Kennung.
error-unknown-seat = Einen Platz „{ $seat }“ gibt es nicht. Die Plätze hier sind A bis { $last }.
error-unknown-move = „{ $move }“ ist kein Zug dieses Spiels. Ein Zug sieht so aus: { $example }.
error-unknown-bot = Einen Bot „{ $bot }“ gibt es nicht. Zur Wahl: { $bots }.
error-unknown-style = Die Bots dieses Spiels haben keinen Stil „{ $style }“. Zur Wahl stehen: { $styles }.
error-no-such-bot = Einen Bot „{ $bot }“ gibt es nicht: { $reason }.
error-illegal-choice = Der Bot „{ $bot }“ hat für { $seat } keinen erlaubten Zug gemacht: { $reason }
error-too-many-bots = bots: { $bots } für { $players } Plätze. Nenne höchstens einen pro Platz.
error-unknown-option = Eine Option „{ $option }“ gibt es nicht. Die Optionen hier: { $options }.
error-players = Zu { $players } lässt sich { $game } nicht spielen; es braucht { $fewest } bis { $most } Personen.
error-switch = { $option }: Gib true oder false an, nicht „{ $value }“.
error-number = { $option }: Gib eine ganze Zahl von { $low } bis { $high }{ $word ->
    [table] {" "}oder table
    [auto] {" "}oder auto
   *[other] {""}
 } an, nicht „{ $value }“.
error-choice = { $option }: Wähle eins von { $words }, nicht „{ $value }“.
error-seat = { $option }: Gib random oder einen Platz von A bis { $last } an, nicht „{ $value }“.
error-record = Die Mitschrift ist nicht lesbar, Zeile { $line }: { $reason }
error-position = Das ist keine Stellung: { $reason }

# Die Befehlszeile.
error-file = { $file }: { $reason }.
error-system = Das Betriebssystem meldet: { $reason }.
error-no-file = { $file }: Diese Datei oder diesen Ordner gibt es nicht.
error-file-closed = { $file }: Zugriff verweigert. Prüf die Rechte der Datei.
error-file-exists = { $file } gibt es schon. Nimm einen anderen Namen oder spiel dort weiter: hotseat play --resume { $file }
error-folder = { $file } ist ein Ordner, keine Datei.
error-not-text = Diese Datei ist keine Mitschrift: Sie enthält keinen Text.
error-unknown-command = Einen Befehl „{ $command }“ gibt es nicht. Zur Wahl: { $commands }.
error-language = Eine Sprache „{ $language }“ gibt es nicht. Zur Wahl: { $languages }.
error-left-over = „{ $words }“ wird nicht verstanden. `{ $command } --help` zeigt, was geht.
error-missing = { $argument } fehlt. `{ $command } --help` zeigt, wie man es angibt.
error-argument = { $parameter }: { $problem }
error-command-line = { $argument }: { $reason } `{ $command } --help` zeigt mehr.
error-argument-form = hier gehört genau ein Wert hin, bei einem Schalter keiner.
error-whole-number = gib eine ganze Zahl an, nicht „{ $value }“.
error-at-least-one = gib 1 oder mehr an, nicht { $value }.
error-one-of = wähle eins von { $choices }, nicht „{ $value }“.
error-option-form = „{ $option }“ ist keine Option. Schreib Name=Wert, zum Beispiel rounds=2.
error-resume-alone = { $arguments }: Ein gespeichertes Spiel behält seine Vorgaben. Gib nur --resume, --seat, --bot, --pace und --record an.
error-no-clause = Keine Regel enthält „{ $wish }“. Die Regeln gehen von { $first } bis { $last }.

# Der Tisch im Terminal.
error-ambiguous = „{ $move }“ kann heißen: { $moves }. Tippe etwas mehr.
error-no-verb = Gerade beginnt kein Zug mit „{ $verb }“. Möglich: { $verbs }.
error-nothing-found = In den Regeln kommt „{ $wish }“ nicht vor, und ein Zug dieses Spiels ist es auch nicht.
