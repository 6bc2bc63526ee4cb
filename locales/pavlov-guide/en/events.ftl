### What happens in Pavlov's House, a sentence for each event.

pavlov-event-turn = Turn { $turn } begins.
pavlov-event-phase = { $phase } begins.
pavlov-event-phase-ending = The last card is played: one more raid is possible.

## Wehrmacht Planning

pavlov-event-german-drew = The German draws { $card }.
pavlov-event-german-drew-tactic = The German draws a Tactics card: { $tactic }.
pavlov-event-german-drew-tactic-hidden = The German draws a Tactics card.
pavlov-event-ordered = Order { $nth } of 3: { $card }.
pavlov-event-ordered-hidden = Order { $nth } of 3 lies face down.
pavlov-event-tactic-laid = Tactics for this turn: { $tactic }.
pavlov-event-tactic-laid-hidden = A Tactics card lies face down.

## Soviet Card Phase

pavlov-event-drew = Drawn: { $card }, { $name }.
pavlov-event-drew-hidden = A Soviet card is drawn.
pavlov-event-reshuffled = The Soviet deck is empty: the discards are shuffled into a new one.
pavlov-event-improved-communications = Wire lies at every signal location: four actions in this phase.
pavlov-event-used = { $card }, { $unit }: { $order }.
pavlov-event-location-recovered = Location { $location } recovers.
pavlov-event-staged = { $count } { $supply } to the Staging Area.
pavlov-event-supported = { $name } is supported: the supplies leave the game, { $points } points.
pavlov-event-support-turned = The next sector to ask for support: { $name }.
pavlov-event-deployed = { $counter } ({ $values }) joins the garrison in the Reserves box.
pavlov-event-weapon-deployed = { $weapon } ({ $values }) comes to the Reserves box.
pavlov-event-wall-raised = The sappers raise the { $colour } wall to { $to }.
pavlov-event-mined = The sappers mine track { $track } ({ $colour }).
pavlov-event-fog-cleared = The fog lifts: { $card } goes back to the stock.
pavlov-event-token-placed = { $token } Token on location { $location }.
pavlov-event-loaded = { $supply } loaded at location { $location }.
pavlov-event-delivered = { $supply } delivered from location { $location }.
pavlov-event-replenished = { $count ->
    [0] The ammunition brings nothing: no Suppression Token is in the stock.
    [one] The ammunition brings 1 Suppression Token to the Supplies box.
   *[other] The ammunition brings { $count } Suppression Tokens to the Supplies box.
}
pavlov-event-discarded = Discarded: { $cards }.
pavlov-event-discarded-none = No card is discarded.

## Storm Groups

pavlov-event-storm-group-set = Storm Group: { $target } ({ $colour }, Defense { $defense }, { $points } points) lies in the box.
pavlov-event-storm-group-replaced = Storm Group: { $target } ({ $colour }, Defense { $defense }, { $points } points) lies in the box; { $gone } leaves the game.
pavlov-event-raid-began = A Storm Group sets out against { $target }: { $party }.
pavlov-event-raid-success = Raid on { $target }: { $dice } = { $total } reaches { $defense }. The strongpoint is taken.
pavlov-event-raid-failure = Raid on { $target }: { $dice } = { $total } falls short of { $defense }.
pavlov-event-raider-lost = { $counter }, die { $die }: does not come back.
pavlov-event-raider-back = { $counter }, die { $die }: comes back.
pavlov-event-returned = { $counter } is back in the Reserves box.
pavlov-event-raid-declined = The garrison stays at home: no last raid.

## Casualties

pavlov-event-disrupted = { $counter } is disrupted.
pavlov-event-saved-sniper = First Aid: { $counter } survives the sniper's shot.
pavlov-event-saved-disrupted = First Aid: { $counter } survives, still disrupted.
pavlov-event-saved-raid = First Aid: { $counter } is carried back from the raid.
pavlov-event-saved-hunger = First Aid: { $counter } is kept alive without food.
pavlov-event-lost-sniper = { $counter } falls to the sniper.
pavlov-event-lost-disrupted = { $counter } falls: disrupted twice.
pavlov-event-lost-raid = { $counter } falls in the raid.
pavlov-event-lost-hunger = { $counter } dies of hunger.
pavlov-event-weapon-left = { $weapon } is left alone and goes to the Reserves box.

## Wehrmacht Card Phase

pavlov-event-tactic-dealt = German tactics: { $tactic }. { $text }
pavlov-event-tactic-gone = { $tactic } is over.
pavlov-event-revealed = Wehrmacht card { $card }: { $name }.
pavlov-event-revealed-resupply = { $name } card: the garrison has to be fed.
pavlov-event-colour-rolled = Die { $die }: { $colour } is under fire.
pavlov-event-no-target = Nobody is on { $colour }: the fire hits nothing.
pavlov-event-position-rolled = Die { $die } on { $colour }: { $position } is the target.
pavlov-event-position-next = Die { $die } on { $colour }: nobody is there, { $position } is the target instead.
pavlov-event-rolled = { $roll }: dice { $dice } against { $target }, { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}.
pavlov-event-rolled-none = { $roll }: no dice left to roll, no hit.
pavlov-event-wall-hit = The { $colour } wall crumbles to { $to }.
pavlov-event-wall-breached = The { $colour } wall is down already: everybody behind it is shaken.
pavlov-event-bombers = { $aircraft ->
    [one] 1 aircraft, Defense { $defense }, dives on the army behind the house.
   *[other] { $aircraft } aircraft, Defense { $defense }, dive on the army behind the house.
}
pavlov-event-anti-aircraft-spent = The guns at location { $location } fire.
pavlov-event-shot-down = { $count ->
    [0] No aircraft is shot down.
    [one] 1 aircraft is shot down.
   *[other] { $count } aircraft are shot down.
}
pavlov-event-bomb-rolled = Bomb, dice { $dice } = { $sum }: location { $location }.
pavlov-event-bomb-moved-on = Location { $from } is disrupted already: the bomb strikes { $to }.
pavlov-event-token-bombed = The bomb destroys the { $token } Token on location { $location }.
pavlov-event-location-disrupted = Location { $location } is disrupted.
pavlov-event-fog-added = Signals are cut: { $card }, Fog of War, goes to the discards.
pavlov-event-house-shaken = The battalion is hit again: everybody on a combat position is shaken.
pavlov-event-track-rolled = { $kind }, die { $die }: track { $track } ({ $colour }).
pavlov-event-rerouted = { $kind } sent from track { $from } to track { $to }.
pavlov-event-suppression-spent = { $count ->
    [one] 1 Suppression Token of the { $colour } box is spent.
   *[other] { $count } Suppression Tokens of the { $colour } box are spent.
}
pavlov-event-kept-away = { $kind } kept away from track { $track }.
pavlov-event-arrived = { $pushed ->
    [0] { $kind } placed on circle 1 of track { $track }.
    [one] { $kind } placed on circle 1 of track { $track }, where 1 counter moves on.
   *[other] { $kind } placed on circle 1 of track { $track }, where { $pushed } counters move on.
}
pavlov-event-sapper-triggered = The mine on track { $track } goes off.
pavlov-event-removed-sapper = { $kind } blown up on circle { $circle } of track { $track }.
pavlov-event-removed-counter = { $kind } destroyed on circle { $circle } of track { $track } by { $by }.
pavlov-event-removed-observer = { $kind } destroyed on circle { $circle } of track { $track } by artillery; { $by } observes.
pavlov-event-no-counter-left = No { $kind } counter is left: nothing is placed.
pavlov-event-assault-defenders = Assault: infantry against { $colour }, { $dice }.
pavlov-event-assault-building = Assault: armor against the { $colour } wall, { $dice }.
pavlov-event-fed = { $unfed ->
    [0] { $mouths } mouths, { $food } Food: everybody is fed.
    [one] { $mouths } mouths, { $food } Food: 1 counter is unfed.
   *[other] { $mouths } mouths, { $food } Food: { $unfed } counters are unfed.
}

## Soviet Counter Phase

pavlov-event-command-team = All commanders are at their posts, { $commanders }: four moves and four actions in this phase.
pavlov-event-moved = { $counter } moves from { $from } to { $to }.
pavlov-event-weapon-moved = { $weapon } is taken from { $from } to { $to }.
pavlov-event-recovered-disrupted = { $counter } recovers from disruption.
pavlov-event-recovered-exhausted = { $counter } is ready again.
pavlov-event-commanded = { $by } commands { $counter }.
pavlov-event-exhausted = { $counter } is exhausted.
pavlov-event-suppression-laid = { $count ->
    [one] 1 Suppression Token to the { $colour } box.
   *[other] { $count } Suppression Tokens to the { $colour } box.
}
pavlov-event-requested = { $counter } calls for reinforcements over the radio.
pavlov-event-artillery-called = { $by } calls the battery at location { $location }.

## The end

pavlov-event-score = Score: { $raids } for raids, { $support } for support, { $counters } for the garrison, { $wehrmacht } for the Wehrmacht on the square.
