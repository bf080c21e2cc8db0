### Bordée, English text.
### $you: "yes" if the reader is the player named by $who, else "no".
### Numbers: $count, $value, $number, $turn, $turns, $points, $damage, $worth, $penalty, $why, $cost; everything else is text.

## The game

game-name = Bordée
game-line = Two ships, two cannons each: aim, fire, dodge and patch up until one goes down. For 2 players, 45 to 60 minutes.
edition-bordee = Bordée, or Broadside Duel (a pirate duel, after a rulebook whose title cannot be read)
about-data-note = The rulebook shows neither the target cards nor the boards in full: what is “reconstructed” is our proposal.

## Cards and pieces

card = { $value } of { $suit }
card-joker = joker
no-cards = nothing
suit-S = spades
suit-H = hearts
suit-C = clubs
suit-D = diamonds
zone-deck-bow = bow deck
zone-deck-mid = main deck
zone-deck-stern = stern deck
zone-sail-bow = bow sails
zone-sail-stern = stern sails
zone-hull-bow = bow hull
zone-hull-mid = middle hull
zone-hull-stern = stern hull
the-zone-deck-bow = the bow deck
the-zone-deck-mid = the main deck
the-zone-deck-stern = the stern deck
the-zone-sail-bow = the bow sails
the-zone-sail-stern = the stern sails
the-zone-hull-bow = the bow hull
the-zone-hull-mid = the middle hull
the-zone-hull-stern = the stern hull
disc-ball = ball
disc-chain = chain shot
disc-grape = grapeshot
some-ball = a ball
some-chain = chain shot
some-grape = grapeshot
no-discs = nothing
cannon-bow = bow cannon
cannon-stern = stern cannon
ctype-p18 = 18-pounder
ctype-l9 = Long Nine
ctype-car = Carronade
ctype-about =
    { $discs ->
        [one] 1 disc
       *[other] { $discs } discs
    }; shots: { $shots }{ $double ->
        [yes] ; may shoot double
       *[no] { "" }
    }
piece-sailor = a sailor
piece-captain = the Captain
piece-mate = the Mate
marker-sail = a sail
marker-plank = a plank
result-perfect = perfect
result-good = good
result-weak = weak
result-miss = missed
result-hasty = hasty
shot-perfect = perfect shot
shot-good = good shot
shot-weak = weak shot
shot-miss = missed shot
shot-hasty = hasty shot
position-left = left of target { $number }
position-bottom = below target { $number }
token-dis-sails =
    { $count ->
        [one] 1 sail to remove
       *[other] { $count } sails to remove
    }
token-dis-crew =
    { $count ->
        [one] 1 sailor to remove
       *[other] { $count } sailors to remove
    }
token-dis-planks =
    { $count ->
        [one] 1 plank to remove
       *[other] { $count } planks to remove
    }

## Decisions

decision-card = The { $card }
decision-card-aim = Aim with the { $card }
decision-card-lose = Discard the { $card }
decision-value = It stands for { $value }
decision-suit = A flush of { $suit }
decision-position = { $position } ({ $target })
decision-position-first = { $position } ({ $target }): the other card will be missing
decision-position-aim = { $position } ({ $target }): { $shot }
decision-replace = Replace target { $number } ({ $target })
decision-disc = { $disc }
decision-cannon = { $cannon } ({ $type }, { $discs })
decision-load-cannon = A disc ({ $disc }) into the { $cannon } ({ $type }, { $discs })
decision-train-cannon = Train the { $cannon } ({ $type }, { $discs })
decision-captain = The Captain on { $zone }
decision-mate = The Mate on { $zone }
decision-train-zone =
    Target { $zone }: { $count ->
        [one] 1 marker
       *[other] { $count } markers
    }, { $cards ->
        [one] 1 target card
       *[other] { $cards } target cards
    }
decision-lose-zone = Lose a marker: { $zone }
decision-strike-zone = Strike { $zone }
decision-zone = { $zone }
decision-piece = { $piece }
decision-route = From { $from } to { $to }
decision-ctype-bow = { $cannon } at the bow: { $about }
decision-ctype-stern = { $cannon } at the stern: { $about }
decision-word-aim = Aim: put a card beside a target
decision-word-prepare = Prepare: draw a card
decision-word-broadside = Broadside: a flush and discs
decision-word-lurch = Lurch: a straight, and the other loses cards
decision-word-reload-one =
    Reload one disc: { $cost ->
        [one] one card
       *[other] two cards
    }
decision-word-reload-all = Reload all: a pair
decision-word-patch = Patch up: 1 to 3 cards, as many sailors
decision-word-change = Change target, in place of both actions
decision-word-fire = Fire!
decision-word-hold = Hold fire
decision-word-double = Double shot: spend the second disc as well
decision-word-single = Keep the second disc
decision-word-dodge = Dodge: a straight
decision-word-pass = Pass
decision-word-done = That is all
decision-word-rep = Use your Reputation

## Decisions in a word (what is shown can be typed)

notation-aim = aim
notation-prepare = prepare
notation-broadside = broadside
notation-lurch = lurch
notation-reload-one = reload 1
notation-reload-all = reload all
notation-patch = patch up
notation-change = change
notation-fire = fire
notation-hold = hold
notation-double = double
notation-single = single
notation-dodge = dodge
notation-pass = pass
notation-done = done
notation-rep = reputation
notation-value = value { $value }
notation-pos-l = left { $number }
notation-pos-b = below { $number }
notation-bow = bow
notation-stern = stern
notation-sailor = sailor
notation-captain = captain
notation-mate = mate
notation-offer = offer { $letter }
notation-space-l = lurch { $space }
notation-space-d = dodge { $space }
notation-space-b = broadside { $space }

## Log

event-committed =
    { $you ->
        [yes] You have chosen, in secret.
       *[no] { $who } has chosen, in secret.
    }
event-officers =
    { $you ->
        [yes] Your officers
       *[no] The officers of { $who }
    }: Captain on { $captain }, Mate on { $mate }.
event-cannons =
    { $you ->
        [yes] Your cannons
       *[no] The cannons of { $who }
    }: { $bow } at the bow, { $stern } at the stern.
event-discs-drawn =
    { $you ->
        [yes] You draw
       *[no] { $who } draws
    } from the bag: { $discs }.
event-discs-returned =
    { $you ->
        [yes] You put
       *[no] { $who } puts
    } back into the bag: { $discs }.
event-loaded =
    { $you ->
        [yes] You load
       *[no] { $who } loads
    } the bow ({ $bow }) and the stern ({ $stern }).
event-begins =
    { $you ->
        [yes] You begin.
       *[no] { $who } begins.
    }
event-trained =
    { $you ->
        [yes] You train
       *[no] { $who } trains
    } the { $cannon } on { $zone }: { $targets }.
event-drew =
    { $you ->
        [yes] You draw
       *[no] { $who } draws
    } { $count ->
        [one] a card.
       *[other] { $count } cards.
    }
event-drew-cards =
    { $you ->
        [yes] You draw
       *[no] { $who } draws
    }: { $cards }.
event-reshuffled =
    { $you ->
        [yes] You reshuffle your discards.
       *[no] { $who } reshuffles the discards.
    }
event-targets-reshuffled = The target cards discarded are reshuffled.
event-turn =
    Turn { $turn }: { $you ->
        [yes] yours.
       *[no] { $who }.
    }
event-aimed-new =
    { $you ->
        [yes] You aim
       *[no] { $who } aims
    } with the { $card }, { $position }.
event-aimed-again =
    { $you ->
        [yes] You aim
       *[no] { $who } aims
    } with the { $card }, { $position }, in place of the { $old }.
event-aimed-joker-new =
    { $you ->
        [yes] You aim
       *[no] { $who } aims
    } with a joker that stands for { $value }, { $position }.
event-aimed-joker-again =
    { $you ->
        [yes] You aim
       *[no] { $who } aims
    } with a joker that stands for { $value }, { $position }, in place of the { $old }.
event-prepared =
    { $you ->
        [yes] You prepare.
       *[no] { $who } prepares.
    }
event-broadside =
    { $you ->
        [yes] You fire
       *[no] { $who } fires
    } a broadside of { $suit } ({ $cards }): { $discs }!
event-aim-lost =
    { $you ->
        [yes] You lose
       *[no] { $who } loses
    } the { $card } placed { $position }.
event-lurched =
    { $you ->
        [yes] You lurch ({ $cards }): the other
       *[no] { $who } lurches ({ $cards }): the other
    } { $count ->
        [0] loses nothing.
        [one] loses up to one card.
       *[other] loses up to { $count } cards.
    }
event-discarded =
    { $you ->
        [yes] You discard
       *[no] { $who } discards
    } { $why ->
        [0] down to the limit
        [1] to reload
        [2] to reload all
        [3] to patch up
        [4] in surprise
        [5] at random
        [6] for another one
        [7] for a Dirty Trick
       *[8] because of a Dirty Trick
    }: { $cards }.
event-moved =
    { $you ->
        [yes] On your ship
       *[no] On the ship of { $who }
    } { $piece } goes from { $from } to { $to }.
event-repaired =
    { $you ->
        [yes] One of your sailors
       *[no] A sailor of { $who }
    } leaves { $from } and repairs { $to }.
event-changed =
    { $you ->
        [yes] You change your target.
       *[no] { $who } changes target.
    }
event-fired =
    { $you ->
        [yes] You fire
       *[no] { $who } fires
    } at { $zone } ({ $worth } to hit) with { $disc }; penalty { $penalty }, damage { $damage }.
event-result = Target { $number }: { $shot }, damage { $damage }.
event-result-hasty = Target { $number }: { $shot }, damage { $damage }, and a surprise.
event-doubled = Double shot ({ $disc }): damage { $damage }.
event-dodged =
    { $you ->
        [yes] You dodge
       *[no] { $who } dodges
    } with { $flush ->
        [yes] a straight flush
       *[no] a straight
    } ({ $cards }): { $points } less, { $damage } left.
event-hit =
    { $you ->
        [yes] A hit! You lose
       *[no] A hit! { $who } loses
    } { $count ->
        [one] one marker
       *[other] { $count } markers
    }: { $zone }.
event-hit-nothing = Into the water: nothing is hit ({ $zone }).
event-marker-lost =
    { $you ->
        [yes] You lose
       *[no] { $who } loses
    } { $marker } ({ $zone }).
event-disaster =
    { $you ->
        [yes] Disaster on your ship
       *[no] Disaster on the ship of { $who }
    } ({ $zone }): { $token }!
event-calm = Dead calm for { $turns } turns: a little longer, and planks will be counted.
event-ended =
    { $reason ->
        [sunk] The ship goes down
        [officers] No officers left aboard
        [calm] Dead calm
       *[turns] Too many turns
    }: { $you ->
        [yes] you win!
       *[no] { $who } wins!
    }
event-ended-draw =
    { $reason ->
        [calm] Dead calm
       *[turns] Too many turns
    }, and two ships in the same state: a draw.

## The end

result-winner =
    { $you ->
        [yes] You win
       *[no] { $who } wins
    }: { $reason ->
        [sunk] the ship of { $loser } goes down.
        [officers] { $loser } has neither Captain nor Mate left.
        [calm] the calm never ends, and this ship is in better shape than that of { $loser }.
       *[turns] night falls, and this ship is in better shape than that of { $loser }.
    }
result-draw =
    { $reason ->
        [calm] The calm never ends
       *[turns] Night falls
    }, and the two ships are alike: a draw.

reason-sunk = a ship sunk
reason-officers = no officers left
reason-calm = dead calm
reason-turns = too many turns

## Refusals

refusal-DUE-101 = Bordée is for two, no more and no fewer.
refusal-DUE-104 = An officer goes on a deck: bow deck, main deck or stern deck.
refusal-DUE-108 = Choose a cannon: 18-pounder, Long Nine or Carronade.
refusal-DUE-112 = Choose one of the Reputations offered.
refusal-DUE-113 = Choose one of the Dirty Tricks offered.
refusal-DUE-115 = It is not for you to decide now.
refusal-DUE-121 = First name the cannon to train: bow or stern.
refusal-DUE-122 = Target a zone of the other ship that has at least one marker left.
refusal-DUE-132 = The straight goes on with the next value, or a joker.
refusal-DUE-136 = Say which value the joker takes.
refusal-DUE-152 = Choose one of the actions offered: a turn has two.
refusal-DUE-154 = One of the two actions is Aim: keep a card for it.
refusal-DUE-155 = Without a card in hand there is no aiming: prepare first.
refusal-DUE-157 = The target is changed only in place of your actions, before anything else.
refusal-DUE-158 = Changing target means another zone than before.
refusal-DUE-161 = Put a card from your hand left of or below one of your targets.
refusal-DUE-171 = A broadside costs a flush: at least two cards of one suit.
refusal-DUE-172 = No more cards than usable discs in your cannons.
refusal-DUE-174 = Your cannon penalties would eat the whole broadside: it takes more cards.
refusal-DUE-175 = Choose the discs to spend, in the order ball, chain, grape.
refusal-DUE-177 = Choose one of your placed cards.
refusal-DUE-178 = Choose a zone that still has a marker of that kind.
refusal-DUE-179 = That suit is covered on your broadside track.
refusal-DUE-181 = A lurch costs a straight of values still free on your track.
refusal-DUE-191 = Reloading one disc costs two cards, or one with Dry Powder.
refusal-DUE-192 = Reloading all costs a pair.
refusal-DUE-194 = There must be a free place: put a disc back into the bag.
refusal-DUE-195 = Put this disc into a cannon that has room for it.
refusal-DUE-201 = Patching up costs one to three cards, one a move.
refusal-DUE-202 = A sailor follows the ropes, to a free slot or a damaged zone.
refusal-DUE-204 = Captain and Mate only go from deck to deck.
refusal-DUE-205 = The last one on a deck stays there.
refusal-DUE-207 = There is no move to make.
refusal-DUE-211 = Fire, or hold.
refusal-DUE-212 = Your active cannon is not loaded.
refusal-DUE-213 = Nobody is left to serve this cannon: no fire.
refusal-DUE-216 = Spend a disc of your active cannon.
refusal-DUE-220 = Discard a card from your hand.
refusal-DUE-222 = Double shot or single?
refusal-DUE-224 = Dodge, or pass.
refusal-DUE-225 = A dodge takes a straight of values still free on your track.
refusal-DUE-227 = This dodge would avoid no damage.
refusal-DUE-229 = Choose a marker that is in the zone hit.
refusal-DUE-241 = Discard cards from your hand down to your limit.
refusal-DUE-263 = The disaster takes a marker of that kind: choose a zone that has one.
refusal-DUE-273 = The game is over.
refusal-DUE-281 = Your Reputation does not allow that now.
refusal-DUE-282 = You do not hold that Dirty Trick.
refusal-DUE-283 = This is not the moment for that Dirty Trick.
refusal-DUE-284 = That Dirty Trick would change nothing.
refusal-DUE-291 = Both actions are done: a free Dirty Trick, or pass. Firing comes after that.
refusal-DUE-311 = That does not fit here, or could not be completed: choose from what is offered.
refusal-DUE-314 = Name them in order: cards upwards, ball before chain before grape, bow before stern.

## Help

help-short = Two actions a turn, at least one of them Aim; then you may fire; then you draw two cards. You win by sinking the other ship (10 planks) or by killing its Captain and Mate.
help-notation = Answer with the number, or with what is written: aim, fire, middle hull, left 1 (left of the first target)… A card is 8♠ or 8S: S spades, H hearts, C clubs, D diamonds, JK joker. The notation of records will do as well: AIM, POS(0L).
help-table = On the table: { table-captain } Captain, { table-mate } Mate, ■ any other marker, · a gap, ? a disaster token face down. −1{ table-penalty-cannon } is a cannon penalty, −1{ table-penalty-sail } a sail penalty, −1{ table-penalty-hand } a hand penalty, × no fire; on a track × is covered. Discs: { table-disc-ball } ball, { table-disc-chain } chain shot, { table-disc-grape } grapeshot. Target cards, rows for the left value, columns for the one below: { table-letter-perfect } perfect, { table-letter-good } good, { table-letter-weak } weak, { table-letter-miss } missed.

## The table

table-turn = turn { $turn }
table-bag = bag { $discs }
table-calm = calm { $turns }
table-decks = Decks
table-sails = Sails
table-hull = Hull
table-cannons = Guns
table-tracks = Tracks
table-captain = C
table-mate = M
table-penalty-cannon = c
table-penalty-sail = s
table-penalty-hand = h
table-missing = { $count }/{ $sink } planks lost
table-cards = hand { $count }/{ $limit }, deck { $deck }
table-aims-at = aims at { $zone }
table-track-broadside = broadside { $left }
table-track-lurch = lurch { $left }
table-track-dodge = dodge { $left }
table-targets = Targets of { $who }:
table-letter-perfect = P
table-letter-good = G
table-letter-weak = W
table-letter-miss = ·
table-you = you
table-hand = Your hand:
table-flush = flush { $suit } ×{ $count }
table-straight = straight of { $count } from { $first }
table-nothing = no combination
table-ledger = The ships
table-ledger-seat = Ship
table-ledger-planks = planks
table-ledger-officers = officers
table-ledger-crew = crew
table-ledger-sails = sails
table-asked-officers = Where do your officers go?
table-asked-cannons = Which cannon?
table-asked-load = Which cannon takes this disc?
table-asked-train = Train a cannon.
table-asked-reputation = Keep a Reputation.
table-asked-tricks = Keep a Dirty Trick.
table-asked-phase1 = Which action?
table-asked-trick-or-pass = A Dirty Trick, or pass?
table-asked-return = Put discs back into the bag, or none.
table-asked-arrange = Which cannon takes this disc?
table-asked-patch = Another move?
table-asked-last-move = A last move, without a card?
table-asked-phase2 = Fire?
table-asked-fire = Which disc?
table-asked-hasty = Surprise: discard a card.
table-asked-double = Double shot?
table-asked-w-s4 = A Dirty Trick for this shot?
table-asked-w-s5 = A Dirty Trick against this shot?
table-asked-step5 = Dodge?
table-asked-damage = Who falls?
table-asked-disaster = The disaster: where?
table-asked-w-s7 = A Dirty Trick after this shot?
table-asked-hand-limit = Too many cards: discard.
table-asked-w-brd = A Dirty Trick against the broadside?
table-asked-broadside-aim = Which placed card do you lose?
table-asked-broadside-loss = The broadside: where?
table-asked-w-lur = A Dirty Trick against the lurch?
table-asked-trick = Your Dirty Trick.
table-asked-naming-card = Which card?
table-asked-naming-value = What is the joker worth?
table-asked-naming-position = Where does it go?
table-asked-naming-suit = Of which suit?
table-asked-naming-disc = Which disc?
table-asked-naming-cannon = From which cannon?
table-asked-naming-route = Which move?
table-asked-naming-piece = Who moves?
table-discs-due =
    { $count ->
        [one] 1 more disc
       *[other] { $count } more discs
    }
table-disc-ball = B
table-disc-chain = C
table-disc-grape = G
table-damage-now = a shot now: { $damage }
table-low-lurch = lurch { $left }
table-low-dodge = dodge { $left }
table-low-aims = { $who } aims at { $zone }:
table-low-shot = shot { $damage }

## Modules

option-reputations = Reputations: an ability for the whole game
option-reputations-no = without
option-reputations-yes = with
option-tricks = Dirty Tricks: three secret cards, each for one use
option-tricks-no = without
option-tricks-yes = with
decision-offer = { $name }: { $what }
decision-trick = { $name }: { $what }
decision-space = { $space }
space-lurch = the { $value } of the lurches
space-dodge = the { $value } of the dodges
space-broadside = the { $suit } of the broadsides
event-offered = You are offered: { $names }.
event-reputation =
    { $you ->
        [yes] Your Reputation
       *[no] The Reputation of { $who }
    }: { $name }.
event-trick =
    { $you ->
        [yes] Your Dirty Trick
       *[no] A Dirty Trick of { $who }
    }: { $name }!
event-saw-hand = You see the other hand: { $cards }.
event-exchanged =
    { $you ->
        [yes] You exchange
       *[no] { $who } exchanges
    } what is { $one } and { $other }.
event-swapped = Target { $old } becomes { $new }.
event-added =
    { $you ->
        [yes] You get a marker back
       *[no] { $who } gets a marker back
    }: { $zone }.
event-took-back =
    { $you ->
        [yes] You take
       *[no] { $who } takes
    } the { $card } back from the discard.
event-uncovered =
    { $you ->
        [yes] You uncover
       *[no] { $who } uncovers
    } { $space }.
event-trick-damage = Damage now: { $damage }.
event-discs-taken =
    { $you ->
        [yes] You choose
       *[no] { $who } chooses
    } from the bag: { $disc }.
event-discs-cancelled = Without effect: { $disc }.
rep-1 = Dead-Eye
rep-1-text = the first miss with two cards counts as weak
rep-2 = All-Shot Gunner
rep-2-text = a disc that does not match costs nothing
rep-3 = Daughter of the Wind
rep-3-text = a plain straight dodges as if one card longer
rep-4 = Master Shipwright
rep-4-text = one more move without a card when patching up
rep-5 = Deep Hold
rep-5-text = 5 cards to start with, hand limit 7
rep-6 = Dry Powder
rep-6-text = Reload one costs one card
rep-7 = Red Flag
rep-7-text = you name the zone of a broadside’s first marker
rep-8 = Loaded Dice
rep-8-text = once a turn, a card for a card
rep-9 = Ghost Ship
rep-9-text = one card fewer lost to a lurch, none to haste
trk-1 = Snap Sight
trk-1-text = (Aim) draw 2, then aim
trk-2 = Twin Sights
trk-2-text = (Aim) 2 cards, then aim twice
trk-3 = Shimmed Gun
trk-3-text = (Aim) exchange two places of your targets
trk-4 = False Lantern
trk-4-text = (Aim) replace one of your targets by the next
trk-5 = Fire Barrel
trk-5-text = (action) a plank of the other ship
trk-6 = Hidden Marksman
trk-6-text = (action) a man on a deck of the other ship
trk-7 = Fire Arrows
trk-7-text = (action) two sails of a zone of the other ship
trk-8 = Smuggled Shot
trk-8-text = (action) take two discs of your choice from the bag
trk-9 = Press Gang
trk-9-text = (action) two sailors from the supply
trk-10 = Rifled Hold
trk-10-text = (action) see the other hand, discard one card of it
trk-11 = Spy Parrot
trk-11-text = (free) see the other hand, draw 1
trk-12 = Rum for All
trk-12-text = (free) draw 3
trk-13 = Night Careening
trk-13-text = (action) two planks
trk-14 = Spare Canvas
trk-14-text = (free) two sails
trk-15 = Sleeve Card
trk-15-text = (free) take a card back from your discard
trk-16 = Wiped Slate
trk-16-text = (free) uncover three spaces of your tracks
trk-17 = Heated Shot
trk-17-text = (your shot) 2 more damage
trk-18 = Chained Gunners
trk-18-text = (your shot) no penalties, no ban on fire
trk-19 = Smoke Curtain
trk-19-text = (your shot) no dodge
trk-20 = Same Elevation
trk-20-text = (after your shot) keep your targets
trk-21 = Fog Bank
trk-21-text = (the other’s shot) 2 less damage
trk-22 = Hard Over
trk-22-text = (the other’s shot) dodge free of penalties and covers
trk-23 = Sandbags
trk-23-text = (the other’s broadside) cancel two discs
trk-24 = Sea Anchor
trk-24-text = (the other’s lurch) one card fewer, of your choice
table-tricks =
    { $count ->
        [one] 1 Dirty Trick
       *[other] { $count } Dirty Tricks
    }
table-own-tricks = Your Dirty Tricks:

## The table in words (the keys of the view)

see-decision = waiting for
see-decision-OFFICERS = the officers’ decks
see-decision-CANNONS = the choice of cannons
see-decision-LOAD = discs to load
see-decision-TRAIN = a cannon to train
see-decision-REPUTATION = a Reputation to keep
see-decision-TRICKS = a Dirty Trick to keep
see-decision-PHASE1 = an action
see-decision-TRICK-OR-PASS = a Dirty Trick, or none
see-decision-RETURN = discs to put back into the bag
see-decision-ARRANGE = discs to arrange
see-decision-PATCH = a move
see-decision-LAST-MOVE = a last move without a card, or none
see-decision-PHASE2 = fire or hold
see-decision-FIRE = a disc to fire
see-decision-HASTY = a card to discard in surprise
see-decision-DOUBLE = double shot or single
see-decision-W-S4 = a Dirty Trick for this shot, or none
see-decision-W-S5 = a Dirty Trick against this shot, or none
see-decision-STEP5 = a dodge, or none
see-decision-DAMAGE = a marker to lose
see-decision-DISASTER = the zone the disaster strikes
see-decision-W-S7 = a Dirty Trick after this shot, or none
see-decision-HAND_LIMIT = cards to discard down to the limit
see-decision-W-BRD = a Dirty Trick against the broadside, or none
see-decision-BROADSIDE_AIM = a placed card to lose
see-decision-BROADSIDE_LOSS = the zone the broadside strikes
see-decision-W-LUR = a Dirty Trick against the lurch, or none
see-decision-TRICK = the rest of the Dirty Trick
see-winner = winner
see-first = begun by
see-player = turn of
see-number = turn
see-actions = actions done
see-calm = turns without damage
see-bag = bag
see-loose = discs to arrange
see-broadside = broadside
see-targetDeck = target deck
see-targetDiscard = targets discarded
see-shot = last shot
see-worth = markers aimed at
see-damage = damage
see-results = targets
see-points = markers to remove
see-disasters = disasters
see-DIS_SAILS = sails
see-DIS_CREW = sailors
see-DIS_PLANKS = planks
see-ships = Ship
see-zones = zones
see-markers = markers
see-slots = slots
see-aims = target cards
see-exposed = penalties
see-cannon = cannon
see-noFire = no fire
see-sail = sail
see-captain = Captain
see-mate = Mate
see-missingPlanks = planks lost
see-cannons = bow and stern cannons
see-type = cannon
see-capacity = capacity
see-discs = discs
see-active = cannon trained
see-BOW = bow
see-STERN = stern
see-target = aims at
see-damageNow = damage of a shot now
see-targets = targets
see-id = card
see-grid = rows from the bottom
see-left = left
see-bottom = below
see-card = card
see-value = value
see-result = shot
see-hand = hand
see-size = size
see-cards = cards
see-known = known
see-limit = limit
see-deck = deck
see-discard = discards
see-tracks = tracks covered
see-lurch = lurch
see-dodge = dodge
see-tokens = Disaster tokens face down
see-reputation = Reputation
see-tricks = Dirty Tricks
see-sailPenalty = sail penalty
see-cannonPenalty = cannon penalty
see-trick = last Dirty Trick
see-played = Dirty Tricks played
see-offer = you are offered
see-chain = your choice so far
see-word = move
see-word-AIM = aim
see-word-PREPARE = prepare
see-word-BROADSIDE = broadside
see-word-LURCH = lurch
see-word-RELOAD_ONE = reload one disc
see-word-RELOAD_ALL = reload all
see-word-PATCH = patch up
see-word-CHANGE = change target
see-word-FIRE = fire
see-word-HOLD = hold fire
see-word-DOUBLE = double shot
see-word-SINGLE = single shot
see-word-DODGE = dodge
see-word-PASS = pass
see-word-DONE = that is all
see-word-REP = Reputation
see-due = discs still to choose
see-combinations = combinations
see-flushes = flushes
see-straights = straights (first value ×length)
see-DECK_BOW = { zone-deck-bow }
see-DECK_MID = { zone-deck-mid }
see-DECK_STERN = { zone-deck-stern }
see-SAIL_BOW = { zone-sail-bow }
see-SAIL_STERN = { zone-sail-stern }
see-HULL_BOW = { zone-hull-bow }
see-HULL_MID = { zone-hull-mid }
see-HULL_STERN = { zone-hull-stern }
see-target-DECK_BOW = { the-zone-deck-bow }
see-target-DECK_MID = { the-zone-deck-mid }
see-target-DECK_STERN = { the-zone-deck-stern }
see-target-SAIL_BOW = { the-zone-sail-bow }
see-target-SAIL_STERN = { the-zone-sail-stern }
see-target-HULL_BOW = { the-zone-hull-bow }
see-target-HULL_MID = { the-zone-hull-mid }
see-target-HULL_STERN = { the-zone-hull-stern }
see-BALL = { disc-ball }
see-CHAIN = { disc-chain }
see-GRAPE = { disc-grape }
see-P18 = { ctype-p18 }
see-L9 = { ctype-l9 }
see-CAR = { ctype-car }
see-PERFECT = { result-perfect }
see-GOOD = { result-good }
see-WEAK = { result-weak }
see-MISS = { result-miss }
see-HASTY = { result-hasty }
see-flushes-S = { suit-S }
see-flushes-H = { suit-H }
see-flushes-C = { suit-C }
see-flushes-D = { suit-D }
see-broadside-S = { suit-S }
see-broadside-H = { suit-H }
see-broadside-C = { suit-C }
see-broadside-D = { suit-D }
