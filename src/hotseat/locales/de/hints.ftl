# Warum ein Bot einen Zug vorschlägt: ein Satz mit den Zahlen, die er abgewogen hat.

why-only = Etwas anderes kannst du nicht tun.

# Was man noch nicht gesehen hat; mitten im Satz.
seen-right-number = von den { $all } Karten mit der richtigen Zahl hast du { $left ->
    [0] schon alle gesehen
   *[other] { $seen ->
        [0] noch keine gesehen
       *[other] { $left } noch nicht gesehen
     }
 }
seen-this-number = von den { $all } Karten mit dieser Zahl hast du { $left ->
    [0] schon alle gesehen
   *[other] { $seen ->
        [0] noch keine gesehen
       *[other] { $left } noch nicht gesehen
     }
 }
seen-spice = von den { $all } { $spice ->
    [C] Chili-Karten
    [W] Wasabi-Karten
    [P] Pfeffer-Karten
   *[L] Zitronen-Karten
 } hast du { $left ->
    [0] schon alle gesehen
   *[other] { $seen ->
        [0] noch keine gesehen
       *[other] { $left } noch nicht gesehen
     }
 }

## Spicy, Sweet & Spicy

why-spicy-doubt-number = Anzweifeln bringt { $wins ->
    [one] 1 Punkt
   *[other] { $wins } Punkte
 } oder kostet { $costs } und lohnt sich, wenn es in { $times } von { $of } Fällen stimmt; { seen-right-number }.
why-spicy-doubt-spice = Anzweifeln bringt { $wins ->
    [one] 1 Punkt
   *[other] { $wins } Punkte
 } oder kostet { $costs } und lohnt sich, wenn es in { $times } von { $of } Fällen stimmt; { seen-spice }.
why-spicy-doubt-number-last = Kommt { $owner } mit der letzten Karte durch, gibt es dafür eine Trophäe; { seen-right-number }.
why-spicy-doubt-spice-last = Kommt { $owner } mit der letzten Karte durch, gibt es dafür eine Trophäe; { seen-spice }.
why-spicy-doubt-number-fatal = Kommt { $owner } mit der letzten Karte durch, hast du verloren, Anzweifeln kostet dich also nichts mehr; { seen-right-number }.
why-spicy-doubt-spice-fatal = Kommt { $owner } mit der letzten Karte durch, hast du verloren, Anzweifeln kostet dich also nichts mehr; { seen-spice }.
why-spicy-trust = { $left ->
    [0] Alle { $all } Karten mit der richtigen Zahl hast du schon gesehen, es passt also nur ein Zahlen-Joker; doch um anzuzweifeln,
   *[other] Die Ansage kann gut stimmen, denn { seen-right-number }; um anzuzweifeln,
 } müsstest du in { $times } von { $of } Fällen recht haben.
why-spicy-trust-last = Zweifelst du zu Unrecht, ziehst du zur Trophäe noch { $costs } Karten, und { seen-right-number }.
why-spicy-nothing-to-doubt = Hier gibt es nichts, was du anzweifeln könntest.
why-spicy-lay-joker = Einen Super-Joker kann niemand anzweifeln.
why-spicy-lay-last-true = Deine letzte Karte ist genau, was du ansagst: Ob angezweifelt oder nicht, sie bringt eine Trophäe.
why-spicy-lay-last = Deine letzte Karte kann eine Trophäe bringen, und man könnte sie dir glauben, denn { seen-this-number }.
why-spicy-lay-true = Beides stimmt: Wer anzweifelt, verliert, und du gewinnst { $stack ->
    [one] die Karte
   *[other] die { $stack } Karten
 }.
why-spicy-lay-true-follow = Beides stimmt, und { $follow ->
    [one] 1 deiner Handkarten könnte
   *[other] { $follow } deiner Handkarten könnten
 } später ehrlich darauf folgen.
why-spicy-lay-right-number = Die Zahl stimmt: Nur wer das Gewürz anzweifelt, erwischt dich.
why-spicy-lay-right-spice = Das Gewürz stimmt: Nur wer die Zahl anzweifelt, erwischt dich, und { seen-this-number }.
why-spicy-lay-lie = Nichts davon stimmt, aber { seen-this-number }: Ab und zu ein Bluff, und die anderen müssen raten.
why-spicy-lay-lie-forced = Keine deiner Karten passt, aber { seen-this-number }: Der Bluff kann durchgehen.
why-spicy-pass-nothing-true = Keine deiner Karten lässt sich ehrlich legen: Passen kostet 1 Karte, erwischt werden { $costs }.
why-spicy-pass = Ehrlich legen kannst du { $fits ->
    [one] nur 1 deiner Karten, und die kann
   *[other] { $fits } deiner Karten, und die können
 } später mehr wert sein; wer passt, zieht nur eine Karte.
why-spicy-tuck = { $cards ->
    [one] Diese Karte passt
   *[other] Diese { $cards } Karten passen
 } kaum zum aktuellen Gewürz: Neue können nur besser sein.
why-spicy-tuck-nothing = Alle deine Karten können für dieses Gewürz noch nützlich sein.
why-spicy-take-joker = Mindestens { $draws } Karten werden noch gezogen: Zeit genug, den Super-Joker zu legen, den niemand anzweifeln kann.
why-spicy-leave-joker = Vielleicht { $draws ->
    [one] wird nur noch 1 Karte
   *[other] werden nur noch { $draws } Karten
 } gezogen: Ein Super-Joker, den du am Ende noch hast, kostet 5 Punkte.

## Stick ’Em

why-stick-em-pain = Die anderen haben { $points } Punkte dieser Farbe, die sie dir zuspielen können, du selbst hast { $held ->
    [one] 1 Karte
   *[other] { $held } Karten
 } davon, und diese hier kostet dich { $value }.
why-stick-em-lead-pain = Eine ausgespielte Karte verliert gegen jede andere Farbe: Jetzt wirst du { $value } Punkte Ärger los.
why-stick-em-lead = Eine ausgespielte Karte verliert leicht: Von { $unseen } Karten, die du nicht gesehen hast, schlagen sie { $stronger }.
why-stick-em-take = Der Stich ist für dich bisher { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } wert, und von { $unseen } Karten, die du nicht gesehen hast, schlagen deine noch { $stronger }.
why-stick-em-take-bad = Der Stich kostet dich bisher { $cost ->
    [one] 1 Punkt
   *[other] { $cost } Punkte
 }, aber von { $unseen } Karten, die du nicht gesehen hast, schlagen deine noch { $stronger }.
why-stick-em-take-worst = Jede andere Karte würde dich mehr kosten als { $cost ->
    [one] der eine Punkt
   *[other] die { $cost } Punkte
 } dieses Stichs.
why-stick-em-take-for-sure = Der Stich ist für dich bisher { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } wert, und niemand kann deine Karte mehr schlagen.
why-stick-em-nobody = So, wie er liegt, gewinnt den Stich niemand.
why-stick-em-hurt = { $winner } gewinnt gerade den Stich, und diese Karte kostet dort { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
 }.
why-stick-em-zero = { $winner } gewinnt gerade den Stich, und eine Null gewinnt nie.
why-stick-em-duck = Der Stich würde dich { $cost ->
    [one] 1 Punkt
   *[other] { $cost } Punkte
 } kosten: Überlass ihn { $winner }.
why-stick-em-lose = { $winner } gewinnt gerade den Stich: Auf diese Karte kannst du am ehesten verzichten.

## Chili Mafia

why-chili-mafia-gang = { $peppers } Chilis auf deiner Hand geben eine Bande im Wert von { $points } Punkten.
why-chili-mafia-add-done = { $before ->
    [0] Damit ist die Bande vollständig und { $after } Punkte wert.
   *[other] Damit steigt die Bande von { $before } auf { $after } Punkte.
 }
why-chili-mafia-add-open = Die Bande ist noch unvollständig, aber { $peppers ->
    [one] 1 Chili liegt
   *[other] { $peppers } Chilis liegen
 } schon bereit.
why-chili-mafia-move-done = { $before ->
    [0] Damit ist die Bande dort vollständig und { $after } Punkte wert.
   *[other] Dort steigt die Bande damit von { $before } auf { $after } Punkte.
 }
why-chili-mafia-move-open = Damit hat die Bande dort { $peppers ->
    [one] 1 Chili
   *[other] { $peppers } Chilis
 }.
why-chili-mafia-witch-done = { $before ->
    [0] Durch den Tausch ist deine Bande vollständig und { $after } Punkte wert.
   *[other] Durch den Tausch steigt deine Bande von { $before } auf { $after } Punkte.
 }
why-chili-mafia-witch-open = Durch den Tausch hat deine Bande { $peppers ->
    [one] 1 Chili
   *[other] { $peppers } Chilis
 }.
why-chili-mafia-attack-leader = Von deinen Rivalen hat niemand mehr Punkte als { $rival }: Die Bande fällt von { $before } auf { $after }, und { $percent ->
    [0] kaum jemand kann das aufhalten.
    [100] ein bekanntes Fuggedaboutit müsste dafür weg.
   *[other] die Gefahr eines Fuggedaboutits liegt bei etwa { $percent } %.
 }
why-chili-mafia-attack = Die Bande fällt von { $before } auf { $after } Punkte, und { $percent ->
    [0] { $rival } kann das kaum aufhalten.
    [100] { $rival } müsste dagegen ein bekanntes Fuggedaboutit einsetzen.
   *[other] die Chance, dass { $rival } das aufhält, liegt bei etwa { $percent } %.
 }
why-chili-mafia-shakedown = { $rival } hat { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
 } auf der Hand: Nach Hand und Punkten ist dort am meisten zu holen.
why-chili-mafia-snoop = { $rival } hat { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
 } auf der Hand: Wer erst nachsieht, holt mehr heraus.
why-chili-mafia-deal = Du gibst deine zwei schwächsten Karten her, und { $rival } hat nur { $cards } zur Auswahl.
why-chili-mafia-booster = Von diesen Chilis hast du { $left } nicht gesehen, und die Gegenseite hat { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
 } auf der Hand.
why-chili-mafia-earner = Du hast { $hand } von höchstens { $limit } Handkarten: Da ist noch Platz.
why-chili-mafia-bagman = Du hast { $hand } von höchstens { $limit } Handkarten, und unter den letzten drei abgeworfenen ist eine gute.
why-chili-mafia-exchange = Du hast mehr heiße Karten, als du bald brauchst: Andere nützen dir mehr.
why-chili-mafia-backup = Du hast { $hand } von höchstens { $limit } Handkarten: Da ist noch Platz für Chilis.
why-chili-mafia-backup-done = Mit { $hand } von höchstens { $limit } Handkarten sind die angebotenen Chilis nicht besser als das, was du abwerfen müsstest.
why-chili-mafia-dime = Karten geschenkt: Du hast { $hand } von höchstens { $limit }.
why-chili-mafia-gamble = Der Gambler passt in keine deiner Banden, und du hast nur { $hand } von höchstens { $limit } Handkarten.
why-chili-mafia-waste = Eine neue Bande bringt einen neuen Coup: Der am wenigsten nützliche macht ihm Platz.
why-chili-mafia-end-hot = { $hot ->
    [one] Deine heiße Karte ist
   *[other] Deine { $hot } heißen Karten sind
 } später mehr wert: Solange noch { $pile ->
    [one] 1 Karte im Nachziehstapel liegt
   *[other] { $pile } Karten im Nachziehstapel liegen
 }, ist kein Ziel gut genug.
why-chili-mafia-end = Nichts, was du noch tun könntest, bringt Punkte.
why-chili-mafia-pass = { $hand ->
    [one] Wer passt, gibt eine Karte ab: Du hast nur diese eine auf der Hand.
   *[other] Wer passt, gibt eine Karte ab: Auf diese kannst du von deinen { $hand } am ehesten verzichten.
 }
why-chili-mafia-pass-table = Wer passt, gibt eine Karte ab: Auf diese kannst du von allen, die vor dir liegen, am ehesten verzichten.
why-chili-mafia-pass-free = Du hast keine Karte, die du abgeben könntest: Passen kostet dich nichts.
why-chili-mafia-fugged = Ohne Gegenwehr drückt der Angriff ({ $attacker }) die Bande von { $before } auf { $after } Punkte.
why-chili-mafia-easypal = Ohne Gegenwehr drückt der Angriff ({ $attacker }) die Bande von { $before } auf { $after } Punkte; die Chilis, mit denen du zahlst, sind weniger wert.
why-chili-mafia-lifeline = Ohne Gegenwehr drückt der Angriff ({ $attacker }) die Bande von { $before } auf { $after } Punkte: Unter fünf Karten kann ein Fuggedaboutit sein.
why-chili-mafia-let = Die Bande fällt von { $before } auf { $after } Punkte, und billiger kannst du das nicht aufhalten.
why-chili-mafia-let-save = Es geht um Stärke { $strength }: Das Fuggedaboutit ist gegen { $attacks ->
    [one] den Angriff, der noch zu erwarten ist,
   *[other] einen der { $attacks } Angriffe, die noch zu erwarten sind,
 } mehr wert.
why-chili-mafia-let-rival = { $attacker } greift { $rival } an: Was andere verlieren, verlierst du nicht.
why-chili-mafia-stop-leader = { $attacker } liegt vorn und bekäme einen starken Chili, und du hast { $fuggeds } Fuggedaboutits.
why-chili-mafia-lifeline-use = Der Angriff würde dich etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } kosten: Das ist ein Fuggedaboutit wert.
why-chili-mafia-lifeline-keep = Der Angriff kostet dich nur etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }: Behalte das Fuggedaboutit für einen schlimmeren.
why-chili-mafia-guard = Das Ziel hat Stärke { $strength }, der Bodyguard nur 3.
why-chili-mafia-guard-not = Das Ziel hat Stärke { $strength }: Der Bodyguard ist genauso viel wert.
why-chili-mafia-bribe = Stärke { $strength } ist einen Platz unter deinen { $hand } Handkarten wert.
why-chili-mafia-bribe-not = Stärke { $strength } ist keinen Platz unter deinen { $hand } Handkarten wert.
why-chili-mafia-kiss = Der Angriff hat dich einen Chili gekostet: Jetzt verliert die andere Seite den, der am meisten wehtut.
why-chili-mafia-not = Das bringt dir nichts.
why-chili-mafia-recruit = Eine neue Bande, geschenkt.
why-chili-mafia-reconsider = Du bekommst die heiße Karte zurück, ohne etwas zu zahlen.
why-chili-mafia-take-pepper = Stärke { $strength }, { $alike ->
    [0] und er passt gut zum Rest
    [one] und 1 mit demselben Namen hast du schon
   *[other] und { $alike } mit demselben Namen hast du schon
 }.
why-chili-mafia-take-sweet = Ein Sweet Chili passt in jede Bande, die noch keinen hat, und kann später weiterziehen.
why-chili-mafia-take-fugged = Ein Fuggedaboutit hält einen Angriff auf, und etwa { $attacks ->
    [0] einer kann
    [one] 1 kann
   *[other] { $attacks } können
 } dich noch treffen.
why-chili-mafia-take-hot = Eine heiße Karte ist mehr wert als jeder angebotene Chili.
why-chili-mafia-take-action = Diese Aktionskarte ist mehr wert als jeder angebotene Chili.
why-chili-mafia-give-pepper = Stärke { $strength }, { $alike ->
    [0] und keine andere Karte dieses Namens auf deiner Hand
    [one] und 1 andere Karte dieses Namens auf deiner Hand
   *[other] und { $alike } andere Karten dieses Namens auf deiner Hand
 }: Darauf kannst du am ehesten verzichten.
why-chili-mafia-give-fugged = Alles andere auf deiner Hand ist noch mehr wert.
why-chili-mafia-give-hot = Von allen deinen Karten ist diese heiße Karte jetzt am wenigsten wert.
why-chili-mafia-give-action = Von allen deinen Karten ist diese Aktionskarte jetzt am wenigsten wert.
why-chili-mafia-more = Bisher { $cards ->
    [one] 1 Chili
   *[other] { $cards } Chilis
 } mit Stärke { $strength }: Eine Karte mehr ist es wert.
why-chili-mafia-stop = { $cards ->
    [one] 1 Chili
   *[other] { $cards } Chilis
 } mit Stärke { $strength }: Fordere dein Glück nicht heraus.
why-chili-mafia-raid = Keine andere Ordnung deiner Chilis bringt mehr Punkte.

## Wazabi

why-wazabi-slap = Genau ein W: Die erste Hand auf dem Stapel gewinnt das Rennen.
why-wazabi-hold = { $w ->
    [0] Kein W
   *[other] { $w } W
 } im Wurf: Nur genau eins löst ein Rennen aus, und wer zu Unrecht draufhaut, muss einen Würfel nehmen.
why-wazabi-hold-afraid = Die oberste Chilikarte ist bekannt, und sie würde dir schaden.
why-wazabi-reroll-own = { $w } W, { $arrows ->
    [0] keine Pfeile
    [one] 1 Pfeil
   *[other] { $arrows } Pfeile
 } und { $cards ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $cards } Karten
 }: Dein nächster Wurf sollte besser sein.
why-wazabi-reroll-other = { $w } W, { $arrows ->
    [0] keine Pfeile
    [one] 1 Pfeil
   *[other] { $arrows } Pfeile
 } und { $cards ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $cards } Karten
 }: ein zu guter Wurf für { $roller }.
why-wazabi-reroll-not-own = { $w } W, { $arrows ->
    [0] keine Pfeile
    [one] 1 Pfeil
   *[other] { $arrows } Pfeile
 } und { $cards ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $cards } Karten
 }: gut genug, die Karte zu behalten.
why-wazabi-reroll-not-other = { $w } W, { $arrows ->
    [0] keine Pfeile
    [one] 1 Pfeil
   *[other] { $arrows } Pfeile
 } und { $cards ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $cards } Karten
 }: Dieser Wurf ({ $roller }) ist die Karte nicht wert.
why-wazabi-pass = { $offered ->
    [0] Keine deiner { $cards } Karten lässt sich mit { $w } W spielen.
    [one] Die eine Karte, die du mit { $w } W spielen könntest, ist später mehr wert.
   *[other] Die { $offered } Karten, die du mit { $w } W spielen könntest, sind später mehr wert.
 }
why-wazabi-pinch = Du hast { $w } W: Eins mehr macht eine bessere Karte möglich.
why-wazabi-double = Mit { $w } W lohnt sich noch eine zweite Karte.
wazabi-cost = { $rest ->
    [0] { $w ->
        [1] dein einziges W
       *[other] alle deine { $w } W
     }
   *[other] { $cost } von deinen { $w } W
 }
why-wazabi-play = { $card ->
    [remove1] Sie kostet { wazabi-cost }, und von deinen { $dice ->
        [one] Würfeln bleibt keiner
       *[other] { $dice } Würfeln ist einer weg
     }.
    [remove2] Sie kostet { wazabi-cost } und befreit dich von { $dice ->
        [2] deinen letzten zwei Würfeln
       *[other] zwei deiner { $dice } Würfel
     }.
    [give1] Sie kostet { wazabi-cost }, und einer deiner { $dice } Würfel gehört jemand anderem.
    [passdice] Sie kostet { wazabi-cost }: Du hast { $dice } Würfel, jemand anders hat { $fewest }.
    [swapdice] Sie kostet { wazabi-cost }: Du hast { $dice } Würfel, jemand anders hat { $fewest }.
    [steal] Sie kostet { wazabi-cost } und bringt dir eine fremde Karte.
    [draw3] Sie kostet { wazabi-cost } und bringt drei Karten.
    [keep1] Sie kostet { wazabi-cost }, und eine Hand schrumpft auf eine Karte.
    [keep2] Sie kostet { wazabi-cost }, und die anderen behalten nur je zwei Karten.
    [swaphands] Sie kostet { wazabi-cost }, und die neue Hand dürfte besser sein als deine.
    [passhands] Sie kostet { wazabi-cost }, und die neue Hand dürfte besser sein als deine.
    [skip] Sie kostet kein W und lässt jemanden aussetzen: Jemand anders hat nur noch { $fewest ->
        [one] 1 Würfel
       *[other] { $fewest } Würfel
     }.
   *[replay] Sie kostet kein W: Mit { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfeln
     } lohnt sich ein zweiter Zug sofort.
 }
why-wazabi-keep = Von deinen { $cards } Karten hilft diese mit { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfeln
 } am meisten.
why-wazabi-give-leader = { $target } hat nur { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
 }: Niemand, der zur Wahl steht, ist näher am Sieg.
why-wazabi-give-other = { $target } hat { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
 }: Mit Karten und Reihenfolge gerechnet, schadet ein Würfel dort am meisten.
why-wazabi-take-die = { $target } hat { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
 }, niemand hat mehr: Dort hilft es am wenigsten.
why-wazabi-take-card = { $target } hat { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
 } und { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
 }: Dort tut eine Karte weniger am meisten weh.
why-wazabi-shrink-hand = { $target } hat { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
 } und behielte von { $cards } Karten nur eine.
why-wazabi-swap-dice = Du hast { $mine ->
    [one] 1 Würfel
   *[other] { $mine } Würfel
 }, { $target } hat { $dice }.
why-wazabi-swap-hands = Du hast { $hand ->
    [one] 1 Karte
   *[other] { $hand } Karten
 }, { $target } hat { $cards }.
why-wazabi-skip-leader = { $target } hat nur { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
 }: Niemand, der zur Wahl steht, ist näher am Sieg.
why-wazabi-skip-other = { $target } hat { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
 } und wäre bald dran.
why-wazabi-part-red = Du hast { $red ->
    [0] keinen roten
    [one] 1 roten
   *[other] { $red } rote
 } und { $black ->
    [0] keinen schwarzen Würfel
    [one] 1 schwarzen Würfel
   *[other] { $black } schwarze Würfel
 }: Gib besser einen roten ab, denn rote decken Chilikarten auf.
why-wazabi-part-black = Du hast { $red ->
    [0] keinen roten
    [one] 1 roten
   *[other] { $red } rote
 } und { $black ->
    [0] keinen schwarzen Würfel
    [one] 1 schwarzen Würfel
   *[other] { $black } schwarze Würfel
 }: Gib besser einen schwarzen ab.
why-wazabi-gain-red = Du hast { $red ->
    [0] keinen roten
    [one] 1 roten
   *[other] { $red } rote
 } und { $black ->
    [0] keinen schwarzen Würfel
    [one] 1 schwarzen Würfel
   *[other] { $black } schwarze Würfel
 }: Ein roter mehr schadet jetzt weniger.
why-wazabi-gain-black = Du hast { $red ->
    [0] keinen roten
    [one] 1 roten
   *[other] { $red } rote
 } und { $black ->
    [0] keinen schwarzen Würfel
    [one] 1 schwarzen Würfel
   *[other] { $black } schwarze Würfel
 }: Ein schwarzer mehr schadet jetzt weniger.
why-wazabi-pass-dice = So werden aus deinen { $before } Würfeln { $after }.
why-wazabi-pass-hands = So werden aus deinen { $before } Karten { $after }.
why-wazabi-loot-hand = Die Karten auf dieser Hand sind mehr wert als die offenen.
why-wazabi-loot-open = Du weißt, was du bekommst: eine offene Karte.
why-wazabi-milk = { $aim ->
    [gift] Die Milch erspart dir einen Würfel zu deinen { $dice }.
    [give1] Die Milch erspart dir einen Würfel zu deinen { $dice }.
    [share] Die Milch erspart dir einen Würfel zu deinen { $dice }.
    [swapdice] Die Milch rettet deine { $dice } Würfel vor dem Tausch.
    [skip] Die Milch rettet deinen nächsten Zug.
   *[other] Die Milch rettet deine { $cards } Karten.
 }
why-wazabi-allow = { $aim ->
    [gift] Ein Würfel zu deinen { $dice } ist die Milch nicht wert.
    [give1] Ein Würfel zu deinen { $dice } ist die Milch nicht wert.
    [share] Ein Würfel zu deinen { $dice } ist die Milch nicht wert.
    [swapdice] Der Tausch ist die Milch nicht wert: Du hast { $dice } Würfel.
    [skip] Ein Zug weniger ist die Milch nicht wert.
   *[other] Mit { $cards } Karten auf der Hand ist das die Milch nicht wert.
 }
