### Flibuste: the sentences all games share.

## What is asked for and not found

unknown-game = No game called “{ $game }” in port. At the quay: { $known }.
unknown-edition = { $game } has no edition “{ $edition }”. Editions: { $known }.
unknown-option = { $game } has no option “{ $option }”. Options: { $known }.
unknown-value = Option { $option } does not take “{ $value }”. Values: { $known }.
no-such-decision = “{ $text }” is no move I understand: type a number from the list, or ? for help.

## Taking a move back

undo-nothing = You have not played yet: nothing to take back.
undo-others = Somebody else has played since: this move stays.
undo-revealed = A hidden card has been shown since: this move stays.

## Records

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
record-turn = Line { $line }: seat { $seat } plays, but it is for seat { $turn } to decide.
record-unknown = Line { $line }: “{ $text }” is not a move of this game.
record-notation = Line { $line }: “{ $found }” has to be written “{ $expected }”.
record-illegal = Line { $line }: “{ $text }” is forbidden here by rule { $clause }.
record-end = Line { $line }: the game ends with “{ $expected }”, not with what is written.
record-changed = Line { $line }: the checksum does not match, lines have been changed.
record-more = Line { $line }: there is text after the end.

## Terminal

terminal-commitment = Deal committed to before the first card: { $commitment }…
terminal-your-turn = Your turn, { $who }.
terminal-turn-of = { $who } to play.
terminal-over = The game is over.
terminal-prompt = Your move (number or notation, ? for help):
terminal-hand-over = Pass the keyboard to { $who }, then Enter.
terminal-confirm = Enter to go on, undo to take it back:
terminal-undone = Move taken back.
terminal-no-number = No move number { $number }: the list goes from 1 to { $last }.
terminal-no-clause = No rule { $clause } in this rulebook.
terminal-no-rulebook = The rulebook of this game is not aboard.
terminal-nothing-yet = The ship’s log is still empty.
terminal-saved = Game saved: { $file }
terminal-save-failed = Cannot write { $file } ({ $reason }): the game goes on, but without a net.
terminal-come-back = To come back: flibuste play --resume
terminal-record = Record: { $file }
terminal-verify = Deal can be checked: flibuste verify { $file }
terminal-unknown-bot = No bot called “{ $kind }” aboard. At the quay: { $known }.
terminal-no-seat = No seat { $seat } at this table: they go from 0 to { $last }.
terminal-no-decision = No move { $number } in this game: it has { $last }.
terminal-help =
    list: every move in full · log: the ship’s log
    { $clause }: a rule · undo: take your move back · Enter: see the table
    save: save · quit: save and leave
