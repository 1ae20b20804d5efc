### Les options de chaque jeu : un nom, leur effet et les mots qu'elles acceptent.

option-yes = oui
option-no = non
option-seat = place { $seat }
option-seat-random = au hasard

option-spicy-seasonings = Assaisonnements
    .text = Des règles en plus, valables toute la partie.
option-spicy-seasonings-random = { $count ->
    [one] un au hasard
   *[other] { $count } au hasard
 }
option-spicy-seasonings-none = aucun
option-spicy-end_card = Cartes sous la Fin du monde
    .text = Quand la partie peut finir : plus il y a de cartes dessous, plus elle est courte.
option-spicy-end_card-auto = selon le nombre de joueurs
option-spicy-jitter = Incertitude de la fin
    .text = La Fin du monde peut se trouver plus haut ou plus bas que prévu, jusqu’à ce nombre de cartes.
option-spicy-manners = Bonnes manières
    .text = On peut se tromper d’annonce, oublier « dernière carte » ou épier une carte ; à chaque fois, on pioche une carte de pénalité.
option-spicy-first = Qui commence
    .text = Qui pose la toute première carte.
option-spicy-super_jokers = Super-Jokers
    .text = Chacun commence avec un Super-Joker. Sans eux, c’est Spicy au citron.

option-stick-rounds = Manches
    .text = Le nombre de manches ; d’habitude une par joueur.
option-stick-rounds-auto = une par joueur
option-stick-all_zero_leader_wins = Un pli de zéros revient à qui l’entame
    .text = Un pli fait uniquement de zéros revient au joueur qui l’a entamé. Sinon, personne ne le prend.
option-stick-open_memory = Mémoire ouverte
    .text = Les cartes ramassées et le score en cours se consultent pendant la manche. Bien plus facile.
option-stick-first = Qui entame d’abord
    .text = Qui entame le premier pli de la première manche.

option-chili-advanced = Capacités spéciales
    .text = Les piments à symbole savent faire quelque chose : protéger, viser, danser, miser…
option-chili-bosses = Chefs
    .text = Cinq chefs dotés de leurs propres capacités remplacent cinq piments de base.
option-chili-heists = Détournements
    .text = Des cartes secrètes, piochées en cours de partie et jouées au bon moment.
option-chili-teams = Équipes
    .text = Les partenaires ne sont pas voisins, additionnent leurs points et ne parlent pas de leurs cartes avant la Perquisition.
option-chili-teams-none = chacun pour soi
option-chili-teams-2 = équipes de deux
option-chili-teams-3 = équipes de trois
option-chili-teams-4 = équipes de quatre
option-chili-one_action_per_turn = Une carte Action par tour
    .text = Personne ne joue deux cartes Action dans un même tour ; Fuggedaboutit ne compte pas.
option-chili-sweet_chili_small_deck = Sweet Chilis jusqu’à quatre joueurs
    .text = Combien de Sweet Chilis contient le petit paquet.
option-chili-raid_position = Cartes sous la Perquisition
    .text = Quand vient la Perquisition : plus il y a de cartes dessous, plus elle arrive tôt.
option-chili-raid_position-table = selon le nombre de joueurs
option-chili-raid_jitter = Incertitude de la Perquisition
    .text = La Perquisition peut se trouver plus haut ou plus bas que prévu, jusqu’à ce nombre de cartes.
option-chili-manners = Détournements gâchés
    .text = À votre tour, vous pouvez jeter sans effet un Détournement dont la condition n’est pas remplie. Il faut jouer avec les Détournements.

option-wazabi-piment = Supplément Piment
    .text = Dés rouges, pile Piment et course. Sans lui, le jeu de base de deux à six.
option-wazabi-deck = Édition des cartes
    .text = Les éditions n’ont pas le même nombre de chaque carte.
option-wazabi-deck-2008 = 2008
option-wazabi-deck-2016 = 2016
option-wazabi-dice = Dés par joueur
    .text = Plus de dés, partie plus longue.
option-wazabi-play_on = Jouer pour les places
    .text = La partie continue après la première victoire, jusqu’au classement complet.
option-wazabi-steal_piment = Cartes Piment à voler
    .text = Un Pickpocket peut aussi prendre une carte Piment posée.
option-wazabi-race = Qui gagne la course
    .text = La main la plus rapide ou le sort ; dans la course tranquille, impossible de taper à tort.
option-wazabi-race-reflex = la main la plus rapide
option-wazabi-race-lots = tirage au sort
option-wazabi-race-calm = tirage au sort, sans erreur possible
option-wazabi-piment_deck = Cartes Piment
    .text = La liste de cartes Piment utilisée.
option-wazabi-piment_deck-reconstruction-1 = notre reconstitution, première édition
option-wazabi-teams = Deux équipes
    .text = Une place sur deux fait équipe ; le premier sans dés gagne pour son équipe.

## Tables toutes prêtes

preset-first-game = Première partie
    .text = Les règles les plus simples.
preset-standard = Comme dans la boîte
    .text = Les règles du livret, sans rien de plus.
preset-all-spices = Tous les assaisonnements
    .text = Les six à la fois.
preset-surprise = Surprise
    .text = Deux assaisonnements au hasard.
preset-manners = Bonnes manières
    .text = Tenez votre langue : à chaque écart, vous piochez une carte de pénalité.
preset-classic = Super-Jokers : non
    .text = Le citron dans le paquet, les Super-Jokers dans la boîte.
preset-short = Courte
    .text = Deux manches.
preset-memory = Bonne mémoire
    .text = Une manche par joueur ; les cartes ramassées restent cachées.
preset-advanced = Capacités spéciales
    .text = Les piments à symbole montrent ce qu’ils savent faire.
preset-bosses = Chefs
    .text = Des capacités pour tous, et cinq chefs qui ont les leurs.
preset-heists = Détournements
    .text = Les capacités et les Détournements secrets.
preset-everything = Tout
    .text = Capacités, chefs et Détournements ensemble.
preset-team-night = Soirée en équipes
    .text = Partenaires contre partenaires.
preset-full = Le jeu complet
    .text = Avec le Supplément Piment.
preset-calm = Tranquille
    .text = Sans hâte et sans pénalités.
preset-lots = Tirage au sort
    .text = Le sort départage ceux qui tapent.
