# The command line and the terminal table.

help-usage = Usage:
help-command = COMMAND
help-about = Five spicy games in your terminal.
help-commands = Commands:
help-arguments = Arguments
help-options = Options
help-examples = Examples:
help-more = `hotseat COMMAND --help` explains a command.
help-version = `hotseat --version` shows which engine is running.
help-help = show this help
help-lang = language (default: that of your system)
help-json = print JSON only
help-json-lines = print one JSON object per line
help-game = a game, see `hotseat games`
help-games-game = show this game and its options
help-players = number of players (default: the fewest)
help-games = number of games (default: 1000)
help-seed = seed of the deal
help-option = an option of the game; may be repeated
help-seat = your seat; several for several people at one keyboard (default: A)
help-name = your name
help-bot = how well the bots play (default: normal), your own bot as module:name, or a trained agent’s file
help-pace = time to react: normal, brisk (short) or calm (no limit)
help-record = file for the record of the game
help-resume = continue a saved game
help-file = a saved record
help-view = point of view: a seat, public, or all (nothing hidden; default)
help-clause = a rule (SE-4.3), a chapter (SE-4) or words to search for
help-exact = the numbered rules word for word, as the engine is tested against them (in English)

command-games = List the games, or one game with its options.
command-play = Play at the terminal against bots, or with friends at one keyboard.
command-replay = Step through a saved game, or print it.
command-simulate = Play many games, random or among bots, and report wins, scores and speed.
command-rules = Show the rules: all of them, by number or by word.

version-compiled = hotseat { $version }, compiled engine
version-interpreted = hotseat { $version }, interpreted engine (plain Python)
engine-compiled = compiled engine
engine-interpreted = interpreted engine

games-id = id
games-name = game
games-players = players
games-line = what it is
games-more = Options: hotseat games { $example } · Play: hotseat play { $example } · Rules: hotseat rules { $example }
games-seats = { $fewest } to { $most } players

simulate-head = { $name }: { $games ->
    [one] one random game
   *[other] { $games } random games
 }, { $players } players, seed { $seed }
simulate-seat = seat
simulate-wins = wins
simulate-share = share
simulate-mean = mean
simulate-deviation = ± dev.
simulate-least = min.
simulate-most = max.
simulate-length = decisions per game
simulate-shared = { $count ->
    [0] No win was shared.
    [one] One win was shared; it counts for everybody who shares it.
   *[other] { $count } wins were shared; they count for everybody who shares them.
  }
simulate-rate = { $decisions } decisions, { $rate } per second ({ $engine })

play-you = you
play-toolbar = ? help · moves · board · hint · undo · save · quit · Tab completes · Ctrl-C leaves and keeps the game
play-help =
    Type a move ({ $example }), its number, or any part of it that fits one move only.
      ? { $clause }     a clause of the rules      ? { $word }      clauses that mention a word
      ? { $example }    whether a move is possible, and if not, why
      moves        all moves now              moves VERB  all moves of one kind
      board        draw the table again       hint        what a bot would do
      undo         drop an unfinished move    Ctrl-U      clears what you are typing
      save [FILE]  save the record            quit        leave; the game can be resumed
play-possible = { $move } is possible.
play-menu-more = … { $count } more: moves { $verb }
play-hint = Suggestion:
play-nothing-to-undo = There is nothing unfinished to take back; a move that has been played is final.
play-saved = Saved: { $file }
play-resume = Continue with: { $command }
play-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
  }
play-you-win = You win.
play-hand-over = Pass the keyboard to { $name }
play-hand-over-key = Enter shows the table
play-so-far = So far: { $plan }
play-react-more = … { $count } more: [?]
play-react-keys = [?] type or look · Enter: { $decline }
play-key-unknown = Press one of { $keys }, or nothing to let it be.

replay-keys = Move { $at } of { $of } · n, Enter forward · p back · f first · l last · j jump · q quit
replay-jump = move 0–{ $of }
