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
record-order = Line { $line }: this order of cards does not fit the game.
record-turn = Line { $line }: seat { $seat } plays, but it is for seat { $turn } to decide.
record-unknown = Line { $line }: “{ $text }” is not a move of this game.
record-notation = Line { $line }: “{ $found }” has to be written “{ $expected }”.
record-illegal = Line { $line }: “{ $text }” is forbidden here by rule { $clause }.
record-end = Line { $line }: the game ends with “{ $expected }”, not with what is written.
record-changed = Line { $line }: the checksum does not match, lines have been changed.
record-more = Line { $line }: there is text after the end.
