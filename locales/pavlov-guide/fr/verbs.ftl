### Headings of the choices in the panel, by the first word of their notation.

verb-act = Pions
verb-crew = Armes
verb-attack = Attaquer
verb-recover = Récupérer
verb-observe = Observateur avancé
verb-deploy = Renforts
verb-lay = Suppression
