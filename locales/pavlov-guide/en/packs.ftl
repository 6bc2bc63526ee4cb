### Problems of a data pack of this game. A sentence follows the file, the record and the field it is about.

problem-colours-and-numbers = a position has exactly one number for each of its colors; name the same colors in both fields
# $maximum (String)
# $minimum (String)
problem-shields = the values must go down by one from { $maximum } to { $minimum } (p. 11)
problem-unlike-sides = the three sides of the house must have the same Defense Values (p. 2)
# $circles (String)
problem-sapper-circle = the Sapper location is the last circle of the track; it must be { $circles } (p. 13)
# $found (String)
# $max (String)
problem-raid-dice = a raid of the whole garrison rolls { $found } dice; at most { $max } are possible
# $letter (String)
problem-not-a-weapon = { $letter } is not the letter of a weapon; it must be A, G or M (p. 23)
# $orders (String)
problem-orders = the rules give this unit other actions; write { $orders } (p. 6–8)
problem-same-unit = a Soviet card shows two different units; change one (p. 5)
# $cards (String)
# $per_turn (String)
problem-turns = { $cards } cards at { $per_turn } each turn do not fill these turns (p. 26)
# $deck (String)
# $size (String)
problem-removed = deck { $deck } has { $size } cards; remove fewer (p. 28)
problem-casualty-faces = the faces that lose a counter must run from 1 to a face below 6 (p. 18)
# $expected (String)
problem-award-gap = each score needs exactly one row; this row must end at { $expected } (p. 26)
# $letter (String)
problem-weapon-without-value = for a weapon with the letter { $letter } the value must be above 0 (p. 23)
# $letter (String)
problem-weapon-with-value = for a weapon with the letter { $letter } the value must be 0 (p. 23)
# $wanted (String)
problem-resupply-side = every Storm Group card but the Milk House has a Resupply side; write { $wanted } (p. 17)

## What a field refers to or a file must contain

# $thing (String) - the code of a thing.
problem-thing = { $thing ->
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
    [category] category of Wehrmacht cards
    [resupply_card] Resupply card
    [milk_house] Milk House
    [soviet_card] Soviet card
    [fog_card] Fog of War card
    [card_unit] unit of the Soviet cards
    [order] action of a Soviet card
    [tactic] tactic
    [tactic_card] Tactics card
    [support] Operational Support card
    [storm_group] Storm Group card
    [token] kind of token
    [all_tokens] token
    [number] number in the rules
    [award] row of the award table
   *[other] { $thing }
}
