### Flibuste : les phrases communes à tous les jeux.

## Ce qu’on demande et qu’on ne trouve pas

unknown-game = Le jeu « { $game } » n’est pas au port. À quai : { $known }.
unknown-edition = { $game } n’a pas d’édition « { $edition } ». Éditions : { $known }.
unknown-option = { $game } n’a pas d’option « { $option } ». Options : { $known }.
unknown-value = L’option { $option } ne prend pas la valeur « { $value } ». Valeurs : { $known }.
no-such-decision = « { $text } » n’est pas un coup que je comprends : tape un numéro de la liste, ou ? pour de l’aide.
order-misfit = Cet ordre de cartes ne convient pas au jeu : il faut tout le paquet, et ne rien laisser d’autre au hasard.
not-one-line = { $text } : un nom tient sur une ligne de texte ordinaire.

## Reprendre un coup

undo-nothing = Tu n’as encore rien joué : rien à reprendre.
undo-others = Quelqu’un d’autre a joué depuis : ce coup ne se reprend plus.
undo-revealed = Une carte cachée s’est montrée depuis : ce coup ne se reprend plus.

## La table

table-clock = Cette pendule n’existe pas : par coup de 2 secondes à 14 jours, ou par partie à partir de 10 secondes.
table-rated = Une table classée se joue sans conseils, et chacun à son propre appareil.
table-rated-bots = À une table classée ne s’assoient que des gens.
table-no-seat = Pas de siège { $seat } à cette table : ils vont de 0 à { $last }.
table-not-begun = La partie n’a pas commencé : il reste des sièges libres.
table-begun = La partie a commencé : les sièges sont pris.
table-over = La partie est finie : tu peux la revoir ou proposer une revanche.
table-seat-empty = Ce siège est libre : personne à faire lever.
table-seat-taken = Ce siège est pris : choisis-en un autre.
table-seat-kept = Ce siège est gardé pour quelqu’un d’autre : choisis-en un autre.
table-one-seat = Tu as déjà un siège à cette table.
table-same-name = Quelqu’un s’appelle déjà { $name } à cette table : prends un autre nom.
table-name = Un nom compte de 1 à { $longest } caractères visibles, sans blanc au bord.
table-contribution = La part de hasard d’un siège compte de 1 à { $longest } caractères visibles.
table-not-relieved = Personne ne joue à ta place : à toi de tenir la barre.
table-no-person = Aucune personne ne joue à ce siège.
table-already-relieved = Un robot tient déjà ce siège.
table-rules = Cette partie suit la version { $version } des règles ; cette Flibuste joue la version { $ours }.
table-data = Cette partie se joue avec d’autres éléments que ceux de cette Flibuste.
table-unknown = Cette table n’existe pas, ou n’est pas ouverte à tous : demande une invitation.
table-full = Plus un siège libre à cette table.
table-not-over = La partie n’est pas finie.
table-not-away = Cette personne est là, ou vient de partir : laisse-lui un moment.
table-relieved = Un robot tient ton siège : reprends-le d’abord.
table-given-up = Partie abandonnée par { $names }.
table-given-up-won = Partie abandonnée par { $names } : victoire pour { $winners }.

## Le serveur

server-no-guest = Dis d’abord comment tu t’appelles.
server-host-only = Seule la personne qui a ouvert la table peut le faire.
server-bad-invitation = Cette invitation ne vaut pas pour cette table ou ce siège.
server-not-your-seat = Ce siège n’est pas le tien.
server-not-your-turn = Pas de conseil hors de ton tour.
server-no-hints = Pas de conseils à cette table.
server-chat = Un message tient sur une ligne de texte visible.
server-stale = La partie a avancé entre-temps : regarde où elle en est.
server-too-fast = Doucement : trop de messages à la fois.
server-malformed = Ce message n’a pas la forme attendue.
server-not-found = Il n’y a rien à cette adresse.
server-other-origin = Cette demande vient d’un autre site.
server-unavailable = Le serveur ne peut rien noter pour l’instant : réessaie dans un moment.
server-internal = Une avarie de notre côté, elle est notée. Réessaie.
server-too-many-tables = Tu as déjà { $most } tables en cours : finis-en une d’abord.
server-ready = Flibuste est ouverte : { $url } (Ctrl-C pour fermer)
server-several = Plusieurs processus ont besoin de Redis pour s’entendre : ajoute --redis URL.
server-absent = Il manque les paquets du serveur : pip install "flibuste[server]"
server-limits = { $variable } ne se comprend pas : { $reason }.
server-busy = Impossible d’ouvrir { $host }, port { $port } : { $reason }.
server-database = La base de données ne répond pas : { $reason }.
cli-help-serve = Ouvrir des tables à d’autres par le réseau
cli-arg-host = L’adresse où écouter (0.0.0.0 pour tout le réseau)
cli-arg-port = Le port où écouter
cli-arg-database = Un fichier SQLite ou l’URL d’une base PostgreSQL (sinon dans le dossier de Flibuste)
cli-arg-redis = L’URL d’un serveur Redis, pour plusieurs processus ou machines
cli-arg-server-workers = Combien de processus servent (au-delà d’un, avec --redis)
cli-arg-thinkers = Combien de processus réfléchissent pour les robots, par processus qui sert
cli-arg-origin = Une autre adresse dont les pages ont le droit de se connecter ; peut se répéter
cli-arg-secure = Les cookies ne passent que par https (derrière un relais qui chiffre)
cli-arg-proxy = L’adresse d’un relais dont on croit l’en-tête X-Forwarded-For
cli-arg-client = Le dossier de la page de jeu construite

## Parties notées

record-missing = { $file } n’existe pas.
record-unreadable = Impossible de lire { $file } : { $reason }.
record-too-long = { $file } est bien trop long pour être une partie notée.
record-not-utf8 = Ligne { $line } : ce fichier n’est pas du texte UTF-8.
record-not-one = Ligne { $line } : ce fichier n’est pas une partie notée de Flibuste.
record-cut = Ligne { $line } : la partie notée s’arrête là, sa fin manque.
record-expected = Ligne { $line } : j’attendais « { $expected } » et je trouve « { $found } ».
record-number = Ligne { $line } : « { $found } » n’est pas un nombre valable.
record-rules = Ligne { $line } : partie jouée avec la version { $version } des règles ; cette Flibuste ne rejoue que la version { $ours }.
record-setup = Ligne { $line } : cette table ne peut pas exister ({ $reason }).
record-refused = Ligne { $line } : la règle { $clause } refuse cette table.
record-commitment = Ligne { $line } : la graine ne correspond pas à l’engagement pris avant la donne.
record-order = Ligne { $line } : cet ordre de cartes ne convient pas au jeu.
record-turn = Ligne { $line } : le siège { $seat } joue, mais c’est au siège { $turn } de décider.
record-unknown = Ligne { $line } : « { $text } » n’est pas un coup de ce jeu.
record-notation = Ligne { $line } : « { $found } » doit s’écrire « { $expected } ».
record-illegal = Ligne { $line } : « { $text } » est interdit ici par la règle { $clause }.
record-end = Ligne { $line } : la partie finit sur « { $expected } », pas sur ce qui est écrit.
record-changed = Ligne { $line } : la somme de contrôle ne correspond pas, des lignes ont été changées.
record-more = Ligne { $line } : il y a du texte après la fin.

## Ce que dit le système

system-missing = ce fichier n’existe pas
system-denied = ce n’est pas permis
system-folder = c’est un dossier
system-no-folder = ce n’est pas un dossier
system-read-only = rien ne peut s’y écrire
system-full = le disque est plein
system-long-name = le nom est trop long

## La commande flibuste

cli-about = Flibuste : des jeux de pirates, entre amis, contre des robots, ou par millions.
cli-metavar-command = COMMANDE
cli-usage-heading = Emploi :
cli-arguments = Arguments{"\u00A0"}
cli-options = Options{"\u00A0"}
cli-commands = Commandes{"\u00A0"}
cli-examples = Exemples :
cli-help-play = Jouer dans le terminal, contre des robots ou à plusieurs sur un clavier
cli-help-rules = Lire la règle d’un jeu, ou une seule clause
cli-help-games = Les jeux, leurs éditions, leurs tables et leurs options
cli-help-simulate = Jouer des milliers de parties au hasard et compter
cli-help-replay = Revoir une partie notée, comme un siège l’a vue
cli-help-verify = Vérifier une partie notée : coups, scores, graine du mélange
cli-help-bench = Mesurer la vitesse du moteur, compilé et interprété
cli-help-version = Dire la version et le moteur en service
cli-help-help = Afficher cette aide
cli-help-lang = La langue, fr ou en (sinon celle de FLIBUSTE_LANG ou du système)
cli-arg-game = Le jeu, ou une de ses éditions (voir flibuste games)
cli-arg-clause = Une clause, comme KOR-40 ou juste 40
cli-arg-edition = L’édition des règles
cli-arg-seats = Le nombre de sièges
cli-arg-teams = Jouer par équipes
cli-arg-option = Changer une option de la table, comme firstSeat=1 (les sièges se comptent à partir de 0) ; peut se répéter
cli-arg-people = Les noms des gens au clavier, à partir du siège 0 ; les robots prennent les autres sièges
cli-arg-seed = Un nombre qui fixe le hasard : même nombre, mêmes cartes
cli-arg-confirm = Attendre Entrée après chaque coup, pour pouvoir le reprendre
cli-arg-save = Un nouveau fichier où noter la partie (sinon un dans le dossier de Flibuste)
cli-arg-resume = Reprendre la dernière partie quittée, ou celle de ce fichier
cli-arg-games = Combien de parties
cli-arg-workers = Combien de processus en parallèle
cli-arg-audit = Vérifier les lois du jeu après chaque coup (plus lent)
cli-arg-records = Noter aussi chaque partie dans ce dossier
cli-arg-json = Répondre en JSON
cli-arg-file = Une partie notée
cli-arg-to = S’arrêter après ce coup
cli-arg-reviewed-seat = Le siège dont on juge les coups, compté à partir de 0 (sinon le siège 0)
cli-arg-seat = Voir avec les yeux de ce siège, compté à partir de 0 (sinon en spectateur)
cli-arg-seconds = Secondes de travail à chaque tour de mesure
cli-seats = sièges
cli-edition = édition
cli-your-name = Flibustier
cli-interrupted = Interrompu.
cli-unrecognized = Je ne connais pas « { $what } ». Essaie : { $help }
cli-required = Il manque : { $what }. Essaie : { $help }
cli-expected = { $what } attend une valeur. Essaie : { $help }
cli-choice = { $what } ne peut pas être { $value } ; au choix : { $known }.
cli-usage = Je ne comprends pas cette commande ({ $what }). Essaie : { $help }
cli-not-a-number = { $argument } attend un nombre entier, pas « { $value } ».
cli-no-value = { $what } ne prend pas de valeur. Essaie : { $help }
cli-too-small = { $argument } ne peut pas être { $value } : au moins { $least }.
cli-too-large = { $argument } ne peut pas être { $value } : au plus { $most }.
cli-not-a-time = { $argument } attend un nombre de secondes, comme 0.5, pas « { $value } ».
cli-option-form = Une option s’écrit nom=valeur, pas « { $option } ».
cli-no-game = À quel jeu ? Au choix : { $known }.
cli-over = La partie { $file } est finie : flibuste replay la montre.
cli-resume-table = { $what } : seulement pour une nouvelle partie, car une partie reprise garde sa table et son fichier.
cli-nothing-waits = Aucune partie n’attend d’être reprise.
cli-too-many-people = { $people } personnes pour { $seats } sièges : il en faut autant ou moins.
cli-too-many-bots =
    { $levels ->
        [one] { $levels } niveau
       *[other] { $levels } niveaux
    } de robots pour { $seats ->
        [0] aucun siège libre
        [one] { $seats } siège libre
       *[other] { $seats } sièges libres
    } : il en faut autant ou moins.
cli-bad-name = Un nom compte de 1 à { $longest } caractères visibles.
cli-same-name = Deux personnes portent le même nom : nul ne saurait à qui de jouer.
cli-two-editions = { $first } et { $second } sont deux éditions : choisis-en une.
cli-refused = { $why }
cli-save-exists = { $file } existe déjà : choisis un autre nom, ou reprends-la : flibuste play --resume { $file }
cli-no-writing = Impossible d’écrire { $place } : { $reason }.
cli-worker-lost = Un processus au travail a été arrêté du dehors : essaies-en moins à la fois (--workers).
cli-system = Le système refuse : { $reason }.
cli-engine-missing = { $variable }={ $value }, mais aucun moteur compilé n’a été construit ici : réinstalle Flibuste là où il y a un compilateur C, ou retire { $variable }.
cli-engine-unknown = { $variable } vaut compiled ou interpreted, pas « { $value } ».
cli-bench-failed = La mesure du moteur { $engine } a échoué : { $message }
cli-running = Cette partie est encore en cours : son fichier montre ce que les autres sièges ne devraient pas voir.
cli-slow = Flibuste tourne en Python pur, bien plus lentement : son moteur compilé demande un compilateur C à l’installation.
cli-measuring = Mesure en cours …
unknown-clause = { $game } n’a pas de clause « { $clause } ».
cli-verified =
    { $file } est en ordre : { $decisions ->
        [one] { $decisions } coup, permis
       *[other] { $decisions } coups, tous permis
    }.
cli-verified-over = Partie finie, scores exacts : { $scores }.
cli-verified-running = Partie en cours.
cli-verified-fair = Le sceau est intact : les cartes viennent bien de la graine scellée { $commitment }.
verify-not-fair = Cette partie n’a pas été mêlée par engagement : il n’y a rien à comparer.
verify-commitment = Ce n’est pas l’engagement de cette partie, qui est { $found }.
verify-contribution = Aucun siège n’a donné cette part de hasard.
cli-arg-commitment = L’engagement vu avant la donne (son début suffit)
cli-arg-contribution = La part de hasard que tu avais donnée
cli-figure-edition = édition
cli-figure-seats = sièges
cli-figure-games = parties
cli-figure-decisions = coups
cli-figure-seconds = secondes de processeur
cli-figure-games-per-s = parties par seconde
cli-figure-decisions-per-s = coups par seconde
cli-figure-engine = moteur
cli-figure-checksum = somme de contrôle
cli-figure-seat = siège
cli-figure-mean-score = score moyen
cli-figure-wins = victoires
cli-figure-clone-us = copie d’une position, µs
cli-figure-sight-us = vue d’un siège, µs
cli-figure-imagine-us = monde imaginé, µs
cli-figure-ismcts-per-s = recherche simple, itérations par seconde

## Terminal

terminal-commitment =
    Le hasard de cette partie est tiré et scellé : plus personne ne peut y toucher.
    Sceau : { $commitment }… (à vérifier quand la partie sera finie)
terminal-your-turn = À toi de jouer, { $who }.
terminal-turn-of = C’est à { $who } de jouer.
terminal-over = La partie est finie.
terminal-prompt = Ton coup (numéro ou notation, ? pour l’aide) :
terminal-hand-over = Passe le clavier à { $who }, puis Entrée.
terminal-go-on = Entrée pour continuer :
terminal-confirm = Entrée pour continuer, reprendre pour défaire ton coup :
terminal-undone = Coup repris.
terminal-no-number = Pas de coup n° { $number } : la liste va de 1 à { $last }.
terminal-no-clause = Pas de règle { $clause } dans ce livret.
terminal-no-rulebook = Le livret de ce jeu n’est pas à bord.
terminal-nothing-yet = Le journal de bord est encore vide.
terminal-saved = Partie sauvée : { $file }
terminal-save-failed = Impossible d’écrire { $file } ({ $reason }) : la partie continue, mais sans filet.
terminal-come-back = Pour y revenir : flibuste play --resume
terminal-come-back-to = Pour y revenir : flibuste play --resume { $file }
terminal-review =
    Pour revoir tes coups : flibuste review { $file }{ $seat ->
        [0] {""}
       *[other] {" "}--seat { $seat }
    }
terminal-record = Partie notée : { $file }
terminal-verify = Pour vérifier le sceau { $commitment }… : flibuste verify { $file }
terminal-thinking = { $who } réfléchit… (Ctrl-C pour presser)
unknown-level = Pas de niveau « { $level } » à bord. À quai : { $known }.
terminal-no-seat = Pas de siège { $seat } à cette table : ils vont de 0 à { $last }.
terminal-no-decision = Pas de coup { $number } dans cette partie : elle en compte { $last }.
terminal-help =
    liste : tous les coups en toutes lettres · journal : tout ce qui s’est passé
    { $clause } : une règle · reprendre : défaire ton coup · Entrée : revoir la table
    sauver : garder la partie · quitter : la garder et partir

## L’arène, les conseils et le retour sur une partie

cli-help-arena = Opposer des joueurs sur des donnes identiques, à toutes les places
cli-help-hint = Ce que vaut chaque coup possible, à un moment d’une partie notée
cli-help-review = Les coups les plus chers, la part des cartes et des autres
cli-arg-bots = Le niveau des robots : dice, mousse, matelot, second, capitaine, amiral ; plusieurs se suivent
cli-arg-players = Les niveaux qui s’affrontent ; amiral@250 lui donne 250 ms par coup
cli-arg-deals = Combien de donnes, chacune jouée à toutes les places
cli-arg-log = Où garder les parties jouées (sinon dans le dossier de Flibuste)
cli-arg-fresh = Recommencer, sans reprendre ce qui a été interrompu
cli-arg-at = Le coup à regarder, compté à partir de 1 (sinon le prochain)
cli-arg-worlds = Combien de mondes imaginer
cli-arg-review-seconds = Secondes que le regard en arrière peut prendre en tout : il imagine moins de mondes et juge moins de coups s’il le faut
cli-arg-level = Qui conseille
arena-player = joueur
arena-games = parties
arena-win-share = victoires
arena-fair-share = sans la chance de la pioche
arena-lead = avance
arena-elo = Elo
arena-too-few = Il faut au moins deux joueurs, comme --players amiral,matelot.
arena-bad-time = « { $player } » : après @ vient un nombre de millisecondes.
arena-other-contest = { $file } garde une autre rencontre : choisis un autre fichier, ou --fresh.
arena-not-a-log = { $file } ne garde pas de rencontre : choisis un autre fichier, ou --fresh.
review-no-decision = Il n’y a pas de coup { $number } ici : la partie en compte { $last }.
review-not-over = La partie n’est pas finie : on y revient après.
review-title = { $who } : { $result } de la victoire au bout du compte.
review-fair = Avant la donne, chacun pouvait espérer { $share }.
review-decisions = Ses propres coups, à côté des meilleurs trouvés : { $share }.
review-rest = Les cartes et les autres joueurs : { $share }.
review-draws = Dont la chance de la pioche, selon l’estimation des robots : { $draws } ; tout le reste, dont la donne et les coups des autres : { $left }.
review-judged = Le temps a suffi pour { $judged } coups sur { $choices } : ce que le reste des coups a coûté compte avec les cartes.
review-worst = Coup { $at } : « { $taken } » a coûté { $cost } ; mieux valait « { $better } ».
hint-title = Coup { $at }, à { $who } de décider :
hint-decision = coup
hint-win = victoires espérées
hint-lead = avance espérée
hint-legend = ★ ce que ferait un { $level }   ● ce qui a été joué   ± 95 %, { $worlds } mondes

## Les données d’un jeu, que peut remplacer qui possède la boîte

data-where = { $file }, ligne { $line }, { $field }
data-none = { $game } n’a pas de données à remplacer.
data-unreadable = Impossible de lire { $file } : { $reason }.
data-too-long = { $file } est bien trop long pour être un fichier de données.
data-not-utf8 = { $file }, ligne { $line } : ce fichier n’est pas du texte UTF-8.
data-syntax = { $file }, ligne { $line } : ce n’est pas du TOML correct.
data-missing = { data-where } : il manque « { $name } ».
data-unknown-field = { data-where } : ce champ n’existe pas ; ici vont : { $known }.
data-no-table = { data-where } : il faut une table de champs.
data-no-list = { data-where } : il faut une liste.
data-no-number = { data-where } : il faut un nombre entier.
data-no-flag = { data-where } : il faut true ou false.
data-no-text = { data-where } : il faut un texte de 1 à 40 caractères visibles.
data-range = { data-where } : { $value } n’est pas entre { $least } et { $most }.
data-unknown-word = { data-where } : « { $value } » n’en est pas ; au choix : { $known }.
data-no-source = { data-where } : dis d’où vient cette valeur, avec source : { $known }.
data-twice = { data-where } : « { $value } » est déjà pris.
data-count = { data-where } : il y en a { $found }, il en faut { $wanted }.
data-order = { data-where } : il faut ceci, dans cet ordre : { $known }.
data-total = { data-where } : « { $name } » fait { $found } en tout, il faut { $wanted }.
data-distinct = { data-where } : « { $name } » prend { $found } valeurs différentes, il en faut { $wanted }.
record-data = Ligne { $line } : partie jouée avec d’autres données que celles de cette Flibuste.
about-no-data = { $game } n’a pas de données à part : tout ce qu’il lui faut est dans son livret.
about-data = Les données de { $game } ({ $digest }…), et d’où vient chaque valeur :
about-printed =
    { $count ->
        [one] { $count } valeur imprimée dans le livret d’origine
       *[other] { $count } valeurs imprimées dans le livret d’origine
    }
about-found =
    { $count ->
        [one] { $count } valeur trouvée ailleurs
       *[other] { $count } valeurs trouvées ailleurs
    }
about-reconstructed =
    { $count ->
        [one] { $count } valeur reconstituée par nous, que tu peux remplacer (--data)
       *[other] { $count } valeurs reconstituées par nous, que tu peux remplacer (--data)
    }
source-printed = imprimé
source-found = trouvé
source-reconstructed = reconstitué
cli-arg-about = Dire d’où vient chaque donnée du jeu, au lieu de sa règle
cli-arg-data = Jouer avec les composants de ce fichier TOML, au lieu des nôtres
