### Die Optionen aller Spiele: Name, Wirkung und die Wörter, auf die sie sich stellen lassen.

option-yes = ja
option-no = nein
option-seat = Platz { $seat }
option-seat-random = zufällig

option-spicy-seasonings = Extrascharf-Karten
    .text = Zusatzregeln, die das ganze Spiel über gelten.
option-spicy-seasonings-random = { $count ->
    [one] eine zufällige
   *[other] { $count } zufällige
 }
option-spicy-seasonings-none = keine
option-spicy-end_card = Karten unter der Spielende-Karte
    .text = Wie früh das Spiel enden kann: Je mehr Karten darunter liegen, desto kürzer ist es.
option-spicy-end_card-auto = je nach Personenzahl
option-spicy-jitter = Ungewissheit des Spielendes
    .text = Die Spielende-Karte kann um höchstens so viele Karten höher oder tiefer liegen als geplant.
option-spicy-manners = Strenge Tischsitten
    .text = Falsche Ansagen, eine vergessene „letzte Karte“ und heimliches Nachsehen sind möglich; zur Strafe ziehst du jedes Mal eine Karte.
option-spicy-first = Wer beginnt
    .text = Wer die allererste Karte legt.
option-spicy-super_jokers = Super-Joker
    .text = Alle beginnen mit einem Super-Joker. Ohne sie spielt ihr Spicy mit Zitrone.

option-stick-rounds = Runden
    .text = Wie viele Runden gespielt werden; üblich ist eine pro Person.
option-stick-rounds-auto = eine pro Person
option-stick-all_zero_leader_wins = Auch Nullenstiche zählen
    .text = Wer ausgespielt hat, bekommt auch einen Stich aus lauter Nullen. Sonst bekommt ihn niemand.
option-stick-open_memory = Offenes Gedächtnis
    .text = Gewonnene Karten und der Zwischenstand dürfen in der Runde nachgesehen werden. Viel leichter.
option-stick-first = Wer zuerst ausspielt
    .text = Wer zum ersten Stich der ersten Runde ausspielt.

option-chili-advanced = Sonderfähigkeiten
    .text = Chilis mit Symbol können etwas: schützen, zielen, tanzen, zocken und mehr.
option-chili-bosses = Bosse
    .text = Fünf Bosse mit eigenen Fähigkeiten ersetzen fünf einfache Chilis.
option-chili-heists = Coups
    .text = Geheime Karten, die im Spiel gezogen und im richtigen Moment genutzt werden.
option-chili-teams = Teams
    .text = Wer zusammenspielt, sitzt getrennt, zählt die Punkte zusammen und redet vor der Razzia nicht über Karten.
option-chili-teams-none = alle gegen alle
option-chili-teams-2 = Zweierteams
option-chili-teams-3 = Dreierteams
option-chili-teams-4 = Viererteams
option-chili-one_action_per_turn = Eine Aktionskarte pro Zug
    .text = Niemand spielt im selben Zug zwei Aktionskarten; Fuggedaboutit zählt nicht.
option-chili-sweet_chili_small_deck = Sweet Chilis bis vier Personen
    .text = Wie viele Sweet Chilis im kleinen Stapel sind.
option-chili-raid_position = Karten unter der Razzia
    .text = Wann die Razzia kommt: Je mehr Karten darunter liegen, desto früher wird sie gezogen.
option-chili-raid_position-table = je nach Personenzahl
option-chili-raid_jitter = Ungewissheit der Razzia
    .text = Die Razzia kann um höchstens so viele Karten höher oder tiefer liegen als geplant.
option-chili-manners = Coups verpuffen lassen
    .text = Im eigenen Zug darf ein Coup, dessen Bedingung nicht erfüllt ist, wirkungslos abgelegt werden. Braucht die Coups.

option-wazabi-piment = Supplement Piment
    .text = Rote Würfel, Chilikarten und das Rennen um ihren Stapel. Ohne: das Grundspiel zu zweit bis sechst.
option-wazabi-deck = Ausgabe der Karten
    .text = Die Ausgaben enthalten unterschiedlich viele von jeder Karte.
option-wazabi-deck-2008 = 2008
option-wazabi-deck-2016 = 2016
option-wazabi-dice = Würfel pro Person
    .text = Mehr Würfel, längeres Spiel.
option-wazabi-play_on = Um die Plätze weiterspielen
    .text = Nach dem ersten Sieg geht es weiter, bis alle Plätze feststehen.
option-wazabi-steal_piment = Chilikarten dürfen gestohlen werden
    .text = Der Taschendieb darf auch eine offene Chilikarte nehmen.
option-wazabi-race = Wer das Rennen gewinnt
    .text = Die schnellste Hand oder das Los; beim ruhigen Rennen kann niemand zu Unrecht draufhauen.
option-wazabi-race-reflex = die schnellste Hand
option-wazabi-race-lots = das Los unter allen, die draufhauen
option-wazabi-race-calm = das Los, ohne Fehlgriffe
option-wazabi-piment_deck = Chilikarten
    .text = Welche Liste von Chilikarten gilt.
option-wazabi-piment_deck-reconstruction-1 = unsere Rekonstruktion, erste Fassung
option-wazabi-teams = Zwei Teams
    .text = Jeder zweite Platz bildet ein Team; wer zuerst keine Würfel hat, gewinnt für das Team.

## Fertige Tische

preset-first-game = Erstes Spiel
    .text = Die einfachsten Regeln.
preset-standard = Wie aus der Schachtel
    .text = Die Regeln der Anleitung, nichts dazu.
preset-all-spices = Extrascharf
    .text = Alle sechs Extrascharf-Karten auf einmal.
preset-surprise = Überraschung
    .text = Zwei zufällige Extrascharf-Karten.
preset-manners = Strenge Tischsitten
    .text = Zunge hüten: Für jeden Ausrutscher ziehst du zur Strafe eine Karte.
preset-classic = Super-Joker: nein
    .text = Zitrone im Stapel, die Super-Joker bleiben in der Schachtel.
preset-short = Kurz
    .text = Zwei Runden.
preset-memory = Gutes Gedächtnis
    .text = Eine Runde pro Person; gewonnene Karten bleiben verdeckt.
preset-advanced = Sonderfähigkeiten
    .text = Chilis mit Symbol zeigen, was sie können.
preset-bosses = Bosse
    .text = Fähigkeiten für alle, und fünf Bosse mit eigenen.
preset-heists = Coups
    .text = Fähigkeiten und geheime Coups.
preset-everything = Alles
    .text = Fähigkeiten, Bosse und Coups zusammen.
preset-team-night = Teamabend
    .text = Team gegen Team.
preset-full = Das ganze Spiel
    .text = Mit Supplement Piment.
preset-calm = Ruhig
    .text = Ohne Eile und ohne Strafen.
preset-lots = Losentscheid
    .text = Das Los entscheidet unter allen, die draufhauen.
