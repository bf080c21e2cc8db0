### Corsari, textes français.
### $you : « yes » si le lecteur est le joueur nommé par $who, sinon « no ».
### $value, $count, $sum, $total, $malus, $deck et $round sont des nombres, le reste du texte.

## Le jeu

game-name = Corsari
game-line = Recrute deux bandes de corsaires, chasse les clandestins et lève l’ancre avant les autres : de 2 à 4 joueurs, 30 à 45 minutes.
edition-corsari = Corsari (Piatnik, 2003)

## Options

option-startSeat = Le siège qui commence la première manche (compté à partir de 0)
option-startSeat-random = le sort décide
option-grandMasterScope = Qui peut devenir Grand Maître des mers
option-grandMasterScope-captain = le capitaine seul
option-grandMasterScope-any = tous ceux qui n’ont aucun clandestin
option-portCrew = La couleur du port peut-elle être une couleur d’équipage ?
option-portCrew-true = oui
option-portCrew-false = non
option-emptyCrew = Peut-on lever l’ancre sans équipage ?
option-emptyCrew-false = non
option-emptyCrew-true = oui
option-captainReoptimises = Le capitaine battu ne prend-il que le moins de clandestins possible ?
option-captainReoptimises-false = non, chacun compose son équipage comme il veut
option-captainReoptimises-true = oui, on recompte chaque rival au mieux
option-fillColours = Dans quelles couleurs compléter l’équipage du capitaine
option-fillColours-named = celles qu’il a nommées
option-fillColours-present = celles qui sont vraiment à bord

## Couleurs (l’adjectif, comme après « corsaire »)

colour-red = rouge
colour-orange = orange
colour-yellow = jaune
colour-green = vert
colour-azure = azur
colour-blue = bleu
colour-violet = violet
colour-pink = rose
colour-grey = gris
colour-brown = brun
colour-letter-red = R
colour-letter-orange = O
colour-letter-yellow = J
colour-letter-green = V
colour-letter-azure = A
colour-letter-blue = B
colour-letter-violet = L
colour-letter-pink = S
colour-letter-grey = G
colour-letter-brown = N
two-colours = { $one } et { $other }
no-colour = aucune couleur

## Cartes

card = { $value } { $colour }
no-cards = aucun

## Coups proposés

decision-draw-deck =
    { $deck ->
        [one] Piocher la dernière carte : il faudra lever l’ancre
       *[other] Piocher une carte cachée
    }
decision-draw-discard = Prendre le { $card } de la défausse
decision-draw-quay = Recruter le { $card } sur le quai : le port devient { $colour }
decision-draw-last-quay = Recruter le { $card }, dernier du quai : la manche est nulle
decision-discard = Défausser le { $card }
decision-sail = Lever l’ancre !
decision-stay = Rester à quai
decision-fill = Prêter le { $card } à l’équipage du capitaine
decision-fill-done = Ne plus rien prêter
decision-crew =
    Équipage { $colours } : { $count ->
        [0] pas un clandestin !
        [one] 1 clandestin, somme { $sum }
       *[other] { $count } clandestins, somme { $sum }
    }
decision-crew-unknown = Équipage { $colours }

## Journal de bord

event-dealt =
    Manche { $round } : port { $port }, défausse { $card }, pioche { $deck }. { $you ->
        [yes] À toi d’ouvrir.
       *[no] { $who } ouvre.
    }
event-dealt-last =
    Manche { $round }, la dernière : port { $port }, défausse { $card }, pioche { $deck }. { $you ->
        [yes] À toi d’ouvrir.
       *[no] { $who } ouvre.
    }
event-hand = Ta main : { $cards }.
event-drew =
    { $you ->
        [yes] Tu pioches une carte.
       *[no] { $who } pioche une carte.
    }
event-drew-card =
    { $you ->
        [yes] Tu pioches le { $card }.
       *[no] { $who } pioche le { $card }.
    }
event-took-discard =
    { $you ->
        [yes] Tu reprends
       *[no] { $who } reprend
    } le { $card } de la défausse.
event-took-quay =
    { $you ->
        [yes] Tu recrutes
       *[no] { $who } recrute
    } le { $card } sur le quai : port { $port }.
event-took-last-quay =
    { $you ->
        [yes] Tu recrutes
       *[no] { $who } recrute
    } le { $card }, et le quai est désert.
event-discarded =
    { $you ->
        [yes] Tu défausses
       *[no] { $who } défausse
    } le { $card }.
event-deck-exhausted =
    C’était la dernière carte : { $you ->
        [yes] tu dois lever l’ancre.
       *[no] { $who } doit lever l’ancre.
    }
event-sailed =
    { $you ->
        [yes] Tu lèves l’ancre !
       *[no] { $who } lève l’ancre !
    } Port { $port } pour tous.
event-laid-out =
    { $you ->
        [yes] Ton équipage
       *[no] { $who }, équipage
    } ({ $colours }) : { $crew } · licenciés : { $dismissed } · clandestins : { $stowaways } (somme { $sum }).
event-fits =
    { $who } a { $more ->
        [yes] encore de quoi
       *[no] de quoi
    } prêter au capitaine.
event-fits-not =
    { $who } n’a { $more ->
        [yes] plus rien
       *[no] rien
    } à prêter au capitaine.
event-filled =
    { $you ->
        [yes] Tu prêtes
       *[no] { $who } prête
    } le { $card } au capitaine.
event-reordered =
    { $you ->
        [yes] On te recompte
       *[no] On recompte { $who }
    } au mieux ({ $colours }) : somme { $sum }.
event-captain-won =
    { $you ->
        [yes] Personne ne t’égale (somme { $sum }) : tes
       *[no] Personne n’égale { $who } (somme { $sum }) : ses
    } clandestins retournent au paquet, les autres gardent les leurs.
event-captain-beaten =
    { $rivals } : somme égale ou inférieure à { $you ->
        [yes] la tienne ({ $sum }). Tu ramasses tous ces clandestins, et les tiens.
       *[no] { $sum }, celle du capitaine ({ $who }). Le capitaine ramasse tous ces clandestins, et les siens.
    }
event-malus =
    { $you ->
        [yes] Toi
       *[no] { $who }
    } : { $count ->
        [0] rien de plus
       *[other] +{ $count }
    }, { $total } en tout.
event-void =
    { $you ->
        [yes] Tu vides le quai
       *[no] { $who } vide le quai
    } : manche nulle, rien ne compte.
event-last-round = { $malus } clandestins ramassés à vous tous : encore une manche, la dernière.
event-shortage = Trop peu de cartes pour donner : les clandestins ramassés retournent au paquet, les comptes restent.
event-ended =
    { $reason ->
       *[grandMaster] Pas un clandestin à bord : { $who }, Grand Maître des mers ! La partie s’arrête net.
        [lastRound] La dernière manche est comptée : la partie est finie.
    }

## Fin de la partie

reason-grandMaster = Grand Maître des mers
reason-lastRound = dernière manche comptée
master =
    { $you ->
        [yes] Te voilà Grand Maître des mers
       *[no] { $who } est Grand Maître des mers
    }, avec { $malus ->
        [one] { $malus } clandestin
       *[other] { $malus } clandestins
    } au compteur et pas un à bord.
masters = Grands Maîtres des mers ensemble : { $who }.
winner =
    { $you ->
        [yes] Victoire ! La mer est à toi
       *[no] { $who } l’emporte
    }, avec { $malus ->
        [one] { $malus } clandestin
       *[other] { $malus } clandestins
    }.
winners =
    Victoire partagée : { $who }, avec { $malus ->
        [one] { $malus } clandestin
       *[other] { $malus } clandestins
    } chacun.

## Refus

refusal-CSI-2 = À { $seats }, impossible d’appareiller : il faut 2, 3 ou 4 joueurs.
refusal-CSI-10 = Pas de siège { $seat } à une table de { $seats } : les sièges se comptent à partir de 0.
refusal-CSI-11 = Patience, ce n’est pas ton tour : la barre passe de main en main.
refusal-CSI-12 = Chaque chose en son temps : pioche, défausse, puis lève l’ancre si le cœur t’en dit.
refusal-CSI-13 = D’abord une carte : prends-la dans la pioche, sur la défausse ou sur le quai.
refusal-CSI-25 = Cette carte n’est pas dans ta main : défausse une des tiennes.
refusal-CSI-29 = Assez tourné en rond avec la défausse : prends dans la pioche ou sur le quai.
refusal-CSI-32 = L’ancre est levée, on ne recrute plus : il reste à prêter au capitaine et à composer les équipages.
refusal-CSI-34 = Nomme une ou deux couleurs que tu as en main.
refusal-CSI-39 = À cette table, la couleur du port ne peut pas être d’équipage : nommes-en une autre.
refusal-CSI-46 = Prête au capitaine ou dis fini, puis compose ton équipage : dans cet ordre-là.
refusal-CSI-47 = Cette carte n’est pas dans ta main : prête une des tiennes.
refusal-CSI-48 = Le capitaine ne navigue pas dans cette couleur : prête une carte d’une des siennes.
refusal-CSI-49 = Ce poste est déjà tenu dans l’équipage du capitaine : vise une valeur qui manque.
refusal-CSI-50 = Tu as déjà prêté cette valeur : une seule carte par poste et par joueur.
refusal-CSI-53 = Une carte du port ne se prête pas : elle sera licenciée sans rien te coûter.
refusal-CSI-54 = Le capitaine ne complète l’équipage de personne : nomme tes couleurs.
refusal-CSI-55 = Nomme une ou deux couleurs qui te restent en main.
refusal-CSI-66 = Tu as pris la dernière carte de la pioche : plus le choix, lève l’ancre.
refusal-CSI-75 = La partie est finie : tu peux la revoir ou lancer une revanche.
refusal-CSI-84 = Trois manches nulles d’affilée, cela suffit : le dernier du quai reste où il est.
refusal-CSI-85 = Prête tes cartes de la plus petite à la plus grande : celle-ci vient trop tard.

## La table en mots (les clés de la vue)

see-phase = on attend
see-phase-draw = une carte à prendre
see-phase-discard = une défausse
see-phase-declare = rester ou appareiller
see-phase-crew = un équipage
see-phase-fill = des cartes à prêter
see-winners = vainqueurs
see-round = manche
see-start = a commencé
see-lastRound = dernière manche
see-deck = pioche
see-discard = défausse
see-quay = quai
see-port = port
see-captain = capitaine
see-open = à compléter
see-colours = couleurs
see-values = valeurs
see-malus = clandestins
see-discardStreak = prises à la défausse de suite
see-voidStreak = manches nulles de suite
see-seats = Sièges
see-size = main de
see-cards = cartes
see-known = cartes connues
see-layout = étalage
see-crew = équipage
see-dismissed = licenciés
see-stowaways = clandestins à bord
see-sum = somme
see-fills = prêtés
see-gained = de plus
see-pile = pile
see-best = au mieux
see-loads = à ramasser par le capitaine
see-count = nombre

## Aide

help-short =
    But : ramasser le moins de clandestins possible en plusieurs manches.
    Ton tour : prends une carte (pioche, défausse ou quai), défausses-en une,
    puis reste à quai ou lève l’ancre.
    Équipage : deux couleurs au plus, chaque valeur une seule fois.
    Les autres cartes de la couleur du port (dessus du quai) sont licenciées gratis.
    Le reste, ce sont tes clandestins. Le capitaine doit avoir la plus petite somme,
    sinon il ramasse les siens et ceux de chaque rival qui l’égale ou fait mieux.
    Prendre au quai change le port ; le dernier du quai annule la manche.
    35 clandestins en tout : encore une manche. Un capitaine sans aucun gagne net.
    meilleur : ton meilleur équipage du moment
help-notation =
    pioche, défausse, quai : y prendre une carte
    R9 : défausser le 9 rouge
    rester, ancre : rester à quai, lever l’ancre
    équipage RV : équipage rouge et vert
    +R7, fini : prêter le 7 rouge au capitaine, ne plus rien prêter
    R rouge, O orange, J jaune, V vert, A azur,
    B bleu, L violet, S rose, G gris, N brun

## Les coups tels qu’on les tape

notation-draw-deck = pioche
notation-draw-discard = défausse
notation-draw-quay = quai
notation-sail = ancre
notation-stay = rester
notation-crew = équipage
notation-fill-done = fini

## La table dessinée (mots courts)

table-asked-draw = Prends une carte.
table-asked-discard = Défausse une carte.
table-asked-declare = Reste à quai, ou lève l’ancre ?
table-ask-best = (meilleur : ce que tu as)
table-asked-forced = Dernière carte de la pioche : lève l’ancre.
table-asked-crew = Compose ton équipage.
table-asked-fill = Prête au capitaine ce qui lui manque, si tu veux, la plus petite valeur d’abord.
table-round = manche { $round }
table-last-round = dernière manche ({ $round })
table-deck = pioche { $deck }
table-malus-of-all = clandestins { $malus }/35
table-malus =
    { $malus ->
        [one] { $malus } clandestin
       *[other] { $malus } clandestins
    }
table-malus-short = { $malus } cl.
table-gained = +{ $count }
table-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
table-known = a pris { $cards }
table-captain = capitaine
table-quay = Quai
table-top = dessus
table-discard = Défausse
table-discard-empty = vide
table-discard-more =
    { $count ->
        [0] (seule)
        [one] sur { $count } autre
       *[other] sur { $count } autres
    }
table-port = Port { $colour } : hors équipage, cette couleur est licenciée, gratis.
table-port-next = Si { $card } part : port { $colour }.
table-port-last = Si { $card } part : quai vide, manche nulle.
table-port-fixed = Ancre levée : le port ne change plus.
table-crew = équipage
table-dismissed = licenciés
table-stowaways = clandestins
table-sum = somme { $sum }
table-fills = prêtés
table-open = Il manque au capitaine : { $values } ({ $colours }).
table-hand = { $who } (toi)
table-of-port = port
table-best = Au mieux maintenant : équipage { $crew }, { $count ->
        [0] pas un clandestin !
        [one] 1 clandestin, somme { $sum }.
       *[other] { $count } clandestins, somme { $sum }.
    }
table-best-fills = Prête { $cards }, puis équipage { $crew } : { $count ->
        [0] pas un clandestin !
        [one] 1 clandestin, somme { $sum }.
       *[other] { $count } clandestins, somme { $sum }.
    }
table-more-crews = … et { $count } autres équipages, de somme au moins égale (liste les montre tous)
table-best-loads = Le capitaine devrait les ramasser.
table-best-none = Rien à composer pour l’instant.
table-ledger = Le grand livre
table-ledger-seat = joueur
table-ledger-last = dernier compte
table-ledger-total = clandestins
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
