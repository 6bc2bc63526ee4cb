### Pavlov's House. Names of counters, cards, tokens and locations come from the data pack.

pavlov-title = Pavlov’s House

## Options

option-players = Who plays: one defender; two, one behind the Volga and one in the house; or one or two against a German player.
option-tactics = Tactics cards help the Wehrmacht: one in force each turn in a veteran game, two in an elite one. Competitive games have their own.
option-operational-support = Operational Support: give supplies of the army to other sectors of Stalingrad for Victory Points.
option-edition = Edition; sets all the options below: English second printing, earlier French or later Russian.
option-disrupted-tokens = How many Disrupted Tokens are in the box. It is shown and limits nothing.
option-forward-observer-dice = How many dice the Forward Observer rolls against each target.
option-forward-observer-single = The Forward Observer may direct the artillery on a single counter; otherwise it takes two neighbors.
option-mortar-split = Mortars on a position of two colors may divide their tokens between both boxes.
option-suppress-split = Suppress on a position of two colors may divide its tokens between both boxes.
option-recover-in-reserves = Counters in the Reserves box may recover.
option-suppress-up-to = Suppress may place fewer tokens than its value.
option-ready-only-moves = Only counters that are neither exhausted nor disrupted may move.
option-lose-without-food = A Resupply card that finds no Food Token at all loses the game.
option-lose-without-counters = When an empty house loses the game: always at once, or only after a Resupply card.
option-score-defeat = A score of −10 or less is a defeat and not a draw.
option-final-raid-optional = The last raid on the Milk House may be declined.
option-weapons-eat = House rule: each weapon needs food like a counter.
option-raid-under-fire = House rule: raids may go while Wehrmacht counters stand on the tracks, with one die fewer for each.

## Phases

pavlov-phase-planning = Wehrmacht Planning
pavlov-phase-soviet-cards = Soviet Card Phase
pavlov-phase-wehrmacht = Wehrmacht Card Phase
pavlov-phase-soviet-counters = Soviet Counter Phase
pavlov-phase-ending = The last raid
pavlov-phase-over = Game over

## Prompts: what to decide now

pavlov-prompt-order = Planning: place order { $nth } of 3. The three are revealed in this order after the Soviet cards.
pavlov-prompt-lay-tactic = Planning: play a Tactics card. It is shown as the Wehrmacht Card Phase begins and holds for the rest of the turn.
pavlov-prompt-cards = { $actions ->
    [0] Soviet cards: no action left. End the phase; the Wehrmacht cards follow.
    [one] Soviet cards: 1 action left, in hand { $hand }. Use a card for one of its two units, or end the phase.
   *[other] Soviet cards: { $actions } actions left. Hand: { $hand }. Play a card for one of its two units, or end the phase.
}
pavlov-prompt-recover-location = { $unit } restores order. Choose the location that loses its Disrupted Token.
pavlov-prompt-stage = { $left ->
    [one] Resupply: 1 more token may come to the Staging Area. Choose what it is.
   *[other] Resupply: { $left } more tokens may come to the Staging Area. Choose how many of which kind.
}
pavlov-prompt-deploy = { $points ->
    [one] Reinforcements: 1 point left. Choose who comes to the Reserves box; what is left over is lost.
   *[other] Reinforcements: { $points } points left. Choose who comes to the Reserves box; what is left over is lost.
}
pavlov-prompt-buttress = Buttress: a Sapper Token goes back to the stock. Choose what the sappers strengthen.
pavlov-prompt-field-defenses = Field Defenses: choose the track for the Sapper Token. Whoever enters its Sapper location faces { $dice } dice.
pavlov-prompt-place-token = { $unit }: choose the location for the { $token } Token.
pavlov-prompt-load = Loading at the Volga: choose what goes where, one token to a location.
pavlov-prompt-deliver = Delivery: choose what crosses to the Supplies box; the rest waits on the river.
pavlov-prompt-party-none = Raid on { $target } (Defense { $defense }, { $points ->
    [one] 1 point
   *[other] { $points } points
}): choose the first to go. Roll one die each and total them; each raider is then lost on { $face } or less.
pavlov-prompt-party = Raid on { $target } (Defense { $defense }, { $points ->
    [one] 1 point
   *[other] { $points } points
}). Going so far: { $party }. Choose one more, or set out.
pavlov-prompt-party-all = Raid on { $target } (Defense { $defense }, { $points ->
    [one] 1 point
   *[other] { $points } points
}). Going: { $party }. Nobody else is ready: set out.
pavlov-prompt-raider = { $have ->
    [one] The raiders come back one by one; there is 1 First Aid Token. Choose who is rolled for next.
   *[other] The raiders come back one by one; there are { $have } First Aid Tokens. Choose who is rolled for next.
}
pavlov-prompt-crew-casualty = The shot hits the crew in { $position }. Choose who falls.
pavlov-prompt-first-aid-sniper = The sniper has hit { $counter }. Use a First Aid Token? The Supplies box has { $have }.
pavlov-prompt-first-aid-disrupted = { $counter } is already disrupted and would be lost. Use a First Aid Token? The Supplies box has { $have }.
pavlov-prompt-first-aid-raid = { $counter } does not come back from the raid. Use a First Aid Token? The Supplies box has { $have }.
pavlov-prompt-first-aid-hunger = { $counter } has nothing left to eat. Use a First Aid Token? The Supplies box has { $have }.
pavlov-prompt-anti-aircraft = { $aircraft ->
    [one] 1 aircraft (Defense { $defense }) comes to bomb the army. Choose which Anti-aircraft Tokens fire; those held back shield their location.
   *[other] { $aircraft } aircraft (Defense { $defense }) come to bomb the army. Choose which Anti-aircraft Tokens fire; those held back shield their location.
}
pavlov-prompt-suppression = Arriving on track { $track } ({ $colour }): { $kind }, Defense { $defense }. Suppression Tokens in the box of that color: { $have }. Choose how many are spent; one hit keeps it away.
pavlov-prompt-starve = { $left ->
    [0] All the unfed are named. The Resupply card is turned over next.
    [one] The food is gone and 1 counter is unfed. Choose who is lost.
   *[other] The food is gone and { $left } counters are unfed. Choose who is lost.
}
pavlov-prompt-moves = { $moves ->
    [one] Moves: 1 left, then { $actions } actions. Choose who moves, or go on to the actions.
   *[other] Moves: { $moves } left, then { $actions } actions. Choose who moves, or go on to the actions.
}
pavlov-prompt-move-to = { $counter } leaves { $from }. Choose the position.
pavlov-prompt-move-weapon = { $counter } goes to { $to }. Choose the weapon to take along.
pavlov-prompt-move-replace = { $counter } enters { $to }, occupied by { $there }. Choose whether to join or to replace.
pavlov-prompt-displaced = { $counter } makes room. Choose an empty position or the Reserves box.
pavlov-prompt-displaced-weapon = { $counter } goes to { $to }. Choose whether the weapon goes along.
pavlov-prompt-displaced-weapon-reserves = { $counter } goes to the Reserves box. Choose whether the weapon goes along.
pavlov-prompt-acts = { $actions ->
    [0] Actions: none left. End the phase.
    [one] Actions: 1 left. Choose who acts or recovers, or end the phase.
   *[other] Actions: { $actions } left. Choose who acts or recovers, or end the phase; weapons take two.
}
pavlov-prompt-act = { $counter } ({ $values }) in { $position }, { $actions ->
    [one] 1 action
   *[other] { $actions } actions
} left. Choose what to do; it exhausts the counter.
pavlov-prompt-crew = { $weapon } ({ $values }) in { $position }, served by { $crew }. Choose what to do; it takes two actions and exhausts both.
pavlov-prompt-trouble = { $counter } is disrupted and exhausted. Choose which to remove.
pavlov-prompt-lay-tokens = { $left ->
    [one] Suppress from { $position }: 1 token to place. Choose its box.
   *[other] Suppress from { $position }: up to { $left } tokens to place. Choose how many go to which box.
}
pavlov-prompt-battery = { $counter } directs the artillery. Choose the Artillery Token that is used.
pavlov-prompt-command = { $left ->
    [one] { $counter } commands: 1 recovery left. Choose who recovers.
   *[other] { $counter } commands: { $left } recoveries left. Choose who recovers.
}
pavlov-prompt-final-raid = The last card is played. Choose whether a Storm Group raids { $target } (Defense { $defense }, { $points ->
    [one] 1 point
   *[other] { $points } points
}) before the score is taken.

## Labels: what an action does

pavlov-label-order = Order { $nth }: { $card }
pavlov-label-tactic = { $tactic }: { $text }
pavlov-label-use = { $card }, { $unit }: { $order }, { $what }
pavlov-use-recover = remove a Disrupted Token
pavlov-use-resupply = up to { $count ->
    [one] 1 token to
   *[other] { $count } tokens to
} the Staging Area
pavlov-use-storm-group = raid { $target } (Defense { $defense }, { $points ->
    [one] 1 point
   *[other] { $points } points
})
pavlov-use-storm-group-none = a raid
pavlov-use-support = { $name } for { $tokens }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
pavlov-use-support-none = supplies for another sector
pavlov-use-send = counters for { $points ->
    [one] 1 point
   *[other] { $points } points
}
pavlov-use-buttress = raise a Defense Value or clear location 3
pavlov-use-field-defenses = place a Sapper Token
pavlov-use-decision = a new card for a Fog of War card
pavlov-use-wire = place a wire, { $laid } of { $all } in place
pavlov-use-artillery = ready a battery
pavlov-use-load = { $count ->
    [one] 1 token waits
   *[other] { $count } tokens wait
}
pavlov-use-deliver = { $count ->
    [one] 1 boat is loaded
   *[other] { $count } boats are loaded
}
pavlov-use-anti-aircraft = ready a gun
pavlov-label-recover-location = Recover { $location }
pavlov-label-place-token = { $token } Token on { $location }
pavlov-label-battery = Use the battery at { $location }
pavlov-label-wall = Raise the { $colour } Defense Value from { $from } to { $to }
pavlov-label-wall-full = Raise the { $colour } Defense Value above { $from }
pavlov-label-sapper = Sapper Token on track { $track } ({ $colour })
pavlov-label-stage-none = No { $supply }
pavlov-label-stage = { $count } { $supply }
pavlov-label-deploy = { $points ->
    [one] Buy { $name } ({ $values }) for 1 point
   *[other] Buy { $name } ({ $values }) for { $points } points
}
pavlov-label-load = { $supply } to { $location }
pavlov-label-load-nothing = Nothing to { $location }
pavlov-label-deliver = { $supply } from { $location } to the Supplies box
pavlov-label-deliver-nothing = What { $location } carries
pavlov-label-deliver-ammunition = { $supply } from { $location }: up to { $count ->
    [one] 1 Suppression Token
   *[other] { $count } Suppression Tokens
} for the Supplies box
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
pavlov-label-spend-none = Spend no token: { $kind } will be placed
pavlov-label-spend = { $count ->
    [one] Spend 1 token: { $dice } against { $defense }
   *[other] Spend { $count } tokens: { $dice } against { $defense }
}
pavlov-label-spend-count = { $count ->
    [one] Spend 1 token
   *[other] Spend { $count } tokens
}
pavlov-label-casualty-crew = { $counter } is hit
pavlov-label-casualty-hunger = { $counter } goes hungry
pavlov-label-first-aid = Use First Aid: { $counter } lives
pavlov-label-no-aid = No First Aid: { $counter } is lost
pavlov-label-move = Move { $counter } ({ $values }) out of { $from }
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
pavlov-label-crew = { $weapon } ({ $values }) in { $position }: { $crew } serve it, two actions
pavlov-label-crew-none = { $weapon } ({ $values }) fires, two actions
pavlov-label-recover = { $counter } recovers ({ $state })
pavlov-label-recover-command = { $counter } recovers on command ({ $state })
pavlov-label-from-disrupted = Take off the Disrupted Token
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
    [one] Command: 1 Recover action for another
   *[other] Command: { $count } Recover actions for others
}
pavlov-label-request = { $points ->
    [one] Radio for reinforcements: 1 point
   *[other] Radio for reinforcements: { $points } points
}
pavlov-label-observe = Direct artillery on { $target } (Defense { $defense }): { $dice }
pavlov-label-observe-both = Direct artillery on { $target } (Defense { $defense }) and { $second } (Defense { $other }): { $dice } each
pavlov-label-done-cards = End the Soviet Card Phase
pavlov-label-done-deploy = Buy no more
pavlov-label-done-deliver = Deliver no more
pavlov-label-done-stage = Take no more tokens
pavlov-label-done-load = Load no more
pavlov-label-done-starve = Turn the card over
pavlov-label-done-party = { $count ->
    [one] Set out with 1 counter: { $dice } to reach { $defense }
   *[other] Set out with { $count } counters: { $dice } to reach { $defense }
}
pavlov-label-done-moves = Make no more moves
pavlov-label-done-acts = End the Soviet Counter Phase
pavlov-label-done-command = Recover nobody else
pavlov-label-done = That is all
pavlov-label-raid = Raid { $target } (Defense { $defense }, { $points ->
    [one] 1 point
   *[other] { $points } points
})
pavlov-label-decline = Leave { $target } alone

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
pavlov-lost = the fallen
pavlov-raid = the raid
pavlov-hidden = a card
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
pavlov-tokens = { $count } { $token }
pavlov-card-infantry = { $name } (infantry, Suppress { $value }, Defense { $defense })
pavlov-card-armor = { $name } (armor, Attack { $value }, Defense { $defense })
pavlov-card-dice = { $name } ({ $dice })
pavlov-card-aircraft = { $name } ({ $aircraft } aircraft, Defense { $defense })

## What chance is asked for

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
pavlov-roll-bomb = Where the bomb falls
pavlov-roll-track = The track of the new counter
pavlov-roll-suppression = Suppression on track { $track }
pavlov-roll-sapper = Sappers on track { $track }
pavlov-roll-assault-suppress = Assault, infantry against { $colour }
pavlov-roll-assault-attack = Assault, armor against the { $colour } side
pavlov-roll-covering-fire = Covering Fire on { $colour }
pavlov-roll-spearhead = Panzer Spearhead against the { $colour } side
pavlov-roll-raid = The raid
pavlov-roll-raider = { $counter }’s return
pavlov-roll-attack = Fire of { $counter }
pavlov-roll-weapon = Fire of { $weapon }
pavlov-roll-observer-first = Artillery on the first target
pavlov-roll-observer-second = Artillery on the second target
pavlov-roll-unknown = a result this game does not know

## Odds

pavlov-odds-certain = certain
pavlov-odds-nothing = nothing happens
pavlov-odds-other = something else
# $reason (String) - the id of what ends the game.
pavlov-odds-ended = { $reason ->
    [overrun] the house is overrun
    [command-post] the army command post is lost
    [no-counters] nobody is left
   *[no-food] no food is left
}
pavlov-odds-shot-down = { $count ->
    [0] no aircraft shot down
    [one] 1 aircraft shot down
   *[other] { $count } aircraft shot down
}
pavlov-odds-kept-away = kept away
pavlov-odds-arrived = placed on track { $track }
pavlov-odds-removed = the counter on circle { $circle } of track { $track } destroyed
pavlov-odds-raid-success = the raid succeeds
pavlov-odds-raid-failure = the raid fails
pavlov-odds-crew-shot = one of the crew in { $position } hit
pavlov-odds-casualty = { $counters } lost
pavlov-odds-at-stake = { $counter } hit, First Aid to decide
pavlov-odds-disrupted = { $counters } disrupted
pavlov-odds-wall-hit = the { $colours } Defense Value falls
pavlov-odds-wall-breached = the { $colours } side is shaken
pavlov-odds-house-shaken = the whole house is shaken
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
pavlov-odds-fog = Fog of War among the discards
pavlov-odds-drew = a card to use
pavlov-odds-drew-fog = Fog of War
pavlov-forecast-raid = { $raiders ->
    [one] Setting out with 1 counter; { $casualties } lost on average
   *[other] Setting out with { $raiders } counters; { $casualties } lost on average
}
pavlov-forecast-card = The next Wehrmacht card is { $card } ({ $percent }%)
pavlov-forecast-card-possible = The next order may be { $card }
pavlov-forecast-bombs = Bombing results after this fire

## Ends

# $reason (String) - the id of what ended the game.
pavlov-end = { $reason ->
    [overrun] The Wehrmacht is in the house: it has fallen.
    [command-post] The 62nd Army Command Post is wiped out: the army is lost, and the house with it.
    [no-counters] Nobody is left to defend the house: it has fallen.
   *[no-food] Not a crumb is left in the house: it has fallen.
}
pavlov-end-scored = The house has held out. { $points }: { $level }.
pavlov-end-award = The house has held out. { $points }: { $level }, { $award }.

## On offer

pavlov-blurb = Autumn 1942: hold one house on 9 January Square, and keep its supplies coming across the Volga.
pavlov-preset-first = One defender, no variants, with Undo.
pavlov-preset-full = Tactics cards and Operational Support.
pavlov-preset-historical = One defender, English second printing, no variants.

## Names of options

title-players = Players
title-tactics = Tactics cards
title-operational-support = Operational Support
title-edition = Edition
title-disrupted-tokens = Disrupted Tokens in the box
title-forward-observer-dice = Dice of the Forward Observer
title-forward-observer-single = Forward Observer on a single counter
title-mortar-split = Mortars may divide their tokens
title-suppress-split = Suppress may divide its tokens
title-recover-in-reserves = Recover in Reserves
title-suppress-up-to = Suppress with fewer tokens
title-ready-only-moves = Only ready counters move
title-lose-without-food = No food loses the game
title-lose-without-counters = An empty house loses the game
title-score-defeat = A bad score is a defeat
title-final-raid-optional = The last raid may be declined
title-weapons-eat = Weapons need food
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
pavlov-track-points = Victory Points as they stand
pavlov-reason-score = the score after the last turn
pavlov-reason-overrun = the house is overrun
pavlov-reason-command-post = the command post is destroyed
pavlov-reason-no-counters = nobody is left in the house
pavlov-reason-no-food = no food at a Resupply card

## What is in a pack

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

seat-german = the German
seat-defender = the defender
seat-operational = the operational defender
seat-tactical = the tactical defender

## What stands for something in the forms of actions

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
