### Korsair / Corsaires, textes français.
### $edition : « korsair » ou « corsaires ». $you : « yes » si le lecteur est le joueur
### (ou fait partie du camp) nommé par $who, sinon « no ». $many : « yes » si $who est une équipe.
### $kept : l’option combatCards, « discard » ou « spoils ». $slot s’écrit g0, g1, g2…
### $value, $strength, $gold, $captured, $held et $total sont des nombres, le reste du texte.

## Le jeu

game-name =
    { $edition ->
       *[korsair] Korsair
        [corsaires] Corsaires
    }
game-line = Rentre tes galions, pille ceux des autres : une guerre des nerfs vive et retorse, de 2 à 6 joueurs ou à 8, en 20 à 30 minutes.
edition-korsair = Korsair (Tilsi, 2005)
edition-corsaires = Corsaires (Lutin Ludique)

## Options

option-teams = Chacun pour soi, ou par équipes de deux
option-teams-no = chacun pour soi
option-teams-yes = en équipes
option-teamSameRound = Le second peut-il épauler aussitôt le meneur sur le même galion ?
option-teamSameRound-forbid = non, pas dans le même tour de table
option-teamSameRound-reinforce = oui, dans la couleur commune
option-combatCards = Où vont les cartes du combat après une capture
option-combatCards-discard = à la défausse
option-combatCards-spoils = au camp qui capture (sans or)
option-expelled = Où va un capitaine ou un amiral chassé
option-expelled-discard = aussitôt à la défausse
option-expelled-stay = sous le galion, sans effet
option-startSeat = Comment on désigne qui commence
option-startSeat-chosen = la table choisit
option-startSeat-random = le sort décide
option-firstSeat = Le siège qui commence quand la table choisit (compté à partir de 0)
option-admiralTarget = Sur quels galions l’amiral peut monter
option-admiralTarget-side = ceux de ton camp, équipier compris
option-admiralTarget-seat = seulement ceux que tu as posés
option-emptyHandAtExhaustion = Si un camp n’a plus de cartes quand la pioche se vide
option-emptyHandAtExhaustion-skip = on continue, son tour est sauté
option-emptyHandAtExhaustion-endNow = la partie finit aussitôt
option-partnerHands = Les équipiers voient-ils la main l’un de l’autre ?
option-partnerHands-open = oui, mains ouvertes
option-partnerHands-closed = non, mains cachées
option-capturedValues = Montrer la valeur des galions capturés ?
option-capturedValues-public = oui, à tous
option-capturedValues-memory = non, de mémoire

## Couleurs (l’adjectif, comme après « pirate »)

colour-yellow = jaune
colour-red = rouge
colour-blue = bleu
colour-green = vert
colour-letter-yellow = J
colour-letter-red = R
colour-letter-blue = B
colour-letter-green = V

## Cartes (en minuscules, sans article)

card-galleon = galion de { $value }
card-pirate =
    { $edition ->
       *[korsair] pirate { $colour } de force { $strength }
        [corsaires] vaisseau { $colour } de puissance { $strength }
    }
pirate =
    { $edition ->
       *[korsair] pirate
        [corsaires] vaisseau
    }
pirates =
    { $edition ->
       *[korsair] Pirates
        [corsaires] Vaisseaux
    }
card-captain = capitaine { $colour }
card-admiral = amiral

## Galions sur la table

ship =
    { $you ->
        [yes] ton galion de { $value }
       *[no] galion de { $value } ({ $who })
    }

## Coups proposés

decision-draw = Piocher une carte
decision-galleon = Mettre à la mer un { $card }
decision-pirate = Envoyer un { $card } sur { $slot }, { $ship }
decision-captain = Confier { $slot }, { $ship }, au { $card }
decision-admiral = Confier { $slot }, { $ship }, à l’{ $card }
decision-discard = Défausser une carte : { $card }

## Journal de bord

event-captured =
    { $you ->
        [yes] À { $many ->
            [yes] nous
           *[no] toi
        } le galion { $slot }
       *[no] { $who } { $many ->
            [yes] s’emparent
           *[no] s’empare
        } du galion { $slot }
    } : { $value ->
        [one] { $value } pièce d’or
       *[other] { $value } pièces d’or
    }.
# Pour une capture où $cards n’est pas vide (Fluent ne sait pas choisir sur un texte vide).
event-captured-cards =
    { $you ->
        [yes] À { $many ->
            [yes] nous
           *[no] toi
        } le galion { $slot }
       *[no] { $who } { $many ->
            [yes] s’emparent
           *[no] s’empare
        } du galion { $slot }
    } : { $value ->
        [one] { $value } pièce d’or
       *[other] { $value } pièces d’or
    }. { $kept ->
        [spoils] Prises : { $cards }.
       *[discard] Sortent du jeu : { $cards }.
    }
event-drew =
    { $you ->
        [yes] Tu pioches une carte.
       *[no] { $who } pioche une carte.
    }
event-drew-card =
    { $you ->
        [yes] Tu pioches une carte : { $card }.
       *[no] { $who } pioche une carte : { $card }.
    }
event-placed =
    { $you ->
        [yes] Tu mets à la mer un galion de { $value } ({ $slot }).
       *[no] { $who } met à la mer un galion de { $value } ({ $slot }).
    }
event-pirate =
    { $you ->
        [yes] Tu envoies un { $card } sur { $slot }
       *[no] { $who } envoie un { $card } sur { $slot }
    } : flotte de { $strength }.
event-captain =
    { $you ->
        [yes] Tu fais monter le { $card } sur { $slot }.
       *[no] { $who } fait monter le { $card } sur { $slot }.
    }
event-admiral =
    { $you ->
        [yes] Tu fais monter l’amiral sur { $slot }.
       *[no] { $who } fait monter l’amiral sur { $slot }.
    }
event-expelled = Chassé de { $slot } : { $card } !
event-discarded =
    { $you ->
        [yes] Tu défausses une carte : { $card }.
       *[no] { $who } défausse une carte : { $card }.
    }
event-deck-exhausted = La pioche est à sec : plus personne ne pioche, on peut désormais défausser.
event-skipped =
    { $you ->
        [yes] Tu n’as plus de cartes : ton tour est sauté.
       *[no] { $who } n’a plus de cartes : son tour est sauté.
    }
event-ended =
    { $reason ->
       *[lastCardPlayed] Dernière carte jouée : la partie est finie.
        [lastCardDiscarded] Dernière carte défaussée : la partie est finie.
        [emptyHandAtExhaustion] Pioche à sec et un camp sans cartes : la partie est finie.
    }
event-final-capture =
    { $you ->
        [yes] Au partage final, le galion { $slot } { $many ->
            [yes] nous
           *[no] te
        } revient
       *[no] Au partage final, le galion { $slot } revient à { $who }
    } : { $value ->
        [one] { $value } pièce d’or
       *[other] { $value } pièces d’or
    }.
event-final-tie =
    Égalité sur { $slot } : { $value ->
        [one] sa pièce d’or coule
       *[other] ses { $value } pièces d’or coulent
    }, nul n’en profite.
event-scored =
    { $you ->
        [yes] { $many ->
            [yes] Notre or
           *[no] Ton or
        }
       *[no] { $who }
    } : { $captured } en captures − { $held } en main = { $total ->
        [one] { $total } pièce d’or
       *[other] { $total } pièces d’or
    }.

## Qui contrôle

control-side =
    { $you ->
        [yes] { $many ->
            [yes] nous menons
           *[no] tu mènes
        }
       *[no] { $who } { $many ->
            [yes] mènent
           *[no] mène
        }
    }
control-tied = égalité, personne ne mène
fleet =
    { $you ->
        [yes] { $many ->
            [yes] notre
           *[no] ta
        } flotte en { $colour }, force { $strength }
       *[no] flotte en { $colour }, force { $strength } ({ $who })
    }

## Fin de la partie

reason-lastCardPlayed = dernière carte jouée
reason-lastCardDiscarded = dernière carte défaussée
reason-emptyHandAtExhaustion = pioche à sec et camp sans cartes
winner =
    { $you ->
        [yes] Victoire ! La mer est à { $many ->
            [yes] nous
           *[no] toi
        }
       *[no] { $who } { $many ->
            [yes] l’emportent
           *[no] l’emporte
        }
    }, avec { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }.
winners =
    Victoire partagée : { $who }, avec { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    } par camp.

## Refus

refusal-KOR-2 = À { $seats }, impossible d’appareiller : il faut 2, 3, 4, 5, 6 ou 8 joueurs.
refusal-KOR-3 = À { $seats }, c’est chacun pour soi : joue sans équipes, ou réunis 4, 6 ou 8 joueurs.
refusal-KOR-4 = À { $seats }, on navigue par équipes de deux : active les équipes, ou réunis 2, 3, 4 ou 5 joueurs.
refusal-KOR-7 = Patience, ce n’est pas encore ton tour : prépare ton coup en attendant.
refusal-KOR-9 = Pas de siège { $seat } à une table de { $seats } : les sièges se comptent à partir de 0, choisis-en un de la table.
refusal-KOR-10 = En équipes, un meneur commence, et le siège { $seat } n’en est pas un : choisis un siège pair (0, 2, 4…).
refusal-KOR-18 = Cette carte n’est pas dans ta main, ou ce coup n’existe pas : choisis un des coups proposés.
refusal-KOR-22 = La pioche est à sec : joue une carte, ou défausse-en une qui ne soit pas un galion.
refusal-KOR-31 = Ce galion n’est pas sur la table : envoie ton { pirate } sur un de ceux qui sont en mer.
refusal-KOR-32 = Un autre camp tient déjà cette couleur ici : prends une couleur libre ou vise un autre galion.
refusal-KOR-33 = Ton camp a déjà une autre couleur ici : renforce ta flotte dans sa couleur, ou vise un autre galion.
refusal-KOR-40 = Ce capitaine exige un { pirate } de sa couleur, de ton camp, sur ce galion : joue-le là où il y en a un, ou ouvre d’abord cette couleur si elle est libre.
refusal-KOR-42 = Ce galion n’est pas sur la table : fais monter ton capitaine sur un de ceux qui sont en mer.
refusal-KOR-45 = L’amiral ne monte que sur un galion en mer qui est à toi (ou à ton équipier, si l’option le permet) : choisis-en un, ou joue autre chose.
refusal-KOR-52 = On ne défausse que pioche vide, et jamais un galion : joue une carte, ou pioche tant qu’il en reste.
refusal-KOR-67 = La partie est finie : tu peux la revoir ou lancer une revanche.
refusal-KOR-78 = Ton meneur a déjà joué sur ce galion dans ce tour de table : vise un autre galion, ou reviens-y au prochain.

## La table en mots (les clés de la vue)

see-deck = pioche
see-hands = Mains
see-size = main de
see-cards = cartes
see-galleons = Galions en mer
see-slot = galion
see-gold = or
see-owner = armateur
see-controller = mène
see-character = à bord
see-fleets = flottes
see-colour = couleur
see-yellow = { colour-yellow }
see-red = { colour-red }
see-blue = { colour-blue }
see-green = { colour-green }
see-side = camp
see-strength = force
see-seat = de
see-card = carte
see-barred = fermé ce tour-ci
see-sides = Camps
see-captured = galions pris
see-spoils = prises
see-discard = défausse
see-teams = en équipes

## Aide

help-short =
    But : avoir le plus d’or, en rentrant tes galions et en prenant ceux des autres.
    Ton tour : capture ce que tu contrôles, puis pioche OU joue une carte.
    { pirates } : par galion, chaque camp sa couleur ; la plus forte flotte contrôle.
    Égalité en tête : personne ne contrôle. Galion sans attaque : à qui l’a posé.
    Capitaine : là où tu as un { pirate } de sa couleur. Amiral : sur ton galion.
    Le dernier venu de ces personnages chasse l’autre et l’emporte sur les flottes.
    Pioche vide : défausse permise (sauf galion) ; un camp à court, c’est fini.
    Chaque galion resté en main te coûte son or.
help-notation =
    pioche : piocher une carte
    G5 : mettre à la mer un galion de 5
    R3>g0 : envoyer un { $edition ->
           *[korsair] pirate rouge de force 3
            [corsaires] vaisseau rouge de puissance 3
        } sur le galion g0
    C:bleu>g2 : faire monter le capitaine bleu sur g2
    A>g2 : faire monter l’amiral sur g2
    X:rouge1 : défausser un { $edition ->
           *[korsair] pirate rouge de force 1
            [corsaires] vaisseau rouge de puissance 1
        }
    X:C:bleu : défausser le capitaine bleu
    X:A : défausser l’amiral
    Couleurs : jaune, rouge, bleu, vert, ou juste J, R, B, V : J3>g0 suffit.

## La table dessinée (mots courts)

table-asked =
    { $deck ->
        [0] Joue une carte, ou défausse-en une.
       *[other] Pioche, ou joue une carte.
    }
table-deck =
    { $deck ->
        [0] pioche à sec
       *[other] pioche { $deck }
    }
table-discard = défausse { $count }
table-cards =
    { $count ->
        [0] main vide
        [one] { $count } carte
       *[other] { $count } cartes
    }
table-cards-short = { $count } c.
table-gold = { $gold } or
table-spoils = prises { $count }
table-team = équipe { $team }
table-team-short = éq. { $team }
table-you = toi
table-us = nous
table-hand = { $who } (toi)
table-hand-of = { $who } a en main
table-empty-hand = plus de cartes
table-draw = pioche
table-empty-sea = Aucun galion en mer.
table-head-galleon = galion
table-head-owner = armateur
table-head-fleets = flottes
table-head-character = à bord
table-head-taker = mène
table-captain = cap. { $letter }
table-admiral = amiral
table-tied = égalité
table-barred = { $slot } t’est fermé ce tour-ci : ton meneur vient d’y jouer ({ $clause }).
table-ledger = Le grand livre
table-ledger-side = camp
table-ledger-captured = galions capturés
table-ledger-held = restés en main
table-ledger-total = or
