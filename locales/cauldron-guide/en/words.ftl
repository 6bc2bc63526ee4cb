### Stalingrad Solitaire: The Cauldron. Names of areas, units, cards and rumors come from the data pack.

cauldron-title = Stalingrad Solitaire: The Cauldron

## Options

option-scenario = The scenario: Historical is the pocket of December 1942; Variable rolls for its strength and supplies, with modifiers you distribute.
option-entry = The Relief Force’s entry letter: A is historical; D is the farthest, from beyond the Don.
option-variable-placement = Variable placement: you set up the whole army, but cards name some areas where units of either side must begin.
option-council-of-war = Council of War: when both commitments are Weak, the generals may decide for themselves whether to surrender.
option-survival = Survival: at the end, count how many prisoners come home.
option-rumors = Rumors: hopes spread through the pocket between turns, and a few of them come true.
option-rivers = Attacks across rivers: you can attack some areas across the water; they are treated like Stalingrad areas.
option-what-if = What If: one card at the start changes a circumstance of the battle.
option-long-breakout = Long breakout: each further Retreat result of the same German Phase moves a breakout group one box farther, for another 2 supply. Without this option, one box per phase.

## Phases

cauldron-phase-set-up = Set-up
cauldron-phase-strategic = Strategic Phase
cauldron-phase-upkeep = Upkeep
cauldron-phase-german = German Phase
cauldron-phase-soviet = Soviet Phase
cauldron-phase-evaluation = Evaluation Phase
cauldron-phase-over = Game over

## Prompts: the current decision

cauldron-prompt-modifier = { $left ->
    [one] Set-up roll for { $column }: choose its modifier. You have 1 modifier left.
   *[other] Set-up roll for { $column }: choose its modifier. You have { $left } modifiers left for all rolls.
}
cauldron-prompt-give-up = The order of battle is one division short. Choose the division that starts outside the pocket.
cauldron-prompt-deplete = { $more ->
    [0] All divisions that begin depleted are chosen. Confirm.
    [one] One more division begins depleted. Choose it.
   *[other] { $more } more divisions begin depleted. Choose them.
}
cauldron-prompt-place-drawn = A unit must begin in { $area }. Choose the unit.
cauldron-prompt-place-units = Choose the area where { $unit } begins.
cauldron-prompt-pdms-placed = All PDMs are placed. Confirm.
cauldron-prompt-place-pdms = Choose an area for the next PDM. Left to place: { $active } active, { $inactive } inactive.
cauldron-prompt-officers = The staff is offered seats on a plane out. Accept (it costs 1 Victory Point if the army is lost) or decline.
cauldron-prompt-free-pdm = { $more ->
    [one] Place a free inactive PDM. Choose its area.
   *[other] Place { $more } free inactive PDMs. Choose the area of the next one.
}
cauldron-prompt-deactivate = { $more ->
    [one] An active PDM adjacent to a Soviet unit becomes inactive. Choose its area.
   *[other] { $more } active PDMs adjacent to Soviet units become inactive. Choose the area of the next one.
}
cauldron-prompt-free-battlegroup = Raise a free Battlegroup. Choose its area.
cauldron-prompt-recover = { $more ->
    [one] A depleted division returns to full strength. Choose it.
   *[other] { $more } depleted divisions return to full strength. Choose the next one.
}
cauldron-prompt-take-council = Both commitments are Weak. Take the Council of War counter, or decline it.
cauldron-prompt-upkeep = { $units ->
    [one] Upkeep: 1 unit in play, { $supply } supply on hand; 1 point supplies five units. Choose how much to spend.
   *[other] Upkeep: { $units } units in play, { $supply } supply on hand; 1 point supplies five units. Choose how much to spend.
}
cauldron-prompt-unsupplied = { $more ->
    [0] All unsupplied units are chosen. Confirm.
    [one] One more unit goes unsupplied. Choose it.
   *[other] { $more } more units go unsupplied. Choose them.
}
cauldron-prompt-upkeep-loss = { $more ->
    [one] Hunger and frost cause 1 loss. Choose the unsupplied division that takes it.
   *[other] Hunger and frost cause { $more } losses. Choose the unsupplied division that takes the next one.
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
cauldron-prompt-destination = { $unit } leaves { $area }. Choose its destination; every five areas cost 1 IP and 1 supply, { $tally } on the tally so far.
cauldron-prompt-build = Choose the area where you build a PDM.
cauldron-prompt-activate = Choose the area where you activate a PDM.
cauldron-prompt-battlegroup = Choose the area where you raise a Battlegroup.
cauldron-prompt-plan = Choose the target.
cauldron-prompt-attackers-none = Attack on { $target }: choose the first attacker.
cauldron-prompt-attackers = Attack on { $target } with { $units }: add another attacker, or choose the supply, which completes the plan.
cauldron-prompt-combat = The attacks begin. Choose the unit that rolls next.
cauldron-prompt-soviet-retreat = The Soviet unit in { $area } must retreat. Choose its destination.
cauldron-prompt-advance-none = { $target } is vacant. Choose a unit to advance, or end the advance.
cauldron-prompt-advance = { $target } is vacant. Advancing: { $units }. Choose another unit, or advance now.
cauldron-prompt-relief = { $commitment } Relief Force, { $place }: let it attack, or move it back one box and choose another letter.
cauldron-prompt-relief-map = { $commitment } Relief Force, { $place }: choose the area it attacks toward.
cauldron-prompt-relief-retreat = The Relief Force must retreat. Choose its destination.
cauldron-prompt-end-german = A Battlegroup raised now would link up with the Relief Force and end the game. Raise it, or end the German Phase.
cauldron-prompt-any-three = { $more ->
    [0] The areas that the Soviets attack are chosen. Confirm.
    [one] The Soviets attack one more area. Choose it.
   *[other] The Soviets attack { $more } more areas. Choose them.
}
cauldron-prompt-strikes = { $areas ->
    [one] Soviet attacks: 1 area left. Resolve the attack, or raise a Battlegroup first.
   *[other] Soviet attacks: { $areas } areas left. Choose the next one, or raise a Battlegroup first.
}
cauldron-prompt-striker = Choose the Soviet unit that attacks { $area }.
cauldron-prompt-defeat = Defeat (X) in { $area } ({ $units }). Choose the loss, or retreat.
cauldron-prompt-follow-up = The Soviet unit in { $from } attacks again. Choose the area it attacks.
cauldron-prompt-unit-strikes = { $units ->
    [one] The collapsed army: 1 unit left to roll for.
   *[other] The collapsed army: { $units } units left to roll for. Choose the next one.
}
cauldron-prompt-unit-defeat = Defeat (X): { $unit }. Choose the unit or PDM that takes the loss.
cauldron-prompt-key-area = The army has collapsed. Choose the Key Area around which the survivors gather.
cauldron-prompt-flee = Choose the area where { $unit } takes refuge.
cauldron-prompt-rumor = Rumor in play: { $rumor }. Draw a card for it, or dispel it.

## Labels of actions

cauldron-price-free = free
cauldron-price-ip = { $ip } IP
cauldron-price-supply = { $supply } supply
cauldron-price-both = { $ip } IP, { $supply } supply
cauldron-label-priced = { $label } ({ $price })
cauldron-label-rolled = { $label } (die { $modifier })
cauldron-label-modify-none = No modifier on this roll
cauldron-label-modify = { $modifier } on this roll
cauldron-label-give-up = { $unit } starts outside the pocket
cauldron-label-deplete = { $unit } begins depleted
cauldron-label-place = { $unit } in { $area }
cauldron-label-pdm = PDM in { $area }
cauldron-label-deactivate = The PDM in { $area } becomes inactive
cauldron-label-build = Build a PDM in { $area }
cauldron-label-activate = Activate the PDM in { $area }
cauldron-label-raise = Raise a Battlegroup in { $area }
cauldron-label-area = Choose { $area }
cauldron-label-officers-accept = Accept: the staff will fly out
cauldron-label-officers-decline = Decline: the staff stays with the army
cauldron-label-council-accept = Take the Council of War counter
cauldron-label-council-decline = Decline the Council of War counter
cauldron-label-recover = { $unit } returns to full strength
cauldron-label-upkeep-all = Spend { $points } supply on upkeep: all units are supplied
cauldron-label-upkeep = { $points ->
    [0] Spend no supply on upkeep: { $hungry ->
        [one] 1 unit goes unsupplied
       *[other] { $hungry } units go unsupplied
    }
   *[other] Spend { $points } supply on upkeep: { $hungry ->
        [one] 1 unit goes unsupplied
       *[other] { $hungry } units go unsupplied
    }
}
cauldron-label-unsupplied = { $unit } goes unsupplied
cauldron-label-lose = { $unit } takes the loss
cauldron-label-lose-depleted = { $unit } takes the loss and is eliminated
cauldron-label-lose-pdm = A PDM takes the loss
cauldron-label-appeal-conference = Appeal for a conference
cauldron-label-appeal-freedom = Appeal for Freedom of Action
cauldron-label-appeal-airlift = Appeal for more airlift
cauldron-label-build-how = Build a PDM
cauldron-label-activate-how = Activate a PDM
cauldron-label-choose = Move { $unit } from { $area }
cauldron-label-move = { $unit } moves to { $area }
cauldron-label-tactical = Tactical Attack to delay the Final Offensive
cauldron-label-battlegroup = Raise a Battlegroup
cauldron-label-evacuate = Evacuate wounded
cauldron-label-council = Call the Council of War
cauldron-label-plan = Plan an attack
cauldron-label-attack = Plan an attack on { $target }
cauldron-label-with = { $unit } attacks from { $place }
cauldron-label-commit = { $points ->
    [0] Attack without supply
   *[other] Attack with { $points } supply, which adds { $points } to each roll
}
cauldron-label-resolve-none = End your actions
cauldron-label-resolve = Carry out the attacks
cauldron-label-roll-attack = { $unit } attacks { $target }
cauldron-label-roll-struck = Roll for { $unit }
cauldron-label-retreat-soviet = The Soviet unit retreats to { $area }
cauldron-label-retreat-relief = The Relief Force retreats to { $area }
cauldron-label-retreat = Retreat to { $area }
cauldron-label-advance = { $unit } advances
cauldron-label-done-none = No unit advances
cauldron-label-done = Advance now
cauldron-label-done-phase = End the German Phase
cauldron-label-done-picked = Confirm the choice
cauldron-label-relief = The Relief Force attacks
cauldron-label-relief-map = The Relief Force attacks toward { $area }
cauldron-label-direction = The Relief Force moves back one box and changes to letter { $letter }
cauldron-label-target = The Soviets attack { $area }
cauldron-label-strike = Resolve the attack on { $area }
cauldron-label-from = The Soviet unit in { $area } attacks
cauldron-label-key-area = Gather around { $area }
cauldron-label-listen = Draw a card for the rumor
cauldron-label-dispel = Dispel the rumor
cauldron-label-surrender = Surrender the army: only Evaluation Phases remain

## Names

cauldron-column-0 = the order of battle
cauldron-column-1 = supplies
cauldron-column-2 = the SSI
cauldron-column-3 = PDMs
cauldron-column-4 = the first turn
cauldron-column-5 = depleted divisions
cauldron-area = { $number } { $name }
cauldron-place = { $area }
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
    [fair] Fair
   *[poor] Poor
}
# $track (String) - the id of a track.
cauldron-track = { $track ->
    [ssi] SSI
    [supply] Supply
    [ip] IP
    [wounded] Wounded
    [final_offensive] Final Offensive index
    [morale] Morale
    [move] Movement tally
    [attack_without_foa] Attacks without Freedom of Action
   *[other] { $track }
}
# $table (String) - the id of a table.
cauldron-table = { $table ->
    [luftwaffe] Luftwaffe commitment
    [relief] Relief Force commitment
    [airlift] Airlift
    [upkeep] Losses from lack of supply
    [conference] Appeal for a conference
    [freedom] Appeal for Freedom of Action
    [appeal_airlift] Appeal for more airlift
    [attack] German attack
    [relief_attack] Relief Force attack
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
    [relief] Relief Force
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
    [announced] modifier
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
    [foa_bonus] +1 on Appeals for Freedom of Action
    [airlift_bonus] +1 on Appeals for more airlift
    [hq_politics] HQ Politics
    [no_foa_appeal] No more Appeals for Freedom of Action
    [foa_received] Freedom of Action
    [appeal_penalty] Attacked without Freedom of Action
    [council_of_war] Council of War
    [tiger_tanks] Tiger tanks with the Relief Force
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
   *[all] every exposed area
}
# $result (String) - the id of a result.
cauldron-result = { $result ->
    [no_effect] no effect
    [retreat] Retreat
    [no_effect_star] no effect, or an advance after a German success
    [advance] advance
    [wounded] one more wounded (W)
    [depleted_loss] a lone weak unit is lost (DX)
    [defeat] defeat (X)
    [dispelled] dispelled
    [inconclusive] stays in play
    [obtains] comes true
    [not_granted] not granted
    [politics] not granted, HQ Politics
    [plus_one] not granted, +1 next time
    [granted] granted
   *[other] { $result }
}

## Requests for chance

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
cauldron-odds-nothing = no effect
cauldron-odds-commit = Commit marker +{ $shows }
cauldron-odds-commit-foa = Commit marker +{ $shows } and FoA/Airlift marker
cauldron-odds-foa = FoA/Airlift marker
cauldron-odds-follow-up = { $result }, and a follow-up attack
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
    [lenient] lenient surrender (−1 on Table H)
   *[excused] lenient surrender (no penalty on Table H)
}
cauldron-odds-surrender-ssi = { $surrender }, SSI { $adjust }
cauldron-odds-council-continue = the army fights on
cauldron-odds-council-bonus = the army fights on, { $appeals } on Appeals and { $attacks } on attacks from now on
cauldron-outlook-now = { $roll }, { $modifiers }
cauldron-outlook-later = { $roll } as things stand, { $modifiers }
cauldron-outlook-unmodified = no modifiers
cauldron-odds-random = random number { $random }
cauldron-odds-total = total { $total }
# $end (String) - the id of an end of an attack.
cauldron-odds-attack = { $end ->
    [no_effect] no effect
    [hit] Soviet unit hit
    [beaten] Soviet unit retreats, your choice of area
    [driven_out] Soviet unit retreats
    [replaced] Soviet unit retreats and is replaced
   *[open] box open
}
cauldron-odds-relief-stays = Relief Force stays
cauldron-odds-relief-beaten = Relief Force retreats, your choice of area
cauldron-odds-relief-advances = Relief Force advances: { $place }
cauldron-odds-relief-falls-back = Relief Force retreats: { $place }
# $end (String) - the id of an end of a Soviet attack.
cauldron-odds-strike = { $end ->
    [no_effect] no effect
    [wounded] one more wounded
    [depleted] unit depleted
    [lost] unit lost
    [pdm] PDM becomes inactive
    [retreated] German retreat
    [loss] one loss, your choice
   *[to_choose] loss or retreat, your choice
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
    [german_decisive] German Decisive Victory ({ $points } VP)
    [german] German Victory ({ $points } VP)
    [german_moral] German Moral Victory ({ $points } VP)
    [soviet] Soviet Victory ({ $points } VP)
   *[soviet_decisive] Soviet Decisive Victory ({ $points } VP)
}

## Ends

cauldron-end-ssi-zero = The SSI is at 0: the southern front has collapsed.
cauldron-end-link-up = The Relief Force and 6th Army have linked up.
cauldron-end-time-up = The last turn is over.
# $level (String) - the id of a level of victory.
# $points (String) - the Victory Points.
cauldron-level = { $level ->
    [german_decisive] German Decisive Victory ({ $points } VP).
    [german] German Victory ({ $points } VP).
    [german_moral] German Moral Victory, in effect a draw ({ $points } VP).
    [soviet] Soviet Victory ({ $points } VP).
   *[soviet_decisive] Soviet Decisive Victory ({ $points } VP).
}

## On offer

cauldron-blurb = December 1942: you are Paulus, encircled. Hold the pocket, feed it by air, break out or wait for relief.
cauldron-preset-first = The historical scenario without optional rules, with Undo even after dice rolls.
cauldron-preset-full = The variable scenario with every optional rule.
cauldron-preset-historical = The historical scenario, with survival statistics at the end.

## Names of options

title-scenario = Scenario
title-entry = Relief Force entry
title-variable-placement = Variable placement
title-council-of-war = Council of War
title-survival = Survival
title-rumors = Rumors
title-rivers = Attacks across rivers
title-what-if = What If
title-long-breakout = Long breakout

## In the lab

cauldron-score-name = Victory Points
cauldron-track-points = Current Victory Points
cauldron-track-ssi = Strategic Situation Index
cauldron-track-supply = Supply points
cauldron-track-wounded = Wounded
cauldron-track-offensive = Final Offensive index
cauldron-track-areas = German areas
cauldron-track-units = German units in play
cauldron-reason-ssi-zero = Strategic Situation Index at 0
cauldron-reason-link-up = 6th Army and the Relief Force link up
cauldron-reason-time-up = the Victory Points after the last turn

## Contents of a pack

# $areas (Number)
# $germans (Number)
# $armies (Number)
# $cards (Number)
# $values (Number)
cauldron-counts = { $areas } areas, { $germans } German units, { $armies } Soviet armies, { $cards } cards, { $values } sources

## Values of options

choice-scenario-historical = Historical
choice-scenario-variable = Variable

## Styles of the computer player

style-breakout = Breakout
style-stay-put = Stay put
style-consolidate = Consolidate
style-watch-and-wait = Watch and wait

## Seats

seat-paulus = Paulus

## The headquarters of the 6th Army, in lists and on its counter

cauldron-hq = HQ
cauldron-counter-hq = 6 HQ

## Placeholders in the notation of actions

placeholder-area = AREA
placeholder-box = BOX
placeholder-letter = LETTER
placeholder-points = POINTS
placeholder-unit = UNIT
