### Stalingrad: Advance to the Volga, 1942. Names of areas, units and events come from the data pack.

volga-title = Stalingrad: Advance to the Volga, 1942

## Options

option-scenario = The scenario: Advance to the Volga (September, turns 1 to 9) or Factory District (October, turns 10 to 14).
option-rubble = Rubble: no bonus for divisional integrity in urban areas unless engineers help.
option-northern-shoulder = Northern Shoulder: the divisions that begin in 48, 49 and 50 stay in the north.
option-isolation = Isolation: Soviet units cut off from the Volga may weaken.
option-parent-organization = Parent Organization: −1 to the Attack Value for each division in the attack, or for each after the first.
option-limited-air = Limited air power: no air markers in contested urban areas, and a weaker air die in heavy urban areas.
option-pavlov = Pavlov’s House joins the Soviet units.
option-reduced-morale = Starting morale, replacing the scenario’s, for a harder game.
option-increased-supply = Turns on which supply dice that show 1 are rerolled, for an easier game.

## Phases and dates

volga-phase-dawn = Dawn Phase
volga-phase-supply = Supply Phase
volga-phase-combat = Combat Phase
volga-phase-over = Game over
volga-month = { $month ->
    [8] August
    [9] September
    [10] October
    [11] November
   *[other] { $month }
}
# $months - whether the turn begins and ends in the same month: same or two.
volga-dates = { $months ->
    [same] { $month } { $from }–{ $to }, { $year }
   *[two] { $month } { $from } to { $last_month } { $to }, { $year }
}

## Prompts: the current decision

volga-prompt-arrive = A group arrives: { $units }. Choose its area.
volga-prompt-come-back = A division returns: { $units }. Choose its area.
volga-prompt-supply = { $points ->
    [one] Supply: 1 point. Buy markers or morale, bring units back, or end the phase.
   *[other] Supply: { $points } points. Buy markers or morale, bring units back, or end the phase.
}
volga-prompt-place = { $unit } is back. Choose the area where it returns.
volga-prompt-combat = { $fresh ->
    [0] Combat: no unit is fresh. End the phase.
    [one] Combat: 1 unit is fresh. Choose the unit, or end the phase.
   *[other] Combat: { $fresh } units are fresh. Choose the one to act next, which makes its area the Active Area, or end the phase.
}
volga-prompt-round = { $fresh ->
    [0] Active Area { $area }: no fresh units are left on the map. End the phase.
    [one] Active Area { $area }: 1 unit is fresh. Choose the unit, or end the phase.
   *[other] Active Area { $area }: { $fresh } units are fresh on the map. Choose the one to act next; a unit from another area begins a new Action Round.
}
volga-prompt-destination = { $unit } in { $area } has { $movement } MF. Choose its destination.
volga-prompt-destination-contested = { $unit } in { $area } has { $movement } MF. Choose its destination, or attack the defender here ({ $defender }).
volga-prompt-gather-mandatory = { $units } entered { $area } ({ $defender }) and must attack. Bring in more units first, or attack now.
volga-prompt-gather-optional = { $units } entered contested { $area } ({ $defender }). Choose the attackers, bring in more units first, or hold.
volga-prompt-barrage = Barrage in { $area }! Give up one attacker ({ $units }) and fight on, or fall back with all of them.
volga-prompt-barrage-alone = Barrage in { $area }! Give up the only attacker ({ $units }), which ends the attack, or fall back with it.
volga-prompt-lead = Attack on { $area } ({ $defender }) with { $units }. Choose the unit that leads: its factor counts in full, and it is lost on a Repulse.
volga-prompt-support = { $limit ->
    [one] { $lead } attacks { $area } ({ $defender }). Place at most 1 marker; on hand: { $artillery } artillery, { $engineer } engineer, { $air } air.
   *[other] { $lead } leads the attack on { $area } ({ $defender }). Place up to { $limit } markers; on hand: { $artillery } artillery, { $engineer } engineer, { $air } air.
}
volga-prompt-retreat = Retreat from { $area }: { $units }. Choose a unit and its destination.
volga-area = { $number } { $name }
volga-defender-unknown = unrevealed
volga-defender = { $strategy } { $factor }
volga-defender-named = { $name }, { $strategy } { $factor }

## Labels of actions

volga-label-reinforce = Arrive in { $area }: { $units }
volga-label-buy = { $cost ->
    [one] Buy { $what } (1 point)
   *[other] Buy { $what } ({ $cost } points)
}
volga-label-return = { $cost ->
    [one] Bring { $unit } back (1 point)
   *[other] Bring { $unit } back ({ $cost } points)
}
volga-label-place = Place { $unit } in { $area }
volga-label-end-supply = { $points ->
    [0] End the Supply Phase
    [one] End the Supply Phase and save 1 point
   *[other] End the Supply Phase and save { $points } points
}
volga-label-choose = { $unit } ({ $factors }) in { $area } acts
volga-label-move = { $unit } moves to { $area } ({ $cost } MF)
volga-label-enter = { $unit } enters { $area } from { $from } ({ $cost } MF)
volga-label-move-there = { $unit } moves to { $area }
volga-label-enter-there = { $unit } enters { $area } from { $from }
volga-label-attack = Attack { $area } with { $units }
volga-label-hold = Hold { $area }: nobody attacks
volga-label-end-round = End the Action Round of { $area }
volga-label-lose = Give up { $unit } to the Barrage
volga-label-fall-back = Fall back with all attackers
volga-label-lead = { $unit } leads with { $factor }
volga-label-support-none = Attack without support
volga-label-support = Place { $markers }
volga-label-retreat = { $unit } retreats to { $area }
volga-label-end-combat = End the Combat Phase
volga-markers-artillery = { $count ->
    [one] 1 artillery marker
   *[other] { $count } artillery markers
}
volga-markers-engineer = { $count ->
    [one] 1 engineer marker
   *[other] { $count } engineer markers
}
volga-markers-air = { $count ->
    [one] 1 air marker
   *[other] { $count } air markers
}

## Requests for chance

volga-roll-random-event = the random event
volga-roll-pause = the corps that pauses
volga-roll-supply = supply
volga-roll-supply-again = the rerolled ones of the supply roll
volga-roll-bloody-streets = Bloody Streets in { $area }
volga-roll-isolation = isolation in { $area }
volga-roll-air = air support over { $area }
volga-roll-attack = the attack on { $area }
volga-roll-defense = the defense of { $area }
volga-roll-reveal = the Soviet unit revealed ({ $terrain })
volga-roll-unknown = a result this game does not know

## Odds

volga-odds-certain = certain
volga-odds-void = an event without effect
volga-odds-supply = { $points ->
    [one] 1 supply point
   *[other] { $points } supply points
}
volga-odds-bloody = Bloody Streets: morale { $morale }{ $areas ->
    [0] {""}
    [one] , units of 1 area spent
   *[other] , units of { $areas } areas spent
}
volga-odds-bloody-calm = Bloody Streets: nothing happens
volga-odds-revealed = { $soviet } revealed
volga-odds-isolation = isolation: Defense Factor { $change }
volga-odds-paused = { $corps } pauses
volga-odds-taken = Area taken
volga-odds-contested = Contested
volga-odds-held = Area not taken
volga-odds-repulsed = Repulsed
volga-odds-fell-back = Fell back from the Barrage
volga-odds-lead-lost = lead unit lost
volga-odds-others-lost = { $count ->
    [one] 1 unit lost
   *[other] { $count } units lost
}
volga-odds-others-lost-too = { $count ->
    [one] 1 more unit lost
   *[other] { $count } more units lost
}
volga-odds-morale = morale { $change }
volga-forecast-bare = Attack now without support
volga-forecast-support = Attack now with the most support allowed, from { $markers }

## Terrain

volga-terrain-none = open ground
volga-terrain-clear = clear
volga-terrain-elevated = elevated
volga-terrain-light-urban = light urban
volga-terrain-heavy-urban = heavy urban

## The board

volga-board-head = { $scenario }, turn { $turn } of { $last }, { $dates }: { $phase }
volga-board-morale-strong = Morale { $morale } of { $most } (Strong)
volga-board-morale-shaken = Morale { $morale } of { $most } (Shaken)
volga-board-tracks = { $morale } · supply { $supply } · on hand: { $artillery } artillery, { $engineer } engineer, { $air } air
volga-board-areas = German areas { $areas } of { $all }, heavy urban { $heavy } of { $heavies }
volga-board-event = Event: { $event }
volga-board-no-event = Event: none
volga-board-paused = { $corps } pauses
volga-board-area = Area
volga-board-terrain = Ter
volga-board-soviet = Soviet
volga-board-next = Adjacent
volga-board-german = German
volga-board-mark-german = G
volga-board-mark-soviet = S
volga-board-mark-contested = X
volga-board-mark-isolated = isol.
volga-board-sign-none = –
volga-board-sign-clear = C
volga-board-sign-elevated = E
volga-board-sign-light-urban = L
volga-board-sign-heavy-urban = H
volga-board-legend = G German, S Soviet, X contested, > Active Area, ? unrevealed, * spent
volga-board-legend-terrain = C clear, E elevated, L light urban, H heavy urban, each with its modifier; ~ on the Volga
volga-board-out = Out of action: { $units }
volga-board-due = Still to come: { $units }
volga-board-away = Called away: { $units }
volga-board-withdrawn = Withdrawn: { $units }
volga-board-bag = { $terrain }: { $count } unrevealed for { $areas } { $areas ->
    [one] area
   *[other] areas
}: { $soviets }
volga-board-nobody = nobody

## On offer

volga-blurb = September 1942: lead 6th Army through fifty areas of the city to the river, before its morale breaks.
volga-preset-first = The main scenario without optional rules, with Undo even after dice rolls.
volga-preset-full = The main scenario with all six optional battlefield rules.
volga-preset-historical = The main scenario as printed.

## Names of options

title-scenario = Scenario
title-rubble = Rubble
title-northern-shoulder = Northern Shoulder
title-isolation = Isolation
title-parent-organization = Parent Organization
title-limited-air = Limited air power
title-pavlov = Pavlov’s House
title-reduced-morale = Starting morale
title-increased-supply = Increased supply on turns

## In the lab

# $name (String)
volga-factor-revealed = Revealed: { $name }
volga-score-name = German areas
volga-track-areas = German areas
volga-track-morale = Morale
volga-track-supply = Supply points
volga-track-out-of-action = Units out of action
volga-track-support = Support markers available
volga-reason-all-areas = every area is German
volga-reason-enough-areas = enough areas after the last turn
volga-reason-morale = morale at 0
volga-reason-no-heavy-urban = enough areas, but none of them heavy urban
volga-reason-time-up = too few areas after the last turn

## Contents of a pack

# $areas (Number)
# $germans (Number)
# $soviets (Number)
# $events (Number)
# $values (Number)
volga-counts = { $areas } areas, { $germans } German units, { $soviets } Soviet units, { $events } events, { $values } sources

## Values of options

choice-parent-organization-off = off
choice-parent-organization-beyond-first = after the first division
choice-parent-organization-each = each division
choice-scenario-main = Advance to the Volga
choice-scenario-factory = Factory District

## Seats

seat-german = the German player

## Placeholders in the notation of actions

placeholder-air = AIR
placeholder-area = AREA
placeholder-artillery = ARTILLERY
placeholder-engineers = ENGINEERS
placeholder-unit = UNIT
