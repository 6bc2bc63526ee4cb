### Why an action is illegal in Advance to the Volga, and what to do.

refusal-not-now = That is not the current decision. Choose one of the legal actions.
refusal-not-for-group = The group may not arrive in { $area }. Choose one of the areas offered.
refusal-no-room-for-group = { $area } has no room for the whole group. Choose an area that can take all of it.
refusal-supply-too-low = { $cost ->
    [one] That costs 1 supply point and you have { $have }. Buy something cheaper or end the phase.
   *[other] That costs { $cost } supply points and you have { $have }. Buy something cheaper or end the phase.
}
refusal-no-marker-to-buy = All markers of that kind are already on hand. Use one first.
refusal-morale-full = Morale is at the top of its track. Spend the points on something else.
refusal-not-out-of-action = { $unit } is not in the Out of Action Box. Choose a unit that is.
refusal-no-place-to-return = No area open to { $unit } has room for it. Keep the points, or make room first.
refusal-placement-not-allowed = { $unit } may not return to { $area }. Choose an area from 1 to 5, or a German area with another German unit.
refusal-home-only = { $unit } may return only to { $area }, where it was set up. Place it there, or leave it out of action while that area is full.
refusal-full-stacking = { $area } already has four German units, the stacking limit. Choose another area.
refusal-not-on-map = { $unit } is not on the map. Choose a unit that is.
refusal-spent = { $unit } is spent until the End Phase. Choose a fresh unit.
refusal-pausing = The corps of { $unit } pauses this turn, so the unit is spent until the End Phase. Choose a unit of another corps.
refusal-already-there = { $unit } is already in { $area }. Choose another area.
refusal-too-little-movement = { $unit } cannot reach { $area } with { $movement } MF. Choose a nearer area.
refusal-too-little-movement-from = { $unit } cannot enter { $area } from { $from } with { $movement } MF. Enter it from another area, or choose a nearer one.
refusal-way-full = The route of { $unit } to { $area } through { $through } is closed: four German units, the stacking limit, are there already. Move one of them away first.
refusal-no-way = { $unit } has no route to { $area } that avoids Soviet units. Choose another area.
refusal-not-adjacent = { $from } is not adjacent to { $to }. Enter from an area that is.
refusal-contested-exit = A unit that leaves contested { $from } must first enter a vacant area, so it cannot go straight to { $to }. Choose a vacant area first.
refusal-already-attacked = { $area } was attacked in this Action Round: no other unit may enter or attack it. End the Round first.
refusal-say-from = { $area } has a Soviet unit. Name the area to enter it from: move UNIT { $number } from AREA.
refusal-no-soviet-unit = { $area } has no Soviet unit. Move there without "from", or attack another area.
refusal-no-entry-from = { $from } has a Soviet unit, so no unit can enter { $to } from it. Enter from another area.
refusal-northern-shoulder = { $unit } belongs to the Northern Shoulder and cannot go to { $area }. Choose an area from 42 to 50.
refusal-nothing-to-do = { $unit } can neither move nor attack. Choose another unit.
refusal-choose-first = Choose the unit first: unit { $unit }.
refusal-another-chosen = { $unit } is chosen and acts first: units act one at a time. Move or attack with it, or undo.
refusal-enter-first = None of these units is in { $area }. Choose a unit and move it there first.
refusal-say-with = { $area } was already contested. Name the attackers: attack { $number } with UNIT …
refusal-not-active = { $unit } is not in the Active Area. Finish with the units of that area first.
refusal-not-contested-then = { $area } was not contested when this Action Round began. End the Round and activate the area again.
refusal-mandatory-attack = All units that enter { $area } must attack together. Write: attack { $number }.
refusal-other-target = The attack in progress is not on { $area }. Finish it first.
refusal-not-attacking = { $unit } is not part of this attack. Choose one of the attackers.
refusal-not-combined = { $unit } was already there and cannot attack together with units that enter. Attack with the units that entered; { $unit } can attack in another Action Round.
refusal-barrage-first = Answer the Barrage first: give up an attacker, or fall back.
refusal-lead-first = Choose the unit that leads the attack first.
refusal-support-limit = { $attackers ->
    [one] One attacker can use at most one marker. Place fewer.
   *[other] { $attackers } attackers can use at most { $attackers } markers. Place fewer.
}
refusal-no-marker-left = You do not have that many markers. Place fewer.
refusal-one-air = An attack can have at most one air marker. Place fewer.
refusal-air-prohibited = This turn’s random event forbids air markers. Attack without them.
refusal-air-limited = { $area } was already contested, so air markers are not allowed there. Attack without them.
refusal-retreat-elsewhere = { $unit } cannot retreat to { $area }. It must return to the area it came from or, if that is full, to the nearest area with room.
refusal-no-round-to-end = There is no Action Round to end, or ending it would change nothing. Choose a unit, or end the phase.
