### Stalingrad Solitaire: The Cauldron. Names of areas, units, cards and rumors come from the data pack.

cauldron-title = Stalingrad Solitaire: The Cauldron

## Options

option-scenario = The scenario: Historical is the pocket of December 1942 as it was; Variable rolls for its strength and supplies, with modifiers you give out.
option-entry = The relief force’s entry letter: A is the historical way, D the farthest, from beyond the Don.
option-variable-placement = Variable placement: you set up the whole army; cards decide where some units of both sides have to stand.
option-council-of-war = Council of War: when Berlin has written the army off, the generals may decide about surrender themselves.
option-survival = Survival: at the end, count how many prisoners come home.
option-rumors = Rumors: hopes go round the pocket between turns, and a few of them come true.
option-rivers = Attacks across rivers: some areas can be attacked over the water, treated like Stalingrad areas.
option-what-if = What if: one card at the start changes a circumstance of the battle.
option-long-breakout = Long breakout: each further Retreat result of the same German Phase leads a group that breaks out another box on, for its supply. Without it, one box a phase.

## Phases

cauldron-phase-set-up = Set-up
cauldron-phase-strategic = Strategic Phase
cauldron-phase-upkeep = Upkeep
cauldron-phase-german = German Phase
cauldron-phase-soviet = Soviet Phase
cauldron-phase-evaluation = Evaluation Phase
cauldron-phase-over = Game over

## Prompts: what to decide now

cauldron-prompt-modifier = { $left ->
    [one] Set-up roll for { $column }: choose what to add to it. You have 1 modifier left.
   *[other] Set-up roll for { $column }: choose what to add to it. You have { $left } modifiers left for all rolls.
}
cauldron-prompt-give-up = The order of battle is one division short. Choose the one that is not in the pocket.
cauldron-prompt-deplete = { $more ->
    [0] All divisions that begin depleted are chosen. Confirm them.
    [one] One more division begins depleted. Choose it.
   *[other] { $more } more divisions begin depleted. Choose them.
}
cauldron-prompt-place-drawn = A unit has to begin in { $area }. Choose which.
cauldron-prompt-place-units = Choose the area where { $unit } begins.
cauldron-prompt-pdms-placed = All PDMs are placed. Confirm them.
cauldron-prompt-place-pdms = Choose an area for the next PDM. To come: { $active } active, { $inactive } inactive.
cauldron-prompt-officers = The staff is offered seats on a plane out, whatever happens to the army. Accept (it costs you a point if the army is lost) or decline.
cauldron-prompt-free-pdm = { $more ->
    [one] Place an inactive PDM, free of charge.
   *[other] Place { $more } inactive PDMs, free of charge. Choose the area of the next.
}
cauldron-prompt-deactivate = { $more ->
    [one] An active PDM next to the enemy turns inactive. Choose its area.
   *[other] { $more } active PDMs next to the enemy turn inactive. Choose the area of the next.
}
cauldron-prompt-free-battlegroup = Raise a battlegroup, free of charge. Choose its area.
cauldron-prompt-recover = { $more ->
    [one] A depleted division comes back to full strength. Choose it.
   *[other] { $more } depleted divisions come back to full strength. Choose the next.
}
cauldron-prompt-take-council = Neither the Luftwaffe nor the relief force has much to give. Take the Council of War counter, or leave it.
cauldron-prompt-upkeep = Upkeep: { $units } units in play, { $supply } supply on hand; a point feeds five units. Choose how much to spend.
cauldron-prompt-unsupplied = { $more ->
    [0] All units that go hungry are chosen. Confirm them.
    [one] One more unit goes hungry. Choose it.
   *[other] { $more } more units go hungry. Choose them.
}
cauldron-prompt-upkeep-loss = { $more ->
    [one] Hunger and frost take a loss. Choose the unsupplied division.
   *[other] Hunger and frost take { $more } losses. Choose the unsupplied division that takes the next.
}
cauldron-prompt-actions = { $attacks ->
    [0] { $ip } IP and { $supply } supply. Choose an action, or end your actions.
    [one] { $ip } IP and { $supply } supply, 1 attack planned. Choose an action, or carry out the attack.
   *[other] { $ip } IP and { $supply } supply, { $attacks } attacks planned. Choose an action, or carry out the attacks.
}
cauldron-left = { $ip ->
    [one] { $ip } IP is left and will be lost.
   *[other] { $ip } IP are left and will be lost.
}
cauldron-prompt-destination = { $unit } leaves { $area }. Choose where it goes; five areas cost 1 IP and 1 supply, { $tally } used so far.
cauldron-prompt-build = Choose the area where a PDM is built.
cauldron-prompt-activate = Choose the area whose PDM is activated.
cauldron-prompt-battlegroup = Choose the area where a battlegroup is raised.
cauldron-prompt-plan = Choose what is attacked.
cauldron-prompt-attackers-none = Attack on { $target }: choose the first attacker.
cauldron-prompt-attackers = Attack on { $target } with { $units }: add another attacker, or say how much supply goes with it, which closes the plan.
cauldron-prompt-combat = The attacks begin. Choose the unit that rolls next.
cauldron-prompt-soviet-retreat = The Soviet unit in { $area } gives way. Choose where it goes.
cauldron-prompt-advance-none = { $target } lies open. Choose a unit to advance, or stay where you are.
cauldron-prompt-advance = { $target } lies open. Advancing: { $units }. Choose another unit, or go.
cauldron-prompt-relief = { $commitment } relief force, { $place }: let it attack, or turn it to another letter at the cost of a box.
cauldron-prompt-relief-map = { $commitment } relief force, { $place }: choose the area it attacks towards.
cauldron-prompt-relief-retreat = The relief force is thrown back. Choose where it goes.
cauldron-prompt-end-german = A battlegroup raised now would meet the relief force and end the game. Raise it, or end the German Phase.
cauldron-prompt-any-three = { $more ->
    [0] The areas that the Soviets attack are chosen. Confirm them.
    [one] The Soviets attack one more area. Choose it.
   *[other] The Soviets attack { $more } more areas. Choose them.
}
cauldron-prompt-strikes = { $areas ->
    [one] Soviet attacks: 1 area to come. Let it be attacked, or raise a battlegroup first.
   *[other] Soviet attacks: { $areas } areas to come. Choose the next one, or raise a battlegroup first.
}
cauldron-prompt-striker = Choose the Soviet unit that attacks { $area }.
cauldron-prompt-defeat = The defense of { $area } breaks ({ $units }). Choose who takes the loss, or fall back.
cauldron-prompt-follow-up = The Soviet unit in { $from } attacks again. Choose the area it turns against.
cauldron-prompt-unit-strikes = { $units ->
    [one] What is left of the army is hunted down. One unit is still to be rolled for.
   *[other] What is left of the army is hunted down. Choose which of { $units } units is rolled for next.
}
cauldron-prompt-unit-defeat = { $unit } is beaten. It takes the loss itself, or a PDM takes it.
cauldron-prompt-key-area = The army has collapsed. Choose the Key Area around which the survivors gather.
cauldron-prompt-flee = Choose where { $unit } finds shelter.
cauldron-prompt-rumor = A rumor goes round: { $rumor }. Draw a card for it, or put an end to it.

## Labels of actions

cauldron-price-free = free
cauldron-price-ip = { $ip } IP
cauldron-price-supply = { $supply } supply
cauldron-price-both = { $ip } IP, { $supply } supply
cauldron-label-priced = { $label } ({ $price })
cauldron-label-rolled = { $label } (die { $modifier })
cauldron-label-modify-none = No modifier on this roll
cauldron-label-modify = { $modifier } on this roll
cauldron-label-give-up = { $unit } is not in the pocket
cauldron-label-deplete = { $unit } begins depleted
cauldron-label-place = { $unit } in { $area }
cauldron-label-pdm = A PDM in { $area }
cauldron-label-deactivate = The PDM in { $area } turns inactive
cauldron-label-build = Build a PDM in { $area }
cauldron-label-activate = Activate the PDM in { $area }
cauldron-label-raise = Raise a battlegroup in { $area }
cauldron-label-area = Choose { $area }
cauldron-label-officers-accept = The staff will fly out
cauldron-label-officers-decline = The staff stays with the army
cauldron-label-council-accept = Take the Council of War counter
cauldron-label-council-decline = Leave the Council of War counter
cauldron-label-recover = { $unit } comes back to full strength
cauldron-label-upkeep-all = Spend { $points } supply on upkeep: all are fed
cauldron-label-upkeep = { $points ->
    [0] Spend no supply on upkeep: { $hungry } units go hungry
   *[other] Spend { $points } supply on upkeep: { $hungry ->
        [one] 1 unit goes hungry
       *[other] { $hungry } units go hungry
    }
}
cauldron-label-unsupplied = { $unit } goes hungry
cauldron-label-lose = { $unit } takes the loss
cauldron-label-lose-depleted = { $unit } takes the loss and is gone
cauldron-label-lose-pdm = A PDM takes the loss
cauldron-label-appeal-conference = Appeal for a conference
cauldron-label-appeal-freedom = Appeal for Freedom of Action
cauldron-label-appeal-airlift = Appeal for more airlift
cauldron-label-build-how = Build a PDM
cauldron-label-activate-how = Activate a PDM
cauldron-label-choose = Move { $unit } out of { $area }
cauldron-label-move = { $unit } moves to { $area }
cauldron-label-tactical = Tactical Attack to delay the offensive
cauldron-label-battlegroup = Raise a battlegroup
cauldron-label-evacuate = Fly out wounded
cauldron-label-council = Call the Council of War
cauldron-label-plan = Plan an attack
cauldron-label-attack = Plan an attack on { $target }
cauldron-label-with = { $unit } out of { $place } joins the attack
cauldron-label-commit = { $points ->
    [0] Attack without supply
   *[other] Attack with { $points } supply, which adds { $points } to each roll
}
cauldron-label-resolve-none = End your actions
cauldron-label-resolve = Carry out the attacks
cauldron-label-roll-attack = { $unit } attacks { $target }
cauldron-label-roll-struck = Roll for { $unit }
cauldron-label-retreat-soviet = The Soviet unit goes to { $area }
cauldron-label-retreat-relief = The relief force falls back to { $area }
cauldron-label-retreat = Fall back to { $area }
cauldron-label-advance = { $unit } advances
cauldron-label-done-none = Nobody advances
cauldron-label-done = Advance now
cauldron-label-done-phase = End the German Phase
cauldron-label-done-picked = Confirm the choice
cauldron-label-relief = The relief force attacks
cauldron-label-relief-map = The relief force attacks towards { $area }
cauldron-label-direction = The relief force falls back a box and turns to { $letter }
cauldron-label-target = { $area } is attacked
cauldron-label-strike = { $area } is attacked now
cauldron-label-from = The Soviet unit in { $area } attacks
cauldron-label-key-area = Gather around { $area }
cauldron-label-listen = Draw a card for the rumor
cauldron-label-dispel = Put an end to the rumor
cauldron-label-surrender = Surrender the army: only Evaluation Phases remain

## Names

cauldron-column-0 = the order of battle
cauldron-column-1 = supplies
cauldron-column-2 = the SSI
cauldron-column-3 = PDMs
cauldron-column-4 = the first turn
cauldron-column-5 = depleted divisions
cauldron-box = box { $number } ({ $letter })
cauldron-box-title = Box { $number } of { $letter }
cauldron-off-map = off the map
cauldron-in-area = in { $area }
cauldron-in-box = in box { $number } of { $letter }
cauldron-none = none
# $level (String) - weak, average or strong.
cauldron-commitment = { $level ->
    [weak] Weak
    [average] Average
   *[strong] Strong
}
# $weather (String) - fair or poor.
cauldron-weather = { $weather ->
    [fair] fair
   *[poor] poor
}
# $track (String) - the id of a track.
cauldron-track = { $track ->
    [ssi] SSI
    [supply] Supply
    [ip] Initiative
    [wounded] Wounded
    [evacuated] Wounded flown out
    [final_offensive] Final Offensive index
    [morale] Morale
    [move] Movement tally
    [attack_without_foa] Attacks without Freedom of Action
   *[other] { $track }
}
# $table (String) - the id of a table.
cauldron-table = { $table ->
    [luftwaffe] Luftwaffe commitment
    [relief] Relief force commitment
    [airlift] Airlift
    [upkeep] Losses from lack of supply
    [conference] Appeal for a conference
    [freedom] Appeal for Freedom of Action
    [appeal_airlift] Appeal for more airlift
    [attack] German attack
    [relief_attack] Relief force attack
    [soviet] Soviet attack
    [situation] Strategic situation
    [collapse] Collapse
    [new_unit] New unit
    [survival] Survival
   *[other] { $table }
}
cauldron-table-set-up = Set-up roll for { $column }
# $modifier (String) - the id of a modifier.
cauldron-modifier = { $modifier ->
    [ssi] SSI
    [commit_marker] Commit marker
    [luftwaffe_marker] Luftwaffe marker
    [hoth_marker] Hoth marker
    [event] event
    [tiger_tanks] Tiger tanks
    [luftwaffe] Luftwaffe
    [relief] relief force
    [airfields] airfields
    [unsupplied] unsupplied units
    [attacked_without_foa] attacks without Freedom of Action
    [foa_marker] FoA marker
    [foa_airlift_marker] FoA/Airlift marker
    [council] Council of War
    [schmidt] Schmidt
    [supply] supply
    [armor] armor
    [depleted] depleted
    [stalingrad] Stalingrad
    [river] river
    [volga_frozen] frozen Volga
    [surrendered] surrender
    [eliminated] army destroyed
    [announced] announced
    [wounded] wounded
   *[other] { $modifier }
}
cauldron-modified = { $name } { $add }
# $marker (String) - the id of a marker.
cauldron-marker = { $marker ->
    [luftwaffe] Luftwaffe +1
    [hoth] Hoth +1
    [milch] Milch in charge of the airlift
    [manstein] Manstein holds the front
    [foa_bonus] +1 on the Appeal for Freedom of Action
    [airlift_bonus] +1 on the Appeal for more airlift
    [hq_politics] HQ Politics
    [no_foa_appeal] No more Appeals for Freedom of Action
    [foa_received] Freedom of Action
    [appeal_penalty] Attacked without Freedom of Action
    [council_of_war] Council of War
    [tiger_tanks] Tiger tanks with the relief force
    [zhukov_dead] Zhukov is dead
    [prisoners_treated_well] Prisoners are treated well
    [luftwaffe_shifts] The Luftwaffe shifts forces
    [schmidt] Schmidt loses influence
    [officers] The staff will fly out
    [right_hand_number] The right-hand number while Stalingrad is held
   *[other] { $marker }
}
# $column (String) - the id of a column of the cards.
cauldron-targets = { $column ->
    [none] no area
    [any_3] three areas of your choice
    [even] areas with even numbers
    [odd] areas with odd numbers
   *[all] every area in reach
}
# $result (String) - the id of a result.
cauldron-result = { $result ->
    [no_effect] no effect
    [retreat] retreat
    [no_effect_star] no effect, or an advance after a German success
    [advance] advance
    [wounded] wounded
    [depleted_loss] a weak unit alone is lost
    [defeat] a loss or a retreat
    [dispelled] nothing in it
    [inconclusive] nobody knows yet
    [obtains] it is true
    [not_granted] not granted
    [politics] not granted, HQ Politics
    [plus_one] not granted, +1 next time
    [granted] granted
   *[other] { $result }
}

## What chance is asked for

cauldron-roll-card = the next card
cauldron-roll-appeal = the Appeal
cauldron-roll-unit = { $table }: { $unit }
cauldron-roll-area = { $table }: { $area }
cauldron-roll-unknown = a result this game does not know

## Odds

cauldron-odds-of = { $table }: { $result }
cauldron-odds-certain = certain
cauldron-odds-supply = { $supply } supply
cauldron-odds-losses = { $losses ->
    [0] no losses
    [one] 1 loss
   *[other] { $losses } losses
}
cauldron-odds-nothing = nothing comes of it
cauldron-odds-commit = Commit marker +{ $shows }
cauldron-odds-commit-foa = Commit marker +{ $shows } and FoA/Airlift marker
cauldron-odds-foa = FoA/Airlift marker
cauldron-odds-follow-up = { $result }, and a follow-up
cauldron-odds-ssi = SSI { $adjust }
cauldron-odds-ssi-unchanged = SSI unchanged
cauldron-odds-survives = the unit survives
cauldron-odds-lost = the unit is lost
cauldron-odds-delayed = the offensive is delayed
cauldron-odds-not-delayed = no delay
cauldron-odds-no-rumor = no rumor
cauldron-odds-weather = { $weather } weather
cauldron-odds-offensive = Final Offensive index { $adjust }
cauldron-odds-offensive-unchanged = Final Offensive index unchanged
# $how (String) - the id of a way to surrender.
cauldron-odds-surrender = { $how ->
    [without_foa] surrender against orders
    [with_foa] surrender with Freedom of Action
    [lenient] surrender, late enough to be judged mildly
   *[excused] surrender, late and free, that nobody blames
}
cauldron-odds-surrender-ssi = { $surrender }, SSI { $adjust }
cauldron-odds-council-continue = the council fights on
cauldron-odds-council-bonus = the council fights on, { $appeals } on Appeals and { $attacks } on attacks from now on
cauldron-outlook-now = { $roll }, { $modifiers }
cauldron-outlook-later = { $roll } as things stand, { $modifiers }
cauldron-outlook-unmodified = no modifiers
cauldron-odds-random = random number { $random }
cauldron-odds-total = total { $total }
# $end (String) - the id of an end of an attack.
cauldron-odds-attack = { $end ->
    [no_effect] no effect
    [hit] Soviet unit hit
    [beaten] Soviet unit retreats, area to choose
    [driven_out] Soviet unit driven out
    [replaced] Soviet unit driven out and replaced
   *[open] way open
}
cauldron-odds-relief-stays = relief force stays
cauldron-odds-relief-beaten = relief force falls back, area to choose
cauldron-odds-relief-advances = relief force advances: { $place }
cauldron-odds-relief-falls-back = relief force falls back: { $place }
# $end (String) - the id of an end of a Soviet attack.
cauldron-odds-strike = { $end ->
    [no_effect] no effect
    [wounded] wounded +1
    [depleted] unit depleted
    [lost] unit lost
    [pdm] PDM turned inactive
    [retreated] German retreat
    [unit_or_pdm] loss to choose, the unit or a PDM
   *[to_choose] loss or retreat to choose
}
cauldron-odds-area-lost = area lost
cauldron-odds-launched = Final Offensive launched
cauldron-odds-targets = Soviet attacks: { $targets }
cauldron-odds-no-targets = no Soviet attacks
cauldron-odds-collapse = 6th Army collapses
cauldron-odds-destroyed = 6th Army destroyed
cauldron-odds-link-up = link-up
# $level (String) - the id of a level of victory.
# $points (String) - the Victory Points.
cauldron-odds-over = { $level ->
    [german_decisive] decisive German victory ({ $points } VP)
    [german] German victory ({ $points } VP)
    [german_moral] moral victory ({ $points } VP)
    [soviet] Soviet victory ({ $points } VP)
   *[soviet_decisive] decisive Soviet victory ({ $points } VP)
}

## Ends

cauldron-end-ssi-zero = All is lost: the strategic situation has broken down.
cauldron-end-link-up = The relief force and 6th Army have met.
cauldron-end-time-up = The battle is over.
# $level (String) - the id of a level of victory.
# $points (String) - the Victory Points.
cauldron-level = { $level ->
    [german_decisive] A decisive German victory ({ $points } VP).
    [german] A German victory ({ $points } VP).
    [german_moral] A moral victory for the army, neither won nor lost ({ $points } VP).
    [soviet] A Soviet victory ({ $points } VP).
   *[soviet_decisive] A decisive Soviet victory ({ $points } VP).
}

## On offer

cauldron-blurb = December 1942: you are Paulus, encircled. Hold the pocket, feed it by air, break out or wait for relief.
cauldron-preset-first = The historical scenario without optional rules, with Undo.
cauldron-preset-full = The variable scenario with every optional rule.
cauldron-preset-historical = The historical scenario, with the count of survivors at the end.

## Names of options

title-scenario = Scenario
title-entry = Entry of the relief force
title-variable-placement = Variable placement
title-council-of-war = Council of War
title-survival = Survival
title-rumors = Rumors
title-rivers = Attacks across rivers
title-what-if = What if
title-long-breakout = Long breakout

## In the lab

cauldron-score-name = Victory Points
cauldron-track-points = Victory Points as they stand
cauldron-track-ssi = Strategic Situation Index
cauldron-track-supply = Supply points
cauldron-track-wounded = Wounded
cauldron-track-offensive = Final Offensive index
cauldron-track-areas = German areas
cauldron-track-units = German units in play
cauldron-reason-ssi-zero = Strategic Situation Index down to 0
cauldron-reason-link-up = 6th Army and the relief force meet
cauldron-reason-time-up = the Victory Points after the last turn

## What is in a pack

# $areas (Number)
# $germans (Number)
# $armies (Number)
# $cards (Number)
# $values (Number)
cauldron-counts = { $areas } areas, { $germans } German units, { $armies } Soviet armies, { $cards } cards, { $values } sources

## Values of options

choice-scenario-historical = Historical
choice-scenario-variable = Variable

## Seats

seat-paulus = Paulus

## The headquarters of the 6th Army, in lists and on its counter

cauldron-hq = HQ
cauldron-counter-hq = 6 HQ

## What stands for something in the forms of actions

placeholder-area = AREA
placeholder-box = BOX
placeholder-letter = LETTER
placeholder-points = POINTS
placeholder-unit = UNIT
