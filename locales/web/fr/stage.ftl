### Ce qui se montre au-dessus du plateau, et la fin d’une partie.

stage-label = Résultat
stage-all = Tout passer
stage-before = Avant les dés

story-open = Bilan de la partie
story-title = { $result } : { $game }
story-goal = { $goal } pour gagner
story-charts = Tour après tour
story-start = début
story-marked = ◆ Tournants de la partie : voir ci-dessous.
story-dice = Dés
story-face = { $face } au dé
story-rolled = Dés lancés par les deux camps : { $count }. Moyenne : { $mean }, attendue : { $expected }.
story-luck = Jets à l’issue incertaine : { $tries }. En votre faveur : { $came }, attendus : { $expected }.
story-kindness = { $luck ->
    [very_kind] Les dés vous ont été très favorables.
    [kind] Les dés vous ont été favorables.
    [even] La chance s’est équilibrée.
    [unkind] Les dés vous ont été défavorables.
   *[very_unkind] Les dés vous ont été très défavorables.
}
story-went = Le déroulement
story-swing = Le tour { $turn } a le plus changé la donne. { $track } : { $from } → { $to }.
story-chance = Probabilité d’un bon résultat : { $chance }.
story-again = Nouvelle partie, mêmes options
story-same = Rejouer la même donne
story-board = Retour au plateau
