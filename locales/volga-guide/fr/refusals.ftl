### Why something cannot be done in Advance to the Volga: what is wrong and what to do.

refusal-not-now = Ce n’est pas la décision à prendre maintenant. Choisissez une des actions permises.
refusal-not-for-group = Le groupe ne peut pas arriver en { $area }. Choisissez une des zones qui lui sont proposées.
refusal-no-room-for-group = { $area } n’a pas assez de place pour tout le groupe. Choisissez une zone qui puisse l’accueillir en entier.
refusal-supply-too-low = { $cost ->
    [one] Cela coûte { $cost } point de ravitaillement et vous en avez { $have }. Achetez moins cher ou terminez la phase.
   *[other] Cela coûte { $cost } points de ravitaillement et vous en avez { $have }. Achetez moins cher ou terminez la phase.
}
refusal-no-marker-to-buy = Tous les marqueurs de ce type sont déjà disponibles. Utilisez-en d’abord un.
refusal-morale-full = Le moral est en haut de sa piste. Dépensez les points autrement.
refusal-not-out-of-action = { $unit } n’est pas dans la case Hors de combat. Choisissez une unité qui s’y trouve.
refusal-no-place-to-return = Aucune zone ouverte à { $unit } n’a de place pour elle. Gardez les points, ou faites d’abord de la place.
refusal-placement-not-allowed = { $unit } ne peut pas revenir en { $area }. Choisissez une zone de 1 à 5, ou une zone allemande où se trouve une autre de vos unités.
refusal-home-only = { $unit } ne revient qu’en { $area }, sa zone de départ. Placez-la là, ou laissez-la hors de combat tant que cette zone lui est fermée.
refusal-full-stacking = { $area } contient déjà quatre unités allemandes, le maximum. Choisissez une autre zone.
refusal-not-on-map = { $unit } n’est pas sur la carte. Choisissez une unité qui s’y trouve.
refusal-spent = { $unit } est épuisée jusqu’à la Phase de fin. Choisissez une unité fraîche.
refusal-pausing = { $unit } appartient à un corps à l’arrêt ce tour : elle est épuisée jusqu’à la Phase de fin. Choisissez une unité d’un autre corps.
refusal-already-there = { $unit } se trouve déjà en { $area }. Choisissez une autre zone.
refusal-too-little-movement = { $unit } ne peut pas atteindre { $area } avec { $movement } PM. Choisissez une zone plus proche.
refusal-too-little-movement-from = { $unit } ne peut pas entrer en { $area } depuis { $from } avec { $movement } PM. Choisissez un autre accès ou une zone plus proche.
refusal-way-full = { $unit } ne pourrait atteindre { $area } qu’en passant par { $through }, qui contient déjà quatre unités allemandes. Déplacez d’abord l’une d’elles.
refusal-no-way = Aucun chemin de { $unit } vers { $area } n’évite les unités soviétiques. Choisissez une autre zone.
refusal-not-adjacent = { $from } n’est pas adjacente à { $to }. Entrez depuis une zone qui le soit.
refusal-contested-exit = Une unité qui quitte { $from }, zone disputée, doit d’abord entrer dans une zone libre : elle ne peut pas aller directement en { $to }. Choisissez d’abord une zone libre.
refusal-already-attacked = { $area } a été attaquée pendant ce Round d’action : personne d’autre ne peut y entrer ni l’attaquer. Terminez d’abord le Round.
refusal-say-from = { $area } contient une unité soviétique. Dites d’où y entrer : move UNITÉ { $number } from ZONE.
refusal-no-soviet-unit = { $area } ne contient pas d’unité soviétique. Allez-y sans « from », ou attaquez ailleurs.
refusal-no-entry-from = { $from } contient une unité soviétique : on n’entre pas en { $to } depuis cette zone. Choisissez un autre accès.
refusal-northern-shoulder = { $unit } appartient à l’épaulement nord et ne peut pas aller en { $area }. Choisissez une zone de 42 à 50.
refusal-nothing-to-do = { $unit } n’a nulle part où aller et personne à attaquer. Choisissez une autre unité.
refusal-choose-first = Choisissez d’abord l’unité : unit { $unit }.
refusal-another-chosen = { $unit } a été choisie et agit d’abord : les unités agissent une par une. Déplacez-la ou attaquez avec elle, ou annulez.
refusal-enter-first = Aucune de ces unités ne se trouve en { $area }. Choisissez une unité et amenez-la d’abord.
refusal-say-with = { $area } était déjà disputée. Dites qui attaque : attack { $number } with UNITÉ …
refusal-not-active = { $unit } n’appartient pas à la Zone active. Terminez d’abord cette attaque.
refusal-not-contested-then = { $area } n’était pas disputée au début de ce Round d’action. Terminez le Round et activez la zone de nouveau.
refusal-mandatory-attack = Toutes les unités qui entrent en { $area } doivent attaquer ensemble. Écrivez : attack { $number }.
refusal-other-target = L’attaque en cours ne vise pas { $area }. Terminez-la d’abord.
refusal-not-attacking = { $unit } ne participe pas à cette attaque. Choisissez un des attaquants.
refusal-not-combined = { $unit } s’y trouvait déjà et ne se joint pas à celles qui entrent. Attaquez avec les nouvelles venues, puis avec elle dans un Round d’action à part.
refusal-barrage-first = Répondez d’abord au Barrage : sacrifiez un attaquant ou repliez-vous.
refusal-lead-first = Choisissez d’abord l’unité de tête de l’attaque.
refusal-support-limit = { $attackers ->
    [one] Un seul attaquant ne peut utiliser qu’un marqueur. Placez-en moins.
   *[other] { $attackers } attaquants peuvent utiliser { $attackers } marqueurs au plus. Placez-en moins.
}
refusal-no-marker-left = Vous n’avez pas autant de marqueurs. Placez-en moins.
refusal-one-air = Une attaque peut avoir un marqueur aérien au plus. Placez-en moins.
refusal-air-prohibited = L’événement aléatoire de ce tour interdit l’appui aérien. Attaquez sans lui.
refusal-air-limited = { $area } était déjà disputée : pas de marqueur aérien. Attaquez sans lui.
refusal-retreat-elsewhere = { $unit } ne peut pas faire retraite vers { $area } : elle retourne d’où elle vient ou, si la place manque, vers la zone libre la plus proche.
refusal-no-round-to-end = Il n’y a pas de Round d’action à terminer, ou le terminer ne changerait rien. Choisissez une unité, ou terminez la phase.
