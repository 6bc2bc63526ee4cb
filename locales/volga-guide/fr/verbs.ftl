### Headings of the choices in the panel, by the first word of their notation.

verb-buy = Acheter
verb-return = Faire revenir une unité
verb-move = Déplacer une unité
verb-attack = Attaquer
