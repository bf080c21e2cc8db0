### Corsari, English texts.
### $you: “yes” if the reader is the player named by $who, otherwise “no”.
### $value, $count, $sum, $total, $malus, $deck and $round are numbers, everything else is text.

## The game

game-name = Corsari
game-line = Man your ship from two pirate bands, shake off the stowaways and weigh anchor first: 2 to 4 players, 30 to 45 minutes.
edition-corsari = Corsari (Piatnik, 2003)

## Options

option-startSeat = The seat that begins the first round (counted from 0)
option-startSeat-random = by lot
option-grandMasterScope = Who can become Grand Master of the Seas
option-grandMasterScope-captain = the captain only
option-grandMasterScope-any = everybody without a stowaway
option-portCrew = May the port’s colour be a crew colour?
option-portCrew-true = yes
option-portCrew-false = no
option-emptyCrew = May one sail without a crew?
option-emptyCrew-false = no
option-emptyCrew-true = yes
option-captainReoptimises = Does a beaten captain take as few stowaways as possible?
option-captainReoptimises-false = no, everybody picks a crew freely
option-captainReoptimises-true = yes, each rival is counted at its best
option-fillColours = In which colours the captain’s crew can be filled in
option-fillColours-named = those the captain named
option-fillColours-present = those really on board

## Colours (the adjective)

colour-red = red
colour-orange = orange
colour-yellow = yellow
colour-green = green
colour-azure = azure
colour-blue = blue
colour-violet = violet
colour-pink = pink
colour-grey = grey
colour-brown = brown
colour-letter-red = R
colour-letter-orange = O
colour-letter-yellow = Y
colour-letter-green = G
colour-letter-azure = A
colour-letter-blue = B
colour-letter-violet = V
colour-letter-pink = P
colour-letter-grey = S
colour-letter-brown = N
two-colours = { $one } and { $other }
no-colour = no colour

## Cards

card = { $colour } { $value }
no-cards = none

## Decisions on offer

decision-draw-deck =
    { $deck ->
        [one] Draw the last card: you will have to weigh anchor
       *[other] Draw a hidden card
    }
decision-draw-discard = Take the { $card } from the discards
decision-draw-quay = Recruit the { $card } on the quay: the port turns { $colour }
decision-draw-last-quay = Recruit the { $card }, last of the quay: the round is void
decision-discard = Discard the { $card }
decision-sail = Weigh anchor!
decision-stay = Stay in port
decision-fill = Lend the { $card } to the captain’s crew
decision-fill-done = Lend nothing more
decision-crew =
    Crew { $colours }: { $count ->
        [0] not one stowaway!
        [one] 1 stowaway, sum { $sum }
       *[other] { $count } stowaways, sum { $sum }
    }
decision-crew-unknown = Crew { $colours }

## Ship’s log

event-dealt =
    Round { $round }: port { $port }, discard { $card }, deck { $deck }. { $you ->
        [yes] You begin.
       *[no] { $who } begins.
    }
event-dealt-last =
    Round { $round }, the last one: port { $port }, discard { $card }, deck { $deck }. { $you ->
        [yes] You begin.
       *[no] { $who } begins.
    }
event-hand = Your hand: { $cards }.
event-drew =
    { $you ->
        [yes] You draw a card.
       *[no] { $who } draws a card.
    }
event-drew-card =
    { $you ->
        [yes] You draw the { $card }.
       *[no] { $who } draws the { $card }.
    }
event-took-discard =
    { $you ->
        [yes] You take
       *[no] { $who } takes
    } the { $card } from the discards.
event-took-quay =
    { $you ->
        [yes] You recruit
       *[no] { $who } recruits
    } the { $card } on the quay: port { $port }.
event-took-last-quay =
    { $you ->
        [yes] You recruit
       *[no] { $who } recruits
    } the { $card }, and the quay is deserted.
event-discarded =
    { $you ->
        [yes] You discard
       *[no] { $who } discards
    } the { $card }.
event-deck-exhausted =
    That was the last card: { $you ->
        [yes] you must weigh anchor.
       *[no] { $who } must weigh anchor.
    }
event-sailed =
    { $you ->
        [yes] You weigh anchor!
       *[no] { $who } weighs anchor!
    } Port { $port } for everybody.
event-laid-out =
    { $you ->
        [yes] Your crew
       *[no] Crew of { $who }
    } ({ $colours }): { $crew } · dismissed: { $dismissed } · stowaways: { $stowaways } (sum { $sum }).
event-fits =
    { $who } has { $more ->
        [yes] something else
       *[no] something
    } to lend the captain.
event-fits-not =
    { $who } has nothing { $more ->
        [yes] more to lend
       *[no] to lend
    } the captain.
event-filled =
    { $you ->
        [yes] You lend
       *[no] { $who } lends
    } the { $card } to the captain.
event-reordered =
    { $you ->
        [yes] You are
       *[no] { $who } is
    } counted at best ({ $colours }): sum { $sum }.
event-captain-won =
    { $you ->
        [yes] Nobody comes as low as you (sum { $sum }): your
       *[no] Nobody comes as low as { $who } (sum { $sum }): the captain’s
    } stowaways go back to the pack, the others keep theirs.
event-captain-beaten =
    { $rivals }: a sum as small as { $you ->
        [yes] yours ({ $sum }) or smaller. You take all those stowaways, and your own.
       *[no] that of { $who } ({ $sum }) or smaller. The captain takes all those stowaways, and the captain’s own.
    }
event-malus =
    { $you ->
        [yes] You
       *[no] { $who }
    }: { $count ->
        [0] nothing more
       *[other] +{ $count }
    }, { $total } in all.
event-void =
    { $you ->
        [yes] You empty the quay
       *[no] { $who } empties the quay
    }: the round is void, nothing counts.
event-last-round = { $malus } stowaways taken between you all: one more round, the last.
event-shortage = Too few cards to deal: the stowaways taken go back to the pack, the counts stay.
event-ended =
    { $reason ->
       *[grandMaster] Not one stowaway aboard: { $who }, Grand Master of the Seas! The game stops there.
        [lastRound] The last round is counted: the game is over.
    }

## The end

reason-grandMaster = Grand Master of the Seas
reason-lastRound = last round counted
master =
    { $you ->
        [yes] You are Grand Master of the Seas
       *[no] { $who } is Grand Master of the Seas
    }, with { $malus ->
        [one] { $malus } stowaway
       *[other] { $malus } stowaways
    } on the books and none aboard.
masters = Grand Masters of the Seas together: { $who }.
winner =
    { $you ->
        [yes] Victory! The sea is yours
       *[no] { $who } wins
    }, with { $malus ->
        [one] { $malus } stowaway
       *[other] { $malus } stowaways
    }.
winners =
    A shared victory: { $who }, with { $malus ->
        [one] { $malus } stowaway
       *[other] { $malus } stowaways
    } each.

## Refusals

refusal-CSI-2 = With { $seats } nobody can cast off: it takes 2, 3 or 4 players.
refusal-CSI-10 = No seat { $seat } at a table of { $seats }: seats are counted from 0.
refusal-CSI-11 = Patience, it is not your turn: the helm goes from hand to hand.
refusal-CSI-12 = All in good time: draw, discard, then weigh anchor if you feel like it.
refusal-CSI-13 = A card first: take one from the deck, the discards or the quay.
refusal-CSI-25 = That card is not in your hand: discard one of yours.
refusal-CSI-29 = Enough of going round with the discards: take from the deck or the quay.
refusal-CSI-32 = The anchor is up, recruiting is over: what is left is to lend to the captain and to name crews.
refusal-CSI-34 = Name one or two colours you hold.
refusal-CSI-39 = At this table the port’s colour cannot be a crew colour: name another.
refusal-CSI-46 = Lend to the captain or say done, and name your crew after that: in this order.
refusal-CSI-47 = That card is not in your hand: lend one of yours.
refusal-CSI-48 = The captain does not sail under that colour: lend a card of one of the crew’s.
refusal-CSI-49 = That job is taken in the captain’s crew: pick a value that is missing.
refusal-CSI-50 = You have lent that value already: one card a job and player.
refusal-CSI-53 = A card of the port is not lent: it will be dismissed and cost you nothing.
refusal-CSI-54 = The captain fills in nobody’s crew: name your colours.
refusal-CSI-55 = Name one or two colours you still hold.
refusal-CSI-66 = You took the last card of the deck: no choice left, weigh anchor.
refusal-CSI-75 = The game is over: look at it again, or ask for a rematch.
refusal-CSI-84 = Three void rounds in a row are enough: the last one on the quay stays there.
refusal-CSI-85 = Lend your cards from the lowest to the highest: that one comes too late.

## The table in words (the keys of the view)

see-phase = waiting for
see-phase-draw = a card to take
see-phase-discard = a discard
see-phase-declare = stay or weigh anchor
see-phase-crew = a crew
see-phase-fill = cards to lend
see-winners = winners
see-round = round
see-start = begun by
see-lastRound = last round
see-deck = deck
see-discard = discards
see-quay = quay
see-port = port
see-captain = captain
see-open = to fill in
see-colours = colours
see-values = values
see-malus = stowaways
see-discardStreak = discards taken in a row
see-voidStreak = void rounds in a row
see-seats = Seats
see-size = hand of
see-cards = cards
see-known = known cards
see-layout = layout
see-crew = crew
see-dismissed = dismissed
see-stowaways = stowaways aboard
see-sum = sum
see-fills = lent
see-gained = more
see-pile = pile
see-best = at best
see-loads = for the captain to take
see-count = count

## Help

help-short =
    Aim: take as few stowaways as you can over several rounds.
    Your turn: take a card (deck, discards or quay), discard one,
    then stay in port or weigh anchor.
    Crew: two colours at most, each value once.
    All other cards of the port’s colour (top of the quay) are dismissed, for free.
    What is left are your stowaways. The captain must have the smallest sum, or
    takes those of every rival who has as little or less, and the captain’s own.
    Taking from the quay changes the port; the last of the quay voids the round.
    35 stowaways taken by all: one more round. A captain with none wins on the spot.
    best: the best crew you could name now
help-notation =
    deck, discards, quay: take a card from there
    R9: discard the red 9
    stay, sail: stay in port, weigh anchor
    crew RG: a red and green crew
    +R7, done: lend the captain the red 7, lend nothing more
    R red, O orange, Y yellow, G green, A azure,
    B blue, V violet, P pink, S grey, N brown

## Moves as they are typed

notation-draw-deck = deck
notation-draw-discard = discards
notation-draw-quay = quay
notation-sail = sail
notation-stay = stay
notation-crew = crew
notation-fill-done = done

## The table as drawn (short words)

table-asked-draw = Take a card.
table-asked-discard = Discard a card.
table-asked-declare = Stay in port, or weigh anchor?
table-ask-best = (best: what you have)
table-asked-forced = Last card of the deck: weigh anchor.
table-asked-crew = Name your crew.
table-asked-fill = Lend the captain what is missing, if you like, the lowest value first.
table-round = round { $round }
table-last-round = last round ({ $round })
table-deck = deck { $deck }
table-malus-of-all = stowaways { $malus }/35
table-malus =
    { $malus ->
        [one] { $malus } stowaway
       *[other] { $malus } stowaways
    }
table-malus-short = { $malus } st.
table-gained = +{ $count }
table-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
table-known = took { $cards }
table-captain = captain
table-quay = Quay
table-top = top
table-discard = Discards
table-discard-empty = empty
table-discard-more =
    { $count ->
        [0] (alone)
        [one] on { $count } other
       *[other] on { $count } others
    }
table-port = Port { $colour }: outside a crew this colour is dismissed, for free.
table-port-next = If { $card } goes: port { $colour }.
table-port-last = If { $card } goes: quay empty, round void.
table-port-fixed = The anchor is up: the port changes no more.
table-crew = crew
table-dismissed = dismissed
table-stowaways = stowaways
table-sum = sum { $sum }
table-fills = lent
table-open = The captain lacks: { $values } ({ $colours }).
table-hand = { $who } (you)
table-of-port = port
table-best = At best now: crew { $crew }, { $count ->
        [0] not one stowaway!
        [one] 1 stowaway, sum { $sum }.
       *[other] { $count } stowaways, sum { $sum }.
    }
table-best-fills = Lend { $cards }, then crew { $crew }: { $count ->
        [0] not one stowaway!
        [one] 1 stowaway, sum { $sum }.
       *[other] { $count } stowaways, sum { $sum }.
    }
table-more-crews = … and { $count } other crews, with no smaller sum (list shows them all)
table-best-loads = The captain would have to take them.
table-best-none = Nothing to name for now.
table-ledger = The ledger
table-ledger-seat = player
table-ledger-last = last count
table-ledger-total = stowaways
see-red = { colour-red }
see-orange = { colour-orange }
see-yellow = { colour-yellow }
see-green = { colour-green }
see-azure = { colour-azure }
see-blue = { colour-blue }
see-violet = { colour-violet }
see-pink = { colour-pink }
see-grey = { colour-grey }
see-brown = { colour-brown }
