## La page : accueil, tables, salon

page-tagline = Cinq jeux qui piquent, une seule table
page-intro = Bluffez au piment, piquez vos amis, dirigez un gang ou tapez sur la pile. Gratuit, dans votre navigateur, entre amis ou contre des robots.
page-game-spicy = Spicy
page-game-sweet-spicy = Sweet & Spicy
page-game-stick-em = Stick ’Em
page-game-chili-mafia = Chili Mafia
page-game-wazabi = Wazabi
page-line-of-spicy = Posez une carte, annoncez n’importe quoi, gardez votre sérieux.
page-line-of-sweet-spicy = Le même bluff, avec du citron et des jokers que personne ne peut contester.
page-line-of-stick-em = Des plis sans obligation de fournir, et une couleur qui fait mal.
page-line-of-chili-mafia = Réunissez des gangs de piments, frappez les autres, survivez à la Perquisition.
page-line-of-wazabi = Débarrassez-vous de vos dés. Un seul W : tapez !
page-players-count = { $players } joueurs
page-minutes = environ { $minutes } min
page-play-bots = Contre des robots
page-with-friends = Entre amis
page-rules = Règles
page-rules-of = Règles de { $game }
page-learn = Partie guidée
page-first-game = Apprendre { $game } en jouant
page-first-game-text = Une partie guidée contre des robots : chaque coup est expliqué le moment venu, et personne ne vous presse.
page-how-to = Comment jouer
page-how-to-new = Vous découvrez { $game } ? Voici les règles en bref, en attendant la partie.
page-games = Les jeux
page-public-tables = Tables publiques
page-no-tables = Aucune table publique pour l’instant. Ouvrez-en une : d’autres pourront vous rejoindre.
page-resume-title = Reprendre la partie
page-forget-table = Retirer cette table de la liste
page-free-seats = { $count ->
    [0] aucune place libre
    [one] une place libre
   *[other] { $count } places libres
 }
page-stage-waiting = en attente de joueurs
page-stage-sealing = mélange en cours
page-stage-playing = en cours
page-stage-paused = en pause
page-stage-finished = terminée
page-barred-closed = Cette table est fermée
page-barred-closed-text = Elle n’est plus utilisée. Ouvrez une nouvelle table, ou demandez un nouveau lien.
page-footer-unofficial = Hotseat est un projet de fans, non officiel. Les noms Spicy, Sweet & Spicy, Stick ’Em, Chili Mafia et Wazabi appartiennent à leurs éditeurs ; dessins, textes et code sont les nôtres.
page-guest = Invité
page-home = Accueil
page-close = Fermer
page-cancel = Annuler
page-reload = Recharger
page-unloaded = Cette partie du site n’a pas pu être chargée
page-unloaded-text = Le serveur ne répond pas, ou il a une version plus récente. Rechargez la page.
page-offline = Vous êtes hors ligne. Les parties reprendront dès que la connexion reviendra.
page-broken = Un problème est survenu sur cette page : { $problem }

page-new-table = Nouvelle table
page-new-table-of = Nouvelle table de { $game }
page-pair = { $what } : { $which }
page-your-name = Votre nom
page-table-title = Nom de la table
page-table-title-example = Vendredi soir
page-players = Joueurs
page-bots-count = Nombre de robots
page-bot-level = Niveau des robots
page-bot-speed = Vitesse des robots
page-bot-speed-leisurely = tranquille
page-bot-speed-normal = normale
page-bot-speed-quick = rapide
page-bot-speed-at-once = immédiate
page-level-random = au hasard
page-level-easy = facile
page-level-normal = normal
page-level-hard = difficile
page-level-expert = expert
page-bot-plays = { $style } : { $line }
page-bot-line-random = Joue ce qui lui passe par la tête.
page-bot-line-easy = Joue simplement et laisse passer pas mal d’occasions.
page-bot-line-normal = Joue solidement et observe la table.
page-bot-line-hard = Prévoit ses coups et manque rarement une occasion.
page-bot-line-expert = Compte chaque carte et calcule chaque coup.
page-pace = Rythme
page-pace-none = sans limite de temps
page-pace-relaxed = tranquille
page-pace-normal = normal
page-pace-brisk = rapide
page-pace-turn-based = tour par tour, sur plusieurs jours
page-spectators = Spectateurs
page-spectators-allowed = spectateurs bienvenus
page-spectators-delayed = spectateurs avec une minute de décalage
page-spectators-none = pas de spectateurs
page-bot-seats = Places des robots
page-bot-seats-nobody = les robots les gardent
page-bot-seats-consent = à reprendre si tout le monde est d’accord
page-bot-seats-anybody = à reprendre par toute personne qui a le lien
page-make-public = Rendre cette table publique
page-allow-chat = Discussion à la table
page-presets = Tables toutes prêtes
page-options = Options
page-open-table = Ouvrir la table

page-seats = Places
page-at-the-table = À la table : { $names }
page-seat-free = libre
page-seat-closed = fermée
page-seat-stays = garder
page-seat-kind = Qui prend la place { $seat }
page-bot = robot
page-bot-of = robot, { $level }
page-you = vous
page-you-as-name = Vous
page-host = hôte
page-ready = présent et prêt
page-join = Rejoindre cette table
page-sit-down = S’asseoir
page-all-seated = Toutes les places sont prises
page-all-seated-watch = Restez ici : vous verrez la partie dès qu’elle commence. Si une place se libère, elle est à vous.
page-all-seated-wait = Cette table joue sans spectateurs. Si une place se libère, elle est à vous.
page-start = Commencer la partie
page-fill-bots = Compléter avec des robots
page-start-needs = Il faut une personne ou un robot à chaque place. Fermez les places en trop.
page-waiting-host = Vous avez une place. L’hôte lance la partie.
page-invite = Invitez vos amis
page-invite-how = Envoyez-leur le lien, ou faites-leur scanner le code.
page-invite-local = Cette adresse ne marche que sur cet ordinateur. Pour que vos amis vous rejoignent, lancez le serveur avec « --host ».
page-share = Partager
page-share-text = On joue à { $game } ?
page-share-replay = Notre partie de { $game }, coup par coup
page-copied = Copié
page-qr = Le lien de cette table en code QR
page-stand = Quitter ma place
page-stand-text = Un robot joue à votre place. Vous pouvez revenir tant que la partie dure.
page-hands-open-later = toutes les mains sont dévoilées après la partie

## La table

page-table = Table
page-connecting = On cherche la table
page-connecting-text = Un instant.
page-barred-outdated = Cette page n’est plus à jour
page-barred-outdated-text = Le serveur a été mis à jour. Rechargez la page pour continuer ; votre place vous attend.
page-barred-no-such-table = Cette table n’existe pas
page-barred-no-such-table-text = Le lien est peut-être ancien, ou il manque une lettre.
page-barred-not-seated = Cette table joue sans spectateurs
page-barred-not-seated-text = La partie a commencé, et seuls les joueurs peuvent la voir.
page-barred-too-many-connections = Trop de connexions
page-barred-too-many-connections-text = Il y a trop de connexions depuis votre adresse. Fermez quelques onglets ; cette page continue d’essayer.
page-barred-store = Table momentanément inaccessible
page-barred-store-text = Le serveur n’arrive pas à joindre sa base de données. La page réessaie toute seule.
page-barred-quota = Le nombre maximal de spectateurs est atteint
page-barred-quota-text = Réessayez dans un moment.
page-barred-removed = L’hôte a repris votre place
page-barred-removed-text = Vous ne pouvez plus vous asseoir à cette table, mais vous pouvez en ouvrir une autre.
page-outside = La partie s’affichera bientôt
page-outside-text = Les spectateurs voient cette table avec une minute de décalage.
page-nowhere = Il n’y a rien ici
page-nowhere-text = Le lien est peut-être ancien, ou il manque une lettre.
page-shuffling = On mélange ensemble
page-shuffling-text = Chaque joueur ajoute un secret au mélange : ainsi, personne ne peut choisir les cartes.
page-shuffle-adding = Votre navigateur ajoute sa part.
page-shuffle-waiting = On attend { $names }.
page-shuffle-complete = Toutes les parts sont là.
page-shuffle-closes = La liste se ferme dans { $seconds } s. Les retardataires n’y seront pas.
page-shuffle-parts = Parts du mélange
page-shuffle-is-wait = rien encore
page-shuffle-is-sealed = scellée
page-shuffle-is-shown = montrée
page-shuffle-is-late = arrivée trop tard, non comptée
page-shuffle-is-stood = place quittée, non comptée
page-shuffle-is-bot = robot, n’ajoute rien
page-shuffle-problem-store = Ce navigateur ne peut rien enregistrer ici (une fenêtre privée ?). Il n’ajoute pas de part : il ne pourrait pas retenir laquelle il a montrée.
page-shuffle-problem-message = Le serveur a envoyé quelque chose qui n’a pas de sens. Votre navigateur n’y répond pas.
page-shuffle-ask = Ces dernières 24 heures, { $count } mélanges contenaient votre part et n’ont jamais été distribués (absents : { $missing }). Quelqu’un écarte peut-être les donnes qui ne lui plaisent pas.
page-shuffle-ask-yes = Ajouter ma part quand même
page-give-up = Abandonner cette table
page-give-up-text = Il manque encore une part. Vous pouvez abandonner cette table : elle est fermée, et une nouvelle avec les mêmes places la remplace.
page-given-up = Cette table a été abandonnée
page-given-up-missing = Le mélange n’a pas pu être terminé. Absents : { $names }. Ces cartes n’ont jamais été distribuées.
page-given-up-closed = La table a été fermée avant la distribution des cartes.
page-given-up-restored = Le serveur a été restauré à partir d’une sauvegarde. On ne mélange pas deux fois à une table : celle-ci est donc fermée. Ces cartes n’ont jamais été distribuées.
page-given-up-counted = Votre navigateur s’en souvient. Si cela se répète, quelqu’un écarte peut-être les donnes qui ne lui plaisent pas.
page-given-up-there = Aller à la nouvelle table
page-deal = Le mélange
page-deal-code = Code de cette donne : { $code }
page-deal-compare = Demandez leur code aux autres, de vive voix et pas dans la discussion. S’il est partout le même, le serveur a dit la même chose à tout le monde.
page-deal-in = Votre part est dans ce mélange : personne ne peut choisir les cartes et passer la vérification après la partie.
page-deal-discarded = Votre part est dans ce mélange, mais { $count ->
    [one] un mélange de ces dernières 24 heures n’a jamais été distribué
   *[other] { $count } mélanges de ces dernières 24 heures n’ont jamais été distribués
 } (absents : { $missing }) : quelqu’un pouvait choisir entre { $deals } donnes.
page-deal-broken-off = Votre part est dans ce mélange, mais { $count ->
    [one] une partie de ces dernières 24 heures avec votre part n’est pas allée jusqu’au bout. Si on l’a interrompue
   *[other] { $count } parties de ces dernières 24 heures avec votre part ne sont pas allées jusqu’au bout. Si on les a interrompues
 } pour redonner, quelqu’un pouvait choisir entre { $deals } donnes.
page-deal-late = Vous étiez en retard : votre part n’est pas dans ce mélange. Il repose sur les parts suivantes : { $names }.
page-deal-stood = Vous aviez quitté votre place : votre part n’est pas dans ce mélange. Il repose sur les parts suivantes : { $names }.
page-deal-later = Le mélange a eu lieu avant votre arrivée. Il repose sur les parts suivantes : { $names }.
page-deal-not-my-seal = Un autre appareil, ou le serveur, a ajouté une part à votre nom. Pour cet appareil-ci, le mélange repose sur les parts suivantes : { $names }.
page-deal-watched = Parts de ce mélange : { $names }.
page-deal-alone = Ce mélange ne contient la part de personne : le serveur a distribué seul.
page-deal-second = Le serveur a voulu mélanger une seconde fois à cette table. Votre navigateur a refusé : il montre une seule part par table. Le serveur a été restauré à partir d’une sauvegarde, ou il triche.
page-deal-revived = Le serveur a repris une table abandonnée. Votre navigateur a refusé de répondre.
page-deal-parts = Les parts publiées par le serveur ne correspondent pas à leurs sceaux. Ne vous fiez pas à cette donne.
page-table-menu = Menu de la table
page-leave = Pause ou quitter
page-leave-home-text = Votre place reste à vous. Vous retrouvez la partie sous « Reprendre la partie ».
page-log = Déroulement
page-chat = Discussion
page-settings = Réglages
page-keys = Touches
page-actions = Ce que vous pouvez faire
page-your-place = Votre place
page-to-draw = { $count ->
    [one] { $count } carte à piocher
   *[other] { $count } cartes à piocher
}
page-discarded = { $count ->
    [one] { $count } carte défaussée
   *[other] { $count } cartes défaussées
}
page-hand = Votre main
page-hand-size = { $count ->
    [one] carte en main
   *[other] cartes en main
}
page-fact-hand = main
page-fact-won = gagnées
page-fact-points = points
page-points = { $count ->
    [one] point
   *[other] points
}
page-round = Manche
page-has-answered = a répondu
page-decides-now = doit décider
page-presence-reconnecting = se reconnecte
page-presence-away = absent
page-choose-player = Choisir { $name }
page-plain-question = { $question } : choisissez un coup.
page-your-choices = Vos choix
page-waiting-for = { $count ->
    [one] { $names } décide
   *[other] { $names } décident
 }
page-thinks = { $count ->
    [one] { $names } réfléchit…
   *[other] { $names } réfléchissent…
 }
page-is-thinking = réfléchit
page-skip-beat = Passer l’animation
page-no-news = Rien ne s’est encore passé.
page-told-undone = Le dernier coup est annulé.
page-told-not-undone = { $seatIs ->
    [you] Vous ne voulez pas annuler le coup.
   *[other] { $seat } ne veut pas annuler le coup.
 }
page-told-sat-down = { $seatIs ->
    [you] Vous remplacez un robot.
   *[other] { $name } remplace un robot.
 }
page-told-stood-up = { $seatIs ->
    [you] Vous quittez votre place ; un robot continue.
   *[other] { $name } quitte sa place ; un robot continue.
 }
page-told-came-back = { $seatIs ->
    [you] Vous jouez de nouveau.
   *[other] { $name } joue de nouveau.
 }
page-told-bot-plays = { $seatIs ->
    [you] Un robot joue pour vous.
   *[other] Un robot joue pour { $name }.
 }
page-told-sent-away = L’hôte a exclu { $name } de la table ; un robot continue.
page-held = C’est noté ; vous pouvez encore changer d’avis.
page-withdraw = Changer d’avis
page-more-time = Plus de temps
page-why = Pourquoi ?
page-looking-back = Retour en arrière
page-back-to-now = Revenir au présent
page-paused = La table est en pause.
page-pause = Pause
page-pause-text = Tout le monde attend que quelqu’un reprenne la partie.
page-resume = Reprendre
page-game-over = La partie est finie
page-results = Résultat
page-line-connecting = Connexion
page-line-open = Connecté
page-line-lost = La connexion est coupée. Nous la rétablissons ; rien n’est perdu.
page-line-superseded = Cette place est ouverte dans une autre fenêtre.
page-line-kicked = L’hôte a repris votre place.
page-line-removed = L’hôte a repris votre place à cette table.
page-line-closed = Cette table est fermée.
page-take-back = Jouer ici
page-bot-plays-you = Un robot joue pour vous.
page-take-seat-back = Reprendre ma place
page-stood = Vous avez quitté votre place et vous regardez. Un robot joue pour vous.
page-request-waits = { $count ->
    [0] Vous avez demandé à remplacer { $seat }. L’hôte décide.
   *[other] Vous avez demandé à remplacer { $seat }. Accord attendu : { $names }.
 }
page-request-withdraw = Retirer la demande
page-request-asked = { $name } aimerait remplacer { $seat }, et verrait cette main.
page-request-agreed = Vous avez dit oui : { $name } peut remplacer { $seat } si les autres sont d’accord.
page-remove = Exclure { $name }
page-remove-sure = Exclure { $name } ? Un robot continue, et { $name } ne pourra pas revenir.
page-remove-yes = Oui, exclure
page-absent = { $name } a perdu la connexion. Que fait-on ?
page-vote-wait = Attendre
page-vote-bot = Laisser jouer un robot
page-vote-pause = Pause
page-undo = Annuler le coup
page-undo-asked = Quelqu’un demande à annuler le dernier coup.
page-undo-agree = D’accord
page-undo-refuse = Non
page-chat-empty = Pas encore de message.
page-chat-say = Dire quelque chose
page-chat-send = Envoyer
page-emote-clap = Bravo
page-emote-laugh = Ha ha
page-emote-ouch = Aïe
page-emote-think = Hum
page-emote-hurry = À toi de jouer !
page-emote-thanks = Merci
page-emote-hello = Bonjour
page-emote-wow = Oh là là
page-rules-search = Chercher dans les règles
page-rules-none = Aucune règle n’en parle. Essayez un autre mot.
page-rules-missing = Ce jeu est fourni sans livret de règles.
page-rules-here = En ce moment
page-rules-short = En bref
page-rules-contents = Sommaire
page-rules-cards = Toutes les cartes et leurs effets
page-rules-found = { $count ->
    [0] Aucune règle trouvée
    [one] Une règle trouvée
   *[other] { $count } règles trouvées
 }
page-why-not = Pourquoi est-ce impossible ?
page-the-rule = La règle
page-key-space = Espace
page-key-enter = Entrée
page-key-backspace = Retour arrière
page-key-esc = Échap
page-key-tab = parcourir toute la table
page-key-arrows = parcourir votre main
page-key-escape = fermer le panneau ouvert
page-key-enter-card = jouer la carte choisie
page-card-hidden = carte cachée
page-you-say = Vous annoncez
page-says = { $name } annonce

page-setting-language = Langue
page-setting-language-browser = celle du navigateur
page-setting-theme = Thème
page-setting-theme-auto = comme le système
page-setting-theme-dark = sombre
page-setting-theme-light = clair
page-setting-play = Jouer une carte
page-setting-play-auto = confirmer au doigt, pas à la souris
page-setting-play-quick = tout de suite
page-setting-play-confirm = toujours confirmer
page-setting-speed = Animations
page-setting-speed-slow = lentes
page-setting-speed-normal = normales
page-setting-speed-fast = rapides
page-setting-speed-none = aucune
page-setting-bigCards = Grandes cartes
page-setting-leftHanded = Pour gauchers
page-setting-letters = Lettres à côté des symboles
page-setting-keys = Raccourcis à une touche
page-setting-coach = M’expliquer le jeu pendant que je joue
page-coach-ok = Compris
page-coach-enough = Masquer les conseils
page-coach-more = Suite
page-coach-holds = La table attend que vous ayez lu le conseil
page-title-turn = À vous
page-call-turn = À vous de jouer : { $game }
page-call-turn-other = À vous de jouer
page-call-turn-text = La table vous attend.
page-calls-off = Cette partie se joue sur plusieurs jours. Vous pouvez recevoir une notification quand c’est votre tour, même si cette page est fermée.
page-calls-on = Vous recevez une notification quand c’est votre tour à cette table.
page-calls-blocked = Votre navigateur bloque les notifications de cette page. Vous pouvez les autoriser dans ses réglages.
page-calls-failed = Cela n’a pas fonctionné. Réessayez plus tard.
page-calls-begin = Me prévenir
page-calls-end = Ne plus me prévenir
page-setting-sound = Sons
page-setting-volume = Volume
page-preset = Quand faut-il vous demander de réagir ?
page-preset-always = toujours
page-preset-able = seulement si j’ai le choix
page-preset-concerned = seulement si cela me concerne
page-not-again = Ne plus demander cette manche
page-preset-on = Certaines questions reçoivent une réponse automatique.
page-preset-clear = Tout me demander à nouveau

## La fin

page-you-won = { $count ->
    [one] Vous gagnez
   *[other] Vous partagez la victoire
 }
page-won-by = { $count ->
    [one] { $names } gagne
   *[other] { $names } partagent la victoire
 }
page-you-came = Vous finissez { $place }ᵉ
page-share-result = Partager le résultat
page-share-result-text = { $place ->
    [1] J’ai gagné une partie de { $game } !
   *[other] { $game } : { $place }ᵉ sur { $players }.
 }
page-moment = Le moment de la partie
page-told-spicy-moment-bluff = { $seatIs ->
    [you] Vous avez posé { $card } en annonçant { $claim }, et personne ne l’a retournée.
   *[other] { $seat } a posé { $card } en annonçant { $claim }, et personne ne l’a retournée.
 }
page-told-spicy-moment-wrong-half = { $seatIs ->
    [you] Vous avez posé { $card } en annonçant { $claim }. { $doubter } a contesté la mauvaise moitié : { $cards } cartes pour vous.
   *[other] { $seat } a posé { $card } en annonçant { $claim }. { $doubterIs ->
        [you] Vous avez
       *[other] { $doubter } a
     } contesté la mauvaise moitié : { $cards } cartes pour { $seat }.
 }
page-told-spicy-moment-stack = { $seatIs ->
    [you] Vous avez remporté la plus grosse pile : { $cards } cartes.
   *[other] { $seat } a remporté la plus grosse pile : { $cards } cartes.
 }
page-told-stick-moment-costliest-trick = { $seatIs ->
    [you] Votre pli le plus cher vous a coûté { $points } points : { $cards }.
   *[other] { $seat } a ramassé le pli le plus cher, { $points } points de perdus : { $cards }.
 }
page-told-stick-moment-best-trick = { $seatIs ->
    [you] Vous avez ramassé le meilleur pli, { $points } points : { $cards }.
   *[other] { $seat } a ramassé le meilleur pli, { $points } points : { $cards }.
 }
page-told-chili-moment-hit = { $seatIs ->
    [you] Votre coup le plus dur, avec { $attacker } contre { $targets } : { $points } points de moins chez { $owner }.
   *[other] { $seat } a frappé le plus fort, avec { $attacker } contre { $targets } : { $ownerIs ->
        [you] { $points } points de moins pour vous.
       *[other] { $points } points de moins chez { $owner }.
     }
 }
page-told-chili-moment-best-gang = { $seatIs ->
    [you] Personne n’a eu de meilleur gang que le vôtre, { $points } points : { $cards }.
   *[other] { $seat } a eu le meilleur gang, { $points } points : { $cards }.
 }
page-told-wazabi-moment-best-turn = { $seatIs ->
    [you] Vous avez joué le meilleur tour : { $dice ->
        [one] un dé
       *[other] { $dice } dés
     } de moins d’un coup.
   *[other] { $seat } a joué le meilleur tour : { $dice ->
        [one] un dé
       *[other] { $dice } dés
     } de moins d’un coup.
 }
page-rematch = Revanche
page-rematch-there = Vers la revanche
page-replay = Revoir
page-no-replay = Il n’y a rien à revoir
page-download = Télécharger la partie
page-verify = Vérifier le mélange
page-fair-no = Anomalie : { $what }
page-fair-prepared = Ces cartes n’ont pas été mélangées : nous les avons choisies pour que tout ce qu’il faut apprendre se présente. Il n’y a rien à prouver ; la graine est { $seed }. À toute autre table, le mélange est honnête, et cela se vérifie.
page-fair-transcript = Télécharger le procès-verbal
page-count-round = manche { $round }
page-count-dice = { $count ->
    [0] plus aucun dé
    [one] encore un dé
   *[other] encore { $count } dés
 }
page-count-trophies = { $count ->
    [one] { $count } trophée
   *[other] { $count } trophées
 }
page-count-won = { $count ->
    [one] { $count } carte gagnée
   *[other] { $count } cartes gagnées
 }
page-count-hand = { $count } en main
page-replay-first = Au début
page-replay-back = Étape précédente
page-replay-play = Lecture
page-replay-on = Étape suivante
page-replay-step = Étape { $step } sur { $total }
page-replay-eyes = Point de vue
page-replay-open = toutes les mains visibles
page-replay-eyes-of = vu par { $name }
page-all-hands = Toutes les mains

## Salon, conseils, pauses, décompte

page-hint = Conseil
page-hint-says = Suggestion : { $advice }
page-hint-follow = Jouer ce coup
page-hint-thinks = Recherche d’un bon coup.
page-hint-lay = Poser { $card } en annonçant { $claim }{ $last ->
    [yes] {" "}et « dernière carte »
   *[no] {""}
 }
page-hint-tuck = Glisser dessous : { $cards }
page-hint-keep = Garder { $card }
page-hint-pain = Choisir { $card } comme carte maudite
page-rests = La manche est finie : voici le décompte
page-rest-left = { $seconds } s
page-go-on = Continuer
page-undo-waits = Vous avez demandé à annuler le coup. Les autres décident.
page-undo-agreed = Vous êtes d’accord pour annuler le dernier coup. Les autres décident.
page-watching = Vous regardez.
page-watching-may = Vous pouvez remplacer un robot à tout moment.
page-watching-ask = Vous pouvez demander à remplacer un robot.
page-watching-bots = À cette table, les robots gardent leurs places.
page-ask-seat = Demander la place
page-watching-full = Aucune place n’est libre.
page-sit-where = À la place de
page-your-colour = Votre couleur
page-your-face = Votre visage
page-face-habanero = Habanero
page-face-poblano = Poblano
page-face-cherry = Piment cerise
page-face-banana = Piment banane
page-face-cardamom = Cardamome
page-face-mustard = Moutarde
page-face-bay = Laurier
page-face-horseradish = Raifort
page-face-star-anise = Badiane
page-face-basil = Basilic
page-face-clove = Clou de girofle
page-face-dill = Aneth
page-face-cayenne = Piment de Cayenne
page-face-fennel = Fenouil
page-face-ginger = Gingembre
page-face-ghost = Piment fantôme
page-face-garlic = Ail
page-face-bell = Poivron
page-face-cinnamon = Cannelle
page-face-vanilla = Vanille
page-face-jalapeno = Jalapeño
page-face-saffron = Safran
page-face-peppercorn = Grain de poivre
page-face-nutmeg = Noix de muscade
page-colour-chili = rouge piment
page-colour-amber = ambre
page-colour-lime = citron vert
page-colour-teal = bleu canard
page-colour-sky = bleu ciel
page-colour-violet = violet
page-colour-rose = rose
page-colour-slate = ardoise
page-colour-of-other = déjà choisie par { $name }
page-i-am-ready = C’est bon pour moi
page-not-yet = Finalement, pas encore
page-is-ready = c’est bon
page-is-not-ready = pas encore
page-not-ready = { $count ->
    [one] { $names } n’a pas encore donné le signal. Vous pouvez commencer quand même.
   *[other] { $names } n’ont pas encore donné le signal. Vous pouvez commencer quand même.
 }
page-all-ready = Tout le monde est prêt.
page-friendly = Amicale : on peut annuler ses coups (le mélange n’est alors pas vérifiable)
page-is-friendly = on peut annuler ses coups
page-setting-ahead = Choisir ma carte à l’avance
page-setting-vibrate = Vibrer quand c’est mon tour
page-ahead = La carte { $card } sera jouée à votre tour
page-counting = Le décompte
page-count-sum = total
page-count-pain-card = carte maudite
page-count-pains = de la couleur maudite
page-count-others = autres cartes, un point chacune
page-count-team = { $name }, partenaire
page-count-family = Familial, compte double
page-count-mixed = Mixte
page-count-incomplete = incomplet, ne compte pas
page-count-first-out = dés qui restent aux autres
page-count-place = rang { $place }
page-fair-checks = Ce qui a été vérifié
page-fair-step-promise = L’engagement du serveur est signé (Ed25519).
page-fair-step-unsigned = La signature de l’engagement n’a pas été vérifiée : ce navigateur ne sait pas le faire ici. Tout le reste l’a été.
page-fair-step-seeds = Ce que chaque joueur a ajouté est bien ce qu’il avait scellé.
page-fair-step-draws = Les { $draws } tirages découlent du secret du serveur et de ce que les joueurs ont ajouté.
page-fair-step-log = Aucune ligne du journal n’a changé : { $entries } lignes, dont { $views } notées par ce navigateur.
page-fair-step-replay = Non vérifié ici : que les cartes viennent bien de ces tirages, comme les règles le demandent. « hotseat verify » le vérifie avec les deux fichiers.
page-fair-receipt = Télécharger mon reçu
page-fair-checking = Vérification en cours
page-stick-wins-now = gagne pour l’instant
page-stick-took = remporte le pli
page-stick-led = entame
page-stick-memory = Cartes ramassées dans cette manche
page-stick-running = { $points } pour l’instant
page-stick-nothing-captured = rien encore
page-stick-hurts = La couleur maudite de chacun
page-stick-choosing = Chacun choisit sa carte maudite
page-chili-how-attack = { $hot } : choisissez votre attaquant, puis sa cible
page-chili-how-pass = Passer : quelle carte défaussez-vous ?
page-chili-how-hits = { $hot } avec { $attacker } : quelle cible ?
page-chili-three = trois au moins
page-chili-unlike = tous pareils ou tous différents
page-chili-cue-more = Choisissez d’autres piments
page-chili-cue-add = Et maintenant, un de vos gangs
page-chili-cue-either = D’autres piments, ou un de vos gangs
page-chili-drop-here = Déposez des piments ici
page-chili-team-of = Équipe { $number }
page-chili-your-team = votre équipe
page-chili-raid-again = Réorganiser moi-même
page-chili-raid-as-it-was = Réinitialiser
page-chili-back-to-plan = Reprendre { $card }
page-wazabi-team-of = Équipe { $number }
page-spicy-confirm = Poser { $card } en annonçant { $claim }

## Refus

page-refused-failure = Le serveur a eu un problème ; rien n’a changé. Réessayez.
page-refused-other = Ce n’est pas possible maintenant ({ $code }).
page-refused-no-connection = Le serveur ne répond pas. Réessayez dans un instant.
page-refused-malformed = Le serveur n’a pas compris cette page. Rechargez-la.
page-refused-hello-first = Cette page n’est plus en phase avec le serveur. Rechargez-la.
page-refused-hello-again = Cette page n’est plus en phase avec le serveur. Rechargez-la.
page-refused-wrong-token = Cette place appartient à un autre appareil. Ouvrez-y la table.
page-refused-not-seated = Seuls les joueurs de cette table peuvent faire cela.
page-refused-not-host = Seul l’hôte peut faire cela.
page-refused-too-late = Trop tard : cette question a déjà sa réponse.
page-refused-not-open-yet = Un instant, la carte est encore montrée.
page-refused-not-asked = Ce n’est pas à vous de répondre.
page-refused-not-now = Ce n’est pas possible maintenant.
page-refused-over = La partie est finie.
page-refused-doubted-first = Quelqu’un a contesté plus vite ; votre carte est revenue en main.
page-refused-nothing-held = Il n’y a rien à reprendre.
page-refused-no-more-time = Votre temps supplémentaire est épuisé.
page-refused-wrong-stage = Ce n’est pas possible à ce stade.
page-refused-seats-open = Des places sont encore libres. Fermez-les ou mettez-y des robots.
page-refused-seat-taken = Quelqu’un est déjà assis là.
page-refused-guided = Une première partie guidée se joue seul contre des robots.
page-refused-no-free-seat = Toutes les places sont prises. Vous pouvez regarder.
page-refused-name-taken = Quelqu’un porte déjà ce nom ici. Choisissez-en un autre.
page-refused-kept-for-another = Cette place est réservée à quelqu’un d’autre.
page-refused-no-such-table = Cette table n’existe pas. Vérifiez le lien.
page-refused-no-such-seat = Cette place n’existe pas.
page-refused-no-such-game = Ce jeu n’existe pas ici.
page-refused-chat-off = Pas de discussion à cette table.
page-refused-team-silence = Les partenaires ne se parlent pas pendant le jeu.
page-refused-unknown-emote = Ce geste n’existe pas.
page-refused-empty = Écrivez d’abord quelque chose.
page-refused-too-often = Trop vite. Attendez un instant, puis réessayez.
page-refused-no-undo = Rien à annuler, ou quelqu’un (peut-être vous) a appris quelque chose du dernier coup.
page-refused-not-away = Ce joueur est là ; il n’y a rien à décider.
page-refused-bots-stay = À cette table, les robots gardent leurs places jusqu’à la fin.
page-refused-sat-here = Vous avez déjà eu une place à cette table ; vous ne pouvez pas voir une autre main.
page-refused-removed = L’hôte a repris votre place à cette table.
page-refused-declined = Tout le monde à la table n’était pas d’accord. Vous pouvez continuer à regarder.
page-refused-request-over = Votre demande de place n’est plus valable.
page-refused-no-request = Cette demande n’est plus valable.
page-refused-nobody-there = Personne n’est assis là.
page-refused-own-seat = C’est votre propre place. Quittez-la plutôt.
page-refused-quota = Trop de tables pour l’instant. Fermez-en une d’abord.
page-refused-store = Le serveur ne peut rien enregistrer en ce moment. Rien n’a changé ; réessayez.
page-refused-closed = Cette table est fermée.

## Comment on joue, en bref

page-howto-spicy-1 = Posez une carte face cachée et annoncez une puissance et une épice, vraies ou non : une puissance plus haute que la précédente, la même épice. Après un 10, on repart à 1, 2 ou 3.
page-howto-spicy-2 = Ou passez et piochez une carte.
page-howto-spicy-3 = Tous les autres peuvent à tout moment contester la puissance ou l’épice de la carte du dessus. Celui qui a raison prend la pile ; le perdant pioche deux cartes et ouvre une nouvelle pile.
page-howto-spicy-4 = Si personne ne conteste votre dernière carte, ou qu’on la conteste à tort, vous prenez un trophée de 10 points. Deux trophées, et c’est gagné.
page-howto-spicy-5 = Quand la Fin du monde apparaît, la partie s’arrête : une carte gagnée vaut un point, une carte en main en coûte un.
page-howto-sweet-spicy-1 = { page-howto-spicy-1 } { page-howto-spicy-2 }
page-howto-sweet-spicy-2 = { page-howto-spicy-3 }
page-howto-sweet-spicy-3 = Si personne ne conteste votre dernière carte à raison, vous prenez un trophée de 10 points ; avec deux, c’est gagné. À la Fin du monde, une carte gagnée vaut un point, une carte en main en coûte un.
page-howto-sweet-spicy-4 = Chacun commence avec un Super-Joker : toujours juste, impossible à contester, visible de tous. Gagné, il vaut 5 points ; en main à la fin, il en coûte 5.
page-howto-sweet-spicy-5 = Si vous perdez une contestation sans avoir de Super-Joker, vous pouvez en prendre un dans la réserve. Posé en dernière carte, il ne rapporte pas de trophée mais cinq nouvelles cartes.
page-howto-stick-em-1 = Choisissez une carte en secret : les cartes de sa couleur vous coûteront des points toute la manche.
page-howto-stick-em-2 = Chacun joue la carte de son choix. Personne n’est obligé de fournir.
page-howto-stick-em-3 = La plus haute carte d’une autre couleur que la couleur de base l’emporte ; à défaut, la plus haute de la couleur de base. Un zéro ne gagne jamais.
page-howto-stick-em-4 = Chaque carte ramassée vaut un point, mais celles de votre couleur maudite coûtent leur valeur.
page-howto-stick-em-5 = On joue autant de manches qu’il y a de joueurs ; le plus haut total gagne.
page-howto-chili-mafia-1 = Posez des gangs d’au moins trois piments : tous pareils (Familial, compte double) ou tous différents (Mixte). Le Sweet Chili va partout.
page-howto-chili-mafia-2 = À votre tour, faites tout ce que vous voulez, puis terminez et piochez deux cartes. Si vous ne faites rien, vous défaussez une carte.
page-howto-chili-mafia-3 = Les cartes Enflammées attaquent un gang rival avec un de vos piments, au moins aussi fort que sa cible. Vous pouvez en jouer une par gang complet.
page-howto-chili-mafia-4 = N’importe qui peut arrêter une carte Enflammée avec Fuggedaboutit. La question est posée à tous, quelle que soit leur main.
page-howto-chili-mafia-5 = La Perquisition permet à tous de se réorganiser une fois. Quand la pioche est vide, chacun joue encore un tour ; un gang de moins de trois ne vaut rien.
page-howto-chili-mafia-6 = Gardez une carte du paquet ; les autres vont chez le voisin. Des piments tous identiques ou tous différents feront plus tard un gang.
page-howto-wazabi-1 = Lancez tous vos dés. Les faces carte font piocher, les flèches font donner des dés aux voisins.
page-howto-wazabi-2 = Un seul W sur la table : tapez sur la pile ! La première main prend la carte Piment. Si vous tapez à tort, vous devez prendre un dé.
page-howto-wazabi-3 = Les W de votre lancer paient une carte de votre main.
page-howto-wazabi-4 = Les piments retournent des cartes Piment : les unes agissent tout de suite, les autres se gardent.
page-howto-wazabi-5 = Le premier qui n’a plus de dés gagne.
page-howto-wazabi-6 = Aucun W sur la table, ou plusieurs : ne tapez pas, sinon vous devrez prendre un dé.

## Spicy et Sweet & Spicy

page-spicy-spice-C = piment
page-spicy-spice-W = wasabi
page-spicy-spice-P = poivre
page-spicy-spice-L = citron
page-spicy-card = { $spice } { $number }
page-spicy-card-XS = épice au choix
page-spicy-card-XN = puissance au choix
page-spicy-card-SJ = Super-Joker
page-spicy-won = { $count ->
    [one] carte gagnée
   *[other] cartes gagnées
}
page-spicy-trophies = { $count ->
    [one] trophée
   *[other] trophées
}
page-spicy-trophies-left = { $count ->
    [one] encore un trophée
   *[other] encore { $count } trophées
 }
page-spicy-pile = Pioche
page-spicy-trophy = Trophée
page-spicy-worlds-end = Fin du monde
page-spicy-gauge = { $spread ->
    [0] { $most ->
        [1] Fin du monde à la prochaine carte
       *[other] Fin du monde dans { $most } cartes
    }
   *[other] Fin du monde dans { $least } à { $most } cartes
}
page-spicy-empty = Annoncez 1, 2 ou 3
page-spicy-supply = Super-Jokers en réserve
page-spicy-seasonings = Assaisonnements
page-spicy-mark-joker = ne se conteste pas
page-spicy-mark-copy = copie
page-spicy-mark-last = dernière carte !
page-spicy-mark-settled = non contestée
page-spicy-mark-tucked = { $count ->
    [one] { $count } glissée dessous
   *[other] { $count } glissées dessous
 }
page-spicy-mark-raider = rafle bientôt la pile
page-spicy-you-laid = en réalité { $card }
page-spicy-shown = C’était { $card }, annoncée { $claim } par { $ownerIs ->
    [you] vous
   *[other] { $owner }
 }. { $winnerIs ->
    [you] Vous prenez
   *[other] { $winner } prend
 } la pile.
page-spicy-doubts = { $you ->
    [yes] Vous avez contesté
   *[no] { $name } a contesté
 } { $trait ->
    [number] la puissance
    [spice] l’épice
   *[both] la copie
 }
page-spicy-verdict = { $trait ->
    [number] La puissance était { $right ->
        [yes] juste
       *[no] fausse
     }
    [spice] L’épice était { $right ->
        [yes] juste
       *[no] fausse
     }
   *[both] La copie était { $right ->
        [yes] juste
       *[no] fausse
     }
 } : { $you ->
    [yes] vous prenez
   *[no] { $name } prend
 } la pile
page-spicy-claim = annoncer { $claim }
page-spicy-claim-for = Qu’annoncez-vous pour { $card } ?
page-spicy-a-card = votre carte
page-spicy-call-last = annoncer « dernière carte »
page-spicy-copy = Copier avec { $card }
page-spicy-copy-it = copie
page-spicy-tuck = { $count ->
    [0] Touchez une ou deux cartes
    [one] Glisser une carte
   *[other] Glisser { $count } cartes
 }
page-spicy-keep = Ne rien glisser
page-spicy-take-joker = Prendre un Super-Joker
page-spicy-leave-joker = Le laisser
page-spicy-reveal = La retourner
page-spicy-peek-stack = Épier la carte du dessus
page-spicy-peek-won = Épier une de mes cartes gagnées
page-spicy-doubt-number = Contester la puissance
page-spicy-doubt-spice = Contester l’épice
page-spicy-doubt-copy = Contester la copie
page-spicy-trust = Ne pas contester
page-spicy-pass = Passer, piocher
page-spicy-season-we_love_chili = On adore le piment !
page-spicy-season-we_love_chili-text = un 1, 2 ou 3 permis peut toujours être annoncé en piment
page-spicy-season-start_it_up = Chaud devant !
page-spicy-season-start_it_up-text = après un 8 ou un 9, un 1, 2 ou 3 est aussi permis
page-spicy-season-spice_raider = Voleur d’Épice
page-spicy-season-spice_raider-text = un 4 non contesté remporte la pile dès la carte suivante
page-spicy-season-change_your_luck = La chance tourne
page-spicy-season-change_your_luck-text = glissez jusqu’à deux cartes de votre main sous le 5 et piochez autant de cartes
page-spicy-season-turn_it_up = Ça retourne les méninges !
page-spicy-season-turn_it_up-text = un 6 vaut aussi un 9, et un 9 un 6
page-spicy-season-copy_cat = Siamois
page-spicy-season-copy_cat-text = répétez l’annonce d’un autre joueur, même hors de votre tour
page-ask-spicy-turn = Posez une carte, passez ou contestez
page-ask-spicy-turn-without-doubt = Posez une carte ou passez
page-ask-spicy-turn-react = Contester ou non ?
page-ask-spicy-turn-first = Avant votre tour : contester ?
page-ask-spicy-open = Vous ouvrez : annoncez 1, 2 ou 3
page-ask-spicy-last = Dernière carte : la contester ou non ?
page-ask-spicy-tuck = Glissez jusqu’à deux cartes sous votre 5
page-ask-spicy-joker = Prendre un Super-Joker ?
page-told-spicy-played = { $seatIs ->
    [you] Vous posez une carte et annoncez { $claim }.
   *[other] { $seat } pose une carte et annonce { $claim }.
 }
page-told-spicy-copied = { $seatIs ->
    [you] Vous copiez : { $claim }.
   *[other] { $seat } copie : { $claim }.
 }
page-told-spicy-last = { $seatIs ->
    [you] Vous jouez votre dernière carte.
   *[other] { $seat } joue sa dernière carte.
 }
page-told-spicy-passed = { $seatIs ->
    [you] Vous passez.
   *[other] { $seat } passe.
 }
page-told-spicy-trusted = { $seatIs ->
    [you] Vous ne contestez pas.
   *[other] { $seat } ne conteste pas.
 }
page-told-spicy-drew = { $seatIs ->
    [you] Vous piochez une carte : { $card }.
   *[other] { $seat } pioche une carte{ $hidden ->
        [yes] {""}
       *[no]  : { $card }
     }.
 }
page-told-spicy-raided = { $seatIs ->
    [you] Vous raflez la pile : { $cards ->
        [one] une carte
       *[other] { $cards } cartes
     }.
   *[other] { $seat } rafle la pile : { $cards ->
        [one] une carte
       *[other] { $cards } cartes
     }.
 }
page-told-spicy-tucked = { $seatIs ->
    [you] Vous glissez { $cardsCount ->
        [one] une carte
       *[other] { $cardsCount } cartes
     } sous le 5.
   *[other] { $seat } glisse { $cardsCount ->
        [one] une carte
       *[other] { $cardsCount } cartes
     } sous le 5.
 }
page-told-spicy-kept = { $seatIs ->
    [you] Vous ne glissez rien sous le 5.
   *[other] { $seat } ne glisse rien sous le 5.
 }
page-told-spicy-doubted = { $seatIs ->
    [you] Vous contestez { $traitRaw ->
        [number] la puissance
        [spice] l’épice
       *[both] la copie
     } : { $claim }, vraiment, { $owner } ?
   *[other] { $seat } conteste { $traitRaw ->
        [number] la puissance
        [spice] l’épice
       *[both] la copie
     } de { $ownerIs ->
        [you] votre { $claim }
       *[other] la carte annoncée { $claim } par { $owner }
     }.
 }
page-told-spicy-shown = Carte retournée : { $card }.
page-told-spicy-won = { $seatIs ->
    [you] Vous remportez la pile.
   *[other] { $seat } remporte la pile.
 }
page-told-spicy-trophy = { $seatIs ->
    [you] Vous prenez un trophée.
   *[other] { $seat } prend un trophée.
 }
page-told-spicy-settled = { $seatIs ->
    [you] Personne ne conteste votre dernière carte.
   *[other] Personne ne conteste la dernière carte posée par { $seat }.
 }
page-told-spicy-wrong-claim = { $seatIs ->
    [you] Vous annoncez { $claim }, ce qui n’est pas permis, et piochez une carte de pénalité.
   *[other] { $seat } annonce { $claim }, ce qui n’est pas permis, et pioche une carte de pénalité.
 }
page-told-spicy-forgot-last = { $seatIs ->
    [you] Vous avez oublié d’annoncer « dernière carte » et piochez une carte de pénalité.
   *[other] { $seat } a oublié d’annoncer « dernière carte » et pioche une carte de pénalité.
 }
page-told-spicy-peeked = { $seatIs ->
    [you] Vous épiez { $placeRaw ->
        [stack] la carte du dessus
       *[won] une carte gagnée
     }.
   *[other] { $seat } épie { $placeRaw ->
        [stack] la carte du dessus
       *[won] une carte gagnée
     }.
 }
page-told-spicy-ended = La partie s’arrête : { $reasonRaw ->
    [two-trophies] deux trophées.
    [last-trophy] le dernier trophée est pris.
   *[worlds-end] c’est la Fin du monde.
 }
page-told-spicy-took-joker = { $seatIs ->
    [you] Vous prenez un Super-Joker.
   *[other] { $seat } prend un Super-Joker.
 }
page-told-spicy-left-joker = { $seatIs ->
    [you] Vous ne prenez pas de Super-Joker.
   *[other] { $seat } ne prend pas de Super-Joker.
 }
page-told-spicy-revealed = { $seatIs ->
    [you] Vous retournez la carte posée par { $owner } sans nommer puissance ni épice.
   *[other] { $seat } retourne la carte posée par { $ownerIs ->
        [you] vous
       *[other] { $owner }
     } sans nommer puissance ni épice.
 }

## Stick 'Em

page-stick-colour-R = rouge
page-stick-colour-Y = jaune
page-stick-colour-G = vert
page-stick-colour-B = bleu
page-stick-colour-V = violet
page-stick-colour-S = gris
page-stick-card = { $number } { $colour }
page-stick-hurts-you = vous coûte des points
page-stick-pain-of = carte maudite { $card }
page-stick-picked = a choisi
page-stick-picking = choisit
page-stick-captured = { $count ->
    [one] carte ramassée
   *[other] cartes ramassées
}
page-stick-round = Manche { $round } sur { $rounds }
page-stick-tricks-left = { $count ->
    [one] encore un pli
   *[other] encore { $count } plis
 }
page-stick-trick = Le pli
page-stick-last-trick = Le dernier pli
page-stick-pain-advice = Sa couleur vous coûtera des points toute la manche ; sa valeur vous en coûte dès maintenant.
page-stick-won-by-nobody = Dernier pli : que des zéros, personne ne le prend
page-stick-sheet = Feuille de score
page-stick-pick-this = Choisir { $card } comme carte maudite
page-stick-play-this = Jouer le { $card }
page-stick-your-pain = Chaque carte ramassée en { $colour } vous coûte sa valeur.
page-ask-stick-pain = Choisissez votre carte maudite
page-ask-stick-card = Jouez une carte
page-of-seat = { $name } { $what }
page-told-stick-picked = { $seatIs ->
    [you] Vous avez choisi.
   *[other] { $seat } a choisi.
 }
page-told-stick-pains = Cartes maudites : { $cards }.
page-told-stick-played = { $seatIs ->
    [you] Vous jouez le { $card }.
   *[other] { $seat } joue le { $card }.
 }
page-told-stick-trick = { $winnerIs ->
    [you] Vous remportez le pli.
   *[other] { $winner } remporte le pli.
 }
page-told-stick-aside = Que des zéros : personne ne prend le pli.
page-told-stick-scored = Manche { $number } : { $scores }.

## Chili Mafia

page-chili-icon-card = { $card } avec { $icon }
page-chili-ability-JN = Sidekick
page-chili-ability-PO = Bodyguard
page-chili-ability-TA = Troublemaker
page-chili-ability-GH = Sniper
page-chili-ability-PD = Dancer
page-chili-ability-CH = Gambler
page-chili-ability-MJ = Witch
page-chili-ability-NV = Lord
page-chili-ability-PX = Outlaw
page-chili-family = Familial
page-chili-mixed = Mixte
page-chili-incomplete = incomplet
page-chili-gang-of = gang { $number } ({ $name })
page-chili-own-gang = votre gang { $number }
page-chili-gangs-of = Gangs chez { $name }
page-chili-your-gangs = Vos gangs
page-chili-no-gangs = pas encore de gang
page-chili-card-in = { $card } du gang { $gang }
page-chili-form = { $count ->
    [0] Nouveau gang
   *[other] Nouveau gang de { $count }
 }
page-chili-heists = { $count ->
    [one] Détournement
   *[other] Détournements
}
page-chili-your-heists = Vos Détournements
page-chili-active = joue
page-chili-discard-empty = défausse
page-chili-laid = Cartes dévoilées
page-chili-attack = { $nameIs ->
    [you] Vous attaquez { $targets } chez { $rival } avec { $attacker }.
   *[other] { $rivalIs ->
        [you] { $name } attaque { $targets } dans votre gang avec { $attacker }.
       *[other] { $name } attaque { $targets } chez { $rival } avec { $attacker }.
     }
 }
page-chili-stop-it = L’arrêter ?
page-chili-last-turns = La pioche est vide : dernière manche
page-chili-packet = Votre paquet : gardez une carte
page-chili-raid = La Perquisition
page-chili-raid-how = Regroupez tout ce qui est devant vous ; les piments de votre main peuvent s’y joindre. Faites glisser une carte, ou touchez-la puis sa nouvelle place.
page-chili-raid-total = Vaut { $points } maintenant
page-chili-raid-done = Confirmer
page-chili-group = Groupe { $number }
page-chili-new-group = Autre groupe
page-chili-put-here = La mettre ici
page-chili-put-back = La reprendre en main
page-chili-from-hand = De votre main
page-chili-word-gang = Former un gang
page-chili-word-add = Ajouter à un gang
page-chili-word-sweet = Déplacer un Sweet Chili
page-chili-word-whack = Whack
page-chili-word-whackem = Whack ’Em
page-chili-word-pinch = Pinch
page-chili-word-turncoat = Turncoat
page-chili-word-earner = Earner
page-chili-word-shakedown = Shakedown
page-chili-word-booster = Booster
page-chili-word-bagman = Bagman
page-chili-word-exchange = Échanger des cartes Enflammées
page-chili-word-dance = Déplacer un Dancer
page-chili-word-gamble = Miser
page-chili-word-witch = Ensorceler
page-chili-word-backup = Backup
page-chili-word-dime = Lucky Dime
page-chili-word-deal = Make a Deal
page-chili-word-snoop = Snoop
page-chili-word-waste = Gâcher un Détournement
page-chili-word-end = Terminer le tour
page-chili-word-pass = Passer (1 carte)
page-chili-word-let = Laisser faire
page-chili-word-fugged = Fuggedaboutit
page-chili-word-easypal = « Easy, Pal! »
page-chili-word-lifeline = Lifeline
page-chili-word-use = La jouer tout de suite
page-chili-word-keep = La garder
page-chili-word-nothing = Rien trouvé
page-chili-word-reconsider = Reconsider
page-chili-word-guard = Bodyguard
page-chili-word-bribe = Bribe
page-chili-word-kiss = Kiss of Death
page-chili-word-recruit = Recruit
page-chili-word-more = Encore une
page-chili-word-stop = S’arrêter
page-chili-word-done = Terminé
page-chili-word-best = Meilleur arrangement
page-chili-word-clear = Tout reprendre
page-chili-word-next = Groupe suivant
page-chili-word-plain = Sans capacité
page-chili-word-sidekick = Avec Sidekick
page-chili-word-troublemaker = Troublemaker
page-chili-word-sniper = Sniper
page-chili-word-hand = De ma main
page-chili-word-go = C’est tout
page-chili-word-drop = Recommencer
page-ask-chili-draft = Gardez une carte de votre paquet
page-ask-chili-turn = À vous de jouer
page-ask-chili-limit = Votre main est pleine : défaussez une carte
page-ask-chili-response = L’arrêter, ou laisser faire ?
page-ask-chili-lifeline = Les cinq cartes du dessus de la pioche
page-ask-chili-reconsider = Reprendre la carte Enflammée ?
page-ask-chili-bodyguard = Le Bodyguard s’interpose-t-il ?
page-ask-chili-bribe = Utiliser Bribe pour le piment enlevé ?
page-ask-chili-home = Où va le transfuge ?
page-ask-chili-kiss = Un Kiss of Death ?
page-ask-chili-recruit = Recruter ce piment ?
page-ask-chili-bagman = Prenez une de ces cartes
page-ask-chili-backup = Prenez des piments
page-ask-chili-dime = Encore une, ou stop ?
page-ask-chili-deal = Choisissez deux cartes pour l’échange
page-ask-chili-snoop = Shakedown ou Booster ?
page-ask-chili-raid = La Perquisition : réorganisez vos gangs
page-told-chili-picked = { $seatIs ->
    [you] Vous avez choisi.
   *[other] { $seat } a choisi.
 }
page-told-chili-turn = { $seatIs ->
    [you] {""}
   *[other] C’est à { $seat } de jouer.
 }
page-told-chili-formed = { $seatIs ->
    [you] Vous formez un gang : { $cards }.
   *[other] { $seat } forme un gang : { $cards }.
 }
page-told-chili-added = { $seatIs ->
    [you] Vous ajoutez { $card } à un gang.
   *[other] { $seat } ajoute { $card } à un gang.
 }
page-told-chili-moved = { $seatIs ->
    [you] Vous déplacez { $card } vers un autre gang.
   *[other] { $seat } déplace { $card } vers un autre gang.
 }
page-told-chili-attacked = { $seatIs ->
    [you] Vous jouez { $card } : { $attacker } contre { $targets }, chez { $owner }.
   *[other] { $seat } joue { $card } : { $attacker } contre { $targets }, chez { $ownerIs ->
        [you] vous
       *[other] { $owner }
     }.
 }
page-told-chili-nobody-answers = Personne ne réagit.
page-told-chili-neutralised = { $seatIs ->
    [you] Vous arrêtez l’attaque avec { $cards }.
   *[other] { $seat } arrête l’attaque avec { $cards }.
 }
page-told-chili-guarded = { $seatIs ->
    [you] Votre Bodyguard sauve { $card }.
   *[other] Chez { $seat }, le Bodyguard sauve { $card }.
 }
page-told-chili-lost = { $ownerIs ->
    [you] Vous perdez { $cards }.
   *[other] { $owner } perd { $cards }.
 }
page-told-chili-pinched = { $ownerIs ->
    [you] On vous enlève { $card }.
   *[other] { $owner } se fait enlever { $card }.
 }
page-told-chili-jailed = { $card } va { $placeRaw ->
    [middle] au milieu de la pioche.
    [bottom] sous la pioche.
   *[discard] à la défausse.
 }
page-told-chili-discarded = { $seatIs ->
    [you] Vous défaussez { $cards }.
   *[other] { $seat } défausse { $cards }.
 }
page-told-chili-passed = { $seatIs ->
    [you] Vous passez{ $cardsCount ->
        [0] .
       *[other] {" "}et défaussez { $cards }.
     }
   *[other] { $seat } passe{ $cardsCount ->
        [0] .
       *[other] {" "}et défausse { $cards }.
     }
 }
page-told-chili-ended = { $seatIs ->
    [you] Vous terminez votre tour.
   *[other] { $seat } termine son tour.
 }
page-told-chili-played = { $seatIs ->
    [you] Vous jouez { $card }.
   *[other] { $seat } joue { $card }.
 }
page-told-chili-drew = { $seatIs ->
    [you] Vous piochez { $card }.
   *[other] { $seat } pioche { $hidden ->
        [yes] une carte
       *[no] { $card }
     }.
 }
page-told-chili-took = { $seatIs ->
    [you] Vous prenez { $card }.
   *[other] { $seat } prend { $hidden ->
        [yes] une carte
       *[no] { $card }
     }.
 }
page-told-chili-stole = { $seatIs ->
    [you] Vous prenez une carte à { $victim } : { $card }.
   *[other] { $victimIs ->
        [you] { $seat } vous prend une carte
       *[other] { $seat } prend une carte à { $victim }
     }{ $hidden ->
        [yes] {""}
       *[no]  : { $card }
     }.
 }
page-told-chili-boosted = { $seatIs ->
    [you] Vous réclamez tous les { $pepper }.
   *[other] { $seat } réclame tous les { $pepper }.
 }
page-told-chili-gave = { $seatIs ->
    [you] Vous { $cardsCount ->
        [0] n’en avez pas
       *[other] donnez { $cards }
     }.
   *[other] { $seat } { $cardsCount ->
        [0] n’en a pas
       *[other] donne { $cards }
     }.
 }
page-told-chili-looked = Cartes dévoilées : { $cards }.
page-told-chili-exchanged = { $seatIs ->
    [you] Vous échangez { $cards }.
   *[other] { $seat } échange { $cards }.
 }
page-told-chili-gambled = { $seatIs ->
    [you] Vous misez { $card }.
   *[other] { $seat } mise { $card }.
 }
page-told-chili-bewitched = { $seatIs ->
    [you] Grâce à la Witch, vous prenez { $card } à { $owner }.
   *[other] Grâce à la Witch, { $ownerIs ->
        [you] { $seat } vous prend { $card }
       *[other] { $seat } prend { $card } à { $owner }
     }.
 }
page-told-chili-heist-drawn = { $seatIs ->
    [you] Vous piochez un Détournement.
   *[other] { $seat } pioche un Détournement.
 }
page-told-chili-heist-used = { $seatIs ->
    [you] Vous utilisez { $heist }.
   *[other] { $seat } utilise { $heist }.
 }
page-told-chili-heist-wasted = { $seatIs ->
    [you] Vous gâchez { $heist }.
   *[other] { $seat } gâche { $heist }.
 }
page-told-chili-snooped = { $seatIs ->
    [you] { $victim } vous montre ses cartes.
   *[other] { $victimIs ->
        [you] Vous montrez vos cartes
       *[other] { $victim } montre ses cartes
     } à { $seat }.
 }
page-told-chili-shuffled = { $seatIs ->
    [you] Vous mélangez la défausse et montrez { $top }.
   *[other] { $seat } mélange la défausse et montre { $top }.
 }
page-told-chili-turned-up = { $seatIs ->
    [you] Vous retournez { $card }.
   *[other] { $seat } retourne { $card }.
 }
page-told-chili-chose = { $seatIs ->
    [you] Vous avez choisi.
   *[other] { $seat } a choisi.
 }
page-told-chili-dealt = { $seatIs ->
    [you] { $partner } et vous échangez deux cartes.
   *[other] { $seat } et { $partnerIs ->
        [you] vous échangez
       *[other] { $partner } échangent
     } deux cartes.
 }
page-told-chili-raid = { $seatIs ->
    [you] Vous piochez la Perquisition !
   *[other] { $seat } pioche la Perquisition !
 }
page-told-chili-done = { $seatIs ->
    [you] Vous avez terminé.
   *[other] { $seat } a terminé.
 }
page-told-chili-arranged = { $ownerIs ->
    [you] Vous posez { $cards }.
   *[other] { $owner } pose { $cards }.
 }
page-told-chili-last-round = La pioche est vide. Dernière manche : chacun joue encore une fois.
page-told-chili-scored = Points : { $scores }.

## Wazabi

page-wazabi-card-remove1 = Un de moins
page-wazabi-card-remove2 = Deux de moins
page-wazabi-card-give1 = Cadeau
page-wazabi-card-passdice = Les dés tournent
page-wazabi-card-swapdice = Échange de dés
page-wazabi-card-steal = Pickpocket
page-wazabi-card-draw3 = Provisions
page-wazabi-card-keep1 = Plus qu’une
page-wazabi-card-keep2 = Plus que deux
page-wazabi-card-swaphands = Échange de mains
page-wazabi-card-passhands = Les mains tournent
page-wazabi-card-skip = Tour passé
page-wazabi-card-replay = Demi-tour, on rejoue
page-wazabi-card-cool = Eau glacée
page-wazabi-card-share = Servez-vous
page-wazabi-card-switch = Retour de flamme
page-wazabi-card-burn = Du rab
page-wazabi-card-milk = Verre de lait
page-wazabi-card-reroll = Langue brûlée
page-wazabi-card-pinch = Pincée de W
page-wazabi-card-double = Double portion
page-wazabi-face-w = W
page-wazabi-face-card = carte
page-wazabi-face-give = flèche
page-wazabi-face-chili = piment
page-wazabi-face-w-card = W avec carte
page-wazabi-dice = dés
page-wazabi-dice-of = dés noirs : { $black }, dés rouges : { $red }
page-wazabi-skips = { $count ->
    [one] tour à passer
   *[other] tours à passer
}
page-wazabi-rolls = Les dés : { $name }
page-wazabi-you-roll = Vos dés
page-wazabi-clockwise = sens horaire
page-wazabi-counter = sens inverse
page-wazabi-not-rolled = pas encore lancés
page-wazabi-slap-pile = Taper sur la pile Piment, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
page-wazabi-discard = Sur la défausse : { $card }
page-wazabi-discard-empty = défausse
page-wazabi-reserve = Réserve : { $black ->
    [one] { $black } noir
   *[other] { $black } noirs
 }, { $red ->
    [one] { $red } rouge
   *[other] { $red } rouges
 }
page-wazabi-to = { $name }
page-wazabi-which-given = Quel dé donnez-vous ?
page-wazabi-which-goes = De quel dé vous défaites-vous ?
page-wazabi-which-taken = Quel dé prenez-vous ?
page-wazabi-who-gets = Qui reçoit un dé ?
page-wazabi-whose-hand = Dans quelle main ?
page-wazabi-whose-die = De qui prenez-vous un dé ?
page-wazabi-take = Prendre { $card }
page-wazabi-slap = Tapez !
page-wazabi-hold = Attendre
page-wazabi-roll = Lancer
page-wazabi-pass = Passer
page-wazabi-reroll = Faire relancer
page-wazabi-allow = Laisser faire
page-wazabi-milk = Boire le lait
page-wazabi-black = Un dé noir
page-wazabi-red = Un dé rouge
page-wazabi-left = À gauche
page-wazabi-right = À droite
page-wazabi-take-hand = Une carte de la main
page-wazabi-use-pinch = Utiliser la Pincée de W
page-wazabi-use-double = Utiliser la Double portion
page-wazabi-play-this = Jouer { $card }
page-ask-wazabi-roll = Lancez vos dés
page-ask-wazabi-slap = Taper ou attendre ?
page-ask-wazabi-reroll = Faut-il relancer ?
page-ask-wazabi-target = Choisissez quelqu’un
page-ask-wazabi-colour = Quel dé ?
page-ask-wazabi-direction = À gauche ou à droite ?
page-ask-wazabi-loot = Que prenez-vous ?
page-ask-wazabi-shield = C’est contre vous : laisser faire, ou boire le lait ?
page-ask-wazabi-play = Jouez une carte ou passez
page-ask-wazabi-keep = Choisissez ce que vous gardez
page-told-wazabi-turn = { $seatIs ->
    [you] {""}
   *[other] C’est à { $seat } de jouer.
 }
page-told-wazabi-extra = { $seatIs ->
    [you] Vous rejouez.
   *[other] { $seat } rejoue.
 }
page-told-wazabi-missed = { $seatIs ->
    [you] Vous passez votre tour.
   *[other] { $seat } passe son tour.
 }
page-told-wazabi-rolled = { $seatIs ->
    [you] Vous obtenez { $dice }.
   *[other] { $seat } obtient { $dice }.
 }
page-told-wazabi-slapped = { $seatIs ->
    [you] Vous tapez sur la pile.
   *[other] { $seat } tape sur la pile.
 }
page-told-wazabi-won-race = { $seatIs ->
    [you] Vous avez gagné la course !
   *[other] { $seat } a gagné la course !
 }
page-told-wazabi-mistake = { $seatIs ->
    [you] Vous avez tapé à tort.
   *[other] { $seat } a tapé à tort.
 }
page-told-wazabi-flipped = { $seatIs ->
    [you] Vous retournez { $card }.
   *[other] { $seat } retourne { $card }.
 }
page-told-wazabi-used = { $seatIs ->
    [you] Vous utilisez { $card }.
   *[other] { $seat } utilise { $card }.
 }
page-told-wazabi-looted = { $seatIs ->
    [you] Vous prenez { $card } à { $victim }.
   *[other] { $victimIs ->
        [you] { $seat } vous prend { $card }
       *[other] { $seat } prend { $card } à { $victim }
     }.
 }
page-told-wazabi-drew = { $seatIs ->
    [you] Vous piochez { $card }.
   *[other] { $seat } pioche { $hidden ->
        [yes] une carte
       *[no] { $card }
     }.
 }
page-told-wazabi-stole = { $seatIs ->
    [you] Vous prenez une carte à { $victim } : { $card }.
   *[other] { $victimIs ->
        [you] { $seat } vous prend une carte
       *[other] { $seat } prend une carte à { $victim }
     }{ $hidden ->
        [yes] {""}
       *[no]  : { $card }
     }.
 }
page-told-wazabi-renewed = La défausse est mélangée et redevient la pioche.
page-told-wazabi-gave = { $seatIs ->
    [you] Vous donnez un dé { $colourRaw ->
        [red] rouge
       *[black] noir
     } à { $target }.
   *[other] { $seat } { $targetIs ->
        [you] vous donne
       *[other] donne à { $target }
     } un dé { $colourRaw ->
        [red] rouge
       *[black] noir
     }.
 }
page-told-wazabi-took = { $seatIs ->
    [you] Vous prenez un dé { $colourRaw ->
        [red] rouge
       *[black] noir
     } à { $victim }.
   *[other] { $seat } { $victimIs ->
        [you] vous prend
       *[other] prend à { $victim }
     } un dé { $colourRaw ->
        [red] rouge
       *[black] noir
     }.
 }
page-told-wazabi-removed = { $seatIs ->
    [you] Vous vous débarrassez d’un dé { $colourRaw ->
        [red] rouge
       *[black] noir
     }.
   *[other] { $seat } se débarrasse d’un dé { $colourRaw ->
        [red] rouge
       *[black] noir
     }.
 }
page-told-wazabi-gained = { $seatIs ->
    [you] Vous prenez un dé { $colourRaw ->
        [red] rouge
       *[black] noir
     } dans la réserve.
   *[other] { $seat } prend un dé { $colourRaw ->
        [red] rouge
       *[black] noir
     } dans la réserve.
 }
page-told-wazabi-swapped-dice = { $seatIs ->
    [you] { $target } et vous échangez vos dés.
   *[other] { $seat } et { $targetIs ->
        [you] vous échangez vos
       *[other] { $target } échangent leurs
     } dés.
 }
page-told-wazabi-passed-dice = Tous les dés passent à { $directionRaw ->
    [left] gauche
   *[right] droite
 }.
page-told-wazabi-swapped-hands = { $seatIs ->
    [you] { $target } et vous échangez vos mains.
   *[other] { $seat } et { $targetIs ->
        [you] vous échangez vos
       *[other] { $target } échangent leurs
     } mains.
 }
page-told-wazabi-passed-hands = Toutes les mains passent à { $directionRaw ->
    [left] gauche
   *[right] droite
 }.
page-told-wazabi-played = { $seatIs ->
    [you] Vous jouez { $card }.
   *[other] { $seat } joue { $card }.
 }
page-told-wazabi-passed = { $seatIs ->
    [you] Vous ne jouez pas de carte.
   *[other] { $seat } ne joue pas de carte.
 }
page-told-wazabi-laid-skip = { $targetIs ->
    [you] Vous passerez un tour.
   *[other] { $target } passera un tour.
 }
page-told-wazabi-reversed = Le sens du jeu s’inverse.
page-told-wazabi-discarded = { $seatIs ->
    [you] Vous défaussez { $cards }.
   *[other] { $seat } défausse { $cards }.
 }
page-told-wazabi-finished = { $seatIs ->
    [you] Vous n’avez plus de dés !
   *[other] { $seat } n’a plus de dés !
 }
