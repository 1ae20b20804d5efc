# Chili Mafia.

chili-mafia-name = Chili Mafia
chili-mafia-line = Formez des gangs de piments, frappez ceux des autres et préparez-vous à la Perquisition.
chili-mafia-help-word = whack

chili-mafia-option-advanced = Capacités spéciales
chili-mafia-option-advanced-help = Sidekick, Bodyguard, Troublemaker et Sniper : certains piments de base ont une capacité.
chili-mafia-option-bosses = Chefs des piments
chili-mafia-option-bosses-help = Cinq chefs dotés de leurs propres capacités remplacent cinq piments de base.
chili-mafia-option-heists = Détournements
chili-mafia-option-heists-help = Quand vous formez un gang avec des cartes de votre main, vous piochez une carte Détournement secrète.
chili-mafia-option-teams = Joueurs par équipe
chili-mafia-option-teams-help = Des équipes égales de 2, 3 ou 4 mettent leurs gangs en commun ; none : chacun pour soi.
chili-mafia-option-one-action-per-turn = Une carte Action par tour
chili-mafia-option-one-action-per-turn-help = La lecture stricte de la règle ; Fuggedaboutit ne compte pas.
chili-mafia-option-sweet-chili-small-deck = Sweet Chilis du petit paquet
chili-mafia-option-sweet-chili-small-deck-help = Jokers à 2, 3 ou 4 joueurs ; à plus, il y en a toujours huit.
chili-mafia-option-raid-position = Cartes sous la Perquisition
chili-mafia-option-raid-position-help = Nombre de cartes sous la Perquisition ; table : six par joueur.
chili-mafia-option-raid-jitter = Incertitude de la Perquisition
chili-mafia-option-raid-jitter-help = Elle peut se trouver plus haut ou plus bas, jusqu’à ce nombre de cartes.
chili-mafia-option-manners = Détournements gâchés
chili-mafia-option-manners-help = À votre tour, vous pouvez jouer un Détournement dont la condition n’est pas remplie ; il est perdu sans effet.

chili-mafia-question-draft = Gardez une carte de ce paquet.
chili-mafia-question-turn = À vous : formez des gangs, ajoutez des piments, jouez des cartes Enflammées et Action.
chili-mafia-question-limit = Huit cartes en main au maximum : défaussez-en d’abord une.
chili-mafia-question-response = Une attaque ! Laissez faire, ou arrêtez-la.
chili-mafia-question-lifeline = Vous avez regardé les cinq cartes du dessus de la pioche.
chili-mafia-question-reconsider = Votre attaque est arrêtée. Reprendre la carte Enflammée ?
chili-mafia-question-bodyguard = Le Bodyguard doit-il se sacrifier ?
chili-mafia-question-bribe = Un piment part en prison. Le faire sortir par un Bribe ?
chili-mafia-question-home = Où placez-vous le transfuge ?
chili-mafia-question-kiss = Vous avez perdu un piment. Un Kiss of Death en retour ?
chili-mafia-question-recruit = Un piment faible a été ajouté. Le recruter ?
chili-mafia-question-bagman = Prenez une de ces cartes.
chili-mafia-question-backup = Prenez les piments de votre choix parmi ceux qui sont montrés.
chili-mafia-question-dime = Retourner encore une carte, ou s’arrêter ?
chili-mafia-question-deal = Choisissez deux cartes à donner.
chili-mafia-question-snoop = Vous avez vu la main : jouez maintenant un Shakedown ou un Booster.
chili-mafia-question-raid = Perquisition ! Réorganisez vos gangs.
chili-mafia-step-card = quelle carte ?
chili-mafia-step-gang = quel gang ?
chili-mafia-step-seat = quel joueur ?
chili-mafia-step-heist = quel Détournement ?
chili-mafia-step-from = de la main, ou de quel gang ?
chili-mafia-step-go = encore une carte, ou go : c’est tout
chili-mafia-step-word = et ensuite ?

chili-mafia-event-packet = { $seatIs ->
    [you] Vous recevez { $cards }.
   *[other] { $seat } reçoit { $hidden ->
        [yes] { $cardsCount } cartes
       *[no] { $cards }
     }.
 }
chili-mafia-event-picked = { $seatIs ->
    [you] Vous gardez { $card }.
   *[other] { $seat } garde { $hidden ->
        [yes] une carte
       *[no] { $card }
     }.
 }
chili-mafia-event-turn = Tour { $number } : { $seatIs ->
    [you] vous
   *[other] { $seat }
 }.
chili-mafia-event-formed = { $seatIs ->
    [you] Vous formez { $ownerIs ->
        [you] votre gang { $number }
       *[other] le gang { $number } devant { $owner }
     } : { $cards }.
   *[other] { $seat } forme { $ownerIs ->
        [you] le gang { $number } devant vous
        [seat] son gang { $number }
       *[other] le gang { $number } devant { $owner }
     } : { $cards }.
 }
chili-mafia-event-added = { $seatIs ->
    [you] Vous ajoutez { $card } { $ownerIs ->
        [you] à votre gang { $number }
       *[other] au gang { $number }, chez { $owner }
     }.
   *[other] { $seat } ajoute { $card } { $ownerIs ->
        [you] à votre gang { $number }
        [seat] à son gang { $number }
       *[other] au gang { $number }, chez { $owner }
     }.
 }
chili-mafia-event-moved = { $seatIs ->
    [you] Vous déplacez { $card } { $from_ownerIs ->
        [you] de votre gang { $from_number }
       *[other] du gang { $from_number }, chez { $from_owner },
     } { $ownerIs ->
        [you] vers votre gang { $number }
       *[other] vers le gang { $number }, chez { $owner }
     }.
   *[other] { $seat } déplace { $card } { $from_ownerIs ->
        [you] de votre gang { $from_number }
        [seat] de son gang { $from_number }
       *[other] du gang { $from_number }, chez { $from_owner },
     } { $ownerIs ->
        [you] vers votre gang { $number }
        [seat] vers son gang { $number }
       *[other] vers le gang { $number }, chez { $owner }
     }.
 }
chili-mafia-event-attacked = { $seatIs ->
    [you] Vous jouez { $card } : { $attacker } de votre gang { $number }{ $ability ->
        [sidekick] , avec le Sidekick,
        [troublemaker] , en Troublemaker,
        [sniper] , en Sniper,
       *[other] {""}
     } attaque { $targets } dans le gang { $target_number }, chez { $owner }.
   *[other] { $seat } joue { $card } : { $attacker } du gang { $number }{ $ability ->
        [sidekick] , avec le Sidekick,
        [troublemaker] , en Troublemaker,
        [sniper] , en Sniper,
       *[other] {""}
     } attaque { $targets } dans { $ownerIs ->
        [you] votre gang { $target_number }
       *[other] le gang { $target_number }, chez { $owner }
     }.
 }
chili-mafia-event-nobody-answers = Personne ne réagit.
chili-mafia-event-neutralised = { $seatIs ->
    [you] Vous arrêtez l’attaque avec { $cards }.
   *[other] { $seat } arrête l’attaque avec { $cards }.
 }
chili-mafia-event-guarded = { $seatIs ->
    [you] Votre Bodyguard se sacrifie pour { $card }.
   *[other] Chez { $seat }, le Bodyguard se sacrifie pour { $card }.
 }
chili-mafia-event-lost = { $ownerIs ->
    [you] Votre gang { $number } perd { $cards }.
   *[other] Le gang { $number }, chez { $owner }, perd { $cards }.
 }
chili-mafia-event-pinched = { $ownerIs ->
    [you] { $card } est enlevé à votre gang { $number }.
   *[other] { $card } est enlevé du gang { $number }, chez { $owner }.
 }
chili-mafia-event-jailed = { $card } va { $place ->
    [middle] au milieu de la pioche
    [bottom] sous la pioche
   *[other] à la défausse
  }.
chili-mafia-event-discarded = { $seatIs ->
    [you] Vous défaussez { $cards }.
   *[other] { $seat } défausse { $cards }.
 }
chili-mafia-event-passed = { $seatIs ->
    [you] Vous passez{ $cardsCount ->
        [0] .
       *[other] {" "}et défaussez { $cards }.
     }
   *[other] { $seat } passe{ $cardsCount ->
        [0] .
       *[other] {" "}et défausse { $cards }.
     }
 }
chili-mafia-event-ended = { $seatIs ->
    [you] Vous terminez votre tour.
   *[other] { $seat } termine son tour.
 }
chili-mafia-event-played = { $seatIs ->
    [you] Vous jouez { $card }.
   *[other] { $seat } joue { $card }.
 }
chili-mafia-event-drew = { $seatIs ->
    [you] Vous piochez { $card }.
   *[other] { $seat } pioche { $hidden ->
        [yes] une carte
       *[no] { $card }
     }.
 }
chili-mafia-event-took = { $seatIs ->
    [you] Vous prenez { $card }.
   *[other] { $seat } prend { $hidden ->
        [yes] une carte
       *[no] { $card }
     }.
 }
chili-mafia-event-stole = { $seatIs ->
    [you] Vous prenez { $card } à { $victim }.
   *[other] { $seat } { $victimIs ->
        [you] vous prend
       *[other] prend à { $victim }
     } { $hidden ->
        [yes] une carte
       *[no] { $card }
     }.
 }
chili-mafia-event-boosted = { $seatIs ->
    [you] Vous réclamez tous les { $pepper }.
   *[other] { $seat } réclame tous les { $pepper }.
 }
chili-mafia-event-gave = { $seatIs ->
    [you] Vous { $cardsCount ->
        [0] n’en avez pas
       *[other] donnez à { $taker } : { $cards }
     }.
   *[other] { $seat } { $cardsCount ->
        [0] n’en a pas
       *[other] { $takerIs ->
            [you] vous donne
           *[other] donne à { $taker }
         } : { $cards }
     }.
 }
chili-mafia-event-looked = { $seatIs ->
    [you] Vous regardez { $cards }.
   *[other] { $seat } regarde { $cards }.
 }
chili-mafia-event-exchanged = { $seatIs ->
    [you] Vous échangez { $cards }.
   *[other] { $seat } échange { $cards }.
 }
chili-mafia-event-gambled = { $seatIs ->
    [you] Vous misez { $card }.
   *[other] { $seat } mise { $card }.
 }
chili-mafia-event-bewitched = { $seatIs ->
    [you] Vous envoyez la Witch dans le gang { $number }, chez { $owner }, et placez { $card } dans { $homeIs ->
        [you] votre gang { $home_number }
       *[other] le gang { $home_number }, chez { $home }
     }.
   *[other] { $seat } envoie la Witch dans { $ownerIs ->
        [you] votre gang { $number }
       *[other] le gang { $number }, chez { $owner },
     } et place { $card } dans { $homeIs ->
        [you] votre gang { $home_number }
        [seat] son gang { $home_number }
       *[other] le gang { $home_number }, chez { $home }
     }.
 }
chili-mafia-event-heist-drawn = { $seatIs ->
    [you] Vous piochez un Détournement : { $heist }.
   *[other] { $seat } pioche un Détournement{ $hidden ->
        [yes] {""}
       *[no]  : { $heist }
     }.
 }
chili-mafia-event-heist-used = { $seatIs ->
    [you] Vous utilisez le Détournement { $heist }.
   *[other] { $seat } utilise le Détournement { $heist }.
 }
chili-mafia-event-heist-wasted = { $seatIs ->
    [you] Vous gâchez le Détournement { $heist }.
   *[other] { $seat } gâche le Détournement { $heist }.
 }
chili-mafia-event-seen = { $seatIs ->
    [you] Vous regardez le dessus de la pioche : { $cards }.
   *[other] { $seat } regarde le dessus de la pioche{ $hidden ->
        [yes] {""}
       *[no]  : { $cards }
     }.
 }
chili-mafia-event-snooped = { $seatIs ->
    [you] { $victim } vous montre ses cartes : { $cards }.
   *[other] { $victimIs ->
        [you] Vous montrez vos cartes
       *[other] { $victim } montre ses cartes
     } à { $seat }{ $hidden ->
        [yes] {""}
       *[no]  : { $cards }
     }.
 }
chili-mafia-event-shuffled = { $seatIs ->
    [you] Vous mélangez la défausse et montrez { $top }.
   *[other] { $seat } mélange la défausse et montre { $top }.
 }
chili-mafia-event-turned-up = { $seatIs ->
    [you] Vous retournez { $card }.
   *[other] { $seat } retourne { $card }.
 }
chili-mafia-event-chose = { $seatIs ->
    [you] Vous avez choisi { $cards }.
   *[other] { $seat } a choisi{ $hidden ->
        [yes] {""}
       *[no]  : { $cards }
     }.
 }
chili-mafia-event-dealt = { $seatIs ->
    [you] Vous faites affaire avec { $partner } : { $given } contre { $got }.
   *[other] { $seat } fait affaire avec { $partnerIs ->
        [you] vous
       *[other] { $partner }
     }{ $hidden ->
        [yes] {""}
       *[no]  : { $given } contre { $got }
     }.
 }
chili-mafia-event-raid = { $seatIs ->
    [you] Vous piochez la Perquisition !
   *[other] { $seat } pioche la Perquisition !
 }
chili-mafia-event-done = { $seatIs ->
    [you] Vous avez réorganisé vos gangs.
   *[other] { $seat } a réorganisé ses gangs.
 }
chili-mafia-event-arranged = { $ownerIs ->
    [you] Votre gang { $number } : { $cards }.
   *[other] Gang { $number }, chez { $owner } : { $cards }.
 }
chili-mafia-event-last-round = { $seatIs ->
    [you] La pioche est vide. Vous finissez votre tour, puis c’est la dernière manche : chacun joue encore une fois.
   *[other] La pioche est vide. { $seat } finit son tour, puis c’est la dernière manche : chacun joue encore une fois.
 }
chili-mafia-event-scored = La partie est finie. Points : { $scores }. Victoire : { $winners }.

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
chili-mafia-board-last-round = dernière manche
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
chili-mafia-board-attack = { $attacker } ({ $seatIs ->
    [you] vous
   *[other] { $seat }
 }) attaque { $targets } ({ $rivalIs ->
    [you] vous
   *[other] { $rival }
 }) avec { $card }
chili-mafia-board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
chili-mafia-board-team = équipe { $team }
chili-mafia-board-empty = vide
chili-mafia-board-offers = Proposé par { $seat } :

error-teams = À { $players }, on ne peut pas former au moins deux équipes égales de { $size }. Les équipes de 2 demandent 4, 6 ou 8 joueurs, celles de 3 en demandent 6, celles de 4 en demandent 8.
error-manners = manners ne concerne que les Détournements : activez aussi heists.
error-raid-position = La Perquisition ne rentre pas : { $below } cartes dessous, à { $jitter } près, dans une pioche de { $pile }. Choisissez de { $jitter } à { $most }.
error-raid-incomplete = Des cartes restent dans des gangs incomplets alors que toutes peuvent être placées ; tapez best pour voir comment.
error-raid-parked = Une carte de votre main se trouve dans un gang incomplet ; les piments de la main ne vont que dans des gangs complets.
error-raid-pool = Certains piments posés devant vous ne sont pas encore dans un groupe.
error-raid-card = { $move } ne peut pas rejoindre ce groupe : il faut des piments tous pareils ou tous différents.
error-plan = { $move } ne va pas avec ce que vous avez choisi jusqu’ici. Tapez drop pour recommencer.
error-must-pass = Vous n’avez rien fait ce tour-ci : vous ne pouvez que passer.
error-must-end = Inutile de passer ici : tapez simplement end.
error-line-open = « { $line } » n’est pas complet. Suite possible : { $words }.
