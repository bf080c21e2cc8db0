### Störtebeker, English texts.
### $you: “yes” if the reader is the player named by $who, else “no”; $yours likewise for $owner.
### $slot, $points, $strength, $chance, $first, $second (number dice), $crew, $total, $score and $count are numbers.

## The game

game-name = Störtebeker
game-line = Load provisions, hide pirates and board the ships before you are counter-attacked: 2 to 4 players, an hour.
edition-stortebeker = Störtebeker (Hans im Glück, 2000)
about-data-note = The original rulebook tells neither the thirty ships, nor the symbols on the cards, nor the faces of the colour dice.

## Options

option-bonus = Bonus for three ships of one colour
option-bonus-false = no
option-bonus-true = yes
option-lookahead3 = Three ships of the convoy open instead of one
option-lookahead3-false = no
option-lookahead3-true = yes
option-failStops = Does a failed boarding end the boarding of the turn?
option-failStops-false = no
option-failStops-true = yes
option-counterStops = Does a successful counter-attack end the boarding of the turn?
option-counterStops-false = no
option-counterStops-true = yes
option-threeShips = For two, three ships at sea instead of four
option-threeShips-false = no
option-threeShips-true = yes
option-tieOrder = Who has the ship on equal totals
option-tieOrder-startPlayer = the first in the round
option-tieOrder-attacker = the first from the attacker on
option-exchangeReclaim = May one take back what one has just exchanged?
option-exchangeReclaim-false = no
option-exchangeReclaim-true = yes
option-stallRounds = Rounds without a capture that end the game

## Cards

card-water = water
card-beans = beans
card-bread = bread
card-meat = meat
card-rum = rum
card-bananas = bananas
some-water = { card-water }
some-beans = { card-beans }
some-bread = { card-bread }
some-meat = { card-meat }
some-rum = { card-rum }
some-bananas = { card-bananas }
some-pirate = a pirate of { $value }
card-symbol = { $card }*
card-pirate = pirate { $value }
no-cards = none
hull-yellow = yellow
hull-red = red
hull-blue = blue
hull-green = green
hull-white = white
hull-letter-yellow = Y
hull-letter-red = R
hull-letter-blue = B
hull-letter-green = G
hull-letter-white = W

## Decisions offered

decision-place = Lay { $card } at ship { $ship } (slot { $slot })
decision-done =
    { $left ->
        [one] Lay no more: { $left } card left to play
       *[other] Lay no more: { $left } cards left to play
    }
decision-plan-throw =
    { $left ->
        [one] Throw away the card that is left
       *[other] Throw away the { $left } cards that are left
    }
decision-plan-throw-shot =
    { $left ->
        [one] Pay for a broadside with the card that is left
       *[other] Pay for a broadside, throw away the rest
    }
decision-plan-ex2 =
    { $left ->
        [2] Exchange two cards for one of the discard pile
       *[other] Exchange two cards for one of the discard pile, throw away the other
    }
decision-plan-ex2-shot = Exchange two cards for one of the discard pile, and pay for a broadside
decision-plan-ex3 = Exchange three cards for up to two of the discard pile
decision-discard = Discard { $card }
decision-pick = Take { $card } from the discard pile
decision-target = Fire at { $ship } (slot { $slot })
decision-hit-pass = Hit nothing
decision-hit-keep = Take { $card } of { $owner } for your side
decision-hit-sink = Sink { $card } of { $owner }
decision-lose = Lose { $card }
decision-board = Board { $ship } (slot { $slot }): { $points } points, strength { $strength }, a chance of { $chance } %
decision-stop = Board no more
decision-counter-pass = Let it be
decision-counter-go = Counter-attack!
decision-add = Add { $card }

## Log

event-placed =
    { $you ->
        [yes] You lay
       *[no] { $who } lays
    } { $card } (slot { $slot }).
event-placed-hidden =
    { $you ->
        [yes] You lay
       *[no] { $who } lays
    } a hidden pirate (slot { $slot }).
event-plan-throw =
    { $you ->
        [yes] You throw
       *[no] { $who } throws
    } the rest away.
event-plan-throw-shot =
    { $you ->
        [yes] You pay
       *[no] { $who } pays
    } for a broadside.
event-plan-ex2 =
    { $you ->
        [yes] You exchange
       *[no] { $who } exchanges
    } two cards for one.
event-plan-ex2-shot =
    { $you ->
        [yes] You exchange two cards for one and pay
       *[no] { $who } exchanges two cards for one and pays
    } for a broadside.
event-plan-ex3 =
    { $you ->
        [yes] You exchange
       *[no] { $who } exchanges
    } three cards for up to two.
event-discarded =
    { $you ->
        [yes] You discard
       *[no] { $who } discards
    } { $card }.
event-picked =
    { $you ->
        [yes] You take
       *[no] { $who } takes
    } { $card } from the discard pile.
event-fired =
    { $you ->
        [yes] You fire
       *[no] { $who } fires
    } a broadside (slot { $slot }): { $first } and { $second }.
event-hit-kept =
    { $you ->
        [yes] You steal
       *[no] { $who } steals
    } { $card } { $yours ->
        [yes] from your side
       *[no] from { $owner }
    } (slot { $slot }).
event-hit-sunk =
    { $you ->
        [yes] You sink
       *[no] { $who } sinks
    } { $card } { $yours ->
        [yes] on your side
       *[no] of { $owner }
    } (slot { $slot }).
event-spared =
    { $you ->
        [yes] You leave
       *[no] { $who } leaves
    } { $card } where it is.
event-lost =
    { $you ->
        [yes] You lose
       *[no] { $who } loses
    } { $card } (slot { $slot }).
event-boarded =
    { $you ->
        [yes] Board her! You attack
       *[no] Board her! { $who } attacks
    } slot { $slot }, pirates: { $cards }.
event-rolled-enough =
    { $you ->
        [yes] You roll
       *[no] { $who } rolls
    } { $first } + { $second }, crew { $crew }: { $total } against { $strength }, a success…
event-rolled-short =
    { $you ->
        [yes] You roll
       *[no] { $who } rolls
    } { $first } + { $second }, crew { $crew }: { $total } against { $strength }, a failure.
event-rolled-counter =
    { $you ->
        [yes] You roll
       *[no] { $who } rolls
    } { $first } + { $second }, crew { $crew }: { $total }.
event-failed =
    { $you ->
        [yes] You are
       *[no] { $who } is
    } driven back (slot { $slot }), colour dice: { $first } and { $second }.
event-passed =
    { $you ->
        [yes] You let it be.
       *[no] { $who } lets it be.
    }
event-countered =
    { $you ->
        [yes] You counter-attack
       *[no] { $who } counter-attacks
    } (slot { $slot })!
event-added =
    { $you ->
        [yes] You add
       *[no] { $who } adds
    } { $card } (slot { $slot }).
event-revealed =
    { $you ->
        [yes] Your pirates
       *[no] The pirates of { $who }
    } (slot { $slot }): { $cards }.
event-captured =
    { $you ->
        [yes] You take
       *[no] { $who } takes
    } { $ship } (slot { $slot }): { $score } points in all.
event-uncovered =
    { $you ->
        [yes] Your hidden pirates
       *[no] The hidden pirates of { $who }
    } (slot { $slot }) go with the ship: { $cards }.
event-stopped =
    { $you ->
        [yes] You board no more.
       *[no] { $who } boards no more.
    }
event-entered = { $ship } arrives (slot { $slot }), { $convoy } left in the convoy.
event-took-reserve =
    { $you ->
        [yes] You take your reserve
       *[no] { $who } takes the reserve
    } into hand: { $cards }.
event-reshuffled =
    { $number ->
        [one] The discard pile becomes the draw pile: { $number } card.
       *[other] The shuffled discard pile becomes the draw pile: { $number } cards.
    }
event-drew =
    { $you ->
        [yes] You draw
       *[no] { $who } draws
    } { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
event-drew-cards =
    { $you ->
        [yes] You draw
       *[no] { $who } draws
    }: { $cards }.
event-last-round = The convoy is empty and a ship taken is not replaced: this round is played to its end, and that is all.
event-round = Round { $number }.
event-ended =
    { $reason ->
       *[convoy] The last round is played: the game is over, the sea belongs to { $who }.
        [emptySea] No ship is left at sea: the game is over, the sea belongs to { $who }.
        [stall] Too many rounds without a capture: the game stops, the sea belongs to { $who }.
    }

## The end

reason-convoy = convoy exhausted
reason-emptySea = no ship at sea
reason-stall = too long without a capture
winner =
    { $you ->
        [yes] Victory! The sea is yours
       *[no] { $who } wins
    }, with { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
winners =
    A shared victory: { $who }, with { $score ->
        [one] { $score } point
       *[other] { $score } points
    } each.

## Refusals

refusal-STB-1 = { $seats } cannot set sail: it takes 2, 3 or 4 players.
refusal-STB-9 = One thing at a time: cards, broadside, boarding, counter-attacks.
refusal-STB-10 = Patience, it is not your turn: the helm goes from hand to hand.
refusal-STB-12 = In this order: lay cards, then exchange or throw away, then pay for a broadside. See the list of moves.
refusal-STB-13 = You have too few cards left to play for that: choose less.
refusal-STB-15 = Lay a card of your hand at a ship at sea: one of them is missing.
refusal-STB-17 = The ship does not ask for it, or your side has enough: lay something else, or elsewhere.
refusal-STB-20 = No plain provision supports this pirate: lay one first.
refusal-STB-29 = This card was not in the discard pile before your turn: take another.
refusal-STB-30 = The discard pile is empty, there is nothing to take: throw your cards away or pay for a broadside.
refusal-STB-33 = This card is not in your hand: discard one of yours.
refusal-STB-35 = Fire where you have a provision and somebody else has one: aim at another ship, or keep your powder dry.
refusal-STB-37 = The die does not show this card, or it is not there: choose from the list.
refusal-STB-38 = Your side has no room for this card: sink it.
refusal-STB-41 = Lose one of your pirates at this ship.
refusal-STB-43 = Nobody boards in the first round: prepare yourself.
refusal-STB-44 = You lack provisions at this ship: boarding takes a complete side.
refusal-STB-46 = You have tried this ship already: once a turn, not twice.
refusal-STB-51 = Lose a provision that the die shows: plain or with symbol, as you like.
refusal-STB-58 = Your hand does not have all the provisions that are missing: let it be.
refusal-STB-60 = Add the provision that is missing, plain or with symbol, if you have it.
refusal-STB-80 = The game is over: you may replay it or ask for a rematch.
refusal-STB-95 = With { $seats } there are four ships at sea: three are for two players.
refusal-STB-102 = Name the cards in the order of the list, or all together: this one comes too soon or too late.

## Help

help-short =
    Aim: capture ships, they are worth points. Once the convoy is empty and one
    more ship is captured, the round is played to its end, and that is all.
    Your turn: play three cards. Lay provisions that the ship asks for, and
    hidden pirates, one at most for each plain provision (those with * are
    themselves a pirate of value 1). The rest is exchanged (2 for 1, 3 for 2 of
    the discard pile), thrown away, or pays for a broadside: two colour dice,
    each of which steals or sinks a provision of somebody else.
    Then board the ships where your side is complete: two dice + pirates +
    symbols, at least the strength; nobody boards in round 1. Failed: the
    colour dice cost you provisions. Done: the others may counter-attack,
    adding up to three provisions from hand; the highest total takes the ship.
    At last you draw up to six cards.
    odds: your chances of boarding · prizes: everybody’s ships
help-notation =
    rum 0: lay rum in slot 0 · done: lay no more
    throw, shot, exchange 2, exchange 2 shot, exchange 3: what becomes of the rest
    discard rum water (in any order) · pick P3 · target 1 · board 0 · stop
    hit 2 meat* keep, hit 2 meat sink, spare: a broadside
    counter, pass, add beans: a counter-attack · lose P2
    meat* is meat with a pirate symbol · seats are counted from 0

## The table as drawn (short words)

table-asked-place = Lay a card, or done.
table-asked-plan = What becomes of the rest?
table-asked-discard = Discard a card, in the order of your hand: those before it stay.
table-asked-pick = Take a card from the discard pile, in its order: those before it stay.
table-ask-several = Or several at once, in any order.
table-asked-target = At which ship do you fire?
table-asked-hit = The die shows { $card }: what do you hit?
table-asked-shed = Too many pirates for your provisions: lose one.
table-asked-board = Board her?
table-asked-lose = The die shows { $card }: what do you lose?
table-asked-counter = Counter-attack? There are { $total }, you need { $needed }: { $chance } % with the dice.
table-asked-counter-not = There are { $total }, and you lack the provisions to counter-attack: let it be.
table-asked-add = Missing provision: { $card }. Add it.
table-round = round { $round }
table-last-round = last round ({ $round })
table-deck = draw pile { $deck }
table-convoy = convoy { $convoy }
table-quiet = no capture: { $quiet }
table-left =
    { $left ->
        [one] { $left } card to play
       *[other] { $left } cards to play
    }
table-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
table-score = { $score } pts
table-track = space { $track }
table-bonus = bonus { $bonus }
table-ships =
    { $count ->
        [0] no ship
        [one] { $count } ship
       *[other] { $count } ships
    }
table-known = took { $cards }
table-hand = { $who } (you)
table-you = you
table-points = { $points } pts
table-strength = strength { $strength }
table-needs = needs
table-lacks = lacks { $cards }
table-complete = complete
table-odds = { $chance } %
table-hidden = { $count } hidden
table-tried = tried
table-target = target
table-empty = empty slot
table-next = Next
table-no-next = The convoy is empty.
table-discard = Discards
table-discard-empty = none
table-reserve = Reserve
table-dice = Dice
table-chances = Slot { $slot }, { $ship }: { $crew } + two dice against { $strength }, that is { $chance } %{ $lacks ->
        [0] {""}
        [one] {" "}({ $lacks } card missing)
       *[other] {" "}({ $lacks } cards missing)
    }
table-chances-none = You have nothing at sea.
table-taken = { $who }: { $ships }
table-ledger = The ledger
table-ledger-seat = player
table-ledger-ships = ships
table-ledger-points = points
table-ledger-bonus = bonus
table-ledger-total = total

## Moves to type

notation-done = done
notation-plan-throw = throw
notation-plan-throw-shot = shot
notation-plan-ex2 = exchange 2
notation-plan-ex2-shot = exchange 2 shot
notation-plan-ex3 = exchange 3
notation-discard = discard
notation-pick = pick
notation-target = target
notation-hit = hit
notation-hit-pass = spare
notation-keep = keep
notation-sink = sink
notation-lose = lose
notation-board = board
notation-stop = stop
notation-counter-go = counter
notation-counter-pass = pass
notation-add = add

## The table in words (the keys of the view)

see-active = turn of
see-phase = waiting for
see-phase-place = a card to lay
see-phase-plan = what becomes of the rest
see-phase-discard = a discard
see-phase-pick = a card to take
see-phase-target = a ship to fire at
see-phase-hit = a provision to hit
see-phase-shed = a pirate to lose
see-phase-board = a boarding
see-phase-lose = a provision to lose
see-phase-counter = a counter-attack
see-phase-add = a provision to add
see-winners = winners
see-round = round
see-quietRounds = rounds without a capture
see-lastRound = last round
see-left = cards to play
see-exchanged = cards exchanged
see-picks = to take from the discard pile
see-shot = broadside paid for
see-target = slot at stake
see-dice = colour dice
see-die = the die shows
see-lacking = missing now
see-totals = boarding totals
see-counter = your counter-attack
see-needed = you need
see-chance = chance
see-deck = draw pile
see-discard = discards
see-pool = to be taken from it
see-reserve = reserve
see-convoy = convoy
see-ahead = Next
see-sea = At sea, slot
see-id = ship
see-hull = colour
see-points = points
see-strength = strength
see-needs = needs
see-tried = tried
see-sides = sides
see-cards = cards
see-hidden = hidden pirates
see-own = namely
see-missing = lacks
see-lacks = cards missing
see-provisions = provisions laid
see-seats = Players
see-size = hand of
see-known = took
see-recalled = pirates taken
see-card = card
see-slots = may lie in slots
see-score = points
see-track = space
see-bonus = bonus
see-captured = ships taken
see-water = { card-water }
see-beans = { card-beans }
see-bread = { card-bread }
see-meat = { card-meat }
see-rum = { card-rum }
see-bananas = { card-bananas }
see-hull-yellow = { hull-yellow }
see-hull-red = { hull-red }
see-hull-blue = { hull-blue }
see-hull-green = { hull-green }
see-hull-white = { hull-white }
