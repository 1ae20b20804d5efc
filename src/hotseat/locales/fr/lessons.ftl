# Les leçons des premières parties guidées.

lesson-intro = Une vraie partie contre des robots accommodants, sans limite de temps : ils vous attendent. Les cartes sont préparées pour que presque tout se présente. Chaque nouveauté vous est expliquée ; suivez les conseils ou jouez à votre idée, le guide s’adapte.
lesson-contents = Ce que vous allez découvrir
lesson-start = Commencer
lesson-of = Votre première partie de { $game }
lesson-next = Continuer
lesson-your-move = À vous
lesson-leave = Continuer sans guide
lesson-progress = { $done } sur { $total }
lesson-more = En savoir plus
lesson-finished = Vous avez tout vu. Bonne fin de partie !
lesson-missed = Ce qui ne s’est pas présenté cette fois
lesson-guide = Guide

lesson-spicy-table-title = La table
lesson-spicy-table = Vos six cartes sont en bas, vous seul les voyez. On gagne avec deux trophées, ou avec le plus de points quand vient la Fin du monde.
    .text = Au milieu, la pile ; à côté, trois trophées de 10 points.

lesson-spicy-open-title = Ouvrir la pile
lesson-spicy-open = La pile est vide : annoncez 1, 2 ou 3, avec l’épice de votre choix. Touchez la carte { $card }, puis l’annonce { $claim }.
    .text = Pour une fois, c’est la vérité.
lesson-spicy-open-lie = La pile est vide : annoncez 1, 2 ou 3, avec l’épice de votre choix. Vous n’en avez pas, alors mentez : touchez la carte { $card }, puis l’annonce { $claim }.
    .text = Personne ne voit la carte.

lesson-spicy-higher-title = Plus haut, même épice
lesson-spicy-higher = Votre annonce doit maintenant être plus haute, avec la même épice. Touchez la carte { $card }, puis l’annonce { $claim }. C’est vrai : qui conteste perd.
lesson-spicy-higher-lie = Votre annonce doit maintenant être plus haute, avec la même épice. Aucune de vos cartes ne convient, alors bluffez : touchez la carte { $card }, puis l’annonce { $claim }.

lesson-spicy-react-title = La carte d’un autre
lesson-spicy-react = { $name } annonce { $claim }. Vous pouvez contester maintenant, même si ce n’est pas votre tour. Cette fois, ne contestez pas.

lesson-spicy-bluff-title = Bluffer
lesson-spicy-bluff = C’est l’heure de mentir : touchez { $card } et annoncez { $claim }. Si personne ne conteste, personne ne le saura.

lesson-spicy-doubt-title = Contester
lesson-spicy-doubt = { $name } annonce { $claim }. Essayez de contester : la puissance est plus souvent fausse que l’épice.
    .text = Si vous avez raison, vous gagnez toute la pile ; sinon, vous piochez deux cartes.

lesson-spicy-shown-title = La carte est montrée
lesson-spicy-shown = C’était { $card }, annoncée { $claim }. { $name } prend la pile : chaque carte y vaut un point.
    .text = Le perdant pioche deux cartes et ouvre une nouvelle pile.
lesson-spicy-shown-mine = C’était { $card }, annoncée { $claim }. Vous prenez la pile : chaque carte y vaut un point.
    .text = Le perdant pioche deux cartes et ouvre une nouvelle pile.

lesson-spicy-must-open-title = Contestation perdue
lesson-spicy-must-open = Vous avez pioché deux cartes et devez ouvrir la nouvelle pile : annoncez 1, 2 ou 3. Vous pourriez poser { $card } en annonçant { $claim }.
    .text = Impossible de passer.

lesson-spicy-pass-title = Passer
lesson-spicy-pass = Si aucune carte ne vous convient, passez et piochez-en une. Mais à la fin, chaque carte en main coûte un point.

lesson-spicy-wild-title = Les cartes au choix
lesson-spicy-wild = Vous avez une carte au choix. Avec Puissance au choix, la puissance est toujours juste ; avec Épice au choix, l’épice. L’autre moitié est toujours fausse.

lesson-spicy-own-last-title = Votre dernière carte
lesson-spicy-own-last = Plus qu’une carte. Quand vous la posez, chacun doit se décider : si personne ne la conteste, ou si quelqu’un la conteste à tort, vous prenez un trophée et piochez une nouvelle main.

lesson-spicy-last-title = La dernière carte d’un autre
lesson-spicy-last = { $name } pose sa dernière carte. Contestez maintenant ou jamais.
    .text = Si personne ne la conteste, elle rapporte un trophée de 10 points.
lesson-spicy-last-soon = { $count ->
    [one] Il ne reste qu’une carte à { $name }.
   *[other] Il ne reste que deux cartes à { $name }.
} Une dernière carte que personne ne conteste vaut un trophée de 10 points : ouvrez l’œil.

lesson-spicy-trophy-title = Un trophée
lesson-spicy-trophy = { $name } prend un trophée et pioche une nouvelle main. Avec un deuxième, la partie serait gagnée aussitôt.
lesson-spicy-trophy-mine = Vous prenez un trophée et piochez une nouvelle main. Avec un deuxième, vous gagnez aussitôt.
lesson-spicy-trophy-over = Un trophée vaut 10 points. Celui qui en a deux gagne aussitôt ; quand le dernier est pris, la partie est finie.

lesson-spicy-end-title = La Fin du monde approche
lesson-spicy-end = La jauge près de la pioche indique combien de cartes restent avant la Fin du monde.
    .text = Alors la partie s’arrête d’un coup : videz votre main à temps.

lesson-spicy-over-title = Le décompte
lesson-spicy-over = Dix points par trophée, un par carte gagnée, moins un par carte restée en main. Le plus grand nombre de points l’emporte.

lesson-sweet-joker-title = Votre Super-Joker
lesson-sweet-joker = Vous avez un Super-Joker : toujours juste, et personne ne peut le contester.
    .text = Gardez-le pour un moment où il faudrait mentir, mais pas trop longtemps : à la fin, il vous coûte 5 points.

lesson-sweet-covered-title = Un Super-Joker sur la pile
lesson-sweet-covered = Tant qu’un Super-Joker est sur le dessus, personne ne peut contester. La pile vaut 5 points de plus.

lesson-sweet-take-title = Un nouveau Super-Joker
lesson-sweet-take = Vous avez perdu et n’avez pas de Super-Joker : vous pouvez en prendre un dans la réserve. Prenez-le, c’est une carte sûre.

lesson-sweet-over-title = Le décompte
lesson-sweet-over = Dix points par trophée, cinq par Super-Joker gagné, un par autre carte gagnée ; moins cinq pour un Super-Joker en main, moins un pour chaque autre carte en main.

lesson-stick-table-title = Votre main
lesson-stick-table = En quatorze plis, vous ramassez des cartes : chacune vaut un point, sauf celles d’une couleur. C’est vous qui la choisissez.
    .text = Vous avez quinze cartes de cinq couleurs.

lesson-stick-pain-title = Votre carte maudite
lesson-stick-pain = Choisissez une couleur dont vous avez beaucoup de cartes, et sa plus basse : { $card }, par exemple.
    .text = Les cartes de votre main, personne ne peut vous les envoyer.

lesson-stick-pains-title = La couleur maudite de chacun
lesson-stick-pains = Toutes les cartes maudites sont visibles. La vôtre : { $card }.
    .text = Chaque place montre la couleur qui coûte des points à ce joueur : envoyez-la-lui.

lesson-stick-lead-title = Vous entamez
lesson-stick-lead = À vous d’entamer. La couleur jouée perd contre toutes les autres : une petite carte de votre couleur maudite est donc sans danger, { $card }.

lesson-stick-follow-title = Rien n’oblige à fournir
lesson-stick-follow = Couleur de base : { $colour }. Ce pli est sans danger pour vous : prenez-le avec { $card }.
    .text = Vous pouvez tout jouer, et toute autre couleur bat la couleur de base.
lesson-stick-follow-duck = Couleur de base : { $colour }. Il y a une carte de votre couleur maudite, alors évitez ce pli : { $card } ne gagnera guère.
    .text = Vous pouvez tout jouer.

lesson-stick-trick-title = À qui le pli
lesson-stick-trick = Le pli est pour { $name }, qui entame le suivant : la plus haute carte d’une autre couleur gagne, et à égalité la première jouée.
lesson-stick-trick-mine = Le pli est à vous : un point par carte, sauf celles de votre couleur maudite. Vous entamez le suivant.

lesson-stick-zero-title = Les zéros
lesson-stick-zero = Vous avez un zéro. Il ne gagne jamais : c’est la façon la plus sûre d’éviter un pli.

lesson-stick-hurt-title = Faire mal aux autres
lesson-stick-hurt = { $name } est en train de gagner ce pli. { $card } lui coûtera cher : jouez-la.

lesson-stick-aside-title = Que des zéros
lesson-stick-aside = Que des zéros : personne ne prend ce pli, et le même joueur entame à nouveau.
lesson-stick-aside-last = Que des zéros : personne ne prend ce pli, et ses cartes ne comptent pour personne.

lesson-stick-scored-title = Le décompte de la manche
lesson-stick-scored = Plus un pour chaque carte d’une autre couleur, moins sa valeur pour chaque carte de votre couleur maudite, carte maudite comprise.

lesson-stick-over-title = La fin
lesson-stick-over = Une partie complète compte autant de manches que de joueurs ; le plus haut total gagne. Cette première partie n’en avait qu’une.

lesson-chili-table-title = Le but du jeu
lesson-chili-table = Vous réunissez des gangs : trois piments ou plus, tous pareils ou tous différents.
    .text = À la fin, seuls comptent les gangs complets, les Familiaux en double.

lesson-chili-draft-title = Choisir ses cartes
lesson-chili-draft = Gardez une carte de votre paquet ; le reste passe à gauche. { $card } est un bon choix : un piment fort rapporte et attaque.
lesson-chili-draft-other = Gardez une carte de votre paquet ; le reste passe à gauche. Ici, { $card } est un bon choix : toujours utile, quoi qu’il arrive.

lesson-chili-draft-on-title = Le paquet suivant
lesson-chili-draft-on = Ce paquet vient de votre droite. Cherchez des piments qui vont avec ceux que vous avez gardés : trois pareils ou trois différents font un gang.

lesson-chili-response-title = Une attaque
lesson-chili-response = { $name } attaque { $rival }. Cela ne vous concerne pas : laissez faire.
    .text = Tout le monde est interrogé, avec ou sans Fuggedaboutit, pour que personne ne sache qui en a un.
lesson-chili-response-mine = { $name } vous attaque ! Un Fuggedaboutit dans votre main l’arrêterait. Sans lui, il faut laisser faire.

lesson-chili-gang-title = Un gang
lesson-chili-gang = Vous pouvez former un gang : touchez { $cards } dans votre main, puis « Nouveau gang ».

lesson-chili-hot-title = Attaquer
lesson-chili-hot = Vous avez un gang complet, vous pouvez donc attaquer : { $card }. Choisissez un de vos piments et une cible qui n’est pas plus forte.
    .text = Une attaque par gang complet.

lesson-chili-action-title = Les cartes Action
lesson-chili-action = { $card } est une carte Action. Jouez-en autant que vous voulez à votre tour ; survolez une carte ou gardez le doigt dessus pour lire son effet.

lesson-chili-add-title = Renforcer
lesson-chili-add = Vous pouvez ajouter des piments à vos gangs : touchez un piment de votre main, puis le gang.
    .text = Les grands gangs résistent mieux aux attaques.

lesson-chili-blocked-title = Pas encore d’attaque
lesson-chili-blocked = Vous avez une carte Enflammée, mais vous ne pouvez pas encore la jouer : chaque attaque demande un gang complet à vous, et une cible pas trop forte.

lesson-chili-end-title = Finir son tour
lesson-chili-end = Quand vous n’avez plus rien à faire, finissez votre tour : vous piochez deux cartes.

lesson-chili-pass-title = Passer
lesson-chili-pass = Vous ne pouvez rien faire ce tour-ci : il faut passer et défausser une carte.
    .text = Défaussez la moins utile ; ensuite vous en piochez deux.

lesson-chili-sweet-title = Le Sweet Chili
lesson-chili-sweet = Un Sweet Chili va dans n’importe quel gang, un seul par gang.
    .text = On ne peut pas l’attaquer, et à votre tour vous pouvez le déplacer vers un autre de vos gangs.

lesson-chili-lost-title = Des pertes
lesson-chili-lost = Vous avez perdu { $cards }. Un gang de moins de trois ne vaut rien, mais vous pouvez le compléter à nouveau.

lesson-chili-limit-title = Huit cartes
lesson-chili-limit = Vous avez huit cartes en main, c’est le maximum. Défaussez-en une avant de voir la nouvelle.

lesson-chili-raid-title = La Perquisition
lesson-chili-raid = Une fois par partie, chacun peut réorganiser ses gangs et y ajouter des piments de sa main. « Meilleur arrangement » le fait pour vous ; ensuite « Confirmer ».

lesson-chili-last-title = La dernière manche
lesson-chili-last = La pioche est vide, c’est la dernière manche : chacun joue encore une fois. Les cartes en main ne compteront pas, posez donc tout ce que vous pouvez.

lesson-chili-over-title = Le décompte
lesson-chili-over = Chaque gang complet vaut la somme de ses forces, un gang Familial le double. Le reste ne compte pas.

lesson-wazabi-table-title = Vos dés
lesson-wazabi-table = Vous avez trois dés noirs, un dé rouge et trois cartes. Le premier à se débarrasser de tous ses dés gagne.

lesson-wazabi-roll-title = Lancer
lesson-wazabi-roll = Votre tour commence : lancez tous vos dés.

lesson-wazabi-slap-title = La course
lesson-wazabi-slap = Le lancer montre exactement un W, la course est lancée : tapez !
    .text = Dans cette première partie, on ne vous interroge que si la course est lancée. Ailleurs, il faut le voir soi-même, et si vous tapez à tort, vous devez prendre un dé.

lesson-wazabi-race-title = À qui la carte
lesson-wazabi-race = { $name } prend la carte Piment.
    .text = À cette table tranquille, le sort décide entre ceux qui ont tapé ; d’ordinaire, c’est la première main.
lesson-wazabi-race-mine = La carte Piment est à vous.
    .text = À cette table tranquille, le sort décide entre ceux qui ont tapé ; d’ordinaire, c’est la première main.

lesson-wazabi-figures-title = Votre lancer
lesson-wazabi-figures = Votre lancer : { $dice }. Chaque carte fait piocher, chaque flèche fait donner un dé, chaque piment retourne une carte Piment, et les W paient une carte de votre main.

lesson-wazabi-flip-title = Une carte Piment
lesson-wazabi-flip = { $name } retourne { $card } ({ $text }).
lesson-wazabi-flip-mine = Vous retournez { $card } ({ $text }).

lesson-wazabi-drew-title = Une nouvelle carte
lesson-wazabi-drew = Vous avez pioché { $card } ({ $text }). Vous pouvez la jouer dès ce tour.

lesson-wazabi-give-title = Donner des dés
lesson-wazabi-give = Une flèche : donnez un dé à un voisin, de préférence celui qui est le plus près de gagner.

lesson-wazabi-play-title = Jouer une carte
lesson-wazabi-play = Vous avez assez de W pour { $card } ({ $text }). Jouez-la.

lesson-wazabi-nothing-title = Trop peu de W
lesson-wazabi-nothing = Aucune de vos cartes ne peut être payée avec ce lancer : passez.
    .text = Les W se comparent au prix de la carte, ils ne se dépensent pas.

lesson-wazabi-kept-title = Une carte à garder
lesson-wazabi-kept = La carte { $card } reste face visible devant vous jusqu’à ce que vous l’utilisiez ({ $text }).

lesson-wazabi-shield-title = C’est vous qu’on vise
lesson-wazabi-shield = On vous vise, et vous avez un Verre de lait : buvez-le pour tout annuler.

lesson-wazabi-close-title = Presque gagné
lesson-wazabi-close = { $name } n’a plus qu’un dé. Si vous le pouvez, donnez-lui les vôtres.

lesson-wazabi-over-title = La victoire
lesson-wazabi-over = Le premier qui n’a plus de dés gagne aussitôt, même pendant le tour d’un autre, et marque un point par dé qui reste aux autres.
