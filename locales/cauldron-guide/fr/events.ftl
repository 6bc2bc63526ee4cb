### What happens in The Cauldron, a sentence for each event.

event-turn = Début du tour { $turn }.
event-track = { $track } : de { $from } à { $to }.
event-card-event = Carte { $card }, { $title } : { $text }
event-card-weather = Carte { $card } tirée pour la météo.
event-card-random = Carte { $card } tirée : nombre aléatoire { $random }.
event-card-offensive = Carte { $card } tirée pour l’offensive finale : { $number }.
event-card-offensive-either = Carte { $card } tirée pour l’offensive finale : { $left } ou { $right }.
event-offensive-number = { $held_up_by ->
    [both] Le SSI est à 8 ou plus et la force de secours dans la case 3 ou au-delà : l’indice ne change pas.
    [ssi] Le SSI est à 8 ou plus, c’est donc le nombre de droite qui compte : { $number }.
    [relief] La force de secours est dans la case 3 ou au-delà, c’est donc le nombre de droite qui compte : { $number }.
    [stalingrad] Les trois zones de Stalingrad sont allemandes, c’est donc le nombre de droite qui compte : { $number }.
   *[nothing] Le SSI est inférieur à 8 et la force de secours en deçà de la case 3, c’est donc le nombre de gauche qui compte : { $number }.
}
event-card-targets = Carte { $card } tirée pour les attaques soviétiques.
event-reshuffled = Les cartes sont mélangées : { $cards } dans la pioche.
event-card-removed = La carte { $card } quitte le jeu.
event-rolled = { $table } : dé { $die }.
event-rolled-modified = { $table } : dé { $die }, { $modifiers }, total { $total }.
event-rolled-sum = { $table } : deux dés, { $die } au total.
event-set-up-column = Ligne { $row } de la table de mise en place pour { $column }.
event-unit-joins = Nouvelle unité de l’armée : { $unit }.
event-unit-given-up = Hors de la poche au départ : { $unit }.
event-drawn = Tirage de la mise en place : une unité allemande dans chacune de ces zones, { $german } ; une unité soviétique dans chacune de celles-ci, { $soviet }.
event-begins-depleted = Affaiblie au départ : { $unit }.
event-appealed = Appel : { $result }.
event-fled = Refuge en zone { $area } : { $unit }.
event-placed = Placement dans { $area } : { $unit }.
event-what-if-no-effect = Et si : sans effet.
event-what-if-supply = Et si : la poche a { $what } PR de plus.
event-what-if-weather = Et si : { $what } au premier tour.
event-what-if-officers-escape = Et si : l’état-major peut être évacué par avion.
event-what-if-key-area = Et si : la zone { $what } compte comme zone clé.
event-what-if-right-hand-number = Et si : le nombre Offensive de droite s’applique tant que tout Stalingrad est allemand.
event-what-if-shift-left = Et si : la lettre d’entrée de la force de secours se décale d’un cran à gauche.
event-what-if-shift-right = Et si : la lettre d’entrée de la force de secours se décale d’un cran à droite.
event-what-if-regular-target = Et si : la zone { $what } s’attaque comme une zone ordinaire.
event-officers-accepted = L’état-major accepte d’être évacué par avion.
event-officers-declined = L’état-major refuse et reste avec l’armée.
event-marker-taken = Marqueur pris : { $marker }.
event-marker-returned = Marqueur rendu : { $marker }.
event-commit = Le marqueur Engagement indique +{ $shows }.
event-commit-returned = Le marqueur Engagement est utilisé et rendu.
event-weather = Météo : { $weather }.
event-commitments = L’engagement de la Luftwaffe est { $luftwaffe }, celui de la force de secours { $relief }.
event-initiative = Moral { $morale }, blessés { $wounded } : { $ip } PI.
event-airlift = { $supply ->
    [0] Le pont aérien n’apporte rien.
   *[other] Le pont aérien apporte { $supply } PR.
}
event-airlift-changed = Le pont aérien apporte { $supply } PR : { $by_table } selon la table, { $change } par des effets durables.
event-upkeep = { $supplied ->
    [one] Entretien, { $points } PR : la seule unité est ravitaillée.
   *[other] Entretien, { $points } PR : les { $supplied } unités sont ravitaillées.
}
event-upkeep-unsupplied = { $supplied ->
    [0] Entretien, { $points } PR : aucune unité ravitaillée. Unités non ravitaillées : { $unsupplied }.
    [one] Entretien, { $points } PR : { $supplied } unité ravitaillée. Unités non ravitaillées : { $unsupplied }.
   *[other] Entretien, { $points } PR : { $supplied } unités ravitaillées. Unités non ravitaillées : { $unsupplied }.
}
event-upkeep-losses = { $losses ->
    [0] La faim et le gel ne causent aucune perte.
    [one] La faim et le gel infligent { $losses } perte.
   *[other] La faim et le gel infligent { $losses } pertes.
}
event-depleted-upkeep = Affaiblie par la faim et le gel : { $unit }.
event-depleted-soviet-attack = Affaiblie par l’attaque soviétique : { $unit }.
event-depleted-collapse = Affaiblie par l’effondrement : { $unit }.
event-eliminated-upkeep = Unité éliminée par la faim et le gel : { $unit }.
event-eliminated-soviet-attack = Unité éliminée par l’attaque soviétique : { $unit }.
event-eliminated-collapse = Unité éliminée par l’effondrement : { $unit }.
event-recovered = Retour à pleine force : { $unit }.
event-pdm = PDM en zone { $area } : actifs { $active }, inactifs { $inactive }.
event-raised = Levée en zone { $area } : { $unit }.
event-moved = { $tally ->
    [one] Mouvement : { $unit }, de la zone { $from } vers la zone { $to } (+{ $tally } au compteur).
   *[other] Mouvement : { $unit }, de la zone { $from } vers la zone { $to } (+{ $tally } au compteur).
}
event-tactical-success = Attaque tactique, nombre aléatoire { $random } : elle retarde les préparatifs soviétiques.
event-tactical-failure = Attaque tactique, nombre aléatoire { $random } : sans effet.
event-evacuated = Blessés évacués : { $wounded } ({ $evacuated } jusqu’ici).
event-council-surrender = Conseil de guerre (nombre aléatoire { $random }) : l’armée dépose les armes.
event-council-continue = Conseil de guerre (nombre aléatoire { $random }) : l’armée poursuit le combat.
event-council-bonus = Conseil de guerre (nombre aléatoire { $random }) : l’armée poursuit le combat, désormais avec { $appeals } aux appels et { $attacks } aux attaques.
event-designated = { $supply ->
    [0] Attaque prévue contre { $target } : { $units }, sans ravitaillement.
   *[other] Attaque prévue contre { $target } : { $units }, avec { $supply } PR.
}
event-attacked-retreat = Attaque, { $unit } contre { $target } : Retraite.
event-attacked-no-effect = Attaque, { $unit } contre { $target } : sans effet.
event-hit = L’unité soviétique en zone { $area } est touchée, mais tient.
event-soviet-retreat = L’unité soviétique en zone { $from } fait retraite vers la zone { $to }.
event-soviet-retreat-eliminated = L’unité soviétique en zone { $from } n’a nulle part où faire retraite et est éliminée.
event-advanced = Avance vers { $to } : { $units }.
event-ring-added = L’anneau soviétique se resserre. Nouvelles unités : { $added }.
event-ring-removed = L’anneau soviétique se déplace. Unités retirées : { $removed }.
event-ring-both = L’anneau soviétique se déplace. Nouvelles unités : { $added } ; unités retirées : { $removed }.
event-hits-removed = Toutes les touches sont retirées.
event-relief-attack-advances = Attaque de la force de secours (engagement { $commitment }) : elle avance.
event-relief-attack-nothing = Attaque de la force de secours (engagement { $commitment }) : sans effet.
event-relief-attack-retreats = Attaque de la force de secours (engagement { $commitment }) : elle recule.
event-relief = La force de secours est maintenant { $to }.
event-launched = Les Soviétiques lancent l’offensive finale !
event-targets-none = Les Soviétiques n’attaquent aucune zone ce tour.
event-targets = Les Soviétiques attaquent { $column } : { $areas }.
event-targets-to-choose = Les Soviétiques attaquent { $column }, parmi celles-ci : { $areas }.
event-struck = Attaque soviétique depuis la zone { $from } contre la zone { $area } : { $result }.
event-struck-empty = Attaque soviétique depuis la zone { $from } contre la zone vide { $area } : { $result }.
event-struck-follow-up = Attaque soviétique depuis la zone { $from } contre la zone { $area } : { $result }, et une attaque de poursuite.
event-unit-struck = Attaque soviétique contre { $unit } : { $result }.
event-retreated = Retraite de la zone { $from } vers la zone { $to } : { $units }.
event-soviet-advance = L’unité soviétique en zone { $from } avance vers la zone { $to }.
event-area-lost = La zone { $area } est perdue.
event-situation = Situation stratégique : SSI { $adjust }.
event-situation-same = Situation stratégique : le SSI ne change pas.
event-collapse = La 6e armée s’effondre !
event-collapse-roll-survives = Effondrement, { $unit } : dé { $die }, l’unité survit.
event-collapse-roll-lost = Effondrement, { $unit } : dé { $die }, l’unité est perdue.
event-destroyed = Il ne reste aucune unité allemande : la 6e armée est détruite.
# $how - the id of a way to surrender.
event-surrendered = { $how ->
    [without_foa] La 6e armée se rend contre les ordres.
    [with_foa] La 6e armée se rend avec la liberté d’action.
    [lenient] La 6e armée se rend tardivement : −1 seulement sur la Table H.
   *[excused] La 6e armée se rend tardivement et avec la liberté d’action : pas de pénalité sur la Table H.
}
event-new-rumor = Une rumeur se répand : { $rumor }.
event-new-rumor-none = Aucune rumeur ne se répand.
event-rumor-result-dispelled = Rumeur démentie : { $rumor }.
event-rumor-result-inconclusive = La rumeur reste en jeu : { $rumor }.
event-rumor-result-obtains = La rumeur se confirme : { $rumor }.
event-rumor-dispelled = Vous faites taire la rumeur : { $rumor }.
event-linked-up = { $units ->
    [one] Jonction ! La force de secours rejoint { $units } unité de la 6e armée.
   *[other] Jonction ! La force de secours rejoint { $units } unités de la 6e armée.
}
event-survival = Survie (dés { $dice }) : { $percent } % des prisonniers ; sur { $prisoners } hommes, { $survivors } rentrent chez eux.
event-over = { $end } { $level }
