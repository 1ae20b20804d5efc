command-serve = Démarrer un serveur de tables en direct.
command-join = Rejoindre une table en direct par son lien.
command-admin = Administrer un serveur en marche.
command-backup = Sauvegarder la base d’un serveur en marche et vérifier la copie.
command-cluster = Écrire la configuration de nginx pour plusieurs serveurs.
command-restore = Préparer une base de données restaurée à partir d’une sauvegarde.
help-host = adresse d’écoute ; sans elle, seul cet ordinateur peut rejoindre la table
help-port = port d’écoute (8000 par défaut)
help-db = fichier de la base, ou adresse PostgreSQL
help-public-url = l’adresse utilisée par vos amis, si ce n’est pas hôte et port
help-allowed-hosts = autres noms sous lesquels le serveur est joignable, séparés par des espaces
help-cluster-action = nginx
help-cluster-nodes = les serveurs : nom=hôte:port, séparés par des virgules
help-cluster-listen = port d’écoute de nginx (80, ou 443 avec un certificat)
help-cluster-server-name = nom sous lequel les joueurs atteignent le site
help-cluster-certificate = fichier du certificat TLS
help-cluster-certificate-key = fichier de la clé du certificat
help-node = nom de ce serveur parmi plusieurs sur une même base PostgreSQL
help-ops-port = port des mesures et de l’administration, sur cet ordinateur seulement
help-push-contact = votre adresse pour les services de notification, par exemple mailto:vous@jeux.example ; dans les parties de plusieurs jours, les joueurs sont alors prévenus quand c’est leur tour
help-config = réglages tirés d’un fichier TOML
help-no-browser = ne pas ouvrir de navigateur
help-backup-target = le fichier de sauvegarde à créer
help-backup-replay = rejouer aussi toutes les parties de la copie
help-admin-action = tables, seats, close, export ou archive
help-admin-table = l’identifiant de la table (export sans table : toutes les tables archivées)
help-admin-days = archive : seulement les tables terminées depuis au moins N jours
help-token-file = fichier contenant le jeton d’administration
help-link = le lien de la table, par exemple http://hote:8000/t/…
help-join-name = votre nom à la table
help-join-bot = laisser un robot de ce niveau, ou le vôtre (module:nom), jouer à votre place
help-join-words = des mots à vous, mêlés à votre part du mélange
help-join-token = le jeton d’une place déjà à vous
serve-ready = Hotseat tourne sur { $url } (Ctrl-C l’arrête ; toutes les parties sont conservées).
serve-stopped = Arrêté. Toutes les parties sont conservées et reprendront au prochain démarrage.
serve-needs = Cette commande a besoin du paquet { $package }. Installez-le avec : pip install "hotseat[server]"
serve-windows = Le serveur a besoin de Linux ou de macOS. Sous Windows, lancez-le dans WSL ; jouer dans le terminal, les robots et la bibliothèque Python s’en passent.
backup-done = { $file } contient { $entries } entrées, toutes intactes.
backup-replayed = { $count ->
    [one] La partie de la copie se rejoue.
   *[other] Les { $count } parties de la copie se rejouent.
  }
restore-done = { $count ->
    [0] Aucune table n’a dû être remplacée.
    [one] La seule table où les cartes n’étaient pas encore données a été remplacée par une nouvelle.
   *[other] { $count } tables où les cartes n’étaient pas encore données ont été remplacées par de nouvelles.
  }
admin-closed = La table { $table } est fermée.
admin-archived = { $tables ->
    [0] Aucune table n’est terminée depuis assez longtemps.
    [one] Une table ({ $entries } entrées) dans les archives : { $bytes_after } octets au lieu de { $bytes_before }.
   *[other] { $tables } tables ({ $entries } entrées) dans les archives : { $bytes_after } octets au lieu de { $bytes_before }.
  }
join-seated = Vous êtes à la place { $seat }. Pour revenir plus tard : hotseat join { $link } --token { $token }
join-back = Pour revenir : hotseat join { $link } --token { $token }
join-lobby = { $game } : qui est à la table
join-seat-open = libre
join-seat-closed = fermée
join-seat-ready = c’est bon
join-seat-not-ready = pas encore
join-seat-host = hôte
join-starts = Quand tout le monde est là, l’hôte tape start.
join-you-start = Vous êtes l’hôte : tapez start pour lancer la partie.
join-sealing = Tout le monde mélange les cartes ensemble…
join-waiting = on attend { $names }
join-line-lost = La connexion est coupée. Reconnexion en cours ; rien n’est perdu.
join-paused = La table est en pause. Tapez resume pour reprendre.
join-held = Mis de côté jusqu’à ce que tous aient répondu : { $moves }
join-rest = La manche est finie. Entrée : continuer
join-resting = on attend encore : { $names }
join-says = { $name } : { $text }
join-presence-reconnecting = { $name } a perdu la connexion. Si cela dure : vote { $seat } wait, bot ou pause.
join-presence-away = { $name } a quitté la table ; un robot joue à sa place.
join-presence-bot = Un robot joue pour { $name }.
join-presence-here = { $name } est là.
join-took-seat = { $name } s’assoit.
join-asked = { $name } demande à remplacer { $seat }, et verrait cette main. Tapez accept { $number } ou decline { $number }.
join-waits-consent = Vous avez demandé la place d’un robot. On attend l’accord de toute la table.
join-accepted = Vous avez la place { $seat }.
join-consent-how = Précisez la demande : accept 1 ou decline 1.
join-bye-superseded = Vous jouez maintenant cette place ailleurs.
join-bye-kicked = L’hôte a donné votre place à quelqu’un d’autre.
join-bye-removed = L’hôte a repris votre place à cette table.
join-bye-closed = Cette table est fermée.
join-record = Toutes les cartes sont dévoilées : { $link }
join-shuffle-ask = Ces dernières 24 heures, { $count } mélanges contenaient votre part et n’ont jamais été distribués (absents : { $missing }). Quelqu’un écarte peut-être les donnes qui ne lui plaisent pas. Tapez agree pour ajouter quand même votre part.
join-successor = Une nouvelle table avec les mêmes personnes la remplace : hotseat join { $link } --token { $token }
join-receipt = Votre reçu, pour hotseat verify : { $file }
join-toolbar = ? aide · moves · board · hint · undo · say · time · pause · quit
join-vote-how = Précisez qui et quoi : vote B wait, vote B bot ou vote B pause.
join-help =
    Tapez un coup ({ $example }), son numéro, ou tout morceau qui ne désigne qu’un seul coup.
      ? { $clause }     une règle                  ? { $word }      les règles qui contiennent un mot
      ? { $example }    si un coup est possible, et sinon pourquoi
      moves        tous les coups possibles   moves VERBE tous les coups d’une sorte
      board        redessiner la table        hint        ce que ferait un robot, entre robots
      undo         reprendre ce qui peut l’être  time     plus de temps pour cette question
      say TEXTE    un mot à la table          say :clap   un geste
      pause        arrêter la table           resume      reprendre
      vote B bot   que faire d’un absent (wait, bot, pause)
      agree        ajouter ma part quand même give-up     abandonner un mélange bloqué
      accept 1     laisser quelqu’un remplacer un robot (ou decline 1)
      stand        regarder ; un robot joue   return      reprendre ma place
      remove B     exclure quelqu’un (hôte)   quit        partir ; vous pourrez revenir
join-over = La partie est finie.
error-config = { $setting } : { $reason }
error-backup = La sauvegarde a échoué : { $reason }
error-no-admin-token = Il n’y a pas de { $file } ici. Un serveur démarré avec --ops-port le garde à côté de sa base ; indiquez-le avec --token-file.
error-no-server = Aucun serveur ne répond sur le port { $port }. Démarrez-en un avec --ops-port.
error-no-answer = { $url } ne répond pas. Le serveur est-il en marche ?
error-odd-answer = { $url } répond, mais pas comme un serveur de cette version de Hotseat. Vérifiez le lien et mettez le programme à jour.
error-not-a-link = { $link } n’est pas le lien d’une table. Il devrait ressembler à http://hote:8000/t/…
error-too-late = Trop tard : cette question a déjà sa réponse.
error-not-open-yet = Un instant, la carte est encore montrée.
error-doubted-first = Quelqu’un a contesté plus vite ; votre carte est revenue en main.
error-nothing-held = Il n’y a pas de réponse à reprendre.
error-no-more-time = Votre temps supplémentaire est épuisé.
error-hint-not-here = Les conseils sont réservés aux tables où tous les autres sont des robots.
error-no-hint = Aucun conseil n’est venu à temps. Redemandez.
error-not-seated = Seuls les joueurs de cette table peuvent faire cela.
error-not-host = Seul l’hôte peut faire cela.
error-wrong-stage = Ce n’est pas possible à ce stade.
error-colour-taken = Quelqu’un à cette table a déjà cette couleur. Choisissez-en une autre.
error-seats-open = Il reste des places libres ({ $seats }). Fermez-les ou mettez-y des robots.
error-seat-taken = Cette place est prise. Choisissez-en une autre.
error-guided = Une première partie guidée se joue seul contre des robots.
error-no-free-seat = Toutes les places de cette table sont prises.
error-name-taken = Quelqu’un porte déjà le nom { $name } ici. Choisissez un autre nom.
error-kept-for-another = Cette place est réservée à { $name }.
error-no-such-table = Cette table n’existe pas. Le lien est-il complet ?
error-wrong-token = Ce jeton n’est valable pour aucune place ici. Vérifiez-le, ou asseyez-vous sans jeton.
error-chat-off = Pas de discussion à cette table.
error-team-silence = Les partenaires ne se parlent pas pendant le jeu.
error-unknown-emote = Ce geste n’existe pas. Essayez : { $emotes }.
error-empty = Le message est vide. Écrivez d’abord quelque chose.
error-too-often = Trop vite. Attendez un instant, puis réessayez.
error-not-resting = La partie a déjà repris.
error-no-undo = Rien à reprendre : depuis, le hasard a tranché ou quelqu’un d’autre a joué.
error-not-away = { $seat } est là ; il n’y a rien à décider.
error-bots-stay = À cette table, les robots gardent leurs places jusqu’à la fin.
error-sat-here = Vous avez déjà eu une place à cette table ; vous ne pouvez pas voir une autre main.
error-removed = L’hôte a repris votre place à cette table.
error-declined = Tout le monde à la table n’était pas d’accord.
error-request-over = Votre demande de place n’est plus valable.
error-no-request = Cette demande n’est plus valable.
error-nobody-there = Personne n’est assis à la place { $seat }.
error-own-seat = { $seat } est votre propre place. Quittez-la plutôt.
error-quota = Ce serveur est plein pour le moment. Réessayez plus tard.
error-store = Le serveur ne peut rien enregistrer pour le moment. Rien n’a changé ; réessayez.
error-closed = Cette table est fermée.
error-outdated = Ce programme n’est plus à jour : le serveur a changé de version. Rechargez la page ou mettez le programme à jour.
error-too-large = La requête est trop grande.
error-hello-first = Le premier message doit être `hello`.
error-hello-again = `hello` ne vient qu’une fois.
error-not-found = Il n’y a rien à cette adresse.
error-wrong-method = Cette adresse n’accepte pas ce type de requête.
error-failure = Une erreur s’est produite dans le serveur. Elle a été enregistrée.
error-malformed = Le serveur n’a pas compris ({ $reason }).
error-too-many-connections = Il y a trop de connexions depuis votre adresse. Fermez-en quelques-unes ou réessayez plus tard.
error-cluster-certificate = Indiquez --certificate et --certificate-key ensemble.
error-cluster-nodes = { $value } n’est pas une liste de serveurs telle que n1=10.0.0.1:8000,n2=10.0.0.2:8000.
error-moved = Cette table se trouve sur le nœud { $node }. Adressez-vous à lui ou réessayez.
error-unknown-host = Ce serveur n’est pas connu sous le nom { $host }.
error-foreign-origin = Les pages d’autres sites ne peuvent pas se connecter à ce serveur.
