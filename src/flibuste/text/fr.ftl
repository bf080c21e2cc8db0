### Flibuste : les phrases communes à tous les jeux.

## Ce qu’on demande et qu’on ne trouve pas

unknown-game = Le jeu « { $game } » n’est pas au port. À quai : { $known }.
unknown-edition = { $game } n’a pas d’édition « { $edition } ». Éditions : { $known }.
unknown-option = { $game } n’a pas d’option « { $option } ». Options : { $known }.
unknown-value = L’option { $option } ne prend pas la valeur « { $value } ». Valeurs : { $known }.
no-such-decision = « { $text } » n’est pas un coup que je comprends : tape un numéro de la liste, ou ? pour de l’aide.
order-misfit = Cet ordre de cartes ne convient pas au jeu : il faut tout le paquet, et ne rien laisser d’autre au hasard.
not-one-line = { $text } : un nom tient sur une ligne de texte ordinaire.

## Reprendre un coup

undo-nothing = Tu n’as encore rien joué : rien à reprendre.
undo-others = Quelqu’un d’autre a joué depuis : ce coup ne se reprend plus.
undo-revealed = Une carte cachée s’est montrée depuis : ce coup ne se reprend plus.

## Parties notées

record-unreadable = Impossible de lire { $file } : { $reason }.
record-too-long = { $file } est bien trop long pour être une partie notée.
record-not-utf8 = Ligne { $line } : ce fichier n’est pas du texte UTF-8.
record-not-one = Ligne { $line } : ce fichier n’est pas une partie notée de Flibuste.
record-cut = Ligne { $line } : la partie notée s’arrête là, sa fin manque.
record-expected = Ligne { $line } : j’attendais « { $expected } » et je trouve « { $found } ».
record-number = Ligne { $line } : « { $found } » n’est pas un nombre valable.
record-rules = Ligne { $line } : partie jouée avec la version { $version } des règles ; cette Flibuste ne rejoue que la version { $ours }.
record-setup = Ligne { $line } : cette table ne peut pas exister ({ $reason }).
record-refused = Ligne { $line } : la règle { $clause } refuse cette table.
record-commitment = Ligne { $line } : la graine ne correspond pas à l’engagement pris avant la donne.
record-order = Ligne { $line } : cet ordre de cartes ne convient pas au jeu.
record-turn = Ligne { $line } : le siège { $seat } joue, mais c’est au siège { $turn } de décider.
record-unknown = Ligne { $line } : « { $text } » n’est pas un coup de ce jeu.
record-notation = Ligne { $line } : « { $found } » doit s’écrire « { $expected } ».
record-illegal = Ligne { $line } : « { $text } » est interdit ici par la règle { $clause }.
record-end = Ligne { $line } : la partie finit sur « { $expected } », pas sur ce qui est écrit.
record-changed = Ligne { $line } : la somme de contrôle ne correspond pas, des lignes ont été changées.
record-more = Ligne { $line } : il y a du texte après la fin.
