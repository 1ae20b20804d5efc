# Sweet & Spicy: Was es mit Spicy gemeinsam hat, steht dort.

sweet-spicy-name = Sweet & Spicy
sweet-spicy-line = Spicy mit Zitrone und mit Super-Jokern, die niemand anzweifeln kann.
sweet-spicy-help-word = joker

sweet-spicy-option-super-jokers = Super-Joker
sweet-spicy-option-super-jokers-help = Ohne sie spielt ihr das klassische Spiel mit je sechs Karten.

sweet-spicy-question-joker = Du hast die Herausforderung verloren: Nimm einen Super-Joker oder lass ihn liegen.

sweet-spicy-event-took-joker = { $seatIs ->
    [you] Du nimmst einen Super-Joker; { $left } übrig.
   *[other] { $seat } nimmt einen Super-Joker; { $left } übrig.
 }
sweet-spicy-event-left-joker = { $seatIs ->
    [you] Du nimmst keinen Super-Joker.
   *[other] { $seat } nimmt keinen Super-Joker.
 }
sweet-spicy-event-revealed = { $seatIs ->
    [you] Du deckst { $claim } von { $owner } auf, ohne Zahl oder Gewürz anzuzweifeln, und verlierst.
   *[other] { $seat } deckt { $claim } von { $ownerIs ->
        [you] dir
       *[other] { $owner }
     } auf, ohne Zahl oder Gewürz anzuzweifeln, und verliert.
 }

sweet-spicy-option-seasonings = { spicy-option-seasonings }
sweet-spicy-option-seasonings-help = { spicy-option-seasonings-help }
sweet-spicy-option-end-card = { spicy-option-end-card }
sweet-spicy-option-end-card-help = { spicy-option-end-card-help }
sweet-spicy-option-jitter = { spicy-option-jitter }
sweet-spicy-option-jitter-help = { spicy-option-jitter-help }
sweet-spicy-option-manners = { spicy-option-manners }
sweet-spicy-option-manners-help = { spicy-option-manners-help }
sweet-spicy-option-first = { spicy-option-first }
sweet-spicy-option-first-help = { spicy-option-first-help }
sweet-spicy-seasoning-we-love-chili = { spicy-seasoning-we-love-chili }
sweet-spicy-seasoning-we-love-chili-help = { spicy-seasoning-we-love-chili-help }
sweet-spicy-seasoning-start-it-up = { spicy-seasoning-start-it-up }
sweet-spicy-seasoning-start-it-up-help = { spicy-seasoning-start-it-up-help }
sweet-spicy-seasoning-spice-raider = { spicy-seasoning-spice-raider }
sweet-spicy-seasoning-spice-raider-help = { spicy-seasoning-spice-raider-help }
sweet-spicy-seasoning-change-your-luck = { spicy-seasoning-change-your-luck }
sweet-spicy-seasoning-change-your-luck-help = { spicy-seasoning-change-your-luck-help }
sweet-spicy-seasoning-turn-it-up = { spicy-seasoning-turn-it-up }
sweet-spicy-seasoning-turn-it-up-help = { spicy-seasoning-turn-it-up-help }
sweet-spicy-seasoning-copy-cat = { spicy-seasoning-copy-cat }
sweet-spicy-seasoning-copy-cat-help = { spicy-seasoning-copy-cat-help }
sweet-spicy-question-turn = { spicy-question-turn }
sweet-spicy-question-turn-without-doubt = { spicy-question-turn-without-doubt }
sweet-spicy-question-open = { spicy-question-open }
sweet-spicy-question-last = { spicy-question-last }
sweet-spicy-question-tuck = { spicy-question-tuck }
sweet-spicy-reaction-turn = { spicy-reaction-turn }
sweet-spicy-event-played = { spicy-event-played }
sweet-spicy-event-copied = { spicy-event-copied }
sweet-spicy-event-last = { spicy-event-last }
sweet-spicy-event-passed = { spicy-event-passed }
sweet-spicy-event-trusted = { spicy-event-trusted }
sweet-spicy-event-drew = { spicy-event-drew }
sweet-spicy-event-raided = { spicy-event-raided }
sweet-spicy-event-tucked = { spicy-event-tucked }
sweet-spicy-event-kept = { spicy-event-kept }
sweet-spicy-event-doubted = { spicy-event-doubted }
sweet-spicy-event-shown = { spicy-event-shown }
sweet-spicy-event-won = { spicy-event-won }
sweet-spicy-event-trophy = { spicy-event-trophy }
sweet-spicy-event-settled = { spicy-event-settled }
sweet-spicy-event-wrong-claim = { spicy-event-wrong-claim }
sweet-spicy-event-forgot-last = { spicy-event-forgot-last }
sweet-spicy-event-peeked = { spicy-event-peeked }
sweet-spicy-event-ended = { spicy-event-ended }
sweet-spicy-event-hand = { spicy-event-hand }
