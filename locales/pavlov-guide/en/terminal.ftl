### The board of Pavlov's House for a terminal.

pavlov-board-head = { $title }, turn { $turn } of { $last }: { $phase }
pavlov-board-cards = Soviet deck { $deck }, discard pile { $discard }, Fog of War in stock { $fog } · Wehrmacht cards to come: { $left }
pavlov-board-left-cards = { $actions ->
    [one] 1 action left
   *[other] { $actions } actions left
}
pavlov-board-left-reveal = { $cards ->
    [0] the last card of the turn
    [one] 1 more card
   *[other] { $cards } more cards
}
pavlov-board-left-counters = moves left { $moves }, actions left { $actions }
pavlov-board-card = Wehrmacht card: { $card }
pavlov-board-tactic = Tactics: { $tactic }. { $text }
pavlov-board-hand = Hand: { $cards }
pavlov-board-used-card = { $card } used
pavlov-board-hand-hidden = Hand face down: { $count }
pavlov-board-german-hand = German hand: { $cards }
pavlov-board-german-tactics = German Tactics cards: { $cards }
pavlov-board-orders = Orders: { $cards }
pavlov-board-orders-hidden = Orders face down: { $count }
pavlov-board-laid = Tactics card for this turn: { $card }
pavlov-board-side = { $colour }: Defense { $defense }, Suppression { $tokens }
pavlov-board-with = with { $weapon }
pavlov-board-reserves = Reserves: { $counters }
pavlov-board-on-raid = On the raid: { $counters }
pavlov-board-party = Chosen for the raid: { $counters }
pavlov-board-legend = Attack/Suppress and letters; * exhausted, ! disrupted, + has acted, & has a Command Token
pavlov-board-track = Track
pavlov-board-circle = Circle { $circle }
pavlov-board-house = House
pavlov-board-sapper = (Sapper)
pavlov-board-mined = Sapper
pavlov-board-kind-infantry = { $kind } S{ $value } D{ $defense }
pavlov-board-kind-armor = { $kind } A{ $value } D{ $defense }
pavlov-board-legend-tracks = S Suppress, A Attack, D Defense; (Sapper) an empty Sapper location
pavlov-board-disrupted = disrupted
pavlov-board-tokens = Tokens
pavlov-board-supplies = Supplies box
pavlov-board-staging = Staging Area
pavlov-board-stock = Stock
pavlov-board-storm-group = Storm Group: { $target } ({ $colour }, Defense { $defense }, { $points ->
    [one] 1 point
   *[other] { $points } points
})
pavlov-board-raided = Strongpoints taken: { $targets }
pavlov-board-points = { $name } ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
pavlov-board-support = Operational Support: { $name }, { $tokens }, locations { $locations }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
pavlov-board-supported = Supported: { $names }
pavlov-board-for-sale = Reinforcements and prices: { $counters }
pavlov-board-fallen = Casualties: { $counters }
pavlov-board-score = Current score: { $score } (raids { $raids }, support { $support }, counters { $counters }, Wehrmacht { $wehrmacht })
