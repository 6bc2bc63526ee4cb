### What happens in Pavlov's House, a sentence for each event.

event-turn = Turn { $turn } begins.
event-phase = { $phase } begins.
event-phase-ending = The last Wehrmacht card has been played: the end of the game has come.

## Wehrmacht Planning

event-german-drew = The German draws { $card }.
event-german-drew-tactic = The German draws a Tactics card: { $card }.
event-german-drew-tactic-hidden = The German draws a Tactics card.
event-ordered = Order { $nth } of 3: { $card }.
event-ordered-hidden = Order { $nth } of 3 lies face down.
event-tactic-laid = Tactics for this turn: { $card }.
event-tactic-laid-hidden = A Tactics card lies face down.

## Soviet Card Phase

event-drew = Drawn: { $id }, { $name }.
event-drew-hidden = A Soviet card is drawn.
event-reshuffled = The Soviet deck is empty: the discards are shuffled into a new one.
event-improved-communications = Wire lies at every signal location: four actions in this phase.
event-used = { $card }, { $unit }: { $order }.
event-location-recovered = Location { $location } recovers.
event-staged = { $supply } Tokens to the Staging Area: { $count }.
event-supported = { $card } is supported: the supplies leave the game, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-support-turned = The next sector to ask for support: { $id }.
event-deployed = { $counter } ({ $values }) joins the garrison in the Reserves box.
event-weapon-deployed = { $weapon } ({ $values }) comes to the Reserves box.
event-wall-raised = Buttress: { $colour } Defense Value raised to { $to }.
event-mined = Field Defenses: a Sapper Token is placed on track { $track } ({ $colour }).
event-fog-cleared = The fog lifts: { $card } goes back to the stock.
event-token-placed = { $token } Token on location { $location }.
event-loaded = { $supply } loaded at location { $location }.
event-delivered = { $supply } delivered from location { $location }.
event-replenished = { $count ->
    [0] The ammunition brings nothing: no Suppression Token is in the stock.
    [one] The ammunition brings 1 Suppression Token to the Supplies box.
   *[other] The ammunition brings { $count } Suppression Tokens to the Supplies box.
}
event-discarded = Discarded: { $cards }.
event-discarded-none = No card is discarded.

## Storm Groups

event-storm-group-set = Storm Group: { $id } ({ $colour }, Defense { $defense }, { $points ->
    [one] 1 point
   *[other] { $points } points
}) lies in the box.
event-storm-group-set-replaced = Storm Group: { $id } ({ $colour }, Defense { $defense }, { $points ->
    [one] 1 point
   *[other] { $points } points
}) lies in the box; { $gone } leaves the game.
event-raid-began = A Storm Group sets out against { $target }: { $party }.
event-raid-resolved-success = Raid on { $target }: { $dice } = { $total } reaches { $defense }. The strongpoint is taken.
event-raid-resolved-failure = Raid on { $target }: { $dice } = { $total } falls short of { $defense }.
event-raider-rolled-lost = { $counter }, die { $die }: does not come back.
event-raider-rolled-back = { $counter }, die { $die }: comes back.
event-returned = { $counter } is back in the Reserves box.
event-raid-declined = The garrison stays put: no final raid.

## Casualties

event-disrupted = { $counter } is disrupted.
event-saved-sniper = First Aid: { $counter } survives the sniper’s shot.
event-saved-disrupted = First Aid: { $counter } survives, still disrupted.
event-saved-raid = First Aid: { $counter } is carried back from the raid.
event-saved-hunger = First Aid: { $counter } is kept alive without food.
event-lost-sniper = { $counter } falls to the sniper.
event-lost-disrupted = { $counter } falls: disrupted twice.
event-lost-raid = { $counter } falls in the raid.
event-lost-hunger = { $counter } dies of hunger.
event-weapon-left = { $weapon } is left alone and goes to the Reserves box.

## Wehrmacht Card Phase

event-tactic-dealt = German tactics: { $tactic }. { $text }
event-tactic-gone = { $id } is over.
event-revealed = Wehrmacht card { $id }: { $name }.
event-revealed-resupply = { $name } card: the garrison has to be fed.
event-colour-rolled = Die { $die }: { $colour } is under fire.
event-no-target = Nobody is on { $colour }: the fire hits nothing.
event-position-rolled = Die { $die } on { $colour }: { $position } is the target.
event-position-rolled-next = Die { $die } on { $colour }: nobody is there, { $position } is the target instead.
event-rolled = { $roll }: dice { $dice } against { $target }, { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}.
event-rolled-none = { $roll }: no dice left to roll, no hit.
event-wall-hit = The { $colour } Defense Value falls to { $to }.
event-wall-breached = The { $colour } Defense Value is at its lowest: everybody on that side is shaken.
event-bombers = { $aircraft ->
    [one] 1 aircraft, Defense { $defense }, dives on the army behind the house.
   *[other] { $aircraft } aircraft, Defense { $defense }, dive on the army behind the house.
}
event-anti-aircraft-spent = The guns at location { $location } fire.
event-shot-down = { $count ->
    [0] No aircraft is shot down.
    [one] 1 aircraft is shot down.
   *[other] { $count } aircraft are shot down.
}
event-bomb-rolled = Bomb, dice { $dice } = { $sum }: location { $location }.
event-bomb-moved-on = Location { $from } is disrupted already: the bomb strikes { $to }.
event-token-bombed = The bomb destroys the { $token } Token on location { $location }.
event-location-disrupted = Location { $location } is disrupted.
event-fog-added = Signals are cut: { $card }, Fog of War, goes to the discards.
event-house-shaken = The battalion is hit again: everybody on a combat position is shaken.
event-track-rolled = { $counter }, die { $die }: track { $track } ({ $colour }).
event-rerouted = { $counter } sent from track { $from } to track { $to }.
event-suppression-spent = { $count ->
    [one] 1 Suppression Token of the { $colour } box is spent.
   *[other] { $count } Suppression Tokens of the { $colour } box are spent.
}
event-kept-away = { $counter } kept away from track { $track }.
event-arrived = { $pushed ->
    [0] { $counter } placed on circle 1 of track { $track }.
    [one] { $counter } placed on circle 1 of track { $track }, where 1 counter moves on.
   *[other] { $counter } placed on circle 1 of track { $track }, where { $pushed } counters move on.
}
event-sapper-triggered = The Sapper Token on track { $track } is triggered.
event-removed-sapper = { $counter } blown up on circle { $circle } of track { $track }.
event-removed-counter = { $counter } destroyed on circle { $circle } of track { $track } by { $by }.
event-removed-observer = { $counter } destroyed on circle { $circle } of track { $track } by artillery; { $by } observes.
event-no-counter-left = No { $counter } counter is left: nothing is placed.
event-assault-on-defenders = Assault: infantry against { $colour }, { $dice }.
event-assault-on-building = Assault: armor against the { $colour } side, { $dice }.
event-fed = { $unfed ->
    [0] { $mouths } mouths, { $food } Food: everybody is fed.
    [one] { $mouths } mouths, { $food } Food: 1 counter is unfed.
   *[other] { $mouths } mouths, { $food } Food: { $unfed } counters are unfed.
}

## Soviet Counter Phase

event-command-team = All commanders are at their posts, { $commanders }: four moves and four actions in this phase.
event-moved = { $counter } moves from { $from } to { $to }.
event-weapon-moved = { $weapon } is taken from { $from } to { $to }.
event-recovered-disrupted = { $counter } recovers from disruption.
event-recovered-exhausted = { $counter } is ready again.
event-commanded = { $by } commands { $counter }.
event-exhausted = { $counter } is exhausted.
event-suppression-laid = { $count ->
    [one] 1 Suppression Token to the { $colour } box.
   *[other] { $count } Suppression Tokens to the { $colour } box.
}
event-requested = { $counter } calls for reinforcements over the radio.
event-artillery-called = { $by } calls the battery at location { $location }.

## The end

event-score = Score: { $raids } for raids, { $support } for support, { $counters } for the garrison, { $wehrmacht } for the Wehrmacht on the square.
