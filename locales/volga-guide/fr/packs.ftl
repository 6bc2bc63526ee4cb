### What can be wrong with a data pack of this game. A sentence follows the file, the record and the field it is about.

problem-terrain-owner = les zones allemandes au départ, et elles seules, ont le terrain "none"
problem-stack = { $found } unités, c’est trop pour une zone ; il peut y en avoir { $max } au plus
problem-not-german = la zone { $area } n’est ni allemande ni tenue par une unité soviétique révélée ; des unités allemandes ne peuvent y commencer
problem-not-soviet = la zone { $area } est allemande au départ ; aucune unité soviétique ne peut s’y trouver
problem-wrong-terrain = le terrain de l’unité « { $unit } » n’est pas celui de la zone { $area } ; ils doivent concorder
problem-pool-too-small = unités non révélées de terrain { $terrain } : { $units } pour { $areas } zones ; il en faut une par zone
problem-same-event = un jet de { $roll } renvoie à cet événement même ; indiquez un autre jet
problem-turn-order = le tour { $expected } est attendu ici, et non { $found } ; les tours se suivent sans trou du premier au dernier
problem-not-a-date = « { $value } » n’est pas une date valable ; écrivez-la comme 1942-09-13, jamais avant la date précédente

## What a field refers to or a file must hold

problem-thing = { $thing ->
    [german_area] zone allemande au départ
    [volga_area] zone au bord de la Volga
    [unit] unité allemande
    [soviet_unit] unité soviétique
    [pavlov_unit] unité soviétique avec option = "pavlov"
    [division] division
    [corps] corps
    [strategy] stratégie
    [soviet_terrain] terrain d’une unité soviétique
    [chart] table des événements
    [event] événement
    [purchase] achat
    [marker] marqueur
    [turn] tour
   *[other] { $thing }
}
