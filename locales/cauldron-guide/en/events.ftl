### What happens in The Cauldron, a sentence for each event.

cauldron-event-turn = Turn { $turn } begins.
cauldron-event-track = { $track }: { $from } to { $to }.
cauldron-event-card-event = Card { $card }, { $title }: { $text }
cauldron-event-card-weather = Card { $card } drawn for the weather.
cauldron-event-card-random = Card { $card } drawn: random number { $random }.
cauldron-event-card-offensive = Card { $card } drawn for the Final Offensive: { $number }.
cauldron-event-card-offensive-either = Card { $card } drawn for the Final Offensive: { $left } or { $right }.
# $case (String) - what holds the offensive up: both, ssi, relief, stalingrad or nothing.
# $number (String) - the number that counts, with its sign.
cauldron-event-offensive-number = { $case ->
    [both] The SSI is 8 or higher and the relief force in box 3 or nearer: the index does not change.
    [ssi] The SSI is 8 or higher, so the right-hand number counts: { $number }.
    [relief] The relief force is in box 3 or nearer, so the right-hand number counts: { $number }.
    [stalingrad] All three Stalingrad areas are German, so the right-hand number counts: { $number }.
   *[nothing] Neither the SSI nor the relief force holds the offensive up, so the left-hand number counts: { $number }.
}
cauldron-event-card-targets = Card { $card } drawn for the Soviet attacks.
cauldron-event-reshuffled = The cards are shuffled: { $cards } in the pile.
cauldron-event-card-removed = Card { $card } leaves the game.
cauldron-event-rolled = { $table }: die { $die }.
cauldron-event-rolled-modified = { $table }: die { $die }, { $modifiers }, total { $total }.
cauldron-event-rolled-sum = { $table }: two dice, { $sum } in all.
cauldron-event-set-up-column = Row { $row } of the set-up for { $column }.
cauldron-event-unit-joins = { $unit } joins the army.
cauldron-event-unit-given-up = { $unit } is not in the pocket.
cauldron-event-drawn = Drawn for the set-up: a German unit in each of { $german }; a Soviet unit in each of { $soviet }.
cauldron-event-begins-depleted = { $unit } begins depleted.
cauldron-event-appealed = The answer: { $result }.
cauldron-event-fled = { $unit } finds shelter in { $area }.
cauldron-event-placed = { $unit } takes its place in { $area }.
cauldron-event-what-if-nothing = What if: everything is as it was.
cauldron-event-what-if-supply = What if: the pocket has { $supply } more supply.
cauldron-event-what-if-weather = What if: the first turn has { $weather } weather.
cauldron-event-what-if-officers = What if: the staff may be flown out.
cauldron-event-what-if-key-area = What if: { $area } counts as a Key Area.
cauldron-event-what-if-right-hand = What if: the smaller number of the Final Offensive applies while all of Stalingrad is held.
cauldron-event-what-if-left = What if: the relief force comes one letter further left.
cauldron-event-what-if-right = What if: the relief force comes one letter further right.
cauldron-event-what-if-regular = What if: { $area } is attacked like open country.
cauldron-event-officers-accepted = The staff takes the offer to be flown out.
cauldron-event-officers-declined = The staff declines and stays with the army.
cauldron-event-marker-taken = Marker taken: { $marker }.
cauldron-event-marker-returned = Marker given back: { $marker }.
cauldron-event-commit = The Commit marker shows +{ $shows }.
cauldron-event-commit-returned = The Commit marker is used and goes back.
cauldron-event-weather = The weather is { $weather }.
cauldron-event-commitments = The Luftwaffe’s commitment is { $luftwaffe }, that of the relief force { $relief }.
cauldron-event-initiative = Morale { $morale } and { $wounded } wounded give { $ip } IP.
cauldron-event-airlift = { $supply ->
    [0] The airlift brings nothing.
   *[other] The airlift brings { $supply } supply.
}
cauldron-event-airlift-changed = The airlift brings { $table } supply by the table, { $change } by lasting effects: { $supply } in all.
cauldron-event-upkeep = Upkeep of { $points } keeps all { $supplied } units in supply.
cauldron-event-upkeep-unsupplied = Upkeep of { $points } keeps { $supplied } units in supply; hungry: { $units }.
cauldron-event-upkeep-losses = { $losses ->
    [0] Nobody succumbs to hunger and frost.
    [one] Hunger and frost take 1 loss.
   *[other] Hunger and frost take { $losses } losses.
}
cauldron-event-depleted-upkeep = { $unit } is worn down by hunger and frost: depleted.
cauldron-event-depleted-attack = { $unit } takes the loss: depleted.
cauldron-event-depleted-collapse = { $unit } is depleted in the collapse.
cauldron-event-eliminated-upkeep = { $unit } perishes of hunger and frost.
cauldron-event-eliminated-attack = { $unit } is wiped out by the Soviet attack.
cauldron-event-eliminated-collapse = { $unit } is lost in the collapse.
cauldron-event-recovered = { $unit } is back at full strength.
cauldron-event-pdm = PDMs in { $area }: { $active } active, { $inactive } inactive.
cauldron-event-raised = { $unit } is raised in { $area }.
cauldron-event-moved = { $tally ->
    [one] { $unit } moves from { $from } to { $to } (1 area on the tally).
   *[other] { $unit } moves from { $from } to { $to } ({ $tally } areas on the tally).
}
cauldron-event-tactical-success = Tactical Attack, random number { $random }: it upsets the Soviet preparations.
cauldron-event-tactical-failure = Tactical Attack, random number { $random }: the Soviets are not impressed.
cauldron-event-evacuated = { $wounded } wounded are flown out.
cauldron-event-council-surrender = The Council of War, at { $random }, decides to lay down arms.
cauldron-event-council-continue = The Council of War, at { $random }, decides to fight on.
cauldron-event-council-bonus = The Council of War, at { $random }, decides to fight on, with { $appeals } on Appeals and { $attacks } on attacks from now on.
cauldron-event-designated = { $supply ->
    [0] Attack planned on { $target }: { $units }, without supply.
   *[other] Attack planned on { $target }: { $units }, with { $supply } supply.
}
cauldron-event-attacked-retreat = { $unit } attacks { $target } and breaks in.
cauldron-event-attacked-nothing = { $unit } attacks { $target } without effect.
cauldron-event-hit = The Soviet unit in { $area } is hit, but holds.
cauldron-event-soviet-retreat = The Soviet unit in { $from } retreats to { $to }.
cauldron-event-soviet-eliminated = The Soviet unit in { $from } has nowhere to go and is destroyed.
cauldron-event-advanced = Advance to { $place }: { $units }.
cauldron-event-ring-added = The Soviet ring closes up: new units in { $areas }.
cauldron-event-ring-removed = Soviet units leave { $areas }.
cauldron-event-ring-both = The Soviet ring shifts: new units in { $added }, none any more in { $removed }.
cauldron-event-hits-removed = The Soviet units recover from their hits.
cauldron-event-relief-advances = The relief force, { $commitment }, attacks and gets on.
cauldron-event-relief-nothing = The relief force, { $commitment }, attacks and gains no ground.
cauldron-event-relief-retreats = The relief force, { $commitment }, attacks and is thrown back.
cauldron-event-relief = The relief force is now { $place }.
cauldron-event-launched = The Final Offensive begins!
cauldron-event-targets-none = The Soviets attack nowhere this turn.
cauldron-event-targets = The Soviets attack { $column }: { $areas }.
cauldron-event-struck = Soviet attack from { $from } on { $area }: { $result }.
cauldron-event-struck-empty = Soviet attack from { $from } on undefended { $area }: { $result }.
cauldron-event-struck-follow-up = Soviet attack from { $from } on { $area }: { $result }, and the attacker goes on.
cauldron-event-unit-struck = Soviet attack on { $unit }: { $result }.
cauldron-event-retreated = Falling back from { $from } to { $to }: { $units }.
cauldron-event-soviet-advance = The Soviet unit in { $from } advances to { $to }.
cauldron-event-area-lost = { $area } is lost.
cauldron-event-situation = The strategic situation changes by { $adjust }.
cauldron-event-situation-same = The strategic situation stays as it is.
cauldron-event-collapse = 6th Army collapses!
cauldron-event-collapse-survives = { $unit } holds together (die { $die }).
cauldron-event-collapse-lost = { $unit } falls apart (die { $die }).
cauldron-event-destroyed = No German unit is left: 6th Army is destroyed.
# $how (String) - the id of a way to surrender.
cauldron-event-surrendered = { $how ->
    [without_foa] 6th Army surrenders, against orders.
    [with_foa] 6th Army surrenders, as it is free to do.
    [lenient] 6th Army surrenders; so late, Berlin takes it less hard.
   *[excused] 6th Army surrenders; so late, and free to do so, nobody blames it.
}
cauldron-event-new-rumor = A rumor goes round: { $rumor }.
cauldron-event-no-rumor = No rumor goes round.
cauldron-event-rumor-dispelled = The rumor is over, there was nothing in it: { $rumor }.
cauldron-event-rumor-inconclusive = Nobody knows yet whether the rumor is true: { $rumor }.
cauldron-event-rumor-obtains = The rumor is true: { $rumor }.
cauldron-event-rumor-ended = You put an end to the rumor: { $rumor }.
cauldron-event-linked-up = { $units ->
    [one] The relief force gets through to 1 unit of 6th Army.
   *[other] The relief force gets through to { $units } units of 6th Army.
}
cauldron-event-survival = { $percent } of a hundred prisoners live (dice { $dice }): of { $prisoners } men { $survivors } come home.
cauldron-event-over = { $end } { $level }
