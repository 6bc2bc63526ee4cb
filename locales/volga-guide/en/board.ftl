### Words of the pages of Volga: its board, its aids and the descriptions of its pieces.

## The map

volga-map-north = N
volga-box-turn = Turn
volga-box-morale = German morale
volga-box-supply = Supply
volga-box-areas = Areas
volga-box-event = Random event
volga-box-out = Out of action
volga-box-due = Reinforcements to come
volga-box-away = Called away
volga-box-withdrawn = Withdrawn
volga-box-key = Key
volga-morale-strong-from = Strong from { $least }
volga-key-spent = Spent
volga-key-arrivals = Arrivals this turn
volga-ground-none = German from the start
volga-ground-clear = Clear
volga-ground-elevated = Elevated
volga-ground-light-urban = Light urban
volga-ground-heavy-urban = Heavy urban
volga-control-german = German
volga-control-soviet = Soviet
volga-control-contested = Contested

## Labels of places and pieces

volga-label-area = { $area }: { $terrain }, { $control }
volga-label-unit = { $unit }, { $class }, { $factors }, { $state }
volga-label-soviet = { $area }, Soviet unit: { $unit }
volga-label-supply = { $points ->
    [one] 1 supply point on hand
   *[other] { $points } supply points on hand
}
volga-label-areas = { $areas } German areas, { $goal } needed
volga-label-event = Random event: { $event } { $effect }
volga-label-control = Areas: { $german } German, { $soviet } Soviet, { $contested } contested
volga-soviet-hidden = unrevealed
volga-state-fresh = fresh
volga-state-spent = spent
volga-where-due = due on turn { $turn }
volga-class-infantry = Infantry regiment
volga-class-motorised = Motorized infantry regiment
volga-class-tank = Tank battalion
volga-class-halftrack = Armored infantry in halftracks
volga-class-recon = Reconnaissance battalion
volga-class-assault-gun = Assault gun battalion
volga-morale-strong = Strong
volga-morale-shaken = Shaken
volga-no-division = No division

## Tracks and sequence of play

volga-gauge-fresh = Fresh units
volga-value-morale = { $morale } of { $most }, { $state }
volga-gauge-heavy = heavy urban { $heavy } of { $heavies }
volga-stage-dawn = Dawn
volga-stage-event = Random event
volga-stage-supply = Supply
volga-stage-streets = Bloody Streets
volga-stage-rounds = Action Rounds
volga-stage-attack = Attack
volga-stage-end = End of turn

## Effects of events, strategies and markers

volga-event-none = None
volga-effect-called-away = { $division } is called away until the next dawn
volga-effect-supply-dice = { $dice } dice for supply
volga-effect-no-air = no air markers
volga-effect-artillery = an artillery marker adds { $bonus }
volga-effect-defense = +{ $bonus } to every Soviet Defense Value
volga-effect-move = no Movement Factor above { $most }
volga-effect-pause = roll for a corps: its units are spent this turn
volga-effect-paused = { $corps } pauses: its units are spent this turn
volga-effect-if-gone = once the division has been called away, read as { $total }
volga-effect-heroes = morale −1 on a Stalemate or a Success
volga-effect-ambush = the lead unit goes out of action on a Stalemate or a Success
volga-effect-barrage = before combat: give up an attacker, or fall back with all
volga-effect-fanatic = a Success becomes a Stalemate
volga-effect-guards = defends with 3 dice, 4 on the Volga; the best two count
volga-marker-artillery = +{ $bonus } to the Attack Value
volga-marker-engineer = +{ $bonus } to the Attack Value; lifts Rubble
volga-marker-air = subtracts a die roll from the Defense Value; one per attack
volga-marker-morale = +1 morale

## Player aids

volga-aid-combat = Attack and defense
volga-aid-supply = Supply costs
volga-aid-soviets = Unrevealed Soviet units
volga-aid-victory = Victory and morale
volga-aid-events = Random events
volga-aid-movement = Movement and Bloody Streets
volga-aid-schedule = Turns, arrivals and withdrawals
volga-aid-forces = German order of battle
volga-head-now = Now
volga-head-needed = Needed
volga-head-condition = Condition
volga-head-purchase = Purchase
volga-head-cost = Cost
volga-head-afford = Can buy
volga-head-effect = Effect
volga-head-unseen = Unseen
volga-head-chance = Chance
volga-head-event = Event
volga-head-enter = To enter
volga-head-guards = Guards
volga-head-isolation = Isolated defender
volga-head-result = Result
volga-head-strategy = Strategy
volga-head-days = Days
volga-head-happens = Arrivals and withdrawals
volga-head-morale = Morale changes (Strong from { $least })
volga-attack-now = Attack on { $area }: { $units }
volga-attack-assumed = Assuming that { $unit } leads.
volga-attack-none = No attack is in progress. These count in every attack:
volga-attack-value = Attack Value
volga-defense-value = Defense Value
volga-line-lead = Lead unit
volga-line-lead-unit = Lead unit { $unit }
volga-line-others = Other attackers
volga-line-artillery = Artillery markers, { $hand } on hand
volga-line-engineer = Engineer markers, { $hand } on hand
volga-line-integrity = Integrity: three units of one division
volga-line-strong = Morale Strong
volga-line-divisions = Mixed divisions
volga-line-factor = Defense Factor
volga-line-terrain = Terrain
volga-line-shaken = Morale Shaken
volga-line-event = Random event
volga-line-isolated = Isolated: roll for the factor
volga-line-air = Air marker, { $hand } on hand
volga-line-no-air = Air marker: forbidden this turn
volga-each = +{ $bonus } each
volga-its-factor = its factor
volga-balance = { $attack } against { $defense } before support and dice: { $margin }
volga-balance-unknown = { $attack } against { $defense } plus a factor of { $range }, before support and dice
volga-dice = Both sides add 2d6. Support: no more markers than attackers, at most one of them air.
volga-dice-limit = { $limit ->
    [one] Both sides add 2d6. Support: at most 1 marker.
   *[other] Both sides add 2d6. Support: at most { $limit } markers, at most one of them air.
}
volga-result-repulse-does = lead unit out of action, morale −1; after a mandatory attack, the other attackers retreat
volga-result-stalemate-does = attackers stay, spent; the area is contested
volga-result-success-does = the area is German; +1 morale for a +4 area
volga-result-overrun-does = higher by more than the Defense Factor: a Success that no Defense Strategy affects
volga-waiting = { $count } out of action
volga-supply-note = { $markers ->
    [one] Each turn: 4d6 points and 1 free air marker. Unspent points are saved.
   *[other] Each turn: 4d6 points and { $markers } free air markers. Unspent points are saved.
}
volga-soviets-note = Defense Factors of all unrevealed units, including the surplus from set-up.
volga-unseen = { $count } for { $areas ->
    [one] 1 area
   *[other] { $areas } areas
}
volga-eliminated = Eliminated: { $count }.
volga-win-all = Automatic victory: German areas at the end of a Combat Phase
volga-win-areas = Operational victory: German areas after turn { $turn }
volga-win-heavy = – of which heavy urban
volga-lose-morale = Defeat: morale at the end of a Combat Phase
volga-lose-time = Defeat: time is up after turn { $turn }
volga-cause-end = End of every turn
volga-cause-repulse = Repulse
volga-cause-streets = Bloody Streets, 5 or 6, for each area
volga-cause-heroes = Heroes
volga-cause-missing = Each unit out of action when its division leaves
volga-cause-captured = A +4 area captured
volga-cause-bought = Bought with supply
volga-move-vacant = A vacant area
volga-move-near = A vacant area adjacent to a Soviet unit
volga-move-revealed = An area with a revealed Soviet unit
volga-move-unrevealed = An area with an unrevealed Soviet unit
volga-move-note = At most four units in an area. A unit that leaves a contested area must first enter a vacant one.
volga-streets-none = nothing
volga-streets-morale = morale −1
volga-streets-spent = morale −1, and all German units there are spent
volga-arrive = Arriving: { $units }; in { $areas }
volga-leave = Withdrawn: { $division }
volga-any-german = any German area with room
volga-areas-if-german = { $areas } ({ $others } if German)

## Descriptions

volga-about-ground = { $terrain }, { $control }
volga-about-volga = On the Volga: Guards roll one more die, and the defender is never isolated
volga-about-defender = Defender: { $unit }
volga-about-strategy = { $strategy }: { $effect }
volga-about-strategy-over = Its Defense Strategy is used up; only the Defense Factor counts
volga-about-hidden = Defender unrevealed, one of { $count }: { $factors }
volga-about-isolated = Isolated: each attack rolls a die that may change its Defense Factor
volga-about-units = German units: { $units }
volga-about-active = The Active Area: only its units act in this Action Round
volga-about-target = Under attack
volga-about-entry = Costs { $cost } MF to enter
volga-about-next = Adjacent to { $areas }
volga-about-next-rebuilt = Adjacent to { $areas } (borders reconstructed; the printed map is not available)
volga-about-landmark = Landmark: { $name }
volga-about-factors = Attack { $attack }, movement { $movement }
volga-about-slowed = Movement { $movement } this turn
volga-about-fresh = Fresh: can move and attack
volga-about-spent = Spent: cannot act until the End Phase
volga-about-attacks = Takes part in the attack
volga-about-leads = Leads the attack: lost on a Repulse
volga-about-price = { $cost ->
    [one] Costs 1 point to bring back from the Out of Action Box
   *[other] Costs { $cost } points to bring back from the Out of Action Box
}
volga-about-marker = { $hand } on hand, { $used } used
volga-about-marker-price = { $cost ->
    [one] Another one costs 1 point
   *[other] Another one costs { $cost } points
}
volga-about-morale = Strong adds 1 to attacks, Shaken 1 to the defense; 0 at the end of a Combat Phase loses the game
volga-about-morale-price = { $cost ->
    [one] +1 costs 1 point
   *[other] +1 costs { $cost } points
}
volga-about-supply = Unspent points are saved
volga-about-heavy = Heavy urban: { $heavy } of { $heavies }
volga-about-event = In effect until the end of the turn
volga-about-out = Lost in combat; supply points bring them back
volga-about-due = They arrive in a Dawn Phase, each group in one area
volga-about-away = They return in the next Dawn Phase
