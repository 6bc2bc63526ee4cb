### Pavlov's House. Names of counters, cards, tokens and locations come from the data pack.

pavlov-title = Pavlov’s House

## Options

option-players = Who plays: one defender; two defenders, one across the Volga and one in the house; or one or two defenders against a German player.
option-tactics = Tactics cards help the Wehrmacht: one in force each turn in a veteran game, two in an elite one. Competitive games have their own.
option-operational-support = Operational Support: give the army’s supplies to other sectors of Stalingrad for Victory Points.
option-edition = The edition sets all the options below: English second printing, earlier French or later Russian.
option-disrupted-tokens = How many Disrupted Tokens are in the box. For display only; it limits nothing.
option-forward-observer-dice = How many dice the Forward Observer rolls against each target.
option-forward-observer-single = The Forward Observer may target a single counter; otherwise only two neighboring counters.
option-mortar-split = Mortars in a two-color position may split their tokens between both boxes.
option-suppress-split = Suppress in a two-color position may split its tokens between both boxes.
option-recover-in-reserves = Counters in the Reserves box may Recover.
option-suppress-up-to = Suppress may place fewer tokens than its value.
option-ready-only-moves = Only counters that are neither exhausted nor disrupted may move.
option-lose-without-food = You lose if a Resupply card finds no Food Token in the Supplies box.
option-lose-without-counters = When an empty house loses the game: at once, or only after a Resupply card.
option-score-defeat = A score of −10 or less is a defeat, not a draw.
option-final-raid-optional = You may decline the final raid on the Milk House.
option-weapons-eat = House rule: each weapon needs Food like a counter.
option-raid-under-fire = House rule: you may raid while Wehrmacht counters are on tracks of the card’s color, with one die fewer for each.

## Phases

pavlov-phase-planning = Wehrmacht Planning
pavlov-phase-soviet-cards = Soviet Card Phase
pavlov-phase-wehrmacht = Wehrmacht Card Phase
pavlov-phase-soviet-counters = Soviet Counter Phase
pavlov-phase-ending = Final raid
pavlov-phase-over = Game over

## Prompts: the current decision

pavlov-prompt-order = Planning: choose order { $nth } of 3. The three cards are revealed in this order, after the Soviet cards.
pavlov-prompt-lay-tactic = Planning: choose a Tactics card. It is revealed when the Wehrmacht Card Phase begins and applies for the rest of the turn.
pavlov-prompt-cards = { $actions ->
    [0] Soviet cards: no actions left. End the phase; the Wehrmacht cards follow.
    [one] Soviet cards: 1 action left. Hand: { $hand }. Use a card for one of its two units, or end the phase.
   *[other] Soviet cards: { $actions } actions left. Hand: { $hand }. Use a card for one of its two units, or end the phase.
}
pavlov-prompt-recover-location = Recover: { $unit }. Choose the location that loses its Disrupted Token.
pavlov-prompt-stage = { $left ->
    [one] Resupply: place up to 1 more token in the Staging Area. Choose its kind.
   *[other] Resupply: place up to { $left } more tokens in the Staging Area. Choose the kind and the number.
}
pavlov-prompt-deploy = { $points ->
    [one] Reinforcements: 1 point left. Buy counters for the Reserves box; unspent points are lost.
   *[other] Reinforcements: { $points } points left. Buy counters for the Reserves box; unspent points are lost.
}
pavlov-prompt-buttress = Buttress: a Sapper Token returns to the stock. Choose the Defense Value to raise, or clear location 3.
pavlov-prompt-field-defenses = Field Defenses: choose the track for the Sapper Token. It rolls { $dice } dice against the next counter that enters the Sapper location.
pavlov-prompt-place-token = { $unit }: choose the location for the { $token } Token.
pavlov-prompt-load = Load Supplies: choose the tokens to load, one per location.
pavlov-prompt-deliver = Deliver Supplies: choose the tokens for the Supplies box; the rest stay on the river.
pavlov-prompt-party-none = Raid on { $target } (Defense { $defense }, { $points ->
    [one] 1 point
   *[other] { $points } points
}): choose the first raider. Roll one die each and total them; each raider is then lost on { $face } or less.
pavlov-prompt-party = Raid on { $target } (Defense { $defense }, { $points ->
    [one] 1 point
   *[other] { $points } points
}). Raiders so far: { $party }. Choose another, or begin the raid.
pavlov-prompt-party-all = Raid on { $target } (Defense { $defense }, { $points ->
    [one] 1 point
   *[other] { $points } points
}). Raiders: { $party }. No other counter is ready: begin the raid.
pavlov-prompt-raider = { $have ->
    [one] Casualty rolls, one raider at a time; you have 1 First Aid Token. Choose the raider to roll for next.
   *[other] Casualty rolls, one raider at a time; you have { $have } First Aid Tokens. Choose the raider to roll for next.
}
pavlov-prompt-crew-casualty = The sniper hits the crew in { $position }. Choose the casualty.
pavlov-prompt-first-aid-sniper = The sniper has hit { $counter }. Use a First Aid Token? The Supplies box has { $have }.
pavlov-prompt-first-aid-disrupted = { $counter } is already disrupted and would be lost. Use a First Aid Token? The Supplies box has { $have }.
pavlov-prompt-first-aid-raid = { $counter } does not return from the raid. Use a First Aid Token? The Supplies box has { $have }.
pavlov-prompt-first-aid-hunger = { $counter } is unfed and would be lost. Use a First Aid Token? The Supplies box has { $have }.
pavlov-prompt-anti-aircraft = { $aircraft ->
    [one] 1 aircraft (Defense { $defense }) attacks. Choose the Anti-aircraft Tokens that fire; those held back shield their location.
   *[other] { $aircraft } aircraft (Defense { $defense }) attack. Choose the Anti-aircraft Tokens that fire; those held back shield their location.
}
pavlov-prompt-suppression = Arriving on track { $track } ({ $colour }): { $kind }, Defense { $defense }. Suppression Tokens in the box of that color: { $have }. Choose how many to spend; one hit keeps the counter away.
pavlov-prompt-starve = { $left ->
    [0] You have chosen all unfed counters. The Resupply card is turned over next.
    [one] There is not enough Food: 1 counter is unfed. Choose the counter.
   *[other] There is not enough Food: { $left } counters are unfed. Choose them.
}
pavlov-prompt-moves = { $moves ->
    [one] Moves: 1 left, then { $actions } actions. Choose a counter to move, or continue with the actions.
   *[other] Moves: { $moves } left, then { $actions } actions. Choose a counter to move, or continue with the actions.
}
pavlov-prompt-move-to = { $counter } leaves { $from }. Choose the position to enter.
pavlov-prompt-move-weapon = { $counter } goes to { $to }. Choose the weapon to take along.
pavlov-prompt-move-replace = { $counter } enters { $to }, occupied by { $there }. Join or replace?
pavlov-prompt-displaced = { $counter } is displaced. Choose an empty position or the Reserves box.
pavlov-prompt-displaced-weapon = { $counter } goes to { $to }. Take the weapon along?
pavlov-prompt-displaced-weapon-reserves = { $counter } goes to the Reserves box. Take the weapon along?
pavlov-prompt-acts = { $actions ->
    [0] Actions: none left. End the phase.
    [one] Actions: 1 left. Choose a counter to act or Recover, or end the phase.
   *[other] Actions: { $actions } left. Choose a counter to act or Recover, or end the phase; a weapon takes two actions.
}
pavlov-prompt-act = { $counter } ({ $values }) in { $position }, { $actions ->
    [one] 1 action
   *[other] { $actions } actions
} left. Choose its action; acting exhausts the counter.
pavlov-prompt-crew = { $weapon } ({ $values }) in { $position }, crew { $crew }. Choose its action; it takes two actions and exhausts both.
pavlov-prompt-trouble = { $counter } is disrupted and exhausted. Choose which condition to remove.
pavlov-prompt-lay-tokens = { $left ->
    [one] Suppress from { $position }: 1 token to place. Choose its box.
   *[other] Suppress from { $position }: up to { $left } tokens to place. Choose the box and the number.
}
pavlov-prompt-battery = { $counter } directs the artillery. Choose the Artillery Token to use.
pavlov-prompt-command = { $left ->
    [one] { $counter } commands: 1 Recover action left. Choose a counter.
   *[other] { $counter } commands: { $left } Recover actions left. Choose a counter.
}
pavlov-prompt-final-raid = The last card has been played. Choose whether a Storm Group raids { $target } (Defense { $defense }, { $points ->
    [one] 1 point
   *[other] { $points } points
}) before scoring.

## Labels: what an action does

pavlov-label-order = Order { $nth }: { $card }
pavlov-label-tactic = { $tactic }: { $text }
pavlov-label-use = { $card }, { $unit }: { $order }, { $what }
pavlov-use-recover = remove a Disrupted Token
pavlov-use-resupply = place up to { $count ->
    [one] 1 token in
   *[other] { $count } tokens in
} the Staging Area
pavlov-use-storm-group = raid { $target } (Defense { $defense }, { $points ->
    [one] 1 point
   *[other] { $points } points
})
pavlov-use-storm-group-none = raid a strongpoint
pavlov-use-support = { $name } for { $tokens }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
pavlov-use-support-none = give supplies to another sector
pavlov-use-send = buy counters for { $points ->
    [one] 1 point
   *[other] { $points } points
}
pavlov-use-buttress = raise a Defense Value or clear location 3
pavlov-use-field-defenses = place a Sapper Token
pavlov-use-decision = exchange a Fog of War card for a new card
pavlov-use-wire = place a Wire Token, { $laid } of { $all } in place
pavlov-use-artillery = ready a battery
pavlov-use-load = { $count ->
    [one] 1 token to load
   *[other] { $count } tokens to load
}
pavlov-use-deliver = { $count ->
    [one] 1 loaded boat
   *[other] { $count } loaded boats
}
pavlov-use-anti-aircraft = ready a gun
pavlov-label-recover-location = Recover { $location }
pavlov-label-place-token = { $token } Token on { $location }
pavlov-label-battery = Use the battery at { $location }
pavlov-label-wall = Raise the { $colour } Defense Value from { $from } to { $to }
pavlov-label-wall-full = Raise the { $colour } Defense Value above { $from }
pavlov-label-sapper = Sapper Token on track { $track } ({ $colour })
pavlov-label-stage-none = No { $supply }
pavlov-label-stage = { $count } × { $supply }
pavlov-label-deploy = { $points ->
    [one] Buy { $name } ({ $values }) for 1 point
   *[other] Buy { $name } ({ $values }) for { $points } points
}
pavlov-label-load = Load { $supply } at { $location }
pavlov-label-load-nothing = Load nothing at { $location }
pavlov-label-deliver = Deliver { $supply } from { $location }
pavlov-label-deliver-nothing = Deliver the load of { $location }
pavlov-label-deliver-ammunition = Deliver { $supply } from { $location }: up to { $count ->
    [one] 1 Suppression Token
   *[other] { $count } Suppression Tokens
}
pavlov-label-send = { $dice ->
    [one] Send { $counter } (1 die)
   *[other] Send { $counter } ({ $dice } dice)
}
pavlov-label-roll = Roll for { $counter }
pavlov-label-fire = { $dice ->
    [one] Fire from { $locations }: 1 die against { $defense }
   *[other] Fire from { $locations }: { $dice } dice against { $defense }
}
pavlov-label-fire-at = Fire from { $locations }
pavlov-label-fire-none = Hold fire
pavlov-label-spend-none = Spend no tokens: { $kind } will be placed
pavlov-label-spend = { $count ->
    [one] Spend 1 token: { $dice } against { $defense }
   *[other] Spend { $count } tokens: { $dice } against { $defense }
}
pavlov-label-spend-count = { $count ->
    [one] Spend 1 token
   *[other] Spend { $count } tokens
}
pavlov-label-casualty-crew = { $counter } is hit
pavlov-label-casualty-hunger = { $counter } is unfed
pavlov-label-first-aid = Use First Aid: { $counter } is saved
pavlov-label-no-aid = No First Aid: { $counter } is lost
pavlov-label-move = Move { $counter } ({ $values }) from { $from }
pavlov-label-to = To { $position } ({ $colours })
pavlov-label-to-occupied = To { $position } ({ $colours }), occupied by { $there }
pavlov-label-reserves = To the Reserves box
pavlov-label-take = Take { $weapon } along
pavlov-label-leave = Take no weapon along
pavlov-label-join = Join the crew
pavlov-label-replace = Replace { $counter }
pavlov-label-replace-both = Replace both
pavlov-label-act = { $counter } ({ $values }) in { $position } acts
pavlov-label-act-reserves = { $counter } ({ $values }) acts
pavlov-label-crew = { $weapon } ({ $values }) in { $position } acts, crew { $crew }: two actions
pavlov-label-crew-none = { $weapon } ({ $values }) acts: two actions
pavlov-label-recover = { $counter } recovers ({ $state })
pavlov-label-recover-command = { $counter } recovers on command ({ $state })
pavlov-label-from-disrupted = Remove the Disrupted Token
pavlov-label-from-exhausted = Turn to the ready side
pavlov-label-attack = Attack { $target }: { $dice } against { $defense }
pavlov-label-attack-target = Attack { $target }, Defense { $defense }
pavlov-label-attack-none = Attack circle { $circle } of track { $track }
pavlov-label-suppress = { $count ->
    [one] Suppress: 1 token
   *[other] Suppress: up to { $count } tokens
}
pavlov-label-lay = { $count ->
    [0] None in the { $colour } box
    [one] 1 token in the { $colour } box, which holds { $have }
   *[other] { $count } tokens in the { $colour } box, which holds { $have }
}
pavlov-label-command = { $count ->
    [one] Command: 1 Recover action for another counter
   *[other] Command: { $count } Recover actions for other counters
}
pavlov-label-request = { $points ->
    [one] Radio for reinforcements: 1 point
   *[other] Radio for reinforcements: { $points } points
}
pavlov-label-observe = Direct artillery on { $target } (Defense { $defense }): { $dice }
pavlov-label-observe-both = Direct artillery on { $target } (Defense { $defense }) and { $second } (Defense { $other }): { $dice } each
pavlov-label-done-cards = End the Soviet Card Phase
pavlov-label-done-deploy = Buy nothing more
pavlov-label-done-deliver = Deliver nothing more
pavlov-label-done-stage = Take no more tokens
pavlov-label-done-load = Load nothing more
pavlov-label-done-starve = Turn the card over
pavlov-label-done-party = { $count ->
    [one] Raid with 1 counter: { $dice } to reach { $defense }
   *[other] Raid with { $count } counters: { $dice } to reach { $defense }
}
pavlov-label-done-moves = End moves
pavlov-label-done-acts = End the Soviet Counter Phase
pavlov-label-done-command = Recover no other counter
pavlov-label-done = Done
pavlov-label-raid = Raid { $target } (Defense { $defense }, { $points ->
    [one] 1 point
   *[other] { $points } points
})
pavlov-label-decline = Decline the raid on { $target }

## Names

# $colour (String) - the id of a colour.
pavlov-colour = { $colour ->
    [green] green
    [red] red
   *[purple] purple
}
pavlov-location = { $number } ({ $name })
pavlov-nobody = nobody
pavlov-nothing = nothing
pavlov-victory-points = { $count ->
    [one] { $points } Victory Point
   *[other] { $points } Victory Points
}
pavlov-reserves = the Reserves box
pavlov-stock = the stock
pavlov-lost = the casualties
pavlov-raid = the raid
pavlov-hidden = a card
pavlov-weapon-numbered = { $name } { $number }
pavlov-either-unit = { $first } or { $second }
pavlov-soviet-card = { $id }: { $name }
pavlov-circle = { $kind } on circle { $circle } of track { $track } ({ $colour })
pavlov-exhausted = exhausted
pavlov-disrupted = disrupted
pavlov-both-troubles = disrupted and exhausted
pavlov-ready = ready
pavlov-dice = { $dice ->
    [0] no dice
    [one] 1 die
   *[other] { $dice } dice
}
pavlov-tokens = { $count } × { $token }
pavlov-card-infantry = { $name } (infantry, Suppress { $value }, Defense { $defense })
pavlov-card-armor = { $name } (armor, Attack { $value }, Defense { $defense })
pavlov-card-dice = { $name } ({ $dice })
pavlov-card-aircraft = { $name } ({ $aircraft } aircraft, Defense { $defense })

## Requests for chance

pavlov-roll-soviet-deck = the next Soviet card
pavlov-roll-wehrmacht-deck = the next card of Wehrmacht deck { $deck }
pavlov-roll-tactic-deck = the next card of Tactics deck { $deck }
pavlov-roll-support = the next Operational Support card
pavlov-roll-storm-group = the Storm Group side of the Resupply card
pavlov-roll-colour = The color under fire
pavlov-roll-position = The { $colour } position under fire
pavlov-roll-sniper = Sniper on { $colour }
pavlov-roll-mortar = Mortar on { $colour }
pavlov-roll-artillery = Artillery on the { $colour } side
pavlov-roll-anti-aircraft = Anti-aircraft fire
pavlov-roll-bomb = Bomb location
pavlov-roll-track = The new counter’s track
pavlov-roll-suppression = Suppression on track { $track }
pavlov-roll-sapper = Sappers on track { $track }
pavlov-roll-assault-suppress = Assault, infantry against { $colour }
pavlov-roll-assault-attack = Assault, armor against the { $colour } side
pavlov-roll-covering-fire = Covering Fire on { $colour }
pavlov-roll-spearhead = Panzer Spearhead against the { $colour } side
pavlov-roll-raid = The raid
pavlov-roll-raider = { $counter }’s return
pavlov-roll-attack = Attack by { $counter }
pavlov-roll-weapon = Attack by { $weapon }
pavlov-roll-observer-first = Artillery on the first target
pavlov-roll-observer-second = Artillery on the second target
pavlov-roll-unknown = a result this game does not know

## Odds

pavlov-odds-certain = certain
pavlov-odds-nothing = no effect
pavlov-odds-other = something else
# $reason (String) - the id of what ends the game.
pavlov-odds-ended = { $reason ->
    [overrun] the house is overrun
    [command-post] the 62nd Army Command Post is destroyed
    [no-counters] nobody is left
   *[no-food] no Food is left
}
pavlov-odds-shot-down = { $count ->
    [0] no aircraft shot down
    [one] 1 aircraft shot down
   *[other] { $count } aircraft shot down
}
pavlov-odds-kept-away = not placed
pavlov-odds-arrived = placed on track { $track }
pavlov-odds-removed = the counter on circle { $circle } of track { $track } destroyed
pavlov-odds-raid-success = the raid succeeds
pavlov-odds-raid-failure = the raid fails
pavlov-odds-crew-shot = one of the crew in { $position } hit
pavlov-odds-casualty = { $counters } lost
pavlov-odds-at-stake = { $counter } hit, First Aid decision
pavlov-odds-disrupted = { $counters } disrupted
pavlov-odds-wall-hit = the { $colours } Defense Value falls
pavlov-odds-wall-breached = everyone on the { $colours } side disrupted
pavlov-odds-house-shaken = everyone in a position disrupted
pavlov-odds-location = location { $locations } disrupted
pavlov-odds-token = token lost on location { $locations }
pavlov-odds-casualties = { $count ->
    [one] 1 counter lost
   *[other] { $count } counters lost
}
pavlov-odds-disruptions = { $count ->
    [one] 1 counter disrupted
   *[other] { $count } counters disrupted
}
pavlov-odds-locations = { $count ->
    [one] 1 location disrupted
   *[other] { $count } locations disrupted
}
pavlov-odds-tokens = { $count ->
    [one] 1 token lost
   *[other] { $count } tokens lost
}
pavlov-odds-fog = Fog of War to the discard pile
pavlov-odds-drew = a usable card
pavlov-odds-drew-fog = Fog of War
pavlov-forecast-raid = { $raiders ->
    [one] Raid with 1 counter; { $casualties } lost on average
   *[other] Raid with { $raiders } counters; { $casualties } lost on average
}
pavlov-forecast-card = The next Wehrmacht card is { $card }: { $percent }%
pavlov-forecast-card-possible = The next order may be { $card }
pavlov-forecast-bombs = Bombing results after this fire

## Ends

# $reason (String) - the id of what ended the game.
pavlov-end = { $reason ->
    [overrun] The Wehrmacht is inside: the house has fallen.
    [command-post] The 62nd Army Command Post is destroyed: the army is lost, and the house with it.
    [no-counters] Nobody is left to defend it: the house has fallen.
   *[no-food] There is no Food left: the house has fallen.
}
pavlov-end-scored = The house has held out. { $points }: { $level }.
pavlov-end-award = The house has held out. { $points }: { $level }, { $award }.

## On offer

pavlov-blurb = Autumn 1942: hold one house on 9 January Square, and keep its supplies coming across the Volga.
pavlov-preset-first = One defender, no variants, with Undo even after dice rolls.
pavlov-preset-full = Tactics cards and Operational Support.
pavlov-preset-historical = One defender, English second printing, no variants.

## Names of options

title-players = Players
title-tactics = Tactics cards
title-operational-support = Operational Support
title-edition = Edition
title-disrupted-tokens = Disrupted Tokens in the box
title-forward-observer-dice = Forward Observer dice
title-forward-observer-single = Forward Observer on a single counter
title-mortar-split = Mortars may split their tokens
title-suppress-split = Suppress may split its tokens
title-recover-in-reserves = Recover in Reserves
title-suppress-up-to = Suppress with fewer tokens
title-ready-only-moves = Only ready counters move
title-lose-without-food = No Food loses the game
title-lose-without-counters = An empty house loses the game
title-score-defeat = A low score is a defeat
title-final-raid-optional = Final raid is optional
title-weapons-eat = Weapons need Food
title-raid-under-fire = Raids under fire

## In the lab

# $name (String)
pavlov-factor-bought = Bought: { $name }
# $name (String)
pavlov-factor-raided = Raided: { $name }
# $name (String)
pavlov-factor-supported = Supported: { $name }
# $name (String)
pavlov-factor-tactic = Tactic: { $name }
pavlov-score-name = Victory Points
pavlov-track-counters = Soviet counters in the house
pavlov-track-ready = Ready counters
pavlov-track-wehrmacht = Wehrmacht counters on the tracks
pavlov-track-wall-low = Lowest Defense Value
pavlov-track-wall-high = Highest Defense Value
pavlov-track-food = Food Tokens in the house
pavlov-track-disrupted-locations = Disrupted locations
pavlov-track-points = Current Victory Points
pavlov-reason-score = the score after the last turn
pavlov-reason-overrun = the house is overrun
pavlov-reason-command-post = the 62nd Army Command Post is destroyed
pavlov-reason-no-counters = nobody is left in the house
pavlov-reason-no-food = no Food at a Resupply card

## Contents of a pack

# $positions (Number)
# $counters (Number)
# $weapons (Number)
# $wehrmacht (Number)
# $soviet (Number)
# $values (Number)
pavlov-counts = { $positions } positions, { $counters } Soviet counters, { $weapons } weapons, { $wehrmacht } Wehrmacht cards, { $soviet } Soviet cards, { $values } sources

## Values of options

choice-tactics-none = off
choice-players-solitaire = one defender
choice-players-cooperative = two defenders
choice-players-competitive-two = one defender against a German player
choice-players-competitive-three = two defenders against a German player
choice-tactics-veteran = veteran
choice-tactics-elite = elite
choice-edition-en2 = English, second printing
choice-edition-fr = French, earlier
choice-edition-ru = Russian, later
choice-lose-without-counters-always = at once
choice-lose-without-counters-resupply = after a Resupply card

## Seats

seat-german = the German player
seat-defender = the defender
seat-operational = the operational defender
seat-tactical = the tactical defender

## Placeholders in the notation of actions

placeholder-card = CARD
placeholder-circle = CIRCLE
placeholder-colour = COLOR
placeholder-count = COUNT
placeholder-counter = COUNTER
placeholder-location = LOCATION
placeholder-number = NUMBER
placeholder-position = POSITION
placeholder-supply = SUPPLY
placeholder-track = TRACK
placeholder-unit = UNIT
placeholder-use = USE
placeholder-weapon = WEAPON
