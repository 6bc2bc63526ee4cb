### What happens in Pavlov's House, a sentence for each event.

event-turn = Turn { $turn } begins.
event-phase = { $phase } begins.
event-phase-ending = The last Wehrmacht card has been played: the game is about to end.

## Wehrmacht Planning

event-german-drew = The German player draws { $card }.
event-german-drew-tactic = The German player draws a Tactics card: { $card }.
event-german-drew-tactic-hidden = The German player draws a Tactics card.
event-ordered = Order { $nth } of 3: { $card }.
event-ordered-hidden = Order { $nth } of 3 is placed face down.
event-tactic-laid = Tactics for this turn: { $card }.
event-tactic-laid-hidden = A Tactics card is placed face down.

## Soviet Card Phase

event-drew = Drawn: { $id }, { $name }.
event-drew-hidden = A Soviet card is drawn.
event-reshuffled = The Soviet deck is empty: the discard pile becomes a new deck.
event-improved-communications = Improved Communications: all signal locations have Wire, so there are four actions this phase.
event-used = { $card }, { $unit }: { $order }.
event-location-recovered = Location { $location } is no longer disrupted.
event-staged = { $supply } Tokens to the Staging Area: { $count }.
event-supported = { $card } receives support: the tokens leave the game, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-support-turned = Next Operational Support card: { $id }.
event-deployed = { $counter } ({ $values }) arrives in the Reserves box.
event-weapon-deployed = { $weapon } ({ $values }) arrives in the Reserves box.
event-wall-raised = Buttress: the { $colour } Defense Value rises to { $to }.
event-mined = Field Defenses: a Sapper Token is placed on track { $track } ({ $colour }).
event-fog-cleared = The fog lifts: { $card } returns to the stock.
event-token-placed = { $token } Token placed on location { $location }.
event-loaded = { $supply } loaded at location { $location }.
event-delivered = { $supply } delivered from location { $location }.
event-replenished = { $count ->
    [0] The Ammunition adds nothing: the stock has no Suppression Tokens.
    [one] The Ammunition adds 1 Suppression Token to the Supplies box.
   *[other] The Ammunition adds { $count } Suppression Tokens to the Supplies box.
}
event-discarded = Discarded: { $cards }.
event-discarded-none = No cards are discarded.

## Storm Groups

event-storm-group-set = New Storm Group card: { $id } ({ $colour }, Defense { $defense }, { $points ->
    [one] 1 point
   *[other] { $points } points
}).
event-storm-group-set-replaced = New Storm Group card: { $id } ({ $colour }, Defense { $defense }, { $points ->
    [one] 1 point
   *[other] { $points } points
}). { $gone } leaves the game.
event-raid-began = A Storm Group raids { $target }: { $party }.
event-raid-resolved-success = Raid on { $target }: { $dice } = { $total } reaches { $defense }. The strongpoint is taken.
event-raid-resolved-failure = Raid on { $target }: { $dice } = { $total } falls short of { $defense }. The raid fails.
event-raider-rolled-lost = { $counter }, die { $die }: does not return.
event-raider-rolled-back = { $counter }, die { $die }: returns.
event-returned = { $counter } is back in the Reserves box.
event-raid-declined = The defenders decline the final raid.

## Casualties

event-disrupted = { $counter } is disrupted.
event-saved-sniper = First Aid: { $counter } survives the sniper’s shot.
event-saved-disrupted = First Aid: { $counter } survives, still disrupted.
event-saved-raid = First Aid: { $counter } is carried back from the raid.
event-saved-hunger = First Aid: { $counter } is kept alive without Food.
event-lost-sniper = { $counter } falls to the sniper.
event-lost-disrupted = { $counter } falls: disrupted twice.
event-lost-raid = { $counter } falls in the raid.
event-lost-hunger = { $counter } is lost to hunger.
event-weapon-left = { $weapon } has no crew and goes to the Reserves box.

## Wehrmacht Card Phase

event-tactic-dealt = Tactics card: { $tactic }. { $text }
event-tactic-gone = Tactics card no longer in force: { $id }.
event-revealed = Wehrmacht card { $id }: { $name }.
event-revealed-resupply = { $name } card: the garrison must be fed.
event-colour-rolled = Die { $die }: { $colour } is under fire.
event-no-target = Nobody is on { $colour }: no effect.
event-position-rolled = Die { $die } on { $colour }: { $position } is the target.
event-position-rolled-next = Die { $die } on { $colour }: nobody is there; { $position } is the target instead.
event-rolled = { $roll }: rolled { $dice } against { $target }; { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}.
event-rolled-none = { $roll }: no dice left to roll; no hit.
event-wall-hit = The { $colour } Defense Value falls to { $to }.
event-wall-breached = The { $colour } Defense Value is at its lowest: every counter on that side is disrupted.
event-bombers = { $aircraft ->
    [one] 1 aircraft (Defense { $defense }) attacks the army’s locations.
   *[other] { $aircraft } aircraft (Defense { $defense }) attack the army’s locations.
}
event-anti-aircraft-spent = The guns at location { $location } fire.
event-shot-down = { $count ->
    [0] No aircraft is shot down.
    [one] 1 aircraft is shot down.
   *[other] { $count } aircraft are shot down.
}
event-bomb-rolled = Bomb, dice { $dice } = { $sum }: location { $location }.
event-bomb-moved-on = Location { $from } is already disrupted: the bomb moves on to { $to }.
event-token-bombed = The bomb destroys the { $token } Token on location { $location }.
event-location-disrupted = Location { $location } is disrupted.
event-fog-added = Communications are cut: { $card }, Fog of War, goes to the discard pile.
event-house-shaken = Location 3 is hit again: every counter in a combat position is disrupted.
event-track-rolled = { $counter }, die { $die }: track { $track } ({ $colour }).
event-rerouted = { $counter } diverted from track { $from } to track { $to }.
event-suppression-spent = { $count ->
    [one] 1 Suppression Token spent from the { $colour } box.
   *[other] { $count } Suppression Tokens spent from the { $colour } box.
}
event-kept-away = { $counter } suppressed: not placed on track { $track }.
event-arrived = { $pushed ->
    [0] { $counter } placed on circle 1 of track { $track }.
    [one] { $counter } placed on circle 1 of track { $track }; 1 counter advances.
   *[other] { $counter } placed on circle 1 of track { $track }; { $pushed } counters advance.
}
event-sapper-triggered = The Sapper Token on track { $track } is triggered.
event-removed-sapper = { $counter } destroyed on circle { $circle } of track { $track } by sappers.
event-removed-counter = { $counter } destroyed on circle { $circle } of track { $track } by { $by }.
event-removed-observer = { $counter } destroyed on circle { $circle } of track { $track } by artillery (observer: { $by }).
event-no-counter-left = No { $counter } counter is in the stock: nothing is placed.
event-assault-on-defenders = Assault: infantry against { $colour }, { $dice }.
event-assault-on-building = Assault: armor against the { $colour } side, { $dice }.
event-fed = { $unfed ->
    [0] Mouths to feed: { $mouths }; Food spent: { $food }. All are fed.
    [one] Mouths to feed: { $mouths }; Food spent: { $food }. 1 counter is unfed.
   *[other] Mouths to feed: { $mouths }; Food spent: { $food }. { $unfed } counters are unfed.
}

## Soviet Counter Phase

event-command-team = Command Team: all commanders are in combat positions ({ $commanders }), so there are four moves and four actions this phase.
event-moved = { $counter } moves from { $from } to { $to }.
event-weapon-moved = { $weapon } moves from { $from } to { $to }.
event-recovered-disrupted = { $counter } is no longer disrupted.
event-recovered-exhausted = { $counter } is ready again.
event-commanded = { $by } commands { $counter }.
event-exhausted = { $counter } is exhausted.
event-suppression-laid = { $count ->
    [one] 1 Suppression Token placed in the { $colour } box.
   *[other] { $count } Suppression Tokens placed in the { $colour } box.
}
event-requested = { $counter } radios for reinforcements.
event-artillery-called = { $by } directs the battery at location { $location }.

## The end

event-score = Score: { $raids } for raids, { $support } for Operational Support, { $counters } for Soviet counters, { $wehrmacht } for Wehrmacht counters on the tracks.
