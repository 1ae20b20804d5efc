# Pourquoi un robot propose un coup : une phrase avec les chiffres qu’il a pesés.

why-only = Vous ne pouvez rien faire d’autre.

# Ce qu’on a déjà vu ; au milieu d’une phrase.
seen-right-number = { $left ->
    [0] vous avez vu les { $all } cartes
   *[other] vous n’avez vu { $seen ->
        [0] aucune
        [1] qu’une
       *[other] que { $seen }
     } des { $all } cartes
 } de la bonne puissance
seen-this-number = { $left ->
    [0] vous avez vu les { $all } cartes
   *[other] vous n’avez vu { $seen ->
        [0] aucune
        [1] qu’une
       *[other] que { $seen }
     } des { $all } cartes
 } de cette puissance
seen-spice = { $left ->
    [0] vous avez vu les { $all } cartes
   *[other] vous n’avez vu { $seen ->
        [0] aucune
        [1] qu’une
       *[other] que { $seen }
     } des { $all } cartes
 } { $spice ->
    [C] piment
    [W] wasabi
    [P] poivre
   *[L] citron
 }

## Spicy, Sweet & Spicy

why-spicy-doubt-number = Contester rapporte { $wins ->
    [one] 1 point
   *[other] { $wins } points
 } ou en coûte { $costs } : cela vaut le coup si vous avez raison dans { $times } cas sur { $of } ; { seen-right-number }.
why-spicy-doubt-spice = Contester rapporte { $wins ->
    [one] 1 point
   *[other] { $wins } points
 } ou en coûte { $costs } : cela vaut le coup si vous avez raison dans { $times } cas sur { $of } ; { seen-spice }.
why-spicy-doubt-number-last = Si personne ne démasque { $owner }, cette dernière carte rapporte un trophée ; { seen-right-number }.
why-spicy-doubt-spice-last = Si personne ne démasque { $owner }, cette dernière carte rapporte un trophée ; { seen-spice }.
why-spicy-doubt-number-fatal = Si personne ne démasque { $owner }, vous perdez la partie : contester ne vous coûte plus rien ; { seen-right-number }.
why-spicy-doubt-spice-fatal = Si personne ne démasque { $owner }, vous perdez la partie : contester ne vous coûte plus rien ; { seen-spice }.
why-spicy-trust = { $left ->
    [0] Vous avez vu les { $all } cartes de la bonne puissance : seule une Puissance au choix conviendrait, mais
   *[other] L’annonce peut être vraie : { seen-right-number }, et
 } contester ne vaut le coup que si vous avez raison dans { $times } cas sur { $of }.
why-spicy-trust-last = En contestant à tort, vous piocheriez { $costs } cartes en plus du trophée, et { seen-right-number }.
why-spicy-nothing-to-doubt = Il n’y a rien à contester ici.
why-spicy-lay-joker = Personne ne peut contester un Super-Joker.
why-spicy-lay-last-true = Votre dernière carte est exactement ce que vous annoncez : contestée ou non, elle rapporte un trophée.
why-spicy-lay-last = Votre dernière carte peut rapporter un trophée : { seen-this-number }, on peut donc vous croire.
why-spicy-lay-true = Tout est vrai : qui conteste perd, et vous gagnez { $stack ->
    [one] la carte
   *[other] les { $stack } cartes
 }.
why-spicy-lay-true-follow = Tout est vrai, et { $follow ->
    [one] 1 carte de votre main pourrait
   *[other] { $follow } cartes de votre main pourraient
 } suivre sans mentir.
why-spicy-lay-right-number = La puissance est juste : on ne peut vous prendre qu’en contestant l’épice.
why-spicy-lay-right-spice = L’épice est juste : on ne peut vous prendre qu’en contestant la puissance, et { seen-this-number }.
why-spicy-lay-lie = Rien n’est vrai, mais { seen-this-number } : un bluff de temps en temps, et les autres hésitent.
why-spicy-lay-lie-forced = Aucune de vos cartes ne convient, mais { seen-this-number } : le bluff peut passer.
why-spicy-pass-nothing-true = Aucune de vos cartes ne convient sans mentir : passer coûte 1 carte, se faire prendre { $costs }.
why-spicy-pass = { $fits ->
    [one] Une seule de vos cartes convient sans mentir et peut
   *[other] { $fits } de vos cartes conviennent sans mentir et peuvent
 } servir plus tard ; en passant on ne pioche qu’une carte.
why-spicy-tuck = { $cards ->
    [one] Cette carte ne va guère
   *[other] Ces { $cards } cartes ne vont guère
 } avec l’épice en cours : les nouvelles seront au moins aussi bonnes.
why-spicy-tuck-nothing = Toutes vos cartes peuvent encore servir pour cette épice.
why-spicy-take-joker = On piochera encore au moins { $draws } cartes : assez de temps pour poser le Super-Joker, que personne ne peut contester.
why-spicy-leave-joker = Il ne reste peut-être que { $draws ->
    [one] 1 carte
   *[other] { $draws } cartes
 } à piocher : un Super-Joker encore en main à la fin coûte 5 points.

## Stick ’Em

why-stick-em-pain = Les autres ont { $points } points de cette couleur à vous envoyer, vous en avez { $held ->
    [one] 1 carte
   *[other] { $held } cartes
 }, et celle-ci vous coûte { $value }.
why-stick-em-lead-pain = Une carte entamée perd contre toute autre couleur : c’est le moment de vous défaire de { $value } points maudits.
why-stick-em-lead = Une carte entamée perd facilement : sur { $unseen } cartes que vous n’avez pas vues, { $stronger } la battent.
why-stick-em-take = Le pli vaut pour vous { $points ->
    [one] { $points } point
   *[other] { $points } points
 } pour l’instant, et sur { $unseen } cartes que vous n’avez pas vues, { $stronger } battent encore la vôtre.
why-stick-em-take-bad = Le pli vous coûte { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
 } pour l’instant, mais sur { $unseen } cartes que vous n’avez pas vues, { $stronger } battent encore la vôtre.
why-stick-em-take-worst = Toute autre carte vous coûterait plus que { $cost ->
    [one] le point
   *[other] les { $cost } points
 } de ce pli.
why-stick-em-take-for-sure = Le pli vaut pour vous { $points ->
    [one] { $points } point
   *[other] { $points } points
 } pour l’instant, et plus personne ne peut battre votre carte.
why-stick-em-nobody = En l’état, personne ne ramasse ce pli.
why-stick-em-hurt = { $winner } est en train de ramasser le pli, et cette carte lui coûte { $value ->
    [one] 1 point
   *[other] { $value } points
 }.
why-stick-em-zero = { $winner } est en train de ramasser le pli, et un zéro ne gagne jamais.
why-stick-em-duck = Le pli vous coûterait { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
 } : mieux vaut le laisser à { $winner }.
why-stick-em-lose = { $winner } est en train de ramasser le pli : c’est la carte qui vous manquera le moins.

## Chili Mafia

why-chili-mafia-gang = { $peppers } piments de votre main forment un gang de { $points } points.
why-chili-mafia-add-done = { $before ->
    [0] Le gang est ainsi complet et vaut { $after } points.
   *[other] Le gang passe ainsi de { $before } à { $after } points.
 }
why-chili-mafia-add-open = Le gang est encore incomplet, mais { $peppers ->
    [one] 1 piment l’attend
   *[other] { $peppers } piments l’attendent
 } déjà.
why-chili-mafia-move-done = { $before ->
    [0] À cet endroit, il complète le gang, qui vaut alors { $after } points.
   *[other] À cet endroit, le gang passe de { $before } à { $after } points.
 }
why-chili-mafia-move-open = Le gang compte ainsi { $peppers ->
    [one] 1 piment
   *[other] { $peppers } piments
 }.
why-chili-mafia-witch-done = { $before ->
    [0] L’échange complète votre gang, qui vaut alors { $after } points.
   *[other] L’échange fait passer votre gang de { $before } à { $after } points.
 }
why-chili-mafia-witch-open = Après l’échange, votre gang compte { $peppers ->
    [one] 1 piment
   *[other] { $peppers } piments
 }.
why-chili-mafia-attack-leader = Parmi vos adversaires, personne ne devance { $rival } : le gang tomberait de { $before } à { $after }, { $percent ->
    [0] et presque rien ne peut l’empêcher.
    [100] et l’empêcher coûterait un Fuggedaboutit connu.
   *[other] avec environ { $percent } % de risque de Fuggedaboutit.
 }
why-chili-mafia-attack = Le gang tomberait de { $before } à { $after } points, et { $percent ->
    [0] { $rival } ne peut guère l’empêcher.
    [100] { $rival } devrait dépenser un Fuggedaboutit connu pour l’empêcher.
   *[other] { $rival } a environ { $percent } % de chances de l’empêcher.
 }
why-chili-mafia-shakedown = { $rival } a { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
 } en main : la meilleure proie, main et points comptés.
why-chili-mafia-snoop = { $rival } a { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
 } en main : regarder d’abord, voler mieux ensuite.
why-chili-mafia-deal = Vous donnez vos deux cartes les plus faibles, et { $rival } n’en a que { $cards } pour choisir.
why-chili-mafia-booster = Vous n’avez pas vu { $left } de ces piments, et vos adversaires ont { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
 } en main.
why-chili-mafia-earner = Vous avez { $hand } cartes sur { $limit } au plus : il reste de la place.
why-chili-mafia-bagman = Vous avez { $hand } cartes sur { $limit } au plus, et l’une des trois dernières défaussées en vaut la peine.
why-chili-mafia-exchange = Vous avez plus de cartes Enflammées que vous ne pourrez en jouer bientôt : d’autres vous serviront mieux.
why-chili-mafia-backup = Vous avez { $hand } cartes sur { $limit } au plus : il reste de la place pour des piments.
why-chili-mafia-backup-done = Avec { $hand } cartes sur { $limit } au plus, les piments proposés ne valent pas mieux que ce qu’il faudrait défausser.
why-chili-mafia-dime = Des cartes gratuites : vous en avez { $hand } sur { $limit } au plus.
why-chili-mafia-gamble = Le Gambler ne va dans aucun de vos gangs, et vous n’avez que { $hand } cartes sur { $limit } au plus.
why-chili-mafia-waste = Un nouveau gang apporte un nouveau Détournement : le moins utile des vôtres lui fait place.
why-chili-mafia-end-hot = { $hot ->
    [one] Votre carte Enflammée vaudra
   *[other] Vos { $hot } cartes Enflammées vaudront
 } davantage plus tard : aucune cible n’est assez bonne tant qu’il reste { $pile ->
    [one] 1 carte
   *[other] { $pile } cartes
 } dans la pioche.
why-chili-mafia-end = Rien de ce que vous pourriez encore faire ne rapporte de points.
why-chili-mafia-pass = { $hand ->
    [1] Pour passer, il faut céder une carte : vous n’avez que celle-ci en main.
   *[other] Pour passer, il faut céder une carte : sur { $hand }, c’est celle qui vous manquera le moins.
 }
why-chili-mafia-pass-table = Pour passer, il faut céder une carte : de toutes celles posées devant vous, c’est celle qui vous manquera le moins.
why-chili-mafia-pass-free = Vous n’avez aucune carte à céder : passer ne coûte rien.
why-chili-mafia-fugged = Sans réponse, l’attaque ({ $attacker }) fait tomber le gang de { $before } à { $after } points.
why-chili-mafia-easypal = Sans réponse, l’attaque ({ $attacker }) fait tomber le gang de { $before } à { $after } points ; les piments que vous défaussez valent moins.
why-chili-mafia-lifeline = Sans réponse, l’attaque ({ $attacker }) fait tomber le gang de { $before } à { $after } points : cinq cartes cachent peut-être un Fuggedaboutit.
why-chili-mafia-let = Le gang tombe de { $before } à { $after } points, et rien ne l’empêcherait à meilleur prix.
why-chili-mafia-let-save = Une force de { $strength } est en jeu : le Fuggedaboutit servira mieux contre { $attacks ->
    [one] l’attaque encore à craindre
   *[other] l’une des { $attacks } attaques encore à craindre
 }.
why-chili-mafia-let-rival = { $attacker } attaque { $rival } : ce n’est pas vous qui perdez.
why-chili-mafia-stop-leader = { $attacker } mène et gagnerait un piment fort, et vous avez { $fuggeds } Fuggedaboutits.
why-chili-mafia-lifeline-use = L’attaque vous coûterait environ { $points ->
    [one] { $points } point
   *[other] { $points } points
 } : cela vaut bien un Fuggedaboutit.
why-chili-mafia-lifeline-keep = L’attaque ne vous coûte qu’environ { $points ->
    [one] { $points } point
   *[other] { $points } points
 } : gardez le Fuggedaboutit pour pire.
why-chili-mafia-guard = La cible a une force de { $strength }, le Bodyguard seulement 3.
why-chili-mafia-guard-not = La cible a une force de { $strength } : le Bodyguard vaut autant.
why-chili-mafia-bribe = Une force de { $strength } mérite une place dans votre main de { $hand } cartes.
why-chili-mafia-bribe-not = Une force de { $strength } ne mérite pas de place dans votre main de { $hand } cartes.
why-chili-mafia-kiss = Vous venez de perdre un piment : l’autre camp perd celui qui lui manquera le plus.
why-chili-mafia-not = Cela ne vous rapporterait rien.
why-chili-mafia-recruit = Un nouveau gang, gratuitement.
why-chili-mafia-reconsider = Vous récupérez gratuitement la carte Enflammée.
why-chili-mafia-take-pepper = Force { $strength }, { $alike ->
    [0] et il va bien avec le reste
    [1] et vous en avez déjà 1 du même nom
   *[other] et vous en avez déjà { $alike } du même nom
 }.
why-chili-mafia-take-sweet = Un Sweet Chili va dans tout gang qui n’en a pas encore, et pourra en changer.
why-chili-mafia-take-fugged = Un Fuggedaboutit arrête une attaque, et environ { $attacks ->
    [0] une peut
    [1] une peut
   *[other] { $attacks } peuvent
 } encore vous toucher.
why-chili-mafia-take-hot = Une carte Enflammée vaut mieux que tous les piments proposés.
why-chili-mafia-take-action = Cette carte Action vaut mieux que tous les piments proposés.
why-chili-mafia-give-pepper = Force { $strength }, { $alike ->
    [0] et aucune autre carte de ce nom en main
    [1] et 1 autre carte de ce nom en main
   *[other] et { $alike } autres cartes de ce nom en main
 } : c’est celle qui vous manquera le moins.
why-chili-mafia-give-fugged = Tout le reste de votre main vaut encore plus.
why-chili-mafia-give-hot = De toutes vos cartes, cette carte Enflammée est celle qui vaut le moins.
why-chili-mafia-give-action = De toutes vos cartes, cette carte Action est celle qui vaut le moins.
why-chili-mafia-more = { $cards ->
    [one] 1 piment
   *[other] { $cards } piments
 } de force { $strength } jusqu’ici : une carte de plus en vaut la peine.
why-chili-mafia-stop = { $cards ->
    [one] 1 piment
   *[other] { $cards } piments
 } de force { $strength } : ne tentez pas le sort.
why-chili-mafia-raid = Aucun autre arrangement de vos piments ne rapporte plus.

## Wazabi

why-wazabi-slap = Exactement un W : la première main sur la pile gagne la course.
why-wazabi-hold = { $w ->
    [0] Aucun W
   *[other] { $w } W
 } : seul un W unique lance une course, et qui tape à tort doit prendre un dé.
why-wazabi-hold-afraid = On connaît la carte Piment du dessus, et elle vous ferait du tort.
why-wazabi-reroll-own = { $w } W, { $arrows ->
    [0] aucune flèche
    [1] 1 flèche
   *[other] { $arrows } flèches
 } et { $cards ->
    [0] aucune carte
    [1] 1 carte
   *[other] { $cards } cartes
 } : votre prochain lancer devrait être meilleur.
why-wazabi-reroll-other = { $w } W, { $arrows ->
    [0] aucune flèche
    [1] 1 flèche
   *[other] { $arrows } flèches
 } et { $cards ->
    [0] aucune carte
    [1] 1 carte
   *[other] { $cards } cartes
 } : un lancer trop bon pour { $roller }.
why-wazabi-reroll-not-own = { $w } W, { $arrows ->
    [0] aucune flèche
    [1] 1 flèche
   *[other] { $arrows } flèches
 } et { $cards ->
    [0] aucune carte
    [1] 1 carte
   *[other] { $cards } cartes
 } : assez bon pour garder la carte.
why-wazabi-reroll-not-other = { $w } W, { $arrows ->
    [0] aucune flèche
    [1] 1 flèche
   *[other] { $arrows } flèches
 } et { $cards ->
    [0] aucune carte
    [1] 1 carte
   *[other] { $cards } cartes
 } : ce lancer ({ $roller }) ne vaut pas la carte.
why-wazabi-pass = { $offered ->
    [0] Aucune de vos { $cards } cartes ne peut se jouer avec { $w } W.
    [1] La seule carte jouable avec { $w } W vaudra davantage plus tard.
   *[other] Les { $offered } cartes jouables avec { $w } W vaudront davantage plus tard.
 }
why-wazabi-pinch = Vous avez { $w } W : un de plus rend possible une meilleure carte.
why-wazabi-double = Avec { $w } W, une deuxième carte vaut la peine.
wazabi-cost = { $rest ->
    [0] { $w ->
        [1] votre seul W
       *[other] vos { $w } W
     }
   *[other] { $cost } W sur { $w }
 }
why-wazabi-play = { $card ->
    [remove1] Elle coûte { wazabi-cost } et vous débarrasse { $dice ->
        [one] de votre dernier dé
       *[other] d’un de vos { $dice } dés
     }.
    [remove2] Elle coûte { wazabi-cost } et vous débarrasse { $dice ->
        [2] de vos deux derniers dés
       *[other] de deux de vos { $dice } dés
     }.
    [give1] Elle coûte { wazabi-cost }, et l’un de vos { $dice } dés change de mains.
    [passdice] Elle coûte { wazabi-cost } : vous avez { $dice } dés, un autre joueur en a { $fewest }.
    [swapdice] Elle coûte { wazabi-cost } : vous avez { $dice } dés, un autre joueur en a { $fewest }.
    [steal] Elle coûte { wazabi-cost } et vous donne une carte des autres.
    [draw3] Elle coûte { wazabi-cost } et rapporte trois cartes.
    [keep1] Elle coûte { wazabi-cost } et réduit une main à une seule carte.
    [keep2] Elle coûte { wazabi-cost }, et les autres ne gardent que deux cartes chacun.
    [swaphands] Elle coûte { wazabi-cost }, et la nouvelle main devrait valoir mieux que la vôtre.
    [passhands] Elle coûte { wazabi-cost }, et la nouvelle main devrait valoir mieux que la vôtre.
    [skip] Elle ne coûte aucun W et fait passer un tour à quelqu’un : un autre joueur n’a plus { $fewest ->
        [one] qu’un dé
       *[other] que { $fewest } dés
     }.
   *[replay] Elle ne coûte aucun W : avec { $dice ->
        [one] 1 dé
       *[other] { $dice } dés
     }, rejouer tout de suite en vaut la peine.
 }
why-wazabi-keep = De vos { $cards } cartes, c’est celle qui aide le plus avec { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
 }.
why-wazabi-give-leader = { $target } n’a plus que { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
 } : personne, parmi ceux que vous pouvez choisir, n’est plus près de gagner.
why-wazabi-give-other = { $target } a { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
 } : cartes et tours comptés, c’est là qu’un dé gêne le plus.
why-wazabi-take-die = { $target } a { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
 }, personne n’en a davantage : c’est là qu’un dé de moins aide le moins.
why-wazabi-take-card = { $target } a { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
 } et { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
 } : c’est là qu’une carte de moins gêne le plus.
why-wazabi-shrink-hand = { $target } a { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
 } et ne garderait qu’une de ses { $cards } cartes.
why-wazabi-swap-dice = Vous avez { $mine ->
    [one] 1 dé
   *[other] { $mine } dés
 }, { $target } en a { $dice }.
why-wazabi-swap-hands = Vous avez { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
 }, { $target } en a { $cards }.
why-wazabi-skip-leader = { $target } n’a plus que { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
 } : personne, parmi ceux que vous pouvez choisir, n’est plus près de gagner.
why-wazabi-skip-other = { $target } a { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
 } et jouerait bientôt.
why-wazabi-part-red = Rouges : { $red }, noirs : { $black }. Mieux vaut vous défaire d’un dé rouge : les rouges retournent des cartes Piment.
why-wazabi-part-black = Rouges : { $red }, noirs : { $black }. Mieux vaut vous défaire d’un dé noir.
why-wazabi-gain-red = Rouges : { $red }, noirs : { $black }. Un dé rouge gêne moins pour l’instant.
why-wazabi-gain-black = Rouges : { $red }, noirs : { $black }. Un dé noir gêne moins pour l’instant.
why-wazabi-pass-dice = De ce côté, vous passez de { $before } à { $after } dés.
why-wazabi-pass-hands = De ce côté, votre main passe de { $before } à { $after } cartes.
why-wazabi-loot-hand = Les cartes de cette main valent mieux que les cartes posées.
why-wazabi-loot-open = Vous savez ce que vous prenez : une carte posée.
why-wazabi-milk = { $aim ->
    [gift] Le lait vous évite un dé de plus que vos { $dice }.
    [give1] Le lait vous évite un dé de plus que vos { $dice }.
    [share] Le lait vous évite un dé de plus que vos { $dice }.
    [swapdice] Le lait protège vos { $dice } dés de l’échange.
    [skip] Le lait sauve votre prochain tour.
   *[other] Le lait protège vos { $cards } cartes.
 }
why-wazabi-allow = { $aim ->
    [gift] Un dé de plus que vos { $dice } ne vaut pas le lait.
    [give1] Un dé de plus que vos { $dice } ne vaut pas le lait.
    [share] Un dé de plus que vos { $dice } ne vaut pas le lait.
    [swapdice] L’échange ne vaut pas le lait : vous avez { $dice } dés.
    [skip] Un tour de moins ne vaut pas le lait.
   *[other] Avec { $cards } cartes en main, cela ne vaut pas le lait.
 }
