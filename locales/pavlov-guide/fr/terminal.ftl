### The board of Pavlov's House for a terminal.

pavlov-board-head = { $title }, tour { $turn } sur { $last } : { $phase }
pavlov-board-cards = Pioche soviétique { $deck }, défausse { $discard }, Brouillard de guerre en stock { $fog } · Cartes de la Wehrmacht à venir : { $left }
pavlov-board-left-cards = { $actions ->
    [one] { $actions } action restante
   *[other] { $actions } actions restantes
}
pavlov-board-left-reveal = { $cards ->
    [0] la dernière carte du tour
    [one] encore { $cards } carte ensuite
   *[other] encore { $cards } cartes ensuite
}
pavlov-board-left-counters = mouvements restants { $moves }, actions restantes { $actions }
pavlov-board-card = Carte de la Wehrmacht : { $card }
pavlov-board-tactic = Tactique : { $tactic }. { $text }
pavlov-board-hand = Main : { $cards }
pavlov-board-used-card = { $card } (utilisée)
pavlov-board-hand-hidden = Main, cartes face cachée : { $count }
pavlov-board-german-hand = Main allemande : { $cards }
pavlov-board-german-tactics = Cartes Tactiques allemandes : { $cards }
pavlov-board-orders = Ordres : { $cards }
pavlov-board-orders-hidden = Ordres face cachée : { $count }
pavlov-board-laid = Carte Tactique de ce tour : { $card }
pavlov-board-side = { $colour } : défense { $defense }, suppr. { $tokens }
pavlov-board-with = avec { $weapon }
pavlov-board-reserves = Réserves : { $counters }
pavlov-board-on-raid = En raid : { $counters }
pavlov-board-party = Partent en raid : { $counters }
pavlov-board-legend = Attaque/Suppression et lettres ; * épuisé, ! désorganisé, + a agi, & porte un jeton Commandement
pavlov-board-track = Piste
pavlov-board-circle = Cercle { $circle }
pavlov-board-house = Maison
pavlov-board-sapper = (Sapeur)
pavlov-board-mined = Sapeur
pavlov-board-kind-infantry = { $kind } S{ $value } D{ $defense }
pavlov-board-kind-armor = { $kind } A{ $value } D{ $defense }
pavlov-board-legend-tracks = S suppression, A attaque, D défense ; (Sapeur) un emplacement Sapeur vide
pavlov-board-disrupted = désorganisé
pavlov-board-tokens = Jetons
pavlov-board-supplies = Case Ravit.
pavlov-board-staging = Rassemblement
pavlov-board-stock = Stock
pavlov-board-storm-group = Groupe d’assaut : { $target } ({ $colour }, défense { $defense }, { $points ->
    [one] { $points } point
   *[other] { $points } points
})
pavlov-board-raided = Points d’appui pris : { $targets }
pavlov-board-points = { $name } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
pavlov-board-support = Support opérationnel : { $name }, { $tokens }, emplacements { $locations }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pavlov-board-supported = Soutenus : { $names }
pavlov-board-for-sale = Renforts, avec leur coût : { $counters }
pavlov-board-fallen = Pertes : { $counters }
pavlov-board-score = Score actuel : { $score } (raids { $raids }, Support opérationnel { $support }, garnison { $counters }, Wehrmacht { $wehrmacht })
