### What happens in The Cauldron, a sentence for each event.

cauldron-event-turn = Début du tour { $turn }.
cauldron-event-track = { $track } : de { $from } à { $to }.
cauldron-event-card-event = Carte { $card }, { $title } : { $text }
cauldron-event-card-weather = Carte { $card } tirée pour la météo.
cauldron-event-card-random = Carte { $card } tirée : nombre aléatoire { $random }.
cauldron-event-card-offensive = Carte { $card } tirée pour l’offensive finale : { $number }.
cauldron-event-card-offensive-either = Carte { $card } tirée pour l’offensive finale : { $left } ou { $right }.
cauldron-event-offensive-number = { $case ->
    [both] Le SSI est à 8 ou plus et la force de secours en case 3 ou plus près : l’indice ne change pas.
    [ssi] Le SSI est à 8 ou plus, c’est donc le nombre de droite qui compte : { $number }.
    [relief] La force de secours est en case 3 ou plus près, c’est donc le nombre de droite qui compte : { $number }.
    [stalingrad] Les trois zones de Stalingrad sont allemandes, c’est donc le nombre de droite qui compte : { $number }.
   *[nothing] Ni le SSI ni la force de secours ne retiennent l’offensive, c’est donc le nombre de gauche qui compte : { $number }.
}
cauldron-event-card-targets = Carte { $card } tirée pour les attaques soviétiques.
cauldron-event-reshuffled = Les cartes sont mélangées : { $cards } dans la pioche.
cauldron-event-card-removed = La carte { $card } quitte le jeu.
cauldron-event-rolled = { $table } : dé { $die }.
cauldron-event-rolled-modified = { $table } : dé { $die }, { $modifiers }, total { $total }.
cauldron-event-rolled-sum = { $table } : deux dés, { $sum } au total.
cauldron-event-set-up-column = Ligne { $row } de la mise en place pour { $column }.
cauldron-event-unit-joins = { $unit } rejoint l’armée.
cauldron-event-unit-given-up = { $unit } n’est pas dans la poche.
cauldron-event-drawn = Tiré pour la mise en place : une unité allemande dans chacune de ces zones, { $german } ; une unité soviétique dans chacune de celles-ci, { $soviet }.
cauldron-event-begins-depleted = { $unit } commence affaiblie.
cauldron-event-appealed = La réponse : { $result }.
cauldron-event-fled = { $unit } trouve refuge en { $area }.
cauldron-event-placed = { $unit } prend place en { $area }.
cauldron-event-what-if-nothing = Et si : tout est conforme à l’histoire.
cauldron-event-what-if-supply = Et si : la poche a { $supply } PR de plus.
cauldron-event-what-if-weather = Et si : { $weather } au premier tour.
cauldron-event-what-if-officers = Et si : l’état-major peut être évacué par avion.
cauldron-event-what-if-key-area = Et si : { $area } compte comme zone clé.
cauldron-event-what-if-right-hand = Et si : le plus petit nombre de l’offensive finale s’applique tant que tout Stalingrad est tenu.
cauldron-event-what-if-left = Et si : la force de secours vient une lettre plus à gauche.
cauldron-event-what-if-right = Et si : la force de secours vient une lettre plus à droite.
cauldron-event-what-if-regular = Et si : { $area } s’attaque comme une zone en rase campagne.
cauldron-event-officers-accepted = L’état-major accepte d’être évacué par avion.
cauldron-event-officers-declined = L’état-major décline et reste avec l’armée.
cauldron-event-marker-taken = Marqueur pris : { $marker }.
cauldron-event-marker-returned = Marqueur rendu : { $marker }.
cauldron-event-commit = Le marqueur Engagement indique +{ $shows }.
cauldron-event-commit-returned = Le marqueur Engagement est utilisé et rendu.
cauldron-event-weather = Météo : { $weather }.
cauldron-event-commitments = L’engagement de la Luftwaffe est { $luftwaffe }, celui de la force de secours { $relief }.
cauldron-event-initiative = Moral { $morale }, blessés { $wounded } : { $ip } PI.
cauldron-event-airlift = { $supply ->
    [0] Le pont aérien n’apporte rien.
   *[other] Le pont aérien apporte { $supply } PR.
}
cauldron-event-airlift-changed = Le pont aérien apporte { $table } PR selon la table, { $change } par des effets durables : { $supply } en tout.
cauldron-event-upkeep = Entretien de { $points } PR : l’ensemble des { $supplied } unités est ravitaillé.
cauldron-event-upkeep-unsupplied = { $supplied ->
    [0] Entretien de { $points } PR : aucune unité n’est ravitaillée ; ont faim : { $units }.
    [one] Entretien de { $points } PR : { $supplied } unité est ravitaillée ; ont faim : { $units }.
   *[other] Entretien de { $points } PR : { $supplied } unités sont ravitaillées ; ont faim : { $units }.
}
cauldron-event-upkeep-losses = { $losses ->
    [0] Personne ne succombe à la faim ni au gel.
    [one] La faim et le gel infligent { $losses } perte.
   *[other] La faim et le gel infligent { $losses } pertes.
}
cauldron-event-depleted-upkeep = { $unit } est usée par la faim et le gel : affaiblie.
cauldron-event-depleted-attack = { $unit } subit la perte : affaiblie.
cauldron-event-depleted-collapse = { $unit } est affaiblie dans l’effondrement.
cauldron-event-eliminated-upkeep = { $unit } périt de faim et de froid.
cauldron-event-eliminated-attack = { $unit } est anéantie par l’attaque soviétique.
cauldron-event-eliminated-collapse = { $unit } est perdue dans l’effondrement.
cauldron-event-recovered = { $unit } revient à pleine force.
cauldron-event-pdm = PDM en { $area } : actifs { $active }, inactifs { $inactive }.
cauldron-event-raised = { $unit } est levée en { $area }.
cauldron-event-moved = { $tally ->
    [one] { $unit } se déplace de { $from } vers { $to } ({ $tally } zone au compteur).
   *[other] { $unit } se déplace de { $from } vers { $to } ({ $tally } zones au compteur).
}
cauldron-event-tactical-success = Attaque tactique, nombre aléatoire { $random } : elle bouscule les préparatifs soviétiques.
cauldron-event-tactical-failure = Attaque tactique, nombre aléatoire { $random } : les Soviétiques n’en ont cure.
cauldron-event-evacuated = Blessés évacués par avion : { $wounded }.
cauldron-event-council-surrender = Le Conseil de guerre, avec { $random }, décide de déposer les armes.
cauldron-event-council-continue = Le Conseil de guerre, avec { $random }, décide de poursuivre le combat.
cauldron-event-council-bonus = Le Conseil de guerre, avec { $random }, décide de poursuivre le combat, désormais avec { $appeals } aux appels et { $attacks } aux attaques.
cauldron-event-designated = { $supply ->
    [0] Attaque prévue contre { $target } : { $units }, sans ravitaillement.
   *[other] Attaque prévue contre { $target } : { $units }, avec { $supply } PR.
}
cauldron-event-attacked-retreat = { $unit } attaque { $target } et enfonce la ligne.
cauldron-event-attacked-nothing = { $unit } attaque { $target } sans effet.
cauldron-event-hit = L’unité soviétique en { $area } est touchée, mais tient.
cauldron-event-soviet-retreat = L’unité soviétique en { $from } fait retraite vers { $to }.
cauldron-event-soviet-eliminated = L’unité soviétique en { $from } n’a nulle part où aller et est détruite.
cauldron-event-advanced = Avance vers { $place } : { $units }.
cauldron-event-ring-added = L’anneau soviétique se resserre : nouvelles unités en { $areas }.
cauldron-event-ring-removed = Les unités soviétiques quittent { $areas }.
cauldron-event-ring-both = L’anneau soviétique se déplace : nouvelles unités en { $added }, plus aucune en { $removed }.
cauldron-event-hits-removed = Les unités soviétiques se remettent des touches reçues.
cauldron-event-relief-advances = La force de secours (engagement { $commitment }) attaque et progresse.
cauldron-event-relief-nothing = La force de secours (engagement { $commitment }) attaque sans gagner de terrain.
cauldron-event-relief-retreats = La force de secours (engagement { $commitment }) attaque et se fait rejeter.
cauldron-event-relief = La force de secours est maintenant { $place }.
cauldron-event-launched = L’offensive finale commence !
cauldron-event-targets-none = Les Soviétiques n’attaquent nulle part ce tour.
cauldron-event-targets = Les Soviétiques attaquent { $column } : { $areas }.
cauldron-event-struck = Attaque soviétique depuis { $from } contre { $area } : { $result }.
cauldron-event-struck-empty = Attaque soviétique depuis { $from } contre { $area }, sans défense : { $result }.
cauldron-event-struck-follow-up = Attaque soviétique depuis { $from } contre { $area } : { $result }, et l’attaquant poursuit.
cauldron-event-unit-struck = Attaque soviétique contre { $unit } : { $result }.
cauldron-event-retreated = Retraite de { $from } vers { $to } : { $units }.
cauldron-event-soviet-advance = L’unité soviétique en { $from } avance vers { $to }.
cauldron-event-area-lost = { $area } est perdue.
cauldron-event-situation = La situation stratégique change de { $adjust }.
cauldron-event-situation-same = La situation stratégique reste inchangée.
cauldron-event-collapse = La 6e armée s’effondre !
cauldron-event-collapse-survives = { $unit } reste soudée (dé { $die }).
cauldron-event-collapse-lost = { $unit } se désagrège (dé { $die }).
cauldron-event-destroyed = Il ne reste aucune unité allemande : la 6e armée est détruite.
# $how - the id of a way to surrender.
cauldron-event-surrendered = { $how ->
    [without_foa] La 6e armée se rend, contre les ordres.
    [with_foa] La 6e armée se rend, comme elle en est libre.
    [lenient] La 6e armée se rend ; si tard, Berlin le prend moins mal.
   *[excused] La 6e armée se rend ; si tard, et libre de le faire, personne ne la blâme.
}
cauldron-event-new-rumor = Une rumeur court : { $rumor }.
cauldron-event-no-rumor = Aucune rumeur ne court.
cauldron-event-rumor-dispelled = La rumeur s’éteint, il n’en était rien : { $rumor }.
cauldron-event-rumor-inconclusive = Personne ne sait encore si la rumeur est vraie : { $rumor }.
cauldron-event-rumor-obtains = La rumeur est vraie : { $rumor }.
cauldron-event-rumor-ended = Vous faites taire la rumeur : { $rumor }.
cauldron-event-linked-up = { $units ->
    [one] La force de secours rejoint { $units } unité de la 6e armée.
   *[other] La force de secours rejoint { $units } unités de la 6e armée.
}
cauldron-event-survival = { $percent } prisonniers sur cent survivent (dés { $dice }) : sur { $prisoners } hommes, { $survivors } rentrent au pays.
cauldron-event-over = { $end } { $level }
