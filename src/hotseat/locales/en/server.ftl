command-serve = Open a server for live tables.
command-join = Sit down at a live table, from its link.
command-admin = Look after a running server.
command-backup = Copy a running server’s database, checked.
help-host = address to listen on; without it only this computer can join
help-port = port to listen on (default 8000)
help-db = database file, or a PostgreSQL address
help-public-url = how friends reach this server, if not by host and port
help-ops-port = port for metrics and administration, on this computer only
help-config = settings from a TOML file
help-no-browser = do not open a browser
help-backup-target = the copy to be made
help-backup-replay = play every game of the copy again, as a check
help-admin-action = tables, seats, close or export
help-admin-table = the table’s id
help-token-file = file with the admin’s token
help-link = the table’s link, such as http://host:8000/t/…
help-join-name = your name at the table
help-join-bot = let a bot of this level play your seat
help-join-token = the token of a seat that is already yours
serve-ready = Hotseat is open at { $url } (Ctrl-C closes it; every game is kept).
serve-stopped = Closed. Every game is kept and goes on when the server is started again.
serve-needs = Serving needs the package { $package }. Install it with: pip install "hotseat[server]"
backup-done = { $file } holds { $entries } entries and is intact.
backup-replayed = { $count ->
    [one] The one game of the copy replays.
   *[other] All { $count } games of the copy replay.
  }
admin-closed = Table { $table } is closed.
join-seated = You sit at seat { $seat }. To come back later: hotseat join { $link } --token { $token }
join-back = To come back: hotseat join { $link } --token { $token }
join-lobby = { $game }: who is at the table
join-seat-open = free
join-seat-closed = left out
join-seat-ready = ready
join-seat-not-ready = not ready yet
join-seat-host = opened the table
join-starts = When everybody is there, the host types start.
join-you-start = You opened this table: type start to begin the game.
join-sealing = Everybody shuffles the cards together …
join-waiting = waiting for { $names }
join-line-lost = The connection is gone. Reconnecting; nothing is lost.
join-paused = The table is paused. Type resume to go on.
join-held = Kept until everybody has answered: { $moves }
join-rest = The round is over. Enter: go on
join-resting = waiting for { $names } to go on
join-says = { $name }: { $text }
join-presence-reconnecting = { $name } has lost the connection. If it lasts: vote { $seat } wait, bot or pause.
join-presence-away = { $name } has left; a bot plays on.
join-presence-bot = A bot plays for { $name }.
join-presence-here = { $name } is here.
join-took-seat = { $name } sits down.
join-bye-superseded = You play this seat somewhere else now.
join-bye-kicked = The host gave your seat to somebody else.
join-bye-closed = This table is closed.
join-record = Everything is open now: { $link }
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
error-backup = The backup was not made: { $reason }
error-no-admin-token = There is no { $file } here. A server that was started with --ops-port keeps it beside its database; name it with --token-file.
error-no-server = No server answers on port { $port }. Start one with --ops-port.
error-no-answer = { $url } does not answer. Is the server running?
error-not-a-link = { $link } is not the link of a table. It should look like http://host:8000/t/…
error-too-late = Too late: that question is answered already.
error-not-open-yet = Wait a moment: what happened is still being shown.
error-doubted-first = Somebody doubted first; your card is back in your hand.
error-nothing-held = There is no answer to take back.
error-no-more-time = All your extra time is used up.
error-hint-not-here = Hints are only for tables where everybody else is a bot.
error-no-hint = No hint came in time. Ask again.
error-not-seated = Only players at this table can do that.
error-not-host = Only the host can do that.
error-wrong-stage = Not now: the table is not at that stage.
error-colour-taken = Somebody at this table already has that colour. Choose another.
error-seats-open = Seats are still open ({ $seats }). Close them or seat bots.
error-seat-taken = Somebody already sits there. Choose another seat.
error-guided = A guided first game is for one person and bots.
error-no-free-seat = Every seat at this table is taken.
error-name-taken = Somebody called { $name } sits here already. Choose another name.
error-kept-for-another = That seat is kept for { $name }.
error-no-such-table = There is no such table. Is the link complete?
error-wrong-token = This token opens no seat here. Check it, or sit down without one.
error-chat-off = This table is played without chat.
error-team-silence = Partners do not talk during play.
error-unknown-emote = There is no such gesture. Try: { $emotes }.
error-empty = The message is empty. Write something first.
error-too-often = Too fast. Wait a moment, then try again.
error-not-resting = Play goes on already.
error-no-undo = There is nothing to take back: since then chance has decided or somebody else has moved.
error-not-away = { $seat } is here; there is nothing to decide.
error-quota = This server is full at the moment. Try again later.
error-store = The server cannot store moves at the moment. Nothing was changed; try again.
error-closed = This table is closed.
error-outdated = This client is out of date: the server has been updated. Reload the page, or update the program.
error-too-large = The request is too large.
error-hello-first = The first message must be `hello`.
error-hello-again = `hello` comes only once.
error-not-found = There is nothing at this address.
error-wrong-method = This address does not take that kind of request.
error-failure = Something went wrong in the server. It has been logged.
error-malformed = The server did not understand that ({ $reason }).
error-foreign-origin = Pages from other sites may not talk to this server.
