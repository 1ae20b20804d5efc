command-serve = Ouvrir un serveur de tables en direct.
command-join = S’asseoir à une table en direct, à partir de son lien.
command-admin = S’occuper d’un serveur en marche.
command-backup = Copier la base d’un serveur en marche, avec vérification.
help-host = adresse d’écoute ; sans elle, seul cet ordinateur peut se joindre
help-port = port d’écoute (8000 par défaut)
help-db = fichier de la base, ou adresse PostgreSQL
help-public-url = comment les amis atteignent ce serveur, si ce n’est par hôte et port
help-ops-port = port des mesures et de l’administration, sur cet ordinateur seulement
help-config = réglages tirés d’un fichier TOML
help-no-browser = ne pas ouvrir de navigateur
help-backup-target = la copie à créer
help-backup-replay = rejouer toutes les parties de la copie pour la vérifier
help-admin-action = tables, seats, close ou export
help-admin-table = l’identifiant de la table
help-token-file = fichier contenant le jeton d’administration
help-link = le lien de la table, par exemple http://hote:8000/t/...
help-join-name = votre nom à la table
help-join-bot = laisser un robot de ce niveau jouer à votre place
help-join-token = le jeton d’une place déjà à vous
serve-ready = Hotseat est ouvert sur { $url } (Ctrl-C ferme ; toutes les parties sont conservées).
serve-stopped = Fermé. Toutes les parties sont conservées et reprendront au prochain démarrage.
serve-needs = Le serveur a besoin du paquet { $package }. Installez-le avec : pip install "hotseat[server]"
backup-done = { $file } contient { $entries } entrées et est intact.
backup-replayed = { $count ->
    [one] La partie de la copie se rejoue.
   *[other] Les { $count } parties de la copie se rejouent.
  }
admin-closed = La table { $table } est fermée.
join-seated = Vous êtes à la place { $seat }. Pour revenir plus tard : hotseat join { $link } --token { $token }
join-back = Pour revenir : hotseat join { $link } --token { $token }
join-lobby = { $game } : qui est assis ici
join-seat-open = libre
join-seat-closed = pas de jeu
join-seat-ready = est prêt
join-seat-not-ready = pas encore prêt
join-seat-host = a ouvert la table
join-starts = Quand tout le monde est là, l’hôte tape start.
join-you-start = Vous avez ouvert cette table : start lance la partie.
join-sealing = Tout le monde mélange les cartes ensemble …
join-waiting = on attend { $names }
join-line-lost = La connexion est coupée. Elle se rétablit ; rien n’est perdu.
join-paused = La table est en pause. resume la relance.
join-held = Mis de côté jusqu’à ce que tous aient répondu : { $moves }
join-rest = La manche est finie. Entrée : continuer
join-resting = on attend que { $names } continue
join-says = { $name } : { $text }
join-presence-reconnecting = { $name } a perdu la connexion. Si cela dure : vote { $seat } wait, bot ou pause.
join-presence-away = { $name } est parti ; un robot joue la suite.
join-presence-bot = Un robot joue pour { $name }.
join-presence-here = { $name } est là.
join-took-seat = { $name } s’assoit.
join-bye-superseded = Vous jouez maintenant cette place ailleurs.
join-bye-kicked = L’hôte a donné votre place à quelqu’un d’autre.
join-bye-closed = Cette table est fermée.
join-record = Tout est visible maintenant : { $link }
join-toolbar = ? aide · moves · board · hint · undo · say · time · pause · quit
join-vote-how = Dites qui et quoi : vote B wait, vote B bot ou vote B pause.
join-help =
    Tapez un coup ({ $example }), son numéro, ou toute partie qui ne convient qu’à un seul coup.
      ? { $clause }     un article de la règle     ? zero      les articles qui contiennent un mot
      ? { $example }    si un coup est possible, et sinon pourquoi
      moves        tous les coups possibles   moves VERBE tous les coups d’une sorte
      board        redessiner la table        hint        ce que ferait un robot, entre robots
      undo         reprendre ce qui peut l’être  time     plus de temps pour cette question
      say TEXTE    un mot à la table          say :clap   un geste
      pause        arrêter la table           resume      reprendre
      vote B bot   que faire d’un absent (wait, bot, pause)
      stand        partir pour de bon         quit        partir ; vous pourrez revenir
join-over = La partie est terminée.
error-config = { $setting } : { $reason }
error-backup = La sauvegarde n’a pas été faite : { $reason }
error-no-admin-token = Il n’y a pas de { $file } ici. Un serveur démarré avec --ops-port le garde à côté de sa base ; indiquez-le avec --token-file.
error-no-server = Aucun serveur ne répond sur le port { $port }. Démarrez-en un avec --ops-port.
error-no-answer = { $url } ne répond pas.
error-not-a-link = { $link } n’est pas le lien d’une table.
error-too-late = Trop tard : cette question a déjà sa réponse.
error-not-open-yet = Un instant : ce qui vient de se passer est encore montré.
error-doubted-first = Quelqu’un a douté avant vous ; votre carte revient dans votre main.
error-nothing-held = Il n’y a pas de réponse à reprendre.
error-no-more-time = Il n’y a plus de temps supplémentaire.
error-hint-not-here = Les conseils sont réservés aux tables où tous les autres sont des robots.
error-no-hint = Aucun conseil n’est venu à temps. Redemandez.
error-not-seated = Il faut être assis à cette table pour cela.
error-not-host = Seul l’hôte peut faire cela.
error-wrong-stage = Ce n’est pas possible maintenant.
error-colour-taken = Quelqu’un à cette table a déjà cette couleur.
error-seats-open = Il reste des places libres ({ $seats }). Fermez-les ou mettez-y des robots.
error-seat-taken = Cette place est prise.
error-guided = Une première partie guidée se joue seul contre des robots.
error-no-free-seat = Aucune place n’est libre à cette table.
error-name-taken = Quelqu’un s’appelle déjà { $name } ici. Choisissez un autre nom.
error-kept-for-another = Cette place est réservée à { $name }.
error-no-such-table = Cette table n’existe pas. Le lien est-il complet ?
error-wrong-token = Ce jeton n’ouvre aucune place ici.
error-chat-off = À cette table on joue sans discussion.
error-team-silence = Les équipes ne parlent pas pendant le jeu.
error-unknown-emote = Cette réaction n’existe pas. Essayez : { $emotes }.
error-empty = Il n’y a rien dedans.
error-too-often = Moins vite, s’il vous plaît.
error-not-resting = La partie a déjà repris.
error-no-undo = Il n’y a rien à reprendre, ou le hasard a parlé depuis.
error-not-away = { $seat } est là.
error-quota = Ce serveur est plein pour le moment.
error-store = Le serveur ne peut rien enregistrer pour le moment. Rien n’a changé ; réessayez.
error-closed = Cette table est fermée.
error-malformed = Le serveur n’a pas compris ({ $reason }).
error-foreign-origin = Les pages d’autres sites ne peuvent pas parler à ce serveur.
