# Die Charaktere der Bots: wie man sie nennt und wie sie spielen, in einer Zeile.

## Spicy, Sweet & Spicy

style-spicy-bluffer = das Pokerface
style-spicy-bluffer-line = Legt alles Mögliche, ohne mit der Wimper zu zucken.
style-spicy-honest = die ehrliche Haut
style-spicy-honest-line = Sagt die Wahrheit, solange die Hand es hergibt.
style-spicy-doubter = das Misstrauen in Person
style-spicy-doubter-line = Hat bei jeder Zahl ein ungutes Gefühl.
style-spicy-taster = die Spürnase
style-spicy-taster-line = Riecht ein falsches Gewürz quer über den Tisch.
style-spicy-careful = die Nummer sicher
style-spicy-careful-line = Passt lieber, als sich erwischen zu lassen.
style-spicy-climber = der Überflieger
style-spicy-climber-line = Steigt in großen Schritten und ist bald bei der 10.
style-spicy-hunter = die Spaßbremse
style-spicy-hunter-line = Behält im Auge, wer eine Trophäe hat.
style-spicy-saver = der Hamster
style-spicy-saver-line = Hebt Joker für später auf, und dann für noch später.

## Stick ’Em

style-stick-em-collector = die Sammelwut
style-stick-em-collector-line = Nimmt jeden Stich mit.
style-stick-em-ducker = der Aal
style-stick-em-ducker-line = Schlüpft unter jedem Stich durch, der sich vermeiden lässt.
style-stick-em-thrower = das Ekelpaket
style-stick-em-thrower-line = Lässt keinen Stich ohne böses Geschenk ziehen.
style-stick-em-hunter = der Königsschreck
style-stick-em-hunter-line = Hebt die schlimmsten Karten für den auf, der vorn liegt.
style-stick-em-saver = der Hamster
style-stick-em-saver-line = Hält an Nullen fest bis zum Schluss.
style-stick-em-shedder = der Frühjahrsputz
style-stick-em-shedder-line = Spielt Ärgerkarten zuerst aus, um sie los zu sein.
style-stick-em-bold = die große Klappe
style-stick-em-bold-line = Legt die dicken Karten zuerst hin.
style-stick-em-loyal = die treue Seele
style-stick-em-loyal-line = Wählt als Ärgerfarbe, wovon die Hand schon voll ist.

## Chili Mafia

style-chili-mafia-attacker = der Hitzkopf
style-chili-mafia-attacker-line = Sammelt heiße Karten und kann es kaum erwarten.
style-chili-mafia-saver = der Hamster
style-chili-mafia-saver-line = Sitzt auf heißen Karten, bis ihre Zeit gekommen ist.
style-chili-mafia-guardian = der Schutzengel
style-chili-mafia-guardian-line = Lässt kaum einen Angriff durchgehen.
style-chili-mafia-hunter = der Königsschreck
style-chili-mafia-hunter-line = Geht auf den los, der die meisten Punkte hat.
style-chili-mafia-boaster = die große Nummer
style-chili-mafia-boaster-line = Will die stärksten Chilis, koste es, was es wolle.
style-chili-mafia-careful = die Nummer sicher
style-chili-mafia-careful-line = Vermutet hinter jeder Ecke ein Fuggedaboutit.
style-chili-mafia-gambler = die Spielernatur
style-chili-mafia-gambler-line = Greift auf gut Glück an und hebt jedes Fuggedaboutit auf.
style-chili-mafia-bully = der Schulhofschreck
style-chili-mafia-bully-line = Nimmt sich gern die Schwächeren vor.

## Wazabi

style-wazabi-slapper = die flinke Hand
style-wazabi-slapper-line = Haut erst drauf und schaut dann.
style-wazabi-watcher = das Adlerauge
style-wazabi-watcher-line = Schaut zweimal hin, bevor die Hand sich rührt.
style-wazabi-saver = der Hamster
style-wazabi-saver-line = Mag eine volle Hand lieber als eine schnelle Wirkung.
style-wazabi-spender = das Füllhorn
style-wazabi-spender-line = Spielt die Karten, wie sie kommen.
style-wazabi-hunter = die Spaßbremse
style-wazabi-hunter-line = Schickt Würfel dorthin, wo jemand kurz vor dem Sieg steht.
style-wazabi-careful = die Nummer sicher
style-wazabi-careful-line = Hat immer ein Glas Milch zur Hand.
style-wazabi-gambler = die Spielernatur
style-wazabi-gambler-line = Glaubt immer an den nächsten Wurf.
style-wazabi-cool = der kühle Kopf
style-wazabi-cool-line = Wird zuerst die roten Würfel los.

## Sweet & Spicy

style-sweet-spicy-bluffer = { style-spicy-bluffer }
style-sweet-spicy-bluffer-line = { style-spicy-bluffer-line }
style-sweet-spicy-honest = { style-spicy-honest }
style-sweet-spicy-honest-line = { style-spicy-honest-line }
style-sweet-spicy-doubter = { style-spicy-doubter }
style-sweet-spicy-doubter-line = { style-spicy-doubter-line }
style-sweet-spicy-taster = { style-spicy-taster }
style-sweet-spicy-taster-line = { style-spicy-taster-line }
style-sweet-spicy-careful = { style-spicy-careful }
style-sweet-spicy-careful-line = { style-spicy-careful-line }
style-sweet-spicy-climber = { style-spicy-climber }
style-sweet-spicy-climber-line = { style-spicy-climber-line }
style-sweet-spicy-hunter = { style-spicy-hunter }
style-sweet-spicy-hunter-line = { style-spicy-hunter-line }
style-sweet-spicy-saver = { style-spicy-saver }
style-sweet-spicy-saver-line = { style-spicy-saver-line }
