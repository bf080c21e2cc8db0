### Flibuste: the sentences all games share.

## What is asked for and not found

unknown-game = No game called “{ $game }” in port. At the quay: { $known }.
unknown-edition = { $game } has no edition “{ $edition }”. Editions: { $known }.
unknown-option = { $game } has no option “{ $option }”. Options: { $known }.
unknown-value = Option { $option } does not take “{ $value }”. Values: { $known }.
no-such-decision = “{ $text }” is no move I understand: type a number from the list, or ? for help.
order-misfit = This order of cards does not fit the game: it must be the whole pack, and leave nothing else to chance.
not-one-line = { $text }: a name is one line of ordinary text.

## Taking a move back

undo-nothing = You have not played yet: nothing to take back.
undo-others = Somebody else has played since: this move stays.
undo-revealed = A hidden card has been shown since: this move stays.

## The table

table-clock = There is no such clock: from 2 seconds to 14 days a move, or from 10 seconds on a game.
table-rated = A rated table has no hints, and everybody plays on a device of their own.
table-rated-bots = At a rated table only people sit down.
table-no-seat = No seat { $seat } at this table: they go from 0 to { $last }.
table-not-begun = The game has not begun: there are free seats yet.
table-begun = The game has begun: all seats are taken.
table-over = The game is over: look at it again, or ask for a rematch.
table-seat-empty = That seat is free: nobody to send away.
table-seat-taken = That seat is taken: choose another one.
table-seat-kept = That seat is kept for somebody else: choose another one.
table-one-seat = You have a seat at this table already.
table-same-name = Somebody at this table is called { $name } already: take another name.
table-name = A name has 1 to { $longest } visible characters, and no blank at either end.
table-contribution = A seat’s share of chance has 1 to { $longest } visible characters.
table-not-relieved = Nobody plays in your place: the helm is yours.
table-no-person = No person plays in that seat.
table-already-relieved = A bot has taken over that seat already.
table-rules = This game follows version { $version } of the rules; this Flibuste plays version { $ours }.
table-data = This game is played with other components than this Flibuste has.
table-unknown = There is no such table, or it is not open to all: ask for an invitation.
table-full = No free seat at this table.
table-not-over = The game is not over.
table-not-away = That person is here, or has only just left: wait a while.
table-relieved = A bot keeps your seat: take it back first.
table-given-up = { $names } gave up.
table-given-up-won = { $names } gave up: victory for { $winners }.

## The server

server-no-guest = Say first what you are called.
server-host-only = Only whoever has opened the table can do that.
server-bad-invitation = This invitation is not for this table or this seat.
server-not-your-seat = That seat is not yours.
server-not-your-turn = No hints but on your turn.
server-no-hints = No hints at this table.
server-chat = A message is one line of visible text.
server-stale = The game has gone on meanwhile: see how it stands.
server-too-fast = Easy: too many messages at once.
server-malformed = This message does not have the form it should.
server-not-found = There is nothing at this address.
server-other-origin = This request comes from another site.
server-unavailable = The server cannot write anything down right now: try again in a moment.
server-internal = Damage on our side, and noted. Try again.
server-too-many-tables = You have { $most } tables running already: finish one first.
server-ready = Flibuste is open: { $url } (Ctrl-C closes it)
server-several = Several processes need Redis to hear of each other: add --redis URL.
server-absent = The server’s packages are missing: pip install "flibuste[server]"
server-limits = { $variable } makes no sense: { $reason }.
server-busy = Cannot open { $host }, port { $port }: { $reason }.
server-database = The database does not answer: { $reason }.
cli-help-serve = Open tables to others over the network
cli-arg-host = The address to listen at (0.0.0.0 for the whole network)
cli-arg-port = The port to listen at
cli-arg-database = A SQLite file or the URL of a PostgreSQL database (else in Flibuste’s folder)
cli-arg-redis = The URL of a Redis server, for several processes or machines
cli-arg-server-workers = How many processes serve (more than one: with --redis)
cli-arg-thinkers = How many processes think for bots, for each process that serves
cli-arg-origin = Another address whose pages may connect; can be repeated
cli-arg-secure = Cookies go by https only (behind a proxy that encrypts)
cli-arg-proxy = The address of a proxy whose X-Forwarded-For is believed
cli-arg-client = The folder of the built browser client

## Records

record-missing = There is no { $file }.
record-unreadable = Cannot read { $file }: { $reason }.
record-too-long = { $file } is far too long to be a record.
record-not-utf8 = Line { $line }: this file is not UTF-8 text.
record-not-one = Line { $line }: this file is not a Flibuste record.
record-cut = Line { $line }: the record stops here, its end is missing.
record-expected = Line { $line }: expected “{ $expected }”, found “{ $found }”.
record-number = Line { $line }: “{ $found }” is not a valid number.
record-rules = Line { $line }: played under version { $version } of the rules; this Flibuste replays version { $ours } only.
record-setup = Line { $line }: such a table cannot exist ({ $reason }).
record-refused = Line { $line }: rule { $clause } refuses this table.
record-commitment = Line { $line }: the seed does not match the commitment made before the deal.
record-order = Line { $line }: this order of cards does not fit the game.
record-turn = Line { $line }: seat { $seat } plays, but it is for seat { $turn } to decide.
record-unknown = Line { $line }: “{ $text }” is not a move of this game.
record-notation = Line { $line }: “{ $found }” has to be written “{ $expected }”.
record-illegal = Line { $line }: “{ $text }” is forbidden here by rule { $clause }.
record-end = Line { $line }: the game ends with “{ $expected }”, not with what is written.
record-changed = Line { $line }: the checksum does not match, lines have been changed.
record-more = Line { $line }: there is text after the end.

## What the system says

system-missing = no such file
system-denied = not allowed
system-folder = it is a folder
system-no-folder = it is not a folder
system-read-only = nothing can be written there
system-full = the disk is full
system-long-name = the name is too long

## The command flibuste

cli-about = Flibuste: pirate games with friends, against bots, or by the million.
cli-metavar-command = COMMAND
cli-usage-heading = Usage:
cli-arguments = Arguments
cli-options = Options
cli-commands = Commands
cli-examples = Examples:
cli-help-play = Play in the terminal, against bots or several people at one keyboard
cli-help-rules = Read the rules of a game, or one clause
cli-help-games = The games, their editions, seats and options
cli-help-simulate = Play thousands of random games and count
cli-help-replay = Watch a record, as a seat saw it
cli-help-verify = Check a record: moves, scores, seed of the shuffle
cli-help-bench = Measure the speed of the engine, compiled and interpreted
cli-help-version = Tell the version and the engine in use
cli-help-help = Show this help
cli-help-lang = The language, fr or en (else that of FLIBUSTE_LANG or of the system)
cli-arg-game = The game, or one of its editions (see flibuste games)
cli-arg-clause = A clause, such as KOR-40 or just 40
cli-arg-edition = The edition of the rules
cli-arg-seats = The number of seats
cli-arg-teams = Play in teams
cli-arg-option = Change an option of the table, such as firstSeat=1 (seats are counted from 0); may be repeated
cli-arg-people = The names of the people at the keyboard, from seat 0 on; bots take the other seats
cli-arg-seed = A number that settles chance: same number, same cards
cli-arg-confirm = Wait for Enter after each move, so that it can be taken back
cli-arg-save = A new file to keep the record in (else one in the folder of Flibuste)
cli-arg-resume = Go on with the last game left, or the one in this file
cli-arg-games = How many games
cli-arg-workers = How many processes at once
cli-arg-audit = Check the laws of the game after every move (slower)
cli-arg-records = Also keep a record of each game in this folder
cli-arg-json = Answer in JSON
cli-arg-file = A record
cli-arg-to = Stop after this move
cli-arg-reviewed-seat = The seat whose moves are judged, counted from 0 (else seat 0)
cli-arg-seat = See with the eyes of this seat, counted from 0 (else as a spectator)
cli-arg-seconds = Seconds of work in each round of measuring
cli-seats = seats
cli-edition = edition
cli-your-name = Buccaneer
cli-interrupted = Interrupted.
cli-unrecognized = I do not know “{ $what }”. Try: { $help }
cli-required = Missing: { $what }. Try: { $help }
cli-expected = { $what } needs a value. Try: { $help }
cli-choice = { $what } cannot be { $value }; choose from: { $known }.
cli-usage = I do not understand this command ({ $what }). Try: { $help }
cli-not-a-number = { $argument } needs a whole number, not “{ $value }”.
cli-no-value = { $what } takes no value. Try: { $help }
cli-too-small = { $argument } cannot be { $value }: at least { $least }.
cli-too-large = { $argument } cannot be { $value }: at most { $most }.
cli-not-a-time = { $argument } needs a number of seconds, such as 0.5, not “{ $value }”.
cli-option-form = An option is written name=value, not “{ $option }”.
cli-no-game = Which game? Choose from: { $known }.
cli-over = The game { $file } is over: flibuste replay shows it.
cli-resume-table = { $what }: only for a new game, as one gone on with keeps its table and its file.
cli-nothing-waits = No game is waiting to be gone on with.
cli-too-many-people = { $people } people for { $seats } seats: that many at most.
cli-too-many-bots =
    { $levels ->
        [one] { $levels } level
       *[other] { $levels } levels
    } of bots for { $seats ->
        [0] no free seat
        [one] { $seats } free seat
       *[other] { $seats } free seats
    }: that many at most.
cli-bad-name = A name has 1 to { $longest } visible characters.
cli-same-name = Two people have the same name: nobody would know whose turn it is.
cli-two-editions = { $first } and { $second } are two editions: choose one.
cli-refused = { $why }
cli-save-exists = { $file } is there already: choose another name, or go on with it: flibuste play --resume { $file }
cli-no-writing = Cannot write { $place }: { $reason }.
cli-worker-lost = A process at work was ended from outside: try fewer at once (--workers).
cli-system = The system refuses: { $reason }.
cli-engine-missing = { $variable }={ $value }, but no compiled engine was built here: set Flibuste up again where there is a C compiler, or leave { $variable } out.
cli-engine-unknown = { $variable } is compiled or interpreted, not “{ $value }”.
cli-bench-failed = Measuring the { $engine } engine failed: { $message }
cli-running = This game is still running: its record shows what the other seats should not see.
cli-slow = Flibuste runs in pure Python, many times slower: its compiled engine needs a C compiler at set-up.
cli-measuring = Measuring …
unknown-clause = { $game } has no clause “{ $clause }”.
cli-verified =
    { $file } is in order: { $decisions ->
        [one] { $decisions } move, allowed
       *[other] { $decisions } moves, all allowed
    }.
cli-verified-over = The game is over, the scores are right: { $scores }.
cli-verified-running = The game is still running.
cli-verified-fair = The seal is unbroken: the cards come from the seed behind { $commitment }.
verify-not-fair = This game was not shuffled by commitment: there is nothing to compare.
verify-commitment = That is not the commitment of this game, which is { $found }.
verify-contribution = No seat gave that share of chance.
cli-arg-commitment = The commitment seen before the deal (its beginning will do)
cli-arg-contribution = The share of chance you gave
cli-figure-edition = edition
cli-figure-seats = seats
cli-figure-games = games
cli-figure-decisions = moves
cli-figure-seconds = seconds of CPU
cli-figure-games-per-s = games a second
cli-figure-decisions-per-s = moves a second
cli-figure-engine = engine
cli-figure-checksum = checksum
cli-figure-seat = seat
cli-figure-mean-score = mean score
cli-figure-wins = wins
cli-figure-clone-us = copy of a position, µs
cli-figure-sight-us = sight of a seat, µs
cli-figure-imagine-us = imagined world, µs
cli-figure-ismcts-per-s = plain search, iterations a second

## Terminal

terminal-commitment =
    The luck of this game is drawn and sealed: nobody can change it any more.
    Seal: { $commitment }… (to be checked when the game is over)
terminal-your-turn = Your turn, { $who }.
terminal-turn-of = { $who } to play.
terminal-over = The game is over.
terminal-prompt = Your move (number or notation, ? for help):
terminal-hand-over = Pass the keyboard to { $who }, then Enter.
terminal-go-on = Enter to go on:
terminal-confirm = Enter to go on, undo to take it back:
terminal-undone = Move taken back.
terminal-no-number = No move number { $number }: the list goes from 1 to { $last }.
terminal-no-clause = No rule { $clause } in this rulebook.
terminal-no-rulebook = The rulebook of this game is not aboard.
terminal-nothing-yet = The ship’s log is still empty.
terminal-saved = Game saved: { $file }
terminal-save-failed = Cannot write { $file } ({ $reason }): the game goes on, but without a net.
terminal-come-back = To come back: flibuste play --resume
terminal-come-back-to = To come back: flibuste play --resume { $file }
terminal-review =
    To look back at your decisions: flibuste review { $file }{ $seat ->
        [0] {""}
       *[other] {" "}--seat { $seat }
    }
terminal-record = Record: { $file }
terminal-verify = To check the seal { $commitment }…: flibuste verify { $file }
terminal-thinking = { $who } is thinking… (Ctrl-C to hurry)
unknown-level = No level called “{ $level }” aboard. At the quay: { $known }.
terminal-no-seat = No seat { $seat } at this table: they go from 0 to { $last }.
terminal-no-decision = No move { $number } in this game: it has { $last }.
terminal-help =
    list: every move in full · log: the ship’s log
    { $clause }: a rule · undo: take your move back · Enter: see the table
    save: save · quit: save and leave

## The arena, hints and looking back

cli-help-arena = Set players against each other on the same deals, in every seat
cli-help-hint = What each possible move is worth, at one point of a record
cli-help-review = The moves that cost most, and what was owed to the cards and the others
cli-arg-bots = The level of the bots: dice, mousse, matelot, second, capitaine, amiral; several take turns
cli-arg-players = The levels that meet; amiral@250 gives it 250 ms a move
cli-arg-deals = How many deals, each played in every seating
cli-arg-log = Where to keep the games played (else in the folder of Flibuste)
cli-arg-fresh = Begin anew instead of going on with what was interrupted
cli-arg-at = The move to look at, counted from 1 (else the next one)
cli-arg-worlds = How many worlds to imagine
cli-arg-review-seconds = Seconds that looking back may take in all: it imagines fewer worlds and judges fewer moves if need be
cli-arg-level = Who gives advice
arena-player = player
arena-games = games
arena-win-share = wins
arena-fair-share = without luck of the draw
arena-lead = lead
arena-elo = Elo
arena-too-few = At least two players are needed, such as --players amiral,matelot.
arena-bad-time = “{ $player }”: after @ comes a number of milliseconds.
arena-other-contest = { $file } keeps another contest: choose another file, or --fresh.
arena-not-a-log = { $file } keeps no contest: choose another file, or --fresh.
review-no-decision = There is no move { $number } here: the game has { $last }.
review-not-over = The game is not over: look back afterwards.
review-title = { $who }: { $result } of the victory in the end.
review-fair = Before the deal, everybody could hope for { $share }.
review-decisions = Their own moves, beside the best ones found: { $share }.
review-rest = The cards and the other players: { $share }.
review-draws = Of that, the luck of the draw, as the bots estimate it: { $draws }; all else, with the deal and the moves of the others: { $left }.
review-judged = There was time for { $judged } of { $choices } moves: what the rest of the moves cost counts with the cards.
review-worst = Move { $at }: “{ $taken }” cost { $cost }; “{ $better }” was better.
hint-title = Move { $at }, { $who } to decide:
hint-decision = move
hint-win = wins to hope for
hint-lead = lead to hope for
hint-legend = ★ what a { $level } would do   ● what was played   ± 95 %, { $worlds } worlds

## The data of a game, which whoever owns the box may replace

data-where = { $file }, line { $line }, { $field }
data-none = { $game } has no data to replace.
data-unreadable = Cannot read { $file }: { $reason }.
data-too-long = { $file } is far too long to be a file of data.
data-not-utf8 = { $file }, line { $line }: this file is not UTF-8 text.
data-syntax = { $file }, line { $line }: this is not correct TOML.
data-missing = { data-where }: “{ $name }” is missing.
data-unknown-field = { data-where }: there is no such field; here go: { $known }.
data-no-table = { data-where }: this must be a table of fields.
data-no-list = { data-where }: this must be a list.
data-no-number = { data-where }: this must be a whole number.
data-no-flag = { data-where }: this must be true or false.
data-no-text = { data-where }: this must be a text of 1 to 40 visible characters.
data-range = { data-where }: { $value } is not between { $least } and { $most }.
data-unknown-word = { data-where }: “{ $value }” is none of them; choose from: { $known }.
data-no-source = { data-where }: say where this value is known from, with source: { $known }.
data-twice = { data-where }: “{ $value }” is taken already.
data-count = { data-where }: there are { $found }, there must be { $wanted }.
data-order = { data-where }: these must be there, in this order: { $known }.
data-total = { data-where }: “{ $name }” comes to { $found } in all, it must be { $wanted }.
data-distinct = { data-where }: “{ $name }” has { $found } different values, there must be { $wanted }.
record-data = Line { $line }: played with other data than this Flibuste has.
about-no-data = { $game } has no data of its own: all it needs is in its rulebook.
about-data = The data of { $game } ({ $digest }…), and where each value is known from:
about-printed =
    { $count ->
        [one] { $count } value printed in the original rulebook
       *[other] { $count } values printed in the original rulebook
    }
about-found =
    { $count ->
        [one] { $count } value found elsewhere
       *[other] { $count } values found elsewhere
    }
about-reconstructed =
    { $count ->
        [one] { $count } value reconstructed by us, which you may replace (--data)
       *[other] { $count } values reconstructed by us, which you may replace (--data)
    }
source-printed = printed
source-found = found
source-reconstructed = reconstructed
cli-arg-about = Say where each of the game’s data is known from, instead of its rules
cli-arg-data = Play with the components of this TOML file instead of ours
