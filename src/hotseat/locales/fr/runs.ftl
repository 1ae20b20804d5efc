help-workers = nombre de processus (par défaut, un par cœur)
help-ray = répartir le travail sur un cluster Ray : son adresse, ou local pour en lancer un sur cet ordinateur
help-store = conserver chaque résultat dans ce fichier SQLite ; une exécution interrompue reprend de là
help-simulate-bot = un robot à la place des coups au hasard : un niveau, module:nom ou le fichier d’un agent entraîné ; s’il y en a plusieurs, ils occupent les places à tour de rôle
help-simulate-output = écrire une ligne par partie dans ce fichier (.csv)
help-simulate-plot = dessiner victoires, points et durées dans ce fichier (SVG, PNG ou PDF)
simulate-head-bots = { $name } : { $games ->
    [one] une partie
   *[other] { $games } parties
 } entre robots ({ $bots }), { $players } joueurs, graine { $seed }
simulate-points = points
error-table-file = { $file } : le nom d’un tableau se termine par .csv.
command-train = Faire apprendre un jeu à un agent en le faisant jouer.
help-train-method = méthode d’apprentissage : ppo (gradient de politique, par défaut), dmc (valeurs de Monte-Carlo) ou nfsp (jeu fictif)
help-train-games = nombre de parties d’apprentissage (par défaut : 100000)
help-train-output = fichier de l’agent (par défaut : JEU.npz) ; relancer la même commande reprend un apprentissage interrompu
help-train-teacher = un robot que l’agent imite avant d’apprendre par lui-même
help-train-lessons = nombre de parties jouées par ce robot (par défaut : 20000)
help-train-rivals = un robot qui participe aux parties ; peut être donné plusieurs fois
help-train-against = part des parties contre ces robots (par défaut : 0.5) ; avec 1, l’agent apprend à exploiter leurs faiblesses
help-train-reward = ce qu’il cherche à maximiser : win (la victoire, par défaut), places ou score
help-train-measure = nombre de parties entre deux mesures contre normal (par défaut : 20000 ; 0 pour aucune)
help-train-deals = nombre de donnes par mesure (par défaut : 200)
help-train-seed = graine de l’apprentissage (par défaut : 1)
train-measured = { $games } parties, { $seconds } s : { $share } % ({ $low }–{ $high }) contre { $rival }
train-saved = L’agent est enregistré dans { $file }.
error-agent-file = { $value } : le fichier d’un agent se termine par .npz.
error-share = { $value } n’est pas une part entre 0 et 1.
command-records = Constituer un jeu de données de parties entre robots, ou en vérifier un.
help-records-action = make (constituer) ou check (vérifier)
help-records-folder = dossier du jeu de données
help-records-bots = qui joue (par défaut : normal) : un niveau, module:nom ou le fichier d’un agent entraîné ; s’il y en a plusieurs, ils occupent les places à tour de rôle
records-made = { $games } parties, soit { $decisions } décisions, sont dans { $folder }.
records-checked = Les { $games } parties de { $folder } sont complètes et conformes aux règles.
