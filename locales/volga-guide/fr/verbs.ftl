### Headings of the choices in the panel, by the first word of their notation.

verb-buy = Acheter du soutien
verb-return = Faire revenir une unité
verb-move = Se déplacer
verb-attack = Attaquer
