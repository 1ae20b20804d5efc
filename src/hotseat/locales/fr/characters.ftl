# Les caractères des robots : leur surnom et leur jeu en une ligne.

## Spicy, Sweet & Spicy

style-spicy-bluffer = as du bluff
style-spicy-bluffer-line = Pose n’importe quoi sans sourciller.
style-spicy-honest = cœur sincère
style-spicy-honest-line = Dit la vérité tant que sa main le permet.
style-spicy-doubter = âme méfiante
style-spicy-doubter-line = Flaire un piège derrière chaque puissance.
style-spicy-taster = fin palais
style-spicy-taster-line = Reconnaît une fausse épice à l’autre bout de la table.
style-spicy-careful = tête froide
style-spicy-careful-line = Préfère passer plutôt que de se faire prendre.
style-spicy-climber = vedette des sommets
style-spicy-climber-line = Monte à grands pas et arrive vite à 10.
style-spicy-hunter = trouble-fête
style-spicy-hunter-line = Surveille de près qui possède un trophée.
style-spicy-saver = fourmi
style-spicy-saver-line = Garde ses cartes au choix pour plus tard, et même pour bien plus tard.

## Stick ’Em

style-stick-em-collector = cigale gourmande
style-stick-em-collector-line = Ramasse tous les plis qui passent.
style-stick-em-ducker = anguille
style-stick-em-ducker-line = Se faufile sous les plis dès que possible.
style-stick-em-thrower = peste
style-stick-em-thrower-line = Ne laisse jamais un pli partir sans cadeau empoisonné.
style-stick-em-hunter = chasse au leader
style-stick-em-hunter-line = Réserve ses pires cartes à qui mène.
style-stick-em-saver = fourmi
style-stick-em-saver-line = Garde ses zéros jusqu’au bout.
style-stick-em-shedder = grand ménage
style-stick-em-shedder-line = Entame ses cartes maudites d’abord, pour s’en défaire.
style-stick-em-bold = poudre aux yeux
style-stick-em-bold-line = Sort ses grosses cartes en premier.
style-stick-em-loyal = âme fidèle
style-stick-em-loyal-line = Maudit la couleur qui remplit déjà sa main.

## Chili Mafia

style-chili-mafia-attacker = tête brûlée
style-chili-mafia-attacker-line = Collectionne les cartes Enflammées et brûle de s’en servir.
style-chili-mafia-saver = fourmi
style-chili-mafia-saver-line = Garde ses cartes Enflammées jusqu’au bon moment.
style-chili-mafia-guardian = ange gardien
style-chili-mafia-guardian-line = N’accepte presque aucune attaque.
style-chili-mafia-hunter = bête noire du sommet
style-chili-mafia-hunter-line = S’en prend à qui a le plus de points.
style-chili-mafia-boaster = folie des grandeurs
style-chili-mafia-boaster-line = Veut les piments les plus forts, à tout prix.
style-chili-mafia-careful = tête froide
style-chili-mafia-careful-line = Voit un Fuggedaboutit derrière chaque porte.
style-chili-mafia-gambler = goût du risque
style-chili-mafia-gambler-line = Attaque au petit bonheur la chance et garde chaque Fuggedaboutit.
style-chili-mafia-bully = terreur des faibles
style-chili-mafia-bully-line = S’en prend volontiers aux plus faibles.

## Wazabi

style-wazabi-slapper = main leste
style-wazabi-slapper-line = Tape d’abord, regarde ensuite.
style-wazabi-watcher = œil de lynx
style-wazabi-watcher-line = Regarde deux fois avant de taper.
style-wazabi-saver = fourmi
style-wazabi-saver-line = Préfère une main pleine à un effet rapide.
style-wazabi-spender = panier percé
style-wazabi-spender-line = Joue ses cartes comme elles viennent.
style-wazabi-hunter = trouble-fête
style-wazabi-hunter-line = Envoie ses dés à qui va gagner.
style-wazabi-careful = tête froide
style-wazabi-careful-line = Garde toujours un verre de lait à portée de main.
style-wazabi-gambler = goût du risque
style-wazabi-gambler-line = Croit toujours au prochain lancer.
style-wazabi-cool = sang-froid
style-wazabi-cool-line = Se défait d’abord des dés rouges.

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
