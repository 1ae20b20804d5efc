# Stick 'Em.

stick-em-name = Stick ’Em
stick-em-line = Des plis sans obligation de fournir, et une couleur qui fait mal.
stick-em-help-word = zéro

stick-em-option-rounds = Manches
stick-em-option-rounds-help = Nombre de manches ; auto : autant que de joueurs.
stick-em-option-all-zero-leader-wins = Un pli de zéros revient à qui l’a entamé
stick-em-option-all-zero-leader-wins-help = Sinon personne ne le prend et ses cartes ne comptent pour personne.
stick-em-option-open-memory = Mémoire ouverte
stick-em-option-open-memory-help = Chacun peut revoir les cartes ramassées et le score de la manche en cours.
stick-em-option-first = Qui entame d’abord
stick-em-option-first-help = Qui entame le premier pli de la première manche.

stick-em-question-pain = Choisissez votre carte maudite : sa couleur vous coûtera cher.
stick-em-question-card = Jouez la carte de votre choix.

stick-em-event-round = La manche { $number } commence ; { $leaderIs ->
    [you] vous entamez
   *[other] { $leader } entame
 }.
stick-em-event-dealt = { $seatIs ->
    [you] Vous recevez { $cards }.
   *[other] { $seat } reçoit { $hidden ->
        [yes] { $cardsCount } cartes
       *[no] { $cards }
     }.
 }
stick-em-event-picked = { $seatIs ->
    [you] Vous choisissez votre carte maudite : { $card }.
   *[other] { $seat } choisit une carte maudite{ $hidden ->
        [yes] {""}
       *[no]  : { $card }
     }.
 }
stick-em-event-pains = Les cartes maudites : { $cards }.
stick-em-event-played = { $seatIs ->
    [you] Vous jouez { $card }.
   *[other] { $seat } joue { $card }.
 }
stick-em-event-trick = { $winnerIs ->
    [you] Vous ramassez le pli : { $cards }.
   *[other] { $winner } ramasse le pli : { $cards }.
 }
stick-em-event-aside = Rien que des zéros : personne ne prend { $cards } ; { $leaderIs ->
    [you] vous entamez
   *[other] { $leader } entame
 } à nouveau.
stick-em-event-scored = Manche { $number } : { $scores }. Totaux : { $totals }.

error-pain-first = Choisissez d’abord une carte maudite : tapez pain et une carte.
error-pain-picked = Les cartes maudites de cette manche sont choisies, et un choix est définitif.
error-not-in-hand = { $move } : cette carte n’est pas dans votre main.

stick-em-colour-r = rouge
stick-em-colour-y = jaune
stick-em-colour-g = vert
stick-em-colour-b = bleu
stick-em-colour-v = violet
stick-em-colour-s = gris

stick-em-board-round = manche { $round } sur { $rounds }
stick-em-board-opener = ouverte par { $seatIs ->
    [you] vous
   *[other] { $seat }
 }
stick-em-board-tricks-left = { $count ->
    [one] dernier pli
   *[other] encore { $count } plis
  }
stick-em-board-led = couleur de base : { $colour }
stick-em-board-player = joueur
stick-em-board-pain = maudite
stick-em-board-trick = pli
stick-em-board-last = dernier
stick-em-board-hand = main
stick-em-board-taken = prises
stick-em-board-total = total
stick-em-board-running = manche
stick-em-board-cards = cartes ramassées
stick-em-board-sheet = manche
stick-em-board-scored = Cartes ramassées à la manche { $round }
stick-em-board-your-hand = Votre main
