# The characters of bots: what each is called, and how it plays, in one line.

## Spicy, Sweet & Spicy

style-spicy-bluffer = the poker face
style-spicy-bluffer-line = Lays anything without batting an eyelid.
style-spicy-honest = the honest soul
style-spicy-honest-line = Tells the truth as long as the hand allows it.
style-spicy-doubter = the doubter
style-spicy-doubter-line = Has a bad feeling about every number.
style-spicy-taster = the keen nose
style-spicy-taster-line = Smells a wrong spice from across the table.
style-spicy-careful = the cautious one
style-spicy-careful-line = Would rather pass than be caught.
style-spicy-climber = the high-flyer
style-spicy-climber-line = Climbs in big steps and is soon at 10.
style-spicy-hunter = the spoilsport
style-spicy-hunter-line = Keeps an eye on whoever has a trophy.
style-spicy-saver = the squirrel
style-spicy-saver-line = Puts wild cards by for later, and then for even later.

## Stick ’Em

style-stick-em-collector = the collector
style-stick-em-collector-line = Takes every trick going.
style-stick-em-ducker = the slippery one
style-stick-em-ducker-line = Slips out from under tricks whenever possible.
style-stick-em-thrower = the stinker
style-stick-em-thrower-line = Never lets you take a trick without a nasty present.
style-stick-em-hunter = the leader hunter
style-stick-em-hunter-line = Saves the worst cards for whoever is ahead.
style-stick-em-saver = the squirrel
style-stick-em-saver-line = Holds on to zeros to the very end.
style-stick-em-shedder = the clean slate
style-stick-em-shedder-line = Leads pain cards first, to be rid of them.
style-stick-em-bold = the show-off
style-stick-em-bold-line = Puts the big cards down first.
style-stick-em-loyal = the loyal one
style-stick-em-loyal-line = Picks the pain colour that already fills the hand.

## Chili Mafia

style-chili-mafia-attacker = the hothead
style-chili-mafia-attacker-line = Collects Hot cards and cannot wait to use them.
style-chili-mafia-saver = the squirrel
style-chili-mafia-saver-line = Sits on Hot cards until the time has come.
style-chili-mafia-guardian = the bodyguard
style-chili-mafia-guardian-line = Lets hardly any attack through.
style-chili-mafia-hunter = the kingslayer
style-chili-mafia-hunter-line = Goes for whoever has the most points.
style-chili-mafia-boaster = the big shot
style-chili-mafia-boaster-line = Wants the strongest peppers, whatever the cost.
style-chili-mafia-careful = the cautious one
style-chili-mafia-careful-line = Expects a Fuggedaboutit around every corner.
style-chili-mafia-gambler = the gambler
style-chili-mafia-gambler-line = Attacks on the off chance and saves every Fuggedaboutit.
style-chili-mafia-bully = the bully
style-chili-mafia-bully-line = Likes to pick on the weaker ones.

## Wazabi

style-wazabi-slapper = the quick hand
style-wazabi-slapper-line = Slaps first and looks later.
style-wazabi-watcher = the observer
style-wazabi-watcher-line = Looks twice before slapping once.
style-wazabi-saver = the squirrel
style-wazabi-saver-line = Prefers a full hand to a quick effect.
style-wazabi-spender = the big spender
style-wazabi-spender-line = Plays cards as they come.
style-wazabi-hunter = the spoilsport
style-wazabi-hunter-line = Sends dice to whoever is about to win.
style-wazabi-careful = the milk drinker
style-wazabi-careful-line = Always keeps a glass of milk at hand.
style-wazabi-gambler = the gambler
style-wazabi-gambler-line = Always believes in the next roll.
style-wazabi-cool = the cool one
style-wazabi-cool-line = Gets rid of red dice first.

## Sweet & Spicy

style-sweet-spicy-bluffer = { style-spicy-bluffer }
style-sweet-spicy-bluffer-line = { style-spicy-bluffer-line }
style-sweet-spicy-honest = { style-spicy-honest }
style-sweet-spicy-honest-line = { style-spicy-honest-line }
style-sweet-spicy-doubter = { style-spicy-doubter }
style-sweet-spicy-doubter-line = { style-spicy-doubter-line }
style-sweet-spicy-taster = { style-spicy-taster }
style-sweet-spicy-taster-line = { style-spicy-taster-line }
style-sweet-spicy-careful = { style-spicy-careful }
style-sweet-spicy-careful-line = { style-spicy-careful-line }
style-sweet-spicy-climber = { style-spicy-climber }
style-sweet-spicy-climber-line = { style-spicy-climber-line }
style-sweet-spicy-hunter = { style-spicy-hunter }
style-sweet-spicy-hunter-line = { style-spicy-hunter-line }
style-sweet-spicy-saver = { style-spicy-saver }
style-sweet-spicy-saver-line = { style-spicy-saver-line }
