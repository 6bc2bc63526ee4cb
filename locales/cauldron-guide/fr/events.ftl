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
   *[nothing] Ni le SSI ni la force de secours ne retiennent l’offensive, c’est donc le nombre de gauche qui compte : { $number }.
}
event-card-targets = Carte { $card } tirée pour les attaques soviétiques.
event-reshuffled = Les cartes sont mélangées : { $cards } dans la pioche.
event-card-removed = La carte { $card } quitte le jeu.
event-rolled = { $table } : dé { $die }.
event-rolled-modified = { $table } : dé { $die }, { $modifiers }, total { $total }.
event-rolled-sum = { $table } : deux dés, { $die } au total.
event-set-up-column = Ligne { $row } de la mise en place pour { $column }.
event-unit-joins = { $unit } rejoint l’armée.
event-unit-given-up = { $unit } n’est pas dans la poche.
event-drawn = Tirage de la mise en place : une unité allemande dans chacune de ces zones, { $german } ; une unité soviétique dans chacune de celles-ci, { $soviet }.
event-begins-depleted = { $unit } commence affaiblie.
event-appealed = La réponse : { $result }.
event-fled = { $unit } trouve refuge en { $area }.
event-placed = { $unit } prend place en { $area }.
event-what-if-no-effect = Et si : sans effet.
event-what-if-supply = Et si : la poche a { $what } PR de plus.
event-what-if-weather = Et si : { $what } au premier tour.
event-what-if-officers-escape = Et si : l’état-major peut être évacué par avion.
event-what-if-key-area = Et si : { $what } compte comme zone clé.
event-what-if-right-hand-number = Et si : le nombre de droite de l’offensive finale s’applique tant que tout Stalingrad est tenu.
event-what-if-shift-left = Et si : la force de secours vient une lettre plus à gauche.
event-what-if-shift-right = Et si : la force de secours vient une lettre plus à droite.
event-what-if-regular-target = Et si : { $what } s’attaque comme une zone en rase campagne.
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
event-airlift-changed = Le pont aérien apporte { $by_table } PR selon la table, { $change } par des effets durables : { $supply } en tout.
event-upkeep = { $supplied ->
    [one] Entretien de { $points } PR : la seule unité est ravitaillée.
   *[other] Entretien de { $points } PR : les { $supplied } unités sont ravitaillées.
}
event-upkeep-unsupplied = { $supplied ->
    [0] Entretien de { $points } PR : aucune unité n’est ravitaillée ; ont faim : { $unsupplied }.
    [one] Entretien de { $points } PR : { $supplied } unité est ravitaillée ; ont faim : { $unsupplied }.
   *[other] Entretien de { $points } PR : { $supplied } unités sont ravitaillées ; ont faim : { $unsupplied }.
}
event-upkeep-losses = { $losses ->
    [0] Personne ne succombe à la faim ni au gel.
    [one] La faim et le gel infligent { $losses } perte.
   *[other] La faim et le gel infligent { $losses } pertes.
}
event-depleted-upkeep = { $unit } est usée par la faim et le gel : affaiblie.
event-depleted-soviet-attack = { $unit } subit la perte : affaiblie.
event-depleted-collapse = { $unit } est affaiblie dans l’effondrement.
event-eliminated-upkeep = { $unit } périt de faim et de froid.
event-eliminated-soviet-attack = Unité anéantie par l’attaque soviétique : { $unit }.
event-eliminated-collapse = Unité perdue dans l’effondrement : { $unit }.
event-recovered = { $unit } revient à pleine force.
event-pdm = PDM en { $area } : actifs { $active }, inactifs { $inactive }.
event-raised = { $unit } est levée en { $area }.
event-moved = { $tally ->
    [one] { $unit } se déplace de { $from } vers { $to } ({ $tally } zone au compteur).
   *[other] { $unit } se déplace de { $from } vers { $to } ({ $tally } zones au compteur).
}
event-tactical-success = Attaque tactique, nombre aléatoire { $random } : elle bouscule les préparatifs soviétiques.
event-tactical-failure = Attaque tactique, nombre aléatoire { $random } : elle ne trouble pas les Soviétiques.
event-evacuated = Blessés évacués par avion : { $wounded } ({ $evacuated } depuis le début).
event-council-surrender = Conseil de guerre (nombre aléatoire { $random }) : on dépose les armes.
event-council-continue = Conseil de guerre (nombre aléatoire { $random }) : le combat continue.
event-council-bonus = Conseil de guerre (nombre aléatoire { $random }) : le combat continue, désormais avec { $appeals } aux appels et { $attacks } aux attaques.
event-designated = { $supply ->
    [0] Attaque prévue contre { $target } : { $units }, sans ravitaillement.
   *[other] Attaque prévue contre { $target } : { $units }, avec { $supply } PR.
}
event-attacked-retreat = { $unit } attaque { $target } et enfonce la ligne.
event-attacked-no-effect = { $unit } attaque { $target } sans effet.
event-hit = L’unité soviétique en { $area } est touchée, mais tient.
event-soviet-retreat = L’unité soviétique en { $from } fait retraite vers { $to }.
event-soviet-retreat-eliminated = L’unité soviétique en { $from } n’a nulle part où aller et est détruite.
event-advanced = Avance vers { $to } : { $units }.
event-ring-added = L’anneau soviétique se resserre : nouvelles unités en { $added }.
event-ring-removed = Les unités soviétiques quittent { $removed }.
event-ring-both = L’anneau soviétique se déplace : nouvelles unités en { $added }, plus aucune en { $removed }.
event-hits-removed = Les unités soviétiques se remettent des touches reçues.
event-relief-attack-advances = La force de secours (engagement { $commitment }) attaque et progresse.
event-relief-attack-nothing = La force de secours (engagement { $commitment }) attaque sans gagner de terrain.
event-relief-attack-retreats = La force de secours (engagement { $commitment }) attaque et est repoussée.
event-relief = La force de secours est maintenant { $to }.
event-launched = L’offensive finale commence !
event-targets-none = Les Soviétiques n’attaquent nulle part ce tour.
event-targets = Les Soviétiques attaquent { $column } : { $areas }.
event-targets-to-choose = Les Soviétiques attaquent { $column }, parmi celles-ci : { $areas }.
event-struck = Attaque soviétique depuis { $from } contre { $area } : { $result }.
event-struck-empty = Attaque soviétique depuis { $from } contre { $area }, sans défense : { $result }.
event-struck-follow-up = Attaque soviétique depuis { $from } contre { $area } : { $result } ; l’attaquant poursuit.
event-unit-struck = Cible d’une attaque soviétique : { $unit }. Résultat : { $result }.
event-retreated = Retraite de { $from } vers { $to } : { $units }.
event-soviet-advance = L’unité soviétique en { $from } avance vers { $to }.
event-area-lost = { $area } est perdue.
event-situation = La situation stratégique change de { $adjust }.
event-situation-same = La situation stratégique reste inchangée.
event-collapse = La 6e armée s’effondre !
event-collapse-roll-survives = { $unit } tient bon (dé { $die }).
event-collapse-roll-lost = { $unit } se désagrège (dé { $die }).
event-destroyed = Il ne reste aucune unité allemande : la 6e armée est détruite.
# $how - the id of a way to surrender.
event-surrendered = { $how ->
    [without_foa] La 6e armée se rend contre les ordres.
    [with_foa] La 6e armée se rend avec la liberté d’action.
    [lenient] La 6e armée se rend tardivement : −1 seulement sur la Table H.
   *[excused] La 6e armée se rend tardivement et avec la liberté d’action : pas de pénalité sur la Table H.
}
event-new-rumor = Une rumeur court : { $rumor }.
event-new-rumor-none = Aucune rumeur ne court.
event-rumor-result-dispelled = La rumeur s’éteint, elle était fausse : { $rumor }.
event-rumor-result-inconclusive = On ne sait pas encore si la rumeur est vraie : { $rumor }.
event-rumor-result-obtains = La rumeur est vraie : { $rumor }.
event-rumor-dispelled = Vous faites taire la rumeur : { $rumor }.
event-linked-up = { $units ->
    [one] La force de secours rejoint { $units } unité de la 6e armée.
   *[other] La force de secours rejoint { $units } unités de la 6e armée.
}
event-survival = Survie (dés { $dice }) : { $percent } % des prisonniers ; sur { $prisoners } hommes, { $survivors } rentrent chez eux.
event-over = { $end } { $level }
