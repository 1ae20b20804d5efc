# Spicy ; Sweet & Spicy renvoie à ces phrases.

spicy-name = Spicy
spicy-line = Annoncez ce que vous voulez sur une carte cachée, et contestez ce qu’on vous raconte.
spicy-help-word = trophée

spicy-option-seasonings = Assaisonnements
spicy-option-seasonings-help = Assaisonnements valables toute la partie ; random:2 en tire deux au hasard.
spicy-option-end-card = Cartes sous la Fin du monde
spicy-option-end-card-help = Nombre de cartes sous la Fin du monde ; auto suit le nombre de joueurs.
spicy-option-jitter = Incertitude de la Fin du monde
spicy-option-jitter-help = La Fin du monde peut se trouver plus haut ou plus bas, jusqu’à ce nombre de cartes : impossible de la prévoir exactement.
spicy-option-manners = Bonnes manières
spicy-option-manners-help = On peut se tromper d’annonce, oublier « dernière carte » ou épier une carte ; à chaque fois, on pioche une carte de pénalité.
spicy-option-first = Qui commence
spicy-option-first-help = La place qui joue en premier.

spicy-seasoning-we-love-chili = On adore le piment !
spicy-seasoning-we-love-chili-help = un 1, 2 ou 3 peut toujours être annoncé en piment
spicy-seasoning-start-it-up = Chaud devant !
spicy-seasoning-start-it-up-help = un 1, 2 ou 3 peut aussi suivre un 8 ou un 9
spicy-seasoning-spice-raider = Voleur d’Épice
spicy-seasoning-spice-raider-help = un 4 que personne ne conteste remporte la pile dès que la carte suivante est jouée
spicy-seasoning-change-your-luck = La chance tourne
spicy-seasoning-change-your-luck-help = glissez jusqu’à deux cartes de votre main sous votre 5 et piochez autant de cartes
spicy-seasoning-turn-it-up = Ça retourne les méninges !
spicy-seasoning-turn-it-up-help = un 6 vaut aussi un 9, et un 9 un 6
spicy-seasoning-copy-cat = Siamois
spicy-seasoning-copy-cat-help = reprenez l’annonce d’un autre joueur, même hors de votre tour

spicy-question-turn = Jouez une carte avec une annonce, passez ou contestez la carte du dessus.
spicy-question-turn-without-doubt = Jouez une carte avec une annonce, ou passez.
spicy-question-open = Vous ouvrez la nouvelle pile : jouez une carte annoncée 1, 2 ou 3.
spicy-question-last = Une dernière carte ! La contester ou non ?
spicy-question-tuck = Glissez jusqu’à deux cartes sous votre 5 et piochez autant de cartes, ou gardez-les.
spicy-reaction-turn = Ce n’est pas votre tour : contestez la carte du dessus, ou ne la contestez pas.

spicy-event-played = { $hidden ->
    [yes] { $seat } pose une carte et annonce { $claim }.
   *[no] { $seatIs ->
        [you] Vous posez { $card } et annoncez { $claim }.
       *[other] { $seat } pose { $card } et annonce { $claim }.
     }
 }
spicy-event-copied = { $hidden ->
    [yes] { $seat } copie l’annonce { $claim }.
   *[no] { $seatIs ->
        [you] Vous copiez l’annonce { $claim } avec { $card }.
       *[other] { $seat } copie l’annonce { $claim } avec { $card }.
     }
 }
spicy-event-last = { $seatIs ->
    [you] Vous jouez votre dernière carte.
   *[other] { $seat } joue sa dernière carte.
 }
spicy-event-passed = { $seatIs ->
    [you] Vous passez.
   *[other] { $seat } passe.
 }
spicy-event-trusted = { $seatIs ->
    [you] Vous ne contestez pas.
   *[other] { $seat } ne conteste pas.
 }
spicy-event-drew = { $hidden ->
    [yes] { $seat } pioche une carte.
   *[no] { $seatIs ->
        [you] Vous piochez { $card }.
       *[other] { $seat } pioche { $card }.
     }
 }
spicy-event-raided = { $seatIs ->
    [you] Vous raflez la pile : { $cards ->
        [one] 1 carte
       *[other] { $cards } cartes
     }.
   *[other] { $seat } rafle la pile : { $cards ->
        [one] 1 carte
       *[other] { $cards } cartes
     }.
 }
spicy-event-tucked = { $seatIs ->
    [you] Vous glissez { $cards } sous le 5.
   *[other] { $seat } glisse { $hidden ->
        [yes] { $cardsCount ->
            [one] une carte
           *[other] { $cardsCount } cartes
         }
       *[no] { $cards }
     } sous le 5.
 }
spicy-event-kept = { $seatIs ->
    [you] Vous ne glissez rien sous le 5.
   *[other] { $seat } ne glisse rien sous le 5.
 }
spicy-event-doubted = { $seatIs ->
    [you] Vous contestez { $trait ->
        [number] la puissance
        [spice] l’épice
       *[both] la copie
     } : { $claim }, vraiment, { $owner } ?
   *[other] { $seat } conteste { $trait ->
        [number] la puissance
        [spice] l’épice
       *[both] la copie
     } de { $ownerIs ->
        [you] votre { $claim }
       *[other] la carte annoncée { $claim } par { $owner }
     }.
 }
spicy-event-shown = C’est { $card } ; { $ownerIs ->
    [you] vous aviez
   *[other] { $owner } avait
 } annoncé { $claim }.
spicy-event-won = { $seatIs ->
    [you] Vous ramassez { $cards ->
        [one] 1 carte Épice
       *[other] { $cards } cartes Épice
     }{ $jokers ->
        [0] {""}
        [one] {" "}et un Super-Joker
       *[other] {" "}et { $jokers } Super-Jokers
     }.
   *[other] { $seat } ramasse { $cards ->
        [one] 1 carte Épice
       *[other] { $cards } cartes Épice
     }{ $jokers ->
        [0] {""}
        [one] {" "}et un Super-Joker
       *[other] {" "}et { $jokers } Super-Jokers
     }.
 }
spicy-event-trophy = { $seatIs ->
    [you] Vous prenez un trophée ; { $left ->
        [0] il n’en reste plus
        [one] il en reste un
       *[other] il en reste { $left }
     }.
   *[other] { $seat } prend un trophée ; { $left ->
        [0] il n’en reste plus
        [one] il en reste un
       *[other] il en reste { $left }
     }.
 }
spicy-event-settled = { $seatIs ->
    [you] Personne ne conteste votre dernière carte.
   *[other] Personne ne conteste la dernière carte posée par { $seat }.
 }
spicy-event-wrong-claim = { $seatIs ->
    [you] Vous annoncez { $claim }, ce qui n’est pas permis : vous reprenez la carte et en piochez une.
   *[other] { $seat } annonce { $claim }, ce qui n’est pas permis, reprend la carte et en pioche une.
 }
spicy-event-forgot-last = { $seatIs ->
    [you] Vous avez oublié d’annoncer « dernière carte » : vous la reprenez et en piochez une.
   *[other] { $seat } a oublié d’annoncer « dernière carte », la reprend et en pioche une.
 }
spicy-event-peeked = { $seatIs ->
    [you] Vous épiez { $place ->
        [stack] la carte du dessus
       *[won] une carte gagnée
     } ({ $card }) et piochez une carte de pénalité.
   *[other] { $seat } épie { $place ->
        [stack] la carte du dessus
       *[won] une carte gagnée
     }{ $hidden ->
        [yes] {""}
       *[no] {" "}({ $card })
     } et pioche une carte de pénalité.
 }
spicy-event-ended = { $reason ->
    [two-trophies] Un deuxième trophée : la partie est finie.
    [last-trophy] Le dernier trophée est pris : la partie est finie.
   *[worlds-end] Fin du monde : la partie est finie.
  }
spicy-event-hand = { $seatIs ->
    [you] Il vous restait : { $cards }.
   *[other] Il restait à { $seat } : { $cards }.
 }

error-seasonings = { $option } : « { $value } » ne peut pas être choisi. Choisissez parmi, chacun une fois au plus : { $words }.
error-seasonings-random = { $option } : indiquez random:0 à random:{ $most }, pas « { $value } ».
error-end-card-low = Avec une incertitude de { $jitter }, il faut au moins { $jitter } cartes sous la Fin du monde, pas { $below }.
error-end-card-high = Avec une incertitude de { $jitter } et une pioche de { $pile } cartes, il faut moins de { $below } cartes sous la Fin du monde.
error-spicy-must-open = Le perdant de la contestation doit ouvrir la nouvelle pile avec une carte.
error-spicy-empty-stack = Rien à contester : la pile est vide.
error-spicy-own-card = On ne peut pas contester sa propre carte.
error-spicy-settled = Personne n’a contesté cette dernière carte ; il est trop tard.
error-spicy-super-joker = Un Super-Joker est toujours juste et ne se conteste pas.
error-spicy-peeked = On ne peut pas contester une carte qu’on a épiée.
error-spicy-copy-doubt = Une copie se conteste en bloc : tapez seulement doubt.
error-spicy-name-a-trait = Précisez ce que vous contestez : doubt number ou doubt spice.
error-spicy-not-in-hand = { $move } : cette carte n’est pas dans votre main.
error-spicy-not-last = On n’annonce « dernière carte » qu’avec les bonnes manières, et seulement pour sa dernière carte.
error-spicy-illegal-claim = { $move } : cette annonce ne convient pas après celle du dessus.
error-spicy-not-your-turn = Ce n’est pas votre tour.
error-spicy-own-copy = On ne peut pas copier sa propre carte.
error-spicy-no-copy-cat = On ne copie une annonce que si « Siamois » est en jeu.
error-spicy-not-fresh = Trop tard pour copier : on ne peut copier une carte que jusqu’au tour suivant.

spicy-board-pile = pioche { $cards }
spicy-board-gauge = Fin du monde dans { $low } à { $high } cartes
spicy-board-supply = Super-Jokers en réserve : { $cards }
spicy-board-trophies-left = trophées : { $cards }
spicy-board-player = joueur
spicy-board-hand = main
spicy-board-won = gagnées
spicy-board-trophies = trophées
spicy-board-points = points
spicy-board-stack = Pile
spicy-board-empty = vide
spicy-board-claim = { $claim } par { $ownerIs ->
    [you] vous
   *[other] { $owner }
 }
spicy-board-mark-copy = copie
spicy-board-mark-last = dernière carte
spicy-board-mark-settled = ne peut plus être contestée
spicy-board-mark-joker = ne se conteste pas
spicy-board-mark-raider = rafle la pile à la prochaine carte
spicy-board-mark-fresh = peut être copiée
spicy-board-mark-tucked = { $cards ->
    [one] { $cards } glissée dessous
   *[other] { $cards } glissées dessous
  }
spicy-board-next = Annonces possibles
spicy-board-shown = Retournée : { $card }, annoncée { $claim } par { $ownerIs ->
    [you] vous
   *[other] { $owner }
 } ; contestée par { $doubterIs ->
    [you] vous
   *[other] { $doubter }
 }, remportée par { $winnerIs ->
    [you] vous
   *[other] { $winner }
 }.
spicy-board-your-hand = Votre main
spicy-board-seasonings = Assaisonnements
