### Words of the pages of Cauldron: its board, its aids and the descriptions of its pieces.

## On the board

cauldron-map-title = The Cauldron
cauldron-map-place = 6th Army at Stalingrad
cauldron-map-time = winter 1942–43
cauldron-map-north = N
cauldron-heading-legend = Legend
# $sign (String) - the id of a sign.
cauldron-sign = { $sign ->
    [star] Key Area
    [plane] airfield
    [pdm] active PDM
    [pdm_inactive] inactive PDM
    [aim] attack planned
    [burst] Soviet attack
    [chevrons] Breakthrough
    [depleted] depleted
    [front] front line
   *[perimeter] starting perimeter
}
# $track (String) - the id of a track.
cauldron-track-name = { $track ->
    [turn] Turn
    [ssi] Strategic Situation Index
    [supply] Supply
    [ip] Initiative Points
    [morale] Morale
    [wounded] Wounded
    [evacuated] Evacuated wounded
    [move] Movement tally
    [attack_without_foa] Attacks without Freedom of Action
    [final_offensive] Final Offensive
    [weather] Weather
    [luftwaffe] Luftwaffe
    [relief] Relief Force
   *[points] Victory Points
}
# $track (String) - the id of a track.
cauldron-track-short = { $track ->
    [turn] Turn
    [weather] Weather
    [luftwaffe] Luftwaffe
    [relief] Relief
    [ssi] Situation
    [supply] Supply
    [ip] Initiative
    [morale] Morale
    [wounded] Wounded
    [evacuated] Evacuated
    [move] Moves
    [attack_without_foa] Attacks without FoA
   *[final_offensive] Offensive
}
cauldron-track-value = { $track }: { $value }
cauldron-offensive-at = { $index } of 8
cauldron-offensive-since = since turn { $turn }
cauldron-offensive-never = never
# $weather (String) - the id of a weather.
cauldron-weather-name = { $weather ->
    [fair] Fair
    [poor] Poor
   *[same] Same
}
cauldron-not-rolled = not rolled
# $appeal (String) - the id of an Appeal.
cauldron-appeal-short = { $appeal ->
    [conference] Conference
    [freedom] Freedom
   *[airlift] Airlift
}
# $marker (String) - the id of a marker.
cauldron-marker-name = { $marker ->
    [attack] Attacks
    [pdm] PDMs
    [battlegroup] Battlegroups
    [relief] Relief Force
    [rumor] Rumor
    [luftwaffe] Luftwaffe +1
    [hoth] Hoth +1
    [milch] Milch in charge
    [manstein] Manstein holds the front
    [foa_bonus] FoA +1
    [airlift_bonus] Airlift +1
    [hq_politics] HQ Politics
    [no_foa_appeal] No FoA Appeal
    [foa_received] Freedom of Action
    [appeal_penalty] Attacked without FoA
    [council_of_war] Council of War
    [tiger_tanks] Tiger tanks
    [zhukov_dead] Zhukov is dead
    [prisoners_treated_well] Prisoners treated well
    [luftwaffe_shifts] Luftwaffe shifts forces
    [schmidt] Schmidt loses influence
    [officers] Staff to be flown out
    [right_hand_number] Stalingrad slows the offensive
    [surrendered] Surrendered
    [collapsed] Collapsed
    [destroyed] Destroyed
   *[other] { $marker }
}
cauldron-commit-marker = Commit +{ $shows }
cauldron-no-rumor = No rumor
cauldron-rumor-of = Rumor: { $rumor }
cauldron-pool-left = { $name }: { $count }
cauldron-tray-event = Event
cauldron-tray-to-place = To be placed
cauldron-tray-lost = Lost
cauldron-card-label = Card { $number }, { $title }: { $text }
cauldron-card-title = Card { $number }: { $title }
cauldron-card-columns = Weather { $weather } · random number { $random } · offensive { $offensive } · attack: { $targets }
# $targets (String) - the id of an entry in the Attack column.
cauldron-targets-name = { $targets ->
    [none] none
    [any_3] any 3
    [even] even
    [odd] odd
   *[all] all
}

## What the numbers mean now

cauldron-note-ssi = at 0 all is lost
cauldron-note-offensive = at 8 it never stops
cauldron-note-offensive-on = every exposed area
cauldron-note-offensive-never = it will not come
# $ip (Number) - initiative points of the next turn.
cauldron-note-morale = brings { $ip } IP a turn
cauldron-note-collapse = 20 or less: Collapse
# $fed (Number) - units that the supply at hand feeds.
# $units (Number) - units in play.
cauldron-note-supply = feeds { $fed } of { $units }
cauldron-note-ip = to spend
cauldron-note-wounded = every 5: −1 IP

## Areas and pieces

cauldron-on-map = map
cauldron-letter-label = Letter { $letter }, to { $area }
cauldron-pocket = The pocket
cauldron-pocket-label = { $areas ->
    [one] German control: 1 area
   *[other] German control: { $areas } areas
}
cauldron-pocket-rule = The line follows German control. Areas inside the dotted starting perimeter stay German when empty, all others only while a unit is there.
cauldron-held-german = German
cauldron-held-soviet = Soviet unit
cauldron-held-lost = lost to the Soviets
cauldron-held-rear = behind the Soviet ring
cauldron-soviet-in = Soviet unit in { $area }
cauldron-key-area = Key Area: 3 morale in German hands
cauldron-worth-one = 1 morale
cauldron-stalingrad-area = Stalingrad: −1 to attack, no bonus for armor, and the first Retreat result is only a Hit
cauldron-airfield-open = Airfield, open
cauldron-airfield-lost = Airfield, lost
cauldron-entry-of = Relief Force entry { $letter } ({ $name })
cauldron-next-to = Adjacent: { $areas }
cauldron-across-river = Across the river: { $areas }
cauldron-units-here = Here: { $units }
cauldron-unit-state = { $unit } ({ $state })
cauldron-unit-label = { $unit }, { $state }, { $place }
cauldron-full = full strength
cauldron-depleted = depleted
cauldron-lost = lost
cauldron-one-step = one step
cauldron-isolated = Isolated: actions with this unit cost double
cauldron-isolated-area = Cut off from every German airfield: actions here cost double
cauldron-attacks = Attacks { $target }
cauldron-hungry = Unsupplied
cauldron-advances = Advances
cauldron-pdms = PDMs: { $active } active, { $inactive } inactive
cauldron-pdm-active = { $count ->
    [one] Active PDM
   *[other] { $count } active PDMs
}
cauldron-pdm-inactive = { $count ->
    [one] Inactive PDM
   *[other] { $count } inactive PDMs
}
cauldron-breakthrough = Breakthrough: no Soviet unit may enter
cauldron-hit = Hit: the next Retreat result makes it retreat
cauldron-attacked-with = Attack planned, supply { $supply }
cauldron-target-now = Target of the attack being planned
cauldron-attack-plan = Attack planned: { $units }, supply { $supply }
cauldron-attack-from-to = Attack from { $from } on { $to }
cauldron-strike-from-to = Soviet attack from { $from } on { $to }
cauldron-under-attack = Under Soviet attack
cauldron-at-stake = Soviet attack to come
cauldron-at-stake-list = Soviet attacks to come: { $areas }
cauldron-relief-at = { $name }: { $place }
cauldron-relief-here = The Relief Force is here
cauldron-relief-commitment = Commitment of the Relief Force: { $level }
cauldron-box-worth = Morale +{ $morale } while the Relief Force is here
cauldron-box-touches = Box 5 is adjacent to { $area }
cauldron-box-breakout = Units in the entry area may break out into box 5 and fight on toward box 1. The Soviets do not attack boxes.
cauldron-letter-now = The Relief Force’s current letter
cauldron-letter-turn = Instead of attacking, the Relief Force may move back one box and take another letter; not in box 1 and not on the map.
# $kind (String) - the id of a kind of unit.
cauldron-kind-name = { $kind ->
    [infantry] Infantry division
    [motorized] Motorized division
    [panzer] Panzer division
    [hq] Headquarters
   *[battlegroup] Battlegroup
}
# $ability (String) - the kind or state of a unit.
cauldron-ability = { $ability ->
    [infantry] Moves; attacks an adjacent Soviet unit (Retreat on 7 or more); two steps.
    [armor] Moves; attacks with +1 outside Stalingrad (Retreat on 7 or more); two steps.
    [hq] Moves, does not attack. Once it is lost, every action costs double.
    [depleted] Depleted: −1 when it attacks; the next loss eliminates it.
   *[battlegroup] Moves; neither attacks nor retreats; takes a loss only if no other unit or active PDM can.
}

## Tracks, markers and Appeals in plain words

cauldron-now = Now: { $value }
# $track (String) - the id of a track.
cauldron-track-help = { $track ->
    [turn] The game ends after the last turn, at a link-up, or at SSI 0.
    [ssi] The state of the whole southern front, and the base of the score. At 0 the game is lost; gains above 10 are lost.
    [supply] Supplies units (1 point for every 5) and pays for movement, attacks, advances, PDMs and Battlegroups. Unspent points are kept.
    [ip] 1 for every 5 morale, minus 1 for every 5 wounded. Pays for actions; unspent points are lost.
    [morale] 1 for each German area, 3 for each Key Area, plus the value of the Relief Force’s box. 25 or more at the end gives a Victory Point; 20 or less during the Final Offensive causes the Collapse.
    [wounded] Every 5 cost 1 IP; 20 cause the Collapse. 1 IP evacuates three, unless the Luftwaffe is Weak.
    [evacuated] Wounded evacuated so far; for information only.
    [move] Areas entered this phase; those adjacent to Soviet areas count 2. Every five begun cost 1 IP and 1 supply.
    [attack_without_foa] Areas attacked this turn against orders: each is −1 on Table H, and the next Appeal is rolled at −1.
    [final_offensive] At 8 the Final Offensive begins and never ends: every exposed area is attacked each turn, with follow-up attacks. Until then a Tactical Attack may reduce the index.
    [weather] Decides the row of Table B (airlift).
    [luftwaffe] Rolled on Table A each turn. If Strong, it helps the airlift and hurts on Table H.
    [relief] Rolled on Table A each turn. Decides the row of Table F; if Strong, it hurts on Table H.
   *[points] Victory Points if the game ended now; 8 are a German Victory.
}
cauldron-marker-held = In force
cauldron-marker-free = Not in force
# $marker (String) - the id of a marker.
cauldron-marker-help = { $marker ->
    [attack] Plan an attack on an adjacent Soviet unit or a breakout: 1 IP for each target and up to 3 supply.
    [pdm] Prepared Defense Marker. An active one takes a loss in place of a unit. Building or activating one costs 2 IP or 4 supply.
    [battlegroup] For 2 supply, raise a Battlegroup in a German area, even before a Soviet roll.
    [relief] Attacks on Table F after the German attacks. From box 5 it breaks through to its entry area; a link-up with a German unit ends the game.
    [rumor] Between turns a card decides the fate of a rumor, or you dispel it.
    [luftwaffe] +1 on the commitment roll of the Luftwaffe.
    [hoth] +1 on the commitment roll of the Relief Force.
    [commit] Adds to both commitment rolls of the next turn, then is returned.
    [milch] Each airlift brings 1 less supply.
    [manstein] 1 Victory Point at the end.
    [foa_bonus] +1 on every Appeal for Freedom of Action.
    [airlift_bonus] +1 on every Appeal for more airlift.
    [hq_politics] A warning: the next HQ Politics result ends all Appeals for Freedom of Action.
    [no_foa_appeal] You can no longer appeal for Freedom of Action.
    [foa_received] Attacks no longer count on Table H, and a surrender costs less.
    [appeal_penalty] The next Appeal is rolled at −1.
    [council_of_war] Offered from turn 8 on when both commitments are Weak. It forbids Appeals. Calling the council is an action: a card decides whether the army surrenders.
    [tiger_tanks] +1 on every roll of the Relief Force.
    [zhukov_dead] The Final Offensive will never begin.
    [prisoners_treated_well] Twice as many prisoners survive.
    [luftwaffe_shifts] One more supply each turn.
    [schmidt] Appeals cost 2 IP, and those for Freedom of Action are rolled at +1.
    [officers] If the army surrenders or is destroyed, the staff’s flight costs 1 Victory Point.
    [right_hand_number] While all of Stalingrad is German, the right-hand number of the Offensive column applies.
    [surrendered] Only Evaluation Phases are played until the last turn.
    [collapsed] Only areas with a unit are German; roll for each unit separately.
   *[destroyed] No unit is left; the turns continue without the army, at −1 on Table H.
}
# $appeal (String) - the id of an Appeal.
cauldron-appeal-help = { $appeal ->
    [conference] 1 IP, once per turn, Table D: may give a Commit marker for the next commitment rolls, and +1 on later Appeals.
    [freedom] 1 IP, once per turn, Table D: once granted, attacks no longer count on Table H.
   *[airlift] 1 IP, once per turn, Table D: up to 3 supply at once.
}
cauldron-appeal-made = You have made this turn’s Appeal.
cauldron-appeal-closed = Not possible now.

## Sequence of play

# $step (String) - the id of a step.
cauldron-step-name = { $step ->
    [set_up] Set-up
    [event] Random event
    [weather] Weather
    [commitments] Commitments
    [initiative] Morale and initiative
    [airlift] Airlift
    [upkeep] Upkeep
    [actions] German actions
    [attacks] German attacks
    [relief] Relief Force
    [offensive] Final Offensive index
    [targets] Soviet targets
    [strikes] Soviet attacks
    [situation] Strategic situation
    [collapse] Collapse
    [end] End of the turn
   *[rumor] Rumor
}

## Aids

# $aid (String) - the id of an aid.
cauldron-aid-title = { $aid ->
    [score] Score
    [prices] Action costs
    [army] The army
    [relief] Relief Force
    [table-a] Table A: commitments
    [table-b] Table B: airlift
    [table-c] Table C: upkeep
    [table-d] Table D: Appeals
    [table-e] Table E: German attacks
    [table-f] Table F: Relief Force attack
    [table-g] Table G: Soviet attacks
    [table-h] Table H: strategic situation
    [deck] Cards
    [offensive] Final Offensive
    [council] Council of War
    [rumors] Rumors
    [what-if] What If
    [survival] Survival
   *[options] Optional rules in use
}
# $item (String) - the id of an item of the score.
cauldron-score-item = { $item ->
    [ssi] Strategic Situation Index
    [linked] Units linked up (5 units +1, 10 +2, 15 +3)
    [stalingrad] All of Stalingrad German
    [morale] Morale 25 or more
    [manstein] Manstein holds the front
    [no_offensive] No Final Offensive
    [surrender] Surrender before turn 14
    [destroyed] Army destroyed
   *[officers] Staff flown out
}
cauldron-score-total = If the game ended now
cauldron-score-winning = As things stand, this is a German Victory.
cauldron-score-missing = { $points ->
    [one] 1 more point for a German Victory.
   *[other] { $points } more points for a German Victory.
}
cauldron-score-note = At SSI 0 you lose at once, whatever the points. A link-up also ends the game at once.
# $level (String) - the id of a level of victory.
cauldron-level-name = { $level ->
    [german_decisive] German Decisive Victory
    [german] German Victory
    [german_moral] German Moral Victory, a draw
    [soviet] Soviet Victory
   *[soviet_decisive] Soviet Decisive Victory
}
# $price (String) - the id of an action.
cauldron-price-name = { $price ->
    [appeal] Appeal (once)
    [pdm_ip] Build or activate a PDM, with IP
    [pdm_supply] Build or activate a PDM, with supply
    [move] Movement, per five areas begun
    [tactical] Tactical Attack (once)
    [battlegroup] Battlegroup
    [evacuate] Evacuate up to 3 wounded
    [attack] Attack, per target
   *[advance] Advance after combat
}
cauldron-price-hq-lost = The headquarters is lost: everything costs double.
cauldron-price-isolated = Isolated units pay double.
cauldron-price-tally = { $tally ->
    [one] Movement so far: 1 area on the tally.
   *[other] Movement so far: { $tally } areas on the tally.
}
cauldron-link-entry = A German unit in { $area } would link up with the Relief Force.
cauldron-link-boxes = { $boxes ->
    [one] After one more box, a German unit in { $area } would link up with the Relief Force.
   *[other] After { $boxes } more boxes, a German unit in { $area } would link up with the Relief Force.
}
cauldron-link-map = A German unit adjacent to { $area } would link up with the Relief Force.
cauldron-yes = yes
cauldron-no = no
cauldron-fo-ssi = SSI 8 or more
cauldron-fo-relief = Relief Force in box 3 or higher
cauldron-fo-number = If a card has two numbers
# $number (String) - which number of a card applies.
cauldron-fo-which = { $number ->
    [left] left
    [right] right
   *[neither] none
}
cauldron-fo-effects = At 8 the offensive is launched: all exposed areas are attacked each turn, die rolls in braces trigger follow-up attacks, and morale of 20 or less means Collapse.
cauldron-begins-at = Relief Force letter { $letter } at the start
# $option (String) - the id of an option.
cauldron-option-name = { $option ->
    [variable_placement] Variable placement
    [council_of_war] Council of War
    [survival] Survival statistics
    [rumors] Rumors
    [rivers] Attacks across rivers
    [long_breakout] Long breakout
   *[what_if] What If
}
# $what (String) - the id of a lasting effect.
# $add (String) - a number with its sign.
cauldron-lasting = { $what ->
    [airlift_supply] Supply from each airlift: { $add }
    [stalingrad_attack] Attacks on Stalingrad: { $add }
    [appeals] All Appeals: { $add }
   *[attacks] All attacks: { $add }
}
cauldron-lasting-key = { $area } counts as a Key Area
cauldron-lasting-regular = { $area } is attacked as a regular area
cauldron-table-total = Total
cauldron-table-result = Result
cauldron-table-losses = Losses
cauldron-table-die = Die now
cauldron-modifiers-none = { $roll }: no modifiers.
cauldron-modifiers-now = { $roll }: { $modifiers }; { $total } in all.
# $add (String) - what adds to an attack.
cauldron-attack-add = { $add ->
    [supply] each supply point on the target
    [armor] panzer or motorized, not in Stalingrad
    [depleted] depleted
   *[stalingrad] Stalingrad
}
cauldron-table-a-note = Strong commitments help the army but hurt on Table H. SSI modifiers:
cauldron-table-b-note = { $airfields ->
    [0] No airfield is German: −3.
    [one] One airfield is German: −2.
   *[other] Both airfields are German.
}
cauldron-upkeep-need = { $units ->
    [one] 1 unit in play; full upkeep is { $need } supply.
   *[other] { $units } units in play; full upkeep is { $need } supply.
}
cauldron-upkeep-paid = Supply spent
cauldron-upkeep-hungry = Unsupplied
cauldron-upkeep-add = Added to the roll
cauldron-table-d-note = Conference: +1 or +2 is the Commit marker; airlift: supply · ✓ granted · @ +1 on later Appeals for Freedom of Action and airlift · * +1 on later Appeals for Freedom of Action · # HQ Politics, the second time no more such Appeals
cauldron-attacker = { $unit } on { $target }
# $result (String) - the id of a result.
cauldron-result-name = { $result ->
    [no_effect] no effect
    [retreat] Retreat
    [dispelled] dispelled
    [inconclusive] stays
   *[obtains] comes true
}
# $result (String) - the id of a result.
cauldron-result-short = { $result ->
    [retreat] Ret.
    [no_effect] –
    [no_effect_star] –*
   *[advance] Adv.
}
cauldron-table-f-note = * an Advance if a German attack had a Retreat result this phase.
cauldron-table-f-routed = A German attack has had a Retreat result: * is an Advance.
# $row (String) - the id of a row.
cauldron-soviet-row = { $row ->
    [occupied] Occupied
   *[empty] Empty
}
cauldron-table-g-note = W one more wounded · DX a lone Battlegroup or depleted division without an active PDM is lost · X a loss or a retreat
cauldron-table-g-offensive = Final Offensive: numbers in braces trigger a follow-up attack.
cauldron-table-h-note = Strong commitments −1 each, weak ones +1 each; −1 for every area attacked without Freedom of Action.
cauldron-deck-left = Cards in the deck: { $left } of { $all }; out of the game: { $removed }.
# $column (String) - the id of a column.
cauldron-deck-column = { $column ->
    [event] Event
    [weather] Weather
    [random] Random
    [offensive] Offensive
   *[targets] Attack
}
# $column (String) - the id of a column.
cauldron-deck-short = { $column ->
    [weather] Weather
    [random] No.
    [offensive] Off.
   *[targets] Attack
}
cauldron-deck-note = Chances of the next card. In the list: ● in the deck, ○ used, ✕ out of the game; ↻ the deck is reshuffled, † leaves the game after its event.
cauldron-deck-all = All cards
cauldron-card-removed = out of the game
cauldron-card-in-pile = in the deck
cauldron-card-discarded = used
cauldron-army-upkeep = { $units ->
    [one] 1 unit in play, upkeep { $need } supply.
   *[other] { $units } units in play, upkeep { $need } supply.
}
cauldron-army-pdms = PDMs: { $active } active, { $inactive } inactive, { $free } left.
cauldron-army-battlegroups = Battlegroups to raise: { $free }.
cauldron-army-isolated = Isolated: { $units }.
cauldron-army-income = Next turn: { $ip } IP as things stand (morale { $morale }, wounded { $wounded }).
cauldron-survival-prisoners = As things stand, { $prisoners } men would be taken prisoner.
cauldron-survival-home = { $percent }% of prisoners survive: { $survivors } men come home.
cauldron-survival-would = Survivors: { $least } at worst, { $likely } on average, { $most } at best.
cauldron-survival-note = Taken prisoner: { $eliminated }% of the men in lost steps and { $surrendered }% of those who surrender. Two dice, with a bonus for few wounded, give the percentage that survives.
cauldron-council-surrender = surrender
cauldron-council-surrender-ssi = surrender, SSI { $ssi }
cauldron-council-surrender-late = surrender, lenient from turn { $turn } on
cauldron-council-continue = fight on
cauldron-council-bonus = fight on: Appeals { $appeals }, attacks { $attacks } for the rest of the game
cauldron-council-note = By random number; { $add } once the Final Offensive is launched.
cauldron-rumors-note = By random number: the fate of the rumor in play, and which new one comes up.
cauldron-what-if-nothing = no effect
cauldron-what-if-supply = { $supply } more supply
cauldron-what-if-weather = weather of the first turn: { $weather }
cauldron-what-if-officers = the staff may be flown out ({ $points } VP if the army is lost)
cauldron-what-if-right-hand = the right-hand Offensive number while all of Stalingrad is German
cauldron-what-if-left = the entry letter shifts one to the left
cauldron-what-if-right = the entry letter shifts one to the right
