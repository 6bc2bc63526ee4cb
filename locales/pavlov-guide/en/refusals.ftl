### Why something cannot be done in Pavlov's House: what is wrong and what to do.

pavlov-refusal-not-now = That is not the decision to make now. Choose one of the legal actions.
pavlov-refusal-out-of-order = Several of a kind are named in the order of the list. Take back a step and name this one earlier.
pavlov-refusal-nothing-done = Nothing has been chosen yet. Choose at least one.
pavlov-refusal-not-in-german-hand = { $card } is not in the German hand. Choose a card that is.
pavlov-refusal-not-in-german-tactics = { $card } is not among the German Tactics cards. Choose one that is.
pavlov-refusal-must-play = { $card } cannot be held back and needs one of the places left. Lay it now.
pavlov-refusal-not-in-hand = { $card } is not in hand. Choose a card that is.
pavlov-refusal-card-used = { $card } has been used on this turn. Choose another card.
pavlov-refusal-fog-of-war = { $card } is Fog of War and does nothing. Get rid of it by a Tactical Decision, or choose another card.
pavlov-refusal-not-on-card = { $card } does not show { $unit }. Choose one of its two units.
pavlov-refusal-wrong-use = { $unit } has no such action as { $order }. Choose one of its own.
pavlov-refusal-no-actions-left = No action is left in this phase. Wait for the next one.
pavlov-refusal-nothing-to-recover = No location of { $unit } is disrupted. Use the card for something else.
pavlov-refusal-not-disrupted = Location { $location } is not disrupted. Choose one that is.
pavlov-refusal-location-disrupted = Location { $location } is disrupted. Recover it first.
pavlov-refusal-all-disrupted = Every location of { $unit } is disrupted. Recover one first.
pavlov-refusal-none-in-stock = No { $token } Token is in the stock. Wait until one comes back.
pavlov-refusal-no-supplies-in-stock = The stock has nothing that could be shipped. Use the card for something else.
pavlov-refusal-too-many = { $have ->
    [0] No { $supply } can be taken. Choose something else.
   *[other] Only { $have } { $supply } can be taken. Choose fewer.
}
pavlov-refusal-no-storm-group = No Storm Group card lies in the box. Wait for the next Resupply card.
pavlov-refusal-track-not-clear = A Wehrmacht counter stands on track { $track }, so nobody gets out on the { $colour } side. Destroy it first.
pavlov-refusal-nobody-ready = Everybody is exhausted or disrupted, so nobody can go. Let counters recover first.
pavlov-refusal-not-ready = { $counter } is not ready. Let the counter recover first, or choose another one.
pavlov-refusal-no-support-variant = This game is played without Operational Support. Use the card for something else.
pavlov-refusal-no-support-card = Every Operational Support card has been satisfied. Use the card for something else.
pavlov-refusal-support-tokens = The card asks for { $need } { $supply } and the stock has { $have }. Wait until more are back in the stock.
pavlov-refusal-nothing-to-buy = { $points ->
    [one] Nothing in the stock can be had for 1 point. Do something else.
   *[other] Nothing in the stock can be had for { $points } points. Do something else.
}
pavlov-refusal-too-dear = That costs { $cost } and { $points ->
    [one] 1 point is
   *[other] { $points } points are
} left. Choose something cheaper.
pavlov-refusal-not-for-sale = That is not in the stock. Choose something that is.
pavlov-refusal-no-sapper = No Sapper Token is in the Supplies box. Ship one over the Volga first.
pavlov-refusal-nothing-to-buttress = Every wall stands at its highest and location 3 is in order. Keep the sappers for the tracks.
pavlov-refusal-wall-at-most = The { $colour } wall stands at its highest. Choose another one.
pavlov-refusal-already-mined = The sapper circle of track { $track } is mined already. Choose another track.
pavlov-refusal-circle-taken = A Wehrmacht counter stands on the sapper circle of track { $track }. Choose another track.
pavlov-refusal-no-sapper-site = No sapper circle is empty. Keep the sappers for the walls.
pavlov-refusal-no-fog-in-hand = No Fog of War card is in hand. Use the card for something else.
pavlov-refusal-no-free-location = { $unit } has no location that is empty and in order. Recover one, or use the card for something else.
pavlov-refusal-location-taken = Location { $location } holds a token already. Choose another one.
pavlov-refusal-wrong-location = Location { $location } does not belong to the unit that acts. Choose one that does.
pavlov-refusal-staging-empty = The Staging Area is empty. Resupply first.
pavlov-refusal-not-staged = No { $supply } lies in the Staging Area. Choose something that does.
pavlov-refusal-nothing-loaded = Nothing is loaded. Load supplies first.
pavlov-refusal-no-anti-aircraft = Location { $location } has no Anti-aircraft Token. Choose one that has.
pavlov-refusal-box-holds = The { $colour } box holds { $have ->
    [one] 1 Suppression Token
   *[other] { $have } Suppression Tokens
}. Spend no more than that.
pavlov-refusal-not-at-stake = { $counter } is not one of those at stake. Choose one that is.
pavlov-refusal-not-in-house = { $counter } is not in the house. Choose a counter that is.
pavlov-refusal-has-moved = { $counter } has moved in this phase. Choose another counter.
pavlov-refusal-no-moves-left = No move is left in this phase. Go on to the actions.
pavlov-refusal-nowhere-to-go = { $counter } has no position to go to. Choose another counter.
pavlov-refusal-already-there = { $counter } stands there already. Choose another position.
pavlov-refusal-cannot-enter = { $position } cannot be entered while { $counter } there is not ready. Choose another position.
pavlov-refusal-not-empty = { $position } is not empty, and those who make room push nobody. Choose an empty position.
pavlov-refusal-cannot-take = { $counter } cannot take { $weapon } along: it has to lie where the counter starts, and they have to share a letter.
pavlov-refusal-cannot-join = A crew in { $position } needs two counters and a weapon with the same letter. Replace somebody, or go elsewhere.
pavlov-refusal-has-acted = { $counter } has acted in this phase. Choose another counter.
pavlov-refusal-is-commanded = { $counter } has followed a command in this phase. Choose another counter.
pavlov-refusal-in-reserves = { $counter } is in the Reserves box, out of the fight. Move the counter to a position first.
pavlov-refusal-nothing-to-do = { $counter } has nothing to do there. Choose another counter.
pavlov-refusal-needs-no-recovery = { $counter } is ready and needs no recovery. Choose another counter.
pavlov-refusal-is-commander = { $counter } is a commander and recovers without orders. Choose another counter.
pavlov-refusal-not-commander = { $counter } is no commander. Choose a counter with the letter C.
pavlov-refusal-nobody-to-command = Nobody needs to recover by command. Do something else.
pavlov-refusal-not-observer = { $counter } is no Forward Observer. Choose a counter with the letter F.
pavlov-refusal-no-artillery = No Artillery Token is ready across the Volga. Ready one by a card first.
pavlov-refusal-counter-battery = German tactics silence the artillery on this turn. Wait for the next one.
pavlov-refusal-not-at-radio = { $counter } is not at the radio. Move the counter to { $position } first.
pavlov-refusal-no-target = Nothing that could be hit is in sight. Do something else.
pavlov-refusal-empty-circle = Circle { $circle } of track { $track } is empty. Choose one that is not.
pavlov-refusal-out-of-sight = Track { $track } is out of sight. Choose a track of the position's colour.
pavlov-refusal-wrong-target = { $kind }: not a target for this fire. Counters and machine guns attack infantry, anti-tank weapons armor.
pavlov-refusal-not-adjacent = The artillery needs two counters on neighbouring circles. Choose others.
pavlov-refusal-no-suppression = No Suppression Token is in the Supplies box. Ship ammunition over the Volga.
pavlov-refusal-cannot-suppress = The Suppress Value is 0. Do something else.
pavlov-refusal-no-crew = { $weapon } needs a crew of two with its letter, both ready and unused. Bring them together first.
pavlov-refusal-needs-two-actions = A weapon takes two actions. Choose something that takes one.
pavlov-refusal-must-lay = { $count ->
    [one] Exactly 1 token has to be laid out. Lay that one.
   *[other] Exactly { $count } tokens have to be laid out. Lay that many.
}
pavlov-refusal-wrong-colour = The position does not show { $colour }. Choose one of its colours.
pavlov-refusal-boat-empty = Nothing is loaded at location { $location }. Choose a boat that carries something.
pavlov-refusal-cannot-move = { $counter } is exhausted or disrupted and cannot move. Choose another counter.
pavlov-refusal-not-to-reserves = { $counter } cannot go to the Reserves box, which is only for those who make room. Choose a position.
pavlov-refusal-cannot-act = { $counter } is exhausted or disrupted and can only recover. Let the counter recover, or choose another one.
pavlov-refusal-cannot-attack = There is no Attack Value to use. Suppress instead, or choose another counter.
pavlov-refusal-too-many-tokens = { $count ->
    [one] No more than 1 token can be laid out. Lay that one.
   *[other] No more than { $count } tokens can be laid out. Lay fewer.
}
