### What can be wrong with a data pack. A sentence follows the file, the record and the field it is about.

## In any game

# $line (String)
# $column (String)
problem-at = line { $line }, column { $column }
# $message (String)
problem-unreadable = this cannot be read ({ $message })
# $files (String)
problem-unknown-file = a pack has no such file; its files are { $files }
problem-file-twice = the file is there twice; give it once
# $value (String)
# $min (String)
# $max (String)
problem-out-of-range = { $value } is out of range; it must be from { $min } to { $max }
problem-empty = the text is empty; write one
# $value (String)
problem-duplicate = "{ $value }" stands here a second time; it must be unique
# $thing (String)
# $value (String)
problem-unknown = there is no such { $thing }: "{ $value }"; name one that exists
# $thing (String)
# $value (String)
problem-missing = missing, { $thing }: "{ $value }"; add it
# $thing (String)
# $needed (String)
# $found (String)
problem-wrong-count = wrong number ({ $thing }): { $needed } needed, { $found } found
# $thing (String)
# $max (String)
# $found (String)
problem-too-many = too many ({ $thing }): { $max } at most, { $found } found
# $thing (String)
problem-wrong-form = the value has the wrong form; needed: { $thing }
# $needed (String)
# $found (String)
problem-wrong-length = wrong number of entries in the list: { $needed } needed, { $found } found
# $value (String)
# $words (String)
problem-not-among = "{ $value }" is not possible here; write one of { $words }
# $id (String)
problem-not-a-word = "{ $id }" is not one word; write an id without spaces
# $known (String)
problem-unknown-field = there is no such field here; the fields are { $known }
problem-absent = the field is missing; it must be given here
problem-surplus = the field has no meaning here; leave it out
problem-own-neighbour = an area cannot be its own neighbour; take it out of the list
# $neighbour (String)
problem-one-way = area { $neighbour } does not list this area; adjacency goes both ways
# $found (String)
# $needed (String)
problem-too-few-points = { $found } points are too few; at least { $needed } are needed
problem-not-finite = a coordinate is not a finite number
# $unit (String)
problem-placed-twice = unit "{ $unit }" already has a place in this scenario; it can have one only
# $roll (String)
problem-not-covered = no result for a roll of { $roll }; each roll needs exactly one
# $roll (String)
problem-covered-twice = a second result for a roll of { $roll }; each roll needs exactly one
# $value (String)
problem-unknown-source = "{ $value }" does not say how the value is known; begin with rulebook, printed, derived:, public: or reconstructed

## Advance to the Volga

problem-terrain-owner = exactly the areas that start German have terrain "none"
# $found (String)
# $max (String)
problem-stack = { $found } units are too many for one area; { $max } may stand there
# $area (String)
problem-not-german = area { $area } is neither German nor held by a revealed Soviet unit; German units cannot start there
# $area (String)
problem-not-soviet = area { $area } is German at the start; no Soviet unit can stand there
# $unit (String)
# $area (String)
problem-wrong-terrain = the terrain of unit "{ $unit }" is not that of area { $area }; they must match
# $terrain (String)
# $units (String)
# $areas (String)
problem-pool-too-small = unrevealed units of terrain { $terrain }: { $units } cannot fill { $areas } areas; there must be one for each
# $roll (String)
problem-same-event = a roll of { $roll } is this very event; name the roll of another one
# $expected (String)
# $found (String)
problem-turn-order = turn { $expected } is expected here, found { $found }; turns run without a gap from first to last
# $value (String)
problem-not-a-date = "{ $value }" is no date; write one like 1942-09-13, not before the day it follows

## The Cauldron

# $area (String)
problem-wrong-side = area { $area } starts with the other side; Germans start inside the perimeter, Soviets outside
# $area (String)
problem-ring-gap = area { $area } must start with a Soviet unit; exactly the areas next to the pocket do (p.5)
# $area (String)
problem-ring-surplus = area { $area } must not start with a Soviet unit; exactly the areas next to the pocket do (p.5)
# $sum (String)
problem-morale-sum = areas, Key Areas and the relief box add up to { $sum }; the printed morale must agree (p.2)
# $unit (String)
problem-not-depletable = unit "{ $unit }" cannot start depleted here; name a division of this area
problem-already-adjacent = a line already joins these areas; attacks across rivers are between areas that are not adjacent (p.12)
# $area (String)
problem-both-sides = area { $area } stands in both columns; no area may hold units of both sides (p.1)
# $found (String)
problem-too-few-areas = the cards reach { $found } different areas; each side draws three (p.12)

## Pavlov's House

problem-colours-and-numbers = a position has exactly one number for each of its colours; name the same colours in both fields
# $maximum (String)
# $minimum (String)
problem-shields = the values must go down one by one from { $maximum } to { $minimum } (p.11)
problem-unlike-sides = the three sides of the house must have the same Defense Values (p.2)
# $circles (String)
problem-sapper-circle = the sapper circle ends the track; it must be { $circles } (p.13)
# $found (String)
# $max (String)
problem-raid-dice = a raid of the whole garrison rolls { $found } dice; at most { $max } are possible
# $letter (String)
problem-not-a-weapon = { $letter } is not the letter of a weapon; it must be A, G or M (p.23)
# $orders (String)
problem-orders = the rules give this unit other choices; write { $orders } (p.6-8)
problem-same-unit = a Soviet card shows two different units; change one (p.5)
# $cards (String)
# $per_turn (String)
problem-turns = cards: { $cards }, each turn: { $per_turn }; they do not fill these turns (p.26)
# $deck (String)
# $size (String)
problem-removed = deck { $deck } has { $size } cards; fewer must be removed (p.28)
problem-casualty-faces = the faces that lose a counter must be 1 up to some face below 6 (p.18)
# $expected (String)
problem-award-gap = each score needs exactly one row; this row must end at { $expected } (p.26)
# $letter (String)
problem-weapon-without-value = for a weapon with the letter { $letter } the value must be above 0 (p.23)
# $letter (String)
problem-weapon-with-value = for a weapon with the letter { $letter } the value must be 0 (p.23)
# $wanted (String)
problem-resupply-side = every Storm Group card but the Milk House has a Resupply side; write { $wanted } (p.17)

## What a field refers to or a file must hold

# $thing (String) - the code of a thing.
problem-thing = { $thing ->
    [area] area
    [scenario] scenario
    [effect] effect
    [whole_number] whole number
    [decimal] number
    [text] text in quotation marks
    [flag] true or false
    [list] list in square brackets
    [table] table in braces or below a heading
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
    [airfield] area with an airfield
    [stalingrad] Stalingrad area
    [entry] area with this entry letter
    [edge] edge of this area
    [box] box of the Relief Force track
    [letter] letter of the relief force
    [hq] headquarters
    [army] Soviet army
    [setup_unit] unit of the historical set-up
    [division_kind] kind of division
    [army_counter] counter of this army
    [pdm] PDM
    [card] card
    [roll] row for this roll
    [rumor] rumor
    [optional_infantry] optional German infantry division
    [position] combat position
    [radio] combat position with the radio
    [track] track
    [circle] circle of the track
    [location] location
    [board_box] box of the board
    [panel] panel of the board
    [side] side of the house
    [shield] Defense Value
    [soviet_counter] Soviet counter
    [starting_counter] starting counter
    [commander] commander
    [special_letter] special letter
    [weapon] weapon
    [wehrmacht_type] type of Wehrmacht counter
    [wehrmacht_counter] Wehrmacht counter
    [wehrmacht_card] Wehrmacht card
    [deck_card] card of this deck
    [competitive_card] card for competitive games
    [card_type] type of Wehrmacht card
    [category] heading of Wehrmacht cards
    [resupply_card] Resupply card
    [milk_house] Milk House
    [soviet_card] Soviet card
    [fog_card] Fog of War card
    [card_unit] unit of the Soviet cards
    [order] choice of a Soviet card
    [tactic] tactic
    [tactic_card] Tactics card
    [support] Operational Support card
    [storm_group] Storm Group card
    [token] kind of token
    [all_tokens] token
    [number] number of the rules
    [award] row of the award table
    [boat] boat
    [landing] landing
    [chit] weather chit
   *[other] { $thing }
}
