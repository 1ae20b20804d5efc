# Chili Mafia.

chili-mafia-name = Chili Mafia
chili-mafia-line = Formez des gangs de piments, frappez ceux des autres et préparez-vous à la Perquisition.

chili-mafia-option-advanced = Capacités spéciales
chili-mafia-option-advanced-help = Sidekick, Bodyguard, Troublemaker et Sniper : certains exemplaires des piments de base en font plus.
chili-mafia-option-bosses = Chefs des piments
chili-mafia-option-bosses-help = Cinq chefs dotés de leurs propres capacités remplacent cinq piments de base.
chili-mafia-option-heists = Détournements
chili-mafia-option-heists-help = Qui forme un gang depuis sa main pioche une carte Détournement secrète.
chili-mafia-option-teams = Joueurs par équipe
chili-mafia-option-teams-help = Des équipes égales de 2, 3 ou 4 mettent leurs gangs en commun ; none : chacun pour soi.
chili-mafia-option-one-action-per-turn = Une carte Action par tour
chili-mafia-option-one-action-per-turn-help = La lecture stricte de la règle ; Fuggedaboutit ne compte pas.
chili-mafia-option-sweet-chili-small-deck = Sweet Chilis du petit paquet
chili-mafia-option-sweet-chili-small-deck-help = Jokers à 2, 3 ou 4 joueurs ; à plus, il y en a toujours huit.
chili-mafia-option-raid-position = Cartes sous la Perquisition
chili-mafia-option-raid-position-help = À quelle profondeur elle est cachée dans la pioche ; table : six cartes par joueur.
chili-mafia-option-raid-jitter = Incertitude de la Perquisition
chili-mafia-option-raid-jitter-help = Elle peut se trouver jusqu’à tant de cartes plus haut ou plus bas.
chili-mafia-option-manners = Détournements gâchés
chili-mafia-option-manners-help = À votre tour, vous pouvez montrer un Détournement dont la condition n’est pas remplie ; il est perdu.

chili-mafia-question-draft = Gardez une carte de ce paquet.
chili-mafia-question-turn = À vous : formez des gangs, ajoutez des piments, jouez des cartes Enflammées et Action.
chili-mafia-question-limit = Huit cartes en main au plus : défaussez-en d’abord une.
chili-mafia-question-response = Une attaque ! Laissez faire, ou arrêtez-la.
chili-mafia-question-lifeline = Vous avez regardé le dessus de la pioche.
chili-mafia-question-reconsider = Votre attaque est arrêtée. Reprendre la carte Enflammée ?
chili-mafia-question-bodyguard = Le Bodyguard doit-il se sacrifier ?
chili-mafia-question-bribe = Un piment part en prison. Le faire sortir par un Bribe ?
chili-mafia-question-home = Trouvez une place au Turncoat.
chili-mafia-question-kiss = Vous avez perdu un piment. Un Kiss of Death en retour ?
chili-mafia-question-recruit = Un piment faible a été ajouté. Le recruter ?
chili-mafia-question-bagman = Prenez une de ces cartes.
chili-mafia-question-backup = Prenez ceux des piments montrés que vous voulez.
chili-mafia-question-dime = Retourner encore une carte, ou s’arrêter ?
chili-mafia-question-deal = Choisissez deux cartes à donner.
chili-mafia-question-snoop = Vous avez vu la main : jouez maintenant un Shakedown ou un Booster.
chili-mafia-question-raid = Perquisition ! Réorganisez vos gangs.

chili-mafia-event-packet = { $seat } reçoit { $cards }.
chili-mafia-event-picked = { $seat } garde { $card }.
chili-mafia-event-turn = Tour { $number } : { $seat }.
chili-mafia-event-formed = { $seat } forme le gang { $number } devant { $owner } : { $cards }.
chili-mafia-event-added = { $seat } ajoute { $card } au gang { $number }, chez { $owner }.
chili-mafia-event-moved = { $seat } déplace { $card } du gang { $from_number }, chez { $from_owner }, au gang { $number }, chez { $owner }.
chili-mafia-event-attacked = { $seat } joue { $card } : { $attacker } du gang { $number }{ $ability ->
    [plain] {""}
   *[other] { " " }({ $ability })
  } contre { $targets } du gang { $target_number }, chez { $owner }.
chili-mafia-event-nobody-answers = Personne ne réagit.
chili-mafia-event-neutralised = { $seat } arrête l’attaque avec { $cards }.
chili-mafia-event-guarded = Chez { $seat }, le Bodyguard se sacrifie pour { $card }.
chili-mafia-event-lost = Gang { $number } chez { $owner } : { $cards } en moins.
chili-mafia-event-pinched = { $card } est enlevé du gang { $number }, chez { $owner }.
chili-mafia-event-jailed = { $card } va { $place ->
    [middle] au milieu de la pioche
    [bottom] sous la pioche
   *[other] à la défausse
  }.
chili-mafia-event-discarded = { $seat } défausse { $cards }.
chili-mafia-event-passed = { $seat } passe et paie { $cards }.
chili-mafia-event-ended = { $seat } termine son tour.
chili-mafia-event-played = { $seat } joue { $card }.
chili-mafia-event-drew = { $seat } pioche { $card }.
chili-mafia-event-took = { $seat } prend { $card }.
chili-mafia-event-stole = { $seat } prend { $card } à { $victim }.
chili-mafia-event-boosted = { $seat } réclame tous les { $pepper }.
chili-mafia-event-gave = { $seat } donne à { $taker } : { $cards }.
chili-mafia-event-looked = { $seat } regarde { $cards }.
chili-mafia-event-exchanged = { $seat } échange { $cards }.
chili-mafia-event-gambled = { $seat } mise { $card }.
chili-mafia-event-bewitched = { $seat } envoie la Witch dans le gang { $number }, chez { $owner }, et prend { $card } dans le gang { $home_number }, chez { $home }.
chili-mafia-event-heist-drawn = { $seat } pioche un Détournement : { $heist }.
chili-mafia-event-heist-used = { $seat } utilise le Détournement { $heist }.
chili-mafia-event-heist-wasted = { $seat } gâche le Détournement { $heist }.
chili-mafia-event-seen = { $seat } regarde le dessus de la pioche : { $cards }.
chili-mafia-event-snooped = { $victim } montre ses cartes à { $seat } : { $cards }.
chili-mafia-event-shuffled = { $seat } mélange la défausse ; dessus : { $cards }, dessous { $top }.
chili-mafia-event-turned-up = { $seat } retourne { $card }.
chili-mafia-event-chose = { $seat } a choisi { $cards }.
chili-mafia-event-dealt = { $seat } et { $partner } font affaire : { $given } contre { $got }.
chili-mafia-event-raid = { $seat } pioche la Perquisition !
chili-mafia-event-done = { $seat } a réorganisé ses gangs.
chili-mafia-event-arranged = Gang { $number } chez { $owner } : { $cards }.
chili-mafia-event-last-round = La pioche est vide : { $seat } finit son tour, puis chacun en joue encore un.
chili-mafia-event-scored = Fin de la partie. Points : { $scores } ; victoire : { $winners }.

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
chili-mafia-card-rd = Perquisition

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

chili-mafia-board-pile = pioche { $cards }
chili-mafia-board-raid = Perquisition dans { $first } à { $last } cartes
chili-mafia-board-raid-on = la Perquisition est en cours
chili-mafia-board-raid-over = la Perquisition est passée
chili-mafia-board-last-round = dernier tour
chili-mafia-board-discard = défausse, carte du dessus d’abord :
chili-mafia-board-hand = main { $cards }
chili-mafia-board-heists = Détournements { $cards }
chili-mafia-board-known = connues : { $cards }
chili-mafia-board-your-hand = Votre main :
chili-mafia-board-your-heists = Vos Détournements :
chili-mafia-board-plan = Jusqu’ici :
chili-mafia-board-packet = Paquet :
chili-mafia-board-open = Sur la table :
chili-mafia-board-layout = Votre projet :
chili-mafia-board-attack = { $attacker } ({ $seat }) attaque { $targets } ({ $rival }) avec { $card }
chili-mafia-board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
chili-mafia-board-team = équipe { $team }
chili-mafia-board-empty = vide
chili-mafia-board-offers = Proposé par { $seat } :

error-teams = À { $players }, on ne peut pas former au moins deux équipes égales de { $size }. Les équipes de 2 demandent 4, 6 ou 8 joueurs, celles de 3 en demandent 6, celles de 4 en demandent 8.
error-manners = manners ne concerne que les Détournements : activez aussi heists.
error-raid-position = La Perquisition ne rentre pas : { $below } cartes dessous, à { $jitter } près, dans une pioche de { $pile }. De { $jitter } à { $most }, c’est possible.
error-raid-incomplete = Trop de cartes restent dans des gangs incomplets ; best montre le minimum possible.
error-raid-parked = Une carte de votre main se trouve dans un gang incomplet : les piments de la main servent à former des gangs entiers.
error-raid-pool = Tous les piments posés devant vous ne sont pas encore dans un groupe.
error-raid-card = { $move } ne peut pas rejoindre ce groupe : il faut des piments tous pareils ou tous différents.
error-plan = { $move } ne peut pas suivre ce que vous avez choisi jusqu’ici. Tapez drop pour recommencer.
error-must-pass = Vous n’avez rien fait ce tour-ci : vous ne pouvez que passer.
error-must-end = Inutile de passer ici : tapez simplement end.
error-line-open = « { $line } » n’est pas un choix complet. La suite possible : { $words }.
