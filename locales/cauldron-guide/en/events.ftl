### What happens in The Cauldron, a sentence for each event.

event-turn = Turn { $turn } begins.
event-track = { $track }: { $from } to { $to }.
event-card-event = Card { $card }, { $title }: { $text }
event-card-weather = Card { $card } drawn for the weather.
event-card-random = Card { $card } drawn: random number { $random }.
event-card-offensive = Card { $card } drawn for the Final Offensive: { $number }.
event-card-offensive-either = Card { $card } drawn for the Final Offensive: { $left } or { $right }.
# $held_up_by (String) - what holds the offensive up: both, ssi, relief, stalingrad or nothing.
# $number (String) - the number that counts, with its sign.
event-offensive-number = { $held_up_by ->
    [both] The SSI is 8 or higher and the relief force in box 3 or nearer: the index does not change.
    [ssi] The SSI is 8 or higher, so the right-hand number counts: { $number }.
    [relief] The relief force is in box 3 or nearer, so the right-hand number counts: { $number }.
    [stalingrad] All three Stalingrad areas are German, so the right-hand number counts: { $number }.
   *[nothing] Neither the SSI nor the relief force holds the offensive up, so the left-hand number counts: { $number }.
}
event-card-targets = Card { $card } drawn for the Soviet attacks.
event-reshuffled = The cards are shuffled: { $cards } in the pile.
event-card-removed = Card { $card } leaves the game.
event-rolled = { $table }: die { $die }.
event-rolled-modified = { $table }: die { $die }, { $modifiers }, total { $total }.
event-rolled-sum = { $table }: two dice, { $die } in all.
event-set-up-column = Row { $row } of the set-up for { $column }.
event-unit-joins = { $unit } joins the army.
event-unit-given-up = { $unit } is not in the pocket.
event-drawn = Drawn for the set-up: a German unit in each of { $german }; a Soviet unit in each of { $soviet }.
event-begins-depleted = { $unit } begins depleted.
event-appealed = The answer: { $result }.
event-fled = { $unit } finds shelter in { $area }.
event-placed = { $unit } takes its place in { $area }.
event-what-if-no-effect = What if: everything is as it was.
event-what-if-supply = What if: the pocket has { $what } more supply.
event-what-if-weather = What if: the first turn has { $what } weather.
event-what-if-officers-escape = What if: the staff may be flown out.
event-what-if-key-area = What if: { $what } counts as a Key Area.
event-what-if-right-hand-number = What if: the smaller number of the Final Offensive applies while all of Stalingrad is held.
event-what-if-shift-left = What if: the relief force comes one letter further left.
event-what-if-shift-right = What if: the relief force comes one letter further right.
event-what-if-regular-target = What if: { $what } is attacked like open country.
event-officers-accepted = The staff takes the offer to be flown out.
event-officers-declined = The staff declines and stays with the army.
event-marker-taken = Marker taken: { $marker }.
event-marker-returned = Marker given back: { $marker }.
event-commit = The Commit marker shows +{ $shows }.
event-commit-returned = The Commit marker is used and goes back.
event-weather = The weather is { $weather }.
event-commitments = The Luftwaffe’s commitment is { $luftwaffe }, that of the relief force { $relief }.
event-initiative = Morale { $morale } and { $wounded } wounded give { $ip } IP.
event-airlift = { $supply ->
    [0] The airlift brings nothing.
   *[other] The airlift brings { $supply } supply.
}
event-airlift-changed = The airlift brings { $by_table } supply by the table, { $change } by lasting effects: { $supply } in all.
event-upkeep = Upkeep of { $points } keeps all { $supplied } units in supply.
event-upkeep-unsupplied = Upkeep of { $points } keeps { $supplied } units in supply; hungry: { $unsupplied }.
event-upkeep-losses = { $losses ->
    [0] Nobody succumbs to hunger and frost.
    [one] Hunger and frost take 1 loss.
   *[other] Hunger and frost take { $losses } losses.
}
event-depleted-upkeep = { $unit } is worn down by hunger and frost: depleted.
event-depleted-soviet-attack = { $unit } takes the loss: depleted.
event-depleted-collapse = { $unit } is depleted in the collapse.
event-eliminated-upkeep = { $unit } perishes of hunger and frost.
event-eliminated-soviet-attack = { $unit } is wiped out by the Soviet attack.
event-eliminated-collapse = { $unit } is lost in the collapse.
event-recovered = { $unit } is back at full strength.
event-pdm = PDMs in { $area }: { $active } active, { $inactive } inactive.
event-raised = { $unit } is raised in { $area }.
event-moved = { $tally ->
    [one] { $unit } moves from { $from } to { $to } (1 area on the tally).
   *[other] { $unit } moves from { $from } to { $to } ({ $tally } areas on the tally).
}
event-tactical-success = Tactical Attack, random number { $random }: it upsets the Soviet preparations.
event-tactical-failure = Tactical Attack, random number { $random }: the Soviets are not impressed.
event-evacuated = { $wounded } wounded are flown out.
event-council-surrender = Council of War (random number { $random }): the army lays down its arms.
event-council-continue = The Council of War, at { $random }, decides to fight on.
event-council-bonus = The Council of War, at { $random }, decides to fight on, with { $appeals } on Appeals and { $attacks } on attacks from now on.
event-designated = { $supply ->
    [0] Attack planned on { $target }: { $units }, without supply.
   *[other] Attack planned on { $target }: { $units }, with { $supply } supply.
}
event-attacked-retreat = { $unit } attacks { $target } and breaks in.
event-attacked-no-effect = { $unit } attacks { $target } without effect.
event-hit = The Soviet unit in { $area } is hit, but holds.
event-soviet-retreat = The Soviet unit in { $from } retreats to { $to }.
event-soviet-retreat-eliminated = The Soviet unit in { $from } has nowhere to go and is destroyed.
event-advanced = Advance to { $to }: { $units }.
event-ring-added = The Soviet ring closes up: new units in { $added }.
event-ring-removed = Soviet units leave { $removed }.
event-ring-both = The Soviet ring shifts: new units in { $added }, none any more in { $removed }.
event-hits-removed = The Soviet units recover from their hits.
event-relief-attack-advances = The relief force, { $commitment }, attacks and gains ground.
event-relief-attack-nothing = The relief force, { $commitment }, attacks and gains no ground.
event-relief-attack-retreats = The relief force, { $commitment }, attacks and is thrown back.
event-relief = The relief force is now { $to }.
event-launched = The Final Offensive begins!
event-targets-none = The Soviets attack nowhere this turn.
event-targets = The Soviets attack { $column }: { $areas }.
event-struck = Soviet attack from { $from } on { $area }: { $result }.
event-struck-empty = Soviet attack from { $from } on undefended { $area }: { $result }.
event-struck-follow-up = Soviet attack from { $from } on { $area }: { $result }, and the attacker goes on.
event-unit-struck = Soviet attack on { $unit }: { $result }.
event-retreated = Falling back from { $from } to { $to }: { $units }.
event-soviet-advance = The Soviet unit in { $from } advances to { $to }.
event-area-lost = { $area } is lost.
event-situation = The strategic situation changes by { $adjust }.
event-situation-same = The strategic situation stays as it is.
event-collapse = 6th Army collapses!
event-collapse-roll-survives = { $unit } holds together (die { $die }).
event-collapse-roll-lost = { $unit } falls apart (die { $die }).
event-destroyed = No German unit is left: 6th Army is destroyed.
# $how (String) - the id of a way to surrender.
event-surrendered = { $how ->
    [without_foa] 6th Army surrenders, against orders.
    [with_foa] 6th Army surrenders, as it is free to do.
    [lenient] 6th Army surrenders; so late, Berlin takes it less hard.
   *[excused] 6th Army surrenders; so late, and free to do so, nobody blames it.
}
event-new-rumor = A rumor goes round: { $rumor }.
event-new-rumor-none = No rumor goes round.
event-rumor-result-dispelled = The rumor is over, there was nothing in it: { $rumor }.
event-rumor-result-inconclusive = Nobody knows yet whether the rumor is true: { $rumor }.
event-rumor-result-obtains = The rumor is true: { $rumor }.
event-rumor-dispelled = You put an end to the rumor: { $rumor }.
event-linked-up = { $units ->
    [one] The relief force gets through to 1 unit of 6th Army.
   *[other] The relief force gets through to { $units } units of 6th Army.
}
event-survival = { $percent }% of prisoners survive (dice { $dice }): { $survivors } of { $prisoners } men come home.
event-over = { $end } { $level }
