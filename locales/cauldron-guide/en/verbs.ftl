### Headings of the choices in the panel, by the first word of their notation.

verb-appeal = Appeal
verb-build = Build a PDM
verb-activate = Activate a PDM
verb-unit = Move a unit
verb-attack = Attack
verb-strike = Soviet attacks
verb-relief = Relief Force
verb-with = Attackers
verb-commit = Supply for the attack
verb-advance = Advance
