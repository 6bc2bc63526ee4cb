### Words of the pages of Cauldron: its board, its aids, what there is to know about its pieces.

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
    [chevrons] breakthrough
    [depleted] depleted
    [front] front line
   *[perimeter] at the start
}
# $track (String) - the id of a track.
cauldron-track-name = { $track ->
    [turn] Turn
    [ssi] Strategic Situation Index
    [supply] Supply
    [ip] Initiative points
    [morale] Morale
    [wounded] Wounded
    [evacuated] Wounded flown out
    [move] Movement tally
    [attack_without_foa] Attacks without Freedom of Action
    [final_offensive] Final Offensive
    [weather] Weather
    [luftwaffe] Luftwaffe
    [relief] Relief force
   *[points] Victory points
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
    [evacuated] Flown out
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
    [relief] Relief force
    [rumor] Rumor
    [luftwaffe] Luftwaffe +1
    [hoth] Hoth +1
    [milch] Milch runs the airlift
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
cauldron-note-collapse = 20 or less: collapse
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
cauldron-stalingrad-area = Stalingrad: −1 to attack it, tanks are no help, and its first Retreat result is only a hit
cauldron-airfield-open = Airfield, open
cauldron-airfield-lost = Airfield, lost
cauldron-entry-of = Entry { $letter } of the relief force ({ $name })
cauldron-next-to = Next to: { $areas }
cauldron-across-river = Across the river: { $areas }
cauldron-units-here = Here: { $units }
cauldron-unit-state = { $unit } ({ $state })
cauldron-unit-label = { $unit }, { $state }, { $place }
cauldron-full = full strength
cauldron-depleted = depleted
cauldron-lost = lost
cauldron-one-step = one step
cauldron-isolated = Isolated: its actions cost double
cauldron-isolated-area = Cut off from every airfield: actions here cost double
cauldron-attacks = Attacks { $target }
cauldron-hungry = Goes without supply
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
cauldron-breakthrough = Breakthrough: no Soviet unit enters
cauldron-hit = Hit: the next Retreat result drives it out
cauldron-attacked-with = Attack planned, supply { $supply }
cauldron-target-now = The attack that is being planned
cauldron-attack-plan = Attack planned: { $units }, supply { $supply }
cauldron-attack-from-to = Attack from { $from } on { $to }
cauldron-strike-from-to = Soviet attack from { $from } on { $to }
cauldron-under-attack = Under Soviet attack
cauldron-at-stake = Soviet attack to come
cauldron-at-stake-list = Still to be attacked: { $areas }
cauldron-relief-at = { $name }: { $place }
cauldron-relief-here = The relief force is here
cauldron-relief-commitment = Commitment of the relief force: { $level }
cauldron-box-worth = Morale +{ $morale } while the relief force is here
cauldron-box-touches = Box 5 touches { $area }
cauldron-box-breakout = Units of the entry area may break out into box 5 and fight on towards box 1; nobody attacks them there.
cauldron-letter-now = The relief force comes this way
cauldron-letter-turn = Instead of attacking, the relief force may fall back a box and take another letter; not from box 1, and not on the map.
# $kind (String) - the id of a kind of unit.
cauldron-kind-name = { $kind ->
    [infantry] Infantry division
    [motorized] Motorized division
    [panzer] Panzer division
    [hq] Headquarters
   *[battlegroup] Battlegroup
}
# $ability (String) - what a unit is or how it is.
cauldron-ability = { $ability ->
    [infantry] Moves, attacks an adjacent Soviet unit (Retreat on 7 or more), takes two losses.
    [armor] Moves, attacks with +1 outside Stalingrad (Retreat on 7 or more), takes two losses.
    [hq] Moves, does not attack. Once it is lost every action costs double.
    [depleted] Depleted: −1 when it attacks; the next loss eliminates it.
   *[battlegroup] Moves, does not attack, does not retreat, and takes a loss only where nobody else can.
}

## Tracks, markers and Appeals in plain words

cauldron-now = Now: { $value }
# $track (String) - the id of a track.
cauldron-track-help = { $track ->
    [turn] The game ends after the last turn, at a link-up, or at SSI 0.
    [ssi] How the whole southern front stands, and the base of the score. At 0 all is lost; more than 10 does not count.
    [supply] Feeds the units (1 for every 5), and pays for movement, attacks, advances, PDMs and battlegroups. It keeps from turn to turn.
    [ip] A point for every 5 morale, one less for every 5 wounded. Pays for actions; what is left is lost.
    [morale] 1 for every German area, 3 for a Key Area, and the box of the relief force. 25 at the end is a victory point; 20 or less under the Final Offensive is the collapse.
    [wounded] Every 5 cost an initiative point; 20 are the collapse. For 1 IP three are flown out, unless the Luftwaffe is weak.
    [evacuated] Wounded flown out so far; for the record.
    [move] Areas entered this phase; next to the enemy they count double. Every five begun cost 1 IP and 1 supply.
    [attack_without_foa] Areas attacked this turn against orders: each is −1 on Table H, and the next Appeal is rolled at −1.
    [final_offensive] At 8 the Final Offensive begins and never ends: every exposed area is attacked each turn, with follow-ups. A Tactical Attack may set the index back.
    [weather] Decides the row of Table B: what the airlift brings.
    [luftwaffe] Rolled on Table A each turn. Adds to the airlift, takes from Table H.
    [relief] Rolled on Table A each turn. Decides the row of Table F, takes from Table H.
   *[points] Victory points if the game ended now; 8 are a German victory.
}
cauldron-marker-held = In force
cauldron-marker-free = Not in force
# $marker (String) - the id of a marker.
cauldron-marker-help = { $marker ->
    [attack] Plan an attack on an adjacent Soviet unit or out of the pocket: 1 IP for each target and up to 3 supply.
    [pdm] Prepared Defense Marker. An active one takes a loss in place of a unit. To build one or to activate one costs 2 IP or 4 supply.
    [battlegroup] For 2 supply a battlegroup is raised in a German area, also before a Soviet roll.
    [relief] Attacks on Table F after the German attacks. From box 5 it breaks through to its entry area; where it meets a German unit the game ends.
    [rumor] Between turns a card decides what becomes of a rumor, or you put an end to it.
    [luftwaffe] +1 on the commitment roll of the Luftwaffe.
    [hoth] +1 on the commitment roll of the relief force.
    [commit] Adds to both commitment rolls of the next turn, then goes back.
    [milch] Each airlift brings less.
    [manstein] A victory point at the end.
    [foa_bonus] +1 on every Appeal for Freedom of Action.
    [airlift_bonus] +1 on every Appeal for more airlift.
    [hq_politics] A warning: the next such answer ends all Appeals for Freedom of Action.
    [no_foa_appeal] Freedom of Action can no longer be asked for.
    [foa_received] Attacks cost nothing on Table H any more, and a surrender costs less.
    [appeal_penalty] The next Appeal is rolled at −1.
    [council_of_war] Offered from turn 8 on when both commitments are weak. It forbids Appeals, and may be called as an action: a card decides about surrender.
    [tiger_tanks] +1 on every roll of the relief force.
    [zhukov_dead] The Final Offensive will not come.
    [prisoners_treated_well] Twice as many prisoners come home.
    [luftwaffe_shifts] One more supply each turn.
    [schmidt] Appeals cost 2 IP, and those for Freedom of Action are rolled at +1.
    [officers] If the army is lost, the flight of its staff costs a victory point.
    [right_hand_number] While all of Stalingrad is German the right-hand number of the Offensive column applies.
    [surrendered] Only Evaluation Phases are played until the last turn.
    [collapsed] Only areas with a unit are German; each unit is rolled for by itself.
   *[destroyed] No unit is left; the turns go on without the army, at −1 on Table H.
}
# $appeal (String) - the id of an Appeal.
cauldron-appeal-help = { $appeal ->
    [conference] 1 IP, once a turn, Table D: may bring a Commit marker for the next commitment rolls, and +1 on later Appeals.
    [freedom] 1 IP, once a turn, Table D: once granted, attacks no longer cost anything on Table H.
   *[airlift] 1 IP, once a turn, Table D: up to 3 supply at once.
}
cauldron-appeal-made = This turn’s Appeal has been made.
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
    [relief] Relief force
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
    [prices] What actions cost
    [army] The army
    [relief] Relief force
    [table-a] Table A: commitments
    [table-b] Table B: airlift
    [table-c] Table C: upkeep
    [table-d] Table D: Appeals
    [table-e] Table E: German attacks
    [table-f] Table F: relief force attack
    [table-g] Table G: Soviet attacks
    [table-h] Table H: strategic situation
    [deck] Cards
    [offensive] Final Offensive
    [council] Council of War
    [rumors] Rumors
    [what-if] What if
    [survival] Survival
   *[options] Rules in force
}
# $item (String) - the id of an item of the score.
cauldron-score-item = { $item ->
    [ssi] Strategic Situation Index
    [linked] Units linked up (5, 10, 15: 1, 2, 3)
    [stalingrad] All of Stalingrad German
    [morale] Morale 25 or more
    [manstein] Manstein holds the front
    [no_offensive] No Final Offensive
    [surrender] Surrender before turn 14
    [destroyed] Army destroyed
   *[officers] The staff flown out
}
cauldron-score-total = If the game ended now
cauldron-score-winning = As things stand this is a German victory: hold it to the end.
cauldron-score-missing = { $points ->
    [one] 1 more point makes a German victory.
   *[other] { $points } more points make a German victory.
}
cauldron-score-note = At SSI 0 the game is lost at once, whatever the points. A link-up ends it at once, too.
# $level (String) - the id of a level of victory.
cauldron-level-name = { $level ->
    [german_decisive] German decisive victory
    [german] German victory
    [german_moral] Moral victory, a draw
    [soviet] Soviet victory
   *[soviet_decisive] Soviet decisive victory
}
# $price (String) - the id of an action.
cauldron-price-name = { $price ->
    [appeal] Appeal (once)
    [pdm_ip] Build or activate a PDM, by initiative
    [pdm_supply] Build or activate a PDM, by supply
    [move] Movement, for every five areas begun
    [tactical] Tactical Attack (once)
    [battlegroup] Battlegroup
    [evacuate] Fly out up to 3 wounded
    [attack] Attack, for each target
   *[advance] Advance after combat
}
cauldron-price-hq-lost = The headquarters is lost: everything costs double.
cauldron-price-isolated = Isolated units pay double.
cauldron-price-tally = { $tally ->
    [one] Movement so far: 1 area on the tally.
   *[other] Movement so far: { $tally } areas on the tally.
}
cauldron-link-entry = A German unit in { $area } would meet the relief force.
cauldron-link-boxes = { $boxes ->
    [one] One box more, and a German unit in { $area } would meet the relief force.
   *[other] { $boxes } boxes more, and a German unit in { $area } would meet the relief force.
}
cauldron-link-map = A German unit next to { $area } would meet the relief force.
cauldron-yes = yes
cauldron-no = no
cauldron-fo-ssi = SSI 8 or more
cauldron-fo-relief = Relief force in box 3 or beyond
cauldron-fo-number = Number of a card with two
# $number (String) - which number of a card applies.
cauldron-fo-which = { $number ->
    [left] left
    [right] right
   *[neither] none
}
cauldron-fo-effects = At 8 the offensive is launched: all exposed areas are attacked each turn, die rolls in braces trigger follow-up attacks, and morale of 20 or less means collapse.
cauldron-begins-at = relief force by letter { $letter } at the start
# $option (String) - the id of an option.
cauldron-option-name = { $option ->
    [variable_placement] Variable placement
    [council_of_war] Council of War
    [survival] Survival statistics
    [rumors] Rumors
    [rivers] Attacks across rivers
    [long_breakout] Long breakout
   *[what_if] What if
}
# $what (String) - the id of a lasting effect.
# $add (String) - a number with its sign.
cauldron-lasting = { $what ->
    [airlift_supply] What each airlift brings: { $add }
    [stalingrad_attack] Attacks on Stalingrad: { $add }
    [appeals] All Appeals: { $add }
   *[attacks] All attacks: { $add }
}
cauldron-lasting-key = { $area } counts as a Key Area
cauldron-lasting-regular = { $area } is attacked like open country
cauldron-table-total = Total
cauldron-table-result = Result
cauldron-table-losses = Losses
cauldron-table-die = Die now
cauldron-modifiers-none = { $roll }: nothing is added.
cauldron-modifiers-now = { $roll }: { $modifiers }; in all { $total }.
# $add (String) - what adds to an attack.
cauldron-attack-add = { $add ->
    [supply] each supply point on the target
    [armor] panzer or motorized, not in Stalingrad
    [depleted] depleted
   *[stalingrad] Stalingrad
}
cauldron-table-a-note = Strong commitments help the army and burden Table H. What the SSI adds:
cauldron-table-b-note = { $airfields ->
    [0] No airfield is German: −3.
    [one] One airfield is German: −2.
   *[other] Both airfields are German.
}
cauldron-upkeep-need = { $units ->
    [one] 1 unit in play; all are fed for { $need } supply.
   *[other] { $units } units in play; all are fed for { $need } supply.
}
cauldron-upkeep-paid = Supply spent
cauldron-upkeep-hungry = Units without
cauldron-upkeep-add = Added to the roll
cauldron-table-d-note = Conference: +1 or +2 is the Commit marker; airlift: supply · ✓ granted · @ +1 on later Appeals for Freedom of Action and airlift · * +1 on later Appeals for Freedom of Action · # HQ Politics, the second time no more such Appeals
cauldron-attacker = { $unit } on { $target }
# $result (String) - the id of a result.
cauldron-result-name = { $result ->
    [no_effect] no effect
    [retreat] Retreat
    [dispelled] nothing in it
    [inconclusive] open
   *[obtains] true
}
# $result (String) - the id of a result.
cauldron-result-short = { $result ->
    [retreat] back
    [no_effect] –
    [no_effect_star] –*
   *[advance] ahead
}
cauldron-table-f-note = * an advance if a German attack had a Retreat result this phase.
cauldron-table-f-routed = A German attack has had a Retreat result: * is an advance.
# $row (String) - the id of a row.
cauldron-soviet-row = { $row ->
    [occupied] Occupied
   *[empty] Empty
}
cauldron-table-g-note = W one more wounded · DX a lone battlegroup or depleted division without an active PDM is lost · X a loss or a retreat
cauldron-table-g-offensive = Final Offensive: the numbers in brackets bring a follow-up attack.
cauldron-table-h-note = Strong commitments −1 each, weak ones +1 each; −1 for every area attacked without Freedom of Action.
cauldron-deck-left = { $left } of { $all } cards are in the pile, { $removed } are out of the game.
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
    [weather] Sky
    [random] No.
    [offensive] Off.
   *[targets] Attack
}
cauldron-deck-note = Chances of the next card. In the list: ● in the pile, ○ used, ✕ out of the game; ↻ the pile is reshuffled, † leaves the game after its event.
cauldron-deck-all = All cards
cauldron-card-removed = out of the game
cauldron-card-in-pile = in the pile
cauldron-card-discarded = used
cauldron-army-upkeep = { $units ->
    [one] 1 unit in play, upkeep { $need } supply.
   *[other] { $units } units in play, upkeep { $need } supply.
}
cauldron-army-pdms = PDMs: { $active } active, { $inactive } inactive, { $free } left.
cauldron-army-battlegroups = Battlegroups to raise: { $free }.
cauldron-army-isolated = Isolated: { $units }.
cauldron-army-income = Next turn { $ip } IP as things stand (morale { $morale }, wounded { $wounded }).
cauldron-survival-prisoners = As things stand { $prisoners } men would go into captivity.
cauldron-survival-home = { $percent } of a hundred come home: { $survivors } men.
cauldron-survival-would = Of them would come home: { $least } at worst, { $likely } on average, { $most } at best.
cauldron-survival-note = Prisoners are { $eliminated } of a hundred men of lost steps and { $surrendered } of a hundred of those who surrender. Two dice and few wounded decide.
cauldron-council-surrender = surrender
cauldron-council-surrender-ssi = surrender, SSI { $ssi }
cauldron-council-surrender-late = surrender, judged mildly from turn { $turn } on
cauldron-council-continue = fight on
cauldron-council-bonus = fight on: Appeals { $appeals }, attacks { $attacks } for the rest of the game
cauldron-council-note = By random number; { $add } once the Final Offensive is under way.
cauldron-rumors-note = By random number: what becomes of a rumor, and which one comes up.
cauldron-what-if-nothing = as it was
cauldron-what-if-supply = { $supply } more supply
cauldron-what-if-weather = weather of the first turn: { $weather }
cauldron-what-if-officers = the staff may be flown out ({ $points } victory points if the army is lost)
cauldron-what-if-right-hand = the right-hand Offensive number while all of Stalingrad is German
cauldron-what-if-left = the relief force comes one letter further left
cauldron-what-if-right = the relief force comes one letter further right
