# Wazabi avec Supplément Piment.

wazabi-name = Wazabi
wazabi-line = Lancez, tapez et débarrassez-vous de vos dés avant les autres.
wazabi-help-word = piment

wazabi-option-piment = Supplément Piment
wazabi-option-piment-help = L’extension : dés rouges, cartes Piment et course ; jusqu’à 8 joueurs. Les cartes Piment et les faces du dé rouge sont une reconstitution, pas celles de la boîte.
wazabi-option-deck = Jeu de cartes Wazabi
wazabi-option-deck-help = 2008 : la première édition. 2016 : d’autres sortes de cartes ; leur nombre d’exemplaires est une reconstitution.
wazabi-option-dice = Dés par joueur
wazabi-option-dice-help = Moins de dés, partie plus courte ; avec Supplément Piment, l’un d’eux est rouge.
wazabi-option-play-on = Jouer pour les places
wazabi-option-play-on-help = On joue jusqu’à ce qu’un seul joueur ait encore des dés.
wazabi-option-steal-piment = Cartes Piment à voler
wazabi-option-steal-piment-help = Pickpocket peut prendre une carte Piment posée devant un joueur au lieu d’une carte de sa main.
wazabi-option-race = Qui gagne la course
wazabi-option-race-help = reflex : la première main gagne. lots : tirage au sort parmi ceux qui ont tapé. calm : comme lots, mais on ne vous interroge que s’il y a course, donc personne ne tape à tort.
wazabi-option-piment-deck = Cartes Piment
wazabi-option-piment-deck-help = La liste des cartes Piment et des dés rouges. reconstruction-1 est inventée ; nous ne connaissons pas les cartes imprimées.
wazabi-option-teams = Deux équipes
wazabi-option-teams-help = Une place sur deux fait équipe ; le premier sans dés gagne pour toute son équipe. À 4, 6 ou 8 joueurs.

wazabi-question-roll = C’est votre tour : lancez vos dés.
wazabi-question-slap = Exactement un W ? Tapez ! Sinon, ne bougez pas.
wazabi-question-reroll = Faire relancer les dés ?
wazabi-question-target = Choisissez un adversaire.
wazabi-question-colour = Choisissez la couleur du dé.
wazabi-question-direction = À gauche ou à droite ?
wazabi-question-loot = Que prenez-vous ?
wazabi-question-shield = On vous vise. Laisser faire, ou boire votre lait ?
wazabi-question-play = Jouez une carte, ou passez.
wazabi-question-keep = Choisissez une carte à garder.

wazabi-reason-gift = un dé pour une flèche
wazabi-reason-mistake = la pénalité pour avoir tapé à tort
wazabi-reason-draw = piocher dans une main adverse
wazabi-reason-remove = retirer un dé
wazabi-reason-gain = prendre un dé dans la réserve
wazabi-reason-take = prendre un dé à quelqu’un
wazabi-reason-keep = garder des cartes

wazabi-event-turn = { $seatIs ->
    [you] C’est à vous de jouer.
   *[other] C’est à { $seat } de jouer.
 }
wazabi-event-extra = { $seatIs ->
    [you] Vous rejouez.
   *[other] { $seat } rejoue.
 }
wazabi-event-missed = { $seatIs ->
    [you] Vous passez votre tour.
   *[other] { $seat } passe son tour.
 }
wazabi-event-rolled = { $seatIs ->
    [you] Vous obtenez { $dice }.
   *[other] { $seat } obtient { $dice }.
 }
wazabi-event-slapped = { $seatIs ->
    [you] Vous tapez sur la pile.
   *[other] { $seat } tape sur la pile.
 }
wazabi-event-won-race = { $seatIs ->
    [you] Vous gagnez la course.
   *[other] { $seat } gagne la course.
 }
wazabi-event-mistake = { $seatIs ->
    [you] Vous avez tapé à tort.
   *[other] { $seat } a tapé à tort.
 }
wazabi-event-flipped = { $seatIs ->
    [you] Vous retournez { $card }.
   *[other] { $seat } retourne { $card }.
 }
wazabi-event-used = { $seatIs ->
    [you] Vous utilisez { $card }.
   *[other] { $seat } utilise { $card }.
 }
wazabi-event-looted = { $seatIs ->
    [you] Vous prenez { $card } à { $victim }.
   *[other] { $seat } { $victimIs ->
        [you] vous prend
       *[other] prend à { $victim }
     } { $card }.
 }
wazabi-event-drew = { $seatIs ->
    [you] Vous piochez { $card }.
   *[other] { $seat } pioche { $hidden ->
        [yes] une carte
       *[no] { $card }
     }.
 }
wazabi-event-stole = { $seatIs ->
    [you] Vous prenez une carte à { $victim } : { $card }.
   *[other] { $seat } { $victimIs ->
        [you] vous prend
       *[other] prend à { $victim }
     } une carte{ $hidden ->
        [yes] {""}
       *[no]  : { $card }
     }.
 }
wazabi-event-renewed = La défausse est mélangée : nouvelle pioche de { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }.
wazabi-event-gave = { $seatIs ->
    [you] Vous donnez à { $target } un dé { $colour ->
        [red] rouge
       *[black] noir
     }.
   *[other] { $seat } { $targetIs ->
        [you] vous donne
       *[other] donne à { $target }
     } un dé { $colour ->
        [red] rouge
       *[black] noir
     }.
 }
wazabi-event-took = { $seatIs ->
    [you] Vous prenez à { $victim } un dé { $colour ->
        [red] rouge
       *[black] noir
     }.
   *[other] { $seat } { $victimIs ->
        [you] vous prend
       *[other] prend à { $victim }
     } un dé { $colour ->
        [red] rouge
       *[black] noir
     }.
 }
wazabi-event-removed = { $seatIs ->
    [you] Vous retirez un dé { $colour ->
        [red] rouge
       *[black] noir
     }.
   *[other] { $seat } retire un dé { $colour ->
        [red] rouge
       *[black] noir
     }.
 }
wazabi-event-gained = { $seatIs ->
    [you] Vous prenez un dé { $colour ->
        [red] rouge
       *[black] noir
     } dans la réserve.
   *[other] { $seat } prend un dé { $colour ->
        [red] rouge
       *[black] noir
     } dans la réserve.
 }
wazabi-event-swapped-dice = { $seatIs ->
    [you] { $target } et vous échangez tous vos dés.
   *[other] { $seat } et { $targetIs ->
        [you] vous échangez tous vos
       *[other] { $target } échangent tous leurs
     } dés.
 }
wazabi-event-passed-dice = { $seatIs ->
    [you] Vous faites passer tous les dés { $direction ->
        [right] à droite
       *[left] à gauche
     }.
   *[other] { $seat } fait passer tous les dés { $direction ->
        [right] à droite
       *[left] à gauche
     }.
 }
wazabi-event-swapped-hands = { $seatIs ->
    [you] { $target } et vous échangez vos mains.
   *[other] { $seat } et { $targetIs ->
        [you] vous échangez vos
       *[other] { $target } échangent leurs
     } mains.
 }
wazabi-event-passed-hands = { $seatIs ->
    [you] Vous faites passer toutes les mains { $direction ->
        [right] à droite
       *[left] à gauche
     }.
   *[other] { $seat } fait passer toutes les mains { $direction ->
        [right] à droite
       *[left] à gauche
     }.
 }
wazabi-event-hand-now = { $seatIs ->
    [you] Vous avez maintenant { $cards }.
   *[other] { $seat } a maintenant { $hidden ->
        [yes] d’autres cartes
       *[no] { $cards }
     }.
 }
wazabi-event-played = { $seatIs ->
    [you] Vous jouez { $card }.
   *[other] { $seat } joue { $card }.
 }
wazabi-event-passed = { $seatIs ->
    [you] Vous ne jouez pas de carte.
   *[other] { $seat } ne joue pas de carte.
 }
wazabi-event-laid-skip = { $seatIs ->
    [you] Vous faites passer un tour à { $target }.
   *[other] { $seat } { $targetIs ->
        [you] vous fait passer un tour
       *[other] fait passer un tour à { $target }
     }.
 }
wazabi-event-reversed = { $seatIs ->
    [you] Vous inversez le sens du jeu et rejouez.
   *[other] { $seat } inverse le sens du jeu et rejoue.
 }
wazabi-event-named = { $seatIs ->
    [you] Vous avez choisi.
   *[other] { $seat } a choisi.
 }
wazabi-event-discarded = { $seatIs ->
    [you] Vous défaussez { $cards }.
   *[other] { $seat } défausse { $cards }.
 }
wazabi-event-finished = { $seatIs ->
    [you] Vous n’avez plus de dés : rang { $place }.
   *[other] { $seat } n’a plus de dés : rang { $place }.
 }

wazabi-card-remove1 = Un de moins
wazabi-card-remove1-help = 1 W. Retirez un de vos dés. Interdit si votre lancer montre deux flèches ou plus.
wazabi-card-remove2 = Deux de moins
wazabi-card-remove2-help = 3 W. Retirez deux de vos dés.
wazabi-card-give1 = Cadeau
wazabi-card-give1-help = 3 W. Donnez un de vos dés à l’adversaire de votre choix.
wazabi-card-passdice = Les dés tournent
wazabi-card-passdice-help = 2 W. À gauche ou à droite : chacun passe tous ses dés de ce côté.
wazabi-card-swapdice = Échange de dés
wazabi-card-swapdice-help = 3 W. Échangez tous vos dés avec un adversaire.
wazabi-card-steal = Pickpocket
wazabi-card-steal-help = 1 W. Prenez une carte au hasard dans la main d’un adversaire ; si personne n’en a, piochez.
wazabi-card-draw3 = Provisions
wazabi-card-draw3-help = 1 W. Piochez trois cartes.
wazabi-card-keep1 = Plus qu’une
wazabi-card-keep1-help = 1 W. Un adversaire qui a au moins deux cartes en garde une et défausse les autres.
wazabi-card-keep2 = Plus que deux
wazabi-card-keep2-help = 2 W. Tous les autres qui ont plus de deux cartes en gardent deux.
wazabi-card-swaphands = Échange de mains
wazabi-card-swaphands-help = 2 W. Échangez toutes vos cartes avec un adversaire.
wazabi-card-passhands = Les mains tournent
wazabi-card-passhands-help = 2 W. À gauche ou à droite : chacun passe toute sa main de ce côté.
wazabi-card-skip = Tour passé
wazabi-card-skip-help = Sans W. Un adversaire passera son prochain tour.
wazabi-card-replay = Demi-tour, on rejoue
wazabi-card-replay-help = Sans W. Le sens du jeu s’inverse et vous rejouez.

wazabi-card-cool = Eau glacée
wazabi-card-cool-help = Tout de suite : retirez un de vos dés. (Reconstitution, pas une carte imprimée.)
wazabi-card-share = Servez-vous
wazabi-card-share-help = Tout de suite : donnez un de vos dés à l’adversaire qui en a le moins. (Reconstitution, pas une carte imprimée.)
wazabi-card-switch = Retour de flamme
wazabi-card-switch-help = Tout de suite : échangez tous vos dés avec l’adversaire qui en a le plus. (Reconstitution, pas une carte imprimée.)
wazabi-card-burn = Du rab
wazabi-card-burn-help = Tout de suite : prenez un dé dans la réserve. (Reconstitution, pas une carte imprimée.)
wazabi-card-milk = Verre de lait
wazabi-card-milk-help = À garder : annulez un dé qu’on vous donne ou une carte qui ne vise que vous. (Reconstitution, pas une carte imprimée.)
wazabi-card-reroll = Langue brûlée
wazabi-card-reroll-help = À garder : après un lancer, mais une seule fois par tour, faites relancer le joueur. (Reconstitution, pas une carte imprimée.)
wazabi-card-pinch = Pincée de W
wazabi-card-pinch-help = À garder : un W de plus pour jouer vos cartes ce tour-ci. (Reconstitution, pas une carte imprimée.)
wazabi-card-double = Double portion
wazabi-card-double-help = À garder : jouez une carte de plus ce tour-ci, d’une autre sorte. (Reconstitution, pas une carte imprimée.)

wazabi-board-player = joueur
wazabi-board-dice = dés
wazabi-board-hand = cartes
wazabi-board-open = cartes Piment posées
wazabi-board-skips = tours à passer
wazabi-board-clockwise = sens horaire ↻
wazabi-board-counter-clockwise = sens inverse ↺
wazabi-board-piles = pioche { $pile } · défausse { $discard }
wazabi-board-top = dessus : { $card }
wazabi-board-piment-pile = pioche Piment { $pile }
wazabi-board-next-piment = prochaine : { $card }
wazabi-board-reserve = réserve { $dice }
wazabi-board-roll = { $seatIs ->
    [you] Vous avez
   *[other] { $seat } a
 } lancé
wazabi-board-figures = W { $w } · cartes { $cards } · piments { $chilis } · flèches { $gives }
wazabi-board-not-rolled = { $seatIs ->
    [you] Vous allez
   *[other] { $seat } va
 } lancer
wazabi-board-about = De quoi il s’agit : { $reason }
wazabi-board-extra = un tour de plus à jouer
wazabi-board-place = rang { $place }
wazabi-board-you-know = Cartes connues chez { $seat } : { $cards }
wazabi-board-your-hand = Votre main
wazabi-board-no-cards = pas de cartes
wazabi-board-reconstruction = Cartes Piment et dés rouges : { $deck }, une reconstitution, pas ceux de la boîte

error-wazabi-base-players = Sans Supplément Piment, on joue à { $most } au plus, pas à { $players }. Activez-le, ou jouez moins nombreux.
error-wazabi-needs-piment = { $option } a besoin des cartes Piment, mais Supplément Piment est désactivé. Activez-le ou laissez cette option telle quelle.
error-wazabi-dice = La boîte contient { $black } dés noirs ; à { $players }, chacun peut avoir au plus { $most } dés, le rouge compris, pas { $value }.
error-wazabi-teams-players = Deux équipes égales demandent 4, 6 ou 8 joueurs, pas { $players }.
error-wazabi-teams-play-on = En équipes, la partie s’arrête au premier joueur sans dés : on ne peut pas continuer pour les places. Désactivez l’une des deux options.
error-wazabi-no-such-card = { $move } : vous n’avez pas cette carte.
error-wazabi-one-card = { $move } : vous avez déjà joué votre carte de ce tour.
error-wazabi-other-kind = { $move } : une carte de plus doit être d’une autre sorte.
error-wazabi-too-few-w = { $move } : votre lancer montre trop peu de W pour cette carte.
error-wazabi-two-gifts = { $move } : votre lancer montre deux flèches ou plus ; on ne peut pas retirer de dé ainsi.
error-wazabi-nobody-with-two = { $move } : aucun adversaire n’a deux cartes.
error-needs-plot = Le rapport a besoin de matplotlib pour ses graphiques. Installez-le : pip install 'hotseat[plot]'.
