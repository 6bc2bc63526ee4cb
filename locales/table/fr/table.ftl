### Words common to all games: the table, the referee, errors.
### Where a message has variables, functions take them in the order in which they first appear here.

## Errors of requests

error-bad-json = Cette ligne n’est pas du JSON (détail technique : { $detail }). Envoyez un objet JSON par ligne.
error-not-object = Une requête est un objet JSON tel que {"{"}"op":"legal"{"}"}, pas { $found }.
error-no-op = La requête n’a pas de champ "op". Choix possibles : { $ops }.
error-unknown-op = Il n’y a pas d’op « { $op } ». Choix possibles : { $ops }.
error-line-too-long = Cette ligne dépasse { $limit } Mio et n’a pas été lue. Envoyez-en une plus courte.
error-field-missing = Le champ « { $field } » est absent. Il doit être { $expected }.
error-field-type = Le champ « { $field } » doit être { $expected }, pas { $found }.
error-no-game = Aucune partie n’est en cours. Commencez-en une avec "new", "set" ou "replay".
error-unknown-game = Il n’y a pas de jeu « { $game } ». Choix possibles : { $games }.
error-either = Donnez soit « { $one } », soit « { $other } », pas les deux.
error-bad-seed = La graine doit être un nombre entier de 0 à { $most }, pas { $found }.
error-unknown-option = Il n’y a pas d’option « { $option } ». Choix possibles : { $options }.
error-bad-option = L’option « { $option } » n’accepte pas { $found }. Valeur attendue : { $expected }.
error-bad-options = Les options doivent être un objet JSON tel que {"{"}"scenario":"main"{"}"}, pas { $found }.
error-unknown-seat = Il n’y a pas de siège « { $seat } ». Choix possibles : { $seats } ; ou aucun, pour être spectateur.
error-not-available = « { $op } » n’est pas disponible ici.
error-internal = C’est un bug du programme, pas une erreur de votre part. La partie n’a pas changé ; merci de signaler ce bug.

## Errors of play

error-unknown-verb = Aucune action ne commence par « { $word } ». Formes possibles : { $verbs }.
error-empty-action = L’action est vide. Formes possibles : { $verbs }.
error-bad-form = Cette action a trop ou trop peu de mots. Écrivez-la ainsi : { $form }.
error-unknown-name = Rien ne s’appelle « { $name } » ici. Vérifiez l’unité, la zone ou le nombre que vous avez écrit.
error-not-your-turn = Ce n’est pas à vous de jouer. On attend : { $seats }.
waiting-for = Un autre joueur réfléchit : { $seats }.
error-over = La partie est terminée. Annulez une action, ou commencez une nouvelle partie.
error-chance-needed-dice = { $count ->
    [one] Il faut encore { $count } dé pour : { $reason }.
   *[other] Il faut encore { $count } dés pour : { $reason }.
}
error-chance-needed-draw = Il faut encore un tirage pour : { $reason }. Tirages possibles : { $ids }.
error-chance-impossible-die = { $found } n’est pas un résultat de dé pour : { $reason }. Donnez un nombre entier de 1 à 6.
error-chance-impossible-draw = { $found } ne peut pas être tiré pour : { $reason }. Tirages possibles : { $ids }.
error-chance-impossible = Le résultat aléatoire numéro { $place } est { $found }. Donnez un nombre entier de 1 à 6 pour un dé, ou un identifiant entre guillemets pour un tirage.
error-chance-left-over = { $count ->
    [one] { $count } résultat aléatoire de trop. Retirez-le.
   *[other] { $count } résultats aléatoires de trop. Retirez-les.
}
error-undo-reveals = Cela annulerait un jet de dés ou un tirage. Pour le permettre, commencez une partie où l’annulation est autorisée même après un jet ou un tirage.
error-nothing-to-undo = Il n’y a rien à annuler.
error-nothing-to-redo = Il n’y a rien à rétablir.
error-too-many-outcomes = Les issues possibles de cette action sont trop nombreuses pour être énumérées. Redemandez juste avant le jet.

## Positions and journals

error-bad-position = Cette position n’est pas possible (détail technique : { $detail }).
error-bad-position-field = Cette position n’est pas possible ; le problème est dans le champ « { $field } » (détail technique : { $detail }).
error-position-left-out = Le champ « { $field } » est absent, et une position stricte doit être complète. Ajoutez-le, ou retirez « strict » pour utiliser sa valeur par défaut.
error-bad-journal = Ce journal est illisible (détail technique : { $detail }).
error-journal-format = Ce journal est au format { $format }, que cette version ne connaît pas. Utilisez une version plus récente de Kurgan.
error-journal-pack = Cette partie a été jouée avec un autre paquet de données (requis : { $wanted }, chargé : { $found }). Chargez ce paquet pour continuer.
error-journal-cursor = Le journal pointe au-delà de sa dernière entrée.
error-journal-commitment = La graine de ce journal ne correspond pas à l’empreinte donnée au début de la partie.
error-journal-diverged = L’entrée { $entry } du journal ne se rejoue plus telle qu’elle a été enregistrée : { $problem }. { $remedy }
error-journal-diverged-start = La mise en place du journal ne se rejoue plus telle qu’elle a été enregistrée : { $problem }. { $remedy }
journal-problem-unreadable = son action est illisible
journal-problem-illegal = son action n’est pas permise ici
journal-problem-chance = ses dés ou ses tirages ne correspondent pas
journal-problem-hash = elle mène à une autre position
journal-remedy-resume = La partie peut reprendre à son dernier instantané valable, tour { $turn }.
journal-remedy-none = Aucun instantané antérieur n’est utilisable.

## What a field must be

expected-text = une chaîne
expected-object = un objet
expected-array = un tableau
expected-bool = true ou false
expected-seed = un nombre entier
expected-count = un nombre entier de 1 à { $most }
expected-steps = un nombre entier d’au moins 1
expected-choice = une valeur parmi : { $choices }
expected-integer = un nombre entier de { $from } à { $to }, ou null
expected-set = une liste de nombres entiers de { $from } à { $to }
json-null = null
json-bool = true ou false
json-number = un nombre
json-text = une chaîne
json-array = un tableau
json-object = un objet

## Hints

hint-expects = Issue de { $count } parties simulées sur { $playouts } (valeurs moyennes) : { $ending }
hint-unplayed = Aucune partie simulée n’a commencé par cette action.
hint-only = C’est le seul choix.
hint-wins-more = Victoires sur cent parties : { $points } de plus que « { $action } ».
hint-wins-fewer = Victoires sur cent parties : { $points } de moins que « { $action } ».
hint-scores-more = Score supérieur de { $points } à celui de « { $action } ».
hint-scores-less = Score inférieur de { $points } à celui de « { $action } ».
hint-even = Trop peu de parties simulées pour départager ce choix et « { $action } ».

## A finished game looked at again

review-title = Qu’est-ce qui a décidé de la partie ?
review-text = { $playouts ->
    [one] Depuis chaque position de la partie, l’expert a simulé { $playouts } partie jusqu’au bout.
   *[other] Depuis chaque position de la partie, l’expert a simulé { $playouts } parties jusqu’au bout.
} Entre deux positions, il y a une décision, puis les dés : l’effet de l’une et des autres est donné en points de pourcentage.
review-chart = Les chances de gagner après chaque action, du premier tour au dernier
review-start = Chances de gagner au début : { $chance }
review-choice = Vos décisions : { $points }
review-others = Les décisions de l’autre camp : { $points }
review-luck = Dés et tirages : { $points }
review-costly = Vos décisions les plus coûteuses
review-costly-none = Aucune décision n’a coûté plus que le hasard ne peut l’expliquer.
review-unlucky = Vos dés les plus malchanceux
review-unlucky-none = Aucun jet ni tirage n’a été particulièrement malchanceux.
review-turn = Tour { $turn }

## Values of options

## Rules

rule-page = p. { $page }
rule-named = { $reference }, { $title }
