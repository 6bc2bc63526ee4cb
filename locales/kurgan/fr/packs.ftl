### What can be wrong with a data pack. A sentence follows the file, the record and the field it is about.

problem-at = ligne { $line }, colonne { $column }
problem-unreadable = illisible (détail technique : { $message })
problem-unknown-file = ce n’est pas un fichier de paquet ; les fichiers d’un paquet sont { $files }
problem-file-twice = le fichier figure deux fois ; ne l’indiquez qu’une fois
problem-out-of-range = { $value } est hors limites ; il faut de { $min } à { $max }
problem-empty = le texte est vide ; écrivez-en un
problem-duplicate = « { $value } » figure ici deux fois ; cette valeur doit être unique
problem-unknown = nom inconnu ({ $thing }) : « { $value } » ; donnez un nom qui existe
problem-missing = élément manquant ({ $thing }) : « { $value } » ; ajoutez-le
problem-wrong-count = mauvais nombre d’éléments ({ $thing }) : il en faut { $needed }, il y en a { $found }
problem-too-many = éléments trop nombreux ({ $thing }) : { $max } au plus, il y en a { $found }
problem-wrong-form = la valeur n’a pas la bonne forme ; attendu : { $thing }
problem-wrong-length = mauvais nombre d’éléments dans la liste : il en faut { $needed }, il y en a { $found }
problem-not-among = « { $value } » n’est pas possible ici ; choix possibles : { $words }
problem-not-a-word = « { $id } » n’est pas un seul mot ; écrivez un identifiant sans espaces
problem-unknown-field = ce champ n’existe pas ici ; les champs sont { $known }
problem-absent = le champ manque ; il est obligatoire ici
problem-surplus = le champ n’a pas de sens ici ; supprimez-le
problem-own-neighbour = une zone ne peut être sa propre voisine ; ôtez-la de la liste
problem-one-way = la zone { $neighbour } ne nomme pas celle-ci ; le voisinage est réciproque
problem-too-few-points = trop peu de points : il en faut au moins { $needed }, il y en a { $found }
problem-not-finite = une coordonnée n’est pas un nombre fini
problem-placed-twice = l’unité « { $unit } » est déjà placée dans ce scénario ; ne la placez qu’une fois
problem-not-covered = pas de résultat pour un jet de { $roll } ; il en faut exactement un par jet
problem-covered-twice = plusieurs résultats pour un jet de { $roll } ; il en faut exactement un par jet
problem-unknown-source = « { $value } » ne dit pas d’où vient la valeur ; commencez par `rulebook`, `printed`, `derived:`, `public:` ou `reconstructed`

## What a field refers to or holds, in any game

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
   *[other] { $thing }
}
