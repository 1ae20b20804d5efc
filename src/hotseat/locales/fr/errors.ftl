# Ce qui n'a pas marché, par code : error-<code>.

error-over = La partie est finie.
error-not-asked = Ce n’est pas à { $seat } de répondre. On attend : { $asked }.
error-no-such-move = Le coup { $move } n’existe pas. Les coups sont numérotés de 0 à { $last }.
error-not-now = { $move } n’est pas possible maintenant.
error-unknown-game = Il n’y a pas de jeu « { $game } ». Au choix : { $games }.
error-missing-piece = { $game } n’a pas { $piece ->
    [bots] de robots
    [board] de plateau pour le terminal
    [words] de textes
    [rulebook] de livret de règles
    [first-game] de première partie guidée
    [balance] d’étude d’équilibre
    [moments] de moments forts
    [portrait] de portrait
   *[entry] d’entrée
  } : ajoutez { $name } à { $file }.
error-two-games = Il y a deux jeux « { $game } ». Donnez un autre identifiant à l’un d’eux.
error-unknown-seat = Il n’y a pas de place « { $seat } ». Les places vont ici de A à { $last }.
error-unknown-move = « { $move } » n’est pas un coup de ce jeu. Un coup s’écrit ainsi : { $example }.
error-unknown-bot = Il n’y a pas de robot « { $bot } ». Au choix : { $bots }.
error-unknown-style = Les robots de ce jeu n’ont pas de style « { $style } ». Choisissez parmi : { $styles }.
error-no-such-bot = Il n’y a pas de robot « { $bot } » : { $reason }.
error-illegal-choice = Le robot « { $bot } » a joué un coup interdit pour { $seat } : { $reason }
error-too-many-bots = bots : { $bots } pour { $players } places. Indiquez-en un par place au plus.
error-unknown-option = Il n’y a pas d’option « { $option } ». Les options ici : { $options }.
error-players = { $game } ne se joue pas à { $players } ; il faut de { $fewest } à { $most } joueurs.
error-switch = { $option } : indiquez true ou false, pas « { $value } ».
error-number = { $option } : indiquez un nombre entier de { $low } à { $high }{ $word ->
    [table] { " " }ou table
    [auto] { " " }ou auto
   *[other] {""}
  }, pas « { $value } ».
error-choice = { $option } : choisissez parmi { $words }, pas « { $value } ».
error-seat = { $option } : indiquez random ou une place de A à { $last }, pas « { $value } ».
error-record = Cette partie enregistrée est illisible, ligne { $line } : { $reason }
error-position = Ce n’est pas une position : { $reason }

# La ligne de commande.
error-file = { $file } : { $reason }.
error-system = Le système d’exploitation signale : { $reason }.
error-no-file = { $file } : ce fichier ou ce dossier n’existe pas.
error-file-closed = { $file } : l’accès à ce fichier est refusé. Vérifiez ses droits.
error-file-exists = { $file } existe déjà. Choisissez un autre nom, ou reprenez cette partie : hotseat play --resume { $file }
error-folder = { $file } est un dossier, pas un fichier.
error-not-text = Ce fichier n’est pas une partie enregistrée : ce n’est pas du texte.
error-unknown-command = Il n’y a pas de commande « { $command } ». Au choix : { $commands }.
error-language = Il n’y a pas de langue « { $language } ». Au choix : { $languages }.
error-left-over = « { $words } » n’est pas compris. `{ $command } --help` montre ce qui est possible.
error-missing = Il manque { $argument }. `{ $command } --help` montre comment l’indiquer.
error-argument = { $parameter } : { $problem }
error-command-line = { $argument } : { $reason } `{ $command } --help` en dit plus.
error-argument-form = il faut exactement une valeur, ou aucune si c’est un simple commutateur.
error-whole-number = indiquez un nombre entier, pas « { $value } ».
error-at-least-one = indiquez 1 ou plus, pas { $value }.
error-one-of = choisissez parmi { $choices }, pas « { $value } ».
error-option-form = « { $option } » n’est pas une option. Écrivez clé=valeur, par exemple rounds=2.
error-resume-alone = { $arguments } : une partie enregistrée garde ses propres réglages. N’indiquez que --resume, --seat, --bot, --pace et --record.
error-no-clause = Aucune règle ne contient « { $wish } ». Les règles vont de { $first } à { $last }.

# La table au terminal.
error-ambiguous = « { $move } » peut désigner : { $moves }. Précisez un peu.
error-no-verb = Aucun coup ne commence par « { $verb } » maintenant. Possible : { $verbs }.
error-nothing-found = Les règles ne mentionnent pas « { $wish } », et ce n’est pas un coup de ce jeu.
