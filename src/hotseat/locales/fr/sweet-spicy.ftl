# Sweet & Spicy : ce qui est commun avec Spicy se dit avec les mêmes mots.

sweet-spicy-name = Sweet & Spicy
sweet-spicy-line = Spicy au citron, avec des Super-Jokers que personne ne peut contester.
sweet-spicy-help-word = joker

sweet-spicy-option-super-jokers = Super-Jokers
sweet-spicy-option-super-jokers-help = Sans eux, c’est la partie classique, avec six cartes par joueur.

sweet-spicy-question-joker = Vous avez perdu la contestation : prenez un Super-Joker, ou laissez-le.

sweet-spicy-event-took-joker = { $seatIs ->
    [you] Vous prenez un Super-Joker ; il en reste { $left }.
   *[other] { $seat } prend un Super-Joker ; il en reste { $left }.
 }
sweet-spicy-event-left-joker = { $seatIs ->
    [you] Vous ne prenez pas de Super-Joker.
   *[other] { $seat } ne prend pas de Super-Joker.
 }
sweet-spicy-event-revealed = { $seatIs ->
    [you] Vous retournez la carte annoncée { $claim } par { $owner } sans nommer puissance ni épice, et perdez.
   *[other] { $seat } retourne la carte annoncée { $claim } par { $ownerIs ->
        [you] vous
       *[other] { $owner }
     } sans nommer puissance ni épice, et perd.
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
