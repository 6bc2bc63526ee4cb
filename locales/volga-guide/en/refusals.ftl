### Why something cannot be done in Advance to the Volga: what is wrong and what to do.

refusal-not-now = That is not the decision to make now. Choose one of the legal actions.
refusal-not-for-group = The group may not arrive in { $area }. Choose one of the areas offered to it.
refusal-no-room-for-group = { $area } has no room for the whole group. Choose an area that can take all of it.
refusal-supply-too-low = That costs { $cost } supply points and you have { $have }. Buy something cheaper or end the phase.
refusal-no-marker-to-buy = All markers of that kind are on hand already. Use one first.
refusal-morale-full = Morale is at the top of its track. Spend the points on something else.
refusal-not-out-of-action = { $unit } is not in the Out of Action Box, so there is nothing to bring back.
refusal-no-place-to-return = No area open to { $unit } has room for it. Keep the points, or make room first.
refusal-placement-not-allowed = { $unit } may not return in { $area }. Choose an area from 1 to 5, or a German area where another of your units stands.
refusal-home-only = { $unit } returns to { $area } only, where it was set up. Place it there, or leave it out while that area is closed to it.
refusal-full-stacking = { $area } holds four German units already, as many as it may. Choose another area.
refusal-not-on-map = { $unit } is not on the map. Choose a unit that is.
refusal-spent = { $unit } is spent until the End Phase. Choose a fresh unit.
refusal-pausing = { $unit } belongs to a corps that pauses this turn, so it is spent until the End Phase. Choose a unit of another corps.
refusal-already-there = { $unit } stands in { $area } already. Choose another area.
refusal-too-little-movement = { $unit } cannot reach { $area } with { $movement } movement. Choose a nearer area.
refusal-too-little-movement-from = { $unit } cannot enter { $area } out of { $from } with { $movement } movement. Choose another way in or a nearer area.
refusal-way-full = { $unit } could reach { $area } only through { $through }, which holds four German units already. Move one of them away first.
refusal-no-way = No way for { $unit } to { $area } keeps clear of Soviet units. Choose another area.
refusal-not-adjacent = { $from } is not next to { $to }. Enter it out of an area that is.
refusal-contested-exit = A unit that leaves contested { $from } first has to enter a vacant area, so it cannot go straight to { $to }.
refusal-already-attacked = { $area } was attacked in this Action Round: nobody else may enter or attack it. End the round first.
refusal-say-from = { $area } holds a Soviet unit. Say from where to enter it: move UNIT { $number } from AREA.
refusal-no-soviet-unit = { $area } holds no Soviet unit. Move there without "from", or attack elsewhere.
refusal-no-entry-from = { $from } holds a Soviet unit, so nobody enters { $to } out of it. Choose another way in.
refusal-northern-shoulder = { $unit } belongs to the northern shoulder and cannot go to { $area }. It stays in 42 to 50.
refusal-nothing-to-do = { $unit } has nowhere to go and nobody to attack. Choose another unit.
refusal-choose-first = Choose the unit first: unit { $unit }.
refusal-another-chosen = { $unit } has been chosen and acts first: units act one at a time.
refusal-enter-first = None of these units stands in { $area }. Choose a unit and move it there first.
refusal-say-with = { $area } was contested already. Say who attacks: attack { $number } with UNIT …
refusal-not-active = { $unit } does not belong to the Active Area. Finish this attack first.
refusal-not-contested-then = { $area } was not contested when this Action Round began. End the round and activate it anew.
refusal-mandatory-attack = All units that enter { $area } must attack together. Write: attack { $number }.
refusal-other-target = The attack under way is not on { $area }. Finish it first.
refusal-not-attacking = { $unit } takes no part in this attack. Choose one of the attackers.
refusal-not-combined = { $unit } stood there before and does not join those who enter. Attack with the newcomers, and with it in an Action Round of its own.
refusal-barrage-first = Answer the Barrage first: give up an attacker, or fall back.
refusal-lead-first = Choose the unit that leads the attack first.
refusal-support-limit = { $attackers ->
    [one] One attacker can use one marker at most. Place fewer.
   *[other] { $attackers } attackers can use { $attackers } markers at most. Place fewer.
}
refusal-no-marker-left = You do not have that many markers. Place fewer.
refusal-one-air = An attack can have one air marker at most.
refusal-air-prohibited = The random event of this turn forbids air support. Attack without it.
refusal-air-limited = There is no air support over { $area }, whose streets are fought over already. Attack without it.
refusal-retreat-elsewhere = { $unit } cannot retreat to { $area }: it goes back where it came from or, if that is full, to the nearest area with room.
refusal-no-round-to-end = There is no Action Round to end, or ending it would change nothing. Choose a unit, or end the phase.
