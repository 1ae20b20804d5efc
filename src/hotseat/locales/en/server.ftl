command-serve = Start a server for live tables.
command-join = Join a live table by its link.
command-admin = Administer a running server.
command-backup = Back up a running server’s database and verify the copy.
help-host = address to listen on; by default only this computer can connect
help-port = port to listen on (default 8000)
help-db = database file, or a PostgreSQL address
help-public-url = the address friends use, if it is not host and port
help-ops-port = port for metrics and administration, on this computer only
help-config = settings from a TOML file
help-no-browser = do not open a browser
help-backup-target = the backup file to create
help-backup-replay = also replay every game of the copy
help-admin-action = tables, seats, close or export
help-admin-table = the table’s id
help-token-file = file with the admin’s token
help-link = the table’s link, such as http://host:8000/t/…
help-join-name = your name at the table
help-join-bot = let a bot of this level play your seat
help-join-token = the token of a seat that is already yours
serve-ready = Hotseat is running at { $url } (Ctrl-C stops it; every game is kept).
serve-stopped = Stopped. Every game is kept and continues when the server is started again.
serve-needs = Serving needs the package { $package }. Install it with: pip install "hotseat[server]"
backup-done = { $file } contains { $entries } entries and is intact.
backup-replayed = { $count ->
    [one] The one game of the copy replays.
   *[other] All { $count } games of the copy replay.
  }
admin-closed = Table { $table } is closed.
join-seated = You have seat { $seat }. To come back later: hotseat join { $link } --token { $token }
join-back = To come back: hotseat join { $link } --token { $token }
join-lobby = { $game }: who is at the table
join-seat-open = free
join-seat-closed = closed
join-seat-ready = ready
join-seat-not-ready = not ready yet
join-seat-host = host
join-starts = When everybody is here, the host types start.
join-you-start = You are the host: type start to begin the game.
join-sealing = Everybody shuffles the cards together …
join-waiting = waiting for { $names }
join-line-lost = The connection is lost. Reconnecting; nothing is lost.
join-paused = The table is paused. Type resume to continue.
join-held = Held until everybody has answered: { $moves }
join-rest = The round is over. Enter: continue
join-resting = waiting for { $names }
join-says = { $name }: { $text }
join-presence-reconnecting = { $name } has lost the connection. If it takes long: vote { $seat } wait, bot or pause.
join-presence-away = { $name } has left; a bot plays instead.
join-presence-bot = A bot plays for { $name }.
join-presence-here = { $name } is here.
join-took-seat = { $name } sits down.
join-bye-superseded = You are now playing this seat somewhere else.
join-bye-kicked = The host gave your seat to somebody else.
join-bye-closed = This table is closed.
join-record = All cards are revealed now: { $link }
join-toolbar = ? help · moves · board · hint · undo · say · time · pause · quit
join-vote-how = Say whom and what: vote B wait, vote B bot or vote B pause.
join-help =
    Type a move ({ $example }), its number, or any part of it that fits one move only.
      ? { $clause }     a clause of the rules      ? zero      clauses that mention a word
      ? { $example }    whether a move is possible, and if not, why
      moves        all moves now              moves VERB  all moves of one kind
      board        draw the table again       hint        what a bot would do, among bots
      undo         take back what still can   time        more time for this question
      say TEXT     a word to the table        say :clap   a gesture
      pause        stop the table             resume      go on
      vote B bot   what to do about somebody who is away (wait, bot, pause)
      stand        leave for good             quit        leave; you can come back
join-over = The game is over.
error-config = { $setting }: { $reason }
error-backup = The backup failed: { $reason }
error-no-admin-token = { $file } does not exist here. A server started with --ops-port keeps it beside its database; name it with --token-file.
error-no-server = No server answers on port { $port }. Start one with --ops-port.
error-no-answer = { $url } does not answer. Is the server running?
error-not-a-link = { $link } is not the link of a table. It should look like http://host:8000/t/…
error-too-late = Too late: that question has been answered.
error-not-open-yet = One moment, the card is still being shown.
error-doubted-first = Somebody doubted first; your card is back in your hand.
error-nothing-held = There is no answer to take back.
error-no-more-time = All your extra time is used up.
error-hint-not-here = Hints are available only where everybody else is a bot.
error-no-hint = The hint did not arrive in time. Ask again.
error-not-seated = Only players at this table can do that.
error-not-host = Only the host can do that.
error-wrong-stage = That is not possible at this point.
error-colour-taken = Somebody at this table already has that colour. Choose another.
error-seats-open = Seats are still open ({ $seats }). Close them or seat bots.
error-seat-taken = Somebody already sits there. Choose another seat.
error-guided = A guided first game is for one person and bots.
error-no-free-seat = Every seat at this table is taken.
error-name-taken = Somebody called { $name } is already here. Choose another name.
error-kept-for-another = That seat is reserved for { $name }.
error-no-such-table = There is no such table. Is the link complete?
error-wrong-token = This token is not valid for any seat here. Check it, or sit down without one.
error-chat-off = There is no chat at this table.
error-team-silence = Partners may not talk to each other during play.
error-unknown-emote = There is no such gesture. Try: { $emotes }.
error-empty = The message is empty. Write something first.
error-too-often = Too fast. Wait a moment, then try again.
error-not-resting = The game has already continued.
error-no-undo = There is nothing to take back: chance has decided since then, or somebody else has moved.
error-not-away = { $seat } is here; there is nothing to decide.
error-quota = This server is full at the moment. Try again later.
error-store = The server cannot save moves right now. Nothing was changed; try again.
error-closed = This table is closed.
error-outdated = This client is out of date: the server has been updated. Reload the page, or update the program.
error-too-large = The request is too large.
error-hello-first = The first message must be `hello`.
error-hello-again = `hello` comes only once.
error-not-found = There is nothing at this address.
error-wrong-method = This address does not take that kind of request.
error-failure = Something went wrong in the server. It has been logged.
error-malformed = The server did not understand that ({ $reason }).
error-foreign-origin = Pages from other sites may not connect to this server.
