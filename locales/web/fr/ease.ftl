### Ce qui épargne des clics.

ease-forced = auto
ease-forced-help = Joué automatiquement : c’était le seul choix
setting-forced = Choix forcés
setting-forced-help = Quand il ne reste qu’un choix, et que ni dés, ni tirage, ni décision d’un autre joueur ne le suivent, il est fait pour vous. Le récit l’indique.
forced-on = Jouer automatiquement
forced-off = Me demander
ease-sweep = Tout jouer dans cet ordre ({ $count })
ease-sweep-help = Joue ces choix l’un après l’autre, jusqu’à la prochaine décision d’un autre type
ease-sweep-then = Tout, puis : { $label }
ease-gather = Emmener toutes les unités qui peuvent suivre le même chemin
ease-together = Toutes : { $verb }
ease-together-help = Toutes les unités qui peuvent suivre le même chemin y vont, et l’attaque commence
ease-number = Combien : { $label }
ease-fewer = Un de moins : { $label }
ease-more = Un de plus : { $label }
ease-take = Confirmer
ease-undo-turn = Annuler tout le tour
key-undo-turn = annuler tout le tour, autant que possible
