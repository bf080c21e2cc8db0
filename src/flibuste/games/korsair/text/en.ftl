### Korsair / Corsaires, English texts.
### $edition: “korsair” or “corsaires”. $you: “yes” if the reader is the player (or belongs
### to the side) named by $who, else “no”. $many: “yes” if $who is a team.
### $kept: the option combatCards, “discard” or “spoils”. $slot is written g0, g1, g2…
### $value, $strength, $gold, $captured, $held and $total are numbers, all else is text.

## The game

game-name =
    { $edition ->
       *[korsair] Korsair
        [corsaires] Corsaires
    }
game-line = Bring your galleons home, plunder the others: a quick and crafty war of nerves for 2 to 6 players, or 8, in 20 to 30 minutes.
edition-korsair = Korsair (Tilsi, 2005)
edition-corsaires = Corsaires (Lutin Ludique)

## Options

option-teams = Everyone for themselves, or teams of two
option-teams-no = everyone for themselves
option-teams-yes = in teams
option-teamSameRound = May the second back up the lead at once on the same galleon?
option-teamSameRound-forbid = no, not in the same round
option-teamSameRound-reinforce = yes, in the shared colour
option-combatCards = Where the cards of a fight go after a capture
option-combatCards-discard = to the discard pile
option-combatCards-spoils = to the capturing side (no gold)
option-expelled = Where a captain or admiral thrown out goes
option-expelled-discard = to the discard pile at once
option-expelled-stay = under the galleon, without effect
option-startSeat = How the first player is found
option-startSeat-chosen = the table chooses
option-startSeat-random = chance decides
option-firstSeat = The seat that begins when the table chooses (counted from 0)
option-admiralTarget = Which galleons the admiral may board
option-admiralTarget-side = your side’s, team-mate included
option-admiralTarget-seat = only those you launched
option-emptyHandAtExhaustion = If a side has no cards when the draw pile runs out
option-emptyHandAtExhaustion-skip = play goes on, its turns are skipped
option-emptyHandAtExhaustion-endNow = the game ends at once
option-partnerHands = Do team-mates see each other’s hands?
option-partnerHands-open = yes, open hands
option-partnerHands-closed = no, hidden hands
option-capturedValues = Show what captured galleons are worth?
option-capturedValues-public = yes, to everybody
option-capturedValues-memory = no, from memory

## Colours (the adjective, as used with “pirate”)

colour-yellow = yellow
colour-red = red
colour-blue = blue
colour-green = green
colour-letter-yellow = Y
colour-letter-red = R
colour-letter-blue = B
# G alone is a galleon.
colour-letter-green = Gr

## Cards (lower case, no article)

card-galleon = galleon worth { $value }
card-pirate =
    { $edition ->
       *[korsair] { $colour } pirate of strength { $strength }
        [corsaires] { $colour } ship of power { $strength }
    }
pirate =
    { $edition ->
       *[korsair] pirate
        [corsaires] ship
    }
pirates =
    { $edition ->
       *[korsair] Pirates
        [corsaires] Ships
    }
card-captain = { $colour } captain
card-admiral = admiral

## Galleons on the table

ship =
    { $you ->
        [yes] your galleon worth { $value }
       *[no] galleon worth { $value } ({ $who })
    }

## Moves on offer

decision-draw = Draw a card
decision-galleon = Launch a { $card }
decision-pirate = Send a { $card } to { $slot }, { $ship }
decision-captain = Put the { $card } aboard { $slot }, { $ship }
decision-admiral = Put the { $card } aboard { $slot }, { $ship }
decision-discard = Discard a card: { $card }

## Ship’s log

event-captured =
    { $you ->
        [yes] Galleon { $slot } is { $many ->
            [yes] ours
           *[no] yours
        }
       *[no] { $who } { $many ->
            [yes] capture
           *[no] captures
        } galleon { $slot }
    }: { $value ->
        [one] { $value } gold piece
       *[other] { $value } gold pieces
    }.
# For a capture where $cards is not empty (Fluent cannot select on an empty text).
event-captured-cards =
    { $you ->
        [yes] Galleon { $slot } is { $many ->
            [yes] ours
           *[no] yours
        }
       *[no] { $who } { $many ->
            [yes] capture
           *[no] captures
        } galleon { $slot }
    }: { $value ->
        [one] { $value } gold piece
       *[other] { $value } gold pieces
    }. { $kept ->
        [spoils] Fighting cards kept as spoils: { $cards }.
       *[discard] Out of the game: { $cards }.
    }
event-drew =
    { $you ->
        [yes] You draw a card.
       *[no] { $who } draws a card.
    }
event-drew-card =
    { $you ->
        [yes] You draw a card: { $card }.
       *[no] { $who } draws a card: { $card }.
    }
event-placed =
    { $you ->
        [yes] You launch a galleon worth { $value } ({ $slot }).
       *[no] { $who } launches a galleon worth { $value } ({ $slot }).
    }
event-pirate =
    { $you ->
        [yes] You send a { $card } to { $slot }
       *[no] { $who } sends a { $card } to { $slot }
    }: fleet of { $strength }.
event-captain =
    { $you ->
        [yes] You put the { $card } aboard { $slot }.
       *[no] { $who } puts the { $card } aboard { $slot }.
    }
event-admiral =
    { $you ->
        [yes] You put the admiral aboard { $slot }.
       *[no] { $who } puts the admiral aboard { $slot }.
    }
event-expelled = Thrown off { $slot }: { $card }!
event-discarded =
    { $you ->
        [yes] You discard a card: { $card }.
       *[no] { $who } discards a card: { $card }.
    }
event-deck-exhausted = The draw pile has run dry: no more drawing, but discarding is now allowed.
event-skipped =
    { $you ->
        [yes] You have no cards left: your turn is skipped.
       *[no] { $who } has no cards left and is skipped.
    }
event-ended =
    { $reason ->
       *[lastCardPlayed] Last card played: the game is over.
        [lastCardDiscarded] Last card discarded: the game is over.
        [emptyHandAtExhaustion] Draw pile dry and a side without cards: the game is over.
    }
event-final-capture =
    { $you ->
        [yes] In the final sharing-out galleon { $slot } is { $many ->
            [yes] ours
           *[no] yours
        }
       *[no] In the final sharing-out galleon { $slot } goes to { $who }
    }: { $value ->
        [one] { $value } gold piece
       *[other] { $value } gold pieces
    }.
event-final-tie =
    Tied on { $slot }: { $value ->
        [one] its gold piece goes
       *[other] its { $value } gold pieces go
    } to the bottom, nobody scores.
event-scored =
    { $you ->
        [yes] { $many ->
            [yes] Our gold
           *[no] Your gold
        }
       *[no] { $who }
    }: { $captured } captured − { $held } in hand = { $total ->
        [one] { $total } gold piece
       *[other] { $total } gold pieces
    }.

## Who controls

control-side =
    { $you ->
        [yes] { $many ->
            [yes] we lead
           *[no] you lead
        }
       *[no] { $who } { $many ->
            [yes] lead
           *[no] leads
        }
    }
control-tied = tied, nobody leads
fleet =
    { $you ->
        [yes] { $many ->
            [yes] our
           *[no] your
        } { $colour } fleet, strength { $strength }
       *[no] { $colour } fleet, strength { $strength } ({ $who })
    }

## End of the game

reason-lastCardPlayed = last card played
reason-lastCardDiscarded = last card discarded
reason-emptyHandAtExhaustion = draw pile dry and a side without cards
winner =
    { $you ->
        [yes] Victory! The sea is { $many ->
            [yes] ours
           *[no] yours
        }
       *[no] { $who } { $many ->
            [yes] win
           *[no] wins
        }
    }, with { $gold ->
        [one] { $gold } gold piece
       *[other] { $gold } gold pieces
    }.
winners =
    Shared victory: { $who }, with { $gold ->
        [one] { $gold } gold piece
       *[other] { $gold } gold pieces
    } a side.

## Refusals

refusal-KOR-2 = No setting sail with { $seats } at the table: it takes 2, 3, 4, 5, 6 or 8 players.
refusal-KOR-3 = With { $seats } it is everyone for themselves: play without teams, or gather 4, 6 or 8 players.
refusal-KOR-4 = With { $seats } you sail in teams of two: turn teams on, or gather 2, 3, 4 or 5 players.
refusal-KOR-7 = Easy now, it is not your turn yet: plan your move meanwhile.
refusal-KOR-9 = There is no seat { $seat } at a table of { $seats }: seats count from 0, choose one of those at the table.
refusal-KOR-10 = In teams a lead begins, and seat { $seat } is not a lead: choose an even seat (0, 2, 4…).
refusal-KOR-18 = That card is not in your hand, or there is no such move: choose one of the moves on offer.
refusal-KOR-22 = The draw pile is dry: play a card, or discard one that is not a galleon.
refusal-KOR-31 = That galleon is not on the table: send your { pirate } to one that is at sea.
refusal-KOR-32 = Another side already holds this colour here: take a free colour or go for another galleon.
refusal-KOR-33 = Your side already has another colour here: reinforce your fleet in its own colour, or go for another galleon.
refusal-KOR-40 = This captain needs a { pirate } of its colour, from your side, on that galleon: play it where there is one, or open that colour first if it is free.
refusal-KOR-42 = That galleon is not on the table: put your captain aboard one that is at sea.
refusal-KOR-45 = The admiral boards only a galleon at sea that is yours (or your team-mate’s, if the option allows): choose one, or play something else.
refusal-KOR-52 = Discarding is only for an empty draw pile, and never for a galleon: play a card, or draw while there are any left.
refusal-KOR-67 = The game is over: you can review it or call for a rematch.
refusal-KOR-78 = Your lead has already played on that galleon this round: go for another galleon, or come back to it next round.

## The table in words (the keys of the view)

see-deck = draw pile
see-hands = Hands
see-size = hand of
see-cards = cards
see-galleons = Galleons at sea
see-slot = galleon
see-gold = gold
see-owner = owner
see-controller = prize of
see-character = aboard
see-fleets = fleets
see-colour = colour
see-yellow = { colour-yellow }
see-red = { colour-red }
see-blue = { colour-blue }
see-green = { colour-green }
see-side = side
see-strength = strength
see-seat = by
see-card = card
see-barred = barred this turn
see-sides = Sides
see-captured = galleons taken
see-spoils = spoils
see-discard = discard
see-teams = in teams

## Help

help-short =
    Aim: have the most gold, by bringing your galleons home and taking the others’.
    Your turn: capture what you control, then draw OR play one card.
    { pirates }: each side its own colour on a galleon; the strongest fleet controls.
    Level at the top: nobody controls. Not attacked: whoever launched it does.
    Captain: where you have a { pirate } of its colour. Admiral: on your own galleon.
    The latest of these characters throws out the other and outranks all fleets.
    Draw pile empty: you may discard (no galleon); a side out of cards ends it.
    Every galleon left in your hand costs you its gold.
help-notation =
    draw: draw a card
    G5: launch a galleon worth 5
    R3>g0: send a red { $edition ->
           *[korsair] pirate of strength 3
            [corsaires] ship of power 3
        } to galleon g0
    C:blue>g2: put the blue captain aboard g2
    A>g2: put the admiral aboard g2
    X:red1: discard a red { $edition ->
           *[korsair] pirate of strength 1
            [corsaires] ship of power 1
        }
    X:C:blue: discard the blue captain
    X:A: discard the admiral
    Colours: yellow, red, blue, green, or just Y, R, B, Gr: Y3>g0 will do.

## The table as drawn (short words)

table-asked =
    { $deck ->
        [0] Play a card, or discard one.
       *[other] Draw, or play a card.
    }
table-deck =
    { $deck ->
        [0] draw pile dry
       *[other] draw pile { $deck }
    }
table-discard = discard { $count }
table-cards =
    { $count ->
        [0] empty hand
        [one] { $count } card
       *[other] { $count } cards
    }
table-cards-short = { $count } c.
table-gold = { $gold } gold
table-spoils = spoils { $count }
table-team = team { $team }
table-team-short = team { $team }
table-you = you
table-us = us
table-hand = { $who } (you)
table-hand-of = { $who }’s hand
table-empty-hand = no cards left
table-draw = draw
table-empty-sea = No galleon at sea.
table-head-galleon = galleon
table-head-owner = owner
table-head-fleets = fleets
table-head-character = aboard
table-head-taker = prize of
table-captain = capt. { $letter }
table-admiral = admiral
table-tied = tied
table-barred = { $slot } is closed to you this round: your lead has just played there ({ $clause }).
table-ledger = The ledger
table-ledger-side = side
table-ledger-captured = galleons captured
table-ledger-held = left in hand
table-ledger-total = gold
