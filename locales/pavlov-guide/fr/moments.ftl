### What is staged over the board, and the end of a game.

pavlov-moment-bomb = Bombe
pavlov-moment-raiders = Groupe d’assaut
pavlov-moment-defense = Défense
pavlov-moment-needs = Touche sur
pavlov-moment-at-least = { $target ->
    [6] 6
   *[other] { $target }–6
}
pavlov-moment-raid = { $result ->
    [success] Réussi
   *[failure] Échoué
}
pavlov-moment-hits = { $hits ->
    [0] Manqué
    [one] Touché
   *[other] { $hits } touches
}

pavlov-loss-soviet = Pions soviétiques perdus
pavlov-loss-wehrmacht = Pions de la Wehrmacht détruits
