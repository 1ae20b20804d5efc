command-serve = Start a server for live tables.
command-join = Join a live table by its link.
command-admin = Administer a running server.
command-backup = Back up a running server’s database and verify the copy.
command-cluster = Write the configuration of nginx for several servers.
command-restore = Prepare a database restored from a backup.
help-host = address to listen on; by default only this computer can connect
help-port = port to listen on (default 8000)
help-db = database file, or a PostgreSQL address
help-public-url = the address friends use, if it is not host and port
help-allowed-hosts = more names under which the server may be reached, separated by spaces
help-cluster-action = nginx
help-cluster-nodes = the servers: name=host:port, separated by commas
help-cluster-listen = port on which nginx listens (80, with a certificate 443)
help-cluster-server-name = name under which players reach the site
help-cluster-certificate = file with the TLS certificate
help-cluster-certificate-key = file with the key of the certificate
help-node = name of this server among several on one PostgreSQL database
help-ops-port = port for metrics and administration, on this computer only
help-push-contact = your address for push services, as mailto:you@games.example; with it, players of games over days are notified of their turn
help-config = settings from a TOML file
help-no-browser = do not open a browser
help-backup-target = the backup file to create
help-backup-replay = also replay every game of the copy
help-admin-action = tables, seats, close, export or archive
help-admin-table = the table’s id (export without it: all archived tables)
help-admin-days = archive: only tables that ended at least N days ago
help-token-file = file with the admin’s token
help-link = the table’s link, such as http://host:8000/t/…
help-join-name = your name at the table
help-join-bot = let a bot of this level, or your own as module:name, play your seat
help-join-words = words of your own, mixed into your part of the shuffle
help-join-token = the token of a seat that is already yours
serve-ready = Hotseat is running at { $url } (Ctrl-C stops it; every game is kept).
serve-stopped = Stopped. Every game is kept and continues when the server is started again.
serve-needs = This command needs the package { $package }. Install it with: pip install "hotseat[server]"
serve-windows = The server needs Linux or macOS. On Windows, run it in WSL; playing in the terminal, bots and the Python library work without it.
backup-done = { $file } contains { $entries } entries and is intact.
backup-replayed = { $count ->
    [one] The one game of the copy replays.
   *[other] All { $count } games of the copy replay.
  }
restore-done = { $count ->
    [0] No table had to be replaced.
    [one] The one table that was not dealt yet was replaced by a new one.
   *[other] { $count } tables that were not dealt yet were replaced by new ones.
  }
admin-closed = Table { $table } is closed.
admin-archived = { $tables ->
    [0] No table has ended long enough ago.
    [one] One table with { $entries } entries moved to the archive: { $bytes_after } bytes instead of { $bytes_before }.
   *[other] { $tables } tables with { $entries } entries moved to the archive: { $bytes_after } bytes instead of { $bytes_before }.
  }
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
join-sealing = Everybody shuffles the cards together…
join-waiting = waiting for { $names }
join-line-lost = Connection lost. Reconnecting; your game is safe.
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
join-asked = { $name } asks to take over from { $seat }, and would see that hand. Type accept { $number } or decline { $number }.
join-waits-consent = You asked for the seat of a bot. Waiting until everybody at the table agrees.
join-accepted = You have seat { $seat }.
join-consent-how = Say which request: accept 1 or decline 1.
join-bye-superseded = You are now playing this seat somewhere else.
join-bye-kicked = The host gave your seat to somebody else.
join-bye-removed = The host has removed you from this table.
join-bye-closed = This table is closed.
join-record = All cards are revealed now: { $link }
join-shuffle-ask = In the last 24 hours { $count } shuffles that included your part were never dealt (missing: { $missing }). Somebody may be throwing away deals they do not like. Type agree to add your part anyway.
join-successor = A new table with the same people takes its place: hotseat join { $link } --token { $token }
join-receipt = Your receipt, for hotseat verify: { $file }
join-toolbar = ? help · moves · board · hint · undo · say · time · pause · quit
join-vote-how = Say whom and what: vote B wait, vote B bot or vote B pause.
join-help =
    Type a move ({ $example }), its number, or any part of it that fits one move only.
      ? { $clause }     a clause of the rules      ? { $word }      clauses that mention a word
      ? { $example }    whether a move is possible, and if not, why
      moves        all moves now              moves VERB  all moves of one kind
      board        draw the table again       hint        what a bot would do, among bots
      undo         take back what still can   time        more time for this question
      say TEXT     a word to the table        say :clap   a gesture
      pause        stop the table             resume      go on
      vote B bot   what to do about somebody who is away (wait, bot, pause)
      agree        add my part anyway         give-up     give up a shuffle that is stuck
      accept 1     let somebody take over from a bot (or decline 1)
      stand        watch; a bot plays         return      take my seat back
      remove B     remove somebody (host)     quit        leave; you can come back
join-over = The game is over.
error-config = { $setting }: { $reason }
error-backup = The backup failed: { $reason }
error-no-admin-token = { $file } does not exist here. A server started with --ops-port keeps it beside its database; name it with --token-file.
error-no-server = No server answers on port { $port }. Start one with --ops-port.
error-no-answer = { $url } does not answer. Is the server running?
error-odd-answer = { $url } answers, but not as a server of this version of Hotseat. Check the link and update the program.
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
error-bots-stay = At this table the bots keep their seats until the end.
error-sat-here = You have had a seat at this table, so you may not see another hand.
error-removed = The host has removed you from this table.
error-declined = Not everyone at the table agreed to your taking over.
error-request-over = Your request for a seat is no longer open.
error-no-request = That request is no longer open.
error-nobody-there = No person sits at { $seat }.
error-own-seat = { $seat } is your own seat. Leave it instead.
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
error-too-many-connections = There are too many connections from your address. Close some, or try again later.
error-cluster-certificate = Give --certificate and --certificate-key together.
error-cluster-nodes = { $value } is not a list of servers such as n1=10.0.0.1:8000,n2=10.0.0.2:8000.
error-moved = This table is on the node { $node }. Ask there, or try again.
error-unknown-host = This server is not known under the name { $host }.
error-foreign-origin = Pages from other sites may not connect to this server.
