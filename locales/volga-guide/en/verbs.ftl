### Headings of the choices in the panel, by the first word of their notation.

verb-buy = Buy
verb-return = Return a unit
verb-move = Move
verb-attack = Attack
