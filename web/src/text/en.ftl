### The page's own words. Sentences of the games are in their catalogues.

tagline = Pirate games, with friends or against bots.
home = Home
rules = Rules
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
public-table = Open to everybody
rated-table = Rated (no hints)
start-bots = Cast off
open-table = Open the table
person-name = Name { $number }

## Waiting room

waiting-title = Waiting for the crew
waiting-how = The game begins as soon as all seats are taken.
invite = Invite your friends: send them this link, or let them scan this square.
invite-link = Invitation link
qr-label = Square to scan with a phone: invitation link
seat-number = Seat { $number }
seat-free = free
seat-kept = kept
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
nothing-yet = The sea is calm: nothing yet.
undo = Take my move back
hint = A hint?
hint-thinking = Asking the cards…
hint-best = best: { $win } % of victories hoped for
hint-title = What your moves are worth
menu = Menu
resign = Give up
resign-sure = Really give up? A bot will finish in your place.
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
review-luck = The cards and the others: { $share } points.
review-lost = Your own moves: { $share } points.
review-worst = Move { $at }: “{ $taken }” cost { $cost } points; “{ $better }” was better.
review-clean = Not one move that really cost: fine sailing.

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

lesson-stay = A good idea for a real game, but follow the lesson for now.
