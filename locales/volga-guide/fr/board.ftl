### Words of the pages of Volga: its board, its aids, what there is to know about its pieces.

## The map

volga-map-north = N
volga-box-turn = Tour
volga-box-morale = Moral allemand
volga-box-supply = Ravitaillement
volga-box-areas = Zones
volga-box-event = Événement aléatoire
volga-box-out = Hors de combat
volga-box-due = Renforts à venir
volga-box-away = Rappelées
volga-box-withdrawn = Retirées
volga-box-key = Légende
volga-morale-strong-from = Solide dès { $least }
volga-key-spent = Épuisée
volga-key-arrivals = Arrivées de ce tour
volga-ground-none = Allemande au départ
volga-ground-clear = Dégagé
volga-ground-elevated = Élevé
volga-ground-light-urban = Urbain léger
volga-ground-heavy-urban = Urbain dense
volga-control-german = Allemande
volga-control-soviet = Soviétique
volga-control-contested = Disputée

## What pieces and places are called

volga-label-area = { $area } : { $terrain }, { $control }
volga-label-unit = { $unit }, { $class }, { $factors }, { $state }
volga-label-soviet = Zone { $area }, unité soviétique : { $unit }
volga-label-supply = { $points ->
    [one] { $points } point de ravitaillement en réserve
   *[other] { $points } points de ravitaillement en réserve
}
volga-label-areas = { $areas } zones allemandes, { $goal } nécessaires
volga-label-event = Événement aléatoire : { $event } { $effect }
volga-label-control = Zones : allemandes { $german }, soviétiques { $soviet }, disputées { $contested }
volga-soviet-hidden = non révélée
volga-state-fresh = fraîche
volga-state-spent = épuisée
volga-where-due = attendue au tour { $turn }
volga-class-infantry = Régiment d’infanterie
volga-class-motorised = Régiment d’infanterie motorisée
volga-class-tank = Bataillon de chars
volga-class-halftrack = Infanterie blindée sur semi-chenillés
volga-class-recon = Bataillon de reconnaissance
volga-class-assault-gun = Bataillon de canons d’assaut
volga-morale-strong = Solide
volga-morale-shaken = Ébranlé
volga-no-division = Aucune division

## Tracks and sequence of play

volga-gauge-fresh = Unités fraîches
volga-value-morale = { $morale } sur { $most }, { $state }
volga-gauge-heavy = urbain dense { $heavy } sur { $heavies }
volga-stage-dawn = Aube
volga-stage-event = Événement aléatoire
volga-stage-supply = Ravitaillement
volga-stage-streets = Rues sanglantes
volga-stage-rounds = Rounds d’action
volga-stage-attack = Attaque
volga-stage-end = Fin du tour

## Effects of events, strategies and markers

volga-event-none = Aucun
volga-effect-called-away = rappel jusqu’à la prochaine aube : { $division }
volga-effect-supply-dice = { $dice } dés pour le ravitaillement
volga-effect-no-air = pas de marqueur aérien
volga-effect-artillery = un marqueur d’artillerie ajoute { $bonus }
volga-effect-defense = +{ $bonus } à toute valeur de défense soviétique
volga-effect-move = facteurs de mouvement limités à { $most }
volga-effect-pause = un dé désigne un corps : ses unités sont épuisées ce tour
volga-effect-paused = { $corps } en pause : ses unités sont épuisées ce tour
volga-effect-if-gone = une fois la division rappelée, se lit comme { $total }
volga-effect-heroes = moral −1 sur une impasse ou un succès
volga-effect-ambush = l’unité de tête est mise hors de combat sur une impasse ou un succès
volga-effect-barrage = avant le combat : sacrifier un attaquant, ou se replier avec tous
volga-effect-fanatic = un succès devient une impasse
volga-effect-guards = défend avec 3 dés, 4 au bord de la Volga, dont les deux meilleurs comptent
volga-marker-artillery = +{ $bonus } à la valeur d’attaque
volga-marker-engineer = +{ $bonus } à la valeur d’attaque ; lève les Décombres
volga-marker-air = retranche un jet de dé de la valeur de défense ; un par attaque
volga-marker-morale = +1 de moral

## Player aids

volga-aid-combat = Attaque et défense
volga-aid-supply = Coûts de ravitaillement
volga-aid-soviets = Unités soviétiques non révélées
volga-aid-victory = Victoire et moral
volga-aid-events = Événements aléatoires
volga-aid-movement = Mouvement et Rues sanglantes
volga-aid-schedule = Tours, arrivées et retraits
volga-aid-forces = Ordre de bataille allemand
volga-head-now = Actuel
volga-head-needed = Requis
volga-head-condition = Condition
volga-head-purchase = Achat
volga-head-cost = Coût
volga-head-afford = Achetables
volga-head-effect = Effet
volga-head-unseen = Non vues
volga-head-chance = Chance
volga-head-event = Événement
volga-head-enter = Pour entrer dans
volga-head-guards = Garde
volga-head-isolation = Défenseur isolé
volga-head-result = Résultat
volga-head-strategy = Stratégie
volga-head-days = Jours
volga-head-happens = Arrivées et retraits
volga-head-morale = Variations du moral (Solide à partir de { $least })
volga-attack-now = Attaque contre la zone { $area } : { $units }
volga-attack-assumed = Calculé avec { $unit } en tête.
volga-attack-none = Aucune attaque n’est en cours. Comptent dans toute attaque :
volga-attack-value = Valeur d’attaque
volga-defense-value = Valeur de défense
volga-line-lead = Unité de tête
volga-line-lead-unit = Unité de tête { $unit }
volga-line-others = Autres attaquants
volga-line-artillery = Marqueurs d’artillerie (disponibles : { $hand })
volga-line-engineer = Marqueurs du génie (disponibles : { $hand })
volga-line-integrity = Intégrité : trois unités d’une division
volga-line-strong = Moral Solide
volga-line-divisions = Plusieurs divisions mêlées
volga-line-factor = Facteur de défense
volga-line-terrain = Terrain
volga-line-shaken = Moral Ébranlé
volga-line-event = Événement aléatoire
volga-line-isolated = Isolé : un dé pour le facteur
volga-line-air = Marqueurs aériens (disponibles : { $hand })
volga-line-no-air = Marqueur aérien : interdit ce tour
volga-each = +{ $bonus } chacun
volga-its-factor = son facteur
volga-balance = { $attack } contre { $defense } avant soutien et dés : { $margin }
volga-balance-unknown = { $attack } contre { $defense } plus un facteur de { $range }, avant soutien et dés
volga-dice = Les deux camps ajoutent 2d6. Soutien : pas plus de marqueurs que d’attaquants, un marqueur aérien au plus.
volga-dice-limit = { $limit ->
    [one] Les deux camps ajoutent 2d6. Soutien : { $limit } marqueur au plus.
   *[other] Les deux camps ajoutent 2d6. Soutien : { $limit } marqueurs au plus, dont un seul aérien.
}
volga-result-repulse-does = unité de tête hors de combat, moral −1 ; après une attaque obligatoire, les autres attaquants font retraite
volga-result-stalemate-does = les attaquants restent, épuisés ; la zone est disputée
volga-result-success-does = la zone est allemande ; moral +1 pour une zone +4
volga-result-overrun-does = supérieur de plus que le facteur de défense : un succès auquel aucune stratégie de défense ne peut rien
volga-waiting = { $count } hors de combat
volga-supply-note = { $markers ->
    [one] 4d6 points par tour et { $markers } marqueur aérien gratuit ; ce qui n’est pas dépensé se conserve.
   *[other] 4d6 points par tour et { $markers } marqueurs aériens gratuits ; ce qui n’est pas dépensé se conserve.
}
volga-soviets-note = Facteurs de défense de toutes les unités non révélées, y compris les unités en surnombre à la mise en place.
volga-unseen = { $count } pour { $areas ->
    [one] { $areas } zone
   *[other] { $areas } zones
}
volga-eliminated = Éliminées : { $count }.
volga-win-all = Victoire automatique : zones allemandes à la fin d’une Phase de combat
volga-win-areas = Victoire opérationnelle : zones allemandes après le tour { $turn }
volga-win-heavy = – dont zones d’urbain dense
volga-lose-morale = Défaite : moral à la fin d’une Phase de combat
volga-lose-time = Défaite : le temps est écoulé après le tour { $turn }
volga-cause-end = Fin de chaque tour
volga-cause-repulse = Attaque repoussée
volga-cause-streets = Rues sanglantes, 5 ou 6, par zone
volga-cause-heroes = Héros
volga-cause-missing = Chaque unité hors de combat au départ de sa division
volga-cause-captured = Prise d’une zone +4
volga-cause-bought = Acheté avec du ravitaillement
volga-move-vacant = Une zone libre
volga-move-near = Une zone libre voisine d’une unité soviétique
volga-move-revealed = Une zone avec une unité soviétique révélée
volga-move-unrevealed = Une zone avec une unité soviétique non révélée
volga-move-note = Quatre unités par zone au plus. Une unité qui quitte une zone disputée doit d’abord entrer dans une zone libre.
volga-streets-none = rien
volga-streets-morale = moral −1
volga-streets-spent = moral −1, et toutes les unités allemandes qui s’y trouvent sont épuisées
volga-arrive = Arrivée : { $units } ; où : { $areas }
volga-leave = Retrait définitif : { $division }
volga-any-german = toute zone allemande qui a de la place
volga-areas-if-german = { $areas } ({ $others } si allemandes)

## About things on the board

volga-about-ground = { $terrain }, { $control }
volga-about-volga = Au bord de la Volga : la Garde y lance un dé de plus, et le défenseur n’est jamais isolé
volga-about-defender = Défenseur : { $unit }
volga-about-strategy = { $strategy } : { $effect }
volga-about-strategy-over = Sa stratégie de défense est épuisée ; seul le facteur de défense compte
volga-about-hidden = Défenseur non révélé, parmi { $count } : { $factors }
volga-about-isolated = Isolé : à chaque attaque, un dé peut changer son facteur de défense
volga-about-units = Unités allemandes : { $units }
volga-about-active = La Zone active : seules ses unités agissent pendant ce Round
volga-about-target = Attaquée
volga-about-entry = Coût d’entrée : { $cost } PM
volga-about-next = Voisines : { $areas }
volga-about-next-rebuilt = Voisines : { $areas } (frontières reconstituées, la carte imprimée n’est pas disponible)
volga-about-landmark = Repère : { $name }
volga-about-factors = Attaque { $attack }, mouvement { $movement }
volga-about-slowed = Mouvement { $movement } ce tour
volga-about-fresh = Fraîche : peut se déplacer et attaquer
volga-about-spent = Épuisée : ne peut plus agir avant la Phase de fin
volga-about-attacks = Participe à l’attaque
volga-about-leads = Mène l’attaque : hors de combat si elle est repoussée
volga-about-price = { $cost ->
    [one] Retour de la case Hors de combat : { $cost } point
   *[other] Retour de la case Hors de combat : { $cost } points
}
volga-about-marker = Disponibles : { $hand }, utilisés : { $used }
volga-about-marker-price = { $cost ->
    [one] Un de plus coûte { $cost } point
   *[other] Un de plus coûte { $cost } points
}
volga-about-morale = Solide ajoute 1 aux attaques, Ébranlé 1 à la défense ; 0 à la fin d’une Phase de combat fait perdre la partie
volga-about-morale-price = { $cost ->
    [one] +1 coûte { $cost } point
   *[other] +1 coûte { $cost } points
}
volga-about-supply = Les points non dépensés se conservent
volga-about-heavy = Urbain dense : { $heavy } sur { $heavies }
volga-about-event = En vigueur jusqu’à la fin du tour
volga-about-out = Perdues au combat ; des points de ravitaillement les ramènent
volga-about-due = Elles arrivent dans une Phase d’aube, chaque groupe dans une seule zone
volga-about-away = Elles reviennent à la prochaine Phase d’aube
