### Headings of the choices in the panel, by the first word of their notation.

verb-act = Counters
verb-crew = Weapons
verb-attack = Attack
verb-recover = Recover
verb-observe = Forward Observer
verb-deploy = Reinforcements
verb-lay = Suppress
