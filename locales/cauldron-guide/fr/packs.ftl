### What can be wrong with a data pack of this game. A sentence follows the file, the record and the field it is about.

problem-wrong-side = la zone { $area } contient une unité du mauvais camp ; les unités allemandes commencent dans le périmètre, les unités soviétiques dehors
problem-ring-gap = la zone { $area } doit commencer avec une unité soviétique, car elle est voisine de la poche (p. 5)
problem-ring-surplus = la zone { $area } ne doit pas commencer avec une unité soviétique, car elle n’est pas voisine de la poche (p. 5)
problem-morale-sum = zones, zones clés et case de secours donnent { $sum } ; le moral imprimé doit concorder (p. 2)
problem-not-depletable = l’unité « { $unit } » ne peut commencer affaiblie ici ; nommez une division de cette zone
problem-already-adjacent = une ligne relie déjà ces zones ; on attaque par-dessus les fleuves entre zones non adjacentes (p. 12)
problem-both-sides = la zone { $area } figure dans les deux colonnes ; aucune zone n’a d’unités des deux camps (p. 1)
problem-too-few-areas = les cartes ne nomment pas assez de zones différentes (trouvées : { $found }) ; chaque camp en tire trois (p. 12)

## What a field refers to or a file must hold

problem-thing = { $thing ->
    [airfield] zone avec aérodrome
    [stalingrad] zone de Stalingrad
    [entry] zone avec cette lettre d’entrée
    [edge] bord de cette zone
    [box] case de la piste de secours
    [letter] lettre de la force de secours
    [unit] unité allemande
    [hq] quartier général
    [army] armée soviétique
    [setup_unit] unité de la mise en place historique
    [division_kind] type de division
    [army_counter] pion de cette armée
    [pdm] PDM
    [marker] marqueur
    [card] carte
    [roll] ligne pour ce jet
    [rumor] rumeur
    [optional_infantry] division d’infanterie allemande optionnelle
   *[other] { $thing }
}
