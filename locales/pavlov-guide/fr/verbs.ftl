### Headings of the choices in the panel, by the first word of their notation.

verb-act = Pions
verb-crew = Armes
verb-attack = Attaquer
verb-recover = Rétablir
verb-observe = Observateur d’artillerie
verb-deploy = Renforts
verb-lay = Neutraliser
