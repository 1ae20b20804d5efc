help-workers = number of processes (default: one per core)
help-ray = do the work on a Ray cluster: its address, or local for one on this computer
help-store = keep every result in this SQLite file; an interrupted run continues from there
help-simulate-bot = a bot for the seats instead of random moves: a level, module:name or a trained agent’s file; several are seated in turn
help-simulate-output = write one row per game to this file (.csv)
help-simulate-plot = draw wins, points and lengths into this file (SVG, PNG or PDF)
simulate-head-bots = { $name }: { $games ->
    [one] one game
   *[other] { $games } games
 } among bots ({ $bots }), { $players } players, seed { $seed }
simulate-points = points
error-table-file = { $file }: the name of a table ends in .csv.
command-train = Let an agent learn a game by playing it.
help-train-method = how it learns: ppo (policy gradients, default), dmc (Monte-Carlo values) or nfsp (fictitious play)
help-train-games = games to learn from (default: 100000)
help-train-output = file of the agent (default: GAME.npz); an interrupted run continues if the same command is given again
help-train-teacher = a bot that the agent imitates before it learns on its own
help-train-lessons = games that the teacher plays (default: 20000)
help-train-rivals = a bot that takes part in the games; may be given several times
help-train-against = share of the games against rivals (default: 0.5); with 1 the agent learns to exploit them
help-train-reward = what it strives for: win (default), places or score
help-train-measure = games between two measurements against normal (default: 20000; 0 for none)
help-train-deals = deals of a measurement (default: 200)
help-train-seed = seed of the training (default: 1)
train-measured = { $games } games, { $seconds } s: { $share }% ({ $low }–{ $high }) against { $rival }
train-saved = The agent is in { $file }.
error-agent-file = { $value }: the file of an agent ends in .npz.
error-share = { $value } is not a share between 0 and 1.
command-records = Make a data set of games among bots, or check one.
help-records-action = make or check
help-records-folder = folder of the data set
help-records-bots = who plays (default: normal): a level, module:name or a trained agent’s file; several are seated in turn
records-made = { $games } games with { $decisions } decisions are in { $folder }.
records-checked = All { $games } games in { $folder } are complete and follow the rules.
