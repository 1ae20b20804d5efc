### Die Optionen aller Spiele: Name, Wirkung und die Wörter, auf die sie sich stellen lassen.

option-yes = ja
option-no = nein
option-seat = Platz { $seat }
option-seat-random = ausgelost

option-spicy-seasonings = Extrascharf-Karten
    .text = Zusatzregeln, die das ganze Spiel über gelten.
option-spicy-seasonings-random = { $count ->
    [one] eine ausgeloste
   *[other] { $count } ausgeloste
 }
option-spicy-seasonings-none = keine
option-spicy-end_card = Karten unter der Spielende-Karte
    .text = Wie früh das Spiel enden kann: Je mehr Karten darunter liegen, desto kürzer ist es.
option-spicy-end_card-auto = je nach Personenzahl
option-spicy-jitter = Ungewissheit des Spielendes
    .text = Um so viele Karten kann die Spielende-Karte höher oder tiefer liegen als geplant.
option-spicy-manners = Strenge Sitten
    .text = Falsche Ansagen, eine vergessene „letzte Karte“ und Spicken sind möglich: Jeder Ausrutscher kostet eine Karte.
option-spicy-first = Wer beginnt
    .text = Wer die allererste Karte legt.
option-spicy-super_jokers = Super-Joker
    .text = Alle beginnen mit einem Super-Joker. Ohne sie ist es Spicy mit Zitrone.

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
    .text = Partner sitzen getrennt, teilen die Punkte und reden vor der Razzia nicht über Karten.
option-chili-teams-none = alle gegen alle
option-chili-teams-2 = Zweierteams
option-chili-teams-3 = Dreierteams
option-chili-teams-4 = Viererteams
option-chili-one_action_per_turn = Eine Aktionskarte pro Zug
    .text = Niemand spielt im selben Zug zwei Aktionskarten.
option-chili-sweet_chili_small_deck = Sweet Chilis bis vier Personen
    .text = Wie viele Sweet Chilis im kleinen Stapel sind.
option-chili-raid_position = Karten unter der Razzia
    .text = Wann die Razzia kommt: Je mehr Karten darunter liegen, desto früher wird sie gezogen.
option-chili-raid_position-table = je nach Personenzahl
option-chili-raid_jitter = Ungewissheit der Razzia
    .text = Um so viele Karten kann die Razzia höher oder tiefer liegen als geplant.
option-chili-manners = Coups verpuffen lassen
    .text = Im eigenen Zug darf ein Coup, dessen Bedingung nicht erfüllt ist, wirkungslos abgelegt werden. Braucht die Coups.

option-wazabi-piment = Supplement Piment
    .text = Rote Würfel, Pimentkarten und das Rennen um ihren Stapel. Ohne: das Grundspiel zu zweit bis sechst.
option-wazabi-deck = Ausgabe der Karten
    .text = Die Ausgaben enthalten unterschiedlich viele von jeder Karte.
option-wazabi-deck-2008 = 2008
option-wazabi-deck-2016 = 2016
option-wazabi-dice = Würfel pro Person
    .text = Mehr Würfel, längeres Spiel.
option-wazabi-play_on = Um die Plätze weiterspielen
    .text = Nach dem ersten Sieg geht es weiter, bis alle Plätze feststehen.
option-wazabi-steal_piment = Pimentkarten dürfen gestohlen werden
    .text = Der Taschendieb darf auch eine offene Pimentkarte nehmen.
option-wazabi-race = Wer das Rennen gewinnt
    .text = Die schnellste Hand oder das Los; beim ruhigen Rennen kann niemand danebenhauen.
option-wazabi-race-reflex = die schnellste Hand
option-wazabi-race-lots = Los unter allen, die draufhauen
option-wazabi-race-calm = Los, und niemand kann sich irren
option-wazabi-piment_deck = Pimentkarten
    .text = Die Liste der Pimentkarten, mit der gespielt wird.
option-wazabi-piment_deck-reconstruction-1 = unsere Rekonstruktion, erste Fassung
option-wazabi-teams = Zwei Teams
    .text = Jeder zweite Platz spielt zusammen; wer zuerst keine Würfel hat, gewinnt für das Team.

## Fertige Tische

preset-first-game = Erstes Spiel
    .text = So schlicht wie möglich.
preset-standard = Wie aus der Schachtel
    .text = Die Regeln der Anleitung, nichts dazu.
preset-all-spices = Extrascharf
    .text = Alle sechs Extrascharf-Karten auf einmal.
preset-surprise = Überraschung
    .text = Zwei ausgeloste Extrascharf-Karten.
preset-manners = Strenge Sitten
    .text = Zunge hüten: Ausrutscher kosten eine Karte.
preset-classic = Ohne Joker
    .text = Zitrone im Stapel, die Super-Joker in der Schachtel.
preset-short = Kurz
    .text = Zwei Runden.
preset-memory = Gutes Gedächtnis
    .text = Eine Runde pro Person; Gewonnenes bleibt verdeckt.
preset-advanced = Sonderfähigkeiten
    .text = Chilis mit Symbol zeigen, was sie können.
preset-bosses = Bosse
    .text = Fähigkeiten für alle, und fünf Bosse mit eigenen.
preset-heists = Coups
    .text = Fähigkeiten und geheime Coups.
preset-everything = Alles
    .text = Fähigkeiten, Bosse und Coups zusammen.
preset-team-night = Teamabend
    .text = Partner gegen Partner.
preset-full = Das ganze Spiel
    .text = Mit Supplement Piment.
preset-calm = Ruhig
    .text = Niemand muss schnell sein, und niemand kann sich irren.
preset-lots = Nach Los
    .text = Das Los entscheidet unter allen, die draufhauen.
