### What happens in Advance to the Volga, a sentence for each event.

volga-event-turn = Turn { $turn } begins: { $dates }.
volga-event-isolated = Cut off from the Volga: { $areas }.
volga-event-isolated-none = No Soviet unit is cut off any more.
volga-event-arrived = Arriving in { $area }: { $units }.
volga-event-waits = No room yet for { $units }: the group waits for the next Dawn Phase.
volga-event-withdrawn = { $division } leaves for good: { $units }.
volga-event-missing = { $missing ->
    [one] One of its units is out of action.
   *[other] { $missing } of its units are out of action.
}
volga-event-random = Random event, { $dice } = { $total }: { $event }.
volga-event-random-instead = Random event, { $dice } = { $total }, read as { $instead }: { $event }.
volga-event-random-void = Random event, { $dice } = { $total }: { $event }, without effect this turn.
volga-event-no-random = No random event this turn.
volga-event-called-away = { $division } is called away until the next Dawn Phase: { $units }.
volga-event-paused = { $corps } pauses (die { $die }); spent for this turn: { $units }.
volga-event-free-air = { $markers ->
    [0] No free air marker: all of them are on hand already.
    [one] 1 air marker arrives free of charge.
   *[other] { $markers } air markers arrive free of charge.
}
volga-event-supply-dice = Supply roll { $dice }
volga-event-supply-dice-again = Supply roll { $dice }, ones again as { $again }
volga-event-supply = { $points ->
    [one] { $rolled }: 1 point, { $total } on hand.
   *[other] { $rolled }: { $points } points, { $total } on hand.
}
volga-event-supply-floor = { $rolled }: raised to the { $points } points guaranteed this turn, { $total } on hand.
volga-event-bought = { $cost ->
    [one] Bought for 1 point: { $what }.
   *[other] Bought for { $cost } points: { $what }.
}
volga-event-bought-back = { $cost ->
    [one] { $unit } is brought back for 1 point.
   *[other] { $unit } is brought back for { $cost } points.
}
volga-event-placed = { $unit } stands ready in { $area }.
volga-event-placed-spent = { $unit } returns in { $area }, spent because its corps pauses.
volga-event-bloody-nothing = Bloody Streets in { $area }, die { $die }: nothing happens.
volga-event-bloody-morale = Bloody Streets in { $area }, die { $die }: the fighting wears on morale.
volga-event-bloody-spent = Bloody Streets in { $area }, die { $die }: the fighting wears on morale, and spends { $units }.
volga-event-guards-bonus = Guards add 1.
volga-event-activated = { $area } becomes the Active Area.
volga-event-round-ended = The Action Round of { $area } ends.
volga-event-moved = { $unit } moves from { $from } to { $to } ({ $cost } MF).
volga-event-entered = { $unit } enters { $to } from { $entry } ({ $cost } MF).
volga-event-entered-far = { $unit } comes from { $from } and enters { $to } through { $entry } ({ $cost } MF).
volga-event-held = No attack in { $area }; holding there: { $units }.
volga-event-attack = Attack on { $area } with { $units }.
volga-event-attack-mandatory = Mandatory attack on { $area } with { $units }.
volga-event-revealed = The defender of { $area } turns out to be { $soviet } ({ $id }).
volga-event-fell-back = The attack on { $area } falls back before the Barrage: { $units }.
volga-event-called-off = Nobody is left to attack { $area }.
volga-event-led = { $unit } leads the attack.
volga-event-supported = Support: { $markers }.
volga-event-supported-none = No support is placed.
volga-event-isolation = The isolated defender of { $area } checks its state, die { $die }: Defense Factor { $change }.
volga-event-isolation-guards = The isolated Guards of { $area } check their state, die { $die } less 1: Defense Factor { $change }.
volga-event-air = Air support, die { $die }: { $effect } off the Defense Value.
volga-event-combat = Attack on { $area }: { $attack } + { $attack_roll } ({ $attack_dice }) = { $attack_total } against { $defense } + { $defense_roll } ({ $defense_dice }) = { $defense_total }: { $result }.
volga-event-combat-best = Attack on { $area }: { $attack } + { $attack_roll } ({ $attack_dice }) = { $attack_total } against { $defense } + { $defense_roll } (best two of { $defense_dice }) = { $defense_total }: { $result }.
volga-result-repulse = Repulse
volga-result-stalemate = Stalemate
volga-result-success = Success
volga-result-overrun = Overrun
volga-event-fanatic = The defenders of { $area } fight to the last: the success becomes a stalemate.
volga-event-lost-repulse = { $unit } led the repulsed attack and is out of action.
volga-event-lost-barrage = { $unit } is lost to the Barrage and out of action.
volga-event-lost-ambush = { $unit } led into the Ambush and is out of action.
volga-event-lost-no-retreat = { $unit } has nowhere to retreat to and is out of action.
volga-event-captured = { $area } is taken; { $soviet } is eliminated.
volga-event-bonus-cancelled = Heroes of { $area }: the joy over its capture is lost on their sacrifice, morale stays.
volga-event-retreated = { $unit } retreats from { $from } to { $to }.
volga-event-morale = Morale { $from } → { $to }: { $cause }.
volga-event-morale-same = Morale stays at { $morale }, the end of its track: { $cause }.
volga-morale-missing-units = units missing when their division left
volga-morale-bought = bought with supply
volga-morale-bloody-streets = Bloody Streets
volga-morale-repulse = repulse
volga-morale-captured = an area with +4 captured
volga-morale-heroes = Heroes
volga-morale-end-phase = another turn of fighting
volga-event-refreshed = All units are fresh again.
