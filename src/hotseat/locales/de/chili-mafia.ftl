# Chili Mafia.

chili-mafia-name = Chili Mafia
chili-mafia-line = Bilde Banden aus Chilis, greif die der anderen an und sei auf die Razzia gefasst.

chili-mafia-option-advanced = Sonderfähigkeiten
chili-mafia-option-advanced-help = Sidekick, Bodyguard, Troublemaker und Sniper: Manche Exemplare der einfachen Chilis können mehr.
chili-mafia-option-bosses = Bosse
chili-mafia-option-bosses-help = Fünf Bosse mit eigenen Fähigkeiten ersetzen fünf einfache Chilis.
chili-mafia-option-heists = Coups
chili-mafia-option-heists-help = Wer aus der Hand eine Bande bildet, zieht eine geheime Coup-Karte.
chili-mafia-option-teams = Personen je Team
chili-mafia-option-teams-help = Gleich große Teams zu 2, 3 oder 4 legen ihre Banden gemeinsam aus; none heißt jeder für sich.
chili-mafia-option-one-action-per-turn = Eine Aktionskarte je Zug
chili-mafia-option-one-action-per-turn-help = Die strenge Lesart der Regel; Fuggedaboutit zählt nicht.
chili-mafia-option-sweet-chili-small-deck = Sweet Chilis im kleinen Stapel
chili-mafia-option-sweet-chili-small-deck-help = Joker zu zweit bis viert; größere Runden haben immer acht.
chili-mafia-option-raid-position = Karten unter der Razzia
chili-mafia-option-raid-position-help = Wie tief sie im Nachziehstapel steckt; table heißt sechs Karten pro Person.
chili-mafia-option-raid-jitter = Ungewissheit der Razzia
chili-mafia-option-raid-jitter-help = Um höchstens so viele Karten kann sie höher oder tiefer liegen.
chili-mafia-option-manners = Coups verpuffen lassen
chili-mafia-option-manners-help = Im eigenen Zug darf man einen Coup zeigen, dessen Bedingung nicht erfüllt ist; dann verpufft er.

chili-mafia-question-draft = Behalte eine Karte aus diesem Päckchen.
chili-mafia-question-turn = Du bist am Zug: Bilde Banden, leg Chilis an, spiel heiße Karten und Aktionskarten.
chili-mafia-question-limit = Mehr als acht Handkarten gehen nicht: Wirf zuerst eine ab.
chili-mafia-question-response = Ein Angriff! Lass ihn geschehen oder stopp ihn.
chili-mafia-question-lifeline = Du hast die obersten Karten des Nachziehstapels gesehen.
chili-mafia-question-reconsider = Dein Angriff wurde gestoppt. Die heiße Karte zurücknehmen?
chili-mafia-question-bodyguard = Soll sich der Bodyguard opfern?
chili-mafia-question-bribe = Ein Chili wandert ins Gefängnis. Mit Bribe freikaufen?
chili-mafia-question-home = Finde dem Turncoat einen Platz.
chili-mafia-question-kiss = Du hast einen Chili verloren. Zum Dank ein Kiss of Death?
chili-mafia-question-recruit = Ein schwacher Chili wurde angelegt. Anwerben?
chili-mafia-question-bagman = Nimm eine dieser Karten.
chili-mafia-question-backup = Nimm von den gezeigten Chilis, welche du willst.
chili-mafia-question-dime = Noch eine Karte aufdecken oder aufhören?
chili-mafia-question-deal = Wähle zwei Karten, die du hergibst.
chili-mafia-question-snoop = Du hast die Handkarten gesehen: Spiel jetzt Shakedown oder Booster.
chili-mafia-question-raid = Razzia! Ordne deine Banden neu.

chili-mafia-event-packet = { $seat } bekommt { $cards }.
chili-mafia-event-picked = { $seat } behält { $card }.
chili-mafia-event-turn = Zug { $number }: { $seat }.
chili-mafia-event-formed = { $seat } bildet Bande { $number } vor { $owner }: { $cards }.
chili-mafia-event-added = { $seat } legt { $card } an Bande { $number } von { $owner } an.
chili-mafia-event-moved = { $seat } setzt { $card } aus Bande { $from_number } von { $from_owner } in Bande { $number } von { $owner } um.
chili-mafia-event-attacked = { $seat } spielt { $card }: { $attacker } aus Bande { $number }{ $ability ->
    [plain] {""}
   *[other] { " " }({ $ability })
  } gegen { $targets } in Bande { $target_number } von { $owner }.
chili-mafia-event-nobody-answers = Niemand greift ein.
chili-mafia-event-neutralised = { $seat } stoppt den Angriff mit { $cards }.
chili-mafia-event-guarded = Der Bodyguard von { $seat } opfert sich für { $card }.
chili-mafia-event-lost = Bande { $number } von { $owner } verliert { $cards }.
chili-mafia-event-pinched = { $card } wird aus Bande { $number } von { $owner } geschnappt.
chili-mafia-event-jailed = { $card } kommt { $place ->
    [middle] in die Mitte des Nachziehstapels
    [bottom] unter den Nachziehstapel
   *[other] auf den Ablagestapel
  }.
chili-mafia-event-discarded = { $seat } wirft { $cards } ab.
chili-mafia-event-passed = { $seat } passt und zahlt { $cards }.
chili-mafia-event-ended = { $seat } beendet den Zug.
chili-mafia-event-played = { $seat } spielt { $card }.
chili-mafia-event-drew = { $seat } zieht { $card }.
chili-mafia-event-took = { $seat } nimmt { $card }.
chili-mafia-event-stole = { $seat } nimmt { $victim } eine Karte ab: { $card }.
chili-mafia-event-boosted = { $seat } verlangt alle { $pepper }.
chili-mafia-event-gave = { $seat } gibt { $taker } diese Karten: { $cards }.
chili-mafia-event-looked = { $seat } sieht sich { $cards } an.
chili-mafia-event-exchanged = { $seat } tauscht { $cards }.
chili-mafia-event-gambled = { $seat } verzockt { $card }.
chili-mafia-event-bewitched = { $seat } schickt die Witch in Bande { $number } von { $owner } und holt { $card } in Bande { $home_number } von { $home }.
chili-mafia-event-heist-drawn = { $seat } zieht einen Coup: { $heist }.
chili-mafia-event-heist-used = { $seat } nutzt den Coup { $heist }.
chili-mafia-event-heist-wasted = { $seat } lässt den Coup { $heist } verpuffen.
chili-mafia-event-seen = { $seat } sieht die obersten Karten des Nachziehstapels: { $cards }.
chili-mafia-event-snooped = { $seat } schaut { $victim } in die Karten: { $cards }.
chili-mafia-event-shuffled = { $seat } mischt den Ablagestapel; obenauf: { $cards }, darunter { $top }.
chili-mafia-event-turned-up = { $seat } deckt { $card } auf.
chili-mafia-event-chose = { $seat } hat gewählt: { $cards }.
chili-mafia-event-dealt = { $seat } und { $partner } einigen sich: { $given } gegen { $got }.
chili-mafia-event-raid = { $seat } zieht die Razzia!
chili-mafia-event-done = { $seat } hat die Banden neu geordnet.
chili-mafia-event-arranged = Bande { $number } von { $owner }: { $cards }.
chili-mafia-event-last-round = Der Nachziehstapel ist leer: Nach diesem Zug von { $seat } haben alle noch einen.
chili-mafia-event-scored = Schluss. Punkte: { $scores }; Sieg: { $winners }.

chili-mafia-card-sc = Sweet Chili
chili-mafia-card-jn = Jimmy Nardello
chili-mafia-card-jn-icon = Jimmy Nardello, Sidekick
chili-mafia-card-po = Poblano
chili-mafia-card-po-icon = Poblano, Bodyguard
chili-mafia-card-hu = The Hungarian
chili-mafia-card-pd = Padrón
chili-mafia-card-pd-icon = Padrón, Dancer
chili-mafia-card-ja = Jalapeño
chili-mafia-card-ch = Chipotle
chili-mafia-card-ch-icon = Chipotle, Gambler
chili-mafia-card-ta = Tabasco
chili-mafia-card-ta-icon = Tabasco, Troublemaker
chili-mafia-card-ha = Habanero
chili-mafia-card-mj = Madame Jeanette
chili-mafia-card-mj-icon = Madame Jeanette, Witch
chili-mafia-card-gh = Ghost Pepper
chili-mafia-card-gh-icon = Ghost Pepper, Sniper
chili-mafia-card-ms = Moruga Scorpion
chili-mafia-card-nv = Naga Viper
chili-mafia-card-nv-icon = Naga Viper, Lord
chili-mafia-card-cr = Carolina Reaper
chili-mafia-card-px-icon = Pepper X, Outlaw
chili-mafia-card-pi = Pinch
chili-mafia-card-wh = Whack
chili-mafia-card-we = Whack ’Em
chili-mafia-card-tu = Turncoat
chili-mafia-card-fu = Fuggedaboutit
chili-mafia-card-ea = Earner
chili-mafia-card-sh = Shakedown
chili-mafia-card-bo = Booster
chili-mafia-card-ba = Bagman
chili-mafia-card-rd = Razzia

chili-mafia-heist-bk = Backup
chili-mafia-heist-br = Bribe
chili-mafia-heist-ep = Easy, Pal!
chili-mafia-heist-kd = Kiss of Death
chili-mafia-heist-ll = Lifeline
chili-mafia-heist-ld = Lucky Dime
chili-mafia-heist-md = Make a Deal
chili-mafia-heist-rc = Reconsider
chili-mafia-heist-rt = Recruit
chili-mafia-heist-sn = Snoop

chili-mafia-board-pile = Nachziehstapel { $cards }
chili-mafia-board-raid = Razzia in { $first } bis { $last } Karten
chili-mafia-board-raid-on = die Razzia läuft
chili-mafia-board-raid-over = die Razzia ist vorbei
chili-mafia-board-last-round = letzte Runde
chili-mafia-board-discard = Ablagestapel, oberste zuerst:
chili-mafia-board-hand = Hand { $cards }
chili-mafia-board-heists = Coups { $cards }
chili-mafia-board-known = bekannt: { $cards }
chili-mafia-board-your-hand = Deine Handkarten:
chili-mafia-board-your-heists = Deine Coups:
chili-mafia-board-plan = Bisher:
chili-mafia-board-packet = Päckchen:
chili-mafia-board-open = Auf dem Tisch:
chili-mafia-board-layout = Dein Plan:
chili-mafia-board-attack = { $attacker } ({ $seat }) greift { $targets } ({ $rival }) mit { $card } an
chili-mafia-board-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
chili-mafia-board-team = Team { $team }
chili-mafia-board-empty = leer
chili-mafia-board-offers = Angeboten von { $seat }:

error-teams = Zu { $players } lassen sich keine zwei gleich großen Teams zu { $size } bilden. Zweierteams brauchen 4, 6 oder 8 Personen, Dreierteams 6, Viererteams 8.
error-manners = manners betrifft nur Coups: Schalte auch heists ein.
error-raid-position = Die Razzia passt nicht hinein: { $below } Karten darunter, plus oder minus { $jitter }, in einem Nachziehstapel von { $pile }. Möglich sind { $jitter } bis { $most }.
error-raid-incomplete = Es bleiben zu viele Karten in unvollständigen Banden; best zeigt, wie wenige es sein können.
error-raid-parked = Eine deiner Handkarten liegt in einer unvollständigen Bande: Chilis aus der Hand sind für ganze Banden da.
error-raid-pool = Noch liegen nicht alle Chilis vor dir in einer Gruppe.
error-raid-card = { $move } passt nicht in diese Gruppe: Alle müssen gleich oder alle verschieden sein.
error-plan = { $move } kann hier nicht folgen. Mit drop fängst du neu an.
error-must-pass = Du hast in diesem Zug noch nichts getan: Du kannst nur passen.
error-must-end = Passen ist hier nicht nötig: Sag einfach end.
error-line-open = „{ $line }“ ist noch nicht vollständig. So kann es weitergehen: { $words }.
