# Chili Mafia.

chili-mafia-name = Chili Mafia
chili-mafia-line = Bilde Banden aus Chilis, greif die der anderen an und sei auf die Razzia gefasst.
chili-mafia-help-word = whack

chili-mafia-option-advanced = Sonderfähigkeiten
chili-mafia-option-advanced-help = Sidekick, Bodyguard, Troublemaker und Sniper: Manche der einfachen Chilis haben eine Fähigkeit.
chili-mafia-option-bosses = Chili-Bosse
chili-mafia-option-bosses-help = Fünf Bosse mit eigenen Fähigkeiten ersetzen fünf einfache Chilis.
chili-mafia-option-heists = Coups
chili-mafia-option-heists-help = Wer aus der Hand eine Bande bildet, zieht eine geheime Coup-Karte.
chili-mafia-option-teams = Personen je Team
chili-mafia-option-teams-help = Gleich große Teams aus 2, 3 oder 4 Personen teilen sich ihre Banden; none: alle gegen alle.
chili-mafia-option-one-action-per-turn = Eine Aktionskarte je Zug
chili-mafia-option-one-action-per-turn-help = Die strenge Lesart der Regel; Fuggedaboutit zählt nicht.
chili-mafia-option-sweet-chili-small-deck = Sweet Chilis im kleinen Stapel
chili-mafia-option-sweet-chili-small-deck-help = Joker zu zweit bis viert; größere Runden haben immer acht.
chili-mafia-option-raid-position = Karten unter der Razzia
chili-mafia-option-raid-position-help = Wie viele Karten unter der Razzia liegen; table: sechs pro Person.
chili-mafia-option-raid-jitter = Ungewissheit der Razzia
chili-mafia-option-raid-jitter-help = Die Razzia kann um höchstens so viele Karten höher oder tiefer liegen.
chili-mafia-option-manners = Coups verpuffen lassen
chili-mafia-option-manners-help = Im eigenen Zug darfst du einen Coup nutzen, dessen Bedingung nicht erfüllt ist; er verpufft.

chili-mafia-question-draft = Behalte eine Karte aus diesem Päckchen.
chili-mafia-question-turn = Du bist am Zug: Bilde Banden, leg Chilis an, spiel heiße Karten und Aktionskarten.
chili-mafia-question-limit = Du darfst höchstens acht Handkarten haben: Wirf zuerst eine ab.
chili-mafia-question-response = Ein Angriff! Lass ihn geschehen oder stopp ihn.
chili-mafia-question-lifeline = Du hast die obersten fünf Karten des Nachziehstapels gesehen.
chili-mafia-question-reconsider = Dein Angriff wurde gestoppt. Die heiße Karte zurücknehmen?
chili-mafia-question-bodyguard = Soll sich der Bodyguard opfern?
chili-mafia-question-bribe = Ein Chili wandert ins Gefängnis. Mit Bribe freikaufen?
chili-mafia-question-home = Wohin kommt der Überläufer?
chili-mafia-question-kiss = Du hast einen Chili verloren. Antwortest du mit einem Kiss of Death?
chili-mafia-question-recruit = Ein schwacher Chili wurde angelegt. Anwerben?
chili-mafia-question-bagman = Nimm eine dieser Karten.
chili-mafia-question-backup = Nimm von den gezeigten Chilis, welche du willst.
chili-mafia-question-dime = Noch eine Karte aufdecken oder aufhören?
chili-mafia-question-deal = Wähle zwei Karten, die du hergibst.
chili-mafia-question-snoop = Du hast die Handkarten gesehen: Spiel jetzt Shakedown oder Booster.
chili-mafia-question-raid = Razzia! Ordne deine Banden neu.
chili-mafia-step-card = welche Karte?
chili-mafia-step-gang = welche Bande?
chili-mafia-step-seat = wer?
chili-mafia-step-heist = welcher Coup?
chili-mafia-step-from = aus der Hand oder aus welcher Bande?
chili-mafia-step-go = noch eine Karte, oder go: das ist alles
chili-mafia-step-word = wie weiter?

chili-mafia-event-packet = { $seatIs ->
    [you] Du bekommst { $cards }.
   *[other] { $seat } bekommt { $hidden ->
        [yes] { $cardsCount } Karten
       *[no] { $cards }
     }.
 }
chili-mafia-event-picked = { $seatIs ->
    [you] Du behältst { $card }.
   *[other] { $seat } behält { $hidden ->
        [yes] eine Karte
       *[no] { $card }
     }.
 }
chili-mafia-event-turn = Zug { $number }: { $seatIs ->
    [you] du
   *[other] { $seat }
 }.
chili-mafia-event-formed = { $seatIs ->
    [you] Du bildest { $ownerIs ->
        [you] deine Bande { $number }
       *[other] Bande { $number } vor { $owner }
     }: { $cards }.
   *[other] { $seat } bildet { $ownerIs ->
        [you] Bande { $number } vor dir
        [seat] Bande { $number }
       *[other] Bande { $number } vor { $owner }
     }: { $cards }.
 }
chili-mafia-event-added = { $seatIs ->
    [you] Du legst { $card } an { $ownerIs ->
        [you] deine Bande { $number }
       *[other] Bande { $number } von { $owner }
     } an.
   *[other] { $seat } legt { $card } an { $ownerIs ->
        [you] deine Bande { $number }
        [seat] die eigene Bande { $number }
       *[other] Bande { $number } von { $owner }
     } an.
 }
chili-mafia-event-moved = { $seatIs ->
    [you] Du setzt { $card } aus { $from_ownerIs ->
        [you] deiner Bande { $from_number }
       *[other] Bande { $from_number } von { $from_owner }
     } in { $ownerIs ->
        [you] deine Bande { $number }
       *[other] Bande { $number } von { $owner }
     } um.
   *[other] { $seat } setzt { $card } aus { $from_ownerIs ->
        [you] deiner Bande { $from_number }
        [seat] der eigenen Bande { $from_number }
       *[other] Bande { $from_number } von { $from_owner }
     } in { $ownerIs ->
        [you] deine Bande { $number }
        [seat] die eigene Bande { $number }
       *[other] Bande { $number } von { $owner }
     } um.
 }
chili-mafia-event-attacked = { $seatIs ->
    [you] Du spielst { $card }: { $attacker } aus deiner Bande { $number }{ $ability ->
        [sidekick] {" "}mit dem Sidekick
        [troublemaker] {" "}als Troublemaker
        [sniper] {" "}als Sniper
       *[other] {""}
     } gegen { $targets } in Bande { $target_number } von { $owner }.
   *[other] { $seat } spielt { $card }: { $attacker } aus Bande { $number }{ $ability ->
        [sidekick] {" "}mit dem Sidekick
        [troublemaker] {" "}als Troublemaker
        [sniper] {" "}als Sniper
       *[other] {""}
     } gegen { $targets } in { $ownerIs ->
        [you] deiner Bande { $target_number }
       *[other] Bande { $target_number } von { $owner }
     }.
 }
chili-mafia-event-nobody-answers = Niemand reagiert.
chili-mafia-event-neutralised = { $seatIs ->
    [you] Du stoppst den Angriff mit { $cards }.
   *[other] { $seat } stoppt den Angriff mit { $cards }.
 }
chili-mafia-event-guarded = { $seatIs ->
    [you] Dein Bodyguard opfert sich für { $card }.
   *[other] Der Bodyguard von { $seat } opfert sich für { $card }.
 }
chili-mafia-event-lost = { $ownerIs ->
    [you] Deine Bande { $number } verliert { $cards }.
   *[other] Bande { $number } von { $owner } verliert { $cards }.
 }
chili-mafia-event-pinched = { $ownerIs ->
    [you] { $card } wird aus deiner Bande { $number } geschnappt.
   *[other] { $card } wird aus Bande { $number } von { $owner } geschnappt.
 }
chili-mafia-event-jailed = { $card } kommt { $place ->
    [middle] in die Mitte des Nachziehstapels
    [bottom] unter den Nachziehstapel
   *[other] auf den Ablagestapel
  }.
chili-mafia-event-discarded = { $seatIs ->
    [you] Du wirfst { $cards } ab.
   *[other] { $seat } wirft { $cards } ab.
 }
chili-mafia-event-passed = { $seatIs ->
    [you] Du passt{ $cardsCount ->
        [0] .
       *[other] {" "}und wirfst { $cards } ab.
     }
   *[other] { $seat } passt{ $cardsCount ->
        [0] .
       *[other] {" "}und wirft { $cards } ab.
     }
 }
chili-mafia-event-ended = { $seatIs ->
    [you] Du beendest deinen Zug.
   *[other] { $seat } beendet den Zug.
 }
chili-mafia-event-played = { $seatIs ->
    [you] Du spielst { $card }.
   *[other] { $seat } spielt { $card }.
 }
chili-mafia-event-drew = { $seatIs ->
    [you] Du ziehst { $card }.
   *[other] { $seat } zieht { $hidden ->
        [yes] eine Karte
       *[no] { $card }
     }.
 }
chili-mafia-event-took = { $seatIs ->
    [you] Du nimmst { $card }.
   *[other] { $seat } nimmt { $hidden ->
        [yes] eine Karte
       *[no] { $card }
     }.
 }
chili-mafia-event-stole = { $seatIs ->
    [you] Du nimmst { $victim } eine Karte ab: { $card }.
   *[other] { $seat } nimmt { $victimIs ->
        [you] dir
       *[other] { $victim }
     } eine Karte ab{ $hidden ->
        [yes] {""}
       *[no] : { $card }
     }.
 }
chili-mafia-event-boosted = { $seatIs ->
    [you] Du verlangst alle { $pepper }.
   *[other] { $seat } verlangt alle { $pepper }.
 }
chili-mafia-event-gave = { $seatIs ->
    [you] Du { $cardsCount ->
        [0] hast keine
       *[other] gibst { $taker } { $cards }
     }.
   *[other] { $seat } { $cardsCount ->
        [0] hat keine
       *[other] gibt { $takerIs ->
            [you] dir
           *[other] { $taker }
         } { $cards }
     }.
 }
chili-mafia-event-looked = { $seatIs ->
    [you] Du siehst dir { $cards } an.
   *[other] { $seat } sieht sich { $cards } an.
 }
chili-mafia-event-exchanged = { $seatIs ->
    [you] Du tauschst { $cards }.
   *[other] { $seat } tauscht { $cards }.
 }
chili-mafia-event-gambled = { $seatIs ->
    [you] Du zockst mit { $card }.
   *[other] { $seat } zockt mit { $card }.
 }
chili-mafia-event-bewitched = { $seatIs ->
    [you] Du schickst die Witch in Bande { $number } von { $owner } und holst { $card } in { $homeIs ->
        [you] deine Bande { $home_number }
       *[other] Bande { $home_number } von { $home }
     }.
   *[other] { $seat } schickt die Witch in { $ownerIs ->
        [you] deine Bande { $number }
       *[other] Bande { $number } von { $owner }
     } und holt { $card } in { $homeIs ->
        [you] deine Bande { $home_number }
        [seat] die eigene Bande { $home_number }
       *[other] Bande { $home_number } von { $home }
     }.
 }
chili-mafia-event-heist-drawn = { $seatIs ->
    [you] Du ziehst einen Coup: { $heist }.
   *[other] { $seat } zieht einen Coup{ $hidden ->
        [yes] {""}
       *[no] : { $heist }
     }.
 }
chili-mafia-event-heist-used = { $seatIs ->
    [you] Du nutzt den Coup { $heist }.
   *[other] { $seat } nutzt den Coup { $heist }.
 }
chili-mafia-event-heist-wasted = { $seatIs ->
    [you] Du lässt den Coup { $heist } verpuffen.
   *[other] { $seat } lässt den Coup { $heist } verpuffen.
 }
chili-mafia-event-seen = { $seatIs ->
    [you] Du siehst die obersten Karten des Nachziehstapels: { $cards }.
   *[other] { $seat } sieht die obersten Karten des Nachziehstapels{ $hidden ->
        [yes] {""}
       *[no] : { $cards }
     }.
 }
chili-mafia-event-snooped = { $seatIs ->
    [you] Du schaust { $victim } in die Karten: { $cards }.
   *[other] { $seat } schaut { $victimIs ->
        [you] dir
       *[other] { $victim }
     } in die Karten{ $hidden ->
        [yes] {""}
       *[no] : { $cards }
     }.
 }
chili-mafia-event-shuffled = { $seatIs ->
    [you] Du mischst den Ablagestapel und zeigst { $top }.
   *[other] { $seat } mischt den Ablagestapel und zeigt { $top }.
 }
chili-mafia-event-turned-up = { $seatIs ->
    [you] Du deckst { $card } auf.
   *[other] { $seat } deckt { $card } auf.
 }
chili-mafia-event-chose = { $seatIs ->
    [you] Du hast gewählt: { $cards }.
   *[other] { $seat } hat gewählt{ $hidden ->
        [yes] {""}
       *[no] : { $cards }
     }.
 }
chili-mafia-event-dealt = { $seatIs ->
    [you] Du tauschst mit { $partner }: { $given } gegen { $got }.
   *[other] { $seat } tauscht mit { $partnerIs ->
        [you] dir
       *[other] { $partner }
     }{ $hidden ->
        [yes] {""}
       *[no] : { $given } gegen { $got }
     }.
 }
chili-mafia-event-raid = { $seatIs ->
    [you] Du ziehst die Razzia!
   *[other] { $seat } zieht die Razzia!
 }
chili-mafia-event-done = { $seatIs ->
    [you] Du hast deine Banden neu geordnet.
   *[other] { $seat } hat die Banden neu geordnet.
 }
chili-mafia-event-arranged = { $ownerIs ->
    [you] Deine Bande { $number }: { $cards }.
   *[other] Bande { $number } von { $owner }: { $cards }.
 }
chili-mafia-event-last-round = { $seatIs ->
    [you] Der Nachziehstapel ist leer. Du beendest deinen Zug, dann haben alle noch einen.
   *[other] Der Nachziehstapel ist leer. { $seat } beendet den Zug, dann haben alle noch einen.
 }
chili-mafia-event-scored = Das Spiel ist aus. Punkte: { $scores }. Sieg: { $winners }.

chili-mafia-card-sc = Sweet Chili
chili-mafia-card-jn = Jimmy Nardello
chili-mafia-card-jn-icon = Jimmy Nardello (Sidekick)
chili-mafia-card-po = Poblano
chili-mafia-card-po-icon = Poblano (Bodyguard)
chili-mafia-card-hu = The Hungarian
chili-mafia-card-pd = Padrón
chili-mafia-card-pd-icon = Padrón (Dancer)
chili-mafia-card-ja = Jalapeño
chili-mafia-card-ch = Chipotle
chili-mafia-card-ch-icon = Chipotle (Gambler)
chili-mafia-card-ta = Tabasco
chili-mafia-card-ta-icon = Tabasco (Troublemaker)
chili-mafia-card-ha = Habanero
chili-mafia-card-mj = Madame Jeanette
chili-mafia-card-mj-icon = Madame Jeanette (Witch)
chili-mafia-card-gh = Ghost Pepper
chili-mafia-card-gh-icon = Ghost Pepper (Sniper)
chili-mafia-card-ms = Moruga Scorpion
chili-mafia-card-nv = Naga Viper
chili-mafia-card-nv-icon = Naga Viper (Lord)
chili-mafia-card-cr = Carolina Reaper
chili-mafia-card-px = Pepper X
chili-mafia-card-px-icon = Pepper X (Outlaw)
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
chili-mafia-board-attack = { $attacker } ({ $seatIs ->
    [you] du
   *[other] { $seat }
 }) greift { $targets } ({ $rivalIs ->
    [you] du
   *[other] { $rival }
 }) mit { $card } an
chili-mafia-board-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
chili-mafia-board-team = Team { $team }
chili-mafia-board-empty = leer
chili-mafia-board-offers = Angeboten von { $seat }:

error-teams = Zu { $players } lassen sich keine gleich großen Teams zu { $size } bilden. Zweierteams brauchen 4, 6 oder 8 Personen, Dreierteams 6, Viererteams 8.
error-manners = manners betrifft nur Coups: Schalte auch heists ein.
error-raid-position = Die Razzia passt nicht hinein: { $below } Karten darunter, plus oder minus { $jitter }, in einem Nachziehstapel von { $pile }. Möglich sind { $jitter } bis { $most }.
error-raid-incomplete = Es bleiben Karten in unvollständigen Banden, obwohl sich alle unterbringen lassen; best zeigt, wie.
error-raid-parked = Eine deiner Handkarten liegt in einer unvollständigen Bande; Chilis aus der Hand dürfen nur in vollständige Banden.
error-raid-pool = Noch liegen nicht alle Chilis, die du vor dir hast, in einer Gruppe.
error-raid-card = { $move } passt nicht in diese Gruppe: Alle müssen gleich oder alle verschieden sein.
error-plan = { $move } passt nicht zu dem, was du bisher gewählt hast. Mit drop fängst du neu an.
error-must-pass = Du hast in diesem Zug noch nichts getan: Du kannst nur passen.
error-must-end = Passen ist hier nicht nötig: Gib einfach end ein.
error-line-open = „{ $line }“ ist noch nicht vollständig. So kann es weitergehen: { $words }.
