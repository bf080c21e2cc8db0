### The page's own words. Sentences of the games are in their catalogues.

tagline = Pirate games, with friends or against bots.
home = Home
rules = Rules
rules-title = { $game }: rules
lesson = Lesson
no-network = No network for now: try again in a moment.
no-table = This table does not exist, or is not open to everybody.
no-page = There is nothing at this address.
back-home = Back to port
loading = Casting off…
default-name = Buccaneer
close = Close
cancel = Cancel
copy = Copy
copied = Copied
language = Language
theme = Light
theme-auto = as the device
theme-light = day
theme-dark = night
sound-on = Turn the sound off
sound-off = Turn the sound on
skip-link = Go to the content

## Home

play-now = Play now
with-friends = With friends
pass-and-play = Several on this device
learn = Learn by playing
read-rules = Read the rules
players-between = { $least } to { $most } players
my-tables = My tables
no-tables-mine = No game going on: choose a port above.
public-tables = Open tables
no-tables-public = Nobody is waiting right now. Open a table: somebody will come.
watch-record = Watch a recorded game
watch-record-how = Choose a .record file: the game unfolds move by move.
record-file = Recorded game
join = Join
watch = Watch
go-on = Go on
see-again = See again
free-seats =
    { $count ->
        [0] full
        [one] { $count } free seat
       *[other] { $count } free seats
    }
phase-gathering = waiting for people
phase-playing = game going on
phase-over = over
your-turn-badge = your turn!

## Opening a table

setup-title = { $game }: your table
your-name = Your name
edition = Edition
seats = Players
level = Level of the bots
level-dice = at random
level-mousse = cabin boy (beginner)
level-matelot = sailor (fair)
level-second = mate (solid)
level-capitaine = captain (strong)
level-amiral = admiral (fearsome)
people-here = Around the device
more-options = More options
option-usual = as usual
clock = Clock
clock-none = none
clock-quick = 30 seconds a move
clock-calm = 2 minutes a move
clock-game = 10 minutes a player
clock-letter = one day a move
clock-by-move = { $seconds } seconds a move
clock-by-game = { $seconds } seconds a player, plus { $increment } a move
public-table = Open to everybody
rated-table = Rated (no hints)
start-bots = Cast off
open-table = Open the table
person-name = Name { $number }
player-name = Player { $number }

## Waiting room

waiting-title = Waiting for the crew
waiting-how = The game begins as soon as all seats are taken.
invite = Invite your friends: send them this link, or let them scan this square.
invite-local = This link works on this device only. To play on several devices, run “{ $command }” and open the page at this machine’s address.
invite-link = Invitation link
qr-label = Square to scan with a phone: invitation link
seat-number = Seat { $number }
seat-free = free
seat-kept = kept
seat-kept-for = kept for { $who }
seat-bot = bot, { $level }
seat-me = you
sit-down = Sit down
stand-up = Stand up
add-bot = Put a bot here
send-away = Clear
commitment = Deal sealed before the first card: { $commitment }

## At the table

opponents = The others
log = Log
chat = Talk
since-turn = Since your last turn
since-more = … and { $count } more before
nothing-yet = The sea is calm: nothing yet.
undo = Take my move back
hint = A hint?
hint-thinking = Asking the cards…
hint-best = best: { $win } % of victories hoped for
hint-title = What your moves are worth
menu = Menu
resign = Give up
resign-sure = Really give up? A bot will finish in your place.
resign-ends = Really give up? The game will end here, and you will have lost it.
yes-resign = Yes, I give up
relieved-me = A bot holds your seat.
come-back = Take the helm again
relieve = { $who } is far away: let a bot play
away = away
connection-lost = Connection lost: rowing back…
watching = You are watching this game.
why-not = Why not?
clause-read = Read { $clause }
turn-of = { $who } plays
clock-left = { $time } left
lantern = Their turn
chat-say = Say something
chat-heard = { $who } says: { $text }
chat-unread = { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }
chat-send = Send
chat-mute = Hear no more of { $who }
chat-hear = Hear { $who } again
log-sat = { $who } sits down.
log-left = Somebody stands up.
log-hired = { $who } (bot) sits down.
log-relieved = A bot takes the helm for { $who }.
log-returned = { $who } takes the helm again.
log-resigned = { $who } gives up.
log-tookBack = { $who } takes a move back.
choices = Your moves
table-words = The table in words
show-words = See the table in words
show-drawn = See the drawn table
keys-help = Keyboard: Tab and arrows go from card to card, Enter chooses and then plays, Escape lets go, D draws, U takes back, H asks for a hint.

## The end

over-title = The game is over
rematch = Rematch
rematch-ready = The rematch is ready: go there
replay = See the game again
download = Keep the record
verify = Verify the deal
verified = The deal is honest: the seed matches the commitment made before the first card.
verified-mine = Your share of chance is in it.
not-verified = The seed does not match the commitment: this deal is not honest.
verify-seed = Seed
verify-commitment = Commitment
verify-parts = Shares of chance
review = Luck and skill
review-wait = Sailing the game again on every possible sea…
review-result = In the end: { $share } % of the victory.
review-fair = Before the deal, everybody could hope for { $share } %.
review-lost = Your own moves, beside the best ones found: { $share } ± { $error } points.
review-rest = The cards and the others: { $share } points.
review-draws = Of that, the luck of the draw, as the bots estimate it: { $draws } points; all else, with the deal and the moves of the others: { $left } points.
review-judged = There was time for { $judged } of { $choices } moves: what the rest of the moves cost counts with the cards.
review-worst = Move { $at }: “{ $taken }” cost { $cost } points; “{ $better }” was better.
review-clean = Not one move that clearly cost: fine sailing.

## Seeing again

replay-title = { $game }: the game again
replay-position = Move { $at } of { $last }
replay-first = To the beginning
replay-back = One move back
replay-next = One move on
replay-last = To the end
replay-play = Unfold
replay-pause = Pause
replay-eyes = Seen by
replay-watcher = a spectator
replay-open = open cards

## One device for all

cover-title = Pass the device to { $who }
cover-how = Nobody else is looking? Then it is up to you.
cover-go = That is me, { $who }

## Lessons

lesson-title = { $game }: first lesson
lesson-step = Step { $at } of { $last }
lesson-next = Go on
lesson-done = You are afloat. Play a real game: the bots are waiting.
lesson-again = Start the lesson again

## Korsair

kor-sea = The sea
kor-harbour = Your harbour: launch your galleon
kor-deck = Draw pile
kor-deck-draw = Draw a card
kor-discard = Discard pile
kor-hand = Your hand
kor-hand-of = Hand of { $who }
kor-strength = strength { $strength }
kor-taker = Prize of { $who }
kor-taker-you = Yours at your next turn
kor-taker-us = Ours at our next turn
kor-tied = Tied
kor-owner = owner { $who }
kor-galleon = Galleon { $slot } worth { $gold }, { $owner }. { $fleets } { $character } { $taker }.
kor-fleet = { $who } in { $colour }, strength { $strength }.
kor-no-fleet = No fleet.
kor-aboard = Aboard: { $card }.
kor-choose-target = Choose where to play: { $card }
kor-empty-sea = Not a sail in sight. Launch a galleon, or draw.
kor-team = Team { $team }
kor-captured = Galleons taken
kor-spoils = spoils { $count }
kor-partner = partner
kor-you = you
kor-gold = { $gold } gold
kor-captains-note = captain
kor-barred = closed this turn
kor-ledger-captured = Galleons captured
kor-ledger-held = Left in hand
kor-ledger-total = Gold

## Corsari

csi-quay = Quay
csi-deck = Draw pile
csi-discard = Discard pile
csi-top = top
csi-port = Port: { $colour }
csi-hand = Your hand
csi-by-colour = By colour
csi-by-value = By value
csi-best = My best crew
csi-crew-none = Choose one or two crew colours by clicking cards or banners.
csi-crew-chosen = Crew { $colours }:
csi-lay-out = Lay out my hand
csi-sail = Weigh anchor!
csi-stay = Stay at the quay
csi-done = Lend nothing more
csi-fill-here = The captain’s crew: put here what you lend
csi-malus = { $count ->
        [one] { $count } stowaway
       *[other] { $count } stowaways
    }
csi-malus-of-all = { $malus } of 35
csi-malus-label = Stowaways picked up by all of you
csi-sum = sum { $sum }
csi-crew = crew
csi-dismissed = dismissed
csi-stowaways = stowaways
csi-fills = lent
csi-round = Round { $round }
csi-last-round = Last round ({ $round })
csi-captain = captain
csi-known = has taken
csi-card = { $colour } { $value }
csi-card-port = { $colour } { $value }, colour of the port
csi-cards = { $count } cards
csi-banners = Banners of your hand
csi-gained = +{ $count } this round
csi-crew-of = { $who }’s crew
csi-place-crew = in the crew
csi-place-dismissed = dismissed
csi-place-stowaway = stowaway

lesson-stay = A good idea for a real game, but follow the lesson for now.
csi-round-over = The round is counted
csi-next-round = Next round

lesson-korsair-begin = This is your hand: a galleon, pirates, a captain, the admiral. The aim: to have the most gold, by bringing your galleons home and taking those of others. Each turn you draw a card or play one.
lesson-korsair-launch = Launch your galleon worth 5: choose it, then your harbour. If nobody attacks it before your next turn, its gold is yours.
lesson-korsair-attacked = Margot has sent a yellow pirate of strength 3. Your prize would be hers: the pennant of the galleon says so.
lesson-korsair-tie = Defend yourself with your red pirate of strength 3. On a galleon each side has its own colour (KOR-32): yellow is taken.
lesson-korsair-lead = 3 against 3: tied, nobody leads (KOR-56). Your colour here is red: reinforce it with your red pirate of strength 2.
lesson-korsair-captain = Margot goes up to 7 against 5. A captain beats all strengths, where a pirate of his colour is already yours (KOR-40): put your red captain aboard.
lesson-korsair-captured = Margot could not expel him: at the beginning of your turn the galleon worth 5 came home. The cards of the fight leave the game. And Margot has just launched a galleon worth 4…
lesson-korsair-raid = … which nothing protects. Attack it: your blue pirate of strength 2 is enough. Over there you may take another colour.
lesson-korsair-draw = Taken! You have nothing useful left to play: draw a card by clicking the draw pile.
lesson-korsair-end = Once the draw pile is empty you may discard, and the game ends when a side plays its last card. Galleons left in hand cost their gold (KOR-71). The admiral protects your own galleons (KOR-45).
lesson-corsari-begin = Twelve corsairs in hand. Your crew has two colours only, and each value just once. All the rest are stowaways: the smaller their sum, the better.
lesson-corsari-port = The top card of the quay gives the colour of the port: yellow. Your yellow cards, marked with an anchor, will be dismissed at no cost (CSI-40).
lesson-corsari-draw = You are after red and blue. Each turn you first take a card. A blue 10 lies on the discard pile: take it.
lesson-corsari-discard = Now discard your most awkward card, the green 11: choose it, then the discard pile.
lesson-corsari-sail = Only one stowaway is left, the azure 2. This is the moment: weigh anchor!
lesson-corsari-crew = Name your two colours: click a red card and a blue one, then lay out your hand.
lesson-corsari-fill = You are captain now. The others may unload into your crew: Margot has slipped in her red 11, because that post was empty (CSI-49).
lesson-corsari-counted = Nobody matches your sum of 2: your stowaways go back, and Margot keeps hers, each counts for one. Otherwise you would have picked up everything (CSI-62).
lesson-corsari-end = Once all of you together have picked up 35 stowaways, one last round is played (CSI-71): whoever has least wins. And weighing anchor without a single stowaway wins at once (CSI-67).
