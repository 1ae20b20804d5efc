help-workers = Zahl der Prozesse (sonst einer je Kern)
help-ray = auf einem Ray-Cluster rechnen: dessen Adresse, oder local für einen auf diesem Rechner
help-store = jedes Ergebnis in dieser SQLite-Datei aufheben; ein unterbrochener Lauf wird dort fortgesetzt
help-simulate-bot = ein Bot statt zufälliger Züge: eine Stufe, Modul:Name oder die Datei eines trainierten Agenten; mehrere besetzen die Plätze reihum
help-simulate-output = eine Zeile je Partie in diese Datei schreiben (.csv)
help-simulate-plot = Siege, Punkte und Längen in diese Datei zeichnen (SVG, PNG oder PDF)
simulate-head-bots = { $name }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
 } zwischen Bots ({ $bots }), { $players } Personen, Startwert { $seed }
simulate-points = Punkte
error-table-file = { $file }: Der Name einer Tabelle endet auf .csv.
command-train = Einen Agenten ein Spiel lernen lassen, indem er es spielt.
help-train-method = wie er lernt: ppo (Policy-Gradienten, Standard), dmc (Monte-Carlo-Werte) oder nfsp (fiktives Spiel)
help-train-games = Partien, aus denen er lernt (sonst 100000)
help-train-output = Datei des Agenten (sonst SPIEL.npz); derselbe Befehl setzt ein unterbrochenes Training fort
help-train-teacher = ein Bot, den der Agent nachahmt, bevor er selbst lernt
help-train-lessons = Partien, die dieser Bot vorspielt (sonst 20000)
help-train-rivals = ein Bot, der an den Partien teilnimmt; mehrfach möglich
help-train-against = Anteil der Partien gegen diese Bots (sonst 0.5); bei 1 lernt der Agent, ihre Schwächen auszunutzen
help-train-reward = wonach er strebt: win (Sieg, Standard), places (Platzierung) oder score (Punkte)
help-train-measure = Partien zwischen zwei Messungen gegen normal (sonst 20000; 0 für keine)
help-train-deals = Kartenverteilungen je Messung (sonst 200)
help-train-seed = Startwert des Trainings (sonst 1)
train-measured = { $games } Partien, { $seconds } s: { $share } % ({ $low }–{ $high }) gegen { $rival }
train-saved = Der Agent ist in { $file } gespeichert.
error-agent-file = { $value }: Die Datei eines Agenten endet auf .npz.
error-share = { $value } ist kein Anteil zwischen 0 und 1.
command-records = Einen Datensatz aus Partien zwischen Bots anlegen oder prüfen.
help-records-action = make (anlegen) oder check (prüfen)
help-records-folder = Ordner des Datensatzes
help-records-bots = wer spielt (sonst normal): eine Stufe, Modul:Name oder die Datei eines trainierten Agenten; mehrere besetzen die Plätze reihum
records-made = { $games } Partien mit { $decisions } Entscheidungen liegen in { $folder }.
records-checked = Alle { $games } Partien in { $folder } sind vollständig und regelgerecht.
