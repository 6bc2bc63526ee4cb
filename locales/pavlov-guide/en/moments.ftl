### What is staged over the board, and the end of a game.

pavlov-moment-bomb = Bomb
pavlov-moment-raiders = Raiders
pavlov-moment-defense = Defense
pavlov-moment-needs = Hits on
pavlov-moment-at-least = { $target ->
    [6] 6
   *[other] { $target }–6
}
# $result (String) - success or failure.
pavlov-moment-raid = { $result ->
    [success] Taken
   *[failure] Repelled
}
pavlov-moment-hits = { $hits ->
    [0] Miss
    [one] Hit
   *[other] { $hits } hits
}

pavlov-loss-soviet = Soviet counters lost
pavlov-loss-wehrmacht = Wehrmacht counters destroyed
