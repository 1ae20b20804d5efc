# Spicy ; Sweet & Spicy renvoie à ces phrases.

spicy-name = Spicy
spicy-line = Annoncez ce que vous voulez sur une carte cachée, et contestez ce qu’on vous raconte.

spicy-option-seasonings = Assaisonnements
spicy-option-seasonings-help = Assaisonnements valables toute la partie ; random:2 en tire deux au hasard.
spicy-option-end-card = Cartes sous la Fin du monde
spicy-option-end-card-help = Profondeur de la Fin du monde dans la pioche ; auto suit le nombre de joueurs.
spicy-option-jitter = Incertitude de la Fin du monde
spicy-option-jitter-help = La Fin du monde peut se trouver jusqu’à tant de cartes plus haut ou plus bas : impossible de la prévoir.
spicy-option-manners = Bonnes manières
spicy-option-manners-help = On peut se tromper d’annonce, oublier « dernière carte » et épier une carte : chaque écart coûte une carte.
spicy-option-first = Qui commence
spicy-option-first-help = La place qui joue en premier.

spicy-seasoning-we-love-chili = On adore le piment !
spicy-seasoning-we-love-chili-help = un 1, 2 ou 3 peut toujours être annoncé en piment
spicy-seasoning-start-it-up = Chaud devant !
spicy-seasoning-start-it-up-help = un 1, 2 ou 3 peut aussi suivre un 8 ou un 9
spicy-seasoning-spice-raider = Voleur d’Épice
spicy-seasoning-spice-raider-help = un 4 non contesté remporte la pile dès la carte suivante
spicy-seasoning-change-your-luck = La chance tourne
spicy-seasoning-change-your-luck-help = échangez jusqu’à deux cartes de votre main sous votre 5
spicy-seasoning-turn-it-up = Ça retourne les méninges !
spicy-seasoning-turn-it-up-help = un 6 vaut un 9, et inversement
spicy-seasoning-copy-cat = Siamois
spicy-seasoning-copy-cat-help = reprenez l’annonce d’un autre, même hors de votre tour

spicy-question-turn = Jouez une carte avec une annonce, passez ou contestez la carte du dessus.
spicy-question-open = Vous ouvrez la nouvelle pile : jouez une carte annoncée 1, 2 ou 3.
spicy-question-last = Une dernière carte ! Contestez-la ou laissez passer.
spicy-question-tuck = Glissez jusqu’à deux cartes sous votre 5 et piochez-en autant, ou gardez-les.
spicy-reaction-turn = Ce n’est pas votre tour : contestez la carte du dessus ou laissez passer.

spicy-event-played = { $seat } pose { $card } et annonce { $claim }.
spicy-event-copied = { $seat } copie avec { $card } : encore { $claim }.
spicy-event-last = { $seat } joue sa dernière carte.
spicy-event-passed = { $seat } passe.
spicy-event-trusted = { $seat } laisse passer.
spicy-event-drew = { $seat } pioche { $card }.
spicy-event-raided = { $seat } rafle la pile : { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
  }.
spicy-event-tucked = { $seat } glisse { $cards } sous le 5.
spicy-event-kept = { $seat } ne glisse rien dessous.
spicy-event-doubted = { $seat } conteste { $trait ->
    [number] la puissance
    [spice] l’épice
   *[both] la copie
  } : { $claim }, vraiment, { $owner } ?
spicy-event-shown = C’est { $card } ; { $owner } avait annoncé { $claim }.
spicy-event-won = { $seat } ramasse { $cards ->
    [one] 1 carte Épice
   *[other] { $cards } cartes Épice
  }{ $jokers ->
    [0] {""}
    [one] { " " }et un Super-Joker
   *[other] { " " }et { $jokers } Super-Jokers
  }.
spicy-event-trophy = { $seat } prend un trophée ; { $left ->
    [0] il n’en reste plus
    [one] il en reste un
   *[other] il en reste { $left }
  }.
spicy-event-settled = Personne ne conteste la dernière carte posée par { $seat }.
spicy-event-wrong-claim = { $seat } annonce { $claim }, ce qui ne convient pas : la carte revient en main, plus une de la pioche.
spicy-event-forgot-last = { $seat } oublie d’annoncer « dernière carte » : la carte revient en main, plus une de la pioche.
spicy-event-peeked = { $seat } épie { $place ->
    [stack] la carte du dessus
   *[won] une carte gagnée
  } ({ $card }) et en pioche une pour la peine.
spicy-event-ended = { $reason ->
    [two-trophies] Un deuxième trophée : la partie est finie.
    [last-trophy] Le dernier trophée est pris : la partie est finie.
   *[worlds-end] Fin du monde : la partie est finie.
  }
spicy-event-hand = Il restait à { $seat } : { $cards }.

error-seasonings = { $option } : « { $value } » ne peut pas être choisi. Il y a une carte de chaque : { $words }.
error-seasonings-random = { $option } : indiquez random:0 à random:{ $most }, pas « { $value } ».
error-end-card-low = La Fin du monde ne tient pas à { $below } cartes du fond avec une incertitude de { $jitter } : indiquez au moins { $jitter }.
error-end-card-high = La Fin du monde ne tient pas au-dessus de { $below } cartes sur { $pile } avec une incertitude de { $jitter } : choisissez moins.
error-spicy-must-open = { $seat } a perdu la contestation et doit ouvrir la nouvelle pile avec une carte.
error-spicy-empty-stack = Rien à contester : la pile est vide.
error-spicy-own-card = { $seat } a posé la carte du dessus et ne peut pas la contester.
error-spicy-settled = Tout le monde a laissé passer cette dernière carte ; on ne peut plus la contester.
error-spicy-super-joker = Un Super-Joker est toujours juste et ne se conteste pas.
error-spicy-peeked = { $seat } a épié cette carte et ne peut plus la contester.
error-spicy-copy-doubt = Une copie se conteste en bloc : tapez seulement doubt.
error-spicy-name-a-trait = Précisez ce que vous contestez : doubt number ou doubt spice.
error-spicy-not-in-hand = { $move } : cette carte n’est pas dans votre main.
error-spicy-not-last = On n’annonce « dernière carte » qu’avec les bonnes manières, et avec une seule carte en main.
error-spicy-illegal-claim = { $move } : cette annonce ne convient pas après celle du dessus.
error-spicy-not-your-turn = Ce n’est pas à { $seat } de jouer.
error-spicy-own-copy = { $seat } a posé la carte du dessus et ne peut pas la copier.
error-spicy-no-copy-cat = On ne copie une annonce que si « Siamois » est en jeu.
error-spicy-not-fresh = Trop tard pour copier : ce droit cesse au tour suivant.

spicy-board-pile = pioche { $cards }
spicy-board-gauge = Fin du monde dans { $low } à { $high } cartes
spicy-board-supply = Super-Jokers disponibles : { $cards }
spicy-board-trophies-left = trophées : { $cards }
spicy-board-player = joueur
spicy-board-hand = main
spicy-board-won = gagnées
spicy-board-trophies = trophées
spicy-board-points = points
spicy-board-stack = Pile
spicy-board-empty = vide
spicy-board-claim = { $claim } par { $owner }
spicy-board-mark-copy = copie
spicy-board-mark-last = dernière carte
spicy-board-mark-settled = plus contestable
spicy-board-mark-joker = incontestable
spicy-board-mark-raider = rafle la pile à la prochaine carte
spicy-board-mark-fresh = peut être copiée
spicy-board-mark-tucked = { $cards ->
    [one] { $cards } glissée dessous
   *[other] { $cards } glissées dessous
  }
spicy-board-next = Annonces possibles
spicy-board-shown = Retournée : { $card }, annoncée { $claim } par { $owner } ; contestée par { $doubter }, remportée par { $winner }.
spicy-board-your-hand = Votre main
spicy-board-seasonings = Assaisonnements
