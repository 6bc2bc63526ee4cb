### Problems of a data pack. A sentence follows the file, the record and the field it is about.

# $line (String)
# $column (String)
problem-at = line { $line }, column { $column }
# $message (String)
problem-unreadable = this cannot be read (technical detail: { $message })
# $files (String)
problem-unknown-file = this is not a file of a pack; the files of a pack are { $files }
problem-file-twice = the file is given twice; give it once
# $value (String)
# $min (String)
# $max (String)
problem-out-of-range = { $value } is out of range; it must be from { $min } to { $max }
problem-empty = the text is empty; fill it in
# $value (String)
problem-duplicate = duplicate value “{ $value }”; it must be unique
# $thing (String)
# $value (String)
problem-unknown = unknown { $thing }: “{ $value }”; name one that exists
# $thing (String)
# $value (String)
problem-missing = missing { $thing }: “{ $value }”; add it
# $thing (String)
# $needed (String)
# $found (String)
problem-wrong-count = wrong number ({ $thing }): { $needed } needed, { $found } found
# $thing (String)
# $max (String)
# $found (String)
problem-too-many = too many ({ $thing }): at most { $max } allowed, { $found } found
# $thing (String)
problem-wrong-form = the value has the wrong type; needed: { $thing }
# $needed (String)
# $found (String)
problem-wrong-length = wrong number of entries in the list: { $needed } needed, { $found } found
# $value (String)
# $words (String)
problem-not-among = “{ $value }” is not possible here; write one of { $words }
# $id (String)
problem-not-a-word = the id “{ $id }” is not one word; write it without spaces
# $known (String)
problem-unknown-field = there is no such field here; the fields are { $known }
problem-absent = this required field is missing; add it
problem-surplus = the field has no meaning here; leave it out
problem-own-neighbour = an area cannot be adjacent to itself; take it out of the list
# $neighbour (String)
problem-one-way = area { $neighbour } does not list this area; adjacency goes both ways
# $found (String)
# $needed (String)
problem-too-few-points = too few points: at least { $needed } needed, { $found } found
problem-not-finite = a coordinate is not a finite number
# $unit (String)
problem-placed-twice = unit “{ $unit }” is already placed in this scenario; place it only once
# $roll (String)
problem-not-covered = there is no result for a roll of { $roll }; each roll needs exactly one
# $roll (String)
problem-covered-twice = there is more than one result for a roll of { $roll }; each roll needs exactly one
# $value (String)
problem-unknown-source = “{ $value }” does not name a source; begin with rulebook, printed, derived:, public: or reconstructed

## What a field refers to or contains, in any game

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
   *[other] { $thing }
}
