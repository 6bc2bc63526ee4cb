### Problems of a data pack of this game. A sentence follows the file, the record and the field it is about.

problem-terrain-owner = the areas that start German, and no others, must have terrain "none"
# $found (String)
# $max (String)
problem-stack = { $found } units are too many for one area; at most { $max } are allowed
# $area (String)
problem-not-german = area { $area } is neither German nor held by a revealed Soviet unit; German units cannot start there
# $area (String)
problem-not-soviet = area { $area } is German at the start; no Soviet unit can stand there
# $unit (String)
# $area (String)
problem-wrong-terrain = the terrain of unit “{ $unit }” is not that of area { $area }; they must match
# $terrain (String)
# $units (String)
# $areas (String)
problem-pool-too-small = unrevealed units of terrain { $terrain }: { $units } cannot fill { $areas } areas; each area needs one
# $roll (String)
problem-same-event = a roll of { $roll } refers to this event itself; name another roll
# $expected (String)
# $found (String)
problem-turn-order = turn { $expected } is expected here, found { $found }; list all turns in order, without gaps
# $value (String)
problem-not-a-date = “{ $value }” is not a valid date; write one like 1942-09-13, no earlier than the date before it

## What a field refers to or a file must contain

# $thing (String) - the code of a thing.
problem-thing = { $thing ->
    [german_area] area that starts German
    [volga_area] area next to the Volga
    [unit] German unit
    [soviet_unit] Soviet unit
    [pavlov_unit] Soviet unit with option = "pavlov"
    [division] division
    [corps] corps
    [strategy] strategy
    [soviet_terrain] terrain of a Soviet unit
    [chart] event chart
    [event] event
    [purchase] purchase
    [marker] marker
    [turn] turn
   *[other] { $thing }
}
