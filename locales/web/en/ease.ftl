### What spares a player clicks.

ease-forced = auto
ease-forced-help = Played automatically: it was the only choice
ease-setting = Play forced choices automatically
ease-sweep = All { $count } in this order
ease-sweep-help = Plays these choices one after another until something else has to be decided
ease-sweep-then = All, then: { $label }
ease-gather = Take along all units that can go the same way
ease-together = All: { $verb }
ease-together-help = All units that can go the same way go, and the attack begins
ease-number = How many: { $label }
ease-fewer = One fewer: { $label }
ease-more = One more: { $label }
ease-take = Confirm
ease-undo-turn = Undo the whole turn
key-undo-turn = undo the whole turn, as far as it can be undone
