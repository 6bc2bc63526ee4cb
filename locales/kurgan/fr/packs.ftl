### What can be wrong with a data pack. A sentence follows the file, the record and the field it is about.

## In any game

problem-at = ligne { $line }, colonne { $column }
problem-unreadable = illisible ({ $message })
problem-unknown-file = un paquet n'a pas de tel fichier ; ses fichiers sont { $files }
problem-file-twice = le fichier est donné deux fois ; donnez-le une fois
problem-out-of-range = { $value } est hors limites ; il faut de { $min } à { $max }
problem-empty = le texte est vide ; écrivez-en un
problem-duplicate = « { $value } » figure ici une seconde fois ; il doit être unique
problem-unknown = inconnu, { $thing } : « { $value } » ; nommez ce qui existe
problem-missing = il manque, { $thing } : « { $value } » ; ajoutez-le
problem-wrong-count = mauvais nombre ({ $thing }) : il en faut { $needed }, il y en a { $found }
problem-too-many = trop nombreux ({ $thing }) : { $max } au plus, il y en a { $found }
problem-wrong-form = la valeur n'a pas la bonne forme ; attendu : { $thing }
problem-wrong-length = mauvais nombre d'éléments dans la liste : il en faut { $needed }, il y en a { $found }
problem-not-among = « { $value } » n'est pas possible ici ; écrivez un de ces mots : { $words }
problem-not-a-word = « { $id } » n'est pas un seul mot ; écrivez un identifiant sans espaces
problem-unknown-field = ce champ n'existe pas ici ; les champs sont { $known }
problem-absent = le champ manque ; il est obligatoire ici
problem-surplus = le champ n'a pas de sens ici ; supprimez-le
problem-own-neighbour = une zone ne peut être sa propre voisine ; ôtez-la de la liste
problem-one-way = la zone { $neighbour } ne nomme pas celle-ci ; le voisinage est réciproque
problem-too-few-points = { $found } points, c'est trop peu ; il en faut au moins { $needed }
problem-not-finite = une coordonnée n'est pas un nombre fini
problem-placed-twice = l'unité « { $unit } » a déjà une place dans ce scénario ; elle n'en a qu'une
problem-not-covered = pas de résultat pour un jet de { $roll } ; il en faut exactement un par jet
problem-covered-twice = un second résultat pour un jet de { $roll } ; il en faut exactement un par jet
problem-unknown-source = « { $value } » ne dit pas d'où vient la valeur ; commencez par rulebook, printed, derived:, public: ou reconstructed

## Advance to the Volga

problem-terrain-owner = les zones allemandes au départ, et elles seules, ont le terrain "none"
problem-stack = { $found } unités, c'est trop pour une zone ; il peut y en avoir { $max }
problem-not-german = la zone { $area } n'est ni allemande ni tenue par une unité soviétique révélée ; des unités allemandes ne peuvent y commencer
problem-not-soviet = la zone { $area } est allemande au départ ; aucune unité soviétique ne peut s'y trouver
problem-wrong-terrain = le terrain de l'unité « { $unit } » n'est pas celui de la zone { $area } ; ils doivent concorder
problem-pool-too-small = unités non révélées de terrain { $terrain } : { $units } pour { $areas } zones ; il en faut une par zone
problem-same-event = un jet de { $roll } est cet événement même ; donnez le jet d'un autre
problem-turn-order = le tour { $expected } est attendu ici, et non { $found } ; les tours se suivent sans trou du premier au dernier
problem-not-a-date = « { $value } » n'est pas une date ; écrivez-la comme 1942-09-13, pas avant le jour qu'elle suit

## The Cauldron

problem-wrong-side = la zone { $area } est à l'autre camp au départ ; les Allemands commencent dans le périmètre, les Soviétiques dehors
problem-ring-gap = la zone { $area } doit commencer avec une unité soviétique : les zones voisines de la poche, et elles seules (p.5)
problem-ring-surplus = la zone { $area } ne doit pas commencer avec une unité soviétique : les zones voisines de la poche, et elles seules (p.5)
problem-morale-sum = zones, zones clés et case de secours donnent { $sum } ; le moral imprimé doit concorder (p.2)
problem-not-depletable = l'unité « { $unit } » ne peut commencer affaiblie ici ; nommez une division de cette zone
problem-already-adjacent = une ligne relie déjà ces zones ; on attaque par-dessus les fleuves entre zones non adjacentes (p.12)
problem-both-sides = la zone { $area } figure dans les deux colonnes ; aucune zone n'a d'unités des deux camps (p.1)
problem-too-few-areas = les cartes n'atteignent que { $found } zones différentes ; chaque camp en tire trois (p.12)

## Pavlov's House

problem-colours-and-numbers = une position a exactement un numéro par couleur ; nommez les mêmes couleurs dans les deux champs
problem-shields = les valeurs doivent descendre une à une de { $maximum } à { $minimum } (p.11)
problem-unlike-sides = les trois côtés de la maison doivent avoir les mêmes valeurs de défense (p.2)
problem-sapper-circle = le cercle de sapeurs termine la piste ; ce doit être le { $circles } (p.13)
problem-raid-dice = un raid de toute la garnison lance { $found } dés ; { $max } au plus sont possibles
problem-not-a-weapon = { $letter } n'est pas la lettre d'une arme ; il faut A, G ou M (p.23)
problem-orders = les règles donnent d'autres choix à cette unité ; écrivez { $orders } (p.6-8)
problem-same-unit = une carte soviétique montre deux unités différentes ; changez-en une (p.5)
problem-turns = cartes : { $cards }, par tour : { $per_turn } ; elles ne remplissent pas ces tours (p.26)
problem-removed = le paquet { $deck } a { $size } cartes ; il faut en retirer moins (p.28)
problem-casualty-faces = les faces qui coûtent un pion vont de 1 à une face inférieure à 6 (p.18)
problem-award-gap = il faut exactement une ligne par score ; celle-ci doit finir à { $expected } (p.26)
problem-weapon-without-value = pour une arme de lettre { $letter }, la valeur doit dépasser 0 (p.23)
problem-weapon-with-value = pour une arme de lettre { $letter }, la valeur doit être 0 (p.23)
problem-resupply-side = toute carte Storm Group sauf la Milk House a une face Ravitaillement ; écrivez { $wanted } (p.17)

## What a field refers to or a file must hold

problem-thing = { $thing ->
    [area] zone
    [scenario] scénario
    [effect] effet
    [whole_number] nombre entier
    [decimal] nombre
    [text] texte entre guillemets
    [flag] true ou false
    [list] liste entre crochets
    [table] table entre accolades ou sous un titre
    [german_area] zone allemande au départ
    [volga_area] zone au bord de la Volga
    [unit] unité allemande
    [soviet_unit] unité soviétique
    [pavlov_unit] unité soviétique avec option = "pavlov"
    [division] division
    [corps] corps
    [strategy] stratégie
    [soviet_terrain] terrain d'une unité soviétique
    [chart] table des événements
    [event] événement
    [purchase] achat
    [marker] marqueur
    [turn] tour
    [airfield] zone avec aérodrome
    [stalingrad] zone de Stalingrad
    [entry] zone avec cette lettre d'entrée
    [edge] bord de cette zone
    [box] case de la piste de secours
    [letter] lettre de la force de secours
    [hq] quartier général
    [army] armée soviétique
    [setup_unit] unité de la mise en place historique
    [division_kind] type de division
    [army_counter] pion de cette armée
    [pdm] PDM
    [card] carte
    [roll] ligne pour ce jet
    [rumor] rumeur
    [optional_infantry] division d'infanterie allemande optionnelle
    [position] position de combat
    [radio] position de combat avec la radio
    [track] piste
    [circle] cercle de la piste
    [location] emplacement
    [board_box] case du plateau
    [panel] panneau du plateau
    [side] côté de la maison
    [shield] valeur de défense
    [soviet_counter] pion soviétique
    [starting_counter] pion de départ
    [commander] commandant
    [special_letter] lettre spéciale
    [weapon] arme
    [wehrmacht_type] type de pion de la Wehrmacht
    [wehrmacht_counter] pion de la Wehrmacht
    [wehrmacht_card] carte de la Wehrmacht
    [deck_card] carte de ce paquet
    [competitive_card] carte des parties compétitives
    [card_type] type de carte de la Wehrmacht
    [category] titre de cartes de la Wehrmacht
    [resupply_card] carte Ravitaillement
    [milk_house] Milk House
    [soviet_card] carte soviétique
    [fog_card] carte Brouillard de guerre
    [card_unit] unité des cartes soviétiques
    [order] choix d'une carte soviétique
    [tactic] tactique
    [tactic_card] carte Tactique
    [support] carte Support opérationnel
    [storm_group] carte Storm Group
    [token] type de jeton
    [all_tokens] jeton
    [number] nombre des règles
    [award] ligne de la table des récompenses
    [boat] bateau
    [landing] appontement
    [chit] jeton météo
   *[other] { $thing }
}
