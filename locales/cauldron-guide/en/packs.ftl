### Problems of a data pack of this game. A sentence follows the file, the record and the field it is about.

# $area (String)
problem-wrong-side = area { $area } has a unit of the wrong side; German units start inside the perimeter, Soviet units outside
# $area (String)
problem-ring-gap = area { $area } must start with a Soviet unit, because it is adjacent to the pocket (p. 5)
# $area (String)
problem-ring-surplus = area { $area } must not start with a Soviet unit, because it is not adjacent to the pocket (p. 5)
# $sum (String)
problem-morale-sum = areas, Key Areas and the Relief Force box add up to { $sum }; the printed morale must match (p. 2)
# $unit (String)
problem-not-depletable = unit “{ $unit }” cannot start depleted here; name a division of this area
problem-already-adjacent = a line already joins these areas; attacks across rivers are between areas that are not adjacent (p. 12)
# $area (String)
problem-both-sides = area { $area } is in both columns; no area may have units of both sides (p. 1)
# $found (String)
problem-too-few-areas = the cards name only { $found } different areas; each side draws three (p. 12)

## What a field refers to or a file must contain

# $thing (String) - the code of a thing.
problem-thing = { $thing ->
    [airfield] area with an airfield
    [stalingrad] Stalingrad area
    [entry] area with this entry letter
    [edge] edge of this area
    [box] box of the Relief Force track
    [letter] letter of the Relief Force
    [unit] German unit
    [hq] headquarters
    [army] Soviet army
    [setup_unit] unit of the historical set-up
    [division_kind] kind of division
    [army_counter] counter of this army
    [pdm] PDM
    [marker] marker
    [card] card
    [roll] row for this roll
    [rumor] rumor
    [optional_infantry] optional German infantry division
   *[other] { $thing }
}
