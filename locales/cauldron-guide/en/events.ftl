### What happens in The Cauldron, a sentence for each event.

event-turn = Turn { $turn } begins.
event-track = { $track }: { $from } → { $to }.
event-card-event = Card { $card }, { $title }: { $text }
event-card-weather = Card { $card } drawn for the weather.
event-card-random = Card { $card } drawn: random number { $random }.
event-card-offensive = Card { $card } drawn for the Final Offensive: { $number }.
event-card-offensive-either = Card { $card } drawn for the Final Offensive: { $left } or { $right }.
# $held_up_by (String) - what delays the offensive: both, ssi, relief, stalingrad or nothing.
# $number (String) - the number that applies, with its sign.
event-offensive-number = { $held_up_by ->
    [both] The SSI is 8 or more and the Relief Force is in box 3 or higher: the index does not change.
    [ssi] The SSI is 8 or more, so the right-hand number applies: { $number }.
    [relief] The Relief Force is in box 3 or higher, so the right-hand number applies: { $number }.
    [stalingrad] All three Stalingrad areas are German, so the right-hand number applies: { $number }.
   *[nothing] The SSI is below 8 and the Relief Force below box 3, so the left-hand number applies: { $number }.
}
event-card-targets = Card { $card } drawn for the Soviet attacks.
event-reshuffled = The cards are shuffled: { $cards } in the deck.
event-card-removed = Card { $card } leaves the game.
event-rolled = { $table }: die { $die }.
event-rolled-modified = { $table }: die { $die }, { $modifiers }, total { $total }.
event-rolled-sum = { $table }: two dice, { $die } in all.
event-set-up-column = Row { $row } of the set-up table applies to { $column }.
event-unit-joins = { $unit } joins the army.
event-unit-given-up = { $unit } starts outside the pocket.
event-drawn = Drawn for the set-up: a German unit in each of { $german }; a Soviet unit in each of { $soviet }.
event-begins-depleted = { $unit } begins depleted.
event-appealed = Appeal: { $result }.
event-fled = { $unit } takes refuge in { $area }.
event-placed = { $unit } is placed in { $area }.
event-what-if-no-effect = What If: no effect.
event-what-if-supply = What If: the pocket has { $what } more supply.
event-what-if-weather = What If: the first turn has { $what } weather.
event-what-if-officers-escape = What If: the staff may be flown out.
event-what-if-key-area = What If: { $what } counts as a Key Area.
event-what-if-right-hand-number = What If: the right-hand Offensive number applies while all of Stalingrad is German.
event-what-if-shift-left = What If: the Relief Force’s entry letter shifts one to the left.
event-what-if-shift-right = What If: the Relief Force’s entry letter shifts one to the right.
event-what-if-regular-target = What If: { $what } is attacked as a regular area.
event-officers-accepted = The staff accepts the offer to be flown out.
event-officers-declined = The staff declines and stays with the army.
event-marker-taken = Marker taken: { $marker }.
event-marker-returned = Marker returned: { $marker }.
event-commit = The Commit marker shows +{ $shows }.
event-commit-returned = The Commit marker is used and returned.
event-weather = The weather is { $weather }.
event-commitments = Commitments: Luftwaffe { $luftwaffe }, Relief Force { $relief }.
event-initiative = Morale { $morale } and { $wounded } wounded give { $ip } IP.
event-airlift = { $supply ->
    [0] The airlift brings nothing.
   *[other] The airlift brings { $supply } supply.
}
event-airlift-changed = The airlift brings { $supply } supply: { $by_table } from the table, { $change } from lasting effects.
event-upkeep = { $supplied ->
    [one] Upkeep, { $points } supply: the only unit is supplied.
   *[other] Upkeep, { $points } supply: all { $supplied } units are supplied.
}
event-upkeep-unsupplied = Upkeep, { $points } supply. Units supplied: { $supplied }; unsupplied: { $unsupplied }.
event-upkeep-losses = { $losses ->
    [0] Hunger and frost cause no losses.
    [one] Hunger and frost cause 1 loss.
   *[other] Hunger and frost cause { $losses } losses.
}
event-depleted-upkeep = { $unit } takes a loss from hunger and frost: depleted.
event-depleted-soviet-attack = { $unit } takes the loss: depleted.
event-depleted-collapse = { $unit } is depleted in the Collapse.
event-eliminated-upkeep = { $unit } is eliminated by hunger and frost.
event-eliminated-soviet-attack = { $unit } is eliminated by the Soviet attack.
event-eliminated-collapse = { $unit } is eliminated in the Collapse.
event-recovered = { $unit } is back at full strength.
event-pdm = PDMs in { $area }: { $active } active, { $inactive } inactive.
event-raised = { $unit } is raised in { $area }.
event-moved = { $tally ->
    [one] { $unit } moves from { $from } to { $to } (+1 on the tally).
   *[other] { $unit } moves from { $from } to { $to } (+{ $tally } on the tally).
}
event-tactical-success = Tactical Attack, random number { $random }: it delays the Soviet preparations.
event-tactical-failure = Tactical Attack, random number { $random }: no effect.
event-evacuated = Wounded evacuated: { $wounded } ({ $evacuated } so far).
event-council-surrender = Council of War (random number { $random }): the army lays down its arms.
event-council-continue = Council of War (random number { $random }): the army fights on.
event-council-bonus = Council of War (random number { $random }): the army fights on, with { $appeals } on Appeals and { $attacks } on attacks from now on.
event-designated = { $supply ->
    [0] Attack planned on { $target }: { $units }, without supply.
   *[other] Attack planned on { $target }: { $units }, with { $supply } supply.
}
event-attacked-retreat = { $unit } attacks { $target }: Retreat.
event-attacked-no-effect = { $unit } attacks { $target }: no effect.
event-hit = The Soviet unit in { $area } takes a Hit but holds.
event-soviet-retreat = The Soviet unit in { $from } retreats to { $to }.
event-soviet-retreat-eliminated = The Soviet unit in { $from } has nowhere to retreat to and is eliminated.
event-advanced = Advance to { $to }: { $units }.
event-ring-added = The Soviet ring closes: units added in { $added }.
event-ring-removed = The Soviet ring shifts: units removed from { $removed }.
event-ring-both = The Soviet ring shifts: units added in { $added }, removed from { $removed }.
event-hits-removed = All Hits are removed.
event-relief-attack-advances = Relief Force attack ({ $commitment }): the Relief Force advances.
event-relief-attack-nothing = Relief Force attack ({ $commitment }): no effect.
event-relief-attack-retreats = Relief Force attack ({ $commitment }): the Relief Force retreats.
event-relief = The Relief Force is now { $to }.
event-launched = The Soviets launch the Final Offensive!
event-targets-none = The Soviets attack no areas this turn.
event-targets = Soviet targets ({ $column }): { $areas }.
event-targets-to-choose = Soviet targets: { $column }, from { $areas }.
event-struck = Soviet attack from { $from } on { $area }: { $result }.
event-struck-empty = Soviet attack from { $from } on vacant { $area }: { $result }.
event-struck-follow-up = Soviet attack from { $from } on { $area }: { $result }, and a follow-up attack.
event-unit-struck = Soviet attack on { $unit }: { $result }.
event-retreated = Retreat from { $from } to { $to }: { $units }.
event-soviet-advance = The Soviet unit in { $from } advances to { $to }.
event-area-lost = { $area } is lost.
event-situation = Strategic situation: SSI { $adjust }.
event-situation-same = Strategic situation: the SSI does not change.
event-collapse = 6th Army collapses!
event-collapse-roll-survives = { $unit } survives the Collapse (die { $die }).
event-collapse-roll-lost = { $unit } does not survive the Collapse (die { $die }).
event-destroyed = No German unit is left: 6th Army is destroyed.
# $how (String) - the id of a way to surrender.
event-surrendered = { $how ->
    [without_foa] 6th Army surrenders against orders.
    [with_foa] 6th Army surrenders with Freedom of Action.
    [lenient] 6th Army surrenders late: only −1 on Table H.
   *[excused] 6th Army surrenders late and with Freedom of Action: no penalty on Table H.
}
event-new-rumor = A rumor spreads: { $rumor }.
event-new-rumor-none = No rumor comes up.
event-rumor-result-dispelled = Rumor dispelled: { $rumor }.
event-rumor-result-inconclusive = The rumor stays in play: { $rumor }.
event-rumor-result-obtains = The rumor comes true: { $rumor }.
event-rumor-dispelled = You dispel the rumor: { $rumor }.
event-linked-up = { $units ->
    [one] Link-up! The Relief Force reaches 1 unit of 6th Army.
   *[other] Link-up! The Relief Force reaches { $units } units of 6th Army.
}
event-survival = { $percent }% of prisoners survive (dice { $dice }): { $survivors } of { $prisoners } men come home.
event-over = { $end } { $level }
