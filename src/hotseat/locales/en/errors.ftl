# What went wrong, by code: error-<code>.

error-over = The game is over.
error-not-asked = { $seat } is not asked right now. The table is waiting for: { $asked }.
error-no-such-move = There is no move { $move }. Moves are numbered from 0 to { $last }.
error-not-now = { $move } is not possible right now.
error-unknown-game = There is no game “{ $game }”. Choose one of: { $games }.
error-missing-piece = { $game } has no { $piece ->
    [bots] bots
    [board] terminal board
    [words] words
    [rulebook] rulebook
    [first-game] guided first game
    [balance] balance report
    [moments] moments
    [portrait] portrait
   *[entry] entry
  }: add { $name } to { $file }.
error-two-games = There are two games “{ $game }”. Give one of them another id.
error-unknown-seat = There is no seat “{ $seat }”. The seats here are A to { $last }.
error-unknown-move = “{ $move }” is not a move of this game. A move looks like: { $example }.
error-unknown-bot = There is no bot “{ $bot }”. Choose one of: { $bots }.
error-unknown-style = There is no style “{ $style }” for the bots of this game. Choose one of: { $styles }.
error-no-such-bot = There is no bot “{ $bot }”: { $reason }.
error-illegal-choice = The bot “{ $bot }” made no legal move for { $seat }: { $reason }
error-too-many-bots = bots: { $bots } of them for { $players } seats. Name one per seat at most.
error-unknown-option = There is no option “{ $option }”. Options here: { $options }.
error-players = { $players } cannot play { $game }; it takes { $fewest } to { $most } players.
error-switch = { $option }: enter true or false, not “{ $value }”.
error-number = { $option }: enter a whole number from { $low } to { $high }{ $word ->
    [table] {" "}or table
    [auto] {" "}or auto
   *[other] {""}
 }, not “{ $value }”.
error-choice = { $option }: choose one of { $words }, not “{ $value }”.
error-seat = { $option }: enter random or a seat from A to { $last }, not “{ $value }”.
error-record = The record cannot be read, line { $line }: { $reason }
error-position = This is not a position: { $reason }

# The command line.
error-file = { $file }: { $reason }.
error-system = The operating system reports: { $reason }.
error-no-file = { $file }: there is no such file or folder.
error-file-closed = { $file }: permission denied. Check the permissions of the file.
error-file-exists = { $file } already exists. Choose another name, or continue that game: hotseat play --resume { $file }
error-folder = { $file } is a folder, not a file.
error-not-text = This file is not a record: it is not text.
error-unknown-command = There is no command “{ $command }”. Choose one of: { $commands }.
error-language = There is no language “{ $language }”. Choose one of: { $languages }.
error-left-over = “{ $words }” is not understood. `{ $command } --help` shows what is possible.
error-missing = { $argument } is missing. `{ $command } --help` shows how to give it.
error-argument = { $parameter }: { $problem }
error-command-line = { $argument }: { $reason } `{ $command } --help` shows more.
error-argument-form = it needs exactly one value, or none if it is a switch.
error-whole-number = enter a whole number, not “{ $value }”.
error-at-least-one = enter 1 or more, not { $value }.
error-one-of = choose one of { $choices }, not “{ $value }”.
error-option-form = “{ $option }” is not an option. Write key=value, for instance rounds=2.
error-resume-alone = { $arguments }: a saved game keeps its own settings. Give only --resume, --seat, --bot, --pace and --record.
error-no-clause = No rule contains “{ $wish }”. The rules go from { $first } to { $last }.

# The terminal table.
error-ambiguous = “{ $move }” can mean: { $moves }. Type a little more.
error-no-verb = No move starts with “{ $verb }” right now. Possible: { $verbs }.
error-nothing-found = The rules do not mention “{ $wish }”, and it is not a move of this game.
