### Headings of the choices in the panel, by the first word of their notation.

verb-appeal = Appel
verb-build = Construire un PDM
verb-activate = Activer un PDM
verb-unit = Déplacer une unité
verb-attack = Attaquer
verb-strike = Attaques soviétiques
verb-relief = Force de secours
verb-with = Attaquants
verb-commit = Ravitaillement de l’attaque
verb-advance = Avance
