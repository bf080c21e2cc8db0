### Störtebeker, textes français.
### $you : « yes » si le lecteur est le joueur nommé par $who, sinon « no » ; $yours de même pour $owner.
### $slot, $points, $strength, $chance, $first, $second (dés numérotés), $crew, $total, $score et $count sont des nombres.

## Le jeu

game-name = Störtebeker
game-line = Charge des provisions, cache des pirates et prends les navires à l’abordage avant qu’on te contre-attaque : de 2 à 4 joueurs, une heure.
edition-stortebeker = Störtebeker (Hans im Glück, 2000)
about-data-note = Le livret d’origine ne décrit ni les trente navires, ni les symboles des cartes, ni les faces des dés de couleur.

## Options

option-bonus = Bonus pour trois navires d’une couleur
option-bonus-false = non
option-bonus-true = oui
option-lookahead3 = Trois navires de l’arrière-garde visibles au lieu d’un
option-lookahead3-false = non
option-lookahead3-true = oui
option-failStops = Un abordage manqué met-il fin aux abordages du tour ?
option-failStops-false = non
option-failStops-true = oui
option-counterStops = Une contre-attaque réussie met-elle fin aux abordages du tour ?
option-counterStops-false = non
option-counterStops-true = oui
option-threeShips = À deux, trois navires en mer au lieu de quatre
option-threeShips-false = non
option-threeShips-true = oui
option-tieOrder = À qui le navire, à totaux égaux
option-tieOrder-startPlayer = au premier dans le tour de table
option-tieOrder-attacker = au premier à partir de l’attaquant
option-exchangeReclaim = Peut-on reprendre ce qu’on vient d’échanger ?
option-exchangeReclaim-false = non
option-exchangeReclaim-true = oui
option-stallRounds = Tours de table sans prise qui finissent la partie

## Cartes

card-water = eau
card-beans = haricots
card-bread = pain
card-meat = viande
card-rum = rhum
card-bananas = bananes
some-water = de l’eau
some-beans = des haricots
some-bread = du pain
some-meat = de la viande
some-rum = du rhum
some-bananas = des bananes
some-pirate = un pirate de { $value }
card-symbol = { $card }*
card-pirate = pirate { $value }
no-cards = aucun
hull-yellow = jaune
hull-red = rouge
hull-blue = bleu
hull-green = vert
hull-white = blanc
hull-letter-yellow = J
hull-letter-red = R
hull-letter-blue = B
hull-letter-green = V
hull-letter-white = C

## Coups proposés

decision-place = Poser { $card } au navire { $ship } (place { $slot })
decision-done =
    { $left ->
        [one] Ne plus rien poser : { $left } carte reste à jouer
       *[other] Ne plus rien poser : { $left } cartes restent à jouer
    }
decision-plan-throw =
    { $left ->
        [one] Jeter la carte qui reste
       *[other] Jeter les { $left } cartes qui restent
    }
decision-plan-throw-shot =
    { $left ->
        [one] Payer une bordée avec la carte qui reste
       *[other] Payer une bordée, jeter le reste
    }
decision-plan-ex2 =
    { $left ->
        [2] Échanger deux cartes contre une de la défausse
       *[other] Échanger deux cartes contre une de la défausse, jeter l’autre
    }
decision-plan-ex2-shot = Échanger deux cartes contre une de la défausse, et payer une bordée
decision-plan-ex3 = Échanger trois cartes contre deux au plus de la défausse
decision-discard = Défausser { $card }
decision-pick = Prendre { $card } à la défausse
decision-target = Tirer sur { $ship } (place { $slot })
decision-hit-pass = Ne rien toucher
decision-hit-keep = Prendre { $card } à { $owner } pour ton côté
decision-hit-sink = Couler { $card } chez { $owner }
decision-lose = Perdre { $card }
decision-board = Aborder { $ship } (place { $slot }) : { $points } points, force { $strength }, { $chance } % de chances aux dés
decision-stop = Ne plus aborder
decision-counter-pass = Laisser faire
decision-counter-go = Contre-attaquer !
decision-add = Ajouter { $card }

## Journal de bord

event-placed =
    { $you ->
        [yes] Tu poses
       *[no] { $who } pose
    } { $card } (place { $slot }).
event-placed-hidden =
    { $you ->
        [yes] Tu poses
       *[no] { $who } pose
    } un pirate caché (place { $slot }).
event-plan-throw =
    { $you ->
        [yes] Tu jettes
       *[no] { $who } jette
    } le reste.
event-plan-throw-shot =
    { $you ->
        [yes] Tu paies
       *[no] { $who } paie
    } une bordée.
event-plan-ex2 =
    { $you ->
        [yes] Tu échanges
       *[no] { $who } échange
    } deux cartes contre une.
event-plan-ex2-shot =
    { $you ->
        [yes] Tu échanges deux cartes contre une et paies
       *[no] { $who } échange deux cartes contre une et paie
    } une bordée.
event-plan-ex3 =
    { $you ->
        [yes] Tu échanges
       *[no] { $who } échange
    } trois cartes contre deux au plus.
event-discarded =
    { $you ->
        [yes] Tu défausses
       *[no] { $who } défausse
    } { $card }.
event-picked =
    { $you ->
        [yes] Tu prends
       *[no] { $who } prend
    } { $card } à la défausse.
event-fired =
    { $you ->
        [yes] Tu tires
       *[no] { $who } tire
    } une bordée (place { $slot }) : { $first } et { $second }.
event-hit-kept =
    { $you ->
        [yes] Tu voles
       *[no] { $who } vole
    } { $card } { $yours ->
        [yes] de ton côté
       *[no] à { $owner }
    } (place { $slot }).
event-hit-sunk =
    { $you ->
        [yes] Tu coules
       *[no] { $who } coule
    } { $card } { $yours ->
        [yes] de ton côté
       *[no] chez { $owner }
    } (place { $slot }).
event-spared =
    { $you ->
        [yes] Tu laisses
       *[no] { $who } laisse
    } { $card } en place.
event-lost =
    { $you ->
        [yes] Tu perds
       *[no] { $who } perd
    } { $card } (place { $slot }).
event-boarded =
    { $you ->
        [yes] À l’abordage ! Tu attaques
       *[no] À l’abordage ! { $who } attaque
    } la place { $slot }, pirates : { $cards }.
event-rolled-enough =
    { $you ->
        [yes] Tu lances
       *[no] { $who } lance
    } { $first } + { $second }, équipage { $crew } : { $total } contre { $strength }, c’est réussi…
event-rolled-short =
    { $you ->
        [yes] Tu lances
       *[no] { $who } lance
    } { $first } + { $second }, équipage { $crew } : { $total } contre { $strength }, c’est manqué.
event-rolled-counter =
    { $you ->
        [yes] Tu lances
       *[no] { $who } lance
    } { $first } + { $second }, équipage { $crew } : { $total }.
event-failed =
    { $you ->
        [yes] On te repousse
       *[no] On repousse { $who }
    } (place { $slot }), dés de couleur : { $first } et { $second }.
event-passed =
    { $you ->
        [yes] Tu laisses faire.
       *[no] { $who } laisse faire.
    }
event-countered =
    { $you ->
        [yes] Tu contre-attaques
       *[no] { $who } contre-attaque
    } (place { $slot }) !
event-added =
    { $you ->
        [yes] Tu ajoutes
       *[no] { $who } ajoute
    } { $card } (place { $slot }).
event-revealed =
    { $you ->
        [yes] Tes pirates
       *[no] Les pirates posés par { $who }
    } (place { $slot }) : { $cards }.
event-captured =
    { $you ->
        [yes] Tu prends
       *[no] { $who } prend
    } { $ship } (place { $slot }) : { $score } points en tout.
event-uncovered =
    { $you ->
        [yes] Tes pirates cachés
       *[no] Les pirates cachés par { $who }
    } (place { $slot }) partent avec le navire : { $cards }.
event-stopped =
    { $you ->
        [yes] Tu n’abordes plus.
       *[no] { $who } n’aborde plus.
    }
event-entered = { $ship } arrive (place { $slot }), il en reste { $convoy } à l’arrière-garde.
event-took-reserve =
    { $you ->
        [yes] Tu prends ta
       *[no] { $who } prend sa
    } réserve en main : { $cards }.
event-reshuffled =
    { $number ->
        [one] La défausse devient la pioche : { $number } carte.
       *[other] La défausse mélangée devient la pioche : { $number } cartes.
    }
event-drew =
    { $you ->
        [yes] Tu pioches
       *[no] { $who } pioche
    } { $count ->
        [one] { $count } carte.
       *[other] { $count } cartes.
    }
event-drew-cards =
    { $you ->
        [yes] Tu pioches
       *[no] { $who } pioche
    } : { $cards }.
event-last-round = L’arrière-garde est vide, un navire pris n’est plus remplacé : on finit ce tour de table, et c’est tout.
event-round = Tour de table { $number }.
event-ended =
    { $reason ->
       *[convoy] Le dernier tour de table est joué : la partie est finie, à { $who } la mer.
        [emptySea] Plus un navire en mer : la partie est finie, à { $who } la mer.
        [stall] Trop de tours de table sans prise : la partie s’arrête, à { $who } la mer.
    }

## Fin de la partie

reason-convoy = arrière-garde épuisée
reason-emptySea = plus de navire en mer
reason-stall = trop longtemps sans prise
winner =
    { $you ->
        [yes] Victoire ! La mer est à toi
       *[no] { $who } l’emporte
    }, avec { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
winners =
    Victoire partagée : { $who }, avec { $score ->
        [one] { $score } point
       *[other] { $score } points
    } chacun.

## Refus

refusal-STB-1 = À { $seats }, impossible d’appareiller : il faut 2, 3 ou 4 joueurs.
refusal-STB-9 = Chaque chose en son temps : cartes, bordée, abordage, contre-attaques.
refusal-STB-10 = Patience, ce n’est pas ton tour : la barre passe de main en main.
refusal-STB-12 = Dans l’ordre : poser, puis échanger ou jeter, puis payer une bordée. Vois la liste des coups.
refusal-STB-13 = Il ne te reste pas assez de cartes à jouer pour cela : choisis moins.
refusal-STB-15 = Pose une carte de ta main à un navire en mer : l’un des deux manque.
refusal-STB-17 = Ce navire n’en demande pas, ou ton côté en a déjà assez : pose autre chose, ou ailleurs.
refusal-STB-20 = Aucune provision simple ne soutient ce pirate : poses-en une d’abord.
refusal-STB-29 = Cette carte n’était pas à la défausse avant ton tour : prends-en une autre.
refusal-STB-30 = La défausse est vide, il n’y a rien à prendre : jette tes cartes ou paie une bordée.
refusal-STB-33 = Cette carte n’est pas dans ta main : défausse une des tiennes.
refusal-STB-35 = On tire là où l’on a une provision et où quelqu’un d’autre en a une : vise un autre navire, ou garde ta poudre.
refusal-STB-37 = Le dé ne montre pas cette carte, ou elle n’est pas là : choisis dans la liste.
refusal-STB-38 = Ton côté n’a plus de place pour cette carte : coule-la.
refusal-STB-41 = Perds un de tes pirates à ce navire.
refusal-STB-43 = Nul n’aborde au premier tour de table : prépare-toi.
refusal-STB-44 = Il te manque des provisions à ce navire : on n’aborde qu’avec un côté complet.
refusal-STB-46 = Tu as déjà tenté ce navire : une fois par tour, pas deux.
refusal-STB-51 = Perds une provision que montre le dé : simple ou à symbole, à toi de choisir.
refusal-STB-58 = Ta main n’a pas toutes les provisions qui manquent : laisse faire.
refusal-STB-60 = Ajoute la provision qui manque, simple ou à symbole, si tu l’as.
refusal-STB-80 = La partie est finie : tu peux la revoir ou lancer une revanche.
refusal-STB-95 = À { $seats }, on joue avec quatre navires en mer : trois, c’est pour deux joueurs.
refusal-STB-102 = Nomme les cartes dans l’ordre de la liste, ou toutes ensemble : celle-ci vient trop tôt ou trop tard.

## Aide

help-short =
    But : prendre des navires, ils valent des points. L’arrière-garde vide et un
    navire de plus pris, on finit le tour de table, et c’est tout.
    Ton tour : joue trois cartes. Pose des provisions que le navire demande, et
    des pirates cachés, un au plus par provision simple (celles à * comptent
    elles-mêmes pour un pirate de valeur 1). Le reste s’échange (2 contre 1,
    3 contre 2 à la défausse), se jette, ou paie une bordée : deux dés de
    couleur, et par dé une provision d’un autre à voler ou à couler.
    Puis aborde les navires où ton côté est complet : deux dés + pirates +
    symboles, au moins la force ; nul n’aborde au premier tour de table.
    Manqué : les dés de couleur te coûtent des provisions. Réussi : les autres
    peuvent contre-attaquer en ajoutant jusqu’à trois provisions de leur
    main ; le plus haut total prend le navire.
    Enfin tu complètes ta main à six cartes.
    chances : tes chances d’abordage · prises : les navires de chacun
help-notation =
    rhum 0 : poser du rhum à la place 0 · fini : ne plus rien poser
    jeter, bordée, échange 2, échange 2 bordée, échange 3 : le sort du reste
    défausser rhum eau (sans ordre) · prendre P3 · viser 1 · aborder 0 · arrêter
    toucher 2 viande* garder, toucher 2 viande couler, laisser : une bordée
    contre, passer, ajouter haricots : une contre-attaque · perdre P2
    viande* : viande à symbole pirate · les sièges se comptent à partir de 0

## La table dessinée (mots courts)

table-asked-place = Pose une carte, ou fini.
table-asked-plan = Que faire du reste ?
table-asked-discard = Défausse une carte, dans l’ordre de ta main : celles d’avant restent.
table-asked-pick = Prends une carte à la défausse, dans son ordre : celles d’avant restent.
table-ask-several = Ou plusieurs à la fois, dans l’ordre que tu veux.
table-asked-target = Sur quel navire tires-tu ?
table-asked-hit = Le dé montre { $card } : que touches-tu ?
table-asked-shed = Trop de pirates pour tes provisions : perds-en un.
table-asked-board = À l’abordage ?
table-asked-lose = Le dé montre { $card } : que perds-tu ?
table-asked-counter = Contre-attaquer ? Il y a { $total }, il te faut { $needed } : { $chance } % aux dés.
table-asked-counter-not = Il y a { $total }, et il te manque de quoi contre-attaquer : laisse faire.
table-asked-add = Provision manquante : { $card }. Ajoute-la.
table-round = tour { $round }
table-last-round = dernier tour ({ $round })
table-deck = pioche { $deck }
table-convoy = arrière-garde { $convoy }
table-quiet = sans prise : { $quiet }
table-left =
    { $left ->
        [one] encore { $left } carte à jouer
       *[other] encore { $left } cartes à jouer
    }
table-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
table-score = { $score } pts
table-track = case { $track }
table-bonus = bonus { $bonus }
table-ships =
    { $count ->
        [0] aucun navire
        [one] { $count } navire
       *[other] { $count } navires
    }
table-known = a pris { $cards }
table-hand = { $who } (toi)
table-you = toi
table-points = { $points } pts
table-strength = force { $strength }
table-needs = demande
table-lacks = manque { $cards }
table-complete = complet
table-odds = { $chance } %
table-hidden = { $count } caché(s)
table-tried = déjà tenté
table-target = visé
table-empty = place vide
table-next = Ensuite
table-no-next = L’arrière-garde est vide.
table-discard = Défausse
table-discard-empty = vide
table-reserve = Réserve
table-dice = Dés
table-chances = Place { $slot }, { $ship } : { $crew } + deux dés contre { $strength }, soit { $chance } %{ $lacks ->
        [0] {""}
        [one] {" "}(il manque { $lacks } carte)
       *[other] {" "}(il manque { $lacks } cartes)
    }
table-chances-none = Tu n’as rien posé en mer.
table-taken = { $who } : { $ships }
table-ledger = Le grand livre
table-ledger-seat = joueur
table-ledger-ships = navires
table-ledger-points = points
table-ledger-bonus = bonus
table-ledger-total = total

## Coups à taper

notation-done = fini
notation-plan-throw = jeter
notation-plan-throw-shot = bordée
notation-plan-ex2 = échange 2
notation-plan-ex2-shot = échange 2 bordée
notation-plan-ex3 = échange 3
notation-discard = défausser
notation-pick = prendre
notation-target = viser
notation-hit = toucher
notation-hit-pass = laisser
notation-keep = garder
notation-sink = couler
notation-lose = perdre
notation-board = aborder
notation-stop = arrêter
notation-counter-go = contre
notation-counter-pass = passer
notation-add = ajouter

## La table en mots (les clés de la vue)

see-active = joueur actif
see-phase = on attend
see-phase-place = une carte à poser
see-phase-plan = le sort du reste
see-phase-discard = une défausse
see-phase-pick = une carte à prendre
see-phase-target = un navire à viser
see-phase-hit = une provision à toucher
see-phase-shed = un pirate à perdre
see-phase-board = un abordage
see-phase-lose = une provision à perdre
see-phase-counter = une contre-attaque
see-phase-add = une provision à ajouter
see-winners = vainqueurs
see-round = tour de table
see-quietRounds = tours de table sans prise
see-lastRound = dernier tour de table
see-left = cartes à jouer
see-exchanged = cartes échangées
see-picks = à prendre à la défausse
see-shot = bordée payée
see-target = place en jeu
see-dice = dés de couleur
see-die = le dé montre
see-lacking = il manque
see-totals = totaux d’abordage
see-counter = ta contre-attaque
see-needed = il te faut
see-chance = chances
see-deck = pioche
see-discard = défausse
see-pool = on peut y prendre
see-reserve = réserve
see-convoy = arrière-garde
see-ahead = Ensuite
see-sea = En mer, place
see-id = navire
see-hull = couleur
see-points = points
see-strength = force
see-needs = demande
see-tried = déjà tenté
see-sides = côtés
see-cards = cartes
see-hidden = pirates cachés
see-own = à savoir
see-missing = manque
see-lacks = cartes manquantes
see-provisions = provisions posées
see-seats = Joueurs
see-size = main de
see-known = a pris
see-recalled = pirates pris
see-card = carte
see-slots = peut-être aux places
see-score = points
see-track = case
see-bonus = bonus
see-captured = navires pris
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
