### Les options de chaque jeu : un nom, leur effet et les mots qu'elles acceptent.

option-yes = oui
option-no = non
option-seat = place { $seat }
option-seat-random = tirage au sort

option-spicy-seasonings = Assaisonnements
    .text = Des règles en plus, posées à côté de la table pour toute la partie.
option-spicy-seasonings-random = { $count ->
    [one] un seul, tiré au sort
   *[other] { $count } tirés au sort
 }
option-spicy-seasonings-none = aucun
option-spicy-end_card = Cartes sous la Fin du monde
    .text = Quand la partie peut finir : plus il y a de cartes dessous, plus elle est courte.
option-spicy-end_card-auto = selon le nombre de joueurs
option-spicy-jitter = Incertitude de la fin
    .text = La Fin du monde peut se trouver d’autant de cartes plus haut ou plus bas que prévu.
option-spicy-manners = Bonnes manières
    .text = On peut se tromper d’annonce et oublier « dernière carte » : chaque écart coûte une carte à piocher.
option-spicy-first = Qui commence
    .text = Qui pose la toute première carte.
option-spicy-super_jokers = Super-Jokers
    .text = Chacun débute avec un Super-Joker. Sans eux, c’est Spicy au citron.

option-stick-rounds = Manches
    .text = Le nombre de manches ; d’habitude une par joueur.
option-stick-rounds-auto = une par joueur
option-stick-all_zero_leader_wins = Les zéros à qui entame
    .text = Un pli fait uniquement de zéros revient à qui l’a entamé. Sinon, à personne.
option-stick-open_memory = Mémoire ouverte
    .text = Les cartes ramassées et le score en cours se consultent pendant la manche. Bien plus facile.
option-stick-first = Qui entame d’abord
    .text = Qui entame le premier pli de la première manche.

option-chili-advanced = Capacités spéciales
    .text = Certains piments savent faire quelque chose : protéger, viser, danser, parier…
option-chili-bosses = Chefs
    .text = Cinq chefs aux capacités bien à eux remplacent cinq piments ordinaires.
option-chili-heists = Détournements
    .text = Des enveloppes secrètes, piochées en cours de partie et jouées au bon moment.
option-chili-teams = Équipes
    .text = Les partenaires ne sont pas voisins, partagent leurs points et ne parlent pas cartes avant la perquisition.
option-chili-teams-none = chacun pour soi
option-chili-teams-2 = équipes de deux
option-chili-teams-3 = équipes de trois
option-chili-teams-4 = équipes de quatre
option-chili-one_action_per_turn = Une carte Action par tour
    .text = Personne ne joue deux cartes Action dans le même tour.
option-chili-sweet_chili_small_deck = Sweet Chilis jusqu’à quatre joueurs
    .text = Combien de Sweet Chilis contient le petit paquet.
option-chili-raid_position = Cartes sous la perquisition
    .text = Quand vient la perquisition : plus il y a de cartes dessous, plus elle arrive tôt.
option-chili-raid_position-table = selon le nombre de joueurs
option-chili-raid_jitter = Incertitude de la perquisition
    .text = La perquisition peut se trouver d’autant de cartes plus haut ou plus bas que prévu.
option-chili-manners = Détournements gâchés
    .text = À son tour, on peut jeter sans effet un détournement dont le moment n’est pas venu. Il faut les détournements.

option-wazabi-piment = Supplément Piment
    .text = Dés rouges, pile Piment et course. Sans lui, le jeu simple de deux à six.
option-wazabi-deck = Édition des cartes
    .text = Les éditions n’ont pas le même nombre de chaque carte.
option-wazabi-deck-2008 = 2008
option-wazabi-deck-2016 = 2016
option-wazabi-dice = Dés par joueur
    .text = Plus de dés, partie plus longue.
option-wazabi-play_on = Jouer pour les places
    .text = La partie continue après la première victoire, jusqu’au classement complet.
option-wazabi-steal_piment = Cartes Piment à voler
    .text = Un vol peut aussi prendre une carte Piment gardée.
option-wazabi-race = Qui gagne la course
    .text = La main la plus rapide ou le sort ; dans la course calme, impossible de taper à tort.
option-wazabi-race-reflex = la main la plus rapide
option-wazabi-race-lots = tirage parmi ceux qui tapent
option-wazabi-race-calm = tirage, sans erreur possible
option-wazabi-piment_deck = Cartes Piment
    .text = La liste des cartes Piment avec laquelle on joue.
option-wazabi-piment_deck-reconstruction-1 = notre reconstitution, première édition
option-wazabi-teams = Deux équipes
    .text = Un joueur sur deux est partenaire ; le premier sans dé gagne pour son équipe.

## Tables toutes prêtes

preset-first-game = Première partie
    .text = Le plus simple possible.
preset-standard = Comme dans la boîte
    .text = Les règles du livret, sans rien de plus.
preset-all-spices = Toutes les épices
    .text = Les six assaisonnements à la fois.
preset-surprise = Épices surprises
    .text = Deux assaisonnements tirés au sort.
preset-manners = Bonnes manières
    .text = Tenez votre langue : chaque écart coûte une carte.
preset-classic = Sans jokers
    .text = Le citron dans le paquet, les Super-Jokers dans la boîte.
preset-short = Courte
    .text = Deux manches.
preset-memory = Mémoire difficile
    .text = Une manche par joueur ; ce qui est ramassé reste caché.
preset-advanced = Capacités spéciales
    .text = Certains piments montrent ce qu’ils savent faire.
preset-bosses = Chefs
    .text = Des capacités pour tous, et cinq chefs qui ont les leurs.
preset-heists = Détournements
    .text = Les capacités et les enveloppes secrètes.
preset-everything = Tout
    .text = Capacités, chefs et détournements ensemble.
preset-team-night = Soirée en équipes
    .text = Partenaires contre partenaires.
preset-full = Le jeu complet
    .text = Avec le Supplément Piment.
preset-calm = Tranquille
    .text = Personne n’a besoin d’être rapide et personne ne peut se tromper.
preset-lots = Au sort
    .text = Le sort tranche entre tous ceux qui tapent.
