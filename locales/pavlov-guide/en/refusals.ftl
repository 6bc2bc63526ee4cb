### Why an action is illegal in Pavlov's House, and what to do.

refusal-not-now = That is not the current decision. Choose one of the legal actions.
refusal-already-named = You have already chosen that. Undo to choose differently.
refusal-enough-named = You have chosen all unfed counters. Turn the card over, or undo to choose others.
refusal-nothing-done = You have not chosen anything yet. Choose at least one.
refusal-not-in-german-hand = { $card } is not in the German hand. Choose a card that is.
refusal-not-in-german-tactics = { $card } is not among the German Tactics cards. Choose one that is.
refusal-must-play = { $card } cannot be held back: it must be among the three orders. Choose it now.
refusal-not-in-hand = { $card } is not in hand. Choose a card that is.
refusal-card-used = { $card } has already been used this turn. Choose another card.
refusal-fog-of-war = { $card } is Fog of War and has no action. Exchange it with a Tactical Decision, or choose another card.
refusal-not-on-card = { $card } does not show { $unit }. Choose one of its two units.
refusal-wrong-use = { $unit } does not have the action { $what }. Choose one of its own.
refusal-no-actions-left = No actions are left in this phase. End the phase.
refusal-nothing-to-recover = No location of { $unit } is disrupted. Choose another use.
refusal-not-disrupted = Location { $location } is not disrupted. Choose one that is.
refusal-location-disrupted = Location { $location } is disrupted. Recover it first.
refusal-all-disrupted = Every location of { $unit } is disrupted. Recover one first.
refusal-none-in-stock = The stock has no { $token } Token. Wait until one returns.
refusal-no-supplies-in-stock = The stock has no supplies to stage. Choose another use.
refusal-too-many = { $have ->
    [0] None of these can be taken: { $supply }. Choose something else.
   *[other] That is too many: { $supply }, at most { $have }. Choose fewer.
}
refusal-no-storm-group = The Storm Group box is empty. Wait for the next Resupply card.
refusal-track-not-clear = A Wehrmacht counter is on track { $track }; a raid needs clear { $colour } tracks. Destroy it first.
refusal-nobody-ready = Every counter is exhausted or disrupted, so none can go. Let counters Recover first.
refusal-not-ready = { $counter } is not ready. Let the counter Recover first, or choose another.
refusal-no-support-variant = This game is played without Operational Support. Choose another use.
refusal-no-support-card = All Operational Support cards have been satisfied. Choose another use.
refusal-support-tokens = The card needs more than the stock has: { $supply }, { $need } needed, { $have } in stock. Wait until more return.
refusal-nothing-to-buy = { $points ->
    [one] Nothing in the stock costs 1 point or less. Choose another action.
   *[other] Nothing in the stock costs { $points } points or less. Choose another action.
}
refusal-too-dear = That costs { $cost }, but only { $points ->
    [one] 1 point is
   *[other] { $points } points are
} left. Choose something cheaper.
refusal-not-for-sale = That is not in the stock. Choose a counter that is.
refusal-no-sapper = The Supplies box has no Sapper Token. Ship one across the Volga first.
refusal-no-sapper-to-place = The Supplies box has no Sapper Token to place. Ship one across the Volga first.
refusal-nothing-to-buttress = Every Defense Value is at its highest and location 3 is not disrupted. Use a Sapper Token for Field Defenses instead.
refusal-wall-at-most = The { $colour } Defense Value is already at its highest. Choose another.
refusal-already-mined = Track { $track } already has a Sapper Token. Choose another track.
refusal-circle-taken = A Wehrmacht counter is on the Sapper location of track { $track }. Choose another track.
refusal-no-sapper-site = No Sapper location is free. Use a Sapper Token for Buttress instead.
refusal-no-fog-in-hand = There is no Fog of War card in hand. Choose another use.
refusal-no-free-location = { $unit } has no location that is empty and undisrupted. Recover one, or choose another use.
refusal-location-taken = Location { $location } already has a token. Choose another location.
refusal-wrong-location = Location { $location } does not belong to the unit on the card. Choose one that does.
refusal-staging-empty = The Staging Area is empty. Resupply first.
refusal-not-staged = There is no { $supply } in the Staging Area. Choose a token that is there.
refusal-nothing-loaded = No boat is loaded. Load supplies first.
refusal-no-anti-aircraft = Location { $location } has no Anti-aircraft Token. Choose one that has.
refusal-box-holds = The { $colour } box holds { $have ->
    [one] 1 Suppression Token
   *[other] { $have } Suppression Tokens
}. Spend at most that many.
refusal-not-at-stake = { $counter } is not one of the counters in question. Choose one that is.
refusal-not-hungry = { $counter } is not in the house and does not eat. Choose a counter that is there.
refusal-not-on-raid = { $counter } is not on this raid. Roll for a counter that is.
refusal-not-to-replace = { $counter } is not in { $position }. Replace a counter that is.
refusal-not-in-house = { $counter } is not in the house. Choose a counter that is.
refusal-has-moved = { $counter } has already moved this phase. Choose another counter.
refusal-no-moves-left = No moves are left in this phase. Continue with the actions.
refusal-no-acts-left = No actions are left in this phase. End the phase.
refusal-nowhere-to-go = There is no position that { $counter } can enter. Choose another counter.
refusal-already-there = { $counter } is already there. Choose another position.
refusal-cannot-enter = No counter may enter { $position } while { $because } is exhausted or disrupted. Choose another position.
refusal-not-empty = { $position } is occupied, and a displaced counter cannot displace another. Choose an empty position.
refusal-cannot-take = { $counter } cannot take { $weapon } along: it must be where the counter starts, and they must share a letter. Move without it, or choose another counter.
refusal-cannot-join = A crew in { $position } needs two counters and a weapon with the same letter. Replace a counter, or go elsewhere.
refusal-crew-full = Two counters are in { $position } already, the limit for a crew. Replace one of them, or go elsewhere.
refusal-has-acted = { $counter } has already acted this phase. Choose another counter.
refusal-is-commanded = { $counter } has a Command Token and cannot act this phase. Choose another counter.
refusal-in-reserves = { $counter } is in the Reserves box and cannot act from there. Move the counter to a position first.
refusal-nothing-to-do = { $counter } has no possible action there. Choose another counter.
refusal-needs-no-recovery = { $counter } is ready and does not need to Recover. Choose another counter.
refusal-is-commander = { $counter } is a commander, and Command cannot help commanders. Choose another counter.
refusal-not-commander = { $counter } is not a commander. Choose a counter with the letter C.
refusal-nobody-to-command = Command can help no counter now. Choose another action.
refusal-not-observer = { $counter } is not a Forward Observer. Choose a counter with the letter F.
refusal-no-artillery = No Artillery Token is ready. Ready one with a card first.
refusal-counter-battery = A Tactics card forbids the Forward Observer this turn. Choose another action.
refusal-not-at-radio = { $counter } is not at the radio. Move the counter to { $position } first.
refusal-no-target = There is no target in line of sight. Choose another action.
refusal-empty-circle = Circle { $circle } of track { $track } is empty. Choose one that is not.
refusal-out-of-sight = Track { $track } is out of line of sight. Choose a track of the position’s color.
refusal-wrong-target = { $kind } is not a target for this attack. Counters and machine guns attack infantry; anti-tank weapons attack armor.
refusal-not-adjacent = The artillery needs two counters on consecutive circles. Choose two neighboring ones.
refusal-no-suppression = The Supplies box has no Suppression Tokens. Ship Ammunition across the Volga first.
refusal-cannot-suppress = The Suppress Value is 0. Choose another action.
refusal-no-crew = { $weapon } needs a crew of two with its letter; both must be ready and must not have acted. Choose another action.
refusal-needs-two-actions = A weapon takes two actions, and only one is left. Choose an action by a single counter.
refusal-must-lay = { $count ->
    [one] You must place exactly 1 token. Place one.
   *[other] You must place exactly { $count } tokens. Place that many.
}
refusal-wrong-colour = The position does not show { $colour }. Choose one of its colors.
refusal-boat-empty = The boat at location { $location } is empty. Choose a loaded boat.
refusal-cannot-move = { $counter } is exhausted or disrupted and cannot move. Choose another counter.
refusal-not-to-reserves = Only a displaced counter may move to the Reserves box. Choose a position for { $counter }.
refusal-cannot-act = { $counter } is exhausted or disrupted and can only Recover. Choose Recover, or another counter.
refusal-cannot-attack = The Attack Value is 0. Suppress instead, or choose another counter.
refusal-too-many-tokens = { $count ->
    [one] You can place at most 1 token. Place one.
   *[other] You can place at most { $count } tokens. Place fewer.
}
