### What spares a player clicks.

ease-forced = auto
ease-forced-help = Played automatically: it was the only choice
setting-forced = Forced choices
setting-forced-help = If only one choice is left and no dice, draw or other player comes next, it is made for you. The log marks it.
forced-on = Play automatically
forced-off = Ask me
ease-sweep = All { $count } in this order
ease-sweep-help = Plays these choices one after another until something else needs a decision
ease-sweep-then = All, then: { $label }
ease-gather = Take all units that can go the same way
ease-together = All: { $verb }
ease-together-help = Moves every unit that can go the same way, then begins the attack
ease-number = How many: { $label }
ease-fewer = One fewer: { $label }
ease-more = One more: { $label }
ease-take = Confirm
ease-undo-turn = Undo the whole turn
key-undo-turn = undo the whole turn, as far as possible
