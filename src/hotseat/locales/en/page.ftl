## The page: home, tables, lobby

page-tagline = Five hot games, one table
page-intro = Bluff with chilies, sting your friends, run a pepper gang or slap the pile. Free, in your browser, with friends or bots.
page-game-spicy = Spicy
page-game-sweet-spicy = Sweet & Spicy
page-game-stick-em = Stick ’Em
page-game-chili-mafia = Chili Mafia
page-game-wazabi = Wazabi
page-line-of-spicy = Lay a card, say anything, keep a straight face.
page-line-of-sweet-spicy = The same bluff with lemon, and jokers nobody can doubt.
page-line-of-stick-em = Tricks where nobody has to follow suit, and one colour that hurts.
page-line-of-chili-mafia = Build gangs of peppers, whack your rivals, survive the Raid.
page-line-of-wazabi = Get rid of your dice. One W: slap!
page-players-count = { $players } players
page-minutes = about { $minutes } min
page-play-bots = Play against bots
page-with-friends = With friends
page-rules = Rules
page-rules-of = Rules of { $game }
page-learn = Guided first game
page-first-game = Learn { $game } by playing
page-first-game-text = A guided game against bots: each move is explained when it comes up, and nobody hurries you.
page-how-to = How to play
page-how-to-new = New to { $game }? The rules in short, before you sit down or while you wait.
page-games = The games
page-public-tables = Public tables
page-no-tables = No public table yet. Open one, and others can join you.
page-resume-title = Continue playing
page-forget-table = Remove this table from the list
page-free-seats = { $count ->
    [0] no free seat
    [one] one free seat
   *[other] { $count } free seats
 }
page-stage-waiting = waiting for players
page-stage-sealing = shuffling
page-stage-playing = in play
page-stage-paused = paused
page-stage-finished = finished
page-barred-closed = This table is closed
page-barred-closed-text = It is no longer in use. Open a new table, or ask for a new link.
page-footer-unofficial = Hotseat is an unofficial fan project. Spicy, Sweet & Spicy, Stick ’Em, Chili Mafia and Wazabi are names that belong to their publishers; art, words and code here are our own.
page-guest = Guest
page-home = Home
page-close = Close
page-cancel = Cancel
page-reload = Reload
page-unloaded = This part could not be loaded
page-unloaded-text = The server is not answering, or it has a newer version. Reload the page.
page-offline = You are offline. Your tables continue as soon as you are connected again.
page-broken = Something went wrong on this page: { $problem }

page-new-table = New table
page-new-table-of = New { $game } table
page-pair = { $what }: { $which }
page-your-name = Your name
page-table-title = Table name
page-table-title-example = Friday night
page-players = Players
page-bots-count = How many bots
page-bot-level = Bot level
page-bot-speed = Bot speed
page-bot-speed-leisurely = leisurely
page-bot-speed-normal = normal
page-bot-speed-quick = quick
page-bot-speed-at-once = at once
page-level-random = random
page-level-easy = easy
page-level-normal = normal
page-level-hard = hard
page-level-expert = expert
page-bot-plays = { $style }: { $line }
page-bot-line-random = Plays whatever comes up.
page-bot-line-easy = Plays simply and lets a lot pass.
page-bot-line-normal = Plays solidly and watches the table.
page-bot-line-hard = Thinks ahead and seldom misses a chance.
page-bot-line-expert = Counts every card and calculates every move.
page-pace = Clock
page-pace-none = no clock
page-pace-relaxed = relaxed
page-pace-normal = normal
page-pace-brisk = brisk
page-pace-turn-based = turn by turn, over days
page-spectators = Spectators
page-spectators-allowed = spectators welcome
page-spectators-delayed = spectators one minute behind
page-spectators-none = no spectators
page-bot-seats = Bots’ seats
page-bot-seats-nobody = the bots keep them
page-bot-seats-consent = to be taken over if everyone agrees
page-bot-seats-anybody = to be taken over by anyone with the link
page-make-public = List this table publicly
page-allow-chat = Chat at the table
page-presets = Ready-made tables
page-options = Options
page-open-table = Open the table

page-seats = Seats
page-at-the-table = At the table: { $names }
page-seat-free = free
page-seat-closed = closed
page-seat-stays = keep
page-seat-kind = Who takes seat { $seat }
page-bot = bot
page-bot-of = bot, { $level }
page-you = you
page-you-as-name = You
page-host = host
page-ready = here and ready
page-join = Join this table
page-sit-down = Sit down
page-all-seated = All seats are taken
page-all-seated-watch = Stay here: you will see the game as soon as it begins. If a seat becomes free, you can take it.
page-all-seated-wait = This table has no spectators. If a seat becomes free, you can take it.
page-start = Start the game
page-fill-bots = Fill up with bots
page-start-needs = Every seat needs a person or a bot. Close the seats you do not need.
page-waiting-host = You have a seat. The host starts the game.
page-invite = Invite your friends
page-invite-how = Send them the link, or let them scan the code.
page-invite-local = This address only works on this computer. To let friends join, start the server with “--host”.
page-share = Share
page-share-text = Come and play { $game }
page-share-replay = Our game of { $game }, move by move
page-copied = Copied
page-qr = The link of this table as a QR code
page-stand = Leave my seat
page-stand-text = A bot plays on in your place. You can come back while the game lasts.
page-hands-open-later = all hands are revealed after the game

## The table

page-table = Table
page-connecting = Finding the table
page-connecting-text = One moment.
page-barred-outdated = This page is out of date
page-barred-outdated-text = The server has been updated. Reload the page to play on; your seat is kept.
page-barred-no-such-table = There is no such table
page-barred-no-such-table-text = The link may be old, or a letter is missing.
page-barred-not-seated = This table plays without spectators
page-barred-not-seated-text = The game has begun, and only players can see it.
page-barred-too-many-connections = Too many connections
page-barred-too-many-connections-text = There are too many connections from your address. Close some tabs; the page keeps trying.
page-barred-store = The table cannot be reached right now
page-barred-store-text = The server cannot reach its database. The page keeps trying.
page-barred-quota = The spectator limit has been reached
page-barred-quota-text = Try again in a while.
page-barred-removed = The host has removed you
page-barred-removed-text = You cannot sit down at this table again, but you can open one of your own.
page-outside = The game will appear soon
page-outside-text = Spectators see this table one minute late.
page-nowhere = Nothing here
page-nowhere-text = The link may be old, or a letter is missing.
page-shuffling = Shuffling together
page-shuffling-text = Every player adds a secret to the shuffle, so nobody can choose the cards.
page-shuffle-adding = Your browser is adding its part.
page-shuffle-waiting = Waiting for { $names }.
page-shuffle-complete = All parts are in.
page-shuffle-closes = The list closes in { $seconds } s. Anyone who is late is left out.
page-shuffle-parts = Parts of the shuffle
page-shuffle-is-wait = nothing yet
page-shuffle-is-sealed = sealed
page-shuffle-is-shown = shown
page-shuffle-is-late = too late, left out
page-shuffle-is-stood = left the seat, left out
page-shuffle-is-bot = bot, adds nothing
page-shuffle-problem-store = This browser cannot store anything here (is this a private window?). It adds no part, because it could not remember which one it has shown.
page-shuffle-problem-message = The server sent something that makes no sense. Your browser does not answer it.
page-shuffle-ask = In the last 24 hours { $count } shuffles that included your part were never dealt (missing: { $missing }). Somebody may be throwing away deals they do not like.
page-shuffle-ask-yes = Add my part anyway
page-give-up = Give up this table
page-give-up-text = A part is still missing. You can give up this table: it is closed, and a new one with the same seats takes its place.
page-given-up = This table was given up
page-given-up-missing = The shuffle could not be finished. Missing: { $names }. These cards were never dealt.
page-given-up-closed = The table was closed before the cards were dealt.
page-given-up-restored = The server was restored from a backup. No table is shuffled twice, so this one is closed. These cards were never dealt.
page-given-up-counted = Your browser remembers this. If it happens again and again, somebody may be throwing away deals they do not like.
page-given-up-there = To the new table
page-deal = The shuffle
page-deal-code = Code of this deal: { $code }
page-deal-compare = Ask the others for their code, aloud and not in the chat. If all codes are the same, the server told everybody the same thing.
page-deal-in = Your part is in this shuffle: nobody can choose the cards and pass the check after the game.
page-deal-discarded = Your part is in this shuffle, but { $count ->
    [one] one shuffle in the last 24 hours was
   *[other] { $count } shuffles in the last 24 hours were
 } never dealt (missing: { $missing }): somebody could choose among { $deals } deals.
page-deal-broken-off = Your part is in this shuffle, but { $count ->
    [one] one game with your part in the last 24 hours was not played to the end. If somebody broke it
   *[other] { $count } games with your part in the last 24 hours were not played to the end. If somebody broke them
 } off to deal again, they could choose among { $deals } deals.
page-deal-late = You were late: your part is not in this shuffle. It rests on the parts of { $names }.
page-deal-stood = You had left your seat: your part is not in this shuffle. It rests on the parts of { $names }.
page-deal-later = You came after the shuffle. It rests on the parts of { $names }.
page-deal-not-my-seal = Another device, or the server, added a part in your name. For this device, the shuffle rests on the parts of { $names }.
page-deal-watched = This shuffle has the parts of { $names }.
page-deal-alone = Nobody’s part is in this shuffle: the server dealt alone.
page-deal-second = The server tried to shuffle this table a second time. Your browser refused: it shows one part per table. The server was restored from a backup, or it is cheating.
page-deal-revived = The server continued a table that was given up. Your browser refused to answer.
page-deal-parts = The parts that the server published do not match their seals. Do not trust this deal.
page-table-menu = Table menu
page-leave = Pause or leave
page-leave-home-text = Your seat stays yours. You find the game again under “Continue playing”.
page-log = What happened
page-chat = Chat
page-settings = Settings
page-keys = Keys
page-actions = What you can do
page-your-place = Your place
page-to-draw = { $count ->
    [one] { $count } card to draw
   *[other] { $count } cards to draw
}
page-discarded = { $count ->
    [one] { $count } card discarded
   *[other] { $count } cards discarded
}
page-hand = Your hand
page-hand-size = { $count ->
    [one] card in hand
   *[other] cards in hand
}
page-fact-hand = hand
page-fact-won = won
page-fact-points = points
page-points = { $count ->
    [one] point
   *[other] points
}
page-round = Round
page-has-answered = has answered
page-decides-now = decides now
page-presence-reconnecting = reconnecting
page-presence-away = away
page-choose-player = Choose { $name }
page-plain-question = { $question }: choose a move.
page-your-choices = Your choices
page-waiting-for = { $count ->
    [one] { $names } decides
   *[other] { $names } decide
 }
page-thinks = { $count ->
    [one] { $names } thinks…
   *[other] { $names } think…
 }
page-is-thinking = is thinking
page-skip-beat = Skip the animation
page-no-news = Nothing has happened yet.
page-told-undone = The last move was taken back.
page-told-not-undone = { $seatIs ->
    [you] You do not want the move taken back.
   *[other] { $seat } does not want the move taken back.
 }
page-told-sat-down = { $seatIs ->
    [you] You take over from a bot.
   *[other] { $name } takes over from a bot.
 }
page-told-stood-up = { $seatIs ->
    [you] You leave your seat; a bot plays on.
   *[other] { $name } leaves; a bot plays on.
 }
page-told-came-back = { $seatIs ->
    [you] You play again.
   *[other] { $name } plays again.
 }
page-told-bot-plays = { $seatIs ->
    [you] A bot plays for you.
   *[other] A bot plays for { $name }.
 }
page-told-sent-away = The host has removed { $name }; a bot plays on.
page-held = Your answer is in; you can still take it back.
page-withdraw = Take it back
page-more-time = More time
page-why = Why?
page-looking-back = You are looking back
page-back-to-now = Back to now
page-paused = The table is paused.
page-pause = Pause
page-pause-text = Everybody waits until somebody resumes.
page-resume = Resume
page-game-over = The game is over
page-results = Result
page-line-connecting = Connecting
page-line-open = Connected
page-line-lost = Connection lost. Reconnecting; your game is safe.
page-line-superseded = This seat is open in another window.
page-line-kicked = The host has given your seat away.
page-line-removed = The host has removed you from this table.
page-line-closed = This table is closed.
page-take-back = Play here
page-bot-plays-you = A bot plays for you.
page-take-seat-back = Take my seat back
page-stood = You left your seat and are watching. A bot plays for you.
page-request-waits = { $count ->
    [0] You asked to take over from { $seat }. The host decides.
   *[other] You asked to take over from { $seat }. Waiting for: { $names }.
 }
page-request-withdraw = Withdraw
page-request-asked = { $name } would like to take over from { $seat }, and would see that hand.
page-request-agreed = You agreed that { $name } takes over from { $seat }. The others are deciding.
page-remove = Remove { $name }
page-remove-sure = Remove { $name }? A bot plays on, and { $name } cannot come back.
page-remove-yes = Yes, remove
page-absent = { $name } has lost the connection. What now?
page-vote-wait = Wait
page-vote-bot = Let a bot play
page-vote-pause = Pause
page-undo = Take back
page-undo-asked = Somebody asks to take back the last move.
page-undo-agree = Agreed
page-undo-refuse = No
page-chat-empty = No messages yet.
page-chat-say = Say something
page-chat-send = Send
page-emote-clap = Bravo
page-emote-laugh = Ha ha
page-emote-ouch = Ouch
page-emote-think = Hmm
page-emote-hurry = Your turn!
page-emote-thanks = Thanks
page-emote-hello = Hello
page-emote-wow = Wow
page-rules-search = Search the rules
page-rules-none = No rule mentions that. Try another word.
page-rules-missing = This game comes without a rulebook.
page-rules-here = Right now
page-rules-short = In short
page-rules-contents = Contents
page-rules-cards = All cards and what they do
page-rules-found = { $count ->
    [0] No rule found
    [one] One rule found
   *[other] { $count } rules found
 }
page-why-not = Why can’t I?
page-the-rule = The rule
page-key-space = Space
page-key-enter = Enter
page-key-backspace = Backspace
page-key-esc = Esc
page-key-tab = go through everything on the table
page-key-arrows = go through your hand
page-key-escape = close the open panel
page-key-enter-card = play the chosen card
page-card-hidden = hidden card
page-you-say = You say
page-says = { $name } says

page-setting-language = Language
page-setting-language-browser = match browser
page-setting-theme = Theme
page-setting-theme-auto = match system
page-setting-theme-dark = dark
page-setting-theme-light = light
page-setting-play = Playing a card
page-setting-play-auto = confirm taps, not clicks
page-setting-play-quick = at once
page-setting-play-confirm = always confirm
page-setting-speed = Animations
page-setting-speed-slow = slow
page-setting-speed-normal = normal
page-setting-speed-fast = fast
page-setting-speed-none = none
page-setting-bigCards = Big cards
page-setting-leftHanded = Left-handed
page-setting-letters = Letters beside the symbols
page-setting-keys = Single-key shortcuts
page-setting-coach = Explain the game while I play
page-coach-ok = Got it
page-coach-enough = No more tips
page-coach-more = More
page-coach-holds = The table waits until you have read the tip
page-title-turn = Your turn
page-call-turn = Your turn at { $game }
page-call-turn-other = Your turn
page-call-turn-text = The table is waiting for you.
page-calls-off = This game is played over days. You can be notified when it is your turn, also with this page closed.
page-calls-on = You are notified when it is your turn at this table.
page-calls-blocked = Your browser blocks notifications from this page. You can allow them in its settings.
page-calls-failed = That did not work. Try again later.
page-calls-begin = Notify me
page-calls-end = Stop notifying me
page-setting-sound = Sounds
page-setting-volume = Volume
page-preset = When should we ask you to react?
page-preset-always = always
page-preset-able = only when I have a choice
page-preset-concerned = only when it concerns me
page-not-again = Don’t ask again this round
page-preset-on = Some questions are answered for you automatically.
page-preset-clear = Ask me everything again

## The end

page-you-won = { $count ->
    [one] You win
   *[other] You share the win
 }
page-won-by = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
 }
page-you-came = { $place ->
    [2] You came 2nd
    [3] You came 3rd
   *[other] You came { $place }th
 }
page-share-result = Share the result
page-share-result-text = { $place ->
    [1] I won a game of { $game }!
   *[other] { $game }: place { $place } of { $players }.
 }
page-moment = The moment of the game
page-told-spicy-moment-bluff = { $seatIs ->
    [you] You laid { $card } as { $claim }, and nobody turned it over.
   *[other] { $seat } laid { $card } as { $claim }, and nobody turned it over.
 }
page-told-spicy-moment-wrong-half = { $seatIs ->
    [you] You laid { $card } as { $claim }. { $doubter } doubted the wrong half, and you won { $cards } cards.
   *[other] { $seat } laid { $card } as { $claim }. { $doubterIs ->
        [you] You
       *[other] { $doubter }
     } doubted the wrong half, and { $seat } won { $cards } cards.
 }
page-told-spicy-moment-stack = { $seatIs ->
    [you] You won the largest stack: { $cards } cards.
   *[other] { $seat } won the largest stack: { $cards } cards.
 }
page-told-stick-moment-costliest-trick = { $seatIs ->
    [you] Your costliest trick lost you { $points } points: { $cards }.
   *[other] { $seat } took the costliest trick, which lost { $points } points: { $cards }.
 }
page-told-stick-moment-best-trick = { $seatIs ->
    [you] You won the best trick, for { $points } points: { $cards }.
   *[other] { $seat } won the best trick, for { $points } points: { $cards }.
 }
page-told-chili-moment-hit = { $seatIs ->
    [you] Your { $attacker } struck hardest: { $targets }, and { $owner } was { $points } points poorer.
   *[other] { $seat } struck hardest, with { $attacker } against { $targets }: { $ownerIs ->
        [you] it cost you { $points } points.
       *[other] it cost { $owner } { $points } points.
     }
 }
page-told-chili-moment-best-gang = { $seatIs ->
    [you] Nobody had a better gang than yours, worth { $points } points: { $cards }.
   *[other] { $seat } had the best gang, worth { $points } points: { $cards }.
 }
page-told-wazabi-moment-best-turn = { $seatIs ->
    [you] You had the best turn: { $dice ->
        [one] one die
       *[other] { $dice } dice
     } fewer at once.
   *[other] { $seat } had the best turn: { $dice ->
        [one] one die
       *[other] { $dice } dice
     } fewer at once.
 }
page-rematch = Rematch
page-rematch-there = To the rematch
page-replay = Replay
page-no-replay = There is nothing to replay
page-download = Download the game
page-verify = Check the shuffle
page-fair-no = Check failed: { $what }
page-fair-prepared = These cards were not shuffled: we chose them so that everything worth learning comes up. There is nothing to prove; the seed is { $seed }. Every other table is shuffled fairly, and you can check it.
page-fair-transcript = Download the transcript
page-count-round = round { $round }
page-count-dice = { $count ->
    [0] no dice left
    [one] one die left
   *[other] { $count } dice left
 }
page-count-trophies = { $count ->
    [one] 1 trophy
   *[other] { $count } trophies
 }
page-count-won = { $count } won
page-count-hand = { $count } in hand
page-replay-first = To the beginning
page-replay-back = One step back
page-replay-play = Play
page-replay-on = One step forward
page-replay-step = Step { $step } of { $total }
page-replay-eyes = Seen by
page-replay-open = all hands open
page-replay-eyes-of = as { $name } saw it
page-all-hands = All hands

## Lobby, hints, rests, counting

page-hint = Hint
page-hint-says = Suggestion: { $advice }
page-hint-follow = Play it
page-hint-thinks = Looking for a good move.
page-hint-lay = Lay { $card } and say { $claim }{ $last ->
    [yes] , calling “last card”
   *[no] {""}
 }
page-hint-tuck = Tuck { $cards }
page-hint-keep = Keep { $card }
page-hint-pain = Pick { $card } as the pain card
page-rests = The round is over: here is the score
page-rest-left = { $seconds } s
page-go-on = Continue
page-undo-waits = You asked to take a move back. The others are deciding.
page-undo-agreed = You agreed to take the last move back. The others are deciding.
page-watching = You are watching.
page-watching-may = You can take over from a bot at any time.
page-watching-ask = You can ask to take over from a bot.
page-watching-bots = The bots keep their seats at this table.
page-ask-seat = Ask for the seat
page-watching-full = No seat is free.
page-sit-where = Whose seat
page-your-colour = Your colour
page-your-face = Your face
page-face-habanero = Habanero
page-face-poblano = Poblano
page-face-cherry = Cherry pepper
page-face-banana = Banana pepper
page-face-cardamom = Cardamom
page-face-mustard = Mustard
page-face-bay = Bay leaf
page-face-horseradish = Horseradish
page-face-star-anise = Star anise
page-face-basil = Basil
page-face-clove = Clove
page-face-dill = Dill
page-face-cayenne = Cayenne
page-face-fennel = Fennel
page-face-ginger = Ginger
page-face-ghost = Ghost pepper
page-face-garlic = Garlic
page-face-bell = Bell pepper
page-face-cinnamon = Cinnamon
page-face-vanilla = Vanilla
page-face-jalapeno = Jalapeño
page-face-saffron = Saffron
page-face-peppercorn = Peppercorn
page-face-nutmeg = Nutmeg
page-colour-chili = chili red
page-colour-amber = amber
page-colour-lime = lime
page-colour-teal = teal
page-colour-sky = sky blue
page-colour-violet = violet
page-colour-rose = rose
page-colour-slate = slate
page-colour-of-other = taken by { $name }
page-i-am-ready = I am ready
page-not-yet = Not ready after all
page-is-ready = ready
page-is-not-ready = not ready yet
page-not-ready = { $count ->
    [one] { $names } is not ready yet.
   *[other] { $names } are not ready yet.
 } You can start anyway.
page-all-ready = Everybody is ready.
page-friendly = Friendly: moves can be taken back (the shuffle can then not be proved)
page-is-friendly = moves can be taken back
page-setting-ahead = Let me pre-select a card
page-setting-vibrate = Vibrate when it is my turn
page-ahead = { $card } will be played when it is your turn
page-counting = Scoring
page-count-sum = total
page-count-pain-card = pain card
page-count-pains = in the pain colour
page-count-others = other cards, one point each
page-count-team = { $name }, partner
page-count-family = Family, counts double
page-count-mixed = Mixed
page-count-incomplete = incomplete, counts nothing
page-count-first-out = dice the others still have
page-count-place = place { $place }
page-fair-checks = What was checked
page-fair-step-promise = The server’s promise is signed (Ed25519).
page-fair-step-unsigned = The signature of the promise was not checked because this browser cannot do it here. Everything else was.
page-fair-step-seeds = What every player added is what they had sealed.
page-fair-step-draws = All { $draws } draws follow from the secret and what the players added.
page-fair-step-log = No entry of the log was changed: { $entries } entries, { $views } of them noted by this browser.
page-fair-step-replay = Not checked here: whether the cards were dealt by exactly these draws, as the rules demand. “hotseat verify” checks that if you give it both files.
page-fair-receipt = Download my receipt
page-fair-checking = Checking
page-stick-wins-now = winning so far
page-stick-took = wins it
page-stick-led = led
page-stick-memory = Captured this round
page-stick-running = { $points } so far
page-stick-nothing-captured = nothing yet
page-stick-hurts = Everybody’s pain colour
page-stick-choosing = Everybody picks a pain card
page-chili-how-attack = { $hot }: choose your attacker, then the target
page-chili-how-pass = Pass: which card do you discard?
page-chili-how-hits = { $hot } with { $attacker }: who is the target?
page-chili-three = at least three
page-chili-unlike = all alike or all different
page-chili-cue-more = Choose more peppers
page-chili-cue-add = Now one of your gangs
page-chili-cue-either = More peppers, or one of your gangs
page-chili-drop-here = Drop peppers here
page-chili-team-of = Team { $number }
page-chili-your-team = your team
page-chili-raid-again = Arrange it myself
page-chili-raid-as-it-was = Reset
page-chili-back-to-plan = Take { $card } back
page-wazabi-team-of = Team { $number }
page-spicy-confirm = Lay { $card } as { $claim }

## Refusals

page-refused-failure = Something went wrong on the server; nothing was changed. Try again.
page-refused-other = That is not possible now ({ $code }).
page-refused-no-connection = The server is not answering. Try again in a moment.
page-refused-malformed = The server did not understand this page. Reload it.
page-refused-hello-first = This page is out of step with the server. Reload it.
page-refused-hello-again = This page is out of step with the server. Reload it.
page-refused-wrong-token = This seat belongs to another device. Open the table there.
page-refused-not-seated = Only players at the table can do that.
page-refused-not-host = Only the host can do that.
page-refused-too-late = Too late: that question has been answered.
page-refused-not-open-yet = One moment, the card is still being shown.
page-refused-not-asked = You are not being asked right now.
page-refused-not-now = That is not possible now.
page-refused-over = The game is over.
page-refused-doubted-first = Somebody doubted first; your card is back in your hand.
page-refused-nothing-held = There is nothing to take back.
page-refused-no-more-time = All your extra time is used up.
page-refused-wrong-stage = That is not possible at this point.
page-refused-seats-open = Some seats are still free. Close them or seat bots.
page-refused-seat-taken = Somebody already sits there.
page-refused-guided = A guided first game is for one person and bots.
page-refused-no-free-seat = Every seat is taken. You can watch.
page-refused-name-taken = Somebody here has that name. Choose another.
page-refused-kept-for-another = That seat is reserved for somebody else.
page-refused-no-such-table = There is no such table. Check the link.
page-refused-no-such-seat = There is no such seat.
page-refused-no-such-game = There is no such game here.
page-refused-chat-off = There is no chat at this table.
page-refused-team-silence = Partners may not talk to each other during play.
page-refused-unknown-emote = That gesture does not exist.
page-refused-empty = Write something first.
page-refused-too-often = Too fast. Wait a moment, then try again.
page-refused-no-undo = There is nothing to take back, or somebody, perhaps you, has learned something from the last move.
page-refused-not-away = That player is here; there is nothing to decide.
page-refused-bots-stay = At this table the bots keep their seats until the end.
page-refused-sat-here = You have had a seat at this table, so you may not see another hand.
page-refused-removed = The host has removed you from this table.
page-refused-declined = Not everyone at the table agreed to your taking over. You can go on watching.
page-refused-request-over = Your request for a seat is no longer open.
page-refused-no-request = That request is no longer open.
page-refused-nobody-there = No person sits there.
page-refused-own-seat = That is your own seat. Leave it instead.
page-refused-quota = Too many tables for now. Close one first.
page-refused-store = The server cannot save moves right now. Nothing changed; try again.
page-refused-closed = This table is closed.

## How it goes, in short

page-howto-spicy-1 = Lay a card face down and claim a number and a spice, true or not: higher than the last claim, same spice. After a 10 it starts again with 1, 2 or 3.
page-howto-spicy-2 = Or pass and draw a card.
page-howto-spicy-3 = Any other player may doubt the number or the spice of the top card, at any time. Whoever is right takes the stack; the loser draws two cards and opens a new one.
page-howto-spicy-4 = If nobody doubts your last card, or somebody doubts it wrongly, you take a trophy worth 10 points. With two trophies you win at once.
page-howto-spicy-5 = When World’s End comes up, the game is over: each card you won is worth a point, each card in your hand costs you one.
page-howto-sweet-spicy-1 = { page-howto-spicy-1 } { page-howto-spicy-2 }
page-howto-sweet-spicy-2 = { page-howto-spicy-3 }
page-howto-sweet-spicy-3 = If nobody rightly doubts your last card, you take a trophy worth 10 points; with two you win at once. When World’s End comes up, each card you won is worth a point, each card in your hand costs you one.
page-howto-sweet-spicy-4 = Everybody starts with a Super-Joker: always right, never doubted, visible to all. It is worth 5 points when won and costs 5 if still in hand at the end.
page-howto-sweet-spicy-5 = If you lose a challenge and hold no Super-Joker, you may take one from the supply. Played as your last card it earns no trophy, only five new cards.
page-howto-stick-em-1 = Pick a card in secret: cards of its colour cost you points for the whole round.
page-howto-stick-em-2 = Everybody plays any card they like. Nobody has to follow suit.
page-howto-stick-em-3 = The highest card of a colour other than the one led wins; if there is none, the highest card of the colour led. Zeros never win.
page-howto-stick-em-4 = Captured cards are worth a point each, but cards of your pain colour cost you their number.
page-howto-stick-em-5 = You play one round per player; the highest total wins.
page-howto-chili-mafia-1 = Form gangs of three or more peppers: all alike (Family, counts double) or all different (Mixed). A Sweet Chili fits anywhere.
page-howto-chili-mafia-2 = Do as much as you like on your turn, then end it and draw two cards. If you do nothing, you discard a card.
page-howto-chili-mafia-3 = Hot cards attack rival gangs with one of your peppers, which must be at least as strong as its target. You may play one for each complete gang.
page-howto-chili-mafia-4 = Anybody can stop a Hot card with Fuggedaboutit. Everybody is asked, whatever they hold.
page-howto-chili-mafia-5 = During the Raid everybody may regroup once. When the draw pile is empty, everybody has one more turn; gangs of fewer than three count nothing.
page-howto-chili-mafia-6 = Keep one card of the packet; the others go to your neighbour. Peppers that are all alike or all different will make a gang later.
page-howto-wazabi-1 = Roll all your dice. Card faces let you draw, arrows make you give dice to your neighbours.
page-howto-wazabi-2 = Exactly one W on the table: slap the pile! The first hand gets the top Piment card. If you slap by mistake, you have to take a die.
page-howto-wazabi-3 = The Ws of your roll pay for one card from your hand.
page-howto-wazabi-4 = Chilies make you flip Piment cards: some take effect at once, some you keep.
page-howto-wazabi-5 = The first player without dice wins.
page-howto-wazabi-6 = No W on the table, or more than one: do not slap, or you have to take a die.

## Spicy and Sweet & Spicy

page-spicy-spice-C = chili
page-spicy-spice-W = wasabi
page-spicy-spice-P = pepper
page-spicy-spice-L = lemon
page-spicy-card = { $spice } { $number }
page-spicy-card-XS = spice wild
page-spicy-card-XN = number wild
page-spicy-card-SJ = Super-Joker
page-spicy-won = { $count ->
    [one] card won
   *[other] cards won
}
page-spicy-trophies = { $count ->
    [one] trophy
   *[other] trophies
}
page-spicy-trophies-left = { $count ->
    [one] one trophy left
   *[other] { $count } trophies left
 }
page-spicy-pile = Draw pile
page-spicy-trophy = Trophy
page-spicy-worlds-end = World’s End
page-spicy-gauge = { $spread ->
    [0] { $most ->
        [1] World’s End with the next draw
       *[other] World’s End in { $most } draws
    }
   *[other] World’s End in { $least } to { $most } draws
}
page-spicy-empty = Say 1, 2 or 3
page-spicy-supply = Super-Jokers left
page-spicy-seasonings = Seasonings
page-spicy-mark-joker = cannot be doubted
page-spicy-mark-copy = copy
page-spicy-mark-last = last card!
page-spicy-mark-settled = nobody doubted it
page-spicy-mark-tucked = { $count } tucked under it
page-spicy-mark-raider = takes the stack next
page-spicy-you-laid = really { $card }
page-spicy-shown = It was { $card }, claimed as { $claim } by { $ownerIs ->
    [you] you
   *[other] { $owner }
 }. { $winnerIs ->
    [you] You take
   *[other] { $winner } takes
 } the stack.
page-spicy-doubts = { $you ->
    [yes] You
   *[no] { $name }
 } doubted { $trait ->
    [number] the number
    [spice] the spice
   *[both] the copy
 }
page-spicy-verdict = { $trait ->
    [number] The number
    [spice] The spice
   *[both] The copy
 } { $right ->
    [yes] was right:
   *[no] was wrong:
 } { $you ->
    [yes] you take
   *[no] { $name } takes
 } the stack
page-spicy-claim = say { $claim }
page-spicy-claim-for = What do you say about { $card }?
page-spicy-a-card = your card
page-spicy-call-last = call “last card”
page-spicy-copy = Copy with { $card }
page-spicy-copy-it = copy
page-spicy-tuck = { $count ->
    [0] Tap one or two cards
    [one] Tuck one card
   *[other] Tuck { $count } cards
 }
page-spicy-keep = Tuck nothing
page-spicy-take-joker = Take a Super-Joker
page-spicy-leave-joker = Leave it
page-spicy-reveal = Turn it over
page-spicy-peek-stack = Peek at the top card
page-spicy-peek-won = Peek at a card I won
page-spicy-doubt-number = Doubt the number
page-spicy-doubt-spice = Doubt the spice
page-spicy-doubt-copy = Doubt the copy
page-spicy-trust = Let it be
page-spicy-pass = Pass, draw one
page-spicy-season-we_love_chili = We Love Chili!
page-spicy-season-we_love_chili-text = a legal 1, 2 or 3 may always be claimed as chili
page-spicy-season-start_it_up = Start It Up!
page-spicy-season-start_it_up-text = after an 8 or 9, a 1, 2 or 3 is allowed, too
page-spicy-season-spice_raider = Spice Raider
page-spicy-season-spice_raider-text = an undoubted 4 wins the stack when the next card is played
page-spicy-season-change_your_luck = Change Your Luck
page-spicy-season-change_your_luck-text = put up to two hand cards under the 5 and draw as many
page-spicy-season-turn_it_up = Turn It Up!
page-spicy-season-turn_it_up-text = a 6 also counts as a 9, and a 9 as a 6
page-spicy-season-copy_cat = Copy Cat
page-spicy-season-copy_cat-text = repeat another player’s claim out of turn
page-ask-spicy-turn = Lay a card, pass or doubt
page-ask-spicy-turn-without-doubt = Lay a card or pass
page-ask-spicy-turn-react = Doubt it, or let it be
page-ask-spicy-turn-first = Before your turn: doubt it?
page-ask-spicy-open = You open: say 1, 2 or 3
page-ask-spicy-last = Last card: doubt it or let it be
page-ask-spicy-tuck = Put up to two cards under your 5
page-ask-spicy-joker = Take a Super-Joker?
page-told-spicy-played = { $seatIs ->
    [you] You lay a card and say { $claim }.
   *[other] { $seat } lays a card and says { $claim }.
 }
page-told-spicy-copied = { $seatIs ->
    [you] You copy: { $claim }.
   *[other] { $seat } copies: { $claim }.
 }
page-told-spicy-last = { $seatIs ->
    [you] You play your last card.
   *[other] It is { $seat }’s last card.
 }
page-told-spicy-passed = { $seatIs ->
    [you] You pass.
   *[other] { $seat } passes.
 }
page-told-spicy-trusted = { $seatIs ->
    [you] You let it be.
   *[other] { $seat } lets it be.
 }
page-told-spicy-drew = { $seatIs ->
    [you] You draw a card: { $card }.
   *[other] { $seat } draws a card{ $hidden ->
        [yes] {""}
       *[no] : { $card }
     }.
 }
page-told-spicy-raided = { $seatIs ->
    [you] You raid the stack: { $cards ->
        [one] one card
       *[other] { $cards } cards
     }.
   *[other] { $seat } raids the stack: { $cards ->
        [one] one card
       *[other] { $cards } cards
     }.
 }
page-told-spicy-tucked = { $seatIs ->
    [you] You tuck { $cardsCount ->
        [one] one card
       *[other] { $cardsCount } cards
     } under the 5.
   *[other] { $seat } tucks { $cardsCount ->
        [one] one card
       *[other] { $cardsCount } cards
     } under the 5.
 }
page-told-spicy-kept = { $seatIs ->
    [you] You tuck nothing under the 5.
   *[other] { $seat } tucks nothing under the 5.
 }
page-told-spicy-doubted = { $seatIs ->
    [you] You doubt { $traitRaw ->
        [number] the number
        [spice] the spice
       *[both] the copy
     }: { $claim } by { $owner }?
   *[other] { $seat } doubts { $traitRaw ->
        [number] the number
        [spice] the spice
       *[both] the copy
     }: { $ownerIs ->
        [you] your { $claim }
       *[other] { $claim } by { $owner }
     }?
 }
page-told-spicy-shown = Turned over: { $card }.
page-told-spicy-won = { $seatIs ->
    [you] You win the stack.
   *[other] { $seat } wins the stack.
 }
page-told-spicy-trophy = { $seatIs ->
    [you] You take a trophy.
   *[other] { $seat } takes a trophy.
 }
page-told-spicy-settled = { $seatIs ->
    [you] Nobody doubts your last card.
   *[other] Nobody doubts { $seat }’s last card.
 }
page-told-spicy-wrong-claim = { $seatIs ->
    [you] You claim { $claim }, which is not allowed, and draw a card as a penalty.
   *[other] { $seat } claims { $claim }, which is not allowed, and draws a card as a penalty.
 }
page-told-spicy-forgot-last = { $seatIs ->
    [you] You forgot to call “last card” and draw a card as a penalty.
   *[other] { $seat } forgot to call “last card” and draws a card as a penalty.
 }
page-told-spicy-peeked = { $seatIs ->
    [you] You peek at { $placeRaw ->
        [stack] the top card
       *[won] a card you won
     }.
   *[other] { $seat } peeks at { $placeRaw ->
        [stack] the top card
       *[won] a card they won
     }.
 }
page-told-spicy-ended = The game ends: { $reasonRaw ->
    [two-trophies] two trophies.
    [last-trophy] the last trophy is taken.
   *[worlds-end] World’s End.
 }
page-told-spicy-took-joker = { $seatIs ->
    [you] You take a Super-Joker.
   *[other] { $seat } takes a Super-Joker.
 }
page-told-spicy-left-joker = { $seatIs ->
    [you] You do not take a Super-Joker.
   *[other] { $seat } does not take a Super-Joker.
 }
page-told-spicy-revealed = { $seatIs ->
    [you] You turn over { $owner }’s card without naming number or spice.
   *[other] { $seat } turns over { $ownerIs ->
        [you] your
       *[other] { $owner }’s
     } card without naming number or spice.
 }

## Stick 'Em

page-stick-colour-R = red
page-stick-colour-Y = yellow
page-stick-colour-G = green
page-stick-colour-B = blue
page-stick-colour-V = violet
page-stick-colour-S = grey
page-stick-card = { $colour } { $number }
page-stick-hurts-you = costs you points
page-stick-pain-of = pain card { $card }
page-stick-picked = has picked
page-stick-picking = is picking
page-stick-captured = { $count ->
    [one] card captured
   *[other] cards captured
}
page-stick-round = Round { $round } of { $rounds }
page-stick-tricks-left = { $count ->
    [one] one trick left
   *[other] { $count } tricks left
 }
page-stick-trick = The trick
page-stick-last-trick = The last trick
page-stick-pain-advice = Its colour hurts you all round; its number counts against you now.
page-stick-won-by-nobody = The last trick was all zeros: nobody won it
page-stick-sheet = Score sheet
page-stick-pick-this = Make { $card } my pain card
page-stick-play-this = Play { $card }
page-stick-your-pain = Every { $colour } card you take costs you its number.
page-ask-stick-pain = Pick your pain card
page-ask-stick-card = Play a card
page-of-seat = { $name } { $what }
page-told-stick-picked = { $seatIs ->
    [you] You have picked.
   *[other] { $seat } has picked.
 }
page-told-stick-pains = Pain cards: { $cards }.
page-told-stick-played = { $seatIs ->
    [you] You play the { $card }.
   *[other] { $seat } plays the { $card }.
 }
page-told-stick-trick = { $winnerIs ->
    [you] You win the trick.
   *[other] { $winner } wins the trick.
 }
page-told-stick-aside = Only zeros: nobody wins the trick.
page-told-stick-scored = Round { $number }: { $scores }.

## Chili Mafia

page-chili-icon-card = { $card } with { $icon }
page-chili-ability-JN = Sidekick
page-chili-ability-PO = Bodyguard
page-chili-ability-TA = Troublemaker
page-chili-ability-GH = Sniper
page-chili-ability-PD = Dancer
page-chili-ability-CH = Gambler
page-chili-ability-MJ = Witch
page-chili-ability-NV = Lord
page-chili-ability-PX = Outlaw
page-chili-family = Family
page-chili-mixed = Mixed
page-chili-incomplete = incomplete
page-chili-gang-of = gang { $number } ({ $name })
page-chili-own-gang = your gang { $number }
page-chili-gangs-of = Gangs of { $name }
page-chili-your-gangs = Your gangs
page-chili-no-gangs = no gang yet
page-chili-card-in = { $card } in gang { $gang }
page-chili-form = { $count ->
    [0] New gang
   *[other] New gang of { $count }
 }
page-chili-heists = { $count ->
    [one] Heist
   *[other] Heists
}
page-chili-your-heists = Your Heists
page-chili-active = is playing
page-chili-discard-empty = discard
page-chili-laid = Cards shown
page-chili-attack = { $nameIs ->
    [you] You attack { $rival }’s { $targets } with { $attacker }.
   *[other] { $rivalIs ->
        [you] { $name } attacks your { $targets } with { $attacker }.
       *[other] { $name } attacks { $rival }’s { $targets } with { $attacker }.
     }
 }
page-chili-stop-it = Stop it?
page-chili-last-turns = The draw pile is empty: last round
page-chili-packet = Your packet: keep one
page-chili-raid = The Raid
page-chili-raid-how = Regroup everything in front of you; peppers from your hand may join. Drag a card, or tap it and then its new place.
page-chili-raid-total = Worth { $points } now
page-chili-raid-done = Confirm
page-chili-group = Group { $number }
page-chili-new-group = As a new group
page-chili-put-here = Put it here
page-chili-put-back = Back to the hand
page-chili-from-hand = From your hand
page-chili-word-gang = Form a gang
page-chili-word-add = Add to a gang
page-chili-word-sweet = Move a Sweet Chili
page-chili-word-whack = Whack
page-chili-word-whackem = Whack ’Em
page-chili-word-pinch = Pinch
page-chili-word-turncoat = Turncoat
page-chili-word-earner = Earner
page-chili-word-shakedown = Shakedown
page-chili-word-booster = Booster
page-chili-word-bagman = Bagman
page-chili-word-exchange = Exchange Hot cards
page-chili-word-dance = Move a Dancer
page-chili-word-gamble = Gamble
page-chili-word-witch = Bewitch
page-chili-word-backup = Backup
page-chili-word-dime = Lucky Dime
page-chili-word-deal = Make a Deal
page-chili-word-snoop = Snoop
page-chili-word-waste = Waste a Heist
page-chili-word-end = End the turn
page-chili-word-pass = Pass (1 card)
page-chili-word-let = Let it be
page-chili-word-fugged = Fuggedaboutit
page-chili-word-easypal = “Easy, Pal!”
page-chili-word-lifeline = Lifeline
page-chili-word-use = Use it now
page-chili-word-keep = Keep it
page-chili-word-nothing = Nothing found
page-chili-word-reconsider = Reconsider
page-chili-word-guard = Bodyguard
page-chili-word-bribe = Bribe
page-chili-word-kiss = Kiss of Death
page-chili-word-recruit = Recruit
page-chili-word-more = One more
page-chili-word-stop = Stop
page-chili-word-done = Done
page-chili-word-best = Best arrangement
page-chili-word-clear = Start over
page-chili-word-next = Next group
page-chili-word-plain = No ability
page-chili-word-sidekick = With Sidekick
page-chili-word-troublemaker = Troublemaker
page-chili-word-sniper = Sniper
page-chili-word-hand = From my hand
page-chili-word-go = That’s all
page-chili-word-drop = Start over
page-ask-chili-draft = Keep one card of your packet
page-ask-chili-turn = Your turn
page-ask-chili-limit = Your hand is full: discard a card
page-ask-chili-response = Stop it, or let it be?
page-ask-chili-lifeline = The top five cards of the draw pile
page-ask-chili-reconsider = Take the Hot card back?
page-ask-chili-bodyguard = Should the Bodyguard step in?
page-ask-chili-bribe = Use Bribe for the pinched pepper?
page-ask-chili-home = Where does the Turncoat go?
page-ask-chili-kiss = A Kiss of Death?
page-ask-chili-recruit = Recruit that pepper?
page-ask-chili-bagman = Take one of these cards
page-ask-chili-backup = Take peppers
page-ask-chili-dime = One more, or stop?
page-ask-chili-deal = Choose two cards for the deal
page-ask-chili-snoop = Shakedown or Booster?
page-ask-chili-raid = The Raid: arrange your gangs
page-told-chili-picked = { $seatIs ->
    [you] You have chosen.
   *[other] { $seat } has chosen.
 }
page-told-chili-turn = { $seatIs ->
    [you] {""}
   *[other] It is { $seat }’s turn.
 }
page-told-chili-formed = { $seatIs ->
    [you] You form a gang: { $cards }.
   *[other] { $seat } forms a gang: { $cards }.
 }
page-told-chili-added = { $seatIs ->
    [you] You add { $card } to a gang.
   *[other] { $seat } adds { $card } to a gang.
 }
page-told-chili-moved = { $seatIs ->
    [you] You move { $card } to another gang.
   *[other] { $seat } moves { $card } to another gang.
 }
page-told-chili-attacked = { $seatIs ->
    [you] You play { $card }: { $attacker } attacks { $owner }’s { $targets }.
   *[other] { $seat } plays { $card }: { $attacker } attacks { $ownerIs ->
        [you] your { $targets }
       *[other] { $owner }’s { $targets }
     }.
 }
page-told-chili-nobody-answers = Nobody reacts.
page-told-chili-neutralised = { $seatIs ->
    [you] You stop the attack with { $cards }.
   *[other] { $seat } stops the attack with { $cards }.
 }
page-told-chili-guarded = { $seatIs ->
    [you] Your Bodyguard saves { $card }.
   *[other] { $seat }’s Bodyguard saves { $card }.
 }
page-told-chili-lost = { $ownerIs ->
    [you] You lose { $cards }.
   *[other] { $owner } loses { $cards }.
 }
page-told-chili-pinched = { $ownerIs ->
    [you] Your { $card } is pinched.
   *[other] { $owner }’s { $card } is pinched.
 }
page-told-chili-jailed = { $card } goes { $placeRaw ->
    [middle] into the middle of the draw pile.
    [bottom] under the draw pile.
   *[discard] to the discard pile.
 }
page-told-chili-discarded = { $seatIs ->
    [you] You discard { $cards }.
   *[other] { $seat } discards { $cards }.
 }
page-told-chili-passed = { $seatIs ->
    [you] You pass{ $cardsCount ->
        [0] .
       *[other] {" "}and pay with { $cards }.
     }
   *[other] { $seat } passes{ $cardsCount ->
        [0] .
       *[other] {" "}and pays with { $cards }.
     }
 }
page-told-chili-ended = { $seatIs ->
    [you] You end your turn.
   *[other] { $seat } ends the turn.
 }
page-told-chili-played = { $seatIs ->
    [you] You play { $card }.
   *[other] { $seat } plays { $card }.
 }
page-told-chili-drew = { $seatIs ->
    [you] You draw { $card }.
   *[other] { $seat } draws { $hidden ->
        [yes] a card
       *[no] { $card }
     }.
 }
page-told-chili-took = { $seatIs ->
    [you] You take { $card }.
   *[other] { $seat } takes { $hidden ->
        [yes] a card
       *[no] { $card }
     }.
 }
page-told-chili-stole = { $seatIs ->
    [you] You take a card from { $victim }: { $card }.
   *[other] { $seat } takes a card from { $victimIs ->
        [you] you
       *[other] { $victim }
     }{ $hidden ->
        [yes] {""}
       *[no] : { $card }
     }.
 }
page-told-chili-boosted = { $seatIs ->
    [you] You call for every { $pepper }.
   *[other] { $seat } calls for every { $pepper }.
 }
page-told-chili-gave = { $seatIs ->
    [you] You { $cardsCount ->
        [0] have none
       *[other] give { $cards }
     }.
   *[other] { $seat } { $cardsCount ->
        [0] has none
       *[other] gives { $cards }
     }.
 }
page-told-chili-looked = Cards shown: { $cards }.
page-told-chili-exchanged = { $seatIs ->
    [you] You exchange { $cards }.
   *[other] { $seat } exchanges { $cards }.
 }
page-told-chili-gambled = { $seatIs ->
    [you] You gamble with { $card }.
   *[other] { $seat } gambles with { $card }.
 }
page-told-chili-bewitched = { $seatIs ->
    [you] Your Witch takes { $card } from { $owner }.
   *[other] { $seat }’s Witch takes { $card } from { $ownerIs ->
        [you] you
       *[other] { $owner }
     }.
 }
page-told-chili-heist-drawn = { $seatIs ->
    [you] You draw a Heist.
   *[other] { $seat } draws a Heist.
 }
page-told-chili-heist-used = { $seatIs ->
    [you] You use { $heist }.
   *[other] { $seat } uses { $heist }.
 }
page-told-chili-heist-wasted = { $seatIs ->
    [you] You waste { $heist }.
   *[other] { $seat } wastes { $heist }.
 }
page-told-chili-snooped = { $seatIs ->
    [you] You look at { $victim }’s hand.
   *[other] { $seat } looks at { $victimIs ->
        [you] your
       *[other] { $victim }’s
     } hand.
 }
page-told-chili-shuffled = { $seatIs ->
    [you] You shuffle the discard pile and show { $top }.
   *[other] { $seat } shuffles the discard pile and shows { $top }.
 }
page-told-chili-turned-up = { $seatIs ->
    [you] You turn up { $card }.
   *[other] { $seat } turns up { $card }.
 }
page-told-chili-chose = { $seatIs ->
    [you] You have chosen.
   *[other] { $seat } has chosen.
 }
page-told-chili-dealt = { $seatIs ->
    [you] You and { $partner } trade two cards.
   *[other] { $seat } and { $partnerIs ->
        [you] you
       *[other] { $partner }
     } trade two cards.
 }
page-told-chili-raid = { $seatIs ->
    [you] You draw the Raid!
   *[other] { $seat } draws the Raid!
 }
page-told-chili-done = { $seatIs ->
    [you] You are done.
   *[other] { $seat } is done.
 }
page-told-chili-arranged = { $ownerIs ->
    [you] You lay { $cards }.
   *[other] { $owner } lays { $cards }.
 }
page-told-chili-last-round = The draw pile is empty. Last round: everybody has one more turn.
page-told-chili-scored = Points: { $scores }.

## Wazabi

page-wazabi-card-remove1 = Drop one
page-wazabi-card-remove2 = Drop two
page-wazabi-card-give1 = Gift
page-wazabi-card-passdice = Pass the dice
page-wazabi-card-swapdice = Swap dice
page-wazabi-card-steal = Pickpocket
page-wazabi-card-draw3 = Stock up
page-wazabi-card-keep1 = Down to one
page-wazabi-card-keep2 = Down to two
page-wazabi-card-swaphands = Swap hands
page-wazabi-card-passhands = Pass the hands
page-wazabi-card-skip = Miss a turn
page-wazabi-card-replay = Reverse and replay
page-wazabi-card-cool = Ice water
page-wazabi-card-share = Help yourself
page-wazabi-card-switch = Backfire
page-wazabi-card-burn = Second helping
page-wazabi-card-milk = Glass of milk
page-wazabi-card-reroll = Burnt tongue
page-wazabi-card-pinch = Pinch of W
page-wazabi-card-double = Double portion
page-wazabi-face-w = W
page-wazabi-face-card = card
page-wazabi-face-give = arrow
page-wazabi-face-chili = chili
page-wazabi-face-w-card = W with card
page-wazabi-dice = dice
page-wazabi-dice-of = dice: { $black } black, { $red } red
page-wazabi-skips = { $count ->
    [one] turn to miss
   *[other] turns to miss
}
page-wazabi-rolls = Dice: { $name }
page-wazabi-you-roll = Your dice
page-wazabi-clockwise = clockwise
page-wazabi-counter = counter-clockwise
page-wazabi-not-rolled = not rolled yet
page-wazabi-slap-pile = Slap the Piment pile, { $count ->
    [one] one card
   *[other] { $count } cards
 }
page-wazabi-discard = On the discard pile: { $card }
page-wazabi-discard-empty = discard
page-wazabi-reserve = Reserve: { $black } black, { $red } red
page-wazabi-to = { $name }
page-wazabi-which-given = Which die do you give away?
page-wazabi-which-goes = Which die do you get rid of?
page-wazabi-which-taken = Which die do you take?
page-wazabi-who-gets = Who gets a die?
page-wazabi-whose-hand = From whose hand?
page-wazabi-whose-die = Whose die do you take?
page-wazabi-take = Take { $card }
page-wazabi-slap = Slap!
page-wazabi-hold = Wait
page-wazabi-roll = Roll
page-wazabi-pass = Pass
page-wazabi-reroll = Force a reroll
page-wazabi-allow = Let it happen
page-wazabi-milk = Drink the milk
page-wazabi-black = A black die
page-wazabi-red = A red die
page-wazabi-left = To the left
page-wazabi-right = To the right
page-wazabi-take-hand = A card from the hand
page-wazabi-use-pinch = Use Pinch of W
page-wazabi-use-double = Use Double portion
page-wazabi-play-this = Play { $card }
page-ask-wazabi-roll = Roll your dice
page-ask-wazabi-slap = Slap or wait?
page-ask-wazabi-reroll = Should the dice be rolled again?
page-ask-wazabi-target = Choose a player
page-ask-wazabi-colour = Which die?
page-ask-wazabi-direction = Left or right?
page-ask-wazabi-loot = What do you take?
page-ask-wazabi-shield = Aimed at you: allow it, or drink the milk?
page-ask-wazabi-play = Play a card or pass
page-ask-wazabi-keep = Choose what you keep
page-told-wazabi-turn = { $seatIs ->
    [you] {""}
   *[other] It is { $seat }’s turn.
 }
page-told-wazabi-extra = { $seatIs ->
    [you] You play again.
   *[other] { $seat } plays again.
 }
page-told-wazabi-missed = { $seatIs ->
    [you] You miss a turn.
   *[other] { $seat } misses a turn.
 }
page-told-wazabi-rolled = { $seatIs ->
    [you] You roll { $dice }.
   *[other] { $seat } rolls { $dice }.
 }
page-told-wazabi-slapped = { $seatIs ->
    [you] You slap the pile.
   *[other] { $seat } slaps the pile.
 }
page-told-wazabi-won-race = { $seatIs ->
    [you] You were first!
   *[other] { $seat } was first!
 }
page-told-wazabi-mistake = { $seatIs ->
    [you] You slapped by mistake.
   *[other] { $seat } slapped by mistake.
 }
page-told-wazabi-flipped = { $seatIs ->
    [you] You flip { $card }.
   *[other] { $seat } flips { $card }.
 }
page-told-wazabi-used = { $seatIs ->
    [you] You use { $card }.
   *[other] { $seat } uses { $card }.
 }
page-told-wazabi-looted = { $seatIs ->
    [you] You take { $card } from { $victim }.
   *[other] { $seat } takes { $card } from { $victimIs ->
        [you] you
       *[other] { $victim }
     }.
 }
page-told-wazabi-drew = { $seatIs ->
    [you] You draw { $card }.
   *[other] { $seat } draws { $hidden ->
        [yes] a card
       *[no] { $card }
     }.
 }
page-told-wazabi-stole = { $seatIs ->
    [you] You take a card from { $victim }: { $card }.
   *[other] { $seat } takes a card from { $victimIs ->
        [you] you
       *[other] { $victim }
     }{ $hidden ->
        [yes] {""}
       *[no] : { $card }
     }.
 }
page-told-wazabi-renewed = The discard pile is shuffled into a new draw pile.
page-told-wazabi-gave = { $seatIs ->
    [you] You give { $target } a { $colourRaw ->
        [red] red
       *[black] black
     } die.
   *[other] { $seat } gives { $targetIs ->
        [you] you
       *[other] { $target }
     } a { $colourRaw ->
        [red] red
       *[black] black
     } die.
 }
page-told-wazabi-took = { $seatIs ->
    [you] You take a { $colourRaw ->
        [red] red
       *[black] black
     } die from { $victim }.
   *[other] { $seat } takes a { $colourRaw ->
        [red] red
       *[black] black
     } die from { $victimIs ->
        [you] you
       *[other] { $victim }
     }.
 }
page-told-wazabi-removed = { $seatIs ->
    [you] You get rid of a { $colourRaw ->
        [red] red
       *[black] black
     } die.
   *[other] { $seat } gets rid of a { $colourRaw ->
        [red] red
       *[black] black
     } die.
 }
page-told-wazabi-gained = { $seatIs ->
    [you] You take a { $colourRaw ->
        [red] red
       *[black] black
     } die from the reserve.
   *[other] { $seat } takes a { $colourRaw ->
        [red] red
       *[black] black
     } die from the reserve.
 }
page-told-wazabi-swapped-dice = { $seatIs ->
    [you] You and { $target } swap dice.
   *[other] { $seat } and { $targetIs ->
        [you] you
       *[other] { $target }
     } swap dice.
 }
page-told-wazabi-passed-dice = All dice go to the { $directionRaw ->
    [left] left
   *[right] right
 }.
page-told-wazabi-swapped-hands = { $seatIs ->
    [you] You and { $target } swap hands.
   *[other] { $seat } and { $targetIs ->
        [you] you
       *[other] { $target }
     } swap hands.
 }
page-told-wazabi-passed-hands = All hands go to the { $directionRaw ->
    [left] left
   *[right] right
 }.
page-told-wazabi-played = { $seatIs ->
    [you] You play { $card }.
   *[other] { $seat } plays { $card }.
 }
page-told-wazabi-passed = { $seatIs ->
    [you] You play no card.
   *[other] { $seat } plays no card.
 }
page-told-wazabi-laid-skip = { $targetIs ->
    [you] You will miss a turn.
   *[other] { $target } will miss a turn.
 }
page-told-wazabi-reversed = The direction of play is reversed.
page-told-wazabi-discarded = { $seatIs ->
    [you] You discard { $cards }.
   *[other] { $seat } discards { $cards }.
 }
page-told-wazabi-finished = { $seatIs ->
    [you] You have no dice left!
   *[other] { $seat } has no dice left!
 }
