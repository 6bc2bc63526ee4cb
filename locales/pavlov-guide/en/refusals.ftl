### Why something cannot be done in Pavlov's House: what is wrong and what to do.

refusal-not-now = That is not the decision to make now. Choose one of the legal actions.
refusal-already-named = That has been decided already. Undo to choose otherwise.
refusal-enough-named = As many as are unfed have been named. Turn the card over, or undo to name others.
refusal-nothing-done = Nothing has been chosen yet. Choose at least one.
refusal-not-in-german-hand = { $card } is not in the German hand. Choose a card that is.
refusal-not-in-german-tactics = { $card } is not among the German Tactics cards. Choose one that is.
refusal-must-play = { $card } cannot be held back and needs one of the places left. Place it now.
refusal-not-in-hand = { $card } is not in hand. Choose a card that is.
refusal-card-used = { $card } has been used this turn. Choose another card.
refusal-fog-of-war = { $card } is Fog of War and does nothing. Get rid of it by a Tactical Decision, or choose another card.
refusal-not-on-card = { $card } does not show { $unit }. Choose one of its two units.
refusal-wrong-use = { $unit } has no such action as { $what }. Choose one of its own.
refusal-no-actions-left = No action is left in this phase. Wait for the next one.
refusal-nothing-to-recover = No location of { $unit } is disrupted. Use the card for something else.
refusal-not-disrupted = Location { $location } is not disrupted. Choose one that is.
refusal-location-disrupted = Location { $location } is disrupted. Recover it first.
refusal-all-disrupted = Every location of { $unit } is disrupted. Recover one first.
refusal-none-in-stock = No { $token } Token is in the stock. Wait until one comes back.
refusal-no-supplies-in-stock = The stock has nothing that could be shipped. Use the card for something else.
refusal-too-many = { $have ->
    [0] No { $supply } can be taken. Choose something else.
   *[other] Only { $have } { $supply } can be taken. Choose fewer.
}
refusal-no-storm-group = No Storm Group card lies in the box. Wait for the next Resupply card.
refusal-track-not-clear = A Wehrmacht counter stands on track { $track }, so nobody gets out on the { $colour } side. Destroy it first.
refusal-nobody-ready = Everybody is exhausted or disrupted, so nobody can go. Let counters recover first.
refusal-not-ready = { $counter } is not ready. Let the counter recover first, or choose another one.
refusal-no-support-variant = This game is played without Operational Support. Use the card for something else.
refusal-no-support-card = Every Operational Support card has been satisfied. Use the card for something else.
refusal-support-tokens = The card asks for { $need } { $supply } and the stock has { $have }. Wait until more are back in the stock.
refusal-nothing-to-buy = { $points ->
    [one] Nothing in the stock can be had for 1 point. Do something else.
   *[other] Nothing in the stock can be had for { $points } points. Do something else.
}
refusal-too-dear = That costs { $cost } and { $points ->
    [one] 1 point is
   *[other] { $points } points are
} left. Choose something cheaper.
refusal-not-for-sale = That is not in the stock. Choose something that is.
refusal-no-sapper = No Sapper Token is in the Supplies box. Ship one over the Volga first.
refusal-nothing-to-buttress = Every Defense Value is at its highest and location 3 is not disrupted. Keep the sappers for the tracks.
refusal-wall-at-most = The { $colour } Defense Value is at its highest. Choose another one.
refusal-already-mined = Track { $track } already has a Sapper Token. Choose another track.
refusal-circle-taken = A Wehrmacht counter stands on the Sapper location of track { $track }. Choose another track.
refusal-no-sapper-site = No Sapper location is empty. Keep the sappers for the house.
refusal-no-fog-in-hand = No Fog of War card is in hand. Use the card for something else.
refusal-no-free-location = { $unit } has no location that is empty and in order. Recover one, or use the card for something else.
refusal-location-taken = Location { $location } holds a token already. Choose another one.
refusal-wrong-location = Location { $location } does not belong to the unit that acts. Choose one that does.
refusal-staging-empty = The Staging Area is empty. Resupply first.
refusal-not-staged = No { $supply } lies in the Staging Area. Choose something that does.
refusal-nothing-loaded = Nothing is loaded. Load supplies first.
refusal-no-anti-aircraft = Location { $location } has no Anti-aircraft Token. Choose one that has.
refusal-box-holds = The { $colour } box holds { $have ->
    [one] 1 Suppression Token
   *[other] { $have } Suppression Tokens
}. Spend no more than that.
refusal-not-at-stake = { $counter } is not one of those at stake. Choose one that is.
refusal-not-in-house = { $counter } is not in the house. Choose a counter that is.
refusal-has-moved = { $counter } has moved in this phase. Choose another counter.
refusal-no-moves-left = No move is left in this phase. Go on to the actions.
refusal-no-acts-left = No actions are left in this phase. End the phase.
refusal-nowhere-to-go = { $counter } has no position to go to. Choose another counter.
refusal-already-there = { $counter } stands there already. Choose another position.
refusal-cannot-enter = { $position } cannot be entered while { $because } there is not ready. Choose another position.
refusal-not-empty = { $position } is not empty, and those who make room push nobody. Choose an empty position.
refusal-cannot-take = { $counter } cannot take { $weapon } along: it has to lie where the counter starts, and they have to share a letter.
refusal-cannot-join = A crew in { $position } needs two counters and a weapon with the same letter. Replace somebody, or go elsewhere.
refusal-has-acted = { $counter } has acted in this phase. Choose another counter.
refusal-is-commanded = { $counter } has followed a command in this phase. Choose another counter.
refusal-in-reserves = { $counter } is in the Reserves box, out of the fight. Move the counter to a position first.
refusal-nothing-to-do = { $counter } has nothing to do there. Choose another counter.
refusal-needs-no-recovery = { $counter } is ready and needs no recovery. Choose another counter.
refusal-is-commander = { $counter } is a commander and recovers without orders. Choose another counter.
refusal-not-commander = { $counter } is not a commander. Choose a counter with the letter C.
refusal-nobody-to-command = Nobody needs to recover by command. Do something else.
refusal-not-observer = { $counter } is no Forward Observer. Choose a counter with the letter F.
refusal-no-artillery = No Artillery Token is ready across the Volga. Ready one with a card first.
refusal-counter-battery = German tactics silence the artillery this turn. Wait for the next one.
refusal-not-at-radio = { $counter } is not at the radio. Move the counter to { $position } first.
refusal-no-target = Nothing that could be hit is in sight. Do something else.
refusal-empty-circle = Circle { $circle } of track { $track } is empty. Choose one that is not.
refusal-out-of-sight = Track { $track } is out of sight. Choose a track of the position’s color.
refusal-wrong-target = { $kind }: not a target for this fire. Counters and machine guns attack infantry, anti-tank weapons armor.
refusal-not-adjacent = The artillery needs two counters on neighboring circles. Choose others.
refusal-no-suppression = No Suppression Token is in the Supplies box. Ship ammunition over the Volga.
refusal-cannot-suppress = The Suppress Value is 0. Do something else.
refusal-no-crew = { $weapon } needs a crew of two with its letter, both ready and unused. Bring them together first.
refusal-needs-two-actions = A weapon takes two actions. Choose something that takes one.
refusal-must-lay = { $count ->
    [one] Exactly 1 token has to be placed. Place that one.
   *[other] Exactly { $count } tokens have to be placed. Place that many.
}
refusal-wrong-colour = The position does not show { $colour }. Choose one of its colors.
refusal-boat-empty = Nothing is loaded at location { $location }. Choose a boat that carries something.
refusal-cannot-move = { $counter } is exhausted or disrupted and cannot move. Choose another counter.
refusal-not-to-reserves = { $counter } cannot go to the Reserves box, which is only for those who make room. Choose a position.
refusal-cannot-act = { $counter } is exhausted or disrupted and can only recover. Let the counter recover, or choose another one.
refusal-cannot-attack = There is no Attack Value to use. Suppress instead, or choose another counter.
refusal-too-many-tokens = { $count ->
    [one] No more than 1 token can be placed. Place that one.
   *[other] No more than { $count } tokens can be placed. Place fewer.
}
