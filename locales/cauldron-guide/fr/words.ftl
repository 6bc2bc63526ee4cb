### Stalingrad Solitaire: The Cauldron. Names of areas, units, cards and rumors come from the data pack.

cauldron-title = Stalingrad Solitaire : The Cauldron

## Options

option-scenario = Le scénario : Historique est la poche de décembre 1942 ; Variable en tire aux dés la force et les réserves, avec des modificateurs que vous répartissez.
option-entry = La lettre d’entrée de la force de secours : A est historique, D la plus éloignée, depuis l’autre rive du Don.
option-variable-placement = Placement variable : vous placez toute l’armée, mais des cartes désignent quelques zones où des unités de l’un ou l’autre camp doivent commencer.
option-council-of-war = Conseil de guerre : quand les deux engagements sont faibles, les généraux peuvent décider eux-mêmes de la reddition.
option-survival = Survie : à la fin, on compte combien de prisonniers rentrent chez eux.
option-rumors = Rumeurs : entre les tours, des espoirs courent dans la poche, et quelques-uns se réalisent.
option-rivers = Attaques à travers les fleuves : vous pouvez attaquer certaines zones de l’autre rive ; elles sont traitées comme des zones de Stalingrad.
option-what-if = Et si : au début, une carte change une circonstance de la bataille.
option-long-breakout = Longue sortie : chaque nouveau résultat Retraite de la même Phase allemande mène un groupe de sortie une case plus loin, pour 2 PR de plus. Sans cette option, une case par phase.

## Phases

cauldron-phase-set-up = Mise en place
cauldron-phase-strategic = Phase stratégique
cauldron-phase-upkeep = Entretien
cauldron-phase-german = Phase allemande
cauldron-phase-soviet = Phase soviétique
cauldron-phase-evaluation = Phase d’évaluation
cauldron-phase-over = Partie terminée

## Prompts: what to decide now

cauldron-prompt-modifier = { $left ->
    [one] Jet de mise en place pour { $column } : choisissez son modificateur. Il vous reste { $left } modificateur.
   *[other] Jet de mise en place pour { $column } : choisissez son modificateur. Il vous reste { $left } modificateurs pour tous les jets.
}
cauldron-prompt-give-up = Il manque une division à l’ordre de bataille. Choisissez celle qui commence hors de la poche.
cauldron-prompt-deplete = { $more ->
    [0] Toutes les divisions qui commencent affaiblies sont choisies. Confirmez.
    [one] Encore { $more } division doit commencer affaiblie. Choisissez-la.
   *[other] Encore { $more } divisions doivent commencer affaiblies. Choisissez-les.
}
cauldron-prompt-place-drawn = Une unité doit commencer en zone { $area }. Choisissez l’unité.
cauldron-prompt-place-units = Choisissez la zone de départ de cette unité : { $unit }.
cauldron-prompt-pdms-placed = Tous les PDM sont placés. Confirmez.
cauldron-prompt-place-pdms = Choisissez une zone pour le prochain PDM. À placer : actifs { $active }, inactifs { $inactive }.
cauldron-prompt-officers = Des places dans un avion sont offertes à l’état-major, quoi qu’il advienne de l’armée. Acceptez (cela coûte un point de victoire si l’armée est perdue) ou refusez.
cauldron-prompt-free-pdm = { $more ->
    [one] Placez { $more } PDM inactif gratuit. Choisissez sa zone.
   *[other] Placez { $more } PDM inactifs gratuits. Choisissez la zone du prochain.
}
cauldron-prompt-deactivate = { $more ->
    [one] { $more } PDM actif voisin d’une unité soviétique devient inactif. Choisissez sa zone.
   *[other] { $more } PDM actifs voisins d’unités soviétiques deviennent inactifs. Choisissez la zone du prochain.
}
cauldron-prompt-free-battlegroup = Levez une kampfgruppe gratuite. Choisissez sa zone.
cauldron-prompt-recover = { $more ->
    [one] { $more } division affaiblie revient à pleine force. Choisissez-la.
   *[other] { $more } divisions affaiblies reviennent à pleine force. Choisissez la prochaine.
}
cauldron-prompt-take-council = Les deux engagements sont faibles. Prenez le pion Conseil de guerre, ou refusez-le.
cauldron-prompt-upkeep = { $units ->
    [one] Entretien : { $units } unité en jeu, ravitaillement { $supply } ; un point nourrit cinq unités. Choisissez combien dépenser.
   *[other] Entretien : { $units } unités en jeu, ravitaillement { $supply } ; un point nourrit cinq unités. Choisissez combien dépenser.
}
cauldron-prompt-unsupplied = { $more ->
    [0] Toutes les unités non ravitaillées sont choisies. Confirmez.
    [one] Encore { $more } unité à priver de ravitaillement. Choisissez-la.
   *[other] Encore { $more } unités à priver de ravitaillement. Choisissez-les.
}
cauldron-prompt-upkeep-loss = { $more ->
    [one] La faim et le gel infligent { $more } perte. Choisissez la division non ravitaillée qui la subit.
   *[other] La faim et le gel infligent { $more } pertes. Choisissez la division non ravitaillée qui subit la prochaine.
}
cauldron-prompt-actions = { $attacks ->
    [0] { $ip } PI, ravitaillement { $supply }. Choisissez une action, ou terminez vos actions.
    [one] { $ip } PI, ravitaillement { $supply }, { $attacks } attaque prévue. Choisissez une action, ou lancez l’attaque.
   *[other] { $ip } PI, ravitaillement { $supply }, { $attacks } attaques prévues. Choisissez une action, ou lancez les attaques.
}
cauldron-left = { $ip ->
    [one] Il reste { $ip } PI, qui sera perdu.
   *[other] Il reste { $ip } PI, qui seront perdus.
}
cauldron-prompt-destination = { $unit } quitte { $area }. Choisissez la destination ; chaque tranche de cinq zones coûte 1 PI et 1 PR (déjà au compteur : { $tally }).
cauldron-prompt-build = Choisissez la zone où construire un PDM.
cauldron-prompt-activate = Choisissez la zone où activer un PDM.
cauldron-prompt-battlegroup = Choisissez la zone où lever une kampfgruppe.
cauldron-prompt-plan = Choisissez la cible.
cauldron-prompt-attackers-none = Attaque contre { $target } : choisissez le premier attaquant.
cauldron-prompt-attackers = Attaque contre { $target } avec { $units } : ajoutez un attaquant, ou choisissez le ravitaillement, ce qui termine la préparation.
cauldron-prompt-combat = Les attaques commencent. Choisissez la prochaine unité qui lance le dé.
cauldron-prompt-soviet-retreat = L’unité soviétique en zone { $area } doit faire retraite. Choisissez sa destination.
cauldron-prompt-advance-none = La voie est libre vers { $target }. Choisissez une unité qui avance, ou renoncez à l’avance.
cauldron-prompt-advance = La voie est libre vers { $target }. Avancent : { $units }. Choisissez une autre unité, ou avancez maintenant.
cauldron-prompt-relief = Force de secours (engagement { $commitment }), { $place } : laissez-la attaquer, ou faites-la reculer d’une case et choisissez une autre lettre.
cauldron-prompt-relief-map = Force de secours (engagement { $commitment }), { $place } : choisissez la zone vers laquelle elle attaque.
cauldron-prompt-relief-retreat = La force de secours doit faire retraite. Choisissez sa destination.
cauldron-prompt-end-german = Une kampfgruppe levée maintenant ferait la jonction avec la force de secours et terminerait la partie. Levez-la, ou terminez la Phase allemande.
cauldron-prompt-any-three = { $more ->
    [0] Les zones que les Soviétiques attaquent sont choisies. Confirmez.
    [one] Les Soviétiques attaquent encore { $more } zone. Choisissez-la.
   *[other] Les Soviétiques attaquent encore { $more } zones. Choisissez-les.
}
cauldron-prompt-strikes = { $areas ->
    [one] Attaques soviétiques : encore { $areas } zone. Résolvez l’attaque, ou levez d’abord une kampfgruppe.
   *[other] Attaques soviétiques : encore { $areas } zones. Choisissez la prochaine, ou levez d’abord une kampfgruppe.
}
cauldron-prompt-striker = Choisissez l’unité soviétique qui attaque la zone { $area }.
cauldron-prompt-defeat = Défaite (X) en zone { $area }. Sur place : { $units }. Choisissez qui subit la perte, ou faites retraite.
cauldron-prompt-follow-up = L’unité soviétique en zone { $from } attaque de nouveau. Choisissez la zone qu’elle attaque.
cauldron-prompt-unit-strikes = { $units ->
    [one] Armée effondrée : il reste { $units } unité pour laquelle lancer le dé.
   *[other] Armée effondrée : il reste { $units } unités pour lesquelles lancer le dé. Choisissez la prochaine.
}
cauldron-prompt-unit-defeat = Défaite (X) : { $unit }. Choisissez l’unité ou le PDM qui subit la perte.
cauldron-prompt-key-area = L’armée s’est effondrée. Choisissez la zone clé autour de laquelle les survivants se rassemblent.
cauldron-prompt-flee = Choisissez la zone où cette unité trouve refuge : { $unit }.
cauldron-prompt-rumor = Rumeur en jeu : { $rumor }. Tirez une carte à son sujet, ou faites-la taire.

## Labels of actions

cauldron-price-free = gratuit
cauldron-price-ip = { $ip } PI
cauldron-price-supply = { $supply } PR
cauldron-price-both = { $ip } PI, { $supply } PR
cauldron-label-priced = { $label } ({ $price })
cauldron-label-rolled = { $label } (dé { $modifier })
cauldron-label-modify-none = Pas de modificateur à ce jet
cauldron-label-modify = { $modifier } à ce jet
cauldron-label-give-up = Laisser hors de la poche : { $unit }
cauldron-label-deplete = Affaiblir au départ : { $unit }
cauldron-label-place = Placer { $unit } en zone { $area }
cauldron-label-pdm = Placer un PDM en zone { $area }
cauldron-label-deactivate = Rendre inactif le PDM en zone { $area }
cauldron-label-build = Construire un PDM en zone { $area }
cauldron-label-activate = Activer le PDM en zone { $area }
cauldron-label-raise = Lever une kampfgruppe en zone { $area }
cauldron-label-area = Choisir la zone { $area }
cauldron-label-officers-accept = Accepter : l’état-major partira en avion
cauldron-label-officers-decline = Refuser : l’état-major reste avec l’armée
cauldron-label-council-accept = Prendre le pion Conseil de guerre
cauldron-label-council-decline = Refuser le pion Conseil de guerre
cauldron-label-recover = Ramener à pleine force : { $unit }
cauldron-label-upkeep-all = Dépenser { $points } PR pour l’entretien : toutes les unités sont ravitaillées
cauldron-label-upkeep = { $points ->
    [0] Ne rien dépenser pour l’entretien : { $hungry ->
        [one] { $hungry } unité non ravitaillée
       *[other] { $hungry } unités non ravitaillées
    }
   *[other] Dépenser { $points } PR pour l’entretien : { $hungry ->
        [one] { $hungry } unité non ravitaillée
       *[other] { $hungry } unités non ravitaillées
    }
}
cauldron-label-unsupplied = Priver de ravitaillement : { $unit }
cauldron-label-lose = Faire subir la perte à cette unité : { $unit }
cauldron-label-lose-depleted = Faire subir la perte à cette unité, qui est éliminée : { $unit }
cauldron-label-lose-pdm = Faire subir la perte à un PDM
cauldron-label-appeal-conference = Appel : demander une conférence
cauldron-label-appeal-freedom = Appel : demander la liberté d’action
cauldron-label-appeal-airlift = Appel : demander un pont aérien renforcé
cauldron-label-build-how = Construire un PDM
cauldron-label-activate-how = Activer un PDM
cauldron-label-choose = Déplacer { $unit } depuis { $area }
cauldron-label-move = Déplacer { $unit } vers la zone { $area }
cauldron-label-tactical = Attaque tactique pour retarder l’offensive finale
cauldron-label-battlegroup = Lever une kampfgruppe
cauldron-label-evacuate = Évacuer des blessés
cauldron-label-council = Réunir le Conseil de guerre
cauldron-label-plan = Préparer une attaque
cauldron-label-attack = Préparer une attaque contre { $target }
cauldron-label-with = Attaquer avec { $unit }, depuis { $place }
cauldron-label-commit = { $points ->
    [0] Attaquer sans ravitaillement
   *[other] Attaquer avec { $points } PR, ce qui ajoute { $points } à chaque jet
}
cauldron-label-resolve-none = Terminer vos actions
cauldron-label-resolve = Lancer les attaques
cauldron-label-roll-attack = Lancer le dé : { $unit } contre { $target }
cauldron-label-roll-struck = Lancer le dé pour cette unité : { $unit }
cauldron-label-retreat-soviet = L’unité soviétique fait retraite vers la zone { $area }
cauldron-label-retreat-relief = La force de secours recule vers la zone { $area }
cauldron-label-retreat = Faire retraite vers la zone { $area }
cauldron-label-advance = Faire avancer : { $unit }
cauldron-label-done-none = Renoncer à l’avance
cauldron-label-done = Avancer maintenant
cauldron-label-done-phase = Terminer la Phase allemande
cauldron-label-done-picked = Confirmer le choix
cauldron-label-relief = La force de secours attaque
cauldron-label-relief-map = La force de secours attaque vers la zone { $area }
cauldron-label-direction = La force de secours recule d’une case et prend la lettre { $letter }
cauldron-label-target = Les Soviétiques attaquent la zone { $area }
cauldron-label-strike = Résoudre l’attaque contre la zone { $area }
cauldron-label-from = L’unité soviétique en zone { $area } attaque
cauldron-label-key-area = Se rassembler autour de la zone { $area }
cauldron-label-listen = Tirer une carte au sujet de la rumeur
cauldron-label-dispel = Faire taire la rumeur
cauldron-label-surrender = Rendre les armes : il ne reste que des Phases d’évaluation

## Names

cauldron-column-0 = l’ordre de bataille
cauldron-column-1 = le ravitaillement
cauldron-column-2 = le SSI
cauldron-column-3 = les PDM
cauldron-column-4 = le premier tour
cauldron-column-5 = les divisions affaiblies
cauldron-area = { $number } ({ $name })
cauldron-place = la zone { $area }
cauldron-box = la case { $number } ({ $letter })
cauldron-box-title = Case { $number } ({ $letter })
cauldron-off-map = hors de la carte
cauldron-in-area = en zone { $area }
cauldron-in-box = dans la case { $number } de la lettre { $letter }
cauldron-none = aucune
# $level - weak, average or strong.
cauldron-commitment = { $level ->
    [weak] faible
    [average] moyen
   *[strong] fort
}
# $weather - fair or poor.
cauldron-weather = { $weather ->
    [fair] beau temps
   *[poor] mauvais temps
}
# $track - the id of a track.
cauldron-track = { $track ->
    [ssi] SSI
    [supply] Ravitaillement
    [ip] Initiative
    [wounded] Blessés
    [final_offensive] Indice d’offensive finale
    [morale] Moral
    [move] Compteur de mouvement
    [attack_without_foa] Attaques sans liberté d’action
   *[other] { $track }
}
# $table - the id of a table.
cauldron-table = { $table ->
    [luftwaffe] Engagement de la Luftwaffe
    [relief] Engagement de la force de secours
    [airlift] Pont aérien
    [upkeep] Pertes par manque de ravitaillement
    [conference] Appel pour une conférence
    [freedom] Appel pour la liberté d’action
    [appeal_airlift] Appel pour un pont aérien renforcé
    [attack] Attaque allemande
    [relief_attack] Attaque de la force de secours
    [soviet] Attaque soviétique
    [situation] Situation stratégique
    [collapse] Effondrement
    [new_unit] Nouvelle unité
    [survival] Survie
   *[other] { $table }
}
cauldron-table-set-up = Jet de mise en place pour { $column }
# $modifier - the id of a modifier.
cauldron-modifier = { $modifier ->
    [ssi] SSI
    [commit_marker] marqueur Engagement
    [luftwaffe_marker] marqueur Luftwaffe
    [hoth_marker] marqueur Hoth
    [event] événement
    [tiger_tanks] chars Tigre
    [luftwaffe] Luftwaffe
    [relief] force de secours
    [airfields] aérodromes
    [unsupplied] unités non ravitaillées
    [attacked_without_foa] attaques sans liberté d’action
    [foa_marker] marqueur Liberté d’action
    [foa_airlift_marker] marqueur Liberté d’action/Pont aérien
    [council] Conseil de guerre
    [schmidt] Schmidt
    [supply] ravitaillement
    [armor] blindés
    [depleted] affaiblie
    [stalingrad] Stalingrad
    [river] fleuve
    [volga_frozen] Volga gelée
    [surrendered] reddition
    [eliminated] armée détruite
    [announced] annoncé
    [wounded] blessés
   *[other] { $modifier }
}
cauldron-modified = { $name } { $add }
# $marker - the id of a marker.
cauldron-marker = { $marker ->
    [luftwaffe] Luftwaffe +1
    [hoth] Hoth +1
    [milch] Milch dirige le pont aérien
    [manstein] Manstein tient le front
    [foa_bonus] +1 à l’appel pour la liberté d’action
    [airlift_bonus] +1 à l’appel pour un pont aérien renforcé
    [hq_politics] Intrigues au QG
    [no_foa_appeal] Plus d’appel pour la liberté d’action
    [foa_received] Liberté d’action
    [appeal_penalty] Attaque sans liberté d’action
    [council_of_war] Conseil de guerre
    [tiger_tanks] Chars Tigre avec la force de secours
    [zhukov_dead] Joukov est mort
    [prisoners_treated_well] Les prisonniers sont bien traités
    [luftwaffe_shifts] La Luftwaffe redéploie ses forces
    [schmidt] L’influence de Schmidt décline
    [officers] L’état-major partira en avion
    [right_hand_number] Le nombre de droite tant que tout Stalingrad est tenu
   *[other] { $marker }
}
# $column - the id of a column of the cards.
cauldron-targets = { $column ->
    [none] aucune zone
    [any_3] trois zones de votre choix
    [even] les zones paires
    [odd] les zones impaires
   *[all] toutes les zones exposées
}
# $result - the id of a result.
cauldron-result = { $result ->
    [no_effect] sans effet
    [retreat] retraite
    [no_effect_star] sans effet, ou avance après un succès allemand
    [advance] avance
    [wounded] un blessé de plus (W)
    [depleted_loss] unité faible perdue (DX)
    [defeat] défaite (X)
    [dispelled] démentie
    [inconclusive] reste en jeu
    [obtains] se confirme
    [not_granted] refusé
    [politics] refusé, Intrigues au QG
    [plus_one] refusé, +1 la prochaine fois
    [granted] accordé
   *[other] { $result }
}

## What chance is asked for

cauldron-roll-card = la prochaine carte
cauldron-roll-appeal = l’appel
cauldron-roll-unit = { $table } : { $unit }
cauldron-roll-area = { $table } : { $area }
cauldron-roll-unknown = un résultat que ce jeu ne connaît pas

## Odds

cauldron-odds-of = { $table } : { $result }
cauldron-odds-certain = certain
cauldron-odds-supply = { $supply } PR
cauldron-odds-losses = { $losses ->
    [0] aucune perte
    [one] { $losses } perte
   *[other] { $losses } pertes
}
cauldron-odds-nothing = sans effet
cauldron-odds-commit = marqueur Engagement +{ $shows }
cauldron-odds-commit-foa = marqueur Engagement +{ $shows } et marqueur Liberté d’action/Pont aérien
cauldron-odds-foa = marqueur Liberté d’action/Pont aérien
cauldron-odds-follow-up = { $result }, et une attaque de poursuite
cauldron-odds-ssi = SSI { $adjust }
cauldron-odds-ssi-unchanged = SSI inchangé
cauldron-odds-survives = l’unité survit
cauldron-odds-lost = l’unité est perdue
cauldron-odds-delayed = l’offensive est retardée
cauldron-odds-not-delayed = aucun retard
cauldron-odds-no-rumor = pas de rumeur
cauldron-odds-weather = { $weather }
cauldron-odds-offensive = indice d’offensive finale { $adjust }
cauldron-odds-offensive-unchanged = indice d’offensive finale inchangé
# $how - the id of a way to surrender.
cauldron-odds-surrender = { $how ->
    [without_foa] reddition contre les ordres
    [with_foa] reddition avec liberté d’action
    [lenient] reddition jugée avec clémence (−1 sur la Table H)
   *[excused] reddition jugée avec clémence (sans pénalité sur la Table H)
}
cauldron-odds-surrender-ssi = { $surrender }, SSI { $adjust }
cauldron-odds-council-continue = l’armée poursuit le combat
cauldron-odds-council-bonus = l’armée poursuit le combat, désormais { $appeals } aux appels et { $attacks } aux attaques
cauldron-outlook-now = { $roll }, { $modifiers }
cauldron-outlook-later = { $roll } en l’état actuel, { $modifiers }
cauldron-outlook-unmodified = sans modificateur
cauldron-odds-random = nombre aléatoire { $random }
cauldron-odds-total = total { $total }
# $end - the id of an end of an attack.
cauldron-odds-attack = { $end ->
    [no_effect] sans effet
    [hit] unité soviétique touchée
    [beaten] l’unité soviétique fait retraite, zone à choisir
    [driven_out] l’unité soviétique fait retraite
    [replaced] l’unité soviétique fait retraite et est remplacée
   *[open] case ouverte
}
cauldron-odds-relief-stays = la force de secours reste sur place
cauldron-odds-relief-beaten = la force de secours recule, zone à choisir
cauldron-odds-relief-advances = la force de secours avance : { $place }
cauldron-odds-relief-falls-back = la force de secours recule : { $place }
# $end - the id of an end of a Soviet attack.
cauldron-odds-strike = { $end ->
    [no_effect] sans effet
    [wounded] un blessé de plus
    [depleted] unité affaiblie
    [lost] unité perdue
    [pdm] un PDM devient inactif
    [retreated] retraite allemande
    [loss] perte à choisir
   *[to_choose] perte ou retraite à choisir
}
cauldron-odds-area-lost = zone perdue
cauldron-odds-launched = offensive finale lancée
cauldron-odds-targets = attaques soviétiques : { $targets }
cauldron-odds-no-targets = aucune attaque soviétique
cauldron-odds-collapse = la 6e armée s’effondre
cauldron-odds-destroyed = la 6e armée est détruite
cauldron-odds-link-up = jonction
# $level - the id of a level of victory.
# $points - the Victory Points.
cauldron-odds-over = { $level ->
    [german_decisive] victoire allemande décisive ({ $points } PV)
    [german] victoire allemande ({ $points } PV)
    [german_moral] victoire morale ({ $points } PV)
    [soviet] victoire soviétique ({ $points } PV)
   *[soviet_decisive] victoire soviétique décisive ({ $points } PV)
}

## Ends

cauldron-end-ssi-zero = Le SSI est à 0 : le front sud s’est effondré.
cauldron-end-link-up = La force de secours et la 6e armée ont fait la jonction.
cauldron-end-time-up = Le dernier tour est terminé.
# $level - the id of a level of victory.
# $points - the Victory Points.
cauldron-level = { $level ->
    [german_decisive] Victoire allemande décisive ({ $points } PV).
    [german] Victoire allemande ({ $points } PV).
    [german_moral] Victoire morale de l’armée, partie ni gagnée ni perdue ({ $points } PV).
    [soviet] Victoire soviétique ({ $points } PV).
   *[soviet_decisive] Victoire soviétique décisive ({ $points } PV).
}

## On offer

cauldron-blurb = Décembre 1942 : vous êtes Paulus, encerclé. Tenez la poche, nourrissez-la par les airs, tentez une sortie ou attendez les secours.
cauldron-preset-first = Le scénario historique sans règle optionnelle, avec annulation même après un jet.
cauldron-preset-full = Le scénario variable avec toutes les règles optionnelles.
cauldron-preset-historical = Le scénario historique, avec des statistiques de survie à la fin.

## Names of options

title-scenario = Scénario
title-entry = Entrée de la force de secours
title-variable-placement = Placement variable
title-council-of-war = Conseil de guerre
title-survival = Survie
title-rumors = Rumeurs
title-rivers = Attaques à travers les fleuves
title-what-if = Et si
title-long-breakout = Longue sortie

## In the lab

cauldron-score-name = points de victoire
cauldron-track-points = Points de victoire actuels
cauldron-track-ssi = Indice de situation stratégique
cauldron-track-supply = Points de ravitaillement
cauldron-track-wounded = Blessés
cauldron-track-offensive = Indice d’offensive finale
cauldron-track-areas = Zones allemandes
cauldron-track-units = Unités allemandes en jeu
cauldron-reason-ssi-zero = indice de situation stratégique tombé à 0
cauldron-reason-link-up = jonction de la 6e armée et de la force de secours
cauldron-reason-time-up = points de victoire après le dernier tour

## What is in a pack

cauldron-counts = { $areas } zones, { $germans } unités allemandes, { $armies } armées soviétiques, { $cards } cartes, { $values } sources

## Values of options

choice-scenario-historical = Historique
choice-scenario-variable = Variable

## Styles of the computer player

style-breakout = Sortie
style-stay-put = Tenir sur place
style-consolidate = Se regrouper
style-watch-and-wait = Attendre et voir

## Seats

seat-paulus = Paulus

## The headquarters of the 6th Army, in lists and on its counter

cauldron-hq = QG
cauldron-counter-hq = 6 QG

## What stands for something in the forms of actions

placeholder-area = ZONE
placeholder-box = CASE
placeholder-letter = LETTRE
placeholder-points = POINTS
placeholder-unit = UNITÉ
