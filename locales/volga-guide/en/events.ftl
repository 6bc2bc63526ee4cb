### What happens in Advance to the Volga, a sentence for each event.

event-turn = Turn { $turn } begins: { $dates }.
event-isolated = Isolated: { $areas }.
event-isolated-none = No Soviet unit is isolated now.
event-arrived = Arriving in { $area }: { $units }.
event-waits = No room yet for { $units }: the group waits for the next Dawn Phase.
event-withdrawn = { $division } withdraws for good: { $units }.
volga-units-missing = { $missing ->
    [one] One of its units is out of action.
   *[other] { $missing } of its units are out of action.
}
event-random-event = Random event, { $dice } = { $total }: { $event }.
event-random-event-instead = Random event, { $dice } = { $total }, read as { $instead }: { $event }.
event-random-event-void = Random event, { $dice } = { $total }: { $event }, no effect this turn.
event-no-random-event = No random event this turn.
event-called-away = { $division } is called away until the next Dawn Phase: { $units }.
event-paused = { $corps } pauses (die { $die }); spent this turn: { $units }.
event-free-air = { $markers ->
    [0] No free air marker: all are already on hand.
    [one] 1 free air marker arrives.
   *[other] { $markers } free air markers arrive.
}
volga-supply-dice = Supply roll { $dice }
volga-supply-dice-again = Supply roll { $dice }, ones rerolled as { $again }
event-supply = { $points ->
    [one] { $rolled }: 1 point, { $total } on hand.
   *[other] { $rolled }: { $points } points, { $total } on hand.
}
event-supply-floor = { $rolled }: raised to this turn’s minimum of { $points } points, { $total } on hand.
event-bought = { $cost ->
    [one] Bought for 1 point: { $what }.
   *[other] Bought for { $cost } points: { $what }.
}
event-bought-back = { $cost ->
    [one] { $unit } is brought back for 1 point.
   *[other] { $unit } is brought back for { $cost } points.
}
event-placed = { $unit } returns to play in { $area }.
event-placed-spent = { $unit } returns to play in { $area }, spent because its corps pauses.
event-bloody-streets-nothing = Bloody Streets in { $area }, die { $die }: nothing happens.
event-bloody-streets-morale = Bloody Streets in { $area }, die { $die }: morale suffers.
event-bloody-streets-spent = Bloody Streets in { $area }, die { $die }: morale suffers; spent this turn: { $spent }.
volga-guards-bonus = Guards add 1.
event-activated = { $area } becomes the Active Area.
event-round-ended = The Action Round of { $area } ends.
event-moved = { $unit } moves from { $from } to { $to } ({ $cost } MF).
event-moved-entered = { $unit } enters { $to } from { $entry } ({ $cost } MF).
event-moved-entered-far = { $unit } moves from { $from } through { $entry } and enters { $to } ({ $cost } MF).
event-held = No attack in { $area }; holding there: { $units }.
event-attack = Attack on { $area } with { $units }.
event-attack-mandatory = Mandatory attack on { $area } with { $units }.
event-revealed = Revealed in { $area }: { $soviet } ({ $id }).
event-fell-back = The attackers of { $area } fall back from the Barrage: { $units }.
event-called-off = No attacker is left in { $area }: the attack ends.
event-led = { $unit } leads the attack.
event-supported = Support: { $markers }.
event-supported-none = No support is placed.
event-isolation-roll = Isolation roll in { $area }, die { $die }: Defense Factor { $change }.
event-isolation-roll-guards = Isolation roll in { $area }, die { $die } − 1 for Guards: Defense Factor { $change }.
event-air-roll = Air support, die { $die }: the Defense Value drops by { $effect }.
event-combat = Attack on { $area }: { $attack } + { $attack_roll } ({ $attack_dice }) = { $attack_total } against { $defense } + { $defense_roll } ({ $defense_dice }) = { $defense_total }: { $result }.
event-combat-best = Attack on { $area }: { $attack } + { $attack_roll } ({ $attack_dice }) = { $attack_total } against { $defense } + { $defense_roll } (best two of { $defense_dice }) = { $defense_total }: { $result }.
volga-result = { $result ->
    [repulse] Repulse
    [stalemate] Stalemate
    [success] Success
   *[overrun] Overrun
}
event-fanatic = Fanatic: the defenders of { $area } fight to the last, and the Success becomes a Stalemate.
event-lost-repulse = { $unit } led the attack and is out of action.
event-lost-barrage = { $unit } is given up to the Barrage and is out of action.
event-lost-ambush = { $unit } led the attack into an Ambush and is out of action.
event-lost-no-retreat = { $unit } has nowhere to retreat to and is out of action.
event-captured = { $area } is taken; { $soviet } is eliminated.
event-bonus-cancelled = Heroes in { $area }: they cancel the capture bonus; morale does not change.
event-retreated = { $unit } retreats from { $from } to { $to }.
event-morale = Morale { $from } → { $to }: { $cause }.
event-morale-same = Morale stays at { $to }, the end of its track: { $cause }.
volga-morale-cause = { $cause ->
    [missing_units] units out of action when their division left
    [bought] bought with supply
    [bloody_streets] Bloody Streets
    [repulse] Repulse
    [captured] +4 area captured
    [heroes] Heroes
   *[end_phase] End Phase
}
event-refreshed = All units are fresh again.
event-over-all-areas = Automatic victory: all areas of Stalingrad are German.
event-over-morale = Defeat: your army’s morale is broken. You hold { $areas } areas.
event-over-enough-areas = Operational victory: you hold { $areas } areas.
event-over-no-heavy-urban = Defeat: time is up, and none of the { $areas } areas you hold is heavy urban.
event-over-time-up = Defeat: time is up, and the { $areas } areas you hold are not enough.
