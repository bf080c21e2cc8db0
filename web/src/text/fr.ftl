### La page de jeu : ce qu’elle dit en propre. Les phrases des jeux sont dans leurs catalogues.

tagline = Des jeux de pirates, entre amis ou contre des robots.
home = Accueil
rules = Règles
rules-title = { $game } : règles
lesson = Leçon
no-network = Pas de réseau pour l’instant : réessaie dans un moment.
no-table = Cette table n’existe pas, ou n’est pas ouverte à tous.
no-page = Il n’y a rien à cette adresse.
back-home = Rentrer au port
loading = On largue les amarres…
default-name = Flibustier
close = Fermer
cancel = Annuler
copy = Copier
copied = Copié
language = Langue
theme = Lumière
theme-auto = selon l’appareil
theme-light = jour
theme-dark = nuit
sound-on = Couper le son
sound-off = Mettre le son
skip-link = Aller au contenu

## Accueil

play-now = Jouer maintenant
with-friends = Avec des amis
pass-and-play = À plusieurs sur cet appareil
learn = Apprendre en jouant
read-rules = Lire la règle
players-between = de { $least } à { $most } joueurs
my-tables = Mes tables
no-tables-mine = Aucune partie en cours : choisis un port ci-dessus.
public-tables = Tables ouvertes
no-tables-public = Personne n’attend pour l’instant. Ouvre une table : on viendra.
watch-record = Revoir une partie notée
watch-record-how = Choisis un fichier .record : la partie se déroule coup par coup.
record-file = Partie notée
join = Rejoindre
watch = Regarder
go-on = Reprendre
see-again = Revoir
free-seats =
    { $count ->
        [0] complète
        [one] { $count } siège libre
       *[other] { $count } sièges libres
    }
phase-gathering = on attend du monde
phase-playing = partie en cours
phase-over = finie
your-turn-badge = à toi !

## Ouvrir une table

setup-title = { $game } : ta table
your-name = Ton nom
edition = Édition
seats = Joueurs
level = Niveau des robots
level-dice = au hasard
level-mousse = mousse (débutant)
level-matelot = matelot (honnête)
level-second = second (solide)
level-capitaine = capitaine (fort)
level-amiral = amiral (redoutable)
people-here = Autour de l’appareil
more-options = Plus d’options
option-usual = comme d’habitude
clock = Pendule
clock-none = sans
clock-quick = 30 secondes par coup
clock-calm = 2 minutes par coup
clock-game = 10 minutes par joueur
clock-letter = un jour par coup
clock-by-move = { $seconds } secondes par coup
clock-by-game = { $seconds } secondes par joueur, plus { $increment } par coup
public-table = Ouverte à tous
rated-table = Classée (sans conseils)
start-bots = Larguer les amarres
open-table = Ouvrir la table
person-name = Nom { $number }
player-name = Joueur { $number }

## Salle d’attente

waiting-title = On attend l’équipage
waiting-how = La partie commence dès que tous les sièges sont pris.
invite = Invite tes amis : envoie ce lien, ou fais-leur lire ce carré.
invite-local = Ce lien ne marche que sur cet appareil. Pour jouer à plusieurs appareils, lance « { $command } » et ouvre la page à l’adresse de cette machine.
invite-link = Lien d’invitation
qr-label = Carré à lire avec un téléphone : lien d’invitation
seat-number = Siège { $number }
seat-free = libre
seat-kept = gardé
seat-kept-for = gardé pour { $who }
seat-bot = robot, { $level }
seat-me = toi
sit-down = S’asseoir
stand-up = Se lever
add-bot = Y mettre un robot
send-away = Libérer
commitment = Donne scellée avant la première carte : { $commitment }

## À table

opponents = Les autres
log = Journal
chat = Parole
since-turn = Depuis ton dernier tour
since-more = { $count ->
        [one] … et { $count } autre avant
       *[other] … et { $count } autres avant
    }
nothing-yet = La mer est calme : rien encore.
undo = Reprendre mon coup
hint = Un conseil ?
hint-thinking = On consulte les cartes…
hint-best = le mieux : { $win } % de victoires espérées
hint-title = Ce que valent tes coups
menu = Menu
resign = Abandonner
resign-sure = Abandonner vraiment ? Un robot finira à ta place.
resign-ends = Abandonner vraiment ? La partie s’arrêtera là, et ce sera perdu pour toi.
yes-resign = Oui, j’abandonne
relieved-me = Un robot tient ton siège.
come-back = Reprendre la barre
relieve = { $who } est loin : laisser un robot jouer
away = loin
connection-lost = Connexion perdue : on rame pour revenir…
watching = Tu regardes cette partie.
why-not = Pourquoi pas ?
clause-read = Lire { $clause }
turn-of = { $who } joue
clock-left = { $time } restant
lantern = C’est son tour
chat-say = Dire quelque chose
chat-heard = { $who } dit : { $text }
chat-unread = { $count ->
        [one] { $count } nouveau message
       *[other] { $count } nouveaux messages
    }
chat-send = Envoyer
chat-mute = Ne plus entendre { $who }
chat-hear = Entendre { $who } de nouveau
log-sat = { $who } s’assoit.
log-left = Quelqu’un se lève.
log-hired = { $who } (robot) s’assoit.
log-relieved = Un robot prend la barre pour { $who }.
log-returned = { $who } reprend la barre.
log-resigned = { $who } abandonne.
log-tookBack = { $who } reprend son coup.
choices = Tes coups
table-words = La table en mots
show-words = Voir la table en mots
show-drawn = Voir la table dessinée
keys-help = Clavier : Tab et flèches pour aller d’une carte à l’autre, Entrée pour choisir puis poser, Échap pour lâcher, D pour piocher, U pour reprendre, H pour un conseil.

## La fin

over-title = La partie est finie
rematch = Revanche
rematch-ready = La revanche est prête : y aller
replay = Revoir la partie
download = Garder la partie notée
verify = Vérifier la donne
verified = La donne est honnête : la graine correspond à l’engagement pris avant la première carte.
verified-mine = Ta part de hasard y est.
not-verified = La graine ne correspond pas à l’engagement : cette donne n’est pas honnête.
verify-seed = Graine
verify-commitment = Engagement
verify-parts = Parts de hasard
review = Chance et adresse
review-wait = On refait la partie dans toutes les mers possibles…
review-result = Au bout du compte : { $share } % de la victoire.
review-fair = Avant la donne, chacun pouvait espérer { $share } %.
review-lost = Tes propres coups, à côté des meilleurs trouvés : { $share } ± { $error } points.
review-rest = Les cartes et les autres : { $share } points.
review-draws = Dont la chance de la pioche, selon l’estimation des robots : { $draws } points ; tout le reste, dont la donne et les coups des autres : { $left } points.
review-judged = Le temps a suffi pour { $judged } coups sur { $choices } : ce que le reste des coups a coûté compte avec les cartes.
review-worst = Coup { $at } : « { $taken } » a coûté { $cost } points ; mieux valait « { $better } ».
review-clean = Pas un coup qui ait clairement coûté : belle navigation.

## Revoir

replay-title = { $game } : revoir la partie
replay-position = Coup { $at } sur { $last }
replay-first = Au début
replay-back = Un coup en arrière
replay-next = Un coup en avant
replay-last = À la fin
replay-play = Dérouler
replay-pause = Pause
replay-eyes = Vu par
replay-watcher = un spectateur
replay-open = cartes sur table

## Un appareil pour tous

cover-title = Passe l’appareil à { $who }
cover-how = Personne d’autre ne regarde ? Alors à toi.
cover-go = C’est moi, { $who }

## Leçons

lesson-title = { $game } : première leçon
lesson-step = Étape { $at } sur { $last }
lesson-next = Continuer
lesson-done = Te voilà à flot. Joue une vraie partie : les robots t’attendent.
lesson-again = Recommencer la leçon

## Korsair

kor-sea = La mer
kor-harbour = Ton port : mets ton galion à la mer
kor-deck = Pioche
kor-deck-draw = Piocher une carte
kor-discard = Défausse
kor-hand = Ta main
kor-hand-of = Main : { $who }
kor-strength = force { $strength }
kor-taker = Prise pour { $who }
kor-taker-you = À toi au prochain tour
kor-taker-us = À nous au prochain tour
kor-tied = Égalité
kor-owner = armateur { $who }
kor-galleon = Galion { $slot } de { $gold }, { $owner }. { $fleets } { $character } { $taker }.
kor-fleet = { $who } en { $colour }, force { $strength }.
kor-no-fleet = Sans flotte.
kor-aboard = À bord : { $card }.
kor-choose-target = Choisis où jouer : { $card }
kor-empty-sea = Pas une voile à l’horizon. Mets un galion à la mer, ou pioche.
kor-team = Équipe { $team }
kor-captured = Galions pris
kor-spoils = prises { $count }
kor-partner = équipier
kor-you = toi
kor-gold = { $gold } or
kor-captains-note = capitaine
kor-barred = fermé ce tour-ci
kor-ledger-captured = Galions capturés
kor-ledger-held = Restés en main
kor-ledger-total = Or

## Corsari

csi-quay = Quai
csi-deck = Pioche
csi-discard = Défausse
csi-top = dessus
csi-port = Port { $colour }
csi-hand = Ta main
csi-by-colour = Par couleur
csi-by-value = Par valeur
csi-best = Mon meilleur équipage
csi-crew-none = Choisis une ou deux couleurs d’équipage, en cliquant des cartes ou des pavillons.
csi-crew-chosen = Équipage { $colours } :
csi-lay-out = Étaler ma main
csi-sail = Lever l’ancre !
csi-stay = Rester à quai
csi-done = Ne plus rien prêter
csi-fill-here = Équipage du capitaine : pose ici ce que tu prêtes
csi-malus = { $count ->
        [one] { $count } clandestin
       *[other] { $count } clandestins
    }
csi-malus-of-all = { $malus } sur 35
csi-malus-label = Clandestins ramassés à vous tous
csi-sum = somme { $sum }
csi-crew = équipage
csi-dismissed = licenciés
csi-stowaways = clandestins
csi-fills = prêtés
csi-round = Manche { $round }
csi-last-round = Dernière manche ({ $round })
csi-captain = capitaine
csi-known = a pris
csi-card = { $value } { $colour }
csi-card-port = { $value } { $colour }, couleur du port
csi-cards = { $count } cartes
csi-banners = Pavillons de ta main
csi-gained = +{ $count } cette manche
csi-crew-of = Équipage : { $who }
csi-place-crew = dans l’équipage
csi-place-dismissed = licencié
csi-place-stowaway = clandestin

lesson-stay = Bonne idée pour une vraie partie, mais suis la leçon pour l’instant.
csi-round-over = La manche est comptée
csi-next-round = Manche suivante

lesson-korsair-begin = Voici ta main : un galion, des pirates, un capitaine, l’amiral. Le but : avoir le plus d’or, en rentrant tes galions et en prenant ceux des autres. À chaque tour, tu pioches une carte ou tu en joues une.
lesson-korsair-launch = Mets ton galion de 5 à la mer : choisis-le, puis ton port. Si personne ne l’attaque d’ici ton prochain tour, son or est à toi.
lesson-korsair-attacked = Margot a envoyé un pirate jaune de force 3. Ta prise lui reviendrait : le fanion du galion le dit.
lesson-korsair-tie = Défends-toi avec ton pirate rouge de force 3. Sur un galion, chaque camp a sa couleur (KOR-32) : le jaune est pris.
lesson-korsair-lead = 3 contre 3 : égalité, personne ne mène (KOR-56). Ta couleur ici est le rouge : renforce-la avec ton pirate rouge de force 2.
lesson-korsair-captain = Margot monte à 7 contre 5. Un capitaine l’emporte sur toutes les forces, s’il a déjà un pirate de sa couleur à toi (KOR-40) : fais monter ton capitaine rouge.
lesson-korsair-captured = Margot n’a pas pu le chasser : au début de ton tour, le galion de 5 est rentré. Les cartes du combat sortent du jeu. Et Margot vient de mettre un galion de 4 à la mer…
lesson-korsair-raid = … que rien ne protège. Attaque-le : ton pirate bleu de force 2 suffit. Là-bas, tu peux prendre une autre couleur.
lesson-korsair-draw = Pris ! Tu n’as plus rien d’utile à jouer : pioche une carte, en cliquant la pioche.
lesson-korsair-end = Pioche vide, on peut défausser, et la partie finit quand un camp pose sa dernière carte. Les galions restés en main coûtent leur or (KOR-71). L’amiral, lui, protège tes propres galions (KOR-45).
lesson-corsari-begin = Douze corsaires en main. Ton équipage n’a que deux couleurs, et chaque valeur une seule fois. Le reste, ce sont des clandestins : moins leur somme est grande, mieux c’est.
lesson-corsari-port = La carte du dessus du quai donne la couleur du port : jaune. Tes cartes jaunes, marquées d’une ancre, seront licenciées sans rien te coûter (CSI-40).
lesson-corsari-draw = Tu vises le rouge et le bleu. À chaque tour, tu prends d’abord une carte. Un 10 bleu traîne sur la défausse : prends-le.
lesson-corsari-discard = Défausse maintenant ta carte la plus gênante, le 11 vert : choisis-la, puis la défausse.
lesson-corsari-sail = Il ne te reste qu’un clandestin, le 2 azur. C’est le moment : lève l’ancre !
lesson-corsari-crew = Nomme tes deux couleurs : clique une carte rouge et une carte bleue, puis étale ta main.
lesson-corsari-fill = Te voilà capitaine. Les autres peuvent se délester dans ton équipage : Margot y a glissé son 11 rouge, car ce poste était vide (CSI-49).
lesson-corsari-counted = Personne n’égale ta somme de 2 : tes clandestins repartent, et Margot garde les siens, chacun compte pour un. Sinon, tu aurais tout ramassé (CSI-62).
lesson-corsari-end = Quand tous ensemble ont ramassé 35 clandestins, on joue une dernière manche (CSI-71) : qui en a le moins gagne. Et lever l’ancre sans un seul clandestin gagne d’un coup (CSI-67).
