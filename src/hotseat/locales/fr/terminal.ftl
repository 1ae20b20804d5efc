# La ligne de commande et la table au terminal.

help-usage = Usage :
help-command = COMMANDE
help-about = Cinq jeux qui piquent, dans votre terminal.
help-commands = Commandes :
help-arguments = Arguments{" "}
help-options = Options{" "}
help-examples = Exemples :
help-more = `hotseat COMMANDE --help` explique une commande.
help-version = `hotseat --version` indique quel moteur tourne.
help-help = afficher cette aide
help-lang = langue (sinon celle du système)
help-json = n’afficher que du JSON
help-json-lines = afficher un objet JSON par ligne
help-game = un jeu, voir `hotseat games`
help-games-game = montrer ce jeu et ses options
help-players = nombre de joueurs (par défaut : le minimum)
help-games = nombre de parties (par défaut : 1000)
help-seed = graine de la donne
help-option = une option du jeu, peut être répétée
help-seat = votre place ; plusieurs pour jouer à plusieurs au même clavier (par défaut : A)
help-name = votre nom
help-bot = niveau des robots (par défaut : normal), le vôtre (module:nom) ou le fichier d’un agent entraîné
help-pace = temps de réaction : normal, brisk (court) ou calm (sans limite)
help-record = fichier où enregistrer la partie
help-resume = reprendre une partie enregistrée
help-file = une partie enregistrée
help-view = point de vue : une place, public, ou all (rien de caché ; par défaut)
help-clause = une règle (SE-4.3), un chapitre (SE-4) ou des mots à chercher
help-exact = les règles numérotées mot pour mot, telles que le moteur est testé (en anglais)

command-games = Présenter les jeux, ou un jeu avec ses options.
command-play = Jouer au terminal contre des robots, ou entre amis au même clavier.
command-replay = Parcourir une partie enregistrée, ou l’afficher en entier.
command-simulate = Jouer beaucoup de parties, au hasard ou entre robots : victoires, scores, vitesse.
command-rules = Montrer les règles en entier, par numéro ou par mot.

version-compiled = hotseat { $version }, moteur compilé
version-interpreted = hotseat { $version }, moteur interprété (Python pur)
engine-compiled = moteur compilé
engine-interpreted = moteur interprété

games-id = code
games-name = jeu
games-players = joueurs
games-line = en bref
games-more = Options : hotseat games { $example } · Jouer : hotseat play { $example } · Règles : hotseat rules { $example }
games-seats = de { $fewest } à { $most } joueurs

simulate-head = { $name } : { $games ->
    [one] une partie au hasard
   *[other] { $games } parties au hasard
  }, { $players } joueurs, graine { $seed }
simulate-seat = place
simulate-wins = victoires
simulate-share = part
simulate-mean = moyenne
simulate-deviation = ± écart
simulate-least = min.
simulate-most = max.
simulate-length = décisions par partie
simulate-shared = { $count ->
    [0] Aucune victoire n’a été partagée.
    [one] Une victoire a été partagée ; elle compte pour chacun de ceux qui la partagent.
   *[other] { $count } victoires ont été partagées ; elles comptent pour chacun de ceux qui les partagent.
  }
simulate-rate = { $decisions } décisions, { $rate } par seconde ({ $engine })

play-you = vous
play-toolbar = ? aide · moves coups · board table · hint conseil · undo · save · quit · Tab complète · Ctrl-C sort et garde la partie
play-help =
    Tapez un coup ({ $example }), son numéro, ou tout morceau qui ne désigne qu’un seul coup.
      ? { $clause }     une règle                  ? { $word }      les règles qui contiennent un mot
      ? { $example }    si un coup est possible, et sinon pourquoi
      moves        tous les coups possibles   moves VERBE tous les coups d’une sorte
      board        redessiner la table        hint        ce que ferait un robot
      undo         abandonner un coup entamé  Ctrl-U      effacer la saisie
      save [FILE]  enregistrer la partie      quit        partir ; la partie peut être reprise
play-possible = { $move } est possible.
play-menu-more = … encore { $count } : moves { $verb }
play-hint = Suggestion :
play-nothing-to-undo = Rien d’inachevé à reprendre ; un coup joué reste joué.
play-saved = Enregistré : { $file }
play-resume = Pour reprendre : { $command }
play-winners = { $count ->
    [one] { $names } gagne.
   *[other] { $names } partagent la victoire.
  }
play-you-win = Vous gagnez.
play-hand-over = Passez le clavier à { $name }
play-hand-over-key = Entrée montre la table
play-so-far = Jusqu’ici : { $plan }
play-react-more = … encore { $count } : [?]
play-react-keys = [?] écrire ou regarder · Entrée : { $decline }
play-key-unknown = Appuyez sur une de ces touches : { $keys }, ou sur rien pour laisser faire.

replay-keys = Coup { $at } sur { $of } · n, Entrée suivant · p précédent · f premier · l dernier · j aller à · q quitter
replay-jump = coup 0–{ $of }
