### Bordée, textes français.
### $you : « yes » si le lecteur est le joueur nommé par $who, sinon « no ».
### Les nombres : $count, $value, $number, $turn, $turns, $points, $damage, $worth, $penalty, $why, $cost ; le reste est du texte.

## Le jeu

game-name = Bordée
game-line = Deux navires, deux canons chacun : pointe, tire, esquive et rafistole jusqu’à couler l’autre. Pour 2 joueurs, 45 à 60 minutes.
edition-bordee = Bordée (duel de pirates, d’après un livret sans titre lisible)
about-data-note = Le livret ne montre ni les cartes Cible ni les plateaux en entier : ce qui est « reconstruit » est notre proposition.

## Cartes et pièces

card = { $value } de { $suit }
card-joker = joker
no-cards = rien
suit-S = pique
suit-H = cœur
suit-C = trèfle
suit-D = carreau
zone-deck-bow = pont avant
zone-deck-mid = pont central
zone-deck-stern = pont arrière
zone-sail-bow = voilure avant
zone-sail-stern = voilure arrière
zone-hull-bow = coque avant
zone-hull-mid = coque centrale
zone-hull-stern = coque arrière
the-zone-deck-bow = le pont avant
the-zone-deck-mid = le pont central
the-zone-deck-stern = le pont arrière
the-zone-sail-bow = la voilure avant
the-zone-sail-stern = la voilure arrière
the-zone-hull-bow = la coque avant
the-zone-hull-mid = la coque centrale
the-zone-hull-stern = la coque arrière
disc-ball = boulet
disc-chain = chaîne
disc-grape = mitraille
some-ball = un boulet
some-chain = une chaîne
some-grape = de la mitraille
no-discs = rien
cannon-bow = canon de proue
cannon-stern = canon de poupe
ctype-p18 = 18-livres
ctype-l9 = Long Nine
ctype-car = Caronade
ctype-about =
    { $discs ->
        [one] 1 projectile
       *[other] { $discs } projectiles
    } ; tirs : { $shots }{ $double ->
        [yes]  ; double tir possible
       *[no] { "" }
    }
piece-sailor = un matelot
piece-captain = le Capitaine
piece-mate = le Second
marker-sail = une voile
marker-plank = une planche
result-perfect = parfait
result-good = bon
result-weak = faible
result-miss = raté
result-hasty = hâtif
shot-perfect = tir parfait
shot-good = bon tir
shot-weak = tir faible
shot-miss = tir raté
shot-hasty = tir hâtif
position-left = à gauche de la cible { $number }
position-bottom = sous la cible { $number }
token-dis-sails =
    { $count ->
        [one] 1 voile à retirer
       *[other] { $count } voiles à retirer
    }
token-dis-crew =
    { $count ->
        [one] 1 matelot à retirer
       *[other] { $count } matelots à retirer
    }
token-dis-planks =
    { $count ->
        [one] 1 planche à retirer
       *[other] { $count } planches à retirer
    }

## Coups proposés

decision-card = Le { $card }
decision-card-aim = Viser avec le { $card }
decision-card-lose = Défausser le { $card }
decision-value = Il vaut { $value }
decision-suit = Une Couleur de { $suit }
decision-position = { $position } ({ $target })
decision-position-first = { $position } ({ $target }) : il manquera l’autre carte
decision-position-aim = { $position } ({ $target }) : { $shot }
decision-replace = Remplacer la cible { $number } ({ $target })
decision-disc = { $disc }
decision-cannon = { $cannon } ({ $type }, { $discs })
decision-load-cannon = Un projectile ({ $disc }) dans le { $cannon } ({ $type }, { $discs })
decision-train-cannon = Braquer le { $cannon } ({ $type }, { $discs })
decision-captain = Le Capitaine sur { $zone }
decision-mate = Le Second sur { $zone }
decision-train-zone =
    Cibler { $zone } : { $count ->
        [one] 1 marqueur
       *[other] { $count } marqueurs
    }, { $cards ->
        [one] 1 carte Cible
       *[other] { $cards } cartes Cible
    }
decision-lose-zone = Perdre un marqueur : { $zone }
decision-strike-zone = Frapper { $zone }
decision-zone = { $zone }
decision-piece = { $piece }
decision-route = Depuis { $from } vers { $to }
decision-ctype-bow = { $cannon } à la proue : { $about }
decision-ctype-stern = { $cannon } à la poupe : { $about }
decision-word-aim = Viser : poser une carte près d’une cible
decision-word-prepare = Préparer : piocher une carte
decision-word-broadside = Tirer une bordée : une Couleur et des projectiles
decision-word-lurch = Faire une embardée : une Suite, et l’autre perd des cartes
decision-word-reload-one =
    Recharger un projectile : { $cost ->
        [one] une carte
       *[other] deux cartes
    }
decision-word-reload-all = Recharger toute la batterie : une Paire
decision-word-patch = Rafistoler : 1 à 3 cartes, autant de matelots
decision-word-change = Changer de cible, à la place des deux actions
decision-word-fire = Feu !
decision-word-hold = Ne pas tirer
decision-word-double = Double tir : dépenser aussi le second projectile
decision-word-single = Garder le second projectile
decision-word-dodge = Esquiver : une Suite
decision-word-pass = Passer
decision-word-done = C’est tout
decision-word-rep = User de sa Réputation

## Coups, en un mot (ce qu’on voit se tape)

notation-aim = viser
notation-prepare = préparer
notation-broadside = bordée
notation-lurch = embardée
notation-reload-one = recharger 1
notation-reload-all = recharger tout
notation-patch = rafistoler
notation-change = changer
notation-fire = feu
notation-hold = attendre
notation-double = double
notation-single = simple
notation-dodge = esquiver
notation-pass = passer
notation-done = fini
notation-rep = réputation
notation-value = valeur { $value }
notation-pos-l = gauche { $number }
notation-pos-b = sous { $number }
notation-bow = proue
notation-stern = poupe
notation-sailor = matelot
notation-captain = capitaine
notation-mate = second
notation-offer = offre { $letter }
notation-space-l = embardée { $space }
notation-space-d = esquive { $space }
notation-space-b = bordée { $space }

## Journal de bord

event-committed =
    { $you ->
        [yes] Ton choix est fait, en secret.
       *[no] { $who } a fait son choix, en secret.
    }
event-officers =
    { $you ->
        [yes] Tes officiers
       *[no] Les officiers, chez { $who }
    } : Capitaine sur { $captain }, Second sur { $mate }.
event-cannons =
    { $you ->
        [yes] Tes canons
       *[no] Les canons, chez { $who }
    } : { $bow } à la proue, { $stern } à la poupe.
event-discs-drawn =
    { $you ->
        [yes] Tu tires du sac
       *[no] { $who } tire du sac
    } : { $discs }.
event-discs-returned =
    { $you ->
        [yes] Tu remets dans le sac
       *[no] { $who } remet dans le sac
    } : { $discs }.
event-loaded =
    { $you ->
        [yes] Tu charges
       *[no] { $who } charge
    } la proue ({ $bow }) et la poupe ({ $stern }).
event-begins =
    { $you ->
        [yes] À toi de commencer.
       *[no] { $who } commence.
    }
event-trained =
    { $you ->
        [yes] Tu braques
       *[no] { $who } braque
    } le { $cannon } sur { $zone } : { $targets }.
event-drew =
    { $you ->
        [yes] Tu pioches
       *[no] { $who } pioche
    } { $count ->
        [one] une carte.
       *[other] { $count } cartes.
    }
event-drew-cards =
    { $you ->
        [yes] Tu pioches
       *[no] { $who } pioche
    } : { $cards }.
event-reshuffled =
    { $you ->
        [yes] Tu remélanges ta défausse.
       *[no] { $who } remélange sa défausse.
    }
event-targets-reshuffled = Les cartes Cible défaussées sont remélangées.
event-turn =
    Tour { $turn } : { $you ->
        [yes] à toi.
       *[no] à { $who }.
    }
event-aimed-new =
    { $you ->
        [yes] Tu vises
       *[no] { $who } vise
    } avec le { $card }, { $position }.
event-aimed-again =
    { $you ->
        [yes] Tu vises
       *[no] { $who } vise
    } avec le { $card }, { $position }, à la place du { $old }.
event-aimed-joker-new =
    { $you ->
        [yes] Tu vises
       *[no] { $who } vise
    } avec un joker qui vaut { $value }, { $position }.
event-aimed-joker-again =
    { $you ->
        [yes] Tu vises
       *[no] { $who } vise
    } avec un joker qui vaut { $value }, { $position }, à la place du { $old }.
event-prepared =
    { $you ->
        [yes] Tu te prépares.
       *[no] { $who } se prépare.
    }
event-broadside =
    { $you ->
        [yes] Tu tires
       *[no] { $who } tire
    } une bordée de { $suit } ({ $cards }) : { $discs } !
event-aim-lost =
    { $you ->
        [yes] Tu perds
       *[no] { $who } perd
    } le { $card } posé { $position }.
event-lurched =
    { $you ->
        [yes] Tu fais une embardée ({ $cards }) : l’adversaire
       *[no] { $who } fait une embardée ({ $cards }) : l’adversaire
    } { $count ->
        [0] ne perd rien.
        [one] perd jusqu’à une carte.
       *[other] perd jusqu’à { $count } cartes.
    }
event-discarded =
    { $you ->
        [yes] Tu défausses
       *[no] { $who } défausse
    } { $why ->
        [0] pour tenir la limite
        [1] pour recharger
        [2] pour recharger toute la batterie
        [3] pour rafistoler
        [4] sous l’effet de surprise
        [5] au hasard
        [6] pour en piocher une autre
        [7] pour son Mauvais coup
       *[8] à cause d’un Mauvais coup
    } : { $cards }.
event-moved =
    { $you ->
        [yes] Chez toi,
       *[no] Chez { $who },
    } { $piece } quitte { $from } pour { $to }.
event-repaired =
    { $you ->
        [yes] Un de tes matelots
       *[no] Chez { $who }, un matelot
    } quitte { $from } et répare { $to }.
event-changed =
    { $you ->
        [yes] Tu changes de cible.
       *[no] { $who } change de cible.
    }
event-fired =
    { $you ->
        [yes] Tu fais feu
       *[no] { $who } fait feu
    } sur { $zone } ({ $worth ->
        [one] { $worth } visé
       *[other] { $worth } visés
    }) avec { $disc } ; pénalité { $penalty }, dégâts { $damage }.
event-result = Cible { $number } : { $shot }, dégâts { $damage }.
event-result-hasty = Cible { $number } : { $shot }, dégâts { $damage }, et l’effet de surprise.
event-doubled = Double tir ({ $disc }) : dégâts { $damage }.
event-dodged =
    { $you ->
        [yes] Tu esquives
       *[no] { $who } esquive
    } avec { $flush ->
        [yes] une Suite à la Couleur
       *[no] une Suite
    } ({ $cards }) : { $points } de moins, reste { $damage }.
event-hit =
    { $you ->
        [yes] Touché ! Tu perds
       *[no] Touché ! { $who } perd
    } { $count ->
        [one] un marqueur
       *[other] { $count } marqueurs
    } : { $zone }.
event-hit-nothing = À l’eau : rien n’est touché ({ $zone }).
event-marker-lost =
    { $you ->
        [yes] Tu perds
       *[no] { $who } perd
    } { $marker } ({ $zone }).
event-disaster =
    { $you ->
        [yes] Désastre chez toi
       *[no] Désastre chez { $who }
    } ({ $zone }) : { $token } !
event-calm = Calme plat depuis { $turns } tours : encore un peu, et l’on comptera les planches.
event-ended =
    { $reason ->
        [sunk] Le navire coule
        [officers] Plus d’officiers à bord
        [calm] Calme plat
       *[turns] Trop de tours
    } : { $you ->
        [yes] tu gagnes !
       *[no] { $who } gagne !
    }
event-ended-draw =
    { $reason ->
        [calm] Calme plat
       *[turns] Trop de tours
    } et deux navires en même état : partie nulle.

## Fin

result-winner =
    { $you ->
        [yes] Tu gagnes
       *[no] { $who } gagne
    } : { $reason ->
        [sunk] { $loser } coule avec son navire.
        [officers] { $loser } n’a plus ni Capitaine ni Second.
        [calm] le calme s’éternise, et { $loser } a le navire le plus abîmé.
       *[turns] la nuit tombe, et { $loser } a le navire le plus abîmé.
    }
result-draw =
    { $reason ->
        [calm] Le calme s’éternise
       *[turns] La nuit tombe
    }, et les deux navires se valent : partie nulle.

reason-sunk = navire coulé
reason-officers = plus d’officiers
reason-calm = calme plat
reason-turns = trop de tours

## Refus

refusal-DUE-101 = Bordée se joue à deux, ni plus ni moins.
refusal-DUE-104 = Un officier se place sur un pont : pont avant, pont central ou pont arrière.
refusal-DUE-108 = Choisis un canon : 18-livres, Long Nine ou Caronade.
refusal-DUE-112 = Choisis une des Réputations proposées.
refusal-DUE-113 = Choisis un des Mauvais coups proposés.
refusal-DUE-115 = Ce n’est pas à toi de décider.
refusal-DUE-121 = Nomme d’abord le canon à braquer : proue ou poupe.
refusal-DUE-122 = Vise une zone adverse où il reste au moins un marqueur.
refusal-DUE-132 = La Suite continue avec la valeur suivante, ou un joker.
refusal-DUE-136 = Dis quelle valeur prend le joker.
refusal-DUE-152 = Choisis une des actions proposées : il en faut deux par tour.
refusal-DUE-154 = Une des deux actions est Viser : il faut garder une carte pour cela.
refusal-DUE-155 = Sans carte en main on ne vise pas : prépare d’abord.
refusal-DUE-157 = On ne change de cible qu’à la place de ses actions, avant toute autre chose.
refusal-DUE-158 = En changeant de cible, vise une autre zone qu’avant.
refusal-DUE-161 = Pose une carte de ta main à gauche ou en dessous d’une de tes cibles.
refusal-DUE-171 = Une bordée se paie d’une Couleur : au moins deux cartes du même signe.
refusal-DUE-172 = Pas plus de cartes que de projectiles utilisables dans tes canons.
refusal-DUE-174 = Tes pénalités de canon mangeraient toute la bordée : il faut plus de cartes.
refusal-DUE-175 = Choisis les projectiles à dépenser, dans l’ordre boulet, chaîne, mitraille.
refusal-DUE-177 = Choisis une de tes cartes posées.
refusal-DUE-178 = Choisis une zone qui a encore un marqueur de cette sorte.
refusal-DUE-179 = Cette Couleur est déjà couverte sur ta piste de bordées.
refusal-DUE-181 = Une embardée se paie d’une Suite de valeurs encore libres sur ta piste.
refusal-DUE-191 = Recharger un seul projectile coûte deux cartes, ou une avec Poudre sèche.
refusal-DUE-192 = Recharger toute la batterie coûte une Paire.
refusal-DUE-194 = Il faut au moins une place libre : remets un projectile dans le sac.
refusal-DUE-195 = Mets ce projectile dans un canon où il reste de la place.
refusal-DUE-201 = Rafistoler coûte une à trois cartes, une par déplacement.
refusal-DUE-202 = Un matelot suit les cordages, vers une case libre ou une zone abîmée.
refusal-DUE-204 = Capitaine et Second ne vont que d’un pont à l’autre.
refusal-DUE-205 = Le dernier à bord d’un pont n’en bouge pas.
refusal-DUE-207 = Il n’y a aucun déplacement à faire.
refusal-DUE-211 = Fais feu, ou ne tire pas.
refusal-DUE-212 = Ton canon actif n’est pas chargé.
refusal-DUE-213 = Plus personne pour servir ce canon : tir interdit.
refusal-DUE-216 = Dépense un projectile de ton canon actif.
refusal-DUE-220 = Défausse une carte de ta main.
refusal-DUE-222 = Double tir ou tir simple ?
refusal-DUE-224 = Esquive, ou passe.
refusal-DUE-225 = Esquiver demande une Suite de valeurs encore libres sur ta piste.
refusal-DUE-227 = Cette esquive n’éviterait aucun dégât.
refusal-DUE-229 = Choisis un marqueur qui est dans la zone touchée.
refusal-DUE-241 = Défausse des cartes de ta main jusqu’à ta limite.
refusal-DUE-263 = Le désastre emporte un marqueur de cette sorte : choisis une zone qui en a.
refusal-DUE-273 = La partie est finie.
refusal-DUE-281 = Ta Réputation ne permet pas cela maintenant.
refusal-DUE-282 = Tu n’as pas ce Mauvais coup.
refusal-DUE-283 = Ce n’est pas le moment de ce Mauvais coup.
refusal-DUE-284 = Ce Mauvais coup ne changerait rien.
refusal-DUE-291 = Tes deux actions sont faites : un Mauvais coup libre, ou passe. Le tir vient ensuite.
refusal-DUE-311 = Cela ne convient pas ici, ou ne mènerait à rien : choisis parmi ce qui est proposé.
refusal-DUE-314 = Nomme-les dans l’ordre : les cartes en montant, boulet avant chaîne avant mitraille, proue avant poupe.

## Aide

help-short = Deux actions par tour, dont au moins une fois Viser ; puis tu peux faire feu ; puis tu pioches deux cartes. Tu gagnes en coulant le navire adverse (10 planches) ou en éliminant Capitaine et Second.
help-notation = Réponds par le numéro ou par ce qui est écrit : viser, feu, coque centrale, gauche 1 (à gauche de la première cible)… Une carte s’écrit 8♠ ou 8S : S pique, H cœur, C trèfle, D carreau, JK joker. La notation des parties convient aussi : AIM, POS(0L).
help-table = Sur la table : { table-captain } Capitaine, { table-mate } Second, ■ tout autre marqueur, · une case vide, « ? » un jeton Désastre caché. −1{ table-penalty-cannon } est une pénalité de canon, −1{ table-penalty-sail } de voilure, −1{ table-penalty-hand } de main, × un tir interdit ; sur une piste, × est couvert. Projectiles : { table-disc-ball } boulet, { table-disc-chain } chaîne, { table-disc-grape } mitraille. Cartes Cible, en rangées la valeur de gauche, en colonnes celle du dessous : { table-letter-perfect } parfait, { table-letter-good } bon, { table-letter-weak } faible, { table-letter-miss } raté.

## La table

table-turn = tour { $turn }
table-bag = sac { $discs }
table-calm = calme { $turns }
table-decks = Ponts
table-sails = Voiles
table-hull = Coque
table-cannons = Canons
table-tracks = Pistes
table-captain = C
table-mate = S
table-penalty-cannon = c
table-penalty-sail = v
table-penalty-hand = m
table-missing = { $count }/{ $sink } planches perdues
table-cards = main { $count }/{ $limit }, pioche { $deck }
table-aims-at = vise { $zone }
table-track-broadside = bordées { $left }
table-track-lurch = embardées { $left }
table-track-dodge = esquives { $left }
table-targets = { $who }, cibles :
table-letter-perfect = P
table-letter-good = B
table-letter-weak = F
table-letter-miss = ·
table-you = toi
table-hand = Ta main :
table-flush = Couleur { $suit } ×{ $count }
table-straight = Suite de { $count } dès { $first }
table-nothing = aucune combinaison
table-ledger = État des navires
table-ledger-seat = Navire
table-ledger-planks = planches
table-ledger-officers = officiers
table-ledger-crew = équipage
table-ledger-sails = voiles
table-asked-officers = Où placer tes officiers ?
table-asked-cannons = Quel canon ?
table-asked-load = Dans quel canon va ce projectile ?
table-asked-train = Braque un canon.
table-asked-reputation = Garde une Réputation.
table-asked-tricks = Garde un Mauvais coup.
table-asked-phase1 = Quelle action ?
table-asked-trick-or-pass = Un Mauvais coup, ou passer ?
table-asked-return = Remets des projectiles dans le sac, ou rien.
table-asked-arrange = Dans quel canon va ce projectile ?
table-asked-patch = Encore un déplacement ?
table-asked-last-move = Un dernier déplacement, sans carte ?
table-asked-phase2 = Faire feu ?
table-asked-fire = Quel projectile ?
table-asked-hasty = Surprise : défausse une carte.
table-asked-double = Double tir ?
table-asked-w-s4 = Un Mauvais coup pour ce tir ?
table-asked-w-s5 = Un Mauvais coup contre ce tir ?
table-asked-step5 = Esquiver ?
table-asked-damage = Qui tombe ?
table-asked-disaster = Le désastre : où ?
table-asked-w-s7 = Un Mauvais coup après ce tir ?
table-asked-hand-limit = Trop de cartes : défausse.
table-asked-w-brd = Un Mauvais coup contre la bordée ?
table-asked-broadside-aim = Quelle carte posée perds-tu ?
table-asked-broadside-loss = La bordée : où ?
table-asked-w-lur = Un Mauvais coup contre l’embardée ?
table-asked-trick = Ton Mauvais coup.
table-asked-naming-card = Quelle carte ?
table-asked-naming-value = Que vaut le joker ?
table-asked-naming-position = Où la poser ?
table-asked-naming-suit = De quelle Couleur ?
table-asked-naming-disc = Quel projectile ?
table-asked-naming-cannon = De quel canon ?
table-asked-naming-route = Quel déplacement ?
table-asked-naming-piece = Qui se déplace ?
table-discs-due =
    { $count ->
        [one] encore 1 projectile
       *[other] encore { $count } projectiles
    }
table-disc-ball = B
table-disc-chain = C
table-disc-grape = M
table-damage-now = tir maintenant : { $damage }
table-low-lurch = emb. { $left }
table-low-dodge = esq. { $left }
table-low-aims = { $who } vise { $zone } :
table-low-shot = tir { $damage }

## Modules

option-reputations = Réputations : une capacité pour toute la partie
option-reputations-no = sans
option-reputations-yes = avec
option-tricks = Mauvais coups : trois cartes secrètes à usage unique
option-tricks-no = sans
option-tricks-yes = avec
decision-offer = { $name } : { $what }
decision-trick = { $name } : { $what }
decision-space = { $space }
space-lurch = le { $value } des embardées
space-dodge = le { $value } des esquives
space-broadside = le { $suit } des bordées
event-offered = On te propose : { $names }.
event-reputation =
    { $you ->
        [yes] Ta Réputation
       *[no] { $who } a pour Réputation
    } : { $name }.
event-trick =
    { $you ->
        [yes] Ton Mauvais coup
       *[no] { $who } joue un Mauvais coup
    } : { $name } !
event-saw-hand = Tu vois la main adverse : { $cards }.
event-exchanged =
    { $you ->
        [yes] Tu échanges
       *[no] { $who } échange
    } ce qui est { $one } et { $other }.
event-swapped = La cible { $old } devient { $new }.
event-added =
    { $you ->
        [yes] Un marqueur te revient
       *[no] Un marqueur revient à { $who }
    } : { $zone }.
event-took-back =
    { $you ->
        [yes] Tu reprends
       *[no] { $who } reprend
    } le { $card } de la défausse.
event-uncovered =
    { $you ->
        [yes] Tu libères
       *[no] { $who } libère
    } { $space }.
event-trick-damage = Dégâts maintenant : { $damage }.
event-discs-taken =
    { $you ->
        [yes] Tu choisis
       *[no] { $who } choisit
    } dans le sac : { $disc }.
event-discs-cancelled = Sans effet : { $disc }.
rep-1 = Œil de lynx
rep-1-text = le premier tir raté à deux cartes devient faible
rep-2 = Tout fait boulet
rep-2-text = un projectile qui ne convient pas ne coûte rien
rep-3 = Fille du vent
rep-3-text = une Suite d’esquive compte une carte de plus
rep-4 = Maître charpentier
rep-4-text = un déplacement gratuit de plus en rafistolant
rep-5 = Cale profonde
rep-5-text = 5 cartes au départ, limite de main 7
rep-6 = Poudre sèche
rep-6-text = recharger un seul coûte une carte
rep-7 = Pavillon rouge
rep-7-text = tu nommes la zone du premier marqueur d’une bordée
rep-8 = Dés pipés
rep-8-text = une fois par tour, une carte contre une carte
rep-9 = Vaisseau fantôme
rep-9-text = −1 carte perdue par embardée, aucune par surprise
trk-1 = Coup d’œil
trk-1-text = (Viser) pioche 2, puis vise
trk-2 = Double hausse
trk-2-text = (Viser) 2 cartes, puis vise deux fois
trk-3 = Cales sournoises
trk-3-text = (Viser) échange deux places de tes cibles
trk-4 = Fausse lueur
trk-4-text = (Viser) remplace une de tes cibles par la suivante
trk-5 = Brûlot
trk-5-text = (action) une planche adverse
trk-6 = Tireur embusqué
trk-6-text = (action) un homme d’un pont adverse
trk-7 = Flèches enflammées
trk-7-text = (action) deux voiles d’une zone adverse
trk-8 = Contrebande
trk-8-text = (action) prends au sac deux projectiles choisis
trk-9 = Enrôlés de force
trk-9-text = (action) deux matelots de la réserve
trk-10 = Fouille de cale
trk-10-text = (action) vois la main adverse, défausse une carte
trk-11 = Perroquet espion
trk-11-text = (libre) vois la main adverse, pioche 1
trk-12 = Tournée de rhum
trk-12-text = (libre) pioche 3
trk-13 = Carène de nuit
trk-13-text = (action) deux planches
trk-14 = Toile de rechange
trk-14-text = (libre) deux voiles
trk-15 = Carte dans la manche
trk-15-text = (libre) reprends une carte de ta défausse
trk-16 = Ardoise effacée
trk-16-text = (libre) libère trois cases de tes pistes
trk-17 = Boulet rouge
trk-17-text = (ton tir) 2 dégâts de plus
trk-18 = Artilleurs enchaînés
trk-18-text = (ton tir) sans pénalité ni interdiction
trk-19 = Rideau de fumée
trk-19-text = (ton tir) pas d’esquive
trk-20 = Même hausse
trk-20-text = (après ton tir) garde tes cibles
trk-21 = Nappe de brume
trk-21-text = (tir adverse) 2 dégâts de moins
trk-22 = Coup de barre
trk-22-text = (tir adverse) esquive sans pénalité ni case couverte
trk-23 = Sacs de sable
trk-23-text = (bordée adverse) annule deux projectiles
trk-24 = Ancre flottante
trk-24-text = (embardée adverse) une carte de moins, à ton choix
table-tricks =
    { $count ->
        [one] 1 Mauvais coup
       *[other] { $count } Mauvais coups
    }
table-own-tricks = Tes Mauvais coups :

## La table en mots (les clés de la vue)

see-decision = on attend
see-decision-OFFICERS = la place des officiers
see-decision-CANNONS = le choix des canons
see-decision-LOAD = des projectiles à charger
see-decision-TRAIN = un canon à braquer
see-decision-REPUTATION = une Réputation à garder
see-decision-TRICKS = un Mauvais coup à garder
see-decision-PHASE1 = une action
see-decision-TRICK-OR-PASS = un Mauvais coup, ou rien
see-decision-RETURN = des projectiles à remettre au sac
see-decision-ARRANGE = des projectiles à ranger
see-decision-PATCH = un déplacement
see-decision-LAST-MOVE = un dernier déplacement sans carte, ou rien
see-decision-PHASE2 = feu ou non
see-decision-FIRE = un projectile à tirer
see-decision-HASTY = une carte à défausser, par surprise
see-decision-DOUBLE = double tir ou tir simple
see-decision-W-S4 = un Mauvais coup pour ce tir, ou rien
see-decision-W-S5 = un Mauvais coup contre ce tir, ou rien
see-decision-STEP5 = une esquive, ou rien
see-decision-DAMAGE = un marqueur à perdre
see-decision-DISASTER = la zone que frappe le désastre
see-decision-W-S7 = un Mauvais coup après ce tir, ou rien
see-decision-HAND_LIMIT = des cartes en trop à défausser
see-decision-W-BRD = un Mauvais coup contre la bordée, ou rien
see-decision-BROADSIDE_AIM = une carte posée à perdre
see-decision-BROADSIDE_LOSS = la zone que frappe la bordée
see-decision-W-LUR = un Mauvais coup contre l’embardée, ou rien
see-decision-TRICK = la suite du Mauvais coup
see-winner = vainqueur
see-first = a commencé
see-player = joueur actif
see-number = tour
see-actions = actions faites
see-calm = tours sans dégâts
see-bag = sac
see-loose = projectiles à ranger
see-broadside = bordée
see-targetDeck = pioche des cibles
see-targetDiscard = cibles défaussées
see-shot = dernier tir
see-worth = marqueurs visés
see-damage = dégâts
see-results = cibles
see-points = marqueurs à retirer
see-disasters = désastres
see-DIS_SAILS = des voiles
see-DIS_CREW = des matelots
see-DIS_PLANKS = des planches
see-ships = Navire
see-zones = zones
see-markers = marqueurs
see-slots = cases
see-aims = cartes Cible
see-exposed = pénalités
see-cannon = canon
see-noFire = tir interdit
see-sail = voile
see-captain = Capitaine
see-mate = Second
see-missingPlanks = planches perdues
see-cannons = canons de proue et de poupe
see-type = canon
see-capacity = contenance
see-discs = projectiles
see-active = canon braqué
see-BOW = proue
see-STERN = poupe
see-target = vise
see-damageNow = dégâts d’un tir maintenant
see-targets = cibles
see-id = carte
see-grid = rangées depuis le bas
see-left = à gauche
see-bottom = en dessous
see-card = carte
see-value = valeur
see-result = tir
see-hand = main
see-size = nombre
see-cards = cartes
see-known = connues
see-limit = limite
see-deck = pioche
see-discard = défausse
see-tracks = pistes couvertes
see-lurch = embardée
see-dodge = esquive
see-tokens = jetons Désastre cachés
see-reputation = Réputation
see-tricks = Mauvais coups
see-sailPenalty = pénalité de voilure
see-cannonPenalty = pénalité de canon
see-trick = dernier Mauvais coup
see-played = Mauvais coups joués
see-offer = on te propose
see-chain = ton choix jusqu’ici
see-word = coup
see-word-AIM = viser
see-word-PREPARE = préparer
see-word-BROADSIDE = bordée
see-word-LURCH = embardée
see-word-RELOAD_ONE = recharger un projectile
see-word-RELOAD_ALL = recharger toute la batterie
see-word-PATCH = rafistoler
see-word-CHANGE = changer de cible
see-word-FIRE = feu
see-word-HOLD = ne pas tirer
see-word-DOUBLE = double tir
see-word-SINGLE = tir simple
see-word-DODGE = esquive
see-word-PASS = passer
see-word-DONE = c’est tout
see-word-REP = Réputation
see-due = projectiles à choisir
see-combinations = combinaisons
see-flushes = Couleurs
see-straights = Suites (première valeur ×longueur)
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
