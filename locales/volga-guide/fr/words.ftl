### Stalingrad: Advance to the Volga, 1942. Names of areas, units and events come from the data pack.

volga-title = Stalingrad : Advance to the Volga, 1942

## Options

option-scenario = Le scénario : L’avance vers la Volga (septembre, tours 1 à 9) ou Le quartier des usines (octobre, tours 10 à 14).
option-rubble = Décombres : pas de bonus d’intégrité divisionnaire en zone urbaine sans l’aide du génie.
option-northern-shoulder = Épaulement nord : les divisions qui commencent en 48, 49 et 50 restent au nord.
option-isolation = Isolement : les unités soviétiques coupées de la Volga peuvent s’affaiblir.
option-parent-organization = Organisation d’origine : −1 à la valeur d’attaque pour chaque division qui attaque, ou pour chaque division après la première.
option-limited-air = Puissance aérienne limitée : pas de marqueur aérien en zone urbaine disputée, et un dé aérien plus faible en urbain dense.
option-pavlov = La Maison de Pavlov s’ajoute aux unités soviétiques.
option-reduced-morale = Le moral de départ, à la place de celui du scénario, pour rendre la partie plus difficile.
option-increased-supply = Les tours où l’on relance les dés de ravitaillement qui donnent 1, pour rendre la partie plus facile.

## Phases and dates

volga-phase-dawn = Phase d’aube
volga-phase-supply = Phase de ravitaillement
volga-phase-combat = Phase de combat
volga-phase-over = Partie terminée
volga-month = { $month ->
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[other] { $month }
}
volga-dates = { $months ->
    [same] du { $from ->
        [1] 1er
       *[other] { $from }
    } au { $to } { $month } { $year }
   *[two] du { $from ->
        [1] 1er
       *[other] { $from }
    } { $month } au { $to ->
        [1] 1er
       *[other] { $to }
    } { $last_month } { $year }
}

## Prompts: what to decide now

volga-prompt-arrive = Un groupe arrive : { $units }. Choisissez la zone où il entre.
volga-prompt-come-back = Une division revient : { $units }. Choisissez la zone où elle entre.
volga-prompt-supply = { $points ->
    [one] Ravitaillement : { $points } point. Achetez des marqueurs ou du moral, faites revenir des unités, ou terminez la phase.
   *[other] Ravitaillement : { $points } points. Achetez des marqueurs ou du moral, faites revenir des unités, ou terminez la phase.
}
volga-prompt-place = { $unit } est de retour. Choisissez la zone où l’unité revient.
volga-prompt-combat = { $fresh ->
    [0] Combat : aucune unité n’est fraîche. Terminez la phase.
    [one] Combat : { $fresh } unité est fraîche. Choisissez-la, ou terminez la phase.
   *[other] Combat : { $fresh } unités sont fraîches. Choisissez la prochaine à agir (sa zone devient la Zone active), ou terminez la phase.
}
volga-prompt-round = { $fresh ->
    [0] Zone active : { $area }. Il ne reste aucune unité fraîche sur la carte. Terminez la phase.
    [one] Zone active : { $area }. { $fresh } unité est fraîche. Choisissez-la, ou terminez la phase.
   *[other] Zone active : { $area }. { $fresh } unités sont fraîches sur la carte. Choisissez la prochaine à agir ; une unité d’une autre zone ouvre un nouveau Round d’action.
}
volga-prompt-destination = { $unit }, en zone { $area }, dispose de { $movement } PM. Choisissez sa destination.
volga-prompt-destination-contested = { $unit }, en zone { $area }, dispose de { $movement } PM. Choisissez sa destination, ou attaquez le défenseur sur place ({ $defender }).
volga-prompt-gather-mandatory = Entrées en zone { $area } : { $units }. Défenseur : { $defender }. L’attaque est obligatoire ; amenez d’abord d’autres unités, ou attaquez maintenant.
volga-prompt-gather-optional = Entrées en zone disputée { $area } : { $units }. Défenseur : { $defender }. Choisissez les attaquants, amenez d’abord d’autres unités, ou tenez la position.
volga-prompt-barrage = Barrage en zone { $area } ! Sacrifiez un attaquant ({ $units }) et poursuivez le combat, ou repliez-vous avec tous.
volga-prompt-barrage-alone = Barrage en zone { $area } ! Sacrifiez le seul attaquant ({ $units }), ce qui met fin à l’attaque, ou repliez-le.
volga-prompt-lead = Attaque contre la zone { $area } avec { $units }. Défenseur : { $defender }. Choisissez l’unité de tête : son facteur compte en entier, et elle est perdue si l’attaque est repoussée.
volga-prompt-support = { $limit ->
    [one] { $lead } attaque la zone { $area }. Défenseur : { $defender }. Placez { $limit } marqueur au plus ; disponibles : artillerie { $artillery }, génie { $engineer }, air { $air }.
   *[other] { $lead } mène l’attaque contre la zone { $area }. Défenseur : { $defender }. Placez jusqu’à { $limit } marqueurs ; disponibles : artillerie { $artillery }, génie { $engineer }, air { $air }.
}
volga-prompt-retreat = Retraite depuis la zone { $area } : { $units }. Choisissez une unité et sa destination.
volga-area = { $number } ({ $name })
volga-defender-unknown = non révélé
volga-defender = { $strategy } { $factor }
volga-defender-named = { $name }, { $strategy } { $factor }

## Labels of actions

volga-label-reinforce = Arrivée en zone { $area } : { $units }
volga-label-buy = { $cost ->
    [one] Acheter : { $what } ({ $cost } point)
   *[other] Acheter : { $what } ({ $cost } points)
}
volga-label-return = { $cost ->
    [one] Faire revenir { $unit } ({ $cost } point)
   *[other] Faire revenir { $unit } ({ $cost } points)
}
volga-label-place = Placer { $unit } en zone { $area }
volga-label-end-supply = { $points ->
    [0] Terminer la Phase de ravitaillement
    [one] Terminer la Phase de ravitaillement et garder { $points } point
   *[other] Terminer la Phase de ravitaillement et garder { $points } points
}
volga-label-choose = Faire agir { $unit } ({ $factors }), en zone { $area }
volga-label-move = Déplacer { $unit } vers la zone { $area }, { $cost } PM
volga-label-enter = Faire entrer { $unit } en zone { $area } depuis la zone { $from }, { $cost } PM
volga-label-move-there = Déplacer { $unit } vers la zone { $area }
volga-label-enter-there = Faire entrer { $unit } en zone { $area } depuis la zone { $from }
volga-label-attack = Attaquer la zone { $area } avec { $units }
volga-label-hold = Tenir la zone { $area } : personne n’attaque
volga-label-end-round = Terminer le Round d’action de la zone { $area }
volga-label-lose = Sacrifier { $unit } au Barrage
volga-label-fall-back = Se replier avec tous les attaquants
volga-label-lead = { $unit } en tête, facteur { $factor }
volga-label-support-none = Attaquer sans soutien
volga-label-support = Placer { $markers }
volga-label-retreat = Retraite de { $unit } vers la zone { $area }
volga-label-end-combat = Terminer la Phase de combat
volga-markers-artillery = { $count ->
    [one] { $count } marqueur d’artillerie
   *[other] { $count } marqueurs d’artillerie
}
volga-markers-engineer = { $count ->
    [one] { $count } marqueur du génie
   *[other] { $count } marqueurs du génie
}
volga-markers-air = { $count ->
    [one] { $count } marqueur aérien
   *[other] { $count } marqueurs aériens
}

## What chance is asked for

volga-roll-random-event = l’événement aléatoire
volga-roll-pause = le corps qui fait une pause
volga-roll-supply = le ravitaillement
volga-roll-supply-again = la relance des 1 du ravitaillement
volga-roll-bloody-streets = les Rues sanglantes en zone { $area }
volga-roll-isolation = l’isolement en zone { $area }
volga-roll-air = l’appui aérien au-dessus de la zone { $area }
volga-roll-attack = l’attaque contre la zone { $area }
volga-roll-defense = la défense de la zone { $area }
volga-roll-reveal = l’unité soviétique révélée (terrain { $terrain })
volga-roll-unknown = un résultat que ce jeu ne connaît pas

## Odds

volga-odds-certain = certain
volga-odds-void = un événement sans effet
volga-odds-supply = { $points ->
    [one] { $points } point de ravitaillement
   *[other] { $points } points de ravitaillement
}
volga-odds-bloody = Rues sanglantes : moral { $morale }{ $areas ->
    [0] {""}
    [one] , unités épuisées dans { $areas } zone
   *[other] , unités épuisées dans { $areas } zones
}
volga-odds-bloody-calm = Rues sanglantes : rien ne se passe
volga-odds-revealed = défenseur révélé : { $soviet }
volga-odds-isolation = isolement : facteur de défense { $change }
volga-odds-paused = en pause : { $corps }
volga-odds-taken = Zone prise
volga-odds-contested = Zone disputée
volga-odds-held = Zone non prise
volga-odds-repulsed = Attaque repoussée
volga-odds-fell-back = Repli devant le Barrage
volga-odds-lead-lost = unité de tête perdue
volga-odds-others-lost = { $count ->
    [one] { $count } unité perdue
   *[other] { $count } unités perdues
}
volga-odds-others-lost-too = { $count ->
    [one] { $count } autre unité perdue
   *[other] { $count } autres unités perdues
}
volga-odds-morale = moral { $change }
volga-forecast-bare = Attaque immédiate sans soutien
volga-forecast-support = Attaque immédiate avec tout le soutien permis parmi { $markers }

## Terrain

volga-terrain-none = sans couvert
volga-terrain-clear = dégagé
volga-terrain-elevated = élevé
volga-terrain-light-urban = urbain léger
volga-terrain-heavy-urban = urbain dense

## The board

volga-board-head = { $scenario }, tour { $turn } sur { $last }, { $dates } : { $phase }
volga-board-morale-strong = Moral { $morale } sur { $most } (Solide)
volga-board-morale-shaken = Moral { $morale } sur { $most } (Ébranlé)
volga-board-tracks = { $morale } · ravitaillement { $supply } · disponibles : artillerie { $artillery }, génie { $engineer }, air { $air }
volga-board-areas = Zones allemandes { $areas } sur { $all }, urbain dense { $heavy } sur { $heavies }
volga-board-event = Événement : { $event }
volga-board-no-event = Événement : aucun
volga-board-paused = en pause : { $corps }
volga-board-area = Zone
volga-board-terrain = Ter
volga-board-soviet = Soviétiques
volga-board-next = Voisines
volga-board-german = Allemands
volga-board-mark-german = A
volga-board-mark-soviet = S
volga-board-mark-contested = X
volga-board-mark-isolated = isol.
volga-board-sign-none = –
volga-board-sign-clear = D
volga-board-sign-elevated = E
volga-board-sign-light-urban = L
volga-board-sign-heavy-urban = U
volga-board-legend = A allemande, S soviétique, X disputée, > Zone active, ? non révélée, * épuisée
volga-board-legend-terrain = D dégagé, E élevé, L urbain léger, U urbain dense, chacun avec son modificateur ; ~ au bord de la Volga
volga-board-out = Hors de combat : { $units }
volga-board-due = Encore attendues : { $units }
volga-board-away = Rappelées : { $units }
volga-board-withdrawn = Retirées : { $units }
volga-board-bag = Terrain { $terrain } : unités non révélées { $count }, pour { $areas } { $areas ->
    [one] zone
   *[other] zones
} : { $soviets }
volga-board-nobody = aucune

## On offer

volga-blurb = Septembre 1942 : menez la 6e armée à travers les cinquante zones de la ville jusqu’au fleuve, avant que son moral ne cède.
volga-preset-first = Le scénario principal sans règle optionnelle, avec annulation même après un jet.
volga-preset-full = Le scénario principal avec les six règles optionnelles du champ de bataille.
volga-preset-historical = Le scénario principal, tel qu’imprimé.

## Names of options

title-scenario = Scénario
title-rubble = Décombres
title-northern-shoulder = Épaulement nord
title-isolation = Isolement
title-parent-organization = Organisation d’origine
title-limited-air = Puissance aérienne limitée
title-pavlov = Maison de Pavlov
title-reduced-morale = Moral de départ
title-increased-supply = Ravitaillement accru aux tours

## In the lab

volga-factor-revealed = Révélée : { $name }
volga-score-name = zones allemandes
volga-track-areas = Zones allemandes
volga-track-morale = Moral
volga-track-supply = Points de ravitaillement
volga-track-out-of-action = Unités hors de combat
volga-track-support = Marqueurs de soutien disponibles
volga-reason-all-areas = toutes les zones sont allemandes
volga-reason-enough-areas = assez de zones après le dernier tour
volga-reason-morale = moral tombé à 0
volga-reason-no-heavy-urban = assez de zones, mais aucune en urbain dense
volga-reason-time-up = trop peu de zones après le dernier tour

## What is in a pack

volga-counts = { $areas } zones, { $germans } unités allemandes, { $soviets } unités soviétiques, { $events } événements, { $values } sources

## Values of options

choice-parent-organization-off = sans
choice-parent-organization-beyond-first = pour chaque division après la première
choice-parent-organization-each = pour chaque division
choice-scenario-main = L’avance vers la Volga
choice-scenario-factory = Le quartier des usines

## Seats

seat-german = le joueur allemand

## What stands for something in the forms of actions

placeholder-air = AVIATION
placeholder-area = ZONE
placeholder-artillery = ARTILLERIE
placeholder-engineers = GÉNIE
placeholder-unit = UNITÉ
