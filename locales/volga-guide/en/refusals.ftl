### Why something cannot be done in Advance to the Volga: what is wrong and what to do.

volga-refusal-not-now = That is not the decision to make now. Choose one of the legal actions.
volga-refusal-not-for-group = The group may not arrive in { $area }. Choose one of the areas offered to it.
volga-refusal-no-room-for-group = { $area } has no room for the whole group. Choose an area that can take all of it.
volga-refusal-supply-too-low = That costs { $cost } supply points and you have { $have }. Buy something cheaper or end the phase.
volga-refusal-no-marker-to-buy = All markers of that kind are on hand already. Use one first.
volga-refusal-morale-full = Morale is at the top of its track. Spend the points on something else.
volga-refusal-not-out-of-action = { $unit } is not in the Out of Action Box, so there is nothing to bring back.
volga-refusal-no-place-to-return = No area open to { $unit } has room for it. Keep the points, or make room first.
volga-refusal-placement-not-allowed = { $unit } may not return in { $area }. Choose an area from 1 to 5, or a German area where another of your units stands.
volga-refusal-home-only = { $unit } returns to { $area } only, where it was set up. Place it there, or leave it out while that area is closed to it.
volga-refusal-full = { $area } holds four German units already, as many as it may. Choose another area.
volga-refusal-not-on-map = { $unit } is not on the map. Choose a unit that is.
volga-refusal-spent = { $unit } is spent until the End Phase. Choose a fresh unit.
volga-refusal-already-there = { $unit } stands in { $area } already. Choose another area.
volga-refusal-too-far = { $unit } cannot reach { $area } with { $movement } movement. Choose a nearer area.
volga-refusal-contested-exit = A unit that leaves contested { $from } first has to enter a vacant area, so it cannot go straight to { $to }.
volga-refusal-already-attacked = { $area } was attacked in this Action Round, so nobody else may enter it. End the round first.
volga-refusal-say-from = { $area } holds a Soviet unit. Say from where to enter it: move UNIT { $number } from AREA.
volga-refusal-no-soviet-unit = { $area } holds no Soviet unit. Move there without "from", or attack elsewhere.
volga-refusal-no-entry-from = The unit cannot enter { $to } out of { $from }. Choose another way in.
volga-refusal-northern-shoulder = { $unit } belongs to the northern shoulder and cannot go to { $area }. It stays in 42 to 50.
volga-refusal-nothing-to-do = { $unit } has nowhere to go and nobody to attack. Choose another unit.
volga-refusal-choose-first = Choose the unit first: unit { $unit }.
volga-refusal-not-active = { $unit } does not belong to the Active Area. Finish this attack first.
volga-refusal-not-contested-then = { $area } was not contested when this Action Round began. End the round and activate it anew.
volga-refusal-mandatory-attack = Whoever enters { $area } attacks, all together. Write: attack { $number }.
volga-refusal-other-target = The attack under way is not on { $area }. Finish it first.
volga-refusal-not-attacking = { $unit } takes no part in this attack. Choose one of the attackers.
volga-refusal-not-combined = { $unit } stood there before and does not join those who enter. Attack with the newcomers, and with it in an Action Round of its own.
volga-refusal-support-limit = { $attackers ->
    [one] One attacker can use one marker at most. Place fewer.
   *[other] { $attackers } attackers can use { $attackers } markers at most. Place fewer.
}
volga-refusal-no-marker-left = There are not so many markers on hand. Place fewer.
volga-refusal-one-air = An attack can have one air marker at most.
volga-refusal-air-prohibited = The random event of this turn forbids air support. Attack without it.
volga-refusal-air-limited = There is no air support over { $area }, whose streets are fought over already. Attack without it.
volga-refusal-retreat-elsewhere = { $unit } cannot retreat to { $area }. Choose one of the areas offered.
volga-refusal-no-round-to-end = There is no Action Round to end, or ending it would change nothing. Choose a unit, or end the phase.
