### Words of the pages of Cauldron: its board, its aids, what there is to know about its pieces.

## On the board

cauldron-map-title = The Cauldron
cauldron-map-place = La 6e armée à Stalingrad
cauldron-map-time = hiver 1942–1943
cauldron-map-north = N
cauldron-heading-legend = Légende
# $sign - the id of a sign.
cauldron-sign = { $sign ->
    [star] zone clé
    [plane] aérodrome
    [pdm] PDM actif
    [pdm_inactive] PDM inactif
    [aim] attaque prévue
    [burst] attaque soviétique
    [chevrons] percée
    [depleted] affaiblie
    [front] ligne de front
   *[perimeter] au départ
}
# $track - the id of a track.
cauldron-track-name = { $track ->
    [turn] Tour
    [ssi] Indice de situation stratégique
    [supply] Ravitaillement
    [ip] Points d’initiative
    [morale] Moral
    [wounded] Blessés
    [evacuated] Blessés évacués
    [move] Compteur de mouvement
    [attack_without_foa] Attaques sans liberté d’action
    [final_offensive] Offensive finale
    [weather] Météo
    [luftwaffe] Luftwaffe
    [relief] Secours
   *[points] Points de victoire
}
# $track - the id of a track.
cauldron-track-short = { $track ->
    [turn] Tour
    [weather] Météo
    [luftwaffe] Luftwaffe
    [relief] Secours
    [ssi] Situation
    [supply] Ravit.
    [ip] Initiative
    [morale] Moral
    [wounded] Blessés
    [evacuated] Évacués
    [move] Mouvement
    [attack_without_foa] Attaques sans LdA
   *[final_offensive] Offensive
}
cauldron-track-value = { $track } : { $value }
cauldron-offensive-at = { $index } sur 8
cauldron-offensive-since = depuis le tour { $turn }
cauldron-offensive-never = jamais
# $weather - the id of a weather.
cauldron-weather-name = { $weather ->
    [fair] Beau
    [poor] Mauvais
   *[same] Inchangé
}
cauldron-not-rolled = non tiré
# $appeal - the id of an Appeal.
cauldron-appeal-short = { $appeal ->
    [conference] Conférence
    [freedom] Liberté
   *[airlift] Pont aérien
}
# $marker - the id of a marker.
cauldron-marker-name = { $marker ->
    [attack] Attaques
    [pdm] PDM
    [battlegroup] Kampfgruppen
    [relief] Force de secours
    [rumor] Rumeur
    [luftwaffe] Luftwaffe +1
    [hoth] Hoth +1
    [milch] Milch dirige le pont aérien
    [manstein] Manstein tient le front
    [foa_bonus] LdA +1
    [airlift_bonus] Pont aérien +1
    [hq_politics] Intrigues au QG
    [no_foa_appeal] Plus d’appel pour la LdA
    [foa_received] Liberté d’action
    [appeal_penalty] Attaque sans LdA
    [council_of_war] Conseil de guerre
    [tiger_tanks] Chars Tigre
    [zhukov_dead] Joukov est mort
    [prisoners_treated_well] Prisonniers bien traités
    [luftwaffe_shifts] La Luftwaffe se redéploie
    [schmidt] L’influence de Schmidt décline
    [officers] État-major à évacuer
    [right_hand_number] Stalingrad freine l’offensive
    [surrendered] Reddition
    [collapsed] Effondrement
    [destroyed] Armée détruite
   *[other] { $marker }
}
cauldron-commit-marker = Engagement +{ $shows }
cauldron-no-rumor = Pas de rumeur
cauldron-rumor-of = Rumeur : { $rumor }
cauldron-pool-left = { $name } : { $count }
cauldron-tray-event = Événement
cauldron-tray-to-place = À placer
cauldron-tray-lost = Perdues
cauldron-card-label = Carte { $number }, { $title } : { $text }
cauldron-card-title = Carte { $number } : { $title }
cauldron-card-columns = Météo { $weather } · nombre aléatoire { $random } · offensive { $offensive } · attaque : { $targets }
# $targets - the id of an entry in the Attack column.
cauldron-targets-name = { $targets ->
    [none] aucune
    [any_3] 3 au choix
    [even] paires
    [odd] impaires
   *[all] toutes
}

## What the numbers mean now

cauldron-note-ssi = à 0, tout est perdu
cauldron-note-offensive = à 8, elle ne cesse plus
cauldron-note-offensive-on = toute zone exposée
cauldron-note-offensive-never = elle ne commencera pas
cauldron-note-morale = rapporte { $ip } PI par tour
cauldron-note-collapse = 20 ou moins : effondrement
cauldron-note-supply = nourrit { $fed } sur { $units }
cauldron-note-ip = à dépenser
cauldron-note-wounded = tous les 5 : −1 PI

## Areas and pieces

cauldron-on-map = carte
cauldron-letter-label = Lettre { $letter }, vers la zone { $area }
cauldron-pocket = La poche
cauldron-pocket-label = { $areas ->
    [one] Contrôle allemand : { $areas } zone
   *[other] Contrôle allemand : { $areas } zones
}
cauldron-pocket-rule = La ligne suit le contrôle allemand. À l’intérieur du périmètre de départ, en pointillé, les zones vides restent allemandes ; les autres seulement tant qu’une unité s’y trouve.
cauldron-held-german = allemande
cauldron-held-soviet = unité soviétique
cauldron-held-lost = tombée aux mains des Soviétiques
cauldron-held-rear = derrière l’anneau soviétique
cauldron-soviet-in = Unité soviétique en zone { $area }
cauldron-key-area = Zone clé : 3 de moral aux mains des Allemands
cauldron-worth-one = 1 de moral
cauldron-stalingrad-area = Stalingrad : −1 à l’attaque, pas de bonus pour les blindés, et le premier résultat Retraite n’est qu’une touche
cauldron-airfield-open = Aérodrome, ouvert
cauldron-airfield-lost = Aérodrome, perdu
cauldron-entry-of = Entrée { $letter } de la force de secours ({ $name })
cauldron-next-to = Voisines : { $areas }
cauldron-across-river = Par-delà le fleuve : { $areas }
cauldron-units-here = Ici : { $units }
cauldron-unit-state = { $unit } ({ $state })
cauldron-unit-label = { $unit }, { $state }, { $place }
cauldron-full = pleine force
cauldron-depleted = affaiblie
cauldron-lost = perdue
cauldron-one-step = un pas
cauldron-isolated = Isolée : ses actions coûtent le double
cauldron-isolated-area = Coupée de tout aérodrome allemand : les actions y coûtent le double
cauldron-attacks = Attaque prévue contre { $target }
cauldron-hungry = Non ravitaillée
cauldron-advances = Avance
cauldron-pdms = PDM : actifs { $active }, inactifs { $inactive }
cauldron-pdm-active = { $count ->
    [one] PDM actif
   *[other] { $count } PDM actifs
}
cauldron-pdm-inactive = { $count ->
    [one] PDM inactif
   *[other] { $count } PDM inactifs
}
cauldron-breakthrough = Percée : aucune unité soviétique ne peut y entrer
cauldron-hit = Touchée : le prochain résultat Retraite l’oblige à faire retraite
cauldron-attacked-with = Attaque prévue, ravitaillement { $supply }
cauldron-target-now = Cible de l’attaque en préparation
cauldron-attack-plan = Attaque prévue : { $units }, ravitaillement { $supply }
cauldron-attack-from-to = Attaque depuis la zone { $from } contre la zone { $to }
cauldron-strike-from-to = Attaque soviétique depuis la zone { $from } contre la zone { $to }
cauldron-under-attack = Attaquée par les Soviétiques
cauldron-at-stake = Attaque soviétique à venir
cauldron-at-stake-list = Attaques soviétiques à venir : { $areas }
cauldron-relief-at = { $name } : { $place }
cauldron-relief-here = La force de secours est ici
cauldron-relief-commitment = Engagement de la force de secours : { $level }
cauldron-box-worth = +{ $morale } de moral tant que la force de secours est ici
cauldron-box-touches = La case 5 est voisine de la zone { $area }
cauldron-box-breakout = Les unités de la zone d’entrée peuvent faire une sortie vers la case 5 et continuer à se battre vers la case 1. Les Soviétiques n’attaquent pas les cases.
cauldron-letter-now = Lettre actuelle de la force de secours
cauldron-letter-turn = Au lieu d’attaquer, la force de secours peut reculer d’une case et prendre une autre lettre ; ni dans la case 1, ni sur la carte.
# $kind - the id of a kind of unit.
cauldron-kind-name = { $kind ->
    [infantry] Division d’infanterie
    [motorized] Division motorisée
    [panzer] Division blindée
    [hq] Quartier général
   *[battlegroup] Kampfgruppe
}
# $ability - what a unit is or how it is.
cauldron-ability = { $ability ->
    [infantry] Se déplace ; attaque une unité soviétique adjacente (Retraite sur 7 ou plus) ; deux pas.
    [armor] Se déplace ; attaque avec +1 hors de Stalingrad (Retraite sur 7 ou plus) ; deux pas.
    [hq] Se déplace, mais n’attaque pas. Une fois qu’il est perdu, chaque action coûte le double.
    [depleted] Affaiblie : −1 quand elle attaque ; la prochaine perte l’élimine.
   *[battlegroup] Se déplace, mais n’attaque pas et ne fait pas retraite ; ne subit une perte que si aucune autre unité ni aucun PDM actif ne le peut.
}

## Tracks, markers and Appeals in plain words

cauldron-now = Valeur actuelle : { $value }
# $track - the id of a track.
cauldron-track-help = { $track ->
    [turn] La partie se termine après le dernier tour, à une jonction, ou quand le SSI tombe à 0.
    [ssi] L’état de tout le front sud, et la base du score. À 0, la partie est perdue ; ce qui dépasse 10 ne compte pas.
    [supply] Nourrit les unités (1 pour 5) et paie mouvements, attaques, avances, PDM et kampfgruppen. Les points non dépensés se conservent.
    [ip] Un point par tranche de 5 de moral, un de moins par tranche de 5 blessés. Paie les actions ; le reste est perdu.
    [morale] 1 par zone allemande, 3 par zone clé, plus la case de la force de secours. 25 ou plus à la fin donne un point de victoire ; 20 ou moins pendant l’offensive finale, c’est l’effondrement.
    [wounded] Chaque tranche de 5 coûte 1 PI ; à 20, c’est l’effondrement. Pour 1 PI, trois sont évacués, sauf si l’engagement de la Luftwaffe est faible.
    [evacuated] Blessés évacués jusqu’ici ; pour information.
    [move] Zones où l’on est entré dans cette phase ; celles qui sont voisines de zones soviétiques comptent 2. Chaque tranche entamée de cinq coûte 1 PI et 1 PR.
    [attack_without_foa] Zones attaquées ce tour contre les ordres : −1 chacune sur la Table H, et le prochain appel se lance à −1.
    [final_offensive] À 8, l’offensive finale commence et ne cesse plus : chaque zone exposée est attaquée à chaque tour, avec des attaques de poursuite. Jusque-là, une attaque tactique peut faire reculer l’indice.
    [weather] Décide de la ligne de la Table B (pont aérien).
    [luftwaffe] Un jet par tour sur la Table A. Fort, cet engagement aide le pont aérien et pèse sur la Table H.
    [relief] Un jet par tour sur la Table A. Décide de la ligne de la Table F ; fort, cet engagement pèse sur la Table H.
   *[points] Points de victoire si la partie finissait maintenant ; 8 font une victoire allemande.
}
cauldron-marker-held = En vigueur
cauldron-marker-free = Pas en vigueur
# $marker - the id of a marker.
cauldron-marker-help = { $marker ->
    [attack] Préparer une attaque contre une unité soviétique adjacente ou une sortie : 1 PI par cible et jusqu’à 3 PR.
    [pdm] Marqueur de défense préparée. Actif, il subit une perte à la place d’une unité. En construire ou en activer un coûte 2 PI ou 4 PR.
    [battlegroup] Pour 2 PR, une kampfgruppe est levée dans une zone allemande, même avant un jet soviétique.
    [relief] Attaque sur la Table F après les attaques allemandes. De la case 5, elle perce vers sa zone d’entrée ; une jonction avec une unité allemande met fin à la partie.
    [rumor] Entre les tours, une carte décide du sort d’une rumeur, ou vous la faites taire.
    [luftwaffe] +1 au jet d’engagement de la Luftwaffe.
    [hoth] +1 au jet d’engagement de la force de secours.
    [commit] S’ajoute aux deux jets d’engagement du tour suivant, puis est rendu.
    [milch] Chaque pont aérien apporte 1 PR de moins.
    [manstein] Un point de victoire à la fin.
    [foa_bonus] +1 à chaque appel pour la liberté d’action.
    [airlift_bonus] +1 à chaque appel pour un pont aérien renforcé.
    [hq_politics] Un avertissement : le prochain résultat Intrigues au QG met fin à tout appel pour la liberté d’action.
    [no_foa_appeal] Plus aucun appel pour la liberté d’action n’est possible.
    [foa_received] Les attaques ne comptent plus sur la Table H, et une reddition coûte moins.
    [appeal_penalty] Le prochain appel se lance à −1.
    [council_of_war] Proposé à partir du tour 8 quand les deux engagements sont faibles. Interdit les appels. Réunir le conseil est une action : une carte décide de la reddition.
    [tiger_tanks] +1 à chaque jet de la force de secours.
    [zhukov_dead] L’offensive finale ne commencera jamais.
    [prisoners_treated_well] Deux fois plus de prisonniers survivent.
    [luftwaffe_shifts] Un PR de plus à chaque tour.
    [schmidt] Les appels coûtent 2 PI, et ceux pour la liberté d’action se lancent à +1.
    [officers] Si l’armée se rend ou est détruite, l’évacuation de l’état-major par avion coûte un point de victoire.
    [right_hand_number] Tant que tout Stalingrad est allemand, le nombre de droite de la colonne Offensive s’applique.
    [surrendered] On ne joue que des Phases d’évaluation jusqu’au dernier tour.
    [collapsed] Seules les zones avec une unité sont allemandes ; on lance le dé pour chaque unité séparément.
   *[destroyed] Il ne reste aucune unité ; les tours continuent sans l’armée, à −1 sur la Table H.
}
# $appeal - the id of an Appeal.
cauldron-appeal-help = { $appeal ->
    [conference] 1 PI, une fois par tour, Table D : peut apporter un marqueur Engagement pour les prochains jets d’engagement, et +1 aux appels suivants.
    [freedom] 1 PI, une fois par tour, Table D : une fois accordée, les attaques ne comptent plus sur la Table H.
   *[airlift] 1 PI, une fois par tour, Table D : jusqu’à 3 PR aussitôt.
}
cauldron-appeal-made = L’appel de ce tour est fait.
cauldron-appeal-closed = Impossible maintenant.

## Sequence of play

# $step - the id of a step.
cauldron-step-name = { $step ->
    [set_up] Mise en place
    [event] Événement aléatoire
    [weather] Météo
    [commitments] Engagements
    [initiative] Moral et initiative
    [airlift] Pont aérien
    [upkeep] Entretien
    [actions] Actions allemandes
    [attacks] Attaques allemandes
    [relief] Force de secours
    [offensive] Indice d’offensive finale
    [targets] Zones cibles
    [strikes] Attaques soviétiques
    [situation] Situation stratégique
    [collapse] Effondrement
    [end] Fin du tour
   *[rumor] Rumeur
}

## Aids

# $aid - the id of an aid.
cauldron-aid-title = { $aid ->
    [score] Score
    [prices] Coût des actions
    [army] L’armée
    [relief] Force de secours
    [table-a] Table A : engagements
    [table-b] Table B : pont aérien
    [table-c] Table C : entretien
    [table-d] Table D : appels
    [table-e] Table E : attaque allemande
    [table-f] Table F : attaque de la force de secours
    [table-g] Table G : attaque soviétique
    [table-h] Table H : situation stratégique
    [deck] Cartes
    [offensive] Offensive finale
    [council] Conseil de guerre
    [rumors] Rumeurs
    [what-if] Et si
    [survival] Survie
   *[options] Règles optionnelles en jeu
}
# $item - the id of an item of the score.
cauldron-score-item = { $item ->
    [ssi] Indice de situation stratégique
    [linked] Unités en jonction (5 : 1, 10 : 2, 15 : 3)
    [stalingrad] Tout Stalingrad aux mains des Allemands
    [morale] Moral de 25 ou plus
    [manstein] Manstein tient le front
    [no_offensive] Pas d’offensive finale
    [surrender] Reddition avant le tour 14
    [destroyed] Armée détruite
   *[officers] État-major évacué par avion
}
cauldron-score-total = Si la partie finissait maintenant
cauldron-score-winning = En l’état, c’est une victoire allemande.
cauldron-score-missing = { $points ->
    [one] Encore { $points } point pour une victoire allemande.
   *[other] Encore { $points } points pour une victoire allemande.
}
cauldron-score-note = À SSI 0, vous perdez aussitôt, quels que soient les points. Une jonction met aussi fin à la partie.
# $level - the id of a level of victory.
cauldron-level-name = { $level ->
    [german_decisive] Victoire allemande décisive
    [german] Victoire allemande
    [german_moral] Victoire morale allemande, partie nulle
    [soviet] Victoire soviétique
   *[soviet_decisive] Victoire soviétique décisive
}
# $price - the id of an action.
cauldron-price-name = { $price ->
    [appeal] Appel (une fois)
    [pdm_ip] Construire ou activer un PDM, avec des PI
    [pdm_supply] Construire ou activer un PDM, avec des PR
    [move] Mouvement, par tranche entamée de cinq zones
    [tactical] Attaque tactique (une fois)
    [battlegroup] Kampfgruppe
    [evacuate] Évacuer jusqu’à 3 blessés
    [attack] Attaque, par cible
   *[advance] Avance après combat
}
cauldron-price-hq-lost = Le quartier général est perdu : tout coûte le double.
cauldron-price-isolated = Les unités isolées paient le double.
cauldron-price-tally = { $tally ->
    [one] Mouvement jusqu’ici : { $tally } zone au compteur.
   *[other] Mouvement jusqu’ici : { $tally } zones au compteur.
}
cauldron-link-entry = Une unité allemande en zone { $area } ferait la jonction avec la force de secours.
cauldron-link-boxes = { $boxes ->
    [one] Après { $boxes } case de plus, une unité allemande en zone { $area } ferait la jonction avec la force de secours.
   *[other] Après { $boxes } cases de plus, une unité allemande en zone { $area } ferait la jonction avec la force de secours.
}
cauldron-link-map = Une unité allemande voisine de la zone { $area } ferait la jonction avec la force de secours.
cauldron-yes = oui
cauldron-no = non
cauldron-fo-ssi = SSI 8 ou plus
cauldron-fo-relief = Force de secours dans la case 3 ou au-delà
cauldron-fo-number = Si la carte a deux nombres
# $number - which number of a card applies.
cauldron-fo-which = { $number ->
    [left] gauche
    [right] droite
   *[neither] aucun
}
cauldron-fo-effects = À 8, l’offensive est lancée : toutes les zones exposées sont attaquées à chaque tour, les nombres entre accolades entraînent des attaques de poursuite, et un moral de 20 ou moins entraîne l’effondrement.
cauldron-begins-at = force de secours par la lettre { $letter } au départ
# $option - the id of an option.
cauldron-option-name = { $option ->
    [variable_placement] Placement variable
    [council_of_war] Conseil de guerre
    [survival] Statistiques de survie
    [rumors] Rumeurs
    [rivers] Attaques à travers les fleuves
    [long_breakout] Longue sortie
   *[what_if] Et si
}
# $what - the id of a lasting effect.
# $add - a number with its sign.
cauldron-lasting = { $what ->
    [airlift_supply] Ravitaillement de chaque pont aérien : { $add }
    [stalingrad_attack] Attaques contre Stalingrad : { $add }
    [appeals] Tous les appels : { $add }
   *[attacks] Toutes les attaques : { $add }
}
cauldron-lasting-key = La zone { $area } compte comme zone clé
cauldron-lasting-regular = La zone { $area } s’attaque comme une zone ordinaire
cauldron-table-total = Total
cauldron-table-result = Résultat
cauldron-table-losses = Pertes
cauldron-table-die = Jet actuel
cauldron-modifiers-none = { $roll } : aucun modificateur.
cauldron-modifiers-now = { $roll } : { $modifiers } ; en tout { $total }.
# $add - what adds to an attack.
cauldron-attack-add = { $add ->
    [supply] chaque point de ravitaillement sur la cible
    [armor] blindée ou motorisée, pas contre Stalingrad
    [depleted] affaiblie
   *[stalingrad] Stalingrad
}
cauldron-table-a-note = Des engagements forts aident l’armée, mais pèsent sur la Table H. Modificateurs dus au SSI :
cauldron-table-b-note = { $airfields ->
    [0] Aucun aérodrome n’est allemand : −3.
    [one] Un aérodrome est allemand : −2.
   *[other] Les deux aérodromes sont allemands.
}
cauldron-upkeep-need = { $units ->
    [one] { $units } unité en jeu ; entretien complet : { $need } PR.
   *[other] { $units } unités en jeu ; entretien complet : { $need } PR.
}
cauldron-upkeep-paid = PR dépensés
cauldron-upkeep-hungry = Unités non ravitaillées
cauldron-upkeep-add = Ajout au jet
cauldron-table-d-note = Conférence : +1 ou +2 est le marqueur Engagement ; pont aérien : PR · ✓ accordé · @ +1 aux appels suivants pour la liberté d’action et le pont aérien · * +1 aux appels suivants pour la liberté d’action · # Intrigues au QG, la seconde fois plus d’appel de ce genre
cauldron-attacker = { $unit } contre { $target }
# $result - the id of a result.
cauldron-result-name = { $result ->
    [no_effect] sans effet
    [retreat] Retraite
    [dispelled] démentie
    [inconclusive] reste
   *[obtains] se confirme
}
# $result - the id of a result.
cauldron-result-short = { $result ->
    [retreat] ret.
    [no_effect] –
    [no_effect_star] –*
   *[advance] avance
}
cauldron-table-f-note = * une avance si une attaque allemande a eu un résultat Retraite dans cette phase.
cauldron-table-f-routed = Une attaque allemande a eu un résultat Retraite : * est une avance.
# $row - the id of a row.
cauldron-soviet-row = { $row ->
    [occupied] Occupée
   *[empty] Vide
}
cauldron-table-g-note = W un blessé de plus · DX une kampfgruppe ou une division affaiblie seule, sans PDM actif, est perdue · X une perte ou une retraite
cauldron-table-g-offensive = Offensive finale : les nombres entre accolades entraînent une attaque de poursuite.
cauldron-table-h-note = Engagements forts −1 chacun, faibles +1 chacun ; −1 pour chaque zone attaquée sans liberté d’action.
cauldron-deck-left = Cartes dans la pioche : { $left } sur { $all } ; hors jeu : { $removed }.
# $column - the id of a column.
cauldron-deck-column = { $column ->
    [event] Événement
    [weather] Météo
    [random] Aléatoire
    [offensive] Offensive
   *[targets] Attaque
}
# $column - the id of a column.
cauldron-deck-short = { $column ->
    [weather] Météo
    [random] N°
    [offensive] Off.
   *[targets] Att.
}
cauldron-deck-note = Chances de la prochaine carte. Dans la liste : ● dans la pioche, ○ utilisée, ✕ hors jeu ; ↻ la pioche est remélangée, † quitte le jeu après son événement.
cauldron-deck-all = Toutes les cartes
cauldron-card-removed = hors jeu
cauldron-card-in-pile = dans la pioche
cauldron-card-discarded = utilisée
cauldron-army-upkeep = { $units ->
    [one] { $units } unité en jeu, entretien { $need } PR.
   *[other] { $units } unités en jeu, entretien { $need } PR.
}
cauldron-army-pdms = PDM : actifs { $active }, inactifs { $inactive }, restants { $free }.
cauldron-army-battlegroups = Kampfgruppen à lever : { $free }.
cauldron-army-isolated = Isolées : { $units }.
cauldron-army-income = Au tour suivant, en l’état : { $ip } PI (moral { $morale }, blessés { $wounded }).
cauldron-survival-prisoners = En l’état, { $prisoners } hommes seraient faits prisonniers.
cauldron-survival-home = { $percent } % des prisonniers survivent : { $survivors } hommes rentrent chez eux.
cauldron-survival-would = Survivants : { $least } au pire, { $likely } en moyenne, { $most } au mieux.
cauldron-survival-note = Sont faits prisonniers { $eliminated } % des hommes des pas éliminés et { $surrendered } % de ceux qui se rendent. Deux dés, avec un bonus s’il y a peu de blessés, donnent le pourcentage de survivants.
cauldron-council-surrender = reddition
cauldron-council-surrender-ssi = reddition, SSI { $ssi }
cauldron-council-surrender-late = reddition, jugée avec clémence à partir du tour { $turn }
cauldron-council-continue = l’armée poursuit le combat
cauldron-council-bonus = l’armée poursuit le combat : appels { $appeals }, attaques { $attacks } jusqu’à la fin de la partie
cauldron-council-note = Selon le nombre aléatoire ; { $add } une fois l’offensive finale lancée.
cauldron-rumors-note = Selon le nombre aléatoire : le sort de la rumeur en jeu, et la nouvelle rumeur qui se répand.
cauldron-what-if-nothing = sans effet
cauldron-what-if-supply = { $supply } PR de plus
cauldron-what-if-weather = météo du premier tour : { $weather }
cauldron-what-if-officers = l’état-major peut partir en avion ({ $points } point de victoire si l’armée est perdue)
cauldron-what-if-right-hand = le nombre Offensive de droite tant que tout Stalingrad est allemand
cauldron-what-if-left = la lettre d’entrée se décale d’un cran à gauche
cauldron-what-if-right = la lettre d’entrée se décale d’un cran à droite
